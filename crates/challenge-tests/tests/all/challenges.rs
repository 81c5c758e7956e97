//! Whole challenges: `challenge.resolve`, against a second way to work them out.

use std::collections::BTreeMap;

use challenge_tests::{
    AtMost, Challenge, Comparison, Ending, Error, Modifiers, Process, Rating, Resolve, Rounds, Side,
};
use num_bigint::{BigInt, BigUint};
use num_rational::Ratio;
use proptest::prelude::*;

type Fraction = Ratio<BigInt>;

pub(crate) fn side(rating: i64, modifiers: i64) -> Side {
    Side { rating: Rating::new(rating).unwrap(), modifiers: Modifiers::new(modifiers).unwrap() }
}

/// A side that holds just so many dice against that rating.
pub(crate) fn holding(dice: i64, rating: i64, other: i64) -> Side {
    let compared = Comparison::of(Rating::new(rating).unwrap(), Rating::new(other).unwrap()).dice();
    side(rating, dice - 2 - i64::from(compared))
}

fn fraction(top: &BigUint, bottom: &BigUint) -> Fraction {
    Ratio::new(top.clone().into(), bottom.clone().into())
}

/// The second way: plain back substitution over the triangle of states, smaller ones first. The rules are told anew
/// here, from the rule text and not by the crate.
struct BackSubstitution {
    /// For each state the chance of each margin, and the expected number of rounds.
    solved: BTreeMap<(usize, usize), (BTreeMap<i64, Fraction>, Fraction)>,
}

impl BackSubstitution {
    fn up_to(most: usize, (rating_a, automatic_a): (i64, usize), (rating_b, automatic_b): (i64, usize)) -> Self {
        let mut solved: BTreeMap<(usize, usize), (BTreeMap<i64, Fraction>, Fraction)> = BTreeMap::new();
        for (a, b) in (1..=most).flat_map(|a| (1..=most).map(move |b| (a, b))) {
            let (from_a, from_b) =
                (left_after_a_round(a, rating_a, automatic_a), left_after_a_round(b, rating_b, automatic_b));
            let (mut margins, mut rounds, mut stay) = (BTreeMap::new(), whole(1), whole(0));
            for (left_a, chance_a) in from_a.iter().enumerate() {
                for (left_b, chance_b) in from_b.iter().enumerate() {
                    let chance = chance_a * chance_b;
                    if chance == whole(0) {
                        continue;
                    }
                    if (left_a, left_b) == (a, b) {
                        stay = chance;
                    } else if left_a == 0 || left_b == 0 {
                        *margins.entry(left_a as i64 - left_b as i64).or_insert(whole(0)) += chance;
                    } else {
                        let (later, more) = &solved[&(left_a, left_b)];
                        for (margin, share) in later {
                            *margins.entry(*margin).or_insert(whole(0)) += &chance * share;
                        }
                        rounds += chance * more;
                    }
                }
            }
            let leave = whole(1) - stay;
            let margins = margins.into_iter().map(|(margin, chance)| (margin, chance / &leave)).collect();
            solved.insert((a, b), (margins, rounds / leave));
        }
        BackSubstitution { solved }
    }
}

fn whole(n: i64) -> Fraction {
    Ratio::from_integer(n.into())
}

/// The chance of each number of dice left, rolled one die at a time.
fn left_after_a_round(held: usize, rating: i64, automatic: usize) -> Vec<Fraction> {
    let aside = if held > 2 { automatic.min(held) } else { 0 };
    let success = Ratio::new(rating.min(5).into(), 6.into());
    let mut chances = vec![whole(0); held + 1];
    chances[aside] = whole(1);
    for _ in aside..held {
        for left in (0..=held).rev() {
            let fewer = if left == 0 { whole(0) } else { &chances[left - 1] * &success };
            chances[left] = &chances[left] * (whole(1) - &success) + fewer;
        }
    }
    chances
}

/// challenge.compare by the rule text, for the automatic successes of the second way.
fn automatic(own: i64, other: i64) -> usize {
    match () {
        () if own <= other => 0,
        () if own >= 4 * other => 2,
        () if own >= 3 * other => 1,
        () => 0,
    }
}

