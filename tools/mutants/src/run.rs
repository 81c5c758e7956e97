//! Each change before the tests that come by it, the quickest first, until one of them notices.

use std::collections::BTreeSet;
use std::ffi::OsStr;
use std::os::unix::process::ExitStatusExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use std::{fmt, fs};

/// The signal to who has used up its processor time, and the one that follows.
const PROCESSOR_TIME: i32 = 24;
const KILLED: i32 = 9;

/// What becomes of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A test fails.
    Noticed,
    /// A test takes ten seconds and ten times as long as without, and is stopped: noticed, too.
    Hangs,
    /// All tests that come by pass.
    Survives,
    /// No test comes by while it runs; the compiler may.
    Unreached,
    /// It can't be chosen at run time, and needs a build of its own.
    Left,
    /// It doesn't compile.
    Unviable,
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Noticed => "noticed",
            Self::Hangs => "hang",
            Self::Survives => "survive",
            Self::Unreached => "unreached",
            Self::Left => "need a build of their own",
            Self::Unviable => "do not compile",
        })
    }
}

struct Test {
    name: String,
    takes: Duration,
    /// The first number of each place that it comes by.
    reaches: BTreeSet<u32>,
}

/// A test program and its tests, as they are without a change.
pub struct Tests {
    program: PathBuf,
    home: PathBuf,
    tests: Vec<Test>,
}

impl Tests {
    /// Runs each test once, alone.
    pub fn record(program: PathBuf, home: &Path, scratch: &Path) -> Self {
        let listed = Command::new(&program)
            .current_dir(home)
            .args(["--list", "--format", "terse"])
            .output()
            .expect("the tests run");
        let names: Vec<String> = String::from_utf8_lossy(&listed.stdout)
            .lines()
            .filter_map(|line| line.strip_suffix(": test").map(str::to_owned))
            .collect();
        let all = Self { program, home: home.to_owned(), tests: Vec::new() };
        let mut tests = Vec::new();
        for name in names {
            let reached = scratch.join("reached");
            let _ = fs::remove_file(&reached);
            let begun = Instant::now();
            if all.run(&name, ("REACHED", reached.as_os_str()), 300) != Some(true) {
                eprintln!("{name} fails without a change, and is left out");
                continue;
            }
            let bytes = fs::read(&reached).unwrap_or_default();
            let reaches =
                bytes.chunks_exact(4).map(|four| u32::from_le_bytes(four.try_into().expect("four"))).collect();
            tests.push(Test { name, takes: begun.elapsed(), reaches });
        }
        tests.sort_by_key(|test| test.takes);
        Self { tests, ..all }
    }

    /// Whether a test passes; `None` if it takes more processor time than this many seconds.
    fn run(&self, name: &str, (variable, value): (&str, &OsStr), most: u64) -> Option<bool> {
        let status = Command::new("sh")
            .args(["-c", &format!("ulimit -t {most}; exec \"$0\" \"$@\"")])
            .arg(&self.program)
            .args(["--exact", name, "--test-threads", "1"])
            .current_dir(&self.home)
            .env("PROPTEST_MAX_SHRINK_ITERS", "0")
            .env("CARGO_MANIFEST_DIR", &self.home)
            .env(variable, value)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .expect("the tests run");
        let stopped = matches!(status.signal(), Some(PROCESSOR_TIME | KILLED));
        (!stopped).then(|| status.success())
    }

    /// What the tests make of one change, which is at the place with this first number.
    fn judge(&self, number: u32, site: u32) -> (Verdict, String) {
        let mut verdict = Verdict::Unreached;
        for test in self.tests.iter().filter(|test| test.reaches.contains(&site)) {
            verdict = Verdict::Survives;
            match self.run(&test.name, ("MUTANT", number.to_string().as_ref()), 10 + 10 * test.takes.as_secs()) {
                Some(true) => {}
                Some(false) => return (Verdict::Noticed, test.name.clone()),
                None => return (Verdict::Hangs, test.name.clone()),
            }
        }
        (verdict, String::new())
    }

    /// What the tests make of each change, two at a time.
    pub fn judge_all(&self, changes: &[(u32, u32)], told: impl Fn(u32, Verdict, &str) + Sync) {
        let next = AtomicU32::new(0);
        thread::scope(|scope| {
            for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
                scope.spawn(|| {
                    while let Some(&(number, site)) = changes.get(next.fetch_add(1, Ordering::Relaxed) as usize) {
                        let (verdict, by) = self.judge(number, site);
                        told(number, verdict, &by);
                    }
                });
            }
        });
    }
}
