//! The resistance table: one characteristic against another.

use dice_core::{Dice, Resolve};

use crate::characteristic::Score;
use crate::percent::{Verdict, roll_under};
use crate::rules;

/// An active characteristic against a passive one, `brp.resistance`.
///
/// Equals have 50 %; each point of advantage is worth 5 %, held to 5 … 95, so that it is always rolled.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Resistance, Score, Verdict};
/// let wrestling = Resistance { active: Score::new(14)?, passive: Score::new(12)? };
/// assert_eq!(wrestling.chance(), 60);
/// assert_eq!(wrestling.odds().chance(&Verdict::Success).fraction(), "3/5");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Resistance {
    /// The characteristic that acts.
    pub active: Score,
    /// The characteristic that resists.
    pub passive: Score,
}

impl Resistance {
    /// The chance in per cent, 5 to 95.
    pub fn chance(&self) -> u32 {
        let advantage = i32::from(self.active.get()) - i32::from(self.passive.get());
        (50 + 5 * advantage).clamp(5, 95) as u32
    }
}

impl Resolve for Resistance {
    type Outcome = Verdict;
    fn resolve<D: Dice>(&self, dice: &mut D) -> Verdict {
        dice.part(rules::RESISTANCE, |dice| roll_under(dice, self.chance()))
    }
}
