//! Rules that break the contract are told so by name, and strangers' rules keep to their budget.

use crate::common;

use core::cell::Cell;
use core::ops::ControlFlow::{self, Break, Continue};
use std::time::{Duration, Instant};

use common::sides;
use dice_core::{
    Budget, D2, D6, D8, Dice, Odds, OddsError, Outcome, Paths, Pool, Process, Request, Resolve, RuleId, Within,
};

const PART: RuleId = RuleId::new("test.part");
const OTHER: RuleId = RuleId::new("test.other");

fn error<T: Outcome>(budget: Budget, rule: impl Fn(&mut Paths) -> T) -> OddsError {
    let start = Instant::now();
    let error = Odds::within(budget, rule).expect_err("this rule has no odds");
    assert!(start.elapsed() < Duration::from_secs(5), "{error} came after {:?}", start.elapsed());
    error
}

/// Asks for one thing on its first run and for another from then on.
fn turncoat<T: Outcome>(first: impl Fn(&mut Paths) -> T, then: impl Fn(&mut Paths) -> T) -> (Request, Request) {
    let runs = Cell::new(0);
    let found = error(Budget::default(), |dice| {
        runs.set(runs.get() + 1);
        if runs.get() == 1 { first(dice) } else { then(dice) }
    });
    match found {
        OddsError::NotDeterministic { within: Within(None), first, then } => (first, then),
        other => panic!("{other}"),
    }
}

#[test]
fn other_dice_after_the_same_faces_are_reported() {
    let die = Request::Die(D6);
    assert_eq!(turncoat(|d| d.die(D6), |d| d.die(D8)), (die, Request::Die(D8)));
    assert_eq!(turncoat(|d| d.die(D6), |d| d.sum(1, D6)), (die, Request::Sum(1, D6)));
    assert_eq!(turncoat(|d| d.die(D6), |_| 3), (die, Request::Nothing));
    assert_eq!(
        turncoat(|d| d.count_at_most(3, D6, 2), |d| d.count_at_most(3, D6, 3)),
        (Request::CountAtMost(3, D6, 2), Request::CountAtMost(3, D6, 3))
    );
    assert_eq!(
        turncoat(|d| d.count_at_most(3, D6, 2), |d| d.count_at_least(3, D6, 2)),
        (Request::CountAtMost(3, D6, 2), Request::CountAtLeast(3, D6, 2))
    );
    assert_eq!(turncoat(|d| d.highest(2, D6), |d| d.lowest(2, D6)), (Request::Highest(2, D6), Request::Lowest(2, D6)));
    let pool = Pool::with_wild_die(2);
    assert_eq!(
        turncoat(|d| d.total(D6, pool, 9), |d| d.total(D6, pool, 10)),
        (Request::Total(D6, pool, 9), Request::Total(D6, pool, 10))
    );
    assert_eq!(
        turncoat(|d| d.margin(D6, pool, pool, 1), |d| d.margin(D8, pool, pool, 1)),
        (Request::Margin(D6, pool, pool, 1), Request::Margin(D8, pool, pool, 1))
    );
    assert_eq!(
        turncoat(|d| d.part(PART, |d| d.die(D2)), |d| d.part(OTHER, |d| d.die(D2))),
        (Request::Part(PART), Request::Part(OTHER))
    );
    assert_eq!(turncoat(|d| d.part(PART, |d| d.die(D2)), |d| d.die(D2)), (Request::Part(PART), Request::Die(D2)));
    let rounds = |d: &mut Paths| d.rounds((), |d, ()| ControlFlow::<u32>::Break(d.die(D2)));
    assert_eq!(turncoat(rounds, |d| d.die(D2)), (Request::Rounds, Request::Die(D2)));
    assert_eq!(turncoat(|d| d.die(D2), rounds), (Request::Die(D2), Request::Rounds));
}

/// How many paths a rule takes, found by the smallest budget that is enough.
fn paths_of<T: Outcome>(rule: impl Fn(&mut Paths) -> T) -> u64 {
    let enough = |paths| Odds::within(Budget { paths, ..Budget::default() }, &rule).is_ok();
    (1..10_000).find(|&paths| enough(paths)).unwrap()
}

