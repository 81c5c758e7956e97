//! Wounds: mini6.damage, mini6.wound-track, mini6.wound-effects, mini6.dying, mini6.healing.

use dice_core::{DiceCode, Process, Resolve};
use mini6_thule::{
    AssistedHealing, Check, CheckOutcome, Damage, Difficulty, Dying, Error, Fate, Harm, HealingOutcome, NaturalHealing,
    Stacking, StayAwake, StayAwakeOutcome, Strike, Treatable, Wound, WoundLevel, WoundState,
};

fn code(text: &str) -> DiceCode {
    text.parse().unwrap()
}

/// mini6.damage: the bands, from far below to far above every edge.
#[test]
fn band_edges() {
    for margin in -300..=400 {
        let expected = if margin < 0 {
            Harm::Unharmed
        } else if margin <= 3 {
            Harm::Stunned
        } else if margin <= 8 {
            Harm::Wounded
        } else if margin <= 12 {
            Harm::Incapacitated
        } else if margin <= 15 {
            Harm::MortallyWounded
        } else {
            Harm::Dead
        };
        assert_eq!(Harm::of_margin(margin), expected, "{margin}");
    }
    for (least, harm) in Harm::BANDS.into_iter().zip(&Harm::ALL[1..]) {
        assert_eq!((Harm::of_margin(least), Harm::of_margin(least - 1) < *harm), (*harm, true));
    }
    assert_eq!((Harm::of_margin(i64::MIN), Harm::of_margin(i64::MAX)), (Harm::Unharmed, Harm::Dead));
}

/// mini6.damage: soak 12 is stunned on 12–15, wounded 16–20, incapacitated 21–24, mortally wounded 25–27, dead from 28.
#[test]
fn soak_12_as_printed() {
    for total in 1..=40_i64 {
        let blow = Damage { bonus: (total - 1).try_into().unwrap(), ..Damage::new(code("1D"), 12.try_into().unwrap()) };
        let expected = match total {
            ..12 => Harm::Unharmed,
            12..=15 => Harm::Stunned,
            16..=20 => Harm::Wounded,
            21..=24 => Harm::Incapacitated,
            25..=27 => Harm::MortallyWounded,
            28.. => Harm::Dead,
        };
        assert_eq!(blow.replay(&[1]).unwrap().outcome, expected, "{total}");
    }
}

/// The track as the rule text counts it, in half wounds: a stun is one, and two of them are a wound.
fn by_half_wounds(state: WoundState, harm: Harm, stacking: Stacking) -> WoundState {
    let (level, mark) = (state.level().wounds(), u8::from(state.is_stunned()));
    let halves = match harm {
        _ if level == 5 => 10,
        Harm::Unharmed => 2 * level + mark,
        Harm::Stunned => 2 * level + mark + 1,
        Harm::Wounded | Harm::Incapacitated | Harm::MortallyWounded | Harm::Dead => {
            let own = match harm {
                Harm::Wounded => 1,
                Harm::Incapacitated => 3,
                Harm::MortallyWounded => 4,
                _ => 5,
            };
            let more = if stacking == Stacking::Additive { own } else { 1 };
            2 * (if own > level { own } else { level + more }) + mark
        }
    };
    let without = WoundState::at(WoundLevel::of_wounds(halves / 2));
    if halves % 2 == 1 { without.stunned() } else { without }
}

/// mini6.wound-track: every state, every hit, both ways of stacking.
#[test]
fn every_hit_on_every_state() {
    for stacking in Stacking::ALL.iter().copied() {
        for state in WoundState::all() {
            let mut mildest = state;
            for harm in Harm::ALL {
                let after = state.after(*harm, stacking);
                assert_eq!(after, by_half_wounds(state, *harm, stacking), "{state} and {harm}, {stacking}");
                assert!(after >= state, "never better: {state} and {harm}");
                assert!(state.after(*harm, Stacking::Additive) >= state.after(*harm, Stacking::OneLevel));
                // worse hits leave worse states, with one exception: added up, a hit that is as bad as the state can be
                // worse than the next one, which only sets the level
                let sets_only = stacking == Stacking::Additive
                    && (state.level(), *harm) == (WoundLevel::Incapacitated, Harm::MortallyWounded);
                assert!(after.level() >= mildest.level() || sets_only, "monotone: {state} and {harm}, {stacking}");
                mildest = after;
            }
            assert_eq!(state.after(Harm::Unharmed, stacking), state);
            assert_eq!(state.after(Harm::Dead, stacking), WoundState::DEAD);
        }
    }
}

