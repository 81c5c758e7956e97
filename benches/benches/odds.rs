//! Exact odds against hand-written kernels for the same job.

use std::hint::black_box;
use std::ops::ControlFlow;

use criterion::{Criterion, criterion_group, criterion_main};
use dice_core::{D6, Dice, Odds, Paths, Pool};

fn odds(c: &mut Criterion) {
    let mut group = c.benchmark_group("at-least table");
    for (dice, top, explosions) in [(5, 60, 9), (15, 120, 19)] {
        group.bench_function(format!("{dice}D by hand"), |b| {
            b.iter(|| tali_benches::at_least_table(black_box(dice), black_box(top), explosions));
        });
        group.bench_function(format!("{dice}D"), |b| {
            b.iter(|| Odds::of(|d| d.total(D6, Pool::with_wild_die(black_box(dice as u16)), top as u32)));
        });
        group.bench_function(format!("{dice}D, each chance reduced"), |b| {
            b.iter(|| {
                let odds = Odds::of(|d| d.total(D6, Pool::with_wild_die(black_box(dice as u16)), top as u32));
                odds.at_least_table().map(|(_, chance)| chance).collect::<Vec<_>>()
            });
        });
    }
    group.finish();

    let mut group = c.benchmark_group("challenge");
    group.bench_function("7 against 7 by hand", |b| b.iter(|| tali_benches::challenge(black_box(7), 7, 5, 5)));
    group.bench_function("7 against 7", |b| b.iter(|| challenge(black_box(7), 7, 5, 5)));
    group.bench_function("20 against 20", |b| b.iter(|| challenge(black_box(20), 20, 4, 4)));
    group.finish();

    c.bench_function("a thousand pools of 10D against 40", |b| {
        b.iter(|| Odds::of(|d| d.count_totals(black_box(1000), D6, Pool::with_wild_die(10), 40)));
    });
}

fn challenge(a: u16, b: u16, ra: u32, rb: u32) -> Odds<(u16, u16)> {
    Odds::of(|dice: &mut Paths| {
        dice.rounds((a, b), |d, &(a, b)| {
            let left = (d.count_at_most(a, D6, ra), d.count_at_most(b, D6, rb));
            if left.0 == 0 || left.1 == 0 { ControlFlow::Break(left) } else { ControlFlow::Continue(left) }
        })
    })
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).measurement_time(std::time::Duration::from_secs(2)).warm_up_time(std::time::Duration::from_millis(500));
    targets = odds
}
criterion_main!(benches);
