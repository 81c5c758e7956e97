//! Reads one cell as if it stood in the data by itself. An error says in which field it happened.

use alloc::string::{String, ToString};
use core::slice::Iter;

use serde::de::value::StrDeserializer;
use serde::de::{DeserializeSeed, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::forward_to_deserialize_any;

use super::axis::{Axis, EACH, Taken, Value};
use super::data::Data;
use super::fault::Fault;

/// Some data of a cell, with what the cell takes of each axis.
#[derive(Clone, Copy)]
pub(super) struct Reader<'a> {
    data: &'a Data,
    cell: Cell<'a>,
}

#[derive(Clone, Copy)]
struct Cell<'a> {
    axes: &'a [Axis],
    positions: &'a [u64],
}

impl<'a> Cell<'a> {
    fn taken(self, axis: usize) -> Option<Taken<'a>> {
        let Value(taken) = self.axes.get(axis)?.value(*self.positions.get(axis)?)?;
        Some(taken)
    }
}

impl<'a> Reader<'a> {
    pub(super) fn new(data: &'a Data, axes: &'a [Axis], positions: &'a [u64]) -> Self {
        Reader { data, cell: Cell { axes, positions } }
    }
}

impl<'de> Deserializer<'de> for Reader<'de> {
    type Error = Fault;

    fn deserialize_any<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let Reader { data, cell } = self;
        match data {
            Data::Nothing => visitor.visit_unit(),
            Data::Truth(truth) => visitor.visit_bool(*truth),
            Data::Count(number) => visitor.visit_u64(*number),
            Data::Below(number) => visitor.visit_i64(*number),
            Data::Broken(number) => visitor.visit_f64(*number),
            Data::Text(text) => visitor.visit_borrowed_str(text),
            Data::List(list) => visitor.visit_seq(List { left: list.iter(), at: 0, cell }),
            Data::Object(fields) => {
                visitor.visit_map(Object { left: fields.iter(), joined: [].iter(), value: None, cell })
            }
            Data::Axis(axis) => match cell.taken(*axis) {
                Some(Taken::Listed(data)) => Reader { data, cell }.deserialize_any(visitor),
                Some(Taken::Number(number)) => visitor.visit_i64(number),
                Some(Taken::Code(code)) => visitor.visit_string(code.to_string()),
                None => Err(Fault::new("the range goes past the highest number or code")),
            },
        }
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Fault> {
        let nothing = match self.data {
            Data::Nothing => true,
            Data::Axis(axis) => matches!(self.cell.taken(*axis), Some(Taken::Listed(Data::Nothing))),
            _ => false,
        };
        if nothing { visitor.visit_none() } else { visitor.visit_some(self) }
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(self, _: &'static str, visitor: V) -> Result<V::Value, Fault> {
        visitor.visit_newtype_struct(self)
    }

    // a choice too: the readers of tests take one as a word or an object, see `by_name`
    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf unit unit_struct seq tuple
        tuple_struct map struct enum identifier ignored_any
    }
}

struct List<'a> {
    left: Iter<'a, Data>,
    at: usize,
    cell: Cell<'a>,
}

impl<'de> SeqAccess<'de> for List<'de> {
    type Error = Fault;

    fn next_element_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let Some(data) = self.left.next() else { return Ok(None) };
        let at = self.at;
        self.at += 1;
        seed.deserialize(Reader { data, cell: self.cell }).map(Some).map_err(|fault| fault.within(&at.to_string()))
    }
}

struct Object<'a> {
    left: Iter<'a, (String, Data)>,
    /// The fields of a value that join the others, as far as they are left.
    joined: Iter<'a, (String, Data)>,
    value: Option<&'a (String, Data)>,
    cell: Cell<'a>,
}

impl<'de> MapAccess<'de> for Object<'de> {
    type Error = Fault;

    fn next_key_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<Option<S::Value>, Fault> {
        let field = loop {
            if let Some(field) = self.joined.next() {
                break field;
            }
            let Some(field) = self.left.next() else { return Ok(None) };
            match &field.1 {
                Data::Axis(axis) if field.0 == EACH => {
                    if let Some(Taken::Listed(Data::Object(fields))) = self.cell.taken(*axis) {
                        self.joined = fields.iter();
                    }
                }
                _ => break field,
            }
        };
        self.value = Some(field);
        seed.deserialize(StrDeserializer::new(&field.0)).map(Some)
    }

    fn next_value_seed<S: DeserializeSeed<'de>>(&mut self, seed: S) -> Result<S::Value, Fault> {
        match self.value.take() {
            Some((name, data)) => {
                seed.deserialize(Reader { data, cell: self.cell }).map_err(|fault| fault.within(name))
            }
            None => Err(Fault::new("a value was asked for before its name")),
        }
    }
}
