//! How gear is written as data: a name from a list, or an object with more to say.

use alloc::string::String;
use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Error as _, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::Error;
use crate::armour::{Armour, ArmourDodge, ArmourSoak, Suit, WornArmour};
use crate::carried_weapon::{CarriedWeapon, WeaponMake};
use crate::enchantment::Plus;
use crate::shields::{CarriedShield, Shield, ShieldBonus, ShieldMake};
use crate::skills::Skill;
use crate::weapon_damage::WeaponDamage;
use crate::weapons::{Grip, Weapon, WeaponUse};

#[allow(clippy::trivially_copy_pass_by_ref)] // as serde wants it
fn no_plus(magic: &Plus) -> bool {
    *magic == Plus::default()
}

/// Reads a `Word` or an `Object`, and makes the same of either.
struct WordOrObject<Whole, Word, Object> {
    expected: &'static str,
    reads: PhantomData<(Whole, Word, Object)>,
}

impl<'de, Whole, Word, Object> Visitor<'de> for WordOrObject<Whole, Word, Object>
where
    Whole: From<Word> + TryFrom<Object, Error: fmt::Display>,
    Word: FromStr<Err: fmt::Display>,
    Object: Deserialize<'de>,
{
    type Value = Whole;
    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }
    fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Whole, E> {
        text.parse::<Word>().map(Whole::from).map_err(E::custom)
    }
    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Whole, A::Error> {
        Object::deserialize(MapAccessDeserializer::new(map))?.try_into().map_err(A::Error::custom)
    }
}

/// Serde for a `$whole` that is written as its bare name where `$bare` finds that this says it all.
macro_rules! word_or_object {
    ($whole:ident, $word:ty, $object:ty, $bare:expr, $expected:literal) => {
        impl Serialize for $whole {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                let bare: fn(&$whole) -> Option<$word> = $bare;
                match bare(self) {
                    Some(word) => word.serialize(serializer),
                    None => <$object>::from(self).serialize(serializer),
                }
            }
        }

        impl<'de> Deserialize<'de> for $whole {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let visitor = WordOrObject::<$whole, $word, $object> { expected: $expected, reads: PhantomData };
                deserializer.deserialize_any(visitor)
            }
        }

        dice_core::json_schema!($whole, $expected, |generator| {
            "anyOf": [generator.subschema_for::<$word>(), generator.subschema_for::<$object>()],
        });
    };
}

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct ArmourObject {
    /// Armour from the list, or else `soak`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    armour: Option<Armour>,
    /// What other armour soaks, its magic plus apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    soak: Option<ArmourSoak>,
    /// What other armour adds to Dodge; worked out if it is missing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    dodge: Option<ArmourDodge>,
    /// Its magic plus.
    #[serde(default, skip_serializing_if = "no_plus")]
    magic: Plus,
}

impl TryFrom<ArmourObject> for WornArmour {
    type Error = &'static str;
    fn try_from(object: ArmourObject) -> Result<Self, &'static str> {
        let suit = match (object.armour, object.soak, object.dodge) {
            (Some(armour), None, None) => Suit::Listed(armour),
            (None, Some(soak), dodge) => Suit::Other { soak, dodge },
            _ => return Err("mini6.armour: either `armour` from the list or `soak`, and maybe `dodge`, is allowed"),
        };
        Ok(WornArmour { suit, magic: object.magic })
    }
}

impl From<&WornArmour> for ArmourObject {
    fn from(worn: &WornArmour) -> Self {
        let (armour, soak, dodge) = match worn.suit {
            Suit::Listed(armour) => (Some(armour), None, None),
            Suit::Other { soak, dodge } => (None, Some(soak), dodge),
        };
        ArmourObject { armour, soak, dodge, magic: worn.magic }
    }
}

