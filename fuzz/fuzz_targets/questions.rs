//! Any line: it is read as a question and answered, or refused, and never a panic. Odds get the budget of a host.
#![no_main]

use libfuzzer_sys::fuzz_target;
use serde_json::value::RawValue;
use tali::dice::Budget;
use tali::question::{Do, Question};
use tali_fuzz::odds_within;

fuzz_target!(|line: &[u8]| {
    let Ok(question) = serde_json::from_slice::<Question<&RawValue>>(line) else { return };
    if let (Some(test), Some(Do::Odds)) = (&question.test, &question.action) {
        let _ = odds_within(test, Budget::INTERACTIVE);
        return;
    }
    let answer = serde_json::to_string(&question.answer()).expect("an answer can be written");
    serde_json::from_str::<serde_json::Value>(&answer).expect("an answer is JSON");
});
