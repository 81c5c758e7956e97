//! Checks recorded rolls: does each outcome follow from its dice?

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use serde::Deserialize;
use serde_json::Value;
use tali::Request;
use tali::question::{Do, Reply};

use crate::findings::Findings;
use crate::job::{self, Done, Job, Work};
use crate::log::{LONGEST_LINE, Line, Log};
use crate::options::Options;

/// A recorded roll: a question, and the outcome that was told. Other fields may stand beside them.
#[derive(Deserialize)]
struct Recorded {
    #[serde(default)]
    id: Value,
    test: Request,
    #[serde(rename = "do")]
    action: Do,
    outcome: Value,
}

pub struct AuditJob {
    log: PathBuf,
    fingerprint: u64,
}

impl AuditJob {
    pub fn read(options: &Options) -> Result<Self, String> {
        let log = options.input.clone();
        let fingerprint = fingerprint(&log).map_err(|error| format!("{}: {error}", log.display()))?;
        Ok(AuditJob { log, fingerprint })
    }
}

/// Tells logs apart by their length and their ends: to read all of a long one twice would take too long.
fn fingerprint(log: &Path) -> std::io::Result<u64> {
    const END: u64 = 1 << 16;
    let mut file = File::open(log)?;
    let length = file.metadata()?.len();
    let (mut head, mut tail) = (Vec::new(), Vec::new());
    file.by_ref().take(END).read_to_end(&mut head)?;
    file.seek(SeekFrom::Start(length.saturating_sub(END)))?;
    file.take(END).read_to_end(&mut tail)?;
    Ok(job::fingerprint(&[b"audit", &length.to_be_bytes(), &head, &tail]))
}

impl Job for AuditJob {
    type Block = Vec<Line>;
    type Blocks = Log;
    type Work = Auditor;

    const ITEMS: &'static str = "lines";

    fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    fn heading(&self) -> Vec<String> {
        ["line", "id", "verdict", "recorded", "what follows"].map(String::from).into()
    }

    fn items(&self) -> Option<u64> {
        None
    }

    fn blocks(&self, first: u64, of: u64) -> Result<Log, String> {
        Log::open(&self.log, first, of)
    }

    fn work(&self) -> Auditor {
        Auditor
    }

    fn summary(&self, findings: &Findings) -> String {
        let mut lines = vec![format!("{} lines", findings.counts.total())];
        for (verdict, count) in findings.counts.iter() {
            lines.push(format!("  {verdict}: {count}"));
        }
        lines.join("\n") + "\n"
    }
}

pub struct Auditor;

impl Work<Vec<Line>> for Auditor {
    fn done(&mut self, lines: Vec<Line>) -> Done {
        let mut findings = Findings::default();
        let mut writer = csv::Writer::from_writer(Vec::new());
        let items = lines.len() as u64;
        for line in lines {
            match judged(&line) {
                Verdict::Follows => findings.count("follows from its dice"),
                Verdict::Blank => findings.count("blank"),
                Verdict::Fault { id, verdict, recorded, follows } => {
                    findings.count(verdict);
                    findings.fault(line.number, format!("line {}: {verdict}: {follows}", line.number));
                    // into memory, and every row has as many fields: nothing can go wrong
                    let _ = writer.write_record([&line.number.to_string(), &id, verdict, &recorded, &follows]);
                }
            }
        }
        Done { items, rows: job::rows(writer), findings }
    }
}

enum Verdict {
    Follows,
    Blank,
    Fault { id: String, verdict: &'static str, recorded: String, follows: String },
}

fn judged(line: &Line) -> Verdict {
    let refused = |why: String| Verdict::Fault {
        id: String::new(),
        verdict: "is no recorded roll",
        recorded: String::new(),
        follows: why,
    };
    let Some(text) = &line.text else {
        return refused(format!("the line has more than {LONGEST_LINE} bytes"));
    };
    if text.trim_ascii().is_empty() {
        return Verdict::Blank;
    }
    let Recorded { id, test, action, outcome } = match serde_json::from_slice(text) {
        Ok(recorded) => recorded,
        Err(error) => return refused(error.to_string()),
    };
    let (verdict, follows) = match action.apply(&test) {
        Reply::Settled { outcome: follows, .. } => match serde_json::to_value(&follows) {
            Ok(follows) if follows == outcome => return Verdict::Follows,
            Ok(follows) => ("has another outcome", follows.to_string()),
            Err(error) => ("has another outcome", error.to_string()),
        },
        Reply::Need { need } => ("lacks dice", format!("a d{} is needed next", need.sides.get())),
        Reply::Error { error } => ("has dice that can't be", error),
        _ => ("is no recorded roll", "`do` is {\"replay\": [3, 6]} or {\"roll\": {\"seed\": 7}}".into()),
    };
    let id = if id.is_null() { String::new() } else { id.to_string() };
    Verdict::Fault { id, verdict, recorded: outcome.to_string(), follows }
}
