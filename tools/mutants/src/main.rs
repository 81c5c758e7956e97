//! Mutation testing with one build: the changes are cargo-mutants', all of a crate are compiled at once, and one at a time
//! is chosen by a variable of the environment.
//!
//! `mutants SCRATCH PACKAGE [FILE…]`, from the root of the repository, writes `SCRATCH/PACKAGE.tsv`: verdict, the test that
//! noticed, and the change, a line each; of all files of the crate, or of those whose path contains what is given. It
//! prints how many there are of each, and the survivors that `docs/mutants.md` doesn't list.

mod build;
mod compile;
mod list;
mod listed;
mod run;
mod weave;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use list::{Genre, Mutant};
use run::{Tests, Verdict};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [scratch, package, files @ ..] = &arguments[..] else { panic!("mutants SCRATCH PACKAGE [FILE…]") };
    fs::create_dir_all(scratch).expect("the scratch directory can be made");
    let (repository, scratch) = (Path::new("."), PathBuf::from(scratch).canonicalize().expect("it was made"));
    let copy = scratch.join("copy");

    let mut mutants = list::of(repository, package);
    mutants.retain(|mutant| files.is_empty() || files.iter().any(|file| mutant.file.contains(file)));
    let built = build::build(repository, &copy, package, &mutants);
    let tests = Tests::record(built.tests.clone(), &copy.join("crates").join(package), &scratch);

    let chosen = |number: &u32| !built.unviable.contains(number) && !built.left.contains(number);
    let changes = places((1..).zip(&mutants).filter(|(number, _)| chosen(number)));
    let unviable = built.unviable.iter().map(|&number| (number, (Verdict::Unviable, String::new())));
    let left = built.left.iter().map(|&number| (number, (Verdict::Left, String::new())));
    let verdicts = Mutex::new(unviable.chain(left).collect::<BTreeMap<_, _>>());
    tests.judge_all(&changes, |number, verdict, by| {
        verdicts.lock().expect("unpoisoned").insert(number, (verdict, by.to_owned()));
    });
    let verdicts = verdicts.into_inner().expect("unpoisoned");

    let lines: String = (verdicts.iter())
        .map(|(&number, (verdict, by))| format!("{verdict:?}\t{by}\t{}\n", mutants[number as usize - 1].name))
        .collect();
    fs::write(scratch.join(format!("{package}.tsv")), lines).expect("the scratch directory can be written");

    let count = |wanted| verdicts.values().filter(|(verdict, _)| *verdict == wanted).count();
    let told =
        [Verdict::Noticed, Verdict::Hangs, Verdict::Survives, Verdict::Unreached, Verdict::Left, Verdict::Unviable];
    println!("{package}: {}", told.map(|verdict| format!("{} {verdict}", count(verdict))).join(", "));
    let page = fs::read_to_string(repository.join("docs/mutants.md")).unwrap_or_default();
    let surviving = (verdicts.iter())
        .filter(|(_, (verdict, _))| matches!(verdict, Verdict::Survives | Verdict::Unreached))
        .map(|(&number, _)| &mutants[number as usize - 1]);
    for mutant in surviving.filter(|mutant| !listed::is_listed(&page, package, mutant)) {
        println!("not listed: {}", mutant.name);
    }
}

/// Each change with the first one of its place, which is the number that the place has.
fn places<'a>(changes: impl Iterator<Item = (u32, &'a Mutant)>) -> Vec<(u32, u32)> {
    let mut first: BTreeMap<(&str, usize, usize, bool), u32> = BTreeMap::new();
    let place = |mutant: &'a Mutant| {
        let start = mutant.span.start;
        (mutant.file.as_str(), start.line, start.column, mutant.genre == Genre::FnValue)
    };
    changes.map(|(number, mutant)| (number, *first.entry(place(mutant)).or_insert(number))).collect()
}
