//! Rolling against what a user would otherwise write.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use dice_core::rand_core::Rng;
use dice_core::{D6, Dice, Pool};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// Dice a call: what is timed is a thousand of them.
const CALLS: u32 = 1_000;

fn by_loop(rng: &mut impl Rng, dice: u32) -> u32 {
    let mut total: u32 = (1..dice).map(|_| rng.random_range(1..=6)).sum();
    loop {
        let face: u32 = rng.random_range(1..=6);
        total += face;
        if face != 6 {
            return total;
        }
    }
}

fn all_exploding_by_loop(rng: &mut impl Rng, dice: u32) -> u32 {
    (0..dice).map(|_| by_loop(rng, 1)).sum()
}

fn with(c: &mut Criterion, name: &str, mut rng: impl Rng) {
    let mut group = c.benchmark_group(format!("one d6 of a pool of 21, {name}"));
    group.throughput(criterion::Throughput::Elements(u64::from(CALLS) * 21));
    group.bench_function("random_range", |b| {
        b.iter(|| {
            let mut faces = [0; 21];
            for _ in 0..CALLS {
                faces.fill_with(|| rng.random_range(1..=6_u8));
                black_box(&faces);
            }
        });
    });
    group.bench_function("ours", |b| {
        b.iter(|| {
            let mut faces = [0; 21];
            for _ in 0..CALLS {
                let mut next = faces.iter_mut();
                rng.each(21, D6, |face| *next.next().unwrap() = face as u8);
                black_box(&faces);
            }
        });
    });
    group.finish();

    let mut group = c.benchmark_group(format!("5D with a wild die, {name}"));
    group.throughput(criterion::Throughput::Elements(u64::from(CALLS)));
    group.bench_function("random_range", |b| {
        b.iter(|| (0..CALLS).map(|_| by_loop(&mut rng, black_box(5))).sum::<u32>())
    });
    group.bench_function("ours", |b| {
        b.iter(|| (0..CALLS).map(|_| rng.total(D6, Pool::with_wild_die(black_box(5)), u32::MAX)).sum::<u32>());
    });
    group.finish();

    let mut group = c.benchmark_group(format!("five d6, all exploding, {name}"));
    group.throughput(criterion::Throughput::Elements(u64::from(CALLS)));
    group.bench_function("random_range", |b| {
        b.iter(|| (0..CALLS).map(|_| all_exploding_by_loop(&mut rng, black_box(5))).sum::<u32>());
    });
    group.bench_function("ours", |b| {
        b.iter(|| (0..CALLS).map(|_| rng.total(D6, Pool::exploding(black_box(5)), u32::MAX)).sum::<u32>());
    });
    group.finish();
}

fn roll(c: &mut Criterion) {
    with(c, "SmallRng", SmallRng::seed_from_u64(7));
    with(c, "ChaCha8", ChaCha8Rng::seed_from_u64(7));
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).measurement_time(std::time::Duration::from_secs(1)).warm_up_time(std::time::Duration::from_millis(300));
    targets = roll
}
criterion_main!(benches);
