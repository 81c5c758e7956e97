//! Rolling.

use std::hint::black_box;

use dice_core::{D6, Dice, Pool, Resolve};
use rand::rngs::SmallRng;
use rand::{Rng, RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;
use tali::mini6::Strike;

use crate::by_loop::{self, Fast};
use crate::job::{Job, Target};

/// How often a call rolls.
pub const TIMES: u32 = 1_000;

const POOL: u16 = 21;

pub const ALL_EXPLODING: &str = "five d6, all exploding, SmallRng";
pub const SUM: &str = "sum of five d6, SmallRng";

fn small() -> SmallRng {
    SmallRng::seed_from_u64(7)
}

fn cha_cha() -> ChaCha8Rng {
    ChaCha8Rng::seed_from_u64(7)
}

fn fast() -> Fast {
    Fast(fastrand::Rng::with_seed(7))
}

/// The same roll again and again; its results are added up, so that none can be left out.
fn rolls<D: 'static>(mut dice: D, roll: impl Fn(&mut D) -> u32 + 'static) -> impl FnMut() {
    move || {
        let mut sum = 0_u32;
        for _ in 0..TIMES {
            sum = sum.wrapping_add(roll(&mut dice));
        }
        black_box(sum);
    }
}

fn faces(mut rng: impl Rng + 'static) -> impl FnMut() {
    let mut faces = [0_u8; POOL as usize];
    move || {
        for _ in 0..TIMES {
            let mut next = faces.iter_mut();
            rng.each(POOL, D6, |face| {
                if let Some(place) = next.next() {
                    *place = face as u8;
                }
            });
            black_box(&faces);
        }
    }
}

fn faces_by_loop(mut rng: impl Rng + 'static) -> impl FnMut() {
    let mut faces = [0_u8; POOL as usize];
    move || {
        for _ in 0..TIMES {
            faces.fill_with(|| rng.random_range(1..=6));
            black_box(&faces);
        }
    }
}

fn ours<R: Rng + 'static>(rng: R, pool: Pool) -> impl FnMut() {
    rolls(rng, move |rng| rng.total(D6, black_box(pool), u32::MAX))
}

fn strike<R: Rng + 'static>(rng: R) -> impl FnMut() {
    let code = "5D".parse().expect("a code");
    let strike = Strike::new(code, 16.try_into().expect("a target"), code, 12.try_into().expect("a soak"));
    rolls(rng, move |rng| u32::from(black_box(&strike).roll(rng).level().wounds()))
}

fn strike_by_loop<D: by_loop::D6 + 'static>(dice: D) -> impl FnMut() {
    let [attack, target, damage, soak] = [5, 16, 5, 12];
    rolls(dice, move |dice| {
        by_loop::strike(dice, black_box(attack), black_box(target), black_box(damage), black_box(soak)).into()
    })
}

pub fn jobs() -> Vec<Job> {
    const WILD: Pool = Pool::with_wild_die(5);
    const TEN: Pool = Pool::with_wild_die(10);
    const EXPLODING: Pool = Pool::exploding(5);
    let wild = |dice: &mut _| by_loop::wild(dice, black_box(5));
    vec![
        Job::new("one d6 of a pool of 21, SmallRng", TIMES * u32::from(POOL), faces(small())).against(
            "random_range",
            Target::Faster(3.0),
            faces_by_loop(small()),
        ),
        Job::new("one d6 of a pool of 21, ChaCha8", TIMES * u32::from(POOL), faces(cha_cha())).against(
            "random_range",
            Target::Faster(3.0),
            faces_by_loop(cha_cha()),
        ),
        Job::new("5D wild total, SmallRng", TIMES, ours(small(), WILD))
            .against("loop of random_range", Target::Faster(3.0), rolls(small(), wild))
            .against("loop of fastrand", Target::None, rolls(fast(), |dice| by_loop::wild(dice, black_box(5)))),
        Job::new("5D wild total, ChaCha8", TIMES, ours(cha_cha(), WILD)).against(
            "loop of random_range",
            Target::Faster(3.0),
            rolls(cha_cha(), |dice| by_loop::wild(dice, black_box(5))),
        ),
        Job::new("10D wild total, SmallRng", TIMES, ours(small(), TEN)).against(
            "loop of random_range",
            Target::None,
            rolls(small(), |dice| by_loop::wild(dice, black_box(10))),
        ),
        Job::new("strike, SmallRng", TIMES, strike(small()))
            .against("loop of random_range", Target::Faster(2.0), strike_by_loop(small()))
            .against("loop of fastrand", Target::None, strike_by_loop(fast())),
        Job::new("strike, ChaCha8", TIMES, strike(cha_cha())).against(
            "loop of random_range",
            Target::Faster(2.0),
            strike_by_loop(cha_cha()),
        ),
        Job::new(ALL_EXPLODING, TIMES, ours(small(), EXPLODING))
            .against(
                "loop of random_range",
                Target::None,
                rolls(small(), |dice| by_loop::all_exploding(dice, black_box(5))),
            )
            .against(
                "loop of fastrand",
                Target::None,
                rolls(fast(), |dice| by_loop::all_exploding(dice, black_box(5))),
            ),
        Job::new(SUM, TIMES, rolls(small(), |rng| rng.sum(black_box(5), D6))).against(
            "loop of random_range",
            Target::None,
            rolls(small(), |dice| by_loop::sum(dice, black_box(5))),
        ),
    ]
}
