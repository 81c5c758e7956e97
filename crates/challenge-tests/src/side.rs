//! How many dice a side begins with (`challenge.dice`).

use crate::{Automatic, Comparison, Rating};

dice_core::bounded! {
    /// What traits, skills, weapons, armour and the like add to a side's dice: −1,000 to 1,000, all added up
    /// (`challenge.dice`). Which of them count is up to each challenge.
    pub struct Modifiers(i16) "modifiers": -1_000..=1_000, default 0;
}

/// One side of a challenge.
///
/// ```
/// use challenge_tests::{Modifiers, Rating, Side};
/// let wrestler = Side { rating: Rating::new(4)?, modifiers: Modifiers::new(1)? };
/// let dice = wrestler.dice_against(Rating::new(1)?);
/// assert_eq!((dice.dice(), dice.automatic().get()), (7, 2));
/// # Ok::<(), challenge_tests::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Side {
    /// The stat rating that it rolls.
    pub rating: Rating,
    /// What else adds to its dice, or takes from them.
    #[cfg_attr(feature = "serde", serde(default))]
    pub modifiers: Modifiers,
}

impl Side {
    /// A side with this rating and no modifiers.
    ///
    /// # Errors
    /// Unless the rating is 0 to 1,000.
    pub const fn rated(rating: i64) -> Result<Self, dice_core::OutOfRange> {
        match Rating::new(rating) {
            Ok(rating) => Ok(Side { rating, modifiers: Modifiers::saturating(0) }),
            Err(error) => Err(error),
        }
    }

    /// The dice it begins with against this rating (`challenge.dice`).
    pub const fn dice_against(self, other: Rating) -> ChallengeDice {
        ChallengeDice::of(Comparison::of(self.rating, other), self.modifiers)
    }
}

/// The dice that a side begins with, and how many of them succeed without a roll (`challenge.dice`, "Determining
/// Challenge Dice").
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct ChallengeDice {
    dice: u16,
    automatic: Automatic,
}

impl ChallengeDice {
    /// What a side has before anything is added: two dice.
    pub const BASE: u16 = 2;
    /// What a side has at least, whatever is taken away: two dice.
    pub const FEWEST: u16 = 2;
    /// What a side can have at most: the base, five for the comparison, and the highest modifiers.
    pub const MOST: u16 = 1_007;

    /// Adds up the base, the comparison and the modifiers. Only the sum is held at two dice or more, so that a
    /// penalty below two eats up what a modifier would give.
    ///
    /// ```
    /// use challenge_tests::{ChallengeDice, Comparison, Modifiers};
    /// let dice = |modifiers| Ok::<_, challenge_tests::OutOfRange>(ChallengeDice::of(Comparison::Lower, Modifiers::new(modifiers)?).dice());
    /// assert_eq!((dice(-3)?, dice(1)?, dice(2)?), (2, 2, 3));
    /// # Ok::<(), challenge_tests::OutOfRange>(())
    /// ```
    pub const fn of(comparison: Comparison, modifiers: Modifiers) -> Self {
        let dice = Self::BASE as i16 + comparison.dice() + modifiers.get();
        let dice = if dice < Self::FEWEST as i16 { Self::FEWEST } else { dice as u16 };
        ChallengeDice { dice, automatic: comparison.automatic() }
    }

    /// How many dice there are, automatic successes included.
    pub const fn dice(self) -> u16 {
        self.dice
    }

    /// How many of them are automatic successes.
    pub const fn automatic(self) -> Automatic {
        self.automatic
    }
}
