//! Armour values: what an attacker has to reach.

use dice_core::vocabulary;

use crate::numbers::{Agile, ArmourValue, BaseArmour, CombatTraining};

vocabulary! {
    /// The armour that a creature wears (`pool.armour`; source: Armor Value).
    pub enum Armour, "pool.armour: armour", default None {
        /// No armour.
        None = "none",
        /// Light armour: one better, and hard casting a die worse.
        Light = "light",
        /// Heavy armour: two better, one agile attribute less, and hard casting two dice worse.
        Heavy = "heavy",
    }
}

impl Armour {
    /// What it adds to the armour value.
    pub const fn bonus(self) -> u16 {
        match self {
            Armour::None => 0,
            Armour::Light => 1,
            Armour::Heavy => 2,
        }
    }

    /// How many dice it takes from hard casting (`pool.hard-cast`; source: Hard Casting).
    pub const fn casting_minus(self) -> u16 {
        match self {
            Armour::None => 0,
            Armour::Light => 1,
            Armour::Heavy => 2,
        }
    }

    /// What is left of an agile attribute in it: heavy armour takes one away, if there is one.
    pub const fn agile(self, agile: Agile) -> u16 {
        match self {
            Armour::None | Armour::Light => agile.get(),
            Armour::Heavy => agile.get().saturating_sub(1),
        }
    }
}

/// What makes a creature hard to hit (`pool.armour`; source: Armor Value).
///
/// ```
/// use d6_pool_saves::{Agile, Armour, BaseArmour, CombatTraining, Defence};
/// // a human warrior of combat level 22, agile, in heavy armour
/// let warrior = Defence {
///     base: BaseArmour::new(3)?,
///     armour: Armour::Heavy,
///     training: CombatTraining::new(3)?,
///     agile: Agile::new(1)?,
/// };
/// assert_eq!((warrior.value().get(), warrior.held().get()), (8, 5));
/// assert_eq!((warrior.ignoring_armour().get(), Defence::HELD_IGNORING_ARMOUR.get()), (6, 3));
/// let lightly = Defence { armour: Armour::Light, ..warrior };
/// assert_eq!((lightly.value().get(), lightly.held().get()), (8, 4));
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields, default))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Defence {
    /// The armour value of the race.
    pub base: BaseArmour,
    /// The armour worn.
    pub armour: Armour,
    /// What combat training adds.
    pub training: CombatTraining,
    /// How agile the creature is.
    pub agile: Agile,
}

impl Defence {
    /// The armour value of a held creature against attacks that ignore armour: the least there is (`pool.ignore-armour`;
    /// source: Ignore Armor). The game master may judge otherwise.
    pub const HELD_IGNORING_ARMOUR: ArmourValue = ArmourValue::saturating(3);

    /// The armour value as it is in a fight.
    pub const fn value(&self) -> ArmourValue {
        let moving = self.training.get() + self.armour.agile(self.agile);
        ArmourValue::saturating(self.held().get() as i64 + moving as i64)
    }

    /// The armour value while held, or immobile for another reason: neither training nor agility counts.
    pub const fn held(&self) -> ArmourValue {
        ArmourValue::saturating(self.base.get() as i64 + self.armour.bonus() as i64)
    }

    /// The armour value against attacks that ignore armour, as grabs do: all but what the armour adds
    /// (`pool.ignore-armour`; source: Ignore Armor). Heavy armour still takes its agility away.
    pub const fn ignoring_armour(&self) -> ArmourValue {
        ArmourValue::saturating(self.value().get() as i64 - self.armour.bonus() as i64)
    }

    /// The armour value that an attack has to reach.
    pub const fn against(&self, held: bool, ignores_armour: bool) -> ArmourValue {
        match (held, ignores_armour) {
            (false, false) => self.value(),
            (true, false) => self.held(),
            (false, true) => self.ignoring_armour(),
            (true, true) => Self::HELD_IGNORING_ARMOUR,
        }
    }
}
