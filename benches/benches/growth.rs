//! How cost grows: `cargo bench --bench growth` prints a table for each thing that there can be more of.

use std::hint::black_box;
use std::ops::ControlFlow;

use dice_core::{D6, Dice, Odds, Paths, Pool};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use tali::Request;
use tali::dice::Resolve;
use tali_benches::{measured, shown};

fn time(job: &mut dyn FnMut()) -> String {
    shown(measured(&mut [job], 1)[0])
}

fn table(heads: &[&str], rows: impl IntoIterator<Item = Vec<String>>) {
    println!("\n| {} |\n|{}", heads.join(" | "), "---|".repeat(heads.len()));
    for row in rows {
        println!("| {} |", row.join(" | "));
    }
}

fn dice() {
    let row = |dice: u16| {
        let pool = Pool::with_wild_die(dice);
        let enough = 6 * u32::from(dice) + 30;
        let mut rng = SmallRng::seed_from_u64(7);
        let roll = time(&mut || _ = black_box(rng.total(D6, black_box(pool), u32::MAX)));
        let odds = || Odds::of(|dice| dice.total(D6, black_box(pool), enough));
        let solved = time(&mut || _ = black_box(odds()));
        let listed = odds();
        let reduced =
            time(&mut || _ = black_box(listed.at_least_table().map(|(_, chance)| chance).collect::<Vec<_>>()));
        vec![dice.to_string(), roll, listed.len().to_string(), solved, reduced]
    };
    table(
        &["dice, one wild", "roll", "outcomes", "odds", "each row in lowest terms"],
        [1, 2, 5, 10, 20, 50, 100, 200].map(row),
    );
}

fn states() {
    let row = |n: u16| {
        let odds = || {
            Odds::of(|dice: &mut Paths| {
                dice.rounds((n, n), |dice, &(a, b)| {
                    let left = (dice.count_at_most(a, D6, 4), dice.count_at_most(b, D6, 4));
                    if left.0 == 0 || left.1 == 0 { ControlFlow::Break(left) } else { ControlFlow::Continue(left) }
                })
            })
        };
        let digits = odds().iter().map(|(_, chance)| chance.denominator().to_string().len()).max();
        let solved = time(&mut || _ = black_box(odds()));
        vec![n.to_string(), (n * n).to_string(), solved, digits.unwrap_or(0).to_string()]
    };
    table(
        &["challenge of n against n", "states", "odds", "digits of a chance, at most"],
        [2, 4, 7, 10, 15, 20, 25].map(row),
    );
}

fn requested(heads: &[&str], figures: &[u32], request: impl Fn(u32) -> String) {
    let row = |&figure: &u32| {
        let request: Request = serde_json::from_str(&request(figure)).expect("the request of a bench is one");
        let outcomes = request.odds().len().to_string();
        vec![figure.to_string(), outcomes, time(&mut || _ = black_box(black_box(&request).odds()))]
    };
    table(heads, figures.iter().map(row));
}

fn main() {
    dice();
    states();
    requested(&["rounds of a mini6 duel", "outcomes", "odds"], &[1, 3, 10, 30, 100], |rounds| {
        format!(
            r#"{{"mini6.duel": {{"rounds": {rounds}, "first": {{"attack": "5D", "damage": "5D", "defence": 19, "soak": 12}},
                "second": {{"attack": "5D+2", "damage": "5D+2", "defence": 21, "soak": 14}}}}}}"#
        )
    });
    requested(&["attackers, unabridged", "outcomes", "odds"], &[10, 30, 100, 300, 1_000], |attackers| {
        format!(r#"{{"mini6.mass-combat": {{"attackers": {attackers}, "code": "5D", "tn": 20, "law": "exact"}}}}"#)
    });
    requested(&["hit points of both in a brp duel", "outcomes", "odds"], &[5, 10, 15, 20], |points| {
        let side = format!(
            r#"{{"skill": 60, "damage": "1D8+1", "armour": 3, "parry": 40, "hit_points": {{"total": {points}}}, "pow": 11}}"#
        );
        format!(r#"{{"brp.duel": {{"first": {side}, "second": {side}}}}}"#)
    });
    requested(&["health of both in a pool duel", "outcomes", "odds"], &[5, 10, 15, 20], |health| {
        let side = format!(r#"{{"health": {health}, "attacks": 3, "armour": 5, "damage": 2}}"#);
        format!(r#"{{"pool.duel": {{"a": {side}, "b": {side}}}}}"#)
    });
}
