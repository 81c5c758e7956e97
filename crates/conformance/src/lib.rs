//! The worked cases of `testdata/`, one JSON object a line, each run under every interpreter.
//!
//! A system's tests name the type behind each id, and the rest is the same for all:
//!
//! ```
//! # use dice_core::{Dice, D6, Resolve};
//! # #[derive(Debug, PartialEq, serde::Serialize, serde::Deserialize)]
//! # struct Luck { at_least: u32 }
//! # impl Resolve for Luck {
//! #     type Outcome = bool;
//! #     fn resolve<D: Dice>(&self, dice: &mut D) -> bool { dice.die(D6) >= self.at_least }
//! # }
//! let file = r#"
//!     {"id": "luck/01", "test": {"luck": {"at_least": 5}}, "do": "odds", "expect": {"odds": [{"outcome": false, "p": "2/3"}, {"outcome": true, "p": "1/3"}]}}
//!     {"id": "luck/02", "test": {"luck": {"at_least": 5}}, "do": {"replay": [6]}, "expect": {"outcome": true}}
//!     {"id": "luck/03", "test": {"luck": {"at_least": "five"}}, "do": "odds", "expect": {"error": true}}
//! "#;
//! conformance::check_cases!(file, { "luck" => Luck });
//! ```

pub mod generators;

use std::collections::BTreeSet;
use std::fmt::{Debug, Display};

use dice_core::{Budget, Odds, Probability, ReplayError, Resolve, Rule, RuleId, RuleKind, SeededRng};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};

/// How often a case of odds is rolled.
const ROLLS: u32 = 1_000;
/// One roll of this many is recorded and replayed too.
const RECORDED: u32 = 20;
/// How many standard deviations an outcome may fall from its odds. Beyond five, fair dice fall for one outcome in
/// 1.7 million; the cases have some 2,000 outcomes together, so that fair dice fail once in 900 suites or so, and the seeds
/// are fixed.
const DEVIATIONS: f64 = 5.0;
/// Outcomes that are expected fewer times are counted together: the bell curve doesn't fit them.
const RARE: f64 = 20.0;
/// The most that outcomes expected fewer than [`RARE`] times together may fall: a Poisson number of mean 20 is beyond it
/// once in 200 million times.
const RARE_AT_MOST: u32 = 50;

/// Checks every case of a file, by the types of the tests' ids, and returns the rules that took part in any of them.
///
/// A test with another id must be expected to be refused.
#[macro_export]
macro_rules! check_cases {
    ($file:expr, { $($id:literal => $test:ty),+ $(,)? }) => {{
        let mut met = std::collections::BTreeSet::new();
        for case in $crate::cases($file) {
            match case.test() {
                $($id => met.extend(case.check::<$test>()),)+
                other => assert!(case.expects_error(), "{}: {other} is no test", case.id),
            }
        }
        met
    }};
}

/// The rules with dice that had no part in what was `met`, but for those whose ids are in `elsewhere`.
pub fn rules_without_cases(rules: &[Rule], met: &BTreeSet<RuleId>, elsewhere: &[RuleId]) -> Vec<RuleId> {
    let with_dice = |rule: &&Rule| rule.kinds.iter().any(|kind| matches!(kind, RuleKind::Test | RuleKind::Process));
    let ids = rules.iter().filter(with_dice).map(|rule| rule.id);
    ids.filter(|id| !met.contains(id) && !elsewhere.contains(id)).collect()
}

/// A line of a file of cases: a test, what to do with it, and what must come of that.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The case's name, which no other has.
    pub id: String,
    test: Map<String, Value>,
    #[serde(rename = "do")]
    action: Action,
    expect: Value,
    /// Where the expected value comes from.
    #[serde(default)]
    pub note: String,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Action {
    Odds,
    Replay(Vec<u32>),
}

/// The cases in the text of a file.
///
/// # Panics
/// Unless every line is a case with an id of its own.
pub fn cases(text: &str) -> Vec<Case> {
    let mut ids = BTreeSet::new();
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let cases = lines.map(|line| serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}")));
    cases.inspect(|case: &Case| assert!(ids.insert(case.id.clone()), "{} is given twice", case.id)).collect()
}

impl Case {
    /// The id of the test that the case is about.
    ///
    /// # Panics
    /// If the case names no test.
    pub fn test(&self) -> &str {
        self.test.keys().next().expect("a case has a test")
    }

    /// Runs the case on the type of its test, and returns the rules that took part.
    ///
    /// The test is read, written and read again. Its odds sum to one, are those of the rule as it rolls, and many rolls
    /// agree with them; rolls from one seed are the same recorded or not, replay to the same record, and outcomes can
    /// be written and read. No two outcomes are shown alike, and none as nothing.
    ///
    /// # Panics
    /// If anything is not as expected.
    pub fn check<T>(&self) -> BTreeSet<RuleId>
    where
        T: Resolve + Serialize + DeserializeOwned + PartialEq + Debug,
        T::Outcome: Serialize + DeserializeOwned + Display,
    {
        let mut met = BTreeSet::new();
        let data = self.test.values().next().expect("a case has a test");
        let answer = match T::deserialize(data) {
            Ok(test) => {
                loads_again(&test);
                match &self.action {
                    Action::Odds => {
                        let odds = test.odds_within(Budget::default()).unwrap();
                        shown_apart(&self.id, odds.outcomes());
                        self.rolls_agree(&test, &odds, &mut met);
                        json!({"odds": odds})
                    }
                    Action::Replay(faces) => replayed(&test, faces, &mut met),
                }
            }
            Err(error) => json!({"error": error.to_string()}),
        };
        let as_expected = if self.expects_error() { answer.get("error").is_some() } else { answer == self.expect };
        assert!(as_expected, "{}: {answer}\n  expected {}", self.id, self.expect);
        met
    }

