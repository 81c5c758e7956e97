//! The exact odds that a table asks for most, and the largest that a rule book bounds: each a request, as a host would ask.

use std::hint::black_box;

use tali::Request;
use tali::dice::Resolve;

use crate::job::Job;

/// A name, a request, and how many nanoseconds its odds may take.
const REQUESTS: &[(&str, &str, Option<f64>)] = &[
    ("mini6 check", r#"{"mini6.check": {"code": "5D+1", "tn": 15}}"#, None),
    ("mini6 strike", r#"{"mini6.strike": {"attack": "5D", "tn": 16, "damage": "5D", "soak": 12}}"#, Some(20e3)),
    (
        "mini6 duel, 30 rounds",
        r#"{"mini6.duel": {"rounds": 30, "first": {"attack": "5D", "damage": "5D", "defence": 19, "soak": 12},
            "second": {"attack": "5D+2", "damage": "5D+2", "defence": 21, "soak": 14}}}"#,
        Some(50e6),
    ),
    (
        "mini6 mass combat, unabridged, 1,000 attackers",
        r#"{"mini6.mass-combat": {"attackers": 1000, "code": "5D", "tn": 20, "law": "exact"}}"#,
        Some(10e6),
    ),
    ("brp hit", r#"{"brp.hit": {"skill": 45, "impaling": true, "damage": "1D6+1", "armour": 2, "parry": 30}}"#, None),
    (
        "brp duel, 15 hit points each",
        r#"{"brp.duel": {"first": {"skill": 60, "damage": "1D8+1", "armour": 3, "parry": 40, "hit_points": {"total": 15}, "pow": 11},
            "second": {"skill": 60, "damage": "1D8+1", "armour": 3, "parry": 40, "hit_points": {"total": 15}, "pow": 11}}}"#,
        Some(50e6),
    ),
    ("pool strike", r#"{"pool.strike": {"armour": 5, "damage": 2, "at_most": 5}}"#, Some(10e3)),
    (
        "pool duel, 20 health and 3 attacks each",
        r#"{"pool.duel": {"a": {"health": 20, "attacks": 3, "armour": 5, "damage": 2}, "b": {"health": 20, "attacks": 3, "armour": 5, "damage": 2}}}"#,
        Some(100e6),
    ),
    ("challenge, ratings 4 and 2", r#"{"challenge.resolve": {"a": {"rating": 4}, "b": {"rating": 2}}}"#, None),
    (
        "tiers exchange",
        r#"{"tiers.exchange": {"accuracy": 12, "avoidance": 10, "damage": 16, "deflection": 10}}"#,
        None,
    ),
];

pub fn jobs() -> Vec<Job> {
    let job = |&(name, request, within): &(&'static str, &str, Option<f64>)| {
        let request: Request = serde_json::from_str(request).expect("the request of a bench is one");
        let job = Job::new(name, 1, move || {
            black_box(black_box(&request).odds());
        });
        Job { within, ..job }
    };
    REQUESTS.iter().map(job).collect()
}
