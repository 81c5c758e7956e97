//! Units: the rough conversions of the table beside the exact ones.

use core::fmt;

/// A fraction of whole numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Fraction {
    /// The top.
    pub numerator: u64,
    /// The bottom.
    pub denominator: u64,
}

impl fmt::Display for Fraction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.denominator {
            1 => write!(f, "{}", self.numerator),
            denominator => write!(f, "{}/{denominator}", self.numerator),
        }
    }
}

const fn over(numerator: u64, denominator: u64) -> Fraction {
    Fraction { numerator, denominator }
}

/// What one metric unit is in the other measure: as the table has it, and exactly.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Conversion {
    /// The metric unit.
    pub metric: &'static str,
    /// The other.
    pub customary: &'static str,
    /// How many of the other one is, roughly, as printed.
    pub rough: Fraction,
    /// How many it is exactly, with the inch at 2.54 cm, the pound at 453.59237 g, and the United States' gallon of 231
    /// cubic inches.
    pub exact: Fraction,
}

/// A conversion by the rough figure of the table.
const fn conversion(metric: &'static str, customary: &'static str, rough: Fraction, exact: Fraction) -> Conversion {
    Conversion { metric, customary, rough, exact }
}

/// The conversions that the source prints, `brp.units`, each for one of the metric unit: "a third of a metre is a foot"
/// stands as 3 feet to the metre.
pub const CONVERSIONS: [Conversion; 9] = [
    conversion("centimetre", "inch", over(1, 3), over(50, 127)),
    conversion("metre", "foot", over(3, 1), over(1_250, 381)),
    conversion("metre", "yard", over(1, 1), over(1_250, 1_143)),
    conversion("kilometre", "mile", over(3, 5), over(15_625, 25_146)),
    conversion("gram", "ounce", over(3, 100), over(1_600_000, 45_359_237)),
    conversion("kilogram", "pound", over(11, 5), over(100_000_000, 45_359_237)),
    conversion("tonne", "pound", over(2_200, 1), over(100_000_000_000, 45_359_237)),
    conversion("litre", "quart", over(1, 1), over(500_000_000, 473_176_473)),
    conversion("litre", "gallon", over(1, 4), over(125_000_000, 473_176_473)),
];

/// A temperature on both scales, as printed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Temperature {
    /// Degrees Celsius.
    pub celsius: i32,
    /// Degrees Fahrenheit.
    pub fahrenheit: i32,
}

/// The temperatures that the source prints, `brp.units`. All four are exact.
pub const TEMPERATURES: [Temperature; 4] = [
    Temperature { celsius: 0, fahrenheit: 32 },
    Temperature { celsius: 20, fahrenheit: 68 },
    Temperature { celsius: 40, fahrenheit: 104 },
    Temperature { celsius: 100, fahrenheit: 212 },
];

/// Degrees Fahrenheit in fifths of a degree, exactly, for whole degrees Celsius.
///
/// ```
/// assert_eq!(percentile_brp::measures::fahrenheit(37), 5 * 98 + 3); // 98.6
/// ```
pub const fn fahrenheit(celsius: i32) -> i64 {
    9 * celsius as i64 + 5 * 32
}
