//! A blow: an attack with the damage behind it.

use dice_core::{Dice, Resolve};

use crate::attack::{Attack, AttackRoll, SixesRoll};
use crate::damage::{halved, sixes_floor};
use crate::numbers::{ArmourValue, Damage, ToHit};

/// An attack and the damage behind it, as an attacker and a target make it together (`pool.strike`; source: Attack
/// Roll; Damage Effects). [`Strike`](crate::Strike), [`Assault`](crate::Assault) and [`Duel`](crate::Duel) are made of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Blow {
    /// The attack.
    pub attack: Attack,
    /// The base damage.
    pub damage: Damage,
    /// Whether the rule of sixes holds: for physical attacks, but not for those of ethereal creatures.
    pub sixes: bool,
    /// Whether the target has a resistance left against a medium of the attack, so that damage is halved.
    pub resisted: bool,
}

impl Blow {
    /// A physical blow by the rule of sixes, with no to-hit bonus, at a target that doesn't resist it.
    pub const fn new(armour: ArmourValue, damage: Damage) -> Self {
        let attack = Attack { armour, to_hit: ToHit::saturating(0), willing: false };
        Blow { attack, damage, sixes: true, resisted: false }
    }

    /// Whether it can ever do damage. By the rule of sixes anything can.
    pub const fn can_hurt(&self) -> bool {
        self.sixes || self.damage.get() > 0
    }

    /// Rolls it: the damage done, up to `at_most`.
    ///
    /// The attack roll, the points of further sixes, and halving with the die for a half point.
    pub fn land<D: Dice>(&self, dice: &mut D, at_most: u16) -> u16 {
        let damage = match self.roll(dice, at_most) {
            SixesRoll::Miss => 0,
            // a hit of 3 or more does a point even when it is halved
            SixesRoll::ShortSix => sixes_floor(self.damage),
            SixesRoll::Hit(further) => {
                let damage = self.damage.get().saturating_add(further);
                if self.resisted { halved(dice, damage) } else { damage }
            }
        };
        damage.min(at_most)
    }

    fn roll<D: Dice>(&self, dice: &mut D, at_most: u16) -> SixesRoll {
        if self.sixes {
            // after so many further sixes it does `at_most` whatever follows
            let before_halving = if self.resisted { at_most.saturating_mul(2) } else { at_most };
            return self.attack.roll_on(dice, before_halving.saturating_sub(self.damage.get()));
        }
        match self.attack.resolve(dice) {
            AttackRoll::Miss => SixesRoll::Miss,
            AttackRoll::Hit => SixesRoll::Hit(0),
        }
    }
}
