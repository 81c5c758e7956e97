//! Dice codes, roll codes and damage dice: their arithmetic, and one grammar with errors that say where.

use crate::common;

use std::collections::{BTreeSet, HashSet};
use std::fmt::{Debug, Display};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use std::str::FromStr;

use common::sides;
use dice_core::{D6, DamageDice, DiceCode, NotationError, Odds, RollCode, Script};
use proptest::prelude::*;

fn code(text: &str) -> DiceCode {
    text.parse().unwrap_or_else(|error| panic!("{error}"))
}

/// Where an error stands, and that its message repeats the text and says what was expected.
fn position<T: FromStr<Err = NotationError> + Debug>(text: &str) -> usize {
    let error = text.parse::<T>().expect_err(text);
    let message = error.to_string();
    assert!(message.contains(&format!("at character {}", error.position())), "{message}");
    assert!(message.ends_with(&format!("expected {}", error.expected())), "{message}");
    assert!(!error.expected().is_empty());
    assert!(error.position() >= 1 && error.position() <= text.chars().count() + 1, "{text}: {}", error.position());
    error.position()
}

#[test]
fn a_plus_without_pips_says_what_follows_it() {
    let error = "5d6+".parse::<DiceCode>().unwrap_err();
    assert_eq!(error.to_string(), "`5d6+` at character 5: expected pips, as in `5D+1`");
    let error = "1000D+3".parse::<DiceCode>().unwrap_err();
    assert_eq!(error.expected(), "pips from 0 to 2");
}

#[test]
fn three_pips_carry_into_a_die() {
    assert_eq!(code("3D+2").checked_add(code("1D+2")), Some(code("5D+1")));
    assert_eq!(code("3D+2").checked_add(code("1D+1")), Some(code("5D")));
    assert_eq!(code("5D+4"), code("6D+1"));
    assert_eq!(code("3d6+2").total_pips(), 11);
    assert_eq!(DiceCode::new(3, 2).unwrap().to_string(), "3D+2");
    assert_eq!(code("2D").checked_sub(code("1D+1")), None, "less than 1D is no code");
    assert_eq!(code("2D+1").checked_sub(code("1D+1")), Some(DiceCode::MIN));
    assert_eq!(code("1D").plus_dice(-1), None);
    assert_eq!(code("1D").plus_pips(-1), None);
    assert_eq!(code("5D+1").plus_dice(-2), Some(code("3D+1")));
    for pips in [i64::MAX, i64::MIN] {
        assert_eq!((code("9D").plus_pips(pips), code("9D").plus_dice(pips)), (None, None));
        assert_eq!(DiceCode::from_total_pips(pips), None);
    }
}

#[test]
fn one_grammar() {
    for text in ["5D+1", "5d+1", " 5D + 1 ", "5D6+1", "5d6 + 1", "5 D+1", "\t5D+1\t", "05D+01", "4D+4", "1D+13"] {
        assert_eq!(code(text), DiceCode::new(5, 1).unwrap(), "{text}");
    }
    assert_eq!(code("5D+0"), code("5D"));
    assert_eq!((code("1D"), code("1000D+2")), (DiceCode::MIN, DiceCode::MAX));
}

#[test]
fn what_is_no_code_is_refused_where_it_goes_wrong() {
    for (text, at) in [
        ("", 1),
        (" ", 2),
        ("D", 1),
        ("D+1", 1),
        ("+1", 1),
        ("0D", 1),
        ("-1D", 1),
        ("5", 2),
        ("5D-1", 3),
        ("5D+", 4),
        ("5D + ", 6),
        ("4D+1+2", 5),
        ("5D+1D", 5),
        ("5D 1", 4),
        ("5DD", 3),
        ("5D+1 x", 6),
        ("5D8", 3),
        ("5D66", 4),
        ("5D6 6", 5),
        ("1001D", 1),
        ("1431655766D", 1),
        ("99999999999999999999D", 1),
        ("1000D+3", 7),
        ("1D+3000", 4),
        ("5D+99999999999999999999", 4),
        ("5D\u{2212}1", 3),
        ("5D\u{2013}1", 3),
        ("5D+\u{a0}1", 4),
        ("\u{a0}5D", 1),
        ("５D", 1),
        ("5D+１", 4),
        ("٣D", 1),
        ("5Ｄ", 2),
        ("5D+1\n", 5),
        ("5.5D", 2),
        ("5D+1.5", 5),
        ("5e1D", 2),
        ("five D", 1),
        ("5D+-1", 4),
        ("5D++1", 4),
        ("0005D+0x1", 8),
        ("5D\0", 3),
        ("🎲D", 1),
        ("5🎲", 2),
        ("  5D  -1", 7),
    ] {
        assert_eq!(position::<DiceCode>(text), at, "{text:?}");
    }
    // what is left over after a code is shown as it was written, and no longer than a line
    let long = format!("5D{}", "x".repeat(5_000));
    assert!(long.parse::<DiceCode>().unwrap_err().to_string().len() < 200);
}

