//! Every rule is where its id says: in the code, on its page, in the tests, and in traces.
//!
//! `docs/rules/index.md` lists where. After a change of rules, or of where they are tested:
//!
//! ```text
//! RENEW_RULES=1 cargo test -p conformance --test all rules && git diff docs/rules/index.md
//! ```

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use tali::dice::{Resolve, Rule, RuleId, RuleKind, SeededRng};
use tali::{Request, brp, challenge, mini6, pool, tiers};

use crate::repository::{files, root, text};

/// The five systems: their crates, and their rules.
const SYSTEMS: [(&str, &[Rule]); 5] = [
    ("mini6-thule", mini6::RULES),
    ("d6-pool-saves", pool::rules::RULES),
    ("challenge-tests", challenge::RULES),
    ("percentile-brp", brp::RULES),
    ("rating-tiers", tiers::RULES),
];

/// A file with its text.
struct Source {
    path: PathBuf,
    text: String,
}

/// The library's code, the tests with their data, and the pages of the rules.
struct Sources {
    code: Vec<Source>,
    tests: Vec<Source>,
}

impl Sources {
    fn read() -> Self {
        let read = |path: PathBuf| Source { text: text(&path), path };
        let in_crates = |path: &PathBuf, folder: &str| {
            path.starts_with("crates") && path.iter().nth(2).is_some_and(|name| name == folder)
        };
        let rust = files("rs");
        let code = rust.iter().filter(|path| in_crates(path, "src") && !path.ends_with("rules.rs"));
        // these tests read the others, and are none of a rule
        let tests =
            rust.iter().filter(|path| in_crates(path, "tests") && !path.starts_with("crates/conformance")).cloned();
        Sources {
            code: code.cloned().map(read).collect(),
            tests: tests
                .chain(files("jsonl").into_iter().filter(|path| path.starts_with("testdata")))
                .map(read)
                .collect(),
        }
    }

    /// The files of one crate's code that name a rule, by its id or by its constant.
    fn code_of<'a>(&'a self, name: &'a str, rule: &'a Rule) -> impl Iterator<Item = &'a Source> {
        let constant = format!("rules::{}", constant(name, rule.id));
        self.code.iter().filter(move |source| {
            let ours = source.path.starts_with(Path::new("crates").join(name));
            ours && (names(&source.text, rule.id.as_str()) || names(&source.text, &constant))
        })
    }

    fn tests_of<'a>(&'a self, rule: &'a Rule) -> impl Iterator<Item = &'a Source> {
        self.tests.iter().filter(|source| names(&source.text, rule.id.as_str()))
    }
}

/// Whether a word stands in a text and isn't the start of a longer one.
fn names(text: &str, word: &str) -> bool {
    text.match_indices(word).any(|(at, _)| {
        let mut after = text[at + word.len()..].chars();
        match after.next() {
            Some('.') => !after.next().is_some_and(char::is_alphanumeric),
            Some(next) => !next.is_alphanumeric() && next != '-' && next != '_',
            None => true,
        }
    })
}

/// The constant of a rule in the rules.rs of its crate.
fn constant(name: &str, id: RuleId) -> String {
    let rules = text(&Path::new("crates").join(name).join("src/rules.rs"));
    let before = rules.split(&format!(" = \"{id}\",")).next().unwrap();
    before.rsplit(char::is_whitespace).next().unwrap().to_owned()
}

/// The public item that carries a rule, out of those of its crate whose documentation names it: best one that has its name, then one
/// whose documentation names it before any other rule, then a type before a function.
fn item<'a>(sources: impl Iterator<Item = &'a Source>, rule: &Rule) -> Option<(String, &'a Path)> {
    let mut items = Vec::new();
    for source in sources {
        let mut documentation = String::new();
        for line in source.text.lines().map(str::trim) {
            if line.starts_with("///") {
                documentation.push_str(line);
            } else if let Some((is_type, name)) = declared(line) {
                if names(&documentation, rule.id.as_str()) {
                    let has_its_name = rule.id.as_str().ends_with(&format!(".{}", kebab_case(&name)));
                    let is_first = first_id(&documentation) == Some(rule.id.as_str());
                    items.push(((!has_its_name, !is_first, !is_type), name, source.path.as_path()));
                }
                documentation.clear();
            } else if line.is_empty() || line.starts_with("pub ") {
                documentation.clear();
            }
        }
    }
    items.into_iter().min_by_key(|(rank, ..)| *rank).map(|(_, name, path)| (name, path))
}

