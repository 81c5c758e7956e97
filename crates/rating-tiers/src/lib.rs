//! Rating tiers: the difference of two ratings puts a roll on one of five tiers, and one d6 read on that tier tells the
//! outcome. Rolled, replayed from the die on the table, or as exact odds.
//!
//! # First result
//! ```
//! use rating_tiers::{Exchange, Resolve, TierOutcome, TierRoll};
//!
//! // a rating of 15 against 10: superiority
//! let roll = TierRoll { actor: 15, opposing: 10 };
//!
//! // roll it: the same die on every platform
//! let outcome: TierOutcome = roll.roll_seed(7);
//!
//! // or read the die on the table
//! assert_eq!(roll.replay(&[5])?.outcome, TierOutcome::MajorSuccess);
//!
//! // or see how likely each outcome is
//! let odds = roll.odds();
//! assert!(odds.outcomes().contains(&outcome));
//! assert_eq!(odds.to_string(), "\
//! minor-setback   16.7 %  █████████████▎
//! minor-success   50.0 %  ████████████████████████████████████████
//! major-success   33.3 %  ██████████████████████████▋
//! ");
//!
//! // a whole attack: accuracy against avoidance, then damage against deflection
//! let attack = Exchange { accuracy: 12, avoidance: 10, damage: 16, deflection: 10, penetrating: false };
//! println!("{}", attack.record(&mut dice_core::SeededRng::new(7)).trace);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The chapters
//! - [`tier`]: two ratings and the tier between them.
//! - [`outcome`]: the six outcomes.
//! - [`roll`]: one d6 on a tier; who rolls when an opponent acts.
//! - [`difficulty`]: rolls that nobody opposes.
//! - [`stats`]: what combatants are made of.
//! - [`actions`]: what they can do.
//! - [`exchange`]: an attack from the first roll to the last.
//! - [`campaign`]: attack after attack, until one side is beaten.
//! - [`rules`]: the ids of all of these.
//!
//! # Whose reading
//! The rule text is a page of house rules. Where it is silent this crate takes a ruling, and the page
//! `docs/rules/rating-tiers.md` says which and why. The text doesn't say what an outcome does to anybody, so nothing here
//! does either: outcomes are reported and left to the game. How much size, range or diving for cover count for is not in the text
//! either, and is for you to put in.
//!
//! # Features
//! All are off by default.
//! - `serde`: every type reads and writes as data, unknown fields and numbers out of range refused.
//! - `schemars`: the JSON Schema of those data.
//! - `svg`: odds and traces as pictures.
//! - `arbitrary`, `proptest`: values for fuzzers and property tests, valid by construction. They need `std`.
//!
//! # Promises
//! No panics, no unsafe code, no floating-point numbers, `no_std`; ratings are any whole numbers of 64 bits, and no
//! difference of two overflows; the same seed gives the same dice on every platform and in every later version.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
// for what is derived for fuzzers and property tests, which have it
#[cfg(any(feature = "arbitrary", feature = "proptest"))]
extern crate std;

pub mod actions;
pub mod campaign;
#[cfg(feature = "serde")]
mod data;
pub mod difficulty;
mod error;
pub mod exchange;
pub mod outcome;
pub mod roll;
pub mod rules;
pub mod stats;
pub mod tier;

pub use actions::{Action, Pair};
pub use campaign::{AtMost, Campaign, CampaignEnd, CampaignState, Exchanges, Fighter, Track};
pub use dice_core::{OutOfRange, Process, Resolve, UnknownWord};
pub use difficulty::{Difficulty, Unopposed};
pub use error::Error;
pub use exchange::{Exchange, ExchangeOutcome};
pub use outcome::TierOutcome;
pub use roll::{Party, PlayerFacing, TierRoll};
pub use rules::RULES;
pub use stats::{CoreStat, Ratings, Sheet, SideUse, SizeEffect, SupportStat};
pub use tier::Tier;

/// The examples of the README run too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
