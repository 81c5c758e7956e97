//! Lists and maps as data in which nothing may stand twice.

use alloc::collections::{BTreeMap, BTreeSet};
use core::fmt;
use core::marker::PhantomData;

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::medium::Medium;

/// A list of words; one that stands there twice is refused by name.
pub(crate) fn words<'de, D, T>(deserializer: D) -> Result<BTreeSet<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Ord + fmt::Display,
{
    struct Words<T>(PhantomData<T>);
    impl<'de, T: Deserialize<'de> + Ord + fmt::Display> Visitor<'de> for Words<T> {
        type Value = BTreeSet<T>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("a list of words")
        }
        fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
            let mut words = BTreeSet::new();
            while let Some(word) = list.next_element::<T>()? {
                if words.contains(&word) {
                    return Err(A::Error::custom(format_args!("`{word}` stands twice in the list: once is allowed")));
                }
                words.insert(word);
            }
            Ok(words)
        }
    }
    deserializer.deserialize_seq(Words(PhantomData))
}

/// Numbers by medium; a medium that stands there twice is refused by name.
pub(crate) fn counts<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeMap<Medium, i64>, D::Error> {
    struct Counts;
    impl<'de> Visitor<'de> for Counts {
        type Value = BTreeMap<Medium, i64>;
        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str("an object of numbers by medium")
        }
        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut counts = BTreeMap::new();
            while let Some((medium, count)) = map.next_entry::<Medium, i64>()? {
                if counts.contains_key(&medium) {
                    return Err(A::Error::custom(format_args!(
                        "duplicate field `{medium}`: each medium may stand once"
                    )));
                }
                counts.insert(medium, count);
            }
            Ok(counts)
        }
    }
    deserializer.deserialize_map(Counts)
}
