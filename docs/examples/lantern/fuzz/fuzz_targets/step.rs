#![no_main]
//! `cargo +nightly fuzz run step`, in the folder above `fuzz`.

use arbitrary::Arbitrary;
use dice_core::{ByteDice, Recorder, Resolve};
use lantern::Step;
use libfuzzer_sys::fuzz_target;

/// What the players say. What the rule refuses, here 0 and 11, is left aside.
#[derive(Debug, Arbitrary)]
struct Said {
    skill: u8,
}

fuzz_target!(|input: (Said, &[u8])| {
    let (said, faces) = input;
    let Ok(skill) = i64::from(said.skill % 12).try_into() else { return };
    let step = Step { skill };
    let mut dice = Recorder::new(ByteDice::new(faces));
    let outcome = step.resolve(&mut dice);
    let trace = dice.into_trace();
    let replayed = step.replay(&trace.faces()).expect("its own dice are enough");
    assert_eq!((replayed.outcome, replayed.trace), (outcome, trace));
});