#[test]
fn a_part_is_solved_once_for_each_thing_given() {
    fn hurt(dice: &mut Paths, left: u32) -> u32 {
        left.saturating_sub(dice.die(D6))
    }
    let twice = |once: fn(&mut Paths, u32) -> u32| {
        move |dice: &mut Paths| {
            let kinds = dice.die(D2);
            let first = once(dice, 6 + kinds);
            once(dice, first)
        }
    };
    let plain = twice(|dice, left| dice.part(PART, |dice| hurt(dice, left)));
    let given = twice(|dice, left| dice.part_given(PART, left, hurt));
    assert_eq!(Odds::of(plain), Odds::of(given));
    // By hand. From 7 the first part leaves 1 to 6, from 8 it leaves 2 to 7; the second then leaves as many different
    // numbers as it was given, or 6: 21 and 26 paths in all. Plain parts are solved once for each of the 2 and 12 ways
    // that lead to them, each in 6 runs; given 1 to 8, they are solved 8 times.
    let runs = |parts: u64| 21 + 26 + 6 * parts;
    assert_eq!((paths_of(plain), paths_of(given)), (runs(2 + 12), runs(8)));
}

#[test]
fn what_is_given_tells_parts_apart_and_so_do_rule_function_and_types() {
    let odds = Odds::of(|dice| {
        let ones = dice.part_given(PART, 1_u32, |dice, least| dice.die(D6) >= least);
        let fours = dice.part_given(PART, 4_u32, |dice, least| dice.die(D6) >= least);
        let other_rule = dice.part_given(OTHER, 4_u32, |dice, least| dice.die(D6) >= least);
        let other_function = dice.part_given(PART, 4_u32, |dice, least| dice.die(D6) < least);
        let other_type = dice.part_given(PART, 4_u64, |dice, least| u64::from(dice.die(D6)) > least);
        let other_outcome = dice.part_given(PART, 4_u32, |dice, least| dice.die(D6).min(least));
        (ones, fours, (other_rule, other_function, other_type), other_outcome)
    });
    assert!(odds.chance_of(|o| !o.0).numerator() == 0_u8.into());
    assert_eq!(odds.chance_of(|o| o.1).fraction(), "1/2");
    assert_eq!(odds.chance_of(|o| o.2.0).fraction(), "1/2");
    assert_eq!(odds.chance_of(|o| o.2.1).fraction(), "1/2");
    assert_eq!(odds.chance_of(|o| o.2.2).fraction(), "1/3");
    assert_eq!(odds.chance_of(|o| o.3 == 4).fraction(), "1/2");
    // and none of them hangs on another: the same function given the same thing twice is two throws
    assert_eq!(odds.chance_of(|o| o.1 && o.2.0).fraction(), "1/4");
    assert_eq!(odds.chance_of(|o| o.1 && o.2.1).fraction(), "1/4");
}

#[test]
fn a_part_within_the_same_part_is_remembered_too() {
    // as many dice as the last one showed, until one shows a one
    fn chain<D: Dice>(dice: &mut D, left: u32) -> u32 {
        if left == 0 { 0 } else { 1 + dice.die(D2) + dice.part_given(PART, left - 1, chain::<D>) }
    }
    let by_parts = Odds::of(|dice| dice.part_given(PART, 12, chain));
    let by_dice = Odds::of(|dice| 12 + (0..12).map(|_| dice.die(D2)).sum::<u32>());
    assert_eq!(by_parts, by_dice);
}

#[test]
fn a_part_that_returns_another_type_is_another_part() {
    let runs = Cell::new(0);
    let found = error(Budget::default(), |dice| {
        runs.set(runs.get() + 1);
        if runs.get() == 1 { dice.part(PART, |d| d.die(D2)) } else { u32::from(dice.part(PART, |d| d.die(D2) == 1)) }
    });
    assert!(matches!(found, OddsError::NotDeterministic { first: Request::Part(PART), .. }), "{found}");
    // in places of their own, parts of one name may return what they like
    let odds = Odds::of(|dice| {
        let one = dice.part(PART, |d| d.die(D2));
        let two = dice.part(PART, |d| d.die(D6) > 4);
        let three = dice.part(PART, |d| vec![d.die(D2); 2]);
        (one, two, three)
    });
    assert_eq!(odds.len(), 8);
    assert_eq!(odds.chance(&(1, true, vec![2, 2])).fraction(), "1/12");
}

