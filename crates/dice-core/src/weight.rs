//! Whole numbers of any size that are small nearly always: the weights and denominators of exact odds.

use core::cmp::Ordering;
use core::fmt;
use core::iter::Sum;
use core::ops::{AddAssign, Mul, MulAssign, Sub};

use num_bigint::BigUint;
use num_integer::Integer;
use num_traits::CheckedSub;

use crate::smooth::Smooth;

/// A whole number from 0 up: in 128 bits while it fits, as a big integer from there on.
///
/// A value that fits is always `Small`, so that equal numbers are equal values.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) enum Weight {
    Small(u128),
    Big(BigUint),
}

use Weight::{Big, Small};

impl Weight {
    pub(crate) const ZERO: Weight = Small(0);
    pub(crate) const ONE: Weight = Small(1);

    pub(crate) fn is_zero(&self) -> bool {
        *self == Small(0)
    }

    pub(crate) fn is_one(&self) -> bool {
        *self == Small(1)
    }

    /// How many binary digits it has.
    pub(crate) fn bits(&self) -> u64 {
        match self {
            Small(n) => u64::from(u128::BITS - n.leading_zeros()),
            Big(n) => n.bits(),
        }
    }

    pub(crate) fn to_big(&self) -> BigUint {
        match self {
            Small(n) => BigUint::from(*n),
            Big(n) => n.clone(),
        }
    }

    pub(crate) fn into_big(self) -> BigUint {
        match self {
            Small(n) => BigUint::from(n),
            Big(n) => n,
        }
    }

    pub(crate) fn pow(base: u32, exponent: u32) -> Weight {
        match u128::from(base).checked_pow(exponent) {
            Some(n) => Small(n),
            None => Big(BigUint::from(base).pow(exponent)),
        }
    }

    pub(crate) fn gcd(&self, other: &Weight) -> Weight {
        match (self, other) {
            (Small(a), Small(b)) => Small(gcd(*a, *b)),
            // one step of Euclid's brings the big one down to the size of the small one
            (Small(a), Big(b)) | (Big(b), Small(a)) => {
                if *a == 0 {
                    Big(b.clone())
                } else {
                    Small(gcd(*a, remainder(b, *a)))
                }
            }
            (Big(a), Big(b)) => gcd_of_big(a, b).into(),
        }
    }

    /// This number divided by one that divides it.
    pub(crate) fn divided_by(&self, divisor: &Weight) -> Weight {
        match (self, divisor) {
            (_, Small(1)) => self.clone(),
            (Small(a), Small(b)) => Small(a / b),
            (Small(_), Big(_)) => Small(0),
            (Big(a), Small(b)) => (a / *b).into(),
            (Big(a), Big(b)) => (a / b).into(),
        }
    }

    pub(crate) fn lcm(&self, other: &Weight) -> Weight {
        if self == other {
            return self.clone();
        }
        &self.divided_by(&self.gcd(other)) * other
    }
}

/// The greatest common divisor of two big numbers. The crate's own takes a step for every bit that one is longer than the
/// other; so powers of two are set apart, and a step of Euclid's brings the longer one down while it is much longer or
/// the shorter one divides it. Then a smooth one is taken apart.
fn gcd_of_big(a: &BigUint, b: &BigUint) -> BigUint {
    let zeros = |n: &BigUint| n.trailing_zeros().unwrap_or(0);
    let shared = zeros(a).min(zeros(b));
    let (mut long, mut short) = (a >> zeros(a), b >> zeros(b));
    loop {
        if long < short {
            core::mem::swap(&mut long, &mut short);
        }
        let rest = &long % &short;
        if rest.bits() == 0 {
            return short << shared;
        }
        if let Some(smooth) = Smooth::of(&short) {
            return smooth.shared_with(rest).into_big() << shared;
        }
        if long.bits() < short.bits() + 64 {
            return short.gcd(&rest) << shared;
        }
        long = &rest >> zeros(&rest);
    }
}

/// Euclid's greatest common divisor, in 64 bits as soon as both numbers fit.
fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b > u128::from(u64::MAX) {
        (a, b) = (b, a % b);
    }
    if b == 0 {
        return a;
    }
    let (mut a, mut b) = (b as u64, (a % b) as u64);
    while b != 0 {
        (a, b) = (b, a % b);
    }
    u128::from(a)
}

fn remainder(big: &BigUint, divisor: u128) -> u128 {
    let rest = big % divisor;
    rest.try_into().unwrap_or(0)
}

impl From<u128> for Weight {
    fn from(n: u128) -> Self {
        Small(n)
    }
}

impl From<BigUint> for Weight {
    fn from(n: BigUint) -> Self {
        match u128::try_from(&n) {
            Ok(small) => Small(small),
            Err(_) => Big(n),
        }
    }
}

impl Mul for &Weight {
    type Output = Weight;
    #[inline]
    fn mul(self, other: &Weight) -> Weight {
        match (self, other) {
            (Small(a), Small(b)) => match a.checked_mul(*b) {
                Some(n) => Small(n),
                None => Big(BigUint::from(*a) * *b),
            },
            (Small(0), Big(_)) | (Big(_), Small(0)) => Small(0),
            (Small(a), Big(b)) | (Big(b), Small(a)) => match u64::try_from(*a) {
                Ok(a) => Big(b * a),
                Err(_) => Big(b * *a),
            },
            (Big(a), Big(b)) => Big(a * b),
        }
    }
}

impl MulAssign<&Weight> for Weight {
    #[inline]
    fn mul_assign(&mut self, other: &Weight) {
        if let (Big(a), Small(b @ 1..)) = (&mut *self, other) {
            match u64::try_from(*b) {
                Ok(b) => *a *= b,
                Err(_) => *a *= *b,
            }
            return;
        }
        *self = &*self * other;
    }
}

impl AddAssign<&Weight> for Weight {
    #[inline]
    fn add_assign(&mut self, other: &Weight) {
        match (&mut *self, other) {
            (Small(a), Small(b)) => match a.checked_add(*b) {
                Some(n) => *a = n,
                None => *self = Big(BigUint::from(*a) + *b),
            },
            (Small(a), Big(b)) => *self = Big(b + *a),
            (Big(a), Small(b)) => *a += *b,
            (Big(a), Big(b)) => *a += b,
        }
    }
}

impl Sub for &Weight {
    type Output = Weight;
    /// The difference, or nothing if it would be less.
    fn sub(self, other: &Weight) -> Weight {
        match (self, other) {
            (Small(a), Small(b)) => Small(a.saturating_sub(*b)),
            (Small(_), Big(_)) => Small(0),
            (Big(a), Small(b)) => (a - *b).into(),
            (Big(a), Big(b)) => a.checked_sub(b).map_or(Small(0), Weight::from),
        }
    }
}

impl<'a> Sum<&'a Weight> for Weight {
    fn sum<I: Iterator<Item = &'a Weight>>(weights: I) -> Weight {
        let mut sum = Weight::ZERO;
        for weight in weights {
            sum += weight;
        }
        sum
    }
}

impl Ord for Weight {
    fn cmp(&self, other: &Self) -> Ordering {
        match (self, other) {
            (Small(a), Small(b)) => a.cmp(b),
            (Small(_), Big(_)) => Ordering::Less,
            (Big(_), Small(_)) => Ordering::Greater,
            (Big(a), Big(b)) => a.cmp(b),
        }
    }
}

impl fmt::Display for Weight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Small(n) => n.fmt(f),
            Big(n) => n.fmt(f),
        }
    }
}

impl PartialOrd for Weight {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}
