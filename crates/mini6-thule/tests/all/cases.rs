//! The cases of `testdata/mini6-thule.jsonl`, each under every interpreter, and data that must be refused.
//!
//! mini6.code, mini6.flat-bonus, mini6.wild-die, mini6.ten-dice, mini6.check, mini6.opposed, mini6.double-half,
//! mini6.hero.after-roll, mini6.initiative, mini6.attack, mini6.dodge-action, mini6.damage, mini6.wound-effects,
//! mini6.strike, mini6.duel, mini6.dying, mini6.healing, mini6.mass-combat.
#![cfg(feature = "serde")]

use std::collections::BTreeSet;

use dice_core::{Outcome, ReplayError, Resolve, Rule, RuleId, RuleKind, SeededRng};
use mini6_thule::rules::{self, RULES};
use mini6_thule::{
    AfterRoll, AssistedHealing, Attack, Check, Damage, DeclaredStrike, DodgeAction, Duel, Dying, Initiative,
    MassCombat, NaturalHealing, Opposed, Roll, StayAwake, Strike, TwistedCheck,
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

fn cases() -> Vec<Case> {
    include_str!("../../../../testdata/mini6-thule.jsonl")
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect()
}

/// The answer to a case, in the form of its `expect`; `met` collects the rules that have a part in it.
fn answer<T>(case: &Case, data: &Value, met: &mut BTreeSet<RuleId>) -> Value
where
    T: Resolve + Serialize + DeserializeOwned + PartialEq + std::fmt::Debug,
    T::Outcome: Serialize + DeserializeOwned + Outcome + std::fmt::Display,
{
    let test: T = match serde_json::from_value(data.clone()) {
        Ok(test) => test,
        Err(_) => return json!({"error": true}),
    };
    assert_eq!(serde_json::from_value::<T>(serde_json::to_value(&test).unwrap()).unwrap(), test, "{}", case.id);
    match &case.action {
        Action::Odds => {
            rolls_agree(case, &test);
            met.extend(test.record(&mut SeededRng::new(1)).trace.rules());
            json!({"odds": test.odds()})
        }
        Action::Replay(faces) => match test.replay(faces) {
            Ok(record) => {
                assert_eq!(record.trace.faces(), *faces, "{}", case.id);
                json!({"outcome": record.outcome})
            }
            Err(ReplayError::Needs { sides, .. }) => json!({"need": {"sides": sides.get()}}),
            Err(_) => json!({"error": true}),
        },
    }
}

/// 2,000 rolls from one seed: no outcome is further than five standard deviations from its odds, which fair dice
/// exceed about once in a million outcomes; what is rolled replays to the same, and its outcome round-trips.
fn rolls_agree<T: Resolve>(case: &Case, test: &T)
where
    T::Outcome: Serialize + DeserializeOwned,
{
    const ROLLS: u32 = 2_000;
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
    assert!(cases.len() >= 240);
    let mut met = BTreeSet::new();
    for case in &cases {
        let (name, data) = case.test.iter().next().unwrap();
        let answer = match name.as_str() {
            "mini6.wild-die" => answer::<Roll>(case, data, &mut met),
            "mini6.check" => answer::<Check>(case, data, &mut met),
            "mini6.opposed" => answer::<Opposed>(case, data, &mut met),
            "mini6.double-half" => answer::<TwistedCheck>(case, data, &mut met),
            "mini6.hero.after-roll" => answer::<AfterRoll>(case, data, &mut met),
            "mini6.initiative" => answer::<Initiative>(case, data, &mut met),
            "mini6.attack" => answer::<Attack>(case, data, &mut met),
            "mini6.dodge-action" => answer::<DodgeAction>(case, data, &mut met),
            "mini6.damage" => answer::<Damage>(case, data, &mut met),
            "mini6.wound-effects" => answer::<StayAwake>(case, data, &mut met),
            "mini6.dying" => answer::<Dying>(case, data, &mut met),
            "mini6.natural-healing" => answer::<NaturalHealing>(case, data, &mut met),
            "mini6.assisted-healing" => answer::<AssistedHealing>(case, data, &mut met),
            "mini6.strike" => answer::<Strike>(case, data, &mut met),
            "mini6.turn" => answer::<DeclaredStrike>(case, data, &mut met),
            "mini6.duel" => answer::<Duel>(case, data, &mut met),
            "mini6.mass-combat" => answer::<MassCombat>(case, data, &mut met),
            _ => json!({"error": true}),
        };
        assert_eq!(answer, case.expect, "{}", case.id);
    }
    // every rule with dice has a part in some trace; crafting has cases of its own
    let with_dice = |rule: &&Rule| rule.kinds.iter().any(|kind| matches!(kind, RuleKind::Test | RuleKind::Process));
    for rule in RULES.iter().filter(with_dice).filter(|rule| rule.id != rules::CRAFTING) {
        assert!(met.contains(&rule.id), "{} is reached by no case", rule.id);
    }
}

fn refused<T: DeserializeOwned>(data: &str, says: &str) {
    match serde_json::from_str::<T>(data) {
        Ok(_) => panic!("{data} is accepted"),
        Err(error) => assert!(error.to_string().contains(says), "{data}: {error}"),
    }
}

/// What is refused is named, and what is allowed is said.
#[test]
fn refusals_say_why() {
    for (number, says) in [
        ("1001", " 1001 is out of range: -1000 to 1000 are allowed"),
        ("15.0", "floating point `15.0`"),
        ("\"15\"", "string \"15\""),
        ("null", "null"),
        ("true", "boolean `true`"),
        ("99999999999999999999", "floating point"),
        ("9223372036854775808", "9223372036854775808"),
    ] {
        refused::<Check>(&format!(r#"{{"code": "5D", "tn": {number}}}"#), says);
        refused::<Opposed>(&format!(r#"{{"actor": "5D", "resister": "4D", "actor_bonus": {number}}}"#), says);
    }
    refused::<Check>(r#"{"code": "5D", "tn": 1001}"#, "mini6.check: target number 1001");
    refused::<Check>(r#"{"code": "5D", "bonus": -1001, "tn": 15}"#, "mini6.flat-bonus: bonus -1001");
    for (code, says) in [
        ("0D", "`0D` at character 1: expected a number of dice from 1 to 1000"),
        ("5D+", "`5D+` at character 4: expected pips"),
        ("-1D", "`-1D` at character 1"),
        ("5D-1", "`5D-1` at character 3"),
        ("4D+1+2", "`4D+1+2` at character 5"),
        ("D+1", "`D+1` at character 1"),
        ("", "`` at character 1"),
        ("1431655766D", "at character 1"),
        ("99999999999999999999D", "at character 1"),
        ("5D\u{2212}1", "at character 3"),
    ] {
        refused::<Check>(&format!(r#"{{"code": "{code}", "tn": 15}}"#), says);
    }
    refused::<Check>(r#"{"code": "5D", "tn": 15, "luck": 1}"#, "unknown field `luck`");
    refused::<Check>(r#"{"code": "5D", "tn": 15, "tn": 15}"#, "duplicate field `tn`");
    refused::<Check>(r#"{"code": "5D"}"#, "missing field `tn`");
    refused::<Check>(r#"{"code": 5, "tn": 15}"#, "a dice code like \"5D+1\"");
    refused::<AfterRoll>(
        r#"{"code": "5D", "tn": 15, "points": 4}"#,
        "mini6.hero.boost: number of hero points on one roll 4",
    );
    refused::<Strike>(
        r#"{"attack": "5D", "tn": 15, "damage": "5D", "soak": 12, "state": "bruised"}"#,
        "mini6.wound-track: wound state `bruised` is unknown: healthy, stunned,",
    );
    refused::<Attack>(r#"{"attack": "5D", "defence": 15, "range": "near"}"#, "mini6.range: range `near` is unknown");
    refused::<MassCombat>(r#"{"attackers": -1, "code": "5D", "tn": 15}"#, "mini6.mass-combat: number of attackers -1");
    let turn = |more: &str| format!(r#"{{"attack": "3D", "defence": 15, "damage": "5D", "soak": 12, {more}}}"#);
    refused::<DeclaredStrike>(
        &turn(r#""actions": 11"#),
        "mini6.multi-action: number of actions 11 is out of range: 1 to 10",
    );
    refused::<DeclaredStrike>(&turn(r#""actions": 4"#), "mini6.multi-action: 4 actions take 3D");
    refused::<DeclaredStrike>(&turn(r#""range": "beyond""#), "mini6.range: beyond can't be hit");
    refused::<DeclaredStrike>(&turn(r#""cover": "full""#), "mini6.cover: full cover can't be hit through");
    refused::<DeclaredStrike>(&turn(r#""wounds": "dead""#), "mini6.wound-effects: dead allows no action");
    refused::<DeclaredStrike>(&turn(r#""defence": 15"#), "duplicate field `defence`");
    refused::<mini6_thule::HeroPurse>(r#"{"points": -1}"#, "mini6.hero.boost: number of hero points -1");
    refused::<mini6_thule::Fate>("0", "a minute from 1");
}

fn round_trips<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T, json: &str) {
    assert_eq!(serde_json::to_string(value).unwrap(), json);
    assert_eq!(serde_json::from_str::<T>(json).unwrap(), *value);
}

/// Data that is no test round-trips too, and what has a default may be left out.
#[test]
fn other_data_round_trips() {
    use mini6_thule::{
        Condition, Cover, Fate, FightState, Guard, HeroPurse, Incoming, Opening, Range, RangeBands, Scale, TurnOrder,
        WoundState,
    };
    for state in WoundState::all() {
        round_trips(&state, &format!("\"{state}\""));
    }
    round_trips(&Range::Beyond, "\"beyond\"");
    round_trips(&Cover::ThreeQuarters, "\"three-quarters\"");
    round_trips(&Scale::SQUAD, "4");
    round_trips(&HeroPurse::new(), r#"{"points":1,"flesh_wound_taken":false}"#);
    assert_eq!(serde_json::from_str::<HeroPurse>(r#"{"points": 1}"#).unwrap(), HeroPurse::new());
    round_trips(&Fate::DeadInMinute(3), "3");
    round_trips(&Fate::Alive, "\"alive\"");
    round_trips(&Opening::First, "\"first\"");
    let hurt = Condition { state: WoundState::HEALTHY.stunned(), reeling: true };
    round_trips(&hurt, r#"{"state":"stunned","reeling":true}"#);
    let state = FightState { first_leads: None, first: hurt, second: hurt };
    assert_eq!(serde_json::from_value::<FightState>(serde_json::to_value(state).unwrap()).unwrap(), state);
    round_trips(&TurnOrder::of_totals([7, 9, 7]), "[[1],[0,2]]");
    round_trips(&RangeBands::new(30, 120, None), r#"{"short":30,"medium":120,"long":null}"#);
    assert_eq!(serde_json::from_str::<Guard>(r#"{"free_limbs": 2}"#).unwrap(), Guard::unarmed());
    let blocked: Incoming = serde_json::from_str(r#"{"met_by": "block"}"#).unwrap();
    assert!(blocked.from_front && !blocked.missile);
    refused::<Guard>(r#"{"free_limbs": 2, "tail": 1}"#, "unknown field `tail`");
}