#[test]
fn the_part_where_it_happened_is_named() {
    let runs = Cell::new(0);
    let found = error(Budget::default(), |dice| {
        dice.part(OTHER, |dice| {
            let before = dice.die(D2);
            dice.part(PART, |dice| {
                runs.set(runs.get() + 1);
                before + if runs.get() % 2 == 1 { dice.die(D6) } else { dice.die(D8) }
            })
        })
    });
    let (first, then) = (Request::Die(D6), Request::Die(D8));
    assert_eq!(found, OddsError::NotDeterministic { within: Within(Some(PART)), first, then });
    assert_eq!(
        found.to_string(),
        "not deterministic: in test.part, the rule asked for a d6 on one run and for a d8 on the next, after the same faces"
    );
    // back outside, the outer part is named
    let runs = Cell::new(0);
    let found = error(Budget::default(), |dice| {
        dice.part(OTHER, |dice| {
            dice.part(PART, |dice| dice.die(D2));
            runs.set(runs.get() + 1);
            dice.die(sides(runs.get() + 5))
        })
    });
    assert!(matches!(found, OddsError::NotDeterministic { within: Within(Some(OTHER)), .. }), "{found}");
}

#[test]
fn too_many_paths() {
    let limit = Budget::INTERACTIVE.paths;
    let ten_dice = |dice: &mut Paths| (0..10).map(|_| dice.die(D6)).collect::<Vec<_>>();
    assert_eq!(error(Budget::INTERACTIVE, ten_dice), OddsError::TooManyPaths { within: Within(None), limit });
    let found = error(Budget::INTERACTIVE, |dice| dice.part(PART, ten_dice));
    assert_eq!(found, OddsError::TooManyPaths { within: Within(Some(PART)), limit });
    // exactly as many as there are is enough
    let two = |dice: &mut Paths| dice.die(D6) + dice.die(D6);
    assert!(Odds::within(Budget { paths: 36, ..Budget::default() }, two).is_ok());
    assert!(Odds::within(Budget { paths: 35, ..Budget::default() }, two).is_err());
    // over parts and rounds they add up
    let parts = |dice: &mut Paths| dice.part(PART, |d| d.die(D6) > 3) & dice.part(PART, |d| d.die(D6) > 3);
    let ways = 6 + 2 * 6 + 4;
    assert!(Odds::within(Budget { paths: ways, ..Budget::default() }, parts).is_ok());
    assert!(Odds::within(Budget { paths: ways - 1, ..Budget::default() }, parts).is_err());
}

#[test]
fn too_many_states() {
    let climb = |top: u64| {
        move |dice: &mut Paths| {
            dice.rounds(0, |dice, &at: &u64| if at >= top { Break(at) } else { Continue(at + u64::from(dice.die(D2))) })
        }
    };
    let limit = Budget::INTERACTIVE.states;
    assert_eq!(error(Budget::INTERACTIVE, climb(20_000)), OddsError::TooManyStates { within: Within(None), limit });
    let found = error(Budget::INTERACTIVE, |dice| dice.part(PART, climb(20_000)));
    assert_eq!(found, OddsError::TooManyStates { within: Within(Some(PART)), limit });
    assert!(Odds::within(Budget { states: 12, ..Budget::default() }, climb(10)).is_ok());
    assert!(Odds::within(Budget { states: 11, ..Budget::default() }, climb(10)).is_err());
}

#[test]
fn too_many_connected_states() {
    let walk = |dice: &mut Paths| {
        dice.rounds(40_u32, |dice, &at| match at {
            0 | 80 => Break(at),
            at => Continue(if dice.die(D2) == 1 { at - 1 } else { at + 1 }),
        })
    };
    let found = error(Budget::INTERACTIVE, walk);
    assert_eq!(found, OddsError::TooManyStates { within: Within(None), limit: Budget::INTERACTIVE.connected.into() });
    assert!(Odds::within(Budget { connected: 79, ..Budget::INTERACTIVE }, walk).is_ok());
}

#[test]
fn too_deep() {
    let loops = |dice: &mut Paths| while dice.die(D6) != 6 {};
    let found = error(Budget::INTERACTIVE, loops);
    assert_eq!(found, OddsError::TooDeep { within: Within(None), limit: Budget::INTERACTIVE.depth });
    let found = error(Budget::default(), |dice| dice.part(PART, loops));
    assert_eq!(found, OddsError::TooDeep { within: Within(Some(PART)), limit: Budget::default().depth });
}

