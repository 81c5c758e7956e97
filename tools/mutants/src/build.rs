//! A copy of the repository whose crate has all its changes in it, and its tests as one program.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::compile::compile;
use crate::list::Mutant;
use crate::weave::{self, Numbered, marks};

/// The crate's tests with all changes that can be compiled.
pub struct Built {
    /// The test program.
    pub tests: PathBuf,
    /// What doesn't compile.
    pub unviable: BTreeSet<u32>,
    /// What can't be chosen at run time.
    pub left: BTreeSet<u32>,
}

/// Weaves, compiles, leaves out what the compiler refuses, and again, until it refuses nothing.
pub fn build(repository: &Path, copy: &Path, package: &str, mutants: &[Mutant]) -> Built {
    copy_files(repository, copy);
    let front = format!("crates/{package}/src/lib.rs");
    let runtime = include_str!("runtime.rs").replace("SITES", &(mutants.len() + 1).to_string());
    write(&copy.join(format!("crates/{package}/src/mutant.rs")), &runtime);

    let mut files: BTreeMap<&str, Vec<Numbered<'_>>> = BTreeMap::from([(front.as_str(), Vec::new())]);
    for (number, mutant) in (1..).zip(mutants) {
        files.entry(&mutant.file).or_default().push((number, mutant));
    }
    let (mut unviable, mut left) = (BTreeSet::new(), BTreeSet::new());
    loop {
        for (&file, all) in &files {
            let wanted: Vec<_> = all.iter().copied().filter(|(number, _)| !unviable.contains(number)).collect();
            let woven = weave::weave(&read(&repository.join(file)), &wanted);
            left.extend(woven.left);
            write(&copy.join(file), &if file == front { with_runtime(&woven.text) } else { woven.text });
        }
        let refused = match compile(copy, package) {
            Ok(tests) => return Built { tests, left: &left - &unviable, unviable },
            Err(refused) => refused,
        };
        let before = unviable.len();
        for refused in refused {
            let change = refused.places.iter().find_map(|(file, line)| {
                let here = files.get(file.as_str()).into_iter().flatten();
                change_at(&read(&copy.join(file)), *line, here.map(|&(number, _)| number))
            });
            match change {
                Some(number) => drop(unviable.insert(number)),
                None => eprintln!("{} at {:?}", refused.message, refused.places),
            }
        }
        assert!(unviable.len() > before, "what the compiler refuses is no change");
    }
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}

/// The front of the library, which may use the standard library now, with the module that knows which change to make.
fn with_runtime(front: &str) -> String {
    let (attributes, items) =
        front.split_at(front.find("extern crate alloc;").expect("the crate is no_std with alloc"));
    let items = items.replace("#[cfg(test)]\nextern crate std;\n", "");
    let std = if items.contains("extern crate std;") { "" } else { "extern crate std;\n" };
    format!(
        "{attributes}#![allow(internal_features, unused)]\n#![feature(core_intrinsics, const_eval_select)]\n{std}\
         #[doc(hidden)]\npub mod mutant;\n{items}"
    )
}

/// What git knows of, as it is now.
fn copy_files(repository: &Path, copy: &Path) {
    let listed = Command::new("git").current_dir(repository).args(["ls-files", "-z"]).output().expect("git is there");
    for file in String::from_utf8_lossy(&listed.stdout).split('\0').filter(|file| !file.is_empty()) {
        let to = copy.join(file);
        fs::create_dir_all(to.parent().expect("a file is in a directory")).expect("the copy can be written");
        fs::copy(repository.join(file), to).expect("the copy can be written");
    }
}

/// Which of some changes a line of a woven file belongs to.
fn change_at(text: &str, line: usize, mut numbers: impl Iterator<Item = u32>) -> Option<u32> {
    let start: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let end = start + text[start..].find('\n').unwrap_or(0);
    numbers.find(|&number| {
        let (mark, close) = marks(number);
        text.find(&mark).is_some_and(|at| at <= end) && text.find(&close).is_some_and(|at| at >= start)
    })
}
