//! Skill rolls: five outcomes of one throw of percentile dice.

use dice_core::{Budget, D100, Dice, Face, Odds, OddsError, Resolve, Sides};

use crate::percent::{Verdict, roll_under};
use crate::rules;

dice_core::bounded! {
    /// A skill in per cent, −1,000 to 1,000. It may exceed 100; one below 0 behaves as 0 does (`brp.modified`).
    pub struct Skill(i16) "skill": -1000..=1000, default 0;
}

dice_core::vocabulary! {
    /// What a skill roll comes to, worst first (`brp.skill`).
    pub enum SkillOutcome, "skill outcome" {
        /// It fails abysmally (`brp.fumble`).
        Fumble = "fumble",
        /// It fails.
        Failure = "failure",
        /// It succeeds.
        Success = "success",
        /// It succeeds in the best fifth of the skill (`brp.critical`).
        Critical = "critical",
        /// A slim weapon slips between the armour (`brp.impale`).
        Impale = "impale",
    }
}

impl SkillOutcome {
    /// Whether it is a success of any kind.
    pub const fn is_success(self) -> bool {
        matches!(self, SkillOutcome::Success | SkillOutcome::Critical | SkillOutcome::Impale)
    }
}

impl Skill {
    /// The chance in per cent that the dice are compared with: the skill, or 0 if it is below.
    pub const fn effective(self) -> u32 {
        if self.get() < 0 { 0 } else { self.get() as u32 }
    }

    /// Up to this face a roll is critical: a fifth of the skill, rounded up (`brp.critical`).
    ///
    /// ```
    /// # use percentile_brp::Skill;
    /// assert_eq!(Skill::new(42)?.critical_at_most(), 9);
    /// # Ok::<(), dice_core::OutOfRange>(())
    /// ```
    pub const fn critical_at_most(self) -> Face {
        self.effective().div_ceil(5)
    }

    /// From this face on a roll is a fumble: 99 for skills up to 100, only 00 for skills above (`brp.fumble`).
    pub const fn fumble_from(self) -> Face {
        if self.get() <= 100 { 99 } else { 100 }
    }

    /// What a face comes to (`brp.skill`). A fumble stands even where the face is within the skill; an impale is an
    /// 01 that succeeds with an impaling weapon (`brp.impale`).
    pub const fn outcome(self, face: Face, impaling: bool) -> SkillOutcome {
        if face >= self.fumble_from() {
            SkillOutcome::Fumble
        } else if face > self.effective() {
            SkillOutcome::Failure
        } else if impaling && face == 1 {
            SkillOutcome::Impale
        } else if face <= self.critical_at_most() {
            SkillOutcome::Critical
        } else {
            SkillOutcome::Success
        }
    }

    /// How many of the hundred faces come to what.
    pub const fn bands(self, impaling: bool) -> Bands {
        let fumble_from = self.fumble_from();
        let succeed = self.at_most();
        let impale = (impaling && succeed > 0) as u32;
        let best = if self.critical_at_most() < succeed { self.critical_at_most() } else { succeed };
        Bands {
            fumble: 101 - fumble_from,
            failure: fumble_from - 1 - succeed,
            success: succeed - best,
            critical: best - impale,
            impale,
        }
    }

    /// The highest face that succeeds; 0 if none does.
    pub(crate) const fn at_most(self) -> Face {
        let below_fumble = self.fumble_from() - 1;
        if self.effective() < below_fumble { self.effective() } else { below_fumble }
    }

    /// A roll where only success matters, such as a parry.
    pub(crate) fn succeeds<D: Dice>(self, dice: &mut D) -> Verdict {
        dice.part(rules::SKILL, |dice| roll_under(dice, self.at_most()))
    }

    /// The chance with a situational modifier added (`brp.modified`). Modifiers may be added in any order: what is
    /// below 0 counts as 0 only when it is rolled. It is held to ±1,000, past which nothing changes any more.
    ///
    /// ```
    /// # use percentile_brp::Skill;
    /// let climb = Skill::new(45)?;
    /// assert_eq!(climb.plus(-60).effective(), 0);
    /// assert_eq!(climb.plus(-60).plus(20), Skill::new(5)?);
    /// # Ok::<(), dice_core::OutOfRange>(())
    /// ```
    #[must_use]
    pub const fn plus(self, modifier: i64) -> Self {
        Self::saturating(modifier.saturating_add(self.get() as i64))
    }

