//! What fuzzers and property tests are given: every value is valid, reads as it is written, and is cheap to roll.
#![cfg(all(feature = "serde", feature = "arbitrary", feature = "proptest"))]

use std::collections::BTreeSet;

use arbitrary::{Arbitrary, Unstructured};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use rand::Rng;
use tali::dice::ByteDice;
use tali::prelude::*;
use tali::{Request, Sheet};

fn is_read_as_written(request: &Request) {
    let written = serde_json::to_string(request).unwrap();
    let read = serde_json::from_str::<Request>(&written).unwrap_or_else(|error| panic!("{written}: {error}"));
    assert_eq!(read, *request, "{written}");
}

#[test]
fn ten_thousand_byte_strings_are_valid_requests() {
    let mut rng = SeededRng::new(1);
    let mut seen = BTreeSet::new();
    for length in 0..10_000_usize {
        let mut bytes = vec![0; length % 200];
        rng.fill_bytes(&mut bytes);
        let mut input = Unstructured::new(&bytes);
        let request = Request::arbitrary(&mut input).unwrap();
        is_read_as_written(&request);
        let dice = input.take_rest();
        let mut recorder = Recorder::new(ByteDice::new(dice));
        let outcome = request.resolve(&mut recorder);
        assert_eq!(request.resolve(&mut ByteDice::new(dice)), outcome, "{request:?}");
        let replayed = request.replay(&recorder.into_trace().faces()).map(|record| record.outcome);
        assert_eq!(replayed, Ok(outcome), "{request:?}");
        seen.insert(request.id());
    }
    assert_eq!(seen, Request::IDS.iter().copied().collect());
}

#[test]
fn byte_strings_are_valid_sheets() {
    let mut rng = SeededRng::new(2);
    for length in 0..2_000_usize {
        let mut bytes = vec![0; length % 300];
        rng.fill_bytes(&mut bytes);
        let sheet = Sheet::arbitrary(&mut Unstructured::new(&bytes)).unwrap();
        let written = serde_json::to_string(&sheet).unwrap();
        assert_eq!(serde_json::from_str::<Sheet>(&written).unwrap(), sheet, "{written}");
        sheet.report();
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]

    #[test]
    fn strategies_are_valid_requests(request: Request, dice: Vec<u8>) {
        is_read_as_written(&request);
        request.resolve(&mut ByteDice::new(&dice));
    }

    #[test]
    fn strategies_are_valid_sheets(sheet: Sheet) {
        let written = serde_json::to_string(&sheet).unwrap();
        prop_assert_eq!(serde_json::from_str::<Sheet>(&written).unwrap(), sheet);
    }
}

/// What a strategy's value comes to when every step of shrinking is taken.
fn simplest<T: proptest::arbitrary::Arbitrary>(seen: &mut TestRunner) -> T {
    let mut tree = any::<T>().new_tree(seen).unwrap();
    while tree.simplify() {}
    tree.current()
}

#[test]
fn strategies_shrink_to_simple_values() {
    let mut runner = TestRunner::deterministic();
    for _ in 0..50 {
        let check: tali::mini6::Check = simplest(&mut runner);
        assert_eq!((check.bonus.get(), check.tn.get()), (0, 0), "{check:?}");
        let side: tali::challenge::Side = simplest(&mut runner);
        assert_eq!((side.rating.get(), side.modifiers.get()), (0, 0));
        assert_eq!(simplest::<tali::pool::DuelHealth>(&mut runner).get(), 1);
        assert_eq!(simplest::<tali::mini6::Range>(&mut runner), tali::mini6::Range::Short);
        assert_eq!(simplest::<DiceCode>(&mut runner), DiceCode::MIN);
    }
}
