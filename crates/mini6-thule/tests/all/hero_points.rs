//! Hero points: mini6.hero.boost, mini6.hero.flesh-wound, mini6.hero.after-roll.

use std::cmp::Reverse;

use dice_core::{DiceCode, Entry, Resolve, Trace};
use mini6_thule::{
    AfterRoll, AfterRollOutcome, Bonus, Boost, Check, CheckOutcome, Error, HeroPoints, HeroPurse, Strike, TargetNumber,
    Turn, WoundLevel, WoundState,
};
use proptest::prelude::*;

fn code(text: &str) -> DiceCode {
    text.parse().unwrap()
}

fn purse(points: i64) -> HeroPurse {
    HeroPurse::of(HeroPoints::new(points).unwrap())
}

/// mini6.hero.boost: one point to begin with, one more after each session, six each on a roll, three at most.
#[test]
fn points_come_and_go() {
    let mut purse = HeroPurse::new();
    assert_eq!(purse.points(), 1);
    purse.end_session(0).unwrap();
    purse.end_session(3).unwrap();
    assert_eq!(purse.points(), 6);
    assert_eq!([0, 1, 2, 3].map(|points| Boost::new(points).unwrap().bonus()), [0, 6, 12, 18]);
    let four = purse.boost(4).unwrap_err();
    assert_eq!(
        four.to_string(),
        "mini6.hero.boost: number of hero points on one roll 4 is out of range: 0 to 3 are allowed"
    );
    assert_eq!(purse.points(), 6);
}

/// mini6.hero.boost: attack 14 with three points is 32, damage 21 with three is 39; six are gone and the seventh is refused.
#[test]
fn six_points_and_no_seventh() {
    let three = Boost::new(3).unwrap();
    let turn = Turn {
        attack_boost: three,
        damage_boost: three,
        ..Turn::new(code("5D"), 32.try_into().unwrap(), code("5D"), 39.try_into().unwrap())
    };
    let strike = turn.declare().unwrap();
    // attack 3+3+3+3+2 = 14, damage 5+5+5+5+1 = 21
    let record = strike.replay(&[3, 3, 3, 3, 2, 5, 5, 5, 5, 1]).unwrap();
    let told = record.trace.to_string();
    assert!(told.contains("total 32\n    margin 0") && told.contains("total 39\n    margin 0"), "{told}");
    let mut purse = purse(6);
    turn.pay(&mut purse).unwrap();
    assert_eq!(purse.points(), 0);
    assert_eq!(purse.spend(1), Err(Error::TooFewHeroPoints { asked: 1, left: 0 }));
    assert_eq!(purse.points(), 0);
}

/// mini6.hero.flesh-wound: one step, once a combat, and not out of an empty purse or for nothing.
#[test]
fn just_a_flesh_wound() {
    let mut purse = purse(3);
    assert_eq!(purse.flesh_wound(WoundState::HEALTHY), Err(Error::NotHurt));
    assert_eq!(purse.points(), 3);
    assert_eq!(purse.flesh_wound(WoundState::DEAD), Ok(WoundState::at(WoundLevel::MortallyWounded)));
    assert_eq!(purse.flesh_wound(WoundState::DEAD), Err(Error::FleshWoundTaken));
    assert_eq!(purse.points(), 2);
    purse.begin_combat();
    let wounded = WoundState::at(WoundLevel::Wounded).stunned();
    assert_eq!(purse.flesh_wound(wounded), Ok(WoundState::HEALTHY.stunned()));
    purse.begin_combat();
    assert_eq!(purse.flesh_wound(WoundState::HEALTHY.stunned()), Ok(WoundState::HEALTHY));
    purse.begin_combat();
    assert_eq!(purse.flesh_wound(wounded), Err(Error::TooFewHeroPoints { asked: 1, left: 0 }));
}

/// mini6.hero.after-roll: each outcome is told in words of its own.
#[test]
fn points_after_are_told() {
    let told = [0, 1, 2, 3].map(|points| AfterRollOutcome::Success(points).to_string());
    assert_eq!(told, ["success", "success for 1 point", "success for 2 points", "success for 3 points"]);
    assert_eq!(AfterRollOutcome::Failure.to_string(), "failure");
}

/// The points that a record says were spent in a part of a strike; none are said where none were.
fn spent(trace: &Trace, part: &str) -> i64 {
    let mut spent = 0;
    for entry in &trace.0 {
        match entry {
            Entry::Part { rule, trace, .. } if rule.as_str() == part => {
                let said = trace.0.iter().filter_map(|entry| match entry {
                    Entry::Note { what: "hero points", figure } => Some(*figure),
                    _ => None,
                });
                let said: Vec<i64> = said.collect();
                assert!(said.iter().all(|points| *points > 0) && said.len() <= 1, "{trace}");
                spent += said.iter().sum::<i64>();
            }
            Entry::Part { trace, .. } => spent += self::spent(trace, part),
            _ => {}
        }
    }
    spent
}

