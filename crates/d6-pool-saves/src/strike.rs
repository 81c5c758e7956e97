//! A strike: from the attack roll to the damage that is done, and to what becomes of the target.

use core::fmt;

use dice_core::{Dice, Resolve};

use crate::attack::Attack;
use crate::blow::Blow;
use crate::dying::survival_dice;
use crate::numbers::{ArmourValue, AtMost, Damage, SaveBonus, ToHit};
use crate::rules;
use crate::test::Verdict;

/// An attack and the damage it does (`pool.strike`; source: Attack Roll; Damage Effects).
///
/// The attack roll, by the rule of sixes if `sixes`; the points of further sixes; halving if the target has `resisted`,
/// with the die for a half point. Endless sixes have no end, so damage is counted up to `at_most`, which means *this
/// or more*: its chance is exact, and no die is left out.
///
/// ```
/// use d6_pool_saves::{ArmourValue, AtMost, Damage, Strike};
/// use dice_core::Resolve;
/// let strike = Strike::new(ArmourValue::new(5)?, Damage::new(2)?, AtMost::new(5)?);
/// assert_eq!(strike.odds().chance(&2).fraction(), "11/36");
/// assert_eq!(strike.odds().chance(&5).fraction(), "1/1296"); // 5 or more
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Strike {
    /// The armour value of the target.
    pub armour: ArmourValue,
    /// The to-hit bonus of the attacker.
    #[cfg_attr(feature = "serde", serde(default))]
    pub to_hit: ToHit,
    /// Whether the target is willing, or immobile, so that a 1 is rolled again.
    #[cfg_attr(feature = "serde", serde(default))]
    pub willing: bool,
    /// The base damage.
    pub damage: Damage,
    /// Whether the rule of sixes holds: for physical attacks, but not for those of ethereal creatures.
    #[cfg_attr(feature = "serde", serde(default = "by_the_rule_of_sixes"))]
    pub sixes: bool,
    /// Whether the target has a resistance left against a medium of the attack, so that damage is halved.
    #[cfg_attr(feature = "serde", serde(default))]
    pub resisted: bool,
    /// Where counting ends: so much damage or more.
    pub at_most: AtMost,
}

#[cfg(feature = "serde")]
pub(crate) const fn by_the_rule_of_sixes() -> bool {
    true
}

impl Strike {
    /// A physical strike by the rule of sixes, with no to-hit bonus, at a target that doesn't resist it.
    pub const fn new(armour: ArmourValue, damage: Damage, at_most: AtMost) -> Self {
        Strike { armour, to_hit: ToHit::saturating(0), willing: false, damage, sixes: true, resisted: false, at_most }
    }

    /// The blow that it strikes.
    pub const fn blow(&self) -> Blow {
        let attack = Attack { armour: self.armour, to_hit: self.to_hit, willing: self.willing };
        Blow { attack, damage: self.damage, sixes: self.sixes, resisted: self.resisted }
    }
}

impl Resolve for Strike {
    type Outcome = u16;

    fn resolve<D: Dice>(&self, dice: &mut D) -> u16 {
        dice.part(rules::STRIKE, |dice| self.blow().land(dice, self.at_most.get()))
    }
}

/// A strike at a target with health to lose: who still stands, who lies dying, who is dead (`pool.strike`, `pool.dying`;
/// source: Attack Roll; Damage Effects; Health Levels).
///
/// A target at 0 health levels or below after damage must save at once to survive it; also one that was down before.
///
/// ```
/// use d6_pool_saves::{ArmourValue, Assault, AtMost, Blow, Damage, Fate, SaveBonus};
/// use dice_core::Resolve;
/// let assault = Assault {
///     blow: Blow::new(ArmourValue::new(4)?, Damage::new(3)?),
///     save_bonus: SaveBonus::new(1)?,
///     health: 3,
///     at_most: AtMost::new(20)?,
/// };
/// let felled = assault.replay(&[6, 2, 3, 4]).unwrap();
/// assert_eq!(felled.outcome, Fate::Dying(0));
/// assert_eq!(felled.trace.to_string(), "\
/// pool.strike: 3
///   pool.sixes: Hit(0)
///     1d6: wild 6, 2
/// pool.dying: Success
///   pool.test: Success
///     2d6: [3], 4
/// ");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Assault {
    /// The blow.
    pub blow: Blow,
    /// The save bonus of the target.
    pub save_bonus: SaveBonus,
    /// The health levels of the target.
    pub health: i16,
    /// Where counting damage ends: more than that takes no more from the target.
    pub at_most: AtMost,
}

/// What becomes of a target (`pool.strike`, `pool.dying`; source: Health Levels).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Fate {
    /// It is dead.
    Dead,
    /// It lies unconscious and bleeds, with so many health levels: 0 or below.
    Dying(i16),
    /// It stands, with so many health levels left.
    Standing(i16),
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fate::Dead => f.pad("dead"),
            Fate::Dying(health) => f.pad(&alloc::format!("dying at {health}")),
            Fate::Standing(health) => f.pad(&alloc::format!("standing at {health}")),
        }
    }
}

impl Resolve for Assault {
    type Outcome = Fate;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Fate {
        let damage = dice.part(rules::STRIKE, |dice| self.blow.land(dice, self.at_most.get()));
        let health = self.health.saturating_sub_unsigned(damage);
        if health > 0 {
            return Fate::Standing(health);
        }
        if damage == 0 {
            return Fate::Dying(health);
        }
        match dice.part(rules::DYING, |dice| survival_dice(self.save_bonus, health).roll(dice)) {
            Verdict::Failure => Fate::Dead,
            Verdict::Success => Fate::Dying(health),
        }
    }
}
