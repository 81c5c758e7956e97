//! What is wrong before anything is done is said, and nothing is written.

use crate::sweep::{Folder, command, ended, said, status, together};

const CHECKS: &str = r#"{"test": {"mini6.check": {"code": {"each": {"from": "1D", "to": "5D"}}, "tn": 12}}}"#;

#[test]
fn a_job_that_is_none_is_refused() {
    let folder = Folder::new("refused");
    let table = folder.path("table.csv");
    let refused = |job: &str| {
        let output = command("odds", &folder.with("job.json", job), &table).output().unwrap();
        assert_eq!((status(&output), table.exists()), (2, false), "{job}");
        said(&output)
    };
    assert!(refused("{").contains("job.json: EOF while parsing"));
    assert!(
        refused(r#"{"test": {"mini6.check": {"tn": {"each": []}}}}"#)
            .contains("mini6.check.tn: `each` lists no values")
    );
    assert!(refused(r#"{"tests": {}}"#).contains("unknown field `tests`"));
    // the job of the other tests, with more fields
    let with = |fields: &str| CHECKS.replace("12}}}", &format!("12}}}}, {fields}}}"));
    let reach = r#""reach": {"chance": "1/2", "along": "mini6.check.tn"}"#;
    let said = refused(&with(reach));
    assert!(said.contains("`reach` is about the first of `chances`: there is none"), "{said}");
    let said = refused(&with(&format!(r#""chances": [{{"name": "success", "of": ["success"]}}], {reach}"#)));
    assert!(said.contains("there is no axis `mini6.check.tn`: mini6.check.code are allowed"), "{said}");
    assert_eq!(folder.names(), ["job.json"]);
}

#[test]
fn a_command_line_that_is_none_is_refused() {
    let folder = Folder::new("command-line");
    let job = folder.with("job.json", CHECKS);
    let refused = |what: &str, arguments: &[&str]| {
        let output = command(what, &job, &folder.path("table.csv")).args(arguments).output().unwrap();
        assert_eq!(status(&output), 2);
        said(&output)
    };
    assert!(refused("odd", &[]).contains("odds, audit or record"));
    assert!(refused("odds", &["-w", "0"]).contains("--workers 0 is out of range: 1 to 1024 are allowed"));
    assert!(refused("odds", &["-n", "2", "-p", "2"]).contains("--process 2 is out of range: 0 to 1 are allowed"));
    assert!(refused("odds", &["-n", "2", "-h", folder.hosts(3).to_str().unwrap()]).contains("names 3 hosts"));
    assert!(refused("odds", &["--speed"]).contains("see sweep --help"));
}

#[test]
fn processes_with_different_jobs_or_workers_do_not_begin() {
    let folder = Folder::new("different");
    let other = folder.with("other.json", &CHECKS.replace("12", "13"));
    let job = folder.with("job.json", CHECKS);
    let hosts = folder.hosts(2);
    let table = folder.path("table.csv");
    let number = std::cell::Cell::new(0);
    let outputs = ended(together(2, 1, &hosts, || {
        number.set(number.get() + 1);
        command("odds", if number.get() == 1 { &job } else { &other }, &table)
    }));
    for output in &outputs {
        assert_eq!(status(output), 2, "{}", said(output));
        assert!(said(output).contains("was started with another job"), "{}", said(output));
    }
    assert_eq!(folder.names(), ["hosts", "job.json", "other.json"]);
}

#[test]
fn a_process_that_never_comes_is_not_waited_for_for_ever() {
    let folder = Folder::new("never-comes");
    let job = folder.with("job.json", CHECKS);
    let hosts = folder.hosts(2);
    for process in ["0", "1"] {
        let output = command("odds", &job, &folder.path("table.csv"))
            .args(["-n", "2", "-p", process, "--patience", "1", "-h"])
            .arg(&hosts)
            .output()
            .unwrap();
        assert_eq!(status(&output), 2, "{}", said(&output));
    }
    assert_eq!(folder.names(), ["hosts", "job.json"]);
}

#[test]
fn an_old_table_does_not_outlive_the_beginning_of_a_new_run() {
    let folder = Folder::new("old-table");
    let job = folder.with("job.json", CHECKS);
    let old = folder.with("table.csv", "old");
    let output =
        command("odds", &job, &old).args(["-n", "2", "--patience", "1", "-h"]).arg(folder.hosts(2)).output().unwrap();
    assert_eq!((status(&output), old.exists()), (2, false), "{}", said(&output));
}
