//! The cases of `testdata/challenge-tests.jsonl`, each under every interpreter, and data that must be refused.
//! challenge.success, challenge.auto, challenge.round, challenge.resolve, challenge.unopposed, challenge.table.
#![cfg(feature = "serde")]

use challenge_tests::{Challenge, Consequence, Hand, Resolve, Round, Rounds, SuccessRoll, Unopposed};
use dice_core::{Outcome, ReplayError, SeededRng};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// One line: an id, a test, what to do, and what must come of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    id: String,
    test: serde_json::Map<String, Value>,
    #[serde(rename = "do")]
    action: Action,
    expect: Value,
    #[serde(default, rename = "note")]
    _note: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Action {
    Odds,
    Replay(Vec<u32>),
}

fn cases() -> Vec<Case> {
    include_str!("../../../../testdata/challenge-tests.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

fn run<T>(case: &Case, data: &Value)
where
    T: Resolve + Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
    T::Outcome: Serialize + DeserializeOwned + Outcome,
{
    let test: T = serde_json::from_value(data.clone()).unwrap();
    assert_eq!(serde_json::from_value::<T>(serde_json::to_value(&test).unwrap()).unwrap(), test, "{}", case.id);
    match &case.action {
        Action::Odds => {
            assert_eq!(json!({"odds": test.odds()}), case.expect, "{}", case.id);
            rolls_agree(case, &test);
        }
        Action::Replay(faces) => {
            let answer = match test.replay(faces) {
                Ok(record) => json!({"outcome": record.outcome}),
                Err(ReplayError::Needs { sides, .. }) => json!({"need": {"sides": sides.get()}}),
                Err(error) => json!({"error": error.to_string()}),
            };
            assert_eq!(answer, case.expect, "{}", case.id);
        }
    }
}

/// 4,000 rolls from one seed: no outcome is further than five standard deviations from its odds, which fair dice
/// exceed about once in a million outcomes; what is rolled replays to the same.
fn rolls_agree<T: Resolve>(case: &Case, test: &T)
where
    T::Outcome: Serialize + DeserializeOwned,
{
    const ROLLS: u32 = 4_000;
    let odds = test.odds();
    let mut counts = vec![0_u32; odds.len()];
    let mut rng = SeededRng::new(20_261_130);
    for roll in 0..ROLLS {
        let outcome = if roll % 100 == 0 {
            let record = test.record(&mut rng);
            assert_eq!(test.replay(&record.trace.faces()).unwrap().outcome, record.outcome);
            let data = serde_json::to_string(&record.outcome).unwrap();
            assert_eq!(serde_json::from_str::<T::Outcome>(&data).unwrap(), record.outcome);
            record.outcome
        } else {
            test.roll(&mut rng)
        };
        counts[odds.outcomes().binary_search(&outcome).expect("only what has a chance is rolled")] += 1;
    }
    for ((outcome, chance), count) in odds.iter().zip(counts) {
        let (p, n) = (chance.to_f64(), f64::from(ROLLS));
        let off = (f64::from(count) - n * p).abs();
        assert!(off <= 5.0 * (n * p * (1.0 - p)).sqrt() + 1.0, "{}: {outcome:?} fell {count} times", case.id);
    }
}

#[test]
fn every_case_comes_out() {
    let cases = cases();
    assert!(cases.len() >= 70);
    for case in &cases {
        let (name, data) = case.test.iter().next().unwrap();
        match name.as_str() {
            "challenge.success" => run::<SuccessRoll>(case, data),
            "challenge.auto" => run::<Hand>(case, data),
            "challenge.round" => run::<Round>(case, data),
            "challenge.resolve" => run::<Challenge>(case, data),
            "challenge.rounds" => run::<Rounds>(case, data),
            "challenge.unopposed" => run::<Unopposed>(case, data),
            "challenge.table" => run::<Consequence<String>>(case, data),
            other => panic!("{}: {other} is no test", case.id),
        }
    }
}

fn refused<T: DeserializeOwned>(data: &str, says: &str) {
    match serde_json::from_str::<T>(data) {
        Ok(_) => panic!("{data} is accepted"),
        Err(error) => assert!(error.to_string().contains(says), "{data}: {error}"),
    }
}

/// Unknown fields, fields given twice, wrong types and numbers out of range are refused, and the message says which.
#[test]
fn bad_data_is_refused() {
    refused::<Challenge>(r#"{"a": {"rating": 4}}"#, "missing field `b`");
    refused::<Challenge>(r#"{"a": {"rating": 4}, "b": {"rating": 2}, "c": 1}"#, "unknown field `c`");
    refused::<Challenge>(r#"{"a": {"rating": 4, "modifier": 1}, "b": {"rating": 2}}"#, "unknown field `modifier`");
    refused::<Challenge>(r#"{"a": {"rating": 4, "rating": 4}, "b": {"rating": 2}}"#, "duplicate field `rating`");
    refused::<Challenge>(r#"{"a": {}, "b": {"rating": 2}}"#, "missing field `rating`");
    for (bad, says) in [
        ("1001", "rating 1001 is out of range: 0 to 1000 are allowed"),
        ("-1", "rating -1 is out of range"),
        ("4.0", "floating point `4.0`"),
        ("\"4\"", "string \"4\""),
        ("null", "null"),
        ("true", "boolean `true`"),
        ("99999999999999999999", "floating point"),
        ("9223372036854775808", "9223372036854775808"),
    ] {
        refused::<Challenge>(&format!(r#"{{"a": {{"rating": {bad}}}, "b": {{"rating": 2}}}}"#), says);
        refused::<SuccessRoll>(&format!(r#"{{"rating": {bad}}}"#), says);
        refused::<Unopposed>(&format!(r#"{{"rating": 3, "dr": {bad}}}"#), says);
    }
    refused::<Challenge>(
        r#"{"a": {"rating": 4, "modifiers": 1001}, "b": {"rating": 2}}"#,
        "modifiers 1001 is out of range: -1000 to 1000 are allowed",
    );
    refused::<Unopposed>(r#"{"rating": 4, "dr": 2, "modifiers": -1001}"#, "modifiers -1001");
    refused::<Rounds>(r#"{"a": {"rating": 4}, "b": {"rating": 2}}"#, "missing field `at_most`");
    refused::<Rounds>(
        r#"{"a": {"rating": 4}, "b": {"rating": 2}, "at_most": 101}"#,
        "at_most 101 is out of range: 0 to 100 are allowed",
    );
    refused::<Rounds>(r#"{"a": {"rating": 4}, "b": {"rating": 2}, "at_most": -1}"#, "at_most -1");
    refused::<Hand>(r#"{"rating": 4, "dice": 101}"#, "dice 101 is out of range: 0 to 100 are allowed");
    refused::<Hand>(
        r#"{"rating": 4, "dice": 5, "automatic": 3}"#,
        "automatic successes 3 is out of range: 0 to 2 are allowed",
    );
    refused::<Consequence<String>>(
        r#"{"a": {"rating": 4}, "b": {"rating": 2}, "table": {"a": [], "b": []}}"#,
        "missing field `evenly-matched`",
    );
    refused::<Consequence<String>>(r#"{"a": {"rating": 4}, "b": {"rating": 2}, "shift": 1001}"#, "shift 1001");
    refused::<challenge_tests::Ending>(r#"{"a": 0}"#, "nonzero");
    refused::<challenge_tests::Ending>(r#"{"c": 1}"#, "unknown variant `c`");
    refused::<challenge_tests::Degree>(r#"{"degree": 0}"#, "nonzero");
}

/// The highest modifiers that a request may carry are accepted, and rolled.
#[test]
fn the_whole_range_is_accepted() {
    let huge = r#"{"a": {"rating": 1000, "modifiers": 1000}, "b": {"rating": 0, "modifiers": -1000}}"#;
    let challenge: Challenge = serde_json::from_str(huge).unwrap();
    assert_eq!(challenge.dice().0.dice(), 1007);
    let _ = challenge.roll_seed(1);
}
