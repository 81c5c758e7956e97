//! The repository's pages: links lead somewhere, and Rust on them is run.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use crate::repository::{files, root, text};

/// Pages whose Rust isn't run from the page, and the folders whose files have each block word for word.
const QUOTING: [(&str, &[&str]); 2] = [
    ("docs/your-own-system.md", &["docs/examples/lantern"]),
    ("fuzz/README.md", &["fuzz/fuzz_targets", "docs/examples/lantern/fuzz"]),
];

#[test]
fn links_lead_somewhere() {
    let pages: BTreeMap<PathBuf, String> = files("md").into_iter().map(|path| (path.clone(), text(&path))).collect();
    assert!(pages.len() > 15, "{} pages are too few to be all", pages.len());
    let anchors: BTreeMap<&Path, BTreeSet<String>> =
        pages.iter().map(|(path, page)| (path.as_path(), anchors(page))).collect();
    let mut broken = Vec::new();
    let mut checked = 0;
    for (path, page) in &pages {
        for link in links(page) {
            let Some((target, anchor)) = target(path, &link) else { continue };
            checked += 1;
            let page_has = |anchor: &str| anchors.get(target.as_path()).is_some_and(|known| known.contains(anchor));
            if !root().join(&target).exists() || !(anchor.is_empty() || page_has(&anchor)) {
                broken.push(format!("{}: {link}", path.display()));
            }
        }
    }
    assert!(checked > 80, "{checked} links are too few to be all");
    assert!(broken.is_empty(), "broken links:\n{}", broken.join("\n"));
}

#[test]
fn rust_on_pages_runs() {
    // the pages that a doc-test reads
    let mut run = BTreeSet::new();
    for path in files("rs") {
        for (_, included) in
            text(&path).match_indices("include_str!(\"").map(|(at, _)| (at, text(&path)[at..].to_owned()))
        {
            let name = included.split('"').nth(1).unwrap_or_default();
            if is_page(Path::new(name)) {
                run.insert(plain(&path.parent().unwrap().join(name)));
            }
        }
    }
    for path in files("md") {
        let blocks = blocks(&text(&path));
        let quoted = QUOTING.iter().find(|(page, _)| Path::new(page) == path);
        if let Some((_, folders)) = quoted {
            let is_source = |file: &PathBuf| folders.iter().any(|folder| file.starts_with(folder));
            let sources: Vec<String> = files("rs").into_iter().filter(is_source).map(|file| text(&file)).collect();
            for block in &blocks {
                let is_quoted = sources.iter().any(|source| flush(source).contains(&flush(block)));
                assert!(is_quoted, "{}: no file of {folders:?} has this block:\n{block}", path.display());
            }
            assert!(!blocks.is_empty());
        } else {
            assert!(blocks.is_empty() || run.contains(&path), "{}: its Rust is in no doc-test", path.display());
        }
    }
}

#[test]
fn figures_of_the_front_page_are_those_of_the_page_on_performance() {
    let (front, measured) = (text(Path::new("README.md")), text(Path::new("docs/performance.md")));
    let section = front.split("## Beside what else there is").nth(1).unwrap().split("\n## ").next().unwrap();
    let rows: Vec<&str> = section.lines().filter(|line| line.starts_with("| ")).skip(1).collect();
    assert!(rows.len() > 5, "{rows:?}");
    for row in rows {
        assert!(measured.lines().any(|line| line.starts_with(row)), "docs/performance.md has no such row: {row}");
    }
}

#[test]
fn what_is_no_link_is_told_apart() {
    let page = "[a](x.md) `[no](link)` ![b](y.svg \"title\") <img src=\"z.svg\">\n```text\n[c](none)\n```\n[d]: w.md\n";
    assert_eq!(links(page), ["x.md", "y.svg", "z.svg", "w.md"]);
    let page = "# One & `two`: three\n## Same\n## Same\n```sh\n# no heading\n```\n### mini6.hero.after-roll\n## sessions to 90 %?\n";
    let expected = ["one--two-three", "same", "same-1", "mini6heroafter-roll", "sessions-to-90-"];
    assert_eq!(anchors(page), expected.map(str::to_owned).into());
    assert_eq!(target(Path::new("docs/a.md"), "../b.md#c"), Some(("b.md".into(), "c".into())));
    assert_eq!(target(Path::new("docs/a.md"), "#c"), Some(("docs/a.md".into(), "c".into())));
    assert_eq!(target(Path::new("docs/a.md"), "https://example.org"), None);
}

