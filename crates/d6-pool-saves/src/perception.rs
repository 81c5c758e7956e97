//! Perception: noticing what is not easily noticed, and reacting to it.

use dice_core::{Dice, Resolve};

use crate::numbers::{Modifier, Perceptive};
use crate::rules;
use crate::test::{TestDice, Verdict};

/// A test of perception: one die more for each perceptive attribute, one less in a helmet (`pool.perception`; source:
/// Perception).
///
/// ```
/// use d6_pool_saves::{Modifier, Perception, Perceptive, Verdict};
/// use dice_core::Resolve;
/// let sentry = Perception { perceptive: Perceptive::new(2)?, helmet: true, modifier: Modifier::new(0)? };
/// assert_eq!(sentry.odds().chance(&Verdict::Success).fraction(), "3/4");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields, default))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Perception {
    /// How perceptive the creature is.
    pub perceptive: Perceptive,
    /// Whether it wears a helmet.
    pub helmet: bool,
    /// What the situation adds or takes.
    pub modifier: Modifier,
}

impl Perception {
    /// Its dice.
    pub fn dice(&self) -> TestDice {
        let helmet = i32::from(self.helmet);
        TestDice::with_modifier(i32::from(self.perceptive.get()) - helmet + i32::from(self.modifier.get()))
    }
}

impl Resolve for Perception {
    type Outcome = Verdict;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Verdict {
        dice.part(rules::PERCEPTION, |dice| self.dice().roll(dice))
    }
}
