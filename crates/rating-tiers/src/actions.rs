//! What can be done in combat (`tiers.actions`).

use crate::{CoreStat, Ratings, TierRoll};

dice_core::vocabulary! {
    /// What a player can do in combat (`tiers.actions`, "Combat Actions").
    ///
    /// ```
    /// use rating_tiers::{Action, CoreStat};
    /// let pair = Action::Volley.pair().unwrap();
    /// assert_eq!((pair.actor, pair.opposing), (CoreStat::Accuracy, CoreStat::Avoidance));
    /// ```
    pub enum Action, "tiers.actions: action" {
        /// Fight at range with an opponent that does so too, with spells or weapons.
        Volley = "volley",
        /// Fight at close quarters with an opponent that is close, with spells or weapons.
        Melee = "melee",
        /// Try to close with a distant opponent.
        Advance = "advance",
        /// Try to get away from an opponent that is near.
        Retreat = "retreat",
        /// Spend time on a later advantage.
        Prepare = "prepare",
    }
}

/// The stats that a roll compares: the actor's and the opponent's.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Pair {
    /// The actor's.
    pub actor: CoreStat,
    /// The opponent's, which opposes it.
    pub opposing: CoreStat,
}

impl Pair {
    /// A stat and what opposes it (`tiers.stats`).
    pub const fn of(actor: CoreStat) -> Self {
        Pair { actor, opposing: actor.opposed_by() }
    }

    /// The roll of one combatant against another.
    pub const fn roll(self, actor: Ratings, opponent: Ratings) -> TierRoll {
        TierRoll { actor: actor.of(self.actor), opposing: opponent.of(self.opposing) }
    }
}

impl Action {
    /// The stats that it rolls: for attacks, accuracy against avoidance; for moves, avoidance against the accuracy of
    /// the opponent that one moves under the eyes of. Preparing meets no opponent: it is a roll against a
    /// [`Difficulty`](crate::Difficulty), with whatever stat the preparation calls for.
    pub const fn pair(self) -> Option<Pair> {
        match self {
            Action::Volley | Action::Melee => Some(Pair::of(CoreStat::Accuracy)),
            Action::Advance | Action::Retreat => Some(Pair::of(CoreStat::Avoidance)),
            Action::Prepare => None,
        }
    }

    /// Whether it is an attack, and so an [`Exchange`](crate::Exchange): what hits goes on to roll damage.
    pub const fn is_attack(self) -> bool {
        matches!(self, Action::Volley | Action::Melee)
    }
}
