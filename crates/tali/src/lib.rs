//! Tabletop rules, written once: roll them, replay them from the dice on the table, have them explained die by die, or
//! work out their exact odds.
//!
//! # First result
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
//!
//! # The chapters
//! - [`dice`]: the engine, and all that a rule of your own needs; [`prelude`] brings it in.
//! - [`mini6`]: d6 with a wild die, from checks to mass combat.
//! - [`pool`]: d6 pools of which one die is kept, saves, sixes that roll on, and magic.
//! - [`challenge`]: pools that wear each other down, round by round.
//! - [`brp`]: percentile skills, growth, movement and wounds.
//! - [`tiers`]: one d6 on the tier of two ratings.
//! - [`Request`]: every test of all five as one type. With `serde` it is data, sheets can be looked over, and the module
//!   `question` answers questions for hosts, and `grid` makes many tests of one.
//!
//! A chapter's own front page begins with a first result, and says whose reading of the rules it follows and what is not
//! supported. Rules have ids such as `mini6.strike`; the pages of `docs/rules/` explain each.
//!
//! # Features
//! All are off by default, and each only adds.
//!
//! | feature | what it adds | brings |
//! |---|---|---|
//! | `serde` | tests, sheets, questions and answers as data: what a constructor refuses, data can't smuggle in | `serde` |
//! | `schemars` | the JSON Schema of those data, in the module `schema` | `serde`, `schemars`, `serde_json` |
//! | `svg` | [odds](dice::Odds), at-least curves and [traces](dice::Trace) as pictures, the text of SVG files | – |
//! | `arbitrary` | every request and sheet for fuzzers, with the dice of [`ByteDice`](dice::ByteDice) | `arbitrary`, `std` |
//! | `proptest` | the same for property tests | `proptest`, `std` |
//!
//! Values for fuzzers and property tests are valid by construction, most are such as come up at a table, and a roll of one is cheap:
//! codes have 20 dice at most, and duels are such as end soon.
//!
//! # Promises
//! Odds are exact fractions; no float decides anything. The same seed gives the same dice on every platform and in every
//! later version. The ready-made rules don't panic when they are rolled or replayed, whatever the dice. `no_std` with `alloc`,
//! no unsafe code, no input or output; the oldest Rust is 1.85.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
// for what is derived for fuzzers and property tests, which have it
#[cfg(any(feature = "arbitrary", feature = "proptest"))]
extern crate std;

#[cfg(feature = "serde")]
mod by_name;
#[cfg(feature = "serde")]
pub mod grid;
pub mod prelude;
#[cfg(feature = "serde")]
pub mod question;
mod request;
#[cfg(feature = "schemars")]
pub mod schema;
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

/// The examples of the README run too; those of the repository's other pages do in `conformance`.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
