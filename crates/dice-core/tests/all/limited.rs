//! Rules that hardly end: no roll, no replay and no limited roll of them takes for ever.

use core::ops::ControlFlow::{self, Break, Continue};

use dice_core::{
    Budget, D6, D100, Dice, Limited, OddsError, Process, ReplayError, Resolve, SeededRng, Sides, ThrownAway,
    TooManyDice,
};
use proptest::prelude::*;

use crate::common::sides;

/// Two who need a total of `hit` and then one of at most `fail` to end it, and never get there with fair dice.
struct Stalemate {
    sides: Sides,
    hit: u32,
    fail: u32,
}

impl Process for Stalemate {
    type State = bool;
    type Outcome = bool;
    fn start(&self) -> bool {
        true
    }
    fn round<D: Dice>(&self, &first: &bool, dice: &mut D) -> ControlFlow<bool, bool> {
        let hits = dice.exploding(self.sides, self.hit) >= self.hit;
        if hits && dice.sum(12, self.sides) <= self.fail { Break(first) } else { Continue(!first) }
    }
}

#[test]
fn thrown_away_dice_end_what_fair_dice_never_do() {
    for s in [2, 6, 10, 100] {
        let stalemate = Stalemate { sides: sides(s), hit: 150 * s, fail: 12 };
        stalemate.resolve(&mut ThrownAway::default());
        // so a replay without faces says at once what it needs
        let needs = stalemate.replay(&[]).unwrap_err();
        assert_eq!(needs, ReplayError::Needs { sides: sides(s), used: 0 });
    }
}

#[test]
fn limited_rolls_say_when_dice_are_too_few() {
    let stalemate = Stalemate { sides: D6, hit: 900, fail: 12 };
    for most in [0, 1, 2, 1_000] {
        let error = stalemate.record_within(&mut SeededRng::new(1), most).unwrap_err();
        assert_eq!(error, TooManyDice { most });
    }
    let says = TooManyDice { most: 9 }.to_string();
    assert_eq!(says, "9 dice don't settle it: give what may go on for ever a limit, such as a number of rounds");
}

/// Figures that get too long are an error of the budget, for as many rounds as it takes.
#[test]
fn counted_rounds_keep_to_the_budget() {
    let stalemate = Stalemate { sides: D6, hit: 900, fail: 12 };
    let budget = Budget { figures: 10_000, ..Budget::default() };
    assert!(stalemate.after_within(5, budget).is_ok());
    assert_eq!(stalemate.after_within(5, budget).unwrap(), stalemate.after(5));
    assert!(matches!(stalemate.after_within(50, budget), Err(OddsError::TooLong { limit: 10_000, .. })));
    assert!(matches!(stalemate.rounds_taken(50).odds_within(budget), Err(OddsError::TooLong { .. })));
    let few = Budget { paths: 90, ..Budget::default() };
    assert!(matches!(stalemate.after_within(50, few), Err(OddsError::TooManyPaths { .. })));
    assert!(matches!(stalemate.after_within(u32::MAX, Budget::default()), Err(OddsError::TooManyPaths { .. })));
}

/// Sixteen million words and more: a second, and not for ever.
#[test]
fn a_roll_ends_in_the_end() {
    Stalemate { sides: D100, hit: 15_000, fail: 12 }.roll_seed(1);
}

/// Each kind of throw, face by face and not.
struct Throws(u16);

impl Resolve for Throws {
    type Outcome = Vec<i64>;
    fn resolve<D: Dice>(&self, dice: &mut D) -> Vec<i64> {
        let Throws(n) = *self;
        let pool = dice_core::Pool::with_wild_die(n + 1);
        let mut shown = vec![dice.die(D100).into(), dice.sum(n, D6).into(), dice.highest(n, D6).into()];
        shown.push(dice.lowest(n, D6).into());
        shown.push(dice.total(D6, pool, u32::MAX).into());
        dice.each(n, D6, |face| shown.push(face.into()));
        shown.push(dice.margin(D6, pool, pool, 100).into());
        shown.push(dice.count_at_most(n, D6, 3).into());
        shown
    }
}

proptest! {
    /// Enough dice are the same dice; one fewer is too few.
    #[test]
    fn a_limit_that_is_enough_changes_nothing(seed: u64, n in 0..60_u16) {
        let record = Throws(n).record(&mut SeededRng::new(seed));
        let dice = record.trace.faces().len() as u32;
        for most in [dice, dice + 1, u32::MAX] {
            prop_assert_eq!(Throws(n).record_within(&mut SeededRng::new(seed), most), Ok(record.clone()));
        }
        let most = dice - 1;
        prop_assert_eq!(Throws(n).record_within(&mut SeededRng::new(seed), most), Err(TooManyDice { most }));
        // with too few it goes on with dice that are thrown away, and no throw falls short of what was asked for
        let mut limited = Limited::new(SeededRng::new(seed), most / 2);
        prop_assert_eq!(Throws(n).resolve(&mut limited).len(), record.outcome.len());
        prop_assert_eq!(limited.finish(), Err(TooManyDice { most: most / 2 }));
        // and without a record
        let mut limited = Limited::new(SeededRng::new(seed), dice);
        prop_assert_eq!(Throws(n).resolve(&mut limited), record.outcome);
        prop_assert_eq!(limited.finish(), Ok(()));
    }
}
