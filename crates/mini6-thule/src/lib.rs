//! A D6 system with a wild die: checks, combat, wounds, hero points, sheets and mass combat, rolled or as exact odds.
#![no_std]

extern crate alloc;

mod after_roll;
mod attack;
mod block_parry;
mod check;
mod cover;
mod damage;
mod dodge_action;
mod double_half;
mod duel;
mod dying;
mod error;
mod healing;
mod hero;
mod initiative;
mod mass_combat;
mod movement;
mod multi_action;
mod numbers;
mod opposed;
mod range;
pub mod rules;
mod scale;
mod strike;
mod throw;
mod turn;
mod wound_effects;
mod wound_track;

pub use after_roll::{AfterRoll, AfterRollOutcome};
pub use attack::{Attack, AttackOutcome};
pub use block_parry::{Defence, Guard, Incoming, blocked_blade_bites};
pub use check::{Check, CheckOutcome, Difficulty};
pub use cover::Cover;
pub use damage::Damage;
pub use dodge_action::{Dodge, DodgeAction};
pub use double_half::{Factor, TwistedCheck};
pub use duel::{Condition, Duel, DuelOutcome, DuelState, Fighter, Opening, Rounds};
pub use dying::{Dying, Fate, Minutes};
pub use error::Error;
pub use healing::{AssistedHealing, HealingOutcome, NaturalHealing, Treatable, Wound};
pub use hero::{Boost, HeroPoints, HeroPurse};
pub use initiative::{Initiative, InitiativeOutcome, TurnOrder};
pub use mass_combat::{Attackers, MassCombat, MassLaw, casualties};
pub use movement::{Movement, Pace};
pub use multi_action::Actions;
pub use numbers::{AtMost, Bonus, Soak, TargetNumber};
pub use opposed::{Opposed, OpposedOutcome};
pub use range::{Range, RangeBands};
pub use scale::Scale;
pub use strike::{OnMiss, Strike};
pub use throw::{Roll, Throw};
pub use turn::{DeclaredStrike, Turn};
pub use wound_effects::{STUN_DICE_LOST, StayAwake, StayAwakeOutcome};
pub use wound_track::{Harm, Stacking, WoundLevel, WoundState};
