//! A weapon as it is carried.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use crate::Error;
use crate::enchantment::Plus;
#[cfg(any(feature = "arbitrary", feature = "proptest"))]
use crate::skills::Skill;
#[cfg(any(feature = "arbitrary", feature = "proptest"))]
use crate::weapon_damage::WeaponDamage;
use crate::weapons::{Grip, Weapon, WeaponUse};

/// A weapon as it is carried: from the list or not, held in a certain way, with a magic plus or without.
///
/// ```
/// use mini6_thule::{CarriedWeapon, Grip, Plus, Weapon};
/// let sword = CarriedWeapon::from(Weapon::LongSword).held(Grip::TwoHanded)?.with_magic(Plus::new(3)?);
/// assert_eq!(sword.usage().damage.to_string(), "M+2D+2");
/// assert!(CarriedWeapon::from(Weapon::Maul).held(Grip::Thrown).is_err());
/// # Ok::<(), mini6_thule::Error>(())
/// ```
///
/// In data it is a name, `"long-sword"`, or an object: `{"weapon": "long-sword", "grip": "two-handed", "magic": 3}`, or
/// `{"name": "tusks", "skill": "brawling", "damage": "M+1D"}` for what isn't on the list.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct CarriedWeapon {
    make: WeaponMake,
    usage: WeaponUse,
    magic: Plus,
}

/// A weapon: one from the list, or another by its name.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum WeaponMake {
    /// One from the list.
    Listed(Weapon),
    /// Another.
    Other(String),
}

impl From<Weapon> for CarriedWeapon {
    fn from(weapon: Weapon) -> Self {
        CarriedWeapon { make: WeaponMake::Listed(weapon), usage: weapon.usual_use(), magic: Plus::default() }
    }
}

impl CarriedWeapon {
    /// A weapon that isn't on the list.
    pub fn other(name: impl Into<String>, usage: WeaponUse) -> Self {
        CarriedWeapon { make: WeaponMake::Other(name.into()), usage, magic: Plus::default() }
    }

    /// The same in this grip.
    ///
    /// # Errors
    /// [`Error::NotUsedSo`] if a weapon from the list can't be used so.
    pub fn held(mut self, grip: Grip) -> Result<Self, Error> {
        match self.make {
            WeaponMake::Listed(weapon) => {
                let refused = || {
                    let allowed: Vec<_> = weapon.uses().iter().map(|usage| usage.grip.as_str()).collect();
                    Error::NotUsedSo { weapon, grip, allowed: allowed.join(" or ") }
                };
                self.usage = weapon.used(grip).ok_or_else(refused)?;
            }
            WeaponMake::Other(_) => self.usage.grip = grip,
        }
        Ok(self)
    }

    /// The same with a magic plus.
    #[must_use]
    pub fn with_magic(mut self, magic: Plus) -> Self {
        self.magic = magic;
        self
    }

    /// Which weapon it is.
    pub const fn make(&self) -> &WeaponMake {
        &self.make
    }

    /// Its name in data.
    pub fn name(&self) -> Cow<'static, str> {
        match &self.make {
            WeaponMake::Listed(weapon) => Cow::Borrowed(weapon.as_str()),
            WeaponMake::Other(name) => Cow::Owned(name.clone()),
        }
    }

    /// How it is used: the grip, the skill, the damage.
    pub const fn usage(&self) -> WeaponUse {
        self.usage
    }

    /// Its magic plus.
    pub const fn magic(&self) -> Plus {
        self.magic
    }

    /// What it adds to damage against somebody in armour.
    pub const fn against_armour(&self) -> i32 {
        match self.make {
            WeaponMake::Listed(weapon) => weapon.against_armour(),
            WeaponMake::Other(_) => 0,
        }
    }
}

// a weapon of the list in a grip that it is used in, or another in any
dice_core::made_of!(CarriedWeapon: (Option<Weapon>, String, Grip, Skill, WeaponDamage, Plus), |(listed, name, grip, skill, damage, magic)| {
    match listed {
        Some(weapon) => {
            let usage = weapon.used(grip).unwrap_or(weapon.usual_use());
            CarriedWeapon { make: WeaponMake::Listed(weapon), usage, magic }
        }
        None => CarriedWeapon { make: WeaponMake::Other(name), usage: WeaponUse { grip, skill, damage }, magic },
    }
});
