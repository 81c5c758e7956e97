//! How often each outcome was rolled: tallies that many hands can keep and put together.

use alloc::collections::BTreeMap;

use crate::dice::Outcome;
use crate::odds::Odds;
use crate::probability::Probability;

/// How often each outcome came up, in whole numbers.
///
/// Counts merge in any order, and in any grouping, to the same: a thousand workers can roll a part each. Shares are exact
/// fractions. A count that has reached [`Counts::MOST`] stays there.
///
/// ```
/// use dice_core::{Counts, D6, Dice, SeededRng};
/// // one master seed, a stream for each worker
/// let rolls = |worker| {
///     let mut dice = SeededRng::stream(7, worker);
///     (0..100).map(move |_| dice.sum(2, D6)).collect::<Counts<u32>>()
/// };
/// let mut counts = rolls(0);
/// counts.merge(rolls(1));
/// let mut other_way = rolls(1);
/// other_way.merge(rolls(0));
/// assert_eq!(counts, other_way);
/// assert_eq!((counts.total(), counts.count(&7)), (200, 38));
/// assert_eq!(counts.share(&7).unwrap().to_string(), "19/100 (19.0 %)");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counts<T>(BTreeMap<T, u64>);

impl<T> Counts<T> {
    /// The highest count of one outcome: at a billion rolls a second it takes five centuries.
    pub const MOST: u64 = u64::MAX;

    /// Nothing counted yet.
    pub const fn new() -> Self {
        Counts(BTreeMap::new())
    }
}

impl<T: Outcome> Counts<T> {
    /// Counts an outcome once.
    pub fn add(&mut self, outcome: T) {
        self.add_times(outcome, 1);
    }

    /// Counts an outcome so many times.
    pub fn add_times(&mut self, outcome: T, times: u64) {
        if times > 0 {
            let count = self.0.entry(outcome).or_insert(0);
            // saturating sums of whole numbers are the same in any order too
            *count = count.saturating_add(times);
        }
    }

    /// Adds what another has counted.
    pub fn merge(&mut self, other: Self) {
        for (outcome, times) in other.0 {
            self.add_times(outcome, times);
        }
    }

    /// How often an outcome came up.
    pub fn count(&self, outcome: &T) -> u64 {
        self.0.get(outcome).copied().unwrap_or(0)
    }

    /// How often all of them came up together.
    pub fn total(&self) -> u128 {
        self.0.values().map(|&count| u128::from(count)).sum()
    }

    /// What part of the total an outcome is, exactly; none if nothing was counted.
    pub fn share(&self, outcome: &T) -> Option<Probability> {
        Probability::new(self.count(outcome).into(), self.total()).ok()
    }

    /// The outcomes that came up, ascending, each with its count.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (&T, u64)> + ExactSizeIterator {
        self.0.iter().map(|(outcome, &count)| (outcome, count))
    }

    /// How many different outcomes came up.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether nothing was counted.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The shares of all outcomes in the form of odds, to be charted or set beside the exact ones; none if nothing was counted.
    ///
    /// ```
    /// use dice_core::Counts;
    /// let counts: Counts<&str> = ["hit", "miss", "hit", "hit"].into_iter().collect();
    /// assert_eq!(counts.shares().unwrap().chance(&"hit").fraction(), "3/4");
    /// ```
    pub fn shares(&self) -> Option<Odds<T>> {
        Odds::from_weights(self.iter().map(|(outcome, count)| (outcome.clone(), count)))
    }
}

impl<T> Default for Counts<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Outcome> Extend<T> for Counts<T> {
    fn extend<I: IntoIterator<Item = T>>(&mut self, outcomes: I) {
        for outcome in outcomes {
            self.add(outcome);
        }
    }
}

impl<T: Outcome> FromIterator<T> for Counts<T> {
    fn from_iter<I: IntoIterator<Item = T>>(outcomes: I) -> Self {
        let mut counts = Self::new();
        counts.extend(outcomes);
        counts
    }
}

/// One line of counts as data.
#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Line<T> {
    outcome: T,
    count: u64,
}

#[cfg(feature = "serde")]
impl<T: serde::Serialize> serde::Serialize for Counts<T> {
    /// A list of `{"outcome": …, "count": 3}`, in the order of the outcomes.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0.iter().map(|(outcome, &count)| Line { outcome, count }))
    }
}

#[cfg(feature = "serde")]
impl<'de, T: serde::Deserialize<'de> + Outcome> serde::Deserialize<'de> for Counts<T> {
    /// Lines of the same outcome are added up.
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Lines<T>(core::marker::PhantomData<T>);
        impl<'de, T: serde::Deserialize<'de> + Outcome> serde::de::Visitor<'de> for Lines<T> {
            type Value = Counts<T>;
            fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str("a list of outcomes, each with its count")
            }
            fn visit_seq<A: serde::de::SeqAccess<'de>>(self, mut list: A) -> Result<Counts<T>, A::Error> {
                let mut counts = Counts::new();
                while let Some(Line { outcome, count }) = list.next_element()? {
                    counts.add_times(outcome, count);
                }
                Ok(counts)
            }
        }
        deserializer.deserialize_seq(Lines(core::marker::PhantomData))
    }
}

#[cfg(feature = "schemars")]
impl<T: schemars::JsonSchema> schemars::JsonSchema for Counts<T> {
    fn inline_schema() -> bool {
        true
    }
    fn schema_name() -> alloc::borrow::Cow<'static, str> {
        alloc::format!("CountsOf{}", T::schema_name()).into()
    }
    fn schema_id() -> alloc::borrow::Cow<'static, str> {
        alloc::format!("dice_core::Counts<{}>", T::schema_id()).into()
    }
    fn json_schema(generator: &mut schemars::SchemaGenerator) -> schemars::Schema {
        schemars::json_schema!({
            "description": "How often each outcome came up, in the order of the outcomes.",
            "type": "array",
            "items": {
                "type": "object",
                "properties": {
                    "outcome": generator.subschema_for::<T>(),
                    "count": { "type": "integer", "minimum": 0, "maximum": u64::MAX },
                },
                "required": ["outcome", "count"],
                "additionalProperties": false,
            },
        })
    }
}
