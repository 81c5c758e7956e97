//! Formats other than JSON, and what hosts bring along themselves: an id is read as if nothing stood between its type and the format.
#![cfg(feature = "serde")]

use std::fmt;

use serde::de::value::{BytesDeserializer, Error, MapAccessDeserializer, MapDeserializer, SeqDeserializer};
use serde::de::{Deserializer, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use serde::{Deserialize, forward_to_deserialize_any};
use serde_json::{Value, json};
use tali::grid::Grid;
use tali::question::{Do, Question};

/// A format that is not for people to read: the fields of a struct stand in a list, in their order.
#[derive(Debug, Clone)]
struct Numbered(Value);

impl IntoDeserializer<'_, Error> for Numbered {
    type Deserializer = Self;
    fn into_deserializer(self) -> Self {
        self
    }
}

impl<'de> Deserializer<'de> for Numbered {
    type Error = Error;

    fn is_human_readable(&self) -> bool {
        false
    }

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        match self.0 {
            Value::Null => visitor.visit_unit(),
            Value::Bool(truth) => visitor.visit_bool(truth),
            Value::Number(number) => visitor.visit_i64(number.as_i64().unwrap()),
            Value::String(text) => visitor.visit_string(text),
            Value::Array(list) => visitor.visit_seq(SeqDeserializer::new(list.into_iter().map(Numbered))),
            Value::Object(fields) => {
                visitor.visit_map(MapDeserializer::new(fields.into_iter().map(|(name, value)| (name, Numbered(value)))))
            }
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Error> {
        if self.0.is_null() { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Error> {
        match self.0 {
            Value::Object(fields) => {
                let fields = fields.into_iter().map(|(name, value)| (name, Numbered(value)));
                MapAccessDeserializer::new(MapDeserializer::new(fields)).deserialize_enum(name, variants, visitor)
            }
            other => other.as_str().unwrap().into_deserializer().deserialize_enum(name, variants, visitor),
        }
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct newtype_struct
        seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// An id that keeps all that its format told it.
#[derive(Debug, PartialEq)]
struct Told {
    for_people: bool,
    /// How many there would be.
    said: Option<usize>,
    inner: Vec<Told>,
}

impl<'de> Deserialize<'de> for Told {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let for_people = deserializer.is_human_readable();
        let (said, inner) = deserializer.deserialize_any(Listener)?;
        Ok(Told { for_people, said, inner })
    }
}

struct Listener;

impl<'de> Visitor<'de> for Listener {
    type Value = (Option<usize>, Vec<Told>);

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("anything")
    }

    fn visit_i64<E>(self, _: i64) -> Result<Self::Value, E> {
        Ok((None, Vec::new()))
    }

    fn visit_u64<E>(self, _: u64) -> Result<Self::Value, E> {
        Ok((None, Vec::new()))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let (said, mut inner) = (list.size_hint(), Vec::new());
        while let Some(told) = list.next_element()? {
            inner.push(told);
        }
        Ok((said, inner))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
        let (said, mut inner) = (map.size_hint(), Vec::new());
        while let Some((_, told)) = map.next_entry::<String, Told>()? {
            inner.push(told);
        }
        Ok((said, inner))
    }
}

#[test]
fn an_id_is_told_all_that_its_format_says() {
    let id = json!([1, [2, 3, 4], {"a": 1, "b": [], "c": {"d": [5, 6]}}, {}]);
    let test = json!({"mini6.check": {"code": "3D", "tn": 5}});
    let told = Told::deserialize(id.clone()).unwrap();
    assert_eq!((told.for_people, told.said, told.inner[1].said, told.inner[2].said), (true, Some(4), Some(3), Some(3)));
    let question = Question::<Told>::deserialize(json!({"id": id, "test": test, "do": "odds"})).unwrap();
    assert_eq!(question.id, Some(told));

    let told = Told::deserialize(Numbered(id.clone())).unwrap();
    assert_eq!((told.for_people, told.said, told.inner[2].inner[2].for_people), (false, Some(4), false));
    let numbered = json!([id, {"mini6.check": ["3D", 0, 5]}, "odds", null]);
    let read = Question::<Told>::deserialize(Numbered(numbered)).unwrap();
    assert_eq!(read.id, Some(told));
    assert_eq!((read.test, read.action, read.sheet), (question.test, question.action, None));
}

/// A choice without a value has none in any format.
#[test]
fn a_choice_with_a_value_too_much_is_refused() {
    let question = |action: Value| Numbered(json!([null, {"mini6.check": ["3D", 0, 5]}, action, null]));
    let read = |action| Question::<u8>::deserialize(question(action)).map(|question| question.action);
    assert_eq!(read(json!("odds")), Ok(Some(Do::Odds)));
    assert_eq!(read(json!({"odds": null})), Ok(Some(Do::Odds)));
    assert_eq!(read(json!({"replay": [1, 2]})), Ok(Some(Do::Replay(vec![1, 2]))));
    assert!(read(json!({"odds": 5})).is_err());
}

/// What is wrong with a field of a test is said in the words of that test's own type.
#[test]
fn a_request_says_what_it_expects_as_its_type_does() {
    let said = |error: serde_json::Error| error.to_string().split(" at line ").next().unwrap().to_owned();
    for field in ["code", "bonus", "tn"] {
        for wrong in ["null", "true", "-1.5", "5000", "\"x\"", "[5]", "{}"] {
            let mut fields = json!({"code": "3D", "bonus": 0, "tn": 5});
            fields[field] = serde_json::from_str(wrong).unwrap();
            let alone = said(serde_json::from_str::<tali::mini6::Check>(&fields.to_string()).unwrap_err());
            let request = json!({"mini6.check": fields}).to_string();
            assert_eq!(said(serde_json::from_str::<tali::Request>(&request).unwrap_err()), alone, "{request}");
        }
    }
}

#[test]
fn a_grid_says_what_it_expects() {
    let error = Grid::deserialize(BytesDeserializer::<Error>::new(b"3D")).unwrap_err().to_string();
    assert!(error.contains("expected a test, some of whose fields may be {\"each\": …}"), "{error}");
}
