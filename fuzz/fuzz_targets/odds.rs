//! The exact odds of any request: they add up to one, every outcome has a chance in lowest terms and its place, and what is
//! rolled is among them.
#![no_main]

use libfuzzer_sys::fuzz_target;
use num_bigint::BigUint;
use num_integer::Integer;
use num_rational::Ratio;
use num_traits::{One, Zero};
use tali::Request;
use tali::dice::Budget;
use tali_fuzz::{odds_within, roll_bytes};

/// As many binary digits as the checks do in a moment, all chances together.
const MOST_BITS: u64 = 200_000;

fuzz_target!(|input: (Request, &[u8])| {
    let (request, bytes) = input;
    let Ok(odds) = odds_within(&request, Budget { paths: 30_000, states: 1_000, ..Budget::INTERACTIVE }) else {
        return;
    };
    assert!(odds.outcomes().is_sorted_by(|one, next| one < next));
    // the checks reduce every fraction again, which takes minutes where there are a million digits
    if odds.iter().map(|(_, chance)| chance.denominator().bits()).sum::<u64>() > MOST_BITS {
        return;
    }
    let mut sum = Ratio::<BigUint>::zero();
    for (outcome, chance) in odds.iter() {
        assert!(!chance.numerator().is_zero(), "{outcome:?} can't happen");
        assert!(chance.numerator().gcd(&chance.denominator()).is_one(), "{outcome:?}");
        assert_eq!(odds.chance(outcome), chance);
        sum += Ratio::new(chance.numerator(), chance.denominator());
    }
    assert!(sum.is_one(), "the odds add up to {sum}");
    let rolled = roll_bytes(&request, bytes);
    assert!(odds.outcomes().contains(&rolled), "{rolled:?} has no chance");
});
