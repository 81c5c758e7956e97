//! Exact fractions: how they are read, printed, rounded and compared.

use crate::common;

use common::{fraction, ratio, sides};
use dice_core::{D2, D6, Dice, Odds, Probability};
use num_rational::BigRational;
use num_traits::ToPrimitive;
use proptest::prelude::*;

#[test]
fn per_cent_are_rounded_half_up_to_one_decimal() {
    for (part, of, shown) in [
        (119, 144, "119/144 (82.6 %)"), // 82.638…
        (0, 9, "0 (0.0 %)"),
        (9, 9, "1 (100.0 %)"),
        (2, 4, "1/2 (50.0 %)"),
        (1, 3, "1/3 (33.3 %)"),
        (2, 3, "2/3 (66.7 %)"),
        (1, 2_000, "1/2000 (0.1 %)"),            // 0.05, a half
        (3, 2_000, "3/2000 (0.2 %)"),            // 0.15
        (1_999, 2_000, "1999/2000 (100.0 %)"),   // 99.95
        (1, 2_001, "1/2001 (0.0 %)"),            // just under a half
        (499, 10_000, "499/10000 (5.0 %)"),      // 4.99
        (4_995, 100_000, "999/20000 (5.0 %)"),   // 4.995
        (4_949, 100_000, "4949/100000 (4.9 %)"), // 4.949
        (1, 16, "1/16 (6.3 %)"),                 // 6.25
        (1_225, 3_456, "1225/3456 (35.4 %)"),
    ] {
        assert_eq!(Probability::new(part, of).unwrap().to_string(), shown);
    }
}

#[test]
fn what_is_no_probability_is_refused_with_what_was_given() {
    for (part, of) in [(1, 0), (0, 0), (2, 1), (u128::MAX, 1)] {
        let error = Probability::new(part, of).unwrap_err();
        assert!(error.to_string().contains(&format!("`{part}/{of}` is not")), "{error}");
    }
    for text in [
        "",
        "/",
        "1/",
        "/2",
        "1/0",
        "0/0",
        "2/1",
        "3",
        "-1/2",
        "+1/2",
        "1/-2",
        "1 / 2",
        " 1/2",
        "1/2 ",
        "1/2/3",
        "0.5",
        "50 %",
        "1e0",
        "½",
        "١/٢",
        "１/２",
        "119/144 (82.6 %)",
        "0x1/2",
        "1_0/20",
    ] {
        let error = text.parse::<Probability>().unwrap_err();
        assert!(error.to_string().contains(&format!("`{text}` is not")), "{error}");
    }
    let long = format!("1/{}", "9".repeat(Probability::MOST_DIGITS + 1));
    let error = long.parse::<Probability>().unwrap_err();
    assert!(error.to_string().len() < 200, "a long text is not repeated whole");
    assert!(format!("1/{}", "9".repeat(Probability::MOST_DIGITS)).parse::<Probability>().is_ok());
}

#[test]
fn fractions_are_read_in_any_terms_and_printed_in_lowest() {
    for (text, printed) in [("119/144", "119/144"), ("2/4", "1/2"), ("0", "0"), ("1", "1"), ("0/7", "0"), ("7/7", "1")]
    {
        let chance: Probability = text.parse().unwrap();
        assert_eq!(chance.fraction(), printed);
        assert_eq!(format!("{chance:?}"), format!("Probability({printed})"));
        assert_eq!(printed.parse(), Ok(chance));
    }
    assert_eq!("007/0014".parse(), Probability::new(1, 2));
    assert_eq!(Probability::new(0, 5).unwrap(), Probability::impossible());
    assert_eq!(Probability::new(5, 5).unwrap(), Probability::certain());
}

#[test]
fn no_float_is_inside() {
    // 1/3 − 10⁻³⁰ and 1/3 are told apart, and a chance of 2⁻²⁰⁰⁰ is one
    let third = Probability::new(10_u128.pow(30), 3 * 10_u128.pow(30)).unwrap();
    let less = Probability::new(10_u128.pow(30) - 3, 3 * 10_u128.pow(30)).unwrap();
    assert!(less < third);
    assert_eq!(third.fraction(), "1/3");
    let tiny = Odds::of(|dice| dice.count_at_most(2_000, D2, 1) == 0).chance(&true);
    assert!(tiny > Probability::impossible());
    assert_eq!(tiny.denominator().bits(), 2_001);
    assert_eq!(tiny.to_string().split(' ').nth(1), Some("(0.0"));
    assert_eq!(tiny.complement().complement(), tiny);
    assert_eq!(tiny.complement().to_f64().to_bits(), 1.0_f64.to_bits());
    assert!(tiny.complement() < Probability::certain());
    assert_eq!(tiny.fraction().parse(), Ok(tiny));
}

