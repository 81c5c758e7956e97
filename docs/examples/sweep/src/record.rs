//! Makes a log to try the audit with: rolls of the cells of a grid in turn, each with dice of its own from one master seed.

use std::fs::File;
use std::io::{BufWriter, Write};

use serde::Serialize;
use tali::dice::{Face, Resolve, SeededRng};
use tali::question::MOST_DICE;
use tali::{Request, RequestOutcome};

use crate::odds::Asked;
use crate::options::Options;

#[derive(Serialize)]
struct Recorded<'a> {
    id: u64,
    test: &'a Request,
    #[serde(rename = "do")]
    action: Replay,
    outcome: RequestOutcome,
}

#[derive(Serialize)]
struct Replay {
    replay: Vec<Face>,
}

pub fn record(options: &Options, rolls: u64, seed: u64) -> Result<(), String> {
    let (Asked { test: grid, .. }, _) = Asked::read(options)?;
    let says = |error: &dyn std::fmt::Display| format!("{}: {error}", options.output.display());
    let mut log = BufWriter::new(File::create(&options.output).map_err(|error| says(&error))?);
    for id in 0..rolls {
        let test = grid.cell(id % grid.len()).map_err(|error| error.to_string())?;
        let rolled = test
            .record_within(&mut SeededRng::stream(seed, id), MOST_DICE)
            .map_err(|error| format!("cell {}: {error}", id % grid.len()))?;
        let action = Replay { replay: rolled.trace.faces() };
        let line = Recorded { id, test: &test, action, outcome: rolled.outcome };
        serde_json::to_writer(&mut log, &line).map_err(|error| says(&error))?;
        log.write_all(b"\n").map_err(|error| says(&error))?;
    }
    log.flush().map_err(|error| says(&error))
}