/// The lines of a page that aren't in a block of code, or those that are in a block of Rust.
fn lines(page: &str, rust: bool) -> impl Iterator<Item = &str> {
    let mut fence: Option<&str> = None;
    page.lines().filter(move |line| {
        let mark = line.trim_start().strip_prefix("```");
        match (fence, mark) {
            (None, Some(language)) => fence = Some(language),
            (Some(_), Some(_)) => {
                let ends = fence.take();
                return rust && ends.is_some_and(|language| language.starts_with("rust"));
            }
            (None, None) => return !rust,
            (Some(language), None) => return rust && language.starts_with("rust"),
        }
        false
    })
}

/// The blocks of Rust.
fn blocks(page: &str) -> Vec<String> {
    let all: Vec<&str> = lines(page, true).collect();
    // the mark at the end of each block is among its lines
    let blocks = all.split(|line| line.trim_start().starts_with("```")).map(|lines| lines.join("\n"));
    blocks.filter(|block| !block.is_empty()).collect()
}

/// A text without what stands before its lines: how far they are set in, and the marks of a comment.
fn flush(text: &str) -> String {
    let line = |line: &str| line.trim().trim_start_matches("//! ").to_owned();
    text.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Where the links and pictures of a page lead.
fn links(page: &str) -> Vec<String> {
    let mut links = Vec::new();
    for line in lines(page, false) {
        // code between backticks is no link
        let prose: String = line.split('`').step_by(2).collect::<Vec<_>>().join("` `");
        for (mark, end) in
            [("](", &[')', ' '][..]), ("src=\"", &['"']), ("href=\"", &['"']), ("srcset=\"", &['"', ' '])]
        {
            links.extend(prose.split(mark).skip(1).filter_map(|rest| Some(rest.split(end).next()?.to_owned())));
        }
        if let Some((_, to)) = line.strip_prefix('[').and_then(|line| line.split_once("]: ")) {
            links.push(to.to_owned());
        }
    }
    links
}

/// The anchors that the headings of a page make, as the usual hosts do.
fn anchors(page: &str) -> BTreeSet<String> {
    let mut counts: BTreeMap<String, u32> = BTreeMap::new();
    let mut anchors = BTreeSet::new();
    for heading in lines(page, false).filter(|line| line.starts_with('#')) {
        let heading = heading.trim_start_matches('#').trim().to_lowercase();
        let kept = heading.chars().filter(|letter| letter.is_alphanumeric() || " -_".contains(*letter));
        let slug: String = kept.map(|letter| if letter == ' ' { '-' } else { letter }).collect();
        let count = counts.entry(slug.clone()).or_default();
        anchors.insert(if *count == 0 { slug } else { format!("{slug}-{count}") });
        *count += 1;
    }
    anchors
}

/// The file that a link on a page leads to and the anchor on it; none if it leads to another place of the web.
fn target(page: &Path, link: &str) -> Option<(PathBuf, String)> {
    if link.contains("://") || link.starts_with("mailto:") {
        return None;
    }
    let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
    let target = if file.is_empty() { page.to_owned() } else { plain(&page.parent()?.join(file)) };
    Some((target, anchor.to_owned()))
}

fn is_page(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "md")
}

/// A path without `..`.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for part in path.components() {
        if part == Component::ParentDir {
            plain.pop();
        } else {
            plain.push(part);
        }
    }
    plain
}

#[test]
fn pages_name_no_file_that_is_gone() {
    // files that a page names in code, such as `scripts/wasm`
    let mut gone = Vec::new();
    for path in files("md") {
        for line in lines(&text(&path), false) {
            for code in line.split('`').skip(1).step_by(2) {
                let is_path = ["scripts/", "docs/", "testdata/", "crates/", "benches/"]
                    .iter()
                    .any(|start| code.starts_with(start));
                let name = code.split([' ', '#']).next().unwrap_or_default();
                let is_pattern = name.contains(['*', '…', '<', '{'])
                    || name.chars().any(char::is_uppercase) && !is_page(Path::new(name));
                if is_path && !is_pattern && fs::metadata(root().join(name)).is_err() {
                    gone.push(format!("{}: {name}", path.display()));
                }
            }
        }
    }
    assert!(gone.is_empty(), "files that are named and aren't there:\n{}", gone.join("\n"));
}
