//! The stats of a combatant (`tiers.stats`).

dice_core::vocabulary! {
    /// The core stats: all that combat rolls (`tiers.stats`, "Core Stats").
    ///
    /// ```
    /// use rating_tiers::CoreStat;
    /// assert_eq!(CoreStat::Accuracy.opposed_by(), CoreStat::Avoidance);
    /// ```
    pub enum CoreStat, "tiers.stats: core stat" {
        /// How well one hits.
        Accuracy = "accuracy",
        /// How well one isn't hit.
        Avoidance = "avoidance",
        /// How badly one hurts what one hits.
        Damage = "damage",
        /// How well one isn't hurt by what hits.
        Deflection = "deflection",
    }
}

/// What else a core stat is good for. How much is up to the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum SideUse {
    /// It takes from the penalties for range; see [`Ratings::accuracy_at_range`].
    OffsetsRangePenalties,
    /// It is the movement of one who dives for cover from an area attack.
    MovesWhenDivingForCover,
}

impl CoreStat {
    /// The stat of the other side that it is rolled against. Damage and deflection don't meet in a penetrating attack.
    #[must_use]
    pub const fn opposed_by(self) -> CoreStat {
        match self {
            CoreStat::Accuracy => CoreStat::Avoidance,
            CoreStat::Avoidance => CoreStat::Accuracy,
            CoreStat::Damage => CoreStat::Deflection,
            CoreStat::Deflection => CoreStat::Damage,
        }
    }

    /// What else it is good for, if anything.
    pub const fn side_use(self) -> Option<SideUse> {
        match self {
            CoreStat::Accuracy => Some(SideUse::OffsetsRangePenalties),
            CoreStat::Avoidance => Some(SideUse::MovesWhenDivingForCover),
            CoreStat::Damage | CoreStat::Deflection => None,
        }
    }
}

dice_core::vocabulary! {
    /// The support stats, which go into core stats and are not rolled themselves (`tiers.stats`, "Support Stats").
    pub enum SupportStat, "tiers.stats: support stat" {
        /// How large one is.
        Size = "size",
    }
}

impl SupportStat {
    /// The core stats that it goes into.
    pub const fn supports(self) -> &'static [CoreStat] {
        match self {
            SupportStat::Size => &[CoreStat::Avoidance, CoreStat::Damage, CoreStat::Deflection],
        }
    }
}

/// What size adds to the core stats that it supports (`tiers.stats`, "Support Stats").
///
/// The rule text says which stats these are, but not how much: that is for you to put in.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(default, deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct SizeEffect {
    /// What it adds to avoidance.
    pub avoidance: i64,
    /// What it adds to damage.
    pub damage: i64,
    /// What it adds to deflection.
    pub deflection: i64,
}

/// The core stats of one combatant (`tiers.stats`, "Core Stats"). Ratings are any whole numbers of 64 bits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Ratings {
    /// How well it hits.
    pub accuracy: i64,
    /// How well it isn't hit.
    pub avoidance: i64,
    /// How badly it hurts what it hits.
    pub damage: i64,
    /// How well it isn't hurt by what hits it.
    pub deflection: i64,
}

impl Ratings {
    /// The rating of one stat.
    pub const fn of(self, stat: CoreStat) -> i64 {
        match stat {
            CoreStat::Accuracy => self.accuracy,
            CoreStat::Avoidance => self.avoidance,
            CoreStat::Damage => self.damage,
            CoreStat::Deflection => self.deflection,
        }
    }

    /// With what size adds. A rating stops at the ends of 64 bits.
    #[must_use]
    pub const fn with_size(self, size: SizeEffect) -> Self {
        Ratings {
            accuracy: self.accuracy,
            avoidance: self.avoidance.saturating_add(size.avoidance),
            damage: self.damage.saturating_add(size.damage),
            deflection: self.deflection.saturating_add(size.deflection),
        }
    }

    /// The accuracy at a range, whose penalty is offset by so much, but never turned into a bonus.
    ///
    /// The rule text says that accuracy offsets range penalties, but not how much: `offset` is for you to put in.
    ///
    /// ```
    /// use rating_tiers::Ratings;
    /// let archer = Ratings { accuracy: 12, avoidance: 10, damage: 8, deflection: 6 };
    /// assert_eq!(archer.accuracy_at_range(5, 3), 10);
    /// assert_eq!(archer.accuracy_at_range(2, 3), 12);
    /// ```
    pub const fn accuracy_at_range(self, penalty: u32, offset: u32) -> i64 {
        self.accuracy.saturating_sub(penalty.saturating_sub(offset) as i64)
    }
}

/// A combatant as it is written down: core stats before size, and what size adds (`tiers.stats`).
///
/// ```
/// use rating_tiers::{Ratings, Sheet, SizeEffect};
/// let giant = Sheet {
///     accuracy: 8,
///     avoidance: 9,
///     damage: 12,
///     deflection: 11,
///     size: SizeEffect { avoidance: -4, damage: 4, deflection: 4 },
/// };
/// assert_eq!(giant.ratings(), Ratings { accuracy: 8, avoidance: 5, damage: 16, deflection: 15 });
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Sheet {
    /// How well it hits.
    pub accuracy: i64,
    /// How well it isn't hit, before size.
    pub avoidance: i64,
    /// How badly it hurts what it hits, before size.
    pub damage: i64,
    /// How well it isn't hurt by what hits it, before size.
    pub deflection: i64,
    /// What size adds.
    #[cfg_attr(feature = "serde", serde(default))]
    pub size: SizeEffect,
}

impl Sheet {
    /// The core stats as they are rolled, size included.
    pub const fn ratings(self) -> Ratings {
        let Sheet { accuracy, avoidance, damage, deflection, size } = self;
        Ratings { accuracy, avoidance, damage, deflection }.with_size(size)
    }
}
