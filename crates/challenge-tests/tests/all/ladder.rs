//! Ratings compared, dice counted, single dice: `challenge.compare`, `challenge.dice`, `challenge.success`.

use challenge_tests::{
    Automatic, Challenge, ChallengeDice, Comparison, Modifiers, RULES, Rating, Resolve, Side, Success, SuccessRoll,
};
use dice_core::Probability;
use proptest::prelude::*;

fn rating(rating: i64) -> Rating {
    Rating::new(rating).unwrap()
}

fn compare(own: i64, other: i64) -> Comparison {
    Comparison::of(rating(own), rating(other))
}

/// challenge.compare: the ladder as the rule text prints it.
#[test]
fn the_ladder_is_the_printed_one() {
    let printed = [
        ("lower", -1, 0),
        ("equal", 0, 0),
        ("higher", 1, 0),
        ("double", 2, 0),
        ("triple", 3, 1),
        ("four-times", 4, 2),
        ("five-times", 5, 2),
    ];
    for (comparison, (name, dice, automatic)) in Comparison::ALL.iter().zip(printed) {
        assert_eq!(comparison.as_str(), name);
        assert_eq!((comparison.dice(), comparison.automatic().get()), (dice, automatic), "{name}");
        assert_eq!(name.parse(), Ok(*comparison));
    }
    assert!("Double".parse::<Comparison>().unwrap_err().to_string().contains("challenge.compare"));
}

/// challenge.compare: a rung is reached whole or not at all.
#[test]
fn multiples_are_whole_thresholds() {
    let cases = [
        (6, 2, 3),
        (9, 3, 3),
        (8, 3, 2),
        (5, 2, 2),
        (4, 2, 2),
        (5, 3, 1),
        (3, 2, 1),
        (2, 2, 0),
        (2, 3, -1),
        (7, 2, 3),
        (8, 2, 4),
        (9, 2, 4),
        (10, 2, 5),
        (999, 200, 4),
        (1000, 200, 5),
        (1000, 1, 5),
    ];
    for (own, other, dice) in cases {
        assert_eq!(compare(own, other).dice(), dice, "{own}:{other}");
    }
}

/// challenge.compare: any rating against none is five times as high; none against none is equal.
#[test]
fn a_rating_of_0_is_compared_too() {
    assert_eq!(compare(0, 0), Comparison::Equal);
    assert_eq!(compare(0, 1), Comparison::Lower);
    for own in 1..=1000 {
        assert_eq!(compare(own, 0), Comparison::FiveTimes);
    }
}

/// challenge.compare: over all ratings up to 120 and their neighbours at the top, against the ladder searched from its
/// definition: the most whole times that the other fits into one's own, by repeated subtraction.
#[test]
fn the_ladder_agrees_with_repeated_subtraction() {
    for own in (0..=120).chain(990..=1000) {
        for other in (1..=120).chain(990..=1000) {
            let (mut left, mut times) = (own, 0);
            while left >= other && times < 5 {
                left -= other;
                times += 1;
            }
            let wanted = match times {
                0 => Comparison::Lower,
                1 if own == other => Comparison::Equal,
                1 => Comparison::Higher,
                2 => Comparison::Double,
                3 => Comparison::Triple,
                4 => Comparison::FourTimes,
                _ => Comparison::FiveTimes,
            };
            assert_eq!(compare(own, other), wanted, "{own}:{other}");
        }
    }
}

