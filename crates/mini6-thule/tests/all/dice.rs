//! Dice: mini6.code, mini6.flat-bonus, mini6.wild-die, mini6.ten-dice, mini6.check, mini6.opposed, mini6.double-half.

use dice_core::{Budget, D6, Dice, DiceCode, Odds, Probability, ReplayError, Resolve, RollCode};
use mini6_thule::{
    AtMost, Bonus, Check, CheckOutcome, Difficulty, Factor, Opposed, OpposedOutcome, Roll, TargetNumber, Throw,
    TwistedCheck,
};
use proptest::prelude::*;

fn code(text: &str) -> DiceCode {
    text.parse().unwrap()
}

fn tn(target: i64) -> TargetNumber {
    TargetNumber::new(target).unwrap()
}

fn success(test: &impl Resolve<Outcome = CheckOutcome>) -> Probability {
    test.odds().chance(&CheckOutcome::Success)
}

/// In how many of 6^`rolls` ways a wild die comes to `need` or more, counted face by face.
fn wild_ways(need: i64, rolls: u32) -> u128 {
    if need <= 1 {
        return 6_u128.pow(rolls);
    }
    assert!(rolls > 0, "the chain must be followed to where all totals are enough");
    (1..=6)
        .map(|face| {
            if face == 6 {
                wild_ways(need - 6, rolls - 1)
            } else if face >= need {
                6_u128.pow(rolls - 1)
            } else {
                0
            }
        })
        .sum()
}

/// The chance of a total of `need` or more, by counting every way that the plain dice can fall.
fn by_counting(dice: u32, need: i64) -> Probability {
    let rolls = (need.max(0) / 6 + 1) as u32;
    let mut ways = 0;
    for fall in 0..6_i64.pow(dice - 1) {
        let shown: i64 = (0..dice - 1).map(|die| fall / 6_i64.pow(die) % 6 + 1).sum();
        ways += wild_ways(need - shown, rolls);
    }
    Probability::new(ways, 6_u128.pow(dice - 1 + rolls)).unwrap()
}

/// mini6.check, mini6.wild-die: every target number in reach and out of it, against a count of all faces.
#[test]
fn checks_equal_a_count_of_all_faces() {
    for dice in 1..=4_u16 {
        for target in -3..=30 {
            let check =
                Check { bonus: Bonus::new(-1).unwrap(), ..Check::new(DiceCode::new(dice, 2).unwrap(), tn(target)) };
            assert_eq!(success(&check), by_counting(dice.into(), target - 1), "{dice}D+2-1 against {target}");
        }
    }
}

/// mini6.wild-die: E[1D] = 21/5, E[5D+1] = 96/5, E[2D] = 77/10; no total of exactly 6 or 12 comes of one die.
#[test]
fn the_mean_has_the_whole_chain_in_it() {
    for (text, mean) in [("1D", 4.2), ("2D", 7.7), ("5D+1", 19.2)] {
        // what is cut off above 200 weighs less than 6⁻²⁵
        let odds = Roll::new(code(text), AtMost::new(200).unwrap()).odds();
        assert!((odds.mean().to_f64() - mean).abs() < 1e-12, "{text}: {}", odds.mean());
    }
    let die = Roll::new(code("1D"), AtMost::new(20).unwrap()).odds();
    for total in [6, 12, 18] {
        assert!(!die.outcomes().contains(&total));
    }
    assert_eq!(die.chance(&7).fraction(), "1/36");
}

/// mini6.wild-die: the last die is the wild one, the trace says so, and no die is left over or missing.
#[test]
fn the_last_die_is_wild() {
    let check = Check::new(code("2D"), tn(13));
    assert_eq!(check.replay(&[6, 2]).unwrap().outcome, CheckOutcome::Failure);
    assert!(matches!(check.replay(&[6, 2, 5]), Err(ReplayError::LeftOver { used: 2, left: 1 })));
    let record = check.replay(&[2, 6, 5]).unwrap();
    assert_eq!(record.outcome, CheckOutcome::Success);
    assert_eq!(record.trace.dice().map(|die| die.wild).collect::<Vec<_>>(), [false, true, true]);
    assert!(matches!(check.replay(&[2, 6]), Err(ReplayError::Needs { sides: D6, used: 2 })));
    assert_eq!(Check::new(code("1D"), tn(2)).replay(&[1]).unwrap().outcome, CheckOutcome::Failure);
}

