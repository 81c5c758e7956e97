//! The part of JSON Schema that the kept schema uses, and no more: a keyword that isn't known here fails the test.

use std::cell::RefCell;
use std::collections::BTreeMap;

use regex_lite::Regex;
use serde_json::{Map, Value};

/// Words about a schema, which refuse nothing.
const ANNOTATIONS: &[&str] = &["$schema", "$defs", "title", "description", "default", "examples"];

pub(crate) struct Validator {
    document: Value,
    patterns: RefCell<BTreeMap<String, Regex>>,
}

impl Validator {
    pub(crate) fn new(document: Value) -> Self {
        Validator { document, patterns: RefCell::default() }
    }

    /// The document's own schema.
    pub(crate) fn check(&self, value: &Value) -> Result<(), String> {
        self.allows(&self.document, value)
    }

    /// The schema of one definition.
    pub(crate) fn check_as(&self, definition: &str, value: &Value) -> Result<(), String> {
        self.allows(&self.document["$defs"][definition], value)
    }

    pub(crate) fn allows(&self, schema: &Value, value: &Value) -> Result<(), String> {
        let keywords = match schema {
            Value::Bool(true) => return Ok(()),
            Value::Bool(false) => return Err(format!("{value} is one too many")),
            schema => schema.as_object().expect("a schema is an object or a truth value"),
        };
        for (keyword, said) in keywords {
            if !ANNOTATIONS.contains(&keyword.as_str()) {
                self.keyword(keyword, said, keywords, value)?;
            }
        }
        Ok(())
    }

    fn keyword(&self, keyword: &str, said: &Value, beside: &Map<String, Value>, value: &Value) -> Result<(), String> {
        let refuse = |holds: bool| if holds { Ok(()) } else { Err(format!("{value}: {keyword} {said}")) };
        match keyword {
            "$ref" => {
                let target =
                    said.as_str().and_then(|target| target.strip_prefix('#')).expect("a reference into the document");
                self.allows(self.document.pointer(target).unwrap_or_else(|| panic!("{target} is not there")), value)
            }
            "type" => refuse(match said {
                Value::Array(types) => types.iter().any(|one| has_type(one, value)),
                one => has_type(one, value),
            }),
            "const" => refuse(value == said),
            "enum" => refuse(list(said).contains(value)),
            "anyOf" => refuse(list(said).iter().any(|one| self.allows(one, value).is_ok())),
            "oneOf" => refuse(list(said).iter().filter(|one| self.allows(one, value).is_ok()).count() == 1),
            "minimum" | "maximum" => match (whole(value), whole(said)) {
                (Some(value), Some(limit)) => {
                    refuse(if keyword == "minimum" { value >= limit } else { value <= limit })
                }
                _ => Ok(()),
            },
            "pattern" => refuse(value.as_str().is_none_or(|text| self.matches(said, text))),
            "maxLength" => refuse(value.as_str().is_none_or(|text| text.chars().count() <= size(said))),
            "minItems" => refuse(value.as_array().is_none_or(|items| items.len() >= size(said))),
            "maxItems" => refuse(value.as_array().is_none_or(|items| items.len() <= size(said))),
            "uniqueItems" => refuse(
                value
                    .as_array()
                    .is_none_or(|items| items.iter().enumerate().all(|(i, item)| !items[..i].contains(item))),
            ),
            "items" => {
                let before = beside.get("prefixItems").map_or(0, |prefix| list(prefix).len());
                value.as_array().into_iter().flatten().skip(before).try_for_each(|item| self.allows(said, item))
            }
            "prefixItems" => value
                .as_array()
                .into_iter()
                .flatten()
                .zip(list(said))
                .try_for_each(|(item, one)| self.allows(one, item)),
            "required" => refuse(value.as_object().is_none_or(|fields| {
                list(said).iter().all(|name| fields.contains_key(name.as_str().expect("a name")))
            })),
            "properties" => object(value).try_for_each(|(name, value)| match said.get(name) {
                Some(one) => self.allows(one, value),
                None => Ok(()),
            }),
            "patternProperties" => object(value).try_for_each(|(name, value)| {
                let mut fitting = said
                    .as_object()
                    .expect("patterns")
                    .iter()
                    .filter(|(pattern, _)| self.matches(&Value::from(pattern.as_str()), name));
                fitting.try_for_each(|(_, one)| self.allows(one, value))
            }),
            "additionalProperties" => object(value).try_for_each(|(name, value)| {
                let named = beside.get("properties").is_some_and(|properties| properties.get(name).is_some());
                let mut patterns = beside.get("patternProperties").and_then(Value::as_object).into_iter().flatten();
                let fits = patterns.any(|(pattern, _)| self.matches(&Value::from(pattern.as_str()), name));
                if named || fits {
                    Ok(())
                } else {
                    self.allows(said, value).map_err(|error| format!("{name}: {error}"))
                }
            }),
            "propertyNames" => object(value).try_for_each(|(name, _)| self.allows(said, &Value::from(name.as_str()))),
            unknown => panic!("the keyword {unknown} is not known here"),
        }
    }

    fn matches(&self, pattern: &Value, text: &str) -> bool {
        let pattern = pattern.as_str().expect("a pattern");
        let mut patterns = self.patterns.borrow_mut();
        patterns.entry(pattern.into()).or_insert_with(|| Regex::new(pattern).expect("a pattern")).is_match(text)
    }
}

fn has_type(name: &Value, value: &Value) -> bool {
    match name.as_str().expect("the name of a type") {
        "null" => value.is_null(),
        "boolean" => value.is_boolean(),
        "integer" => whole(value).is_some(),
        "string" => value.is_string(),
        "array" => value.is_array(),
        "object" => value.is_object(),
        unknown => panic!("the type {unknown} is not known here"),
    }
}

fn whole(value: &Value) -> Option<i128> {
    value.as_i64().map(i128::from).or(value.as_u64().map(i128::from))
}

fn list(said: &Value) -> &Vec<Value> {
    said.as_array().expect("a list")
}

fn size(said: &Value) -> usize {
    said.as_u64().expect("a size") as usize
}

fn object(value: &Value) -> impl Iterator<Item = (&String, &Value)> {
    value.as_object().into_iter().flatten()
}
