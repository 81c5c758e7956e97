//! Sheets as data: mini6.sheet. What is written is read again, and what is wrong is refused by name.
#![cfg(feature = "serde")]

use crate::common;

use common::{Plant, starting_sheet};
use dice_core::DiceCode;
use mini6_thule::{Advancement, Coins, Craft, Derived, HeroPoints, Sheet, Skill, Skills};
use proptest::prelude::*;
use serde_json::{Value, from_str, from_value, json, to_value};

fn outcast() -> Value {
    json!({"might": "3D+2", "agility": "3D+1", "wit": "2D", "charm": "3D",
        "skills": {"brawling": "4D+2", "knife-blade": "5D+2", "athletics": "5D+1", "dodge": "5D+1"},
        "armour": "leather-cuirass", "shield": "shield", "weapons": ["long-sword", "javelin"]})
}

fn sheet(value: Value) -> Sheet {
    from_value(value).unwrap()
}

/// The outcast with this field instead.
fn with(field: &str, value: Value) -> Value {
    let mut sheet = outcast();
    sheet[field] = value;
    sheet
}

/// The form that is fixed: fields in this order, codes as strings.
#[test]
fn the_outcasts_answer() {
    let sheet = sheet(outcast());
    assert_eq!(
        serde_json::to_string(&sheet.derived()).unwrap(),
        r#"{"dodge":[16,15],"block":[14,18],"parry":[17,21],"soak":[11,14],"weapons":[{"weapon":"long-sword","attack":"5D+2","damage":"5D+2"},{"weapon":"javelin","attack":"3D+2","damage":"5D+1"}]}"#
    );
    assert_eq!(to_value(sheet.faults()).unwrap(), json!([]));
    assert_eq!(sheet.hero_points, HeroPoints::new(1).unwrap());
    let derived = serde_json::to_string(&sheet.derived()).unwrap();
    assert_eq!(from_str::<Derived>(&derived).unwrap(), sheet.derived());
}

/// Faults name the rule, the value and the limit.
#[test]
fn faults_as_data() {
    let mut value = with("wit", json!("1D+2"));
    value["skills"]["dodge"] = json!("14D");
    let faults = to_value(sheet(value).faults()).unwrap();
    assert_eq!(
        faults,
        json!([{"rule": "mini6.advancement", "fault": "skill-too-high", "of": "dodge", "given": "14D", "allowed": "at most 13D+1",
            "message": "mini6.advancement: dodge 14D is too high: at most 13D+1, its attribute and 10D, is allowed"}])
    );
}

/// Armour, shields and weapons by name, with figures of their own, with a magic plus in either form.
#[test]
fn gear_in_every_form() {
    let soak = |armour: Value| {
        let derived = sheet(with("armour", armour)).derived();
        (derived.soak.equipped, derived.dodge.equipped)
    };
    assert_eq!(soak(json!("leather-cuirass")), (14, 15));
    assert_eq!(soak(json!({"soak": 3, "dodge": -1})), (14, 15));
    assert_eq!(soak(json!({"soak": 3})), (14, 15));
    assert_eq!(soak(json!({"soak": 3, "dodge": -1, "magic": 2})), (16, 16));
    assert_eq!(soak(json!({"armour": "bronze-cuirass", "magic": 3})), (21, 16));
    assert_eq!(soak(Value::Null), (11, 16));
    let parry = |shield: Value| sheet(with("shield", shield)).derived().parry.equipped;
    assert_eq!(parry(json!({"bonus": 4})), 21);
    assert_eq!(parry(json!({"bonus": 4, "magic": 2})), 23);
    assert_eq!(parry(json!({"shield": "light-shield", "magic": 1})), 20);
    let weapons = json!([
        {"weapon": "long-sword", "magic": 3},
        {"weapon": "long-sword", "grip": "two-handed"},
        {"name": "tusks", "skill": "brawling", "damage": "M+1D", "magic": -1},
    ]);
    assert_eq!(
        to_value(sheet(with("weapons", weapons)).derived().weapons).unwrap(),
        json!([
            {"weapon": "long-sword", "attack": "5D+5", "damage": "5D+5"},
            {"weapon": "long-sword", "attack": "5D+2", "damage": "6D+1"},
            {"weapon": "tusks", "attack": "4D+1", "damage": "4D+1"},
        ])
    );
}

