//! Exact odds: every outcome there is, each with its chance.

use alloc::vec::Vec;

use num_bigint::BigInt;
use rand_core::Rng;

use crate::budget::{Budget, OddsError};
use crate::denominator::Denominator;
use crate::dice::Outcome;
use crate::exact::Exact;
use crate::known::Known;
use crate::paths::Paths;
use crate::probability::Probability;
use crate::seeded::Unstuck;
use crate::tally::Tally;
use crate::weight::Weight;

/// The exact odds of a rule: its possible outcomes, ascending, each with its chance. The chances add up to one.
///
/// Inside are whole numbers over one denominator; nothing is rounded and no endless chain is cut short.
///
/// ```
/// use dice_core::{D6, Dice, Odds};
/// let odds = Odds::of(|dice| dice.sum(2, D6));
/// assert_eq!(odds.chance(&7).to_string(), "1/6 (16.7 %)");
/// assert_eq!(odds.at_least(&10).fraction(), "1/6");
/// assert_eq!(odds.mean().fraction(), "7");
/// assert_eq!(odds.map(|sum| sum % 2 == 0).chance(&true).fraction(), "1/2");
/// ```
///
/// A type with a [`Display`](core::fmt::Display) of its own makes a text bar chart of its odds:
///
/// ```
/// # use dice_core::{D4, Dice, Odds};
/// let odds = Odds::of(|dice| dice.highest(2, D4));
/// assert_eq!(odds.to_string(), "\
/// 1    6.3 %  █████▋
/// 2   18.8 %  █████████████████▏
/// 3   31.3 %  ████████████████████████████▌
/// 4   43.8 %  ████████████████████████████████████████
/// ");
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Odds<T> {
    outcomes: Vec<T>,
    weights: Vec<Weight>,
    total: Weight,
}

impl<T: Outcome> Odds<T> {
    /// The odds of a rule, which is run once for every way that its dice can fall.
    ///
    /// # Panics
    /// If the rule breaks the [contract](crate::Dice#the-contract-of-a-rule), never ends, or needs more than
    /// [`Budget::default`]. For a rule that you don't know, [`Odds::within`] says so instead.
    pub fn of(rule: impl Fn(&mut Paths) -> T) -> Self {
        match Self::within(Budget::default(), rule) {
            Ok(odds) => odds,
            Err(error) => panic!("{error}"),
        }
    }

    /// The odds of a rule, if they can be had within a budget.
    ///
    /// # Errors
    /// What is wrong with the rule, or where it went over the budget.
    pub fn within(budget: Budget, rule: impl Fn(&mut Paths) -> T) -> Result<Self, OddsError> {
        Paths::new(budget).odds(rule)
    }

    /// The same, with what was worked out for other odds before, and more of that for others after it.
    ///
    /// # Errors
    /// What is wrong with the rule, or where it went over the budget.
    pub fn within_knowing(
        budget: Budget,
        known: &mut Known,
        rule: impl Fn(&mut Paths) -> T,
    ) -> Result<Self, OddsError> {
        Paths::new(budget).odds_knowing(known, rule)
    }

    /// One outcome that is certain.
    pub fn certain(outcome: T) -> Self {
        Odds { outcomes: [outcome].into(), weights: [Weight::ONE].into(), total: Weight::ONE }
    }

    /// Odds in proportion to whole numbers: equal outcomes are merged, weights of 0 left out. None if nothing is left.
    ///
    /// ```
    /// use dice_core::Odds;
    /// let wheel = Odds::from_weights([("red", 18), ("black", 18), ("zero", 1)]).unwrap();
    /// assert_eq!(wheel.chance(&"zero").fraction(), "1/37");
    /// ```
    pub fn from_weights(weights: impl IntoIterator<Item = (T, u64)>) -> Option<Self> {
        let mut tally = Tally::new();
        for (outcome, weight) in weights {
            tally.add(outcome, &Weight::from(u128::from(weight)), &Weight::ONE);
        }
        tally.into_shares()
    }

