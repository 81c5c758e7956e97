//! Answers questions on standard input, one JSON object a line, on standard output: see `docs/requests.md`.
//!
//! ```text
//! echo '{"id": 1, "test": {"mini6.check": {"code": "5D+1", "tn": 15}}, "do": "odds"}' | cargo run --example requests --features serde
//! ```

use std::io::{self, BufRead, Write};

use serde_json::value::RawValue;
use tali::question::{Answer, Question, Reply};

fn main() -> io::Result<()> {
    answer_all(io::stdin().lock(), io::stdout().lock())
}

/// Answers every line, each before the next is read. Blank lines are skipped.
pub(crate) fn answer_all(mut input: impl BufRead, mut output: impl Write) -> io::Result<()> {
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        if !line.trim_ascii().is_empty() {
            let mut answer = serde_json::to_vec(&answer(&line))?;
            answer.push(b'\n');
            output.write_all(&answer)?;
            output.flush()?;
        }
        line.clear();
    }
    Ok(())
}

/// Answers one line; what is wrong with it is an answer too.
fn answer(line: &[u8]) -> Answer<&RawValue> {
    match serde_json::from_slice::<Question<&RawValue>>(line) {
        Ok(question) => question.answer(),
        Err(error) => Answer { id: id_of(line), reply: Reply::error(error.to_string()) },
    }
}

/// The id of a line that is a JSON object but no question.
fn id_of(line: &[u8]) -> Option<&RawValue> {
    #[derive(serde::Deserialize)]
    struct Id<'a> {
        #[serde(borrow)]
        id: Option<&'a RawValue>,
    }
    if !line.trim_ascii_start().starts_with(b"{") {
        return None;
    }
    serde_json::from_slice::<Id<'_>>(line).ok()?.id
}
