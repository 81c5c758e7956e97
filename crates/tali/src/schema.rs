//! The JSON Schema of everything that is asked and answered as data, for forms, type generators and other languages.
//!
//! It is also kept as a file, `docs/requests.schema.json`. What a schema can't say, the Rust types still refuse: a field
//! given twice, `15.0` in place of `15`, and what depends on several fields at once, such as a spell of more points than its caster
//! can put into one.

use alloc::borrow::ToOwned;
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;

use dice_core::{DamageDice, DiceCode, Exact, Probability, RollCode, Sides, Trace};
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator};
use serde_json::{Map, Value, json};

use crate::Request;
use crate::question::Do;

/// Gives the schema of a type, and puts what it refers to into the definitions of the generator.
pub(crate) type Describe = fn(&mut SchemaGenerator) -> Schema;

/// [`Describe`] of a type.
pub(crate) fn describe<T: JsonSchema>(generator: &mut SchemaGenerator) -> Schema {
    generator.subschema_for::<T>()
}

/// A system: how its ids begin, what the names of its definitions begin with, its sheet, and what a sheet looked over
/// derives and finds wrong.
struct System {
    key: &'static str,
    name: &'static str,
    sheet: Option<SheetSchemas>,
}

struct SheetSchemas {
    sheet: Describe,
    derived: Describe,
    faults: Describe,
}

const SYSTEMS: &[System] = &[
    System {
        key: "mini6",
        name: "Mini6",
        sheet: Some(SheetSchemas {
            sheet: describe::<mini6_thule::Sheet>,
            derived: describe::<mini6_thule::Derived>,
            faults: describe::<Vec<mini6_thule::Fault>>,
        }),
    },
    System {
        key: "pool",
        name: "Pool",
        sheet: Some(SheetSchemas {
            sheet: describe::<d6_pool_saves::Sheet>,
            derived: describe::<d6_pool_saves::Figures>,
            faults: describe::<d6_pool_saves::Faults>,
        }),
    },
    System { key: "challenge", name: "Challenge", sheet: None },
    System {
        key: "brp",
        name: "Brp",
        sheet: Some(SheetSchemas {
            sheet: describe::<percentile_brp::Fighter>,
            derived: describe::<percentile_brp::Derived>,
            faults: describe::<Vec<percentile_brp::Fault>>,
        }),
    },
    System {
        key: "tiers",
        name: "Tiers",
        sheet: Some(SheetSchemas {
            sheet: describe::<rating_tiers::Sheet>,
            derived: describe::<rating_tiers::Ratings>,
            faults: describe::<[(); 0]>,
        }),
    },
];

/// The schema of a [`Question`](crate::question::Question), with definitions of all that belongs to it.
///
/// Under `$defs` are `Question`, `Request`, `Do`, `Sheet`, `Answer` and `Outcome`; `Outcomes`, an object with the outcome of
/// every request under its id; and the types of the systems, each named after its system and itself, such as
/// `Mini6Check`. What is read and what is written differ where fields have defaults; the written one is named
/// `…Written` then.
///
/// ```
/// let schema = tali::schema::document();
/// assert_eq!(schema["$defs"]["Mini6Check"]["properties"]["bonus"]["default"], 0);
/// assert_eq!(schema["$defs"]["Outcomes"]["properties"]["mini6.check"]["$ref"], "#/$defs/Mini6CheckOutcome");
/// ```
pub fn document() -> Value {
    let mut shared = read();
    for describe in [
        describe::<DiceCode>,
        describe::<RollCode>,
        describe::<DamageDice>,
        describe::<Probability>,
        describe::<Exact>,
        describe::<Sides>,
        describe::<Trace>,
        describe::<Do>,
    ] {
        describe(&mut shared);
    }
    let mut definitions = shared.take_definitions(true);

    let (mut requests, mut sheets, mut looked_over) = (Vec::new(), Vec::new(), Vec::new());
    let mut outcomes = Map::new();
    for system in SYSTEMS {
        let (mut reading, mut writing) = (read(), written());
        let mut asked = Vec::new();
        let mut told = Vec::new();
        for (id, test, outcome) in Request::SCHEMAS.iter().filter(|(id, ..)| id.split('.').next() == Some(system.key)) {
            asked.push((*id, test(&mut reading).to_value()));
            told.push((*id, outcome(&mut writing).to_value()));
        }
        let sheet = system.sheet.as_ref().map(|sheet| {
            let figures = [(sheet.derived)(&mut writing).to_value(), (sheet.faults)(&mut writing).to_value()];
            ((sheet.sheet)(&mut reading).to_value(), figures)
        });
        let mut names = Names::of(system.name, &mut definitions);
        names.add(reading.take_definitions(true), writing.take_definitions(true));
        for (id, mut test) in asked {
            names.rename(&mut test, false);
            requests.push(one_key(id, &test));
        }
        for (id, mut outcome) in told {
            names.rename(&mut outcome, true);
            outcomes.insert(id.to_owned(), outcome);
        }
        if let Some((mut sheet, [mut derived, mut faults])) = sheet {
            names.rename(&mut sheet, false);
            names.rename(&mut derived, true);
            names.rename(&mut faults, true);
            sheets.push(one_key(system.key, &sheet));
            looked_over.push(json!({ "derived": derived, "faults": faults }));
        }
    }

    let mut kinds: Vec<Value> = Vec::new();
    for outcome in outcomes.values() {
        if !kinds.contains(outcome) {
            kinds.push(outcome.clone());
        }
    }
    let ids: Vec<&String> = outcomes.keys().collect();
    let outcomes = json!({
        "description": "What each request comes to, by its id.",
        "type": "object",
        "required": ids,
        "properties": outcomes,
        "additionalProperties": false,
    });
    for (name, schema) in [
        (
            "Request",
            json!({ "description": "A test: an object whose one key is the id of a rule.", "oneOf": requests }),
        ),
        ("Sheet", json!({ "description": "A sheet: an object whose one key is the system.", "oneOf": sheets })),
        ("Outcome", json!({ "description": "What a request comes to.", "anyOf": kinds })),
        ("Outcomes", outcomes),
        ("Question", question()),
        ("Answer", answer(looked_over)),
    ] {
        definitions.insert(name.to_owned(), schema);
    }
    let mut document = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Questions and answers of tali",
        "description": "A question; everything else is under $defs. See requests.md.",
        "$ref": "#/$defs/Question",
        "$defs": definitions,
    });
    tidy(&mut document);
    document
}

