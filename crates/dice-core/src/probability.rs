//! A chance, exactly.

use core::fmt;
use core::str::FromStr;

use alloc::string::String;

use num_bigint::BigUint;
use num_rational::Ratio;
use num_traits::{One, ToPrimitive, Zero};

use crate::weight::Weight;

/// The chance of something: an exact fraction from 0 to 1 in lowest terms.
///
/// It is shown with its per cent, rounded half up to one decimal, and read and serialised as the bare fraction.
///
/// ```
/// use dice_core::Probability;
/// let chance: Probability = "119/144".parse()?;
/// assert_eq!(chance.to_string(), "119/144 (82.6 %)");
/// assert_eq!(chance.fraction(), "119/144");
/// assert_eq!(chance.complement().fraction(), "25/144");
/// assert_eq!(chance.to_f64(), 119.0 / 144.0);
/// # Ok::<(), dice_core::ProbabilityError>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Probability(Ratio<BigUint>);

/// Why a text or a pair of numbers is not a [`Probability`].
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("a probability is a fraction from 0 to 1, like 119/144; `{0}` is not")]
pub struct ProbabilityError(String);

impl Probability {
    /// The chance of one in `of`, or of any whole number of them.
    ///
    /// # Errors
    /// Unless `part` is at most `of` and `of` is not 0.
    pub fn new(part: u128, of: u128) -> Result<Self, ProbabilityError> {
        Self::from_big(part.into(), of.into()).ok_or_else(|| ProbabilityError(alloc::format!("{part}/{of}")))
    }

    fn from_big(part: BigUint, of: BigUint) -> Option<Self> {
        (part <= of && !of.is_zero()).then(|| Probability(Ratio::new(part, of)))
    }

    /// A fraction that is in lowest terms already.
    pub(crate) fn in_lowest_terms(part: Weight, of: Weight) -> Self {
        Probability(Ratio::new_raw(part.into_big(), of.into_big()))
    }

    /// What can't happen.
    pub fn impossible() -> Self {
        Probability(Ratio::zero())
    }

    /// What is bound to happen.
    pub fn certain() -> Self {
        Probability(Ratio::one())
    }

    /// The top of the fraction in lowest terms.
    pub fn numerator(&self) -> &BigUint {
        self.0.numer()
    }

    /// The bottom of the fraction in lowest terms; never 0.
    pub fn denominator(&self) -> &BigUint {
        self.0.denom()
    }

    /// The chance that it doesn't happen.
    #[must_use]
    pub fn complement(&self) -> Self {
        Probability(Ratio::new_raw(self.0.denom() - self.0.numer(), self.0.denom().clone()))
    }

    /// The chance that both happen, if neither depends on the other.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Probability(&self.0 * &other.0)
    }

    /// The nearest floating-point number. Never decides a rule.
    pub fn to_f64(&self) -> f64 {
        self.0.to_f64().unwrap_or(f64::NAN)
    }

    /// The bare fraction, `119/144`, as it is serialised; `0` and `1` stand alone.
    pub fn fraction(&self) -> String {
        alloc::format!("{}", self.0)
    }

    /// In thousandths, rounded half up.
    pub(crate) fn per_mille(&self) -> u32 {
        let doubled = self.numerator() * 2_000_u32 + self.denominator();
        (doubled / (self.denominator() * 2_u32)).to_u32().unwrap_or(0)
    }
}

impl fmt::Display for Probability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let per_mille = self.per_mille();
        write!(f, "{} ({}.{} %)", self.0, per_mille / 10, per_mille % 10)
    }
}

impl FromStr for Probability {
    type Err = ProbabilityError;
    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let (part, of) = text.split_once('/').unwrap_or((text, "1"));
        let number = |digits: &str| {
            let plain = !digits.is_empty()
                && digits.len() <= Self::MOST_DIGITS
                && digits.bytes().all(|byte| byte.is_ascii_digit());
            if plain { digits.parse().ok() } else { None }
        };
        number(part)
            .zip(number(of))
            .and_then(|(part, of)| Self::from_big(part, of))
            .ok_or_else(|| ProbabilityError(text.chars().take(80).collect()))
    }
}

impl Probability {
    /// The most digits that are read above or below the bar: far more than any odds of ours have.
    pub const MOST_DIGITS: usize = 10_000;
}

#[cfg(feature = "serde")]
impl serde::Serialize for Probability {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Probability {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

crate::json_schema!(Probability, "A chance as an exact fraction in lowest terms; `0` and `1` stand alone.", {
    "type": "string",
    "pattern": "^[0-9]+(/[0-9]+)?$",
    "examples": ["119/144", "1"],
});
