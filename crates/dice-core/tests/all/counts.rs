//! Counts come to the same however they are put together, and their shares are exact.

use dice_core::{Counts, D6, Dice, Odds, Probability, SeededRng};
use proptest::collection::vec;
use proptest::prelude::*;

/// Counts up to the very highest.
fn counts() -> impl Strategy<Value = Counts<u8>> {
    let count = prop_oneof![4 => 0..10_u64, 1 => any::<u64>(), 1 => Just(u64::MAX)];
    vec((0..6_u8, count), 0..8).prop_map(|lines| {
        let mut counts = Counts::new();
        for (outcome, times) in lines {
            counts.add_times(outcome, times);
        }
        counts
    })
}

fn merged(all: impl IntoIterator<Item = Counts<u8>>) -> Counts<u8> {
    let mut merged = Counts::new();
    for counts in all {
        merged.merge(counts);
    }
    merged
}

proptest! {
    #[test]
    fn merging_is_the_same_in_any_order_and_grouping(a in counts(), b in counts(), c in counts()) {
        let of = |all: &[&Counts<u8>]| merged(all.iter().map(|&counts| counts.clone()));
        prop_assert_eq!(of(&[&a, &b]), of(&[&b, &a]));
        prop_assert_eq!(of(&[&of(&[&a, &b]), &c]), of(&[&a, &of(&[&b, &c])]));
        prop_assert_eq!(of(&[&a, &Counts::new()]), a);
    }

    #[test]
    fn parts_come_to_the_whole(outcomes in vec(0..6_u8, 0..60), owners in vec(0..4_usize, 60)) {
        let whole: Counts<u8> = outcomes.iter().copied().collect();
        let mut parts = [const { Counts::new() }; 4];
        for (&outcome, &owner) in outcomes.iter().zip(&owners) {
            parts[owner].add(outcome);
        }
        prop_assert_eq!(merged(parts.into_iter().rev()), whole.clone());
        // counted by hand
        let mut by_hand = [0; 6];
        for &outcome in &outcomes {
            by_hand[usize::from(outcome)] += 1;
        }
        prop_assert_eq!([0, 1, 2, 3, 4, 5].map(|outcome| whole.count(&outcome)), by_hand);
        prop_assert_eq!(whole.total(), outcomes.len() as u128);
    }

    #[test]
    fn shares_add_up(counts in counts()) {
        let Some(shares) = counts.shares() else {
            prop_assert_eq!(counts.total(), 0);
            prop_assert_eq!(counts.share(&0), None);
            prop_assert_eq!((counts.len(), counts.is_empty()), (0, true));
            return Ok(());
        };
        prop_assert_eq!(shares.chance_of(|_| true), Probability::certain());
        prop_assert_eq!((counts.len(), counts.is_empty()), (counts.iter().count(), false));
        for (outcome, count) in counts.iter() {
            prop_assert!(count > 0);
            prop_assert_eq!(Some(shares.chance(outcome)), counts.share(outcome));
            prop_assert_eq!(counts.share(outcome), Probability::new(count.into(), counts.total()).ok());
        }
    }
}

#[test]
fn the_highest_count_stays() {
    let mut counts = Counts::new();
    counts.add_times("hit", Counts::<&str>::MOST);
    counts.add("hit");
    counts.add_times("miss", Counts::<&str>::MOST);
    assert_eq!((counts.count(&"hit"), counts.total()), (u64::MAX, 2 * u128::from(u64::MAX)));
    assert_eq!(counts.share(&"hit").unwrap().fraction(), "1/2");
}

#[test]
fn nothing_is_not_counted() {
    let mut counts = Counts::new();
    counts.add_times(3, 0);
    assert!(counts.is_empty());
    assert_eq!((counts.len(), counts), (0, Counts::default()));
}

#[test]
fn rolls_of_many_streams_lie_about_the_odds() {
    // 64 streams of one master seed, 1,000 rolls each: five standard deviations of 64,000 rolls, √(64,000 · ¹⁄₆ · ⁵⁄₆) = 94.3
    let mut counts = Counts::new();
    for stream in 0..64 {
        let mut dice = SeededRng::stream(2026, stream);
        counts.merge((0..1_000).map(|_| dice.die(D6)).collect());
    }
    assert_eq!(counts.total(), 64_000);
    for face in Odds::of(|dice| dice.die(D6)).outcomes() {
        assert!(counts.count(face).abs_diff(10_667) < 472, "{face}: {}", counts.count(face));
    }
}

#[cfg(feature = "serde")]
#[test]
fn as_data() {
    let counts: Counts<u32> = [2, 1, 2].into_iter().collect();
    let text = r#"[{"outcome":1,"count":1},{"outcome":2,"count":2}]"#;
    assert_eq!(serde_json::to_string(&counts).unwrap(), text);
    assert_eq!(serde_json::from_str::<Counts<u32>>(text).unwrap(), counts);
    // two lists, one after the other, are the two merged
    let twice = text.replace("},{", "},{\"outcome\":2,\"count\":5},{");
    assert_eq!(serde_json::from_str::<Counts<u32>>(&twice).unwrap().count(&2), 7);
    let refused = serde_json::from_str::<Counts<u32>>(r#"[{"outcome":1,"count":-1}]"#).unwrap_err().to_string();
    assert!(refused.contains("-1") && refused.contains("u64"), "{refused}");
    assert!(serde_json::from_str::<Counts<u32>>(r#"{"1": 2}"#).unwrap_err().to_string().contains("a list of outcomes"));
}
