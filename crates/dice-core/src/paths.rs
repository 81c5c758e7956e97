//! All dice at once: runs a rule once for every way that its dice can fall.

use alloc::rc::Rc;
use alloc::vec::Vec;
use core::any::Any;
use core::mem;
use core::ops::ControlFlow;

use crate::budget::{Budget, OddsError, Within};
use crate::chain::Chain;
use crate::dice::{Dice, Outcome, Pool};
use crate::known::{Known, Solved};
use crate::odds::Odds;
use crate::request::Request;
use crate::rule::RuleId;
use crate::runs::SplitMix;
use crate::sides::{Face, Sides};
use crate::tally::Tally;
use crate::ways::Ways;
use crate::weight::Weight;

/// The dice that [`Odds::of`] hands to a rule: each run of the rule takes one path through all the ways they can fall.
///
/// A request answered by a number is one choice among its distinct values, with their weights; a part or a process is
/// solved on its own first and then is one choice among its outcomes.
pub struct Paths {
    budget: Budget,
    /// How often the rule has been run.
    runs: u64,
    states: u64,
    /// The choices on the path at hand, outermost first.
    choices: Vec<Choice>,
    /// How many of them this run has made so far.
    made: usize,
    /// How many parts stand within each other at this point.
    nested: u32,
    /// The part of the rule that is being solved.
    within: Option<RuleId>,
    /// What was worked out before.
    known: Known,
    /// What went wrong. From then on dice are thrown away, so that the run at hand comes to its end.
    fault: Option<OddsError>,
    thrown_away: SplitMix,
}

/// One choice on a path.
struct Choice {
    request: Request,
    among: Among,
    at: usize,
    /// The weight of the path up to this choice and with it, and its denominator.
    weight: Weight,
    total: Weight,
}

/// What a choice is among.
enum Among {
    Numbers(Rc<Ways>),
    /// The outcomes (a `Vec<T>`) of a part or a process, and their weights.
    Outcomes(Rc<dyn Any>, Rc<[Weight]>),
}

impl Among {
    fn weights(&self) -> &[Weight] {
        match self {
            Among::Numbers(ways) => &ways.weights,
            Among::Outcomes(_, weights) => weights,
        }
    }
}

impl Paths {
    /// How many parts may stand within each other: far more than a rule book has, and few enough for any stack.
    pub const MOST_NESTED: u32 = 64;

    pub(crate) fn new(budget: Budget) -> Self {
        Paths {
            budget,
            runs: 0,
            states: 0,
            choices: Vec::new(),
            made: 0,
            nested: 0,
            within: None,
            known: Known::new(),
            fault: None,
            thrown_away: SplitMix(0),
        }
    }

    pub(crate) fn odds<T: Outcome>(mut self, rule: impl Fn(&mut Paths) -> T) -> Result<Odds<T>, OddsError> {
        let solved = self.solve(rule);
        self.verdict(solved)
    }

    /// The odds of a rule, with what is known already and for those who want to know more.
    pub(crate) fn odds_knowing<T: Outcome>(
        mut self,
        known: &mut Known,
        rule: impl Fn(&mut Paths) -> T,
    ) -> Result<Odds<T>, OddsError> {
        self.known = known.take_up();
        let solved = self.solve(rule);
        *known = mem::take(&mut self.known);
        self.verdict(solved)
    }

    fn verdict<T: Outcome>(self, solved: Option<Odds<T>>) -> Result<Odds<T>, OddsError> {
        match (solved, self.fault) {
            (Some(odds), None) => Ok(odds),
            (_, fault) => Err(fault.unwrap_or(OddsError::NeverEnds { within: Within(None) })),
        }
    }

    pub(crate) fn chain<S: Outcome, T: Outcome>(
        mut self,
        start: S,
        round: impl Fn(&mut Paths, &S) -> ControlFlow<T, S>,
    ) -> Result<Chain<S, T>, OddsError> {
        let chain = Chain::explore(&mut self, start, &round);
        match self.fault {
            None => Ok(chain),
            Some(fault) => Err(fault),
        }
    }

    /// The odds of a rule on its own, whatever path led to it; none if something is wrong with it.
    pub(crate) fn solve<T: Outcome>(&mut self, rule: impl Fn(&mut Paths) -> T) -> Option<Odds<T>> {
        let outer = self.enter()?;
        let mut tally = Tally::new();
        while self.begins_a_run() {
            let outcome = rule(self);
            if !self.ends_a_run() {
                break;
            }
            match self.choices.last() {
                Some(last) => tally.add(outcome, &last.weight, &last.total),
                None => tally.add(outcome, &Weight::ONE, &Weight::ONE),
            }
            if !self.turn() {
                break;
            }
        }
        (self.choices, self.made) = outer;
        self.nested -= 1;
        self.fault.is_none().then(|| tally.into_odds())
    }

