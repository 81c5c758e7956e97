//! What the audit finds, line by line.

use crate::sweep::{Folder, command, said, status};

#[test]
fn every_kind_of_fault_is_told_with_its_line() {
    let folder = Folder::new("audits");
    let roll = |action: &str, outcome: &str| {
        format!(
            r#"{{"id": 7, "test": {{"mini6.check": {{"code": "2D", "tn": 9}}}}, "do": {action}, "outcome": {outcome}, "by": "Ada"}}"#
        )
    };
    let too_long = format!("{{\"id\": \"{}\"}}", "x".repeat(17 << 20));
    let lines = [
        // answers of docs/requests.md
        roll(r#"{"roll": {"seed": 7}}"#, "\"success\""),
        roll(r#"{"replay": [3, 6, 1]}"#, "\"success\""),
        String::new(),
        roll(r#"{"replay": [3, 6, 1]}"#, "\"failure\""),
        roll(r#"{"replay": [3, 6]}"#, "\"success\""),
        roll(r#"{"replay": [3, 7]}"#, "\"success\""),
        roll(r#"{"replay": [3, 5, 1]}"#, "\"success\""),
        roll("\"odds\"", "\"success\""),
        "{".into(),
        r#"{"test": {"mini6.check": {"code": "2D", "tn": 9}}, "do": {"replay": [3, 6, 1]}}"#.into(),
        too_long,
    ];
    let log = folder.with("log.jsonl", &lines.join("\n"));
    let output = command("audit", &log, &folder.path("table.csv")).output().unwrap();
    assert_eq!(status(&output), 1, "{}", said(&output));
    let table = folder.read("table.csv");
    let shown: Vec<&str> = table.lines().collect();
    assert_eq!(shown[1], "4,7,has another outcome,\"\"\"failure\"\"\",\"\"\"success\"\"\"");
    assert_eq!(shown[2], "5,7,lacks dice,\"\"\"success\"\"\",a d6 is needed next");
    let (die, left) = ("\"die 2 is a d6, which has no face 7: 1 to 6 are allowed\"", "7,7,has dice that can't be,");
    assert!(shown[3].starts_with("6,7,has dice that can't be,") && shown[3].ends_with(die), "{}", shown[3]);
    assert!(shown[4].starts_with(left), "{}", shown[4]);
    assert!(shown[5].starts_with("8,7,is no recorded roll,"), "{}", shown[5]);
    assert!(
        shown[6].starts_with("9,,is no recorded roll,,") && shown[7].contains("missing field `outcome`"),
        "{table}"
    );
    assert!(shown[8].starts_with("11,,is no recorded roll,,the line has more than"), "{}", shown[8]);
    assert_eq!(shown.len(), 9);
    assert!(said(&output).contains("sweep: line 4: has another outcome: \"success\"\n"), "{}", said(&output));
    let summary = String::from_utf8(output.stdout).unwrap();
    assert!(summary.starts_with("11 lines\n  blank: 1\n  follows from its dice: 2\n"), "{summary}");
}

#[test]
fn an_empty_log_has_an_empty_table() {
    let folder = Folder::new("audit-empty");
    let output =
        command("audit", &folder.with("log.jsonl", ""), &folder.path("table.csv")).args(["-w", "2"]).output().unwrap();
    assert_eq!((status(&output), folder.read("table.csv").lines().count()), (0, 1), "{}", said(&output));
}
