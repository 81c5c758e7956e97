//! However many take part, the table and the summary are the same, byte for byte; and the table is right.

use std::path::Path;

use tali::Request;
use tali::dice::Resolve;

use crate::sweep::{Folder, command, ended, said, status, together};

/// What one worker, two, and two processes with two each make of the same: the table and the summary.
fn by_all(folder: &Folder, what: &str, input: &Path, expected: i32) -> (String, String) {
    let run = |name: &str, workers: &str| {
        let output = command(what, input, &folder.path(name)).args(["-w", workers]).output().unwrap();
        assert_eq!(status(&output), expected, "{}", said(&output));
        (folder.read(name), String::from_utf8(output.stdout).unwrap())
    };
    let one = run("one.csv", "1");
    assert_eq!(one, run("two.csv", "2"));
    assert_eq!(one, run("three.csv", "3"));

    let table = folder.path("four.csv");
    let outputs = ended(together(2, 2, &folder.hosts(2), || command(what, input, &table)));
    assert_eq!(status(&outputs[0]), expected, "{}", said(&outputs[0]));
    assert!(status(&outputs[1]) <= expected, "{}", said(&outputs[1]));
    assert_eq!(one, (folder.read("four.csv"), String::from_utf8(outputs[0].stdout.clone()).unwrap()));
    assert!(outputs[1].stdout.is_empty());
    one
}

fn sample() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/grids/strikes.json"))
}

#[test]
fn of_the_sample_grid() {
    let folder = Folder::new("same-grid");
    let (table, summary) = by_all(&folder, "odds", sample(), 0);
    assert!(summary.starts_with("4320 cells\n  worked out: 4320\nbest out of the fight: "), "{summary}");

    let uncached = folder.path("uncached.csv");
    assert_eq!(status(&command("odds", sample(), &uncached).arg("--no-cache").output().unwrap()), 0);
    assert_eq!(table, folder.read("uncached.csv"));

    // every hundredth cell, its test written out from loops of our own
    let mut rows = csv::Reader::from_reader(table.as_bytes());
    let mut rows = rows.records().map(Result::unwrap);
    let weapons = [("3D", 0), ("4D", 0), ("4D+2", -1), ("5D+1", -2), ("6D", -4)];
    let mut cell = 0;
    for (damage, bonus) in weapons {
        for soak in [8, 10, 12, 14, 16, 18] {
            for tn in [10, 15, 20] {
                for state in ["healthy", "stunned", "wounded"] {
                    for pips in 9..=24 {
                        let row = rows.next().unwrap();
                        assert_eq!(row[0], cell.to_string());
                        cell += 1;
                        if cell % 100 != 0 {
                            continue;
                        }
                        let attack = format!("{}D+{}", pips / 3, pips % 3).replace("+0", "");
                        let test = format!(
                            r#"{{"mini6.strike": {{"attack": "{attack}", "attack_bonus": {bonus}, "tn": {tn},
                                "damage": "{damage}", "soak": {soak}, "state": "{state}"}}}}"#
                        );
                        let odds = serde_json::from_str::<Request>(&test).unwrap().odds();
                        let unhurt = odds.chance_of(|outcome| outcome.to_string() == "healthy");
                        assert_eq!(
                            [&row[2], &row[3], &row[4], &row[5]],
                            [&soak.to_string(), &tn.to_string(), state, &*attack]
                        );
                        assert_eq!([&row[8], &row[9]], [unhurt.fraction(), format!("{:.6}", unhurt.to_f64())]);
                    }
                }
            }
        }
    }
    assert_eq!((cell, rows.next().is_none()), (4320, true));
}

#[test]
fn of_a_grid_with_all_its_odds_and_with_bad_cells() {
    let folder = Folder::new("same-odds");
    let grid = folder.with(
        "grid.json",
        r#"{"test": {"mini6.check": {"code": {"each": {"from": "1D", "to": "12D"}}, "tn": {"each": {"from": 997, "to": 1004}}}}}"#,
    );
    let (table, summary) = by_all(&folder, "odds", &grid, 1);
    assert_eq!(summary, "272 cells\n  without odds: 136\n  worked out: 136\n");
    let fault = "mini6.check.tn: mini6.check: target number 1001 is out of range: -1000 to 1000 are allowed";
    assert!(table.contains(&format!("\n4,1D,1001,,{fault}\n")), "{table}");
    assert_eq!(table.lines().count(), 273);
}

#[test]
fn of_a_log() {
    let folder = Folder::new("same-log");
    let log = folder.path("log.jsonl");
    let recorded = command("record", sample(), &log).args(["--rolls", "3000", "--seed", "7"]).output().unwrap();
    assert_eq!(status(&recorded), 0, "{}", said(&recorded));
    let (table, summary) = by_all(&folder, "audit", &log, 0);
    assert_eq!(table, "line,id,verdict,recorded,what follows\n");
    assert_eq!(summary, "3000 lines\n  follows from its dice: 3000\n");

    // a log that was touched: every 500th line says that the target died
    let touched: Vec<String> = folder
        .read("log.jsonl")
        .lines()
        .enumerate()
        .map(|(at, line)| match (at % 500, line.rsplit_once("\"outcome\":")) {
            (0, Some((before, _))) => format!("{before}\"outcome\":\"dead\"}}"),
            _ => line.to_owned(),
        })
        .collect();
    let (table, summary) = by_all(&folder, "audit", &folder.with("touched.jsonl", &touched.join("\n")), 1);
    assert_eq!(table.lines().count(), 7);
    assert_eq!(summary, "3000 lines\n  follows from its dice: 2994\n  has another outcome: 6\n");
}

#[test]
fn a_log_is_the_same_however_it_is_recorded() {
    let folder = Folder::new("same-recorded");
    let record = |name: &str, rolls: &str| {
        let arguments = ["--rolls", rolls, "--seed", "7", "-q"];
        assert!(command("record", sample(), &folder.path(name)).args(arguments).status().unwrap().success());
        folder.read(name)
    };
    // each roll has a stream of its own, so that it doesn't matter how many there are
    assert!(record("many.jsonl", "500").starts_with(&record("few.jsonl", "20")));
}
