//! A D6 system with a wild die: checks, combat, wounds, hero points, sheets and mass combat, rolled or as exact odds.
#![no_std]

extern crate alloc;

mod cover;
mod error;
mod hero;
mod numbers;
mod range;
pub mod rules;
mod scale;
mod vocabulary;
mod wound_track;

pub use cover::Cover;
pub use error::Error;
pub use hero::{Boost, HeroPoints, HeroPurse};
pub use numbers::{Bonus, Soak, TargetNumber};
pub use range::{Range, RangeBands};
pub use scale::Scale;
pub use vocabulary::UnknownWord;
pub use wound_track::{Hit, Stacking, WoundLevel, WoundState};
