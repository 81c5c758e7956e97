//! Characteristics under a teacher: ever longer terms.

use core::ops::ControlFlow;

use dice_core::{Dice, Process};

use crate::Error;
use crate::characteristic::{Characteristic, HUMAN_MAXIMUM, Score, is_raised};
use crate::rules;

dice_core::bounded! {
    /// A horizon in days, 0 to 3,650: a number of days that stands for itself or more.
    pub struct Horizon(u16) "horizon in days": 0..=3650;
}

/// The first term of training a characteristic, in days.
pub const FIRST_TERM: u32 = 30;

/// Training a characteristic up to a target, `brp.characteristic-training`; it comes to the days that takes, where the
/// horizon stands for that many or more.
///
/// D100 at or under 21 at the end of a term raises the score by one and doubles the term; a failure keeps it: 30 days,
/// then 60, 120 … The rounds are the terms. A term that ends at the horizon or later isn't rolled for.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Characteristic, CharacteristicTraining, Horizon, Score};
/// let training = CharacteristicTraining::new(
///     Characteristic::Con, Score::new(12)?, Score::new(19)?, Score::new(14)?, Horizon::new(365)?,
/// )?;
/// assert_eq!(training.odds().chance(&90).fraction(), "441/10000"); // both at once: 30 days and 60
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, try_from = "CharacteristicTrainingFields")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct CharacteristicTraining {
    characteristic: Characteristic,
    score: Score,
    teacher: Score,
    target: Score,
    days: Horizon,
}

#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename = "CharacteristicTraining", deny_unknown_fields)]
struct CharacteristicTrainingFields {
    /// Which.
    characteristic: Characteristic,
    /// The student's score.
    score: Score,
    /// The teacher's score.
    teacher: Score,
    /// The score to reach.
    target: Score,
    /// The most days that are counted; it stands for itself and all above.
    days: Horizon,
}

#[cfg(feature = "serde")]
impl TryFrom<CharacteristicTrainingFields> for CharacteristicTraining {
    type Error = Error;
    fn try_from(fields: CharacteristicTrainingFields) -> Result<Self, Error> {
        CharacteristicTraining::new(fields.characteristic, fields.score, fields.teacher, fields.target, fields.days)
    }
}

impl CharacteristicTraining {
    /// The lowest score of a teacher.
    pub const LEAST_TEACHER: u16 = 19;

    /// Training `score` up to `target`.
    ///
    /// # Errors
    /// If the characteristic can't be trained; if the teacher has less than 19 or no more than the student; if the
    /// target isn't above the score, is above 21, or is more than the teacher has: a student who has caught up needs
    /// another teacher.
    pub fn new(
        characteristic: Characteristic,
        score: Score,
        teacher: Score,
        target: Score,
        days: Horizon,
    ) -> Result<Self, Error> {
        if !characteristic.grows_by_training() {
            let rule = rules::CHARACTERISTIC_TRAINING.as_str();
            return Err(Error::CharacteristicDoesNotGrow { characteristic, way: "training", rule });
        }
        if score.get() >= HUMAN_MAXIMUM {
            return Err(Error::HumanMaximum { characteristic, score: score.get(), limit: HUMAN_MAXIMUM });
        }
        if teacher.get() < Self::LEAST_TEACHER || teacher <= score {
            return Err(Error::UnfitTeacher { teacher: teacher.get(), student: score.get() });
        }
        let (from, to) = (score.get() + 1, HUMAN_MAXIMUM.min(teacher.get()));
        if !(from..=to).contains(&target.get()) {
            return Err(Error::TargetOutOfReach { target: target.get(), from, to });
        }
        Ok(CharacteristicTraining { characteristic, score, teacher, target, days })
    }

    /// The term in days that a student with this score trains for: 30, doubled for every point gained.
    pub fn term(&self, score: u16) -> u32 {
        FIRST_TERM << score.saturating_sub(self.score.get()).min(HUMAN_MAXIMUM)
    }
}

/// Where a student stands: score and days spent.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Student {
    /// The score.
    pub score: u16,
    /// The days spent so far.
    pub days: u32,
}

impl Process for CharacteristicTraining {
    type State = Student;
    type Outcome = u32;

    fn start(&self) -> Student {
        Student { score: self.score.get(), days: 0 }
    }

    fn round<D: Dice>(&self, student: &Student, dice: &mut D) -> ControlFlow<u32, Student> {
        let horizon = u32::from(self.days.get());
        let days = student.days + self.term(student.score);
        if days >= horizon {
            return ControlFlow::Break(horizon);
        }
        let raised = dice.part(rules::CHARACTERISTIC_TRAINING, |dice| is_raised(dice));
        let score = student.score + u16::from(raised.is_success());
        if score == self.target.get() {
            ControlFlow::Break(days)
        } else {
            ControlFlow::Continue(Student { score, days })
        }
    }
}

// a student below 20, a target that the teacher can reach
dice_core::made_of!(CharacteristicTraining: (Characteristic, u8, u8, u8, Horizon), |(which, score, above, target, days)| {
    let characteristic = if which.grows_by_training() { which } else { Characteristic::Con };
    let score = i64::from(score) % i64::from(HUMAN_MAXIMUM - 1);
    let teacher = i64::from(CharacteristicTraining::LEAST_TEACHER).max(score + 1) + i64::from(above % 4);
    let highest = i64::from(HUMAN_MAXIMUM).min(teacher);
    let target = score + 1 + i64::from(target) % (highest - score);
    let (score, teacher, target) = (Score::saturating(score), Score::saturating(teacher), Score::saturating(target));
    CharacteristicTraining { characteristic, score, teacher, target, days }
});
