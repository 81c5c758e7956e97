//! Answers questions on standard input, one JSON object a line, on standard output: see `docs/requests.md`.
//!
//! ```text
//! echo '{"id": 1, "test": {"mini6.check": {"code": "5D+1", "tn": 15}}, "do": "odds"}' | cargo run --example requests --features serde
//! ```

use std::io::{self, BufRead, Write};

use serde_json::value::RawValue;
use tali::question::{Answer, Question, Reply};

fn main() -> io::Result<()> {
    let mut input = io::stdin().lock();
    let mut output = io::BufWriter::new(io::stdout().lock());
    let mut line = Vec::new();
    while input.read_until(b'\n', &mut line)? > 0 {
        let text = String::from_utf8_lossy(&line);
        if !text.trim().is_empty() {
            serde_json::to_writer(&mut output, &answer(&text))?;
            output.write_all(b"\n")?;
            output.flush()?;
        }
        line.clear();
    }
    Ok(())
}

/// Answers one line; what is wrong with it is an answer too.
fn answer(line: &str) -> Answer<&RawValue> {
    match serde_json::from_str::<Question<&RawValue>>(line) {
        Ok(question) => question.answer(),
        Err(error) => Answer { id: id_of(line), reply: Reply::error(error) },
    }
}

/// The id of a line that is JSON but no question.
fn id_of(line: &str) -> Option<&RawValue> {
    #[derive(serde::Deserialize)]
    struct Id<'a> {
        #[serde(borrow)]
        id: Option<&'a RawValue>,
    }
    serde_json::from_str::<Id<'_>>(line).ok()?.id
}