    /// Odds whose outcomes ascend, of weights that add up to the total and share no factor with it.
    pub(crate) fn from_parts(outcomes: Vec<T>, weights: Vec<Weight>, total: Weight) -> Self {
        Odds { outcomes, weights, total }
    }

    pub(crate) fn into_parts(self) -> (Vec<T>, Vec<Weight>, Weight) {
        (self.outcomes, self.weights, self.total)
    }

    /// How many outcomes are possible; never 0.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> usize {
        self.outcomes.len()
    }

    /// The possible outcomes, ascending.
    pub fn outcomes(&self) -> &[T] {
        &self.outcomes
    }

    /// The possible outcomes, ascending, each with its chance.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&T, Probability)> + ExactSizeIterator {
        let denominator = Denominator::new(&self.total);
        self.outcomes.iter().zip(&self.weights).map(move |(outcome, weight)| (outcome, denominator.probability(weight)))
    }

    fn probability(&self, weight: &Weight) -> Probability {
        Denominator::new(&self.total).probability(weight)
    }

    /// The chance of one outcome.
    pub fn chance(&self, outcome: &T) -> Probability {
        match self.outcomes.binary_search(outcome) {
            Ok(i) => self.probability(&self.weights[i]),
            Err(_) => Probability::impossible(),
        }
    }

    /// The chance of any outcome that a predicate holds for.
    pub fn chance_of(&self, holds: impl Fn(&T) -> bool) -> Probability {
        let part = self
            .outcomes
            .iter()
            .zip(&self.weights)
            .filter(|(outcome, _)| holds(outcome))
            .map(|(_, weight)| weight)
            .sum();
        self.probability(&part)
    }

    /// The chance of this outcome or a higher one.
    pub fn at_least(&self, outcome: &T) -> Probability {
        self.chance_of(|other| other >= outcome)
    }

    /// The chance of this outcome or a lower one.
    pub fn at_most(&self, outcome: &T) -> Probability {
        self.chance_of(|other| other <= outcome)
    }

    /// Each possible outcome with the chance of it or a higher one, in one pass: the table beside a target number.
    ///
    /// ```
    /// use dice_core::{D6, Dice, Odds};
    /// let odds = Odds::of(|dice| dice.die(D6));
    /// let (face, chance) = odds.at_least_table().nth(3).unwrap();
    /// assert_eq!((*face, chance.fraction().as_str()), (4, "1/2"));
    /// ```
    pub fn at_least_table(&self) -> impl Iterator<Item = (&T, Probability)> {
        let denominator = Denominator::new(&self.total);
        let mut left = self.total.clone();
        self.outcomes.iter().zip(&self.weights).map(move |(outcome, weight)| {
            let chance = denominator.probability(&left);
            left = &left - weight;
            (outcome, chance)
        })
    }

    /// The odds of what a function makes of the outcome; outcomes that it makes equal are merged.
    pub fn map<U: Outcome>(&self, f: impl Fn(&T) -> U) -> Odds<U> {
        let mut tally = Tally::new();
        for (outcome, weight) in self.outcomes.iter().zip(&self.weights) {
            tally.add(f(outcome), weight, &self.total);
        }
        tally.into_odds()
    }

    /// The odds of what follows: for each outcome the odds that a function gives, merged by its chance.
    ///
    /// ```
    /// use dice_core::{D3, Dice, Odds, Sides};
    /// let odds = Odds::of(|dice| dice.die(D3)).and_then(|&face| Odds::of(|dice| dice.die(Sides::new(face).unwrap())));
    /// assert_eq!(odds.chance(&3).fraction(), "1/9");
    /// ```
    pub fn and_then<U: Outcome>(&self, f: impl Fn(&T) -> Odds<U>) -> Odds<U> {
        let mut tally = Tally::new();
        for (outcome, weight) in self.outcomes.iter().zip(&self.weights) {
            let next = f(outcome);
            let total = &self.total * &next.total;
            for (outcome, share) in next.outcomes.into_iter().zip(&next.weights) {
                tally.add(outcome, &(weight * share), &total);
            }
        }
        tally.into_odds()
    }

    /// The odds of both, if neither depends on the other.
    pub fn with<U: Outcome>(&self, other: &Odds<U>) -> Odds<(T, U)> {
        self.and_then(|ours| other.map(|theirs| (ours.clone(), theirs.clone())))
    }

    /// One outcome, drawn by its exact chance.
    pub fn sample<R: Rng + ?Sized>(&self, rng: &mut R) -> &T {
        // Compare a random binary fraction, word by word, with the bounds between the outcomes: exact whatever the
        // total, since more words are drawn until the fraction lies on one side of every bound.
        const TRUSTED_WORDS: u32 = 64;
        let mut rng = Unstuck::after(TRUSTED_WORDS, rng);
        let (mut low, mut scale) = (Weight::ZERO, Weight::ONE);
        let word = Weight::from(1_u128 << 64);
        loop {
            low = &low * &word;
            low += &Weight::from(u128::from(rng.next_u64()));
            scale *= &word;
            // the fraction lies in [low, low + 1) / scale
            let mut high = low.clone();
            high += &Weight::ONE;
            let (from, to) = (&low * &self.total, &high * &self.total);
            let mut below = Weight::ZERO;
            for (outcome, weight) in self.outcomes.iter().zip(&self.weights) {
                let mut above = below.clone();
                above += weight;
                if from >= &below * &scale && to <= &above * &scale {
                    return outcome;
                }
                below = above;
            }
        }
    }
}

