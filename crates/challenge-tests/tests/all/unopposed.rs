//! Challenges against a difficulty: `challenge.unopposed`.

use challenge_tests::{Degree, Modifiers, Rating, Resolve, Unopposed};
use dice_core::Probability;
use proptest::prelude::*;

fn against(rating: i64, dr: i64, modifiers: i64) -> Unopposed {
    Unopposed {
        rating: Rating::new(rating).unwrap(),
        dr: Rating::new(dr).unwrap(),
        modifiers: Modifiers::new(modifiers).unwrap(),
    }
}

/// challenge.unopposed: dice from comparing the rating with the difficulty; a difficulty many times higher has automatic
/// successes of its own.
#[test]
fn the_difficulty_is_compared_like_a_side() {
    for (rating, dr, dice, own, standing) in [
        (4, 3, 3, 0, 0),
        (3, 3, 2, 0, 0),
        (9, 3, 5, 1, 0),
        (1, 0, 7, 2, 0),
        (2, 6, 2, 0, 1),
        (2, 8, 2, 0, 2),
        (2, 5, 2, 0, 0),
        (0, 1, 2, 0, 2),
        (0, 0, 2, 0, 0),
    ] {
        let challenge = against(rating, dr, 0);
        let hand = challenge.dice();
        let found = (hand.dice(), hand.automatic().get(), challenge.standing_successes().get());
        assert_eq!(found, (dice, own, standing), "{rating} against {dr}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    /// challenge.unopposed, challenge.auto: the odds against a count over every way the dice can fall.
    #[test]
    fn unopposed_agrees_with_every_way_the_dice_can_fall(rating in 0_i64..10, dr in 0_i64..10, modifiers in -4_i64..2) {
        let challenge = against(rating, dr, modifiers);
        let (held, own, standing) = (challenge.dice().dice(), challenge.dice().automatic().get(), challenge.standing_successes().get());
        let aside = if held > 2 { u16::from(own) } else { 0 };
        let rolled = u32::from(held - aside);
        let mut counts = std::collections::BTreeMap::new();
        for n in 0..6_u32.pow(rolled) {
            let faces: Vec<u32> = (0..rolled).map(|die| n / 6_u32.pow(die) % 6 + 1).collect();
            let good = faces.iter().filter(|&&face| face < 6 && i64::from(face) <= rating).count() as u16;
            let degree = Degree::of((aside + good).saturating_sub(standing.into()));
            *counts.entry(degree).or_insert(0_u128) += 1;
            if n % 97 == 0 {
                prop_assert_eq!(challenge.replay(&faces).unwrap().outcome, degree);
            }
        }
        let odds = challenge.odds();
        prop_assert_eq!(odds.len(), counts.len());
        for (degree, count) in counts {
            prop_assert_eq!(odds.chance(&degree), Probability::new(count, 6_u128.pow(rolled)).unwrap());
        }
    }
}

/// challenge.unopposed: one round, of all dice: neither fewer faces nor more.
#[test]
fn only_the_challenger_rolls_and_only_once() {
    let door = against(4, 3, 0);
    assert_eq!(door.replay(&[4, 5, 6]).unwrap().outcome, Degree::of(1));
    assert!(door.replay(&[4, 5]).is_err());
    assert!(door.replay(&[4, 5, 6, 1]).is_err());
}

/// challenge.unopposed: evenly matched is no success.
#[test]
fn evenly_matched_is_no_success() {
    assert!(!Degree::EvenlyMatched.is_success());
    assert!(Degree::of(1).is_success());
    assert!(Degree::EvenlyMatched < Degree::of(1) && Degree::of(1) < Degree::of(2));
    assert_eq!(Degree::of(3).margin().get(), 3);
}

/// challenge.unopposed: a thousand dice keep their exact odds.
#[test]
fn the_largest_pool_has_odds() {
    let odds = against(1000, 0, 1000).odds();
    assert_eq!((odds.len(), odds.outcomes()[0]), (1006, Degree::of(2)));
    assert_eq!(odds.chance_of(|_| true).fraction(), "1");
}
