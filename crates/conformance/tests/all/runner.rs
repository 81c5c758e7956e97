//! The runner must fail when it should: each test here hands it something wrong.

use conformance::cases;
use dice_core::{Budget, D6, Dice, Odds, OddsError, Resolve};
use serde::{Deserialize, Serialize};

/// A die that may say other things of itself than it does.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct Die {
    #[serde(default)]
    told: bool,
    #[serde(default, skip_serializing)]
    forgets: bool,
}

impl Resolve for Die {
    type Outcome = u32;

    fn resolve<D: Dice>(&self, dice: &mut D) -> u32 {
        dice.die(D6)
    }

    fn odds_within(&self, budget: Budget) -> Result<Odds<u32>, OddsError> {
        if self.told { Ok(Odds::certain(6)) } else { Odds::within(budget, |dice| self.resolve(dice)) }
    }
}

fn check(test: &str, action: &str, expect: &str) {
    let line = format!(r#"{{"id": "die", "test": {{"die": {test}}}, "do": {action}, "expect": {expect}}}"#);
    conformance::check_cases!(&line, { "die" => Die });
}

const FAIR: &str = r#"{"odds": [{"outcome": 1, "p": "1/6"}, {"outcome": 2, "p": "1/6"}, {"outcome": 3, "p": "1/6"},
    {"outcome": 4, "p": "1/6"}, {"outcome": 5, "p": "1/6"}, {"outcome": 6, "p": "1/6"}]}"#;

#[test]
fn a_true_case_passes() {
    check("{}", "\"odds\"", &FAIR.replace('\n', ""));
    check("{}", r#"{"replay": [4]}"#, r#"{"outcome": 4}"#);
    check("{}", r#"{"replay": []}"#, r#"{"need": {"sides": 6}}"#);
    check(r#"{"told": 1}"#, "\"odds\"", r#"{"error": true}"#);
}

#[test]
#[should_panic(expected = "die: ")]
fn wrong_odds_are_found() {
    check("{}", "\"odds\"", &FAIR.replace('\n', "").replacen("1/6", "1/5", 1));
}

#[test]
#[should_panic(expected = "assertion `left == right` failed: die")]
fn odds_that_are_not_those_of_the_roll_are_found() {
    check(r#"{"told": true}"#, "\"odds\"", r#"{"odds": [{"outcome": 6, "p": "1"}]}"#);
}

#[test]
#[should_panic(expected = "expected {\"outcome\":5}")]
fn a_wrong_outcome_is_found() {
    check("{}", r#"{"replay": [4]}"#, r#"{"outcome": 5}"#);
}

#[test]
#[should_panic(expected = "expected {\"error\":true}")]
fn what_should_be_refused_is_found() {
    check("{}", "\"odds\"", r#"{"error": true}"#);
}

#[test]
#[should_panic(expected = "as text")]
fn a_test_that_loads_as_another_is_found() {
    check(r#"{"forgets": true}"#, r#"{"replay": [4]}"#, r#"{"outcome": 4}"#);
}

/// Whether a die is high, which it keeps to itself.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
struct Secret(bool);

impl std::fmt::Display for Secret {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("secret")
    }
}

#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct SecretDie {}

impl Resolve for SecretDie {
    type Outcome = Secret;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Secret {
        Secret(dice.die(D6) > 3)
    }
}

#[test]
#[should_panic(expected = "die: two outcomes are shown alike")]
fn outcomes_that_are_shown_alike_are_found() {
    let odds = r#"{"odds": [{"outcome": false, "p": "1/2"}, {"outcome": true, "p": "1/2"}]}"#;
    let line = format!(r#"{{"id": "die", "test": {{"die": {{}}}}, "do": "odds", "expect": {odds}}}"#);
    conformance::check_cases!(&line, { "die" => SecretDie });
}

#[test]
#[should_panic(expected = "is no test")]
fn an_unknown_test_is_found() {
    let line = r#"{"id": "die", "test": {"dye": {}}, "do": "odds", "expect": {"odds": []}}"#;
    conformance::check_cases!(line, { "die" => Die });
}

#[test]
#[should_panic(expected = "given twice")]
fn an_id_given_twice_is_found() {
    let line = r#"{"id": "die", "test": {"die": {}}, "do": {"replay": [4]}, "expect": {"outcome": 4}}"#;
    cases(&format!("{line}\n{line}"));
}
