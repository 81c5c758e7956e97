//! Training: what a teacher can do for a skill.

use alloc::format;
use core::fmt;

use dice_core::{D6, D10, Dice, Resolve, Sides};

use crate::Error;
use crate::characteristic::Score;
use crate::percent::roll_under;
use crate::rules;
use crate::skill::Skill;
use crate::skills::{Subject, Teaching};

/// Training never raises a skill above this.
pub const TRAINING_CEILING: i32 = 80;

/// How long a term of training lasts before its roll.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Term {
    /// So many weeks.
    Weeks(u16),
    /// So many months.
    Months(u16),
}

/// The course that a subject is taught in: how long, how hard, how much.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Course {
    /// How long a term lasts; the roll is made at its end.
    pub term: Term,
    /// The roll is INT times this, or less.
    pub int_times: u16,
    /// The die that a success adds.
    pub gain: Sides,
    /// The nominal price of a week in bronzes, where one is printed.
    pub bronzes_a_week: Option<u16>,
}

impl Course {
    const COMBAT: Course = Course { term: Term::Weeks(3), int_times: 3, gain: D6, bronzes_a_week: Some(50) };
    const CIVIL: Course = Course { term: Term::Months(3), int_times: 4, gain: D10, bronzes_a_week: None };

    /// The course for a subject: weapons and shields in short terms, all else in long ones.
    ///
    /// ```
    /// # use percentile_brp::{Course, Subject};
    /// # use percentile_brp::Term;
    /// assert_eq!(Course::of(Subject::Shield).term, Term::Weeks(3));
    /// assert_eq!(Course::of(Subject::Shield).bronzes_a_term(), Some(150));
    /// assert_eq!(Course::of(Subject::Ride).bronzes_a_term(), None);
    /// ```
    pub const fn of(subject: Subject) -> Course {
        if subject.is_combat() { Course::COMBAT } else { Course::CIVIL }
    }

    /// The nominal price of a term in bronzes, where one is printed.
    pub const fn bronzes_a_term(&self) -> Option<u16> {
        match (self.bronzes_a_week, self.term) {
            (Some(price), Term::Weeks(weeks)) => Some(price * weeks),
            _ => None,
        }
    }
}

/// One term with a teacher, `brp.training`; it comes to the skill afterwards.
///
/// Weapons and shields: INT × 3 or less after three weeks gains 1D6; anything else: INT × 4 or less after three months
/// gains 1D10. A sword and shield that are trained in tandem share the roll and gain 1D6 each, first the one, then the
/// other. Nothing is trained above 80. That STR and DEX suffice for the weapon is for the caller to say.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Score, Skill, Subject, Teacher, Trained, Training};
/// let teacher = Teacher { skill: Skill::new(75)?, criminal: false };
/// let riding = Training::new(Subject::Ride, Skill::new(74)?, None, Score::new(13)?, teacher)?;
/// assert_eq!(riding.replay(&[52, 9]).unwrap().outcome, Trained::Alone(80));
/// assert!(Training::new(Subject::Hide, Skill::new(30)?, None, Score::new(13)?, teacher).is_err());
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, try_from = "TrainingFields")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Training {
    subject: Subject,
    skill: Skill,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    tandem: Option<Skill>,
    int: Score,
    teacher: Teacher,
}

/// Who teaches.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Teacher {
    /// The teacher's skill; in tandem, the lower of the two.
    pub skill: Skill,
    /// Whether it is a criminal or Nadsokorite teacher.
    #[cfg_attr(feature = "serde", serde(default))]
    pub criminal: bool,
}

/// The skill after a term, or both skills trained in tandem.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(untagged))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Trained {
    /// One skill.
    Alone(i16),
    /// Two, in the order given.
    Tandem(i16, i16),
}

impl fmt::Display for Trained {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Trained::Alone(skill) => skill.fmt(f),
            Trained::Tandem(first, second) => f.pad(&format!("{first} and {second}")),
        }
    }
}

