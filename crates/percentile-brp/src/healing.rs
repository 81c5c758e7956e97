//! Healing: Physik at once, time in weeks.

use alloc::format;
use alloc::vec::Vec;
use core::fmt;
use core::ops::ControlFlow;

use dice_core::{D3, Dice, Resolve};

use crate::Error;
use crate::collapse::Lost;
use crate::rules;
use crate::skill::{Skill, SkillOutcome, SkillRoll};

/// 1D3 hit points back, of a wound or of all that a week heals, and no more than is lost.
pub(crate) fn restored<D: Dice>(dice: &mut D, lost: u32) -> u32 {
    dice.part(rules::HEALING, |dice| dice.die(D3)).min(lost)
}

dice_core::bounded! {
    /// Hit points to recover, 0 to 200.
    pub struct ToRecover(u16) "hit points lost": 0..=200;
}

/// How many weeks it takes to recover by time alone, `brp.healing-weeks`, a process of `brp.healing`.
///
/// 1D3 a week over all wounds together, until nothing is lost any more.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{HealingWeeks, ToRecover};
/// let bed = HealingWeeks { lost: ToRecover::new(5)? };
/// assert_eq!(bed.odds().chance(&2).fraction(), "1/3");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct HealingWeeks {
    /// The hit points lost, over all wounds.
    pub lost: ToRecover,
}

impl Resolve for HealingWeeks {
    type Outcome = u32;
    fn resolve<D: Dice>(&self, dice: &mut D) -> u32 {
        dice.rounds((u32::from(self.lost.get()), 0), |dice, &(lost, weeks)| match lost {
            0 => ControlFlow::Break(weeks),
            _ => ControlFlow::Continue((lost - restored(dice, lost), weeks + 1)),
        })
    }
}

/// Wounds under a healer's hands, the Physik of `brp.healing`: one Physik roll, and on a success 1D3 hit points for each wound, in
/// order, though no more than the wound has cost.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Lost, Physik, Skill, Treatment};
/// let physik = Physik::new(Skill::new(40)?, vec![Lost::new(4)?, Lost::new(1)?])?;
/// assert_eq!(physik.replay(&[33, 3, 2]).unwrap().outcome, Treatment::Restored(4));
/// assert_eq!(physik.replay(&[99]).unwrap().outcome, Treatment::Fumble);
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, try_from = "PhysikFields")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Physik {
    skill: Skill,
    wounds: Vec<Lost>,
}

#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename = "Physik", deny_unknown_fields)]
struct PhysikFields {
    /// The skill.
    skill: Skill,
    /// The hit points lost to each wound.
    wounds: Vec<Lost>,
}

#[cfg(feature = "serde")]
impl TryFrom<PhysikFields> for Physik {
    type Error = Error;
    fn try_from(fields: PhysikFields) -> Result<Self, Error> {
        Physik::new(fields.skill, fields.wounds)
    }
}

/// What a Physik roll does.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Treatment {
    /// It makes things worse: how much is for the gamemaster to say; in the source's story it costs a hit point.
    Fumble,
    /// It does nothing.
    Failure,
    /// It restores so many hit points.
    Restored(u32),
}

impl fmt::Display for Treatment {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Treatment::Fumble => f.pad("fumble"),
            Treatment::Failure => f.pad("failure"),
            Treatment::Restored(points) => f.pad(&format!("restored {points}")),
        }
    }
}

impl Physik {
    /// The most wounds that are treated at once.
    pub const MOST_WOUNDS: usize = 100;

    /// Treats these wounds, each given as the hit points it has cost.
    ///
    /// # Errors
    /// [`Error::TooMany`] if there are more than 100.
    pub fn new(skill: Skill, wounds: Vec<Lost>) -> Result<Self, Error> {
        if wounds.len() > Self::MOST_WOUNDS {
            let rule = rules::HEALING.as_str();
            return Err(Error::TooMany {
                what: "wounds to treat",
                given: wounds.len(),
                limit: Self::MOST_WOUNDS,
                rule,
            });
        }
        Ok(Physik { skill, wounds })
    }
}

impl Resolve for Physik {
    type Outcome = Treatment;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Treatment {
        match (SkillRoll { skill: self.skill, impaling: false }).resolve(dice) {
            SkillOutcome::Fumble => Treatment::Fumble,
            SkillOutcome::Failure => Treatment::Failure,
            _ => Treatment::Restored(dice.rounds((0, 0), |dice, &(treated, back)| match self.wounds.get(treated) {
                None => ControlFlow::Break(back),
                Some(wound) => ControlFlow::Continue((treated + 1, back + restored(dice, wound.get().into()))),
            })),
        }
    }
}

dice_core::made_of!(Physik: (Skill, Vec<Lost>), |(skill, mut wounds)| {
    wounds.truncate(Physik::MOST_WOUNDS);
    Physik { skill, wounds }
});
