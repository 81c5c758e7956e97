//! Any request with a generator that repeats a few words for ever, stuck ones among them: it ends, and what was recorded replays.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tali::Request;
use tali_fuzz::{record_words, replay, roll_words};

fuzz_target!(|input: (Request, Vec<u64>)| {
    let (request, words) = input;
    let record = record_words(&request, &words);
    assert_eq!(roll_words(&request, &words), record.outcome);
    assert_eq!(replay(&request, &record.trace.faces()), Ok(record));
});
