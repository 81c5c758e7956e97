//! Reads a log line by line. Each worker reads all of it and keeps the blocks that are its own.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use crate::job::{Blocks, ITEMS_OF_A_BLOCK};

/// The longest line that is read, in bytes: the dice of the longest roll that a question may ask for, and more.
pub const LONGEST_LINE: usize = 16 << 20;

/// A line of a log.
#[derive(Clone)]
pub struct Line {
    /// Counted from 1, as editors do.
    pub number: u64,
    /// None if it is too long.
    pub text: Option<Vec<u8>>,
}

pub struct Log {
    file: BufReader<File>,
    name: String,
    lines: u64,
    first: u64,
    of: u64,
}

impl Log {
    pub fn open(path: &Path, first: u64, of: u64) -> Result<Self, String> {
        let name = path.display().to_string();
        let file = File::open(path).map_err(|error| format!("{name}: {error}"))?;
        Ok(Log { file: BufReader::with_capacity(1 << 18, file), name, lines: 0, first, of })
    }

    /// The next line, its text only if it is to be kept; none at the end.
    fn line(&mut self, keep: bool) -> Result<Option<Line>, String> {
        let mut text = Some(Vec::new());
        let mut begun = false;
        loop {
            let bytes = self.file.fill_buf().map_err(|error| format!("{}: {error}", self.name))?;
            if bytes.is_empty() {
                break;
            }
            begun = true;
            let end = bytes.iter().position(|&byte| byte == b'\n');
            let part = &bytes[..end.unwrap_or(bytes.len())];
            if let Some(kept) = text.as_mut().filter(|_| keep) {
                if kept.len() + part.len() > LONGEST_LINE {
                    text = None;
                } else {
                    kept.extend_from_slice(part);
                }
            }
            let used = part.len() + usize::from(end.is_some());
            self.file.consume(used);
            if end.is_some() {
                break;
            }
        }
        if !begun {
            return Ok(None);
        }
        self.lines += 1;
        Ok(Some(Line { number: self.lines, text }))
    }
}

impl Blocks<Vec<Line>> for Log {
    fn next(&mut self) -> Result<Option<(u64, Vec<Line>)>, String> {
        loop {
            let number = self.lines / ITEMS_OF_A_BLOCK;
            let ours = number % self.of == self.first;
            let mut block = Vec::new();
            for _ in 0..ITEMS_OF_A_BLOCK {
                match self.line(ours)? {
                    Some(line) if ours => block.push(line),
                    Some(_) => {}
                    None if block.is_empty() => return Ok(None),
                    None => return Ok(Some((number, block))),
                }
            }
            if ours {
                return Ok(Some((number, block)));
            }
        }
    }

    fn items(&self) -> u64 {
        self.lines
    }
}
