//! A fighter as a sheet of paper has one: anything may be written on it, and every fault is reported.

use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;

use crate::movement::Condition;

/// A fighter's sheet as it was filled in. Nothing is checked until [`Fighter::look_over`] is asked.
///
/// ```
/// use percentile_brp::Fighter;
/// let sheet = Fighter { con: Some(12), hit_points: Some(13), current: Some(20), ..Fighter::default() };
/// let looked_over = sheet.look_over();
/// assert_eq!(looked_over.derived.keep_pace, Some(36)); // CON × 3
/// assert_eq!(looked_over.faults.len(), 1);
/// assert_eq!(looked_over.faults[0].to_string(), "current: 20 hit points are left of 13: at most 13 are allowed (brp.wound)");
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields, default))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Fighter {
    /// Strength.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub str: Option<i64>,
    /// Constitution.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub con: Option<i64>,
    /// Size.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub siz: Option<i64>,
    /// Intelligence.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub int: Option<i64>,
    /// Power.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub pow: Option<i64>,
    /// Dexterity.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub dex: Option<i64>,
    /// Appearance.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub app: Option<i64>,
    /// The hit points in all.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub hit_points: Option<i64>,
    /// The hit points left; all of them if nothing is said, less the wounds if there are any.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub current: Option<i64>,
    /// What each open wound costs.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub wounds: Vec<i64>,
    /// Points of armour.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub armour: Option<i64>,
    /// How fit the fighter is to run; fresh if nothing is said.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub condition: Option<Condition>,
    /// What the fighter fights with.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub weapons: Vec<SheetWeapon>,
    /// Skills by their names in kebab-case.
    #[cfg_attr(
        feature = "serde",
        serde(skip_serializing_if = "BTreeMap::is_empty", deserialize_with = "each_key_once")
    )]
    pub skills: BTreeMap<String, i64>,
}

/// A weapon on a sheet.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct SheetWeapon {
    /// What it is called.
    pub weapon: String,
    /// The skill at attacking with it.
    pub skill: i64,
    /// The skill at parrying with it.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub parry: Option<i64>,
    /// Its damage, such as `1D8+1`.
    pub damage: String,
    /// Whether it impales.
    #[cfg_attr(feature = "serde", serde(default))]
    pub impaling: bool,
}

/// A map whose keys are all different: a skill that is written down twice is refused by name.
#[cfg(feature = "serde")]
fn each_key_once<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<String, i64>, D::Error> {
    struct EachKeyOnce;
    impl<'de> serde::de::Visitor<'de> for EachKeyOnce {
        type Value = BTreeMap<String, i64>;
        fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
            f.write_str("skills with their per cents")
        }
        fn visit_map<A: serde::de::MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
            let mut map = BTreeMap::new();
            while let Some(key) = entries.next_key::<String>()? {
                if map.contains_key(&key) {
                    return Err(serde::de::Error::custom(format_args!("duplicate field `{key}`")));
                }
                let value = entries.next_value()?;
                map.insert(key, value);
            }
            Ok(map)
        }
    }
    deserializer.deserialize_map(EachKeyOnce)
}
