//! The odds of every cell of a grid.

use std::collections::BTreeMap;
use std::fs;
use std::ops::Range;
use std::sync::Arc;

use serde::Deserialize;
use serde_json::Value;
use tali::dice::{Budget, Known, Odds, Probability, Resolve};
use tali::grid::Grid;
use tali::{Request, RequestOutcome};

use crate::findings::Findings;
use crate::job::{self, Blocks, Done, ITEMS_OF_A_BLOCK, Job, Work};
use crate::options::Options;

/// A grid, and what is asked of it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Asked {
    /// The test with its axes: `docs/grids.md`.
    pub test: Grid,
    /// What is wanted of each cell, a column each; the first is what the summary is about.
    #[serde(default)]
    pub chances: Vec<Column>,
    /// Where the summary looks for the first value that is enough.
    #[serde(default)]
    pub reach: Option<Reach>,
}

/// A chance that is wanted: that the outcome is one of these.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Column {
    name: String,
    #[serde(default)]
    of: Vec<Value>,
    #[serde(default)]
    at_least: Option<i64>,
    #[serde(default)]
    at_most: Option<i64>,
}

/// The first value of an axis with which the first chance is so high.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reach {
    chance: Probability,
    along: String,
}

impl Asked {
    pub fn read(options: &Options) -> Result<(Self, Vec<u8>), String> {
        let says = |error: &dyn std::fmt::Display| format!("{}: {error}", options.input.display());
        let text = fs::read(&options.input).map_err(|error| says(&error))?;
        let asked: Asked = serde_json::from_slice(&text).map_err(|error| says(&error))?;
        if asked.chances.len() > Columns::MOST {
            return Err(says(&format!("{} chances are asked for: {} are allowed", asked.chances.len(), Columns::MOST)));
        }
        if asked.reach.is_some() && asked.chances.is_empty() {
            return Err(says(&"`reach` is about the first of `chances`: there is none"));
        }
        Ok((asked, text))
    }
}

pub struct OddsJob {
    asked: Arc<Asked>,
    /// The axis along which the first that is enough is looked for.
    along: Option<usize>,
    cache: bool,
    fingerprint: u64,
}

impl OddsJob {
    /// The longest axis that the summary looks along, for it keeps two chances for each value.
    const MOST_ALONG: u64 = 10_000;

    pub fn read(options: &Options) -> Result<Self, String> {
        let (asked, text) = Asked::read(options)?;
        let along = match &asked.reach {
            None => None,
            Some(reach) => Some(
                axis_of(&asked.test, &reach.along).map_err(|error| format!("{}: {error}", options.input.display()))?,
            ),
        };
        let fingerprint = job::fingerprint(&[b"odds", &text]);
        Ok(OddsJob { asked: Arc::new(asked), along, cache: options.cache, fingerprint })
    }

    /// The values of a cell, in words.
    fn described(&self, cell: u64) -> String {
        let names = self.asked.test.axes().iter().map(tali::grid::Axis::name);
        let words: Vec<_> =
            names.zip(values(&self.asked.test, cell)).map(|(name, value)| format!("{name} {value}")).collect();
        if words.is_empty() { String::new() } else { format!(": {}", words.join(", ")) }
    }
}

impl Job for OddsJob {
    type Block = Range<u64>;
    type Blocks = Cells;
    type Work = Worker;

    const ITEMS: &'static str = "cells";

    fn fingerprint(&self) -> u64 {
        self.fingerprint
    }

    fn heading(&self) -> Vec<String> {
        let mut heading = vec!["cell".to_owned()];
        heading.extend(self.asked.test.axes().iter().map(|axis| axis.name().to_owned()));
        for column in &self.asked.chances {
            heading.extend([column.name.clone(), format!("{} (decimal)", column.name)]);
        }
        if self.asked.chances.is_empty() {
            heading.push("odds".into());
        }
        heading.push("fault".into());
        heading
    }

    fn items(&self) -> Option<u64> {
        Some(self.asked.test.len())
    }

    fn blocks(&self, first: u64, of: u64) -> Result<Cells, String> {
        Ok(Cells { next: first, of, all: self.asked.test.len() })
    }

    fn work(&self) -> Worker {
        let columns = Columns { asked: Arc::clone(&self.asked), known: BTreeMap::new() };
        Worker { asked: Arc::clone(&self.asked), columns, along: self.along, known: self.cache.then(Known::new) }
    }

    fn summary(&self, findings: &Findings) -> String {
        let mut lines = vec![format!("{} cells", self.asked.test.len())];
        for (what, count) in findings.counts.iter() {
            lines.push(format!("  {what}: {count}"));
        }
        for (which, found) in [("best", &findings.best), ("worst", &findings.worst)] {
            if let (Some((chance, cell)), Some(column)) = (found, self.asked.chances.first()) {
                lines.push(format!("{which} {}: {chance}, first in cell {cell}{}", column.name, self.described(*cell)));
            }
        }
        if let (Some(Reach { chance, along }), Some(axis), Some(column)) = (
            &self.asked.reach,
            self.along.and_then(|axis| self.asked.test.axes().get(axis)),
            self.asked.chances.first(),
        ) {
            let value = |position: Option<(&u64, &(Probability, Probability))>| {
                position.and_then(|(&position, _)| axis.value(position)).map_or("none".to_owned(), |value| text(&value))
            };
            let somewhere = value(findings.along.iter().find(|(_, (_, highest))| highest >= chance));
            let everywhere = value(findings.along.iter().find(|(_, (lowest, _))| lowest >= chance));
            lines.push(format!("first {along} with which {} reaches {chance}", column.name));
            lines.push(format!("  in some cell: {somewhere}"));
            lines.push(format!("  in every cell: {everywhere}"));
        }
        lines.join("\n") + "\n"
    }
}

