//! Generators that are stuck: no roll hangs, whatever the words.

use crate::common;

use core::ops::ControlFlow::{self, Break, Continue};

use common::sides;
use conformance::generators::{Words, constant, cycle, stuck};
use dice_core::{D2, D6, D20, D100, Dice, Face, LONGEST_CHAIN, Odds, Pool, Process, Resolve, SeededRng};

const HIGHEST: u64 = u64::MAX;

#[test]
fn a_chain_of_highest_faces_stops() {
    for s in [2, 3, 6, 8, 10, 20, 100, 65_536] {
        let chain = s * (LONGEST_CHAIN + 1);
        assert_eq!(constant(HIGHEST).exploding(sides(s), u32::MAX), chain, "d{s}");
        assert_eq!(constant(HIGHEST).total(sides(s), Pool::with_wild_die(5), 0), 4 * s + chain, "d{s}");
    }
    // every die has a chain of its own
    assert_eq!(constant(HIGHEST).total(D6, Pool::exploding(3), 0), 3 * 6 * (LONGEST_CHAIN + 1));
    assert_eq!(constant(HIGHEST).margin(D6, Pool::with_wild_die(5), Pool::with_wild_die(6), 9), -6);
    // and a die of one side can't explode
    assert_eq!(constant(HIGHEST).exploding(sides(1), u32::MAX), 1);
}

#[test]
fn the_largest_pools_end_on_every_stuck_generator() {
    for (name, words) in stuck() {
        let mut rng = Words(words);
        for s in [1, 2, 6, 7, 20, 100, 65_536] {
            let total = rng.total(sides(s), Pool { plain: 3_000, exploding: 30 }, 0);
            assert!(total >= 3_030, "{name}: d{s}");
            assert!((1..=s).contains(&rng.highest(500, sides(s))), "{name}: d{s}");
            assert!((1..=s).contains(&rng.lowest(500, sides(s))), "{name}: d{s}");
            assert!((500..=500 * s).contains(&rng.sum(500, sides(s))), "{name}: d{s}");
        }
        assert!(rng.margin(D6, Pool::exploding(100), Pool::exploding(100), 1).unsigned_abs() < 1_000_000);
    }
}

#[test]
fn totals_that_are_too_large_stop_at_the_largest_number() {
    // 65,535 dice that all show 65,536 a thousand times are more than 32 bits hold
    let total = constant(HIGHEST).total(sides(65_536), Pool::exploding(100), 0);
    assert_eq!(total, u32::MAX);
    assert_eq!(constant(HIGHEST).sum(u16::MAX, sides(65_536)), 65_535 * 65_536);
    let margin = constant(HIGHEST).margin(sides(65_536), Pool::exploding(100), Pool::plain(1), 1);
    assert_eq!(margin, i32::MAX);
}

/// Goes on until a die shows a face.
struct Until {
    sides: u32,
    face: Face,
}

impl Process for Until {
    type State = ();
    type Outcome = Face;
    fn start(&self) {}
    fn round<D: Dice>(&self, (): &(), dice: &mut D) -> ControlFlow<Face> {
        let face = dice.die(sides(self.sides));
        if face == self.face { Break(face) } else { Continue(()) }
    }
}

#[test]
fn a_process_ends_even_on_a_face_that_a_stuck_generator_never_shows() {
    for (name, mut words) in stuck() {
        for s in [6, 20, 1_000] {
            for face in [1, s] {
                let until = Until { sides: s, face };
                assert_eq!(until.roll(&mut Words(&mut words)), face, "{name}: d{s}");
                if s > 6 {
                    continue; // a record of as many rounds takes its time
                }
                let recorded = until.record(&mut Words(&mut words));
                assert_eq!((recorded.outcome, recorded.trace.faces().last()), (face, Some(&face)), "{name}: d{s}");
            }
        }
    }
}

/// Until all dice of a hand show the same, and then until they show it again.
struct Match;

