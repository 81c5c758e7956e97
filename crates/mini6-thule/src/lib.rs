//! A D6 system with a wild die: checks, combat, wounds, hero points, sheets and mass combat, rolled or as exact odds.
//!
//! # First result
//! A swordswoman strikes twice in a turn and puts a hero point into the first blow:
//!
//! ```
//! use dice_core::{Resolve, SeededRng};
//! use mini6_thule::{Actions, Boost, Turn, WoundLevel};
//!
//! // her Blade of 5D against a Parry of 16, her damage of 5D against a Soak of 12
//! let turn = Turn {
//!     actions: Actions::new(2)?,
//!     attack_boost: Boost::new(1)?,
//!     ..Turn::new("5D".parse()?, 16.try_into()?, "5D".parse()?, 12.try_into()?)
//! };
//! let strike = turn.declare()?; // 4D+6 against 16
//!
//! // how it must go in the long run, exactly
//! let odds = strike.odds();
//! let down = odds.chance_of(|state| state.level() >= WoundLevel::Incapacitated);
//! assert_eq!(down.to_string(), "22828645/90699264 (25.2 %)");
//!
//! // rolled, with every die for the chat card
//! let card = strike.record(&mut SeededRng::new(1));
//! println!("{}: {}", card.outcome, card.trace);
//!
//! // or with dice that lie on the table
//! let played = strike.replay(&[2, 4, 1, 6, 3, 5, 2, 4, 4, 1])?;
//! assert_eq!(played.outcome.to_string(), "wounded"); // 16 + 6 hits, 16 damage is 4 over the soak
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # The chapters
//! Dice and hero points:
//! - [`throw`]: a code is rolled, ten dice at most, the last of them wild.
//! - [`check`], [`opposed`], [`double_half`]: against a target number, against each other, doubled or halved or rolled anew.
//! - [`hero`], [`after_roll`]: hero points before a roll and after it, and the purse they come from.
//!
//! Fighting:
//! - [`initiative`], [`multi_action`], [`movement`]: who acts when, how often, and how far they get.
//! - [`range`], [`cover`], [`scale`], [`attack`], [`dodge_action`], [`block_parry`]: what makes an attack hit or miss.
//! - [`damage`], [`wound_track`], [`wound_effects`], [`dying`], [`healing`]: what it does, and how one gets over it.
//! - [`turn`], [`strike`], [`duel`], [`mass_combat`]: all of it at once, from a declared attack to the fight of two or of hundreds.
//!
//! Characters and goods:
//! - [`sheet`]: a character on paper, what follows from it and all that is wrong with it at once.
//! - [`attributes`], [`skills`], [`perks`], [`narrative`], [`creation`], [`start_gear`]: what a character is made of.
//! - [`advancement`], [`training`]: getting better, by points or by gold.
//! - [`statics`], [`armour`], [`shields`], [`weapons`], [`carried_weapon`], [`weapon_damage`], [`enchantment`]: what it defends and
//!   strikes with. [`Sheet::turn_against`] and [`Sheet::fighter_against`] take a sheet into a fight.
//! - [`money`], [`crafting`]: what things cost, and how they are made.
//!
//! The ids of all rules are in [`rules`], and the page `docs/rules/mini6-thule.md` explains each.
//!
//! # Whose reading
//! The rule text is a campaign's house edition of a small D6 game. Where it is silent or can be read two ways, this crate takes
//! a ruling, and the page says which and why. One reading is offered beside ours: how wounds add up ([`Stacking`]). Not
//! covered: spells, monsters, and what narratives and perks do without figures. A target that dodges in the same moment
//! has a target number that is known before the attack is rolled: [`DodgeAction`] gives its odds, and [`Attack`] takes it.
//!
//! # Features
//! All are off by default.
//! - `serde`: every test and sheet reads and writes as data, unknown fields and numbers out of range refused.
//! - `schemars`: the JSON Schema of those data.
//! - `svg`: odds and traces as pictures.
//! - `arbitrary`, `proptest`: values for fuzzers and property tests, valid by construction. They need `std`.
//!
//! # Promises
//! No panics, no unsafe code, no floating-point number that decides anything, `no_std`; the same seed gives the same
//! dice on every platform and in every later version.
#![no_std]
#![cfg_attr(docsrs, feature(doc_cfg))]

