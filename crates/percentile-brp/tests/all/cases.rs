//! The cases of `testdata/percentile-brp.jsonl`, each under every interpreter.
//!
//! brp.skill, brp.hit, brp.resistance, brp.experience, brp.experience-run, brp.training, brp.characteristic,
//! brp.characteristic-training, brp.chase, brp.forced-march, brp.wound, brp.minor-sum, brp.major, brp.healing, brp.duel.
#![cfg(feature = "serde")]

use std::collections::BTreeSet;
use std::fmt::Debug;

use dice_core::{Odds, ReplayError, Resolve, RuleId, RuleKind, SeededRng};
use percentile_brp::movement::{Chase, ForcedMarch};
use percentile_brp::{
    CharacteristicRoll, CharacteristicTraining, Duel, Exchange, Experience, ExperienceRun, ExperienceUntil,
    HealingWeeks, Hit, MajorWound, MinorSum, Physik, RULES, Resistance, SkillRoll, Training, rules,
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

/// The answer to a case, in the form of its `expect`; `met` collects the rules that have a part in it.
fn answer<T>(case: &Case, data: &Value, met: &mut BTreeSet<RuleId>) -> Value
where
    T: Resolve + Serialize + DeserializeOwned + PartialEq + Debug,
    T::Outcome: Serialize + DeserializeOwned + std::fmt::Display,
{
    let test: T = serde_json::from_value(data.clone()).unwrap_or_else(|error| panic!("{}: {error}", case.id));
    assert_eq!(serde_json::from_value::<T>(serde_json::to_value(&test).unwrap()).unwrap(), test, "{}", case.id);
    match &case.action {
        Action::Odds => {
            // what counts ahead or solves otherwise must agree with the rule as it is rolled
            assert_eq!(test.odds(), Odds::of(|dice| test.resolve(dice)), "{}", case.id);
            rolls_agree(case, &test, met);
            json!({"odds": test.odds()})
        }
        Action::Replay(faces) => match test.replay(faces) {
            Ok(record) => {
                assert_eq!(record.trace.faces(), *faces, "{}", case.id);
                json!({"outcome": record.outcome})
            }
            Err(ReplayError::Needs { sides, .. }) => json!({"need": {"sides": sides.get()}}),
            Err(error) => json!({"error": error.to_string()}),
        },
    }
}

/// Rolls from one seed: only what has a chance comes up, and no outcome is further than five standard deviations from its
/// odds. What is rolled replays to the same, rolled and recorded alike.
fn rolls_agree<T: Resolve>(case: &Case, test: &T, met: &mut BTreeSet<RuleId>)
where
    T::Outcome: Serialize + DeserializeOwned,
{
    const ROLLS: u32 = 1_000;
    let odds = test.odds();
    let mut counts = vec![0_u32; odds.len()];
    for seed in 0..ROLLS {
        let outcome = test.roll(&mut SeededRng::stream(2026, seed.into()));
        if seed % 20 == 0 {
            let record = test.record(&mut SeededRng::stream(2026, seed.into()));
            assert_eq!(record.outcome, outcome, "{}", case.id);
            assert_eq!(test.replay(&record.trace.faces()).unwrap(), record, "{}", case.id);
            let data = serde_json::to_string(&outcome).unwrap();
            assert_eq!(serde_json::from_str::<T::Outcome>(&data).unwrap(), outcome, "{}", case.id);
            met.extend(record.trace.rules());
        }
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
    let mut met = BTreeSet::new();
    let mut ids = BTreeSet::new();
    for line in include_str!("../../../../testdata/percentile-brp.jsonl").lines() {
        let case: Case = serde_json::from_str(line).unwrap();
        assert!(ids.insert(case.id.clone()), "{} stands there twice", case.id);
        let (name, data) = case.test.iter().next().unwrap();
        let answer = match name.as_str() {
            "brp.skill" => answer::<SkillRoll>(&case, data, &mut met),
            "brp.hit" => answer::<Hit>(&case, data, &mut met),
            "brp.exchange" => answer::<Exchange>(&case, data, &mut met),
            "brp.resistance" => answer::<Resistance>(&case, data, &mut met),
            "brp.experience" => answer::<Experience>(&case, data, &mut met),
            "brp.experience-run" => answer::<ExperienceRun>(&case, data, &mut met),
            "brp.experience-until" => answer::<ExperienceUntil>(&case, data, &mut met),
            "brp.training" => answer::<Training>(&case, data, &mut met),
            "brp.characteristic" => answer::<CharacteristicRoll>(&case, data, &mut met),
            "brp.characteristic-training" => answer::<CharacteristicTraining>(&case, data, &mut met),
            "brp.chase" => answer::<Chase>(&case, data, &mut met),
            "brp.forced-march" => answer::<ForcedMarch>(&case, data, &mut met),
            "brp.minor-sum" => answer::<MinorSum>(&case, data, &mut met),
            "brp.major" => answer::<MajorWound>(&case, data, &mut met),
            "brp.physik" => answer::<Physik>(&case, data, &mut met),
            "brp.healing-weeks" => answer::<HealingWeeks>(&case, data, &mut met),
            "brp.duel" => answer::<Duel>(&case, data, &mut met),
            _ => panic!("{name} is no test"),
        };
        assert_eq!(answer, case.expect, "{}", case.id);
    }
    // criticals, fumbles and impales are outcomes of a skill roll, not rolls of their own
    let outcomes = [rules::CRITICAL, rules::FUMBLE, rules::IMPALE];
    for rule in RULES.iter().filter(|rule| !outcomes.contains(&rule.id)) {
        let has_dice = rule.kinds.iter().any(|kind| matches!(kind, RuleKind::Test | RuleKind::Process));
        assert!(!has_dice || met.contains(&rule.id), "{} is reached by no case", rule.id);
    }
}
