//! The half of the JavaScript package that is written in Rust: questions in, answers out, both as JSON text.
//!
//! It owns no rule. What a request may be and what an answer looks like is told by `docs/requests.md`; the half that is
//! written in JavaScript (`js/tali.js`) gives them their names there. JSON text crosses the border because both sides can
//! read it with what they have already: a writer of JavaScript values would be one more copy of every reader.

mod answer;
mod asked;
mod rules;

use asked::Asked;
use js_sys::Function;
use wasm_bindgen::prelude::*;

/// Answers a question: `{"test": …, "do": …}` or `{"sheet": …}`. What is wrong with it is an answer too.
#[wasm_bindgen]
pub fn answer(question: &str) -> String {
    answer::to_question(question)
}

/// Settles the test of a question, `{"test": …}`, with dice that `die` rolls: it is called with the number of sides, and
/// gives the face.
///
/// # Errors
/// What `die` throws is thrown on.
#[wasm_bindgen(js_name = answerWith)]
pub fn answer_with(question: &str, die: &Function) -> Result<String, JsValue> {
    let asked = Asked::new(|sides| {
        let face = die.call1(&JsValue::UNDEFINED, &JsValue::from(sides))?;
        Ok(face.as_f64().ok_or_else(|| shown(&face)))
    });
    answer::with_dice(question, asked)
}

/// A value as JavaScript shows it.
fn shown(value: &JsValue) -> String {
    js_sys::JSON::stringify(value).ok().and_then(|text| text.as_string()).unwrap_or_else(|| String::from("undefined"))
}

/// The ids of all tests that can be asked for.
#[wasm_bindgen]
pub fn requests() -> String {
    answer::written(&tali::Request::IDS)
}

/// Every rule of every system: `[{"id": …, "title": …, "kinds": […]}]`.
#[wasm_bindgen]
pub fn rules() -> String {
    rules::listed()
}

/// The version of the package.
#[wasm_bindgen]
pub fn version() -> String {
    String::from(env!("CARGO_PKG_VERSION"))
}
