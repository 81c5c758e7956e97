//! Armour, attacks, sixes, damage, strikes, special attacks, turns and tracks.
//!
//! pool.attack, pool.sixes, pool.sixes-floor, pool.damage, pool.armour, pool.ignore-armour, pool.resisted-damage, pool.grab,
//! pool.swallow, pool.gaze, pool.strike, pool.turn, pool.tracks.

use crate::common;

use common::{n, odds_by_every_script, p};
use d6_pool_saves::{
    Action, Agile, Armour, ArmourValue, Assault, AtMost, Attack, AttackLevel, AttackRoll, Blow, CombatLevel, Damage,
    Defence, Fate, Gaze, Grab, Grabbed, HeldTurn, PoolError, Preparation, ResistedDamage, Sixes, SixesRoll, Strike,
    Struggle, Swallow, Turn, Weapon, attacks_after_exchange, sixes_floor,
};
use dice_core::{Probability, Resolve};
use proptest::prelude::*;

fn defence(base: i64, armour: Armour, training: i64, agile: i64) -> Defence {
    Defence { base: n(base), armour, training: n(training), agile: n(agile) }
}

/// pool.armour, pool.ignore-armour: the warrior of the rule text in heavy and in light armour.
#[test]
fn the_warrior_of_the_text() {
    let heavy = defence(3, Armour::Heavy, 3, 1);
    assert_eq!((heavy.value().get(), heavy.held().get()), (8, 5));
    assert_eq!((heavy.ignoring_armour().get(), Defence::HELD_IGNORING_ARMOUR.get()), (6, 3));
    let light = defence(3, Armour::Light, 3, 1);
    assert_eq!((light.value().get(), light.held().get(), light.ignoring_armour().get()), (8, 4, 7));
}

/// pool.armour: heavy armour takes one agile attribute, if there is one, and no more.
#[test]
fn agility_in_armour() {
    for agile in 0..4_u16 {
        let agile: Agile = n(agile.into());
        assert_eq!(Armour::None.agile(agile), agile.get());
        assert_eq!(Armour::Light.agile(agile), agile.get());
        assert_eq!(Armour::Heavy.agile(agile), agile.get().saturating_sub(1));
    }
    assert_eq!(defence(3, Armour::Heavy, 0, 0).value().get(), 5);
    assert_eq!(defence(1000, Armour::Heavy, 1000, 1000).value().get(), 2 + 1000 + 1000 + 999);
}

/// pool.attack: every armour value, by every face.
#[test]
fn attacks_by_every_face() {
    for armour in 0..=12 {
        for to_hit in [-2, 0, 3] {
            for willing in [false, true] {
                odds_by_every_script(&Attack { armour: n(armour), to_hit: n(to_hit), willing }, 3, None);
            }
        }
    }
}

/// pool.attack: to-hit +2 against armour 7 needs a 5; beyond 6 one in twelve hits; a 1 never does.
#[test]
fn the_chance_to_hit() {
    let hits = |armour, to_hit| {
        Attack { armour: n(armour), to_hit: n(to_hit), willing: false }.odds().chance(&AttackRoll::Hit)
    };
    assert_eq!(hits(7, 2), p(1, 3));
    for needed in -5..=1000_i64 {
        let expected = match needed {
            ..=2 => p(5, 6),
            3..=6 => p(7 - needed as u128, 6),
            _ => p(1, 12),
        };
        assert_eq!(hits(needed.max(0), (-needed).max(0)), expected, "{needed}");
    }
}