/// mini6.strike, mini6.hero.after-roll: of all ways to spend points on the attack and on the damage, a strike takes that
/// which hits for the fewest, then wounds worst, and that for the fewest; its trace says which.
#[test]
fn points_after_are_split_to_the_best_use() {
    for (attack, damage, points) in (-20..=2_i64)
        .flat_map(|attack| (-20..=18_i64).flat_map(move |damage| (0..=3).map(move |points| (attack, damage, points))))
    {
        // one die shows 1, and the bonuses make these margins of it
        let with = |on_attack: i64, on_damage: i64, after: i64| Strike {
            attack_bonus: Bonus::new(attack + 9 + 6 * on_attack).unwrap(),
            damage_bonus: Bonus::new(damage + 9 + 6 * on_damage).unwrap(),
            points_after: Boost::new(after).unwrap(),
            ..Strike::new(code("1D"), 10.try_into().unwrap(), code("1D"), 10.try_into().unwrap())
        };
        let hits = (0..=points).find(|on_attack| attack + 6 * on_attack >= 0);
        let best = hits.map(|on_attack| {
            let ways = (0..=points - on_attack).map(|on_damage| {
                let record = with(on_attack, on_damage, 0).replay(&[1, 1]).unwrap();
                (record.outcome, Reverse(on_damage))
            });
            let (outcome, Reverse(on_damage)) = ways.max().unwrap();
            (outcome, on_attack, on_damage)
        });
        let strike = with(0, 0, points);
        let record = strike.replay(if hits.is_some() { &[1, 1] } else { &[1] }).unwrap();
        let taken = (record.outcome, spent(&record.trace, "mini6.attack"), spent(&record.trace, "mini6.damage"));
        assert_eq!(taken, best.unwrap_or((WoundState::HEALTHY, 0, 0)), "{strike:?}");
    }
}

proptest! {
    /// mini6.hero.boost: before a roll, points are a lower target number.
    #[test]
    fn points_before_are_a_shift(dice in 1_u16..=15, points in 0_i64..=3, target in -5_i64..=100) {
        let boost = Boost::new(points).unwrap();
        let check = Check::new(DiceCode::new(dice, 0).unwrap(), TargetNumber::new(target).unwrap());
        let boosted = Check { bonus: Bonus::from(boost), ..check };
        let shifted = Check { tn: TargetNumber::new(target - boost.bonus()).unwrap(), ..check };
        prop_assert_eq!(boosted.odds(), shifted.odds());
    }

    /// mini6.hero.after-roll: as good a chance as before the roll, and never more spent than needed.
    #[test]
    fn points_after_are_put_to_the_best_use(dice in 1_u16..=12, points in 0_i64..=3, target in -5_i64..=80) {
        let points = Boost::new(points).unwrap();
        let check = Check::new(DiceCode::new(dice, 1).unwrap(), TargetNumber::new(target).unwrap());
        let after = AfterRoll { points, ..AfterRoll::new(check.code, check.tn) }.odds();
        let before = Check { bonus: points.into(), ..check }.odds();
        let success = after.chance_of(|outcome| *outcome != AfterRollOutcome::Failure);
        prop_assert_eq!(&success, &before.chance(&CheckOutcome::Success));
        let unaided = check.odds().chance(&CheckOutcome::Success);
        prop_assert!(success >= unaided);
        prop_assert_eq!(after.chance(&AfterRollOutcome::Success(0)), unaided);
    }

    /// mini6.hero.boost, mini6.hero.flesh-wound: whatever is asked of it, a purse adds up and never falls below nothing.
    #[test]
    fn a_purse_adds_up(asks in proptest::collection::vec((0_u8..5, 0_u16..6), 0..60)) {
        let mut purse = HeroPurse::new();
        let mut points = 1_i32;
        for (what, much) in asks {
            let cost = match what {
                0 => purse.spend(much).map_or(0, |()| i32::from(much)),
                1 => purse.boost(much).map_or(0, |boost| i32::from(boost.get())),
                2 => purse.flesh_wound(WoundState::DEAD).map_or(0, |_| 1),
                3 => { purse.begin_combat(); 0 }
                _ => { purse.end_session(much).unwrap(); -1 - i32::from(much) }
            };
            points -= cost;
            prop_assert!(points >= 0);
            prop_assert_eq!(i32::from(purse.points()), points);
        }
    }
}
