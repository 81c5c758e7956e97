//! What can be asked of exact odds, each answer against plain counting.

use crate::common;

use std::collections::BTreeMap;

use common::{Table, fraction, merged, ratio, table, zero};
use conformance::generators::{Words, counting};
use dice_core::{D3, D4, D6, D20, Dice, Exact, Odds, Outcome, Pool, Probability, SeededRng};
use num_bigint::BigInt;
use num_rational::BigRational;
use proptest::prelude::*;

fn exact(number: &Exact) -> BigRational {
    BigRational::new(number.numerator().clone(), number.denominator().clone())
}

/// Weights as they come: outcomes repeated, weights of nothing, in any order.
fn weights() -> impl Strategy<Value = Vec<(i32, u64)>> {
    let weight = prop_oneof![Just(0), 1..20_u64, Just(u64::MAX), any::<u64>()];
    prop::collection::vec((-20..20_i32, weight), 1..30)
}

fn counted(weights: &[(i32, u64)]) -> Option<Table<i32>> {
    let total: BigInt = weights.iter().map(|(_, weight)| BigInt::from(*weight)).sum();
    let mut counted = BTreeMap::new();
    for &(outcome, weight) in weights.iter().filter(|(_, weight)| *weight > 0) {
        *counted.entry(outcome).or_insert_with(zero) += BigRational::new(weight.into(), total.clone());
    }
    (!counted.is_empty()).then_some(counted)
}

fn sum_of<'a>(chances: impl IntoIterator<Item = &'a BigRational>) -> BigRational {
    chances.into_iter().sum()
}

fn check<T: Outcome>(odds: &Odds<T>, counted: &Table<T>) {
    assert_eq!(&table(odds), counted);
    assert_eq!(odds.len(), counted.len());
    assert_eq!(odds.iter().len(), counted.len());
    assert!(odds.outcomes().iter().eq(counted.keys()), "ascending, each once");
    assert_eq!(sum_of(counted.values()), ratio(1, 1));
}

proptest! {
    #[test]
    fn answers_equal_plain_counting(weights in weights(), others in weights(), at in -25..25_i32, modulus in 1..7_i32) {
        let odds = Odds::from_weights(weights.clone());
        let Some(counted) = counted(&weights) else {
            prop_assert_eq!(odds, None);
            return Ok(());
        };
        let odds = odds.unwrap();
        check(&odds, &counted);
        prop_assert_eq!(fraction(&odds.chance(&at)), counted.get(&at).cloned().unwrap_or_else(zero));
        prop_assert_eq!(fraction(&odds.at_least(&at)), sum_of(counted.range(at..).map(|(_, chance)| chance)));
        prop_assert_eq!(fraction(&odds.at_most(&at)), sum_of(counted.range(..=at).map(|(_, chance)| chance)));
        let odd = sum_of(counted.iter().filter(|(outcome, _)| *outcome % 2 != 0).map(|(_, chance)| chance));
        prop_assert_eq!(fraction(&odds.chance_of(|outcome| outcome % 2 != 0)), odd);
        for (outcome, chance) in odds.at_least_table() {
            prop_assert_eq!(chance, odds.at_least(outcome));
        }
        prop_assert_eq!(odds.at_least_table().count(), odds.len());
        // map
        let rest = odds.map(|outcome| outcome.rem_euclid(modulus));
        check(&rest, &merged(&counted, |outcome: i32| outcome.rem_euclid(modulus)));
        prop_assert_eq!(&odds.map(|outcome| *outcome), &odds);
        // mean and variance
        let mean: BigRational = counted.iter().map(|(outcome, chance)| chance * ratio((*outcome).into(), 1)).sum();
        let square = |outcome: i32| (ratio(outcome.into(), 1) - &mean).pow(2);
        let variance: BigRational = counted.iter().map(|(outcome, chance)| chance * square(*outcome)).sum();
        prop_assert_eq!(exact(&odds.mean()), mean);
        prop_assert_eq!(exact(&odds.variance()), variance);
        // both, and one after the other
        if let Some(other) = Odds::from_weights(others.clone()) {
            let others = self::counted(&others).unwrap();
            let both: Table<(i32, i32)> = counted.iter().flat_map(|(a, chance)| {
                others.iter().map(move |(b, share)| ((*a, *b), chance * share))
            }).collect();
            check(&odds.with(&other), &both);
            let sums = odds.and_then(|a| if *a < 0 { Odds::certain(*a) } else { other.map(|b| a + b) });
            check(&sums, &merged(&both, |(a, b): (i32, i32)| if a < 0 { a } else { a + b }));
        }
    }

    #[test]
    fn sampling_gives_what_is_possible(weights in weights(), start: u64, step: u64) {
        if let Some(odds) = Odds::from_weights(weights) {
            let sampled = *odds.sample(&mut counting(start, step | 1));
            prop_assert!(odds.outcomes().contains(&sampled));
        }
    }
}

