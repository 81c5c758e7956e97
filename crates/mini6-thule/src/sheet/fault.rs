//! What can be wrong with a sheet.

use dice_core::{DiceCode, RuleId};

use super::Archetype;
use crate::armour::Armour;
use crate::attributes::Attribute;
use crate::creation::PlacedDice;
use crate::hero::HeroPoints;
use crate::perks::{Perk, Race};
use crate::rules;
use crate::skills::Skill;
use crate::start_gear::StartGear;

/// Something on a sheet that the rules don't allow: what was found, what is allowed, and the rule that says so.
///
/// In data, as its [report](Fault::report): `{"rule": "mini6.skills", "fault": "skill-too-low", "of": "dodge", "given": "2D",
/// "allowed": "at least 3D", "message": "…"}`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Fault {
    /// An attribute over its limit: at the start that of its race or role, later the highest there is.
    #[error("{rule}: {attribute} {given} is too high: at most {most} is allowed")]
    AttributeTooHigh {
        /// The attribute.
        attribute: Attribute,
        /// What it is.
        given: DiceCode,
        /// The highest it may be.
        most: DiceCode,
        /// The rule that sets this limit.
        rule: RuleId,
    },
    /// More or fewer dice on attributes than there are to place.
    #[error("mini6.attributes: the attributes have {given} together: {allowed} are to be placed")]
    AttributeTotal {
        /// What they have.
        given: PlacedDice,
        /// What there is to place.
        allowed: PlacedDice,
    },
    /// A skill that is worse than without training.
    #[error("mini6.skills: {skill} {given} is too low: without training it is {least} already")]
    SkillTooLow {
        /// The skill.
        skill: Skill,
        /// What it is.
        given: DiceCode,
        /// The lowest it can be: its attribute, and the pips of the race.
        least: DiceCode,
    },
    /// A skill beyond what anybody can reach.
    #[error("mini6.advancement: {skill} {given} is too high: at most {most}, its attribute and 10D, is allowed")]
    SkillTooHigh {
        /// The skill.
        skill: Skill,
        /// What it is.
        given: DiceCode,
        /// The highest it can be.
        most: DiceCode,
    },
    /// Too many dice on one skill of a new character.
    #[error("mini6.skill-dice: {skill} has {given} placed on it: at most {most} is allowed on one skill at the start")]
    SkillDice {
        /// The skill.
        skill: Skill,
        /// The dice placed on it.
        given: PlacedDice,
        /// The most that may be.
        most: PlacedDice,
    },
    /// More dice on skills and perks than there are to place.
    #[error("mini6.skill-dice: skills and perks take {given} together: at most {most} are to be placed")]
    SkillDiceTotal {
        /// What they take.
        given: PlacedDice,
        /// What there is to place.
        most: PlacedDice,
    },
    /// A second race.
    #[error("mini6.perks: `{second}` is a second race beside `{first}`: one is allowed")]
    SecondRace {
        /// The race that counts.
        first: Perk,
        /// The other.
        second: Perk,
    },
    /// A perk more than once.
    #[error("mini6.perks: the perk `{perk}` is there {given} times: once is allowed")]
    PerkRepeated {
        /// The perk.
        perk: Perk,
        /// How often it is there.
        given: usize,
    },
    /// A perk without the one that it needs.
    #[error("mini6.perks: the perk `{perk}` is there without `{needs}`: it is allowed to those who have that")]
    PerkNeeds {
        /// The perk.
        perk: Perk,
        /// What it needs.
        needs: Perk,
    },
    /// Too many complications.
    #[error("mini6.complications: there are {given} complications: at most {most} are allowed")]
    Complications {
        /// How many there are.
        given: usize,
        /// How many are allowed.
        most: usize,
    },
    /// A thing to begin with that neither race nor narrative gives, or that they give instead of another.
    #[error(
        "mini6.start-gear: `{gear}` is not given to begin with: race and narrative allow one of their own choices each"
    )]
    StartGear {
        /// The thing.
        gear: StartGear,
    },
    /// Armour that dwarves alone can wear, on somebody else.
    #[error("mini6.armour: {armour} is worn by {race}: it is for {} alone", Race::Dwarf)]
    ArmourForDwarves {
        /// The armour.
        armour: Armour,
        /// Who wears it.
        race: Race,
    },
    /// An attribute too high for the archetype.
    #[error("mini6.sheet: {attribute} {given} is too high for a {archetype}: at most {most} is allowed at the start")]
    ArchetypeAttributeTooHigh {
        /// The archetype.
        archetype: Archetype,
        /// The attribute.
        attribute: Attribute,
        /// What it is.
        given: DiceCode,
        /// The highest it may be.
        most: DiceCode,
    },
    /// An attribute too low for the archetype.
    #[error("mini6.sheet: {attribute} {given} is too low for a {archetype}: at least {least} is needed at the start")]
    ArchetypeAttributeTooLow {
        /// The archetype.
        archetype: Archetype,
        /// The attribute.
        attribute: Attribute,
        /// What it is.
        given: DiceCode,
        /// The lowest it may be.
        least: DiceCode,
    },
    /// A skill too low for the archetype.
    #[error("mini6.sheet: {skill} {given} is too low for a {archetype}: at least {least} is needed at the start")]
    ArchetypeSkillTooLow {
        /// The archetype.
        archetype: Archetype,
        /// The skill.
        skill: Skill,
        /// What it is.
        given: DiceCode,
        /// The lowest it may be.
        least: DiceCode,
    },
    /// More hero points than a new character has.
    #[error("mini6.hero.boost: there are {given} hero points: a new character has {most}")]
    HeroPoints {
        /// How many there are.
        given: HeroPoints,
        /// How many there may be.
        most: HeroPoints,
    },
}

impl Fault {
    /// The rule that is broken.
    pub const fn rule(&self) -> RuleId {
        match self {
            Fault::AttributeTooHigh { rule, .. } => *rule,
            Fault::AttributeTotal { .. } => rules::ATTRIBUTES,
            Fault::SkillTooLow { .. } => rules::SKILLS,
            Fault::SkillTooHigh { .. } => rules::ADVANCEMENT,
            Fault::SkillDice { .. } | Fault::SkillDiceTotal { .. } => rules::SKILL_DICE,
            Fault::SecondRace { .. } | Fault::PerkRepeated { .. } | Fault::PerkNeeds { .. } => rules::PERKS,
            Fault::Complications { .. } => rules::COMPLICATIONS,
            Fault::StartGear { .. } => rules::START_GEAR,
            Fault::ArmourForDwarves { .. } => rules::ARMOUR,
            Fault::ArchetypeAttributeTooHigh { .. }
            | Fault::ArchetypeAttributeTooLow { .. }
            | Fault::ArchetypeSkillTooLow { .. } => rules::SHEET,
            Fault::HeroPoints { .. } => rules::HERO_BOOST,
        }
    }
}
