//! What levels give. This is not in the rule text but on the same game's page about characters: helpers, beside which
//! every figure can be given freely.

use crate::numbers::{AttackLevel, Attacks, CombatLevel, CombatTraining, ToHit};

impl CombatLevel {
    /// The to-hit bonus it gives: a sixth of it, rounded half up (`pool.tracks`).
    ///
    /// ```
    /// use d6_pool_saves::CombatLevel;
    /// let bonuses = [1, 2, 4, 8, 10, 12].map(|level| CombatLevel::new(level).unwrap().to_hit().get());
    /// assert_eq!(bonuses, [0, 0, 1, 1, 2, 2]);
    /// ```
    pub const fn to_hit(self) -> ToHit {
        ToHit::saturating((self.get() as i64 + 3) / 6)
    }

    /// What it adds to the armour value: a sixth of it, rounded down (`pool.tracks`).
    ///
    /// ```
    /// # use d6_pool_saves::CombatLevel;
    /// assert_eq!(CombatLevel::new(22)?.training().get(), 3);
    /// # Ok::<(), dice_core::OutOfRange>(())
    /// ```
    pub const fn training(self) -> CombatTraining {
        CombatTraining::saturating(self.get() as i64 / 6)
    }
}

impl AttackLevel {
    /// The attacks of a turn: one, and one more for every six levels of this track, which is a track of its own
    /// (`pool.tracks`).
    ///
    /// ```
    /// use d6_pool_saves::AttackLevel;
    /// assert_eq!([11, 12, 17, 18].map(|level| AttackLevel::new(level).unwrap().attacks().get()), [2, 3, 3, 4]);
    /// ```
    pub const fn attacks(self) -> Attacks {
        Attacks::saturating(1 + self.get() as i64 / 6)
    }
}
