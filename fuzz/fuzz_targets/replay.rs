//! Any request rolled by any seed: the recorded dice replay to the same outcome, and the request is saved and loaded.
//! The first eight bytes are the seed, the rest is the request as JSON.
#![no_main]

use libfuzzer_sys::fuzz_target;
use tali::Request;
use tali_fuzz::{record_seed_within, replay, roll_seed};

fuzz_target!(|data: (u64, &str)| {
    let (seed, json) = data;
    let Ok(request) = serde_json::from_str::<Request>(json) else { return };
    let saved = serde_json::to_string(&request).expect("a request can be saved");
    assert_eq!(serde_json::from_str::<Request>(&saved).expect("and loaded"), request);
    // a replay without faces asks for the first one at once, and only rules that take no dice need none
    let none = replay(&request, &[]);
    let Some(record) = record_seed_within(&request, seed, 100_000) else { return };
    assert_eq!(none.is_ok(), record.trace.faces().is_empty());
    assert_eq!(roll_seed(&request, seed), record.outcome);
    assert_eq!(replay(&request, &record.trace.faces()), Ok(record));
});
