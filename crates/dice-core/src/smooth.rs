//! Numbers with 2, 3 and 5 as their only prime factors: the denominators of nearly all dice.
//!
//! What such a number shares with another shows in a few divisions by a word, where Euclid's algorithm over thousands of
//! digits would take a thousand times as long.

use num_bigint::BigUint;

use crate::weight::Weight;

const PRIMES: [u32; 3] = [2, 3, 5];

/// How often each of [`PRIMES`] goes into a number that no other prime goes into.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Smooth([u32; 3]);

impl Smooth {
    /// The number, which isn't 0, taken apart, unless it has another prime factor.
    pub(crate) fn of(number: &BigUint) -> Option<Self> {
        let mut exponents = [0; 3];
        let mut rest = number.clone();
        for (prime, exponent) in PRIMES.into_iter().zip(&mut exponents) {
            (*exponent, rest) = take_out(rest, prime, u32::MAX);
        }
        (rest == BigUint::from(1_u8)).then_some(Smooth(exponents))
    }

    /// The greatest divisor that the number shares with another, which isn't 0.
    pub(crate) fn shared_with(self, other: BigUint) -> Weight {
        let mut shared = Weight::ONE;
        let mut rest = other;
        for (prime, most) in PRIMES.into_iter().zip(self.0) {
            let exponent;
            (exponent, rest) = take_out(rest, prime, most);
            shared *= &Weight::pow(prime, exponent);
        }
        shared
    }
}

/// The odd ones of [`PRIMES`], each with what undoes a multiplication by it in 64 bits, and the highest number that is
/// left of one that it divides: any other number comes out above that.
const ODD: [(u64, u64); 2] = [(inverse(3), u64::MAX / 3), (inverse(5), u64::MAX / 5)];

/// By Newton's method: each step doubles the digits that are right.
const fn inverse(odd: u64) -> u64 {
    let mut inverse = odd;
    while odd.wrapping_mul(inverse) != 1 {
        inverse = inverse.wrapping_mul(2_u64.wrapping_sub(odd.wrapping_mul(inverse)));
    }
    inverse
}

/// A number of 64 bits that no other primes go into than [`PRIMES`].
#[derive(Debug, Clone, Copy)]
pub(crate) struct SmallSmooth {
    number: u64,
    twos: u32,
    /// How often each prime of [`ODD`] goes into it.
    odd: [u32; 2],
}

impl SmallSmooth {
    /// The number, which isn't 0, taken apart, unless it doesn't fit or has another prime factor.
    pub(crate) fn of(number: u128) -> Option<Self> {
        let number = u64::try_from(number).ok()?;
        let twos = number.trailing_zeros();
        let mut rest = number >> twos;
        let mut odd = [0; 2];
        for ((inverse, most), exponent) in ODD.into_iter().zip(&mut odd) {
            while rest.wrapping_mul(inverse) <= most {
                rest = rest.wrapping_mul(inverse);
                *exponent += 1;
            }
        }
        (rest == 1).then_some(SmallSmooth { number, twos, odd })
    }

    /// `part` over this number in lowest terms, without a division.
    pub(crate) fn lowest_terms(self, part: u64) -> (u64, u64) {
        if part == 0 {
            return (0, 1);
        }
        let twos = part.trailing_zeros().min(self.twos);
        let (mut part, mut of) = (part >> twos, self.number >> twos);
        for ((inverse, most), exponent) in ODD.into_iter().zip(self.odd) {
            for _ in 0..exponent {
                let less = part.wrapping_mul(inverse);
                if less > most {
                    break;
                }
                (part, of) = (less, of.wrapping_mul(inverse));
            }
        }
        (part, of)
    }
}

/// How often a prime goes into a number that isn't 0, but no more than `most` times, and what it leaves of it.
fn take_out(mut number: BigUint, prime: u32, most: u32) -> (u32, BigUint) {
    if prime == 2 {
        let exponent = number.trailing_zeros().map_or(0, |zeros| zeros.min(u64::from(most)) as u32);
        return (exponent, number >> exponent);
    }
    // by as high a power as a word holds, and then by the prime alone
    let (mut step, mut power) = (1, u64::from(prime));
    while let Some(next) = power.checked_mul(prime.into()) {
        (step, power) = (step + 1, next);
    }
    let mut exponent = 0;
    for (step, power) in [(step, power), (1, prime.into())] {
        while exponent + step <= most && (&number % power) == BigUint::ZERO {
            number /= power;
            exponent += step;
        }
    }
    (exponent, number)
}
