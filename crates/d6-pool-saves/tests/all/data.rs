//! Tests, outcomes and sheets as data: what is read, what is refused, and that nothing hangs at the ends of the ranges.
//!
//! pool.test, pool.save, pool.attack, pool.strike, pool.dying, pool.cast, pool.duel, and creature sheets.
#![cfg(feature = "serde")]

use std::time::Instant;

use conformance::refused;
use d6_pool_saves::{
    Attack, Cast, Casting, Creature, DestinySave, Duel, DuelEnd, Dying, Fate, Gaze, Grab, HardCast, Health, LifeSpan,
    MagicPoints, MpLess, Perception, ResistedDamage, Save, Sheet, Sixes, SixesRoll, Strike, Swallow, Test, Turn,
    Verdict,
};
use dice_core::Resolve;
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, from_str, json, to_value};

use crate::common;

/// Unknown fields, fields given twice, missing fields, wrong types and numbers out of range, in every test.
#[test]
fn bad_data_is_refused() {
    for (bad, says) in [
        ("1001", "modifier 1001 is out of range: -1000 to 1000 are allowed"),
        ("-1001", "modifier -1001 is out of range"),
        ("1.0", "floating point `1.0`"),
        ("\"1\"", "string \"1\""),
        ("null", "null"),
        ("true", "boolean `true`"),
        ("99999999999999999999", "floating point"),
        ("9223372036854775808", "9223372036854775808"),
    ] {
        refused::<Test>(&format!(r#"{{"modifier": {bad}}}"#), says);
        refused::<Save>(&format!(r#"{{"level": 1, "modifier": {bad}}}"#), says);
        refused::<Perception>(&format!(r#"{{"modifier": {bad}}}"#), says);
    }
    refused::<Test>("{}", "missing field `modifier`");
    refused::<Test>(r#"{"modifier": 1, "modifier": 1}"#, "duplicate field `modifier`");
    refused::<Test>(r#"{"modifier": 1, "bonus": 1}"#, "unknown field `bonus`");
    refused::<Save>(r#"{"level": -1}"#, "level -1 is out of range: 0 to 1000 are allowed");
    refused::<Save>(r#"{"resistances": -1}"#, "number of resistances -1 is out of range");
    refused::<Save>(r#"{"destiny": 1}"#, "expected a boolean");
    refused::<Save>(r#"{"level": 1, "level": 1}"#, "duplicate field `level`");
    refused::<Save>(r#"{"lvl": 1}"#, "unknown field `lvl`");
    refused::<Perception>(r#"{"helm": true}"#, "unknown field `helm`");
    refused::<DestinySave>(r#"{"save": {}}"#, "missing field `rerolls`");
    refused::<Attack>(r#"{"to_hit": 1}"#, "missing field `armour`");
    refused::<Attack>(r#"{"armour": -1}"#, "armour value -1 is out of range: 0 to 10000 are allowed");
    refused::<Attack>(r#"{"armour": 5, "willing": true, "willing": true}"#, "duplicate field `willing`");
    refused::<Sixes>(r#"{"armour": 5}"#, "missing field `at_most`");
    refused::<Strike>(r#"{"armour": 5, "damage": 1}"#, "missing field `at_most`");
    refused::<Strike>(r#"{"armour": 5, "damage": -1, "at_most": 3}"#, "damage -1 is out of range");
    refused::<Strike>(r#"{"armour": 5, "damage": 1, "at_most": 251}"#, "at_most 251 is out of range: 0 to 250");
    refused::<Strike>(r#"{"armour": 5, "damage": 1, "at_most": 3, "six": true}"#, "unknown field `six`");
    refused::<ResistedDamage>(r#"{"damage": 1, "immune": "yes"}"#, "expected a boolean");
    refused::<Dying>(r#"{"level": 1, "health": 1, "turns": 1}"#, "health of the dying 1 is out of range: -1000 to 0");
    refused::<Dying>(r#"{"level": 1, "health": 0}"#, "missing field `turns`");
    refused::<Dying>(r#"{"level": 1, "health": 0, "turns": 101}"#, "number of turns 101 is out of range: 0 to 100");
    refused::<Grab>(r#"{"armour": 5, "turns": 1, "strong": 101}"#, "strong attribute 101 is out of range");
    refused::<Swallow>(r#"{"armour": 5, "turns": 1}"#, "unknown field `turns`");
    refused::<Gaze>(r#"{"directed": {"avoids": true}}"#, "unknown field `avoids`");
    refused::<Gaze>(r#"{"blind": {}}"#, "unknown variant `blind`");
    refused::<Turn>(r#"{"action": "dance"}"#, "pool.turn: action `dance` is unknown: magic, attack, run are allowed");
}

/// What no caster can do is no data either; nor is a duel that never ends.
#[test]
fn what_can_not_be_is_no_data() {
    refused::<Cast>(r#"{"magic_level": 4, "mp": 5}"#, "the magic level 4 is the most");
    refused::<Cast>(r#"{"magic_level": 20, "mp": 16}"#, "at most 15 are allowed, half of it and five");
    refused::<Cast>(r#"{"magic_level": 20, "mp": -1}"#, "magic points of the spell -1 is out of range");
    refused::<Cast>(r#"{"magic_level": 20, "mp": 1, "armour": "plate"}"#, "none, light, heavy are allowed");
    refused::<Cast>(r#"{"magic_level": 20, "mp": 1, "mp": 1}"#, "duplicate field `mp`");
    refused::<HardCast>(r#"{"magic_level": 4, "mp": 5}"#, "the magic level 4 is the most");
    refused::<HardCast>(r#"{"magic_level": 4, "mp": 1, "hindered": true}"#, "unknown field `hindered`");
    refused::<MpLess>(r#"{"magic_level": 9, "mp": 0}"#, "10 or more are needed");
    refused::<MpLess>(r#"{"magic_level": 10, "mp": 2}"#, "at most 1 are allowed");
    refused::<Health>(r#"{"now": 12, "maximum": 11}"#, "12 health levels are more than the maximum of 11");
    refused::<MagicPoints>(r#"{"now": 12, "maximum": 11}"#, "12 magic points are more than the maximum of 11");
    let harmless = r#"{"health": 3, "armour": 5, "damage": 0, "sixes": false}"#;
    refused::<Duel>(&format!(r#"{{"a": {harmless}, "b": {harmless}}}"#), "would never end");
    refused::<Duel>(&format!(r#"{{"a": {harmless}}}"#), "missing field `b`");
    refused::<Duel>(
        r#"{"a": {"health": 0, "armour": 5, "damage": 1}}"#,
        "pool.duel: health 0 is out of range: 1 to 100",
    );
}

/// Defaults may be left out.
#[test]
fn defaults() {
    let same = |short: Value, long: Value| {
        assert_eq!(serde_json::from_value::<Strike>(short).unwrap(), serde_json::from_value(long).unwrap());
    };
    same(
        json!({"armour": 5, "damage": 1, "at_most": 3}),
        json!({"armour": 5, "to_hit": 0, "willing": false, "damage": 1, "sixes": true, "resisted": false, "at_most": 3}),
    );
    assert_eq!(from_str::<Save>("{}").unwrap(), Save::default());
    assert_eq!(from_str::<Gaze>(r#"{"directed": {}}"#).unwrap(), Gaze::Directed { avoided: false });
}

/// Outcomes are written plainly and in the order of how good they are.
#[test]
fn outcomes() {
    assert_eq!(to_value([Verdict::Failure, Verdict::Success]).unwrap(), json!(["failure", "success"]));
    assert_eq!(to_value([LifeSpan::Dead(0), LifeSpan::Alive]).unwrap(), json!([0, "alive"]));
    assert_eq!(
        to_value([Fate::Dead, Fate::Dying(-2), Fate::Standing(3)]).unwrap(),
        json!(["dead", {"dying": -2}, {"standing": 3}])
    );
    assert_eq!(
        to_value([SixesRoll::Miss, SixesRoll::ShortSix, SixesRoll::Hit(2)]).unwrap(),
        json!(["miss", "short-six", {"hit": 2}])
    );
    assert_eq!(to_value([DuelEnd::B(3), DuelEnd::A(1)]).unwrap(), json!([{"b": 3}, {"a": 1}]));
    refused::<LifeSpan>("-1", "expected the turn of death");
    refused::<LifeSpan>("\"dead\"", "expected the turn of death, or \"alive\"");
    refused::<LifeSpan>("70000", "expected the turn of death");
    refused::<Casting>(r#"{"cast": 2}"#, "0 to 1 are allowed");
    let castings: Vec<Casting> = from_str(r#"[{"failed": 1}, {"failed": 0}, {"cast": 1}, {"cast": 0}]"#).unwrap();
    assert!(castings.is_sorted());
}

/// The ends of all ranges are accepted, and their odds don't keep anybody waiting. The bound is wide: this is a debug
/// build on whatever machine.
#[test]
fn the_ends_of_the_ranges() {
    fn odds<T: Resolve + DeserializeOwned>(test: Value) {
        let start = Instant::now();
        let name = test.to_string();
        let test: T = serde_json::from_value(test).unwrap();
        assert!(!test.odds().outcomes().is_empty());
        let _ = test.roll_seed(1);
        assert!(start.elapsed().as_secs() < 20, "{name}");
    }
    odds::<Test>(json!({"modifier": 1000}));
    odds::<Save>(json!({"level": 1000, "resistances": 1000, "modifier": 1000, "burned_mp": 1000, "destiny": true}));
    odds::<Save>(json!({"vulnerabilities": 1000, "modifier": -1000, "destiny": true}));
    odds::<Perception>(json!({"perceptive": 1000, "modifier": 1000}));
    odds::<Attack>(json!({"armour": 10_000, "to_hit": -1000, "willing": true}));
    odds::<Strike>(
        json!({"armour": 0, "to_hit": 1000, "damage": 0, "resisted": true, "willing": true, "at_most": 250}),
    );
    odds::<Strike>(json!({"armour": 1000, "damage": 10_000, "at_most": 0}));
    odds::<ResistedDamage>(json!({"damage": 9_999, "resistances": 1000}));
    odds::<Cast>(json!({"magic_level": 1000, "mp": 505, "mental": 1000}));
    odds::<Grab>(json!({"armour": 0, "turns": 100, "holder_strong": 100}));
    odds::<Duel>(
        json!({"a": {"health": 44, "armour": 0, "damage": 0}, "b": {"health": 44, "armour": 1000, "damage": 0}}),
    );
}

/// A sheet as data: unknown fields, media and words that stand twice, malformed names are refused by name.
#[test]
fn bad_sheets_are_refused() {
    refused::<Sheet>(r#"{"lvl": 1}"#, "unknown field `lvl`");
    refused::<Sheet>(r#"{"level": 1, "level": 2}"#, "duplicate field `level`");
    refused::<Sheet>(r#"{"level": 1.0}"#, "floating point `1.0`");
    refused::<Sheet>(r#"{"resistances": {"fire": 1, "fire": 2}}"#, "duplicate field `fire`");
    refused::<Sheet>(r#"{"resistances": {"Fire": 1}}"#, "medium `Fire` is malformed");
    refused::<Sheet>(r#"{"resistances": ["fire"]}"#, "expected an object of numbers by medium");
    refused::<Sheet>(r#"{"immunities": "fire"}"#, "expected a list of words");
    refused::<Sheet>(r#"{"immunities": ["fire", "fire"]}"#, "`fire` stands twice in the list");
    refused::<Sheet>(r#"{"conditions": ["held", "held"]}"#, "`held` stands twice");
    refused::<Sheet>(r#"{"conditions": ["asleep"]}"#, "condition `asleep` is unknown: held, swallowed");
    refused::<Sheet>(r#"{"weapon": "huge"}"#, "suitable, smaller are allowed");
    refused::<Creature>(r#"{"level": -1, "base_armour": 2, "max_health": 3}"#, "base armour value 2 is out of range");
    refused::<Creature>(r#"{"level": -1, "base_armour": 2, "max_health": 3}"#, "level -1 is out of range");
}

/// A sheet's figures as data, with all its faults beside them.
#[test]
fn figures_as_data() {
    let sheet: Sheet = serde_json::from_value(json!({
        "level": 22, "combat_level": 22, "attack_level": 12, "magic_level": 10, "agile": 1, "strong": 3, "perceptive": 1,
        "max_health": 11, "health": -2, "armour": "heavy", "helmet": true, "weapon": "suitable",
        "resistances": {"poison": 1}, "vulnerabilities": {"magic": 1}, "immunities": ["fear"], "conditions": ["gagged"],
        "destiny_rerolls": 1001
    }))
    .unwrap();
    let (figures, faults) = sheet.figures();
    assert_eq!(
        to_value(figures).unwrap(),
        json!({
            "armour": {"normal": 8, "held": 5, "ignoring": 6, "held_ignoring": 3},
            "to_hit": 4, "attacks": 3, "damage": 4, "save_bonus": 4,
            "save": {"rolled": 5, "keep": "highest"}, "perception": {"rolled": 1, "keep": "highest"},
            "against": {"fear": "immune", "magic": {"dice": -1}, "poison": {"dice": 1}},
            "health": {"now": -2, "maximum": 11, "restoration": 3, "a_day": 3, "survival": {"rolled": 3, "keep": "highest"}},
            "magic": {"casting": "barred", "now": 10, "maximum": 10, "restoration": 2, "most_points": 10, "easy_points": 5,
                "small_points": 2, "mp_less_points": 1, "burn_points": 5}
        })
    );
    assert_eq!(
        to_value(faults).unwrap(),
        json!(["destiny_rerolls: pool.destiny-reroll: destiny rerolls 1001 is out of range: 0 to 1000 are allowed"])
    );
}

fn round_trips<T: Serialize + DeserializeOwned + PartialEq + std::fmt::Debug>(value: &T) {
    let data = serde_json::to_string(value).unwrap();
    assert_eq!(&from_str::<T>(&data).unwrap(), value, "{data}");
}

#[test]
fn saved_values_load() {
    round_trips(&Sheet { level: -7, to_hit: Some(3), media: ["fire".parse().unwrap()].into(), ..Sheet::default() });
    round_trips(&Creature::try_from(Sheet { level: 3, health: Some(-1), ..Sheet::default() }).unwrap());
    round_trips(&Health::new(-3, common::n(7)).unwrap());
    round_trips(&MagicPoints::new(3, 7).unwrap());
    round_trips(&[Fate::Dead, Fate::Dying(-4), Fate::Standing(1)]);
    round_trips(&[Gaze::Directed { avoided: true }, Gaze::Directed { avoided: false }]);
}

proptest! {
    /// Any numbers at all on a sheet: no panic; without faults a creature, with faults none.
    #[test]
    fn any_sheet(
        level: i64, magic_level in -2..=1002_i64, health: Option<i64>, max_health in proptest::option::of(-3..=9_i64),
        points in proptest::option::of(-3..=9_i64), base_armour in 0..=6_i64, strong: i64, attacks: Option<i64>,
    ) {
        let sheet = Sheet {
            level, magic_level, health, max_health, magic_points: points, base_armour, strong, attacks, ..Sheet::default()
        };
        round_trips(&sheet);
        let (_, faults) = sheet.figures();
        match Creature::try_from(sheet) {
            Ok(creature) => { prop_assert!(faults.is_empty()); round_trips(&creature); }
            Err(rejected) => { prop_assert!(!faults.is_empty()); prop_assert_eq!(rejected.faults, faults); }
        }
    }
}
