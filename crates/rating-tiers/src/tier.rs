//! The five tiers (`tiers.tier`, `tiers.symmetry`).

use dice_core::Face;

use crate::TierOutcome;

dice_core::vocabulary! {
    /// How one's own rating stands to the opposing one, lowest first (`tiers.tier`, "Rating Tiers").
    pub enum Tier, "tiers.tier: tier" {
        /// 10 or more below.
        Inadequacy = "inadequacy",
        /// 5 to 9 below.
        Inferiority = "inferiority",
        /// Within 4 either way.
        Parity = "parity",
        /// 5 to 9 above.
        Superiority = "superiority",
        /// 10 or more above.
        Supremacy = "supremacy",
    }
}

use TierOutcome::{
    CompleteFailure as Failure, CompleteVictory as Victory, MajorSetback as Setback, MajorSuccess as Success,
    MinorSetback as Minus, MinorSuccess as Plus,
};

/// What each face of the d6 comes to, from 1 to 6, on each tier from the lowest (`tiers.roll`).
const OUTCOMES: [[TierOutcome; 6]; 5] = [
    [Failure, Setback, Setback, Setback, Setback, Minus],
    [Setback, Setback, Minus, Minus, Minus, Plus],
    [Setback, Minus, Minus, Plus, Plus, Success],
    [Minus, Plus, Plus, Plus, Success, Success],
    [Plus, Success, Success, Success, Success, Victory],
];

impl Tier {
    /// The tier of a rating against an opposing one, whatever they are.
    ///
    /// Exactly 5 above is superiority, exactly 5 below inferiority.
    ///
    /// ```
    /// use rating_tiers::Tier;
    /// assert_eq!(Tier::of(14, 10), Tier::Parity);
    /// assert_eq!(Tier::of(15, 10), Tier::Superiority);
    /// assert_eq!(Tier::of(i64::MIN, i64::MAX), Tier::Inadequacy);
    /// ```
    pub const fn of(actor: i64, opposing: i64) -> Self {
        // wide enough for the difference of any two ratings
        match actor as i128 - opposing as i128 {
            10.. => Tier::Supremacy,
            5..=9 => Tier::Superiority,
            -4..=4 => Tier::Parity,
            -9..=-5 => Tier::Inferiority,
            _ => Tier::Inadequacy,
        }
    }

    /// What a face of the d6 comes to on this tier (`tiers.roll`). A number below 1 counts as 1, one above 6 as 6.
    ///
    /// ```
    /// use rating_tiers::{Tier, TierOutcome};
    /// assert_eq!(Tier::Parity.read(5), TierOutcome::MinorSuccess);
    /// assert_eq!(Tier::Superiority.read(5), TierOutcome::MajorSuccess);
    /// ```
    pub const fn read(self, face: Face) -> TierOutcome {
        let place = match face {
            0 | 1 => 0,
            2..=5 => face as usize - 1,
            6.. => 5,
        };
        OUTCOMES[self as usize][place]
    }

    /// The best that can be rolled on this tier.
    pub const fn best(self) -> TierOutcome {
        self.read(6)
    }

    /// The tier as the other side has it (`tiers.symmetry`): read with seven less the die, it gives the mirrored outcome.
    ///
    /// ```
    /// use rating_tiers::Tier;
    /// assert_eq!(Tier::Superiority.mirrored(), Tier::Inferiority);
    /// assert_eq!(Tier::Superiority.mirrored().read(7 - 5), Tier::Superiority.read(5).mirrored());
    /// ```
    #[must_use]
    pub const fn mirrored(self) -> Self {
        match self {
            Tier::Inadequacy => Tier::Supremacy,
            Tier::Inferiority => Tier::Superiority,
            Tier::Parity => Tier::Parity,
            Tier::Superiority => Tier::Inferiority,
            Tier::Supremacy => Tier::Inadequacy,
        }
    }
}
