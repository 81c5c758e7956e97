//! The margin of two pools that may both explode for ever.
//!
//! The oracle adds up both pools die by die up to a bound and says what mass lies beyond it; the exact chance must lie
//! between the sum and the sum with all that mass, for every margin. Where one pool can't explode the oracle is exact.

use crate::common;

use std::collections::BTreeSet;

use common::{Table, every_script, exploding_die, fraction, merged, pool_total, power, ratio, sides, table, zero};
use dice_core::{D6, Dice, Odds, Pool, RuleId};
use num_rational::BigRational;

fn clamped(margin: i64, within: i64) -> i64 {
    margin.clamp(-within, within)
}

fn margin(s: u32, ours: Pool, theirs: Pool, within: u32) -> Table<i64> {
    let odds = Odds::of(|dice| dice.margin(sides(s), ours, theirs, within));
    let wide = i64::from(within);
    for lump in [1, -1] {
        let lumped = odds.outcomes().iter().filter(|&&margin| i64::from(margin) * lump >= wide.max(1)).count();
        assert!(lumped <= 1, "{ours:?} {theirs:?} of d{s} within {within}");
    }
    merged(&table(&odds), |margin| clamped(margin.into(), wide))
}

/// Both pools added up to `bound`: chances of margins, and the mass of what is further out.
fn summed(s: u32, ours: Pool, theirs: Pool, bound: u32, within: i64) -> (Table<i64>, BigRational) {
    let ours = pool_total(s, ours.plain, ours.exploding, bound);
    let theirs = pool_total(s, theirs.plain, theirs.exploding, bound);
    let (mut margins, mut beyond) = (Table::new(), zero());
    for (our, chance) in &ours {
        for (their, share) in &theirs {
            if *our == bound || *their == bound {
                beyond += chance * share;
            } else {
                let margin = clamped(i64::from(*our) - i64::from(*their), within);
                *margins.entry(margin).or_insert_with(zero) += chance * share;
            }
        }
    }
    (margins, beyond)
}

#[test]
fn margins_equal_truncated_sums_but_for_a_bounded_rest() {
    for s in [2, 3, 6, 10] {
        for (ours, theirs) in [((0, 1), (0, 1)), ((2, 1), (1, 1)), ((1, 1), (0, 2)), ((0, 2), (3, 2)), ((2, 0), (1, 3))]
        {
            let ours = Pool { plain: ours.0, exploding: ours.1 };
            let theirs = Pool { plain: theirs.0, exploding: theirs.1 };
            let (all, beyond) = summed(s, ours, theirs, 14 * s + 10, 1_000);
            assert!(beyond < ratio(1, 50), "{ours:?} {theirs:?} of d{s}: the rest is {beyond}");
            for within in [0, 1, 2, s, s + 1, 3 * s + 2] {
                let low = merged(&all, |margin| clamped(margin, within.into()));
                let exact = margin(s, ours, theirs, within);
                assert!(low.keys().all(|margin| exact.contains_key(margin)));
                assert_eq!(exact.values().sum::<BigRational>(), ratio(1, 1));
                for (margin, chance) in exact {
                    let low = low.get(&margin).cloned().unwrap_or_else(zero);
                    let high = &low + &beyond;
                    assert!(low <= chance && chance <= high, "{ours:?} {theirs:?} of d{s} within {within}: {margin}");
                }
            }
        }
    }
}

/// Every total up to `most` that a pool can come to.
fn totals(s: u32, pool: Pool, most: u32) -> BTreeSet<i64> {
    let add = |totals: &BTreeSet<i64>, die: &[u32]| -> BTreeSet<i64> {
        let all = totals.iter().flat_map(|total| die.iter().map(move |&shown| total + i64::from(shown)));
        all.filter(|&total| total <= most.into()).collect()
    };
    let plain: Vec<u32> = (1..=s).collect();
    let exploding: Vec<u32> = (1..=most).filter(|shown| s == 1 && *shown == 1 || s > 1 && shown % s != 0).collect();
    let mut totals = BTreeSet::from([0]);
    for _ in 0..pool.plain {
        totals = add(&totals, &plain);
    }
    for _ in 0..pool.exploding {
        totals = add(&totals, &exploding);
    }
    totals
}

/// Chances of margins are the business of the other tests; this is about which there are, and which stand for all beyond.
#[test]
fn every_margin_that_is_listed_is_one_that_the_dice_can_show() {
    let pools = || (0..=2).flat_map(|plain| (0..=2).map(move |exploding| Pool { plain, exploding }));
    for s in [1, 2, 3, 5] {
        for (ours, theirs) in pools().flat_map(|ours| pools().map(move |theirs| (ours, theirs))) {
            let most = 20 * s + 2; // further than eight dice and the nearest margin beyond 2s + 1 reach without equal explosions
            let (our, their) = (totals(s, ours, most), totals(s, theirs, most));
            let margins: BTreeSet<i64> =
                our.iter().flat_map(|our| their.iter().map(move |their| our - their)).collect();
            for within in [0, 1, 2, s, 2 * s + 1] {
                let odds = Odds::of(|dice| dice.margin(sides(s), ours, theirs, within));
                let within = i64::from(within.max(1));
                let below = margins.range(..=-within).next_back();
                let above = margins.range(within..).next();
                let listed = below.into_iter().chain(margins.range(1 - within..within)).chain(above);
                assert!(
                    odds.outcomes().iter().map(|&margin| i64::from(margin)).eq(listed.copied()),
                    "{ours:?} {theirs:?} of d{s} within {within}: {:?}",
                    odds.outcomes()
                );
            }
        }
    }
}

