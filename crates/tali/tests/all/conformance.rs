//! Every case of every system, asked as a line of text and answered through the one door that plugins use.
//!
//! The cases' values come from the rule texts, from printed tables and from separate programs; their notes say which.
#![cfg(feature = "serde")]

use std::collections::BTreeSet;

use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use tali::Request;
use tali::prelude::*;
use tali::question::Question;

/// A line: a question, and what must come of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Case<'a> {
    pub(crate) id: String,
    #[serde(borrow)]
    pub(crate) test: &'a RawValue,
    #[serde(borrow, rename = "do")]
    action: &'a RawValue,
    /// Odds, an outcome or a need: exactly these. An error: any, or the one given.
    expect: Value,
    #[serde(default, rename = "note")]
    _note: String,
}

const FILES: [(&str, &str); 5] = [
    ("mini6-thule", include_str!("../../../../testdata/mini6-thule.jsonl")),
    ("d6-pool-saves", include_str!("../../../../testdata/d6-pool-saves.jsonl")),
    ("challenge-tests", include_str!("../../../../testdata/challenge-tests.jsonl")),
    ("percentile-brp", include_str!("../../../../testdata/percentile-brp.jsonl")),
    ("rating-tiers", include_str!("../../../../testdata/rating-tiers.jsonl")),
];

pub(crate) fn cases() -> impl Iterator<Item = Case<'static>> {
    FILES.into_iter().flat_map(|(file, text)| {
        text.lines()
            .map(move |line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{file}: {line}: {error}")))
    })
}

/// The answer to a line, as the `requests` example gives it.
fn answer(line: &str) -> Value {
    match serde_json::from_str::<Question<&RawValue>>(line) {
        Ok(question) => serde_json::from_str(&serde_json::to_string(&question.answer()).unwrap()).unwrap(),
        Err(error) => serde_json::json!({"error": error.to_string()}),
    }
}

#[test]
fn every_answer_is_the_expected_one() {
    let mut wrong = Vec::new();
    for case in cases() {
        let answer = answer(&format!(r#"{{"id": {:?}, "test": {}, "do": {}}}"#, case.id, case.test, case.action));
        let expected = case.expect.as_object().unwrap();
        let met = !expected.is_empty()
            && expected.iter().all(|(key, value)| match (&answer[key], value) {
                (Value::String(_), Value::Bool(true)) if key == "error" => true,
                (given, value) => given == value,
            });
        // an answer says one thing
        let said = ["odds", "outcome", "need", "error"].iter().filter(|key| answer.get(key).is_some()).count();
        if !met || said != 1 {
            wrong.push(format!("{}: {answer}\n  expected {}", case.id, case.expect));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn ids_are_given_once_and_every_test_has_cases() {
    let mut ids = BTreeSet::new();
    let mut tests = BTreeSet::new();
    for case in cases() {
        assert!(ids.insert(case.id.clone()), "{} is given twice", case.id);
        if let Ok(test) = serde_json::from_str::<Request>(case.test.get()) {
            tests.insert(test.id());
        }
    }
    let without: Vec<_> = Request::IDS.iter().filter(|id| !tests.contains(*id)).collect();
    assert!(without.is_empty(), "no case of {without:?}");
}

#[test]
fn requests_are_saved_and_loaded_and_their_odds_sum_to_one() {
    for case in cases().filter(|case| case.expect.get("odds").is_some()) {
        let test: Request = serde_json::from_str(case.test.get()).unwrap();
        let saved = serde_json::to_string(&test).unwrap();
        assert_eq!(serde_json::from_str::<Request>(&saved).unwrap(), test, "{}", case.id);
        let value = serde_json::to_value(&test).unwrap();
        assert_eq!(serde_json::from_value::<Request>(value).unwrap(), test, "{}", case.id);

        let odds = test.odds_within(Budget::default()).unwrap();
        assert_eq!(odds.chance_of(|_| true), Probability::certain(), "{}", case.id);
        let shown: BTreeSet<_> = odds.outcomes().iter().map(ToString::to_string).collect();
        assert!(
            shown.len() == odds.len() && !shown.contains(""),
            "{}: two outcomes are shown alike, or as nothing",
            case.id
        );
        assert!(odds.outcomes().is_sorted() && odds.iter().all(|(_, p)| p != Probability::impossible()), "{}", case.id);
    }
}
