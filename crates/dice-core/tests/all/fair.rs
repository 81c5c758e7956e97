//! No bias: rolls by fixed seeds against exact shares, by Pearson's chi-squared test.
//!
//! Significance: one in a thousand for this whole chapter, shared evenly by all its tests (Bonferroni). The seeds are
//! fixed, so that a test that passes once passes always; they were not picked, but are the number of the test.

use crate::common;

use common::chi_squared::{p_value, survival};
use common::{pool_total, ratio, sides, table};
use conformance::generators::Words;
use dice_core::rand_core::Rng;
use dice_core::{D6, D20, D100, Dice, Odds, Outcome, Pool, Resolve, SeededRng};
use num_rational::BigRational;

const TESTS: f64 = 60.0;
const SIGNIFICANCE: f64 = 0.001 / TESTS;

fn expect(p: f64, what: &str) {
    assert!(p >= SIGNIFICANCE, "{what}: counts like these have a chance of {p:e}");
}

fn fair(what: &str, s: u32, mut face: impl FnMut() -> u32, throws: u32) {
    let mut counts = vec![0; s as usize];
    for _ in 0..throws {
        counts[face() as usize - 1] += 1;
    }
    expect(p_value(&counts, &vec![ratio(1, s.into()); s as usize]), what);
    assert!(counts.iter().all(|&count| count > 0), "{what}: a face never fell");
}

#[test]
fn the_survival_function_is_that_of_printed_tables() {
    // the usual table of critical values: degrees of freedom, upper 5 % and 0.1 % points
    for (freedom, five, tenth) in [(1.0, 3.841, 10.828), (5.0, 11.070, 20.515), (30.0, 43.773, 59.703)] {
        assert!((survival(five, freedom) - 0.05).abs() < 1e-4);
        assert!((survival(tenth, freedom) - 0.001).abs() < 1e-5);
    }
    // for two degrees it is e^(−x/2)
    assert!((survival(40.0, 2.0) / (-20.0_f64).exp() - 1.0).abs() < 1e-9);
    // and it finds what a byte modulo six does
    let mut rng = SeededRng::new(1);
    let mut counts = [0; 6];
    for _ in 0..600_000 {
        counts[usize::from(rng.next_u64() as u8 % 6)] += 1;
    }
    assert!(p_value(&counts, &vec![ratio(1, 6); 6]) < SIGNIFICANCE);
}

#[test]
fn single_dice() {
    for (seed, s) in [2, 3, 4, 5, 6, 7, 8, 10, 12, 20, 60, 100].into_iter().enumerate() {
        let mut rng = SeededRng::new(seed as u64);
        fair(&format!("d{s}"), s, || rng.die(sides(s)), 600_000);
    }
}

#[test]
fn every_place_of_a_pool() {
    // the first die, one in the middle, and the last before and after a new word is drawn
    for (die, per_word) in [(D6, 21), (D20, 12), (D100, 8)] {
        for place in [0, 1, per_word / 2, per_word - 1, per_word] {
            let mut rng = SeededRng::new(100 + place);
            let face = || {
                let (mut count, mut shown) = (0, 0);
                rng.faces(die, |face| {
                    shown = face;
                    count += 1;
                    count <= place
                });
                shown
            };
            fair(&format!("place {place} of {die}"), die.get(), face, 400_000);
        }
    }
}

#[test]
fn pairs_within_a_pool_and_across_words_are_independent() {
    for (seed, (a, b)) in [(0, 1), (1, 2), (4, 5), (19, 20), (20, 21), (0, 20)].into_iter().enumerate() {
        let mut rng = SeededRng::new(200 + seed as u64);
        let pair = || {
            let mut faces = Vec::with_capacity(22);
            rng.each(22, D6, |face| faces.push(face));
            (faces[a] - 1) * 6 + faces[b]
        };
        fair(&format!("dice {a} and {b} of a pool"), 36, pair, 400_000);
    }
}

fn as_expected<T: Outcome>(what: &str, odds: &Odds<T>, throws: usize, mut roll: impl FnMut() -> T) {
    let mut counts = vec![0; odds.len()];
    for _ in 0..throws {
        let outcome = roll();
        counts[odds.outcomes().binary_search(&outcome).unwrap_or_else(|_| panic!("{what}: {outcome:?} can't be"))] += 1;
    }
    let shares: Vec<BigRational> = table(odds).into_values().collect();
    expect(p_value(&counts, &shares), what);
}

