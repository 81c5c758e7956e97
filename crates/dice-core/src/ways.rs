//! In how many ways the dice of one request can fall: closed forms, in whole numbers.

use alloc::vec;
use alloc::vec::Vec;

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
        let (values, weights): (Vec<i64>, Vec<Weight>) =
            ways.into_iter().filter(|(_, weight)| !weight.is_zero()).unzip();
        let total = weights.iter().sum();
        Ways { values, weights, total }
    }

    pub(crate) fn die(sides: Sides) -> Self {
        Ways::new((1..=i64::from(sides.get())).map(|face| (face, Weight::ONE)))
    }

    pub(crate) fn sum(count: u16, sides: Sides) -> Self {
        let sums = Sums::of(count.into(), 0, sides);
        Ways::new(sums.iter().map(|(sum, weight)| (sum, weight.clone())))
    }

    pub(crate) fn count_at_most(count: u16, sides: Sides, face: Face) -> Self {
        let good = face.min(sides.get());
        Ways::binomial(count, &u128::from(good).into(), &u128::from(sides.get() - good).into())
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
        let possible = |total: &i64| plain > 0 || (total - lowest) % s <= exploding * (s - 2);
        let lump = (enough.max(lowest)..=enough.max(lowest) + s).find(possible).unwrap_or(enough);
        if lump == lowest {
            return Ways::new([(lowest, Weight::ONE)]);
        }
        let shown = Sums::of(pool.plain.into(), pool.exploding.into(), sides);
        let stride = sides.get() as usize;
        let size = (enough - lowest) as usize;
        let most = (size - 1) / stride;
        let powers: Vec<Weight> = (0..=most).map(|power| Weight::pow(sides.get(), power as u32)).collect();
        let mut weights: Vec<Weight> =
            (0..size).map(|i| shown.ways.get(i).map_or(Weight::ZERO, |ways| ways * &powers[i / stride])).collect();
        for _ in 0..pool.exploding {
            for i in stride..size {
                let (before, here) = weights.split_at_mut(i);
                here[0] += &before[i - stride];
            }
        }
        for (i, weight) in weights.iter_mut().enumerate() {
            *weight *= &powers[most - i / stride];
        }
        let everything = Weight::pow(sides.get(), lowest as u32 + most as u32);
        let below: Weight = weights.iter().sum();
        Ways::new((lowest..).zip(weights).chain([(lump, &everything - &below)]))
    }

    /// Sums under `enough` as they are, the others as the lowest of them that there is.
    fn sum_up_to(count: u32, sides: Sides, enough: i64) -> Self {
        let mut ways: Vec<(i64, Weight)> = Vec::new();
        for (sum, weight) in Sums::of(count, 0, sides).iter() {
            match ways.last_mut() {
                Some((last, lump)) if *last >= enough => *lump += weight,
                _ => ways.push((sum, weight.clone())),
            }
        }
        Ways::new(ways)
    }
}

fn ways_to_be_highest(count: u16, face: Face) -> Weight {
    &Weight::pow(face, count.into()) - &Weight::pow(face - 1, count.into())
}

/// The ways to each sum of dice of `sides` faces and of dice whose highest face is left out.
pub(crate) struct Sums {
    lowest: i64,
    ways: Vec<Weight>,
}

impl Sums {
    pub(crate) fn of(full: u32, without_highest: u32, sides: Sides) -> Self {
        let mut ways = vec![Weight::ONE];
        for _ in 0..full {
            ways = with_one_more(&ways, sides.get() as usize);
        }
        for _ in 0..without_highest {
            ways = with_one_more(&ways, sides.get() as usize - 1);
        }
        Sums { lowest: i64::from(full + without_highest), ways }
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = (i64, &Weight)> {
        (self.lowest..).zip(&self.ways)
    }
}

/// One die more, of `faces` faces: each new number of ways is a window over the old ones.
fn with_one_more(ways: &[Weight], faces: usize) -> Vec<Weight> {
    let mut window = Weight::ZERO;
    (0..ways.len() + faces - 1)
        .map(|i| {
            if let Some(enters) = ways.get(i) {
                window += enters;
            }
            if i >= faces {
                window = &window - &ways[i - faces];
            }
            window.clone()
        })
        .collect()
}
