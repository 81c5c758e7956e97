//! Totals that are doubled or halved, and rolls made anew.

use dice_core::{Dice, DiceCode, Resolve};

use crate::check::CheckOutcome;
use crate::numbers::{Bonus, TargetNumber};
use crate::rules;
use crate::throw::Throw;

dice_core::vocabulary! {
    /// What is made of a finished total, its wild chain, pips and bonuses included (`mini6.double-half`).
    pub enum Factor, "mini6.double-half: factor", default Plain {
        /// It stands.
        Plain = "plain",
        /// It is doubled: Lucky, Attractive.
        Doubled = "doubled",
        /// It is halved, rounded down: damage of the unarmed without Brawling, and of a blade blocked by hand.
        Halved = "halved",
    }
}

impl Factor {
    /// What a total becomes. A half is rounded down: −3 becomes −2.
    #[inline]
    pub const fn of(self, total: i64) -> i64 {
        match self {
            Factor::Plain => total,
            Factor::Doubled => total.saturating_mul(2),
            Factor::Halved => total.div_euclid(2),
        }
    }

    /// The least total that becomes so much.
    #[inline]
    pub(crate) const fn least(self, wanted: i64) -> i64 {
        match self {
            Factor::Plain => wanted,
            Factor::Doubled => -(-wanted).div_euclid(2),
            Factor::Halved => wanted.saturating_mul(2),
        }
    }
}

/// A check whose total is doubled or halved, or that Destiny lets be rolled anew (`mini6.double-half`; source: Perks,
/// Unarmed Combat).
///
/// Lucky and Attractive double the finished total, wild chain, pips and bonuses included. With Destiny a failed roll is
/// rolled anew once, and the second result stands.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{CheckOutcome, Factor, TwistedCheck};
/// let seduce = TwistedCheck { factor: Factor::Doubled, ..TwistedCheck::new("2D".parse()?, 25.try_into()?) };
/// assert_eq!(seduce.replay(&[6, 6, 1])?.outcome, CheckOutcome::Success);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct TwistedCheck {
    /// The code that is rolled.
    pub code: DiceCode,
    /// What is added flat, before the total is doubled or halved.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bonus: Bonus,
    /// The total that is needed.
    pub tn: TargetNumber,
    /// What is made of the total.
    #[cfg_attr(feature = "serde", serde(default))]
    pub factor: Factor,
    /// Whether a failure is rolled anew.
    #[cfg_attr(feature = "serde", serde(default))]
    pub destiny: bool,
}

impl TwistedCheck {
    /// A code against a target number, with no twist yet.
    pub const fn new(code: DiceCode, tn: TargetNumber) -> Self {
        TwistedCheck { code, bonus: Bonus::saturating(0), tn, factor: Factor::Plain, destiny: false }
    }
}

impl Resolve for TwistedCheck {
    type Outcome = CheckOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> CheckOutcome {
        dice.part(rules::DOUBLE_HALF, |dice| {
            let once = |dice: &mut D| {
                dice.part(rules::CHECK, |dice| {
                    let throw = Throw::new(self.code, self.bonus);
                    CheckOutcome::of_margin(throw.margin([self.factor], self.tn.into(), dice))
                })
            };
            match once(dice) {
                CheckOutcome::Failure if self.destiny => once(dice),
                outcome => outcome,
            }
        })
    }
}
