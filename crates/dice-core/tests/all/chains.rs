//! Rounds as Markov chains: closed forms, an elimination of the tests' own, and parts and rounds within each other.

use crate::common;

use core::ops::ControlFlow::{self, Break, Continue};

use common::{Table, fraction, one, power, ratio, table, zero};
use dice_core::{Budget, D2, D6, D20, Dice, Exact, Odds, OddsError, Paths, Process, Resolve, RuleId, Standing, Within};
use num_rational::BigRational;

const PART: RuleId = RuleId::new("test.part");
const OTHER: RuleId = RuleId::new("test.other");

fn exact(number: &Exact) -> BigRational {
    BigRational::new(number.numerator().clone(), number.denominator().clone())
}

/// Bets one of a purse of `start` on a die that shows `good` or less, until it is empty or holds `goal`.
struct Ruin {
    start: u32,
    goal: u32,
    good: u32,
}

impl Process for Ruin {
    type State = u32;
    type Outcome = bool;
    fn start(&self) -> u32 {
        self.start
    }
    fn round<D: Dice>(&self, &purse: &u32, dice: &mut D) -> ControlFlow<bool, u32> {
        let purse = if dice.die(D6) <= self.good { purse + 1 } else { purse - 1 };
        if purse == 0 || purse == self.goal { Break(purse > 0) } else { Continue(purse) }
    }
}

#[test]
fn the_gamblers_ruin_has_its_closed_form() {
    for good in 1..=5 {
        for goal in [2, 3, 5, 12, 40] {
            for start in [1, goal / 2, goal - 1] {
                let ruin = Ruin { start, goal, good };
                // with r = (1 − p)/p: (1 − rⁱ)/(1 − rⁿ), or i/n if the game is fair
                let r = ratio(6 - i64::from(good), good.into());
                let (i, n) = (ratio(start.into(), 1), ratio(goal.into(), 1));
                let (win, rounds) = if good == 3 {
                    (&i / &n, &i * (&n - &i))
                } else {
                    let win = (one() - r.pow(start as i32)) / (one() - r.pow(goal as i32));
                    let drift = ratio(2 * i64::from(good) - 6, 6);
                    (win.clone(), (&n * win - &i) / drift)
                };
                let odds = ruin.odds();
                assert_eq!(fraction(&odds.chance(&true)), win, "{start} of {goal}, {good} in 6");
                assert_eq!(fraction(&odds.chance(&false)), one() - win);
                assert_eq!(exact(&ruin.expected_rounds()), rounds, "{start} of {goal}, {good} in 6");
            }
        }
    }
}

/// Rolls until `faces` faces of a die have been seen.
struct Collect(u32);

impl Process for Collect {
    type State = u32;
    type Outcome = &'static str;
    fn start(&self) -> u32 {
        0
    }
    fn round<D: Dice>(&self, &seen: &u32, dice: &mut D) -> ControlFlow<&'static str, u32> {
        let seen = seen + u32::from(dice.die(D20) > seen);
        if seen == self.0 { Break("all of them") } else { Continue(seen) }
    }
}

#[test]
fn states_that_lead_back_to_themselves_are_closed_out() {
    // the collector's expected number of rolls is 20/20 + 20/19 + … + 20/1
    for faces in 1..=20 {
        let expected: BigRational = (0..i64::from(faces)).map(|seen| ratio(20, 20 - seen)).sum();
        assert_eq!(exact(&Collect(faces).expected_rounds()), expected);
        assert_eq!(Collect(faces).odds(), Odds::certain("all of them"));
    }
    // none of them leads back to another, which alone would have to be solved together
    let apart = Budget { connected: 0, ..Budget::default() };
    assert_eq!(Collect(20).odds_within(apart), Ok(Odds::certain("all of them")));
}

#[test]
fn how_many_rounds_it_takes_is_what_rounds_leave() {
    let collect = Collect(6);
    for at_most in [0, 1, 5, 6, 7, 20] {
        let taken = collect.rounds_taken(at_most).odds();
        for rounds in 1..=at_most {
            // it takes so many or more if fewer haven't ended it
            let going = collect.after(rounds - 1).chance_of(|standing| matches!(standing, Standing::Going(_)));
            assert_eq!(taken.at_least(&rounds), going, "{rounds} of at most {at_most}");
        }
        assert!(taken.outcomes().iter().all(|&rounds| rounds <= at_most));
    }
    // every round is rolled, also past the count's end: a replay takes as many dice
    let faces = [20, 20, 20, 1, 20, 20, 20];
    assert_eq!(collect.rounds_taken(3).replay(&faces).unwrap().outcome, 3);
    assert_eq!(collect.rounds_taken(99).replay(&faces).unwrap().outcome, 7);
}

#[test]
fn where_it_stands_after_some_rounds_is_a_power_of_the_chain() {
    let ruin = Ruin { start: 3, goal: 6, good: 2 };
    let mut purses: Table<u32> = [(3, one())].into();
    let mut ended: Table<bool> = Table::new();
    for rounds in 0..40 {
        let mut expected: Table<Standing<u32, bool>> =
            purses.iter().map(|(&purse, chance)| (Standing::Going(purse), chance.clone())).collect();
        expected.extend(ended.iter().map(|(&end, chance)| (Standing::Ended(end), chance.clone())));
        assert_eq!(table(&ruin.after(rounds)), expected, "after {rounds}");
        let mut next = Table::new();
        for (purse, chance) in purses {
            for (to, share) in [(purse + 1, ratio(1, 3)), (purse - 1, ratio(2, 3))] {
                let chance = &chance * share;
                if to == 0 || to == 6 {
                    *ended.entry(to == 6).or_insert_with(zero) += chance;
                } else {
                    *next.entry(to).or_insert_with(zero) += chance;
                }
            }
        }
        purses = next;
    }
}

