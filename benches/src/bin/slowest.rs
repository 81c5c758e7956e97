//! Looks for the slowest requests that the limits allow, and prints a table of them: `docs/limits.md` tells the rest.
//!
//! A search by coordinates from the examples of `docs/requests.md`. What a field may hold is learnt from the refusals,
//! which name the range or the words that are allowed; each field in turn takes its ends, some values between, and
//! what is slowest stays. Arguments: the ids to look at (all without any).

use std::fs;
use std::time::Duration;

use serde_json::{Value, json};
use tali::Request;
use tali::dice::{Budget, Resolve, SeededRng};

/// When a request is this slow the search has found what it looks for.
const ENOUGH: Duration = Duration::from_secs(20);

/// How long one start is searched from, in time of the processor.
const SEARCH: Duration = Duration::from_secs(20);

/// Time that this thread had of a processor, which other work on the machine can't add to.
struct Watch(Duration);

impl Watch {
    fn start() -> Self {
        Watch(Self::now())
    }

    fn elapsed(&self) -> Duration {
        Self::now() - self.0
    }

    /// Linux counts it; elsewhere this panics.
    fn now() -> Duration {
        let times = fs::read_to_string("/proc/thread-self/schedstat").expect("the kernel counts processor time");
        Duration::from_nanos(times.split(' ').next().unwrap().parse().unwrap())
    }
}

/// One request with what it costs.
struct Cost {
    odds: Duration,
    roll: Duration,
    memory: u64,
    bytes: usize,
    refused: Option<String>,
}

impl Cost {
    fn worst(&self) -> Duration {
        self.odds.max(self.roll)
    }
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).collect();
    let read = |file: &str| fs::read_to_string(format!("{}/../{file}", env!("CARGO_MANIFEST_DIR"))).unwrap();
    let systems = ["mini6-thule", "d6-pool-saves", "challenge-tests", "percentile-brp", "rating-tiers"];
    let page =
        systems.iter().fold(read("docs/requests.md"), |page, system| page + &read(&format!("testdata/{system}.jsonl")));
    println!("| request | odds | roll | memory | answer | data |\n|---|---|---|---|---|---|");
    for id in Request::IDS.iter().filter(|id| wanted.is_empty() || wanted.iter().any(|wanted| id.starts_with(wanted))) {
        let mut best: Option<(Value, Cost)> = None;
        for start in starts(&page, id).into_iter().take(4) {
            let found = climb(start);
            if best.as_ref().is_none_or(|(_, cost)| found.1.worst() > cost.worst()) {
                best = Some(found);
            }
        }
        let Some((data, cost)) = best else {
            println!("| `{id}` | no example found |");
            continue;
        };
        println!(
            "| `{id}` | {:.1} ms | {:.2} ms | {} MiB | {} kB | `{data}`{} |",
            cost.odds.as_secs_f64() * 1e3,
            cost.roll.as_secs_f64() * 1e3,
            cost.memory >> 20,
            cost.bytes / 1000,
            cost.refused.map(|error| format!(" odds refused: {error}")).unwrap_or_default(),
        );
    }
}

/// The examples of a request on its page.
fn starts(page: &str, id: &str) -> Vec<Value> {
    let mut found = Vec::<Value>::new();
    let key = format!("\"{id}\"");
    for (at, _) in page.match_indices('{') {
        let mut values = serde_json::Deserializer::from_str(&page[at..]).into_iter::<Value>();
        if let Some(Ok(Value::Object(object))) = values.next() {
            let request = Value::Object(object);
            if serde_json::from_value::<Request>(request.clone()).is_ok_and(|request| request.id() == id) {
                found.push(request);
            }
        }
    }
    // examples that name the most fields first, each set of fields once
    let fields = |value: &Value| {
        let mut fields = Vec::new();
        leaves(value, &mut String::new(), &mut fields);
        fields
    };
    found.sort_by_cached_key(|value| (usize::MAX - fields(value).len(), fields(value)));
    found.dedup_by_key(|value| fields(value));
    assert!(!found.is_empty() || !page.contains(&key), "{id}: no example could be read");
    found
}

