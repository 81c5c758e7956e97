//! Exact numbers that are not chances: means, variances, expected rounds.

use core::fmt;

use alloc::string::String;

use num_bigint::{BigInt, BigUint};
use num_rational::Ratio;
use num_traits::ToPrimitive;

/// An exact fraction: a mean, a variance, an expected number of rounds.
///
/// ```
/// use dice_core::{D6, Dice, Odds};
/// let mean = Odds::of(|dice| dice.sum(5, D6)).mean();
/// assert_eq!(mean.to_string(), "35/2 (17.50)");
/// assert_eq!(mean.to_f64(), 17.5);
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Exact(Ratio<BigInt>);

impl Exact {
    pub(crate) fn new(numerator: BigInt, denominator: BigUint) -> Self {
        Exact(Ratio::new(numerator, denominator.into()))
    }

    /// The top of the fraction in lowest terms.
    pub fn numerator(&self) -> &BigInt {
        self.0.numer()
    }

    /// The bottom of the fraction in lowest terms; above 0.
    pub fn denominator(&self) -> &BigInt {
        self.0.denom()
    }

    /// The bare fraction, `35/2`; whole numbers stand alone.
    pub fn fraction(&self) -> String {
        alloc::format!("{}", self.0)
    }

    /// The nearest floating-point number.
    pub fn to_f64(&self) -> f64 {
        self.0.to_f64().unwrap_or(f64::NAN)
    }
}

impl fmt::Display for Exact {
    /// The fraction, and its value to two decimals, rounded half away from zero.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hundredths = (&self.0 * BigInt::from(100)).round().to_integer();
        let sign = if hundredths < BigInt::ZERO { "-" } else { "" };
        let hundredths = hundredths.magnitude();
        write!(f, "{} ({sign}{}.{:02})", self.0, hundredths / 100_u8, hundredths % 100_u8)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Exact {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

crate::json_schema!(Exact, "An exact fraction in lowest terms; a whole number stands alone.", {
    "type": "string",
    "pattern": "^-?[0-9]+(/[0-9]+)?$",
    "examples": ["64/35", "-2"],
});
