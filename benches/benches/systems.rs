//! The exact odds that a table asks for most, and the largest that a rule book bounds: each a request, as a host would ask.

use std::hint::black_box;

use criterion::{Criterion, criterion_group, criterion_main};
use dice_core::Resolve;
use tali::Request;

const REQUESTS: &[(&str, &str)] = &[
    ("mini6 check, 5D+1", r#"{"mini6.check": {"code": "5D+1", "tn": 15}}"#),
    ("mini6 strike, 5D", r#"{"mini6.strike": {"attack": "5D", "tn": 16, "damage": "5D", "soak": 12}}"#),
    (
        "mini6 duel, 30 rounds",
        r#"{"mini6.duel": {"rounds": 30, "first": {"attack": "5D", "damage": "5D", "defence": 19, "soak": 12},
            "second": {"attack": "5D+2", "damage": "5D+2", "defence": 21, "soak": 14}}}"#,
    ),
    (
        "mini6 mass combat, unabridged, 1,000 attackers",
        r#"{"mini6.mass-combat": {"attackers": 1000, "code": "5D", "tn": 20, "law": "exact"}}"#,
    ),
    ("brp hit", r#"{"brp.hit": {"skill": 45, "impaling": true, "damage": "1D6+1", "armour": 2, "parry": 30}}"#),
    (
        "brp duel, 15 hit points each",
        r#"{"brp.duel": {"first": {"skill": 60, "damage": "1D8+1", "armour": 3, "parry": 40, "hit_points": {"total": 15}, "pow": 11},
            "second": {"skill": 60, "damage": "1D8+1", "armour": 3, "parry": 40, "hit_points": {"total": 15}, "pow": 11}}}"#,
    ),
    ("pool strike", r#"{"pool.strike": {"armour": 5, "damage": 2, "at_most": 5}}"#),
    (
        "pool duel, 20 health and 3 attacks each",
        r#"{"pool.duel": {"a": {"health": 20, "attacks": 3, "armour": 5, "damage": 2}, "b": {"health": 20, "attacks": 3, "armour": 5, "damage": 2}}}"#,
    ),
    ("challenge, 4 against 2", r#"{"challenge.resolve": {"a": {"rating": 4}, "b": {"rating": 2}}}"#),
    ("tiers exchange", r#"{"tiers.exchange": {"accuracy": 12, "avoidance": 10, "damage": 16, "deflection": 10}}"#),
];

fn systems(c: &mut Criterion) {
    for (name, request) in REQUESTS {
        let request: Request = serde_json::from_str(request).expect("the request of a bench is one");
        c.bench_function(name, |b| b.iter(|| black_box(&request).odds()));
    }
    let skills: Vec<Request> = (1..=200)
        .map(|skill| serde_json::from_str(&format!(r#"{{"brp.skill": {{"skill": {skill}}}}}"#)).expect("a skill"))
        .collect();
    c.bench_function("brp skills, all of 1 to 200", |b| {
        b.iter(|| skills.iter().map(|skill| skill.odds().len()).sum::<usize>())
    });
}

criterion_group! {
    name = benches;
    config = Criterion::default().sample_size(15).measurement_time(std::time::Duration::from_secs(1)).warm_up_time(std::time::Duration::from_millis(300));
    targets = systems
}
criterion_main!(benches);
