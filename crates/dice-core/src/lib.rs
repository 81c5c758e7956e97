//! Write a dice rule once, as if it rolled dice. Then roll it, replay it from dice on the table, have it explained die
//! by die, or work out its exact odds.
//!
//! ```
//! use dice_core::{D6, Dice, Odds, SeededRng};
//!
//! /// Roll three dice and keep the highest; a pair of ones spoils it.
//! fn leap(dice: &mut impl Dice) -> u32 {
//!     let faces = [dice.die(D6), dice.die(D6), dice.die(D6)];
//!     if faces.iter().filter(|&&face| face == 1).count() >= 2 { 0 } else { faces.into_iter().max().unwrap_or(0) }
//! }
//!
//! let rolled = leap(&mut SeededRng::new(7));
//! let odds = Odds::of(|dice| leap(dice));
//! assert_eq!(odds.chance(&0).to_string(), "2/27 (7.4 %)");
//! assert!(odds.outcomes().contains(&rolled));
//! ```
//!
//! # Features
//! All are off by default.
//! - `serde`: codes, sides, chances, odds and traces as data.
//! - `schemars`: the JSON Schema of those data.
//! - `svg`: odds, at-least curves and traces as pictures.
//! - `arbitrary`, `proptest`: values for fuzzers and property tests, most of them such as come up at a table. They need `std`.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;

mod bounded;
mod budget;
mod byte_dice;
mod chain;
mod chart;
mod code;
mod connected;
mod counts;
mod damage_dice;
mod denominator;
mod dice;
mod exact;
#[cfg_attr(not(any(feature = "arbitrary", feature = "proptest")), allow(dead_code))]
mod generate;
mod known;
mod limited;
mod margin;
mod notation;
mod odds;
mod paths;
mod probability;
mod process;
mod recorder;
mod request;
mod resolve;
pub mod rng;
mod rule;
mod runs;
mod schema;
mod script;
mod seeded;
mod sides;
mod sixes;
mod smooth;
#[cfg(feature = "svg")]
mod svg;
mod tally;
mod thrown_away;
mod trace;
mod vocabulary;
mod ways;
mod weight;
mod width;

pub use bounded::OutOfRange;
pub use budget::{Budget, OddsError, Within};
pub use byte_dice::ByteDice;
pub use code::{DiceCode, RollCode};
pub use counts::Counts;
pub use damage_dice::DamageDice;
pub use dice::{Dice, LONGEST_CHAIN, Outcome, Pool};
pub use exact::Exact;
#[cfg(feature = "arbitrary")]
#[doc(hidden)]
pub use generate::arbitrary_number;
#[cfg(feature = "proptest")]
#[doc(hidden)]
pub use generate::numbers;
pub use known::Known;
pub use limited::{Limited, TooManyDice};
pub use notation::NotationError;
pub use odds::Odds;
pub use paths::Paths;
pub use probability::{Probability, ProbabilityError};
pub use process::{Process, RoundsTaken, Standing};
pub use rand_core;
pub use recorder::{Record, Recorder};
pub use request::Request;
pub use resolve::Resolve;
pub use rule::{Rule, RuleId, RuleKind};
pub use script::{ReplayError, Script};
pub use seeded::SeededRng;
pub use sides::{D2, D3, D4, D6, D8, D10, D12, D20, D100, Face, Sides};
#[cfg(feature = "svg")]
pub use svg::Curves;
pub use thrown_away::ThrownAway;
pub use trace::{Entry, Rolled, Trace};
pub use vocabulary::UnknownWord;

/// The examples of the README run too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
