//! Round after round, until a side has no dice left (`challenge.resolve`).

use core::cmp::Ordering;
use core::fmt;
use core::num::NonZeroU16;
use core::ops::ControlFlow;

use dice_core::{Budget, Dice, Odds, OddsError, Process, Resolve};

use crate::round::dice_left;
use crate::{ChallengeDice, DiceLeft, Error, Margin, Side};

/// Two sides against each other: both roll all their dice, side a first, and discard those that fail, round after
/// round, until one side or both have none left (`challenge.resolve`, "Challenge Resolution").
///
/// ```
/// use challenge_tests::{Challenge, Ending, Process, Resolve, Side};
/// let even = Challenge { a: Side::rated(3)?, b: Side::rated(3)? };
/// assert_eq!(even.odds().chance(&Ending::EvenlyMatched).fraction(), "23/105");
/// assert_eq!(even.expected_rounds().fraction(), "64/35");
/// # Ok::<(), challenge_tests::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Challenge {
    /// The side that rolls first in each round. It is no advantage.
    pub a: Side,
    /// The other side.
    pub b: Side,
}

impl Challenge {
    /// The dice that side a and side b begin with (`challenge.dice`).
    pub const fn dice(self) -> (ChallengeDice, ChallengeDice) {
        (self.a.dice_against(self.b.rating), self.b.dice_against(self.a.rating))
    }

    /// How large it may be for exact odds: the dice of one side, times those of the other, times their sum.
    pub const REACH: u32 = 25 * 25 * (25 + 25);

    /// Whether its exact odds and expected rounds are within reach, which is well under a second.
    ///
    /// A chance of *n* dice against *m* is a fraction whose digits grow with *n* · *m* · (*n* + *m*), however it is worked
    /// out. Up to 25 dice against 25 (six thousand digits), or 100 against two, are within reach; with a thousand
    /// dice on both sides a single chance would have hundreds of millions of digits. A side that can't succeed ends the
    /// challenge in one round, whatever the dice. Rolls, records and replays work at any size.
    ///
    /// ```
    /// use challenge_tests::{Challenge, Modifiers, Side};
    /// let mut bout = Challenge { a: Side::rated(4)?, b: Side::rated(4)? };
    /// assert!(bout.odds_in_reach().is_ok());
    /// bout.a.modifiers = Modifiers::MAX;
    /// assert!(bout.odds_in_reach().is_err());
    /// bout.b = Side::rated(0)?;
    /// assert!(bout.odds_in_reach().is_ok());
    /// # Ok::<(), challenge_tests::OutOfRange>(())
    /// ```
    ///
    /// # Errors
    /// If they are out of reach. [`odds`](dice_core::Resolve::odds) would take minutes and more, or run out of its budget.
    pub const fn odds_in_reach(self) -> Result<(), Error> {
        let (a, b) = self.dice();
        let (a, b) = (a.dice(), b.dice());
        let size = a as u32 * b as u32 * (a as u32 + b as u32);
        if self.ends_in_one_round() || size <= Self::REACH { Ok(()) } else { Err(Error::OddsOutOfReach { a, b }) }
    }

    /// Whether a side can't succeed, so that it has no dice left after the first round.
    const fn ends_in_one_round(self) -> bool {
        self.a.rating.get() == 0 || self.b.rating.get() == 0
    }
}

/// How a challenge ends, from the worst for side a to the best (`challenge.resolve`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Ending {
    /// Side b wins with so many dice left.
    B(NonZeroU16),
    /// Neither side has any dice left.
    EvenlyMatched,
    /// Side a wins with so many dice left.
    A(NonZeroU16),
}

impl Ending {
    /// Side a wins with so many dice left; evenly matched if that is none.
    pub const fn a(left: u16) -> Self {
        match NonZeroU16::new(left) {
            Some(left) => Ending::A(left),
            None => Ending::EvenlyMatched,
        }
    }

    /// Side b wins with so many dice left; evenly matched if that is none.
    pub const fn b(left: u16) -> Self {
        match NonZeroU16::new(left) {
            Some(left) => Ending::B(left),
            None => Ending::EvenlyMatched,
        }
    }

    /// By how many dice side a wins, as a place on the scale of results.
    pub const fn margin(self) -> Margin {
        match self {
            Ending::B(left) => Margin::saturating(-(left.get() as i64)),
            Ending::EvenlyMatched => Margin::EVENLY_MATCHED,
            Ending::A(left) => Margin::saturating(left.get() as i64),
        }
    }

