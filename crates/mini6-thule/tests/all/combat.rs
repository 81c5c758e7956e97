//! Whole fights: mini6.strike, mini6.duel, and what a declared turn makes of
//! mini6.attack, mini6.multi-action, mini6.wound-effects, mini6.range, mini6.cover, mini6.scale and mini6.hero.boost.

use core::ops::ControlFlow;

use dice_core::{DiceCode, Odds, Probability, Process, Resolve, SeededRng, Standing};
use mini6_thule::{
    Actions, Attack, AttackOutcome, Bonus, Boost, Condition, Cover, Damage, Defence, Duel, DuelOutcome, Error, Factor,
    Fighter, Initiative, InitiativeOutcome, OnMiss, Opening, Range, Rounds, Scale, Soak, Stacking, Strike, Turn,
    WoundLevel, WoundState,
};
use proptest::prelude::*;

fn code(text: &str) -> DiceCode {
    text.parse().unwrap()
}

fn strike(attack: &str, tn: i64, damage: &str, soak: i64) -> Strike {
    Strike::new(code(attack), tn.try_into().unwrap(), code(damage), soak.try_into().unwrap())
}

fn states() -> impl Strategy<Value = WoundState> {
    (0..11_usize).prop_map(|place| WoundState::all().nth(place).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// mini6.strike: an attack, a damage roll and the track, each by itself, make a strike.
    #[test]
    fn a_strike_is_its_parts(
        (attack, damage) in (1_u16..=15, 1_u16..=15),
        (tn, soak) in (-5_i64..=90, 0_i64..=90),
        state in states(),
        additive: bool,
        factor in 0..3_usize,
        halved_on_miss: bool,
        destiny: bool,
    ) {
        let stacking = if additive { Stacking::Additive } else { Stacking::OneLevel };
        let whole = Strike {
            state,
            stacking,
            destiny,
            damage_factor: Factor::ALL[factor],
            on_miss: if halved_on_miss { OnMiss::HalfDamage } else { OnMiss::Nothing },
            ..Strike::new(
                DiceCode::new(attack, 1).unwrap(), tn.try_into().unwrap(), DiceCode::new(damage, 2).unwrap(), soak.try_into().unwrap(),
            )
        };
        let attack = Attack::new(whole.attack, whole.tn).odds();
        let attack = if destiny {
            attack.and_then(|first| if *first == AttackOutcome::Miss { attack.clone() } else { Odds::certain(*first) })
        } else {
            attack
        };
        let damage = Damage { factor: whole.damage_factor, ..Damage::new(whole.damage, whole.soak) }.odds();
        // half of what is left after another factor: as a total, so with the totals themselves
        let halved = half_damage(&whole);
        let by_parts = attack.and_then(|aim| match aim {
            AttackOutcome::Hit => damage.map(|harm| state.after(*harm, stacking)),
            _ if halved_on_miss => halved.clone(),
            _ => Odds::certain(state),
        });
        prop_assert_eq!(whole.odds(), by_parts);
    }

    /// mini6.strike, mini6.hero.after-roll: points in hand never make it milder, nor do points spent before.
    #[test]
    fn points_never_hurt(tn in 1_i64..=40, soak in 0_i64..=30, points in 1_i64..=3, state in states()) {
        let plain = Strike { state, ..strike("5D+1", tn, "4D+2", soak) };
        let after = Strike { points_after: Boost::new(points).unwrap(), ..plain };
        let boost = Boost::new(points).unwrap();
        let before = Strike { attack_bonus: boost.into(), damage_bonus: boost.into(), ..plain };
        let worse = |test: &Strike, level: WoundLevel| test.odds().chance_of(|state| state.level() >= level);
        for level in WoundLevel::ALL {
            prop_assert!(worse(&after, *level) >= worse(&plain, *level));
            prop_assert!(worse(&before, *level) >= worse(&after, *level)); // the same points can't be spent twice
        }
    }
}

/// What a missed strike of half damage leaves: half the total, rounded down, after the strike's own factor.
fn half_damage(strike: &Strike) -> Odds<WoundState> {
    let total = mini6_thule::Roll {
        bonus: strike.damage_bonus,
        factor: strike.damage_factor,
        ..mini6_thule::Roll::new(strike.damage, 300.try_into().unwrap())
    };
    total.odds().map(|total| {
        let margin = total.div_euclid(2) - i64::from(strike.soak);
        strike.state.after(mini6_thule::Harm::of_margin(margin), strike.stacking)
    })
}

/// mini6.strike: a miss takes no damage dice, and the trace groups what was rolled by rule.
#[test]
fn a_strike_told_die_by_die() {
    let sword = strike("3D", 12, "2D+1", 6);
    let record = sword.replay(&[4, 5, 6, 2, 3, 5]).unwrap();
    assert_eq!(record.outcome.to_string(), "stunned");
    let rules: Vec<&str> = record.trace.rules().iter().map(|rule| rule.as_str()).collect();
    assert_eq!(rules, ["mini6.strike", "mini6.attack", "mini6.damage"]);
    assert_eq!(sword.replay(&[1, 2, 3]).unwrap().trace.rules().len(), 2);
    for seed in 0..50 {
        let rolled = sword.record(&mut SeededRng::new(seed));
        assert_eq!(sword.roll_seed(seed), rolled.outcome);
        assert_eq!(sword.replay(&rolled.trace.faces()).unwrap(), rolled);
    }
}

/// Every modifier of a declared turn, by itself, beside the strike that it must come to.
#[test]
fn a_turn_reckons_in_what_is_declared() {
    let turn = Turn::new(code("5D+1"), 14.try_into().unwrap(), code("4D"), 12.try_into().unwrap());
    let plain = strike("5D+1", 14, "4D", 12);
    assert_eq!(turn.declare(), Ok(plain));
    let cases = [
        // mini6.multi-action: statics, damage and soak lose nothing
        (Turn { actions: Actions::new(3).unwrap(), ..turn }, strike("3D+1", 14, "4D", 12)),
        // mini6.wound-effects
        (Turn { wounds: WoundLevel::Incapacitated.into(), ..turn }, strike("2D+1", 14, "4D", 12)),
        (Turn { reeling: true, ..turn }, strike("4D+1", 14, "4D", 12)),
        // mini6.range, mini6.cover
        (Turn { range: Range::Long, cover: Cover::NineTenths, ..turn }, strike("5D+1", 39, "4D", 12)),
        // mini6.scale: the bigger side adds to damage and soak, the smaller to attack and Dodge
        (Turn { scale: Scale::STEPS[1], ..turn }, strike("5D+1", 26, "8D", 12)),
        (Turn { scale: Scale::STEPS[1], defended_by: Defence::Parry, ..turn }, strike("5D+1", 14, "8D", 12)),
        (Turn { target_scale: Scale::STEPS[0], ..turn }, strike("7D+1", 14, "4D", 18)),
        (Turn { scale: Scale::SQUAD, target_scale: Scale::SQUAD, ..turn }, plain),
        // mini6.hero.boost
        (Turn { defence_boost: Boost::MAX, soak_boost: Boost::MAX, ..turn }, strike("5D+1", 32, "4D", 30)),
        (
            Turn { attack_boost: Boost::MAX, damage_boost: Boost::MAX, ..turn },
            Strike { attack_bonus: Boost::MAX.into(), damage_bonus: Boost::MAX.into(), ..plain },
        ),
    ];
    for (turn, expected) in cases {
        assert_eq!(turn.declare(), Ok(expected));
    }
    // a bigger target's dice are there to be lost to actions
    let shots = Turn { target_scale: Scale::STEPS[0], actions: Actions::new(6).unwrap(), ..turn };
    assert_eq!(shots.declare().unwrap().attack, code("2D+1"));
}

/// What a turn refuses, and why.
#[test]
fn a_turn_is_refused_politely() {
    let turn = Turn::new(code("3D"), 14.try_into().unwrap(), code("4D"), 12.try_into().unwrap());
    let four = Actions::new(4).unwrap();
    assert_eq!(
        Turn { actions: four, ..turn }.declare(),
        Err(Error::TooManyActions { actions: four, code: code("3D") })
    );
    let dead = WoundState::DEAD;
    assert_eq!(Turn { wounds: dead, ..turn }.declare(), Err(Error::CannotAct { state: dead }));
    assert_eq!(Turn { range: Range::Beyond, ..turn }.declare(), Err(Error::OutOfReach { range: Range::Beyond }));
    assert_eq!(Turn { cover: Cover::Full, ..turn }.declare(), Err(Error::BehindCover { cover: Cover::Full }));
    let far = Turn { defence: 1000.try_into().unwrap(), defence_boost: Boost::MAX, ..turn }.declare().unwrap_err();
    assert_eq!(far.to_string(), "mini6.check: target number 1018 is out of range: -1000 to 1000 are allowed");
    assert!(Turn { damage: DiceCode::MAX, scale: Scale::SQUAD, ..turn }.declare().is_err());
}

fn sister() -> Fighter {
    Fighter::new(code("5D"), code("5D"), 19.try_into().unwrap(), 12.try_into().unwrap())
}

fn outcast() -> Fighter {
    Fighter::new(code("5D+2"), code("5D+2"), 21.try_into().unwrap(), 14.try_into().unwrap())
}

fn within(rounds: i64, duel: Duel) -> Duel {
    Duel { rounds: Some(Rounds::new(rounds).unwrap()), ..duel }
}

/// mini6.duel: the odds that count no rounds equal those of the rule as it is rolled.
#[test]
fn limited_duels_both_ways() {
    let hurt = Fighter { state: WoundLevel::Wounded.into(), actions: Actions::new(2).unwrap(), ..outcast() };
    let initiative = Opening::Initiative(Initiative::new(code("3D"), code("3D+1")));
    for rounds in [0, 1, 2, 4] {
        let duel = within(rounds, Duel { opening: initiative, ..Duel::new(sister(), hurt) });
        assert_eq!(duel.odds(), Odds::of(|dice| duel.resolve(dice)), "{rounds} rounds");
    }
}

/// mini6.duel: the other way round it is mirrored, whoever strikes first.
#[test]
fn duels_mirror() {
    let rolled = |first, second| Opening::Initiative(Initiative::new(code(first), code(second)));
    let openings = [
        (Opening::First, Opening::Second),
        (Opening::Second, Opening::First),
        (rolled("3D+2", "4D"), rolled("4D", "3D+2")),
    ];
    for (opening, swapped) in openings {
        for rounds in [None, Some(Rounds::new(3).unwrap())] {
            let duel = Duel { opening, rounds, ..Duel::new(sister(), outcast()) }.odds();
            let mirror = Duel { opening: swapped, rounds, ..Duel::new(outcast(), sister()) }.odds();
            assert_eq!(duel.chance(&DuelOutcome::FirstWins), mirror.chance(&DuelOutcome::SecondWins));
            assert_eq!(duel.chance(&DuelOutcome::SecondWins), mirror.chance(&DuelOutcome::FirstWins));
        }
    }
}

/// mini6.duel: what initiative is worth lies between striking first and striking second.
#[test]
fn initiative_mixes_the_openings() {
    let open = |opening| Duel { opening, ..Duel::new(sister(), outcast()) }.odds().chance(&DuelOutcome::FirstWins);
    let initiative = Initiative::new(code("4D"), code("3D"));
    let roll = initiative.odds();
    let (first, second) =
        (roll.chance(&InitiativeOutcome::First).to_f64(), roll.chance(&InitiativeOutcome::Second).to_f64());
    let expected = (first * open(Opening::First).to_f64() + second * open(Opening::Second).to_f64()) / (first + second);
    assert!((open(Opening::Initiative(initiative)).to_f64() - expected).abs() < 1e-12);
}

/// mini6.duel: a limit only takes from the decided, and the rounds are counted right.
#[test]
fn duels_come_to_an_end() {
    let easy = |fighter| Fighter { defence: 11.try_into().unwrap(), ..fighter };
    let duel = Duel::new(easy(sister()), easy(outcast()));
    let (end, fight) = (duel.odds(), duel.to_the_end());
    assert_eq!(end.chance(&DuelOutcome::Undecided), Probability::impossible());
    let mut undecided = Probability::certain();
    let mut expected_rounds = 0.0;
    for rounds in 0..=100 {
        let odds = within(rounds, duel).odds();
        let still = odds.chance(&DuelOutcome::Undecided);
        assert!(still <= undecided);
        expected_rounds += still.to_f64(); // the mean is the sum of the chances to go on
        undecided = still;
        assert!(odds.chance(&DuelOutcome::FirstWins) <= end.chance(&DuelOutcome::FirstWins));
    }
    assert!(undecided.to_f64() < 1e-6);
    assert!((fight.expected_rounds().to_f64() - expected_rounds).abs() < 1e-3);
}

/// mini6.duel: a stun's penalty ends with the stunned fighter's next turn, its mark stays; both only touch attacks.
#[test]
fn stuns_in_a_duel() {
    let duel = Duel::new(sister(), outcast());
    let fight = duel.to_the_end();
    // the first hits with 24 and does 14, a stun; the second then has 4D+2, and misses
    let faces = [5, 5, 5, 5, 4, 3, 3, 3, 3, 2, 3, 3, 3, 3];
    let after = fight.after(1);
    let stunned = Condition { state: WoundState::HEALTHY.stunned(), reeling: false };
    assert!(
        after.outcomes().iter().any(|standing| matches!(standing, Standing::Going(state) if state.second == stunned))
    );
    assert!(after.outcomes().iter().all(|standing| match standing {
        Standing::Going(state) => !state.second.reeling && state.first_leads == Some(true),
        Standing::Ended(_) => true,
    }));
    let record = within(1, duel).replay(&faces).unwrap();
    assert_eq!(record.outcome, DuelOutcome::Undecided);
    assert_eq!(record.trace.faces().len(), 14); // five, five, and four
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// mini6.duel: a fighter's first blow is a strike by its codes, bonuses and factor, against the other's statics and wounds;
    /// who takes the other out with it has won. Stackings differ only in hits on who is out already, so either will do.
    #[test]
    fn the_first_blow_of_a_duel_is_a_strike(
        attack_bonus in -3_i64..4, damage_bonus in -3_i64..4, factor: Factor, state in states(), additive: bool,
        defence in 5_i64..25, soak in 0_i64..20,
    ) {
        prop_assume!(!state.level().is_out());
        let (attack_bonus, damage_bonus) = (Bonus::saturating(attack_bonus), Bonus::saturating(damage_bonus));
        let stacking = if additive { Stacking::Additive } else { Stacking::OneLevel };
        let of = strike("4D", defence, "4D+1", soak);
        let first = Fighter {
            attack_bonus, damage_bonus, damage_factor: factor, ..Fighter::new(of.attack, of.damage, of.tn, of.soak)
        };
        let second = Fighter { state, ..Fighter::new(code("1D"), code("1D"), of.tn, of.soak) };
        let strike = Strike { attack_bonus, damage_bonus, damage_factor: factor, state, stacking, ..of };
        let duel = within(1, Duel { stacking, ..Duel::new(first, second) });
        let out = strike.odds().chance_of(|state| state.level().is_out());
        prop_assert_eq!(duel.odds().chance(&DuelOutcome::FirstWins), out);
    }
}

/// mini6.duel: a fight goes on though one reels too much to strike.
#[test]
fn who_reels_fights_on() {
    let reeling = Condition { state: WoundState::HEALTHY.stunned(), reeling: true };
    // one die each, which a stun takes; of a blow that does 10 to 13, no more than a stun comes
    let one = |soak| Fighter::new(code("1D"), code("3D"), 1.try_into().unwrap(), Soak::saturating(soak));
    let duel = Duel::new(one(10), one(10));
    let after = duel.to_the_end().after(1);
    assert!(after.outcomes().iter().any(
        |standing| matches!(standing, Standing::Going(state) if state.first == reeling || state.second == reeling)
    ));
}

/// mini6.duel: two who are too badly hurt to strike don't fight for ever; one who is out has lost before it began.
#[test]
fn duels_that_can_not_be_fought() {
    let hurt = Fighter { attack: code("1D"), state: WoundLevel::Wounded.into(), ..sister() };
    assert_eq!(Duel::new(hurt, hurt).odds().outcomes(), [DuelOutcome::Undecided]);
    assert_eq!(Duel::new(hurt, hurt).replay(&[]).unwrap().outcome, DuelOutcome::Undecided);
    let out = Fighter { state: WoundLevel::Incapacitated.into(), ..sister() };
    assert_eq!(Duel::new(out, hurt).odds().outcomes(), [DuelOutcome::SecondWins]);
    assert_eq!(Duel::new(out, out).odds().outcomes(), [DuelOutcome::Undecided]);
    // one of them can strike: it is fought out, and the helpless one can't win
    let odds = Duel::new(hurt, outcast()).odds();
    assert_eq!(odds.outcomes(), [DuelOutcome::SecondWins]);
    // a fighter with fewer dice than actions strikes as often as it can
    let eager = Fighter { attack: code("2D"), actions: Actions::MAX, ..sister() };
    let fight = Duel::new(eager, hurt);
    let twice = Duel::new(Fighter { actions: Actions::new(2).unwrap(), ..eager }, hurt);
    assert_eq!(fight.odds(), twice.odds());
    assert!(matches!(
        fight.to_the_end().round(&fight.to_the_end().start(), &mut SeededRng::new(1)),
        ControlFlow::Continue(_) | ControlFlow::Break(DuelOutcome::FirstWins)
    ));
}

/// mini6.duel, mini6.multi-action: ten strikes a turn on both sides have odds too.
#[test]
fn duels_of_many_strikes() {
    let whirl = |code_: &str, defence: i64| Fighter {
        actions: Actions::MAX,
        ..Fighter::new(code(code_), code("5D"), defence.try_into().unwrap(), 16.try_into().unwrap())
    };
    let duel = within(2, Duel::new(whirl("14D", 45), whirl("13D", 47)));
    assert_eq!(duel.odds().len(), 3);
    let record = duel.record(&mut SeededRng::new(3));
    assert_eq!(duel.replay(&record.trace.faces()).unwrap(), record);
}
