//! A targeted attack from the first roll to the last (`tiers.exchange`).

use core::fmt;

use dice_core::{Dice, Resolve};

use crate::{Party, PlayerFacing, Ratings, TierOutcome, TierRoll};

/// A targeted attack: accuracy against avoidance; if that succeeds, damage against deflection, unless the attack
/// penetrates (`tiers.exchange`, "Core Stats").
///
/// What the outcomes do to anybody is the game's affair.
///
/// ```
/// use rating_tiers::{Exchange, ExchangeOutcome, Resolve, TierOutcome};
/// let attack = Exchange { accuracy: 12, avoidance: 10, damage: 16, deflection: 10, penetrating: false };
/// let hit = ExchangeOutcome::Hit(Some(TierOutcome::MajorSuccess));
/// assert_eq!(attack.odds().chance(&hit).to_string(), "1/6 (16.7 %)");
/// assert_eq!(attack.replay(&[4, 5])?.outcome, hit);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Exchange {
    /// How well the attacker hits.
    pub accuracy: i64,
    /// How well the target isn't hit.
    pub avoidance: i64,
    /// How badly the attacker hurts what it hits.
    pub damage: i64,
    /// How well the target isn't hurt by what hits it.
    pub deflection: i64,
    /// Whether deflection is no help against the attack, so that a hit needs no damage roll.
    #[cfg_attr(feature = "serde", serde(default))]
    pub penetrating: bool,
}

/// What an attack comes to for the attacker, worst first (`tiers.exchange`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum ExchangeOutcome {
    /// No hit, and the outcome of the accuracy roll.
    Missed(TierOutcome),
    /// A hit, and the outcome of the damage roll; none if the attack penetrates.
    Hit(Option<TierOutcome>),
}

impl Exchange {
    /// One combatant attacks another.
    pub const fn between(attacker: Ratings, target: Ratings, penetrating: bool) -> Self {
        Exchange {
            accuracy: attacker.accuracy,
            avoidance: target.avoidance,
            damage: attacker.damage,
            deflection: target.deflection,
            penetrating,
        }
    }

    /// The first roll: whether it hits.
    pub const fn accuracy_roll(self) -> TierRoll {
        TierRoll { actor: self.accuracy, opposing: self.avoidance }
    }

    /// The second roll: how badly it hurts.
    pub const fn damage_roll(self) -> TierRoll {
        TierRoll { actor: self.damage, opposing: self.deflection }
    }

    /// Whether the last roll of the attack is a major success for the attacker, made by the player whoever attacks
    /// (`tiers.player-facing`).
    pub(crate) fn strikes_home<D: Dice>(self, dice: &mut D, acting: Party) -> bool {
        let facing = |roll: TierRoll| PlayerFacing { acting, attacking: roll.actor, defending: roll.opposing };
        let accuracy = facing(self.accuracy_roll()).resolve_for_actor(dice);
        if !accuracy.is_success() || self.penetrating {
            return accuracy.is_major_success();
        }
        facing(self.damage_roll()).resolve_for_actor(dice).is_major_success()
    }

    /// Whether its last roll can ever be a major success.
    pub(crate) const fn can_strike_home(self) -> bool {
        let accuracy = self.accuracy_roll().tier().best();
        if self.penetrating {
            accuracy.is_major_success()
        } else {
            accuracy.is_success() && self.damage_roll().tier().best().is_major_success()
        }
    }
}

impl Resolve for Exchange {
    type Outcome = ExchangeOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> ExchangeOutcome {
        let accuracy = self.accuracy_roll().resolve(dice);
        if !accuracy.is_success() {
            ExchangeOutcome::Missed(accuracy)
        } else if self.penetrating {
            ExchangeOutcome::Hit(None)
        } else {
            ExchangeOutcome::Hit(Some(self.damage_roll().resolve(dice)))
        }
    }
}

impl fmt::Display for ExchangeOutcome {
    /// As in `missed, minor-setback`, `hit, major-success`, or `hit` alone if the attack penetrates.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ExchangeOutcome::Missed(outcome) => write!(f, "missed, {outcome}"),
            ExchangeOutcome::Hit(Some(outcome)) => write!(f, "hit, {outcome}"),
            ExchangeOutcome::Hit(None) => f.write_str("hit"),
        }
    }
}
