//! What a budget says that it measures is what it measures, about.

use crate::common;

use core::cell::RefCell;
use core::ops::ControlFlow::{self, Break, Continue};
use std::collections::BTreeSet;

use common::sides;
use dice_core::{Budget, D6, D12, D100, Dice, Odds, OddsError, Paths, Pool, Process};

type Ask = fn(&mut Paths) -> i64;

/// A number of dice, times the number of their totals, times the words of the numbers that count their ways.
fn measured(dice: u64, ask: Ask) -> u64 {
    let odds = Odds::of(ask);
    let bits = odds.iter().map(|(_, chance)| chance.denominator().bits()).max().unwrap_or(0);
    dice * odds.len() as u64 * bits.div_ceil(64)
}

#[test]
fn totals_are_measured_by_dice_and_totals_and_words() {
    // where the odds of a count go on from one number of successes to the next, each is one step whatever the dice
    let one_pool: Ask = |d| d.total(D6, Pool::with_wild_die(20), 120).into();
    let requests: [(&str, u64, u64, Ask); 12] = [
        ("a die", 1, 0, |d| d.die(D100).into()),
        ("a sum of one", 1, 0, |d| d.sum(1, D6).into()),
        ("a sum", 100, 0, |d| d.sum(100, D6).into()),
        ("successes", 1, 0, |d| d.count_at_most(1_000, D6, 1).into()),
        ("high successes", 1, 0, |d| d.count_at_least(1_000, D6, 6).into()),
        ("a plain total", 20, 0, |d| d.total(D100, Pool::plain(20), u32::MAX).into()),
        ("an exploding total", 1, 0, |d| d.total(D6, Pool::exploding(1), 600).into()),
        ("totals counted", 1, measured(20, one_pool), |d| d.count_totals(300, D6, Pool::with_wild_die(20), 120).into()),
        ("a plain margin", 4, 0, |d| d.margin(D6, Pool::plain(4), Pool::plain(0), u32::MAX).into()),
        ("a margin of one", 1, 0, |d| d.margin(D6, Pool::exploding(1), Pool::plain(0), 600).into()),
        ("a margin of many", 20, 0, |d| d.margin(D6, Pool::exploding(10), Pool::exploding(10), 126).into()),
        ("a wide margin", 10, 0, |d| d.margin(D6, Pool::exploding(5), Pool::exploding(5), 600).into()),
    ];
    for (name, dice, before, ask) in requests {
        let measured = before + measured(dice, ask);
        let within = |totals| Odds::within(Budget { totals, ..Budget::default() }, ask);
        let less = within(measured - 1);
        assert!(matches!(less, Err(OddsError::TooWide { .. })), "{name}: {measured}");
        assert!(within(5 * measured).is_ok(), "{name}: {measured}");
    }
}

/// Rolls a d12 until it shows more than six, and keeps in mind what it showed.
struct Half;

impl Process for Half {
    type State = u32;
    type Outcome = u32;
    fn start(&self) -> u32 {
        0
    }
    fn round<D: Dice>(&self, _: &u32, dice: &mut D) -> ControlFlow<u32, u32> {
        let face = dice.die(D12);
        if face > 6 { Break(face) } else { Continue(face) }
    }
}

/// Thirty dice until all of them show a one: chances of 78 bits.
struct AllOnes;

impl Process for AllOnes {
    type State = ();
    type Outcome = ();
    fn start(&self) {}
    fn round<D: Dice>(&self, (): &(), dice: &mut D) -> ControlFlow<()> {
        if dice.sum(30, D6) == 30 { Break(()) } else { Continue(()) }
    }
}

/// Like [`Half`] and on for ever.
struct Never;

impl Process for Never {
    type State = u32;
    type Outcome = u32;
    fn start(&self) -> u32 {
        0
    }
    fn round<D: Dice>(&self, _: &u32, dice: &mut D) -> ControlFlow<u32, u32> {
        Continue(dice.die(D12) % 7)
    }
}

/// The square of the rounds, times the ways from state to state, times the square of the words: no more than that is
/// needed, and no less than a quarter.
fn figures_of<P: Process>(process: &P, rounds: u64, ways: u64, words: u64) {
    let measured = rounds * rounds * ways * words * words;
    let within = |figures| process.after_within(rounds as u32, Budget { figures, ..Budget::default() });
    assert_eq!(within(measured), Ok(process.after(rounds as u32)));
    assert_eq!(within(measured / 4), Err(OddsError::TooLong { within: dice_core::Within(None), limit: measured / 4 }));
}

#[test]
fn figures_are_measured_by_rounds_and_ways_and_words() {
    for rounds in [2, 7, 20] {
        figures_of(&Half, rounds, 7 * 12, 1);
        figures_of(&Never, rounds, 7 * 7, 1);
        figures_of(&AllOnes, rounds, 2, 2);
    }
    // where nothing has happened yet, there are no figures
    assert!(Half.after_within(0, Budget { figures: 0, ..Budget::default() }).is_ok());
}

#[test]
fn counted_rounds_pass_through_every_state_each_time() {
    let within = |paths| Half.after_within(20, Budget { paths, ..Budget::default() });
    assert!(within(20 * 7).is_ok());
    assert_eq!(within(20 * 7 - 1), Err(OddsError::TooManyPaths { within: dice_core::Within(None), limit: 139 }));
}

/// The lowest and the highest of what a rule is told, again and again, after it went over its budget.
fn told(ask: Ask) -> (i64, i64) {
    let told = RefCell::new(BTreeSet::new());
    let found = Odds::within(Budget { depth: 0, ..Budget::default() }, |dice| {
        told.borrow_mut().extend((0..1_000).map(|_| ask(dice)));
    });
    assert!(matches!(found, Err(OddsError::TooDeep { limit: 0, .. })), "{found:?}");
    let told = told.into_inner();
    (*told.first().unwrap(), *told.last().unwrap())
}

/// A rule that counts on its dice must not fall over those that no longer count.
#[test]
fn dice_over_the_budget_show_what_dice_can_show() {
    let requests: [Ask; 15] = [
        |d| d.die(D100).into(),
        |d| d.sum(0, D6).into(),
        |d| d.sum(1, D6).into(),
        |d| d.sum(3, D6).into(),
        |d| d.count_at_most(3, D6, 2).into(),
        |d| d.count_at_least(3, D6, 2).into(),
        |d| d.count_totals(3, D6, Pool::plain(2), 7).into(),
        |d| d.highest(0, D6).into(),
        |d| d.highest(3, D6).into(),
        |d| d.lowest(0, D6).into(),
        |d| d.lowest(3, D6).into(),
        |d| d.total(D6, Pool::plain(1), 100).into(),
        |d| d.total(D6, Pool::plain(3), 100).into(),
        |d| d.margin(D6, Pool::plain(1), Pool::plain(1), 5).into(),
        |d| d.margin(D6, Pool::plain(2), Pool::plain(2), 3).signum().into(),
    ];
    for (number, ask) in requests.into_iter().enumerate() {
        let odds = Odds::of(ask);
        let possible = (odds.outcomes()[0], odds.outcomes()[odds.len() - 1]);
        assert_eq!(told(ask), possible, "request {number}");
    }
    // what explodes goes on for ever, but is no less than its dice
    let (lowest, highest) = told(|d| d.total(sides(6), Pool { plain: 1, exploding: 1 }, 100).into());
    assert_eq!((lowest, highest), (2, 12));
}
