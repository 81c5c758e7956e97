//! Tests, perception, saves, resistances, destiny and burned magic points.
//!
//! pool.test, pool.perception, pool.save, pool.resist, pool.destiny-reroll, pool.counter-burn.

use crate::common;

use common::{n, odds_by_every_script, p};
use d6_pool_saves::{
    DestinySave, DestinyVerdict, Keep, Level, Modifier, Perception, PoolError, Resist, Save, Test, TestDice, Verdict,
    counter_burn, rules,
};
use dice_core::{Probability, Resolve};
use proptest::prelude::*;

fn chance(test: &impl Resolve<Outcome = Verdict>) -> Probability {
    test.odds().chance(&Verdict::Success)
}

/// pool.test: the chance is 1 − 2⁻ⁿ with n dice, and 2⁻⁽²⁻ⁿ⁾ where none is left, for every modifier from −40 to 40.
#[test]
fn the_law_of_the_pool() {
    for modifier in -40..=40_i64 {
        let test = Test { modifier: n(modifier) };
        let count = 1 + modifier;
        let expected = if count >= 1 { p((1 << count) - 1, 1 << count) } else { p(1, 1 << (2 - count)) };
        assert_eq!(chance(&test), expected, "{modifier}");
        assert_eq!(test.dice().count(), count as i32);
    }
}

/// pool.test: every face of every die, for small pools: the highest counts, or the lowest where no die is left.
#[test]
fn the_pool_by_every_face() {
    for modifier in -3..=4 {
        odds_by_every_script(&Test { modifier: n(modifier) }, 5, None);
    }
}

/// pool.test: three bonuses to five minuses: dice 3, 2, 1, 2, 3, 4, and exactly 4 succeeds.
#[test]
fn zero_dice_is_a_rule() {
    let rolled: Vec<_> =
        [2, 1, 0, -1, -2, -3].map(TestDice::with_modifier).map(|dice| (dice.rolled(), dice.keep())).into();
    let (high, low) = (Keep::Highest, Keep::Lowest);
    assert_eq!(rolled, [(3, high), (2, high), (1, high), (2, low), (3, low), (4, low)]);
    for face in 1..=6 {
        assert_eq!(Verdict::of(face).is_success(), face >= 4);
    }
}

/// pool.test: a trace tells which die was kept.
#[test]
fn the_kept_die_is_told() {
    let record = Test { modifier: n(-1) }.replay(&[5, 3]).unwrap();
    assert_eq!(record.trace.to_string(), "pool.test: Failure\n  2d6: [5], 3\n");
}

/// pool.test: thousands of dice are rolled and worked out.
#[test]
fn enormous_pools() {
    for modifier in [-1000, 1000] {
        let test = Test { modifier: n(modifier) };
        assert_eq!(test.odds().len(), 2);
        let _ = test.roll_seed(1);
    }
    let worst = Save { vulnerabilities: n(1000), modifier: n(-1000), destiny: true, ..Save::default() };
    assert_eq!(worst.dice().rolled(), 2 + 1999);
    assert_eq!(worst.odds().len(), 2);
    assert_eq!(TestDice::with_modifier(i32::MAX).rolled(), 10_000);
    assert_eq!(TestDice::with_modifier(i32::MIN).rolled(), 10_002);
}

/// pool.perception: one die more for each perceptive attribute, one less in a helmet.
#[test]
fn perception() {
    for (perceptive, helmet, modifier, dice) in
        [(0, false, 0, 1), (2, false, 0, 3), (2, true, 0, 2), (0, true, 0, 0), (1, true, -3, -2), (0, false, 4, 5)]
    {
        let test = Perception { perceptive: n(perceptive), helmet, modifier: n(modifier) };
        assert_eq!(test.dice().count(), dice);
        assert_eq!(chance(&test), chance(&Test { modifier: n(i64::from(dice) - 1) }));
    }
}

/// pool.save: the level's bonus, a fifth of it rounded down.
#[test]
fn the_bonus_of_a_level() {
    let bonuses = [0, 2, 4, 5, 9, 10, 16, 20, 21, 1000].map(|level| n::<Level>(level).save_bonus().get());
    assert_eq!(bonuses, [0, 0, 0, 1, 1, 2, 3, 4, 4, 200]);
}

/// pool.save, pool.resist: the dwarf, the townsman and the cursed dwarf of the rule text.
#[test]
fn the_examples_of_the_text() {
    let dwarf = Save { level: n(16), resistances: n(1), ..Save::default() };
    let poisoned = Save { modifier: n(-1), ..dwarf };
    assert_eq!(poisoned.dice().to_string(), "highest of 4d6");
    assert_eq!(chance(&poisoned), p(15, 16));
    let townsman = Save { level: n(2), modifier: n(-1), ..Save::default() };
    assert_eq!(townsman.dice().to_string(), "lowest of 2d6");
    assert_eq!(chance(&townsman), p(1, 4));
    let cursed = Save { vulnerabilities: n(1), ..dwarf };
    assert_eq!(cursed.dice(), Save { level: n(16), ..Save::default() }.dice());
    let strong_poison = Save { modifier: n(-5), ..dwarf };
    assert_eq!(strong_poison.dice().to_string(), "1d6");
    assert_eq!(chance(&strong_poison), p(1, 2));
    let pure_magic = Save { level: n(16), vulnerabilities: n(1), ..Save::default() };
    assert_eq!(pure_magic.dice().to_string(), "highest of 3d6");
}

