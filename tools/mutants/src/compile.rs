//! What the compiler says of a crate's tests.

use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

/// What the compiler refuses, and the files and lines that it points at, the main ones first.
pub struct Refused {
    pub message: String,
    pub places: Vec<(String, usize)>,
}

impl Refused {
    fn read(message: &Value) -> Self {
        let mut spans: Vec<&Value> = message["spans"].as_array().into_iter().flatten().collect();
        spans.sort_by_key(|span| span["is_primary"] != true);
        let place = |span: &&Value| {
            let file = span["file_name"].as_str().unwrap_or_default().to_owned();
            (file, span["line_start"].as_u64().unwrap_or(1) as usize)
        };
        Self {
            message: message["message"].as_str().unwrap_or_default().to_owned(),
            places: spans.iter().map(place).collect(),
        }
    }
}

/// The program of the crate's tests, or what the compiler refuses.
pub fn compile(copy: &Path, package: &str) -> Result<PathBuf, Vec<Refused>> {
    let output = Command::new("cargo")
        .current_dir(copy)
        // what asks at run time, in functions that the compiler may work out, isn't stable
        .env("RUSTC_BOOTSTRAP", package.replace('-', "_"))
        .env("CARGO_TARGET_DIR", copy.join("target"))
        .args(["test", "--package", package, "--all-features", "--test", "all", "--no-run", "--message-format=json"])
        .output()
        .expect("cargo is there");
    let said = String::from_utf8_lossy(&output.stdout);
    let messages: Vec<Value> = said.lines().filter_map(|line| serde_json::from_str(line).ok()).collect();
    if output.status.success() {
        let program =
            messages.iter().find(|message| message["target"]["name"] == "all" && message["executable"].is_string());
        let program =
            program.and_then(|message| message["executable"].as_str()).expect("the crate has tests named all");
        return Ok(PathBuf::from(program));
    }
    let refused: Vec<_> = (messages.iter())
        .filter(|message| message["reason"] == "compiler-message" && message["message"]["level"] == "error")
        .map(|message| Refused::read(&message["message"]))
        // the last one only counts those before it
        .filter(|refused| !refused.places.is_empty())
        .collect();
    assert!(!refused.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
    Err(refused)
}
