//! What must hold whatever the bytes: for the fuzzer, and for the tests on a few thousand inputs.

use dice_core::{ByteDice, Recorder, Resolve};
use lantern::Delve;

/// Three bytes are a delve, the rest are its dice: it ends as its record does when that is replayed.
pub(crate) fn holds(bytes: &[u8]) {
    let [skill, floors, oil, faces @ ..] = bytes else { return };
    let number = |byte: &u8| i64::from(*byte) - 2;
    let (Ok(skill), Ok(floors), Ok(oil)) =
        (number(skill).try_into(), number(floors).try_into(), number(oil).try_into())
    else {
        return;
    };
    let delve = Delve { skill, floors, oil };
    let mut dice = Recorder::new(ByteDice::new(faces));
    let outcome = delve.resolve(&mut dice);
    let trace = dice.into_trace();
    let replayed = delve.replay(&trace.faces()).expect("its own dice are enough");
    assert_eq!((replayed.outcome, replayed.trace), (outcome, trace));
    assert!(delve.odds().outcomes().contains(&outcome), "what happens is possible");
}
