//! Any request with dice out of raw bytes: recorded or not it comes to the same, die by die or by pools, and what was recorded
//! replays to it.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tali::Request;
use tali_fuzz::{record_bytes, replay, roll_bytes, roll_bytes_by_die};

fuzz_target!(|input: (Request, &[u8])| {
    let (request, bytes) = input;
    let (outcome, trace) = record_bytes(&request, bytes);
    assert_eq!(roll_bytes(&request, bytes), outcome);
    assert_eq!(roll_bytes_by_die(&request, bytes), outcome);
    let replayed = replay(&request, &trace.faces()).expect("recorded faces are what the rule needs");
    assert_eq!((replayed.outcome, replayed.trace), (outcome, trace));
});
