//! Health levels and magic points, and how they come back.

use crate::error::PoolError;
use crate::numbers::{HealthBelow, MaximumHealth};

/// How much one restoration gives back: a fifth of the maximum, rounded up (`pool.restoration`; source: Restoration).
///
/// ```
/// assert_eq!([1, 5, 6, 11].map(d6_pool_saves::restoration), [1, 1, 2, 3]);
/// ```
pub const fn restoration(maximum: u16) -> u16 {
    maximum.div_ceil(5)
}

/// How many restorations of health a day of rest and good food brings: one, or two with the healing skill
/// (`pool.restoration`; source: Health Levels).
pub const fn restorations_a_day(healing_skill: bool) -> u16 {
    if healing_skill { 2 } else { 1 }
}

/// How many restorations of magic points an hour brings (`pool.restoration`; source: Magic Points).
pub const RESTORATIONS_AN_HOUR: u16 = 1;

/// The health levels of a creature: never above the maximum, but below 0 they may be (`pool.restoration`,
/// `pool.dying`; source: Health Levels).
///
/// ```
/// use d6_pool_saves::{Health, MaximumHealth};
/// let mut health = Health::full(MaximumHealth::new(11)?);
/// health.lose(13);
/// assert_eq!(health.now(), -2);
/// assert!(health.is_down());
/// health.restore(1);
/// assert_eq!(health.now(), 1);
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "RawHealth"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Health {
    now: i16,
    maximum: MaximumHealth,
}

impl Health {
    /// The lowest that health can fall: so far below 0 there is nothing left to save.
    pub const LOWEST: i16 = HealthBelow::MIN.get();

    /// Unhurt.
    pub const fn full(maximum: MaximumHealth) -> Self {
        Health { now: maximum.get() as i16, maximum }
    }

    /// So many health levels out of a maximum.
    ///
    /// # Errors
    /// [`PoolError::OverMaximumHealth`] if there are more than the maximum, [`PoolError::OutOfRange`] if there are fewer
    /// than [`Health::LOWEST`].
    pub fn new(now: i16, maximum: MaximumHealth) -> Result<Self, PoolError> {
        if i32::from(now) > i32::from(maximum.get()) {
            return Err(PoolError::OverMaximumHealth { now, maximum: maximum.get() });
        }
        if now < Self::LOWEST {
            HealthBelow::new(now.into())?;
        }
        Ok(Health { now, maximum })
    }

    /// The health levels that are left; 0 or below when down.
    pub const fn now(self) -> i16 {
        self.now
    }

    /// The most that there can be.
    pub const fn maximum(self) -> u16 {
        self.maximum.get()
    }

    /// Whether the creature is down: unconscious and bleeding, at 0 or below.
    pub const fn is_down(self) -> bool {
        self.now <= 0
    }

    /// What one restoration gives back.
    pub const fn restoration(self) -> u16 {
        restoration(self.maximum())
    }

    /// Loses so many levels, down to [`Health::LOWEST`].
    pub fn lose(&mut self, levels: u16) {
        self.now = (i32::from(self.now) - i32::from(levels)).max(Self::LOWEST.into()) as i16;
    }

    /// Gains so many restorations, up to the maximum.
    pub fn restore(&mut self, restorations: u16) {
        let gained = i32::from(self.restoration()) * i32::from(restorations);
        self.now = (i32::from(self.now) + gained).min(self.maximum().into()) as i16;
    }

    /// Rests for so many days, with or without somebody who has the healing skill.
    pub fn rest(&mut self, days: u16, healing_skill: bool) {
        self.restore(days.saturating_mul(restorations_a_day(healing_skill)));
    }
}

#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct RawHealth {
    /// The health levels that are left.
    now: i16,
    /// The most that there can be.
    maximum: MaximumHealth,
}

#[cfg(feature = "serde")]
impl TryFrom<RawHealth> for Health {
    type Error = PoolError;
    fn try_from(raw: RawHealth) -> Result<Self, PoolError> {
        Health::new(raw.now, raw.maximum)
    }
}

/// The magic points of a creature: 0 up to the maximum (`pool.restoration`; source: Magic Points).
///
/// ```
/// use d6_pool_saves::{MagicPoints, PoolError};
/// let mut points = MagicPoints::new(5, 11)?;
/// assert_eq!(points.spend(6), Err(PoolError::NotEnoughPoints { points: 6, held: 5 }));
/// points.spend(3)?;
/// assert_eq!(points.now(), 2);
/// points.rest(2);
/// assert_eq!(points.now(), 8);
/// # Ok::<(), PoolError>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "RawMagicPoints"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct MagicPoints {
    now: u16,
    maximum: u16,
}

impl MagicPoints {
    /// All of them.
    pub const fn full(maximum: u16) -> Self {
        MagicPoints { now: maximum, maximum }
    }

    /// So many points out of a maximum.
    ///
    /// # Errors
    /// [`PoolError::OverMaximumPoints`] if there are more than the maximum.
    pub const fn new(now: u16, maximum: u16) -> Result<Self, PoolError> {
        if now > maximum {
            return Err(PoolError::OverMaximumPoints { now, maximum });
        }
        Ok(MagicPoints { now, maximum })
    }

    /// The points that are left.
    pub const fn now(self) -> u16 {
        self.now
    }

    /// The most that there can be.
    pub const fn maximum(self) -> u16 {
        self.maximum
    }

    /// What one restoration gives back.
    pub const fn restoration(self) -> u16 {
        restoration(self.maximum)
    }

    /// Spends so many points.
    ///
    /// # Errors
    /// [`PoolError::NotEnoughPoints`] if there are fewer; then nothing is spent.
    pub fn spend(&mut self, points: u16) -> Result<(), PoolError> {
        match self.now.checked_sub(points) {
            Some(left) => {
                self.now = left;
                Ok(())
            }
            None => Err(PoolError::NotEnoughPoints { points, held: self.now }),
        }
    }

    /// Gains so many restorations, up to the maximum.
    pub fn restore(&mut self, restorations: u16) {
        self.now = self.now.saturating_add(self.restoration().saturating_mul(restorations)).min(self.maximum);
    }

    /// Lets so many hours pass.
    pub fn rest(&mut self, hours: u16) {
        self.restore(hours.saturating_mul(RESTORATIONS_AN_HOUR));
    }
}

#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
struct RawMagicPoints {
    /// The points that are left.
    now: u16,
    /// The most that there can be.
    maximum: u16,
}

#[cfg(feature = "serde")]
impl TryFrom<RawMagicPoints> for MagicPoints {
    type Error = PoolError;
    fn try_from(raw: RawMagicPoints) -> Result<Self, PoolError> {
        MagicPoints::new(raw.now, raw.maximum)
    }
}

dice_core::made_of!(Health: (MaximumHealth, u16), |(maximum, lost)| {
    let mut health = Health::full(maximum);
    health.lose(lost);
    health
});
dice_core::made_of!(MagicPoints: (u8, u8), |(spent, maximum)| {
    let maximum = maximum.into();
    MagicPoints { now: u16::saturating_sub(maximum, spent.into()), maximum }
});