fn after(hits: &[Harm], stacking: Stacking) -> String {
    hits.iter().fold(WoundState::HEALTHY, |state, harm| state.after(*harm, stacking)).to_string()
}

/// mini6.wound-track: the rule text's own examples.
#[test]
fn wounds_add_up_as_told() {
    use Harm::{Incapacitated, Stunned, Wounded};
    let one_level = |hits: &[Harm]| after(hits, Stacking::OneLevel);
    assert_eq!(one_level(&[Stunned, Stunned]), "wounded");
    assert_eq!(one_level(&[Stunned, Stunned, Stunned]), "wounded+stunned");
    assert_eq!(one_level(&[Wounded, Stunned]), "wounded+stunned");
    assert_eq!(one_level(&[Stunned, Wounded]), "wounded+stunned");
    assert_eq!(one_level(&[Wounded, Wounded]), "severely-wounded");
    assert_eq!(one_level(&[Incapacitated, Incapacitated]), "mortally-wounded");
    assert_eq!(after(&[Incapacitated, Incapacitated], Stacking::Additive), "dead");
    // the order counts where a milder hit follows a worse one, and there only
    assert_eq!(one_level(&[Wounded, Incapacitated]), "incapacitated");
    assert_eq!(one_level(&[Incapacitated, Wounded]), "mortally-wounded");
    for harm in [Harm::Wounded, Harm::Incapacitated, Harm::MortallyWounded] {
        assert_eq!(one_level(&[Stunned, harm]), one_level(&[harm, Stunned]));
    }
}

/// mini6.wound-track: eleven states, best first, each read as it is written; the dead have no mark.
#[test]
fn states_and_their_names() {
    let states: Vec<WoundState> = WoundState::all().collect();
    assert_eq!(states.len(), 11);
    assert!(states.is_sorted());
    for state in states {
        assert_eq!(state.to_string().parse(), Ok(state));
    }
    // a trace says what a strike came to in the same words
    for state in WoundState::all() {
        let missed =
            Strike { state, ..Strike::new(code("1D"), 2.try_into().unwrap(), code("1D"), 2.try_into().unwrap()) };
        let told = missed.replay(&[1]).unwrap().trace.to_string();
        assert!(told.starts_with(&format!("mini6.strike: {state}\n")), "{told}");
    }
    assert_eq!(WoundState::DEAD.stunned(), WoundState::DEAD);
    for wrong in ["dead+stunned", "healthy+stunned", "Wounded", "wounded + stunned", ""] {
        let error = wrong.parse::<WoundState>().unwrap_err().to_string();
        assert!(error.starts_with(&format!("mini6.wound-track: wound state `{wrong}` is unknown: healthy, stunned")));
    }
}

/// mini6.wound-effects: dice off every action, and what can't act.
#[test]
fn wounds_take_dice() {
    let lost: Vec<Option<u16>> = WoundLevel::ALL.iter().map(|level| level.dice_lost()).collect();
    assert_eq!(lost, [Some(0), Some(1), Some(2), Some(3), None, None]);
    let five = code("5D+1");
    for level in &WoundLevel::ALL[..4] {
        let state = WoundState::at(*level).stunned();
        let wounds = i64::from(level.wounds());
        assert_eq!(state.leaves(five, false).ok(), five.plus_dice(-wounds)); // the mark alone costs nothing
        assert_eq!(state.leaves(five, true).ok(), five.plus_dice(-wounds - 1));
    }
    for level in [WoundLevel::MortallyWounded, WoundLevel::Dead] {
        assert_eq!(WoundState::at(level).leaves(code("100D"), false), Err(Error::CannotAct { state: level.into() }));
    }
    let severe = WoundState::at(WoundLevel::SeverelyWounded);
    assert_eq!(severe.leaves(code("3D"), true), Err(Error::TooBadlyHurt { state: severe, lost: 3, code: code("3D") }));
}

