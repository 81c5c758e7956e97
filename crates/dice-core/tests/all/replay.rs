//! Rolled, recorded and replayed, a rule comes to the same; and what a script says when its faces don't fit.

use crate::common;

use core::ops::ControlFlow::{self, Break, Continue};

use common::sides;
use dice_core::{D4, D6, D8, D20, D100, Dice, Face, Pool, Process, ReplayError, Resolve, RuleId, Script, SeededRng};
use proptest::prelude::*;

const PART: RuleId = RuleId::new("test.part");
const INNER: RuleId = RuleId::new("test.inner");

/// A rule that uses every way to ask for dice, with pools of any size.
#[derive(Debug, Clone)]
struct Everything {
    count: u16,
    exploding: u16,
}

impl Process for Everything {
    type State = (u32, u32);
    type Outcome = Vec<i64>;

    fn start(&self) -> (u32, u32) {
        (0, 0)
    }

    fn round<D: Dice>(&self, &(round, sum): &(u32, u32), dice: &mut D) -> ControlFlow<Vec<i64>, (u32, u32)> {
        let pool = Pool { plain: self.count, exploding: self.exploding };
        let sum = sum + dice.sum(self.count, D6) + dice.die(D20);
        if round < 2 && sum % 5 != 0 {
            return Continue((round + 1, sum));
        }
        let part = dice.part(PART, |dice| {
            let highest = dice.highest(self.count, D8);
            let lowest = dice.part(INNER, |dice| dice.lowest(self.count, D100) + sum);
            dice.note("lowest", lowest.into());
            (highest, lowest)
        });
        let mut faces = Vec::new();
        dice.each(self.count, D4, |face| faces.push(i64::from(face)));
        dice.faces(D4, |face| face < 3);
        let successes = dice.count_at_most(self.count, sides(12), part.0);
        let total = dice.total(D6, pool, 20);
        let chain = dice.exploding(sides(2), 4);
        let margin = dice.margin(D6, pool, Pool::with_wild_die(3), 5);
        let figures = [sum, part.0, part.1, successes.into(), total, chain].map(i64::from);
        faces.extend(figures);
        faces.push(margin.into());
        Break(faces)
    }
}

#[test]
fn recorded_or_not_the_same_seed_gives_the_same() {
    for count in [0, 1, 2, 5, 20, 21, 22, 45] {
        for exploding in 0..3 {
            let rule = Everything { count, exploding };
            for seed in 0..40 {
                let (mut rolls, mut records) = (SeededRng::new(seed), SeededRng::new(seed));
                // and the next one too: both have drawn the same words
                for _ in 0..2 {
                    let recorded = rule.record(&mut records);
                    assert_eq!(rule.roll(&mut rolls), recorded.outcome, "{rule:?}, seed {seed}");
                    let replayed = rule.replay(&recorded.trace.faces()).expect("its own faces");
                    assert_eq!(replayed, recorded, "{rule:?}, seed {seed}");
                }
                assert_eq!(rule.roll_seed(seed), rule.roll(&mut SeededRng::new(seed)));
            }
        }
    }
}

/// Two of them, one after the other.
struct Twice(Everything);

impl Resolve for Twice {
    type Outcome = [Vec<i64>; 2];
    fn resolve<D: Dice>(&self, dice: &mut D) -> [Vec<i64>; 2] {
        [self.0.resolve(dice), self.0.resolve(dice)]
    }
}

#[test]
fn rolling_twice_is_rolling_both_in_one_go() {
    let rule = Everything { count: 7, exploding: 1 };
    for seed in 0..100 {
        let mut rng = SeededRng::new(seed);
        let one_by_one = [rule.roll(&mut rng), rule.roll(&mut rng)];
        assert_eq!(one_by_one, Twice(rule.clone()).roll_seed(seed));
        assert_eq!(one_by_one, Twice(rule.clone()).record(&mut SeededRng::new(seed)).outcome);
    }
    // and a boxed generator is the generator
    let mut boxed: Box<dyn dice_core::rand_core::Rng> = Box::new(SeededRng::new(5));
    assert_eq!(rule.roll(&mut *boxed), rule.roll_seed(5));
}

#[test]
fn a_script_says_what_die_it_needs_next() {
    struct Steps;
    impl Resolve for Steps {
        type Outcome = u32;
        fn resolve<D: Dice>(&self, dice: &mut D) -> u32 {
            dice.die(D20) + dice.sum(2, D6) + dice.exploding(D8, 99)
        }
    }
    let needs = |faces: &[Face]| match Steps.replay(faces) {
        Err(ReplayError::Needs { sides, used }) => (sides.get(), used),
        other => panic!("{faces:?}: {other:?}"),
    };
    assert_eq!(needs(&[]), (20, 0));
    assert_eq!(needs(&[20]), (6, 1));
    assert_eq!(needs(&[20, 6]), (6, 2));
    assert_eq!(needs(&[20, 6, 6]), (8, 3));
    assert_eq!(needs(&[20, 6, 6, 8]), (8, 4));
    assert_eq!(needs(&[20, 6, 6, 8, 8]), (8, 5));
    assert_eq!(Steps.replay(&[20, 6, 6, 8, 8, 1]).unwrap().outcome, 49);
    let error = Steps.replay(&[20]).unwrap_err();
    assert_eq!(error.to_string(), "the faces run out after 1: the rule needs a d6 next");
}