/// The public item that a line declares: whether it is a type, and its name.
fn declared(line: &str) -> Option<(bool, String)> {
    let mut words = line.strip_prefix("pub ")?.split(' ').skip_while(|word| *word == "const");
    let keyword = words.next().filter(|word| ["struct", "enum", "fn", "trait"].contains(word))?;
    let name = words.next()?.chars().take_while(|letter| letter.is_alphanumeric() || *letter == '_').collect();
    Some((keyword != "fn", name))
}

/// `MassCombat` as `mass-combat`.
fn kebab_case(name: &str) -> String {
    let mut words = String::new();
    for letter in name.chars() {
        if letter.is_uppercase() && !words.is_empty() {
            words.push('-');
        }
        words.extend(letter.to_lowercase());
    }
    words.replace('_', "-")
}

/// The first rule that a documentation names.
fn first_id(documentation: &str) -> Option<&str> {
    let ids = SYSTEMS.iter().flat_map(|(_, rules)| *rules).map(|rule| rule.id.as_str());
    documentation.split('`').skip(1).step_by(2).find(|quoted| ids.clone().any(|id| id == *quoted))
}

/// The rules that have a part in the trace of any worked case.
fn met() -> BTreeSet<RuleId> {
    #[derive(serde::Deserialize)]
    struct Case {
        test: serde_json::Value,
        #[serde(rename = "do")]
        action: serde_json::Value,
    }
    let mut met = BTreeSet::new();
    for path in files("jsonl").into_iter().filter(|path| path.starts_with("testdata")) {
        for line in text(&path).lines().filter(|line| !line.trim().is_empty()) {
            let Case { test, action } = serde_json::from_str(line).unwrap();
            let Ok(request) = serde_json::from_value::<Request>(test) else { continue };
            let faces = action.get("replay").and_then(|faces| serde_json::from_value::<Vec<u32>>(faces.clone()).ok());
            let record = match faces {
                Some(faces) => request.replay(&faces).ok(),
                None => request.record_within(&mut SeededRng::new(1), 100_000).ok(),
            };
            met.extend(record.into_iter().flat_map(|record| record.trace.rules()));
        }
    }
    met
}

#[test]
fn every_rule_is_in_code_page_and_tests() {
    let sources = Sources::read();
    let mut lacking = Vec::new();
    for (name, rules) in SYSTEMS {
        let page = text(&Path::new("docs/rules").join(format!("{name}.md")));
        for rule in rules {
            let mut lacks = |what: &str| lacking.push(format!("{}: {what}", rule.id));
            if sources.code_of(name, rule).next().is_none() {
                lacks("no code names it");
            }
            if sources.tests_of(rule).next().is_none() {
                lacks("no test names it");
            }
            if !page
                .lines()
                .any(|line| line.trim_start_matches('#').trim() == rule.id.as_str() && line.starts_with('#'))
            {
                lacks("its page has no section of that name");
            }
        }
    }
    assert!(lacking.is_empty(), "{}", lacking.join("\n"));
}

#[test]
fn pages_and_code_name_no_other_rules() {
    let mut known: BTreeSet<&str> = SYSTEMS.iter().flat_map(|(_, rules)| *rules).map(|rule| rule.id.as_str()).collect();
    // some rules are asked for by two requests, or by one of another name
    let requests = text(Path::new("docs/requests.md"));
    known.extend(requests.lines().filter_map(|line| line.strip_prefix("### `")?.strip_suffix('`')));
    let systems = ["mini6", "pool", "challenge", "brp", "tiers"];
    // tests may name rules that aren't there, to see them refused
    let code = files("rs").into_iter().filter(|path| path.iter().any(|folder| folder == "src"));
    for path in files("md").into_iter().chain(code) {
        for quoted in text(&path).split('`').skip(1).step_by(2) {
            let is_id = quoted.split_once('.').is_some_and(|(system, rule)| {
                systems.contains(&system)
                    && !rule.is_empty()
                    && rule
                        .chars()
                        .all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit() || "-.".contains(letter))
            });
            // a field of a request may follow: `mini6.strike.tn`
            let is_known = known.contains(quoted) || quoted.rsplit_once('.').is_some_and(|(id, _)| known.contains(id));
            assert!(!is_id || is_known, "{}: there is no rule `{quoted}`", path.display());
        }
    }
}