proptest! {
    /// challenge.compare: never worse with a higher rating of one's own, never better against a higher one.
    #[test]
    fn the_ladder_only_climbs(own in 0_i64..1000, other in 0_i64..1000) {
        prop_assert!(compare(own + 1, other) >= compare(own, other));
        prop_assert!(compare(own, other + 1) <= compare(own, other));
        prop_assert_eq!(compare(own, other) == Comparison::Lower, compare(other, own) > Comparison::Equal);
    }

    /// challenge.dice: base two, comparison, modifiers; held at two once, at the end.
    #[test]
    fn dice_add_up(own in 0_i64..=1000, other in 0_i64..=1000, modifiers in -1000_i64..=1000) {
        let side = Side { rating: rating(own), modifiers: Modifiers::new(modifiers).unwrap() };
        let dice = side.dice_against(rating(other));
        let sum = 2 + i64::from(compare(own, other).dice()) + modifiers;
        prop_assert_eq!(i64::from(dice.dice()), sum.max(2));
        prop_assert_eq!(dice.automatic(), compare(own, other).automatic());
        prop_assert!((ChallengeDice::FEWEST..=ChallengeDice::MOST).contains(&dice.dice()));
    }
}

/// challenge.dice: the ends of the range.
#[test]
fn the_extremes_have_dice_too() {
    let dice = |own, other, modifiers| {
        Side { rating: rating(own), modifiers: Modifiers::new(modifiers).unwrap() }.dice_against(rating(other)).dice()
    };
    assert_eq!(dice(1000, 0, 1000), ChallengeDice::MOST);
    assert_eq!(dice(0, 1000, 1000), 1001);
    assert_eq!(dice(1000, 0, -1000), 2);
    assert_eq!(dice(0, 1000, -1000), 2);
    // lower, and one modifier: 2 - 1 + 1, not max(2 - 1, 2) + 1
    assert_eq!(dice(1, 2, 1), 2);
    let challenge = Challenge { a: Side::rated(4).unwrap(), b: Side::rated(1).unwrap() };
    let (a, b) = challenge.dice();
    assert_eq!((a.dice(), a.automatic()), (6, Automatic::new(2).unwrap()));
    assert_eq!((b.dice(), b.automatic()), (2, Automatic::new(0).unwrap()));
}

/// challenge.success: at or under the rating, and a six always fails.
#[test]
fn a_die_succeeds_at_or_under_the_rating_but_never_with_a_six() {
    for (given, sixths) in [(0, 0), (1, 1), (2, 2), (3, 3), (4, 4), (5, 5), (6, 5), (7, 5), (99, 5), (1000, 5)] {
        let roll = SuccessRoll { rating: rating(given) };
        let faces = (1..=6).filter(|&face| roll.rating.succeeds(face)).count();
        assert_eq!(faces, sixths);
        assert_eq!(roll.odds().chance(&Success::Success), Probability::new(sixths as u128, 6).unwrap());
        for face in 1..=6 {
            let wanted = if face != 6 && i64::from(face) <= given { Success::Success } else { Success::Failure };
            assert_eq!(roll.replay(&[face]).unwrap().outcome, wanted);
        }
        assert!(!roll.rating.succeeds(0));
    }
}

/// Numbers that the rules don't allow are refused, with the number and what is allowed.
#[test]
fn numbers_out_of_range_are_refused() {
    assert_eq!(Rating::new(1001).unwrap_err().to_string(), "rating 1001 is out of range: 0 to 1000 are allowed");
    assert!(Rating::new(-1).is_err() && Rating::new(i64::MIN).is_err() && Side::rated(i64::MAX).is_err());
    assert!(Modifiers::new(1000).is_ok() && Modifiers::new(-1000).is_ok());
    assert!(Modifiers::new(1001).is_err() && Modifiers::new(-1001).is_err());
    assert!(Automatic::new(3).is_err());
}

/// Every rule of the crate is listed once: challenge.compare, challenge.dice, challenge.success, challenge.round,
/// challenge.auto, challenge.resolve, challenge.unopposed, challenge.table.
#[test]
fn the_rules_are_listed() {
    let ids: Vec<_> = RULES.iter().map(|rule| rule.id.as_str()).collect();
    let wanted = ["compare", "dice", "success", "round", "auto", "resolve", "unopposed", "table"];
    assert_eq!(ids, wanted.map(|name| format!("challenge.{name}")));
}
