//! Challenges against a difficulty instead of another side (`challenge.unopposed`).

use core::fmt;
use core::num::NonZeroU16;

use dice_core::{Dice, Resolve};

use crate::round::dice_left;
use crate::{Automatic, ChallengeDice, Comparison, Margin, Modifiers, Rating, Side, rules};

/// One side against a difficulty rating: only the challenger rolls, and only once (`challenge.unopposed`, "Unopposed
/// Challenges").
///
/// A difficulty at least three times the rating has automatic successes of its own, which stand to be beaten.
///
/// ```
/// use challenge_tests::{Degree, Modifiers, Rating, Resolve, Unopposed};
/// let door = Unopposed { rating: Rating::new(4)?, dr: Rating::new(3)?, modifiers: Modifiers::default() };
/// assert_eq!(door.odds().chance(&Degree::EvenlyMatched).fraction(), "1/27");
/// # Ok::<(), challenge_tests::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Unopposed {
    /// The challenger's stat rating.
    pub rating: Rating,
    /// The difficulty rating.
    pub dr: Rating,
    /// What else adds to the challenger's dice, or takes from them.
    #[cfg_attr(feature = "serde", serde(default))]
    pub modifiers: Modifiers,
}

impl Unopposed {
    /// The dice that the challenger rolls (`challenge.dice`).
    pub const fn dice(self) -> ChallengeDice {
        Side { rating: self.rating, modifiers: self.modifiers }.dice_against(self.dr)
    }

    /// The automatic successes of the difficulty, which the challenger's successes must beat.
    pub const fn standing_successes(self) -> Automatic {
        Comparison::of(self.dr, self.rating).automatic()
    }
}

/// How well an unopposed challenge goes, ascending (`challenge.unopposed`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Degree {
    /// No success is left: not successful. The challenge says whether it may be tried again, and what a failure costs.
    EvenlyMatched,
    /// Success, by so many dice.
    Degree(NonZeroU16),
}

impl Degree {
    /// Success by so many dice; evenly matched if that is none.
    pub const fn of(dice: u16) -> Self {
        match NonZeroU16::new(dice) {
            Some(dice) => Degree::Degree(dice),
            None => Degree::EvenlyMatched,
        }
    }

    /// Whether the challenger is successful.
    pub const fn is_success(self) -> bool {
        matches!(self, Degree::Degree(_))
    }

    /// By how many dice, as a place on the scale of results.
    pub const fn margin(self) -> Margin {
        match self {
            Degree::EvenlyMatched => Margin::EVENLY_MATCHED,
            Degree::Degree(dice) => Margin::saturating(dice.get() as i64),
        }
    }
}

impl Resolve for Unopposed {
    type Outcome = Degree;
    fn resolve<D: Dice>(&self, dice: &mut D) -> Degree {
        dice.part(rules::UNOPPOSED, |dice| {
            let hand = self.dice();
            let successes = dice_left(dice, hand.dice(), self.rating, hand.automatic());
            Degree::of(successes.saturating_sub(self.standing_successes().get().into()))
        })
    }
}

impl fmt::Display for Degree {
    /// As in `degree 2`, or `evenly-matched`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Degree::EvenlyMatched => f.write_str("evenly-matched"),
            Degree::Degree(dice) => write!(f, "degree {dice}"),
        }
    }
}
