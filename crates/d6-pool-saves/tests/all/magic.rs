//! Casting, hard casting, casting without points, innate powers.
//!
//! pool.cast, pool.hard-cast, pool.mp-less, pool.innate.

use crate::common;

use common::{n, odds_by_every_script, p};
use d6_pool_saves::{
    Armour, Cast, Caster, Casting, Condition, Creature, HardCast, InnatePower, ManaBurn, MpLess, PoolError, Sheet,
    Spell, Uses,
};
use dice_core::{Resolve, Script};

fn caster(magic_level: i64, mental: i64, armour: Armour) -> Caster {
    Caster { magic_level: n(magic_level), mental: n(mental), armour }
}

fn creature(magic_level: i64, points: i64) -> Creature {
    let sheet =
        Sheet { level: magic_level, max_health: Some(9), magic_level, magic_points: Some(points), ..Sheet::default() };
    Creature::try_from(sheet).unwrap()
}

/// pool.cast, pool.hard-cast, pool.mp-less: by every face.
#[test]
fn casting_by_every_face() {
    for armour in [Armour::None, Armour::Light, Armour::Heavy] {
        for mental in 0..=2 {
            for points in [2, 3, 5, 6] {
                let cast = Cast::new(caster(10, mental, armour), n(points)).unwrap();
                odds_by_every_script(&cast, 6, None);
                odds_by_every_script(&cast.hindered(), 5, None);
                odds_by_every_script(&HardCast::new(caster(10, mental, armour), n(points)).unwrap(), 5, None);
            }
            odds_by_every_script(&MpLess::new(caster(20, mental, armour), n(2)).unwrap(), 5, None);
        }
    }
}

/// pool.hard-cast: the dice: mental, armour, and one more for a spell of at most a fifth of the level.
#[test]
fn the_dice_of_hard_casting() {
    let dice = |level, mental, armour, points| caster(level, mental, armour).hard_dice(n(points)).count();
    assert_eq!(dice(10, 0, Armour::None, 3), 1);
    assert_eq!(dice(10, 0, Armour::None, 2), 2);
    assert_eq!(dice(14, 0, Armour::None, 2), 2);
    assert_eq!(dice(14, 0, Armour::None, 3), 1);
    assert_eq!(dice(10, 2, Armour::Light, 3), 2);
    assert_eq!(dice(10, 0, Armour::Heavy, 3), -1);
    assert_eq!(dice(10, 1, Armour::Heavy, 1), 1);
}

/// pool.cast: hard at once above half the magic level, or when hindered; and what no caster can do.
#[test]
fn the_limits_of_a_spell() {
    let c = caster(11, 0, Armour::None);
    let cast = |caster, points| Cast::new(caster, n(points));
    assert!(!cast(c, 5).unwrap().is_hard());
    assert!(cast(c, 6).unwrap().is_hard());
    assert!(cast(c, 5).unwrap().hindered().is_hard());
    assert_eq!(cast(c, 11), Err(PoolError::OverHalfAndFive { points: 11, magic_level: 11, most: 10 }));
    assert_eq!(cast(c, 12), Err(PoolError::OverMagicLevel { points: 12, magic_level: 11 }));
    assert_eq!(cast(caster(4, 0, Armour::None), 5), Err(PoolError::OverMagicLevel { points: 5, magic_level: 4 }));
    assert!(cast(caster(10, 0, Armour::None), 10).is_ok());
    let most = [0, 1, 4, 9, 10, 11, 12, 20].map(|level| caster(level, 0, Armour::None).most_points());
    assert_eq!(most, [0, 1, 4, 9, 10, 10, 11, 15]);
    assert!(cast(caster(0, 0, Armour::None), 0).is_ok());
}

/// pool.mp-less: from magic level 10, one point for every ten levels.
#[test]
fn casting_without_points() {
    let tries = |level, points| MpLess::new(caster(level, 0, Armour::None), n(points));
    assert_eq!(tries(9, 0), Err(PoolError::TooLowForMpLess { magic_level: 9 }));
    assert!(tries(10, 1).is_ok());
    assert_eq!(tries(19, 2), Err(PoolError::TooMuchForMpLess { points: 2, magic_level: 19, most: 1 }));
    assert!(tries(20, 2).is_ok());
}

