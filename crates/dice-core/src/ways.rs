//! In how many ways the dice of one request can fall: closed forms, in whole numbers.

use alloc::vec;
use alloc::vec::Vec;
use core::ops::AddAssign;

use crate::dice::Pool;
use crate::sides::{Face, Sides};
use crate::weight::Weight;

/// What a request for dice can come to, ascending, each with its weight; the weights add up to `total`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Ways {
    pub(crate) values: Vec<i64>,
    pub(crate) weights: Vec<Weight>,
    pub(crate) total: Weight,
}

impl Ways {
    pub(crate) fn new(ways: impl IntoIterator<Item = (i64, Weight)>) -> Self {
        let ways = ways.into_iter();
        let most = ways.size_hint().1.unwrap_or(0);
        let (mut values, mut weights) = (Vec::with_capacity(most), Vec::with_capacity(most));
        let mut total = Weight::ZERO;
        for (value, weight) in ways.filter(|(_, weight)| !weight.is_zero()) {
            total += &weight;
            values.push(value);
            weights.push(weight);
        }
        Ways { values, weights, total }
    }

    pub(crate) fn die(sides: Sides) -> Self {
        Ways::new((1..=i64::from(sides.get())).map(|face| (face, Weight::ONE)))
    }

    pub(crate) fn sum(count: u16, sides: Sides) -> Self {
        Ways::sum_up_to(count.into(), sides, i64::MAX)
    }

    pub(crate) fn count_at_most(count: u16, sides: Sides, face: Face) -> Self {
        let good = face.min(sides.get());
        Ways::binomial(count, &u128::from(good).into(), &u128::from(sides.get() - good).into())
    }

    pub(crate) fn count_at_least(count: u16, sides: Sides, face: Face) -> Self {
        // there are as many faces from this one up as from this many down
        Ways::count_at_most(count, sides, sides.get().saturating_sub(face.saturating_sub(1)))
    }

    pub(crate) fn count_totals(count: u16, sides: Sides, pool: Pool, target: u32) -> Self {
        let total = Ways::total(sides, pool, target);
        let reached = total.values.iter().zip(&total.weights).filter(|(total, _)| **total >= i64::from(target));
        let good: Weight = reached.map(|(_, weight)| weight).sum();
        let bad = &total.total - &good;
        Ways::binomial(count, &good, &bad)
    }

    /// How many of `count` tries succeed, each in `good` ways and failing in `bad`: C(*n*, *k*) good*ᵏ* bad*ⁿ⁻ᵏ*.
    fn binomial(count: u16, good: &Weight, bad: &Weight) -> Self {
        if good.is_zero() || bad.is_zero() {
            return Ways::new([(if good.is_zero() { 0 } else { count.into() }, Weight::ONE)]);
        }
        let shared = good.gcd(bad);
        let (good, bad) = (&good.divided_by(&shared), &bad.divided_by(&shared));
        // from one k to the next by small factors, which is cheaper than powers anew
        let mut weight = (0..count).fold(Weight::ONE, |power, _| &power * bad);
        let mut ways = Vec::with_capacity(usize::from(count) + 1);
        for k in 0..=count {
            let next = &weight.divided_by(bad) * good;
            let next = (&next * &u128::from(count - k).into()).divided_by(&(u128::from(k) + 1).into());
            ways.push((i64::from(k), core::mem::replace(&mut weight, next)));
        }
        Ways::new(ways)
    }

    /// *kⁿ* − (*k* − 1)*ⁿ* ways to a highest face of *k*.
    pub(crate) fn highest(count: u16, sides: Sides) -> Self {
        if count == 0 {
            return Ways::new([(0, Weight::ONE)]);
        }
        Ways::new((1..=sides.get()).map(|face| (i64::from(face), ways_to_be_highest(count, face))))
    }

    pub(crate) fn lowest(count: u16, sides: Sides) -> Self {
        if count == 0 {
            return Ways::new([(0, Weight::ONE)]);
        }
        Ways::new((1..=sides.get()).map(|face| (i64::from(face), ways_to_be_highest(count, sides.get() + 1 - face))))
    }

    /// Totals under `enough` as they are, the others as the lowest of them that there is.
    ///
    /// What *k* exploding dice of *s* sides come to has the generating function (*x* + … + *xˢ⁻¹*)*ᵏ* / (*s* − *xˢ*)*ᵏ*: what
    /// they show in the end, and any number of explosions worth *s* each. Dividing by *s* − *xˢ* is a running sum with
    /// stride *s*, if each total is held over the power of *s* that its own explosions need.
    pub(crate) fn total(sides: Sides, pool: Pool, enough: u32) -> Self {
        let (s, plain, exploding) = (i64::from(sides.get()), i64::from(pool.plain), i64::from(pool.exploding));
        let (lowest, enough) = (plain + exploding, i64::from(enough));
        if exploding == 0 || s == 1 {
            return Ways::sum_up_to(lowest as u32, sides, enough);
        }
        let least = enough.max(lowest);
        // without plain dice there are gaps below each explosion more
        let over = (least - lowest) % s;
        let lump = if plain > 0 || over <= exploding * (s - 2) { least } else { least + s - over };
        if lump == lowest {
            return Ways::new([(lowest, Weight::ONE)]);
        }
        let most = (enough - lowest - 1) as u32 / sides.get();
        let size = (enough - lowest) as usize;
        let (weights, rest) = if fits(sides, lowest as u32 + most) {
            exploding_totals::<u128>(sides, pool, most, size)
        } else {
            exploding_totals::<Weight>(sides, pool, most, size)
        };
        Ways::new((lowest..).zip(weights).chain([(lump, rest)]))
    }

