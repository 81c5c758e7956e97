//! Keeps `docs/requests.md` true: every test has its section, every field of it is named there, and every example is
//! answered as the page says.
#![cfg(feature = "serde")]

use serde_json::Value;
use tali::Request;
use tali::question::Question;

fn page() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/requests.md")).unwrap()
}

/// The sections of the page: the heading of each, and the text under it.
fn sections(page: &str) -> Vec<(&str, &str)> {
    page.split("\n#").skip(1).map(|section| section.split_once('\n').unwrap()).collect()
}

/// The lines in the blocks marked `json`, in order.
fn examples(text: &str) -> Vec<&str> {
    let mut lines = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        match line {
            "```json" => inside = true,
            "```" => inside = false,
            line if inside => lines.push(line),
            _ => {}
        }
    }
    lines
}

fn is_question(line: &str) -> bool {
    let value: Value = serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
    value.get("test").is_some() || value.get("sheet").is_some()
}

#[test]
fn every_test_has_a_section_with_an_example_and_all_its_fields() {
    let page = page();
    let sections = sections(&page);
    for id in Request::IDS {
        let heading = format!("`{id}`");
        let mut found = sections.iter().filter(|(title, _)| title.trim_start_matches('#').trim() == heading);
        let (_, text) = found.next().unwrap_or_else(|| panic!("{id} has no section"));
        assert!(found.next().is_none(), "{id} has two sections");
        let mut asked = 0;
        for line in examples(text).into_iter().filter(|line| is_question(line)) {
            let question: Question<Value> =
                serde_json::from_str(line).unwrap_or_else(|error| panic!("{line}: {error}"));
            let request = question.test.unwrap();
            assert_eq!(request.id(), *id, "{line}");
            for (field, _) in serde_json::to_value(&request).unwrap()[*id].as_object().unwrap() {
                assert!(text.contains(&format!("`{field}`")), "{id}: nothing is said of `{field}`");
            }
            asked += 1;
        }
        assert!(asked > 0, "{id} has no example");
    }
}

#[test]
fn every_example_is_answered_as_shown() {
    let page = page();
    let lines = examples(&page);
    let mut shown = 0;
    for (at, line) in lines.iter().enumerate().filter(|(_, line)| is_question(line)) {
        let answer: Value = match serde_json::from_str::<Question<Value>>(line) {
            Ok(question) => serde_json::to_value(question.answer()).unwrap(),
            Err(error) => {
                let id = &serde_json::from_str::<Value>(line).unwrap()["id"];
                serde_json::json!({"id": id, "error": error.to_string()})
            }
        };
        match lines.get(at + 1).filter(|next| !is_question(next)) {
            Some(next) => {
                assert_eq!(answer, serde_json::from_str::<Value>(next).unwrap(), "{line}");
                shown += 1;
            }
            None => assert!(answer.get("error").is_none(), "{line}: {answer}"),
        }
    }
    assert!(shown >= 60, "only {shown} answers are shown");
}

#[test]
fn every_sheet_has_an_example() {
    let page = page();
    for system in ["mini6", "pool", "brp", "tiers"] {
        let opening = format!("\"sheet\": {{\"{system}\"");
        assert!(examples(&page).iter().any(|line| line.contains(&opening)), "no sheet of {system}");
    }
}