#[test]
fn chances_of_every_rule_add_up_to_one() {
    fn adds_up<T: Outcome>(odds: &Odds<T>) {
        assert_eq!(odds.iter().map(|(_, chance)| fraction(&chance)).sum::<BigRational>(), ratio(1, 1));
        assert!(odds.iter().all(|(_, chance)| chance > Probability::impossible()), "no outcome without a chance");
    }
    adds_up(&Odds::of(|dice| dice.sum(80, D6)));
    adds_up(&Odds::of(|dice| dice.total(D6, Pool { plain: 7, exploding: 3 }, 90)));
    adds_up(&Odds::of(|dice| dice.margin(D20, Pool::exploding(2), Pool::with_wild_die(4), 25)));
    adds_up(&Odds::of(|dice| (dice.highest(3, D6), dice.count_at_most(5, D20, 3), dice.die(D4))));
}

#[test]
fn means_and_variances_of_dice_have_closed_forms() {
    for s in [1, 2, 3, 6, 20, 100] {
        for count in [0, 1, 2, 7] {
            let odds = Odds::of(|dice| dice.sum(count, common::sides(s)));
            let (n, s) = (i64::from(count), i64::from(s));
            assert_eq!(exact(&odds.mean()), ratio(n * (s + 1), 2));
            assert_eq!(exact(&odds.variance()), ratio(n * (s * s - 1), 12));
        }
    }
    let below = Odds::of(|dice| i64::from(dice.die(D6)) - 10);
    assert_eq!((below.mean().fraction().as_str(), below.variance().fraction().as_str()), ("-13/2", "35/12"));
}

#[test]
fn equal_odds_are_equal_values() {
    // reached over other denominators and in another order
    let die = Odds::of(|dice| dice.die(D6));
    assert_eq!(die, Odds::from_weights((1..=6_u32).rev().map(|face| (face, 10))).unwrap());
    assert_eq!(die, Odds::of(|dice| 3 * (dice.die(D4) % 2) + dice.die(D3)));
    assert_eq!(die.map(|_| ()), Odds::certain(()));
    assert_ne!(die, Odds::of(|dice| dice.lowest(1, common::sides(7))));
}

#[test]
fn sampling_is_exact_where_the_odds_are_powers_of_two() {
    // one word decides, and its highest bits are the outcome: four of sixteen words each, counted all
    let quarters = Odds::from_weights([('a', 4), ('b', 8), ('c', 4)]).unwrap();
    let mut counts = BTreeMap::new();
    for word in 0..16_u64 {
        let mut drawn = 0;
        let sampled = *quarters.sample(&mut Words(|| {
            drawn += 1;
            word << 60
        }));
        assert_eq!(drawn, 1);
        *counts.entry(sampled).or_insert(0) += 1;
    }
    assert_eq!(counts, BTreeMap::from([('a', 4), ('b', 8), ('c', 4)]));
    // odds finer than one word: 2⁻⁹⁶ is found by its second word alone
    let fine = Odds::of(|dice| dice.count_at_most(96, dice_core::D2, 1) == 0);
    let mut rng = SeededRng::new(1);
    assert!((0..1_000).all(|_| !*fine.sample(&mut rng)));
    let mut words = [[u64::MAX, u64::MAX]].into_iter().flatten();
    assert!(*fine.sample(&mut Words(|| words.next().expect("two words decide"))));
}

