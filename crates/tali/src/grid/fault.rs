//! What is wrong with a grid or a cell of it, and where.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

/// What is wrong, and where it stands: the names on the way to it, innermost first.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Fault {
    names: Vec<String>,
    what: String,
}

impl Fault {
    /// The longest name that is repeated, in characters.
    const LONGEST_QUOTE: usize = 80;

    pub(super) fn new(what: impl Into<String>) -> Self {
        Fault { names: Vec::new(), what: what.into() }
    }

    /// The same fault, seen from around the place of this name.
    #[must_use]
    pub(super) fn within(mut self, name: &str) -> Self {
        self.names.push(name.chars().take(Self::LONGEST_QUOTE).collect());
        self
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, name) in self.names.iter().rev().enumerate() {
            write!(f, "{}{name}", if at > 0 { "." } else { "" })?;
        }
        if !self.names.is_empty() {
            f.write_str(": ")?;
        }
        f.write_str(&self.what)
    }
}

impl core::error::Error for Fault {}

impl serde::de::Error for Fault {
    fn custom<T: fmt::Display>(what: T) -> Self {
        Fault::new(what.to_string())
    }
}

/// Why a cell of a grid is no test: its number, the field, and what is allowed there.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("cell {cell}: {fault}")]
pub struct CellError {
    pub(super) cell: u64,
    pub(super) fault: String,
}

impl CellError {
    /// The number of the cell.
    pub const fn cell(&self) -> u64 {
        self.cell
    }

    /// What is wrong and where, without the number of the cell.
    pub fn fault(&self) -> &str {
        &self.fault
    }
}
