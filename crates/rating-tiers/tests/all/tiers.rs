//! Tiers, their d6, outcomes and symmetry: `tiers.tier`, `tiers.roll`, `tiers.outcome`, `tiers.symmetry`.

use dice_core::Probability;
use proptest::prelude::*;
use rating_tiers::{RULES, Resolve, Tier, TierOutcome, TierRoll};

use TierOutcome::{CompleteFailure, CompleteVictory, MajorSetback, MajorSuccess, MinorSetback, MinorSuccess};

/// tiers.tier: every difference from −15 to 15, by the bounds of the rule text.
#[test]
fn tiers_begin_where_the_text_says() {
    for difference in -15..=15 {
        let wanted = match difference {
            ..=-10 => "inadequacy",
            -9..=-5 => "inferiority",
            -4..=4 => "parity",
            5..=9 => "superiority",
            10.. => "supremacy",
        };
        for opposing in [-1000, -3, 0, 7, 1_000_000_007] {
            assert_eq!(Tier::of(opposing + difference, opposing).as_str(), wanted, "{difference}");
        }
    }
}

/// tiers.tier: exactly 5 and exactly 10, and one to either side of them.
#[test]
fn edges_of_the_tiers() {
    let tiers = [-11, -10, -9, -6, -5, -4, 0, 4, 5, 9, 10, 11].map(|difference| Tier::of(difference, 0).to_string());
    let wanted = [
        "inadequacy",
        "inadequacy",
        "inferiority",
        "inferiority",
        "inferiority",
        "parity",
        "parity",
        "parity",
        "superiority",
        "superiority",
        "supremacy",
        "supremacy",
    ];
    assert_eq!(tiers, wanted);
}

/// tiers.tier: the ends of 64 bits, where a difference in 64 bits would overflow.
#[test]
fn no_difference_overflows() {
    assert_eq!(Tier::of(i64::MAX, i64::MIN), Tier::Supremacy);
    assert_eq!(Tier::of(i64::MIN, i64::MAX), Tier::Inadequacy);
    for (near, tier) in [(4, Tier::Parity), (5, Tier::Superiority), (9, Tier::Superiority), (10, Tier::Supremacy)] {
        assert_eq!(Tier::of(i64::MAX, i64::MAX - near), tier);
        assert_eq!(Tier::of(i64::MIN + near, i64::MIN), tier);
        assert_eq!(Tier::of(i64::MAX - near, i64::MAX), tier.mirrored());
    }
    assert_eq!(Tier::of(i64::MIN, i64::MIN), Tier::Parity);
    assert_eq!(Tier::of(0, i64::MIN), Tier::Supremacy);
}

proptest! {
    /// tiers.tier, tiers.symmetry: over the whole of 64 bits, against arithmetic in 128; the sides swapped mirror.
    #[test]
    fn tiers_over_all_ratings(actor: i64, opposing: i64) {
        let difference = i128::from(actor) - i128::from(opposing);
        let rank = [-9, -4, 5, 10].iter().filter(|&&edge| difference >= edge).count();
        prop_assert_eq!(Tier::of(actor, opposing), Tier::ALL[rank]);
        prop_assert_eq!(Tier::of(opposing, actor), Tier::ALL[4 - rank]);
    }

    /// The same where the ratings lie close together, so that all tiers are met.
    #[test]
    fn tiers_of_close_ratings(actor: i64, difference in -20_i64..=20) {
        let opposing = actor.saturating_add(difference);
        let difference = i128::from(actor) - i128::from(opposing);
        let rank = [-9, -4, 5, 10].iter().filter(|&&edge| difference >= edge).count();
        prop_assert_eq!(Tier::of(actor, opposing), Tier::ALL[rank]);
    }
}

/// tiers.roll: the faces of each tier, as the rule text lists them.
#[test]
fn each_tier_reads_the_die_as_listed() {
    let listed = [
        (0, vec![(1..=1, MajorSetback), (2..=3, MinorSetback), (4..=5, MinorSuccess), (6..=6, MajorSuccess)]),
        (5, vec![(1..=1, MinorSetback), (2..=4, MinorSuccess), (5..=6, MajorSuccess)]),
        (10, vec![(1..=1, MinorSuccess), (2..=5, MajorSuccess), (6..=6, CompleteVictory)]),
        (-5, vec![(1..=2, MajorSetback), (3..=5, MinorSetback), (6..=6, MinorSuccess)]),
        (-10, vec![(1..=1, CompleteFailure), (2..=5, MajorSetback), (6..=6, MinorSetback)]),
    ];
    for (actor, bands) in listed {
        let roll = TierRoll { actor, opposing: 0 };
        let odds = roll.odds();
        assert_eq!(odds.len(), bands.len());
        for (faces, outcome) in bands {
            let count = faces.clone().count() as u128;
            assert_eq!(odds.chance(&outcome), Probability::new(count, 6).unwrap());
            for face in faces {
                assert_eq!(roll.replay(&[face]).unwrap().outcome, outcome, "{actor}: {face}");
            }
        }
    }
}

