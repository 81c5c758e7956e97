//! The table, which is there whole or not at all.

use std::fs::{self, File};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// What is left of a table that didn't come to its end.
static UNFINISHED: OnceLock<PathBuf> = OnceLock::new();

/// A table that is being written. It has another name until it is whole.
pub struct Table {
    file: BufWriter<File>,
    whole: PathBuf,
    unfinished: PathBuf,
}

impl Table {
    /// Begins a table. One that was there before goes: whoever finds a table after this run has one of this run.
    pub fn begin(whole: &Path, heading: &[String]) -> Result<Self, String> {
        let mut name = whole.file_name().ok_or_else(|| format!("{}: no name of a file", whole.display()))?.to_owned();
        name.push(".unfinished");
        let unfinished = whole.with_file_name(name);
        let _ = UNFINISHED.set(unfinished.clone());
        if whole.exists() {
            fs::remove_file(whole).map_err(|error| format!("{}: {error}", whole.display()))?;
        }
        let file = File::create(&unfinished).map_err(|error| format!("{}: {error}", unfinished.display()))?;
        let mut table = Table { file: BufWriter::new(file), whole: whole.into(), unfinished };
        let mut writer = csv::Writer::from_writer(Vec::new());
        writer.write_record(heading).map_err(|error| error.to_string())?;
        table.write(&crate::job::rows(writer))?;
        Ok(table)
    }

    pub fn write(&mut self, rows: &str) -> Result<(), String> {
        self.file.write_all(rows.as_bytes()).map_err(|error| format!("{}: {error}", self.unfinished.display()))
    }

    /// Gives the table its name, once it is safe on the disk.
    pub fn finish(self) -> Result<(), String> {
        let says = |error: std::io::Error| format!("{}: {error}", self.whole.display());
        let file = self.file.into_inner().map_err(|error| says(error.into_error()))?;
        file.sync_all().map_err(says)?;
        fs::rename(&self.unfinished, &self.whole).map_err(says)
    }
}

/// Clears away what is left of a table that won't be finished.
pub fn give_up() {
    if let Some(unfinished) = UNFINISHED.get() {
        let _ = fs::remove_file(unfinished);
    }
}
