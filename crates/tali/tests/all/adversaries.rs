//! Generators that no one should roll with, a second process, and a second run: nothing hangs, nothing differs.
#![cfg(feature = "serde")]

use std::fmt::Write;
use std::process::Command;

use conformance::generators;
use serde_json::Value;
use tali::Request;
use tali::prelude::*;
use tali::question::Do;

use crate::conformance::cases;

fn tests() -> impl Iterator<Item = (String, Request)> {
    cases().filter_map(|case| Some((case.id, serde_json::from_str(case.test.get()).ok()?)))
}

/// A case of every test ends on every stuck generator, with an outcome that its dice lead to: the record replays.
#[test]
fn stuck_generators_come_to_an_end() {
    let mut one_of_each: Vec<_> = tests().collect();
    one_of_each.sort_by_key(|(_, test)| test.id());
    one_of_each.dedup_by_key(|(_, test)| test.id());
    assert_eq!(one_of_each.len(), Request::IDS.len());
    for (name, words) in generators::stuck() {
        let mut rng = generators::Words(words);
        for (id, test) in &one_of_each {
            let record = test.record(&mut rng);
            assert_eq!(test.replay(&record.trace.faces()).as_ref(), Ok(&record), "{id}, rolled with {name}");
        }
    }
}

/// Fights to the end in which fair dice would hardly ever hit.
const HARDLY_END: [&str; 4] = [
    r#"{"mini6.duel": {"first": {"attack": "1D", "damage": "1D", "defence": 1000, "soak": 1000},
        "second": {"attack": "1D", "damage": "1D", "defence": 1000, "soak": 1000}}}"#,
    r#"{"mini6.duel": {"first": {"attack": "5D", "damage": "1D", "defence": 1, "soak": 300},
        "second": {"attack": "5D", "damage": "1D", "defence": 1, "soak": 300}, "stacking": "additive"}}"#,
    r#"{"pool.duel": {"a": {"armour": 500, "damage": 0, "health": 100, "to_hit": -1000},
        "b": {"armour": 10000, "damage": 0, "health": 5, "resistant": true}}}"#,
    r#"{"brp.duel": {"first": {"skill": 50, "damage": "20D6", "hit_points": {"total": 5}, "pow": 13, "armour": 119},
        "second": {"skill": 50, "damage": "20D6", "armour": 119, "hit_points": {"total": 5}, "pow": 13}}}"#,
];

/// A host is never kept waiting: a roll that takes too many dice is an error, and a replay says which die it needs.
#[test]
fn fights_that_hardly_end_are_answered() {
    for test in HARDLY_END {
        let test: Request = serde_json::from_str(test).unwrap_or_else(|error| panic!("{test}: {error}"));
        let ask = |action: &str| -> Value {
            let action: Do = serde_json::from_str(action).unwrap();
            serde_json::to_value(action.apply(&test)).unwrap()
        };
        let rolled = ask(r#"{"roll": {"seed": 1}}"#);
        assert!(rolled.get("outcome").is_some() || rolled["error"].as_str().unwrap().contains("2000000 dice"));
        assert!(ask(r#"{"replay": []}"#)["need"]["sides"].is_u64(), "{test:?}");
        assert!(ask("\"odds\"").get("odds").is_some(), "{test:?}");
    }
}

/// Everything that a seed and the odds lead to, as one text.
fn everything() -> String {
    let mut text = String::new();
    for (id, test) in tests() {
        for seed in [0, 1, 2_026] {
            let record = test.record(&mut SeededRng::new(seed));
            writeln!(text, "{id} {seed} {} {:?}", record.outcome, record.trace.faces()).unwrap();
        }
        writeln!(text, "{id} {}", serde_json::to_string(&test.odds()).unwrap()).unwrap();
    }
    text
}

/// The seeds of hash maps and the addresses of memory differ from process to process; no result does.
#[test]
fn two_processes_agree() {
    const CHILD: &str = "TALI_TESTS_PRINT_EVERYTHING";
    if std::env::var_os(CHILD).is_some() {
        println!("{}", everything());
        return;
    }
    let ours = everything();
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "adversaries::two_processes_agree", "--nocapture", "--test-threads=1"])
        .env(CHILD, "1")
        .output()
        .unwrap();
    let theirs = String::from_utf8(child.stdout).unwrap();
    assert!(theirs.contains(&ours), "a second process came to other results");
    assert!(ours.lines().count() > 2_000);
}

/// Odds and outcomes don't depend on what was worked out before.
#[test]
fn the_order_of_questions_is_nothing() {
    let asked: Vec<_> = tests().collect();
    let answer = |test: &Request| -> Value { serde_json::to_value(test.odds()).unwrap() };
    let forwards: Vec<_> = asked.iter().map(|(_, test)| answer(test)).collect();
    let mut backwards: Vec<_> = asked.iter().rev().map(|(_, test)| answer(test)).collect();
    backwards.reverse();
    assert_eq!(forwards, backwards);
}