    /// The same challenge seen from the other side.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Ending::B(left) => Ending::A(left),
            Ending::EvenlyMatched => Ending::EvenlyMatched,
            Ending::A(left) => Ending::B(left),
        }
    }

    const fn place(self) -> i32 {
        match self {
            Ending::B(left) => -(left.get() as i32),
            Ending::EvenlyMatched => 0,
            Ending::A(left) => left.get() as i32,
        }
    }
}

impl Ord for Ending {
    fn cmp(&self, other: &Self) -> Ordering {
        self.place().cmp(&other.place())
    }
}

impl PartialOrd for Ending {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Process for Challenge {
    type State = DiceLeft;
    type Outcome = Ending;

    fn start(&self) -> DiceLeft {
        let (a, b) = self.dice();
        DiceLeft { a: a.dice(), b: b.dice() }
    }

    fn round<D: Dice>(&self, held: &DiceLeft, dice: &mut D) -> ControlFlow<Ending, DiceLeft> {
        let (a, b) = self.dice();
        let left = DiceLeft {
            a: dice_left(dice, held.a, self.a.rating, a.automatic()),
            b: dice_left(dice, held.b, self.b.rating, b.automatic()),
        };
        match left {
            DiceLeft { a, b: 0 } => ControlFlow::Break(Ending::a(a)),
            DiceLeft { a: 0, b } => ControlFlow::Break(Ending::b(b)),
            left => ControlFlow::Continue(left),
        }
    }
}

dice_core::bounded! {
    /// From how many rounds on the count no longer tells them apart: 0 to 100.
    pub struct AtMost(u8) "at_most": 0..=100;
}

/// How many rounds a challenge takes, where `at_most` stands for that many or more (`challenge.resolve`).
///
/// The challenge is rolled to its end, also past the count's.
///
/// ```
/// use challenge_tests::{AtMost, Resolve, Rounds, Side};
/// let rounds = Rounds { a: Side::rated(4)?, b: Side::rated(2)?, at_most: AtMost::new(4)? };
/// assert_eq!(rounds.odds().chance(&1).to_string(), "329/729 (45.1 %)");
/// # Ok::<(), challenge_tests::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Rounds {
    /// The side that rolls first in each round.
    pub a: Side,
    /// The other side.
    pub b: Side,
    /// The highest count that is told.
    pub at_most: AtMost,
}

impl Rounds {
    /// The challenge whose rounds are counted.
    pub const fn challenge(self) -> Challenge {
        Challenge { a: self.a, b: self.b }
    }

    /// How large it may be for exact odds: the dice of both sides multiplied, squared, times their sum, times the square of the
    /// highest count that is told, or of 5 if that is less: of many dice, the figures of the first rounds are the long ones.
    pub const REACH: u128 = 5_000_000_000;

    /// Whether the exact odds are within reach, which is well under a second; see [`Challenge::odds_in_reach`].
    ///
    /// Up to the count of 100 they are for 12 dice against 12, up to 10 for 30 against 30; up to 1 for any dice, since there is
    /// always one round.
    ///
    /// # Errors
    /// If they are out of reach.
    pub const fn odds_in_reach(self) -> Result<(), Error> {
        let (a, b) = self.challenge().dice();
        let (a, b, at_most) = (a.dice(), b.dice(), self.at_most.get());
        let (pairs, dice) = (a as u128 * b as u128, a as u128 + b as u128);
        let rounds = if at_most > 5 { at_most as u128 } else { 5 };
        if self.is_certain() || pairs * pairs * dice * rounds * rounds <= Self::REACH {
            Ok(())
        } else {
            Err(Error::RoundsOutOfReach { a, b, at_most })
        }
    }

    /// Whether the count is known beforehand: one round is always rolled, and there may be no later one to be told from it.
    const fn is_certain(self) -> bool {
        self.at_most.get() <= 1 || self.challenge().ends_in_one_round()
    }
}

impl Resolve for Rounds {
    type Outcome = u32;

    fn resolve<D: Dice>(&self, dice: &mut D) -> u32 {
        self.challenge().rounds_taken(self.at_most.get().into()).resolve(dice)
    }

    fn odds_within(&self, budget: Budget) -> Result<Odds<u32>, OddsError> {
        if self.is_certain() {
            return Ok(Odds::certain(self.at_most.get().min(1).into()));
        }
        self.challenge().rounds_taken(self.at_most.get().into()).odds_within(budget)
    }
}

impl fmt::Display for Ending {
    /// The winner and the dice left, as in `a 2`, or `evenly-matched`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::B(left) => write!(f, "b {left}"),
            Ending::EvenlyMatched => f.write_str("evenly-matched"),
            Ending::A(left) => write!(f, "a {left}"),
        }
    }
}
