//! Pools with exploding dice: exact odds against their definition, two closed forms, and counts with a bounded rest.

use crate::common;

use common::{Table, every_script, fraction, merged, pool_total, power, ratio, sides, table, zero};
use dice_core::{D6, Dice, DiceCode, Odds, Pool};

/// What exact odds say, with all that is enough as `enough`; and that they tell no two such totals apart.
fn total(s: u32, pool: Pool, enough: u32) -> Table<u32> {
    let odds = Odds::of(|dice| dice.total(sides(s), pool, enough));
    let lumped = odds.outcomes().iter().filter(|&&total| total >= enough).count();
    assert!(lumped <= 1, "{pool:?} of d{s}: {lumped} outcomes from {enough} on");
    merged(&table(&odds), |total| total.min(enough))
}

#[test]
fn totals_equal_dice_added_one_by_one() {
    for s in [1, 2, 3, 4, 6, 10, 20, 100] {
        for plain in [0, 1, 2, 5] {
            for exploding in [0, 1, 2, 4] {
                let pool = Pool { plain, exploding };
                let dice = u32::from(plain + exploding);
                let bounds = [0, 1, dice.saturating_sub(1), dice, dice + 1, s, s + 1, 2 * s, 3 * s + dice];
                for enough in bounds.into_iter().chain([dice + s / 2, 40]) {
                    assert_eq!(
                        total(s, pool, enough),
                        pool_total(s, plain, exploding, enough),
                        "{pool:?} of d{s}, {enough} is enough"
                    );
                }
            }
        }
    }
}

#[test]
fn all_that_is_enough_is_listed_as_the_lowest_of_it_that_the_dice_can_show() {
    for s in [1, 2, 3, 4, 6] {
        for (plain, exploding) in (0..=2).flat_map(|plain| (0..=3).map(move |exploding| (plain, exploding))) {
            let dice = u32::from(plain + exploding);
            for enough in 0..=3 * s + dice {
                let odds = Odds::of(|dice| dice.total(sides(s), Pool { plain, exploding }, enough));
                // far enough to reach past the gaps, which are below each explosion more
                let possible = pool_total(s, plain, exploding, enough.max(dice) + 2 * s);
                let listed = possible.range(..enough).chain(possible.range(enough..).take(1)).map(|(total, _)| total);
                assert!(
                    listed.eq(odds.outcomes()),
                    "{plain}+{exploding}!d{s}, {enough} is enough: {:?}",
                    odds.outcomes()
                );
            }
        }
    }
}

#[test]
fn totals_are_exact_far_out_where_128_bits_end() {
    for (s, plain, exploding, enough) in [(6, 4, 1, 200), (6, 0, 3, 150), (2, 0, 2, 300), (6, 20, 5, 250)] {
        let pool = Pool { plain, exploding };
        assert_eq!(total(s, pool, enough), pool_total(s, plain, exploding, enough), "{pool:?} of d{s}");
    }
}

#[test]
fn a_total_equals_a_count_over_scripts_but_for_a_bounded_rest() {
    for (s, plain, exploding, enough, most) in [(6, 1, 1, 30, 6), (3, 1, 2, 15, 9), (2, 2, 2, 12, 12), (4, 0, 1, 50, 7)]
    {
        let pool = Pool { plain, exploding };
        let (counted, beyond) = every_script(most, |dice| dice.total(sides(s), pool, enough).min(enough));
        assert!(beyond > zero() && beyond < ratio(1, 20), "the rest is small: {beyond}");
        let exact = total(s, pool, enough);
        assert!(counted.keys().all(|total| exact.contains_key(total)));
        for (total, chance) in exact {
            let low = counted.get(&total).cloned().unwrap_or_else(zero);
            assert!(low <= chance && chance <= &low + &beyond, "{pool:?} of d{s}, {total}: {chance}");
        }
    }
}

#[test]
fn an_outcome_that_can_not_be_is_not_listed() {
    // a chain is never cut short: no total that is a multiple of the sides
    for s in [2, 3, 6, 10] {
        for enough in [1, s - 1, s, s + 1, 2 * s, 5 * s, 5 * s + 1] {
            let odds = Odds::of(|dice| dice.exploding(sides(s), enough));
            assert!(odds.outcomes().iter().all(|total| total % s != 0), "d{s}, {enough}: {:?}", odds.outcomes());
        }
    }
    // two exploding coins show 2, 4, 6 …
    let odds = Odds::of(|dice| dice.total(sides(2), Pool::exploding(2), 9));
    assert_eq!(odds.outcomes(), [2, 4, 6, 8, 10]);
    // no dice, no total but 0; a die of one side doesn't explode
    assert_eq!(Odds::of(|dice| dice.total(D6, Pool::plain(0), 7)), Odds::certain(0));
    assert_eq!(Odds::of(|dice| dice.total(sides(1), Pool { plain: 3, exploding: 4 }, 99)), Odds::certain(7));
}

#[test]
fn the_wild_die_has_its_closed_form() {
    // P(W ≥ 6g + k) = (7 − k)/6^(g+1)
    for g in 0..=60_u32 {
        for k in 1..=6 {
            let enough = 6 * g + k;
            let odds = Odds::of(|dice| dice.exploding(D6, enough));
            let expected = ratio((7 - k).into(), 1) / power(6, g + 1);
            assert_eq!(fraction(&odds.at_least(&enough)), expected, "at least {enough}");
        }
    }
}

#[test]
fn figures_from_the_rule_text_and_from_hand_kernels() {
    let at_least = |code: &str, target: u32| {
        let code: DiceCode = code.parse().unwrap();
        let need = target - u32::from(code.pips());
        let odds = Odds::of(|dice| dice.total(D6, Pool::with_wild_die(code.dice()), need));
        odds.at_least(&need).fraction()
    };
    assert_eq!(at_least("5D", 20), "1225/3456");
    assert_eq!(at_least("5D+1", 18), "28993/46656");
    assert_eq!(at_least("3D+1", 18), "179/1944");
}

#[test]
fn the_mean_of_an_exploding_die_is_that_of_the_whole_chain() {
    // E[W] = 21/5. The odds lump what is enough, so the mean is approached from below: what lies past the lump is
    // P(W ≥ enough) times the mean of what a fresh die would still add, which is under 21/5
    for enough in [7, 13, 60, 600] {
        let odds = Odds::of(|dice| dice.exploding(D6, enough));
        let mean = num_rational::BigRational::new(odds.mean().numerator().clone(), odds.mean().denominator().clone());
        let rest = fraction(&odds.at_least(&enough)) * ratio(21, 5);
        assert!(mean <= ratio(21, 5) && ratio(21, 5) <= mean + rest, "{enough}");
    }
}

#[test]
fn a_roll_equals_the_definition_under_every_dice() {
    // `exploding` is `total` of one die, and `total` of plain dice is their sum
    for enough in [0, 4, 9, 33] {
        let total = Odds::of(|dice| dice.total(D6, Pool::exploding(1), enough));
        assert_eq!(total, Odds::of(|dice| dice.exploding(D6, enough)));
    }
    for count in 0..=10 {
        let total = Odds::of(|dice| dice.total(D6, Pool::plain(count), u32::MAX));
        assert_eq!(total, Odds::of(|dice| dice.sum(count, D6)));
    }
}
