//! What a generator rolls is what the documented map makes of its words, whichever method is asked and however fast.

use crate::common;

use common::sides;
use common::words::{Call, dice_in_a_word, refused, word_of};
use conformance::generators::{Words, constant, counting, cycle};
use dice_core::rand_core::Rng;
use dice_core::{D6, Dice, Face, LONGEST_CHAIN, Pool, Recorder, SeededRng, Sides, rng::MOST_REFUSED};
use proptest::prelude::*;

fn all_sides() -> impl Iterator<Item = u32> {
    (1..=120).chain([255, 256, 257, 1_000, 65_535, 65_536])
}

/// Both ways from the same seed, and after each the generators stand at the same word.
fn alike<T: PartialEq + std::fmt::Debug>(
    seed: u64,
    what: &str,
    rolled: impl Fn(&mut SeededRng) -> T,
    documented: impl Fn(&mut SeededRng) -> T,
) {
    let (mut ours, mut theirs) = (SeededRng::new(seed), SeededRng::new(seed));
    for time in 0..3 {
        assert_eq!(rolled(&mut ours), documented(&mut theirs), "{what}, seed {seed}, call {time}");
    }
    assert_eq!(ours.next_u64(), theirs.next_u64(), "{what}, seed {seed}: words drawn");
}

fn shown(dice: &mut impl Dice, count: u16, s: u32) -> Vec<Face> {
    let mut faces = Vec::new();
    dice.each(count, sides(s), |face| faces.push(face));
    faces
}

#[test]
fn words_hold_as_many_dice_as_documented() {
    for (s, dice) in [(6, 21), (20, 12), (100, 8), (2, 56), (256, 7), (65_536, 3), (65_535, 3)] {
        assert_eq!(dice_in_a_word(s), dice, "d{s}");
    }
}

#[test]
fn single_dice_and_pools_of_every_size() {
    for s in all_sides() {
        let seed = u64::from(s) * 1_000;
        alike(seed, "die", |dice| dice.die(sides(s)), |rng| Call::new(rng, s).face());
        for count in 0..=70 {
            let faces = |rng: &mut SeededRng| Call::new(rng, s).faces(count);
            let seed = seed + u64::from(count);
            let what = format!("{count}d{s}");
            alike(seed, &what, |dice| shown(dice, count, s), faces);
            alike(seed, &what, |dice| dice.sum(count, sides(s)), |rng| faces(rng).iter().sum());
            alike(
                seed,
                &what,
                |dice| dice.highest(count, sides(s)),
                |rng| faces(rng).iter().copied().max().unwrap_or(0),
            );
            alike(
                seed,
                &what,
                |dice| dice.lowest(count, sides(s)),
                |rng| faces(rng).iter().copied().min().unwrap_or(0),
            );
            for face in [0, 1, s / 2, s, s + 1] {
                alike(
                    seed,
                    &what,
                    |dice| dice.count_at_most(count, sides(s), face),
                    |rng| faces(rng).iter().filter(|&&shown| shown <= face).count() as u16,
                );
                alike(
                    seed,
                    &what,
                    |dice| dice.count_at_least(count, sides(s), face),
                    |rng| faces(rng).iter().filter(|&&shown| shown >= face).count() as u16,
                );
            }
        }
    }
}

#[test]
fn exploding_pools_of_every_size() {
    for s in [1, 2, 3, 4, 6, 7, 10, 20, 100] {
        for plain in (0..=45).chain([62, 63, 64]) {
            for exploding in 0..=3 {
                let pool = Pool { plain, exploding };
                let seed = u64::from(s * 10_000 + u32::from(plain) * 10 + u32::from(exploding));
                let documented = |rng: &mut SeededRng| Call::new(rng, s).pool(pool).iter().sum();
                for enough in [0, 12, u32::MAX] {
                    alike(seed, &format!("{pool:?} d{s}"), |dice| dice.total(sides(s), pool, enough), documented);
                }
            }
        }
    }
}

#[test]
fn opposed_pools_are_ours_and_then_theirs() {
    for (a, b) in [((4, 1), (5, 1)), ((0, 2), (3, 0)), ((0, 0), (1, 1)), ((20, 1), (25, 1))] {
        let (a, b) = (Pool { plain: a.0, exploding: a.1 }, Pool { plain: b.0, exploding: b.1 });
        for seed in 0..200 {
            alike(
                seed,
                "margin",
                |dice| dice.margin(D6, a, b, 1),
                |rng| {
                    let ours: u32 = Call::new(rng, 6).pool(a).iter().sum();
                    let theirs: u32 = Call::new(rng, 6).pool(b).iter().sum();
                    ours as i32 - theirs as i32
                },
            );
        }
    }
}

