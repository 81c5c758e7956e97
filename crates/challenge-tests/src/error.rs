//! What the rules refuse.

use dice_core::{OutOfRange, UnknownWord};

/// What the rules refuse, or can't work out: what was given, what is allowed, and by which rule.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A number is out of its range.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// A word is not in the rules' vocabulary.
    #[error(transparent)]
    UnknownWord(#[from] UnknownWord),
    /// The exact odds of a challenge of so many dice are fractions too long to be worked out.
    #[error(
        "challenge.resolve: the exact odds of {a} dice against {b} are out of reach: dice times dice times their sum may be \
         {} at most, as for 25 against 25 or 100 against 2; it can still be rolled",
        crate::Challenge::REACH
    )]
    OddsOutOfReach {
        /// The dice of side a.
        a: u16,
        /// The dice of side b.
        b: u16,
    },
    /// The exact odds of the number of rounds are fractions too long to be worked out.
    #[error(
        "challenge.resolve: the exact odds of up to {at_most} rounds of {a} dice against {b} are out of reach: \
         a lower at_most may bring them into it; they can still be rolled"
    )]
    RoundsOutOfReach {
        /// The dice of side a.
        a: u16,
        /// The dice of side b.
        b: u16,
        /// The highest count that is told.
        at_most: u8,
    },
}