    /// Begins something that is solved on its own: the path that led to it is set aside.
    fn enter(&mut self) -> Option<(Vec<Choice>, usize)> {
        if self.nested >= Self::MOST_NESTED {
            self.fail(OddsError::TooNested { within: self.within(), limit: Self::MOST_NESTED });
            return None;
        }
        self.nested += 1;
        Some((mem::take(&mut self.choices), mem::take(&mut self.made)))
    }

    /// Whether the rule may be run once more.
    fn begins_a_run(&mut self) -> bool {
        self.runs += 1;
        self.made = 0;
        if self.runs > self.budget.paths {
            self.fail(OddsError::TooManyPaths { within: self.within(), limit: self.budget.paths });
        }
        !self.failed()
    }

    /// Whether the run came to its outcome as it should.
    fn ends_a_run(&mut self) -> bool {
        if let Some(unmade) = self.choices.get(self.made) {
            let first = unmade.request;
            self.fail(OddsError::NotDeterministic { within: self.within(), first, then: Request::Nothing });
        }
        !self.failed()
    }

    /// Turns to the next path; false after the last.
    fn turn(&mut self) -> bool {
        while let Some((last, before)) = self.choices.split_last_mut() {
            if let Some(next) = last.among.weights().get(last.at + 1) {
                last.weight = match before.last() {
                    Some(before) => &before.weight * next,
                    None => next.clone(),
                };
                last.at += 1;
                return true;
            }
            self.choices.pop();
        }
        false
    }

    pub(crate) fn fail(&mut self, fault: OddsError) {
        self.fault.get_or_insert(fault);
    }

    pub(crate) fn failed(&self) -> bool {
        self.fault.is_some()
    }

    pub(crate) fn within(&self) -> Within {
        Within(self.within)
    }

    /// One state more of a process; false if that is one too many.
    pub(crate) fn one_more_state(&mut self) -> bool {
        self.states += 1;
        if self.states > self.budget.states {
            self.fail(OddsError::TooManyStates { within: self.within(), limit: self.budget.states });
        }
        !self.failed()
    }

    /// Whether this run has made this choice on an earlier run; if so, moves past it.
    fn made_before(&mut self, request: Request) -> bool {
        let Some(choice) = self.choices.get(self.made) else { return false };
        if choice.request != request {
            let first = choice.request;
            self.fail(OddsError::NotDeterministic { within: self.within(), first, then: request });
            return false;
        }
        self.made += 1;
        true
    }

    fn choose(&mut self, request: Request, among: Among, total: &Weight) {
        if self.choices.len() as u64 >= u64::from(self.budget.depth) {
            return self.fail(OddsError::TooDeep { within: self.within(), limit: self.budget.depth });
        }
        let first = &among.weights()[0];
        let (weight, total) = match self.choices.last() {
            Some(last) => (&last.weight * first, &last.total * total),
            None => (first.clone(), total.clone()),
        };
        self.choices.push(Choice { request, among, at: 0, weight, total });
        self.made += 1;
    }

    /// The number that answers a request, on the path at hand.
    fn number(&mut self, request: Request) -> i64 {
        if !self.failed() && !self.made_before(request) && !self.failed() {
            if let Some(ways) = self.ways(request) {
                let total = ways.total.clone();
                self.choose(request, Among::Numbers(ways), &total);
            }
        }
        match self.choices.get(self.made.wrapping_sub(1)) {
            Some(Choice { among: Among::Numbers(ways), at, .. }) if !self.failed() => ways.values[*at],
            _ => self.throw_away(request),
        }
    }

    fn ways(&mut self, request: Request) -> Option<Rc<Ways>> {
        if let Some(ways) = self.known.ways(&request) {
            return Some(ways);
        }
        if !request.fits(&self.budget) {
            self.fail(OddsError::TooWide { within: self.within(), request, limit: self.budget.totals });
            return None;
        }
        let ways = Rc::new(request.ways()?);
        self.known.keep_ways(request, &ways);
        Some(ways)
    }

    /// Some answer, so that a run whose result no longer counts comes to its end.
    fn throw_away(&mut self, request: Request) -> i64 {
        let (lowest, highest) = request.bounds();
        let span = (highest - lowest) as u64 + 1;
        lowest + (self.thrown_away.next() % span) as i64
    }