/// pool.cast: every way out leaves the points and the health that it should.
#[test]
fn what_a_spell_costs() {
    // points held, points of the spell, dice, how it comes out, points left, health left of 9
    let table = [
        (5, 3, &[2][..], Casting::Cast(ManaBurn::Spared), 2, 9),
        (5, 3, &[1, 4, 3][..], Casting::Cast(ManaBurn::Spared), 2, 9),
        (5, 3, &[1, 4, 4][..], Casting::Cast(ManaBurn::Burned), 2, 8),
        (5, 3, &[1, 3, 3][..], Casting::Failed(ManaBurn::Spared), 2, 9),
        (5, 3, &[1, 3, 4][..], Casting::Failed(ManaBurn::Burned), 2, 8),
        (5, 5, &[6][..], Casting::Cast(ManaBurn::Spared), 0, 9),
        (0, 1, &[4, 1, 1][..], Casting::Cast(ManaBurn::Spared), 0, 9),
        (0, 1, &[1, 2, 6][..], Casting::Failed(ManaBurn::Burned), 0, 8),
    ];
    for (held, points, faces, outcome, points_left, health_left) in table {
        let mut mage = creature(10, held);
        let mut dice = Script::new(faces);
        assert_eq!(mage.cast(points, &mut dice), Ok(outcome));
        dice.finish().unwrap();
        assert_eq!((mage.magic_points().now(), mage.health().now()), (points_left, health_left));
    }
}

/// pool.cast: a refusal rolls nothing, spends nothing and hurts nobody.
#[test]
fn nothing_is_lost_on_a_refusal() {
    let bound = |condition| {
        let mut mage = creature(10, 5);
        mage.befall(condition);
        mage
    };
    let mut down = creature(10, 5);
    down.suffer(d6_pool_saves::Fate::Dying(0));
    let table = [
        (creature(10, 5), 6, PoolError::NotEnoughPoints { points: 6, held: 5 }),
        (creature(4, 4), 5, PoolError::OverMagicLevel { points: 5, magic_level: 4 }),
        (creature(14, 14), 13, PoolError::OverHalfAndFive { points: 13, magic_level: 14, most: 12 }),
        (creature(9, 0), 1, PoolError::TooLowForMpLess { magic_level: 9 }),
        (creature(10, 0), 2, PoolError::TooMuchForMpLess { points: 2, magic_level: 10, most: 1 }),
        (bound(Condition::HandsTied), 1, PoolError::Bound { bond: Condition::HandsTied }),
        (bound(Condition::Gagged), 1, PoolError::Bound { bond: Condition::Gagged }),
        (down, 1, PoolError::Unconscious { health: 0 }),
    ];
    for (mut mage, points, why) in table {
        let before = mage.clone();
        let mut dice = Script::new(&[]);
        assert_eq!(mage.cast(points, &mut dice), Err(why));
        dice.finish().unwrap();
        assert_eq!(mage, before);
    }
}

/// pool.cast: gauntlets, a swallower's maw and a disruption make every spell hard; being held does not.
#[test]
fn what_hinders() {
    let gauntlets = Creature::try_from(Sheet { gauntlets: true, ..Sheet::from(creature(10, 5)) }).unwrap();
    assert!(gauntlets.spell(1).unwrap().is_hard());
    for (condition, hard) in [(Condition::Swallowed, true), (Condition::Disrupted, true), (Condition::Held, false)] {
        let mut mage = creature(10, 5);
        mage.befall(condition);
        assert_eq!(mage.spell(1).unwrap().is_hard(), hard, "{condition}");
        mage.relieve(condition);
        assert!(!mage.spell(1).unwrap().is_hard());
    }
}

/// pool.cast: a caster is told the risk of a spell of each size before it is cast.
#[test]
fn the_risk_beforehand() {
    let mage = creature(10, 10);
    let risk = |points| {
        let odds = mage.spell(points).unwrap().odds();
        (odds.chance_of(|casting| !casting.works()), odds.chance_of(|casting| casting.health_lost() == 1))
    };
    assert_eq!(risk(2), (p(1, 24), p(1, 12)));
    assert_eq!(risk(5), (p(1, 12), p(1, 12)));
    assert_eq!(risk(6), (p(1, 2), p(1, 2)));
    assert!(matches!(creature(10, 0).spell(1).unwrap(), Spell::MpLess(_)));
    assert_eq!(creature(10, 0).spell(1).unwrap().cost(), 0);
}

/// pool.innate: no points, no dice; uses of a day return at sunrise.
#[test]
fn innate_powers() {
    let mut daily = InnatePower::new(Uses::Daily(1.try_into().unwrap()), true);
    assert!(!daily.takes_voice_and_gestures() && daily.takes_an_action());
    assert_eq!(daily.left(), Some(1));
    daily.use_once().unwrap();
    assert_eq!(daily.use_once(), Err(PoolError::UsedUp { daily: 1 }));
    assert_eq!(daily.left(), Some(0));
    daily.sunrise();
    assert_eq!(daily.left(), Some(1));
    let mut at_will = InnatePower::new(Uses::AtWill, false);
    assert!(at_will.takes_voice_and_gestures() && !at_will.takes_an_action());
    for _ in 0..100 {
        at_will.use_once().unwrap();
    }
    assert_eq!(at_will.left(), None);
    assert!(InnatePower::new(Uses::Unlimited, false).takes_an_action());
}
