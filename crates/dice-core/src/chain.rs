//! A process as an absorbing Markov chain, solved exactly.

use alloc::collections::BTreeMap;
use alloc::vec;
use alloc::vec::Vec;
use core::ops::ControlFlow;

use num_bigint::BigInt;

use crate::budget::{OddsError, Within};
use crate::connected::{components, eliminate};
use crate::dice::Outcome;
use crate::exact::Exact;
use crate::odds::Odds;
use crate::paths::Paths;
use crate::process::Standing;
use crate::tally::Tally;
use crate::weight::Weight;

/// The states that a process can come to, and where each leads.
pub(crate) struct Chain<S, T> {
    states: Vec<S>,
    steps: Vec<Step>,
    ends: Vec<T>,
}

/// Where a state leads in one round: weights over `total`.
struct Step {
    on: Vec<(usize, Weight)>,
    end: Vec<(usize, Weight)>,
    total: Weight,
}

/// Numbers values in the order that they turn up.
struct Numbered<T> {
    numbers: BTreeMap<T, usize>,
    values: Vec<T>,
}

impl<T: Outcome> Numbered<T> {
    fn new() -> Self {
        Numbered { numbers: BTreeMap::new(), values: Vec::new() }
    }

    fn number(&mut self, value: T) -> usize {
        if let Some(&number) = self.numbers.get(&value) {
            return number;
        }
        let number = self.values.len();
        self.numbers.insert(value.clone(), number);
        self.values.push(value);
        number
    }
}

impl<S: Outcome, T: Outcome> Chain<S, T> {
    /// Finds every state that the rounds can come to. If something is wrong with them, the dice know of it.
    pub(crate) fn explore(paths: &mut Paths, start: S, round: &impl Fn(&mut Paths, &S) -> ControlFlow<T, S>) -> Self {
        let mut states = Numbered::new();
        let mut ends = Numbered::new();
        let mut steps = Vec::new();
        states.number(start);
        while let Some(state) = states.values.get(steps.len()).cloned() {
            if !paths.one_more_state() {
                break;
            }
            let odds = paths.solve(|dice| match round(dice, &state) {
                ControlFlow::Break(end) => Standing::Ended(end),
                ControlFlow::Continue(next) => Standing::Going(next),
            });
            let Some(odds) = odds else { break };
            let (nexts, weights, total) = odds.into_parts();
            let mut step = Step { on: Vec::new(), end: Vec::new(), total };
            for (next, weight) in nexts.into_iter().zip(weights) {
                match next {
                    Standing::Ended(end) => step.end.push((ends.number(end), weight)),
                    Standing::Going(state) => step.on.push((states.number(state), weight)),
                }
            }
            steps.push(step);
        }
        Chain { states: states.values, steps, ends: ends.values }
    }

    /// How many states there are.
    pub(crate) fn size(&self) -> usize {
        self.states.len()
    }

    /// How much it takes to pass through the chain so many times, in products of 64-bit words: each round lengthens the
    /// figures by those of one round, and multiplies one of them for each way from state to state.
    pub(crate) fn work(&self, rounds: u32) -> u64 {
        let words = |step: &Step| step.total.bits().div_ceil(64);
        let longest = self.steps.iter().map(words).max().unwrap_or(0);
        let ways: usize = self.steps.iter().map(|step| step.on.len() + step.end.len()).sum();
        let rounds = u64::from(rounds);
        [rounds, ways as u64, longest, longest].into_iter().fold(rounds / 2, u64::saturating_mul)
    }

    /// Some outcome that the rounds can come to, if any was found.
    pub(crate) fn some_end(&self) -> Option<&T> {
        self.ends.first()
    }

    /// The odds of how the rounds end.
    pub(crate) fn endings(&self, connected: u32) -> Result<Odds<T>, Stuck> {
        Ok(self.flow(connected)?.endings(&self.ends))
    }

    /// How many rounds there are on average.
    pub(crate) fn expected_rounds(&self, connected: u32) -> Result<Exact, Stuck> {
        let flow = self.flow(connected)?;
        Ok(Exact::new(flow.rounds.to_big().into(), flow.denominator.to_big()))
    }