#[test]
fn every_heading_is_in_a_trace_of_the_worked_cases() {
    let met = met();
    for (name, rules) in SYSTEMS {
        let sources = Sources::read();
        for rule in rules {
            let heading = format!("part(rules::{}", constant(name, rule.id));
            let is_heading = sources.code_of(name, rule).any(|source| names(&source.text, &heading));
            assert!(!is_heading || met.contains(&rule.id), "{}: a heading that no worked case comes to", rule.id);
        }
    }
    assert!(met.len() > 30, "{met:?} are too few to be all");
}

#[test]
fn ids_are_of_one_form_and_each_is_given_once() {
    let mut ids = BTreeSet::new();
    for (_, rules) in SYSTEMS {
        let system = rules[0].id.as_str().split('.').next().unwrap();
        for rule in rules {
            let id = rule.id.as_str();
            let words = id.strip_prefix(system).and_then(|rest| rest.strip_prefix('.')).unwrap_or_default();
            let is_word = |word: &str| {
                !word.is_empty() && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
            };
            assert!(words.split(['.', '-']).all(is_word), "{id}");
            assert!(ids.insert(id), "{id} is given twice");
            assert!(!rule.title.is_empty() && !rule.source.is_empty() && !rule.kinds.is_empty(), "{id}");
        }
    }
}

#[test]
fn the_index_is_as_kept() {
    let index = index();
    let path = root().join("docs/rules/index.md");
    if env::var_os("RENEW_RULES").is_some() {
        fs::write(&path, &index).unwrap();
    }
    assert_eq!(fs::read_to_string(&path).unwrap(), index, "how to renew it stands at the top of this file");
}

fn index() -> String {
    let (sources, met) = (Sources::read(), met());
    let count: usize = SYSTEMS.iter().map(|(_, rules)| rules.len()).sum();
    let mut index = format!(
        "# Index of the rules\n\n\
         All {count} rules: the section that explains each, the item that carries it, and the tests that name it. A dot marks those \
         that are headings in traces\nof the worked cases. A test writes this page and compares it:\n\n\
         ```sh\nRENEW_RULES=1 cargo test -p conformance --test all rules\n```\n"
    );
    for (name, rules) in SYSTEMS {
        let title = text(&Path::new("docs/rules").join(format!("{name}.md")));
        let title = title.lines().next().unwrap_or_default().trim_start_matches("# ");
        write!(index, "\n## {title}\n\n| rule | title | kind | item | tests |\n|---|---|---|---|---|\n").unwrap();
        for rule in rules {
            let id = rule.id.as_str();
            let kinds: Vec<&str> = rule.kinds.iter().map(|kind| kind_in_words(*kind)).collect();
            let item = match item(sources.code_of(name, rule), rule) {
                Some((item, path)) => format!("[`{item}`](../../{})", path.display()),
                None => sources.code_of(name, rule).take(1).map(|source| link(&source.path)).collect(),
            };
            let tests: Vec<String> = sources.tests_of(rule).map(|source| link(&source.path)).collect();
            let dot = if met.contains(&rule.id) { " ·" } else { "" };
            let anchor = id.replace('.', "");
            let (title, kinds, tests) = (rule.title, kinds.join(", "), tests.join(" "));
            writeln!(index, "| [{id}]({name}.md#{anchor}){dot} | {title} | {kinds} | {item} | {tests} |").unwrap();
        }
    }
    index
}

fn link(path: &Path) -> String {
    format!("[{}](../../{})", path.file_stem().unwrap().to_string_lossy(), path.display())
}

fn kind_in_words(kind: RuleKind) -> &'static str {
    match kind {
        RuleKind::Test => "test",
        RuleKind::Process => "process",
        RuleKind::Sum => "sum",
        RuleKind::Table => "table",
        RuleKind::Check => "check",
    }
}

#[test]
fn names_are_whole_words() {
    assert!(
        names("`pool.sixes`, and", "pool.sixes")
            && names("(pool.sixes).", "pool.sixes")
            && names("pool.sixes.", "pool.sixes")
    );
    assert!(!names("pool.sixes-floor", "pool.sixes") && !names("mini6.hero.boost", "mini6.hero"));
}