    /// The outcome of a part or a process, on the path at hand: `solve` on the first run, as chosen later.
    fn outcome<T: Outcome>(&mut self, request: Request, solve: impl FnOnce(&mut Self) -> Option<Solved>) -> Option<T> {
        if self.failed() {
            return None;
        }
        if !self.made_before(request) {
            let Solved { outcomes, weights, total } = solve(self)?;
            self.choose(request, Among::Outcomes(outcomes, weights), &total);
        }
        if self.failed() {
            return None;
        }
        let choice = self.choices.get(self.made.wrapping_sub(1))?;
        let Among::Outcomes(outcomes, _) = &choice.among else { return None };
        let outcome = outcomes.downcast_ref::<Vec<T>>().map(|outcomes| outcomes[choice.at].clone());
        if outcome.is_none() {
            self.fail(OddsError::NotDeterministic { within: self.within(), first: request, then: request });
        }
        outcome
    }

    fn solve_part<T: Outcome>(&mut self, rule: RuleId, part: impl Fn(&mut Self) -> T) -> Option<Solved> {
        let outer = self.within.replace(rule);
        let odds = self.solve(part);
        self.within = outer;
        odds.map(Solved::from)
    }

    /// What came of a part that was given the same before, or else what comes of it now.
    fn solve_given<K: Outcome, T: Outcome>(
        &mut self,
        rule: RuleId,
        given: &K,
        part: fn(&mut Self, K) -> T,
    ) -> Option<Solved> {
        let key = Known::key(rule, part);
        if let Some(solved) = self.known.part(&key, given) {
            return Some(solved);
        }
        let solved = self.solve_part(rule, |paths| part(paths, given.clone()))?;
        self.known.keep_part(key, given.clone(), &solved);
        Some(solved)
    }
}

impl Dice for Paths {
    fn die(&mut self, sides: Sides) -> Face {
        self.number(Request::Die(sides)) as Face
    }

    fn sum(&mut self, count: u16, sides: Sides) -> u32 {
        self.number(Request::Sum(count, sides)) as u32
    }

    fn count_at_most(&mut self, count: u16, sides: Sides, face: Face) -> u16 {
        self.number(Request::CountAtMost(count, sides, face)) as u16
    }

    fn count_at_least(&mut self, count: u16, sides: Sides, face: Face) -> u16 {
        self.number(Request::CountAtLeast(count, sides, face)) as u16
    }

    fn highest(&mut self, count: u16, sides: Sides) -> Face {
        self.number(Request::Highest(count, sides)) as Face
    }

    fn lowest(&mut self, count: u16, sides: Sides) -> Face {
        self.number(Request::Lowest(count, sides)) as Face
    }

    fn total(&mut self, sides: Sides, pool: Pool, enough: u32) -> u32 {
        self.number(Request::Total(sides, pool, enough)) as u32
    }

    fn count_totals(&mut self, count: u16, sides: Sides, pool: Pool, target: u32) -> u16 {
        self.number(Request::CountTotals(count, sides, pool, target)) as u16
    }

    fn margin(&mut self, sides: Sides, ours: Pool, theirs: Pool, within: u32) -> i32 {
        self.number(Request::Margin(sides, ours, theirs, within)) as i32
    }

    fn part<T: Outcome>(&mut self, rule: RuleId, part: impl Fn(&mut Self) -> T) -> T {
        let outcome = self.outcome(Request::Part(rule), |paths| paths.solve_part(rule, &part));
        outcome.unwrap_or_else(|| part(self))
    }

    fn part_given<K: Outcome, T: Outcome>(&mut self, rule: RuleId, given: K, part: fn(&mut Self, K) -> T) -> T {
        let outcome = self.outcome(Request::Part(rule), |paths| paths.solve_given(rule, &given, part));
        outcome.unwrap_or_else(|| part(self, given))
    }

    fn rounds<S: Outcome, T: Outcome>(&mut self, start: S, round: impl Fn(&mut Self, &S) -> ControlFlow<T, S>) -> T {
        let mut some_end = None;
        let outcome = self.outcome(Request::Rounds, |paths| {
            let chain = Chain::explore(paths, start.clone(), &round);
            some_end = chain.some_end().cloned();
            if paths.failed() {
                return None;
            }
            let endings = chain.endings(paths.budget.connected);
            endings.map(Solved::from).map_err(|stuck| paths.fail(stuck.error(paths.within()))).ok()
        });
        outcome.or(some_end).unwrap_or_else(|| self.play_out(start, round))
    }
}

impl Paths {
    /// Plays rounds with dice that are thrown away.
    fn play_out<S: Outcome, T>(&mut self, start: S, round: impl Fn(&mut Self, &S) -> ControlFlow<T, S>) -> T {
        const LONGEST: u32 = 1_000_000;
        let mut state = start;
        for _ in 0..LONGEST {
            match round(self, &state) {
                ControlFlow::Break(outcome) => return outcome,
                ControlFlow::Continue(next) => state = next,
            }
        }
        panic!("{}these rounds never end, so they have no outcome", self.within());
    }
}