extern crate alloc;
// for what is derived for fuzzers and property tests, which have it
#[cfg(any(feature = "arbitrary", feature = "proptest"))]
extern crate std;

pub mod after_roll;
pub mod attack;
pub mod block_parry;
pub mod check;
pub mod cover;
pub mod damage;
pub mod dodge_action;
pub mod double_half;
pub mod duel;
pub mod dying;
mod error;
mod fighter;
pub mod healing;
pub mod hero;
pub mod initiative;
pub mod mass_combat;
pub mod movement;
pub mod multi_action;
mod numbers;
pub mod opposed;
pub mod range;
pub mod rules;
pub mod scale;
pub mod strike;
pub mod throw;
pub mod turn;
pub mod wound_effects;
pub mod wound_track;

// Characters.
pub mod advancement;
pub mod attributes;
pub mod creation;
pub mod narrative;
pub mod perks;
pub mod sheet;
pub mod skills;
pub mod start_gear;
pub mod statics;
pub mod training;

// Goods.
pub mod armour;
pub mod carried_weapon;
pub mod crafting;
pub mod enchantment;
pub mod money;
pub mod shields;
pub mod weapon_damage;
pub mod weapons;

pub use after_roll::{AfterRoll, AfterRollOutcome};
pub use attack::{Attack, AttackOutcome};
pub use block_parry::{Defence, Guard, Incoming, blocked_blade_bites};
pub use check::{Check, CheckOutcome, Difficulty};
pub use cover::Cover;
pub use damage::Damage;
pub use dice_core::{DiceCode, OutOfRange, Process, Resolve, RollCode, UnknownWord};
pub use dodge_action::{Dodge, DodgeAction};
pub use double_half::{Factor, TwistedCheck};
pub use duel::{Duel, DuelOutcome, Fight, FightState, Opening, Rounds};
pub use dying::{Dying, Fate, Minutes};
pub use error::Error;
pub use fighter::{Condition, Fighter};
pub use healing::{AssistedHealing, HealingOutcome, NaturalHealing, Treatable, Wound};
pub use hero::{Boost, HeroPoints, HeroPurse};
pub use initiative::{Initiative, InitiativeOutcome, TurnOrder};
pub use mass_combat::{Attackers, MassCombat, MassLaw, casualties};
pub use movement::{Movement, Pace};
pub use multi_action::Actions;
pub use numbers::{AtMost, Bonus, Soak, TargetNumber};
pub use opposed::{Opposed, OpposedOutcome};
pub use range::{Range, RangeBands};
pub use rules::RULES;
pub use scale::Scale;
pub use strike::{OnMiss, Strike};
pub use throw::{Roll, Throw};
pub use turn::{DeclaredStrike, Turn};
pub use wound_effects::{STUN_DICE_LOST, StayAwake, StayAwakeOutcome};
pub use wound_track::{Harm, Stacking, WoundLevel, WoundState};

pub use advancement::{Advancement, CharacterPoints};
pub use attributes::Attribute;
pub use creation::{PlacedDice, Role};
pub use narrative::{Circumstance, Effect, Narrative, Power, RollKind, StrikeBoost, Takes};
pub use perks::{Perk, PerkUses, Race};
pub use sheet::{Archetype, Derived, Fault, FaultReport, Sheet, Unarmed, WeaponAttack};
pub use skills::{Skill, Skills};
pub use start_gear::{Ammunition, MissileCount, StartGear};
pub use statics::{Static, StaticBonuses};
pub use training::{Course, Settlement};

pub use armour::{Armour, ArmourDodge, ArmourSoak, Suit, WornArmour};
pub use carried_weapon::{CarriedWeapon, WeaponMake};
pub use crafting::{Craft, Crafting, MundanePrice, Rarity};
pub use enchantment::{MagicMetal, Plus};
pub use money::{Coin, CoinCount, Coins, Market, Money};
pub use shields::{CarriedShield, Shield, ShieldBonus, ShieldMake};
pub use weapon_damage::WeaponDamage;
pub use weapons::{Grip, Weapon, WeaponUse};

/// The examples of the README run too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
