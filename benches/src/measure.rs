//! Medians of short samples, taken in turn.

use std::time::{Duration, Instant};

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
pub fn measured(jobs: &mut [&mut dyn FnMut()], times: u32) -> Vec<f64> {
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

/// A time as it is read.
pub fn shown(nanoseconds: f64) -> String {
    match nanoseconds {
        ..1e3 => format!("{nanoseconds:.2} ns"),
        ..1e6 => format!("{:.2} µs", nanoseconds / 1e3),
        _ => format!("{:.2} ms", nanoseconds / 1e6),
    }
}
