//! Every job and what it is measured against, one after the other, with criterion's statistics.

use criterion::{Criterion, criterion_group, criterion_main};

fn all(c: &mut Criterion) {
    for mut job in tali_benches::jobs() {
        let mut group = c.benchmark_group(job.name);
        group.throughput(criterion::Throughput::Elements(job.times.into()));
        group.bench_function("ours", |b| b.iter(&mut job.ours));
        for against in &mut job.against {
            group.bench_function(against.name, |b| b.iter(&mut against.theirs));
        }
        group.finish();
    }
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(20).measurement_time(std::time::Duration::from_secs(1)).warm_up_time(std::time::Duration::from_millis(300));
    targets = all
}
criterion_main!(benches);
