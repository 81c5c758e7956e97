//! From sheets to fights: what a character brings to a turn and to a duel.

use dice_core::{DiceCode, OutOfRange};

use super::Sheet;
use crate::block_parry::Defence;
use crate::carried_weapon::CarriedWeapon;
use crate::double_half::Factor;
use crate::fighter::Fighter;
use crate::numbers::{Bonus, Soak, TargetNumber};
use crate::turn::Turn;

/// The figures of an attack on somebody, as tests take them: the flat bonuses apart.
struct Blow {
    attack: DiceCode,
    attack_bonus: Bonus,
    damage: DiceCode,
    damage_bonus: Bonus,
    damage_factor: Factor,
}

impl Sheet {
    /// One of the statics, with all that is worn and carried.
    ///
    /// ```
    /// use mini6_thule::{Defence, Sheet, Shield};
    /// let sheet = Sheet::new("3D".parse()?, "3D".parse()?, "3D".parse()?, "3D".parse()?).with_shield(Shield::Shield);
    /// assert_eq!(sheet.defence(Defence::Block)?.get(), 13);
    /// assert_eq!(sheet.defence(Defence::Dodge)?.get(), 9);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If it is beyond what a [`TargetNumber`] can be.
    pub fn defence(&self, by: Defence) -> Result<TargetNumber, OutOfRange> {
        let derived = self.derived();
        let value = match by {
            Defence::Dodge => derived.dodge,
            Defence::Block => derived.block,
            Defence::Parry => derived.parry,
        };
        TargetNumber::new(value.equipped.into())
    }

    /// Soak, with all that is worn.
    ///
    /// # Errors
    /// If it is beyond what a [`Soak`] can be.
    pub fn soak(&self) -> Result<Soak, OutOfRange> {
        Soak::new(self.derived().soak.equipped.into())
    }

    /// A blow at a foe, with a weapon or with bare hands. A mace does more to somebody in armour.
    fn blow_at(&self, foe: &Sheet, weapon: Option<&CarriedWeapon>) -> Result<Blow, OutOfRange> {
        let (attack, damage, damage_factor) = if let Some(weapon) = weapon {
            let attack = self.attack_with(weapon);
            (attack.attack, attack.damage, Factor::Plain)
        } else {
            let hands = self.unarmed();
            (hands.attack, hands.damage, hands.factor)
        };
        let against_armour = weapon.filter(|_| foe.armour.is_some()).map_or(0, CarriedWeapon::against_armour);
        Ok(Blow {
            attack: attack.code(),
            attack_bonus: Bonus::new(attack.bonus())?,
            damage: damage.code(),
            damage_bonus: Bonus::new(damage.bonus() + i64::from(against_armour))?,
            damage_factor,
        })
    }

    /// This character's side of a duel (`mini6.duel`) with a foe: attacks with a weapon or, without one, with bare hands, and meets
    /// attacks by one of its statics.
    ///
    /// ```
    /// use dice_core::Resolve;
    /// use mini6_thule::{Armour, Defence, Duel, DuelOutcome, Sheet, Shield, Skill, Weapon};
    /// let fighter = |blade: &str| Ok::<_, dice_core::NotationError>(
    ///     Sheet::new("3D".parse()?, "3D".parse()?, "3D".parse()?, "3D".parse()?)
    ///         .with_skill(Skill::KnifeBlade, blade.parse()?)
    ///         .wearing(Armour::LeatherCuirass)
    ///         .with_shield(Shield::Shield)
    ///         .with_weapon(Weapon::LongSword),
    /// );
    /// let (master, pupil) = (fighter("5D")?, fighter("4D")?);
    /// let duel = Duel::new(
    ///     master.fighter_against(&pupil, master.wielded(), Defence::Parry)?,
    ///     pupil.fighter_against(&master, pupil.wielded(), Defence::Parry)?,
    /// );
    /// assert!(duel.odds().chance(&DuelOutcome::FirstWins) > duel.odds().chance(&DuelOutcome::SecondWins));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If a figure is beyond what a duel takes.
    pub fn fighter_against(
        &self,
        foe: &Sheet,
        weapon: Option<&CarriedWeapon>,
        defence: Defence,
    ) -> Result<Fighter, OutOfRange> {
        let Blow { attack, attack_bonus, damage, damage_bonus, damage_factor } = self.blow_at(foe, weapon)?;
        let fighter = Fighter::new(attack, damage, self.defence(defence)?, self.soak()?);
        Ok(Fighter { attack_bonus, damage_bonus, damage_factor, ..fighter })
    }

    /// An attack on a foe, to be declared: with a weapon or, without one, with bare hands, against one of the foe's statics. What else
    /// bears on it, hero points, range, cover, wounds, is for the caller to fill in.
    ///
    /// ```
    /// use mini6_thule::{Defence, Range, Sheet, Turn, Weapon};
    /// let archer = Sheet::new("3D".parse()?, "4D".parse()?, "3D".parse()?, "2D".parse()?).with_weapon(Weapon::LightBow);
    /// let target = Sheet::new("3D".parse()?, "3D".parse()?, "3D".parse()?, "3D".parse()?);
    /// let shot = Turn { range: Range::Medium, ..archer.turn_against(&target, archer.weapons.first(), Defence::Dodge)? };
    /// let strike = shot.declare()?;
    /// assert_eq!((strike.attack.to_string(), strike.tn.get()), ("4D".to_string(), 14)); // 9, and 5 for the range
    /// assert_eq!((strike.damage.to_string(), strike.soak.get()), ("5D".to_string(), 9));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If a figure is beyond what a turn takes.
    pub fn turn_against(
        &self,
        foe: &Sheet,
        weapon: Option<&CarriedWeapon>,
        foes_defence: Defence,
    ) -> Result<Turn, OutOfRange> {
        let Blow { attack, attack_bonus, damage, damage_bonus, damage_factor } = self.blow_at(foe, weapon)?;
        let turn = Turn::new(attack, foe.defence(foes_defence)?, damage, foe.soak()?);
        Ok(Turn { attack_bonus, damage_bonus, damage_factor, defended_by: foes_defence, ..turn })
    }
}
