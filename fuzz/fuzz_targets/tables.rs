//! The distributions that odds look up, beside those added up die after die: sums, the highest, the lowest, counts, totals with chains,
//! pools at a target, margins; and tables of at least so much, beside one question each.
#![no_main]

use std::collections::BTreeMap;

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use num_rational::BigRational;
use num_traits::{One, Zero};
use tali::dice::{Budget, Dice, Odds, Paths, Pool, Sides};
use tali_fuzz::{fraction, part_of};

#[derive(Debug, Arbitrary)]
enum Ask {
    Sum(u8),
    CountAtMost(u8, u8),
    CountAtLeast(u8, u8),
    Highest(u8),
    Lowest(u8),
    Total(Pool, u8),
    CountTotals(u8, Pool, u8),
    Margin(Pool, Pool, u8),
}

type Law = BTreeMap<i64, BigRational>;

/// The law of what `next` makes of two independent laws.
fn joined(one: &Law, other: &Law, next: impl Fn(i64, i64) -> i64) -> Law {
    let mut law = Law::new();
    for (a, p) in one {
        for (b, q) in other {
            *law.entry(next(*a, *b)).or_insert_with(BigRational::zero) += p * q;
        }
    }
    law
}

fn repeated(count: u8, one: &Law, start: i64, next: impl Fn(i64, i64) -> i64) -> Law {
    (0..count).fold(Law::from([(start, BigRational::one())]), |law, _| joined(&law, one, &next))
}

fn die(sides: i64) -> Law {
    (1..=sides).map(|face| (face, part_of(1, sides))).collect()
}

/// A die that rolls on while it shows its highest face, by its definition, totals of `enough` or more as `enough`.
fn exploding(sides: i64, enough: i64) -> Law {
    let mut law = Law::new();
    let (mut before, mut left) = (0, BigRational::one());
    while before < enough && (sides > 1 || before == 0) {
        let last = sides == 1;
        for face in 1..=sides {
            let share = &left * part_of(1, sides);
            if face < sides || last {
                *law.entry((before + face).min(enough)).or_insert_with(BigRational::zero) += share;
            }
        }
        left = if last { BigRational::zero() } else { left * part_of(1, sides) };
        before += sides;
    }
    *law.entry(enough).or_insert_with(BigRational::zero) += left;
    law.retain(|_, chance| !chance.is_zero());
    law
}

fn total(sides: i64, pool: Pool, enough: i64) -> Law {
    let plain = repeated(pool.plain as u8, &die(sides), 0, |sum, face| (sum + face).min(enough));
    let law = (0..pool.exploding)
        .fold(plain, |law, _| joined(&law, &exploding(sides, enough), |sum, more| (sum + more).min(enough)));
    law.into_iter().filter(|(_, chance)| !chance.is_zero()).collect()
}

fn small(pool: Pool) -> Pool {
    Pool { plain: pool.plain % 5, exploding: pool.exploding % 3 }
}

fuzz_target!(|input: (u8, Ask)| {
    let (sides, ask) = input;
    let sides = i64::from(sides % 12) + 1;
    let d = Sides::new(sides as u32).expect("a die");
    let odds = |rule: &dyn Fn(&mut Paths) -> i64| {
        Odds::within(Budget::INTERACTIVE, |dice| rule(dice)).expect("a small request")
    };
    let (odds, law) = match ask {
        Ask::Sum(count) => {
            let count = count % 8;
            (odds(&|dice| dice.sum(count.into(), d).into()), repeated(count, &die(sides), 0, |sum, face| sum + face))
        }
        Ask::CountAtMost(count, face) => {
            let (count, face) = (count % 12, i64::from(face % 16));
            let law = repeated(count, &die(sides), 0, |successes, shown| successes + i64::from(shown <= face));
            (odds(&|dice| dice.count_at_most(count.into(), d, face as u32).into()), law)
        }
        Ask::CountAtLeast(count, face) => {
            let (count, face) = (count % 12, i64::from(face % 16));
            let law = repeated(count, &die(sides), 0, |successes, shown| successes + i64::from(shown >= face));
            (odds(&|dice| dice.count_at_least(count.into(), d, face as u32).into()), law)
        }
        Ask::Highest(count) => {
            let count = count % 12;
            (odds(&|dice| dice.highest(count.into(), d).into()), repeated(count, &die(sides), 0, i64::max))
        }
        Ask::Lowest(count) => {
            let count = count % 12;
            let start = if count == 0 { 0 } else { sides };
            (odds(&|dice| dice.lowest(count.into(), d).into()), repeated(count, &die(sides), start, i64::min))
        }
        Ask::Total(pool, enough) => {
            let (pool, enough) = (small(pool), i64::from(enough % 64));
            (odds(&|dice| i64::from(dice.total(d, pool, enough as u32)).min(enough)), total(sides, pool, enough))
        }
        Ask::CountTotals(count, pool, target) => {
            let (count, pool, target) = (count % 8, small(pool), i64::from(target % 64));
            let one = total(sides, pool, target);
            let law = repeated(count, &one, 0, |hits, total| hits + i64::from(total >= target));
            (odds(&|dice| dice.count_totals(count.into(), d, pool, target as u32).into()), law)
        }
        Ask::Margin(ours, theirs, within) => {
            let (ours, theirs, within) =
                (Pool::plain(ours.plain % 5), Pool::plain(theirs.plain % 5), i64::from(within % 64));
            let law = joined(&total(sides, ours, 1_000), &total(sides, theirs, 1_000), |one, other| {
                (one - other).clamp(-within, within)
            });
            (odds(&|dice| i64::from(dice.margin(d, ours, theirs, within as u32)).clamp(-within, within)), law)
        }
    };
    let told: Law = odds.iter().map(|(value, chance)| (*value, fraction(&chance))).collect();
    assert_eq!(told, law);
    for (value, at_least) in odds.at_least_table() {
        assert_eq!(at_least, odds.at_least(value));
        assert_eq!(at_least, odds.chance_of(|other| other >= value));
    }
});
