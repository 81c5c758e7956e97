//! Questions and tests read, and answered.

use serde::Serialize;
use serde_path_to_error::Segment;
use tali::dice::{Record, Recorder, Resolve};
use tali::question::{Question, Reply};

use crate::asked::{Ask, Asked, Fault};

/// What was wrong with data, and where.
#[derive(Serialize)]
struct Refusal {
    error: String,
    /// The keys that lead there, from the outside in.
    path: Vec<String>,
}

/// The answer to a question.
pub(crate) fn to_question(question: &str) -> String {
    match read(question) {
        Ok(question) => written(&question.answer().reply),
        Err(refusal) => written(&refusal),
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
        Err(refusal) => return Ok(written(&refusal)),
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

/// Reads a question, and says of what is wrong with it where that stands. It is the one reader for everything: another
/// for tests alone would be a tenth of the package.
fn read(text: &str) -> Result<Question<()>, Refusal> {
    let mut reader = serde_json::Deserializer::from_str(text);
    let read = serde_path_to_error::deserialize(&mut reader);
    read.map_err(|error| {
        let mut path: Vec<_> = error.path().iter().filter_map(key).collect();
        let error = error.into_inner();
        let message = error.to_string();
        // who gives an object has no lines and columns to look at
        let place = format!(" at line {} column {}", error.line(), error.column());
        let message = message.strip_suffix(&place).unwrap_or(&message);
        path.extend(missing(message));
        Refusal { error: message.into(), path }
    })
}

fn key(segment: &Segment) -> Option<String> {
    match segment {
        Segment::Map { key } => Some(key.clone()),
        Segment::Seq { index } => Some(index.to_string()),
        // a choice is a key of an object, which is named already
        Segment::Enum { .. } | Segment::Unknown => None,
    }
}

/// The field that a message says is missing; the path leads to the object that lacks it.
fn missing(message: &str) -> Option<String> {
    let (field, _) = message.strip_prefix("missing field `")?.split_once('`')?;
    Some(field.into())
}

/// What is written here are objects with keys that are text: it can't fail.
pub(crate) fn written(value: &impl Serialize) -> String {
    serde_json::to_string(value).unwrap_or_default()
}
