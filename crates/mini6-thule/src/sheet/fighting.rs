//! From sheets to fights: what a character brings to a turn and to a duel.

use dice_core::{DiceCode, RollCode};

use super::Sheet;
use crate::block_parry::Defence;
use crate::carried_weapon::CarriedWeapon;
use crate::double_half::Factor;
use crate::fighter::Fighter;
use crate::numbers::{Bonus, Soak, TargetNumber};
use crate::turn::Turn;

/// The figures of an attack on somebody.
struct Blow {
    attack: RollCode,
    damage: RollCode,
    factor: Factor,
    against_armour: i32,
}

/// The code and the flat bonus of a roll, as tests take them.
fn parts(roll: RollCode, more: i32) -> (DiceCode, Bonus) {
    (roll.code(), Bonus::saturating(roll.bonus() + i64::from(more)))
}

impl Sheet {
    /// One of the statics with all that is worn and carried; never beyond what a [`TargetNumber`] can be.
    ///
    /// ```
    /// use mini6_thule::{Defence, Sheet, Shield};
    /// let sheet = Sheet::new("3D".parse()?, "3D".parse()?, "3D".parse()?, "3D".parse()?).with_shield(Shield::Shield);
    /// assert_eq!(sheet.defence(Defence::Block).get(), 13);
    /// assert_eq!(sheet.defence(Defence::Dodge).get(), 9);
    /// # Ok::<(), dice_core::NotationError>(())
    /// ```
    pub fn defence(&self, by: Defence) -> TargetNumber {
        let derived = self.derived();
        let value = match by {
            Defence::Dodge => derived.dodge,
            Defence::Block => derived.block,
            Defence::Parry => derived.parry,
        };
        TargetNumber::saturating(value.equipped.into())
    }

    /// Soak with all that is worn; never beyond what a [`Soak`] can be.
    pub fn soak(&self) -> Soak {
        Soak::saturating(self.derived().soak.equipped.into())
    }

    fn blow(&self, weapon: Option<&CarriedWeapon>) -> Blow {
        match weapon {
            Some(weapon) => {
                let attack = self.attack_with(weapon);
                let against_armour = weapon.against_armour();
                Blow { attack: attack.attack, damage: attack.damage, factor: Factor::Plain, against_armour }
            }
            None => {
                let hands = self.unarmed();
                Blow { attack: hands.attack, damage: hands.damage, factor: hands.factor, against_armour: 0 }
            }
        }
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
    ///     master.fighter_against(&pupil, master.wielded(), Defence::Parry),
    ///     pupil.fighter_against(&master, pupil.wielded(), Defence::Parry),
    /// );
    /// assert!(duel.odds().chance(&DuelOutcome::FirstWins) > duel.odds().chance(&DuelOutcome::SecondWins));
    /// # Ok::<(), dice_core::NotationError>(())
    /// ```
    pub fn fighter_against(&self, foe: &Sheet, weapon: Option<&CarriedWeapon>, defence: Defence) -> Fighter {
        let blow = self.blow(weapon);
        let (attack, attack_bonus) = parts(blow.attack, 0);
        let (damage, damage_bonus) = parts(blow.damage, foe.bonus_to_blow(&blow));
        Fighter {
            attack_bonus,
            damage_bonus,
            damage_factor: blow.factor,
            ..Fighter::new(attack, damage, self.defence(defence), self.soak())
        }
    }

    /// An attack on a foe, to be declared: with a weapon or, without one, with bare hands, against one of the foe's statics. What else
    /// bears on it, hero points, range, cover, wounds, is for the caller to fill in.
    ///
    /// ```
    /// use mini6_thule::{Defence, Range, Sheet, Turn, Weapon};
    /// let archer = Sheet::new("3D".parse()?, "4D".parse()?, "3D".parse()?, "2D".parse()?).with_weapon(Weapon::LightBow);
    /// let target = Sheet::new("3D".parse()?, "3D".parse()?, "3D".parse()?, "3D".parse()?);
    /// let shot = Turn { range: Range::Medium, ..archer.turn_against(&target, archer.weapons.first(), Defence::Dodge) };
    /// let strike = shot.declare()?;
    /// assert_eq!((strike.attack.to_string(), strike.tn.get()), ("4D".to_string(), 14)); // 9, and 5 for the range
    /// assert_eq!((strike.damage.to_string(), strike.soak.get()), ("5D".to_string(), 9));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn turn_against(&self, foe: &Sheet, weapon: Option<&CarriedWeapon>, foes_defence: Defence) -> Turn {
        let blow = self.blow(weapon);
        let (attack, attack_bonus) = parts(blow.attack, 0);
        let (damage, damage_bonus) = parts(blow.damage, foe.bonus_to_blow(&blow));
        Turn {
            attack_bonus,
            damage_bonus,
            damage_factor: blow.factor,
            defended_by: foes_defence,
            ..Turn::new(attack, foe.defence(foes_defence), damage, foe.soak())
        }
    }

    /// What a blow does more to this character for the armour that is worn.
    fn bonus_to_blow(&self, blow: &Blow) -> i32 {
        if self.armour.is_some() { blow.against_armour } else { 0 }
    }
}
