//! What the targets share: dice that only do the least, generators of given words, and slow exact sums.

use std::collections::BTreeMap;

use num_rational::BigRational;
use num_traits::{One, Zero};
use tali::dice::rand_core::{Infallible, TryRng};
use tali::dice::{
    Budget, ByteDice, Dice, Face, Odds, OddsError, Probability, Record, Recorder, ReplayError, Resolve, Script,
    SeededRng, Sides, Trace,
};
use tali::{Request, RequestOutcome};

// Each way to run a request is compiled once, here, and not again for every target.

pub fn record_bytes(request: &Request, bytes: &[u8]) -> (RequestOutcome, Trace) {
    let mut recorder = Recorder::new(ByteDice::new(bytes));
    let outcome = request.resolve(&mut recorder);
    (outcome, recorder.into_trace())
}

pub fn roll_bytes(request: &Request, bytes: &[u8]) -> RequestOutcome {
    request.resolve(&mut ByteDice::new(bytes))
}

pub fn roll_bytes_by_die(request: &Request, bytes: &[u8]) -> RequestOutcome {
    request.resolve(&mut DieOnly(&mut ByteDice::new(bytes)))
}

pub fn record_words(request: &Request, words: &[u64]) -> Record<RequestOutcome> {
    request.record(&mut Words::new(words))
}

pub fn roll_words(request: &Request, words: &[u64]) -> RequestOutcome {
    request.roll(&mut Words::new(words))
}

/// At most so many dice: what data asks for may be a fight that hardly ends.
pub fn record_seed_within(request: &Request, seed: u64, most: u32) -> Option<Record<RequestOutcome>> {
    request.record_within(&mut SeededRng::new(seed), most).ok()
}

pub fn roll_seed(request: &Request, seed: u64) -> RequestOutcome {
    request.roll_seed(seed)
}

pub fn replay(request: &Request, faces: &[Face]) -> Result<Record<RequestOutcome>, ReplayError> {
    request.replay(faces)
}

/// The outcome by these faces, or what was wrong with them.
pub fn settle(request: &Request, faces: &[Face]) -> Result<RequestOutcome, ReplayError> {
    let mut script = Script::new(faces);
    let outcome = request.resolve(&mut script);
    script.finish().map(|()| outcome)
}

pub fn odds_within(request: &Request, budget: Budget) -> Result<Odds<RequestOutcome>, OddsError> {
    request.odds_within(budget)
}

/// Dice of which only `die` is handed on: everything else is as the trait defines it.
pub struct DieOnly<'a, D>(pub &'a mut D);

impl<D: Dice> Dice for DieOnly<'_, D> {
    fn die(&mut self, sides: Sides) -> Face {
        self.0.die(sides)
    }
}

/// Dice of which only `die` and `faces` are handed on.
pub struct FacesOnly<'a, D>(pub &'a mut D);

impl<D: Dice> Dice for FacesOnly<'_, D> {
    fn die(&mut self, sides: Sides) -> Face {
        self.0.die(sides)
    }

    fn faces(&mut self, sides: Sides, more: impl FnMut(Face) -> bool) {
        self.0.faces(sides, more);
    }
}

/// A generator that repeats a few words for ever; zeros if there are none.
#[derive(Debug, Clone)]
pub struct Words<'a> {
    words: &'a [u64],
    drawn: usize,
}

impl<'a> Words<'a> {
    pub fn new(words: &'a [u64]) -> Self {
        Words { words, drawn: 0 }
    }

    /// How many words were drawn.
    pub fn drawn(&self) -> usize {
        self.drawn
    }
}

impl TryRng for Words<'_> {
    type Error = Infallible;

    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let word = if self.words.is_empty() { 0 } else { self.words[self.drawn % self.words.len()] };
        self.drawn += 1;
        Ok(word)
    }

    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.try_next_u64()? as u32)
    }

    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.try_next_u64()?.to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}

/// A plain fraction.
pub fn part_of(part: i64, of: i64) -> BigRational {
    BigRational::new(part.into(), of.into())
}

