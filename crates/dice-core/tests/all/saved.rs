//! What is saved loads again, and nothing that a constructor refuses comes in as data.
#![cfg(feature = "serde")]

use std::fmt::Debug;

use dice_core::{
    D6, DamageDice, Dice, DiceCode, Odds, Pool, Probability, Record, Recorder, RollCode, RuleId, Script, UnknownWord,
};
use proptest::prelude::*;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{from_str, json, to_string, to_value};

fn round_trips<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, saved: &str) {
    assert_eq!(to_string(value).unwrap(), saved);
    assert_eq!(&from_str::<T>(saved).unwrap(), value);
}

fn refusal<T: DeserializeOwned + Debug>(saved: &str) -> String {
    from_str::<T>(saved).expect_err(saved).to_string()
}

#[test]
fn notation_is_saved_as_it_is_written() {
    round_trips(&"5D+1".parse::<DiceCode>().unwrap(), r#""5D+1""#);
    round_trips(&"12D+4".parse::<RollCode>().unwrap(), r#""12D+4""#);
    round_trips(&"5D-1".parse::<RollCode>().unwrap(), r#""5D-1""#);
    round_trips(&"1D4-1".parse::<DamageDice>().unwrap(), r#""1D4-1""#);
    // one grammar for data too
    assert_eq!(from_str::<DiceCode>(r#"" 5d6 + 1 ""#).unwrap(), "5D+1".parse().unwrap());
    // a text with an escape is the same text
    assert_eq!(from_str::<DiceCode>("\"5D\\u002b1\"").unwrap(), "5D+1".parse().unwrap());
}

#[test]
fn a_number_is_no_text_and_a_text_no_default() {
    for saved in ["5", "5.0", "null", "true", "[]", "{}", r#"["5D"]"#] {
        assert!(refusal::<DiceCode>(saved).contains("expected a dice code like \"5D+1\""), "{saved}");
        assert!(refusal::<RollCode>(saved).contains("expected a dice code with a flat bonus"), "{saved}");
        assert!(refusal::<DamageDice>(saved).contains("expected damage dice like \"1D8+1\""), "{saved}");
        assert!(refusal::<Probability>(saved).contains("expected"), "{saved}");
    }
    for (saved, at) in [(r#""""#, 1), (r#""0D""#, 1), (r#""5D-1""#, 3), (r#""4D+1+2""#, 5), (r#""1431655766D""#, 1)] {
        assert!(refusal::<DiceCode>(saved).contains(&format!("at character {at}: expected")), "{saved}");
    }
    assert!(refusal::<DamageDice>(r#""1D101""#).contains("a number of sides from 1 to 100"));
    assert!(refusal::<RollCode>(r#""5D+10003""#).contains("from 0 to 10002"));
}

#[test]
fn probabilities_are_saved_as_bare_fractions() {
    round_trips(&Probability::new(119, 144).unwrap(), r#""119/144""#);
    round_trips(&Probability::impossible(), r#""0""#);
    round_trips(&Probability::certain(), r#""1""#);
    for saved in [r#""3/2""#, r#""-1/2""#, r#""1/0""#, r#""0.5""#, r#""""#] {
        assert!(refusal::<Probability>(saved).contains("a probability is a fraction from 0 to 1"), "{saved}");
    }
}

#[test]
fn odds_and_their_means_are_saved_in_order() {
    let odds = Odds::of(|dice| dice.highest(2, D6) > 4);
    assert_eq!(to_value(&odds).unwrap(), json!([{"outcome": false, "p": "4/9"}, {"outcome": true, "p": "5/9"}]));
    let mean = Odds::of(|dice| dice.sum(5, D6)).mean();
    assert_eq!(to_string(&mean).unwrap(), r#""35/2""#);
    assert_eq!(to_string(&Odds::certain(-7_i64).mean()).unwrap(), r#""-7""#);
}

#[test]
fn a_trace_is_saved_as_a_list_with_one_key_an_entry() {
    let mut dice = Recorder::new(Script::new(&[2, 6, 4, 1]));
    dice.part(RuleId::new("test.part"), |dice| {
        let total = dice.total(D6, Pool::with_wild_die(2), 20);
        dice.note("total", total.into());
        total > 9
    });
    dice.rounds((), |dice, ()| core::ops::ControlFlow::<_, ()>::Break(dice.die(D6)));
    let shown = |face: u32, wild: bool| json!({"die": {"sides": 6, "face": face, "wild": wild, "kept": true}});
    assert_eq!(
        to_value(dice.into_trace()).unwrap(),
        json!([
            {"part": {"rule": "test.part", "came_to": "true", "trace": [
                shown(2, false), shown(6, true), shown(4, true), {"note": {"what": "total", "figure": 12}}
            ]}},
            {"round": {"round": 1, "trace": [shown(1, false)]}}
        ])
    );
}

dice_core::bounded! {
    /// A number of the tests.
    pub struct Rating(u8) "rating": 1..=20, default 5;
    /// One that may be below nothing.
    pub struct Bonus(i16) "bonus": -300..=300;
}

dice_core::vocabulary! {
    /// Two words of the tests.
    pub enum Outcome, "outcome", default Draw {
        /// One.
        TheyWin = "they-win",
        /// The other.
        Draw = "draw",
    }
}

#[test]
fn bounded_numbers_can_not_be_smuggled_in() {
    for value in 1..=20 {
        round_trips(&Rating::new(value).unwrap(), &value.to_string());
    }
    round_trips(&Bonus::MIN, "-300");
    for (given, saved) in [(0_i64, "0"), (21, "21"), (-1, "-1"), (257, "257"), (i64::MIN, "-9223372036854775808")] {
        let expected = format!("rating {given} is out of range: 1 to 20 are allowed");
        assert!(refusal::<Rating>(saved).contains(&expected), "{saved}");
        assert_eq!(Rating::new(given).unwrap_err().to_string(), expected);
        assert_eq!(Rating::try_from(given).unwrap_err().to_string(), expected);
        assert!([Rating::MIN, Rating::MAX].contains(&Rating::saturating(given)));
    }
    for saved in ["1.0", "1.5", "1e1", "\"5\"", "null", "true", "[5]", "18446744073709551615", "1e300"] {
        assert!(!refusal::<Rating>(saved).is_empty());
    }
    assert_eq!((Rating::default().get(), Rating::MAX.get(), Bonus::saturating(-9_999)), (5, 20, Bonus::MIN));
}

#[test]
fn words_are_read_as_they_are_written() {
    for &word in Outcome::ALL {
        round_trips(&word, &format!("\"{word}\""));
        assert_eq!(word.as_str().parse(), Ok(word));
    }
    assert_eq!(Outcome::default(), Outcome::Draw);
    let refused = refusal::<Outcome>("\"Draw\"");
    assert!(refused.contains("outcome `Draw` is unknown: they-win, draw are allowed"), "{refused}");
    assert!(refusal::<Outcome>("1").contains("expected one word: outcome"));
    let error: UnknownWord = "x".repeat(9_999).parse::<Outcome>().unwrap_err();
    assert!(error.to_string().len() < 200);
    assert_eq!(error.allowed(), ["they-win", "draw"]);
}

proptest! {
    #[test]
    fn whatever_is_made_loads_again(pips in 3..3_003_i64, bonus in -9_998..=9_998_i64, part: u64, of: u64) {
        let code = DiceCode::from_total_pips(pips).unwrap();
        round_trips(&code, &format!("\"{code}\""));
        let roll = code.with_bonus(bonus).unwrap();
        round_trips(&roll, &format!("\"{roll}\""));
        let chance = Probability::new(part.min(of).into(), part.max(of).max(1).into()).unwrap();
        round_trips(&chance, &format!("\"{}\"", chance.fraction()));
    }

    #[test]
    fn no_data_panics(text in "\\PC{0,20}") {
        let saved = to_string(&text).unwrap();
        let _ = (from_str::<DiceCode>(&saved), from_str::<RollCode>(&saved), from_str::<DamageDice>(&saved));
        let _ = (from_str::<Probability>(&saved), from_str::<Outcome>(&saved), from_str::<Rating>(&text));
    }
}

#[test]
fn a_record_is_its_outcome_and_its_trace() {
    let mut recorder = Recorder::new(Script::new(&[3, 4]));
    let outcome = recorder.sum(2, D6);
    let record = Record { outcome, trace: recorder.into_trace() };
    let trace = to_value(&record.trace).unwrap();
    assert_eq!(to_value(&record).unwrap(), json!({"outcome": 7, "trace": trace}));
}
