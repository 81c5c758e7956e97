//! Rating rolls: one d6, read on a tier (`tiers.roll`, `tiers.player-facing`).

use dice_core::{D6, Dice, Resolve};

use crate::{Tier, TierOutcome, rules};

/// One d6 for a rating against an opposing rating (`tiers.roll`, "Rating Rolls"). Ratings are any whole numbers of 64 bits.
///
/// ```
/// use rating_tiers::{Resolve, TierOutcome, TierRoll};
/// let roll = TierRoll { actor: 15, opposing: 10 };
/// assert_eq!(roll.odds().chance(&TierOutcome::MajorSuccess).to_string(), "1/3 (33.3 %)");
/// assert_eq!(roll.replay(&[1])?.outcome, TierOutcome::MinorSetback);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct TierRoll {
    /// The rating of the one who acts.
    pub actor: i64,
    /// The rating that opposes it: an opponent's, or a difficulty's.
    pub opposing: i64,
}

impl TierRoll {
    /// The tier that the die is read on (`tiers.tier`).
    pub const fn tier(self) -> Tier {
        Tier::of(self.actor, self.opposing)
    }
}

impl Resolve for TierRoll {
    type Outcome = TierOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> TierOutcome {
        dice.part(rules::ROLL, |dice| self.tier().read(dice.die(D6)))
    }
}

dice_core::vocabulary! {
    /// The two parties of a roll: a player, who rolls, and an opponent, who doesn't (`tiers.player-facing`).
    pub enum Party, "tiers.player-facing: party", default Player {
        /// A player's character.
        Player = "player",
        /// Whoever is against it.
        Opponent = "opponent",
    }
}

impl Party {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Party::Player => Party::Opponent,
            Party::Opponent => Party::Player,
        }
    }
}

/// A roll that the player makes, whoever acts (`tiers.player-facing`, "Player Rolls").
///
/// If the opponent acts, the player rolls the defending rating against the opponent's. The outcome is always the
/// player's; for the opponent it is [mirrored](TierOutcome::mirrored).
///
/// ```
/// use rating_tiers::{Party, PlayerFacing, Resolve, TierOutcome};
/// // an opponent with an accuracy of 15 against a player with an avoidance of 10
/// let attacked = PlayerFacing { acting: Party::Opponent, attacking: 15, defending: 10 };
/// assert_eq!(attacked.replay(&[2])?.outcome, TierOutcome::MajorSetback);
/// assert_eq!(attacked.odds().chance_of(|outcome| outcome.is_success()).fraction(), "1/6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct PlayerFacing {
    /// Who acts.
    pub acting: Party,
    /// The rating of the one who acts.
    pub attacking: i64,
    /// The rating of the other one, who defends.
    pub defending: i64,
}

impl PlayerFacing {
    /// The roll that the player makes.
    pub const fn player_roll(self) -> TierRoll {
        match self.acting {
            Party::Player => TierRoll { actor: self.attacking, opposing: self.defending },
            Party::Opponent => TierRoll { actor: self.defending, opposing: self.attacking },
        }
    }

    /// What the roll comes to for the one who acts.
    pub(crate) fn resolve_for_actor<D: Dice>(self, dice: &mut D) -> TierOutcome {
        let outcome = self.resolve(dice);
        match self.acting {
            Party::Player => outcome,
            Party::Opponent => outcome.mirrored(),
        }
    }
}

impl Resolve for PlayerFacing {
    type Outcome = TierOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> TierOutcome {
        dice.part(rules::PLAYER_FACING, |dice| self.player_roll().resolve(dice))
    }
}
