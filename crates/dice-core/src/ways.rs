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

    /// The binomial law.
    pub(crate) fn count_at_most(count: u16, sides: Sides, face: Face) -> Self {
        let good = face.min(sides.get());
        let bad = sides.get() - good;
        let mut choose = Weight::ONE;
        let ways = (0..=count).map(|successes| {
            let weight =
                &(&Weight::pow(good, successes.into()) * &Weight::pow(bad, (count - successes).into())) * &choose;
            choose = (&choose * &Weight::from(u128::from(count - successes)))
                .divided_by(&Weight::from(u128::from(successes) + 1));
            (i64::from(successes), weight)
        });
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
    /// With *k* exploding dice of *s* sides the generating function is
    /// (*x* + … + *xˢ*)*ᵖ* · (*x* + … + *xˢ⁻¹*)*ᵏ* · Σⱼ C(*j* + *k* − 1, *j*) *xˢʲ* / *sᵖ⁺ᵏ⁺ʲ*: what the dice show in the end, and *j* explosions.
    pub(crate) fn total(sides: Sides, pool: Pool, enough: u32) -> Self {
        let (s, plain, exploding) = (i64::from(sides.get()), i64::from(pool.plain), i64::from(pool.exploding));
        let (lowest, enough) = (plain + exploding, i64::from(enough));
        if exploding == 0 || s == 1 {
            let sums = Sums::of(lowest as u32, 0, sides);
            let mut ways: Vec<(i64, Weight)> = Vec::new();
            for (sum, weight) in sums.iter() {
                match ways.last_mut() {
                    Some((last, lump)) if *last >= enough => *lump += weight,
                    _ => ways.push((sum, weight.clone())),
                }
            }
            return Ways::new(ways);
        }
        let lump = (enough.max(lowest)..)
            .find(|total| plain > 0 || (total - lowest) % s <= exploding * (s - 2))
            .unwrap_or(enough);
        if lump == lowest {
            return Ways::new([(lowest, Weight::ONE)]);
        }
        let shown = Sums::of(pool.plain.into(), pool.exploding.into(), sides);
        let most = (enough - 1 - lowest) / s;
        // the weight of j explosions over a denominator that holds them all
        let chains: Vec<Weight> = explosions(pool.exploding, most as u32)
            .into_iter()
            .enumerate()
            .map(|(j, ways)| &ways * &Weight::pow(sides.get(), most as u32 - j as u32))
            .collect();
        let everything = Weight::pow(sides.get(), (lowest + most) as u32);
        let mut below = Weight::ZERO;
        let mut ways = Vec::with_capacity((enough - lowest) as usize + 1);
        for total in lowest..enough {
            let mut weight = Weight::ZERO;
            for (j, chain) in chains.iter().enumerate() {
                if let Some(shown) = shown.at(total - s * j as i64) {
                    weight += &(shown * chain);
                }
            }
            below += &weight;
            ways.push((total, weight));
        }
        ways.push((lump, &everything - &below));
        Ways::new(ways)
    }
}

fn ways_to_be_highest(count: u16, face: Face) -> Weight {
    &Weight::pow(face, count.into()) - &Weight::pow(face - 1, count.into())
}

/// In how many orders `dice` exploding dice can share 0, 1, … `most` explosions: C(*j* + dice − 1, *j*).
pub(crate) fn explosions(dice: u16, most: u32) -> Vec<Weight> {
    let mut ways = vec![Weight::ONE];
    for j in 1..=u128::from(most) {
        let next = &ways[j as usize - 1] * &Weight::from(j + u128::from(dice) - 1);
        ways.push(next.divided_by(&Weight::from(j)));
    }
    ways
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

    pub(crate) fn at(&self, sum: i64) -> Option<&Weight> {
        self.ways.get(usize::try_from(sum - self.lowest).ok()?)
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
