//! Hero points spent after the roll.

use alloc::format;
use core::fmt;

use dice_core::{Dice, DiceCode, Resolve};

use crate::hero::Boost;
use crate::numbers::{Bonus, TargetNumber};
use crate::rules;
use crate::throw::Throw;

/// A check to which hero points may be added after the roll (`mini6.hero.after-roll`; source: Heroic Narratives).
///
/// They are put to the best use: only if they turn a failure into a success, and no more than needed.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{AfterRoll, AfterRollOutcome};
/// let attack = AfterRoll::new("4D".parse()?, 18.try_into()?); // the Golden Corsair's one point
/// assert_eq!(attack.replay(&[3, 4, 4, 2])?.outcome, AfterRollOutcome::Success(1));
/// assert_eq!(attack.replay(&[6, 6, 4, 2])?.outcome, AfterRollOutcome::Success(0));
/// assert_eq!(attack.replay(&[3, 3, 3, 2])?.outcome, AfterRollOutcome::Failure);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct AfterRoll {
    /// The code that is rolled.
    pub code: DiceCode,
    /// What is added flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bonus: Bonus,
    /// The total that is needed.
    pub tn: TargetNumber,
    /// The most points that may be added.
    #[cfg_attr(feature = "serde", serde(default = "one_point"))]
    pub points: Boost,
}

const fn one_point() -> Boost {
    Boost::saturating(1)
}

impl AfterRoll {
    /// A code against a target number, with one point to add.
    pub const fn new(code: DiceCode, tn: TargetNumber) -> Self {
        AfterRoll { code, bonus: Bonus::saturating(0), tn, points: one_point() }
    }
}

/// How a check comes out to which hero points may be added after the roll (`mini6.hero.after-roll`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum AfterRollOutcome {
    /// It failed, and no points could help; none were spent.
    Failure,
    /// It succeeded by so many points.
    Success(u8),
}

impl fmt::Display for AfterRollOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AfterRollOutcome::Failure => f.pad("failure"),
            AfterRollOutcome::Success(0) => f.pad("success"),
            AfterRollOutcome::Success(1) => f.pad("success for 1 point"),
            AfterRollOutcome::Success(points) => f.pad(&format!("success for {points} points")),
        }
    }
}

impl Resolve for AfterRoll {
    type Outcome = AfterRollOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> AfterRollOutcome {
        dice.part(rules::HERO_AFTER_ROLL, |dice| {
            let margin = Throw::new(self.code, self.bonus).margin([], self.tn.into(), dice);
            match self.points.needed(margin) {
                Some(spent) => {
                    dice.note("hero points", spent.into());
                    AfterRollOutcome::Success(spent)
                }
                None => AfterRollOutcome::Failure,
            }
        })
    }
}