#[test]
fn too_wide() {
    for request in [
        Request::Sum(u16::MAX, sides(65_536)),
        Request::Total(D6, Pool::with_wild_die(5), u32::MAX),
        Request::Total(D6, Pool::exploding(u16::MAX), 10),
        Request::Margin(D6, Pool::exploding(1), Pool::exploding(1), u32::MAX),
    ] {
        let found = error(Budget::INTERACTIVE, |dice| match request {
            Request::Sum(count, sides) => i64::from(dice.sum(count, sides)),
            Request::Total(sides, pool, enough) => dice.total(sides, pool, enough).into(),
            Request::Margin(sides, ours, theirs, within) => dice.margin(sides, ours, theirs, within).into(),
            _ => 0,
        });
        assert_eq!(found, OddsError::TooWide { within: Within(None), request, limit: Budget::INTERACTIVE.totals });
    }
}

/// What a host allows between two clicks is over in seconds, whatever it is asked.
#[test]
fn the_interactive_budget_refuses_requests_that_would_take_seconds() {
    type Ask = fn(&mut Paths) -> i64;
    let too_wide: [(&str, Ask); 5] = [
        ("highest", |d| i64::from(d.highest(20_000, sides(1_000)))),
        ("successes", |d| i64::from(d.count_at_most(65_535, D6, 3))),
        ("high successes", |d| i64::from(d.count_at_least(65_535, D6, 3))),
        ("margin", |d| i64::from(d.margin(D6, Pool::exploding(60), Pool::exploding(60), 1_000))),
        ("total", |d| i64::from(d.total(D6, Pool::exploding(1_000), 20_000))),
    ];
    for (name, ask) in too_wide {
        let found = Odds::within(Budget::INTERACTIVE, ask).unwrap_err();
        assert!(matches!(found, OddsError::TooWide { .. }), "{name}: {found}");
    }
    let fine: [(&str, Ask); 4] = [
        ("successes", |d| i64::from(d.count_at_most(1_000, D6, 3))),
        ("high successes", |d| i64::from(d.count_at_least(1_000, D6, 3))),
        ("sum", |d| i64::from(d.sum(100, D6))),
        ("total", |d| i64::from(d.total(D6, Pool::with_wild_die(100), 1_000))),
    ];
    for (name, ask) in fine {
        assert!(Odds::within(Budget::INTERACTIVE, ask).is_ok(), "{name}");
    }
}

/// A rule that calls itself within a part, without end.
fn again<D: Dice>(dice: &mut D) -> bool {
    dice.part(PART, |dice| dice.die(D6) != 1 || again(dice))
}

#[test]
fn parts_within_parts_without_end_are_too_deep() {
    let found = error(Budget { paths: 20_000, ..Budget::INTERACTIVE }, again);
    assert_eq!(found, OddsError::TooNested { within: Within(Some(PART)), limit: Paths::MOST_NESTED });
}

/// A process without an end.
struct Never;

impl Process for Never {
    type State = bool;
    type Outcome = ();
    fn start(&self) -> bool {
        false
    }
    fn round<D: Dice>(&self, state: &bool, dice: &mut D) -> ControlFlow<(), bool> {
        Continue(*state ^ (dice.die(D6) == 6))
    }
}

/// A process whose end is further away than any budget.
struct Far;

impl Process for Far {
    type State = u32;
    type Outcome = ();
    fn start(&self) -> u32 {
        0
    }
    fn round<D: Dice>(&self, state: &u32, dice: &mut D) -> ControlFlow<(), u32> {
        if *state > 3_000_000 { Break(()) } else { Continue(state + dice.die(D2) - 1) }
    }
}

#[test]
fn a_process_without_an_end_in_reach_is_an_error_and_no_panic() {
    let never = Never.odds_within(Budget::INTERACTIVE);
    assert_eq!(never, Err(OddsError::NeverEnds { within: Within(None) }));
    let far = Far.odds_within(Budget::INTERACTIVE);
    assert_eq!(far, Err(OddsError::TooManyStates { within: Within(None), limit: Budget::INTERACTIVE.states }));
}

/// Rounds without any end inside a rule have no outcome that the rule could go on with: all that is left is to stop, by
/// name, instead of hanging.
#[test]
#[should_panic(expected = "in test.part, these rounds never end")]
fn rounds_without_an_end_in_a_rule_do_not_hang() {
    let _ = Odds::within(Budget::INTERACTIVE, |dice| {
        dice.part(PART, |dice| dice.rounds((), |dice, ()| if dice.die(D6) > 6 { Break(()) } else { Continue(()) }));
    });
}
