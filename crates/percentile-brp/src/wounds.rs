//! Wounds: how bad one is, and what it means for those still standing.

use crate::Error;

dice_core::bounded! {
    /// The hit points of one who is whole, 1 to 1,000.
    pub struct Total(u16) "total hit points": 1..=1000;

    /// The hit points left, −1,000,000 to 1,000.
    pub struct Current(i32) "current hit points": -1_000_000..=1000;
}

dice_core::vocabulary! {
    /// How bad a wound is (`brp.wound`).
    pub enum Wound, "wound" {
        /// No harm done.
        Unharmed = "unharmed",
        /// Half of the total hit points at most.
        Minor = "minor",
        /// More than half of the total.
        Major = "major",
        /// More than there are left.
        Fatal = "fatal",
    }
}

/// Hit points: in all, and left. There are never more left than in all; there may be fewer than none.
///
/// ```
/// use percentile_brp::{HitPoints, Wound};
/// let fighter = HitPoints::full(13)?;
/// assert_eq!(fighter.wound(6), Wound::Minor);
/// assert_eq!(fighter.wound(7), Wound::Major);
/// assert_eq!(fighter.less(7).wound(7), Wound::Fatal); // six left
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, try_from = "HitPointsFields")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct HitPoints {
    total: Total,
    current: Current,
}

/// `{"total": 13, "current": 9}`; all are left if nothing else is said.
#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename = "HitPoints", deny_unknown_fields)]
struct HitPointsFields {
    /// In all.
    total: Total,
    /// Left; all, if nothing is said.
    #[serde(default)]
    current: Option<Current>,
}

#[cfg(feature = "serde")]
impl TryFrom<HitPointsFields> for HitPoints {
    type Error = Error;
    fn try_from(fields: HitPointsFields) -> Result<Self, Error> {
        let total = i64::from(fields.total);
        HitPoints::new(total, fields.current.map_or(total, i64::from))
    }
}

impl HitPoints {
    /// `current` hit points left of `total`.
    ///
    /// # Errors
    /// If the total is not 1 to 1,000, or there is more left than that.
    pub fn new(total: i64, current: i64) -> Result<Self, Error> {
        let (total, current) = (Total::new(total)?, Current::new(current)?);
        if current.get() > i32::from(total.get()) {
            return Err(Error::MoreThanAll { current: current.get(), total: total.get() });
        }
        Ok(HitPoints { total, current })
    }

    /// All of `total` left.
    ///
    /// # Errors
    /// If the total is not 1 to 1,000.
    pub fn full(total: i64) -> Result<Self, Error> {
        Self::new(total, total)
    }

    /// All of a total left.
    pub const fn whole(total: Total) -> Self {
        HitPoints { total, current: Current::saturating(total.get() as i64) }
    }

    /// The hit points in all.
    pub const fn total(self) -> u16 {
        self.total.get()
    }

    /// The hit points left; 0 or fewer with a foot in the grave.
    pub const fn current(self) -> i32 {
        self.current.get()
    }

    /// A wound of up to so much is minor: half of the total, rounded down, so that exactly half is minor.
    pub const fn minor_at_most(self) -> u32 {
        self.total.get() as u32 / 2
    }

    /// A wound of this much or more is fatal: more than is left.
    pub const fn fatal_from(self) -> u32 {
        if self.current.get() < 0 { 1 } else { self.current.get() as u32 + 1 }
    }

    /// How bad a wound of so much is (`brp.wound`). What is fatal is so even if it is less than half of the total.
    pub const fn wound(self, damage: u32) -> Wound {
        if damage == 0 {
            Wound::Unharmed
        } else if damage >= self.fatal_from() {
            Wound::Fatal
        } else if damage > self.minor_at_most() {
            Wound::Major
        } else {
            Wound::Minor
        }
    }

    /// What is left after a wound.
    #[must_use]
    pub const fn less(self, damage: u32) -> Self {
        HitPoints { current: Current::saturating(self.current.get() as i64 - damage as i64), ..self }
    }

    /// What there is after healing; never more than the total.
    #[must_use]
    pub const fn plus(self, healed: u32) -> Self {
        let (sum, total) = (self.current.get() as i64 + healed as i64, self.total.get() as i64);
        HitPoints { current: Current::saturating(if sum < total { sum } else { total }), ..self }
    }
}

dice_core::vocabulary! {
    /// What becomes of one whose wound was fatal (`brp.fatal`).
    pub enum Fate, "fate" {
        /// Not raised in time.
        Dead = "dead",
        /// There is still time: this round or the next.
        Dying = "dying",
        /// Raised to one hit point at least, in time.
        Saved = "saved",
    }
}

impl Fate {
    /// The fate of one with so many hit points left, so many rounds after the round of the fatal wound.
    ///
    /// ```
    /// use percentile_brp::{Fate, HitPoints};
    /// let fallen = HitPoints::new(12, -2)?;
    /// assert_eq!(Fate::of(fallen.plus(2), 1), Fate::Dying); // 0 is not enough
    /// assert_eq!(Fate::of(fallen.plus(3), 1), Fate::Saved);
    /// assert_eq!(Fate::of(fallen.plus(9), 2), Fate::Dead); // too late
    /// # Ok::<(), percentile_brp::Error>(())
    /// ```
    pub const fn of(hit_points: HitPoints, rounds_since: u32) -> Fate {
        match (rounds_since, hit_points.current() >= 1) {
            (0 | 1, true) => Fate::Saved,
            (0 | 1, false) => Fate::Dying,
            _ => Fate::Dead,
        }
    }
}

dice_core::made_of!(HitPoints: (Total, u16), |(total, lost)| {
    HitPoints { total, current: Current::saturating(i64::from(total) - i64::from(lost % 32)) }
});
