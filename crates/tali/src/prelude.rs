//! What a rule and its caller need: `use tali::prelude::*`.

pub use dice_core::{
    Budget, D2, D3, D4, D6, D8, D10, D12, D20, D100, Dice, DiceCode, Face, Odds, Outcome, Pool, Probability, Process,
    Record, Recorder, Resolve, RollCode, RuleId, Script, SeededRng, Sides, Trace,
};

pub use crate::request::{Request, RequestOutcome};
