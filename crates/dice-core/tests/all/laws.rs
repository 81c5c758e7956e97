//! Each method of `Dice` that exact odds answer at once comes to the same as its definition, die by die.

use crate::common;

use common::{DieOnly, Table, every_script, merged, one, power, ratio, sides, table, zero};
use dice_core::{D2, D6, D100, Dice, Odds};
use num_rational::BigRational;

/// Sides and numbers of dice whose every fall can be counted one by one.
fn small() -> impl Iterator<Item = (u32, u16)> {
    [(1, 40), (2, 10), (3, 6), (4, 5), (5, 4), (6, 4), (8, 3), (10, 3), (12, 3), (20, 2), (100, 2)]
        .into_iter()
        .flat_map(|(sides, most)| (0..=most).map(move |count| (sides, count)))
}

#[test]
fn a_sum_is_what_its_dice_add_up_to() {
    for (s, count) in small() {
        let at_once = Odds::of(|dice| dice.sum(count, sides(s)));
        let die_by_die = Odds::of(|dice| DieOnly(dice).sum(count, sides(s)));
        assert_eq!(at_once, die_by_die, "{count}d{s}");
    }
}

#[test]
fn successes_are_counted_as_die_by_die() {
    for (s, count) in small() {
        for face in [0, 1, s / 2, s.saturating_sub(1), s, s + 1, u32::MAX] {
            let at_once = Odds::of(|dice| dice.count_at_most(count, sides(s), face));
            let die_by_die = Odds::of(|dice| DieOnly(dice).count_at_most(count, sides(s), face));
            assert_eq!(at_once, die_by_die, "{count}d{s} at most {face}");
            let at_once = Odds::of(|dice| dice.count_at_least(count, sides(s), face));
            let die_by_die = Odds::of(|dice| DieOnly(dice).count_at_least(count, sides(s), face));
            assert_eq!(at_once, die_by_die, "{count}d{s} at least {face}");
        }
    }
}

#[test]
fn the_highest_and_the_lowest_are_those_of_the_dice() {
    for (s, count) in small() {
        let at_once = Odds::of(|dice| (dice.highest(count, sides(s)), dice.lowest(1, D2)));
        let die_by_die = Odds::of(|dice| (DieOnly(dice).highest(count, sides(s)), dice.die(D2)));
        assert_eq!(at_once, die_by_die, "highest of {count}d{s}");
        let at_once = Odds::of(|dice| dice.lowest(count, sides(s)));
        let die_by_die = Odds::of(|dice| DieOnly(dice).lowest(count, sides(s)));
        assert_eq!(at_once, die_by_die, "lowest of {count}d{s}");
    }
}

#[test]
fn each_and_faces_show_every_die_in_order() {
    for count in 0..=4_u16 {
        let at_once = Odds::of(|dice| {
            let mut seen = Vec::new();
            dice.each(count, D6, |face| seen.push(face));
            seen
        });
        let die_by_die = Odds::of(|dice| (0..count).map(|_| dice.die(D6)).collect::<Vec<_>>());
        assert_eq!(at_once, die_by_die);
        assert_eq!(at_once.len(), 6_usize.pow(count.into()));
    }
    // dice rolled until they sum to five or more
    let rolled = |dice: &mut dyn FnMut() -> u32| {
        let (mut sum, mut count) = (0, 0);
        while sum < 5 {
            sum += dice();
            count += 1;
        }
        (count, sum)
    };
    let by_faces = Odds::of(|dice| {
        let (mut sum, mut count) = (0, 0);
        dice.faces(D6, |face| {
            sum += face;
            count += 1;
            sum < 5
        });
        (count, sum)
    });
    assert_eq!(by_faces, Odds::of(|dice| rolled(&mut || dice.die(D6))));
}

#[test]
fn all_of_it_equals_a_count_over_every_script() {
    for (s, count) in small().filter(|&(s, count)| u64::from(s).pow(count.into()) <= 1_300) {
        let counted = |rule: &dyn Fn(&mut dice_core::Script<'_>) -> u32| {
            let (counted, beyond) = every_script(usize::from(count), rule);
            assert_eq!(beyond, zero());
            counted
        };
        let die = sides(s);
        assert_eq!(table(&Odds::of(|dice| dice.sum(count, die))), counted(&|dice| dice.sum(count, die)));
        assert_eq!(table(&Odds::of(|dice| dice.highest(count, die))), counted(&|dice| dice.highest(count, die)));
        assert_eq!(table(&Odds::of(|dice| dice.lowest(count, die))), counted(&|dice| dice.lowest(count, die)));
        assert_eq!(
            table(&Odds::of(|dice| u32::from(dice.count_at_most(count, die, 2)))),
            counted(&|dice| dice.count_at_most(count, die, 2).into()),
        );
        assert_eq!(
            table(&Odds::of(|dice| u32::from(dice.count_at_least(count, die, 2)))),
            counted(&|dice| dice.count_at_least(count, die, 2).into()),
        );
    }
}

