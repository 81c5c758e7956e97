//! Odds made of any weights, mapped and put together, beside plain fractions: each in lowest terms, whatever its size.
#![no_main]

use std::collections::BTreeMap;

use libfuzzer_sys::fuzz_target;
use num_bigint::BigUint;
use num_integer::Integer;
use num_rational::BigRational;
use num_traits::{One, Zero};
use tali::dice::Odds;
use tali_fuzz::fraction;

fuzz_target!(|input: (Vec<(u8, u64)>, Vec<(u8, u64)>, u8)| {
    let (one, other, times) = input;
    let (Some((odds, law)), Some((others, other_law))) = (both(one), both(other)) else { return };
    is(&odds, &law);
    is(&odds.map(|value| value % 7), &joined(&law, &[(0, BigRational::one())].into(), |value, _| value % 7));

    let (mut sum, mut sum_law) = (odds.clone(), law.clone());
    // few, for it is the plain fractions beside ours that take their time: seven took a second
    for _ in 0..times % 4 {
        sum = sum.with(&others).map(|(so_far, more)| so_far + more);
        sum_law = joined(&sum_law, &other_law, |so_far, more| so_far + more);
    }
    is(&sum, &sum_law);
    let chained = odds.and_then(|value| if value % 2 == 0 { others.clone() } else { Odds::certain(*value) });
    is(&chained, &joined(&law, &other_law, |value, next| if value % 2 == 0 { next } else { value }));
    let mean: BigRational =
        sum_law.iter().map(|(value, chance)| chance * BigRational::from_integer((*value).into())).sum();
    assert_eq!(sum.mean().fraction(), mean.to_string());
});

type Law = BTreeMap<u32, BigRational>;

/// Odds of these weights, and the same as plain fractions.
fn both(weights: Vec<(u8, u64)>) -> Option<(Odds<u32>, Law)> {
    let weights: Vec<(u32, u64)> = weights.into_iter().take(10).map(|(value, weight)| (value.into(), weight)).collect();
    let odds = Odds::from_weights(weights.clone())?;
    let all: BigUint = weights.iter().map(|(_, weight)| BigUint::from(*weight)).sum();
    let mut law = Law::new();
    for (value, weight) in weights.into_iter().filter(|(_, weight)| *weight > 0) {
        let chance = BigRational::new(weight.into(), all.clone().into());
        *law.entry(value).or_insert_with(BigRational::zero) += chance;
    }
    Some((odds, law))
}

fn joined(one: &Law, other: &Law, next: impl Fn(u32, u32) -> u32) -> Law {
    let mut law = Law::new();
    for (a, p) in one {
        for (b, q) in other {
            *law.entry(next(*a, *b)).or_insert_with(BigRational::zero) += p * q;
        }
    }
    law
}

fn is(odds: &Odds<u32>, law: &Law) {
    let told: Law = odds.iter().map(|(value, chance)| (*value, fraction(&chance))).collect();
    assert_eq!(told, *law);
    assert!(odds.iter().all(|(_, chance)| chance.numerator().gcd(&chance.denominator()).is_one()));
}
