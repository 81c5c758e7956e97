//! The changes, as cargo-mutants lists them.

use std::path::Path;
use std::process::Command;

use serde::Deserialize;

/// One change of the code.
#[derive(Clone, Debug, Deserialize)]
pub struct Mutant {
    /// As cargo-mutants shows it.
    pub name: String,
    /// The file it is in, from the root of the repository.
    pub file: String,
    /// The function it is in, unless it is in none.
    pub function: Option<Function>,
    /// What kind of change.
    pub genre: Genre,
    /// What stands there afterwards.
    pub replacement: String,
    /// What it takes the place of.
    pub span: Span,
}

#[derive(Clone, Debug, Deserialize)]
pub struct Function {
    pub return_type: String,
}

#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
pub enum Genre {
    FnValue,
    BinaryOperator,
    UnaryOperator,
    MatchArm,
    MatchArmGuard,
    #[serde(other)]
    Other,
}

#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Span {
    pub start: Place,
    pub end: Place,
}

/// Line and column, both from 1 on; a column is a character.
#[derive(Clone, Copy, Debug, Deserialize)]
pub struct Place {
    pub line: usize,
    pub column: usize,
}

impl Place {
    /// How many bytes of `text` are before it.
    pub fn offset(self, text: &str) -> usize {
        let line: usize = text.split_inclusive('\n').take(self.line - 1).map(str::len).sum();
        let column: usize = text[line..].chars().take(self.column - 1).map(char::len_utf8).sum();
        line + column
    }
}

/// All changes of a crate, in cargo-mutants' order.
pub fn of(repository: &Path, package: &str) -> Vec<Mutant> {
    let listed = Command::new("cargo")
        .current_dir(repository)
        .args(["mutants", "--list", "--json", "--all-features", "--package", package])
        .output()
        .expect("cargo-mutants is installed: cargo install --locked cargo-mutants");
    serde_json::from_slice(&listed.stdout).expect("cargo mutants --list --json prints a list")
}
