//! Who casts, and how casting comes out.

use core::fmt;

use crate::armour::Armour;
use crate::error::PoolError;
use crate::numbers::{MagicLevel, Mental, SpellPoints};
use crate::test::TestDice;

/// Whether hard casting costs its caster a health level (`pool.hard-cast`; source: Hard Casting). As data it is the number
/// of levels: 1 or 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "u64", into = "u64"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum ManaBurn {
    /// It costs one.
    Burned,
    /// It costs none.
    Spared,
}

impl ManaBurn {
    /// The health levels lost.
    pub const fn health_lost(self) -> u16 {
        match self {
            ManaBurn::Burned => 1,
            ManaBurn::Spared => 0,
        }
    }
}

impl From<ManaBurn> for u64 {
    fn from(burn: ManaBurn) -> u64 {
        burn.health_lost().into()
    }
}

impl TryFrom<u64> for ManaBurn {
    type Error = dice_core::OutOfRange;
    fn try_from(lost: u64) -> Result<Self, Self::Error> {
        match lost {
            0 => Ok(ManaBurn::Spared),
            1 => Ok(ManaBurn::Burned),
            _ => Err(dice_core::OutOfRange::new(
                "pool.hard-cast: health lost to mana burn",
                i64::try_from(lost).unwrap_or(i64::MAX),
                0,
                1,
            )),
        }
    }
}

/// How casting a spell comes out (`pool.cast`, `pool.hard-cast`; source: Spellcasting; Hard Casting).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Casting {
    /// The spell fails.
    Failed(ManaBurn),
    /// The spell works.
    Cast(ManaBurn),
}

impl Casting {
    /// Whether the spell works.
    pub const fn works(self) -> bool {
        matches!(self, Casting::Cast(_))
    }

    /// The health levels that it costs the caster.
    pub const fn health_lost(self) -> u16 {
        let (Casting::Failed(burn) | Casting::Cast(burn)) = self;
        burn.health_lost()
    }
}

impl fmt::Display for Casting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Casting::Failed(ManaBurn::Burned) => "failed, burned",
            Casting::Failed(ManaBurn::Spared) => "failed",
            Casting::Cast(ManaBurn::Burned) => "cast, burned",
            Casting::Cast(ManaBurn::Spared) => "cast",
        })
    }
}

/// Who casts, as far as a spell cares.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Caster {
    /// The magic level.
    pub magic_level: MagicLevel,
    /// How mental the caster is.
    pub mental: Mental,
    /// The armour that it wears.
    pub armour: Armour,
}

impl Caster {
    /// The most points that a spell of it may have: its magic level, and half its magic level and five (`pool.cast`;
    /// source: Spellcasting; Magic Points).
    pub const fn most_points(&self) -> u16 {
        let (level, half_and_five) = (self.magic_level.get(), self.magic_level.half() + 5);
        if level < half_and_five { level } else { half_and_five }
    }

    /// The dice of hard casting a spell of so many points (`pool.hard-cast`; source: Hard Casting).
    pub fn hard_dice(&self, points: SpellPoints) -> TestDice {
        let small = i32::from(points.get() <= self.magic_level.fifth());
        let armour = i32::from(self.armour.casting_minus());
        TestDice::with_modifier(i32::from(self.mental.get()) - armour + small)
    }

    /// Nothing, unless a spell has more points than it can put into one (`pool.cast`).
    pub(crate) fn may_cast(self, points: SpellPoints) -> Result<(), PoolError> {
        let (points, magic_level) = (points.get(), self.magic_level.get());
        if points > magic_level {
            return Err(PoolError::OverMagicLevel { points, magic_level });
        }
        if points > self.most_points() {
            return Err(PoolError::OverHalfAndFive { points, magic_level, most: self.most_points() });
        }
        Ok(())
    }
}