/// pool.resist: the floor of one die is gone with the last resistance.
#[test]
fn the_floor_needs_a_resistance() {
    let with = |resistances, vulnerabilities| {
        Save { resistances: n(resistances), vulnerabilities: n(vulnerabilities), modifier: n(-9), ..Save::default() }
            .dice()
            .count()
    };
    assert_eq!((with(1, 0), with(3, 2), with(2, 2), with(0, 1)), (1, 1, -8, -9));
}

/// pool.destiny-reroll: once, whole, only after a failure, only with a reroll left, and gone for good.
#[test]
fn destiny() {
    odds_by_every_script(&Save { level: n(5), destiny: true, ..Save::default() }, 4, None);
    let save = Save { destiny: true, ..Save::default() };
    let hero = DestinySave { save, rerolls: n(2) };
    odds_by_every_script(&hero, 2, None);
    assert_eq!(hero.replay(&[3, 4]).unwrap().outcome, DestinyVerdict::Success(1));
    assert_eq!(hero.replay(&[3, 3]).unwrap().outcome, DestinyVerdict::Failure(1));
    assert_eq!(hero.replay(&[4]).unwrap().outcome, DestinyVerdict::Success(2));
    let spent = DestinySave { rerolls: n(0), ..hero };
    assert_eq!(spent.replay(&[3]).unwrap().outcome, DestinyVerdict::Failure(0));
    let thrifty = DestinySave { save: Save::default(), rerolls: n(2) };
    assert_eq!(thrifty.replay(&[3]).unwrap().outcome, DestinyVerdict::Failure(2));
    let rerolled = hero.replay(&[3, 4]).unwrap().trace;
    assert_eq!(rerolled.rules(), [rules::SAVE, rules::TEST, rules::DESTINY_REROLL, rules::TEST]);
}

/// pool.counter-burn: up to half the magic level and up to the points held; each is a die.
#[test]
fn burning_points() {
    let burned = counter_burn(n(9), 10, 4).unwrap();
    let save = Save { burned_mp: burned, modifier: n(-2), ..Save::default() };
    assert_eq!(save.dice().count(), 1 + 4 - 2);
    assert_eq!(counter_burn(n(9), 10, 5), Err(PoolError::BurnOverHalf { points: 5, magic_level: 9, most: 4 }));
    assert_eq!(counter_burn(n(9), 3, 4), Err(PoolError::NotEnoughPoints { points: 4, held: 3 }));
    assert_eq!(counter_burn(n(1), 100, 50), Err(PoolError::BurnOverHalf { points: 50, magic_level: 1, most: 0 }));
    assert_eq!(counter_burn(n(0), 0, 0).unwrap().get(), 0);
}

fn any_save() -> impl Strategy<Value = Save> {
    (0..=100_i64, 0..=20_i64, 0..=20_i64, -40..=40_i64, 0..=10_i64, any::<bool>()).prop_map(
        |(level, resistances, vulnerabilities, modifier, burned, destiny)| Save {
            level: n(level),
            resistances: n(resistances),
            vulnerabilities: n(vulnerabilities),
            modifier: n(modifier),
            burned_mp: n(burned),
            destiny,
        },
    )
}

proptest! {
    /// pool.resist: as many resistances as vulnerabilities in or out change nothing; with a resistance left the chance is
    /// never under one half, and with none left the dice are a plain sum.
    #[test]
    fn resistances_and_vulnerabilities_cancel(save in any_save(), both in 0..=20_i64) {
        let more = Save {
            resistances: n(i64::from(save.resistances) + both),
            vulnerabilities: n(i64::from(save.vulnerabilities) + both),
            ..save
        };
        prop_assert_eq!(save.dice(), more.dice());
        let Resist { resistances, vulnerabilities } = save.resist();
        let left = i64::from(resistances) - i64::from(vulnerabilities);
        prop_assert_eq!(i64::from(save.resist().left()), left);
        let sum = 1 + i64::from(save.level) / 5 + left + i64::from(save.modifier) + i64::from(save.burned_mp);
        if left > 0 {
            prop_assert!(chance(&save) >= p(1, 2));
            prop_assert_eq!(i64::from(save.dice().count()), sum.max(1));
        } else {
            prop_assert_eq!(i64::from(save.dice().count()), sum);
        }
    }

    /// pool.destiny-reroll: a reroll fails twice as a save fails twice.
    #[test]
    fn a_reroll_fails_twice(save in any_save()) {
        let once = chance(&Save { destiny: false, ..save }).complement();
        prop_assert_eq!(chance(&Save { destiny: true, ..save }).complement(), once.and(&once));
    }

    /// pool.test: a bonus never hurts.
    #[test]
    fn a_bonus_never_hurts(modifier in -60..=60_i64) {
        let (less, more) = (Test { modifier: n::<Modifier>(modifier) }, Test { modifier: n(modifier + 1) });
        prop_assert!(chance(&less) < chance(&more));
    }
}
