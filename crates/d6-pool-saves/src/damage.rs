//! What a hit does: damage, and what a resistance makes of it.

use dice_core::{Dice, Resolve, vocabulary};

use crate::numbers::{Damage, Resistances, Strong, Vulnerabilities};
use crate::resist::Resist;
use crate::rules;
use crate::test::four_or_more;

vocabulary! {
    /// A weapon, beside the strength of who wields it (`pool.damage`; source: Attack Damage).
    pub enum Weapon, "pool.damage: weapon" {
        /// Heavy and impressive enough for all that strength: a great axe, a giant's club.
        Suitable = "suitable",
        /// Smaller: an ordinary weapon in a strong hand, a short one in a giant's.
        Smaller = "smaller",
    }
}

impl Weapon {
    /// The damage it does in the hand of a creature so strong: 1, and 1 for each strong attribute; with a smaller
    /// weapon for every two of them (`pool.damage`; source: Attack Damage).
    ///
    /// ```
    /// use d6_pool_saves::{Strong, Weapon};
    /// let giant = Strong::new(3)?;
    /// assert_eq!(Weapon::Suitable.damage(giant).get(), 4);
    /// assert_eq!(Weapon::Smaller.damage(giant).get(), 2);
    /// # Ok::<(), dice_core::OutOfRange>(())
    /// ```
    pub const fn damage(self, strong: Strong) -> Damage {
        let strength = match self {
            Weapon::Suitable => strong.get(),
            Weapon::Smaller => strong.get() / 2,
        };
        Damage::saturating(1 + strength as i64)
    }
}

/// The least that a six does by the rule of sixes, even if it stays short or is halved away: a point, if the attack has
/// a physical base damage of 3 or more (`pool.sixes-floor`; source: Attack Roll).
///
/// ```
/// use d6_pool_saves::{Damage, sixes_floor};
/// assert_eq!([2, 3, 9].map(|base| sixes_floor(Damage::new(base).unwrap())), [0, 1, 1]);
/// ```
pub const fn sixes_floor(base: Damage) -> u16 {
    if base.get() >= 3 { 1 } else { 0 }
}

/// Damage that meets a creature's resistances (`pool.resisted-damage`; source: Damage Effects).
///
/// If a resistance to any of the media is left after the vulnerabilities have cancelled theirs, the damage is halved,
/// once. A half point that is left over is rolled for: 4 or more makes it a whole one. A creature that is immune takes
/// nothing, and vulnerabilities don't change that.
///
/// ```
/// use d6_pool_saves::{Damage, Resistances, ResistedDamage, Vulnerabilities};
/// use dice_core::Resolve;
/// // a demon resists fire, and is hit with 5 points of it
/// let demon = ResistedDamage {
///     damage: Damage::new(5)?,
///     resistances: Resistances::new(1)?,
///     vulnerabilities: Vulnerabilities::new(0)?,
///     immune: false,
/// };
/// assert_eq!(demon.odds().chance(&2).fraction(), "1/2");
/// assert_eq!(demon.odds().chance(&3).fraction(), "1/2");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct ResistedDamage {
    /// The damage of the hit.
    pub damage: Damage,
    /// Resistances to the media of the attack, added up.
    #[cfg_attr(feature = "serde", serde(default))]
    pub resistances: Resistances,
    /// Vulnerabilities to the media of the attack, added up.
    #[cfg_attr(feature = "serde", serde(default))]
    pub vulnerabilities: Vulnerabilities,
    /// Whether the creature is immune to a medium of the attack.
    #[cfg_attr(feature = "serde", serde(default))]
    pub immune: bool,
}

impl Resolve for ResistedDamage {
    type Outcome = u16;

    fn resolve<D: Dice>(&self, dice: &mut D) -> u16 {
        let resist = Resist { resistances: self.resistances, vulnerabilities: self.vulnerabilities };
        if self.immune {
            0
        } else if resist.is_resistant() {
            halved(dice, self.damage.get())
        } else {
            self.damage.get()
        }
    }
}

/// Half of it, with the die for a half point left over (`pool.resisted-damage`; source: Damage Effects).
pub(crate) fn halved<D: Dice>(dice: &mut D, damage: u16) -> u16 {
    if damage % 2 == 0 {
        return damage / 2;
    }
    dice.part(rules::RESISTED_DAMAGE, |dice| damage / 2 + u16::from(four_or_more(dice)))
}