#[test]
fn floats_come_out_of_numbers_too_large_for_them() {
    // both halves of the fraction are far beyond 10³⁰⁸
    let highest = Odds::of(|dice| dice.highest(3_000, sides(1_000)));
    let chance = highest.at_most(&999).to_f64();
    assert!((chance - 0.999_f64.powi(3_000)).abs() < 1e-12, "{chance}");
    let mean = Odds::of(|dice| dice.count_at_most(1_500, D6, 1)).mean().to_f64();
    assert!((mean - 250.0).abs() < 1e-9);
}

#[test]
fn exact_numbers_are_rounded_half_away_from_zero_to_two_decimals() {
    let shown = |outcomes: &[(i64, u64)]| Odds::from_weights(outcomes.iter().copied()).unwrap().mean().to_string();
    assert_eq!(shown(&[(0, 1), (1, 1)]), "1/2 (0.50)");
    assert_eq!(shown(&[(0, 199), (1, 1)]), "1/200 (0.01)");
    assert_eq!(shown(&[(0, 199), (-1, 1)]), "-1/200 (-0.01)");
    assert_eq!(shown(&[(0, 201), (-1, 1)]), "-1/202 (0.00)");
    assert_eq!(shown(&[(-7, 1), (-8, 1)]), "-15/2 (-7.50)");
    assert_eq!(shown(&[(21, 1)]), "21 (21.00)");
    assert_eq!(shown(&[(2, 2), (3, 1)]), "7/3 (2.33)");
    assert_eq!(shown(&[(2, 1), (3, 2)]), "8/3 (2.67)");
    assert_eq!(shown(&[(0, 1), (i64::MAX, 1)]), "9223372036854775807/2 (4611686018427387903.50)");
}

proptest! {
    #[test]
    fn printing_and_reading_is_the_identity(part: u128, of: u128) {
        let (part, of) = (part.min(of), part.max(of).max(1));
        let chance = Probability::new(part, of).unwrap();
        prop_assert_eq!(chance.fraction().parse(), Ok(chance.clone()));
        let whole = BigRational::new(part.into(), of.into());
        prop_assert_eq!(fraction(&chance), whole.clone());
        prop_assert_eq!(fraction(&chance.complement()), ratio(1, 1) - &whole);
        prop_assert_eq!(fraction(&chance.and(&chance)), &whole * &whole);
        // the per cent shown are at most half a tenth off, and never below
        let shown = chance.to_string();
        let tenths: i64 = shown[shown.find('(').unwrap() + 1..].replace('.', "").replace(" %)", "").parse().unwrap();
        let off = ratio(tenths, 1_000) - &whole;
        prop_assert!(ratio(-1, 2_000) < off && off <= ratio(1, 2_000), "{}", shown);
        let float = chance.to_f64();
        prop_assert!((float - whole.to_f64().unwrap()).abs() < 1e-15);
    }

    #[test]
    fn order_is_that_of_the_fractions(a in 0..50_u128, b in 1..50_u128, c in 0..50_u128, d in 1..50_u128) {
        let (one, other) = (Probability::new(a.min(b), b).unwrap(), Probability::new(c.min(d), d).unwrap());
        prop_assert_eq!(one.cmp(&other), (a.min(b) * d).cmp(&(c.min(d) * b)));
    }

    #[test]
    fn order_holds_where_products_go_over_128_bits(a: u128, b: u128, c: u128, d: u128) {
        let chance = |a: u128, b: u128| Probability::new(a.min(b), a.max(b).max(1)).unwrap();
        let (one, other) = (chance(a, b), chance(c, d));
        prop_assert_eq!(one.cmp(&other), fraction(&one).cmp(&fraction(&other)));
        prop_assert_eq!(one.cmp(&one.clone()), core::cmp::Ordering::Equal);
        let both = one.and(&other);
        prop_assert_eq!(both.cmp(&one), fraction(&both).cmp(&fraction(&one)));
        // and the two numbers come out as they are, while they fit
        let (part, of) = one.as_u128().unwrap();
        prop_assert_eq!((one.numerator(), one.denominator()), (part.into(), of.into()));
        prop_assert_eq!(both.as_u128().is_some(), both.denominator().bits() <= 128);
    }

    #[test]
    fn no_text_panics(text in "(?s:.*)|\\PC*|[0-9/. %-]{0,12}") {
        if let Ok(chance) = text.parse::<Probability>() {
            prop_assert_eq!(chance.fraction().parse(), Ok(chance));
        }
    }
}
