//! Questions and tests read, and answered.

use serde::Serialize;
use tali::dice::{Record, Recorder, Resolve};
use tali::question::{Question, Reply};

use crate::asked::{Ask, Asked, Fault};

/// The answer to a question.
pub(crate) fn to_question(question: &str) -> String {
    match read(question) {
        Ok(question) => written(&question.answer().reply),
        Err(message) => written(&Reply::error(message)),
    }
}

/// The answer to a question that says no more than its test, settled with dice that are asked for.
///
/// # Errors
/// What was thrown in place of a die.
pub(crate) fn with_dice<E>(question: &str, dice: Asked<impl Ask<E>, E>) -> Result<String, E> {
    let test = match read(question) {
        Ok(Question { test: Some(test), action: None, sheet: None, .. }) => test,
        Ok(_) => return Ok(written(&Reply::error("dice go with a test alone"))),
        Err(message) => return Ok(written(&Reply::error(message))),
    };
    let mut recorder = Recorder::new(dice);
    let outcome = test.resolve(&mut recorder);
    let (dice, trace) = recorder.into_parts();
    match dice.finish() {
        Ok(()) => Ok(written(&Reply::from(Record { outcome, trace }))),
        Err(Fault::Wrong(message)) => Ok(written(&Reply::error(message))),
        Err(Fault::Thrown(thrown)) => Err(thrown),
    }
}

/// Reads a question, or says what is wrong with it; where, the other half finds out. This is the one reader for everything:
/// another for tests alone would be a tenth of the program.
fn read(text: &str) -> Result<Question<()>, String> {
    serde_json::from_str(text).map_err(|error| {
        let message = error.to_string();
        // who gives an object has no lines and columns to look at
        let place = format!(" at line {} column {}", error.line(), error.column());
        message.strip_suffix(&place).unwrap_or(&message).into()
    })
}

/// What is written here are objects with keys that are text: it can't fail.
pub(crate) fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
