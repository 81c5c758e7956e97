//! What follows from a sheet: statics, attacks, damages, penalties.

use alloc::borrow::Cow;
use alloc::vec::Vec;

use dice_core::{DiceCode, RollCode};

use super::Sheet;
use crate::attributes::{Attribute, shifted};
use crate::carried_weapon::CarriedWeapon;
use crate::double_half::Factor;
use crate::skills::Skill;
use crate::statics::{Static, static_of};
use crate::weapons::WeaponUse;

/// What follows from a sheet (`mini6.static`, `mini6.weapons`; source: *Static Defenses*; *Thulean Weapons Damage*).
///
/// In data, the form of every answer: `{"dodge": [16, 15], "block": [14, 18], "parry": [17, 21], "soak": [11, 14], "weapons":
/// [{"weapon": "long-sword", "attack": "5D+2", "damage": "5D+2"}]}`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Derived {
    /// Dodge; armour takes from it.
    pub dodge: Static,
    /// Block; a shield adds to it.
    pub block: Static,
    /// Parry with the wielded weapon, its magic plus included; a shield adds to it.
    pub parry: Static,
    /// Soak; armour adds to it.
    pub soak: Static,
    /// The weapons, in the order of the sheet.
    pub weapons: Vec<WeaponAttack>,
}

/// An attack with a weapon.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct WeaponAttack {
    /// The weapon's name in data.
    pub weapon: Cow<'static, str>,
    /// What is rolled to hit, with the magic plus flat beside it.
    pub attack: RollCode,
    /// What is rolled for damage, likewise.
    pub damage: RollCode,
}

/// An attack with bare hands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Unarmed {
    /// What is rolled to hit.
    pub attack: RollCode,
    /// What is rolled for damage.
    pub damage: RollCode,
    /// What is made of the damage total: it is halved without dice in Brawling (`mini6.double-half`).
    pub factor: Factor,
}

/// A code with a flat plus; a plus beyond all sense is cut to what a roll can carry.
fn roll_of(code: DiceCode, plus: i32) -> RollCode {
    let plus = i64::from(plus).clamp(-RollCode::MOST_BONUS, RollCode::MOST_BONUS);
    RollCode::new(code, plus).unwrap_or(RollCode::from(code))
}

impl Sheet {
    /// Statics, attacks and damages. A sheet with faults has them too.
    pub fn derived(&self) -> Derived {
        let (armour, shield) = (self.armour.as_ref(), self.shield.as_ref());
        let bonuses = &self.bonuses;
        let dodge = armour.map_or(0, |worn| worn.dodge()) + i32::from(bonuses.dodge.get());
        let block = shield.map_or(0, |held| held.block()) + i32::from(bonuses.block.get());
        let parry = shield.map_or(0, |held| held.parry()) + i32::from(bonuses.parry.get());
        let soak = armour.map_or(0, |worn| worn.soak()) + i32::from(bonuses.soak.get());
        Derived {
            dodge: Static::with(static_of(self.skill(Skill::Dodge)), dodge),
            block: Static::with(static_of(self.skill(Skill::Brawling)), block),
            parry: Static::with(self.bare_parry(), parry),
            soak: Static::with(static_of(self.might) + self.race().hide(), soak),
            weapons: self.weapons.iter().map(|weapon| self.attack_with(weapon)).collect(),
        }
    }

    /// The same in the one reckless round of a daredevil (`mini6.perks`): Dodge, Block and Parry are half, rounded down, and Might
    /// counts twice for Soak.
    pub fn derived_as_daredevil(&self) -> Derived {
        let derived = self.derived();
        let might = static_of(self.might);
        Derived {
            dodge: derived.dodge.halved(),
            block: derived.block.halved(),
            parry: derived.parry.halved(),
            soak: Static { bare: derived.soak.bare + might, equipped: derived.soak.equipped + might },
            weapons: derived.weapons,
        }
    }

    /// The weapon that parries: the first that fights hand to hand.
    pub fn wielded(&self) -> Option<&CarriedWeapon> {
        self.weapons.iter().find(|weapon| weapon.usage().grip.is_melee())
    }

    /// Parry without a shield: by the wielded weapon, or by the best skill of those that could wield one.
    fn bare_parry(&self) -> i32 {
        match self.wielded() {
            Some(weapon) => static_of(self.skill(weapon.usage().skill)) + i32::from(weapon.magic().get()),
            None => Skill::MELEE.iter().map(|skill| static_of(self.skill(*skill))).max().unwrap_or_default(),
        }
    }

    pub(super) fn attack_with(&self, weapon: &CarriedWeapon) -> WeaponAttack {
        let WeaponUse { skill, damage, .. } = weapon.usage();
        let plus = i32::from(weapon.magic().get());
        WeaponAttack {
            weapon: weapon.name(),
            attack: roll_of(self.unburdened(skill), plus),
            damage: roll_of(damage.total(self.might, self.agility), plus),
        }
    }

    /// What a skill is rolled with: armour takes from Dodge, Stealth and Athletics (`mini6.armour-penalty`), and too many missiles
    /// a die from all skills of Might and Agility (`mini6.start-gear`), though no code falls under 1D.
    ///
    /// ```
    /// use mini6_thule::{Armour, Sheet, Skill};
    /// let sheet = Sheet::new("3D".parse()?, "3D+1".parse()?, "3D".parse()?, "3D".parse()?).wearing(Armour::FullIronMail);
    /// assert_eq!(sheet.rolled(Skill::Stealth).to_string(), "3D-2"); // 3D+1 and −3
    /// assert_eq!(sheet.rolled(Skill::Initiative).to_string(), "3D+1");
    /// # Ok::<(), dice_core::NotationError>(())
    /// ```
    pub fn rolled(&self, skill: Skill) -> RollCode {
        let hindered = matches!(skill, Skill::Dodge | Skill::Stealth | Skill::Athletics);
        let armour = self.armour.as_ref().filter(|_| hindered).map_or(0, |worn| worn.dodge());
        roll_of(self.unburdened(skill), armour)
    }

    fn unburdened(&self, skill: Skill) -> DiceCode {
        let physical = matches!(skill.attribute(), Attribute::Might | Attribute::Agility);
        let dice = if physical { self.ammunition.penalty_dice() } else { 0 };
        shifted(self.skill(skill), -3 * i64::from(dice))
    }

    /// An attack with bare hands, or claws (source: *Unarmed Combat*).
    pub fn unarmed(&self) -> Unarmed {
        let skilled = self.skills.get(Skill::Brawling).is_some_and(|total| total > self.untrained(Skill::Brawling));
        Unarmed {
            attack: roll_of(self.unburdened(Skill::Brawling), 0),
            damage: roll_of(self.might, self.race().claws()),
            factor: if skilled { Factor::Plain } else { Factor::Halved },
        }
    }

    /// What armour and shield add to the target number of this character's spells (`mini6.armour-magic`).
    pub fn spell_penalty(&self) -> i32 {
        self.armour.as_ref().map_or(0, |worn| worn.spell_penalty())
            + self.shield.as_ref().map_or(0, |held| held.spell_penalty())
    }
}