/// A chance as a plain fraction.
pub fn fraction(chance: &Probability) -> BigRational {
    BigRational::new(chance.numerator().into(), chance.denominator().into())
}

/// A process that starts in state 0, given by the chances from each state to each state and end; solved the slow way, by elimination
/// on fractions.
pub struct Absorbing {
    chances: Vec<Vec<BigRational>>,
    /// The states that it can come to.
    reached: Vec<bool>,
}

impl Absorbing {
    pub fn new(chances: Vec<Vec<BigRational>>) -> Self {
        let mut reached = vec![false; chances.len()];
        let mut open = vec![0];
        while let Some(state) = open.pop() {
            if !std::mem::replace(&mut reached[state], true) {
                open.extend((0..chances.len()).filter(|next| !chances[state][*next].is_zero()));
            }
        }
        Absorbing { chances, reached }
    }

    /// Whether every state that it can come to leads to an end.
    pub fn always_ends(&self) -> bool {
        let states = self.chances.len();
        let mut ends = vec![false; states];
        for _ in 0..states {
            for state in 0..states {
                let row = &self.chances[state];
                ends[state] |= (0..row.len()).any(|next| !row[next].is_zero() && (next >= states || ends[next]));
            }
        }
        (0..states).all(|state| ends[state] || !self.reached[state])
    }

    /// How often each state is visited.
    fn visits(&self) -> Vec<BigRational> {
        let states: Vec<usize> = (0..self.chances.len()).filter(|state| self.reached[*state]).collect();
        let n = states.len();
        // v = e + v P, so (I - P)ᵀ v = e
        let mut rows: Vec<Vec<BigRational>> = states
            .iter()
            .map(|to| {
                let of = |from: &usize| {
                    let own = if from == to { BigRational::one() } else { BigRational::zero() };
                    own - &self.chances[*from][*to]
                };
                let start = if *to == 0 { BigRational::one() } else { BigRational::zero() };
                states.iter().map(of).chain([start]).collect()
            })
            .collect();
        for k in 0..n {
            let pivot = (k..n).find(|row| !rows[*row][k].is_zero()).expect("it ends, so it can be solved");
            rows.swap(k, pivot);
            let top: Vec<BigRational> = rows[k].iter().map(|cell| cell / &rows[k][k]).collect();
            for (i, row) in rows.iter_mut().enumerate() {
                if i == k {
                    row.clone_from(&top);
                } else {
                    let factor = row[k].clone();
                    for (cell, above) in row.iter_mut().zip(&top) {
                        *cell -= &factor * above;
                    }
                }
            }
        }
        let mut visits = vec![BigRational::zero(); self.chances.len()];
        for (state, row) in states.into_iter().zip(rows) {
            visits[state] = row[n].clone();
        }
        visits
    }

    /// The chance of every end that can be reached.
    pub fn endings(&self) -> BTreeMap<usize, BigRational> {
        let states = self.chances.len();
        let mut endings = BTreeMap::new();
        for (visits, row) in self.visits().into_iter().zip(&self.chances) {
            for (end, chance) in row.iter().enumerate().skip(states) {
                *endings.entry(end).or_insert_with(BigRational::zero) += &visits * chance;
            }
        }
        endings.retain(|_, chance| !chance.is_zero());
        endings
    }

    pub fn expected_rounds(&self) -> BigRational {
        self.visits().into_iter().sum()
    }

    /// Where it stands after some rounds: in a state, or at an end.
    pub fn after(&self, rounds: u32) -> BTreeMap<usize, BigRational> {
        let states = self.chances.len();
        let mut standing = BTreeMap::from([(0, BigRational::one())]);
        for _ in 0..rounds {
            let mut next = BTreeMap::new();
            for (at, chance) in standing {
                if at >= states {
                    *next.entry(at).or_insert_with(BigRational::zero) += chance;
                    continue;
                }
                for (to, share) in self.chances[at].iter().enumerate().filter(|(_, share)| !share.is_zero()) {
                    *next.entry(to).or_insert_with(BigRational::zero) += &chance * share;
                }
            }
            standing = next;
        }
        standing
    }
}
