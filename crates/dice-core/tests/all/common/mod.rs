//! What the chapters of this suite share: big fractions, dice that are dice only, and slow honest counting.
#![allow(dead_code, unreachable_pub)] // each chapter uses its own share
#![allow(clippy::cast_precision_loss, clippy::many_single_char_names)] // statistics are no rule

pub mod chi_squared;
pub mod words;

use std::collections::BTreeMap;

use dice_core::{Dice, Face, Odds, Outcome, Probability, ReplayError, Script, Sides};
use num_bigint::BigInt;
use num_rational::BigRational;

/// A fraction of any size.
pub fn ratio(part: i64, of: i64) -> BigRational {
    BigRational::new(part.into(), of.into())
}

pub fn power(base: i64, exponent: u32) -> BigRational {
    BigRational::from_integer(BigInt::from(base).pow(exponent))
}

pub fn one() -> BigRational {
    ratio(1, 1)
}

pub fn zero() -> BigRational {
    ratio(0, 1)
}

pub fn sides(sides: u32) -> Sides {
    Sides::new(sides).expect("a die of the tests")
}

/// A probability as a fraction of the tests' own. Every probability is in lowest terms, wherever it comes from.
pub fn fraction(chance: &Probability) -> BigRational {
    let fraction = BigRational::new(chance.numerator().into(), chance.denominator().into());
    assert_eq!(fraction.denom(), &BigInt::from(chance.denominator()), "{chance:?} is not in lowest terms");
    fraction
}

/// Every outcome with its chance: what two ways to the same odds are compared by.
pub type Table<T> = BTreeMap<T, BigRational>;

pub fn table<T: Outcome>(odds: &Odds<T>) -> Table<T> {
    odds.iter().map(|(outcome, chance)| (outcome.clone(), fraction(&chance))).collect()
}

/// Both tables with outcomes that a function makes equal merged.
pub fn merged<T: Ord + Clone, U: Ord>(table: &Table<T>, f: impl Fn(T) -> U) -> Table<U> {
    let mut merged = Table::new();
    for (outcome, chance) in table {
        *merged.entry(f(outcome.clone())).or_insert_with(zero) += chance;
    }
    merged
}

/// Dice of which only `die` is handed on: everything else is as the trait defines it.
pub struct DieOnly<'a, D>(pub &'a mut D);

impl<D: Dice> Dice for DieOnly<'_, D> {
    fn die(&mut self, sides: Sides) -> Face {
        self.0.die(sides)
    }
}

/// The odds of a rule counted over every script of at most `most` dice, each face of each die as likely; what longer
/// scripts hold is returned beside it.
pub fn every_script<T: Ord>(most: usize, rule: impl Fn(&mut Script<'_>) -> T) -> (Table<T>, BigRational) {
    let mut counted = Table::new();
    let mut beyond = zero();
    let mut open = vec![(Vec::<Face>::new(), one())];
    while let Some((faces, chance)) = open.pop() {
        let mut script = Script::new(&faces);
        let outcome = rule(&mut script);
        match script.finish() {
            Ok(()) => *counted.entry(outcome).or_insert_with(zero) += chance,
            Err(ReplayError::Needs { used, .. }) if used >= most => beyond += chance,
            Err(ReplayError::Needs { sides, used }) => {
                assert_eq!(used, faces.len(), "all faces are used before another is needed");
                let share = chance / power(sides.get().into(), 1);
                for face in 1..=sides.get() {
                    open.push(([&faces[..], &[face]].concat(), share.clone()));
                }
            }
            Err(other) => panic!("{faces:?}: {other}"),
        }
    }
    (counted, beyond)
}

/// The law of one exploding die by its definition, totals of `enough` or more as `enough`, as weights over a power of
/// its sides.
fn exploding_weights(sides: u32, enough: u32) -> (BTreeMap<u32, BigInt>, BigInt) {
    if sides == 1 {
        return ([(1.min(enough), 1.into())].into(), 1.into());
    }
    // after so many explosions whatever follows is enough
    let most = enough.saturating_sub(1).div_ceil(sides).max(1);
    let everything = BigInt::from(sides).pow(most);
    let (mut law, mut left, mut weight) = (BTreeMap::new(), everything.clone(), everything.clone());
    for explosions in 0..most {
        weight /= sides;
        for face in 1..sides {
            *law.entry((explosions * sides + face).min(enough)).or_insert(BigInt::ZERO) += &weight;
            left -= &weight;
        }
    }
    *law.entry(enough).or_insert(BigInt::ZERO) += left;
    (law, everything)
}

pub fn exploding_die(sides: u32, enough: u32) -> Table<u32> {
    pool_total(sides, 0, 1, enough)
}

/// The law of a pool's total, one die added after the other, totals of `enough` or more as `enough`.
pub fn pool_total(sides: u32, plain: u16, exploding: u16, enough: u32) -> Table<u32> {
    let mut law: BTreeMap<u32, BigInt> = [(0, 1.into())].into();
    let mut everything = BigInt::from(1);
    let mut add = |die: &BTreeMap<u32, BigInt>, of: &BigInt| {
        let mut next = BTreeMap::new();
        for (total, weight) in &law {
            for (shown, share) in die {
                *next.entry((total + shown).min(enough)).or_insert(BigInt::ZERO) += weight * share;
            }
        }
        law = next;
        everything *= of;
    };
    let plain_die = (1..=sides).map(|face| (face, 1.into())).collect();
    for _ in 0..plain {
        add(&plain_die, &sides.into());
    }
    if exploding > 0 {
        let (wild_die, of) = exploding_weights(sides, enough.max(1));
        for _ in 0..exploding {
            add(&wild_die, &of);
        }
    }
    let chances = law.into_iter().map(|(total, weight)| (total, BigRational::new(weight, everything.clone())));
    merged(&chances.collect(), |total| total.min(enough))
}
