//! Numbers of every size, and what they share: chances below, at and beyond 64 and 128 bits, against fractions that know no
//! such borders.

use crate::common;

use common::{Table, fraction, one, table, zero};
use dice_core::{Odds, Probability};
use num_bigint::{BigInt, BigUint};
use num_rational::BigRational;
use num_traits::{One, ToPrimitive};
use proptest::prelude::*;

/// A number above 0: powers of the primes that dice are made of, of one that they are not, and something else.
fn numbers() -> impl Strategy<Value = BigUint> {
    let exponent = || prop_oneof![3 => Just(0), 2 => 1..4_u32, 1 => 0..130_u32];
    let border = (prop_oneof![Just(32), Just(64), Just(128), Just(192)], -2..=2_i32)
        .prop_map(|(bits, by): (u32, i32)| ((BigInt::one() << bits) + by).magnitude().clone());
    let other = prop_oneof![
        3 => Just(BigUint::one()),
        1 => (1..=u64::MAX).prop_map(BigUint::from),
        1 => (1..=u128::MAX).prop_map(BigUint::from),
        1 => border,
    ];
    ([exponent(), exponent(), exponent(), exponent()], other).prop_map(|(exponents, other)| {
        let powers =
            [2_u32, 3, 5, 7].into_iter().zip(exponents).map(|(prime, exponent)| BigUint::from(prime).pow(exponent));
        powers.fold(other, |product, power| product * power)
    })
}

/// A chance as a fraction in any terms: the tops and bottoms of many have much in common.
fn fractions() -> impl Strategy<Value = (BigUint, BigUint)> {
    let part = prop_oneof![1 => Just(BigUint::ZERO), 12 => numbers()];
    (part, numbers(), numbers()).prop_map(|(part, of, shared)| {
        let (part, of) = if part <= of { (part, of) } else { (of, part) };
        (part * &shared, of * shared)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn chances_of_any_size_are_fractions((part, of) in fractions(), (other_part, other_of) in fractions()) {
        let read = |part: &BigUint, of: &BigUint| format!("{part}/{of}").parse::<Probability>().unwrap();
        let (chance, other) = (read(&part, &of), read(&other_part, &other_of));
        let (whole, other_whole) = (BigRational::new(part.into(), of.into()), BigRational::new(other_part.into(), other_of.into()));
        prop_assert_eq!(fraction(&chance), whole.clone());
        prop_assert_eq!(fraction(&chance.complement()), one() - &whole);
        prop_assert_eq!(fraction(&chance.and(&other)), &whole * &other_whole);
        prop_assert_eq!(chance.cmp(&other), whole.cmp(&other_whole));
        prop_assert_eq!(chance == other, whole == other_whole);
        // shown in tenths of a per cent, rounded half up
        let tenths = (&whole * BigRational::from_integer(1_000.into()) + BigRational::new(1.into(), 2.into())).floor().to_integer();
        let (tenths, bare) = (tenths.to_u32().unwrap(), whole.to_string());
        prop_assert_eq!(chance.to_string(), format!("{bare} ({}.{} %)", tenths / 10, tenths % 10));
        let (float, nearest) = (chance.to_f64(), whole.to_f64().unwrap());
        prop_assert!((float - nearest).abs() <= nearest * f64::EPSILON, "{} {}", float, nearest);
    }

    /// Odds reduce many fractions over one denominator, in ways of their own for what a denominator is made of.
    #[test]
    fn odds_over_denominators_of_any_size_are_fractions(
        coins in prop::collection::vec((totals(), any::<u64>(), 0..9_u32), 1..9),
    ) {
        let mut odds = Odds::certain(0_u32);
        let mut counted: Table<u32> = [(0, one())].into();
        for (total, part, threes) in coins {
            // so many of the total, often with a factor of it
            let good = (part % total) / 3_u64.pow(threes) * 3_u64.pow(threes);
            let coin = Odds::from_weights([(0, total - good), (1, good)]).unwrap();
            odds = odds.and_then(|sum| coin.map(|side| sum + side));
            let mut next = Table::new();
            for (sum, chance) in counted {
                for (side, weight) in [(0, total - good), (1, good)] {
                    let share = BigRational::new(weight.into(), total.into());
                    *next.entry(sum + side).or_insert_with(zero) += &chance * share;
                }
            }
            counted = next.into_iter().filter(|(_, chance)| *chance != zero()).collect();
        }
        prop_assert_eq!(table(&odds), counted.clone());
        for (sum, chance) in &counted {
            prop_assert_eq!(&fraction(&odds.chance(sum)), chance);
            prop_assert_eq!(fraction(&odds.at_least(sum)), counted.range(sum..).map(|(_, chance)| chance).sum::<BigRational>());
        }
        for (sum, chance) in odds.at_least_table() {
            prop_assert_eq!(fraction(&chance), fraction(&odds.at_least(sum)));
        }
        prop_assert_eq!(odds.chance_of(|_| false), Probability::impossible());
        prop_assert_eq!(odds.chance_of(|_| true), Probability::certain());
    }
}

/// What the sides of a coin weigh together.
fn totals() -> impl Strategy<Value = u64> {
    prop_oneof![
        4 => prop::sample::select(vec![2, 6, 1 << 63, 3_u64.pow(40), 5_u64.pow(27), 6_u64.pow(24), 10_u64.pow(19)]),
        1 => prop::sample::select(vec![7, 21, 7_u64.pow(22), u64::MAX, u64::MAX - 1]),
    ]
}
