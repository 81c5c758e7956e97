//! The cases of `testdata/challenge-tests.jsonl`, each under every interpreter, and data that must be refused.
//! challenge.success, challenge.auto, challenge.round, challenge.resolve, challenge.unopposed, challenge.table.
#![cfg(feature = "serde")]

use challenge_tests::{Challenge, Consequence, Hand, RULES, Resolve, Round, Rounds, SuccessRoll, Unopposed, rules};
use conformance::refused;

#[test]
fn every_case_comes_out() {
    let cases = include_str!("../../../../testdata/challenge-tests.jsonl");
    let met = conformance::check_cases!(cases, {
        "challenge.success" => SuccessRoll,
        "challenge.auto" => Hand,
        "challenge.round" => Round,
        "challenge.resolve" => Challenge,
        "challenge.rounds" => Rounds,
        "challenge.unopposed" => Unopposed,
        "challenge.table" => Consequence<String>,
    });
    // a challenge is its rounds: the trace has those
    assert_eq!(conformance::rules_without_cases(RULES, &met, &[rules::RESOLVE]), []);
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

/// The schema of a consequence says that the table may be left out, without the two thousand rows of the ready-made one;
/// what else has a default keeps it.
#[cfg(feature = "schemars")]
#[test]
fn the_schema_is_without_the_ready_made_table() {
    let schema = schemars::schema_for!(Consequence<String>);
    assert_eq!(schema.pointer("/required"), Some(&serde_json::json!(["a", "b"])));
    assert!(schema.pointer("/properties/table").is_some_and(|table| table.get("default").is_none()));
    assert_eq!(schema.pointer("/properties/shift/default"), Some(&serde_json::json!(0)));
}
