//! Any order of events: wounds, healing, hero points, money, magic points. What was refused changed nothing, and everything stays in range.
#![no_main]

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use tali::brp::{Lost, Patient, Skill, Total};
use tali::dice::{ByteDice, DiceCode};
use tali::mini6::{Harm, HeroPoints, HeroPurse, Money, Stacking, WoundState};
use tali::pool::{Condition, Creature, Sheet};

#[derive(Debug, Arbitrary)]
enum Event {
    Harm(Harm, Stacking),
    Lighten,
    Rest,
    FleshWound,
    SpendHeroPoints(u16),
    BoostRoll(u16),
    BeginCombat,
    EndSession(u16),
    Pay(u32),
    Receive(u32),
    Suffer(Lost),
    Heal(u8, u8),
    Suture(u8),
    Physik(Skill),
    NewDay,
    Week,
    Befall(Condition),
    Relieve(Condition),
    HealCreature(u16),
    RestDays(u16),
    RestHours(u16),
    Cast(u16),
    Burn(u16),
}

#[derive(Debug, Arbitrary)]
struct Start {
    hero_points: HeroPoints,
    total: Total,
    creature: Sheet,
    might: DiceCode,
}

fuzz_target!(|input: (Start, Vec<Event>, &[u8])| {
    let (start, events, bytes) = input;
    let mut dice = ByteDice::new(bytes);
    let mut state = WoundState::HEALTHY;
    let mut purse = HeroPurse::of(start.hero_points);
    let mut money = Money::silver(u32::from(start.might.total_pips()));
    let mut patient = Patient::new(start.total);
    let mut creature = Creature::try_from(start.creature).ok();
    for event in events {
        let before = (state, purse, money, patient.clone(), creature.clone());
        match event {
            Event::Harm(harm, stacking) => {
                state = state.after(harm, stacking);
                assert!(state.level() >= before.0.level(), "harm made it lighter");
            }
            Event::Lighten => match state.lightened() {
                Ok(lighter) => {
                    assert!(lighter < state);
                    state = lighter;
                }
                Err(_) => assert_eq!(state, WoundState::HEALTHY),
            },
            Event::Rest => {
                state = state.rested();
                assert!(!state.is_stunned() && state.level() == before.0.level());
            }
            Event::FleshWound => match purse.flesh_wound(state) {
                Ok(lighter) => {
                    assert!(lighter < state && purse.points() + 1 == before.1.points());
                    assert!(purse.flesh_wound(state).is_err(), "twice in a fight");
                    state = lighter;
                }
                Err(_) => assert_eq!(purse, before.1),
            },
            Event::SpendHeroPoints(points) => match purse.spend(points) {
                Ok(()) => assert_eq!(purse.points() + points, before.1.points()),
                Err(_) => assert!(purse == before.1 && points > purse.points()),
            },
            Event::BoostRoll(points) => match purse.boost(points) {
                Ok(boost) => assert_eq!(purse.points() + u16::from(boost.get()), before.1.points()),
                Err(_) => assert_eq!(purse, before.1),
            },
            Event::BeginCombat => purse.begin_combat(),
            Event::EndSession(earned) => match purse.end_session(earned) {
                Ok(()) => assert_eq!(u32::from(purse.points()), u32::from(before.1.points()) + 1 + u32::from(earned)),
                Err(_) => assert_eq!(purse, before.1),
            },
            Event::Pay(price) => match money.pay(Money::silver(price)) {
                Ok(()) => assert_eq!(money.checked_add(Money::silver(price)), Some(before.2)),
                Err(_) => assert!(money == before.2 && money < Money::silver(price)),
            },
            Event::Receive(amount) => match money.receive(Money::silver(amount)) {
                Ok(()) => assert_eq!(money.checked_sub(Money::silver(amount)), Some(before.2)),
                Err(_) => assert_eq!(money, before.2),
            },
            Event::Suffer(lost) => {
                patient.suffer(lost);
                assert_eq!(patient.lost(), before.3.lost() + u32::from(lost.get()));
            }
            Event::Heal(index, amount) => match patient.heal(index.into(), amount.into()) {
                Ok(healed) => assert!(healed <= amount.into() && patient.lost() + healed == before.3.lost()),
                Err(_) => assert_eq!(patient, before.3),
            },
            Event::Suture(index) => match patient.suture(index.into()) {
                Ok(()) => assert_eq!(patient.taints(), before.3.taints() + 1),
                Err(_) => assert_eq!(patient, before.3),
            },
            Event::Physik(skill) => match patient.physik(skill, &mut dice) {
                Ok(_) => assert!(patient.lost() <= before.3.lost()),
                Err(_) => assert_eq!(patient, before.3),
            },
            Event::NewDay => patient.new_day(),
            Event::Week => {
                let healed = patient.week(&mut dice);
                assert_eq!(patient.lost() + healed, before.3.lost());
            }
            event => {
                if let Some(creature) = &mut creature {
                    live(creature, event, &mut dice);
                }
            }
        }
        assert!(patient.hit_points().current() <= i32::from(patient.hit_points().total()));
        assert!(patient.wounds().iter().all(|wound| wound.lost.get() > 0));
        if let Some(creature) = &creature {
            let (health, points) = (creature.health(), creature.magic_points());
            assert!(i32::from(health.now()) <= i32::from(health.maximum()) && points.now() <= points.maximum());
            // what a creature has come to is a sheet again, with nothing wrong
            let sheet = Sheet::from(creature.clone());
            assert_eq!(Creature::try_from(sheet).as_ref(), Ok(creature));
        }
    }
});

fn live(creature: &mut Creature, event: Event, dice: &mut ByteDice<'_>) {
    let before = creature.clone();
    match event {
        Event::Befall(condition) => {
            creature.befall(condition);
            assert!(creature.has(condition));
        }
        Event::Relieve(condition) => {
            creature.relieve(condition);
            assert!(!creature.has(condition));
        }
        Event::HealCreature(restorations) => creature.heal(restorations),
        Event::RestDays(days) => creature.rest_days(days),
        Event::RestHours(hours) => creature.rest_hours(hours),
        Event::Cast(points) => match creature.cast(points, dice) {
            Ok(_) => assert!(creature.magic_points().now() <= before.magic_points().now()),
            Err(_) => assert_eq!(*creature, before),
        },
        Event::Burn(points) => match creature.burn(points) {
            Ok(burned) => assert_eq!(creature.magic_points().now() + burned.get(), before.magic_points().now()),
            Err(_) => assert_eq!(*creature, before),
        },
        _ => {}
    }
}
