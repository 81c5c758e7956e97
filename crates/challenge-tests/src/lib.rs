//! Challenge tests: two sides roll their dice round by round and discard those that fail, until one side has none
//! left. Rolled, replayed from dice on the table, or as exact odds.
//!
//! # First result
//! A *Body 4* wrestles a *Body 2*. Four is double two, so the stronger one rolls four dice and the weaker one two:
//!
//! ```
//! use challenge_tests::{Challenge, Ending, Process, Resolve, Side};
//!
//! let bout = Challenge { a: Side::rated(4)?, b: Side::rated(2)? };
//!
//! // roll it: the same dice on every platform
//! let ending = bout.roll_seed(1);
//! assert!(bout.odds().outcomes().contains(&ending));
//!
//! // or play it with dice on the table, a's first in every round
//! let played = bout.replay(&[4, 5, 1, 3, 2, 6, 1, 6, 6, 3])?;
//! assert_eq!(played.outcome, Ending::a(1));
//!
//! // or work out how it must go in the long run
//! let odds = bout.odds();
//! assert_eq!(odds.chance_of(|ending| ending.margin().get() > 0).to_string(), "954240132352/1068973253425 (89.3 %)");
//! assert_eq!(bout.expected_rounds().to_string(), "84237854103/46477097975 (1.81)");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The chapters
//! - [`rating`]: a stat rating, and when a die succeeds.
//! - [`compare`]: the ladder that compares one rating with another, and the automatic successes it gives.
//! - [`side`]: how many dice a side begins with.
//! - [`round`]: one round, automatic successes set aside.
//! - [`challenge`]: round after round to the end; how many rounds that takes.
//! - [`unopposed`]: against a difficulty rating instead of another side.
//! - [`table`]: what an ending means, as a table of your own.
//! - [`rules`]: the ids of all of these.
//!
//! # Whose reading
//! The rule text is a referee's house rules for challenges. Where it is silent this crate takes a ruling, and the
//! page `docs/rules/challenge-tests.md` says which and why. The text sends endings to a result table that it does not
//! print, so no result table of its own comes with the crate: [`table`] takes yours. Not covered: which traits, weapons or
//! armour modify which challenge; that is a number for you to put in.
//!
//! # How large exact odds get
//! The chances of a challenge are fractions whose length grows with the dice of one side, times those of the other,
//! times their sum: 7 against 7 dice take 150 digits, 25 against 25 six thousand. Rolls and replays work at any size;
//! [`Challenge::odds_in_reach`] says whether exact odds are within reach.
//!
//! # Features
//! All are off by default.
//! - `serde`: every type reads and writes as data, unknown fields and numbers out of range refused.
//! - `schemars`: the JSON Schema of those data.
//! - `svg`: odds and traces as pictures.
//! - `arbitrary`, `proptest`: values for fuzzers and property tests, valid by construction. They need `std`.
//!
//! # Promises
//! No panics, no unsafe code, no floating-point number that decides anything, `no_std`; the same seed gives the same
//! dice on every platform and in every later version.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
// for what is derived for fuzzers and property tests, which have it
#[cfg(any(feature = "arbitrary", feature = "proptest"))]
extern crate std;

pub mod challenge;
pub mod compare;
mod error;
pub mod rating;
pub mod round;
pub mod rules;
pub mod side;
pub mod table;
pub mod unopposed;

pub use challenge::{AtMost, Challenge, Ending, Rounds};
pub use compare::Comparison;
pub use dice_core::{OutOfRange, Process, Resolve, UnknownWord};
pub use error::Error;
pub use rating::{Rating, Success, SuccessRoll};
pub use round::{Automatic, DiceLeft, Hand, HandDice, Round};
pub use rules::RULES;
pub use side::{ChallengeDice, Modifiers, Side};
pub use table::{Consequence, Margin, ResultTable, Row, Shift};
pub use unopposed::{Degree, Unopposed};

/// The examples of the README run too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
