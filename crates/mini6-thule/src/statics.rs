//! Statics: the fixed numbers that an attack must reach.

use dice_core::DiceCode;

use crate::numbers::Bonus;

/// The static of a code: three to the die, and its pips (`mini6.static`, source: *Static Defenses*). Of the Dodge skill it is Dodge, of
/// Brawling Block, of the weapon's skill Parry, of Might Soak.
///
/// ```
/// assert_eq!(mini6_thule::statics::static_of("5D+1".parse()?), 16);
/// # Ok::<(), dice_core::NotationError>(())
/// ```
pub const fn static_of(code: DiceCode) -> i32 {
    code.total_pips() as i32
}

/// A static of a character: without armour and shield, and with them (`mini6.static`). In data, `[16, 15]`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(from = "[i32; 2]", into = "[i32; 2]")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Static {
    /// Without armour, shield and trinkets.
    pub bare: i32,
    /// With all that is worn and carried.
    pub equipped: i32,
}

impl Static {
    /// A value, and the same with so much more.
    pub(crate) const fn with(bare: i32, equipment: i32) -> Self {
        Static { bare, equipped: bare + equipment }
    }

    /// Half of both, rounded down.
    #[must_use]
    pub const fn halved(self) -> Self {
        Static { bare: self.bare.div_euclid(2), equipped: self.equipped.div_euclid(2) }
    }
}

impl From<[i32; 2]> for Static {
    fn from([bare, equipped]: [i32; 2]) -> Self {
        Static { bare, equipped }
    }
}

impl From<Static> for [i32; 2] {
    fn from(value: Static) -> Self {
        [value.bare, value.equipped]
    }
}

/// What rings, bracers, spells and the like add to the statics of a character.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields, default))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct StaticBonuses {
    /// Added to Dodge.
    pub dodge: Bonus,
    /// Added to Block.
    pub block: Bonus,
    /// Added to Parry.
    pub parry: Bonus,
    /// Added to Soak.
    pub soak: Bonus,
}

impl StaticBonuses {
    /// Whether nothing is added.
    pub fn is_none(&self) -> bool {
        *self == StaticBonuses::default()
    }
}