    /// Pushes the whole mass from the start through the chain, each state after all that lead to it.
    fn flow(&self, connected: u32) -> Result<Flow, Stuck> {
        let mut flow = Flow::new(self.states.len(), self.ends.len());
        let successors = |state: usize| self.steps[state].on.iter().map(|&(next, _)| next);
        for component in components(self.states.len(), successors) {
            match component[..] {
                [state] => flow.pass(state, &self.steps[state])?,
                _ if component.len() as u64 > u64::from(connected) => return Err(Stuck::TooManyConnected(connected)),
                _ => flow.pass_together(&component, &self.steps)?,
            }
        }
        Ok(flow)
    }

    /// Where the process stands after so many rounds.
    pub(crate) fn after(&self, rounds: u32) -> Odds<Standing<S, T>> {
        let mut flow = Flow::new(self.states.len(), self.ends.len());
        for _ in 0..rounds {
            if flow.waiting.iter().all(Weight::is_zero) {
                break;
            }
            flow.one_round(&self.steps);
        }
        let mut tally = Tally::new();
        for (state, weight) in self.states.iter().zip(&flow.waiting) {
            tally.add(Standing::Going(state.clone()), weight, &flow.denominator);
        }
        for (end, weight) in self.ends.iter().zip(&flow.ended) {
            tally.add(Standing::Ended(end.clone()), weight, &flow.denominator);
        }
        tally.into_odds()
    }
}

impl<S: Outcome, T: Outcome> Chain<S, T> {
    /// The odds of how many rounds there are, where `at_most` stands for that many or more.
    ///
    /// The mass is pushed forward round by round over the chain's own states: counting needs no states of its own.
    pub(crate) fn rounds_taken(&self, at_most: u32) -> Result<Odds<u32>, Stuck> {
        if !self.always_ends() {
            return Err(Stuck::NeverEnds);
        }
        let common = self.steps.iter().fold(Weight::ONE, |common, step| common.lcm(&step.total));
        let scaled: Vec<Weight> = self.steps.iter().map(|step| common.divided_by(&step.total)).collect();
        let mut waiting = vec![Weight::ZERO; self.steps.len()];
        if let Some(start) = waiting.first_mut() {
            *start = Weight::ONE;
        }
        let mut ended = Vec::new();
        for _ in 1..at_most {
            if waiting.iter().all(Weight::is_zero) {
                break;
            }
            let mut next = vec![Weight::ZERO; waiting.len()];
            let mut ends = Weight::ZERO;
            for ((waiting, step), scale) in waiting.iter().zip(&self.steps).zip(&scaled) {
                if waiting.is_zero() {
                    continue;
                }
                let share = waiting * scale;
                for (state, weight) in &step.on {
                    next[*state] += &(&share * weight);
                }
                let weight: Weight = step.end.iter().map(|(_, weight)| weight).sum();
                ends += &(&share * &weight);
            }
            ended.push(ends);
            waiting = next;
        }
        // what has not ended by then, and every earlier round over the same denominator
        let mut tally = Tally::new();
        let mut scale = Weight::ONE;
        let mut rounds = Vec::from([(at_most, waiting.iter().sum::<Weight>())]);
        for (count, ends) in (1..at_most).zip(&ended).rev() {
            rounds.push((count, ends * &scale));
            scale *= &common;
        }
        for (count, weight) in rounds {
            tally.add(count, &weight, &scale);
        }
        Ok(tally.into_odds())
    }

    /// Whether an end can be reached from every state.
    fn always_ends(&self) -> bool {
        let mut from = vec![Vec::new(); self.steps.len()];
        let mut ends: Vec<usize> = Vec::new();
        let mut reaches = vec![false; self.steps.len()];
        for (state, step) in self.steps.iter().enumerate() {
            for (next, _) in &step.on {
                from[*next].push(state);
            }
            if !step.end.is_empty() {
                reaches[state] = true;
                ends.push(state);
            }
        }
        while let Some(state) = ends.pop() {
            for &before in &from[state] {
                if !core::mem::replace(&mut reaches[before], true) {
                    ends.push(before);
                }
            }
        }
        reaches.into_iter().all(|reaches| reaches)
    }
}

/// Why a chain can't be solved.
#[derive(Debug)]
pub(crate) enum Stuck {
    NeverEnds,
    TooManyConnected(u32),
}

impl Stuck {
    pub(crate) fn error(self, within: Within) -> OddsError {
        match self {
            Stuck::NeverEnds => OddsError::NeverEnds { within },
            Stuck::TooManyConnected(limit) => OddsError::TooManyStates { within, limit: limit.into() },
        }
    }
}

