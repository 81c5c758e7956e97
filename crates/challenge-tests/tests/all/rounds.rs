//! One round, and automatic successes: `challenge.round`, `challenge.auto`.

use challenge_tests::{Automatic, DiceLeft, Hand, HandDice, Rating, Resolve, Round};

fn hand(rating: i64, dice: i64, automatic: i64) -> Hand {
    Hand {
        rating: Rating::new(rating).unwrap(),
        dice: HandDice::new(dice).unwrap(),
        automatic: Automatic::new(automatic).unwrap(),
    }
}

/// Every way that `count` dice can fall.
fn falls(count: u32) -> impl Iterator<Item = Vec<u32>> {
    (0..6_u32.pow(count)).map(move |n| (0..count).map(|die| n / 6_u32.pow(die) % 6 + 1).collect())
}

/// challenge.auto: how many dice are rolled, by the rule text: automatic successes are set aside unless two are left.
#[test]
fn automatic_successes_are_set_aside_until_two_dice_are_left() {
    for (dice, automatic, rolled) in [
        (7, 2, 5),
        (5, 2, 3),
        (4, 2, 2),
        (3, 2, 1),
        (2, 2, 2),
        (1, 2, 1),
        (0, 2, 0),
        (5, 1, 4),
        (3, 1, 2),
        (2, 1, 2),
        (6, 0, 6),
    ] {
        assert_eq!(dice - i64::from(hand(3, dice, automatic).automatic.set_aside(dice as u16)), rolled);
        let faces = vec![6; rolled as usize];
        let left = hand(5, dice, automatic).replay(&faces).unwrap().outcome;
        assert_eq!(i64::from(left), dice - rolled, "{dice} dice, {automatic} automatic");
    }
}

/// challenge.auto, challenge.round: the odds of both sides' dice left, against a count over every way the dice can fall.
#[test]
fn a_round_agrees_with_every_way_the_dice_can_fall() {
    for (a, b) in [
        (hand(4, 3, 0), hand(2, 2, 0)),
        (hand(6, 4, 2), hand(0, 2, 0)),
        (hand(3, 3, 2), hand(1, 3, 1)),
        (hand(5, 0, 0), hand(5, 1, 2)),
    ] {
        let round = Round { a, b };
        let rolled = |hand: Hand| u32::from(hand.dice.get() - hand.automatic.set_aside(hand.dice.get()));
        let odds = round.odds();
        let total = 6_u128.pow(rolled(a) + rolled(b));
        let mut counts = std::collections::BTreeMap::new();
        for faces in falls(rolled(a) + rolled(b)) {
            let (ours, theirs) = faces.split_at(rolled(a) as usize);
            let left = |hand: Hand, faces: &[u32]| {
                let good = faces.iter().filter(|&&face| face < 6 && face <= u32::from(hand.rating.get())).count();
                hand.dice.get() - faces.len() as u16 + good as u16
            };
            let wanted = DiceLeft { a: left(a, ours), b: left(b, theirs) };
            assert_eq!(round.replay(&faces).unwrap().outcome, wanted);
            *counts.entry(wanted).or_insert(0_u128) += 1;
        }
        assert_eq!(odds.len(), counts.len());
        for (left, count) in counts {
            assert_eq!(odds.chance(&left), dice_core::Probability::new(count, total).unwrap(), "{left:?}");
        }
    }
}

/// challenge.round: a hundred dice a side are still quick, and the odds add up.
#[test]
fn the_largest_round_has_odds() {
    let odds = Round { a: hand(4, 100, 0), b: hand(3, 100, 2) }.odds();
    assert_eq!(odds.len(), 101 * 99);
    assert_eq!(odds.chance_of(|_| true).fraction(), "1");
}

/// challenge.auto, challenge.success, challenge.round: the trace names the rules, keeps what succeeds, and tells what
/// was set aside.
#[test]
fn the_trace_tells_of_dice_set_aside() {
    let record = Round { a: hand(3, 4, 2), b: hand(2, 2, 0) }.replay(&[3, 4, 6, 1]).unwrap();
    assert_eq!(record.outcome, DiceLeft { a: 3, b: 1 });
    assert_eq!(
        record.trace.to_string(),
        "challenge.round: DiceLeft { a: 3, b: 1 }\n  challenge.auto: 3\n    set aside 2\n    challenge.success: 1\n      2d6: 3, [4]\n  challenge.success: 1\n    2d6: [6], 1\n"
    );
}