#[test]
fn as_a_roll_what_stands_after_the_dice_is_flat() {
    let roll = |text: &str| text.parse::<RollCode>().unwrap();
    assert_eq!((roll("5D-1").code(), roll("5D-1").plus()), (code("5D"), -1));
    assert_eq!((roll("12D+4").code().dice(), roll("12D+4").plus()), (12, 4));
    assert_eq!(roll("12D+4"), code("12D+1").with_bonus(3).unwrap());
    assert_ne!(roll("12D+4"), RollCode::from(code("13D+1")));
    assert_eq!(code("12D+4"), code("13D+1"));
    assert_eq!(roll("5D-0"), roll("5D"));
    assert_eq!(RollCode::from(code("5D+1")).to_string(), "5D+1");
    assert_eq!(code("5D+1").with_bonus(-1).unwrap().to_string(), "5D");
    assert_eq!(code("5D+1").with_bonus(-4).unwrap().to_string(), "5D-3");
    for (text, at) in [
        ("", 1),
        ("D+1", 1),
        ("+1", 1),
        ("0D", 1),
        ("5D+", 4),
        ("5D-", 4),
        ("5D+1+2", 5),
        ("5D-1-1", 5),
        ("5D\u{2212}1", 3),
        ("5D+10003", 4), // the largest bonus and two pips are the most that can be printed
        ("5D-10001", 4),
        ("5D-99999999999999999999", 4),
        ("1001D", 1),
        ("5D8-1", 3),
        ("5D--1", 4),
    ] {
        assert_eq!(position::<RollCode>(text), at, "{text:?}");
    }
    for bonus in [-10_001, 10_001, i64::MIN, i64::MAX] {
        let error = code("5D").with_bonus(bonus).unwrap_err();
        assert_eq!((error.given(), error.allowed()), (bonus, (-10_000, 10_000)));
    }
}

#[test]
fn damage_dice() {
    let dice = |text: &str| text.parse::<DamageDice>().unwrap();
    for text in ["1D8+1", "1d8+1", " 1D8 + 1 ", "1 D8+1", "01D08+01"] {
        assert_eq!(dice(text), DamageDice::new(1, sides(8), 1).unwrap(), "{text}");
    }
    assert_eq!((dice("1D4-1").lowest(), dice("1D4-1").highest()), (0, 3));
    assert_eq!((dice("2D6").count(), dice("2D6").sides(), dice("2D6").plus()), (2, D6, 0));
    assert_eq!(dice("3D6-5").roll(&mut Script::new(&[1, 1, 1])), -2);
    for text in ["1D8+1", "2D6", "1D4-1", "100D100+1000", "100D100-1000", "3D3-5"] {
        let dice = dice(text);
        let odds = Odds::of(|rolled| dice.roll(rolled));
        assert_eq!(odds.outcomes().first(), Some(&dice.lowest()));
        assert_eq!(odds.outcomes().last(), Some(&dice.highest()));
    }
    for (text, at) in [
        ("", 1),
        ("1D", 3),
        ("D8", 1),
        ("0D8", 1),
        ("1D0", 3),
        ("101D8", 1),
        ("1D101", 3),
        ("1D8+1001", 5),
        ("1D8+", 5),
        ("1D8+1+1", 6),
        ("1D8\u{2212}1", 4),
        ("8", 2),
        ("1D8 1", 5),
        ("1D8+1D4", 6),
        ("1D-8", 3),
        ("1x8", 2),
        ("99999999999999999999D8", 1),
    ] {
        assert_eq!(position::<DamageDice>(text), at, "{text:?}");
    }
    for (count, s, plus, given) in
        [(0, 8, 0, 0), (101, 8, 0, 101), (1, 101, 0, 101), (1, 8, 1_001, 1_001), (1, 8, -1_001, -1_001)]
    {
        assert_eq!(DamageDice::new(count, sides(s), plus).unwrap_err().given(), given);
    }
}

