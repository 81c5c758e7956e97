//! What the tests of all chapters share: bounded numbers without ceremony, and an oracle that knows no rule.
#![allow(dead_code)] // not every chapter needs all of it

use std::collections::BTreeMap;

use dice_core::{Odds, OutOfRange, Probability, ReplayError, Resolve};

/// A number that is in range, as the test's author knows.
pub(crate) fn n<T: TryFrom<i64, Error = OutOfRange>>(number: i64) -> T {
    T::try_from(number).unwrap()
}

pub(crate) fn p(part: u128, of: u128) -> Probability {
    Probability::new(part, of).unwrap()
}

/// The law of a test by trying every script of d6 faces: a script that lacks dice is tried with each face more.
///
/// A chain that goes on for `longest` dice counts as the outcome that `beyond` gives it.
pub(crate) fn by_every_script<T: Resolve>(
    test: &T,
    longest: usize,
    beyond: Option<&T::Outcome>,
) -> BTreeMap<T::Outcome, u128> {
    let mut law = BTreeMap::new();
    let mut scripts = vec![Vec::new()];
    while let Some(script) = scripts.pop() {
        let weight = 6_u128.pow((longest - script.len()) as u32);
        match test.replay(&script) {
            Ok(record) => *law.entry(record.outcome).or_insert(0) += weight,
            Err(ReplayError::Needs { .. }) if script.len() == longest => {
                *law.entry(beyond.expect("it ends within so many dice").clone()).or_insert(0) += weight;
            }
            Err(ReplayError::Needs { sides, .. }) => {
                assert_eq!(sides.get(), 6);
                scripts.extend((1..=6).map(|face| [&script[..], &[face]].concat()));
            }
            Err(error) => panic!("{error}"),
        }
    }
    law
}

/// The odds of a test are what trying every script of up to `longest` dice gives.
pub(crate) fn odds_by_every_script<T: Resolve + std::fmt::Debug>(
    test: &T,
    longest: usize,
    beyond: Option<&T::Outcome>,
) {
    let odds = test.odds();
    let law = by_every_script(test, longest, beyond);
    assert_eq!(odds.outcomes(), law.keys().cloned().collect::<Vec<_>>(), "{test:?}");
    for (outcome, weight) in law {
        assert_eq!(odds.chance(&outcome), p(weight, 6_u128.pow(longest as u32)), "{test:?}: {outcome:?}");
    }
}

/// All chances of some odds as plain text, for short comparisons.
pub(crate) fn fractions<T: dice_core::Outcome>(odds: &Odds<T>) -> Vec<(T, String)> {
    odds.iter().map(|(outcome, chance)| (outcome.clone(), chance.fraction())).collect()
}
