//! Being swallowed.

use dice_core::{Dice, Resolve, vocabulary};

use crate::attack::{Attack, AttackRoll};
use crate::numbers::{ArmourValue, ToHit};
use crate::rules;
use crate::test::four_or_more;

/// An attack that swallows its victim whole (`pool.swallow`; source: Swallow).
///
/// It hits by the armour value against attacks that ignore armour. The swallowed can act in a turn only if a die shows
/// 4 or more at its start, and all its spells are hard.
///
/// ```
/// use d6_pool_saves::{ArmourValue, Swallow, Swallowed, ToHit};
/// use dice_core::Resolve;
/// let worm = Swallow { armour: ArmourValue::new(4)?, to_hit: ToHit::new(0)?, willing: false };
/// assert_eq!(worm.odds().chance(&Swallowed::CanAct).fraction(), "1/4");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Swallow {
    /// The armour value of the victim against attacks that ignore armour.
    pub armour: ArmourValue,
    /// The to-hit bonus of the swallower.
    #[cfg_attr(feature = "serde", serde(default))]
    pub to_hit: ToHit,
    /// Whether the victim is willing, or immobile, so that a 1 is rolled again.
    #[cfg_attr(feature = "serde", serde(default))]
    pub willing: bool,
}

vocabulary! {
    /// How an attack that swallows comes out, and the victim's next turn (`pool.swallow`; source: Swallow).
    pub enum Swallowed, "pool.swallow: outcome" {
        /// It misses.
        Missed = "missed",
        /// Swallowed, and it can't act in its next turn.
        Helpless = "helpless",
        /// Swallowed, but it can act in its next turn.
        CanAct = "can-act",
    }
}

impl Resolve for Swallow {
    type Outcome = Swallowed;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Swallowed {
        dice.part(rules::SWALLOW, |dice| {
            let attack = Attack { armour: self.armour, to_hit: self.to_hit, willing: self.willing };
            match attack.resolve(dice) {
                AttackRoll::Miss => Swallowed::Missed,
                AttackRoll::Hit if four_or_more(dice) => Swallowed::CanAct,
                AttackRoll::Hit => Swallowed::Helpless,
            }
        })
    }
}