#[test]
fn a_constructor_says_what_is_wrong_with_its_numbers() {
    // the number named is one that is out of the range named
    for (dice, pips) in [(0, 0), (0, 2), (0, 3), (1_000, 3), (1_001, 0), (1, 5_000), (u16::MAX, u16::MAX)] {
        let error = DiceCode::new(dice, pips).unwrap_err();
        let (min, max) = error.allowed();
        assert!(error.given() < min || error.given() > max, "{dice}D+{pips}: {error}");
    }
    assert_eq!(DiceCode::new(1, 4).map(|code| code.to_string()), Ok("2D+1".into()));
}

fn prints_as_it_reads<T: FromStr<Err = NotationError> + Display + PartialEq + Debug>(value: &T) {
    assert_eq!(value.to_string().parse::<T>().as_ref(), Ok(value), "{value}");
}

#[test]
fn print_then_read_is_the_identity_at_every_edge() {
    for pips in 3..=3_002 {
        prints_as_it_reads(&DiceCode::from_total_pips(pips).unwrap());
    }
    for dice in [DiceCode::MIN, DiceCode::MAX, code("5D+2"), code("5D+1"), code("5D")] {
        for bonus in (-3..=3).chain([-10_000, -9_999, 9_997, 9_998, 9_999, 10_000]) {
            prints_as_it_reads(&dice.with_bonus(bonus).unwrap());
        }
    }
}

/// Texts that could stand where an error is, by what it says: signs in quotes, the ends of a range, the end.
fn allowed(expected: &str) -> Vec<String> {
    let said = expected.split(", as in ").next().unwrap_or_default();
    let mut allowed: Vec<String> = said.split('`').skip(1).step_by(2).map(String::from).collect();
    if let Some((_, range)) = said.split_once(" from ") {
        allowed.extend(range.split(" to ").map(String::from));
    }
    if said.ends_with("the end") {
        allowed.push(String::new());
    }
    if said == "pips" {
        allowed.push("1".into());
    }
    assert!(!allowed.is_empty(), "{expected}");
    allowed
}

/// A text that is none is so far right as the error says, and goes on with each thing that the error says is allowed there.
fn reads_or_says_what_could_be_read<T: FromStr<Err = NotationError> + Display + PartialEq + Debug>(text: &str) {
    let error = match text.parse::<T>() {
        Ok(value) => return prints_as_it_reads(&value),
        Err(error) => error,
    };
    let at = error.position();
    assert!((1..=text.chars().count() + 1).contains(&at), "{error}");
    let right: String = text.chars().take(at - 1).collect();
    let allowed = allowed(error.expected());
    for next in &allowed {
        let goes_on = match format!("{right}{next}").parse::<T>() {
            Ok(_) => true,
            Err(later) => later.position() > at,
        };
        assert!(goes_on, "{error}, but not {next:?}");
    }
    assert_eq!(right.parse::<T>().is_ok(), allowed.iter().any(String::is_empty), "{error}");
}

#[test]
fn an_error_says_what_could_be_read_there() {
    for text in
        ["", "5", "5x", "5D", "5D+", "5D-", "5D+1", "5D+0", "5D-1", "5D + 1 ", "5D+1+1", "5D+0+1", "5D-0+1", "1001D"]
    {
        for after in ["", " ", "x", "+", "-1", " 1", "D8", "D8+0x", "D8-1 -1", "D101", "99999", "\u{2212}1"] {
            let text = format!("{text}{after}");
            reads_or_says_what_could_be_read::<DiceCode>(&text);
            reads_or_says_what_could_be_read::<RollCode>(&text);
            reads_or_says_what_could_be_read::<DamageDice>(&text);
        }
    }
}