fn read() -> SchemaGenerator {
    SchemaSettings::draft2020_12().for_deserialize().into_generator()
}

fn written() -> SchemaGenerator {
    SchemaSettings::draft2020_12().for_serialize().into_generator()
}

fn one_key(key: &str, schema: &Value) -> Value {
    json!({ "type": "object", "properties": { key: schema }, "required": [key], "additionalProperties": false })
}

fn question() -> Value {
    json!({
        "description": "A test with what to do with it, or a sheet to look over.",
        "oneOf": [
            {
                "type": "object",
                "properties": {
                    "id": { "description": "Anything; it comes back as it was given." },
                    "test": { "$ref": "#/$defs/Request" },
                    "do": { "$ref": "#/$defs/Do" },
                    "sheet": { "type": "null" },
                },
                "required": ["test", "do"],
                "additionalProperties": false,
            },
            {
                "type": "object",
                "properties": {
                    "id": { "description": "Anything; it comes back as it was given." },
                    "test": { "type": "null" },
                    "do": { "type": "null" },
                    "sheet": { "$ref": "#/$defs/Sheet" },
                },
                "required": ["sheet"],
                "additionalProperties": false,
            },
        ],
    })
}

fn answer(looked_over: Vec<Value>) -> Value {
    let odds = json!({
        "type": "array",
        "minItems": 1,
        "items": {
            "type": "object",
            "properties": { "outcome": { "$ref": "#/$defs/Outcome" }, "p": { "$ref": "#/$defs/Probability" } },
            "required": ["outcome", "p"],
            "additionalProperties": false,
        },
    });
    let need = json!({
        "type": "object",
        "properties": { "sides": { "$ref": "#/$defs/Sides" } },
        "required": ["sides"],
        "additionalProperties": false,
    });
    let mut replies = Vec::from([
        json!({ "odds": odds }),
        json!({ "outcome": { "$ref": "#/$defs/Outcome" }, "trace": { "$ref": "#/$defs/Trace" } }),
        json!({ "need": need }),
    ]);
    replies.extend(looked_over);
    replies.push(json!({ "error": { "description": "What was given, and what is allowed.", "type": "string" } }));
    for reply in &mut replies {
        if let Value::Object(properties) = reply {
            properties.insert("id".to_owned(), json!({ "description": "The id of the question, or null." }));
        }
        let properties = mem::take(reply);
        let required: Vec<&String> = properties.as_object().map(|all| all.keys().collect()).unwrap_or_default();
        *reply = json!({
            "type": "object",
            "required": required,
            "properties": properties,
            "additionalProperties": false,
        });
    }
    json!({ "description": "An answer, with the id of its question.", "anyOf": replies })
}

/// Where one schema refers to another.
const DEFINITIONS: &str = "#/$defs/";

