//! Small Markov chains of any shape, against an elimination in fractions that shares nothing with ours.

use crate::common;

use core::ops::ControlFlow::{self, Break, Continue};

use common::{Table, fraction, one, ratio, table, zero};
use dice_core::{Budget, Dice, Odds, OddsError, Process, Resolve, Standing, Within};
use num_rational::BigRational;
use proptest::prelude::*;

/// For each state one die with as many sides as there are entries; each entry leads on to a state, or ends.
#[derive(Debug, Clone)]
struct Chain(Vec<Vec<Step>>);

#[derive(Debug, Clone, Copy)]
enum Step {
    To(usize),
    End(u8),
}

impl Process for Chain {
    type State = usize;
    type Outcome = u8;
    fn start(&self) -> usize {
        0
    }
    fn round<D: Dice>(&self, &state: &usize, dice: &mut D) -> ControlFlow<u8, usize> {
        let steps = &self.0[state];
        let face = dice.die(common::sides(steps.len() as u32));
        match steps[face as usize - 1] {
            Step::To(state) => Continue(state),
            Step::End(end) => Break(end),
        }
    }
}

impl Chain {
    /// The states that can be reached from a state, itself among them.
    fn reached(&self, from: usize) -> Vec<usize> {
        let mut reached = vec![from];
        let mut at = 0;
        while let Some(&state) = reached.get(at) {
            for step in &self.0[state] {
                if let Step::To(next) = step {
                    if !reached.contains(next) {
                        reached.push(*next);
                    }
                }
            }
            at += 1;
        }
        reached
    }

    fn can_end(&self, from: usize) -> bool {
        self.reached(from).iter().any(|&state| self.0[state].iter().any(|step| matches!(step, Step::End(_))))
    }

    /// Solves x = Q x + b by Gauss's elimination, where `b` is what a state gives at once; x of the start.
    fn solve(&self, b: impl Fn(&[Step]) -> BigRational) -> BigRational {
        let states = self.reached(0);
        let n = states.len();
        let mut rows: Vec<Vec<BigRational>> = states
            .iter()
            .enumerate()
            .map(|(i, &state)| {
                let steps = &self.0[state];
                let mut row = vec![zero(); n + 1];
                row[i] += one();
                for step in steps {
                    if let Step::To(next) = step {
                        let column = states.iter().position(|state| state == next).expect("a reached state");
                        row[column] -= ratio(1, steps.len() as i64);
                    }
                }
                row[n] = b(steps);
                row
            })
            .collect();
        for k in 0..n {
            let pivot = (k..n).find(|&row| rows[row][k] != zero()).expect("every state can end");
            rows.swap(k, pivot);
            let top = rows[k].clone();
            for (i, row) in rows.iter_mut().enumerate() {
                if i != k && row[k] != zero() {
                    let factor = &row[k] / &top[k];
                    for (cell, above) in row.iter_mut().zip(&top) {
                        *cell -= &factor * above;
                    }
                }
            }
        }
        &rows[0][n] / &rows[0][0]
    }

    /// The mass in each state and at each end after so many rounds, pushed round by round.
    fn pushed(&self, rounds: u32) -> Table<Standing<usize, u8>> {
        let mut mass: Table<Standing<usize, u8>> = [(Standing::Going(0), one())].into();
        for _ in 0..rounds {
            let mut next = Table::new();
            for (standing, chance) in mass {
                match standing {
                    Standing::Ended(_) => *next.entry(standing).or_insert_with(zero) += chance,
                    Standing::Going(state) => {
                        let share = &chance / ratio(self.0[state].len() as i64, 1);
                        for step in &self.0[state] {
                            let to = match *step {
                                Step::To(state) => Standing::Going(state),
                                Step::End(end) => Standing::Ended(end),
                            };
                            *next.entry(to).or_insert_with(zero) += &share;
                        }
                    }
                }
            }
            mass = next;
        }
        mass
    }
}

/// Mostly on to other states, seldom to an end: dense in cycles.
fn chains() -> impl Strategy<Value = Chain> {
    (1..=9_usize).prop_flat_map(|states| {
        let step = prop_oneof![5 => (0..states).prop_map(Step::To), 1 => (0..4_u8).prop_map(Step::End)];
        prop::collection::vec(prop::collection::vec(step, 1..=5), states).prop_map(Chain)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(800))]

    #[test]
    fn any_small_chain(chain in chains()) {
        let some_end = chain.can_end(0);
        let trapped = chain.reached(0).iter().any(|&state| !chain.can_end(state));
        for at_most in [0, 1, 4] {
            let taken = chain.rounds_taken(at_most).odds_within(Budget::default());
            if trapped {
                prop_assert_eq!(taken, Err(OddsError::NeverEnds { within: Within(None) }));
                continue;
            }
            let taken = taken.unwrap();
            for rounds in 1..=at_most {
                // it takes so many or more if fewer haven't ended it
                let pushed = chain.pushed(rounds - 1);
                let going = pushed.iter().filter(|(standing, _)| matches!(standing, Standing::Going(_)));
                let going: BigRational = going.map(|(_, chance)| chance).sum();
                prop_assert_eq!(fraction(&taken.at_least(&rounds)), going);
            }
            prop_assert!(taken.outcomes().iter().all(|&rounds| rounds <= at_most));
        }
        if trapped {
            // with no end at all there is nothing to hand back: contract.rs speaks of it
            if some_end {
                let odds = chain.odds_within(Budget::default());
                prop_assert_eq!(odds, Err(OddsError::NeverEnds { within: Within(None) }));
            }
        } else {
            let odds = chain.odds();
            let mut all = zero();
            for end in 0..4 {
                let ends = |steps: &[Step]| {
                    let here = steps.iter().filter(|step| matches!(step, Step::End(other) if *other == end)).count();
                    ratio(here as i64, steps.len() as i64)
                };
                let chance = fraction(&odds.chance(&end));
                prop_assert_eq!(&chance, &chain.solve(ends));
                all += chance;
            }
            prop_assert_eq!(all, one());
            let rounds = chain.expected_rounds();
            prop_assert_eq!(
                BigRational::new(rounds.numerator().clone(), rounds.denominator().clone()),
                chain.solve(|_| one())
            );
            // the same inside another rule
            prop_assert_eq!(Odds::of(|dice| chain.resolve(dice)), odds);
        }
        for rounds in [0, 1, 2, 3, 7] {
            prop_assert_eq!(table(&chain.after(rounds)), chain.pushed(rounds));
        }
    }
}
