//! A creature as somebody wrote it down: any numbers, right or wrong.

use alloc::collections::{BTreeMap, BTreeSet};

use dice_core::vocabulary;

use crate::armour::Armour;
use crate::damage::Weapon;
use crate::faults::Faults;
use crate::figures::Figures;
use crate::medium::{Media, Medium};
use crate::reading::Reading;

vocabulary! {
    /// What has befallen a creature, as far as the rules care (source: Armor Value; Grab; Spellcasting).
    pub enum Condition, "pool.turn: condition" {
        /// Held, or immobile for another reason (`pool.armour`).
        Held = "held",
        /// Swallowed: all its spells are hard (`pool.swallow`).
        Swallowed = "swallowed",
        /// Disrupted in voice or gesture: all its spells are hard (`pool.cast`).
        Disrupted = "disrupted",
        /// Both hands tied: it can't cast (`pool.cast`).
        HandsTied = "hands-tied",
        /// Gagged: it can't cast (`pool.cast`).
        Gagged = "gagged",
    }
}

/// A creature sheet as somebody wrote it down. Its numbers may be anything: [`Sheet::figures`] derives what can be
/// derived and lists every fault, and `Creature::try_from` makes a [`Creature`](crate::Creature) of a sheet without faults.
///
/// What the levels give may be left out, and is then taken from the tracks (`pool.tracks`); or given, and then it holds.
///
/// ```
/// use d6_pool_saves::{Armour, Creature, Sheet};
/// let warrior = Sheet { level: 22, combat_level: 22, agile: 1, armour: Armour::Heavy, ..Sheet::default() };
/// assert_eq!(Creature::try_from(warrior)?.defence().value().get(), 8);
///
/// let scrawl = Sheet { level: -1, max_health: Some(11), health: Some(12), base_armour: 2, ..Sheet::default() };
/// let (_, faults) = scrawl.figures();
/// assert_eq!(faults.to_string(), "\
/// level: pool.save: level -1 is out of range: 0 to 1000 are allowed; \
/// base_armour: pool.armour: base armour value 2 is out of range: 3 to 1000 are allowed; \
/// health: pool.restoration: 12 health levels are more than the maximum of 11");
/// # Ok::<(), d6_pool_saves::Rejected>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields, default))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
#[allow(clippy::struct_excessive_bools)] // a sheet has boxes to tick
pub struct Sheet {
    /// The level, or hit dice.
    pub level: i64,
    /// The level on the combat track.
    pub combat_level: i64,
    /// The level on the attack track.
    pub attack_level: i64,
    /// The magic level.
    pub magic_level: i64,
    /// How strong: 0 for not, 3 for strong ×3.
    pub strong: i64,
    /// How agile.
    pub agile: i64,
    /// How mental.
    pub mental: i64,
    /// How perceptive.
    pub perceptive: i64,
    /// Health levels at most; left out: as many as the level.
    pub max_health: Option<i64>,
    /// Health levels now; left out: all.
    pub health: Option<i64>,
    /// Magic points at most; left out: as many as the magic level.
    pub max_magic_points: Option<i64>,
    /// Magic points now; left out: all.
    pub magic_points: Option<i64>,
    /// What it adds to its saves; left out: by level.
    pub save_bonus: Option<i64>,
    /// Destiny rerolls left.
    pub destiny_rerolls: i64,
    /// The armour value of the race.
    pub base_armour: i64,
    /// The armour worn.
    pub armour: Armour,
    /// Whether it wears a helmet.
    pub helmet: bool,
    /// Whether it wears gauntlets.
    pub gauntlets: bool,
    /// What combat training adds to the armour value; left out: by combat level.
    pub training: Option<i64>,
    /// The to-hit bonus; left out: by combat level.
    pub to_hit: Option<i64>,
    /// Attacks in a turn; left out: by attack level.
    pub attacks: Option<i64>,
    /// The weapon beside its strength.
    pub weapon: Weapon,
    /// The damage of its attacks; left out: by weapon and strength.
    pub damage: Option<i64>,
    /// What its attacks work by.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::once::words"))]
    pub media: Media,
    /// Whether it is ethereal, so that the rule of sixes doesn't hold for its attacks.
    pub ethereal: bool,
    /// Resistances by medium.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::once::counts"))]
    pub resistances: BTreeMap<Medium, i64>,
    /// Vulnerabilities by medium.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::once::counts"))]
    pub vulnerabilities: BTreeMap<Medium, i64>,
    /// What it is immune to.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::once::words"))]
    pub immunities: Media,
    /// What has befallen it.
    #[cfg_attr(feature = "serde", serde(deserialize_with = "crate::once::words"))]
    pub conditions: BTreeSet<Condition>,
    /// Whether it, or somebody with it, has the healing skill.
    pub healing_skill: bool,
}

impl Default for Sheet {
    /// A human of level 0, with nothing.
    fn default() -> Self {
        Sheet {
            level: 0,
            combat_level: 0,
            attack_level: 0,
            magic_level: 0,
            strong: 0,
            agile: 0,
            mental: 0,
            perceptive: 0,
            max_health: None,
            health: None,
            max_magic_points: None,
            magic_points: None,
            save_bonus: None,
            destiny_rerolls: 0,
            base_armour: 3,
            armour: Armour::None,
            helmet: false,
            gauntlets: false,
            training: None,
            to_hit: None,
            attacks: None,
            weapon: Weapon::Suitable,
            damage: None,
            media: Media::new(),
            ethereal: false,
            resistances: BTreeMap::new(),
            vulnerabilities: BTreeMap::new(),
            immunities: Media::new(),
            conditions: BTreeSet::new(),
            healing_skill: false,
        }
    }
}

impl Sheet {
    /// All figures that can be derived from it, and all its faults.
    pub fn figures(&self) -> (Figures, Faults) {
        let (reading, faults) = Reading::of(self);
        (Figures::of(self, &reading), faults)
    }
}
