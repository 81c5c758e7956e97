//! The table of ratios: `cargo bench --bench ratios [part of a job's name]`.
//!
//! Ours and theirs are timed in turn, half a millisecond each or once, many times over, so that whatever else the machine does falls on both.
//! The figures are medians. The last column says whether a bound holds; without one it is a dash.

use std::time::{Duration, Instant};

use tali_benches::{Job, Target, jobs};

/// How long one sample takes at least: short enough that most of them run undisturbed on a busy machine.
const SAMPLE: Duration = Duration::from_micros(500);
/// Samples are taken until there are so many, or for so long, but never fewer than the least.
const MOST_SAMPLES: usize = 301;
const LEAST_SAMPLES: usize = 11;
const LONGEST: Duration = Duration::from_millis(1_500);

fn timed(calls: u32, job: &mut dyn FnMut()) -> Duration {
    let start = Instant::now();
    for _ in 0..calls {
        job();
    }
    start.elapsed()
}

/// How many calls make a sample.
fn calls(job: &mut dyn FnMut()) -> u32 {
    let mut calls = 1;
    while timed(calls, job) < SAMPLE {
        calls *= 2;
    }
    calls
}

fn median(mut samples: Vec<f64>) -> f64 {
    samples.sort_by(f64::total_cmp);
    samples[samples.len() / 2]
}

/// Median nanoseconds a time, of each of the jobs.
fn measured(jobs: &mut [&mut dyn FnMut()], times: u32) -> Vec<f64> {
    let calls: Vec<u32> = jobs.iter_mut().map(|job| calls(job)).collect();
    let mut samples = vec![Vec::new(); jobs.len()];
    let start = Instant::now();
    for count in 0..MOST_SAMPLES {
        if count >= LEAST_SAMPLES && start.elapsed() > LONGEST {
            break;
        }
        for ((job, &calls), samples) in jobs.iter_mut().zip(&calls).zip(&mut samples) {
            samples.push(timed(calls, job).as_nanos() as f64 / f64::from(calls) / f64::from(times));
        }
    }
    samples.into_iter().map(median).collect()
}

fn shown(nanoseconds: f64) -> String {
    match nanoseconds {
        ..1e3 => format!("{nanoseconds:.2} ns"),
        ..1e6 => format!("{:.2} µs", nanoseconds / 1e3),
        _ => format!("{:.2} ms", nanoseconds / 1e6),
    }
}

fn verdict(met: bool) -> &'static str {
    if met { "yes" } else { "NO" }
}

fn row(job: &mut Job) {
    let (name, times, within) = (job.name, job.times, job.within);
    let mut all: Vec<&mut dyn FnMut()> = vec![&mut *job.ours];
    all.extend(job.against.iter_mut().map(|against| &mut *against.theirs as &mut dyn FnMut()));
    let medians = measured(&mut all, times);
    let ours = medians[0];
    if job.against.is_empty() || within.is_some() {
        let (bound, met) =
            within.map_or(("–".into(), "–"), |most| (format!("under {}", shown(most)), verdict(ours < most)));
        println!("| {name} | {} | – | – | – | {bound} | {met} |", shown(ours));
    }
    for (against, &theirs) in job.against.iter().zip(&medians[1..]) {
        let (bound, met) = match against.target {
            Target::Faster(least) => (format!("{least} × faster"), verdict(against.target.met(theirs, ours))),
            Target::Within(most) => (format!("within {most} ×"), verdict(against.target.met(theirs, ours))),
            Target::None => ("–".into(), "–"),
        };
        let ratio = theirs / ours;
        println!("| {name} | {} | {} | {} | {ratio:.2} | {bound} | {met} |", shown(ours), against.name, shown(theirs));
    }
}

fn main() {
    let wanted: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with("--")).collect();
    println!("| job | ours | against | theirs | theirs / ours | bound | holds |\n|---|---|---|---|---|---|---|");
    for mut job in jobs() {
        if wanted.is_empty() || wanted.iter().any(|part| job.name.contains(part.as_str())) {
            row(&mut job);
        }
    }
}
