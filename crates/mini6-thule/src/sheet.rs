//! The character sheet.

#[cfg(feature = "serde")]
mod data;
mod derived;
mod fault;
mod fault_report;
mod faults;
mod fighting;

pub use derived::{Derived, Unarmed, WeaponAttack};
pub use fault::Fault;
pub use fault_report::FaultReport;

use alloc::string::String;
use alloc::vec::Vec;

use dice_core::DiceCode;

use crate::advancement::CharacterPoints;
use crate::armour::WornArmour;
use crate::attributes::{Attribute, shifted};
use crate::carried_weapon::CarriedWeapon;
use crate::creation::Role;
use crate::hero::HeroPoints;
use crate::money::Money;
use crate::narrative::Narrative;
use crate::perks::{Perk, Race};
use crate::shields::CarriedShield;
use crate::skills::{Skill, Skills};
use crate::start_gear::{Ammunition, StartGear};
use crate::statics::StaticBonuses;

dice_core::vocabulary! {
    /// A way of life that a character is made for (`mini6.sheet`, source: *Sword Sister*).
    pub enum Archetype, "mini6.sheet: archetype" {
        /// A warrior maid of Dawnspire. At the start Might is 3D at most, Agility 3D at least, and Knife/Blade 4D at least. In return
        /// psychic damage is halved (see [`Factor`](crate::Factor)), and Wit and Charm totals against madness and domination are doubled.
        SwordSister = "sword-sister",
    }
}

/// A character sheet (`mini6.sheet`; source: *How to Make a Character*; *Sample Pregenerated PCs*).
///
/// Everything can be written on it that is a code, a number or a name of the rules. [`faults`](Sheet::faults) says what the rules
/// don't allow, all at once; [`derived`](Sheet::derived) works out what follows from it, faults or not.
///
/// ```
/// use mini6_thule::{Armour, Sheet, Shield, Skill, Weapon};
/// let outcast = Sheet::new("3D+2".parse()?, "3D+1".parse()?, "2D".parse()?, "3D".parse()?)
///     .with_skill(Skill::Brawling, "4D+2".parse()?)
///     .with_skill(Skill::KnifeBlade, "5D+2".parse()?)
///     .with_skill(Skill::Dodge, "5D+1".parse()?)
///     .wearing(Armour::LeatherCuirass)
///     .with_shield(Shield::Shield)
///     .with_weapon(Weapon::LongSword);
/// assert_eq!(outcast.faults(), []);
/// let derived = outcast.derived();
/// assert_eq!((derived.parry.bare, derived.parry.equipped), (17, 21));
/// assert_eq!(derived.weapons[0].damage.to_string(), "5D+2");
/// # Ok::<(), dice_core::NotationError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Sheet {
    /// What the character is called.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub name: Option<String>,
    /// Might.
    pub might: DiceCode,
    /// Agility.
    pub agility: DiceCode,
    /// Wit.
    pub wit: DiceCode,
    /// Charm.
    pub charm: DiceCode,
    /// The totals of skills that are better than their attribute.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Skills::is_empty"))]
    pub skills: Skills,
    /// Perks, the race among them.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub perks: Vec<Perk>,
    /// Complications, in any words.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub complications: Vec<String>,
    /// The heroic narrative.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub narrative: Option<Narrative>,
    /// The archetype, if the character is made for one.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub archetype: Option<Archetype>,
    /// Hero, sidekick or familiar.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub role: Role,
    /// The armour worn.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub armour: Option<WornArmour>,
    /// The shield, or what else is in the off hand.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub shield: Option<CarriedShield>,
    /// Weapons. The first that fights hand to hand is the one wielded.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub weapons: Vec<CarriedWeapon>,
    /// Arrows, quarrels and javelins.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Ammunition::is_none"))]
    pub ammunition: Ammunition,
    /// What rings, bracers and the like add to statics.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "StaticBonuses::is_none"))]
    pub bonuses: StaticBonuses,
    /// What the race and the narrative gave to begin with.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Vec::is_empty"))]
    pub start_gear: Vec<StartGear>,
    /// Money.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub money: Money,
    /// Hero points: one at the start.
    #[cfg_attr(feature = "serde", serde(default = "one_point"))]
    pub hero_points: HeroPoints,
    /// Character points not spent yet.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub character_points: CharacterPoints,
    /// Whether it is a new character, to which the rules of creation apply.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "is_default"))]
    pub starting: bool,
}

const fn one_point() -> HeroPoints {
    HeroPoints::saturating(1)
}

#[cfg(feature = "serde")]
fn is_default<T: Default + PartialEq>(value: &T) -> bool {
    *value == T::default()
}

impl Sheet {
    /// A sheet with these attributes and nothing else.
    pub fn new(might: DiceCode, agility: DiceCode, wit: DiceCode, charm: DiceCode) -> Self {
        Sheet {
            name: None,
            might,
            agility,
            wit,
            charm,
            skills: Skills::default(),
            perks: Vec::new(),
            complications: Vec::new(),
            narrative: None,
            archetype: None,
            role: Role::default(),
            armour: None,
            shield: None,
            weapons: Vec::new(),
            ammunition: Ammunition::default(),
            bonuses: StaticBonuses::default(),
            start_gear: Vec::new(),
            money: Money::NONE,
            hero_points: one_point(),
            character_points: CharacterPoints::default(),
            starting: false,
        }
    }

    /// With this total of a skill.
    #[must_use]
    pub fn with_skill(mut self, skill: Skill, total: DiceCode) -> Self {
        self.skills.set(skill, total);
        self
    }

    /// With this perk, too.
    #[must_use]
    pub fn with_perk(mut self, perk: Perk) -> Self {
        self.perks.push(perk);
        self
    }

    /// In this armour.
    #[must_use]
    pub fn wearing(mut self, armour: impl Into<WornArmour>) -> Self {
        self.armour = Some(armour.into());
        self
    }

    /// With this shield.
    #[must_use]
    pub fn with_shield(mut self, shield: impl Into<CarriedShield>) -> Self {
        self.shield = Some(shield.into());
        self
    }

    /// With this weapon, too.
    #[must_use]
    pub fn with_weapon(mut self, weapon: impl Into<CarriedWeapon>) -> Self {
        self.weapons.push(weapon.into());
        self
    }

    /// As a new character, to which the rules of creation apply.
    #[must_use]
    pub fn starting(mut self) -> Self {
        self.starting = true;
        self
    }

    /// An attribute.
    pub const fn attribute(&self, attribute: Attribute) -> DiceCode {
        match attribute {
            Attribute::Might => self.might,
            Attribute::Agility => self.agility,
            Attribute::Wit => self.wit,
            Attribute::Charm => self.charm,
        }
    }

    pub(crate) const fn attribute_mut(&mut self, attribute: Attribute) -> &mut DiceCode {
        match attribute {
            Attribute::Might => &mut self.might,
            Attribute::Agility => &mut self.agility,
            Attribute::Wit => &mut self.wit,
            Attribute::Charm => &mut self.charm,
        }
    }

    /// The race: that of the first racial perk, or human.
    pub fn race(&self) -> Race {
        self.perks.iter().find_map(|perk| perk.race()).unwrap_or_default()
    }

    /// What a skill is without dice of its own: its attribute, and the pips of the race.
    pub fn untrained(&self, skill: Skill) -> DiceCode {
        shifted(self.attribute(skill.attribute()), self.race().skill_pips(skill))
    }

    /// The total of a skill.
    pub fn skill(&self, skill: Skill) -> DiceCode {
        self.skills.get(skill).unwrap_or_else(|| self.untrained(skill))
    }
}
