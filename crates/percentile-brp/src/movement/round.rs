//! Moving in a round.

use crate::characteristic::Score;

dice_core::bounded! {
    /// A rate of movement in units a round, 0 to 20; a human at a dead run makes 8. A unit is five to ten yards.
    pub struct Rate(u8) "rate of movement": 0..=20, default 8;
}

dice_core::vocabulary! {
    /// How fit a runner is (`brp.round-move`).
    pub enum Condition, "condition", default Fresh {
        /// Wounded, exhausted, overburdened or in cumbersome armour: six units a round at most.
        Hampered = "hampered",
        /// None of these.
        Fresh = "fresh",
    }
}

dice_core::vocabulary! {
    /// What a runner wears, as a chase takes it (`brp.chase`).
    pub enum Harness, "harness", default Light {
        /// Light armour or none.
        Light = "light",
        /// Heavy armour.
        Heavy = "heavy",
    }
}

/// One who runs, `brp.round-move`.
///
/// An armed and armoured adventurer keeps up a dead run for about fifteen minutes at most; when that is over is for the
/// table to say.
///
/// ```
/// use percentile_brp::movement::{Condition, Rate, Runner};
/// use percentile_brp::Score;
/// let thief = Runner { con: Score::new(12)?, ..Runner::default() };
/// let guard = Runner { condition: Condition::Hampered, ..thief };
/// assert_eq!((thief.units(), guard.units(), thief.gain_over(&guard)), (8, 6, 2));
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Runner {
    /// What its kind runs at its best.
    #[cfg_attr(feature = "serde", serde(default))]
    pub rate: Rate,
    /// How fit it is.
    #[cfg_attr(feature = "serde", serde(default))]
    pub condition: Condition,
    /// What it wears.
    #[cfg_attr(feature = "serde", serde(default))]
    pub harness: Harness,
    /// Constitution, by which it holds out.
    pub con: Score,
}

impl Default for Runner {
    /// A fresh human in light clothes with CON 10.
    fn default() -> Self {
        let con = Score::saturating(10);
        Runner { rate: Rate::default(), condition: Condition::Fresh, harness: Harness::Light, con }
    }
}

impl Runner {
    /// What a hampered runner makes at most, in units a round.
    pub const HAMPERED: u8 = 6;

    /// The units it makes in a round at a dead run.
    pub fn units(&self) -> u8 {
        match self.condition {
            Condition::Fresh => self.rate.get(),
            Condition::Hampered => self.rate.get().min(Self::HAMPERED),
        }
    }

    /// The units that it gains on another in a round, below 0 if it falls behind.
    pub fn gain_over(&self, other: &Runner) -> i32 {
        i32::from(self.units()) - i32::from(other.units())
    }
}
