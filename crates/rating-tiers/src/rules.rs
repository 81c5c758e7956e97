//! The rules of rating tiers, by id.

dice_core::rules! {
    /// How far two ratings lie apart, in five tiers.
    TIER = "tiers.tier", "Rating tiers", "Rating Tiers", [Table];
    /// One d6, read on the tier.
    ROLL = "tiers.roll", "Rating roll", "Rating Rolls", [Test];
    /// The six outcomes, in order.
    OUTCOME = "tiers.outcome", "Outcomes", "Rating Rolls", [Table];
    /// The mirrored tier read with the mirrored die gives the mirrored outcome.
    SYMMETRY = "tiers.symmetry", "Symmetry", "Rating Tiers", [Table];
    /// What an unopposed roll is made against.
    DIFFICULTY = "tiers.difficulty", "Difficulty", "Rating Rolls", [Table];
    /// Only players roll: against an opponent that acts, the defending rating.
    PLAYER_FACING = "tiers.player-facing", "Player rolls", "Player Rolls", [Test];
    /// The four core stats and what opposes them; size, which supports three of them.
    STATS = "tiers.stats", "Core and support stats", "Core Stats", [Table];
    /// What can be done in combat, and the stats that it rolls.
    ACTIONS = "tiers.actions", "Combat actions", "Combat Actions", [Table];
    /// A targeted attack: accuracy against avoidance, then damage against deflection.
    EXCHANGE = "tiers.exchange", "Exchange", "Core Stats", [Test];
    /// Exchanges until a side has taken all the major successes that it can.
    CAMPAIGN = "tiers.campaign", "Campaign", "Combat", [Process];
}