/// mini6.code: three pips make a die, in sums as in what is read. mini6.flat-bonus: a flat plus never does.
#[test]
fn pips_carry_and_pluses_do_not() {
    for a in 3..60 {
        for b in 3..60 {
            let (a, b) = (DiceCode::from_total_pips(a).unwrap(), DiceCode::from_total_pips(b).unwrap());
            let sum = a.checked_add(b).unwrap();
            assert_eq!(sum.total_pips(), a.total_pips() + b.total_pips());
            assert_eq!(sum.checked_sub(b), Some(a));
        }
    }
    assert_eq!(code("5D+4"), code("6D+1"));
    let sword = code("12D+1").with_bonus(3).unwrap();
    assert_eq!(sword.to_string(), "12D+4");
    assert_eq!("12D+4".parse::<RollCode>().unwrap(), sword);
    assert_eq!(code("12D+4"), code("13D+1"));
    assert_eq!(Throw::from(sword).to_string(), "10D+10");
    assert_eq!(Throw::from("5D-1".parse::<RollCode>().unwrap()).to_string(), "5D-1");
}

/// mini6.ten-dice: ten dice are rolled and the others count three each; the source's means leave explosions out.
#[test]
fn ten_dice_are_rolled_at_most() {
    let mean_without_chain = |text: &str, boost: i64| {
        let throw = Throw::new(code(text), Bonus::new(boost).unwrap());
        let dice = throw.pool().plain + throw.pool().exploding;
        Odds::of(|six| i64::from(six.sum(dice, D6)) + throw.plus()).mean().fraction()
    };
    assert_eq!(mean_without_chain("5D", 18), "71/2"); // "35-36"
    assert_eq!(mean_without_chain("15D", 18), "68");
    for (text, rolled) in [("10D+2", "10D+2"), ("11D", "10D+3"), ("15D", "10D+15"), ("100D+1", "10D+271")] {
        assert_eq!(Throw::from(code(text)).to_string(), rolled);
        let ones = [1; 10];
        let roll = Roll::new(code(text), AtMost::MAX);
        assert_eq!(roll.replay(&ones).unwrap().outcome, 10 + Throw::from(code(text)).plus());
    }
}

/// mini6.check: the four difficulties by name.
#[test]
fn difficulties() {
    let targets: Vec<i64> = Difficulty::ALL.iter().map(|difficulty| difficulty.target_number().into()).collect();
    assert_eq!(targets, [10, 15, 20, 25]);
    assert_eq!("very-difficult".parse(), Ok(Difficulty::VeryDifficult));
}

/// mini6.check: total and margin are in the trace.
#[test]
fn the_trace_tells_total_and_margin() {
    let told = Check::new(code("3D+1"), tn(12)).replay(&[4, 2, 3]).unwrap().trace.to_string();
    assert_eq!(told, "mini6.check: Failure\n  3d6: 4, 2 + wild 3\n  total 10\n  margin -2\n");
    let doubled = TwistedCheck { factor: Factor::Doubled, ..TwistedCheck::new(code("2D"), tn(11)) };
    let told = doubled.replay(&[4, 2]).unwrap().trace.to_string();
    assert!(told.contains("total 6\n    doubled 12\n    margin 1\n"), "{told}");
}

/// mini6.double-half: doubling and halving are other target numbers, a half is rounded down, also below nothing.
#[test]
fn factors_move_the_target() {
    for target in -9..=40 {
        let twisted = |factor| TwistedCheck {
            factor,
            bonus: Bonus::new(-4).unwrap(),
            ..TwistedCheck::new(code("3D+1"), tn(target))
        };
        let plain = |target| Check { bonus: Bonus::new(-4).unwrap(), ..Check::new(code("3D+1"), tn(target)) };
        // 2t >= n if t >= n/2 rounded up; t/2 rounded down >= n if t >= 2n
        assert_eq!(success(&twisted(Factor::Doubled)), success(&plain((target + 1).div_euclid(2))), "{target}");
        assert_eq!(success(&twisted(Factor::Halved)), success(&plain(2 * target)), "{target}");
    }
    assert_eq!([-3, -1, 3, 5].map(|total| Factor::Halved.of(total)), [-2, -1, 1, 2]);
    assert_eq!([-3, 0, 7].map(|total| Factor::Doubled.of(total)), [-6, 0, 14]);
}

/// mini6.double-half: Destiny fails only if both rolls fail.
#[test]
fn destiny_is_a_second_chance() {
    let check = TwistedCheck::new(code("4D"), tn(17));
    let failure = success(&check).complement();
    assert_eq!(success(&TwistedCheck { destiny: true, ..check }).complement(), failure.and(&failure));
}

