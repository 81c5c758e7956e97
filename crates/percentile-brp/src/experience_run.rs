//! Experience over time: how far a skill comes, and how long it takes.

use core::ops::ControlFlow;

use dice_core::{Budget, Dice, Exact, Odds, OddsError, Process, Resolve, Standing};

use crate::Error;
use crate::characteristic::Score;
use crate::experience::learn;
use crate::rules;
use crate::skill::Skill;

dice_core::bounded! {
    /// A number of experience checks, 0 to 100.
    pub struct Checks(u8) "number of checks": 0..=100;
}

/// A skill after a number of checks, `brp.experience-run`.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Checks, ExperienceRun, Score, Skill};
/// let year = ExperienceRun { skill: Skill::new(50)?, int: Score::new(13)?, checks: Checks::new(3)? };
/// // 51 beats 50 and gains 7, 57 doesn't beat 57, 58 does and gains 3
/// assert_eq!(year.replay(&[51, 7, 57, 58, 3]).unwrap().outcome, 60);
/// assert_eq!(year.odds().chance(&50).fraction(), "1/8");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct ExperienceRun {
    /// The skill to begin with.
    pub skill: Skill,
    /// Intelligence; above 100 it counts as 100.
    pub int: Score,
    /// How often the skill is checked off and rolled for.
    pub checks: Checks,
}

impl Resolve for ExperienceRun {
    type Outcome = i32;

    fn resolve<D: Dice>(&self, dice: &mut D) -> i32 {
        dice.part(rules::EXPERIENCE_RUN, |dice| {
            let start = (self.checks.get(), i32::from(self.skill.get()));
            dice.rounds(start, |dice, &(checks, skill)| match checks {
                0 => ControlFlow::Break(skill),
                _ => ControlFlow::Continue((checks - 1, skill + learn(dice, skill, self.int))),
            })
        })
    }

    /// The same checks, solved over skills alone: it is nothing to a check how many there were before it.
    fn odds_within(&self, budget: Budget) -> Result<Odds<i32>, OddsError> {
        let furthest = i32::from(self.skill.get()) + 10 * i32::from(self.checks.get());
        let learning = Learning { skill: self.skill, int: self.int, until: furthest };
        let standing = learning.after_within(self.checks.get().into(), budget)?;
        Ok(standing.map(|standing| match standing {
            Standing::Going(skill) | Standing::Ended(skill) => *skill,
        }))
    }
}

/// One check after another, for as long as the skill is below `until`.
struct Learning {
    skill: Skill,
    int: Score,
    until: i32,
}

impl Process for Learning {
    type State = i32;
    type Outcome = i32;

    fn start(&self) -> i32 {
        self.skill.get().into()
    }

    fn round<D: Dice>(&self, skill: &i32, dice: &mut D) -> ControlFlow<i32, i32> {
        if *skill >= self.until {
            return ControlFlow::Break(*skill);
        }
        let skill = skill + learn(dice, *skill, self.int);
        if skill >= self.until { ControlFlow::Break(skill) } else { ControlFlow::Continue(skill) }
    }
}

/// The checks that it takes to reach a target, the second form of `brp.experience-run`: how many sessions, if the skill
/// is checked off in each? It comes to their number, where `at_most` stands for that many or more.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Checks, ExperienceUntil, Score, Skill};
/// let sword = ExperienceUntil::new(Skill::new(85)?, Score::new(20)?, Skill::new(90)?, Checks::new(40)?)?;
/// assert_eq!(sword.odds().chance(&1).fraction(), "3/25"); // one check in five learns, six faces in ten are enough
/// assert_eq!(sword.expected_checks().to_string(), "14641/2000 (7.32)");
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, try_from = "ExperienceUntilFields")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct ExperienceUntil {
    skill: Skill,
    int: Score,
    target: Skill,
    at_most: Checks,
}

#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename = "ExperienceUntil", deny_unknown_fields)]
struct ExperienceUntilFields {
    /// The skill.
    skill: Skill,
    /// Intelligence.
    int: Score,
    /// The skill to reach.
    target: Skill,
    /// The most checks that are counted; it stands for itself and all above.
    at_most: Checks,
}

#[cfg(feature = "serde")]
impl TryFrom<ExperienceUntilFields> for ExperienceUntil {
    type Error = Error;
    fn try_from(fields: ExperienceUntilFields) -> Result<Self, Error> {
        ExperienceUntil::new(fields.skill, fields.int, fields.target, fields.at_most)
    }
}

impl ExperienceUntil {
    /// From a skill to a target, followed for at most so many checks.
    ///
    /// # Errors
    /// [`Error::OutOfReach`] if the target is above 100 and INT is 0: past 100 such a mind learns nothing.
    pub fn new(skill: Skill, int: Score, target: Skill, at_most: Checks) -> Result<Self, Error> {
        if int.get() == 0 && target.get() > 100 && target > skill {
            return Err(Error::OutOfReach { target: target.get().into() });
        }
        Ok(ExperienceUntil { skill, int, target, at_most })
    }

    const fn learning(self) -> Learning {
        Learning { skill: self.skill, int: self.int, until: self.target.get() as i32 }
    }

    /// The expected number of checks, exactly, and however many there may be.
    pub fn expected_checks(&self) -> Exact {
        if self.skill >= self.target { Odds::certain(0_i64).mean() } else { self.learning().expected_rounds() }
    }
}

impl Resolve for ExperienceUntil {
    type Outcome = u32;

    fn resolve<D: Dice>(&self, dice: &mut D) -> u32 {
        let (learning, at_most) = (self.learning(), u32::from(self.at_most.get()));
        dice.part(rules::EXPERIENCE_RUN, |dice| {
            dice.rounds((learning.start(), 0), |dice, &(skill, checks)| {
                if skill >= learning.until || checks == at_most {
                    return ControlFlow::Break(checks);
                }
                match learning.round(&skill, dice) {
                    ControlFlow::Break(_) => ControlFlow::Break(checks + 1),
                    ControlFlow::Continue(skill) => ControlFlow::Continue((skill, checks + 1)),
                }
            })
        })
    }
}

// a mind of INT 0 aims no higher than 100
dice_core::made_of!(ExperienceUntil: (Skill, Score, Skill, Checks), |(skill, int, target, at_most)| {
    let target = if int.get() == 0 { Skill::saturating(target.get().min(100).into()) } else { target };
    ExperienceUntil { skill, int, target, at_most }
});
