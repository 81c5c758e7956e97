//! Taking many fractions over one denominator to lowest terms.

use num_bigint::BigUint;

use crate::probability::Probability;
use crate::weight::Weight;

/// A denominator, made ready for many numerators.
///
/// Those of dice with 2, 3 or 5 as their only prime factors, which is nearly all dice, are taken apart once: what they
/// share with a numerator then shows in a few divisions by a word, where Euclid's algorithm over thousands of digits
/// would take a thousand times as long.
pub(crate) struct Denominator<'a> {
    total: &'a Weight,
    /// How often each of [`PRIMES`] goes into the total, if nothing else does and the total is big.
    exponents: Option<[u32; 3]>,
}

const PRIMES: [u32; 3] = [2, 3, 5];

impl<'a> Denominator<'a> {
    pub(crate) fn new(total: &'a Weight) -> Self {
        let Weight::Big(big) = total else { return Denominator { total, exponents: None } };
        let mut exponents = [0; 3];
        let mut rest = big.clone();
        for (prime, exponent) in PRIMES.into_iter().zip(&mut exponents) {
            (*exponent, rest) = take_out(rest, prime, u32::MAX);
        }
        Denominator { total, exponents: (rest == BigUint::from(1_u8)).then_some(exponents) }
    }

    /// `part` over this denominator, in lowest terms.
    pub(crate) fn probability(&self, part: &Weight) -> Probability {
        let shared = match (self.exponents, part) {
            (Some(exponents), Weight::Small(1..) | Weight::Big(_)) => {
                let mut shared = Weight::ONE;
                let mut rest = part.to_big();
                for (prime, most) in PRIMES.into_iter().zip(exponents) {
                    let exponent;
                    (exponent, rest) = take_out(rest, prime, most);
                    shared *= &Weight::pow(prime, exponent);
                }
                shared
            }
            _ => part.gcd(self.total),
        };
        Probability::in_lowest_terms(part.divided_by(&shared), self.total.divided_by(&shared))
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
