//! What is known from one test to the next is not worked out again, and is forgotten when it is too much.

use std::cell::Cell;

use dice_core::{Budget, D6, Dice, Known, Odds, OddsError, Paths, RuleId};

const PART: RuleId = RuleId::new("test.part");

thread_local! {
    /// How often the part was run.
    static RUNS: Cell<u32> = const { Cell::new(0) };
}

fn at_most<D: Dice>(dice: &mut D, most: u32) -> u32 {
    RUNS.set(RUNS.get() + 1);
    dice.sum(2, D6).min(most)
}

fn odds(most: u32, known: &mut Known) -> Result<Odds<u32>, OddsError> {
    Odds::within_knowing(Budget::default(), known, |dice| dice.part_given(PART, most, at_most) + dice.die(D6))
}

#[test]
fn a_part_is_settled_once_for_all_tests_that_have_it() {
    let mut known = Known::new();
    let first = odds(7, &mut known).unwrap();
    // two dice have eleven sums
    assert_eq!(RUNS.take(), 11);
    assert_eq!(odds(7, &mut known).unwrap(), first);
    assert_eq!(RUNS.take(), 0);
    let other = odds(8, &mut known).unwrap();
    assert_eq!(RUNS.take(), 11);
    assert_eq!(other, Odds::of(|dice| dice.sum(2, D6).min(8) + dice.die(D6)));
    assert_ne!(other, first);
    // the two parts, two dice, and one
    assert_eq!(known.len(), 4);
}

#[test]
fn too_much_is_forgotten() {
    let mut known = Known::new();
    for most in 0..Known::MOST as u32 {
        odds(most, &mut known).unwrap();
        assert!(known.len() <= Known::MOST + 3);
    }
    RUNS.set(0);
    odds(0, &mut known).unwrap();
    assert_eq!(RUNS.take(), 11);
    assert!(known.len() < 10, "{known:?}");
}

fn echo(_: &mut Paths, given: u32) -> u32 {
    given
}

#[test]
fn as_much_as_is_allowed_is_kept_to_the_last_thing() {
    // each test has so many parts that none had before it; only what is more than the limit is forgotten, and then all of it
    for at_once in [125, 128, 199] {
        let mut known = Known::new();
        let mut next = 0..;
        for _ in 0..=Known::MOST / at_once + 2 {
            let before = known.len();
            let new: Vec<u32> = next.by_ref().take(at_once).collect();
            Odds::within_knowing(Budget::default(), &mut known, |dice| {
                new.iter().fold(0, |_, given| dice.part_given(PART, *given, echo))
            })
            .unwrap();
            assert_eq!(known.len(), at_once + if before > Known::MOST { 0 } else { before });
        }
    }
}

#[test]
fn what_fails_is_not_known() {
    let few = Budget { paths: 20, ..Budget::default() };
    let mut known = Known::new();
    let many = |known: &mut Known| {
        Odds::within_knowing(few, known, |dice| {
            dice.part_given(PART, 3_u32, |dice, _| (0..3).map(|_| dice.die(D6)).sum::<u32>())
        })
    };
    assert!(matches!(many(&mut known), Err(OddsError::TooManyPaths { limit: 20, .. })));
    assert!(matches!(many(&mut known), Err(OddsError::TooManyPaths { limit: 20, .. })));
}