/// The chance of each damage by the closed form: so many faces hit plainly, a six hits and goes on, and each further six
/// is a sixth of a sixth.
fn closed_form(needed: i64, damage: u16, at_most: u16, done: u16) -> f64 {
    let plain: f64 = (2..=5).filter(|&face| face >= needed).map(|_| 1.0 / 6.0).sum();
    let short = needed > 6;
    // of a first six: stays short, hits as it is, hits with so many further sixes, hits with so many or more
    let stays_short = if short { 1.0 / 12.0 } else { 0.0 };
    let as_it_is = if short { 1.0 / 18.0 } else { 5.0 / 36.0 };
    let with = |further: i32| 5.0 / 6.0 * (1.0 / 6.0_f64).powi(further + 1);
    let or_more = |further: i32| (1.0 / 6.0_f64).powi(further + 1);
    let floor = u16::from(damage >= 3);
    let misses = 1.0 - plain - 1.0 / 6.0;
    let mut chance = 0.0;
    let mut lands = |much: u16, share: f64| {
        if much.min(at_most) == done {
            chance += share;
        }
    };
    lands(0, misses);
    lands(floor, stays_short);
    lands(damage, plain + as_it_is);
    let last = at_most.saturating_sub(damage).max(1);
    for further in 1..last {
        lands(damage + further, with(further.into()));
    }
    lands(damage + last, or_more(last.into()));
    chance
}

/// pool.sixes, pool.strike: the whole distribution equals the closed form of the geometric tail, lump and all.
#[test]
fn strikes_by_the_closed_form() {
    for needed in 1..=9 {
        for damage in 0..=5 {
            for at_most in [0, 1, 2, 5, 9] {
                let strike = Strike::new(n(needed), n(damage), n(at_most));
                let odds = strike.odds();
                assert_eq!(odds.at_least(&0), Probability::certain());
                for done in 0..=at_most as u16 {
                    let (exact, expected) =
                        (odds.chance(&done).to_f64(), closed_form(needed, damage as u16, at_most as u16, done));
                    assert!((exact - expected).abs() < 1e-12, "{strike:?}: {done}: {exact} {expected}");
                }
            }
        }
    }
}

/// pool.strike: every face of every die, resisted and willing too, until the damage is `at_most` whatever follows.
#[test]
fn strikes_by_every_face() {
    for armour in [3, 6, 7] {
        for damage in 0..=4 {
            for (sixes, resisted, willing) in
                [(true, true, false), (true, false, true), (false, true, false), (false, false, true)]
            {
                let strike = Strike { sixes, resisted, willing, ..Strike::new(n(armour), n(damage), n(2)) };
                odds_by_every_script(&strike, 7, Some(&2));
            }
        }
    }
}

/// pool.sixes: the die that lifts a short six and the die of the first further point are one die.
#[test]
fn one_die_lifts_and_hurts() {
    let short = Strike::new(n(9), n(1), n(9));
    assert_eq!(short.replay(&[6, 6, 1]).unwrap().outcome, 2);
    assert_eq!(short.replay(&[6, 4]).unwrap().outcome, 1);
    assert_eq!(short.replay(&[6, 3]).unwrap().outcome, 0);
    let sixes = Sixes { armour: n(9), to_hit: n(0), willing: false, at_most: n(0) };
    // with nothing to count a hit is still told from a six that stays short
    assert_eq!(sixes.odds().chance(&SixesRoll::ShortSix), p(1, 12));
    assert_eq!(sixes.odds().chance(&SixesRoll::Hit(0)), p(1, 12));
}

/// pool.sixes: a generator that is stuck on six comes to an end.
#[test]
fn stuck_dice_end() {
    struct Stuck;
    impl dice_core::Dice for Stuck {
        fn die(&mut self, sides: dice_core::Sides) -> dice_core::Face {
            sides.get()
        }
    }
    assert_eq!(Strike::new(n(9), n(1), n(250)).resolve(&mut Stuck), 250);
}

/// pool.sixes-floor: a six of a mighty attack does a point at least, only by the rule of sixes, whatever the resistance.
#[test]
fn the_least_that_a_six_does() {
    assert_eq!([0, 1, 2, 3, 4].map(|base| sixes_floor(n(base))), [0, 0, 0, 1, 1]);
    for resisted in [false, true] {
        let strike = Strike { resisted, ..Strike::new(n(1000), n(3), n(9)) };
        assert_eq!(strike.replay(&[6, 1]).unwrap().outcome, 1);
        let plain = Strike { sixes: false, ..strike };
        assert_eq!(plain.replay(&[6, 1]).unwrap().outcome, 0);
    }
}

