//! Adding up what the paths of a rule come to.

use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::mem;

use crate::dice::Outcome;
use crate::odds::Odds;
use crate::weight::Weight;

/// Adds up weights over various denominators, and reduces them once at the end.
pub(crate) struct Tally<T> {
    /// The denominator at hand, and what was added over it.
    denominator: Weight,
    weights: Sorted<T>,
    /// Where the latter belongs in `sums`.
    at: usize,
    /// If there is more than one denominator: the place of each in `sums`. A tree of numbers alone, so that a program has the code for
    /// it once and not for every outcome.
    places: BTreeMap<Weight, usize>,
    sums: Vec<Sorted<T>>,
}

/// Weights by outcome. Most rules come to their outcomes in ascending order, or to few of them again and again.
struct Sorted<T> {
    /// All while they are few, and after that those that were above all before them.
    ascending: Vec<(T, Weight)>,
    others: BTreeMap<T, Weight>,
}

impl<T: Outcome> Sorted<T> {
    /// Up to so many are quicker moved along a list than put into a tree.
    const FEW: usize = 64;

    const fn new() -> Self {
        Sorted { ascending: Vec::new(), others: BTreeMap::new() }
    }

    #[inline]
    fn add(&mut self, outcome: T, weight: &Weight) {
        match self.ascending.last_mut() {
            Some((last, sum)) if outcome <= *last => {
                if outcome == *last {
                    *sum += weight;
                } else {
                    self.add_below(outcome, weight);
                }
            }
            _ => self.ascending.push((outcome, weight.clone())),
        }
    }

    fn add_below(&mut self, outcome: T, weight: &Weight) {
        match self.ascending.binary_search_by(|(other, _)| other.cmp(&outcome)) {
            Ok(place) => self.ascending[place].1 += weight,
            Err(place) if self.ascending.len() < Self::FEW => self.ascending.insert(place, (outcome, weight.clone())),
            Err(_) => *self.others.entry(outcome).or_insert(Weight::ZERO) += weight,
        }
    }

    fn is_empty(&self) -> bool {
        self.ascending.is_empty()
    }

    /// Merges the two, which are ascending both. A sort would do so too, but it is four kilobytes of code for every type.
    fn into_ascending(self) -> Vec<(T, Weight)> {
        if self.others.is_empty() {
            return self.ascending;
        }
        let mut merged = Vec::with_capacity(self.ascending.len() + self.others.len());
        let mut others = self.others.into_iter().peekable();
        for entry in self.ascending {
            while let Some(other) = others.next_if(|(outcome, _)| *outcome < entry.0) {
                merged.push(other);
            }
            merged.push(entry);
        }
        merged.extend(others);
        merged
    }
}

impl<T: Outcome> Tally<T> {
    pub(crate) fn new() -> Self {
        let (places, sums) = (BTreeMap::new(), Vec::new());
        Tally { denominator: Weight::ONE, weights: Sorted::new(), at: 0, places, sums }
    }

    #[inline]
    pub(crate) fn add(&mut self, outcome: T, weight: &Weight, denominator: &Weight) {
        if *denominator != self.denominator {
            self.turn_to(denominator);
        }
        if !weight.is_zero() {
            self.weights.add(outcome, weight);
        }
    }

    fn turn_to(&mut self, denominator: &Weight) {
        let last = mem::replace(&mut self.denominator, denominator.clone());
        if self.sums.is_empty() {
            if self.weights.is_empty() {
                return;
            }
            self.places.insert(last, 0);
            self.sums.push(Sorted::new());
        }
        let at = *self.places.entry(denominator.clone()).or_insert(self.sums.len());
        if at == self.sums.len() {
            self.sums.push(Sorted::new());
        }
        self.sums.swap(self.at, at);
        mem::swap(&mut self.weights, &mut self.sums[self.at]);
        self.at = at;
    }

    fn over_one_denominator(mut self) -> (Vec<(T, Weight)>, Weight) {
        if self.sums.is_empty() {
            return (self.weights.into_ascending(), self.denominator);
        }
        self.sums[self.at] = self.weights;
        let common = self.places.keys().fold(Weight::ONE, |common, denominator| common.lcm(denominator));
        let mut all = Sorted::new();
        for (denominator, at) in self.places {
            let up = common.divided_by(&denominator);
            for (outcome, weight) in mem::replace(&mut self.sums[at], Sorted::new()).into_ascending() {
                all.add(outcome, &(&weight * &up));
            }
        }
        (all.into_ascending(), common)
    }

    /// The odds, if the weights add up to their denominator.
    pub(crate) fn into_odds(self) -> Odds<T> {
        let (weights, total) = self.over_one_denominator();
        reduced(weights, &total)
    }

    /// The odds in proportion to the weights, if there are any.
    pub(crate) fn into_shares(self) -> Option<Odds<T>> {
        let (weights, _) = self.over_one_denominator();
        let total: Weight = weights.iter().map(|(_, weight)| weight).sum();
        (!total.is_zero()).then(|| reduced(weights, &total))
    }
}

fn reduced<T: Outcome>(weights: Vec<(T, Weight)>, total: &Weight) -> Odds<T> {
    let mut shared = total.clone();
    for (_, weight) in &weights {
        if shared.is_one() {
            break;
        }
        shared = shared.gcd(weight);
    }
    let (outcomes, mut weights): (Vec<T>, Vec<Weight>) = weights.into_iter().unzip();
    if !shared.is_one() {
        for weight in &mut weights {
            *weight = weight.divided_by(&shared);
        }
    }
    Odds::from_parts(outcomes, weights, total.divided_by(&shared))
}
