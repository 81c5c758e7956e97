//! What the rules refuse.

use dice_core::OutOfRange;

use crate::{Characteristic, Subject};

/// Why the rules refuse something: what was given, what is allowed, and which rule says so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A number is out of range.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// Two digits are not one roll of percentile dice (`brp.skill`).
    #[error("percentile dice show tens {tens} and units {units}: 00, 10 … 90 and 0 … 9 are allowed (brp.skill)")]
    NoSuchDigits {
        /// What the die of tens shows.
        tens: u32,
        /// What the die of units shows.
        units: u32,
    },
    /// Nothing was checked off, so nothing is learnt (`brp.experience`, `brp.characteristic`).
    #[error("{what} has no check, and only what was checked off may be rolled for ({rule})")]
    NoCheck {
        /// What was to grow.
        what: &'static str,
        /// The rule.
        rule: &'static str,
    },
    /// A skill doesn't grow that way (`brp.skills`).
    #[error("{subject} does not grow by {way} (brp.skills)")]
    DoesNotGrow {
        /// The skill.
        subject: Subject,
        /// `experience` or `training`.
        way: &'static str,
    },
    /// Some skills are taught by criminals alone (`brp.skills`).
    #[error("{subject} is taught only by a criminal or Nadsokorite teacher (brp.skills)")]
    HonestTeacher {
        /// The skill.
        subject: Subject,
    },
    /// Only weapons and shields are trained two at a time (`brp.training`).
    #[error("{subject} is not trained in tandem: only weapon and shield are (brp.training)")]
    NoTandem {
        /// The skill.
        subject: Subject,
    },
    /// The teacher is no better than the student (`brp.training`).
    #[error(
        "a teacher with {teacher} can't teach a student with {student}: the teacher's must be higher (brp.training)"
    )]
    TeacherNoBetter {
        /// The teacher's skill.
        teacher: i32,
        /// The student's skill.
        student: i32,
    },
    /// Training doesn't reach past a limit (`brp.training`).
    #[error("a skill of {skill} can't be trained: below {limit} is allowed (brp.training)")]
    TrainedOut {
        /// The student's skill.
        skill: i32,
        /// The limit.
        limit: i32,
    },
    /// Nobody learns what a mind of INT 0 can't (`brp.experience-run`).
    #[error(
        "with INT 0 no skill grows past 100, so a target of {target} may never be reached: up to 100 is allowed (brp.experience-run)"
    )]
    OutOfReach {
        /// The target.
        target: i32,
    },
    /// A characteristic doesn't grow that way (`brp.characteristic`, `brp.characteristic-training`).
    #[error("{characteristic} does not grow by {way} ({rule})")]
    CharacteristicDoesNotGrow {
        /// The characteristic.
        characteristic: Characteristic,
        /// `experience` or `training`.
        way: &'static str,
        /// The rule.
        rule: &'static str,
    },
    /// A characteristic is as high as it goes (`brp.characteristic`).
    #[error("{characteristic} {score} can't be raised: humans reach {limit} at most (brp.characteristic)")]
    HumanMaximum {
        /// The characteristic.
        characteristic: Characteristic,
        /// Its score.
        score: u16,
        /// The limit.
        limit: u16,
    },
    /// Nothing was proven (`brp.characteristic`).
    #[error("no check is earned: {reason} (brp.characteristic)")]
    CheckNotEarned {
        /// What was missing.
        reason: &'static str,
    },
    /// A teacher of a characteristic must have 19 and more than the student (`brp.characteristic-training`).
    #[error(
        "a teacher with {teacher} can't train a student with {student}: 19 or more, and more than the student, is allowed (brp.characteristic-training)"
    )]
    UnfitTeacher {
        /// The teacher's score.
        teacher: u16,
        /// The student's score.
        student: u16,
    },
    /// Training can't lead there (`brp.characteristic-training`).
    #[error("a score of {target} can't be the target: {from} to {to} are allowed (brp.characteristic-training)")]
    TargetOutOfReach {
        /// The target.
        target: u16,
        /// The lowest target.
        from: u16,
        /// The highest target.
        to: u16,
    },
    /// More hit points left than there are in all (`brp.wound`).
    #[error("{current} hit points are left of {total}: at most {total} are allowed (brp.wound)")]
    MoreThanAll {
        /// The hit points left.
        current: i32,
        /// The total.
        total: u16,
    },
    /// A table of injuries has a gap (`brp.major`).
    #[error(
        "row {row} of the injury table ends at {up_to}: rows must ascend, and the last must end at 100 (brp.major)"
    )]
    InjuryTable {
        /// Which row, from 1.
        row: usize,
        /// Where it ends.
        up_to: u32,
    },
    /// There is no such wound (`brp.healing`).
    #[error("there is no wound {index}: the patient has {wounds} open wounds, counted from 0 (brp.healing)")]
    NoSuchWound {
        /// The wound asked for.
        index: usize,
        /// How many there are.
        wounds: usize,
    },
    /// Heal has been cast on this wound today (`brp.healing`).
    #[error("wound {index} has had its Heal today: once a day for each wound is allowed (brp.healing)")]
    HealedToday {
        /// The wound.
        index: usize,
    },
    /// More of something than is allowed.
    #[error("{given} {what}: at most {limit} are allowed ({rule})")]
    TooMany {
        /// What there is too much of.
        what: &'static str,
        /// How many there are.
        given: usize,
        /// How many may be.
        limit: usize,
        /// The rule.
        rule: &'static str,
    },
    /// A pursuit must start between caught and lost (`brp.chase`).
    #[error(
        "a distance of {distance} is not between the runners: 1 to below {lost_at}, where the runner is lost, are allowed (brp.chase)"
    )]
    NoPursuit {
        /// The distance given.
        distance: u16,
        /// Where the runner is lost.
        lost_at: u16,
    },
    /// A duel that passes through too many states (`brp.duel`).
    #[error(
        "hit points of {first} against {second} make too long a duel: two fighters of {limit} are allowed, or one the hardier as the other is the frailer (brp.duel)"
    )]
    DuelTooLong {
        /// The first fighter's total.
        first: u16,
        /// The second fighter's total.
        second: u16,
        /// What two equal fighters may have.
        limit: u16,
    },
    /// Size changes by at most a point a week (`brp.size`).
    #[error("SIZ {from} to {to} in {weeks} weeks: at most a point a week is allowed (brp.size)")]
    TooFast {
        /// The size before.
        from: u16,
        /// The size after.
        to: u16,
        /// The weeks it took.
        weeks: u16,
    },
}
