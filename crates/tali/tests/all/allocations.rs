//! No roll asks for memory: whatever is asked for as data, its dice fall on the stack.
#![cfg(feature = "serde")]

use std::collections::BTreeSet;
use std::hint::black_box;

use allocation_counter::measure;
use tali::Request;
use tali::prelude::*;

use crate::conformance::cases;

/// The tests whose outcome is itself a text of the user's, which is made anew each time.
const TELL_A_TEXT: [&str; 2] = ["brp.major", "challenge.table"];

#[test]
fn no_roll_allocates() {
    let mut rolled = BTreeSet::new();
    for case in cases() {
        let Ok(request) = serde_json::from_str::<Request>(case.test.get()) else { continue };
        if TELL_A_TEXT.contains(&request.id()) {
            continue;
        }
        let mut rng = SeededRng::new(1);
        let taken = measure(|| {
            for _ in 0..20 {
                black_box(request.roll(&mut rng));
            }
        });
        assert_eq!((taken.count_total, taken.bytes_total), (0, 0), "{}: {request:?}", case.id);
        rolled.insert(request.id());
    }
    assert_eq!(rolled.len(), Request::IDS.len() - TELL_A_TEXT.len());
}

/// Allocations are seen where there are some, so that none seen means none.
#[test]
fn a_recording_is_seen_to_allocate() {
    let request: Request = serde_json::from_str(r#"{"mini6.check": {"code": "5D", "tn": 15}}"#).unwrap();
    let taken = measure(|| {
        black_box(request.record(&mut SeededRng::new(1)));
    });
    assert!(taken.count_total > 0);
}