    /// Half the chance, rounded up (`brp.modified`): 45 becomes 23.
    #[must_use]
    pub const fn halved(self) -> Self {
        // towards the better: 45 to 23, −15 to −7
        Self::saturating((self.get() as i64 + 1).div_euclid(2))
    }

    /// A multiple of the chance (`brp.modified`), held to ±1,000.
    #[must_use]
    pub const fn times(self, factor: u16) -> Self {
        Self::saturating(self.get() as i64 * factor as i64)
    }
}

/// A skill roll, `brp.skill`: D100 at or under the skill succeeds.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Skill, SkillOutcome, SkillRoll};
/// let stab = SkillRoll { skill: Skill::new(57)?, impaling: true };
/// assert_eq!(stab.odds().chance(&SkillOutcome::Critical).fraction(), "11/100");
/// assert_eq!(stab.replay(&[1]).unwrap().outcome, SkillOutcome::Impale);
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct SkillRoll {
    /// The skill as it stands after all modifiers.
    pub skill: Skill,
    /// Whether it is an attack with a weapon that impales.
    #[cfg_attr(feature = "serde", serde(default))]
    pub impaling: bool,
}

impl Resolve for SkillRoll {
    type Outcome = SkillOutcome;

    fn resolve<D: Dice>(&self, dice: &mut D) -> SkillOutcome {
        dice.part(rules::SKILL, |dice| self.skill.outcome(dice.die(D100), self.impaling))
    }

    /// Counted, not enumerated, and so within any budget: see [`Skill::bands`].
    fn odds_within(&self, _: Budget) -> Result<Odds<SkillOutcome>, OddsError> {
        Ok(self.skill.bands(self.impaling).odds())
    }
}

/// How a skill roll is settled: once with dice, and once, for exact odds alone, by counts of faces, which is as good and
/// needs two or three choices in place of a hundred.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Throw {
    Dice,
    Counts,
}

impl SkillRoll {
    /// The roll, where all that misses is one to the odds.
    pub(crate) fn strike<D: Dice>(self, dice: &mut D, throw: Throw) -> SkillOutcome {
        match throw {
            Throw::Dice => self.resolve(dice),
            Throw::Counts => self.skill.bands(self.impaling).draw(dice),
        }
    }
}

/// How many of the hundred faces of percentile dice come to each outcome of a skill roll.
///
/// ```
/// # use percentile_brp::{Bands, Skill};
/// let bands = Skill::new(57)?.bands(true);
/// assert_eq!(bands, Bands { fumble: 2, failure: 41, success: 45, critical: 11, impale: 1 });
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Bands {
    /// Faces that fumble: 1 or 2.
    pub fumble: u32,
    /// Faces that fail.
    pub failure: u32,
    /// Faces that succeed and no more.
    pub success: u32,
    /// Critical faces.
    pub critical: u32,
    /// 1 if the face 01 impales.
    pub impale: u32,
}

impl Bands {
    /// The faces of one outcome, out of 100.
    pub const fn of(self, outcome: SkillOutcome) -> u32 {
        match outcome {
            SkillOutcome::Fumble => self.fumble,
            SkillOutcome::Failure => self.failure,
            SkillOutcome::Success => self.success,
            SkillOutcome::Critical => self.critical,
            SkillOutcome::Impale => self.impale,
        }
    }

    /// The faces that succeed in any way, out of 100.
    pub const fn any_success(self) -> u32 {
        self.success + self.critical + self.impale
    }

    /// One outcome by the number of its faces; all that misses is a failure.
    fn draw<D: Dice>(self, dice: &mut D) -> SkillOutcome {
        let misses = self.fumble + self.failure;
        let by_faces = [
            (SkillOutcome::Failure, misses),
            (SkillOutcome::Success, self.success),
            (SkillOutcome::Critical, self.critical),
        ];
        let mut left = 100;
        for (outcome, faces) in by_faces {
            // no sides are left once everything else is drawn
            let Ok(sides) = Sides::new(left) else { break };
            if faces == left || dice.count_at_most(1, sides, faces) == 1 {
                return outcome;
            }
            left -= faces;
        }
        SkillOutcome::Impale
    }

    /// The exact odds that the faces make.
    pub fn odds(self) -> Odds<SkillOutcome> {
        let faces = SkillOutcome::ALL.iter().map(|&outcome| (outcome, u64::from(self.of(outcome))));
        // there is always a face that fumbles, so the odds are never empty
        Odds::from_weights(faces).unwrap_or_else(|| Odds::certain(SkillOutcome::Fumble))
    }
}
