//! Checks: a roll against a target number.

use dice_core::{Dice, DiceCode, Resolve};

use crate::numbers::{Bonus, TargetNumber};
use crate::rules;
use crate::throw::Throw;

dice_core::vocabulary! {
    /// How hard something is (`mini6.check`; source: Healing, Wound Level Effects).
    ///
    /// ```
    /// use mini6_thule::Difficulty;
    /// assert_eq!(Difficulty::Moderate.target_number().get(), 15);
    /// ```
    pub enum Difficulty, "mini6.check: difficulty" {
        /// Target number 10.
        Easy = "easy",
        /// Target number 15.
        Moderate = "moderate",
        /// Target number 20.
        Difficult = "difficult",
        /// Target number 25.
        VeryDifficult = "very-difficult",
    }
}

impl Difficulty {
    /// The total that is needed.
    pub const fn target_number(self) -> TargetNumber {
        TargetNumber::saturating(match self {
            Difficulty::Easy => 10,
            Difficulty::Moderate => 15,
            Difficulty::Difficult => 20,
            Difficulty::VeryDifficult => 25,
        })
    }
}

dice_core::vocabulary! {
    /// How a check comes out (`mini6.check`).
    pub enum CheckOutcome, "mini6.check: outcome" {
        /// The total is below the target number.
        Failure = "failure",
        /// The total reaches it.
        Success = "success",
    }
}

impl CheckOutcome {
    pub(crate) const fn of_margin(margin: i64) -> Self {
        if margin >= 0 { CheckOutcome::Success } else { CheckOutcome::Failure }
    }
}

/// A roll against a target number (`mini6.check`): it succeeds if the total reaches it.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{Check, CheckOutcome, Difficulty};
/// let climb = Check::new("5D+1".parse()?, Difficulty::Moderate.target_number());
/// assert_eq!(climb.odds().chance(&CheckOutcome::Success).to_string(), "4417/5184 (85.2 %)");
/// assert_eq!(climb.replay(&[1, 2, 3, 3, 6, 1])?.trace.to_string(), "\
/// mini6.check: Success
///   5d6: 1, 2, 3, 3 + wild 6, 1
///   total 17
///   margin 2
/// ");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Check {
    /// The code that is rolled.
    pub code: DiceCode,
    /// What is added flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bonus: Bonus,
    /// The total that is needed.
    pub tn: TargetNumber,
}

impl Check {
    /// A code alone against a target number.
    pub const fn new(code: DiceCode, tn: TargetNumber) -> Self {
        Check { code, bonus: Bonus::saturating(0), tn }
    }
}

impl Resolve for Check {
    type Outcome = CheckOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> CheckOutcome {
        dice.part(rules::CHECK, |dice| {
            let margin = Throw::new(self.code, self.bonus).margin([], self.tn.into(), dice);
            CheckOutcome::of_margin(margin)
        })
    }
}