impl<T: Outcome + Copy + Into<i64>> Odds<T> {
    /// The mean of the outcomes.
    pub fn mean(&self) -> Exact {
        Exact::new(self.moment(1), self.total.to_big())
    }

    /// The variance of the outcomes.
    ///
    /// ```
    /// use dice_core::{D6, Dice, Odds};
    /// assert_eq!(Odds::of(|dice| dice.die(D6)).variance().fraction(), "35/12");
    /// ```
    pub fn variance(&self) -> Exact {
        let (first, second, total) = (self.moment(1), self.moment(2), self.total.to_big());
        Exact::new(second * BigInt::from(total.clone()) - first.pow(2), &total * &total)
    }

    fn moment(&self, power: u32) -> BigInt {
        let weighed = |(outcome, weight): (&T, &Weight)| {
            BigInt::from((*outcome).into()).pow(power) * BigInt::from(weight.to_big())
        };
        self.outcomes.iter().zip(&self.weights).map(weighed).sum()
    }
}

#[cfg(feature = "serde")]
impl<T: serde::Serialize + Outcome> serde::Serialize for Odds<T> {
    /// A list of `{"outcome": …, "p": "1/6"}`, in the order of the outcomes.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(serde::Serialize)]
        struct Line<'a, T> {
            outcome: &'a T,
            p: Probability,
        }
        serializer.collect_seq(self.iter().map(|(outcome, p)| Line { outcome, p }))
    }
}

#[cfg(feature = "schemars")]
impl<T: schemars::JsonSchema> schemars::JsonSchema for Odds<T> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        alloc::format!("OddsOf{}", T::schema_name()).into()
    }
    fn schema_id() -> alloc::borrow::Cow<'static, str> {
        alloc::format!("dice_core::Odds<{}>", T::schema_id()).into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "Every possible outcome with its chance, in the order of the outcomes; the chances add up to 1.",
            "type": "array",
            "minItems": 1,
            "items": {
                "type": "object",
                "properties": {
                    "outcome": generator.subschema_for::<T>(),
                    "p": generator.subschema_for::<Probability>(),
                },
                "required": ["outcome", "p"],
                "additionalProperties": false,
            },
        })
    }
}
