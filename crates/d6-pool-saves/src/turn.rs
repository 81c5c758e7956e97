//! What a creature may do in its turn.

use core::ops::RangeInclusive;

use dice_core::vocabulary;

use crate::error::PoolError;
use crate::numbers::Attacks;

vocabulary! {
    /// What a creature does with its turn: one of these (`pool.turn`; source: Combat Action).
    pub enum Action, "pool.turn: action" {
        /// Casts one spell, or uses one magic item.
        Magic = "magic",
        /// Attacks with all its attacks; any of them may be exchanged for loading a weapon or handling an item.
        Attack = "attack",
        /// Runs, about three times its movement.
        Run = "run",
    }
}

vocabulary! {
    /// What a creature may do before its action, once a turn (`pool.turn`; source: Combat Action).
    pub enum Preparation, "pool.turn: preparation" {
        /// Draws a weapon or takes out an item, and drops the old one unless it has a hand free.
        Draw = "draw",
        /// Moves.
        Move = "move",
    }
}

/// A turn: an action, and before it one preparation or none (`pool.turn`; source: Combat Action).
///
/// ```
/// use d6_pool_saves::{Action, Attacks, Preparation, Turn, attacks_after_exchange};
/// let turn = Turn { before: Some(Preparation::Move), action: Action::Run };
/// assert_eq!(turn.metres(10), 40);
/// // three attacks: one is given up to draw the sword
/// assert_eq!(attacks_after_exchange(Attacks::new(3)?, 1).unwrap().get(), 2);
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Turn {
    /// What is done before the action.
    #[cfg_attr(feature = "serde", serde(default))]
    pub before: Option<Preparation>,
    /// The action.
    pub action: Action,
}

impl Turn {
    /// How many times its movement a creature covers when it runs.
    pub const RUN: u32 = 3;
    /// How long a turn is, in seconds.
    pub const SECONDS: RangeInclusive<u16> = 4..=6;
    /// How many turns there are in a minute.
    pub const IN_A_MINUTE: RangeInclusive<u16> = 10..=15;

    /// About how many metres the turn carries a creature with so much movement.
    pub fn metres(&self, movement: u16) -> u32 {
        let moves = u32::from(self.before == Some(Preparation::Move));
        let runs = if self.action == Action::Run { Self::RUN } else { 0 };
        u32::from(movement) * (moves + runs)
    }
}

/// The attacks that are left when some are exchanged for loading or handling items (`pool.turn`; source: Attack).
///
/// # Errors
/// [`PoolError::TooManyExchanged`] if there are not so many.
pub fn attacks_after_exchange(attacks: Attacks, exchanged: u16) -> Result<Attacks, PoolError> {
    match attacks.get().checked_sub(exchanged) {
        Some(left) => Ok(Attacks::saturating(left.into())),
        None => Err(PoolError::TooManyExchanged { exchanged, attacks: attacks.get() }),
    }
}
