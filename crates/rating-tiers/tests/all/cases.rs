//! The cases of `testdata/rating-tiers.jsonl`, each under every interpreter, and data that must be refused.
//! tiers.roll, tiers.difficulty, tiers.player-facing, tiers.exchange, tiers.campaign.
#![cfg(feature = "serde")]

use dice_core::{Outcome, ReplayError, SeededRng};
use rating_tiers::{
    Campaign, Exchange, Exchanges, Fighter, PlayerFacing, Ratings, Resolve, Sheet, TierOutcome, TierRoll, Unopposed,
};
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
    let lines = include_str!("../../../../testdata/rating-tiers.jsonl").lines();
    let cases: Vec<Case> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(cases.len() >= 60);
    for case in &cases {
        let (name, data) = case.test.iter().next().unwrap();
        match name.as_str() {
            "tiers.roll" => run::<TierRoll>(case, data),
            "tiers.difficulty" => run::<Unopposed>(case, data),
            "tiers.player-facing" => run::<PlayerFacing>(case, data),
            "tiers.exchange" => run::<Exchange>(case, data),
            "tiers.campaign" => run::<Campaign>(case, data),
            "tiers.campaign-exchanges" => run::<Exchanges>(case, data),
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
    assert_eq!(json!(sheet.ratings()), json!({"accuracy": 1, "avoidance": 2, "damage": 5, "deflection": 4}));
    assert_eq!(serde_json::from_value::<Sheet>(json!(sheet)).unwrap(), sheet);
}
