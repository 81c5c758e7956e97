//! The exact odds of any request beside a count over the ways that its dice can fall, one die after another: the count may not reach
//! the end of every way, but what it has reached must be in the odds, and no more than what it hasn't.
#![no_main]

use std::collections::BTreeMap;

use libfuzzer_sys::fuzz_target;
use num_rational::BigRational;
use num_traits::Zero;
use tali::Request;
use tali::dice::{Budget, ReplayError};
use tali_fuzz::{fraction, odds_within, part_of, settle};

/// How many ways are followed.
const MOST_WAYS: usize = 500;

fuzz_target!(|request: Request| {
    let Ok(odds) = odds_within(&request, Budget { paths: 30_000, states: 1_000, ..Budget::INTERACTIVE }) else {
        return;
    };
    let mut counted = BTreeMap::new();
    let mut open = std::collections::VecDeque::from([(Vec::new(), part_of(1, 1))]);
    for _ in 0..MOST_WAYS {
        let Some((faces, chance)) = open.pop_front() else { break };
        match settle(&request, &faces) {
            Ok(outcome) => *counted.entry(outcome).or_insert_with(BigRational::zero) += chance,
            Err(ReplayError::Needs { sides, .. }) => {
                for face in 1..=sides.get() {
                    open.push_back(([&faces[..], &[face]].concat(), chance.clone() * part_of(1, sides.get().into())));
                }
            }
            Err(error) => panic!("{faces:?}: {error}"),
        }
    }
    let beyond = part_of(1, 1) - counted.values().sum::<BigRational>();
    for (outcome, least) in &counted {
        let chance = fraction(&odds.chance(outcome));
        assert!(*least <= chance && chance <= least + &beyond, "{outcome:?}: {chance}, but {least} to {beyond} more");
    }
    for (outcome, chance) in odds.iter().filter(|(outcome, _)| !counted.contains_key(outcome)) {
        assert!(fraction(&chance) <= beyond, "{outcome:?}: {} can't happen", chance.fraction());
    }
});
