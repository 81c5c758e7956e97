//! Which survivors a page lists: under a heading `## crate`, in blocks of code, a line each, as cargo-mutants names them but
//! for the place in the file, `weight.rs: replace < with <= in gcd`.

use crate::list::Mutant;

/// How the page names a change.
pub fn listed_name(package: &str, mutant: &Mutant) -> String {
    let source = format!("crates/{package}/src/");
    let file = mutant.file.strip_prefix(&source).unwrap_or(&mutant.file);
    let what = mutant.name.splitn(4, ':').nth(3).unwrap_or(&mutant.name);
    format!("{file}:{what}")
}

/// Whether the page lists a change of this crate.
pub fn is_listed(page: &str, package: &str, mutant: &Mutant) -> bool {
    let wanted = listed_name(package, mutant);
    let chapter = page.split("\n## ").find(|chapter| chapter.lines().next() == Some(package));
    chapter.is_some_and(|chapter| chapter.lines().any(|line| line == wanted))
}
