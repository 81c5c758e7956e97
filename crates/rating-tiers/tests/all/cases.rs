//! The cases of `testdata/rating-tiers.jsonl`, each under every interpreter, and data that must be refused.
//! tiers.roll, tiers.difficulty, tiers.player-facing, tiers.exchange, tiers.campaign.
#![cfg(feature = "serde")]

use conformance::refused;
use rating_tiers::{
    Campaign, Exchange, Exchanges, Fighter, PlayerFacing, RULES, Ratings, Sheet, TierOutcome, TierRoll, Unopposed,
    rules,
};

#[test]
fn every_case_comes_out() {
    let cases = include_str!("../../../../testdata/rating-tiers.jsonl");
    let met = conformance::check_cases!(cases, {
        "tiers.roll" => TierRoll,
        "tiers.difficulty" => Unopposed,
        "tiers.player-facing" => PlayerFacing,
        "tiers.exchange" => Exchange,
        "tiers.campaign" => Campaign,
        "tiers.campaign-exchanges" => Exchanges,
    });
    // a campaign is its exchanges: the trace has those
    assert_eq!(conformance::rules_without_cases(RULES, &met, &[rules::CAMPAIGN]), []);
}

/// Unknown fields, fields given twice, wrong types and numbers out of range are refused, and the message says which.
#[test]
fn bad_data_is_refused() {
    refused::<TierRoll>(r#"{"actor": 1}"#, "missing field `opposing`");
    refused::<TierRoll>(r#"{"actor": 1, "opposing": 2, "opposed": 3}"#, "unknown field `opposed`");
    refused::<TierRoll>(r#"{"actor": 1, "actor": 1, "opposing": 2}"#, "duplicate field `actor`");
    for (bad, says) in [
        ("15.0", "floating point `15.0`"),
        ("\"1\"", "string \"1\""),
        ("null", "null"),
        ("[]", "sequence"),
        ("9223372036854775808", "9223372036854775808"),
        ("-9223372036854775809", "floating point"),
    ] {
        refused::<TierRoll>(&format!(r#"{{"actor": {bad}, "opposing": 2}}"#), says);
        refused::<Ratings>(&format!(r#"{{"accuracy": 1, "avoidance": 1, "damage": {bad}, "deflection": 1}}"#), says);
    }
    refused::<Unopposed>(
        r#"{"actor": 1, "difficulty": "easy"}"#,
        "tiers.difficulty: difficulty `easy` is unknown: trivial, skilled, difficult, impossible are allowed",
    );
    refused::<Unopposed>(r#"{"actor": 1, "difficulty": 10}"#, "tiers.difficulty");
    refused::<PlayerFacing>(r#"{"acting": "referee", "attacking": 1, "defending": 1}"#, "player, opponent are allowed");
    refused::<Exchange>(r#"{"accuracy": 1, "avoidance": 1, "damage": 1}"#, "missing field `deflection`");
    refused::<Exchange>(
        r#"{"accuracy": 1, "avoidance": 1, "damage": 1, "deflection": 1, "penetrating": 1}"#,
        "expected a boolean",
    );
    refused::<TierOutcome>("\"victory\"", "complete-victory");
    let fighter =
        |track: &str| format!(r#"{{"accuracy": 1, "avoidance": 1, "damage": 1, "deflection": 1, "track": {track}}}"#);
    refused::<Fighter>(&fighter("0"), "track 0 is out of range: 1 to 20 are allowed");
    refused::<Fighter>(&fighter("21"), "track 21");
    let wall = r#"{"accuracy": 0, "avoidance": 20, "damage": 0, "deflection": 20, "track": 1}"#;
    refused::<Campaign>(&format!(r#"{{"player": {wall}, "opponent": {wall}}}"#), "tiers.campaign: neither side");
    refused::<Campaign>(
        &format!(r#"{{"player": {wall}, "opponent": {wall}, "last": "player"}}"#),
        "unknown field `last`",
    );
    let even = fighter("1");
    refused::<Exchanges>(
        &format!(r#"{{"player": {even}, "opponent": {even}, "at_most": 101}}"#),
        "at_most 101 is out of range: 0 to 100",
    );
    refused::<Exchanges>(&format!(r#"{{"player": {even}, "opponent": {even}}}"#), "missing field `at_most`");
    refused::<Sheet>(
        r#"{"accuracy": 1, "avoidance": 1, "damage": 1, "deflection": 1, "size": {"accuracy": 1}}"#,
        "unknown field `accuracy`",
    );
}

/// tiers.outcome, tiers.stats: the second name is read, and what is left out takes its default.
#[test]
fn good_data_is_read() {
    assert_eq!(serde_json::from_str::<TierOutcome>("\"complete-success\"").unwrap(), TierOutcome::CompleteVictory);
    assert_eq!(serde_json::to_string(&TierOutcome::CompleteVictory).unwrap(), "\"complete-victory\"");
    let sheet: Sheet =
        serde_json::from_str(r#"{"accuracy": 1, "avoidance": 2, "damage": 3, "deflection": 4, "size": {"damage": 2}}"#)
            .unwrap();
    assert_eq!(
        serde_json::json!(sheet.ratings()),
        serde_json::json!({"accuracy": 1, "avoidance": 2, "damage": 5, "deflection": 4})
    );
    assert_eq!(serde_json::from_value::<Sheet>(serde_json::json!(sheet)).unwrap(), sheet);
}