/// mini6.wound-effects: Stamina against 15, or out for as long as ten dice say.
#[test]
fn staying_awake() {
    let test = StayAwake::new(code("4D"), 200.try_into().unwrap());
    let check = Check::new(code("4D"), Difficulty::Moderate.target_number());
    let odds = test.odds();
    assert_eq!(odds.chance(&StayAwakeOutcome::Awake), check.odds().chance(&CheckOutcome::Success));
    assert_eq!(odds.outcomes()[0], StayAwakeOutcome::OutForMinutes(10));
    assert_eq!(StayAwakeOutcome::OutForMinutes(10).to_string(), "out for 10 minutes");
}

/// mini6.dying: nobody dies in the first minute, and the rolls are harder from minute to minute.
#[test]
fn dying_by_the_minute() {
    let dying = Dying { might: code("3D"), minutes: 100.try_into().unwrap() };
    let odds = dying.odds();
    assert_eq!(odds.outcomes()[0], Fate::DeadInMinute(4)); // three dice show three at least
    // the chance to outlive a minute is that of a Might check against it
    let mut outlived = dice_core::Probability::certain();
    for minute in 1..=20_i64 {
        let check = Check::new(code("3D"), minute.try_into().unwrap());
        outlived = outlived.and(&check.odds().chance(&CheckOutcome::Success));
        assert_eq!(odds.chance_of(|fate| *fate > Fate::DeadInMinute(minute as u16)), outlived, "{minute}");
    }
    let none = Dying { minutes: 0.try_into().unwrap(), ..dying };
    assert_eq!(none.odds().outcomes(), [Fate::Alive]);
    assert!(dying.expected_rounds().to_f64() < 12.0);
    assert_eq!((Fate::DeadInMinute(7).to_string(), Fate::Alive.to_string()), ("7".into(), "alive".into()));
}

/// mini6.healing: target numbers and times as printed; wounds take no dice off these rolls.
#[test]
fn healing_as_printed() {
    let natural: Vec<(i64, u16)> =
        Wound::ALL.iter().map(|wound| (wound.target_number(), wound.days_between_checks())).collect();
    assert_eq!(natural, [(6, 3), (6, 3), (8, 14), (9, 35)]);
    let assisted = |kit| Treatable::ALL.iter().map(|wound| wound.target_number(kit)).collect::<Vec<_>>();
    assert_eq!(assisted(false), [10, 15, 15, 20, 25]);
    assert_eq!(assisted(true), [6, 11, 11, 16, 21]);
    let rest = NaturalHealing::new(code("2D"), Wound::Incapacitated);
    assert_eq!(rest.replay(&[4, 4]).unwrap().outcome, HealingOutcome::Healed);
    let surgeon = AssistedHealing::new(code("2D"), Treatable::Stunned);
    assert_eq!(surgeon.replay(&[4, 5]).unwrap().outcome, HealingOutcome::Unchanged);
    assert_eq!(AssistedHealing { kit: true, ..surgeon }.replay(&[1, 5]).unwrap().outcome, HealingOutcome::Healed);
}

/// mini6.healing: one level a success, its mark left alone; a stun passes by itself.
#[test]
fn one_level_better() {
    for state in WoundState::all().skip(1) {
        let better = state.lightened().unwrap();
        assert!(better < state);
        if state.level() == WoundLevel::Healthy {
            assert_eq!(better, WoundState::HEALTHY);
        } else {
            assert_eq!(
                (better.level().wounds(), better.is_stunned()),
                (state.level().wounds() - 1, state.is_stunned())
            );
        }
        assert!(!state.rested().is_stunned());
        assert_eq!(state.rested().level(), state.level());
    }
    assert_eq!(WoundState::HEALTHY.lightened(), Err(Error::NotHurt));
}
