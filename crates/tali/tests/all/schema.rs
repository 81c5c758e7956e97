//! The JSON Schema is the one in the docs, and says what the Rust types do: what they read it allows, what they write it
//! describes, and what they refuse it refuses, but for what depends on several fields at once.
#![cfg(feature = "schemars")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use serde_json::{Value, json};
use tali::Request;
use tali::question::Question;

use crate::validator::Validator;

const REPOSITORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn the_file_in_the_docs_is_the_schema() {
    let kept = fs::read_to_string(format!("{REPOSITORY}/docs/requests.schema.json")).unwrap();
    let wanted = format!("{:#}\n", tali::schema::document());
    assert!(
        kept == wanted,
        "run: cargo run -q -p tali --features schemars --example schema > docs/requests.schema.json"
    );
}

/// Every question of the page and of the test data, read as JSON.
fn questions() -> Vec<Value> {
    let page = fs::read_to_string(format!("{REPOSITORY}/docs/requests.md")).unwrap();
    let mut lines: Vec<String> = page.lines().filter(|line| line.starts_with('{')).map(String::from).collect();
    let mut files: Vec<_> =
        fs::read_dir(format!("{REPOSITORY}/testdata")).unwrap().map(|file| file.unwrap().path()).collect();
    files.sort();
    for file in files.iter().filter(|file| file.extension().is_some_and(|ending| ending == "jsonl")) {
        lines.extend(fs::read_to_string(file).unwrap().lines().map(String::from));
    }
    let mut questions = Vec::new();
    for line in lines {
        let mut line: Value = serde_json::from_str(&line).unwrap();
        let fields = line.as_object_mut().unwrap();
        fields.retain(|key, _| ["id", "test", "do", "sheet"].contains(&key.as_str()));
        if fields.contains_key("test") || fields.contains_key("sheet") {
            questions.push(line);
        }
    }
    questions
}

fn read(question: &Value) -> Result<Question<Value>, String> {
    // as text: this is how questions come, and values would be read more leniently
    serde_json::from_str(&question.to_string()).map_err(|error| error.to_string())
}

#[test]
fn every_worked_example_is_described() {
    let schema = Validator::new(tali::schema::document());
    let outcomes = tali::schema::document()["$defs"]["Outcomes"]["properties"].clone();
    let (mut read_well, mut seen) = (0, BTreeSet::new());
    for question in questions() {
        let Ok(read) = read(&question) else { continue };
        read_well += 1;
        schema.check(&question).unwrap_or_else(|error| panic!("{question}: {error}"));
        let id = read.test.as_ref().map(Request::id);
        let answer = serde_json::to_value(read.answer()).unwrap();
        schema.check_as("Answer", &answer).unwrap_or_else(|error| panic!("{answer}: {error}"));
        let lines = answer["odds"].as_array().into_iter().flatten().chain([&answer]);
        for outcome in lines.filter_map(|line| line.get("outcome")) {
            let id = id.unwrap();
            schema.allows(&outcomes[id], outcome).unwrap_or_else(|error| panic!("{id}: {outcome}: {error}"));
            seen.insert(id);
        }
    }
    assert!(read_well > 600, "only {read_well} questions");
    assert_eq!(seen, Request::IDS.iter().copied().collect());
}

/// Calls `change` with every way to change one place of a value: other values in its stead, a field more, a field less.
fn changes(whole: &Value, change: &mut dyn FnMut(&Value)) {
    let others = [
        json!(null),
        json!(true),
        json!(-1),
        json!(0),
        json!(1),
        json!(2),
        json!(1.5),
        json!(1001),
        json!(-1001),
        json!(70_000),
        json!(20_000_000),
        json!(-20_000_000),
        json!(5_000_000_000_000_u64),
        json!(u64::MAX),
        json!(1e30),
        json!(""),
        json!("x"),
        json!("5D+1"),
        json!("none"),
        json!("5D "),
        json!("1001D"),
        json!("alive"),
        json!([]),
        json!({}),
        json!([1]),
        json!({"a": 1}),
        json!(["x", "x"]),
    ];
    let mut places = Vec::new();
    walk(whole, String::new(), &mut places);
    for place in places {
        let mut changed = whole.clone();
        for other in &others {
            *changed.pointer_mut(&place).unwrap() = other.clone();
            change(&changed);
        }
        let here = whole.pointer(&place).unwrap();
        if let Some(fields) = here.as_object() {
            for (key, value) in fields {
                let mut fewer = fields.clone();
                fewer.remove(key);
                *changed.pointer_mut(&place).unwrap() = json!(fewer);
                change(&changed);
                fewer.insert(format!("{key}s"), value.clone());
                *changed.pointer_mut(&place).unwrap() = json!(fewer);
                change(&changed);
            }
            let mut more = fields.clone();
            more.insert("luck".into(), json!(1));
            *changed.pointer_mut(&place).unwrap() = json!(more);
            change(&changed);
        }
    }
}

fn walk(value: &Value, place: String, places: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (key, value) in fields {
                walk(value, format!("{place}/{}", key.replace('~', "~0").replace('/', "~1")), places);
            }
        }
        Value::Array(items) => {
            for (i, value) in items.iter().enumerate() {
                walk(value, format!("{place}/{i}"), places);
            }
        }
        _ => {}
    }
    places.push(place);
}

/// What no single field is wrong in: refusals that depend on several.
const BEYOND_A_SCHEMA: &[&str] = &[
    "brp.characteristic-training",
    "brp.skills",
    "can't teach a student",
    "hit points are left of",
    "is not between the runners",
    "of the injury table ends",
    "mini6.armour: either",
    "mini6.shields: either",
    "mini6.weapons: either",
    "pool.cast: a spell of",
    "pool.mp-less",
];

#[test]
fn the_schema_refuses_what_the_types_refuse_and_nothing_else() {
    let schema = Validator::new(tali::schema::document());
    let mut examples: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for question in questions().into_iter().filter(|question| read(question).is_ok()) {
        let part = question.get("test").or(question.get("sheet")).unwrap();
        examples.entry(part.as_object().unwrap().keys().next().unwrap().clone()).or_default().push(question);
    }
    let mut tried = 0;
    for questions in examples.values_mut() {
        // the longest have the most fields
        questions.sort_by_key(|question| std::cmp::Reverse(question.to_string().len()));
        for question in questions.iter().take(2) {
            changes(question, &mut |changed| {
                tried += 1;
                match (read(changed), schema.check(changed)) {
                    (Ok(question), Err(_)) if question.test.is_some() == question.sheet.is_some() => {}
                    (Ok(question), Err(_)) if question.test.is_some() != question.action.is_some() => {}
                    (Ok(_), Err(error)) => panic!("{changed} is read, but not described: {error}"),
                    (Err(error), Ok(())) => assert!(
                        BEYOND_A_SCHEMA.iter().any(|beyond| error.contains(beyond)),
                        "{changed} is described, but not read: {error}"
                    ),
                    _ => {}
                }
            });
        }
    }
    assert!(tried > 10_000, "only {tried} changes");
}