/// The axis of this name.
fn axis_of(grid: &Grid, name: &str) -> Result<usize, String> {
    let Some(found) = grid.axes().iter().position(|axis| axis.name() == name) else {
        let names: Vec<_> = grid.axes().iter().map(tali::grid::Axis::name).collect();
        return Err(format!("there is no axis `{name}`: {} are allowed", names.join(", ")));
    };
    match grid.axes()[found].len() {
        length if length > OddsJob::MOST_ALONG => {
            Err(format!("axis `{name}` has {length} values: `reach` looks along {} at most", OddsJob::MOST_ALONG))
        }
        _ => Ok(found),
    }
}

pub struct Cells {
    next: u64,
    of: u64,
    all: u64,
}

impl Blocks<Range<u64>> for Cells {
    fn next(&mut self) -> Result<Option<(u64, Range<u64>)>, String> {
        let number = self.next;
        let from = number * ITEMS_OF_A_BLOCK;
        if from >= self.all {
            return Ok(None);
        }
        self.next += self.of;
        Ok(Some((number, from..self.all.min(from + ITEMS_OF_A_BLOCK))))
    }

    fn items(&self) -> u64 {
        self.all
    }
}

/// What works out cells.
pub struct Worker {
    asked: Arc<Asked>,
    columns: Columns,
    along: Option<usize>,
    /// What cells have in common is worked out once, unless that is not wanted.
    known: Option<Known>,
}

impl Work<Range<u64>> for Worker {
    fn done(&mut self, cells: Range<u64>) -> Done {
        let mut findings = Findings::default();
        let mut writer = csv::Writer::from_writer(Vec::new());
        let items = cells.end - cells.start;
        for cell in cells {
            let mut row = vec![cell.to_string()];
            row.extend(values(&self.asked.test, cell));
            let answer = self.asked.test.cell(cell).map_err(|error| error.fault().to_owned());
            match answer.and_then(|test| self.odds(&test)) {
                Ok(odds) => {
                    findings.count("worked out");
                    self.tell(cell, &odds, &mut row, &mut findings);
                    row.push(String::new());
                }
                Err(fault) => {
                    findings.count("without odds");
                    row.resize(row.len() + (2 * self.asked.chances.len()).max(1), String::new());
                    row.push(fault.clone());
                    findings.fault(cell, format!("cell {cell}: {fault}"));
                }
            }
            // into memory, and every row has as many fields: nothing can go wrong
            let _ = writer.write_record(&row);
        }
        Done { items, rows: job::rows(writer), findings }
    }
}

impl Worker {
    fn odds(&mut self, test: &Request) -> Result<Odds<RequestOutcome>, String> {
        let odds = match &mut self.known {
            Some(known) => test.odds_knowing(Budget::default(), known),
            None => test.odds_within(Budget::default()),
        };
        odds.map_err(|error| error.to_string())
    }

    fn tell(&mut self, cell: u64, odds: &Odds<RequestOutcome>, row: &mut Vec<String>, findings: &mut Findings) {
        if self.asked.chances.is_empty() {
            row.push(serde_json::to_string(odds).unwrap_or_default());
            return;
        }
        let held: Vec<u64> = odds.outcomes().iter().map(|outcome| self.columns.that_hold(outcome)).collect();
        for column in 0..self.asked.chances.len() {
            let chance = odds.chance_of(|outcome| {
                odds.outcomes().binary_search(outcome).is_ok_and(|at| held[at] >> column & 1 == 1)
            });
            if column == 0 {
                let position = self.along.and_then(|axis| self.asked.test.positions(cell)?.get(axis).copied());
                findings.chance(cell, position, &chance);
            }
            row.extend([chance.fraction(), format!("{:.6}", chance.to_f64())]);
        }
    }
}

/// Which columns an outcome belongs to. Outcomes are the same in many cells, so that is worked out once for each.
struct Columns {
    asked: Arc<Asked>,
    known: BTreeMap<RequestOutcome, u64>,
}

impl Columns {
    /// The most columns, for they are kept as bits.
    const MOST: usize = 64;
    /// So many outcomes are kept.
    const MOST_KNOWN: usize = 100_000;

    fn that_hold(&mut self, outcome: &RequestOutcome) -> u64 {
        if let Some(&columns) = self.known.get(outcome) {
            return columns;
        }
        let value = serde_json::to_value(outcome).unwrap_or_default();
        let holds = self.asked.chances.iter().map(|column| column.holds(&value));
        let columns = holds.enumerate().fold(0, |all, (at, holds)| all | u64::from(holds) << at);
        if self.known.len() < Self::MOST_KNOWN {
            self.known.insert(outcome.clone(), columns);
        }
        columns
    }
}

impl Column {
    fn holds(&self, outcome: &Value) -> bool {
        let bounded = self.at_least.is_some() || self.at_most.is_some();
        let within = |number: i64| {
            self.at_least.is_none_or(|least| number >= least) && self.at_most.is_none_or(|most| number <= most)
        };
        self.of.contains(outcome) || (bounded && outcome.as_i64().is_some_and(within))
    }
}

fn values(grid: &Grid, cell: u64) -> Vec<String> {
    grid.values(cell).unwrap_or_default().iter().map(text).collect()
}

/// A value in words: texts as they are, all else as JSON.
fn text(value: &tali::grid::Value<'_>) -> String {
    match serde_json::to_value(value) {
        Ok(Value::String(text)) => text,
        Ok(_) => serde_json::to_string(value).unwrap_or_default(),
        Err(error) => error.to_string(),
    }
}
