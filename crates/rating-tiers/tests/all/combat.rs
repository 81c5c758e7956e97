//! Stats, actions, difficulties, who rolls, and exchanges: `tiers.stats`, `tiers.actions`, `tiers.difficulty`,
//! `tiers.player-facing`, `tiers.exchange`.

use std::collections::BTreeMap;

use dice_core::Probability;
use proptest::prelude::*;
use rating_tiers::{
    Action, CoreStat, Difficulty, Exchange, ExchangeOutcome, Party, PlayerFacing, Ratings, Resolve, Sheet, SideUse,
    SizeEffect, SupportStat, Tier, TierRoll, Unopposed,
};

/// tiers.difficulty: the four, and how they are rolled.
#[test]
fn difficulties_stand_for_ratings() {
    assert_eq!(Difficulty::ALL.iter().map(|difficulty| difficulty.rating()).collect::<Vec<_>>(), [5, 10, 15, 20]);
    for difficulty in Difficulty::ALL {
        for actor in -20..40 {
            let wanted = TierRoll { actor, opposing: difficulty.rating() };
            assert_eq!(Unopposed { actor, difficulty: *difficulty }.odds(), wanted.odds());
        }
        // what the text says of each: parity starts four below its rating
        assert_eq!(Tier::of(difficulty.rating() - 4, difficulty.rating()), Tier::Parity);
    }
    assert_eq!("skilled".parse(), Ok(Difficulty::Skilled));
    assert!("easy".parse::<Difficulty>().unwrap_err().to_string().contains("trivial, skilled, difficult, impossible"));
}

proptest! {
    /// tiers.player-facing, tiers.symmetry: whether the player rolls or the opponent did, each outcome has the same
    /// chance for the one who acts.
    #[test]
    fn it_makes_no_difference_who_rolls(attacking: i64, by in -15_i64..=15) {
        let defending = attacking.saturating_add(by);
        let by_player = PlayerFacing { acting: Party::Opponent, attacking, defending }.odds();
        let by_opponent = TierRoll { actor: attacking, opposing: defending }.odds();
        prop_assert_eq!(by_player.map(|outcome| outcome.mirrored()), by_opponent);
    }

    /// tiers.exchange: the odds against all thirty-six pairs of faces; a miss and a penetrating hit roll one die only.
    #[test]
    fn an_exchange_agrees_with_all_pairs_of_faces(
        accuracy in -20_i64..20, avoidance in -20_i64..20, damage in -20_i64..20, deflection in -20_i64..20, penetrating: bool,
    ) {
        let exchange = Exchange { accuracy, avoidance, damage, deflection, penetrating };
        let mut counts = BTreeMap::new();
        for (first, second) in (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second))) {
            let hit = Tier::of(accuracy, avoidance).read(first);
            let (faces, wanted) = if !hit.is_success() {
                (vec![first], ExchangeOutcome::Missed(hit))
            } else if penetrating {
                (vec![first], ExchangeOutcome::Hit(None))
            } else {
                (vec![first, second], ExchangeOutcome::Hit(Some(Tier::of(damage, deflection).read(second))))
            };
            prop_assert_eq!(exchange.replay(&faces).unwrap().outcome, wanted);
            *counts.entry(wanted).or_insert(0_u128) += 1;
        }
        let odds = exchange.odds();
        prop_assert_eq!(odds.len(), counts.len());
        for ((outcome, chance), (wanted, count)) in odds.iter().zip(counts) {
            prop_assert_eq!((*outcome, chance), (wanted, Probability::new(count, 36).unwrap()));
        }
    }
}

/// tiers.player-facing: the player always rolls, with the defending rating if the opponent acts.
#[test]
fn players_roll_for_defence() {
    let attacked = PlayerFacing { acting: Party::Opponent, attacking: 20, defending: 12 };
    assert_eq!(attacked.player_roll(), TierRoll { actor: 12, opposing: 20 });
    let attacking = PlayerFacing { acting: Party::Player, ..attacked };
    assert_eq!(attacking.player_roll(), TierRoll { actor: 20, opposing: 12 });
    let told = attacked.replay(&[6]).unwrap().trace.to_string();
    assert_eq!(told, "tiers.player-facing: MinorSuccess\n  tiers.roll: MinorSuccess\n    1d6: 6\n");
}

