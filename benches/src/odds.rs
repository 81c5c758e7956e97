//! Exact odds.

use std::hint::black_box;
use std::ops::ControlFlow;

use dice_core::{D6, Dice, Odds, Paths, Pool};
use num_bigint::BigUint;
use num_rational::Ratio;
use tali::brp::SkillRoll;
use tali::dice::Resolve;

use crate::floors;
use crate::job::{Job, Target};

/// The largest challenges of the rule book's own tables: 2 to 7 dice a side, ratings 1 to 5.
const SIZES: std::ops::RangeInclusive<u16> = 2..=7;
const RATINGS: std::ops::RangeInclusive<u32> = 1..=5;

pub const OF_5D6: &str = "distribution of 5d6";
pub const OF_15D6: &str = "distribution of 15d6";

fn table(dice: u16, top: u32) -> Odds<u32> {
    Odds::of(|d| d.total(D6, Pool::with_wild_die(dice), top))
}

fn challenge(a: u16, b: u16, ra: u32, rb: u32) -> Odds<(u16, u16)> {
    Odds::of(|dice: &mut Paths| {
        dice.rounds((a, b), |d, &(a, b)| {
            let left = (d.count_at_most(a, D6, ra), d.count_at_most(b, D6, rb));
            if left.0 == 0 || left.1 == 0 { ControlFlow::Break(left) } else { ControlFlow::Continue(left) }
        })
    })
}

fn nine_hundred(mut solve: impl FnMut(u16, u16, u32, u32)) {
    for a in SIZES {
        for b in SIZES {
            for ra in RATINGS {
                for rb in RATINGS {
                    solve(a, b, ra, rb);
                }
            }
        }
    }
}

/// The whole numbers behind a table of chances, over one denominator.
fn weights(name: &'static str, dice: u16, top: u32, explosions: u32) -> Job {
    Job::new(name, 1, move || {
        black_box(table(black_box(dice), top));
    })
    .against("by hand", Target::Within(3.0), move || {
        black_box(floors::at_least_table(black_box(dice).into(), top as usize, explosions));
    })
}

/// The table, each chance of it a fraction in lowest terms.
fn at_least(name: &'static str, dice: u16, top: u32, explosions: u32) -> Job {
    Job::new(name, 1, move || {
        let odds = table(black_box(dice), top);
        black_box(odds.at_least_table().map(|(_, chance)| chance).collect::<Vec<_>>());
    })
    .against("by hand, reduced by num-rational", Target::Within(3.0), move || {
        let numerators = floors::at_least_table(black_box(dice).into(), top as usize, explosions);
        let denominator = BigUint::from(numerators[0]);
        let chances = numerators.into_iter().map(|part| Ratio::new(BigUint::from(part), denominator.clone()));
        black_box(chances.collect::<Vec<_>>());
    })
}

pub fn jobs() -> Vec<Job> {
    vec![
        weights("5D totals, exact", 5, 60, 9),
        weights("15D totals, exact", 15, 120, 19),
        at_least("5D at-least table", 5, 60, 9),
        at_least("15D at-least table", 15, 120, 19),
        Job::new("challenge 7 against 7", 1, || {
            black_box(challenge(black_box(7), 7, 5, 5));
        })
        .against("by hand", Target::Within(3.0), || {
            black_box(floors::challenge(black_box(7), 7, 5, 5));
        }),
        Job::new("all 900 challenges", 1, || {
            nine_hundred(|a, b, ra, rb| {
                black_box(challenge(a, b, ra, rb));
            });
        })
        .against("by hand", Target::None, || {
            nine_hundred(|a, b, ra, rb| {
                black_box(floors::challenge(a.into(), b.into(), ra, rb));
            });
        }),
        Job::new("challenge 20 against 20", 1, || {
            black_box(challenge(black_box(20), 20, 4, 4));
        })
        .within(25e6),
        Job::new(OF_5D6, 1, || {
            black_box(Odds::of(|d| d.sum(black_box(5), D6)));
        }),
        Job::new(OF_15D6, 1, || {
            black_box(Odds::of(|d| d.sum(black_box(15), D6)));
        }),
        Job::new("brp skills, all of 1 to 200", 1, || {
            for skill in 1..=200_i64 {
                black_box(SkillRoll { skill: black_box(skill).try_into().expect("a skill"), impaling: false }.odds());
            }
        })
        .within(150e3),
    ]
}
