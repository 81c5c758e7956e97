//! A process that is gone in the middle: the others end, say so, and leave no table; a new run gives the right one.

use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Child, Command};
use std::time::{Duration, Instant};

use crate::sweep::{Folder, command, said, status, together};

/// Fights to the end, thousands of them: they take seconds, and how far they are is told after a fifth of one, so that there is
/// a middle on a machine ten times as fast.
const FIGHTS: &str = r#"{
  "test": {"brp.duel": {
    "first": {"skill": {"each": {"from": 41, "to": 100}}, "damage": "1D6", "hit_points": {"total": 10}, "pow": 13},
    "second": {"skill": {"each": {"from": 41, "to": 90}}, "damage": "1D6", "armour": 1, "hit_points": {"total": 10}, "pow": 11}
  }},
  "chances": [{"name": "the first wins", "of": ["first"]}]
}"#;

/// Starts two processes and waits until the first says that some cells, not all, are done.
fn in_the_middle(
    job: &Path,
    table: &Path,
    hosts: &Path,
    arguments: &[&str],
) -> (Vec<Child>, BufReader<impl Read + use<>>) {
    let start = || {
        let mut command: Command = command("odds", job, table);
        command.args(arguments);
        command
    };
    let mut children = together(2, 1, hosts, start);
    let mut told = BufReader::new(children[0].stderr.take().unwrap());
    let mut line = String::new();
    told.read_line(&mut line).unwrap();
    assert!(line.contains(" of 3000 (") && !line.contains("(100 %)"), "{line}");
    (children, told)
}

/// The status of a process that has to end within a time.
fn ends_with(child: &mut Child, within: Duration) -> i32 {
    let until = Instant::now() + within;
    loop {
        match child.try_wait().unwrap() {
            Some(status) => return status.code().expect("it ends by itself"),
            None if Instant::now() > until => {
                child.kill().unwrap();
                panic!("it doesn't end");
            }
            None => std::thread::sleep(Duration::from_millis(20)),
        }
    }
}

fn rest(mut told: impl Read) -> String {
    let mut text = String::new();
    told.read_to_string(&mut text).unwrap();
    text
}

const SOON: Duration = Duration::from_secs(20);

fn prepared(name: &str) -> (Folder, PathBuf, PathBuf) {
    let folder = Folder::new(name);
    let (job, hosts) = (folder.with("job.json", FIGHTS), folder.hosts(2));
    (folder, job, hosts)
}

#[test]
fn without_a_helper_the_writer_ends_and_a_new_run_is_right() {
    let (folder, job, hosts) = prepared("killed-helper");
    let table = folder.path("table.csv");
    let (mut children, told) = in_the_middle(&job, &table, &hosts, &[]);
    children[1].kill().unwrap();
    assert_eq!(ends_with(&mut children[0], SOON), 3);
    let told = rest(told);
    assert!(told.contains("broken off: another process of this run is gone"), "{told}");
    assert!(told.contains("No table was written; start the run again from the beginning"), "{told}");
    assert_eq!(folder.names(), ["hosts", "job.json"]);
    children[1].wait().unwrap();

    for output in crate::sweep::ended(together(2, 1, &hosts, || command("odds", &job, &table))) {
        assert_eq!(status(&output), 0, "{}", said(&output));
    }
    let alone = folder.path("alone.csv");
    assert_eq!(status(&command("odds", &job, &alone).output().unwrap()), 0);
    assert_eq!(folder.read("table.csv"), folder.read("alone.csv"));
    assert_eq!(folder.read("alone.csv").lines().count(), 3001);
}

#[test]
fn without_the_writer_the_helper_ends_and_nothing_looks_whole() {
    let (folder, job, hosts) = prepared("killed-writer");
    let (mut children, _) = in_the_middle(&job, &folder.path("table.csv"), &hosts, &[]);
    children[0].kill().unwrap();
    assert_eq!(ends_with(&mut children[1], SOON), 3);
    let told = rest(children[1].stderr.take().unwrap());
    assert!(told.contains("broken off: another process of this run is gone"), "{told}");
    // a process that is killed can't clear away, but the name says what it is
    assert_eq!(folder.names(), ["hosts", "job.json", "table.csv.unfinished"]);
    children[0].wait().unwrap();
}

/// A machine without power doesn't close its connections: it says nothing more.
#[cfg(unix)]
#[test]
fn a_helper_that_says_nothing_more_is_given_up() {
    let (folder, job, hosts) = prepared("silent-helper");
    let (mut children, told) = in_the_middle(&job, &folder.path("table.csv"), &hosts, &["--patience", "2"]);
    let stopped = Command::new("kill").args(["-STOP", &children[1].id().to_string()]).status().unwrap();
    assert!(stopped.success());
    let status = ends_with(&mut children[0], SOON);
    children[1].kill().unwrap();
    children[1].wait().unwrap();
    assert_eq!(status, 3);
    let told = rest(told);
    assert!(told.contains("broken off: the other processes have given no sign for 2 s"), "{told}");
    assert_eq!(folder.names(), ["hosts", "job.json"]);
}
