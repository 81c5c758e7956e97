//! Any small process beside a slow solution of it: how it ends, how long it takes, where it stands after some rounds. What may never
//! end is refused.
#![no_main]

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use num_rational::BigRational;
use num_traits::{One, Zero};
use tali::dice::{Budget, Dice, Odds, OddsError, Process, Resolve, Sides, Standing};
use tali_fuzz::{Absorbing, fraction, part_of};

/// From each state, what each face of its die leads to: a state, or, from the number of states on, an end.
#[derive(Debug, Arbitrary)]
struct Walk {
    first: Vec<u8>,
    more: Vec<Vec<u8>>,
    rounds: u8,
}

impl Walk {
    const MOST_STATES: usize = 8;

    fn states(&self) -> usize {
        1 + self.more.len().min(Self::MOST_STATES - 1)
    }

    /// What the faces of a state's die lead to.
    fn faces(&self, state: usize) -> Vec<usize> {
        let faces = if state == 0 { &self.first } else { &self.more[state - 1] };
        let nexts: Vec<usize> = faces.iter().take(12).map(|next| usize::from(*next) % (self.states() + 3)).collect();
        // a state without a die leads to an end
        if nexts.is_empty() { vec![self.states()] } else { nexts }
    }
}

impl Process for Walk {
    type State = usize;
    type Outcome = usize;

    fn start(&self) -> usize {
        0
    }

    fn round<D: Dice>(&self, state: &usize, dice: &mut D) -> ControlFlow<usize, usize> {
        let faces = self.faces(*state);
        let sides = Sides::new(faces.len() as u32).expect("a die");
        let next = faces[dice.die(sides) as usize - 1];
        if next < self.states() { ControlFlow::Continue(next) } else { ControlFlow::Break(next) }
    }
}

fn table<T: Clone + Ord + std::fmt::Debug + 'static>(odds: &Odds<T>) -> BTreeMap<T, BigRational> {
    odds.iter().map(|(outcome, chance)| (outcome.clone(), fraction(&chance))).collect()
}

fuzz_target!(|walk: Walk| {
    let states = walk.states();
    let mut chances = vec![vec![BigRational::zero(); states + 3]; states];
    for (state, row) in chances.iter_mut().enumerate() {
        let faces = walk.faces(state);
        for next in &faces {
            row[*next] += part_of(1, faces.len() as i64);
        }
    }
    let slow = Absorbing::new(chances);
    let odds = walk.odds_within(Budget::default());
    if !slow.always_ends() {
        assert!(matches!(odds, Err(OddsError::NeverEnds { .. })), "{odds:?}");
        return;
    }
    let odds = odds.expect("it ends");
    assert_eq!(table(&odds), slow.endings());
    let expected = walk.expected_rounds();
    assert_eq!(expected.fraction(), slow.expected_rounds().to_string());

    let rounds = u32::from(walk.rounds % 20);
    let after = slow.after(rounds);
    let standing = walk.after(rounds);
    let told: BTreeMap<usize, BigRational> = standing
        .iter()
        .map(|(standing, chance)| match standing {
            Standing::Going(state) => (*state, fraction(&chance)),
            Standing::Ended(end) => (*end, fraction(&chance)),
        })
        .collect();
    assert_eq!(told, after);

    let taken = table(&walk.rounds_taken(rounds).odds());
    let mut before = BigRational::zero();
    for round in 1..rounds {
        let ended: BigRational =
            slow.after(round).into_iter().filter(|(at, _)| *at >= states).map(|(_, chance)| chance).sum();
        let here = &ended - &before;
        assert_eq!(taken.get(&round).cloned().unwrap_or_else(BigRational::zero), here, "in round {round}");
        before = ended;
    }
    let last = taken.get(&rounds).cloned().unwrap_or_else(BigRational::zero);
    assert_eq!(last, BigRational::one() - before, "in round {rounds} or later");
});