#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename = "Training", deny_unknown_fields)]
struct TrainingFields {
    /// What is taught.
    subject: Subject,
    /// The student's skill.
    skill: Skill,
    /// The skill of a weapon or shield that is trained in tandem.
    #[serde(default)]
    tandem: Option<Skill>,
    /// Intelligence.
    int: Score,
    /// Who teaches.
    teacher: Teacher,
}

#[cfg(feature = "serde")]
impl TryFrom<TrainingFields> for Training {
    type Error = Error;
    fn try_from(fields: TrainingFields) -> Result<Self, Error> {
        Training::new(fields.subject, fields.skill, fields.tandem, fields.int, fields.teacher)
    }
}

impl Training {
    /// A term of one skill, or of two in tandem.
    ///
    /// # Errors
    /// If the subject can't be taught, or not by this teacher; if the teacher is no better than the student in either
    /// skill; if a skill has reached 80; if anything but weapon and shield is to be trained in tandem.
    pub fn new(
        subject: Subject,
        skill: Skill,
        tandem: Option<Skill>,
        int: Score,
        teacher: Teacher,
    ) -> Result<Self, Error> {
        match subject.teaching() {
            Teaching::None => return Err(Error::DoesNotGrow { subject, way: "training" }),
            Teaching::Criminal if !teacher.criminal => return Err(Error::HonestTeacher { subject }),
            Teaching::Criminal | Teaching::Open => {}
        }
        if tandem.is_some() && !subject.is_combat() {
            return Err(Error::NoTandem { subject });
        }
        for student in [Some(skill), tandem].into_iter().flatten().map(|skill| i32::from(skill.get())) {
            if student >= TRAINING_CEILING {
                return Err(Error::TrainedOut { skill: student, limit: TRAINING_CEILING });
            }
            if student >= i32::from(teacher.skill.get()) {
                return Err(Error::TeacherNoBetter { teacher: teacher.skill.get().into(), student });
            }
        }
        Ok(Training { subject, skill, tandem, int, teacher })
    }

    /// The course that it is a term of.
    pub const fn course(&self) -> Course {
        Course::of(self.subject)
    }

    /// The chance in per cent that the term bears fruit: INT × 3 or × 4; 00 fails whatever it is.
    pub fn chance(&self) -> u32 {
        self.int.times(self.course().int_times).effective().min(99)
    }
}

fn trained(skill: Skill, gain: u32) -> i16 {
    (i32::from(skill.get()) + gain as i32).min(TRAINING_CEILING) as i16
}

impl Resolve for Training {
    type Outcome = Trained;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Trained {
        dice.part(rules::TRAINING, |dice| {
            let fruitful = roll_under(dice, self.chance()).is_success();
            let gain = |dice: &mut D| if fruitful { dice.die(self.course().gain) } else { 0 };
            let first = trained(self.skill, gain(dice));
            match self.tandem {
                None => Trained::Alone(first),
                Some(second) => Trained::Tandem(first, trained(second, gain(dice))),
            }
        })
    }
}

// a subject that is taught, by a teacher who is better
dice_core::made_of!(Training: (Subject, Skill, Option<Skill>, Score, u8, bool), |(subject, skill, tandem, int, above, criminal)| {
    let subject = if subject.teaching() == Teaching::None { Subject::Shield } else { subject };
    let untrained = |skill: Skill| Skill::saturating(i64::from(skill).min(i64::from(TRAINING_CEILING) - 1));
    let skill = untrained(skill);
    let tandem = tandem.map(untrained).filter(|_| subject.is_combat());
    let better = i64::from(skill).max(tandem.map_or(i64::MIN, i64::from)) + 1 + i64::from(above);
    let criminal = criminal || subject.teaching() == Teaching::Criminal;
    Training { subject, skill, tandem, int, teacher: Teacher { skill: Skill::saturating(better), criminal } }
});
