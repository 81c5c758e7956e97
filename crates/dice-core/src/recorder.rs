//! Dice that keep a record of how they fell.

use alloc::format;
use alloc::vec::Vec;
use core::mem;
use core::ops::ControlFlow;

use crate::dice::{Dice, Outcome, Pool, difference};
use crate::rule::RuleId;
use crate::sides::{Face, Sides};
use crate::trace::{Entry, Rolled, Trace};

/// Wraps other dice and writes down what they show: the faces and the outcome are those of the dice alone.
///
/// ```
/// use dice_core::{D6, Dice, Recorder, SeededRng};
/// let mut recorder = Recorder::new(SeededRng::new(7));
/// let highest = recorder.highest(3, D6);
/// assert_eq!(highest, SeededRng::new(7).highest(3, D6));
/// assert_eq!(recorder.into_trace().faces().len(), 3);
/// ```
#[derive(Debug, Clone)]
pub struct Recorder<D> {
    dice: D,
    trace: Vec<Entry>,
}

/// An outcome and how it came about.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Record<T> {
    /// What it came to.
    pub outcome: T,
    /// Every die, in the order rolled, under the part of the rule that it served.
    pub trace: Trace,
}

impl<D> Recorder<D> {
    /// Records these dice.
    pub fn new(dice: D) -> Self {
        Recorder { dice, trace: Vec::new() }
    }

    /// What was recorded.
    pub fn into_trace(self) -> Trace {
        Trace(self.trace)
    }

    /// The dice, and what was recorded of them.
    pub fn into_parts(self) -> (D, Trace) {
        (self.dice, Trace(self.trace))
    }

    fn dice_since(&mut self, mark: usize) -> impl Iterator<Item = &mut Rolled> {
        self.trace[mark..].iter_mut().filter_map(|entry| match entry {
            Entry::Die(rolled) => Some(rolled),
            _ => None,
        })
    }

    /// Marks as kept only the first die since then that shows this face.
    fn keep_only(&mut self, face: Face, mark: usize) {
        let mut found = false;
        for rolled in self.dice_since(mark) {
            rolled.kept = !found && rolled.face == face;
            found |= rolled.kept;
        }
    }
}

impl<D: Dice> Recorder<D> {
    /// How many dice are a success; the others aren't kept.
    fn count(&mut self, count: u16, sides: Sides, succeeds: impl Fn(Face) -> bool) -> u16 {
        let mark = self.trace.len();
        let mut successes = 0;
        self.each(count, sides, |shown| successes += u16::from(succeeds(shown)));
        for rolled in self.dice_since(mark) {
            rolled.kept = succeeds(rolled.face);
        }
        successes
    }
}

impl<D: Dice> Dice for Recorder<D> {
    fn die(&mut self, sides: Sides) -> Face {
        let face = self.dice.die(sides);
        self.trace.push(Entry::Die(Rolled::new(sides, face)));
        face
    }

    fn faces(&mut self, sides: Sides, mut more: impl FnMut(Face) -> bool) {
        let trace = &mut self.trace;
        self.dice.faces(sides, |face| {
            trace.push(Entry::Die(Rolled::new(sides, face)));
            more(face)
        });
    }

    fn count_at_most(&mut self, count: u16, sides: Sides, face: Face) -> u16 {
        self.count(count, sides, |shown| shown <= face)
    }

    fn count_at_least(&mut self, count: u16, sides: Sides, face: Face) -> u16 {
        self.count(count, sides, |shown| shown >= face)
    }

    fn highest(&mut self, count: u16, sides: Sides) -> Face {
        let mark = self.trace.len();
        let mut highest = 0;
        self.each(count, sides, |face| highest = highest.max(face));
        self.keep_only(highest, mark);
        highest
    }

    fn lowest(&mut self, count: u16, sides: Sides) -> Face {
        let mark = self.trace.len();
        let mut lowest = Face::MAX;
        self.each(count, sides, |face| lowest = lowest.min(face));
        self.keep_only(lowest, mark);
        if count == 0 { 0 } else { lowest }
    }

    fn total(&mut self, sides: Sides, pool: Pool, _: u32) -> u32 {
        let mark = self.trace.len();
        let total = crate::dice::total_by_faces(self, sides, pool);
        for rolled in self.dice_since(mark).skip(pool.plain.into()) {
            rolled.wild = sides.get() > 1;
        }
        total
    }

    fn margin(&mut self, sides: Sides, ours: Pool, theirs: Pool, _: u32) -> i32 {
        let ours = self.total(sides, ours, u32::MAX);
        self.note("ours", ours.into());
        let theirs = self.total(sides, theirs, u32::MAX);
        self.note("theirs", theirs.into());
        difference(ours, theirs)
    }

    fn part<T: Outcome>(&mut self, rule: RuleId, part: impl Fn(&mut Self) -> T) -> T {
        let outer = mem::take(&mut self.trace);
        let outcome = part(self);
        let inner = mem::replace(&mut self.trace, outer);
        self.trace.push(Entry::Part { rule, came_to: format!("{outcome:?}"), trace: Trace(inner) });
        outcome
    }

    fn rounds<S: Outcome, T: Outcome>(&mut self, start: S, round: impl Fn(&mut Self, &S) -> ControlFlow<T, S>) -> T {
        let mut state = start;
        let mut count = 0;
        loop {
            count += 1;
            let outer = mem::take(&mut self.trace);
            let next = round(self, &state);
            let inner = mem::replace(&mut self.trace, outer);
            self.trace.push(Entry::Round { round: count, trace: Trace(inner) });
            match next {
                ControlFlow::Break(outcome) => return outcome,
                ControlFlow::Continue(next) => state = next,
            }
        }
    }

    fn note(&mut self, what: &'static str, figure: i64) {
        self.trace.push(Entry::Note { what, figure });
    }
}