/// One die added after the other.
fn convolved(s: u32, count: u16) -> Table<u32> {
    common::pool_total(s, count, 0, u32::MAX)
}

#[test]
fn large_sums_equal_dice_added_one_by_one() {
    for (s, count) in [(6, 60), (2, 150), (20, 12), (100, 4), (1, 1_000), (7, 48)] {
        assert_eq!(table(&Odds::of(|dice| dice.sum(count, sides(s)))), convolved(s, count), "{count}d{s}");
    }
}

#[test]
fn large_counts_are_binomial() {
    // more dice than 128 bits hold the ways of: C(n, k) gᵏ bⁿ⁻ᵏ / sⁿ, the binomials from Pascal's triangle
    for (s, count, face) in [(6, 120, 4), (2, 300, 1), (100, 80, 37), (6, 77, 6), (6, 77, 0)] {
        let mut pascal = vec![one()];
        for _ in 0..count {
            let shifted = std::iter::once(zero()).chain(pascal.iter().cloned());
            pascal = shifted.zip(pascal.iter().cloned().chain([zero()])).map(|(a, b)| a + b).collect();
        }
        let (good, bad) = (i64::from(face), i64::from(s) - i64::from(face));
        let law: Table<u16> = (0..=count)
            .map(|k| {
                let ways = &pascal[usize::from(k)] * power(good, k.into()) * power(bad, u32::from(count - k));
                (k, ways / power(s.into(), count.into()))
            })
            .filter(|(_, chance)| *chance != zero())
            .collect();
        assert_eq!(table(&Odds::of(|dice| dice.count_at_most(count, sides(s), face))), law);
    }
}

#[test]
fn the_highest_of_many_has_its_closed_form() {
    // P(highest ≤ k) = (k/s)ⁿ, and lowest is its mirror image
    for (s, count) in [(6, 1), (6, 10), (6, 60), (20, 40), (100, 30), (65_536, 3)] {
        let die = sides(s);
        let highest = Odds::of(|dice| dice.highest(count, die));
        let lowest = Odds::of(|dice| dice.lowest(count, die));
        for k in [1, 2, s / 2, s - 1, s] {
            let at_most: BigRational = power(k.into(), count.into()) / power(s.into(), count.into());
            assert_eq!(common::fraction(&highest.at_most(&k)), at_most, "{count}d{s}");
            assert_eq!(common::fraction(&lowest.at_least(&(s + 1 - k))), at_most, "{count}d{s}");
        }
    }
}

#[test]
fn a_die_is_fair_and_a_die_of_one_side_is_certain() {
    for s in (1..=120).chain([256, 1_000, 65_536]) {
        let odds = Odds::of(|dice| dice.die(sides(s)));
        assert_eq!(odds.len(), s as usize);
        assert!(odds.iter().all(|(_, chance)| common::fraction(&chance) == ratio(1, s.into())));
    }
    assert_eq!(Odds::of(|dice| dice.die(sides(1))), Odds::certain(1));
}

#[test]
fn the_sides_of_a_die_may_depend_on_an_earlier_die() {
    // (1D3)D3: a path weighs what its dice weigh
    let rolled = |dice: &mut dice_core::Paths| {
        let count = dice.die(dice_core::D3) as u16;
        dice.sum(count, dice_core::D3)
    };
    let odds = Odds::of(rolled);
    assert_eq!(odds.chance(&1).fraction(), "1/9");
    assert_eq!(odds.chance(&9).fraction(), "1/81");
    let (counted, beyond) = every_script(4, |dice| {
        let count = dice.die(dice_core::D3) as u16;
        dice.sum(count, dice_core::D3)
    });
    assert_eq!((table(&odds), zero()), (counted, beyond));
    // 1d(1d6): P(1) = (1 + 1/2 + … + 1/6) / 6
    let nested = Odds::of(|dice| {
        let s = dice.die(D6);
        dice.die(sides(s))
    });
    assert_eq!(nested.chance(&1).fraction(), "49/120");
    assert_eq!(nested.chance(&6).fraction(), "1/36");
    // the tens of a d100 and its units are two d10
    let tens = Odds::of(|dice| dice.die(D100) - 1).map(|face| (face / 10, face % 10));
    let units = Odds::of(|dice| (dice.die(dice_core::D10) - 1, dice.die(dice_core::D10) - 1));
    assert_eq!(merged(&table(&tens), |pair| pair), table(&units));
}
