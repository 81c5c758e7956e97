//! The cases of `testdata/d6-pool-saves.jsonl`, each under every interpreter, through serde.
//!
//! pool.test, pool.perception, pool.save, pool.destiny-reroll, pool.attack, pool.sixes, pool.strike, pool.resisted-damage,
//! pool.dying, pool.cast, pool.hard-cast, pool.mp-less, pool.grab, pool.swallow, pool.gaze, pool.duel.
#![cfg(feature = "serde")]

use d6_pool_saves::{
    Attack, Cast, DestinySave, Duel, Dying, Gaze, Grab, HardCast, MpLess, Perception, ResistedDamage, Save, Sixes,
    Strike, Swallow, Test,
};
use dice_core::{Outcome, ReplayError, Resolve, SeededRng};
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
    let refused = case.expect == json!({"error": true});
    let test: T = match serde_json::from_value(data.clone()) {
        Ok(test) => test,
        Err(error) if refused => return assert!(error.to_string().len() > 10, "{}: {error}", case.id),
        Err(error) => panic!("{}: {error}", case.id),
    };
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
                Err(_) => json!({"error": true}),
            };
            assert_eq!(answer, case.expect, "{}", case.id);
        }
    }
}

/// 4,000 rolls from one seed: no outcome is further than five standard deviations from its odds, which fair dice
/// exceed about once in a million outcomes. Recorded rolls replay to the same, and outcomes survive being written.
fn rolls_agree<T: Resolve>(case: &Case, test: &T)
where
    T::Outcome: Serialize + DeserializeOwned,
{
    const ROLLS: u32 = 4_000;
    let odds = test.odds();
    let mut counts = vec![0_u32; odds.len()];
    let mut rng = SeededRng::new(20_261_130);
    for roll in 0..ROLLS {
        let outcome = if roll % 50 == 0 {
            let record = test.record(&mut rng);
            assert_eq!(test.replay(&record.trace.faces()).unwrap(), record);
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
    let lines: Vec<&str> = include_str!("../../../../testdata/d6-pool-saves.jsonl").lines().collect();
    assert!(lines.len() >= 160);
    for line in lines {
        let case: Case = serde_json::from_str(line).unwrap();
        let (name, data) = case.test.iter().next().unwrap();
        match name.as_str() {
            "pool.test" => run::<Test>(&case, data),
            "pool.perception" => run::<Perception>(&case, data),
            "pool.save" => run::<Save>(&case, data),
            "pool.destiny-reroll" => run::<DestinySave>(&case, data),
            "pool.attack" => run::<Attack>(&case, data),
            "pool.sixes" => run::<Sixes>(&case, data),
            "pool.strike" => run::<Strike>(&case, data),
            "pool.resisted-damage" => run::<ResistedDamage>(&case, data),
            "pool.dying" => run::<Dying>(&case, data),
            "pool.cast" => run::<Cast>(&case, data),
            "pool.hard-cast" => run::<HardCast>(&case, data),
            "pool.mp-less" => run::<MpLess>(&case, data),
            "pool.grab" => run::<Grab>(&case, data),
            "pool.swallow" => run::<Swallow>(&case, data),
            "pool.gaze" => run::<Gaze>(&case, data),
            "pool.duel" => run::<Duel>(&case, data),
            other => panic!("{}: {other} is no test", case.id),
        }
    }
}