word_or_object!(
    WornArmour,
    Armour,
    ArmourObject,
    |worn| match worn.suit {
        Suit::Listed(armour) if no_plus(&worn.magic) => Some(armour),
        _ => None,
    },
    "armour: a name such as \"leather-cuirass\", or an object such as {\"soak\": 3, \"dodge\": -1}"
);

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct ShieldObject {
    /// A shield from the list, or else `bonus`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    shield: Option<Shield>,
    /// What another shield adds, its magic plus apart.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    bonus: Option<ShieldBonus>,
    /// Its magic plus.
    #[serde(default, skip_serializing_if = "no_plus")]
    magic: Plus,
}

impl TryFrom<ShieldObject> for CarriedShield {
    type Error = &'static str;
    fn try_from(object: ShieldObject) -> Result<Self, &'static str> {
        let make = match (object.shield, object.bonus) {
            (Some(shield), None) => ShieldMake::Listed(shield),
            (None, Some(bonus)) => ShieldMake::Other(bonus),
            _ => return Err("mini6.shields: either `shield` from the list or `bonus` is allowed"),
        };
        Ok(CarriedShield { make, magic: object.magic })
    }
}

impl From<&CarriedShield> for ShieldObject {
    fn from(carried: &CarriedShield) -> Self {
        let (shield, bonus) = match carried.make {
            ShieldMake::Listed(shield) => (Some(shield), None),
            ShieldMake::Other(bonus) => (None, Some(bonus)),
        };
        ShieldObject { shield, bonus, magic: carried.magic }
    }
}

word_or_object!(
    CarriedShield,
    Shield,
    ShieldObject,
    |carried| match carried.make {
        ShieldMake::Listed(shield) if no_plus(&carried.magic) => Some(shield),
        _ => None,
    },
    "a shield: a name such as \"light-shield\", or an object such as {\"bonus\": 4}"
);

#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct WeaponObject {
    /// A weapon from the list, or else `name`, `skill` and `damage`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    weapon: Option<Weapon>,
    /// What another weapon is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    name: Option<String>,
    /// The skill that another weapon is used with.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    skill: Option<Skill>,
    /// The damage of another weapon.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    damage: Option<WeaponDamage>,
    /// How it is held, if not as usual.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    grip: Option<Grip>,
    /// Its magic plus.
    #[serde(default, skip_serializing_if = "no_plus")]
    magic: Plus,
}

impl TryFrom<WeaponObject> for CarriedWeapon {
    type Error = Error;
    fn try_from(object: WeaponObject) -> Result<Self, Error> {
        let weapon = match (object.weapon, object.name, object.skill, object.damage) {
            (Some(weapon), None, None, None) => CarriedWeapon::from(weapon),
            (None, Some(name), Some(skill), Some(damage)) => {
                CarriedWeapon::other(name, WeaponUse { grip: Grip::OneHanded, skill, damage })
            }
            _ => return Err(Error::NeitherListedNorOther),
        };
        match object.grip {
            Some(grip) => weapon.held(grip),
            None => Ok(weapon),
        }
        .map(|weapon| weapon.with_magic(object.magic))
    }
}

impl From<&CarriedWeapon> for WeaponObject {
    fn from(carried: &CarriedWeapon) -> Self {
        let WeaponUse { grip, skill, damage } = carried.usage();
        let magic = carried.magic();
        match carried.make() {
            WeaponMake::Listed(weapon) => {
                let grip = (carried.usage() != weapon.usual_use()).then_some(grip);
                WeaponObject { weapon: Some(*weapon), name: None, skill: None, damage: None, grip, magic }
            }
            WeaponMake::Other(name) => WeaponObject {
                weapon: None,
                name: Some(name.clone()),
                skill: Some(skill),
                damage: Some(damage),
                grip: (grip != Grip::OneHanded).then_some(grip),
                magic,
            },
        }
    }
}

word_or_object!(
    CarriedWeapon,
    Weapon,
    WeaponObject,
    |carried| match carried.make() {
        WeaponMake::Listed(weapon) if *carried == CarriedWeapon::from(*weapon) => Some(*weapon),
        _ => None,
    },
    "a weapon: a name such as \"long-sword\", or an object such as {\"weapon\": \"long-sword\", \"magic\": 3}"
);