#[test]
fn pools_to_a_target_are_rolled_one_after_the_other() {
    for (plain, exploding, target) in [(4, 1, 18), (0, 2, 7), (3, 0, 11), (20, 1, 75), (0, 0, 0), (0, 0, 1)] {
        let pool = Pool { plain, exploding };
        for count in 0..20 {
            alike(
                u64::from(count),
                "count_totals",
                |dice| dice.count_totals(count, D6, pool, target),
                |rng| (0..count).filter(|_| Call::new(rng, 6).pool(pool).iter().sum::<u32>() >= target).count() as u16,
            );
        }
    }
}

#[test]
fn faces_stop_where_they_are_told_to() {
    for s in [2, 3, 6, 10, 100] {
        for stop in 1..=50_usize {
            let until = |dice: &mut SeededRng| {
                let mut faces = Vec::new();
                dice.faces(sides(s), |face| {
                    faces.push(face);
                    faces.len() < stop
                });
                faces
            };
            alike(stop as u64, "faces", until, |rng| Call::new(rng, s).faces(stop as u16));
        }
    }
}

#[test]
fn words_at_every_edge_of_what_is_refused() {
    // the words just at and beside a multiple of 2⁶⁴/sᵏ, where digits turn over and refusals lie
    for s in all_sides().filter(|&s| s > 1) {
        let ways = u128::from(s).pow(dice_in_a_word(s));
        let mut at_edges = 0;
        for i in [0, 1, 2, ways / 3, ways / 2, ways - 2, ways - 1] {
            let edge = ((i << 64) / ways) as u64;
            for word in [edge.wrapping_sub(1), edge, edge.wrapping_add(1), edge.wrapping_add(2)] {
                at_edges += u32::from(refused(word, s));
                // if refused, the next one counts
                let next = 0x0123_4567_89AB_CDEF;
                assert!(!refused(next, s));
                let words: &'static [u64] = Box::leak(Box::new([word, next]));
                let (mut ours, mut theirs) = (cycle(words), cycle(words));
                assert_eq!(shown(&mut ours, 5, s), Call::new(&mut theirs, s).faces(5), "d{s}, word {word:#x}");
                assert_eq!(ours.die(sides(s)), Call::new(&mut theirs, s).face());
                assert_eq!(ours.sum(7, sides(s)), Call::new(&mut theirs, s).faces(7).iter().sum::<u32>());
            }
        }
        assert!(s.is_power_of_two() == (at_edges == 0), "d{s} has refused words unless a power of two");
    }
}

#[test]
fn a_word_is_taken_as_it_is_after_so_many_refusals() {
    // 0 is refused for every die but those of 2ⁿ sides
    assert!(refused(0, 6));
    let mut drawn = 0;
    let mut rng = conformance::generators::Words(|| {
        drawn += 1;
        0
    });
    assert_eq!(rng.die(D6), 1);
    assert_eq!(drawn, MOST_REFUSED + 1);
    assert_eq!(constant(0).sum(5, D6), 5);
}

/// How many words a seed's generator has given, refused ones apart.
fn words_drawn(seed: u64, s: u32, call: impl FnOnce(&mut Words<&mut dyn FnMut() -> u64>)) -> u32 {
    let (mut rng, mut drawn) = (SeededRng::new(seed), 0);
    let mut next = || {
        let word = rng.next_u64();
        drawn += u32::from(!refused(word, s));
        word
    };
    call(&mut Words(&mut next as &mut dyn FnMut() -> u64));
    drawn
}

#[test]
fn words_that_each_call_draws() {
    for (s, count) in [2, 3, 6, 10, 20, 100, 65_536].into_iter().flat_map(|s| (0..=70).map(move |count| (s, count))) {
        for seed in 0..3 {
            // what falls is what a record shows; what is drawn is counted without one, for that is the fast way
            macro_rules! draws_for_its_dice {
                (|$dice:ident| $call:expr) => {
                    let drawn = words_drawn(seed, s, |$dice| _ = $call);
                    let mut recorder = Recorder::new(SeededRng::new(seed));
                    let $dice = &mut recorder;
                    _ = $call;
                    let fell = recorder.into_trace().faces().len() as u32;
                    let words = fell.div_ceil(dice_in_a_word(s));
                    assert_eq!(drawn, words, "{}, {count}d{s}, {fell} dice fell", stringify!($call));
                };
            }
            let die = sides(s);
            draws_for_its_dice!(|dice| dice.die(die));
            draws_for_its_dice!(|dice| dice.each(count, die, |_| ()));
            draws_for_its_dice!(|dice| dice.sum(count, die));
            draws_for_its_dice!(|dice| dice.count_at_most(count, die, 1));
            draws_for_its_dice!(|dice| dice.count_at_least(count, die, 1));
            draws_for_its_dice!(|dice| dice.highest(count, die));
            draws_for_its_dice!(|dice| dice.lowest(count, die));
            draws_for_its_dice!(|dice| dice.exploding(die, 9));
            for exploding in 0..=2 {
                draws_for_its_dice!(|dice| dice.total(die, Pool { plain: count, exploding }, 9));
            }
            let pool = Pool::with_wild_die(count);
            let each = |dice: &mut _| words_drawn_by_total(dice, die, pool);
            let mut theirs = SeededRng::new(seed);
            let (first, second) = (each(&mut theirs), each(&mut theirs));
            assert_eq!(words_drawn(seed, s, |dice| _ = dice.margin(die, pool, pool, 9)), first + second);
            assert_eq!(words_drawn(seed, s, |dice| _ = dice.count_totals(2, die, pool, 9)), first + second);
        }
    }
}

