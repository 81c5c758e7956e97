//! Tabletop rules, written once: roll them, replay them from the dice on the table, have them explained die by die, or
//! work out their exact odds.
//!
//! ```
//! use tali::prelude::*;
//! use tali::mini6::Check;
//!
//! // five dice and a pip, one die wild, against a target number of 15
//! let climb = Check { code: "5D+1".parse()?, bonus: 0.try_into()?, tn: 15.try_into()? };
//!
//! let rolled = climb.record(&mut SeededRng::new(7));        // the same dice on every machine, for ever
//! println!("{}: {}", rolled.outcome, rolled.trace);
//! assert_eq!(climb.odds().to_string(), "\
//! failure   14.8 %  ██████▉
//! success   85.2 %  ████████████████████████████████████████
//! ");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
#![no_std]

extern crate alloc;

pub mod prelude;
#[cfg(feature = "serde")]
pub mod question;
mod request;
#[cfg(feature = "serde")]
mod sheet;

pub use challenge_tests as challenge;
pub use d6_pool_saves as pool;
pub use dice_core as dice;
pub use mini6_thule as mini6;
pub use percentile_brp as brp;
pub use rating_tiers as tiers;

pub use request::{Request, RequestOutcome};
#[cfg(feature = "serde")]
pub use sheet::{Sheet, SheetReport};