/// challenge.resolve, challenge.auto: the odds and the expected rounds are those of back substitution, for all sizes
/// from 2 to 7 and all ratings from 0 to 6, automatic successes included.
#[test]
fn two_ways_to_the_odds_agree() {
    for (own, other) in (0..=6).flat_map(|own| (0..=6).map(move |other| (own, other))) {
        let second = BackSubstitution::up_to(7, (own, automatic(own, other)), (other, automatic(other, own)));
        for (a, b) in (2..=7).flat_map(|a| (2..=7).map(move |b| (a, b))) {
            let challenge = Challenge { a: holding(a, own, other), b: holding(b, other, own) };
            let (margins, rounds) = &second.solved[&(a as usize, b as usize)];
            let odds = challenge.odds();
            assert_eq!(odds.len(), margins.len(), "{challenge:?}");
            for ((ending, chance), (margin, wanted)) in odds.iter().zip(margins) {
                assert_eq!(i64::from(ending.margin().get()), *margin);
                assert_eq!(fraction(&chance.numerator(), &chance.denominator()), *wanted, "{challenge:?} {ending:?}");
            }
            let expected = challenge.expected_rounds();
            assert_eq!(Ratio::new(expected.numerator().clone(), expected.denominator().clone()), *rounds);
        }
    }
}

/// challenge.resolve: published values.
#[test]
fn known_odds() {
    // three dice at 4 against two at 3, and the same mirrored
    let chances = |a, b| {
        let odds = Challenge { a: side(a, 0), b: side(b, 0) }.odds();
        let of = |sign: i16| odds.chance_of(|ending| ending.margin().get().signum() == sign).fraction();
        [of(1), of(-1), of(0)]
    };
    assert_eq!(chances(4, 3), ["23137/32200", "20863/128800", "15389/128800"]);
    assert_eq!(chances(3, 4), ["20863/128800", "23137/32200", "15389/128800"]);
}

/// A challenge that goes on from dice of the test's choice, fewer than a challenge begins with.
struct GoesOn(Challenge, challenge_tests::DiceLeft);

impl Process for GoesOn {
    type State = challenge_tests::DiceLeft;
    type Outcome = Ending;
    fn start(&self) -> Self::State {
        self.1
    }
    fn round<D: dice_core::Dice>(
        &self,
        state: &Self::State,
        dice: &mut D,
    ) -> std::ops::ControlFlow<Ending, Self::State> {
        self.0.round(state, dice)
    }
}