impl Process for Match {
    type State = Option<Face>;
    type Outcome = Face;
    fn start(&self) -> Option<Face> {
        None
    }
    fn round<D: Dice>(&self, wanted: &Option<Face>, dice: &mut D) -> ControlFlow<Face, Option<Face>> {
        let (a, b, c) = (dice.die(D6), dice.die(D6), dice.die(D20));
        match wanted {
            None if a == b && c > 6 => Continue(Some(a)),
            Some(face) if a == *face && b == 7 - *face && c == 20 => Break(a),
            wanted => Continue(*wanted),
        }
    }
}

#[test]
fn a_process_that_needs_several_dice_to_agree_ends_too() {
    for (name, words) in stuck() {
        assert!((1..=6).contains(&Match.roll(&mut Words(words))), "{name}");
    }
    assert!((1..=6).contains(&Match.roll(&mut cycle(&[0, 0, u64::MAX, 1 << 63, 0x5555_5555_5555_5555]))));
}

/// Loops of a rule's own, inside a resolve: no rounds, no budget.
struct OwnLoop;

impl Resolve for OwnLoop {
    type Outcome = u32;
    fn resolve<D: Dice>(&self, dice: &mut D) -> u32 {
        let mut thrown = 1;
        while dice.die(D100) != 57 || dice.die(D2) != 2 {
            thrown += 1;
        }
        thrown
    }
}

#[test]
fn a_loop_of_ones_own_ends_too() {
    for (name, words) in stuck() {
        assert!(OwnLoop.roll(&mut Words(words)) >= 1, "{name}");
    }
}

struct Long;
impl Resolve for Long {
    type Outcome = Vec<Face>;
    fn resolve<D: Dice>(&self, dice: &mut D) -> Vec<Face> {
        (0..20_000).map(|_| dice.die(D6)).collect()
    }
}

#[test]
fn the_words_of_a_fair_generator_are_not_touched() {
    // a roll of ours is that of the bare dice, for as long as any sane rule rolls
    let mut rolled = dice_core::SeededRng::new(3);
    let mut bare = dice_core::SeededRng::new(3);
    assert_eq!(Long.roll(&mut rolled), Long.resolve(&mut bare));
}

/// A rule that throws a die again and again, and says how often each face has shown after the first so many.
struct ManyDice {
    left_out: u32,
    counted: u32,
}

impl Resolve for ManyDice {
    type Outcome = [u32; 6];
    fn resolve<D: Dice>(&self, dice: &mut D) -> [u32; 6] {
        let mut shown = [0; 6];
        for _ in 0..self.left_out {
            dice.die(D6);
        }
        for _ in 0..self.counted {
            shown[dice.die(D6) as usize - 1] += 1;
        }
        shown
    }
}

/// Dice are fair far past those that any table throws: of two hundred thousand after as many, no face shows a twentieth too
/// often or too seldom, which is ten standard deviations.
#[test]
fn a_long_roll_stays_fair() {
    let shown = ManyDice { left_out: 200_000, counted: 200_000 }.roll(&mut SeededRng::new(1));
    for count in shown {
        assert!(count.abs_diff(200_000 / 6) < 200_000 / 6 / 20, "{shown:?}");
    }
}

#[test]
fn sampling_ends_on_every_stuck_generator() {
    // a third is 0.010101… in binary, two thirds 0.101010…: a generator stuck on just these bits never decides
    let thirds = Odds::from_weights([("one", 1), ("two", 1), ("three", 1)]).unwrap();
    let halves = Odds::from_weights([("heads", 1), ("tails", 1)]).unwrap();
    for (name, mut words) in stuck() {
        let mut drawn = 0_u32;
        let mut counted = Words(|| {
            drawn += 1;
            assert!(drawn < 1_000, "{name}: 1,000 words and no end");
            words()
        });
        halves.sample(&mut counted);
        thirds.sample(&mut counted);
    }
}