/// The slowest request that can be reached from `start` by changing one field after another.
fn climb(start: Value) -> (Value, Cost) {
    let mut best = start;
    let mut cost = measure(&best).unwrap_or_else(|error| panic!("{best}: {error}"));
    let begun = Watch::start();
    let mut improved = true;
    while improved && cost.worst() < ENOUGH && begun.elapsed() < SEARCH {
        improved = false;
        let mut fields = Vec::new();
        leaves(&best, &mut String::new(), &mut fields);
        for field in fields {
            for candidate in candidates(&best, &field) {
                let mut changed = best.clone();
                *changed.pointer_mut(&field).unwrap() = candidate;
                if changed == best || cost.worst() >= ENOUGH || begun.elapsed() > SEARCH {
                    continue;
                }
                let Ok(new) = measure(&changed) else { continue };
                if new.worst() > cost.worst() + cost.worst() / 20 {
                    (best, cost, improved) = (changed, new, true);
                }
            }
        }
    }
    (best, cost)
}

/// The places of all numbers, words and flags.
fn leaves(value: &Value, path: &mut String, into: &mut Vec<String>) {
    let length = path.len();
    match value {
        Value::Object(fields) => {
            for (key, field) in fields {
                path.push('/');
                path.push_str(key);
                leaves(field, path, into);
                path.truncate(length);
            }
        }
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                path.push('/');
                path.push_str(&index.to_string());
                leaves(item, path, into);
                path.truncate(length);
            }
        }
        _ => into.push(path.clone()),
    }
}

/// What a field may be changed to.
fn candidates(request: &Value, field: &str) -> Vec<Value> {
    let refusal = |value: Value| {
        let mut asked = request.clone();
        *asked.pointer_mut(field).unwrap() = value;
        serde_json::from_value::<Request>(asked).err().map(|error| error.to_string())
    };
    match request.pointer(field).unwrap() {
        Value::Bool(flag) => vec![json!(!flag)],
        Value::Number(_) => {
            let (low, high) = match refusal(json!(1_000_000_000_000_i64)).as_deref().and_then(range) {
                Some(range) => range,
                None => return Vec::new(),
            };
            let mut numbers = vec![high, low];
            numbers.extend([2, 3, 5, 10, 20, 50, 200].map(|part| low + (high - low) / part));
            numbers.extend([1, 2, 5, 6, 10, 20].iter().filter(|n| (low..=high).contains(n)));
            numbers.into_iter().map(|number| json!(number)).collect()
        }
        Value::String(text) => {
            let words = refusal(json!("?")).and_then(|error| words(&error)).unwrap_or_default();
            let codes = ["1D", "2D+1", "3D", "5D", "10D+2", "30D", "100D", "300D", "1000D", "1000D+2"];
            let tiers = ["1", "100", "1000"];
            let all = words.into_iter().chain(codes.iter().chain(&tiers).map(|text| (*text).to_owned()));
            all.filter(|word| word != text).map(|word| json!(word)).collect()
        }
        _ => Vec::new(),
    }
}

/// The range in a refusal: `… is out of range: 1 to 6 are allowed`.
fn range(refusal: &str) -> Option<(i64, i64)> {
    let (_, rest) = refusal.split_once("out of range: ")?;
    let (low, rest) = rest.split_once(" to ")?;
    let (high, _) = rest.split_once(" are allowed")?;
    Some((low.parse().ok()?, high.parse().ok()?))
}

/// The words in a refusal: `… is unknown: fair, foul are allowed`.
fn words(refusal: &str) -> Option<Vec<String>> {
    let (_, rest) = refusal.split_once("is unknown: ")?;
    let (words, _) = rest.split_once(" are allowed")?;
    Some(words.split(", ").map(str::to_owned).collect())
}

fn measure(data: &Value) -> Result<Cost, String> {
    let request: Request = serde_json::from_value(data.clone()).map_err(|error| error.to_string())?;
    let _ = fs::write("/proc/self/clear_refs", "5"); // Linux: the peak of memory starts anew
    let before = memory("VmRSS");
    let begun = Watch::start();
    let (refused, bytes) = match request.odds_within(Budget::default()) {
        Ok(odds) => (None, serde_json::to_string(&odds).unwrap().len()),
        Err(error) => (Some(error.to_string()), 0),
    };
    let odds = begun.elapsed();
    let memory = memory("VmHWM").saturating_sub(before);
    let begun = Watch::start();
    let record = request.record(&mut SeededRng::new(1));
    let bytes = bytes.max(serde_json::to_string(&record.trace).unwrap().len());
    let roll = begun.elapsed();
    if odds.max(roll) > Duration::from_secs(1) {
        eprintln!("{odds:?} {roll:?} {data}");
    }
    Ok(Cost { odds, roll, memory, bytes, refused })
}

/// A line of `/proc/self/status` in bytes; 0 where there is none.
fn memory(name: &str) -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(':'));
    line.and_then(|line| line.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or(0) * 1024
}
