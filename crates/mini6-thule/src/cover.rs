//! Cover: how much of the target is hidden.

use dice_core::OutOfRange;

dice_core::vocabulary! {
    /// How much of the target is behind something, or in the dark (`mini6.cover`; source: Attacking a Target).
    ///
    /// ```
    /// use mini6_thule::Cover;
    /// assert_eq!(Cover::of_percent(80)?, Cover::ThreeQuarters);
    /// assert_eq!(Cover::ThreeQuarters.modifier(), Some(10));
    /// assert_eq!(
    ///     Cover::of_percent(101).unwrap_err().to_string(),
    ///     "mini6.cover: per cent of cover 101 is out of range: 0 to 100 are allowed"
    /// );
    /// # Ok::<(), dice_core::OutOfRange>(())
    /// ```
    pub enum Cover, "mini6.cover: cover", default None {
        /// Less than half.
        None = "none",
        /// Half or more: target number +5.
        Half = "half",
        /// Three quarters or more: target number +10.
        ThreeQuarters = "three-quarters",
        /// Nine tenths or more: target number +15.
        NineTenths = "nine-tenths",
        /// All of it: it can't be hit, whatever is rolled.
        Full = "full",
    }
}

impl Cover {
    /// The cover of a target of which so many per cent are hidden.
    ///
    /// # Errors
    /// Unless it is 0 to 100 per cent.
    pub const fn of_percent(percent: i64) -> Result<Self, OutOfRange> {
        match percent {
            0..50 => Ok(Cover::None),
            50..75 => Ok(Cover::Half),
            75..90 => Ok(Cover::ThreeQuarters),
            90..100 => Ok(Cover::NineTenths),
            100 => Ok(Cover::Full),
            _ => Err(OutOfRange::new("mini6.cover: per cent of cover", percent, 0, 100)),
        }
    }

    /// What it adds to the target number; none if the target can't be hit at all.
    pub const fn modifier(self) -> Option<i64> {
        match self {
            Cover::None => Some(0),
            Cover::Half => Some(5),
            Cover::ThreeQuarters => Some(10),
            Cover::NineTenths => Some(15),
            Cover::Full => None,
        }
    }
}
