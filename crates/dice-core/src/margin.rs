//! Two pools that may both explode for ever, one against the other: the exact law of the difference.
//!
//! A total is what the dice show in the end plus *s* for each explosion. The difference of what two pools show is a
//! finite sum; the difference *D* of their explosion counts has endless tails, but each of its chances is
//! *q^d* Σⱼ *p*(*j*) *q²ʲ* with *q* = 1/*s* and a polynomial *p*. With *p*(*j*) = Σₘ Δᵐ*p*(0) C(*j*, *m*) such a series
//! is Σₘ Δᵐ*p*(0) *s*² / (*s*² − 1)*ᵐ*⁺¹: a fraction. For two wild dice *P*(*D* = *d*) = 5/7 · 6^−|*d*|.

use alloc::vec::Vec;

use num_bigint::{BigInt, BigUint};

use crate::dice::Pool;
use crate::sides::Sides;
use crate::ways::{Sums, Ways};
use crate::weight::Weight;

impl Ways {
    /// Margins between −`within` and `within` as they are, those beyond as the nearest that there is.
    pub(crate) fn margin(sides: Sides, ours: Pool, theirs: Pool, within: u32) -> Self {
        let s = i64::from(sides.get());
        let within = i64::from(within.max(1));
        if s == 1 {
            return Ways::new([(ours.size() - theirs.size(), Weight::ONE)]);
        }
        let shown = Shown::new(sides, ours, theirs);
        let endless = ours.exploding > 0 || theirs.exploding > 0;
        let within = if endless { within } else { within.min(shown.span()) };
        let reach = (within + shown.span()) / s;
        let explosions = Difference::new(sides, ours.exploding, theirs.exploding, reach as u32);

        let mut below = Weight::ZERO;
        let mut above = Weight::ZERO;
        let mut between = Vec::new();
        for margin in 1 - within..within {
            let mut weight = Weight::ZERO;
            for (shown, ways) in shown.iter() {
                if (margin - shown) % s == 0 {
                    weight += &(ways * &explosions.exactly((margin - shown) / s));
                }
            }
            between.push((margin, weight));
        }
        for (shown, ways) in shown.iter() {
            above += &(ways * &explosions.at_least(div_ceil(within - shown, s)));
            below += &(ways * &explosions.at_most(-div_ceil(within + shown, s)));
        }
        let highest = nearest(shown.iter().map(|(shown, _)| shown), within, s, theirs).map(|margin| (margin, above));
        let lowest = nearest(shown.iter().map(|(shown, _)| -shown), within, s, ours).map(|margin| (-margin, below));
        Ways::new(lowest.into_iter().chain(between).chain(highest))
    }
}

/// The lowest difference of `within` or more, if there is any at all.
///
/// Explosions of the other side bring down what is shown, and ours raise it. If ours are needed then for all that is shown,
/// since it has no gaps; so if we can't explode there is no such difference, and no weight on what is said of it.
fn nearest(shown: impl Iterator<Item = i64>, within: i64, s: i64, other: Pool) -> Option<i64> {
    let differences = shown.map(|shown| {
        let explosions = div_ceil(within - shown, s);
        shown + s * if other.exploding > 0 { explosions } else { explosions.max(0) }
    });
    differences.min()
}

fn div_ceil(a: i64, b: i64) -> i64 {
    -(-a).div_euclid(b)
}

/// The ways to each difference of what the dice of two pools show in the end.
struct Shown {
    lowest: i64,
    ways: Vec<Weight>,
}

impl Shown {
    fn new(sides: Sides, ours: Pool, theirs: Pool) -> Self {
        // theirs − x is what their dice show when each is turned over, but for a constant
        let all = Sums::<Weight>::of(both(ours.plain, theirs.plain), both(ours.exploding, theirs.exploding), sides);
        let s = i64::from(sides.get());
        let turned = i64::from(theirs.plain) * (s + 1) + i64::from(theirs.exploding) * s;
        let lowest = all.iter().next().map_or(0, |(sum, _)| sum) - turned;
        Shown { lowest, ways: all.iter().map(|(_, ways)| ways.clone()).collect() }
    }

    fn iter(&self) -> impl Iterator<Item = (i64, &Weight)> {
        (self.lowest..).zip(&self.ways)
    }

    /// No difference is larger, either way; and it isn't 0.
    fn span(&self) -> i64 {
        self.lowest.abs().max((self.lowest + self.ways.len() as i64).abs())
    }
}

/// The law of the difference of two explosion counts, over one denominator.
struct Difference {
    /// By difference, from −reach to reach.
    exactly: Vec<Weight>,
    /// P(D ≥ r) and P(D ≤ −r), for r from 1 to reach + 1.
    above: Vec<Weight>,
    below: Vec<Weight>,
    everything: Weight,
    reach: i64,
}

