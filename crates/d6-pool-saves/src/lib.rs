//! A light d6 system: pools of dice of which one is kept, saves, attacks with sixes that roll on, dying, and magic that
//! burns its caster. Every test is written once, as if it rolled dice; it can be rolled, replayed from dice on the table,
//! explained die by die, or worked out as exact odds.
//!
//! ```
//! use d6_pool_saves::{Level, Modifier, Resistances, Save, Verdict};
//! use dice_core::Resolve;
//!
//! // A level 16 dwarf, who resists poison, is hit by a paralysing poison of -1.
//! let dwarf = Save {
//!     level: Level::new(16)?,
//!     resistances: Resistances::new(1)?,
//!     modifier: Modifier::new(-1)?,
//!     ..Save::default()
//! };
//! assert_eq!(dwarf.odds().chance(&Verdict::Success).to_string(), "15/16 (93.8 %)");
//! assert_eq!(dwarf.replay(&[2, 1, 3, 4]).unwrap().outcome, Verdict::Success);
//! # Ok::<(), dice_core::OutOfRange>(())
//! ```
//!
//! # The chapters
//! - **Tests and saves**: [`Test`], [`Perception`], [`Save`], [`Resist`], [`DestinySave`], [`counter_burn`].
//! - **Health**: [`Health`], [`MagicPoints`], [`restoration`], [`Dying`].
//! - **Combat**: [`Defence`], [`Attack`], [`Sixes`], [`Weapon`], [`ResistedDamage`], [`Strike`], [`Assault`], [`Duel`],
//!   [`Turn`]; the special attacks [`Grab`], [`Swallow`] and [`Gaze`].
//! - **Magic**: [`Cast`], [`HardCast`], [`MpLess`], [`InnatePower`].
//! - **Creatures**: a [`Sheet`] as somebody wrote it down, its [`Figures`] and [`Faults`], and the [`Creature`] it makes.
//!
//! All rules are listed by id in [`rules::RULES`]; traces, errors and these pages name them.
//!
//! # Whose reading this is
//! The rule text leaves questions open. What we answered, and why, stands on the page `docs/rules/d6-pool-saves.md`, rule
//! by rule. What the text doesn't tell is an input here and never invented: what a level gives for free, creatures,
//! spells. The level tracks of the game's page on characters are offered beside free inputs.
//!
//! Not here: initiative beyond taking turns, the effects of single spells and powers, and movement on a map.
//!
//! # Features
//! - `serde`: every test, outcome and sheet as data. A test that can't be can't be read either: unknown fields, numbers
//!   out of range and fields given twice are refused by name.
//! - `schemars`: the JSON Schema of those data.
//! - `svg`: odds and traces as pictures.
//! - `arbitrary`, `proptest`: values for fuzzers and property tests, valid by construction. They need `std`.
//!
//! # Promises
//! No panics, whatever the numbers; no floating-point number decides anything; odds are exact. The same seed gives the same
//! dice in every later version. `no_std` with `alloc`.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
// for what is derived for fuzzers and property tests, which have it
#[cfg(any(feature = "arbitrary", feature = "proptest"))]
extern crate std;

mod armour;
mod attack;
mod blow;
mod casting;
mod creature;
mod damage;
mod duel;
mod dying;
mod error;
mod faults;
mod figures;
mod gaze;
mod grab;
mod health;
mod innate;
mod medium;
mod numbers;
#[cfg(feature = "serde")]
mod once;
mod perception;
mod reading;
mod resist;
pub mod rules;
mod save;
mod sheet;
mod spell;
mod strike;
mod swallow;
mod test;
mod tracks;
mod turn;

pub use armour::{Armour, Defence};
pub use attack::{Attack, AttackRoll, Sixes, SixesRoll};
pub use blow::Blow;
pub use casting::{Caster, Casting, ManaBurn};
pub use creature::{AttackForm, Creature};
pub use damage::{ResistedDamage, Weapon, sixes_floor};
pub use duel::{Duel, DuelEnd, Duellist, Melee, Side};
pub use dying::{Bleeding, Dying, LifeSpan, survival_dice};
pub use error::PoolError;
pub use faults::{Fault, Faults, Rejected};
pub use figures::{Against, ArmourFigures, Figures, HealthFigures, Magic, MagicFigures};
pub use gaze::{Gaze, Gazed};
pub use grab::{Grab, Grabbed, HeldTurn, Struggle};
pub use health::{Health, MagicPoints, RESTORATIONS_AN_HOUR, restoration, restorations_a_day};
pub use innate::{InnatePower, Uses};
pub use medium::{Media, Medium, MediumError};
pub use numbers::{
    Agile, ArmourValue, AtMost, AttackLevel, Attacks, BaseArmour, BurnedPoints, CombatLevel, CombatTraining, Damage,
    DestinyRerolls, DuelHealth, HealthBelow, HealthNow, Level, MagicLevel, MaximumHealth, Mental, Modifier, Perceptive,
    PointsHeld, Resistances, SaveBonus, SpellPoints, Strong, ToHit, Turns, Vulnerabilities,
};
pub use perception::Perception;
pub use resist::Resist;
pub use save::{DestinySave, DestinyVerdict, Save, counter_burn};
pub use sheet::{Condition, Sheet};
pub use spell::{Cast, HardCast, MpLess, Spell};
pub use strike::{Assault, Fate, Strike};
pub use swallow::{Swallow, Swallowed};
pub use test::{Keep, Test, TestDice, Verdict};
pub use turn::{Action, Preparation, Turn, attacks_after_exchange};

/// The examples of the README run too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
