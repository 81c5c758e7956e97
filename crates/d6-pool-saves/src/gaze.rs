//! Gazes: eyes that must not be met.

use dice_core::{Dice, Resolve, vocabulary};

use crate::numbers::{Modifier, Perceptive};
use crate::perception::Perception;
use crate::rules;
use crate::test::four_or_more;

/// Whether a creature meets the eyes of one with a gaze attack (`pool.gaze`; source: Gaze).
///
/// ```
/// use d6_pool_saves::{Gaze, Gazed};
/// use dice_core::Resolve;
/// assert_eq!(Gaze::Directed { avoided: false }.odds().chance(&Gazed::Met).fraction(), "1/2");
/// assert_eq!(Gaze::Directed { avoided: true }.odds().chance(&Gazed::Met).fraction(), "0");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub enum Gaze {
    /// The gazer turns it on one creature in its action: 4 or more meets it, unless the creature has said before that
    /// it avoids those eyes.
    Directed {
        /// Whether it avoids them.
        #[cfg_attr(feature = "serde", serde(default))]
        avoided: bool,
    },
    /// At the start of a fight, by accident: a creature that *succeeds* in a test of perception looks up at the wrong
    /// moment. Nobody avoids what nobody knows of yet.
    Accidental {
        /// How perceptive the creature is.
        #[cfg_attr(feature = "serde", serde(default))]
        perceptive: Perceptive,
        /// Whether it wears a helmet.
        #[cfg_attr(feature = "serde", serde(default))]
        helmet: bool,
        /// What the situation adds or takes.
        #[cfg_attr(feature = "serde", serde(default))]
        modifier: Modifier,
    },
}

vocabulary! {
    /// Whether the eyes were met (`pool.gaze`; source: Gaze).
    pub enum Gazed, "pool.gaze: outcome" {
        /// They were not.
        Unmet = "unmet",
        /// They were.
        Met = "met",
    }
}

impl Resolve for Gaze {
    type Outcome = Gazed;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Gazed {
        dice.part(rules::GAZE, |dice| {
            let met = match *self {
                Gaze::Directed { avoided } => !avoided && four_or_more(dice),
                Gaze::Accidental { perceptive, helmet, modifier } => {
                    Perception { perceptive, helmet, modifier }.resolve(dice).is_success()
                }
            };
            if met { Gazed::Met } else { Gazed::Unmet }
        })
    }
}