/// pool.damage: the character and the giant of the rule text.
#[test]
fn damage_by_strength() {
    let damage = |weapon: Weapon, strong| weapon.damage(n(strong)).get();
    assert_eq!((damage(Weapon::Smaller, 1), damage(Weapon::Suitable, 1)), (1, 2));
    assert_eq!((damage(Weapon::Suitable, 3), damage(Weapon::Smaller, 3)), (4, 2));
    assert_eq!((damage(Weapon::Suitable, 0), damage(Weapon::Smaller, 0)), (1, 1));
}

/// pool.resisted-damage: halves, half points, cancelled resistances, and immunity.
#[test]
fn resisted_damage() {
    let odds = |damage, resistances, vulnerabilities, immune| {
        let hit = ResistedDamage {
            damage: n(damage),
            resistances: n(resistances),
            vulnerabilities: n(vulnerabilities),
            immune,
        };
        common::fractions(&hit.odds())
    };
    let certain = |damage: u16| vec![(damage, "1".to_string())];
    let half = |damage: u16| vec![(damage, "1/2".to_string()), (damage + 1, "1/2".to_string())];
    assert_eq!(odds(5, 1, 0, false), half(2)); // the demon of the rule text
    assert_eq!(odds(5, 3, 0, false), half(2));
    assert_eq!(odds(5, 1, 1, false), certain(5));
    assert_eq!(odds(5, 2, 1, false), half(2));
    assert_eq!(odds(5, 0, 4, false), certain(5));
    assert_eq!(odds(6, 1, 0, false), certain(3));
    assert_eq!(odds(1, 1, 0, false), half(0));
    assert_eq!(odds(0, 1, 0, false), certain(0));
    assert_eq!(odds(7, 0, 5, true), certain(0));
}

/// pool.grab: the grab hits where armour is no help; then a test of strength a turn, and the die for the hands.
#[test]
fn grabs() {
    // needing 7 against heavy armour is needing 5 to grab
    let heavy = defence(3, Armour::Heavy, 2, 1);
    assert_eq!((heavy.value().get(), heavy.ignoring_armour().get()), (7, 5));
    let grab = Grab { armour: n(5), to_hit: n(0), willing: false, strong: n(1), holder_strong: n(2), turns: n(2) };
    odds_by_every_script(&grab, 7, None);
    odds_by_every_script(&HeldTurn { strong: n(1), holder_strong: n(1) }, 2, None);
    odds_by_every_script(&HeldTurn { strong: n(0), holder_strong: n(2) }, 4, None);
    let turn = HeldTurn { strong: n(0), holder_strong: n(0) };
    assert_eq!(turn.replay(&[4]).unwrap().outcome, Struggle::Free);
    assert_eq!(turn.replay(&[3, 4]).unwrap().outcome, Struggle::HandsFree);
    assert_eq!(turn.replay(&[3, 3]).unwrap().outcome, Struggle::Pinned);
    let hopeless = Grab { holder_strong: n(100), turns: n(100), ..grab };
    assert_eq!(hopeless.odds().chance(&Grabbed::Missed), p(2, 3));
}

/// pool.swallow, pool.gaze.
#[test]
fn swallows_and_gazes() {
    odds_by_every_script(&Swallow { armour: n(6), to_hit: n(1), willing: true }, 4, None);
    odds_by_every_script(&Gaze::Directed { avoided: false }, 1, None);
    odds_by_every_script(&Gaze::Directed { avoided: true }, 0, None);
    odds_by_every_script(&Gaze::Accidental { perceptive: n(1), helmet: true, modifier: n(-1) }, 3, None);
}

/// pool.strike, pool.dying: from the attack to who stands, who lies dying and who is dead, by every face.
#[test]
fn assaults() {
    let blow = Blow { sixes: false, ..Blow::new(n::<ArmourValue>(4), n::<Damage>(3)) };
    for health in [5, 3, 1, -1] {
        odds_by_every_script(&Assault { blow, save_bonus: n(0), health, at_most: n(9) }, 6, None);
    }
}