/// mini6.opposed: mirrored when the sides are swapped, and a tie is the actor's loss.
#[test]
fn opposed_rolls_mirror() {
    for (ours, our_bonus, theirs, their_bonus) in
        [("1D", 0, "1D", 0), ("5D", 0, "6D", 0), ("3D+2", -7, "9D", 4), ("15D", 18, "12D+1", 0), ("1D", 0, "10D", 60)]
    {
        let (our_bonus, their_bonus) = (Bonus::new(our_bonus).unwrap(), Bonus::new(their_bonus).unwrap());
        let (ours, theirs) = (code(ours), code(theirs));
        let odds =
            Opposed { actor: ours, actor_bonus: our_bonus, resister: theirs, resister_bonus: their_bonus }.odds();
        let swapped =
            Opposed { actor: theirs, actor_bonus: their_bonus, resister: ours, resister_bonus: our_bonus }.odds();
        assert_eq!(odds.chance(&OpposedOutcome::Actor), swapped.chance(&OpposedOutcome::Resister));
        assert_eq!(odds.chance(&OpposedOutcome::Tie), swapped.chance(&OpposedOutcome::Tie));
        assert_eq!(odds.chance_of(|_| true), Probability::certain());
        assert_eq!(odds.len(), 3); // with endless chains nobody is safe
    }
}

/// mini6.opposed: the side that acts gets its way with the higher total, and only then; a tie is the other's.
#[test]
fn the_higher_total_wins() {
    let opposed = Opposed { actor_bonus: Bonus::new(2).unwrap(), ..Opposed::new(code("2D"), code("1D+1")) };
    for (first, wild, theirs) in (0..150).map(|fall| (fall / 30 + 1, fall / 5 % 6 + 1, fall % 5 + 1)) {
        // an ace of the wild die is a one more
        let ours: &[u32] = if wild == 6 { &[first, 6, 1] } else { &[first, wild] };
        let outcome = opposed.replay(&[ours, &[theirs]].concat()).unwrap().outcome;
        let ahead = i64::from(ours.iter().sum::<u32>()) + 2 - i64::from(theirs + 1);
        assert_eq!(outcome.actor_wins(), ahead > 0, "{ours:?} against {theirs}");
        assert_eq!(outcome == OpposedOutcome::Tie, ahead == 0, "{ours:?} against {theirs}");
    }
}

/// mini6.wild-die: whatever total is said to be enough, what is asked about lower ones is answered right, or not at all.
#[test]
fn no_total_is_taken_for_enough_that_is_not() {
    let throw = Throw::from(code("1D+2"));
    let asked = |enough: i64| Odds::within(Budget::INTERACTIVE, |dice| throw.total(dice, enough).min(20));
    let answer = asked(20).unwrap();
    for beyond in [-3, -2, -1, 0, 1, 2, 3, 7, 20] {
        for enough in [20, i64::from(u32::MAX), i64::from(u32::MAX) + 1, 2 * i64::from(u32::MAX) + 2, i64::MAX - 20] {
            if enough + beyond >= 20 {
                let odds = asked(enough + beyond);
                assert!(odds.as_ref().map_or(true, |odds| *odds == answer), "{enough} and {beyond}: {odds:?}");
            }
        }
    }
}

proptest! {
    /// mini6.check: never likelier against a higher target number, never less likely with a die more.
    #[test]
    fn checks_are_monotone(dice in 1_u16..=20, pips in 0_u16..=2, target in -20_i64..=120) {
        let check = Check::new(DiceCode::new(dice, pips).unwrap(), tn(target));
        let harder = Check { tn: tn(target + 1), ..check };
        // a die more; a pip more can be a sure 2 exchanged for a die that may show 1
        let better = Check { code: check.code.plus_dice(1).unwrap(), ..check };
        prop_assert!(success(&harder) <= success(&check));
        prop_assert!(success(&better) >= success(&check));
    }

    /// mini6.wild-die, mini6.check: a check is what the totals say.
    #[test]
    fn a_check_is_its_totals(dice in 1_u16..=12, bonus in -30_i64..=30, target in -20_i64..=90) {
        let (code, bonus) = (DiceCode::new(dice, 1).unwrap(), Bonus::new(bonus).unwrap());
        let totals = Roll { bonus, ..Roll::new(code, AtMost::new(target).unwrap()) }.odds();
        let check = Check { code, bonus, tn: tn(target) };
        prop_assert_eq!(success(&check), totals.at_least(&target));
    }
}
