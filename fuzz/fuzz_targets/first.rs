#![no_main]
use libfuzzer_sys::fuzz_target;
use tali::dice::{ByteDice, Resolve};
use tali::mini6::Check;

fuzz_target!(|input: (Check, &[u8])| {
    let (check, bytes) = input;
    check.resolve(&mut ByteDice::new(bytes));
});