#[test]
fn margins_of_plain_dice_are_exact_sums() {
    for s in [2, 3, 6, 20] {
        for (our, their) in [(0, 0), (1, 0), (0, 2), (1, 1), (3, 2), (5, 5)] {
            let (ours, theirs) = (Pool::plain(our), Pool::plain(their));
            for within in [0, 1, 2, 3, s, 10 * s] {
                let (exact, beyond) = summed(s, ours, theirs, 1_000, within.into());
                assert_eq!(beyond, zero());
                assert_eq!(margin(s, ours, theirs, within), exact, "{our}d{s} over {their}d{s} within {within}");
            }
        }
    }
}

#[test]
fn dice_of_one_side_have_one_margin() {
    for (our, their, within) in [(0, 0, 5), (3, 1, 5), (1, 3, 5), (5, 5, 1)] {
        let odds = Odds::of(|dice| dice.margin(sides(1), Pool::plain(our), Pool::plain(their), within));
        assert_eq!(odds, Odds::certain(i32::from(our) - i32::from(their)));
    }
    // they can't explode
    let ones = Odds::of(|dice| dice.margin(sides(1), Pool { plain: 3, exploding: 4 }, Pool::exploding(2), 50));
    assert_eq!(ones, Odds::certain(5));
}

#[test]
fn plain_dice_may_say_that_every_margin_matters() {
    // `within` of any size is a true promise, and plain dice have few margins
    for within in [1_000, 1_000_000, u32::MAX] {
        let odds =
            Odds::within(dice_core::Budget::default(), |dice| dice.margin(D6, Pool::plain(2), Pool::plain(2), within));
        assert_eq!(odds.map(|odds| odds.len()), Ok(21), "within {within}");
    }
}

#[test]
fn one_exploding_side_is_exact_against_a_plain_one() {
    // where the other side is bounded, a margin within reach needs only totals within reach
    let within = 40;
    let ours = exploding_die(6, 200);
    let theirs = pool_total(6, 3, 0, 200);
    let mut expected = Table::new();
    for (our, chance) in &ours {
        for (their, share) in &theirs {
            let margin = clamped(i64::from(*our) - i64::from(*their), within);
            *expected.entry(margin).or_insert_with(zero) += chance * share;
        }
    }
    assert_eq!(margin(6, Pool::exploding(1), Pool::plain(3), 40), expected);
}

#[test]
fn the_difference_of_two_wild_dice_has_its_closed_form() {
    // Each shows 1 to 5 in the end, alike for both, and the difference of explosions is d with chance 5/7 · 6^−|d|
    let mut expected = Table::new();
    for d in -40_i64..=40 {
        let explosions = ratio(5, 7) / power(6, d.unsigned_abs() as u32);
        for ours in 1..=5_i64 {
            for theirs in 1..=5_i64 {
                let margin = 6 * d + ours - theirs;
                *expected.entry(margin).or_insert_with(zero) += &explosions / ratio(25, 1);
            }
        }
    }
    let exact = margin(6, Pool::exploding(1), Pool::exploding(1), 200);
    for margin in -199..=199 {
        assert_eq!(exact.get(&margin), expected.get(&margin), "{margin}");
    }
}

#[test]
fn five_wild_dice_against_six() {
    let odds = Odds::of(|dice| dice.margin(D6, Pool::with_wild_die(5), Pool::with_wild_die(6), 1));
    assert_eq!(odds.at_least(&1).fraction(), "148763265781/548549148672");
    assert_eq!(odds.chance(&0).fraction(), "28715733335/548549148672");
    // the same within a part, and found in a wider table
    let wide = Odds::of(|dice| {
        dice.part(RuleId::new("test.opposed"), |dice| {
            dice.margin(D6, Pool::with_wild_die(5), Pool::with_wild_die(6), 30)
        })
    });
    assert_eq!(wide.at_least(&1), odds.at_least(&1));
    assert_eq!(wide.chance(&0), odds.chance(&0));
}

#[test]
fn sides_swapped_mirror() {
    for (a, b) in [((3, 1), (1, 2)), ((0, 3), (4, 0)), ((2, 2), (2, 2)), ((7, 1), (0, 0))] {
        let (a, b) = (Pool { plain: a.0, exploding: a.1 }, Pool { plain: b.0, exploding: b.1 });
        for within in [1, 5, 17] {
            let ours = margin(6, a, b, within);
            assert_eq!(ours, merged(&margin(6, b, a, within), |margin: i64| -margin), "{a:?} {b:?}");
        }
    }
}

#[test]
fn against_nothing_a_margin_is_a_total() {
    for pool in [Pool::with_wild_die(5), Pool::exploding(3), Pool::plain(4)] {
        for within in [1, 6, 25] {
            let total = Odds::of(|dice| dice.total(D6, pool, within)).map(|&total| i64::from(total.min(within)));
            assert_eq!(margin(6, pool, Pool::plain(0), within), table(&total));
        }
    }
    assert_eq!(fraction(&Odds::of(|d| d.margin(D6, Pool::plain(0), Pool::plain(0), 3)).chance(&0)), ratio(1, 1));
}

#[test]
fn a_margin_equals_a_count_over_scripts_but_for_a_bounded_rest() {
    let (ours, theirs) = (Pool::with_wild_die(2), Pool::exploding(1));
    let (counted, beyond) = every_script(6, |dice| dice.margin(D6, ours, theirs, 9).clamp(-9, 9));
    assert!(beyond < ratio(1, 40));
    for (margin, chance) in margin(6, ours, theirs, 9) {
        let low = counted.get(&(margin as i32)).cloned().unwrap_or_else(zero);
        assert!(low <= chance && chance <= &low + &beyond, "{margin}");
    }
}