/// Mass on its way through a chain: whole numbers over one denominator, which grows only by what it lacks.
struct Flow {
    waiting: Vec<Weight>,
    ended: Vec<Weight>,
    /// How often any state is visited: the expected number of rounds.
    rounds: Weight,
    denominator: Weight,
}

impl Flow {
    /// All mass at state 0.
    fn new(states: usize, ends: usize) -> Self {
        let mut waiting = vec![Weight::ZERO; states];
        if let Some(start) = waiting.first_mut() {
            *start = Weight::ONE;
        }
        Flow { waiting, ended: vec![Weight::ZERO; ends], rounds: Weight::ZERO, denominator: Weight::ONE }
    }

    fn scale(&mut self, by: &Weight) {
        if by.is_one() {
            return;
        }
        let all = self.waiting.iter_mut().chain(&mut self.ended).chain([&mut self.rounds, &mut self.denominator]);
        for weight in all.filter(|weight| !weight.is_zero()) {
            *weight *= by;
        }
    }

    /// One state that no later one leads back to, but for itself: it is left sooner or later.
    fn pass(&mut self, state: usize, step: &Step) -> Result<(), Stuck> {
        if self.waiting[state].is_zero() {
            return Ok(());
        }
        let stay = step.on.iter().find(|(next, _)| *next == state).map_or(Weight::ZERO, |(_, weight)| weight.clone());
        let leave = &step.total - &stay;
        if leave.is_zero() {
            return Err(Stuck::NeverEnds);
        }
        let lacks = leave.divided_by(&leave.gcd(&self.waiting[state]));
        self.scale(&lacks);
        let share = self.waiting[state].divided_by(&leave);
        self.waiting[state] = Weight::ZERO;
        self.spread(&share, step, |next| next == state);
        Ok(())
    }

    /// Sends `share` times its weights where a state leads, but for what has been dealt with already.
    fn spread(&mut self, share: &Weight, step: &Step, dealt_with: impl Fn(usize) -> bool) {
        for (next, weight) in step.on.iter().filter(|(next, _)| !dealt_with(*next)) {
            self.waiting[*next] += &(share * weight);
        }
        for (end, weight) in &step.end {
            self.ended[*end] += &(share * weight);
        }
        self.rounds += &(share * &step.total);
    }

    /// States that all lead back to each other: the visits to each solve a system of linear equations.
    fn pass_together(&mut self, component: &[usize], steps: &[Step]) -> Result<(), Stuck> {
        if component.iter().all(|&state| self.waiting[state].is_zero()) {
            return Ok(());
        }
        // for each state: its total times its share, less what comes back to it, is what waits there
        let place = |state: usize| component.iter().position(|&member| member == state);
        let n = component.len();
        let mut rows = vec![vec![BigInt::ZERO; n + 1]; n];
        for (column, &state) in component.iter().enumerate() {
            rows[column][column] += BigInt::from(steps[state].total.to_big());
            rows[column][n] = self.waiting[state].to_big().into();
            for (next, weight) in &steps[state].on {
                if let Some(row) = place(*next) {
                    rows[row][column] -= BigInt::from(weight.to_big());
                }
            }
        }
        let (shares, lacks) = eliminate(rows).ok_or(Stuck::NeverEnds)?;
        for &state in component {
            self.waiting[state] = Weight::ZERO;
        }
        self.scale(&lacks);
        for (&state, share) in component.iter().zip(&shares) {
            self.spread(share, &steps[state], |next| place(next).is_some());
        }
        Ok(())
    }

    /// All mass that waits moves one round on.
    fn one_round(&mut self, steps: &[Step]) {
        let mut lacks = Weight::ONE;
        for (waiting, step) in self.waiting.iter().zip(steps).filter(|(waiting, _)| !waiting.is_zero()) {
            lacks = lacks.lcm(&step.total.divided_by(&step.total.gcd(waiting)));
        }
        self.scale(&lacks);
        let waiting = core::mem::replace(&mut self.waiting, vec![Weight::ZERO; steps.len()]);
        for (waiting, step) in waiting.iter().zip(steps).filter(|(waiting, _)| !waiting.is_zero()) {
            self.spread(&waiting.divided_by(&step.total), step, |_| false);
        }
    }

    fn endings<T: Outcome>(&self, ends: &[T]) -> Odds<T> {
        let mut tally = Tally::new();
        for (end, weight) in ends.iter().zip(&self.ended) {
            tally.add(end.clone(), weight, &self.denominator);
        }
        tally.into_odds()
    }
}
