//! The table of ratios: `cargo bench --bench ratios [-- PART…]`, of all jobs or of those with such a part in their name. With
//! `--nanoseconds` it prints bare figures of ours instead.
//!
//! Ours and theirs are timed in turn, half a millisecond each or once, many times over, so that whatever else the machine does falls on both.
//! The figures are medians. The last column says whether a bound holds; without one it is a dash.

use tali_benches::{Job, Target, jobs, measured, shown};

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
    let (options, wanted): (Vec<_>, Vec<_>) = std::env::args().skip(1).partition(|argument| argument.starts_with("--"));
    let mut jobs = jobs();
    jobs.retain(|job| wanted.is_empty() || wanted.iter().any(|part| job.name.contains(part.as_str())));
    if options.iter().any(|option| option == "--nanoseconds") {
        for job in &mut jobs {
            println!("{}\t{}", job.name, measured(&mut [&mut *job.ours], job.times)[0]);
        }
        return;
    }
    println!("| job | ours | against | theirs | theirs / ours | bound | holds |\n|---|---|---|---|---|---|---|");
    for mut job in jobs {
        row(&mut job);
    }
}
