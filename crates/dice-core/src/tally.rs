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

/// Weights by outcome. Most rules come to their outcomes in ascending order, or to few of them again and again. There is no tree
/// of them, which would be five kilobytes of code for every type of outcome.
struct Sorted<T> {
    /// All while they are few, and after that those that were above all before them.
    ascending: Vec<(T, Weight)>,
    /// Others in ascending lists, each longer than the next, and those that are too few for a list of their own.
    lists: Vec<Vec<(T, Weight)>>,
    few: Vec<(T, Weight)>,
}

impl<T: Outcome> Sorted<T> {
    /// Up to so many are quicker moved along a list than merged.
    const FEW: usize = 64;

    const fn new() -> Self {
        Sorted { ascending: Vec::new(), lists: Vec::new(), few: Vec::new() }
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
        let find = |list: &[(T, Weight)]| list.binary_search_by(|(other, _)| other.cmp(&outcome));
        match find(&self.ascending) {
            Ok(place) => return self.ascending[place].1 += weight,
            Err(place) if self.ascending.len() < Self::FEW => {
                return self.ascending.insert(place, (outcome, weight.clone()));
            }
            Err(_) => {}
        }
        for list in &mut self.lists {
            if let Ok(place) = find(list) {
                list[place].1 += weight;
                return;
            }
        }
        match find(&self.few) {
            Ok(place) => self.few[place].1 += weight,
            Err(place) => self.few.insert(place, (outcome, weight.clone())),
        }
        if self.few.len() == Self::FEW {
            let mut list = mem::take(&mut self.few);
            while self.lists.last().is_some_and(|last| last.len() <= list.len()) {
                list = merged(self.lists.pop().unwrap_or_default(), list);
            }
            self.lists.push(list);
        }
    }

    fn is_empty(&self) -> bool {
        self.ascending.is_empty()
    }

    fn into_ascending(self) -> Vec<(T, Weight)> {
        let others = self.lists.into_iter().rfold(self.few, |shorter, longer| merged(longer, shorter));
        merged(self.ascending, others)
    }
}

/// Both lists in one. A sort would do so too, but it is four kilobytes of code for every type.
fn merged<T: Outcome>(one: Vec<(T, Weight)>, other: Vec<(T, Weight)>) -> Vec<(T, Weight)> {
    if other.is_empty() {
        return one;
    }
    let mut all = Vec::with_capacity(one.len() + other.len());
    let mut other = other.into_iter().peekable();
    for entry in one {
        while let Some(before) = other.next_if(|(outcome, _)| *outcome < entry.0) {
            all.push(before);
        }
        all.push(entry);
    }
    all.extend(other);
    all
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
