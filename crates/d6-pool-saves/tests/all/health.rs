//! Health, restoration, dying.
//!
//! pool.restoration, pool.dying.

use crate::common;

use common::{n, odds_by_every_script, p};
use d6_pool_saves::{
    Dying, Health, LifeSpan, MagicPoints, PoolError, SaveBonus, restoration, restorations_a_day, survival_dice,
};
use dice_core::{Probability, Process, Resolve};

/// pool.restoration: a fifth of the maximum, rounded up; 11 gives 3.
#[test]
fn restorations() {
    assert_eq!([0, 1, 4, 5, 6, 10, 11, 15, 16, 1000].map(restoration), [0, 1, 1, 1, 2, 2, 3, 3, 4, 200]);
    assert_eq!((restorations_a_day(false), restorations_a_day(true)), (1, 2));
    let mut health = Health::new(-2, n(11)).unwrap();
    health.rest(1, false);
    assert_eq!((health.now(), health.is_down()), (1, false));
    health.rest(1, true);
    assert_eq!(health.now(), 7);
    health.rest(u16::MAX, true);
    assert_eq!(health.now(), 11);
    let mut points = MagicPoints::new(0, 11).unwrap();
    points.rest(3);
    assert_eq!(points.now(), 9);
    points.rest(u16::MAX);
    assert_eq!(points.now(), 11);
}

/// pool.restoration: never above the maximum, never more spent than held.
#[test]
fn more_than_there_is() {
    assert_eq!(Health::new(12, n(11)), Err(PoolError::OverMaximumHealth { now: 12, maximum: 11 }));
    assert!(matches!(Health::new(-1001, n(11)), Err(PoolError::OutOfRange(_))));
    assert_eq!(MagicPoints::new(12, 11), Err(PoolError::OverMaximumPoints { now: 12, maximum: 11 }));
    let mut points = MagicPoints::new(5, 11).unwrap();
    assert_eq!(points.spend(6), Err(PoolError::NotEnoughPoints { points: 6, held: 5 }));
    assert_eq!(points.now(), 5);
    points.spend(5).unwrap();
    assert_eq!(points.now(), 0);
    let mut health = Health::full(n(11));
    health.lose(u16::MAX);
    assert_eq!(health.now(), Health::LOWEST);
}

/// pool.dying: level 21 at −2 rolls three dice.
#[test]
fn the_example_of_the_text() {
    assert_eq!(survival_dice(n::<SaveBonus>(4), -2).to_string(), "highest of 3d6");
    let felled = Dying { level: n(21), health: n(-2), turns: n(0) };
    assert_eq!(felled.odds().chance(&LifeSpan::Dead(0)), p(1, 8));
}

/// pool.dying: every die of the first turns.
#[test]
fn by_every_face() {
    odds_by_every_script(&Dying { level: n(5), health: n(0), turns: n(1) }, 4, None);
    odds_by_every_script(&Dying { level: n(0), health: n(0), turns: n(2) }, 8, None);
}

/// The chances of dying in each turn by a recursion over who is still alive, in floating point: an oracle in which each
/// health level below 0 is a row.
fn by_recursion(level: i64, health: i64, turns: usize) -> Vec<f64> {
    let survives = |health: i64| {
        let dice = 1 + level / 5 + health;
        if dice >= 1 { 1.0 - 0.5_f64.powi(dice as i32) } else { 0.5_f64.powi((2 - dice) as i32) }
    };
    let mut alive = vec![survives(health)];
    let mut deaths = vec![1.0 - alive[0]];
    for _ in 0..turns {
        let mut next = vec![0.0; alive.len() + 1];
        let mut died = 0.0;
        for (lost, chance) in alive.iter().enumerate() {
            let lives = survives(health - lost as i64 - 1);
            next[lost] += chance * 5.0 / 6.0;
            next[lost + 1] += chance / 6.0 * lives;
            died += chance / 6.0 * (1.0 - lives);
        }
        deaths.push(died);
        alive = next;
    }
    deaths
}

/// pool.dying: the distribution over turns equals a recursion; the chance to be alive falls from turn to turn and all
/// chances add up to one.
#[test]
fn the_turn_of_death() {
    for (level, health, turns) in [(10, 0, 20), (21, -2, 30), (0, 0, 15), (50, -7, 12), (3, -1, 0)] {
        let odds = Dying { level: n(level), health: n(health), turns: n(turns) }.odds();
        for (turn, chance) in by_recursion(level, health, turns as usize).into_iter().enumerate() {
            let exact = odds.chance(&LifeSpan::Dead(turn as u16)).to_f64();
            assert!((exact - chance).abs() < 1e-12, "level {level} at {health}, turn {turn}: {exact} {chance}");
        }
        assert_eq!(odds.at_least(&LifeSpan::Dead(0)), Probability::certain());
        let mut last = Probability::certain();
        for k in 0..=turns {
            let alive = Dying { level: n(level), health: n(health), turns: n(k) }.odds().chance(&LifeSpan::Alive);
            assert!(alive < last && alive > Probability::impossible());
            assert_eq!(alive, odds.chance_of(|end| *end > LifeSpan::Dead(k as u16)));
            last = alive;
        }
    }
}

/// pool.dying: as a process its turns are its rounds: the save at once, then one a turn.
#[test]
fn turns_are_rounds() {
    let doomed = Dying { level: n(0), health: n(-60), turns: n(5) };
    assert!(doomed.expected_rounds().to_f64() < 1.0 + 1e-9);
    assert_eq!(
        Dying { level: n(1000), health: n(0), turns: n(5) }.replay(&vec![6; 201 + 5]).unwrap().outcome,
        LifeSpan::Alive
    );
}

/// pool.dying: the farthest ends of the ranges are worked out.
#[test]
fn the_ends_of_the_ranges() {
    for (level, health, turns) in [(1000, 0, 10), (0, -1000, 10), (1000, -1000, 10), (0, 0, 0)] {
        let dying = Dying { level: n(level), health: n(health), turns: n(turns) };
        assert_eq!(dying.odds().at_least(&LifeSpan::Dead(0)), Probability::certain());
        let _ = dying.roll_seed(3);
    }
}
