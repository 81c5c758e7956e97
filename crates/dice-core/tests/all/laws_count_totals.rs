//! How many pools reach a target, against the law of one pool and of independent tries.

use crate::common;

use common::{DieOnly, Table, fraction, one, pool_total, sides, table, zero};
use dice_core::{D6, Dice, Odds, Pool, Script};
use num_rational::BigRational;

/// The law of how many of `count` tries succeed, one try after the other.
fn tries(count: u16, chance: &BigRational) -> Table<u16> {
    let mut law: Table<u16> = [(0, one())].into();
    for _ in 0..count {
        let mut next = Table::new();
        for (successes, share) in law {
            *next.entry(successes).or_insert_with(zero) += &share * (one() - chance);
            *next.entry(successes + 1).or_insert_with(zero) += share * chance;
        }
        law = next;
    }
    law.retain(|_, share| *share != zero());
    law
}

#[test]
fn pools_that_reach_a_target_are_independent_tries() {
    for (s, plain, exploding) in [(6, 1, 0), (6, 4, 1), (6, 0, 2), (20, 2, 0), (1, 2, 1), (2, 0, 1), (6, 0, 0)] {
        let pool = Pool { plain, exploding };
        for target in [0, 1, 2, 3, 7, 18, 40] {
            let law = pool_total(s, plain, exploding, target);
            let chance = law.get(&target).cloned().unwrap_or_else(zero);
            for count in [0, 1, 2, 7] {
                let odds = Odds::of(|dice| dice.count_totals(count, sides(s), pool, target));
                assert_eq!(table(&odds), tries(count, &chance), "{count} times {pool:?} of d{s} to {target}");
            }
        }
    }
}

#[test]
fn at_once_or_die_by_die_as_many_pools_reach_a_target() {
    for (target, count) in (2..=14).flat_map(|target| (0..=2).map(move |count| (target, count))) {
        let at_once = Odds::of(|dice| dice.count_totals(count, D6, Pool::plain(2), target));
        assert_eq!(at_once, Odds::of(|dice| DieOnly(dice).count_totals(count, D6, Pool::plain(2), target)));
        // 36 falls of two dice, counted
        let reach = (2..=12).filter(|total| *total >= target).map(|total| 6 - 7_u32.abs_diff(total)).sum::<u32>();
        let none = BigRational::new((36 - reach).into(), 36.into()).pow(count.into());
        assert_eq!(fraction(&at_once.chance(&0)), none);
    }
}

#[test]
fn pools_are_taken_from_a_table_one_after_the_other() {
    let mut table = Script::new(&[3, 4, 6, 1, 2, 6, 6, 5]);
    // 3 + 4, 6 + 1, 2 + 6 + 6 + 5: the second die of each pool is wild
    assert_eq!(table.count_totals(3, D6, Pool::with_wild_die(2), 8), 1);
    table.finish().unwrap();
}
