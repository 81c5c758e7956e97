//! Numbers for fuzzers and property tests: of the range that was asked for, most of them such as come up at a table, and simple
//! ones first.
#![cfg(all(feature = "arbitrary", feature = "proptest"))]

use std::collections::BTreeSet;
use std::fmt::Debug;

use arbitrary::{Arbitrary, Unstructured};
use dice_core::rand_core::Rng;
use dice_core::{DamageDice, DiceCode, Pool, RollCode, SeededRng, arbitrary_number, numbers};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;

/// About 0, beside it on either side, of one number, and at the ends of what a number can be.
const RANGES: [(i64, i64); 14] = [
    (-10_000, 10_000),
    (-20, 20),
    (-5, 3),
    (0, 1_000),
    (1, 20),
    (7, 7),
    (0, 0),
    (15, 300),
    (50, 300),
    (-300, -100),
    (-300, -7),
    (i64::MIN, i64::MAX),
    (i64::MIN, i64::MIN + 30),
    (i64::MAX - 30, i64::MAX),
];

/// What is nearest to 0, and all that is within twenty of that.
fn near(min: i64, max: i64) -> (i64, BTreeSet<i64>) {
    let nearest = if min > 0 { min } else { max.min(0) };
    let twenty = (-20..=20).map(|off| i128::from(nearest) + off);
    (nearest, twenty.filter_map(|number| i64::try_from(number).ok()).filter(|n| (min..=max).contains(n)).collect())
}

const TRIES: usize = 4_000;

/// Most numbers are near, each of those comes up, and so do others if there are any.
fn as_at_a_table(min: i64, max: i64, mut number: impl FnMut() -> i64) {
    let (_, near) = near(min, max);
    let (mut seen, mut often) = (BTreeSet::new(), 0);
    for _ in 0..TRIES {
        let number = number();
        assert!((min..=max).contains(&number), "{number} is not from {min} to {max}");
        often += usize::from(near.contains(&number));
        seen.insert(number);
    }
    assert!(near.is_subset(&seen), "{min} to {max}: {:?} never came up", near.difference(&seen));
    let all = i128::from(max) - i128::from(min) + 1 == near.len() as i128;
    assert!(often > TRIES * 3 / 4 && all == (often == TRIES), "{min} to {max}: {often} of {TRIES}");
}

#[test]
fn numbers_of_bytes() {
    let mut rng = SeededRng::new(1);
    for (min, max) in RANGES {
        as_at_a_table(min, max, || {
            let mut bytes = [0; 16];
            rng.fill_bytes(&mut bytes);
            arbitrary_number(&mut Unstructured::new(&bytes), min, max).unwrap()
        });
        assert_eq!(arbitrary_number(&mut Unstructured::new(&[]), min, max), Ok(min), "where bytes run out");
    }
}

#[test]
fn numbers_of_strategies() {
    let mut runner = TestRunner::deterministic();
    for (min, max) in RANGES {
        let numbers = numbers(min, max);
        as_at_a_table(min, max, || numbers.new_tree(&mut runner).unwrap().current());
        for _ in 0..100 {
            let mut tree = numbers.new_tree(&mut runner).unwrap();
            while tree.simplify() {}
            assert_eq!(tree.current(), near(min, max).0, "{min} to {max}, shrunk");
        }
    }
}

/// How many different values come of a thousand tries, both ways.
fn different<T: for<'a> Arbitrary<'a> + proptest::arbitrary::Arbitrary + Ord + Debug>() -> (usize, usize) {
    let (mut rng, mut runner) = (SeededRng::new(2), TestRunner::deterministic());
    let of_bytes = |_| {
        let mut bytes = [0; 16];
        rng.fill_bytes(&mut bytes);
        <T as Arbitrary>::arbitrary(&mut Unstructured::new(&bytes)).unwrap()
    };
    let by_bytes: BTreeSet<T> = (0..1_000).map(of_bytes).collect();
    let of_strategy = |_| any::<T>().new_tree(&mut runner).unwrap().current();
    let by_strategy: BTreeSet<T> = (0..1_000).map(of_strategy).collect();
    (by_bytes.len(), by_strategy.len())
}

#[test]
fn what_is_made_of_them_differs() {
    // all sixty codes of a table come up, and nearly every value is a new one of the rest
    assert_eq!(different::<DiceCode>(), (60, 60));
    for (by_bytes, by_strategy) in [different::<RollCode>(), different::<DamageDice>(), different::<Pool>()] {
        assert!(by_bytes > 900 && by_strategy > 900, "{by_bytes}, {by_strategy}");
    }
}

proptest! {
    /// What is made is what a constructor takes, and a text says.
    #[test]
    fn what_is_made_is_valid(code: DiceCode, roll: RollCode, damage: DamageDice) {
        prop_assert_eq!(code.to_string().parse(), Ok(code));
        prop_assert_eq!(roll.to_string().parse(), Ok(roll));
        prop_assert_eq!(DamageDice::new(damage.count(), damage.sides(), damage.plus()), Ok(damage));
    }
}
