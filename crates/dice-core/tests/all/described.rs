//! The JSON Schema of odds and counts, set beside what is written of them.
#![cfg(feature = "schemars")]

use dice_core::{Counts, D6, Dice, Odds, Probability};
use schemars::{JsonSchema, schema_for};
use serde::Serialize;
use serde_json::{Value, json, to_value};

/// A list of lines that all have the same fields, of which none may lack and none be added: as a schema says, and as is written.
fn describes(schema: &Value, written: &Value) {
    assert_eq!(schema["type"], "array");
    assert!(schema["description"].as_str().is_some_and(|text| text.ends_with('.')), "{schema}");
    let line = &schema["items"];
    assert_eq!((&line["type"], &line["additionalProperties"]), (&json!("object"), &json!(false)));
    let lines = written.as_array().unwrap();
    assert!(!lines.is_empty());
    for fields in lines.iter().map(|line| line.as_object().unwrap()) {
        assert!(fields.keys().eq(line["properties"].as_object().unwrap().keys()), "{written}");
        assert!(fields.keys().eq(line["required"].as_array().unwrap()), "{written}");
    }
}

fn schema<T: JsonSchema>() -> Value {
    to_value(schema_for!(T)).unwrap()
}

#[test]
fn lines_are_described_as_they_are_written() {
    let odds = Odds::of(|dice| dice.sum(2, D6));
    describes(&schema::<Odds<u32>>(), &to_value(&odds).unwrap());
    let counts: Counts<String> = ["hit".into(), "miss".into()].into_iter().collect();
    describes(&schema::<Counts<String>>(), &to_value(&counts).unwrap());
    // odds have an outcome; of counts there may be none
    assert_eq!(schema::<Odds<u32>>()["minItems"], 1);
    assert_eq!(schema::<Counts<u32>>().get("minItems"), None);
}

/// Both, of several types, in one document.
#[derive(Serialize, JsonSchema)]
struct Both {
    odds: Odds<u32>,
    likelier: Odds<bool>,
    counts: Counts<u32>,
    rarer: Counts<bool>,
}

#[test]
fn in_a_document_they_stand_in_place_and_chances_are_defined_once() {
    let document = schema::<Both>();
    let definitions = document["$defs"].as_object().unwrap();
    assert_eq!(definitions.keys().collect::<Vec<_>>(), ["Probability"]);
    let chance = schema::<Probability>();
    assert_eq!(definitions["Probability"]["pattern"], chance["pattern"]);
    let both = Both {
        odds: Odds::certain(7),
        likelier: Odds::certain(true),
        counts: [7].into_iter().collect(),
        rarer: [true].into_iter().collect(),
    };
    for (name, written) in to_value(&both).unwrap().as_object().unwrap() {
        let described = &document["properties"][name];
        describes(described, written);
        let fields = &described["items"]["properties"];
        let outcome = if written[0]["outcome"].is_boolean() { schema::<bool>() } else { schema::<u32>() };
        assert_eq!(fields["outcome"]["type"], outcome["type"]);
        match fields.get("p") {
            Some(chance) => assert_eq!(chance, &json!({"$ref": "#/$defs/Probability"})),
            None => assert_eq!(fields["count"]["maximum"], Counts::<u32>::MOST),
        }
    }
}
