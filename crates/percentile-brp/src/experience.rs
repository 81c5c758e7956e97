//! Experience: what a checked skill learns.

use dice_core::{D10, D100, Dice, Pool, Resolve};

use crate::Error;
use crate::characteristic::Score;
use crate::rules;
use crate::skill::Skill;
use crate::skills::Subject;

/// The highest face at which nothing is learnt: the lower of the skill and 100 − INT.
///
/// Below the joint the dice must beat the skill, above it INT in a hundred learn; at the joint both are the same.
fn nothing_learnt_at(skill: i32, int: Score) -> u32 {
    let beyond_mind = 100 - u32::from(int.get()).min(100);
    beyond_mind.min(skill.max(0) as u32)
}

/// One experience roll of a skill: the points that it gains.
pub(crate) fn learn<D: Dice>(dice: &mut D, skill: i32, int: Score) -> i32 {
    dice.part(rules::EXPERIENCE, |dice| {
        let over = nothing_learnt_at(skill, int);
        dice.note("over", over.into());
        let learns = dice.count_totals(1, D100, Pool::plain(1), over + 1) == 1;
        if learns { dice.die(D10) as i32 } else { 0 }
    })
}

/// One experience roll for a checked skill, `brp.experience`; it comes to the skill afterwards.
///
/// D100 over the skill gains 1D10. Above 100 − INT the chance stays at INT in a hundred, however high the skill.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Experience, Score, Skill};
/// let ride = Experience { skill: Skill::new(55)?, int: Score::new(13)? };
/// assert_eq!(ride.chance(), 45);
/// assert_eq!(ride.replay(&[60, 7]).unwrap().outcome, 62);
/// assert_eq!(ride.replay(&[50]).unwrap().outcome, 55);
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Experience {
    /// The skill itself, without temporary bonuses.
    pub skill: Skill,
    /// Intelligence; above 100 it counts as 100.
    pub int: Score,
}

impl Experience {
    /// The chance in per cent to learn something: the higher of 100 − skill and INT, 100 at most.
    pub fn chance(&self) -> u32 {
        100 - nothing_learnt_at(self.skill.get().into(), self.int)
    }
}

impl Resolve for Experience {
    type Outcome = i32;
    fn resolve<D: Dice>(&self, dice: &mut D) -> i32 {
        let skill = self.skill.get().into();
        skill + learn(dice, skill, self.int)
    }
}

/// A skill on a character sheet: its base, what is added for a time, and its check (`brp.experience`).
///
/// ```
/// use dice_core::Script;
/// use percentile_brp::{Score, Skill, SkillRecord, Subject};
/// let mut dodge = SkillRecord { subject: Subject::Dodge, base: Skill::new(55)?, temporary: 20, checked: true };
/// assert_eq!(dodge.skill().get(), 75);
/// // the base is what experience is measured by: 60 is over 55
/// assert_eq!(dodge.learn(Score::new(13)?, &mut Script::new(&[60, 7]))?, 7);
/// assert_eq!((dodge.base.get(), dodge.checked), (62, false));
/// assert!(dodge.learn(Score::new(13)?, &mut Script::new(&[99, 9])).is_err());
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct SkillRecord {
    /// Which skill it is.
    pub subject: Subject,
    /// What has been learnt of it.
    pub base: Skill,
    /// What is added for a time, by magic or circumstance.
    #[cfg_attr(feature = "serde", serde(default))]
    pub temporary: i16,
    /// Whether it was used with success since the last experience roll.
    #[cfg_attr(feature = "serde", serde(default))]
    pub checked: bool,
}

impl SkillRecord {
    /// The skill as it is rolled: base and temporary bonus.
    pub const fn skill(&self) -> Skill {
        self.base.plus(self.temporary as i64)
    }

    /// The experience roll: the points gained. The check is cleared either way; the base is held to 1,000.
    ///
    /// # Errors
    /// [`Error::NoCheck`] without a check, and [`Error::DoesNotGrow`] for a skill that experience does nothing for;
    /// nothing is rolled and the record stays as it was.
    pub fn learn<D: Dice>(&mut self, int: Score, dice: &mut D) -> Result<u32, Error> {
        if !self.subject.grows_by_experience() {
            return Err(Error::DoesNotGrow { subject: self.subject, way: "experience" });
        }
        if !self.checked {
            return Err(Error::NoCheck { what: self.subject.as_str(), rule: rules::EXPERIENCE.as_str() });
        }
        let gain = learn(dice, self.base.get().into(), int);
        self.base = self.base.plus(gain.into());
        self.checked = false;
        Ok(gain as u32)
    }
}
