//! A creature's fights: attacks to the target's fate, duels, and what a creature suffers.

use crate::attack::Attack;
use crate::blow::Blow;
use crate::creature::Creature;
use crate::duel::{Duel, Duellist};
use crate::dying::Dying;
use crate::error::PoolError;
use crate::grab::HeldTurn;
use crate::medium::Media;
use crate::numbers::{AtMost, Damage, DuelHealth, HealthBelow, Level, Turns};
use crate::strike::{Assault, Fate};

/// An attack of a creature: what it does to whom it hits (`pool.damage`, `pool.resisted-damage`, `pool.ignore-armour`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttackForm {
    /// The damage.
    pub damage: Damage,
    /// What it works by.
    pub media: Media,
    /// Whether it is physical, touches among them, and not of an ethereal creature: then the rule of sixes holds.
    pub sixes: bool,
    /// Whether armour is no help against it.
    pub ignores_armour: bool,
}

impl Creature {
    /// The attack that its sheet tells of.
    pub fn attack(&self) -> AttackForm {
        AttackForm {
            damage: self.damage,
            media: self.sheet.media.clone(),
            sixes: !self.sheet.ethereal,
            ignores_armour: false,
        }
    }

    /// The blow that it strikes with an attack at a target (`pool.strike`).
    pub fn blow_at(&self, target: &Creature, attack: &AttackForm) -> Blow {
        let immune = target.is_immune(&attack.media);
        Blow {
            attack: Attack { armour: target.armour_value(attack), to_hit: self.to_hit, willing: target.is_immobile() },
            damage: if immune { Damage::saturating(0) } else { attack.damage },
            sixes: attack.sixes && !immune,
            resisted: target.resist(&attack.media).is_resistant(),
        }
    }

    /// An attack of it on a target, to the target's fate (`pool.strike`). Damage is counted down to 20 health levels below
    /// 0; set `at_most` to count further.
    pub fn assault(&self, target: &Creature, attack: &AttackForm) -> Assault {
        const BELOW: i64 = 20;
        let health = target.health.now();
        Assault {
            blow: self.blow_at(target, attack),
            save_bonus: target.save_bonus,
            health,
            at_most: AtMost::saturating(i64::from(health.max(0)) + BELOW),
        }
    }

    /// Takes what an assault on it came to (`pool.strike`). A dead creature is out of the rules' hands: its health stays as
    /// it was.
    pub fn suffer(&mut self, fate: Fate) {
        if let Fate::Standing(health) | Fate::Dying(health) = fate {
            let lost = i32::from(self.health.now()) - i32::from(health);
            self.health.lose(u16::try_from(lost).unwrap_or(0));
        }
    }

    /// A duel with another creature, this one first, in which both strike with their own attacks as they now are
    /// (`pool.duel`).
    ///
    /// # Errors
    /// [`PoolError::Unconscious`] if one is down already, and as [`Duel::new`].
    pub fn duel(&self, other: &Creature) -> Result<Duel, PoolError> {
        Duel::new(self.duellist_against(other)?, other.duellist_against(self)?)
    }

    fn duellist_against(&self, other: &Creature) -> Result<Duellist, PoolError> {
        self.conscious()?;
        let (ours, theirs) = (self.blow_at(other, &self.attack()), other.blow_at(self, &other.attack()));
        Ok(Duellist {
            health: DuelHealth::new(self.health.now().into())?,
            attacks: self.attacks,
            armour: theirs.attack.armour,
            to_hit: ours.attack.to_hit,
            damage: ours.damage,
            sixes: ours.sixes,
            resistant: theirs.resisted,
        })
    }

    /// How long it lives, looked ahead for so many turns; none if it is not down (`pool.dying`).
    pub fn dying(&self, turns: Turns) -> Option<Dying> {
        let level = Level::saturating(i64::from(self.save_bonus.get()) * 5);
        let health = HealthBelow::new(self.health.now().into()).ok()?;
        Some(Dying { level, health, turns })
    }

    /// A turn in which it struggles with one that holds it (`pool.grab`).
    pub const fn held_turn(&self, holder: &Creature) -> HeldTurn {
        HeldTurn { strong: self.strong, holder_strong: holder.strong }
    }
}