    /// Whether any error is what must come of the case.
    pub fn expects_error(&self) -> bool {
        self.expect == json!({"error": true})
    }

    fn rolls_agree<T>(&self, test: &T, odds: &Odds<T::Outcome>, met: &mut BTreeSet<RuleId>)
    where
        T: Resolve,
        T::Outcome: Serialize + DeserializeOwned,
    {
        let id = &self.id;
        assert_eq!(odds.chance_of(|_| true), Probability::certain(), "{id}");
        // a test that works its odds out by another way than its rolls
        assert_eq!(*odds, Odds::of(|dice| test.resolve(dice)), "{id}");
        let mut counts = vec![0; odds.len()];
        for roll in 0..ROLLS {
            let dice = || SeededRng::stream(20_261_130, roll.into());
            let outcome = test.roll(&mut dice());
            if roll % RECORDED == 0 {
                let record = test.record(&mut dice());
                assert_eq!(record.outcome, outcome, "{id}: a recorded roll differs");
                assert_eq!(test.replay(&record.trace.faces()).as_ref(), Ok(&record), "{id}");
                met.extend(record.trace.rules());
                loads_again(&outcome);
            }
            let place = odds.outcomes().binary_search(&outcome);
            counts[place.unwrap_or_else(|_| panic!("{id}: {outcome:?} was rolled and is not in the odds"))] += 1;
        }
        let mut rare = (0.0, 0);
        for ((outcome, chance), count) in odds.iter().zip(counts) {
            if expected(chance.to_f64()) < RARE {
                rare = (rare.0 + chance.to_f64(), rare.1 + count);
            } else {
                assert!(is_near(chance.to_f64(), count), "{id}: {outcome:?} fell {count} times in {ROLLS}");
            }
        }
        let (chance, count) = rare;
        let fits = if expected(chance) < RARE { count <= RARE_AT_MOST } else { is_near(chance, count) };
        assert!(fits, "{id}: rare outcomes fell {count} times in {ROLLS}, at a chance of {chance}");
    }
}

fn expected(chance: f64) -> f64 {
    chance * f64::from(ROLLS)
}

/// Whether `count` is what rolls at this chance let expect. One more is for certain outcomes, which don't deviate.
fn is_near(chance: f64, count: u32) -> bool {
    let deviation = (expected(chance) * (1.0 - chance).max(0.0)).sqrt();
    (f64::from(count) - expected(chance)).abs() <= DEVIATIONS * deviation + 1.0
}

/// What a replay comes to, in the form of a case's `expect`.
fn replayed<T: Resolve>(test: &T, faces: &[u32], met: &mut BTreeSet<RuleId>) -> Value
where
    T::Outcome: Serialize,
{
    match test.replay(faces) {
        Ok(record) => {
            assert_eq!(record.trace.faces(), faces, "the trace shows every die");
            met.extend(record.trace.rules());
            json!({"outcome": record.outcome})
        }
        Err(ReplayError::Needs { sides, .. }) => json!({"need": {"sides": sides.get()}}),
        Err(error) => json!({"error": error.to_string()}),
    }
}

/// Each outcome tells itself from the others.
fn shown_apart<T: Display>(id: &str, outcomes: &[T]) {
    let shown: BTreeSet<_> = outcomes.iter().map(ToString::to_string).collect();
    let apart = shown.len() == outcomes.len() && !shown.contains("");
    assert!(apart, "{id}: two outcomes are shown alike, or one as nothing: {shown:?}");
}

fn loads_again<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let text = serde_json::to_string(value).unwrap();
    assert_eq!(serde_json::from_str::<T>(&text).unwrap(), *value, "as text");
    let tree = serde_json::to_value(value).unwrap();
    assert_eq!(serde_json::from_value::<T>(tree).unwrap(), *value, "as a tree of values");
}

/// Holds that `value` is written as `json`, and read from it.
///
/// # Panics
/// Unless it is.
pub fn round_trips<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(serde_json::from_str::<T>(json).unwrap(), *value);
}

/// Holds that `data` is refused as a `T`, with an error that `says` so.
///
/// # Panics
/// Unless it is.
pub fn refused<T: DeserializeOwned>(data: &str, says: &str) {
    match serde_json::from_str::<T>(data) {
        Ok(_) => panic!("{data} is accepted"),
        Err(error) => assert!(error.to_string().contains(says), "{data}: {error}"),
    }
}

/// The Rust of the repository's pages runs too. It does here, since a published crate has its own README and no more.
#[cfg(doctest)]
mod pages {
    #[doc = include_str!("../../../README.md")]
    struct Readme;
    #[doc = include_str!("../../../docs/cookbook.md")]
    struct Cookbook;
    #[doc = include_str!("../../../docs/grids.md")]
    struct Grids;
}
