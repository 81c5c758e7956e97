//! Any request within any small budget: an error, or the very odds of a larger one. `-timeout` sees to it that it is quick.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tali::Request;
use tali::dice::Budget;
use tali_fuzz::odds_within;

fuzz_target!(|input: (Request, [u16; 3], u8, u8)| {
    let (request, [paths, states, totals], connected, depth) = input;
    let tiny = Budget {
        paths: paths.into(),
        states: (states % 1_000).into(),
        totals: totals.into(),
        connected: (connected % 32).into(),
        depth: depth.into(),
        figures: (u64::from(totals) * u64::from(paths)).min(Budget::INTERACTIVE.figures),
    };
    let Ok(odds) = odds_within(&request, tiny) else { return };
    assert_eq!(odds_within(&request, Budget::INTERACTIVE), Ok(odds));
});
