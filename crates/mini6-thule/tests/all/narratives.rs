//! The twenty heroic narratives: mini6.hero.narrative, and what mini6.hero.after-roll takes from them.

use mini6_thule::{Boost, Circumstance, Effect, Narrative, RollKind, StrikeBoost, Takes, WoundLevel, WoundState};

fn points(points: i64) -> Boost {
    Boost::new(points).unwrap()
}

fn strike(attack: i64, damage: i64, move_after: u16) -> StrikeBoost {
    StrikeBoost { attack, damage, move_after }
}

#[test]
fn there_are_twenty_each_with_a_power_of_its_own() {
    assert_eq!(Narrative::ALL.len(), 20);
    let mut names: Vec<_> = Narrative::ALL.iter().map(|narrative| narrative.power().name).collect();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), 20);
    for narrative in Narrative::ALL {
        let power = narrative.power();
        assert!(power.most_points.get() == 1 || power.most_points.get() == 3, "{narrative}");
        assert_eq!(narrative.to_string().parse(), Ok(*narrative));
    }
}

/// Every narrative gives +6 an attack point; four add to damage, three of them when something is true of the target.
#[test]
fn points_on_an_attack() {
    use Circumstance::{None, SpecialEnemy, TargetAlone, TargetUnaware};
    let cases = [
        (Narrative::DhariHunter, None, strike(12, 0, 0)),
        (Narrative::DhariHunter, TargetUnaware, strike(12, 12, 0)),
        (Narrative::TribalOutcast, None, strike(12, 0, 0)),
        (Narrative::TribalOutcast, TargetAlone, strike(12, 12, 0)),
        (Narrative::TribalOutcast, TargetUnaware, strike(12, 0, 0)),
        (Narrative::SacredSlayer, None, strike(12, 4, 0)),
        (Narrative::SacredSlayer, SpecialEnemy, strike(12, 12, 0)),
        (Narrative::QuodethiThief, None, strike(12, 4, 30)),
        (Narrative::QuodethiThief, TargetAlone, strike(12, 4, 30)),
        (Narrative::Freeblade, TargetUnaware, strike(12, 0, 0)),
    ];
    for (narrative, circumstance, boost) in cases {
        assert_eq!(narrative.strike_boost(points(2), circumstance), boost, "{narrative} {circumstance}");
    }
    for narrative in Narrative::ALL {
        for circumstance in Circumstance::ALL {
            assert_eq!(narrative.strike_boost(points(0), *circumstance), StrikeBoost::default(), "{narrative}");
            let most = narrative.strike_boost(points(3), *circumstance);
            assert_eq!(most.attack, 18, "{narrative}");
            assert!(most.damage <= 18, "{narrative}");
        }
    }
}

/// "You add +10 per HP spent (max +30)", on Magic rolls and spell damage alone; all others +6.
#[test]
fn points_before_a_roll() {
    for narrative in Narrative::ALL {
        for roll in RollKind::ALL {
            let potent =
                *narrative == Narrative::StarLoreAdept && matches!(roll, RollKind::Magic | RollKind::SpellDamage);
            assert_eq!(narrative.boost(*roll, points(3)), if potent { 30 } else { 18 }, "{narrative} {roll}");
        }
    }
}

/// After the roll: the Corsair one on attack or damage, the Guardian one on Wit or Charm (and so on Magic), the Scientist three on Magic.
#[test]
fn points_after_a_roll() {
    use RollKind::{Attack, Charm, Damage, Magic, Wit};
    for narrative in Narrative::ALL {
        for roll in RollKind::ALL {
            let most = match (narrative, roll) {
                (Narrative::GoldenCorsair, Attack | Damage) | (Narrative::GuardianOfTheNine, Wit | Charm | Magic) => 1,
                (Narrative::OccultScientist, Magic) => 3,
                _ => 0,
            };
            assert_eq!(narrative.most_after_roll(*roll).get(), most, "{narrative} {roll}");
        }
    }
    assert!(matches!(Narrative::OccultScientist.power().effect, Effect::AfterRoll { damage_too: true, .. }));
    assert!(matches!(Narrative::GoldenCorsair.power().effect, Effect::AfterRoll { damage_too: false, .. }));
}

/// What has other numbers: the charge, the call, the book, the blessing.
#[test]
fn the_other_powers() {
    let power = |narrative: Narrative| narrative.power();
    assert_eq!(power(Narrative::IceReaver).effect, Effect::Charge { initiative: 6, feet: 15, attack: 6 });
    assert_eq!(power(Narrative::Myrmidon).effect, Effect::Rally { dice: 1, feet: 30 });
    assert_eq!(power(Narrative::BearerOfTheBlackBook).effect, Effect::RecoverMagic { dice: 3 });
    assert_eq!(power(Narrative::BearerOfTheBlackBook).takes, Takes::Round);
    assert_eq!(power(Narrative::InitiateOfMysteries).takes, Takes::Action);
    assert_eq!(power(Narrative::KatagianPitFighter).takes, Takes::Nothing);
    assert_eq!(
        (power(Narrative::Panjandrum).effect, power(Narrative::Panjandrum).most_points.get()),
        (Effect::AnothersRoll, 3)
    );
    assert_eq!(power(Narrative::JungleTrader).effect, Effect::Trade);
    for told in [
        Narrative::AtlanteanNoble,
        Narrative::BeastFriend,
        Narrative::Freeblade,
        Narrative::EscapedSlave,
        Narrative::TimeLostAdventurer,
    ] {
        assert_eq!(power(told).effect, Effect::Told, "{told}");
    }
}

/// "Their Wound Level reduced by one; a Wounded character is fully healed"; "when Severely Wounded, Incapacitated, or Mortally Wounded".
#[test]
fn powers_that_heal() {
    for state in WoundState::all() {
        let level = state.level();
        let blessed = Narrative::InitiateOfMysteries.healed(state);
        let revived = Narrative::KatagianPitFighter.healed(state);
        let lighter = |state: WoundState| Some(state.level().wounds() - 1);
        match level {
            WoundLevel::Dead => assert_eq!((blessed, revived), (None, None)),
            WoundLevel::Healthy => {
                assert_eq!(blessed, state.is_stunned().then_some(WoundState::HEALTHY));
                assert_eq!(revived, None);
            }
            WoundLevel::Wounded => assert_eq!((blessed, revived), (Some(WoundState::HEALTHY), None), "{state}"),
            _ => {
                assert_eq!(blessed, revived);
                assert_eq!(blessed.map(|state| state.level().wounds()), lighter(state), "{state}");
                assert_eq!(blessed.map(WoundState::is_stunned), Some(state.is_stunned()));
            }
        }
        assert_eq!(Narrative::Freeblade.healed(state), None);
    }
}