#[test]
fn the_same_seed_samples_the_same() {
    let odds = Odds::of(|dice| dice.sum(3, D6));
    let sampled = |seed| {
        let mut rng = SeededRng::new(seed);
        (0..50).map(|_| *odds.sample(&mut rng)).collect::<Vec<_>>()
    };
    assert_eq!(sampled(1), sampled(1));
    assert_ne!(sampled(1), sampled(2));
}

#[test]
fn a_chart_has_a_line_for_each_outcome() {
    let chart = Odds::from_weights([("no", 1), ("perhaps", 2), ("yes", 1)]).unwrap().to_string();
    let lines: Vec<&str> = chart.lines().collect();
    assert_eq!(
        lines,
        [
            "no        25.0 %  ████████████████████",
            "perhaps   50.0 %  ████████████████████████████████████████",
            "yes       25.0 %  ████████████████████",
        ]
    );
    // the longest bar has forty characters; each eighth of one is shown, rounded down
    let chart = Odds::from_weights([(1, 1), (2, 40), (10, 320), (300, 3)]).unwrap().to_string();
    let bars: Vec<&str> = chart.lines().map(|line| line.rsplit("  ").next().unwrap_or_default()).collect();
    assert_eq!(bars, ["▏", "█████", "█".repeat(40).as_str(), "▍"]);
    assert_eq!(Odds::certain("sure").to_string(), format!("sure  100.0 %  {}\n", "█".repeat(40)));
    // a chance too small for a bar has a line too
    let chart = Odds::from_weights([(1, 1), (2, u64::MAX)]).unwrap().to_string();
    assert!(chart.starts_with("1    0.0 %"), "{chart}");
    // and chances too small for a float
    let chart = Odds::of(|dice| dice.highest(1_000, common::sides(16))).to_string();
    assert_eq!(chart.lines().count(), 16);
    assert!(chart.lines().last().unwrap().ends_with(&"█".repeat(40)), "{chart}");
}

#[test]
fn a_chart_lines_up_whatever_its_outcomes_are_called() {
    // in a terminal the characters of the second and third take two columns each, and the dots of the last none
    let names = [("no", 1), ("成功", 1), ("🎲🎲🎲", 1), ("perhaps,\tor not\nat all", 1), ("Glu\u{308}ck", 1)];
    let chart = Odds::from_weights(names).unwrap().to_string();
    let bar = "█".repeat(40);
    let lines = [
        format!("Glu\u{308}ck                    20.0 %  {bar}"),
        format!("no                       20.0 %  {bar}"),
        format!("perhaps, or not at all   20.0 %  {bar}"),
        format!("成功                     20.0 %  {bar}"),
        format!("🎲🎲🎲                   20.0 %  {bar}"),
    ];
    assert_eq!(chart.lines().collect::<Vec<_>>(), lines);
}

#[test]
fn a_chart_of_many_rows_lines_up() {
    let chart = Odds::of(|dice| dice.sum(40, D6)).to_string();
    assert_eq!(chart.lines().count(), 201);
    let columns_before_bars = |line: &str| line.chars().take_while(|&letter| !('█'..='▏').contains(&letter)).count();
    let starts: Vec<usize> = chart.lines().map(|line| line.find(" %").unwrap()).collect();
    assert!(starts.iter().all(|start| *start == starts[0]), "{chart}");
    assert!(chart.lines().all(|line| columns_before_bars(line) <= starts[0] + 4), "{chart}");
}

#[test]
fn outcomes_come_in_any_order_and_any_number() {
    // ascending, descending and mixed, as many as fill several lists, each twice
    const MANY: u64 = 5_000;
    let orders: [fn(u64) -> u64; 3] = [|i| i, |i| MANY - 1 - i, |i| i * 1_237 % MANY];
    for order in orders {
        let weights = (0..2 * MANY).map(|i| order(i % MANY)).map(|outcome| (outcome, outcome + 1));
        let odds = Odds::from_weights(weights).unwrap();
        assert!(odds.outcomes().iter().copied().eq(0..MANY));
        let all = u128::from(MANY * (MANY + 1) / 2);
        let law = (0..MANY).map(|outcome| Probability::new(u128::from(outcome) + 1, all).unwrap());
        assert!(odds.iter().map(|(_, chance)| chance).eq(law));
    }
}