/// tiers.stats: what opposes what, what else they are good for, and what size goes into.
#[test]
fn stats_oppose_each_other() {
    use CoreStat::{Accuracy, Avoidance, Damage, Deflection};
    for (one, other) in [(Accuracy, Avoidance), (Damage, Deflection)] {
        assert_eq!((one.opposed_by(), other.opposed_by()), (other, one));
    }
    assert_eq!(Accuracy.side_use(), Some(SideUse::OffsetsRangePenalties));
    assert_eq!(Avoidance.side_use(), Some(SideUse::MovesWhenDivingForCover));
    assert_eq!((Damage.side_use(), Deflection.side_use()), (None, None));
    assert_eq!(SupportStat::Size.supports(), [Avoidance, Damage, Deflection]);
    let ratings = Ratings { accuracy: 1, avoidance: 2, damage: 3, deflection: 4 };
    assert_eq!(CoreStat::ALL.iter().map(|&stat| ratings.of(stat)).collect::<Vec<_>>(), [1, 2, 3, 4]);
}

/// tiers.stats: size adds to three stats and not to accuracy, and stops at the ends of 64 bits; range never helps.
#[test]
fn size_and_range_change_ratings() {
    let sheet = Sheet {
        accuracy: 5,
        avoidance: i64::MIN,
        damage: i64::MAX,
        deflection: 0,
        size: SizeEffect { avoidance: -1, damage: 1, deflection: 7 },
    };
    assert_eq!(sheet.ratings(), Ratings { accuracy: 5, avoidance: i64::MIN, damage: i64::MAX, deflection: 7 });
    let archer = Ratings { accuracy: 12, avoidance: 0, damage: 0, deflection: 0 };
    for (penalty, offset, wanted) in
        [(0, 0, 12), (5, 0, 7), (5, 3, 10), (5, 5, 12), (5, 9, 12), (u32::MAX, 0, 12 - i64::from(u32::MAX))]
    {
        assert_eq!(archer.accuracy_at_range(penalty, offset), wanted);
    }
    assert_eq!(Ratings { accuracy: i64::MIN, ..archer }.accuracy_at_range(5, 0), i64::MIN);
}

/// tiers.actions: the five, each with the stats that it rolls.
#[test]
fn actions_name_their_stats() {
    let names: Vec<_> = Action::ALL.iter().map(|action| action.as_str()).collect();
    assert_eq!(names, ["volley", "melee", "advance", "retreat", "prepare"]);
    for action in Action::ALL {
        let pair = action.pair().map(|pair| (pair.actor, pair.opposing));
        let wanted = match action {
            Action::Volley | Action::Melee => Some((CoreStat::Accuracy, CoreStat::Avoidance)),
            Action::Advance | Action::Retreat => Some((CoreStat::Avoidance, CoreStat::Accuracy)),
            Action::Prepare => None,
        };
        assert_eq!((pair, action.is_attack()), (wanted, matches!(action, Action::Volley | Action::Melee)));
    }
    let (us, them) = (
        Ratings { accuracy: 1, avoidance: 2, damage: 3, deflection: 4 },
        Ratings { accuracy: 5, avoidance: 6, damage: 7, deflection: 8 },
    );
    assert_eq!(Action::Melee.pair().unwrap().roll(us, them), TierRoll { actor: 1, opposing: 6 });
    assert_eq!(Action::Retreat.pair().unwrap().roll(us, them), TierRoll { actor: 2, opposing: 5 });
    assert_eq!(
        Exchange::between(us, them, true),
        Exchange { accuracy: 1, avoidance: 6, damage: 3, deflection: 8, penetrating: true }
    );
}

/// tiers.exchange: the trace tells both rolls.
#[test]
fn an_exchange_tells_both_rolls() {
    let exchange = Exchange { accuracy: 12, avoidance: 10, damage: 16, deflection: 10, penetrating: false };
    let told = exchange.replay(&[4, 5]).unwrap().trace.to_string();
    assert_eq!(told, "tiers.roll: MinorSuccess\n  1d6: 4\ntiers.roll: MajorSuccess\n  1d6: 5\n");
    let ends = Exchange {
        accuracy: i64::MAX,
        avoidance: i64::MIN,
        damage: i64::MIN,
        deflection: i64::MAX,
        penetrating: false,
    };
    assert_eq!(ends.odds().len(), 3);
}
