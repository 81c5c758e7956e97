//! Signs of progress: for people on standard error, and for the watch that ends a run whose other processes give none.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use crate::cluster::break_off;

/// Counts up with every sign of progress.
static SIGNS: AtomicU64 = AtomicU64::new(0);

pub fn sign() {
    SIGNS.fetch_add(1, Ordering::Relaxed);
}

/// Ends the process if there is no sign for so long: a machine that has lost its power doesn't say so.
pub fn watch(patience: Duration) {
    thread::spawn(move || {
        let (mut seen, mut since) = (0, Instant::now());
        loop {
            thread::sleep(Duration::from_millis(200).min(patience / 4));
            let signs = SIGNS.load(Ordering::Relaxed);
            if signs != seen {
                (seen, since) = (signs, Instant::now());
            } else if since.elapsed() > patience {
                break_off(&format!("the other processes have given no sign for {} s", patience.as_secs()));
            }
        }
    });
}

/// Tells on standard error how far it is: soon after it has begun, and then once a second.
pub struct Teller {
    what: &'static str,
    all: Option<u64>,
    begun: Instant,
    /// When it is told next.
    next: Instant,
    quiet: bool,
}

impl Teller {
    const FIRST: Duration = Duration::from_millis(200);
    const EACH: Duration = Duration::from_secs(1);

    pub fn new(what: &'static str, all: Option<u64>, quiet: bool) -> Self {
        let begun = Instant::now();
        Teller { what, all, begun, next: begun + Self::FIRST, quiet }
    }

    pub fn tell(&mut self, done: u64) {
        let now = Instant::now();
        if !self.quiet && now >= self.next {
            self.next = now + Self::EACH;
            let of = self.all.map_or(String::new(), |all| format!(" of {all} ({} %)", done * 100 / all.max(1)));
            eprintln!("sweep: {done}{of} {}, {} a second", self.what, self.rate(done));
        }
    }

    pub fn tell_the_end(&self, done: u64, writing: Duration) {
        if !self.quiet {
            let seconds = self.begun.elapsed().as_secs_f64();
            let memory = most_memory().map_or(String::new(), |kilobytes| format!(", {kilobytes} kB at most"));
            let (writing, rate) = (writing.as_secs_f64(), self.rate(done));
            eprintln!("sweep: {done} {} in {seconds:.2} s, {rate} a second, writing {writing:.2} s{memory}", self.what);
        }
    }

    fn rate(&self, done: u64) -> u64 {
        let milliseconds = self.begun.elapsed().as_millis().max(1);
        u64::try_from(u128::from(done) * 1_000 / milliseconds).unwrap_or(u64::MAX)
    }
}

/// The most memory that this process had so far, in kilobytes, where the system tells it.
fn most_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}
