//! The whole of an exchange: attack, parry, damage, armour, wound, and what follows.

use alloc::format;
use alloc::string::ToString;
use core::fmt;

use dice_core::{Dice, Resolve};

use crate::characteristic::Score;
use crate::collapse::{Awareness, Lost, Mark, MinorSum, Stand, mark};
use crate::hit::Hit;
use crate::wounds::{HitPoints, Total, Wound};

/// One attack and all that comes of it, from the first die to the last: `brp.hit`, `brp.wound` and what follows.
///
/// The dice are those of [`Hit`]; then POW × 4 if the day's minor wounds come to more than half with this one
/// (`brp.minor-sum`), or the Luck roll of a major wound, POW × 5 (`brp.major`).
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Aftermath, Armour, Exchange, Stand, Hit, HitPoints, Lost, Mark, Score, Skill};
/// let axe = Hit {
///     skill: Skill::new(60)?, impaling: false, damage: "2D6+2".parse().unwrap(), armour: Armour::new(2)?, parry: None,
/// };
/// let exchange =
///     Exchange { hit: axe, hit_points: HitPoints::full(13)?, minor_today: Lost::default(), pow: Score::new(12)? };
/// let record = exchange.replay(&[33, 4, 5, 88]).unwrap();
/// assert_eq!(record.outcome, Aftermath::Major { left: 4, stands: Stand::FightsOn, mark: Mark::Lasting });
/// assert_eq!(record.trace.to_string().lines().next(), Some("brp.hit: 9"));
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Exchange {
    /// The attack.
    pub hit: Hit,
    /// The defender's hit points.
    pub hit_points: HitPoints,
    /// What minor wounds have cost the defender earlier that day.
    #[cfg_attr(feature = "serde", serde(default))]
    pub minor_today: Lost,
    /// The defender's power.
    pub pow: Score,
}

/// What comes of an exchange, as far as the rules tell it apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Aftermath {
    /// No harm done.
    Unharmed,
    /// A minor wound.
    Minor {
        /// The hit points left.
        left: i32,
        /// Whether the defender is still awake.
        awareness: Awareness,
    },
    /// A major wound.
    Major {
        /// The hit points left: if the defender fights on, also the rounds for which.
        left: i32,
        /// Whether the defender fights on.
        stands: Stand,
        /// What it leaves behind.
        mark: Mark,
    },
    /// A fatal wound: dead, unless raised to one hit point by the end of the next round.
    Fatal {
        /// The hit points left, which are fewer than none.
        left: i32,
    },
}

impl Aftermath {
    /// How bad the wound is.
    pub const fn wound(self) -> Wound {
        match self {
            Aftermath::Unharmed => Wound::Unharmed,
            Aftermath::Minor { .. } => Wound::Minor,
            Aftermath::Major { .. } => Wound::Major,
            Aftermath::Fatal { .. } => Wound::Fatal,
        }
    }

    /// Whether the defender still stands.
    pub const fn is_standing(self) -> bool {
        match self {
            Aftermath::Unharmed => true,
            Aftermath::Minor { awareness, .. } => matches!(awareness, Awareness::Conscious),
            Aftermath::Major { stands, .. } => matches!(stands, Stand::FightsOn),
            Aftermath::Fatal { .. } => false,
        }
    }
}

impl fmt::Display for Aftermath {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wound = self.wound();
        f.pad(&match self {
            Aftermath::Unharmed => wound.to_string(),
            Aftermath::Minor { left, awareness } => format!("{wound}, {left} left, {awareness}"),
            Aftermath::Major { left, stands, mark } => format!("{wound}, {left} left, {stands}, {mark}"),
            Aftermath::Fatal { left } => format!("{wound}, {left} left"),
        })
    }
}

/// Whether one stays awake after a minor wound that brings the day's sum from `before` to `after`: rolled when the sum
/// comes over half of the total, not again for what comes on top.
pub(crate) fn stays_awake<D: Dice>(dice: &mut D, total: u16, before: u32, after: u32, pow: Score) -> Awareness {
    let half = u32::from(total) / 2;
    if before > half || after <= half {
        return Awareness::Conscious;
    }
    let (total, lost) = (Total::saturating(total.into()), Lost::saturating(after.into()));
    MinorSum { total, lost, pow }.resolve(dice)
}

impl Resolve for Exchange {
    type Outcome = Aftermath;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Aftermath {
        let damage = self.hit.resolve(dice);
        let left = self.hit_points.less(damage).current();
        match self.hit_points.wound(damage) {
            Wound::Unharmed => Aftermath::Unharmed,
            Wound::Minor => {
                let before = u32::from(self.minor_today.get());
                let awareness = stays_awake(dice, self.hit_points.total(), before, before + damage, self.pow);
                Aftermath::Minor { left, awareness }
            }
            Wound::Major => {
                let mark = mark(dice, self.pow.times(5));
                Aftermath::Major { left, stands: Stand::after_major(left), mark }
            }
            Wound::Fatal => Aftermath::Fatal { left },
        }
    }
}
