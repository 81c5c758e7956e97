//! Shields, and what else is held in the off hand.

use crate::armour::spell_penalty;
use crate::enchantment::{MagicMetal, Plus, STEEL_PRICE};
use crate::money::Money;

dice_core::vocabulary! {
    /// What the off hand holds (`mini6.shields`, source: *Shields*; *Defences*). It helps Block and Parry, never Soak.
    ///
    /// ```
    /// use mini6_thule::{Money, Shield};
    /// assert_eq!((Shield::Shield.block(), Shield::Shield.parry()), (4, 4));
    /// assert_eq!((Shield::OffHandDagger.block(), Shield::OffHandDagger.parry()), (0, 1));
    /// assert_eq!(Shield::DwarvenSteelShield.price(), Money::gold(1_000));
    /// ```
    pub enum Shield, "mini6.shields: shield" {
        /// A shield.
        Shield = "shield",
        /// A light shield.
        LightShield = "light-shield",
        /// A +1 shield of dwarven steel.
        DwarvenSteelShield = "dwarven-steel-shield",
        /// A dagger, dirk or the like.
        OffHandDagger = "off-hand-dagger",
        /// A short sword.
        OffHandShortSword = "off-hand-short-sword",
        /// A buckler.
        Buckler = "buckler",
    }
}

impl Shield {
    /// What it adds to Block, its own plus included.
    pub const fn block(self) -> i16 {
        match self {
            Shield::Shield => 4,
            Shield::LightShield => 2,
            Shield::DwarvenSteelShield => 5,
            Shield::OffHandDagger | Shield::OffHandShortSword | Shield::Buckler => 0,
        }
    }

    /// What it adds to Parry, its own plus included.
    pub const fn parry(self) -> i16 {
        match self {
            Shield::OffHandDagger | Shield::OffHandShortSword => 1,
            Shield::Buckler => 2,
            Shield::Shield | Shield::LightShield | Shield::DwarvenSteelShield => self.block(),
        }
    }

    /// The plus that its bonuses have in them.
    pub const fn plus(self) -> Plus {
        match self {
            Shield::DwarvenSteelShield => MagicMetal::DwarvenSteel.plus(),
            _ => Plus::saturating(0),
        }
    }

    /// What it costs: a dagger as a knife, a buckler as a light shield.
    pub const fn price(self) -> Money {
        match self {
            Shield::Shield | Shield::OffHandShortSword => Money::gold(10),
            Shield::LightShield | Shield::Buckler => Money::gold(3),
            Shield::DwarvenSteelShield => Shield::Shield.price().times(STEEL_PRICE),
            Shield::OffHandDagger => Money::gold(2),
        }
    }

    /// Whether it is a weapon and no shield: it stops no missiles (`mini6.block-parry`) and hinders no spells.
    pub const fn is_weapon(self) -> bool {
        matches!(self, Shield::OffHandDagger | Shield::OffHandShortSword)
    }
}

dice_core::bounded! {
    /// What a shield that isn't on the list adds to Block and Parry, its magic plus apart. 0 to 1,000.
    pub struct ShieldBonus(u16) "mini6.shields: bonus": 0..=1000;
}

/// A shield as it is carried: from the list or not, with a magic plus or without.
///
/// ```
/// use mini6_thule::{Plus, CarriedShield, Shield};
/// let shield = CarriedShield::from(Shield::Shield).with_magic(Plus::new(2)?);
/// assert_eq!((shield.block(), shield.parry(), shield.spell_penalty()), (6, 6, 2));
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
///
/// In data it is a name, `"shield"`, or an object: `{"shield": "light-shield", "magic": 1}` or `{"bonus": 4}`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct CarriedShield {
    /// The shield.
    pub make: ShieldMake,
    /// A magic plus, beyond one that the list counts in.
    pub magic: Plus,
}

/// A shield: one from the list, or another.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub enum ShieldMake {
    /// One from the list.
    Listed(Shield),
    /// One with a bonus of its own, to Block and Parry alike.
    Other(ShieldBonus),
}

impl From<Shield> for CarriedShield {
    fn from(shield: Shield) -> Self {
        CarriedShield { make: ShieldMake::Listed(shield), magic: Plus::default() }
    }
}

impl CarriedShield {
    /// A shield that isn't on the list.
    pub const fn other(bonus: ShieldBonus) -> Self {
        CarriedShield { make: ShieldMake::Other(bonus), magic: Plus::saturating(0) }
    }

    /// The same with a magic plus.
    #[must_use]
    pub const fn with_magic(self, magic: Plus) -> Self {
        CarriedShield { magic, ..self }
    }

    /// What it adds to Block. What only helps to parry blocks nothing, magic or not.
    pub const fn block(self) -> i32 {
        match self.make {
            ShieldMake::Listed(shield) if shield.block() == 0 => 0,
            ShieldMake::Listed(shield) => shield.block() as i32 + self.magic.get() as i32,
            ShieldMake::Other(bonus) => bonus.get() as i32 + self.magic.get() as i32,
        }
    }

    /// What it adds to Parry.
    pub const fn parry(self) -> i32 {
        let parry = match self.make {
            ShieldMake::Listed(shield) => shield.parry() as i32,
            ShieldMake::Other(bonus) => bonus.get() as i32,
        };
        parry + self.magic.get() as i32
    }

    /// What it adds to the target number of a spell (`mini6.armour-magic`): its base bonus less its plus, and nothing if it is
    /// a weapon.
    pub const fn spell_penalty(self) -> i32 {
        match self.make {
            ShieldMake::Listed(shield) if shield.is_weapon() => 0,
            ShieldMake::Listed(shield) => {
                let plus = shield.plus().get() as i32;
                spell_penalty(shield.parry() as i32 - plus, plus + self.magic.get() as i32)
            }
            ShieldMake::Other(bonus) => spell_penalty(bonus.get() as i32, self.magic.get() as i32),
        }
    }
}