#[test]
fn an_error_repeats_the_text_and_no_more_than_a_line_of_it() {
    for letter in ["x", "é", "🎲"] {
        for count in 0..100 {
            let text = letter.repeat(count);
            let quote = if count > 40 { letter.repeat(40) + "…" } else { text.clone() };
            let message = text.parse::<DiceCode>().unwrap_err().to_string();
            assert!(message.starts_with(&format!("`{quote}` at character 1: ")), "{message}");
        }
    }
}

#[test]
fn roll_codes_that_roll_alike_are_one_in_any_set() {
    let mut codes = Vec::new();
    let mut rolls = BTreeSet::new();
    for (pips, bonus) in (3..30).flat_map(|pips| (-4..=4).map(move |bonus| (pips, bonus))) {
        let code = DiceCode::from_total_pips(pips).unwrap().with_bonus(bonus).unwrap();
        assert_eq!((i64::from(code.code().total_pips()), code.bonus()), (pips, bonus));
        codes.push(code);
        rolls.insert((pips / 3, pips % 3 + bonus));
    }
    assert_eq!(codes.iter().collect::<HashSet<_>>().len(), rolls.len());
    assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), rolls.len());
    // and no two others share a hash, of 64 bits
    let hashes: BTreeSet<u64> =
        codes.iter().map(|code| BuildHasherDefault::<DefaultHasher>::new().hash_one(code)).collect();
    assert_eq!(hashes.len(), rolls.len());
}

proptest! {
    #[test]
    fn pips_add_up(a in 3..3_003_i64, b in 3..3_003_i64) {
        let (one, other) = (DiceCode::from_total_pips(a).unwrap(), DiceCode::from_total_pips(b).unwrap());
        match one.checked_add(other) {
            Some(sum) => prop_assert_eq!(i64::from(sum.total_pips()), a + b),
            None => prop_assert!(a + b > DiceCode::MAX.total_pips().into()),
        }
        match one.checked_sub(other) {
            Some(rest) => prop_assert_eq!(i64::from(rest.total_pips()), a - b),
            None => prop_assert!(a - b < 3),
        }
        prop_assert_eq!(one.cmp(&other), a.cmp(&b));
        prop_assert_eq!(i64::from(one.dice()) * 3 + i64::from(one.pips()), a);
        prop_assert!(one.pips() < 3 && one.dice() >= 1);
        prop_assert_eq!(DiceCode::new(one.dice(), one.pips()), Ok(one));
    }

    #[test]
    fn roll_codes_and_damage_dice_print_as_they_read(pips in 3..3_003_i64, bonus in -10_000..=9_998_i64, count in 1..=100_u16, s in 1..=100_u32, plus in -1_000..=1_000) {
        prints_as_it_reads(&DiceCode::from_total_pips(pips).unwrap().with_bonus(bonus).unwrap());
        let damage = DamageDice::new(count, sides(s), plus).unwrap();
        prints_as_it_reads(&damage);
        prop_assert_eq!((damage.count(), damage.sides(), damage.plus()), (count, sides(s), plus));
    }

    /// Any text at all, and texts made of what notation is made of.
    #[test]
    fn no_text_panics(text in "(?s:.*)|\\PC*|[0-9dD+\\- \t６−D]{0,10}|\\s*[0-9]{1,5}[dD][0-9]{0,4}\\s*[+-]?[0-9]{0,6}\\PC?") {
        reads_or_says_what_could_be_read::<DiceCode>(&text);
        reads_or_says_what_could_be_read::<RollCode>(&text);
        reads_or_says_what_could_be_read::<DamageDice>(&text);
        // what is a code is a roll too, of the same dice and pips
        if let (Ok(code), Ok(roll)) = (text.parse::<DiceCode>(), text.parse::<RollCode>()) {
            prop_assert_eq!(i64::from(code.total_pips()), i64::from(roll.code().total_pips()) + roll.bonus());
        }
    }
}

#[test]
fn codes_are_ordered_by_their_operators_too() {
    let [low, high] = ["5D+1", "5D+2"].map(|code| code.parse::<DiceCode>().unwrap());
    assert!(low < high);
    let [low, high] = ["5D+2", "5D+10"].map(|code| code.parse::<RollCode>().unwrap());
    assert!(low < high);
}

#[test]
fn a_refused_number_says_what_it_is() {
    let error = DiceCode::new(0, 0).unwrap_err();
    assert_eq!((error.what(), error.given(), error.allowed()), ("number of dice", 0, (1, 1_000)));
}
