//! Unopposed rolls and their difficulties (`tiers.difficulty`).

use dice_core::{Dice, Resolve};

use crate::{TierOutcome, TierRoll, rules};

dice_core::vocabulary! {
    /// What an unopposed roll is made against, easiest first (`tiers.difficulty`, "Rating Rolls").
    pub enum Difficulty, "tiers.difficulty: difficulty" {
        /// Anyone has at least parity.
        Trivial = "trivial",
        /// Parity takes a knack, or some training.
        Skilled = "skilled",
        /// Parity is for seasoned experts.
        Difficult = "difficult",
        /// Parity is beyond mere mortals.
        Impossible = "impossible",
    }
}

impl Difficulty {
    /// The rating that it opposes the roll with: 5, 10, 15 or 20.
    pub const fn rating(self) -> i64 {
        match self {
            Difficulty::Trivial => 5,
            Difficulty::Skilled => 10,
            Difficulty::Difficult => 15,
            Difficulty::Impossible => 20,
        }
    }
}

/// A rating roll that nobody opposes (`tiers.difficulty`, "Rating Rolls").
///
/// ```
/// use rating_tiers::{Difficulty, Resolve, Unopposed};
/// let climb = Unopposed { actor: 12, difficulty: Difficulty::Difficult };
/// assert_eq!(climb.odds().chance_of(|outcome| outcome.is_success()).fraction(), "1/2");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Unopposed {
    /// The rating of the one who acts.
    pub actor: i64,
    /// How hard it is.
    pub difficulty: Difficulty,
}

impl Resolve for Unopposed {
    type Outcome = TierOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> TierOutcome {
        let roll = TierRoll { actor: self.actor, opposing: self.difficulty.rating() };
        dice.part(rules::DIFFICULTY, |dice| roll.resolve(dice))
    }
}
