//! A fault as plain words and figures, for whoever shows it beside the field that it is about.

use alloc::format;
use alloc::string::{String, ToString};

use dice_core::RuleId;

use super::Fault;
use crate::perks::Race;

/// A [`Fault`] taken apart into words and figures: see [`Fault::report`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct FaultReport {
    /// The rule that is broken.
    pub rule: RuleId,
    /// The kind of fault, in kebab-case.
    pub fault: &'static str,
    /// What it is about, by its name in data: an attribute, a skill, a perk, a piece of gear, a field.
    pub of: String,
    /// What was found.
    pub given: String,
    /// What is allowed.
    pub allowed: String,
    /// All of it in one sentence.
    pub message: String,
}

impl Fault {
    /// The fault taken apart. This is also how it is written as data.
    ///
    /// ```
    /// use mini6_thule::{Sheet, Skill};
    /// let sheet = Sheet::new("3D".parse()?, "3D".parse()?, "3D".parse()?, "3D".parse()?).with_skill(Skill::Dodge, "2D".parse()?);
    /// let report = sheet.faults()[0].report();
    /// assert_eq!((report.rule.as_str(), report.fault), ("mini6.skills", "skill-too-low"));
    /// assert_eq!((&*report.of, &*report.given, &*report.allowed), ("dodge", "2D", "at least 3D"));
    /// # Ok::<(), dice_core::NotationError>(())
    /// ```
    pub fn report(&self) -> FaultReport {
        let (fault, of, given, allowed) = match self {
            Fault::AttributeTooHigh { attribute, given, most, .. } => {
                ("attribute-too-high", attribute.to_string(), given.to_string(), format!("at most {most}"))
            }
            Fault::AttributeTotal { given, allowed } => {
                ("attribute-total", "attributes".into(), given.to_string(), allowed.to_string())
            }
            Fault::SkillTooLow { skill, given, least } => {
                ("skill-too-low", skill.to_string(), given.to_string(), format!("at least {least}"))
            }
            Fault::SkillTooHigh { skill, given, most } => {
                ("skill-too-high", skill.to_string(), given.to_string(), format!("at most {most}"))
            }
            Fault::SkillDice { skill, given, most } => {
                ("skill-dice", skill.to_string(), given.to_string(), format!("at most {most}"))
            }
            Fault::SkillDiceTotal { given, most } => {
                ("skill-dice-total", "skills".into(), given.to_string(), format!("at most {most}"))
            }
            Fault::SecondRace { first, second } => {
                ("second-race", second.to_string(), second.to_string(), first.to_string())
            }
            Fault::PerkRepeated { perk, given } => {
                ("perk-repeated", perk.to_string(), given.to_string(), "once".into())
            }
            Fault::PerkNeeds { perk, needs } => {
                ("perk-needs", perk.to_string(), perk.to_string(), format!("with {needs}"))
            }
            Fault::Complications { given, most } => {
                ("complications", "complications".into(), given.to_string(), format!("at most {most}"))
            }
            Fault::StartGear { gear } => {
                ("start-gear", gear.to_string(), gear.to_string(), "what race or narrative gives".into())
            }
            Fault::ArmourForDwarves { armour, race } => {
                ("armour-for-dwarves", armour.to_string(), race.to_string(), Race::Dwarf.to_string())
            }
            Fault::ArchetypeAttributeTooHigh { attribute, given, most, .. } => {
                ("archetype-attribute-too-high", attribute.to_string(), given.to_string(), format!("at most {most}"))
            }
            Fault::ArchetypeAttributeTooLow { attribute, given, least, .. } => {
                ("archetype-attribute-too-low", attribute.to_string(), given.to_string(), format!("at least {least}"))
            }
            Fault::ArchetypeSkillTooLow { skill, given, least, .. } => {
                ("archetype-skill-too-low", skill.to_string(), given.to_string(), format!("at least {least}"))
            }
            Fault::HeroPoints { given, most } => {
                ("hero-points", "hero_points".into(), given.to_string(), format!("at most {most}"))
            }
        };
        FaultReport { rule: self.rule(), fault, of, given, allowed, message: self.to_string() }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Fault {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.report().serialize(serializer)
    }
}

#[cfg(feature = "schemars")]
impl schemars::JsonSchema for Fault {
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        FaultReport::schema_name()
    }
    fn schema_id() -> alloc::borrow::Cow<'static, str> {
        FaultReport::schema_id()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        FaultReport::json_schema(generator)
    }
}
