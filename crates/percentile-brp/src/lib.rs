//! Percentile rules of the BRP family: skill rolls with five outcomes, resistance, experience and training, movement,
//! wounds and duels. Everything with dice can be rolled, replayed from dice on the table, explained die by die, or had
//! as exact odds, from one definition.
//!
//! ```
//! use dice_core::SeededRng;
//! use percentile_brp::{Resolve, Skill, SkillOutcome, SkillRoll};
//!
//! // a spear in a hand of 57 %
//! let thrust = SkillRoll { skill: Skill::new(57)?, impaling: true };
//! let odds = thrust.odds();
//! assert_eq!(odds.chance(&SkillOutcome::Critical).to_string(), "11/100 (11.0 %)");
//! assert_eq!(odds.at_least(&SkillOutcome::Success).to_string(), "57/100 (57.0 %)");
//!
//! // rolled by a seed, recorded, and played again from its dice
//! let record = thrust.record(&mut SeededRng::new(7));
//! assert_eq!(record.outcome, thrust.roll_seed(7));
//! assert_eq!(thrust.replay(&record.trace.faces()), Ok(record));
//! # Ok::<(), dice_core::OutOfRange>(())
//! ```
//!
//! # The chapters
//! - **Rolls.** [`Skill`] with its modifiers, [`SkillRoll`] and its five [outcomes](SkillOutcome), [`Hit`] from the
//!   attack to the damage taken, [`Resistance`].
//! - **Growth.** [`Experience`], [`ExperienceRun`] (the skill after so many checks), [`ExperienceUntil`] (the checks until
//!   a target), [`SkillRecord`]; the skills and how each grows as [`Subject`]; [`Training`]; [`CharacteristicRoll`],
//!   [`CharacteristicRecord`], [`CharacteristicTraining`]; [`SizeChange`].
//! - **[Movement](movement).** Runners and chases, rates of march, terrain, journeys in exact days, forced marches, water.
//! - **Injury.** [`HitPoints`] and [`Wound`]s, [`MinorSum`], [`MajorWound`], [`Fate`]; [`Exchange`] is the whole way from the attack to what
//!   follows; [`Physik`], [`HealingWeeks`], [`Patient`]; [`Duel`].
//! - **[Measures](measures).** Size and weight, rough conversions beside exact ones.
//! - **Sheets.** A [`Fighter`] as data: what the rules derive from it, and all its faults at once.
//!
//! # Whose reading
//! The rules follow one source text; where it is silent or contradicts itself the ruling stands on the rules page
//! `docs/rules/percentile-brp.md`, by the ids of [`rules`]. Not supported: the table of major wounds, which the source
//! leaves out (bring your own as an [`InjuryTable`]), spells, poison and disease, strike ranks, and hit locations.
//!
//! # Features
//! - `serde` (off by default): every test, sheet and result as data. What a constructor refuses, data can't smuggle in.
//! - `schemars`: the JSON Schema of those data.
//! - `svg`: odds and traces as pictures.
//! - `arbitrary`, `proptest`: values for fuzzers and property tests, valid by construction. They need `std`.
//!
//! # Promises
//! No `std`, no input or output, no floats, no unsafe code; nothing here panics, whatever the input. The same seed gives the
//! same dice on every platform and in every later version.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
// for what is derived for fuzzers and property tests, which have it
#[cfg(any(feature = "arbitrary", feature = "proptest"))]
extern crate std;

mod characteristic;
mod characteristic_training;
mod collapse;
mod derived;
mod duel;
mod error;
mod exchange;
mod experience;
mod experience_run;
mod fighter;
mod healing;
mod hit;
pub mod measures;
pub mod movement;
mod patient;
mod percent;
mod resistance;
pub mod rules;
mod size;
mod skill;
mod skills;
mod training;
mod wounds;

pub use characteristic::{Characteristic, CharacteristicRecord, CharacteristicRoll, Encounter, HUMAN_MAXIMUM, Score};
pub use characteristic_training::{CharacteristicTraining, FIRST_TERM, Horizon, Student};
pub use collapse::{Awareness, Injury, InjuryTable, Lost, MajorWound, Mark, MinorSum, Scar, Stand};
pub use derived::{Derived, DerivedSkill, DerivedWeapon, Fault, LookedOver, Thresholds};
pub use dice_core::{DamageDice, OutOfRange, Process, Resolve, UnknownWord};
pub use duel::{Combatant, Duel, DuelEnd, Side};
pub use error::Error;
pub use exchange::{Aftermath, Exchange};
pub use experience::{Experience, SkillRecord};
pub use experience_run::{Checks, ExperienceRun, ExperienceUntil};
pub use fighter::{Fighter, SheetWeapon};
pub use healing::{HealingWeeks, Physik, ToRecover, Treatment};
pub use hit::{Armour, Hit};
pub use patient::{OpenWound, Patient};
pub use percent::{Verdict, read_percentile};
pub use resistance::Resistance;
pub use rules::RULES;
pub use size::SizeChange;
pub use skill::{Bands, Skill, SkillOutcome, SkillRoll};
pub use skills::{Subject, Teaching};
pub use training::{Course, TRAINING_CEILING, Teacher, Term, Trained, Training};
pub use wounds::{Current, Fate, HitPoints, Total, Wound};

/// The examples of the README run too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
