//! Fighters' sheets, and data that must be refused.
#![cfg(feature = "serde")]

use conformance::refused;
use dice_core::Resolve;
use percentile_brp::movement::{Chase, ForcedMarch, Journey};
use percentile_brp::{
    CharacteristicTraining, Duel, DuelEnd, ExperienceRun, ExperienceUntil, Fighter, HealingWeeks, Hit, MajorWound,
    Physik, Resistance, SkillRecord, SkillRoll, Training,
};
use serde_json::{Value, json};

/// What is refused is named, and what is allowed is said.
#[test]
fn refusals_say_why() {
    for (number, says) in [
        ("\"-1\"", "invalid type: string"),
        ("15.0", "floating point"),
        ("1001", "skill 1001 is out of range: -1000 to 1000 are allowed"),
        ("-1001", "skill -1001 is out of range"),
        ("99999999999999999999", "floating point"),
        ("null", "null"),
    ] {
        refused::<SkillRoll>(&format!(r#"{{"skill": {number}}}"#), says);
    }
    refused::<SkillRoll>(r#"{"skill": 50, "skill": 60}"#, "duplicate field `skill`");
    refused::<SkillRoll>(r#"{"skill": 50, "impale": true}"#, "unknown field `impale`");
    refused::<SkillRoll>(r#"{"impaling": true}"#, "missing field `skill`");
    refused::<Resistance>(r#"{"active": 12, "passive": -1}"#, "characteristic -1 is out of range: 0 to 1000");
    for damage in ["1D", "D8", "1D8+", "1D8+1D4", "", "0D6", "999999999999D6", "1D8\u{2212}1"] {
        let hit = json!({"skill": 50, "damage": damage, "armour": 0}).to_string();
        refused::<Hit>(&hit, "expected");
    }
    refused::<Hit>(r#"{"skill": 50, "damage": "1D8", "armour": -1}"#, "armour -1 is out of range: 0 to 1000");
    refused::<ExperienceRun>(r#"{"skill": 50, "int": -1, "checks": 1}"#, "characteristic -1 is out of range");
    refused::<ExperienceRun>(r#"{"skill": 50, "int": 13, "checks": 101}"#, "number of checks 101 is out of range");
    refused::<ExperienceUntil>(r#"{"skill": 50, "int": 0, "target": 110, "at_most": 9}"#, "INT 0");
    refused::<HealingWeeks>(r#"{"lost": -1}"#, "hit points lost -1 is out of range: 0 to 200");
    refused::<ForcedMarch>(r#"{"con": 13, "days": -1}"#, "number of days -1 is out of range: 0 to 1000");
    refused::<Journey>(r#"{"pace": "stroll", "legs": []}"#, "`stroll` is unknown");
    refused::<Journey>(r#"{"pace": "walk", "legs": [{"miles": 99999999999}]}"#, "distance in miles 99999999999");
    let training = |student: i64, teacher: i64, subject: &str| {
        json!({"subject": subject, "skill": student, "int": 13, "teacher": {"skill": teacher}}).to_string()
    };
    refused::<Training>(&training(50, 40, "ride"), "teacher with 40 can't teach a student with 50");
    refused::<Training>(&training(80, 90, "ride"), "80 can't be trained: below 80 is allowed");
    refused::<Training>(&training(50, 90, "dodge"), "criminal or Nadsokorite");
    refused::<CharacteristicTraining>(
        r#"{"characteristic": "dex", "score": 9, "teacher": 20, "target": 10, "days": 90}"#,
        "dex does not grow by training",
    );
    let runner = json!({"con": 10});
    let chase = json!({"runner": runner, "pursuer": runner, "distance": 9, "lost_at": 9}).to_string();
    refused::<Chase>(&chase, "a distance of 9");
    refused::<MajorWound>(r#"{"luck": 50, "table": [{"up_to": 50, "injury": "a limp"}]}"#, "must end at 100");
    refused::<Physik>(&json!({"skill": 50, "wounds": vec![1; 101]}).to_string(), "101 wounds to treat");
    let giant = json!({"skill": 50, "damage": "1D6", "hit_points": {"total": 60}, "pow": 10});
    refused::<Duel>(&json!({"first": giant, "second": giant}).to_string(), "too long a duel");
    let torn = json!({"skill": 50, "damage": "1D6", "hit_points": {"total": 6, "current": 7}, "pow": 10});
    refused::<Duel>(&json!({"first": torn, "second": torn}).to_string(), "7 hit points are left of 6");
    refused::<SkillRecord>(r#"{"subject": "climbing", "base": 50}"#, "`climbing` is unknown");
}

/// INT 0 and 200 are answered by the rule itself.
#[test]
fn minds_at_both_ends() {
    let learns = |int: u32, skill: u32| {
        let run: ExperienceRun = serde_json::from_value(json!({"skill": skill, "int": int, "checks": 1})).unwrap();
        run.odds().chance_of(|&after| after > skill as i32).fraction()
    };
    assert_eq!((learns(0, 60), learns(0, 100), learns(0, 140)), ("2/5".into(), "0".into(), "0".into()));
    assert_eq!((learns(200, 60), learns(200, 140)), ("1".into(), "1".into()));
}

fn sheet() -> Value {
    json!({
        "str": 14, "con": 12, "siz": 13, "int": 13, "pow": 11, "dex": 12, "app": 9,
        "hit_points": 13, "wounds": [3], "armour": 3, "condition": "hampered",
        "weapons": [{"weapon": "spear", "skill": 57, "parry": 40, "damage": "1D8+1", "impaling": true}],
        "skills": {"climb": 42, "repair-devise": 30, "dodge": 95}
    })
}

fn look_over(sheet: &Value) -> Value {
    let fighter: Fighter = serde_json::from_value(sheet.clone()).unwrap();
    assert_eq!(serde_json::from_value::<Fighter>(serde_json::to_value(&fighter).unwrap()).unwrap(), fighter);
    serde_json::to_value(fighter.look_over()).unwrap()
}

/// brp.wound, brp.round-move, brp.resistance, brp.experience and the multiples of brp.modified, on one sheet.
#[test]
fn what_a_sheet_derives() {
    let over = look_over(&sheet());
    assert_eq!(over["faults"], json!([]));
    let derived = &over["derived"];
    assert_eq!(derived["hit_points"], json!({"total": 13, "current": 10, "minor_at_most": 6, "fatal_from": 11}));
    let expected = [
        ("move_rate", 6),
        ("luck", 55),
        ("stay_awake", 44),
        ("forced_march", 60),
        ("keep_pace", 36),
        ("train_combat", 39),
        ("train_civil", 52),
    ];
    for (figure, value) in expected {
        assert_eq!(derived[figure], value, "{figure}");
    }
    assert_eq!(derived["resistance"]["str"].as_array().unwrap().len(), 21);
    assert_eq!(derived["resistance"]["str"][13], 50); // 14 against 14
    assert_eq!(derived["resistance"]["app"][20], 5); // 9 against 21
    let spear = &derived["weapons"][0];
    assert_eq!(spear["attack"][4], json!({"outcome": "impale", "p": "1/100"}));
    assert_eq!((&spear["parry"], &spear["experience"]), (&json!(40), &json!(43)));
    assert_eq!(spear["damage"], json!([2, 9]));
    let skills = &derived["skills"];
    assert_eq!((&skills["climb"]["experience"], &skills["climb"]["teaching"]), (&json!(58), &json!("open")));
    assert_eq!((&skills["dodge"]["experience"], &skills["dodge"]["teaching"]), (&json!(13), &json!("criminal")));
    assert_eq!(skills["repair-devise"]["experience"], Value::Null);
    assert_eq!(skills["climb"]["odds"][3], json!({"outcome": "critical", "p": "9/100"}));
}

/// Every fault is told at once, and what can be derived still is.
#[test]
fn all_that_is_wrong_with_a_sheet() {
    let mut wrong = sheet();
    wrong["str"] = json!(-3);
    wrong["current"] = json!(11);
    wrong["armour"] = json!(5_000);
    wrong["weapons"][0]["damage"] = json!("1D8+");
    wrong["weapons"][0]["parry"] = json!(2_000);
    wrong["skills"]["juggle"] = json!(30);
    wrong["skills"]["climb"] = json!(-2_000);
    let over = look_over(&wrong);
    let faults: Vec<&str> = over["faults"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    let starts = [
        "str: ",
        "current: ",
        "armour: ",
        "weapons[0].parry: ",
        "weapons[0].damage: ",
        "skills.climb: ",
        "skills.juggle: ",
    ];
    assert_eq!(faults.len(), starts.len(), "{faults:?}");
    for (fault, start) in faults.iter().zip(starts) {
        assert!(fault.starts_with(start), "{fault}");
    }
    assert_eq!(over["derived"]["luck"], 55);
    assert_eq!(over["derived"]["skills"]["dodge"]["experience"], 13);
    assert_eq!(over["derived"]["weapons"], json!([]));
    // a blank sheet has nothing wrong with it
    assert_eq!(look_over(&json!({}))["faults"], json!([]));
}

#[test]
fn sheets_that_are_no_sheets() {
    refused::<Fighter>(r#"{"str": 12, "str": 13}"#, "duplicate field `str`");
    refused::<Fighter>(r#"{"strength": 12}"#, "unknown field `strength`");
    refused::<Fighter>(r#"{"skills": {"climb": 40, "climb": 50}}"#, "duplicate field `climb`");
    refused::<Fighter>(r#"{"skills": ["climb"]}"#, "expected skills with their per cents");
    refused::<Fighter>(r#"{"str": 12.0}"#, "floating point");
    refused::<Fighter>(r#"{"str": "12"}"#, "string");
    refused::<Fighter>(r#"{"weapons": [{"weapon": "spear", "skill": 50}]}"#, "missing field `damage`");
    refused::<Fighter>(r#"{"condition": "drunk"}"#, "`drunk` is unknown: hampered, fresh are allowed");
}

/// brp.duel from two sheets.
#[test]
fn from_sheet_to_duel() {
    let fighter: Fighter = serde_json::from_value(sheet()).unwrap();
    let spear = fighter.armed_with("spear").unwrap();
    assert_eq!(spear.hit_points.current(), 10);
    let odds = Duel::new(spear, spear).unwrap().odds();
    assert!(odds.chance(&DuelEnd::SecondFalls) > odds.chance(&DuelEnd::FirstFalls));
    let nobody = Fighter::default().armed_with("spear").unwrap_err();
    assert_eq!(nobody.iter().map(|fault| fault.field.as_str()).collect::<Vec<_>>(), ["weapons", "hit_points", "pow"]);
    let mut clumsy = fighter;
    clumsy.weapons[0].damage = "1D".into();
    assert_eq!(clumsy.armed_with("spear").unwrap_err()[0].field, "weapons[0].damage");
}