#[test]
fn a_face_that_its_die_lacks_is_named_with_its_place() {
    struct Steps;
    impl Resolve for Steps {
        type Outcome = u32;
        fn resolve<D: Dice>(&self, dice: &mut D) -> u32 {
            dice.die(D20) + dice.sum(2, D6)
        }
    }
    let wrong = |faces: &[Face]| match Steps.replay(faces) {
        Err(ReplayError::NoSuchFace { face, sides, position }) => (face, sides.get(), position),
        other => panic!("{faces:?}: {other:?}"),
    };
    assert_eq!(wrong(&[0]), (0, 20, 1));
    assert_eq!(wrong(&[21, 6, 6]), (21, 20, 1));
    assert_eq!(wrong(&[20, 7, 6]), (7, 6, 2));
    assert_eq!(wrong(&[20, 6, 0]), (0, 6, 3));
    assert_eq!(wrong(&[20, 6, u32::MAX, 1, 1]), (u32::MAX, 6, 3));
    // the first fault counts: a wrong face before a missing one, and before faces left over
    assert_eq!(wrong(&[20, 7]), (7, 6, 2));
    let error = Steps.replay(&[20, 7, 6]).unwrap_err();
    assert_eq!(error.to_string(), "die 2 is a d6, which has no face 7: 1 to 6 are allowed");
}

struct NoDice;
impl Resolve for NoDice {
    type Outcome = &'static str;
    fn resolve<D: Dice>(&self, _: &mut D) -> &'static str {
        "nothing is rolled"
    }
}

#[test]
fn faces_left_over_are_counted() {
    struct Wild;
    impl Resolve for Wild {
        type Outcome = u32;
        fn resolve<D: Dice>(&self, dice: &mut D) -> u32 {
            dice.total(D6, Pool::with_wild_die(2), u32::MAX)
        }
    }
    // the plain die shows 6 and does not explode, the wild one 2
    assert_eq!(Wild.replay(&[6, 2, 5]).unwrap_err(), ReplayError::LeftOver { used: 2, left: 1 });
    assert_eq!(Wild.replay(&[6, 2]).unwrap().outcome, 8);
    assert_eq!(Wild.replay(&[2, 6, 5]).unwrap().outcome, 13);
    // a face left over is not looked at
    assert_eq!(Wild.replay(&[6, 2, 0, 99]).unwrap_err(), ReplayError::LeftOver { used: 2, left: 2 });
    let error = Wild.replay(&[6, 2, 5]).unwrap_err();
    assert_eq!(error.to_string(), "the rule is settled by 2 of the faces: left over are 1");
    assert_eq!(NoDice.replay(&[]).unwrap().outcome, "nothing is rolled");
    assert_eq!(NoDice.replay(&[1]).unwrap_err(), ReplayError::LeftOver { used: 0, left: 1 });
}

#[test]
fn a_script_that_runs_out_always_ends() {
    /// Ends on a hundred alone.
    struct Patient;
    impl Process for Patient {
        type State = ();
        type Outcome = ();
        fn start(&self) {}
        fn round<D: Dice>(&self, (): &(), dice: &mut D) -> ControlFlow<()> {
            if dice.die(D100) == 100 && dice.die(D100) == 100 { Break(()) } else { Continue(()) }
        }
    }
    assert_eq!(Patient.replay(&[1, 2, 3]).unwrap_err(), ReplayError::Needs { sides: D100, used: 3 });
    let mut script = Script::new(&[]);
    assert!(script.exploding(D6, 7) >= 1);
    assert_eq!(script.finish(), Err(ReplayError::Needs { sides: D6, used: 0 }));
    // a script of top faces alone ends as well: the chain is cut, and the rest is left over
    let sixes = vec![6; 1_500];
    let mut script = Script::new(&sixes);
    assert_eq!(script.exploding(D6, u32::MAX), 6 * 1_001);
    assert_eq!(script.finish(), Err(ReplayError::LeftOver { used: 1_001, left: 499 }));
}

proptest! {
    /// Whatever lies on the table, a replay comes to an end, without panic; and what it accepts, it accepts whole.
    #[test]
    fn any_faces(faces in prop::collection::vec(0..=7_u32, 0..120), count in 0..8_u16, exploding in 0..3_u16) {
        let rule = Everything { count, exploding };
        match rule.replay(&faces) {
            Ok(record) => prop_assert_eq!(record.trace.faces(), faces),
            Err(ReplayError::Needs { used, .. }) => prop_assert_eq!(used, faces.len()),
            Err(ReplayError::LeftOver { used, left }) => prop_assert_eq!(used + left, faces.len()),
            Err(ReplayError::NoSuchFace { face, sides, position }) => {
                prop_assert_eq!(face, faces[position - 1]);
                prop_assert!(face == 0 || face > sides.get());
            }
            Err(other) => prop_assert!(false, "{other}"),
        }
    }
}
