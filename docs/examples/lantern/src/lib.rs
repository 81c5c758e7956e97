//! Lantern: explorers go down a stair while their oil lasts.
//!
//! ```
//! use dice_core::{Process, Resolve};
//! use lantern::Delve;
//! let delve = Delve { skill: 4.try_into()?, floors: 2.try_into()?, oil: 1.try_into()? };
//! assert_eq!(delve.odds().chance_of(|end| end.is_arrival()).to_string(), "3884841/6739216 (57.6 %)");
//! assert_eq!(delve.expected_rounds().to_string(), "1169152/421201 (2.78)");
//! # Ok::<(), dice_core::OutOfRange>(())
//! ```

mod delve;
mod numbers;
mod rules;
mod step;

pub use delve::{Delve, DelveEnd, Descent};
pub use numbers::{Floors, Oil, Skill};
pub use rules::RULES;
pub use step::{Step, StepOutcome};
