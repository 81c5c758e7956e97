//! The six outcomes of a rating roll (`tiers.outcome`).

use core::fmt;
use core::str::FromStr;

use dice_core::UnknownWord;

/// What a rating roll comes to for the one who acts, worst first (`tiers.outcome`, "Rating Rolls").
///
/// What each means is up to the action that called for the roll.
///
/// ```
/// use rating_tiers::TierOutcome;
/// assert!(TierOutcome::MinorSuccess.is_success());
/// assert!(TierOutcome::CompleteFailure < TierOutcome::MajorSetback);
/// assert_eq!("complete-success".parse(), Ok(TierOutcome::CompleteVictory)); // its other name
/// assert_eq!(TierOutcome::CompleteVictory.to_string(), "complete-victory");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum TierOutcome {
    /// The worst, and only for the inadequate.
    CompleteFailure,
    /// A large step back.
    MajorSetback,
    /// A small step back.
    MinorSetback,
    /// A small step forward.
    MinorSuccess,
    /// A large step forward.
    MajorSuccess,
    /// The best, and only for the supreme. The source calls it a complete success too.
    CompleteVictory,
}

impl TierOutcome {
    /// All of them, worst first.
    pub const ALL: &'static [TierOutcome] = &[
        TierOutcome::CompleteFailure,
        TierOutcome::MajorSetback,
        TierOutcome::MinorSetback,
        TierOutcome::MinorSuccess,
        TierOutcome::MajorSuccess,
        TierOutcome::CompleteVictory,
    ];
    const WORDS: &'static [&'static str] = &[
        "complete-failure",
        "major-setback",
        "minor-setback",
        "minor-success",
        "major-success",
        "complete-victory",
        "complete-success",
    ];

    /// The word as it is written, in kebab-case.
    pub const fn as_str(self) -> &'static str {
        match self {
            TierOutcome::CompleteFailure => "complete-failure",
            TierOutcome::MajorSetback => "major-setback",
            TierOutcome::MinorSetback => "minor-setback",
            TierOutcome::MinorSuccess => "minor-success",
            TierOutcome::MajorSuccess => "major-success",
            TierOutcome::CompleteVictory => "complete-victory",
        }
    }

    /// Whether it is a success of any size.
    pub const fn is_success(self) -> bool {
        matches!(self, TierOutcome::MinorSuccess | TierOutcome::MajorSuccess | TierOutcome::CompleteVictory)
    }

    /// Whether it is a major success or better.
    pub const fn is_major_success(self) -> bool {
        matches!(self, TierOutcome::MajorSuccess | TierOutcome::CompleteVictory)
    }

    /// The outcome as it is for the other side: a success as the setback of its size, and the other way about
    /// (`tiers.symmetry`).
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            TierOutcome::CompleteFailure => TierOutcome::CompleteVictory,
            TierOutcome::MajorSetback => TierOutcome::MajorSuccess,
            TierOutcome::MinorSetback => TierOutcome::MinorSuccess,
            TierOutcome::MinorSuccess => TierOutcome::MinorSetback,
            TierOutcome::MajorSuccess => TierOutcome::MajorSetback,
            TierOutcome::CompleteVictory => TierOutcome::CompleteFailure,
        }
    }
}

impl fmt::Display for TierOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl FromStr for TierOutcome {
    type Err = UnknownWord;

    /// Reads the word as it is written, and `complete-success` for a complete victory.
    fn from_str(word: &str) -> Result<Self, UnknownWord> {
        match word {
            "complete-failure" => Ok(TierOutcome::CompleteFailure),
            "major-setback" => Ok(TierOutcome::MajorSetback),
            "minor-setback" => Ok(TierOutcome::MinorSetback),
            "minor-success" => Ok(TierOutcome::MinorSuccess),
            "major-success" => Ok(TierOutcome::MajorSuccess),
            "complete-victory" | "complete-success" => Ok(TierOutcome::CompleteVictory),
            _ => Err(UnknownWord::new("tiers.outcome: outcome", word, Self::WORDS)),
        }
    }
}

dice_core::serde_as_text!(TierOutcome, "one word: tiers.outcome: outcome");
dice_core::json_schema!(TierOutcome, "What a rating roll comes to, worst first.", {
    "type": "string",
    "enum": TierOutcome::ALL.iter().map(|outcome| outcome.as_str()).collect::<alloc::vec::Vec<_>>(),
});
