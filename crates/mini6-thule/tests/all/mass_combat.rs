//! Many attackers at once: mini6.mass-combat, mini6.mass-damage.

use dice_core::{Budget, DiceCode, Odds, OddsError, Resolve};
use mini6_thule::{Attackers, Check, CheckOutcome, Error, MassCombat, MassLaw, casualties};
use proptest::prelude::*;

fn code(text: &str) -> DiceCode {
    text.parse().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(128))]

    /// mini6.mass-combat: the shortcut by its definition, attacker by attacker.
    #[test]
    fn the_shortcut_attacker_by_attacker(attackers in 0_u16..=40, dice in 1_u16..=12, pips in 0_u16..=2, need in -3_i64..=20) {
        let code = DiceCode::new(dice, pips).unwrap();
        let base = [0, 3, 7, 10, 14, 17, 21, 24, 28, 31, 34, 37][usize::from(dice) - 1] + i64::from(pips);
        let combat = MassCombat::new(Attackers::new(attackers.into()).unwrap(), code, (base + need).try_into().unwrap());
        prop_assert_eq!((combat.base(), combat.need()), (base, need));
        let wild = |need: i64| {
            Check::new("1D".parse().unwrap(), need.try_into().unwrap()).odds().map(|outcome| u16::from(*outcome == CheckOutcome::Success))
        };
        let none = Odds::certain(0_u16);
        let add = |some: Odds<u16>, one: &Odds<u16>| some.and_then(|hits| one.map(|hit| hits + hit));
        let expected = if need <= 5 {
            (0..attackers).fold(none, |hits, _| add(hits, &wild(need)))
        } else if need <= 7 {
            // a six is the only face that hits, and it isn't rolled on
            (0..attackers % 6).fold(Odds::certain(attackers / 6), |hits, _| add(hits, &wild(7)))
        } else {
            let sixes = (0..attackers / 6).fold(none, |hits, _| add(hits, &wild(need - 6)));
            (0..attackers % 6).fold(sixes, |hits, _| add(hits, &wild(need)))
        };
        prop_assert_eq!(combat.odds(), expected);
    }
}

/// mini6.mass-combat: the archers of the rule text, with what the shortcut costs them.
#[test]
fn the_archers() {
    let archers = MassCombat::new(Attackers::new(65).unwrap(), code("7D"), 30.try_into().unwrap());
    assert_eq!((archers.base(), archers.need()), (21, 9));
    // ten hit with 27 + wild die on a 3, five with 21 + wild die on a 9: 10 · 4/6 + 5 · 4/36
    assert_eq!(archers.odds().mean().fraction(), "65/9");
    assert_eq!(archers.odds().outcomes().last(), Some(&15)); // fifty can't hit
    let exact = MassCombat { law: MassLaw::Exact, ..archers };
    let one = Check::new(code("7D"), 30.try_into().unwrap()).odds().chance(&CheckOutcome::Success).to_f64();
    assert!((exact.odds().mean().to_f64() - 65.0 * one).abs() < 1e-9);
    let ten = MassCombat::new(Attackers::new(10).unwrap(), code("5D"), 18.try_into().unwrap());
    assert_eq!((ten.base(), ten.need()), (14, 4));
}

/// mini6.mass-combat: order of the dice, and every die is rolled even where it can't matter.
#[test]
fn mass_combat_dice_in_order() {
    let need_9 = |attackers| MassCombat::new(Attackers::new(attackers).unwrap(), code("7D"), 30.try_into().unwrap());
    // two taken as sixes, each with its chain at once, then the one left over
    assert_eq!(need_9(13).replay(&[6, 1, 2, 6, 3]).unwrap().outcome, 2);
    assert_eq!(need_9(13).replay(&[2, 2, 6, 2]).unwrap().outcome, 0);
    let sure = MassCombat::new(Attackers::new(4).unwrap(), code("7D"), 5.try_into().unwrap());
    assert_eq!(sure.replay(&[1, 6, 6, 1]).unwrap().outcome, 4);
    let none = MassCombat::new(Attackers::new(0).unwrap(), code("7D"), 30.try_into().unwrap());
    assert_eq!(none.replay(&[]).unwrap().outcome, 0);
    let thousand =
        MassCombat { law: MassLaw::Exact, ..MassCombat::new(Attackers::MAX, code("7D"), 30.try_into().unwrap()) };
    assert_eq!(thousand.odds().len(), 1001);
}

/// mini6.mass-damage: 24 wounds and 3 incapacitated are 11.
#[test]
fn casualties_as_printed() {
    assert_eq!(casualties(24, 3), 11);
    assert_eq!([0, 1, 2, 3, 5, 6].map(|wounds| casualties(wounds, 0)), [0, 0, 0, 1, 1, 2]);
    assert_eq!(casualties(u32::MAX, u32::MAX), 1_431_655_765 + 4_294_967_295);
}

/// mini6.mass-combat: exact odds are within reach up to the crowd whose square, times the digits of one attacker's chance, is the
/// limit, and one more is refused in place of being worked out; the shortcut always is, and the dice always can be rolled.
#[test]
fn exact_odds_within_reach() {
    for (dice, tn) in [("7D", 30), ("1D", 150), ("1D+1", 400), ("3D", 1_000), ("10D+2", 777), ("2D", -5)] {
        let crowd = |attackers: u64, law| {
            let attackers = Attackers::new(attackers as i64).unwrap();
            MassCombat { law, ..MassCombat::new(attackers, code(dice), tn.try_into().unwrap()) }
        };
        let digits =
            Check::new(code(dice), tn.try_into().unwrap()).odds().chance(&CheckOutcome::Success).denominator().bits();
        let most = (0..=1_000).rev().find(|attackers| attackers * attackers * digits <= MassCombat::REACH).unwrap();
        assert_eq!(most < 1_000, tn >= 150, "{dice} against {tn}: {digits} digits");
        for attackers in [0, 1, most / 2, most - 1, most] {
            assert_eq!(
                crowd(attackers, MassLaw::Exact).odds_in_reach(),
                Ok(()),
                "{attackers} with {dice} against {tn}"
            );
        }
        for attackers in [most + 1, (most + 1_000).div_ceil(2), 1_000]
            .into_iter()
            .filter(|attackers| (most + 1..=1_000).contains(attackers))
        {
            let exact = crowd(attackers, MassLaw::Exact);
            let refusal = Error::OddsOutOfReach { attackers: exact.attackers };
            assert_eq!(exact.odds_in_reach(), Err(refusal.clone()), "{attackers} with {dice} against {tn}");
            assert_eq!(exact.odds_within(Budget::default()), Err(OddsError::OutOfReach(refusal.to_string())));
            assert_eq!(exact.roll_seed(1), 0); // nobody is so lucky
            let shortcut = crowd(attackers, MassLaw::Shortcut);
            assert_eq!(shortcut.odds_in_reach(), Ok(()));
            assert!(shortcut.odds_within(Budget::INTERACTIVE).is_ok());
        }
    }
}