/// tiers.roll: one die of six sides, no more and no less.
#[test]
fn one_d6_is_rolled() {
    let roll = TierRoll { actor: 3, opposing: 3 };
    assert_eq!(roll.replay(&[]).unwrap_err().to_string(), "the faces run out after 0: the rule needs a d6 next");
    assert!(roll.replay(&[1, 1]).is_err() && roll.replay(&[0]).is_err() && roll.replay(&[7]).is_err());
    assert_eq!(roll.replay(&[4]).unwrap().trace.to_string(), "tiers.roll: MinorSuccess\n  1d6: 4\n");
}

/// tiers.symmetry: all 186 cells: the mirrored tier, read with seven less the die, gives the mirrored outcome.
#[test]
fn every_cell_mirrors() {
    let mut cells = 0;
    for difference in -15..=15 {
        for face in 1..=6 {
            let (here, there) =
                (TierRoll { actor: difference, opposing: 0 }, TierRoll { actor: -difference, opposing: 0 });
            let mirrored = there.replay(&[7 - face]).unwrap().outcome.mirrored();
            assert_eq!(here.replay(&[face]).unwrap().outcome, mirrored, "difference {difference}, face {face}");
            assert_eq!(here.tier().mirrored(), there.tier());
            cells += 1;
        }
    }
    assert_eq!(cells, 186);
}

/// tiers.roll, tiers.outcome: the chance of success climbs by thirds between the ends.
#[test]
fn the_chance_of_success_climbs() {
    let chances = [-10, -5, 0, 5, 10]
        .map(|actor| TierRoll { actor, opposing: 0 }.odds().chance_of(|outcome| outcome.is_success()).fraction());
    assert_eq!(chances, ["0", "1/6", "1/2", "5/6", "1"]);
}

/// tiers.roll: a higher rating is never worse, face by face.
#[test]
fn higher_ratings_are_never_worse() {
    for difference in -15_i64..15 {
        for face in 1..=6 {
            assert!(Tier::of(difference, 0).read(face) <= Tier::of(difference + 1, 0).read(face));
        }
        assert!((1..6).all(|face| Tier::of(difference, 0).read(face) <= Tier::of(difference, 0).read(face + 1)));
    }
    assert_eq!((Tier::Parity.read(0), Tier::Parity.read(99)), (MajorSetback, MajorSuccess));
}

/// tiers.outcome: six in order, each under its name; the source's second name for the best is read too.
#[test]
fn outcomes_go_by_their_names() {
    let names =
        ["complete-failure", "major-setback", "minor-setback", "minor-success", "major-success", "complete-victory"];
    assert!(TierOutcome::ALL.is_sorted());
    for (outcome, name) in TierOutcome::ALL.iter().zip(names) {
        assert_eq!((outcome.to_string().as_str(), name.parse()), (name, Ok(*outcome)));
        assert_eq!(outcome.mirrored().mirrored(), *outcome);
        assert_eq!(outcome.is_success(), *outcome >= MinorSuccess);
        assert_eq!(outcome.is_major_success(), *outcome >= MajorSuccess);
    }
    assert_eq!("complete-success".parse(), Ok(CompleteVictory));
    for wrong in ["", "Complete-Victory", "complete victory", "success"] {
        assert!(wrong.parse::<TierOutcome>().unwrap_err().to_string().starts_with("tiers.outcome: outcome"));
    }
}

/// Every rule of the crate is listed once.
#[test]
fn the_rules_are_listed() {
    let ids: Vec<_> = RULES.iter().map(|rule| rule.id.as_str()).collect();
    let wanted = [
        "tiers.tier",
        "tiers.roll",
        "tiers.outcome",
        "tiers.symmetry",
        "tiers.difficulty",
        "tiers.player-facing",
        "tiers.stats",
        "tiers.actions",
        "tiers.exchange",
        "tiers.campaign",
    ];
    assert_eq!(ids, wanted);
}