fn words_drawn_by_total(rng: &mut SeededRng, die: Sides, pool: Pool) -> u32 {
    let mut recorder = Recorder::new(rng);
    recorder.total(die, pool, 9);
    (recorder.into_trace().faces().len() as u32).div_ceil(dice_in_a_word(die.get()))
}

#[test]
fn nothing_is_drawn_where_nothing_is_rolled() {
    let mut unused = conformance::generators::Words(|| panic!("a word was drawn"));
    let one = sides(1);
    assert_eq!((unused.die(one), unused.sum(9, one), unused.highest(3, one), unused.lowest(3, one)), (1, 9, 1, 1));
    assert_eq!(unused.total(one, Pool { plain: 2, exploding: 3 }, 9), 5);
    assert_eq!((unused.sum(0, D6), unused.highest(0, D6), unused.lowest(0, D6)), (0, 0, 0));
    assert_eq!((unused.count_at_most(0, D6, 6), unused.total(D6, Pool::plain(0), 9)), (0, 0));
    assert_eq!(unused.margin(D6, Pool::plain(0), Pool::plain(0), 9), 0);
    unused.each(0, D6, |_| panic!("a die was shown"));
}

/// Words in which nearly all dice show a six, so that chains go on from word to word.
fn sixes_but_one_in(most: u64, seed: u64) -> impl Rng {
    let mut rng = SeededRng::new(seed);
    Words(move || {
        let faces: Vec<Face> =
            (0..21).map(|_| if rng.next_u64() % most == 0 { rng.next_u64() as Face % 6 + 1 } else { 6 }).collect();
        word_of(&faces, 6)
    })
}

#[test]
fn chains_go_on_from_word_to_word() {
    for (plain, exploding) in (0..=45).flat_map(|plain| (0..=6).map(move |exploding| (plain, exploding))) {
        let pool = Pool { plain, exploding };
        for (seed, most) in (0..20).flat_map(|seed| [(seed, 4), (seed, 12), (seed, 60)]) {
            let (mut ours, mut theirs) = (sixes_but_one_in(most, seed), sixes_but_one_in(most, seed));
            let documented: u32 = Call::new(&mut theirs, 6).pool(pool).iter().sum();
            assert_eq!(ours.total(D6, pool, 0), documented, "{pool:?}, seed {seed}, one in {most}");
            assert_eq!(ours.next_u64(), theirs.next_u64(), "{pool:?}, seed {seed}, one in {most}");
        }
    }
}

#[test]
fn the_longest_chain_is_as_long_for_every_pool() {
    // on sixes alone each exploding die falls once and then as often as it may
    for (plain, exploding) in (0..=45).flat_map(|plain| (0..=6).map(move |exploding| (plain, exploding))) {
        let total = constant(u64::MAX).total(D6, Pool { plain, exploding }, 0);
        assert_eq!(total, 6 * (u32::from(plain) + u32::from(exploding) * (1 + LONGEST_CHAIN)), "{plain}, {exploding}");
    }
}

proptest! {
    /// Any words at all, biased to those near what is refused.
    #[test]
    fn any_words(start: u64, step in prop_oneof![Just(1), Just(u64::MAX), any::<u64>()], s in 2..=65_536_u32, plain in 0..60_u16, exploding in 0..3_u16) {
        let pool = Pool { plain, exploding };
        let (mut ours, mut theirs) = (counting(start, step), counting(start, step));
        prop_assert_eq!(shown(&mut ours, plain, s), Call::new(&mut theirs, s).faces(plain));
        prop_assert_eq!(ours.total(D6, pool, 0), Call::new(&mut theirs, 6).pool(pool).iter().sum::<u32>());
        prop_assert_eq!(ours.sum(plain, D6), Call::new(&mut theirs, 6).faces(plain).iter().sum::<u32>());
        prop_assert_eq!(ours.next_u64(), theirs.next_u64());
    }
}