impl Difference {
    fn new(sides: Sides, ours: u16, theirs: u16, reach: u32) -> Self {
        let law = Law { s: BigInt::from(sides.get()), reach };
        let exactly = (1..=reach)
            .rev()
            .map(|d| law.exactly(theirs, ours, d))
            .chain((0..=reach).map(|d| law.exactly(ours, theirs, d)));
        Difference {
            exactly: exactly.collect(),
            above: (1..=reach + 1).map(|r| law.at_least(ours, theirs, r)).collect(),
            below: (1..=reach + 1).map(|r| law.at_least(theirs, ours, r)).collect(),
            everything: law.everything(ours, theirs),
            reach: reach.into(),
        }
    }

    fn exactly(&self, d: i64) -> Weight {
        self.exactly[(d + self.reach) as usize].clone()
    }

    fn at_least(&self, r: i64) -> Weight {
        if r >= 1 { self.above[r as usize - 1].clone() } else { &self.everything - &self.below[-r as usize] }
    }

    fn at_most(&self, r: i64) -> Weight {
        if r <= -1 { self.below[-r as usize - 1].clone() } else { &self.everything - &self.above[r as usize] }
    }
}

/// The chances of the module's head, as weights over *sᵏ⁺ʳᵉᵃᶜʰ* (*s*² − 1)*ᵏ⁺¹*, *k* exploding dice in all.
struct Law {
    s: BigInt,
    reach: u32,
}

impl Law {
    fn everything(&self, ours: u16, theirs: u16) -> Weight {
        let k = both(ours, theirs);
        weight(&(self.s.pow(k + self.reach + 1) * (self.s.pow(2) - 1_u8).pow(k + 1)))
    }

    /// P(our explosions − theirs = `d`), `d` ≥ 0.
    fn exactly(&self, ours: u16, theirs: u16, d: u32) -> Weight {
        let k = both(ours, theirs);
        let shares = |dice: u16, explosions: u32| {
            if dice == 0 {
                BigInt::from(u8::from(explosions == 0))
            } else {
                choose(explosions + u32::from(dice) - 1, u32::from(dice) - 1)
            }
        };
        let series = self.series(k, ours == 0 || theirs == 0, |j| shares(ours, j + d) * shares(theirs, j));
        weight(&((&self.s - 1_u8).pow(k) * self.s.pow(self.reach + 1 - d) * series))
    }

    /// P(our explosions − theirs ≥ `r`), `r` ≥ 1.
    fn at_least(&self, ours: u16, theirs: u16, r: u32) -> Weight {
        if ours == 0 {
            return Weight::ZERO;
        }
        let (a, b) = (u32::from(ours), u32::from(theirs));
        // a dice explode m times or more if of their first m + a − 1 throws at most a − 1 don't
        let tail = |m: u32| (0..a).map(|i| choose(m + a - 1, i) * (&self.s - 1_u8).pow(i)).sum::<BigInt>();
        let shares = |j: u32| if b == 0 { BigInt::from(u8::from(j == 0)) } else { choose(j + b - 1, b - 1) };
        let series = self.series(a + b, b == 0, |j| tail(j + r) * shares(j));
        weight(&((&self.s - 1_u8).pow(b) * self.s.pow(self.reach + 2 - r) * series))
    }

    /// Σⱼ p(j) s^−2j, times (s² − 1)ᵏ⁺¹; the first term alone where only that one is not 0.
    fn series(&self, k: u32, first_alone: bool, p: impl Fn(u32) -> BigInt) -> BigInt {
        let square: BigInt = self.s.pow(2);
        let one_less = &square - 1_u8;
        if first_alone {
            return p(0) * one_less.pow(k + 1);
        }
        let mut differences: Vec<BigInt> = (0..=k).map(p).collect();
        let mut series = BigInt::ZERO;
        for m in 0..=k {
            series += &differences[0] * &square * one_less.pow(k - m);
            differences = differences.windows(2).map(|pair| &pair[1] - &pair[0]).collect();
        }
        series
    }
}

fn choose(n: u32, k: u32) -> BigInt {
    if k > n {
        return BigInt::ZERO;
    }
    (1..=k).fold(BigInt::from(1), |ways, i| ways * (n - k + i) / i)
}

fn weight(n: &BigInt) -> Weight {
    n.to_biguint().unwrap_or(BigUint::ZERO).into()
}

fn both(ours: u16, theirs: u16) -> u32 {
    u32::from(ours) + u32::from(theirs)
}
