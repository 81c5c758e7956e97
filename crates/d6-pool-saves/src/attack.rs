//! The attack roll, and what sixes do to it.

use dice_core::{D6, Dice, Face, Resolve, vocabulary};

use crate::numbers::{ArmourValue, AtMost, ToHit};
use crate::rules;

vocabulary! {
    /// How an attack roll comes out (`pool.attack`; source: Attack Roll).
    pub enum AttackRoll, "pool.attack: attack roll" {
        /// It goes by.
        Miss = "miss",
        /// It hits.
        Hit = "hit",
    }
}

/// The lowest face of the die after a six that is short which still hits.
const LIFTS_A_SIX: Face = 4;

/// An attack roll (`pool.attack`; source: Attack Roll).
///
/// A d6 must reach the target's armour value less the attacker's to-hit bonus. A 1 always misses; against a willing or
/// immobile target it is rolled again, once. A 6 that is short hits if a further die shows 4 or more, whatever the
/// armour; a 6 that is enough is not rolled again.
///
/// ```
/// use d6_pool_saves::{ArmourValue, Attack, AttackRoll, ToHit};
/// use dice_core::Resolve;
/// let fighter = Attack { armour: ArmourValue::new(7)?, to_hit: ToHit::new(2)?, willing: false };
/// assert_eq!(fighter.needed(), 5);
/// assert_eq!(fighter.odds().chance(&AttackRoll::Hit).fraction(), "1/3");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Attack {
    /// The armour value of the target.
    pub armour: ArmourValue,
    /// The to-hit bonus of the attacker.
    #[cfg_attr(feature = "serde", serde(default))]
    pub to_hit: ToHit,
    /// Whether the target is willing, or immobile, so that a 1 is rolled again.
    #[cfg_attr(feature = "serde", serde(default))]
    pub willing: bool,
}

impl Attack {
    /// What the die must show, which may be more or less than a die has.
    pub const fn needed(&self) -> i32 {
        self.armour.get() as i32 - self.to_hit.get() as i32
    }

    /// Whether a six is short, so that a further die decides.
    const fn six_is_short(self) -> bool {
        self.needed() > 6
    }

    /// What a face comes to by itself, with no further die.
    fn reached_by(self, face: Face) -> AttackRoll {
        if face > 1 && face as i32 >= self.needed() { AttackRoll::Hit } else { AttackRoll::Miss }
    }
}

impl Resolve for Attack {
    type Outcome = AttackRoll;

    fn resolve<D: Dice>(&self, dice: &mut D) -> AttackRoll {
        dice.part(rules::ATTACK, |dice| {
            let mut face = dice.die(D6);
            if face == 1 && self.willing {
                face = dice.die(D6);
            }
            match face {
                6 if self.six_is_short() && dice.die(D6) >= LIFTS_A_SIX => AttackRoll::Hit,
                _ => self.reached_by(face),
            }
        })
    }
}

/// An attack roll by the rule of sixes (`pool.sixes`; source: Attack Roll).
///
/// It holds for physical attacks, touches among them, but not for those of ethereal creatures. A 6 is rolled again even
/// if it is enough; every further 6 adds a point of damage and is rolled again. The die that lifts a short six is the
/// first of these, so that a 6 there does both.
///
/// ```
/// use d6_pool_saves::{ArmourValue, AtMost, Sixes, SixesRoll, ToHit};
/// use dice_core::Resolve;
/// let sixes = Sixes { armour: ArmourValue::new(7)?, to_hit: ToHit::new(0)?, willing: false, at_most: AtMost::new(9)? };
/// assert_eq!(sixes.replay(&[6, 6, 6, 3]).unwrap().outcome, SixesRoll::Hit(2));
/// assert_eq!(sixes.odds().chance(&SixesRoll::ShortSix).fraction(), "1/12");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Sixes {
    /// The armour value of the target.
    pub armour: ArmourValue,
    /// The to-hit bonus of the attacker.
    #[cfg_attr(feature = "serde", serde(default))]
    pub to_hit: ToHit,
    /// Whether the target is willing, or immobile, so that a 1 is rolled again.
    #[cfg_attr(feature = "serde", serde(default))]
    pub willing: bool,
    /// Where counting ends: so many further sixes or more.
    pub at_most: AtMost,
}

/// How an attack roll by the rule of sixes comes out (`pool.sixes`; source: Attack Roll).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum SixesRoll {
    /// It goes by.
    Miss,
    /// It goes by, but with a six: a mighty attack does a point of damage all the same (`pool.sixes-floor`).
    ShortSix,
    /// It hits, and so many sixes after the first add a point of damage each.
    Hit(u16),
}

impl core::fmt::Display for SixesRoll {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            SixesRoll::Miss => f.pad("miss"),
            SixesRoll::ShortSix => f.pad("short six"),
            SixesRoll::Hit(further) => f.pad(&alloc::format!("hit +{further}")),
        }
    }
}

impl Attack {
    /// Rolls it by the rule of sixes, where no two hits with `enough` or more further sixes differ to the caller.
    pub(crate) fn roll_on<D: Dice>(self, dice: &mut D, enough: u16) -> SixesRoll {
        dice.part(rules::SIXES, |dice| {
            // The chain is an exploding die: its sixes, added up, and the face that ends it. What is told apart is how
            // many sixes there are, as far as they count, and whether the die after a short one lifts it.
            let lifted = 6 + LIFTS_A_SIX;
            let enough = (6 * (u32::from(enough) + 1)).max(if self.six_is_short() { lifted } else { 0 });
            let mut chain = dice.exploding(D6, enough);
            if chain == 1 && self.willing {
                chain = dice.exploding(D6, enough);
            }
            match chain / 6 {
                0 if self.reached_by(chain) == AttackRoll::Hit => SixesRoll::Hit(0),
                0 => SixesRoll::Miss,
                1 if self.six_is_short() && chain < lifted => SixesRoll::ShortSix,
                sixes => SixesRoll::Hit(sixes as u16 - 1),
            }
        })
    }
}

impl Resolve for Sixes {
    type Outcome = SixesRoll;

    fn resolve<D: Dice>(&self, dice: &mut D) -> SixesRoll {
        let attack = Attack { armour: self.armour, to_hit: self.to_hit, willing: self.willing };
        match attack.roll_on(dice, self.at_most.get()) {
            SixesRoll::Hit(further) => SixesRoll::Hit(further.min(self.at_most.get())),
            roll => roll,
        }
    }
}
