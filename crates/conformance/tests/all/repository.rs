//! The files of the repository.

use std::fs;
use std::path::{Path, PathBuf};

/// Folders that are built or fetched, and not ours to check.
const NOT_OURS: [&str; 6] = ["target", "node_modules", "dist", "wasm", "corpus", "artifacts"];

/// The top of the repository.
pub(crate) fn root() -> PathBuf {
    fs::canonicalize(Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")).unwrap()
}

/// Every file whose name ends so, by its path from the top, in order.
pub(crate) fn files(ending: &str) -> Vec<PathBuf> {
    let mut files = Vec::new();
    walk(&root(), &mut |path| {
        if path.extension().is_some_and(|extension| extension == ending) {
            files.push(path.strip_prefix(root()).unwrap().to_owned());
        }
    });
    files.sort();
    files
}

fn walk(folder: &Path, file: &mut impl FnMut(&Path)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !path.is_dir() {
            file(&path);
        } else if !name.starts_with('.') && !NOT_OURS.contains(&name.as_str()) {
            walk(&path, file);
        }
    }
}

/// The text of a file.
pub(crate) fn text(path: &Path) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}
