//! Duels.
//!
//! pool.duel.

use crate::common;

use common::{n, p};
use d6_pool_saves::{ArmourValue, Duel, DuelEnd, Duellist, PoolError, Side};
use dice_core::{Probability, Process, Resolve};

fn duellist(health: i64, attacks: i64, armour: i64, damage: i64) -> Duellist {
    Duellist {
        health: n(health),
        attacks: n(attacks),
        armour: n::<ArmourValue>(armour),
        to_hit: n(0),
        damage: n(damage),
        sixes: false,
        resistant: false,
    }
}

fn first_wins(duel: &Duel) -> Probability {
    duel.odds().chance_of(|end| end.winner() == Side::A)
}

/// pool.duel: with one health level each and no sixes it is a race: the first wins 1 / (1 + (1 − p)) of it.
#[test]
fn a_race_of_one_hit() {
    for armour in 2..=8_i64 {
        let d = duellist(1, 1, armour, 1);
        let hit: (u128, u128) = if armour > 6 { (1, 12) } else { (7 - armour as u128, 6) };
        // p / (1 − (1 − p)²) = 1 / (2 − p)
        assert_eq!(first_wins(&Duel::new(d, d).unwrap()), p(hit.1, 2 * hit.1 - hit.0), "{armour}");
    }
}

/// pool.duel: several attacks in a turn are one turn's; those left over when the other falls are not rolled.
#[test]
fn all_attacks_in_turn() {
    let (a, b) = (duellist(3, 3, 4, 1), duellist(2, 2, 5, 2));
    let duel = Duel::new(a, b).unwrap();
    assert_eq!(duel.replay(&[5, 2, 5]).unwrap().outcome, DuelEnd::A(3));
    assert_eq!(duel.replay(&[5, 5]).unwrap().outcome, DuelEnd::A(3));
    assert!(duel.replay(&[5, 5, 5]).is_err());
    assert_eq!(duel.replay(&[5, 2, 2, 4, 3, 2, 2, 2, 4]).unwrap().outcome, DuelEnd::B(1));
    let ones = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 5];
    assert_eq!(duel.replay(&ones).unwrap().outcome, DuelEnd::A(3));
}

/// pool.duel: who has no attack is only struck; who can't be hurt always wins.
#[test]
fn one_sided() {
    let (armed, unarmed) = (duellist(2, 2, 5, 1), duellist(3, 0, 5, 1));
    for duel in [Duel::new(armed, unarmed).unwrap(), Duel::new(unarmed, armed).unwrap()] {
        let winner = if duel.a() == &armed { DuelEnd::A(2) } else { DuelEnd::B(2) };
        assert_eq!(duel.odds().chance(&winner), Probability::certain());
    }
    let harmless = duellist(3, 2, 5, 0);
    assert_eq!(first_wins(&Duel::new(armed, harmless).unwrap()), Probability::certain());
}

/// pool.duel: a duel that could never end is refused, and so is one too long to work out.
#[test]
fn refused() {
    let harmless = duellist(3, 2, 5, 0);
    let unarmed = duellist(3, 0, 5, 9);
    for (a, b) in [(harmless, harmless), (unarmed, unarmed), (unarmed, harmless)] {
        assert_eq!(Duel::new(a, b), Err(PoolError::EndlessDuel));
    }
    // by the rule of sixes two sixes hurt
    let sixes = Duellist { sixes: true, ..harmless };
    assert!(Duel::new(sixes, harmless).is_ok());
    let long = duellist(100, 1, 5, 1);
    assert!(matches!(Duel::new(long, long), Err(PoolError::TooLongDuel { a_health: 100, attacks: 2, .. })));
    let many = duellist(1, 21, 5, 1);
    assert!(matches!(Duel::new(many, many), Err(PoolError::TooLongDuel { attacks: 42, .. })));
}

/// pool.duel: it is better to be first, to be healthier, to have an attack more; endings come in the order of how `a` fared,
/// and all their chances add up.
#[test]
fn what_helps() {
    let d = Duellist { sixes: true, ..duellist(5, 2, 5, 1) };
    let even = first_wins(&Duel::new(d, d).unwrap());
    assert!(even > p(1, 2));
    assert!(first_wins(&Duel::new(Duellist { health: n(6), ..d }, d).unwrap()) > even);
    assert!(first_wins(&Duel::new(Duellist { attacks: n(3), ..d }, d).unwrap()) > even);
    assert!(first_wins(&Duel::new(Duellist { resistant: true, ..d }, d).unwrap()) > even);
    let odds = Duel::new(d, d).unwrap().odds();
    let fared: Vec<_> = odds.outcomes().to_vec();
    let expected: Vec<_> = (1..=5).rev().map(DuelEnd::B).chain((1..=5).map(DuelEnd::A)).collect();
    assert_eq!(fared, expected);
    assert_eq!(odds.at_least(&DuelEnd::B(5)), Probability::certain());
}

/// pool.duel: each round is one attack: against one who can't strike back, health 1, that is 1 / p on average.
#[test]
fn rounds_are_attacks() {
    let duel = Duel::new(duellist(1, 1, 5, 1), duellist(1, 0, 5, 1)).unwrap();
    assert_eq!(duel.expected_rounds().fraction(), "3");
}

/// pool.duel: 20 health levels and three attacks each are worked out exactly.
#[test]
fn a_long_duel() {
    let d = Duellist { sixes: true, ..duellist(20, 3, 6, 2) };
    let odds = Duel::new(d, d).unwrap().odds();
    assert!(odds.chance_of(|end| end.winner() == Side::A) > p(1, 2));
    assert_eq!(odds.at_least(&DuelEnd::B(20)), Probability::certain());
}
