//! Works out grids of millions of tests, and checks logs of millions of recorded rolls, with as many threads, processes and
//! machines as there are: see the README.

mod audit;
mod cluster;
mod findings;
mod flow;
mod job;
mod log;
mod odds;
mod options;
mod progress;
mod record;
mod table;

use std::process::ExitCode;

use options::{Command, Options};

/// All was done and all was well.
const WELL: u8 = 0;
/// All was done, but some cells are no tests, or some rolls don't follow from their dice.
const FOUND_FAULTS: u8 = 1;
/// Nothing was done: the command line or a file is wrong.
const REFUSED: u8 = 2;
/// It was begun and didn't come to its end: no table was written.
const BROKEN_OFF: u8 = 3;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match Options::read(&arguments).and_then(|options| run(&options)) {
        Ok(status) => ExitCode::from(status),
        Err(error) => {
            eprintln!("sweep: {error}");
            ExitCode::from(REFUSED)
        }
    }
}

fn run(options: &Options) -> Result<u8, String> {
    match options.command {
        Command::Help => {
            print!("{}", Options::usage());
            Ok(WELL)
        }
        Command::Record { rolls, seed } => record::record(options, rolls, seed).map(|()| WELL),
        Command::Odds => flow::run(odds::OddsJob::read(options)?, options),
        Command::Audit => flow::run(audit::AuditJob::read(options)?, options),
    }
}
