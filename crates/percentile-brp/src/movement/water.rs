//! Travel by water.

use core::fmt;

dice_core::vocabulary! {
    /// Where a vessel goes (`brp.water`).
    pub enum Route, "route" {
        /// Along a coast or on a river.
        CoastOrRiver = "coast-or-river",
        /// On the open sea.
        OpenSea = "open-sea",
    }
}

dice_core::vocabulary! {
    /// How wind and water stand (`brp.water`).
    pub enum Wind, "wind" {
        /// Against the vessel.
        Unfavourable = "unfavourable",
        /// With it.
        Favourable = "favourable",
    }
}

dice_core::vocabulary! {
    /// For how long (`brp.water`).
    pub enum Span, "span" {
        /// An hour.
        Hour = "hour",
        /// A day: 24 hours on the open sea, the hours of daylight along a coast or on a river.
        Day = "day",
    }
}

/// A distance in both measures.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Distance {
    /// In miles.
    pub miles: u32,
    /// In tenths of a kilometre.
    pub kilometre_tenths: u32,
}

impl fmt::Display for Distance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} mi / {}", self.miles, self.kilometre_tenths / 10)?;
        match self.kilometre_tenths % 10 {
            0 => f.write_str(" km"),
            tenths => write!(f, ".{tenths} km"),
        }
    }
}

impl Route {
    /// How far a vessel comes (`brp.water`).
    ///
    /// A good day at sea is 309 km, where the source has 96 for its 192 miles: a slip of ours to mend, since its other
    /// pairs agree.
    ///
    /// ```
    /// use percentile_brp::movement::{Route, Span, Wind};
    /// assert_eq!(Route::OpenSea.distance(Wind::Favourable, Span::Day).to_string(), "192 mi / 309 km");
    /// assert_eq!(Route::CoastOrRiver.distance(Wind::Unfavourable, Span::Hour).to_string(), "2 mi / 3.2 km");
    /// ```
    pub const fn distance(self, wind: Wind, span: Span) -> Distance {
        let (miles, kilometre_tenths) = match (self, span, wind) {
            (Route::OpenSea, Span::Hour, Wind::Favourable) => (8, 130),
            (Route::OpenSea, Span::Hour, Wind::Unfavourable) => (1, 16),
            (Route::OpenSea, Span::Day, Wind::Favourable) => (192, 3_090),
            (Route::OpenSea, Span::Day, Wind::Unfavourable) => (24, 386),
            (Route::CoastOrRiver, Span::Hour, Wind::Favourable) => (4, 64),
            (Route::CoastOrRiver, Span::Hour, Wind::Unfavourable) => (2, 32),
            (Route::CoastOrRiver, Span::Day, Wind::Favourable) => (48, 770),
            (Route::CoastOrRiver, Span::Day, Wind::Unfavourable) => (12, 190),
        };
        Distance { miles, kilometre_tenths }
    }
}
