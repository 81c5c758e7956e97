//! A chance, exactly.

use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;

use alloc::string::String;

use num_bigint::BigUint;
use num_rational::Ratio;
use num_traits::ToPrimitive;

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
///
/// Its numbers may be of any size; up to 128 bits they take no memory of their own.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Probability {
    /// In lowest terms, so that equal chances are equal values.
    part: Weight,
    of: Weight,
}

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
        Self::of(&part.into(), &of.into()).ok_or_else(|| ProbabilityError(alloc::format!("{part}/{of}")))
    }

    fn of(part: &Weight, of: &Weight) -> Option<Self> {
        (part <= of && !of.is_zero()).then(|| Self::reduced(part, of))
    }

    /// The fraction of these two in lowest terms.
    fn reduced(part: &Weight, of: &Weight) -> Self {
        let shared = part.gcd(of);
        Self::in_lowest_terms(part.divided_by(&shared), of.divided_by(&shared))
    }

    /// A fraction that is in lowest terms already.
    pub(crate) fn in_lowest_terms(part: Weight, of: Weight) -> Self {
        Probability { part, of }
    }

    /// What can't happen.
    pub fn impossible() -> Self {
        Self::in_lowest_terms(Weight::ZERO, Weight::ONE)
    }

    /// What is bound to happen.
    pub fn certain() -> Self {
        Self::in_lowest_terms(Weight::ONE, Weight::ONE)
    }

    /// The top of the fraction in lowest terms.
    pub fn numerator(&self) -> BigUint {
        self.part.to_big()
    }

    /// The bottom of the fraction in lowest terms; never 0.
    pub fn denominator(&self) -> BigUint {
        self.of.to_big()
    }

    /// The top and the bottom, if both fit 128 bits: whatever a handful of dice come to does.
    ///
    /// ```
    /// use dice_core::{D6, Dice, Odds};
    /// let eleven = Odds::of(|dice| dice.sum(2, D6)).chance(&11);
    /// assert_eq!(eleven.as_u128(), Some((1, 18)));
    /// ```
    pub fn as_u128(&self) -> Option<(u128, u128)> {
        match (&self.part, &self.of) {
            (Weight::Small(part), Weight::Small(of)) => Some((*part, *of)),
            _ => None,
        }
    }

    /// The chance that it doesn't happen.
    #[must_use]
    pub fn complement(&self) -> Self {
        Self::in_lowest_terms(&self.of - &self.part, self.of.clone())
    }

    /// The chance that both happen, if neither depends on the other.
    #[must_use]
    pub fn and(&self, other: &Self) -> Self {
        Self::reduced(&(&self.part * &other.part), &(&self.of * &other.of))
    }

    /// The nearest floating-point number. Never decides a rule.
    pub fn to_f64(&self) -> f64 {
        if let (Some((part, of)), ..=53) = (self.as_u128(), self.of.bits()) {
            // a float holds both exactly, so that their quotient is rounded once, to the nearest
            return part.to_f64().zip(of.to_f64()).map_or(f64::NAN, |(part, of)| part / of);
        }
        Ratio::new_raw(self.numerator(), self.denominator()).to_f64().unwrap_or(f64::NAN)
    }

    /// The bare fraction, `119/144`, as it is serialised; `0` and `1` stand alone.
    pub fn fraction(&self) -> String {
        alloc::format!("{}", Bare(self))
    }

    /// In thousandths, rounded half up.
    pub(crate) fn per_mille(&self) -> u32 {
        if let (Weight::Small(part), Weight::Small(of)) = (&self.part, &self.of) {
            // neither the product nor the sum goes over 128 bits
            if *of < u128::MAX / 4_000 {
                return ((part * 2_000 + of) / (of * 2)) as u32;
            }
        }
        let of = self.denominator();
        let doubled = self.numerator() * 2_000_u32 + &of;
        (doubled / (of * 2_u32)).to_u32().unwrap_or(0)
    }
}

/// The fraction alone.
struct Bare<'a>(&'a Probability);

impl fmt::Display for Bare<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Probability { part, of } = self.0;
        if of.is_one() { write!(f, "{part}") } else { write!(f, "{part}/{of}") }
    }
}

impl fmt::Display for Probability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let per_mille = self.per_mille();
        write!(f, "{} ({}.{} %)", Bare(self), per_mille / 10, per_mille % 10)
    }
}

impl fmt::Debug for Probability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Probability({})", Bare(self))
    }
}

impl Ord for Probability {
    fn cmp(&self, other: &Self) -> Ordering {
        if self.of == other.of {
            return self.part.cmp(&other.part);
        }
        (&self.part * &other.of).cmp(&(&other.part * &self.of))
    }
}

impl PartialOrd for Probability {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
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
            .and_then(|(part, of): (BigUint, BigUint)| Self::of(&part.into(), &of.into()))
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
        serializer.collect_str(&Bare(self))
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
