//! How large a challenge may be for exact odds: the borders as the documentation draws them, and that what is just within
//! them is answered. `challenge.resolve`, `challenge.table`.

use challenge_tests::{AtMost, Challenge, Consequence, Ending, Error, Process, Resolve, ResultTable, Rounds, Shift};
use dice_core::Budget;

use crate::challenges::{holding, side};

/// The numbers of dice on a side that these tests ask for.
const DICE: std::ops::RangeInclusive<i64> = 2..=1_000;

/// Sides of so many dice, neither of which has automatic successes.
fn of_dice(a: i64, b: i64) -> Challenge {
    Challenge { a: holding(a, 5, 4), b: holding(b, 4, 5) }
}

fn counted(Challenge { a, b }: Challenge, at_most: i64) -> Rounds {
    Rounds { a, b, at_most: AtMost::new(at_most).unwrap() }
}

/// The most dice that may stand against `a`, if dice times dice times their sum may be 31,250: the root of a quadratic
/// equation.
fn most_against(a: i64) -> i64 {
    ((a.pow(4) + 4 * a * 31_250).isqrt() - a * a) / (2 * a)
}

/// The highest count for these dice, if the dice of both sides multiplied, squared, times their sum, times the square of
/// the count may be five billion; where 5 is too high already, a count of 1 is left, which is certain.
fn highest_count(a: i64, b: i64) -> i64 {
    let count = (5_000_000_000 / (a + b) / (a * b).pow(2)).isqrt();
    if count < 5 { 1 } else { count }
}

/// challenge.resolve: which of all challenges have exact odds; 25 dice against 25 are just within reach, and 100 against
/// two with room to spare.
#[test]
fn the_border_of_challenges_is_the_documented_one() {
    assert_eq!((most_against(25), most_against(124), most_against(125)), (25, 2, 1));
    for (a, b) in DICE.flat_map(|a| DICE.map(move |b| (a, b))) {
        let wanted =
            if b <= most_against(a) { Ok(()) } else { Err(Error::OddsOutOfReach { a: a as u16, b: b as u16 }) };
        assert_eq!(of_dice(a, b).odds_in_reach(), wanted, "{a} against {b}");
    }
    assert_eq!(of_dice(100, 2).odds_in_reach(), Ok(()));
}

/// challenge.resolve: up to which count rounds have exact odds: 100 for 12 dice against 12, 10 for 30 against 30, and 1 for
/// hundreds of dice.
#[test]
fn the_border_of_rounds_is_the_documented_one() {
    assert_eq!((highest_count(12, 12), highest_count(13, 13)), (100, 82));
    assert_eq!((highest_count(30, 30), highest_count(31, 31)), (10, 9));
    // five billion to the point
    assert_eq!(highest_count(25, 25), 16);
    for (a, b) in DICE.step_by(3).flat_map(|a| DICE.map(move |b| (a, b))) {
        let (highest, challenge) = (highest_count(a, b).min(100), of_dice(a, b));
        assert_eq!(counted(challenge, highest).odds_in_reach(), Ok(()), "{highest} rounds of {a} against {b}");
        if highest < 100 {
            let refused = Error::RoundsOutOfReach { a: a as u16, b: b as u16, at_most: highest as u8 + 1 };
            assert_eq!(counted(challenge, highest + 1).odds_in_reach(), Err(refused));
        }
    }
}

/// challenge.resolve: challenges just within reach are answered: every ending is there, and they add up.
#[test]
fn challenges_just_within_reach_are_worked_out() {
    for (a, b) in [(25, 25), (124, 2)] {
        assert_eq!(b, most_against(a));
        let challenge = of_dice(a, b);
        let odds = challenge.odds();
        assert_eq!(odds.chance_of(|_| true).fraction(), "1");
        let ends = [odds.outcomes()[0], odds.outcomes()[odds.len() - 1]];
        assert_eq!((odds.len() as i64, ends), (a + b + 1, [Ending::b(b as u16), Ending::a(a as u16)]));
        assert!(challenge.expected_rounds().to_f64() > 1.0);
    }
}

/// challenge.resolve: counts just within reach are answered within the usual budget, and so is a count of none or one of any
/// dice.
#[test]
fn rounds_just_within_reach_are_worked_out() {
    assert_eq!(highest_count(2, 367), 5);
    assert_eq!(highest_count(2, 368), 1);
    for (a, b, highest) in [(12, 12, 100), (25, 25, 16), (2, 367, 5), (1_000, 1_000, 1), (1_000, 1_000, 0)] {
        assert!(highest <= highest_count(a, b));
        let odds = counted(of_dice(a, b), highest).odds_within(Budget::default()).unwrap();
        assert_eq!(odds.chance_of(|_| true).fraction(), "1");
        assert_eq!(odds.outcomes(), (highest.min(1) as u32..=highest as u32).collect::<Vec<_>>());
    }
}

/// challenge.resolve: if either side can't succeed, any dice and any count are within reach, and answered.
#[test]
fn a_rating_of_0_brings_any_dice_into_reach() {
    let (able, unable) = (side(4, 1_000), side(0, 1_000));
    for (a, b) in [(able, unable), (unable, able), (unable, unable)] {
        let challenge = Challenge { a, b };
        assert_eq!(challenge.odds_in_reach(), Ok(()));
        assert_eq!(challenge.odds().chance_of(|_| true).fraction(), "1");
        let rounds = counted(challenge, 100);
        assert_eq!(rounds.odds_in_reach(), Ok(()));
        assert_eq!(rounds.odds().outcomes(), [1]);
    }
}

/// challenge.table: results are within reach when their challenge is.
#[test]
fn a_table_reaches_as_far_as_its_challenge() {
    for (a, b) in [(25, 25), (25, 26), (2, 124), (2, 125)] {
        let challenge = of_dice(a, b);
        let table = ResultTable::new(["thrown"], "still grappling", ["throws you"]);
        let fight = Consequence { a: challenge.a, b: challenge.b, table, shift: Shift::default() };
        assert_eq!(fight.odds_in_reach(), challenge.odds_in_reach());
        assert_eq!(fight.odds_in_reach().is_ok(), b <= most_against(a));
    }
}
