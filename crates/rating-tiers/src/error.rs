//! What the rules refuse.

use dice_core::{OutOfRange, UnknownWord};

/// Why the rules refuse something: what was given, what is allowed, and by which rule.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A number is out of its range.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// A word is not in the rules' vocabulary.
    #[error(transparent)]
    UnknownWord(#[from] UnknownWord),
    /// Two sides that can never strike home.
    #[error(
        "tiers.campaign: neither side's attacks can ever come to a major success, so the campaign would never end: \
         at least one side must hit on a 6 (inferiority or better) and hurt with a major success (parity or better)"
    )]
    EndlessCampaign,
}