#[track_caller]
fn refused(text: &str, names: &[&str]) {
    let error = from_str::<Sheet>(text).unwrap_err().to_string();
    for name in names {
        assert!(error.contains(name), "{error} doesn't say {name}");
    }
}

#[track_caller]
fn refused_with(field: &str, value: Value, names: &[&str]) {
    refused(&with(field, value).to_string(), names);
}

/// mini6.sheet, bad input: whatever the rules don't know is refused, and the answer names it and what is allowed.
#[test]
fn what_is_refused_is_named() {
    refused_with("luck", json!(1), &["unknown field `luck`", "`might`"]);
    refused_with(
        "skills",
        json!({"juggling": "3D"}),
        &["mini6.skills: skill `juggling` is unknown", "ride-animal-handling"],
    );
    refused_with(
        "armour",
        json!("tin-can"),
        &["mini6.armour: armour `tin-can` is unknown", "steel-juggernaut-harness"],
    );
    refused_with("shield", json!("door"), &["mini6.shields: shield `door` is unknown", "buckler"]);
    refused_with("weapons", json!(["fork"]), &["mini6.weapons: weapon `fork` is unknown", "javelin"]);
    refused_with("perks", json!(["orc"]), &["mini6.perks: perk `orc` is unknown", "totem-spirit"]);
    refused_with("narrative", json!("clerk"), &["mini6.hero.narrative: narrative `clerk` is unknown"]);
    refused_with(
        "role",
        json!("villain"),
        &["mini6.skill-dice: role `villain` is unknown", "hero, sidekick, familiar"],
    );
    refused_with("might", json!("0D"), &["0D", "from 1 to 1000"]);
    refused_with("might", json!("5D+"), &["5D+"]);
    refused_with("might", json!("-1D"), &["-1D"]);
    refused_with("might", json!("999999999999D"), &["999999999999D"]);
    refused_with("might", json!(5), &["invalid type: integer `5`", "a dice code"]);
    refused_with("hero_points", json!(-1), &["mini6.hero.boost", "-1", "0 to 1000"]);
    refused_with("hero_points", json!("1"), &["invalid type: string \"1\""]);
    refused_with("money", json!(15.0), &["invalid type: floating point"]);
    refused_with("starting", json!("yes"), &["invalid type: string"]);
    refused_with("armour", json!({"soak": -1}), &["mini6.armour: soak -1 is out of range: 0 to 1000 are allowed"]);
    refused_with("armour", json!({"soak": 3, "weight": 9}), &["unknown field `weight`"]);
    refused_with(
        "armour",
        json!({"armour": "scale", "soak": 3}),
        &["mini6.armour: either `armour` from the list or `soak`"],
    );
    refused_with("armour", json!({"magic": 1}), &["mini6.armour: either"]);
    refused_with("armour", json!(3), &["invalid type: integer `3`", "leather-cuirass"]);
    refused_with("shield", json!({"bonus": 1001}), &["mini6.shields: bonus 1001 is out of range"]);
    refused_with("shield", json!({"bonus": 4, "shield": "shield"}), &["mini6.shields: either"]);
    refused_with(
        "weapons",
        json!([{"weapon": "maul", "grip": "thrown"}]),
        &["mini6.weapons: a maul can't be used thrown"],
    );
    refused_with("weapons", json!([{"name": "tusks"}]), &["mini6.weapons: either", "`skill`"]);
    refused_with("weapons", json!([{"weapon": "maul", "magic": 1001}]), &["mini6.enchantment: magic plus 1001"]);
    refused_with(
        "weapons",
        json!([{"name": "x", "skill": "axe", "damage": "M2D"}]),
        &["mini6.weapons: `M2D` is no damage"],
    );
    refused(r#"{"might": "3D", "agility": "3D", "wit": "3D"}"#, &["missing field `charm`"]);
    refused(r#"{"might": "3D", "might": "3D"}"#, &["duplicate field `might`"]);
    let twice =
        r#"{"might": "3D", "agility": "3D", "wit": "3D", "charm": "3D", "skills": {"dodge": "3D", "dodge": "4D"}}"#;
    refused(twice, &["mini6.skills: skill `dodge` is given twice, 3D and 4D: once is allowed"]);
    let twice = r#"{"might": "3D", "agility": "3D", "wit": "3D", "charm": "3D", "armour": {"soak": 3, "soak": 4}}"#;
    refused(twice, &["duplicate field `soak`"]);
    refused_with("skills", json!("dodge"), &["invalid type: string", "skills with their totals", "\"5D+1\""]);
}

/// mini6.skills: skills with their totals are the same however they are gathered, and of one that is given twice the last counts.
#[test]
fn skills_however_gathered() {
    let (three, four): (DiceCode, DiceCode) = ("3D".parse().unwrap(), "4D".parse().unwrap());
    let totals = [(Skill::Stealth, four), (Skill::Dodge, three), (Skill::Dodge, four), (Skill::Axe, three)];
    let mut one_by_one = Skills::default();
    let before: Vec<_> = totals.iter().map(|(skill, total)| one_by_one.set(*skill, *total)).collect();
    assert_eq!(before, [None, None, Some(three), None]);
    assert_eq!(Skills::from(totals), one_by_one);
    assert_eq!(totals.into_iter().collect::<Skills>(), one_by_one);
    assert_eq!(
        one_by_one.iter().collect::<Vec<_>>(),
        [(Skill::Axe, three), (Skill::Dodge, four), (Skill::Stealth, four)]
    );
}

/// A fault is written as its schema has it, and as the report of it is.
#[cfg(feature = "schemars")]
#[test]
fn faults_as_their_schema_has_them() {
    let schema = schemars::schema_for!(mini6_thule::Fault);
    assert_eq!(schema, schemars::schema_for!(mini6_thule::FaultReport));
    let faults = to_value(sheet(with("charm", json!("9D"))).faults()).unwrap();
    let named: Vec<_> = faults[0].as_object().unwrap().keys().collect();
    assert_eq!(schema.get("properties").unwrap().as_object().unwrap().keys().collect::<Vec<_>>(), named);
}

/// The same data without one of its fields, for every field in it at any depth.
fn without_each_field(value: &Value) -> Vec<Value> {
    let within = |place: &Value, put: &dyn Fn(&mut Value, Value)| {
        let less = without_each_field(place).into_iter().map(|inner| {
            let mut whole = value.clone();
            put(&mut whole, inner);
            whole
        });
        less.collect::<Vec<_>>()
    };
    match value {
        Value::Object(fields) => fields
            .iter()
            .flat_map(|(name, field)| {
                let mut without = fields.clone();
                without.remove(name);
                let mut all = within(field, &|whole, inner| whole[name] = inner);
                all.push(Value::Object(without));
                all
            })
            .collect(),
        Value::Array(items) => items
            .iter()
            .enumerate()
            .flat_map(|(place, item)| within(item, &|whole, inner| whole[place] = inner))
            .collect(),
        _ => Vec::new(),
    }
}

/// Panics unless a sheet is read as it is written, and each field that is written says something.
fn is_written_without_a_word_too_much(sheet: &Sheet) {
    let mut written = to_value(sheet).unwrap();
    assert_eq!(&from_value::<Sheet>(written.clone()).unwrap(), sheet, "{written}");
    // but for the hero points, which always stand there, and what hangs together and is written whole or not at all
    for always in ["ammunition", "bonuses", "hero_points"] {
        let Some(said) = written.as_object_mut().unwrap().remove(always) else { continue };
        let silent = from_value::<Sheet>(written.clone()).unwrap();
        assert!(silent != *sheet || always == "hero_points", "{always}: {said}");
        let mut written = to_value(&silent).unwrap();
        written.as_object_mut().unwrap().remove("hero_points");
        assert!(written.get(always).is_none(), "{always}: {written}");
    }
    let rest = from_value::<Sheet>(written.clone()).unwrap();
    for less in without_each_field(&written) {
        assert_ne!(from_value::<Sheet>(less.clone()).ok(), Some(rest.clone()), "{less} says as much as {written}");
    }
}

/// The limits of every number are read, and nothing overflows on them.
#[test]
fn extremes_are_derived() {
    let extreme = |sign: i64| {
        json!({"might": "1000D+2", "agility": "1000D+2", "wit": "1D", "charm": "1D",
            "skills": {"dodge": "1000D+2", "knife-blade": "1000D+2"},
            "armour": {"soak": 1000, "dodge": sign * 1000, "magic": sign * 1000}, "shield": {"bonus": 1000, "magic": sign * 1000},
            "weapons": [{"weapon": "great-sword", "magic": sign * 1000}],
            "bonuses": {"dodge": sign * 1000, "block": sign * 1000, "parry": sign * 1000, "soak": sign * 1000},
            "money": 1_000_000_000_000_u64, "character_points": 1_000_000, "starting": true})
    };
    let derived = sheet(extreme(1)).derived();
    assert_eq!((derived.soak.equipped, derived.parry.equipped), (3002 + 3000, 3002 + 4000));
    assert_eq!(derived.weapons[0].damage.to_string(), "1000D+1002");
    let derived = sheet(extreme(-1)).derived();
    assert_eq!((derived.dodge.equipped, derived.soak.equipped), (3002 - 3000, 3002 - 1000));
    assert!(!sheet(extreme(1)).faults().is_empty());
}

/// mini6.crafting, mini6.money, mini6.advancement as data.
#[test]
fn goods_as_data() {
    for craft in [json!({"magic": "very-rare"}), json!({"consumable": "common"}), json!({"mundane": 400})] {
        assert_eq!(to_value(from_value::<Craft>(craft.clone()).unwrap()).unwrap(), craft);
    }
    assert!(from_value::<Craft>(json!({"mundane": 25_000})).is_err());
    assert!(from_value::<Craft>(json!({"magic": "epic"})).is_err());
    let coins: Coins = from_value(json!({"gold": 7})).unwrap();
    assert_eq!(to_value(coins).unwrap(), json!({"silver": 0, "gold": 7, "double_peacocks": 0, "platinum": 0}));
    assert!(from_value::<Coins>(json!({"copper": 7})).is_err());
    let mut play = Advancement::new(sheet(outcast()));
    play.award(7).unwrap();
    play.raise_skill(mini6_thule::Skill::Dodge).unwrap();
    assert_eq!(from_value::<Advancement>(to_value(&play).unwrap()).unwrap(), play);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// mini6.sheet: what is written is read again, valid or spoiled, and derives the same.
    #[test]
    fn sheets_round_trip(made in starting_sheet(), name in prop::option::of("[a-zA-Z \"\\\\é]{0,12}")) {
        let mut made = made;
        made.name = name;
        let spoiled = Plant::ALL.iter().filter_map(|plant| plant.in_sheet(&made));
        for sheet in spoiled.chain([made.clone()]) {
            let text = serde_json::to_string(&sheet).unwrap();
            let again: Sheet = from_str(&text).unwrap();
            prop_assert_eq!(&again, &sheet);
            prop_assert_eq!(again.derived(), sheet.derived());
            prop_assert_eq!(again.faults(), sheet.faults());
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    /// mini6.sheet: nothing is written that would be read without it, and all else is.
    #[test]
    fn sheets_are_written_without_a_word_too_much(made in starting_sheet(), bonus in 0..5_usize) {
        let mut made = made;
        is_written_without_a_word_too_much(&made);
        made.starting = false;
        made.ammunition.arrows = 0.try_into().unwrap();
        let bonuses = &mut made.bonuses;
        let places = [&mut bonuses.dodge, &mut bonuses.block, &mut bonuses.parry, &mut bonuses.soak];
        if let Some(place) = places.into_iter().nth(bonus) {
            *place = (-1).try_into().unwrap();
        }
        is_written_without_a_word_too_much(&made);
    }
}

#[cfg(feature = "proptest")]
proptest! {
    #![proptest_config(ProptestConfig::with_cases(20))]

    /// mini6.sheet: so it is with gear of every make and magic, and in every hand.
    #[test]
    fn any_sheets_are_written_without_a_word_too_much(sheet: Sheet) {
        is_written_without_a_word_too_much(&sheet);
    }
}
