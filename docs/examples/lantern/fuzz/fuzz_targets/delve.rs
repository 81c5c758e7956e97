#![no_main]
//! `cargo +nightly fuzz run delve`, in the folder above `fuzz`.

use libfuzzer_sys::fuzz_target;

#[path = "../holds.rs"]
mod holds;

fuzz_target!(|bytes: &[u8]| holds::holds(bytes));