#[test]
fn sums_counts_highest_and_lowest_fall_by_their_odds() {
    for count in [1, 2, 5, 6, 11, 21, 22, 26] {
        let mut rng = SeededRng::new(300 + u64::from(count));
        as_expected(&format!("sum of {count}"), &Odds::of(|dice| dice.sum(count, D6)), 300_000, || rng.sum(count, D6));
    }
    let mut rng = SeededRng::new(400);
    let odds = Odds::of(|dice| dice.count_at_most(10, D20, 7));
    as_expected("successes", &odds, 300_000, || rng.count_at_most(10, D20, 7));
    as_expected("highest", &Odds::of(|dice| dice.highest(4, D20)), 300_000, || rng.highest(4, D20));
    as_expected("lowest", &Odds::of(|dice| dice.lowest(3, D100)), 300_000, || rng.lowest(3, D100));
}

#[test]
fn totals_fall_by_an_oracle_of_their_own() {
    for (plain, exploding) in [(0, 1), (4, 1), (5, 1), (19, 1), (20, 1), (2, 2), (0, 4)] {
        let pool = Pool { plain, exploding };
        let mut rng = SeededRng::new(500 + u64::from(plain * 10 + exploding));
        let enough = u32::from(plain) * 6 + u32::from(exploding) * 20;
        let law = pool_total(6, plain, exploding, enough);
        let mut counts = vec![0; enough as usize + 1];
        for _ in 0..300_000 {
            counts[rng.total(D6, pool, u32::MAX).min(enough) as usize] += 1;
        }
        let (counts, shares): (Vec<u64>, Vec<BigRational>) =
            law.into_iter().map(|(total, chance)| (counts[total as usize], chance)).unzip();
        expect(p_value(&counts, &shares), &format!("{pool:?}"));
    }
}

/// Five dice with a wild one against six.
struct Opposed;

impl Resolve for Opposed {
    type Outcome = std::cmp::Ordering;
    fn resolve<D: Dice>(&self, dice: &mut D) -> Self::Outcome {
        dice.margin(D6, Pool::with_wild_die(5), Pool::with_wild_die(6), 1).cmp(&0)
    }
}

#[test]
fn a_test_rolls_by_its_odds_with_any_generator() {
    let mut rng = SeededRng::new(600);
    as_expected("opposed", &Opposed.odds(), 600_000, || Opposed.roll(&mut rng));
    let mut seed = 0;
    as_expected("opposed, a seed each", &Opposed.odds(), 200_000, || {
        seed += 1;
        Opposed.roll_seed(seed)
    });
    // a generator of another make: 64 bits of Marsaglia's xorshift, multiplied (Vigna 2016)
    let mut state = 601_u64;
    let mut other = Words(move || {
        state ^= state >> 12;
        state ^= state << 25;
        state ^= state >> 27;
        state.wrapping_mul(0x2545_F491_4F6C_DD1D)
    });
    as_expected("opposed, another generator", &Opposed.odds(), 600_000, || Opposed.roll(&mut other));
}

#[test]
fn odds_are_sampled_by_their_chances() {
    let mut rng = SeededRng::new(700);
    for (name, odds) in [
        ("thirds", Odds::from_weights([(1_i64, 1), (2, 2)]).unwrap()),
        ("primes", Odds::from_weights([(2_i64, 2), (3, 3), (5, 5), (7, 7), (11, 11)]).unwrap()),
        ("one side is heavy", Odds::from_weights([(0_i64, 1), (1, 999)]).unwrap()),
    ] {
        as_expected(name, &odds, 400_000, || *odds.sample(&mut rng));
    }
    let opposed = Opposed.odds();
    as_expected("opposed, sampled", &opposed, 400_000, || *opposed.sample(&mut rng));
}

#[test]
fn streams_of_one_seed_are_independent() {
    // the same places of two streams, as pairs
    let (mut one, mut other) = (SeededRng::stream(800, 0), SeededRng::stream(800, 1));
    fair("two streams", 36, || (one.die(D6) - 1) * 6 + other.die(D6), 600_000);
    let (mut one, mut other) = (SeededRng::new(801), SeededRng::new(802));
    fair("two seeds", 36, || (one.die(D6) - 1) * 6 + other.die(D6), 600_000);
}