/// pool.dying: a miss leaves a dying target as it was; a hit makes it save again, at its new health.
#[test]
fn hit_again() {
    let again = Assault { blow: Blow::new(n(3), n(1)), save_bonus: n(3), health: -1, at_most: n(9) };
    assert_eq!(again.replay(&[1]).unwrap().outcome, Fate::Dying(-1));
    assert_eq!(again.replay(&[5, 4, 1]).unwrap().outcome, Fate::Dying(-2));
    assert_eq!(again.replay(&[5, 3, 1]).unwrap().outcome, Fate::Dead);
}

/// pool.turn: one preparation and one action; attacks may be exchanged.
#[test]
fn turns() {
    let metres = |before, action| Turn { before, action }.metres(8);
    assert_eq!(metres(None, Action::Run), 24);
    assert_eq!(metres(Some(Preparation::Move), Action::Attack), 8);
    assert_eq!(metres(Some(Preparation::Move), Action::Run), 32);
    assert_eq!(metres(Some(Preparation::Draw), Action::Magic), 0);
    assert_eq!((Turn::SECONDS, Turn::IN_A_MINUTE), (4..=6, 10..=15));
    assert_eq!(attacks_after_exchange(n(3), 3).unwrap().get(), 0);
    assert_eq!(attacks_after_exchange(n(3), 4), Err(PoolError::TooManyExchanged { exchanged: 4, attacks: 3 }));
}

/// pool.tracks: the printed creatures, and the level 22 character with three attacks.
#[test]
fn tracks() {
    let to_hit = [1, 2, 4, 8, 10, 12].map(|level| n::<CombatLevel>(level).to_hit().get());
    assert_eq!(to_hit, [0, 0, 1, 1, 2, 2]);
    // half up: 3 and 9 are halves
    assert_eq!([2, 3, 8, 9].map(|level| n::<CombatLevel>(level).to_hit().get()), [0, 1, 1, 2]);
    assert_eq!([5, 6, 22, 23, 24].map(|level| n::<CombatLevel>(level).training().get()), [0, 1, 3, 3, 4]);
    assert_eq!([0, 5, 6, 11, 12, 17, 18].map(|level| n::<AttackLevel>(level).attacks().get()), [1, 1, 2, 2, 3, 3, 4]);
}

proptest! {
    /// pool.strike: more damage behind a blow is never worse, and the top value stands for all above it.
    #[test]
    fn the_lump_is_exact(
        armour in 0..=15_i64, to_hit in -5..=5_i64, damage in 0..=8_i64, resisted: bool, willing: bool, sixes: bool,
        low in 0..=12_i64, more in 0..=12_i64,
    ) {
        let strike = |at_most: i64| Strike {
            armour: n(armour), to_hit: n(to_hit), damage: n(damage), resisted, willing, sixes, at_most: n::<AtMost>(at_most),
        };
        let (short, long) = (strike(low).odds(), strike(low + more).odds());
        let cut = long.map(|&done| done.min(low as u16));
        prop_assert_eq!(short, cut);
    }
}

#[test]
fn a_fate_says_what_became_of_the_target() {
    let shown = [Fate::Dead, Fate::Dying(-2), Fate::Standing(7)].map(|fate| fate.to_string());
    assert_eq!(shown, ["dead", "dying at -2", "standing at 7"]);
}

#[test]
fn a_medium_is_a_short_word_in_small_letters() {
    let longest = "a".repeat(d6_pool_saves::Medium::LONGEST);
    for name in ["fire", "cold-iron", "a1", longest.as_str()] {
        assert_eq!(name.parse::<d6_pool_saves::Medium>().unwrap().as_str(), name);
    }
    let too_long = format!("{longest}a");
    for name in ["", "1st", "-fire", "Fire", "fire!", "cold iron", "é", too_long.as_str()] {
        assert!(name.parse::<d6_pool_saves::Medium>().is_err(), "{name:?}");
    }
}
