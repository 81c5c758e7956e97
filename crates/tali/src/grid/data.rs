//! Data of any kind, as they were written: fields in their order, and those that come twice too, so that the reader of a
//! test can refuse them.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde::ser::{SerializeMap, Serializer};
use serde::{Deserialize, Serialize};

use super::Grid;

#[derive(Debug, Clone, PartialEq)]
pub(super) enum Data {
    Nothing,
    Truth(bool),
    /// A whole number of 0 or more.
    Count(u64),
    /// A whole number below 0.
    Below(i64),
    /// No test has such a number; it is kept for the reader to refuse.
    Broken(f64),
    Text(String),
    List(Vec<Data>),
    Object(Vec<(String, Data)>),
    /// The place of an axis, by its number. It doesn't stand among the values of an axis.
    Axis(usize),
}

impl From<i64> for Data {
    fn from(number: i64) -> Self {
        u64::try_from(number).map_or(Data::Below(number), Data::Count)
    }
}

impl<'de> Deserialize<'de> for Data {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Nested(Grid::MOST_NESTED).deserialize(deserializer)
    }
}

/// Reads data that may nest so much deeper.
#[derive(Clone, Copy)]
struct Nested(u32);

impl Nested {
    fn deeper<E: Error>(self) -> Result<Self, E> {
        let too_deep = || {
            E::custom(format_args!("lists and objects stand more than {} deep within each other", Grid::MOST_NESTED))
        };
        self.0.checked_sub(1).map(Nested).ok_or_else(too_deep)
    }
}

impl<'de> DeserializeSeed<'de> for Nested {
    type Value = Data;
    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Data, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Nested {
    type Value = Data;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a test, some of whose fields may be {\"each\": …}")
    }

    fn visit_unit<E: Error>(self) -> Result<Data, E> {
        Ok(Data::Nothing)
    }

    fn visit_none<E: Error>(self) -> Result<Data, E> {
        Ok(Data::Nothing)
    }

    fn visit_some<D: Deserializer<'de>>(self, data: D) -> Result<Data, D::Error> {
        self.deserialize(data)
    }

    fn visit_bool<E: Error>(self, truth: bool) -> Result<Data, E> {
        Ok(Data::Truth(truth))
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Data, E> {
        Ok(Data::Count(number))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Data, E> {
        Ok(number.into())
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Data, E> {
        Ok(Data::Broken(number))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Data, E> {
        Ok(Data::Text(text.to_owned()))
    }

    fn visit_string<E: Error>(self, text: String) -> Result<Data, E> {
        Ok(Data::Text(text))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Data, A::Error> {
        let deeper = self.deeper()?;
        let mut all = Vec::new();
        while let Some(data) = list.next_element_seed(deeper)? {
            all.push(data);
        }
        Ok(Data::List(all))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Data, A::Error> {
        let deeper = self.deeper()?;
        let mut fields = Vec::new();
        while let Some(name) = map.next_key::<String>()? {
            fields.push((name, map.next_value_seed(deeper)?));
        }
        Ok(Data::Object(fields))
    }
}

impl Serialize for Data {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Data::Nothing | Data::Axis(_) => serializer.serialize_unit(),
            Data::Truth(truth) => serializer.serialize_bool(*truth),
            Data::Count(number) => serializer.serialize_u64(*number),
            Data::Below(number) => serializer.serialize_i64(*number),
            Data::Broken(number) => serializer.serialize_f64(*number),
            Data::Text(text) => serializer.serialize_str(text),
            Data::List(list) => serializer.collect_seq(list),
            Data::Object(fields) => {
                let mut map = serializer.serialize_map(Some(fields.len()))?;
                for (name, data) in fields {
                    map.serialize_entry(name, data)?;
                }
                map.end()
            }
        }
    }
}