/// What the definitions of a system are called in the document.
struct Names<'a> {
    system: &'static str,
    /// The definitions of the document.
    definitions: &'a mut Map<String, Value>,
    /// Those that are there already: they are the engine's.
    shared: BTreeSet<String>,
    /// Those that are written otherwise than they are read.
    differ: BTreeSet<String>,
}

impl<'a> Names<'a> {
    fn of(system: &'static str, definitions: &'a mut Map<String, Value>) -> Self {
        Names { system, definitions, shared: BTreeSet::new(), differ: BTreeSet::new() }
    }

    fn add(&mut self, read: Map<String, Value>, written: Map<String, Value>) {
        for (name, schema) in read.iter().chain(&written) {
            if self.definitions.get(name) == Some(schema) {
                self.shared.insert(name.clone());
            }
        }
        // whoever refers to what differs differs too
        loop {
            let before = self.differ.len();
            for (name, schema) in &written {
                if read.get(name).is_some_and(|read| read != schema || self.refers_to_what_differs(schema)) {
                    self.differ.insert(name.clone());
                }
            }
            if self.differ.len() == before {
                break;
            }
        }
        for (definitions, as_written) in [(read, false), (written, true)] {
            for (name, mut schema) in definitions {
                if !self.shared.contains(&name) {
                    self.rename(&mut schema, as_written);
                    self.definitions.insert(self.name(&name, as_written), schema);
                }
            }
        }
    }

    fn refers_to_what_differs(&self, schema: &Value) -> bool {
        match schema {
            Value::Object(fields) => fields.iter().any(|(key, value)| match value.as_str() {
                Some(target) if key == "$ref" => {
                    target.strip_prefix(DEFINITIONS).is_some_and(|name| self.differ.contains(name))
                }
                _ => self.refers_to_what_differs(value),
            }),
            Value::Array(items) => items.iter().any(|item| self.refers_to_what_differs(item)),
            _ => false,
        }
    }

    fn name(&self, name: &str, as_written: bool) -> String {
        let end = if as_written && self.differ.contains(name) { "Written" } else { "" };
        format!("{}{name}{end}", self.system)
    }

    /// Gives what a schema refers to its name in the document.
    fn rename(&self, schema: &mut Value, as_written: bool) {
        match schema {
            Value::Object(fields) => {
                for (key, value) in fields {
                    let target = if key == "$ref" { value.as_str() } else { None };
                    match target.and_then(|target| target.strip_prefix(DEFINITIONS)) {
                        Some(name) if !self.shared.contains(name) => {
                            *value = Value::from(format!("{DEFINITIONS}{}", self.name(name, as_written)));
                        }
                        Some(_) => {}
                        None => self.rename(value, as_written),
                    }
                }
            }
            Value::Array(items) => items.iter_mut().for_each(|item| self.rename(item, as_written)),
            _ => {}
        }
    }
}

/// Puts descriptions into plain text, and says the range of a number in place of its width in Rust.
fn tidy(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if let Some(Value::String(description)) = fields.get_mut("description") {
                *description = plain(description);
            }
            let format = fields.get("format").and_then(Value::as_str).map(ToString::to_string);
            let range = match format.as_deref() {
                Some("int8" | "int16" | "uint8" | "uint16") => None,
                Some("uint32") => Some((json!(0), json!(u32::MAX))),
                Some("int32") => Some((json!(i32::MIN), json!(i32::MAX))),
                Some("uint64" | "uint") => Some((json!(0), json!(u64::MAX))),
                Some("int64" | "int") => Some((json!(i64::MIN), json!(i64::MAX))),
                _ => {
                    fields.values_mut().for_each(tidy);
                    return;
                }
            };
            fields.remove("format");
            if let Some((minimum, maximum)) = range {
                fields.entry("minimum").or_insert(minimum);
                fields.entry("maximum").or_insert(maximum);
            }
            fields.values_mut().for_each(tidy);
        }
        Value::Array(items) => items.iter_mut().for_each(tidy),
        _ => {}
    }
}

/// The first paragraphs of a doc comment, without its example, its headings and the targets of its links.
fn plain(description: &str) -> String {
    let end = ["```", "\n# "].iter().filter_map(|mark| description.find(mark)).min().unwrap_or(description.len());
    let mut text = String::new();
    let mut in_code = false;
    let mut characters = description[..end].trim().chars().peekable();
    while let Some(character) = characters.next() {
        match character {
            '`' => {
                in_code = !in_code;
                text.push(character);
            }
            '[' if !in_code => {}
            ']' if !in_code => {
                if characters.peek() == Some(&'(') {
                    characters.by_ref().find(|next| *next == ')');
                }
            }
            '\n' if characters.peek() != Some(&'\n') && !text.ends_with('\n') => text.push(' '),
            character => text.push(character),
        }
    }
    text
}
