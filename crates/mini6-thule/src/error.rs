//! What the rules refuse.

use dice_core::OutOfRange;

use crate::vocabulary::UnknownWord;

/// What the rules refuse: what was given, what is allowed, and the rule that says so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A number is out of its range.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// A word is not in the rules' vocabulary.
    #[error(transparent)]
    UnknownWord(#[from] UnknownWord),
    /// More hero points are asked for than there are.
    #[error("mini6.hero.boost: {asked} hero points are asked for and {left} {} left: at most {left} can be spent", if *.left == 1 { "is" } else { "are" })]
    TooFewHeroPoints {
        /// How many are asked for.
        asked: u16,
        /// How many there are.
        left: u16,
    },
    /// This combat's flesh wound has been taken.
    #[error("mini6.hero.flesh-wound: a wound was made lighter in this combat already: it can be done once")]
    FleshWoundTaken,
    /// There is no wound to make lighter.
    #[error("mini6.hero.flesh-wound: a healthy character has no wound to make lighter: stunned or worse is needed")]
    NotHurt,
}
