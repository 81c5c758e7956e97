//! One round, and the dice that are set aside in it (`challenge.round`, `challenge.auto`).

use core::fmt;

use dice_core::{Dice, Resolve};

use crate::rating::successes;
use crate::{Rating, rules};

dice_core::bounded! {
    /// How many of a side's dice are automatic successes: 0 to 2, the most that the ladder gives (`challenge.auto`).
    ///
    /// With more than two a side could come to hold nothing but automatic successes, and its challenge might never end.
    pub struct Automatic(u8) "automatic successes": 0..=2, default 0;

    /// How many dice a side holds in a round that is rolled on its own: 0 to 100.
    pub struct HandDice(u16) "dice": 0..=100, default 0;
}

impl Automatic {
    /// How many of `dice` dice are set aside as successes, and so aren't rolled: none any more once only two are
    /// left (`challenge.auto`).
    ///
    /// ```
    /// use challenge_tests::Automatic;
    /// let two = Automatic::new(2)?;
    /// assert_eq!((two.set_aside(5), two.set_aside(3), two.set_aside(2)), (2, 2, 0));
    /// # Ok::<(), challenge_tests::OutOfRange>(())
    /// ```
    pub const fn set_aside(self, dice: u16) -> u16 {
        const ALL_ARE_ROLLED: u16 = 2;
        if dice > ALL_ARE_ROLLED { self.get() as u16 } else { 0 }
    }
}

/// What one side holds in a round, as a test of its own: how many dice it has left after it (`challenge.auto`,
/// "Determining Challenge Dice").
///
/// Only dice that are not set aside are rolled.
///
/// ```
/// use challenge_tests::{Automatic, Hand, HandDice, Rating, Resolve};
/// let hand = Hand { rating: Rating::new(3)?, dice: HandDice::new(3)?, automatic: Automatic::new(2)? };
/// assert_eq!(hand.replay(&[4])?.outcome, 2);
/// assert_eq!(hand.odds().chance(&3).fraction(), "1/2");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Hand {
    /// The stat rating that it rolls.
    pub rating: Rating,
    /// The dice it holds, automatic successes included.
    pub dice: HandDice,
    /// How many of them are automatic successes.
    #[cfg_attr(feature = "serde", serde(default))]
    pub automatic: Automatic,
}

impl Resolve for Hand {
    type Outcome = u16;
    fn resolve<D: Dice>(&self, dice: &mut D) -> u16 {
        dice_left(dice, self.dice.get(), self.rating, self.automatic)
    }
}

/// How many of a side's dice are left after a round: those set aside, and those rolled that succeed.
pub(crate) fn dice_left<D: Dice>(dice: &mut D, held: u16, rating: Rating, automatic: Automatic) -> u16 {
    match automatic.set_aside(held) {
        0 => successes(dice, held, rating),
        aside => dice.part(rules::AUTO, |dice| {
            dice.note("set aside", aside.into());
            aside + successes(dice, held.saturating_sub(aside), rating)
        }),
    }
}

/// One round on given dice: both sides roll, side a first, and discard what fails (`challenge.round`, "Challenge
/// Resolution").
///
/// ```
/// use challenge_tests::{Automatic, DiceLeft, Hand, HandDice, Rating, Resolve, Round};
/// let hand = |rating, dice| Ok::<_, challenge_tests::OutOfRange>(Hand {
///     rating: Rating::new(rating)?,
///     dice: HandDice::new(dice)?,
///     automatic: Automatic::default(),
/// });
/// let round = Round { a: hand(4, 3)?, b: hand(2, 2)? };
/// assert_eq!(round.replay(&[4, 5, 1, 3, 2])?.outcome, DiceLeft { a: 2, b: 1 });
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Round {
    /// What the side holds that rolls first.
    pub a: Hand,
    /// What the other side holds.
    pub b: Hand,
}

/// The dice that both sides have left.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct DiceLeft {
    /// Side a's.
    pub a: u16,
    /// Side b's.
    pub b: u16,
}

impl Resolve for Round {
    type Outcome = DiceLeft;
    fn resolve<D: Dice>(&self, dice: &mut D) -> DiceLeft {
        dice.part(rules::ROUND, |dice| DiceLeft { a: self.a.resolve(dice), b: self.b.resolve(dice) })
    }
}

impl fmt::Display for DiceLeft {
    /// As in `2 against 3`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} against {}", self.a, self.b)
    }
}
