//! The command line.

use std::path::PathBuf;
use std::time::Duration;

/// What is to be done, and by how many.
#[derive(Clone)]
pub struct Options {
    pub command: Command,
    /// The job or the log.
    pub input: PathBuf,
    /// The table, or the log to write.
    pub output: PathBuf,
    pub cluster: Cluster,
    /// Whether what cells have in common is worked out once a worker.
    pub cache: bool,
    pub quiet: bool,
}

#[derive(Clone, Copy)]
pub enum Command {
    Odds,
    Audit,
    Record { rolls: u64, seed: u64 },
    Help,
}

/// Who takes part.
#[derive(Clone)]
pub struct Cluster {
    /// Workers of each process.
    pub workers: usize,
    /// Which process this is, from 0.
    pub process: usize,
    /// Host and port of each process, if there are several.
    pub hosts: Vec<String>,
    /// For how long the others may give no sign.
    pub patience: Duration,
}

const MOST_WORKERS: usize = 1_024;
const MOST_PROCESSES: usize = 1_024;
const DEFAULT_PATIENCE: u64 = 600;
/// The port of process 0 where no hosts are given; the others follow it.
const FIRST_PORT: usize = 2_101;

impl Options {
    fn known() -> getopts::Options {
        let mut known = getopts::Options::new();
        known.optopt("o", "out", "the table to write (or the log, for record)", "FILE");
        known.optopt("w", "workers", "worker threads of each process [1]", "NUMBER");
        known.optopt("n", "processes", "how many processes take part [1]", "NUMBER");
        known.optopt("p", "process", "which of them this is, from 0 [0]", "NUMBER");
        known.optopt(
            "h",
            "hosts",
            "a file with host:port of each process, one a line [localhost:2101, 2102, …]",
            "FILE",
        );
        known.optopt("", "patience", "seconds for which the others may give no sign [600]", "SECONDS");
        known.optflag("", "no-cache", "work out what cells have in common for each of them, to see what it saves");
        known.optflag("q", "quiet", "no progress on standard error");
        known.optopt("", "rolls", "how many rolls to record [1000]", "NUMBER");
        known.optopt("", "seed", "the master seed of the recorded rolls [0]", "SEED");
        known.optflag("", "help", "this text");
        known
    }

    pub fn usage() -> String {
        let brief = "sweep odds JOB.json -o TABLE.csv [OPTIONS]     the odds of every cell of a grid\n\
                     sweep audit LOG.jsonl -o TABLE.csv [OPTIONS]   every recorded roll that doesn't follow from its dice\n\
                     sweep record JOB.json -o LOG.jsonl [OPTIONS]   a log to try audit with: rolls of the cells in turn";
        Self::known().usage(brief)
    }

    pub fn read(arguments: &[String]) -> Result<Self, String> {
        let given = Self::known().parse(arguments).map_err(|error| format!("{error}; see sweep --help"))?;
        let number = |name: &str, default: u64| match given.opt_str(name) {
            None => Ok(default),
            Some(text) => text.parse().map_err(|_| format!("--{name} {text} is not a whole number")),
        };
        let within = |name: &str, default: usize, least: usize, most: usize| {
            let value = number(name, default as u64)?;
            let fits = usize::try_from(value).ok().filter(|value| (least..=most).contains(value));
            fits.ok_or_else(|| format!("--{name} {value} is out of range: {least} to {most} are allowed"))
        };
        let help = given.opt_present("help") || arguments.is_empty();
        let (command, input) = match given.free.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            _ if help => (Command::Help, ""),
            ["odds", input] => (Command::Odds, input),
            ["audit", input] => (Command::Audit, input),
            ["record", input] => (Command::Record { rolls: number("rolls", 1_000)?, seed: number("seed", 0)? }, input),
            _ => return Err("a command and its file are wanted: odds, audit or record; see sweep --help".into()),
        };
        let output = match given.opt_str("out") {
            None if !help => return Err("--out says where to write: it is missing".into()),
            output => output.unwrap_or_default(),
        };
        let processes = within("processes", 1, 1, MOST_PROCESSES)?;
        Ok(Options {
            command,
            input: input.into(),
            output: output.into(),
            cluster: Cluster {
                workers: within("workers", 1, 1, MOST_WORKERS)?,
                process: within("process", 0, 0, processes - 1)?,
                hosts: hosts(processes, given.opt_str("hosts").as_deref())?,
                patience: Duration::from_secs(number("patience", DEFAULT_PATIENCE)?.max(1)),
            },
            cache: !given.opt_present("no-cache"),
            quiet: given.opt_present("quiet"),
        })
    }
}

fn hosts(processes: usize, file: Option<&str>) -> Result<Vec<String>, String> {
    let Some(file) = file else {
        return Ok((0..processes).map(|process| format!("localhost:{}", FIRST_PORT + process)).collect());
    };
    let text = std::fs::read_to_string(file).map_err(|error| format!("{file}: {error}"))?;
    let hosts: Vec<String> = text.lines().map(str::trim).filter(|line| !line.is_empty()).map(String::from).collect();
    if hosts.len() != processes {
        return Err(format!("{file} names {} hosts, but there are {processes} processes", hosts.len()));
    }
    Ok(hosts)
}