/// challenge.resolve: two dice at 3 against one at 2, a published value.
#[test]
fn known_odds_in_the_middle() {
    let challenge = GoesOn(Challenge { a: side(3, 0), b: side(2, 0) }, challenge_tests::DiceLeft { a: 2, b: 1 });
    let odds = challenge.odds();
    let of = |sign: i16| odds.chance_of(|ending| ending.margin().get().signum() == sign).fraction();
    assert_eq!([of(1), of(-1), of(0)], ["34/55", "7/55", "14/55"]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    /// challenge.resolve: with the sides swapped the odds are mirrored, for any ratings; rounds are the same.
    #[test]
    fn swapped_sides_mirror(own in 0_i64..12, other in 0_i64..12, a in -3_i64..6, b in -3_i64..6) {
        let challenge = Challenge { a: side(own, a), b: side(other, b) };
        let swapped = Challenge { a: challenge.b, b: challenge.a };
        prop_assert_eq!(challenge.odds().map(|ending| ending.mirrored()), swapped.odds());
        prop_assert_eq!(challenge.expected_rounds(), swapped.expected_rounds());
        let at_most = AtMost::new(4).unwrap();
        let rounds = Rounds { a: challenge.a, b: challenge.b, at_most };
        prop_assert_eq!(rounds.odds(), Rounds { a: challenge.b, b: challenge.a, at_most }.odds());
    }

    /// challenge.resolve: what is rolled can happen, replays to the same ending, and takes as many rounds as its trace has.
    #[test]
    fn a_roll_replays(own in 0_i64..12, other in 0_i64..12, a in -3_i64..200, b in -3_i64..200, seed: u64) {
        let challenge = Challenge { a: side(own, a), b: side(other, b) };
        let record = challenge.record(&mut dice_core::SeededRng::new(seed));
        prop_assert_eq!(challenge.roll_seed(seed), record.outcome);
        let faces = record.trace.faces();
        prop_assert_eq!(&challenge.replay(&faces).unwrap(), &record);
        let rounds = Rounds { a: challenge.a, b: challenge.b, at_most: AtMost::MAX };
        prop_assert_eq!(rounds.replay(&faces).unwrap().outcome as usize, record.trace.0.len());
    }

    /// challenge.resolve: the number of rounds, pushed forward, has the expectation of the chain as its limit from below.
    #[test]
    fn rounds_add_up(own in 0_i64..5, other in 0_i64..5) {
        let challenge = Challenge { a: side(own, 0), b: side(other, 0) };
        let counted = Rounds { a: challenge.a, b: challenge.b, at_most: AtMost::new(60).unwrap() }.odds().mean().to_f64();
        let expected = challenge.expected_rounds().to_f64();
        prop_assert!(counted <= expected + 1e-9 && (expected - counted) < 1e-3 * expected, "{counted} {expected}");
    }
}

/// challenge.resolve: two sides that share no luck last t rounds with the product of their chances: 1 - (1 - pᵗ)ⁿ each.
#[test]
fn rounds_have_a_closed_form() {
    let (a, b) = (side(4, 1), side(3, 2));
    let odds = Rounds { a, b, at_most: AtMost::new(6).unwrap() }.odds();
    let (ours, theirs) = (4_i32, 3_i32); // dice: 2 + 1 + 1, 2 - 1 + 2
    let power = |base: &Fraction, exponent: i32| (0..exponent).fold(whole(1), |power, _| power * base);
    let lasts = |p: &Fraction, dice: i32, rounds: i32| whole(1) - power(&(whole(1) - power(p, rounds)), dice);
    let both = |rounds: i32| {
        lasts(&Ratio::new(4.into(), 6.into()), ours, rounds) * lasts(&Ratio::new(3.into(), 6.into()), theirs, rounds)
    };
    for rounds in 1..=6 {
        let chance = odds.at_least(&(rounds as u32));
        assert_eq!(fraction(&chance.numerator(), &chance.denominator()), both(rounds - 1), "{rounds} rounds or more");
    }
}

/// challenge.resolve: a side that can't succeed is out after one round, and at least one round is always rolled.
#[test]
fn a_rating_of_0_ends_it_in_one_round() {
    let none = Challenge { a: side(0, 0), b: side(0, 5) };
    assert_eq!(none.odds().outcomes(), [Ending::EvenlyMatched]);
    assert_eq!(none.expected_rounds().fraction(), "1");
    assert_eq!(none.replay(&[1; 9]).unwrap().outcome, Ending::EvenlyMatched);
    // a thousand dice and two automatic successes against none: the binomial law of 1,005 dice
    let crowd = Challenge { a: side(4, 1000), b: side(0, 1000) };
    assert_eq!(crowd.odds_in_reach(), Ok(()));
    assert_eq!(crowd.odds().len(), 1006);
    assert_eq!(crowd.odds().outcomes()[0], Ending::a(2));
}

/// challenge.resolve: a thousand dice a side are rolled, recorded and replayed, and a stuck generator doesn't hang them.
#[test]
fn the_largest_challenge_can_be_rolled() {
    let huge = Challenge { a: side(1000, 1000), b: side(1000, 1000) };
    let refusal = huge.odds_in_reach().unwrap_err().to_string();
    assert!(
        refusal.contains("challenge.resolve: the exact odds of 1002 dice against 1002 are out of reach"),
        "{refusal}"
    );
    let rounds = Rounds { a: huge.a, b: huge.b, at_most: AtMost::new(5).unwrap() };
    assert_eq!(rounds.odds_in_reach(), Err(Error::RoundsOutOfReach { a: 1002, b: 1002, at_most: 5 }));
    let _ = rounds.roll_seed(2);
    let record = huge.record(&mut dice_core::SeededRng::new(1));
    assert_eq!(huge.replay(&record.trace.faces()).unwrap().outcome, record.outcome);
    let _ = huge.roll(&mut Stuck);
}

/// A generator that always returns the same word.
struct Stuck;

impl dice_core::rand_core::TryRng for Stuck {
    type Error = dice_core::rand_core::Infallible;
    fn try_next_u32(&mut self) -> Result<u32, Self::Error> {
        Ok(0)
    }
    fn try_next_u64(&mut self) -> Result<u64, Self::Error> {
        Ok(0)
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Self::Error> {
        bytes.fill(0);
        Ok(())
    }
}

/// challenge.resolve: endings stand in order, worst for side a first.
#[test]
fn endings_are_ordered() {
    let order = [Ending::b(3), Ending::b(1), Ending::EvenlyMatched, Ending::a(1), Ending::a(7)];
    assert!(order.is_sorted());
    assert_eq!(Ending::a(0), Ending::b(0));
}