    /// Sums under `enough` as they are, the others as the lowest of them that there is.
    fn sum_up_to(count: u32, sides: Sides, enough: i64) -> Self {
        if fits(sides, count) {
            Sums::<u128>::of(count, 0, sides).up_to(enough)
        } else {
            Sums::<Weight>::of(count, 0, sides).up_to(enough)
        }
    }
}

/// Whether what counts the ways of so many dice fits 128 bits, and so each number on the way to it.
fn fits(sides: Sides, dice: u32) -> bool {
    u128::from(sides.get()).checked_pow(dice).is_some()
}

/// What ways are counted in: 128 bits where [`fits`] says so, which is many times as fast, and otherwise [`Weight`].
pub(crate) trait Count: Clone + Into<Weight> + for<'a> AddAssign<&'a Self> {
    const ZERO: Self;
    const ONE: Self;
    fn pow(base: u32, exponent: u32) -> Self;
    fn times(&self, other: &Self) -> Self;
    fn less(&self, other: &Self) -> Self;
}

impl Count for u128 {
    const ZERO: u128 = 0;
    const ONE: u128 = 1;
    fn pow(base: u32, exponent: u32) -> u128 {
        u128::from(base).pow(exponent)
    }
    fn times(&self, other: &u128) -> u128 {
        self * other
    }
    fn less(&self, other: &u128) -> u128 {
        self - other
    }
}

impl Count for Weight {
    const ZERO: Weight = Weight::ZERO;
    const ONE: Weight = Weight::ONE;
    fn pow(base: u32, exponent: u32) -> Weight {
        Weight::pow(base, exponent)
    }
    fn times(&self, other: &Weight) -> Weight {
        self * other
    }
    fn less(&self, other: &Weight) -> Weight {
        self - other
    }
}

/// The ways to the lowest `size` totals of a pool that explodes, and to all others together. The last of the lowest takes `most`
/// explosions.
fn exploding_totals<N: Count>(sides: Sides, pool: Pool, most: u32, size: usize) -> (Vec<Weight>, Weight) {
    let shown = Sums::<N>::of(pool.plain.into(), pool.exploding.into(), sides);
    let (stride, most) = (sides.get() as usize, most as usize);
    let mut powers = vec![N::ONE];
    for power in 0..most {
        powers.push(powers[power].times(&N::pow(sides.get(), 1)));
    }
    let mut weights: Vec<N> =
        (0..size).map(|i| shown.ways.get(i).map_or(N::ZERO, |ways| ways.times(&powers[i / stride]))).collect();
    for _ in 0..pool.exploding {
        for i in stride..size {
            let (before, here) = weights.split_at_mut(i);
            here[0] += &before[i - stride];
        }
    }
    let mut rest = N::pow(sides.get(), pool.size() as u32).times(&powers[most]);
    for (weights, power) in weights.chunks_mut(stride).zip(powers.iter().rev()) {
        for weight in weights {
            *weight = weight.times(power);
            rest = rest.less(weight);
        }
    }
    (weights.into_iter().map(Into::into).collect(), rest.into())
}

fn ways_to_be_highest(count: u16, face: Face) -> Weight {
    &Weight::pow(face, count.into()) - &Weight::pow(face - 1, count.into())
}

/// The ways to each sum of dice of `sides` faces and of dice whose highest face is left out.
pub(crate) struct Sums<N> {
    lowest: i64,
    ways: Vec<N>,
}

impl<N: Count> Sums<N> {
    pub(crate) fn of(full: u32, without_highest: u32, sides: Sides) -> Self {
        let mut ways = vec![N::ONE];
        for _ in 0..full {
            ways = with_one_more(&ways, sides.get() as usize);
        }
        for _ in 0..without_highest {
            ways = with_one_more(&ways, sides.get() as usize - 1);
        }
        Sums { lowest: i64::from(full + without_highest), ways }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (i64, &N)> {
        (self.lowest..).zip(&self.ways)
    }

    /// Sums under `enough` as they are, the others as the lowest of them that there is.
    fn up_to(mut self, enough: i64) -> Ways {
        let lump = (enough - self.lowest).clamp(0, self.ways.len() as i64) as usize;
        if let Some((lump, above)) = self.ways.get_mut(lump..).and_then(|ways| ways.split_first_mut()) {
            for ways in above {
                *lump += ways;
            }
        }
        self.ways.truncate(lump + 1);
        Ways::new((self.lowest..).zip(self.ways.into_iter().map(Into::into)))
    }
}

/// One die more, of `faces` faces: each new number of ways is a window over the old ones.
fn with_one_more<N: Count>(ways: &[N], faces: usize) -> Vec<N> {
    let mut window = N::ZERO;
    (0..ways.len() + faces - 1)
        .map(|i| {
            if let Some(enters) = ways.get(i) {
                window += enters;
            }
            if i >= faces {
                window = window.less(&ways[i - faces]);
            }
            window.clone()
        })
        .collect()
}