fn trapped(trap: impl Fn(u32) -> bool) -> impl Fn(&mut Paths) -> u32 {
    move |dice| {
        dice.rounds(0_u32, |dice, &at| match at {
            at if trap(at) => Continue(if dice.die(D2) == 1 { 100 } else { 101 }),
            0 => Continue(dice.die(D6)),
            at => Break(at),
        })
    }
}

#[test]
fn mass_that_is_trapped_is_reported() {
    let never = Err(OddsError::NeverEnds { within: Within(None) });
    // one way in six leads to two states that only lead to each other
    assert_eq!(Odds::within(Budget::default(), trapped(|at| at == 4 || at >= 100)), never);
    // none does
    assert_eq!(Odds::of(trapped(|at| at >= 100)).len(), 6);
    // a single state that only leads to itself, once in 216
    let rare = |dice: &mut Paths| {
        dice.rounds(false, |dice, &stuck| {
            if stuck {
                Continue(true)
            } else {
                let threes = dice.sum(3, D6);
                if threes == 18 { Continue(true) } else { Break(threes) }
            }
        })
    };
    assert_eq!(Odds::within(Budget::default(), rare), never);
    let named = Odds::within(Budget::default(), |dice| dice.part(PART, trapped(|at| at == 1 || at >= 100)));
    assert_eq!(named, Err(OddsError::NeverEnds { within: Within(Some(PART)) }));
    assert!(named.unwrap_err().to_string().starts_with("in test.part, "));
}

#[test]
fn a_process_may_know_no_dice_at_all() {
    let countdown =
        |dice: &mut Paths| dice.rounds(5, |_, &left| if left == 0 { Break("now") } else { Continue(left - 1) });
    assert_eq!(Odds::of(countdown), Odds::certain("now"));
    let at_once = Odds::of(|dice| dice.rounds((), |dice, ()| Break::<u32, ()>(dice.die(D6))));
    assert_eq!(at_once, Odds::of(|dice| dice.die(D6)));
}

/// Two of three rounds, each by the better of two dice, whose tie is rolled again: rounds in parts in rounds.
fn match_of_three<D: Dice>(dice: &mut D, edge: u32) -> bool {
    dice.rounds((0, 0), |dice, &(won, lost)| {
        let point = dice.part(PART, |dice| {
            dice.rounds((), |dice, ()| {
                let ours = dice.part(OTHER, |dice| dice.highest(2, D6) + edge);
                match ours.cmp(&dice.die(D6)) {
                    core::cmp::Ordering::Equal => Continue(()),
                    order => Break(order.is_gt()),
                }
            })
        });
        match (won + u32::from(point), lost + u32::from(!point)) {
            (2, _) => Break(true),
            (_, 2) => Break(false),
            score => Continue(score),
        }
    })
}

#[test]
fn rounds_in_parts_in_rounds() {
    for edge in 0..4 {
        let (mut win, mut lose) = (0, 0);
        for (a, b, c) in (1..=6).flat_map(|a| (1..=6).flat_map(move |b| (1..=6).map(move |c| (a, b, c)))) {
            win += i64::from(u32::max(a, b) + edge > c);
            lose += i64::from(u32::max(a, b) + edge < c);
        }
        let p = ratio(win, win + lose);
        // p² + 2p²(1 − p)
        let expected = p.pow(2) * (ratio(3, 1) - ratio(2, 1) * &p);
        let odds = Odds::of(|dice| match_of_three(dice, edge));
        assert_eq!(fraction(&odds.chance(&true)), expected, "edge {edge}");
    }
}

#[test]
fn parts_may_depend_on_dice_before_them_and_return_what_they_like() {
    let odds = Odds::of(|dice| {
        let first = dice.part(PART, |dice| dice.die(D6));
        let name = dice.part(OTHER, |dice| if dice.die(D6) <= first { "at most" } else { "more" });
        let both = dice.part(PART, |dice| (name, dice.sum(1, D6) == first));
        (first, both)
    });
    let plain = Odds::of(|dice| {
        let first = dice.die(D6);
        let name = if dice.die(D6) <= first { "at most" } else { "more" };
        (first, (name, dice.die(D6) == first))
    });
    assert_eq!(odds, plain);
}

#[test]
fn a_long_chain_of_parts_costs_their_sum() {
    // 2⁶⁰ ways if they were not merged
    let odds = Odds::within(Budget { paths: 2_000, ..Budget::default() }, |dice| {
        dice.rounds((0_u32, 0_u32), |dice, &(round, heads)| {
            let heads = heads + u32::from(dice.part(PART, |dice| dice.die(D6) % 2 == 0));
            if round == 29 { Break(heads) } else { Continue((round + 1, heads.min(3))) }
        })
    })
    .unwrap();
    assert_eq!(fraction(&odds.chance(&0)), one() / power(2, 30));
    assert_eq!(fraction(&odds.chance(&1)), ratio(30, 1) / power(2, 30));
}
