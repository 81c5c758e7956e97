//! The cases of `testdata/mini6-thule.jsonl`, each under every interpreter, and data that must be refused.
//!
//! mini6.code, mini6.flat-bonus, mini6.wild-die, mini6.ten-dice, mini6.check, mini6.opposed, mini6.double-half,
//! mini6.hero.after-roll, mini6.initiative, mini6.attack, mini6.dodge-action, mini6.damage, mini6.wound-effects,
//! mini6.strike, mini6.duel, mini6.dying, mini6.healing, mini6.mass-combat.
#![cfg(feature = "serde")]

use conformance::{refused, round_trips};
use mini6_thule::rules::RULES;
use mini6_thule::{
    AfterRoll, AssistedHealing, Attack, Check, Crafting, Damage, DeclaredStrike, DodgeAction, Duel, Dying, Initiative,
    MassCombat, NaturalHealing, Opposed, Roll, StayAwake, Strike, TwistedCheck,
};

#[test]
fn every_case_comes_out() {
    let cases = include_str!("../../../../testdata/mini6-thule.jsonl");
    let met = conformance::check_cases!(cases, {
        "mini6.wild-die" => Roll,
        "mini6.check" => Check,
        "mini6.opposed" => Opposed,
        "mini6.double-half" => TwistedCheck,
        "mini6.hero.after-roll" => AfterRoll,
        "mini6.initiative" => Initiative,
        "mini6.attack" => Attack,
        "mini6.dodge-action" => DodgeAction,
        "mini6.damage" => Damage,
        "mini6.wound-effects" => StayAwake,
        "mini6.dying" => Dying,
        "mini6.natural-healing" => NaturalHealing,
        "mini6.assisted-healing" => AssistedHealing,
        "mini6.strike" => Strike,
        "mini6.turn" => DeclaredStrike,
        "mini6.duel" => Duel,
        "mini6.mass-combat" => MassCombat,
        "mini6.crafting" => Crafting,
    });
    assert_eq!(conformance::rules_without_cases(RULES, &met, &[]), []);
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
