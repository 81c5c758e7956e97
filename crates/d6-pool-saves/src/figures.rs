//! What the rules derive from a sheet.

use alloc::collections::BTreeMap;

use dice_core::vocabulary;

use crate::armour::Defence;
use crate::casting::Caster;
use crate::dying::survival_dice;
use crate::health::{Health, MagicPoints, restorations_a_day};
use crate::medium::Medium;
use crate::numbers::{ArmourValue, Attacks, Damage, SaveBonus, ToHit};
use crate::reading::Reading;
use crate::resist::Resist;
use crate::sheet::{Condition, Sheet};
use crate::spell::MpLess;
use crate::test::TestDice;

/// The figures that follow from a sheet. What a fault keeps from being derived is none, and left out as data.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Figures {
    /// Armour values.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub armour: Option<ArmourFigures>,
    /// The to-hit bonus.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub to_hit: Option<ToHit>,
    /// Attacks in a turn.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub attacks: Option<Attacks>,
    /// Damage of an attack.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub damage: Option<Damage>,
    /// What is added to saves.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub save_bonus: Option<SaveBonus>,
    /// The dice of a save that nothing adds to or takes from.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub save: Option<TestDice>,
    /// The dice of a test of perception.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub perception: Option<TestDice>,
    /// What the creature has against single media.
    pub against: BTreeMap<Medium, Against>,
    /// Health levels.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub health: Option<HealthFigures>,
    /// Magic.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub magic: Option<MagicFigures>,
}

/// The armour values of a creature (`pool.armour`, `pool.ignore-armour`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct ArmourFigures {
    /// In a fight.
    pub normal: ArmourValue,
    /// Held or immobile.
    pub held: ArmourValue,
    /// In a fight, against attacks that ignore armour.
    pub ignoring: ArmourValue,
    /// Held or immobile, against attacks that ignore armour.
    pub held_ignoring: ArmourValue,
}

/// What a creature has against one medium (`pool.resist`, `pool.resisted-damage`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Against {
    /// It takes no damage.
    Immune,
    /// So many dice more to saves or, below 0, fewer. Above 0 damage is halved.
    Dice(i32),
}

/// The health of a creature (`pool.restoration`, `pool.dying`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct HealthFigures {
    /// Health levels now.
    pub now: i16,
    /// Health levels at most.
    pub maximum: u16,
    /// What one restoration gives back.
    pub restoration: u16,
    /// What a day of rest gives back.
    pub a_day: u16,
    /// The dice of the save to survive the blow, if the creature is down.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub survival: Option<TestDice>,
}

vocabulary! {
    /// How a creature can cast, as it is now (`pool.cast`; source: Spellcasting).
    pub enum Magic, "pool.cast: casting" {
        /// It can't.
        Barred = "barred",
        /// All its spells are hard.
        Hard = "hard",
        /// Spells of at most half its magic level are not hard.
        Free = "free",
    }
}

/// The magic of a creature (`pool.cast`, `pool.hard-cast`, `pool.mp-less`, `pool.counter-burn`, `pool.restoration`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct MagicFigures {
    /// How it can cast.
    pub casting: Magic,
    /// Magic points now.
    pub now: u16,
    /// Magic points at most.
    pub maximum: u16,
    /// What one restoration, an hour, gives back.
    pub restoration: u16,
    /// The most points of a spell, if there are so many.
    pub most_points: u16,
    /// A spell of more points is hard.
    pub easy_points: u16,
    /// Hard casting of a spell of at most so many points has a die more.
    pub small_points: u16,
    /// The most points of a spell that may be tried without any, from magic level 10.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub mp_less_points: Option<u16>,
    /// The most points that can be burned for a save now.
    pub burn_points: u16,
}

impl Figures {
    pub(crate) fn of(sheet: &Sheet, reading: &Reading) -> Self {
        let down = reading.health.is_some_and(Health::is_down);
        Figures {
            armour: reading.defence.map(ArmourFigures::of),
            to_hit: reading.to_hit,
            attacks: reading.attacks,
            damage: reading.damage,
            save_bonus: reading.save_bonus,
            save: reading.save_bonus.map(|bonus| TestDice::with_modifier(bonus.get().into())),
            perception: reading.perception.map(|perception| perception.dice()),
            against: against(sheet, reading),
            health: reading.health.map(|health| HealthFigures {
                now: health.now(),
                maximum: health.maximum(),
                restoration: health.restoration(),
                a_day: health.restoration() * restorations_a_day(sheet.healing_skill),
                survival: reading.save_bonus.filter(|_| down).map(|bonus| survival_dice(bonus, health.now())),
            }),
            magic: reading.caster.zip(reading.magic_points).map(|(caster, points)| {
                let casting = if down { Magic::Barred } else { sheet.casting() };
                MagicFigures::of(casting, caster, points)
            }),
        }
    }
}

impl ArmourFigures {
    fn of(defence: Defence) -> Self {
        ArmourFigures {
            normal: defence.value(),
            held: defence.held(),
            ignoring: defence.ignoring_armour(),
            held_ignoring: Defence::HELD_IGNORING_ARMOUR,
        }
    }
}

impl MagicFigures {
    fn of(casting: Magic, caster: Caster, points: MagicPoints) -> Self {
        let level = caster.magic_level;
        MagicFigures {
            casting,
            now: points.now(),
            maximum: points.maximum(),
            restoration: points.restoration(),
            most_points: caster.most_points(),
            easy_points: level.half(),
            small_points: level.fifth(),
            mp_less_points: (level.get() >= MpLess::LOWEST_LEVEL).then(|| level.tenth()),
            burn_points: level.half().min(points.now()),
        }
    }
}

impl Sheet {
    /// Whether its conditions and gauntlets let it cast (`pool.cast`).
    pub(crate) fn casting(&self) -> Magic {
        if self.bond().is_some() {
            Magic::Barred
        } else if self.gauntlets || self.has(Condition::Swallowed) || self.has(Condition::Disrupted) {
            Magic::Hard
        } else {
            Magic::Free
        }
    }

    /// What keeps it from casting at all: hands tied or a gag, either of them (`pool.cast`).
    pub(crate) fn bond(&self) -> Option<Condition> {
        [Condition::HandsTied, Condition::Gagged].into_iter().find(|&bond| self.has(bond))
    }

    pub(crate) fn has(&self, condition: Condition) -> bool {
        self.conditions.contains(&condition)
    }
}

fn against(sheet: &Sheet, reading: &Reading) -> BTreeMap<Medium, Against> {
    let mut against = BTreeMap::new();
    for medium in reading.resistances.keys().chain(reading.vulnerabilities.keys()) {
        let resist = Resist {
            resistances: reading.resistances.get(medium).copied().unwrap_or_default(),
            vulnerabilities: reading.vulnerabilities.get(medium).copied().unwrap_or_default(),
        };
        against.insert(medium.clone(), Against::Dice(resist.left()));
    }
    for medium in &sheet.immunities {
        against.insert(medium.clone(), Against::Immune);
    }
    against
}
