//! What the rules settle with dice.

use rand_core::Rng;

use crate::budget::{Budget, OddsError};
use crate::dice::{Dice, Outcome};
use crate::known::Known;
use crate::limited::{Limited, TooManyDice};
use crate::odds::Odds;
use crate::recorder::{Record, Recorder};
use crate::script::{ReplayError, Script};
use crate::seeded::{SeededRng, Unstuck};
use crate::sides::Face;

/// Something that is settled with dice, written once as if it rolled them.
///
/// Only [`resolve`](Resolve::resolve) is to be written; the rest comes of it.
///
/// ```
/// use dice_core::{D6, Dice, Resolve};
///
/// /// Two dice and a bonus against a target number.
/// struct Leap { bonus: u32, target: u32 }
///
/// impl Resolve for Leap {
///     type Outcome = bool;
///     fn resolve<D: Dice>(&self, dice: &mut D) -> bool {
///         dice.sum(2, D6) + self.bonus >= self.target
///     }
/// }
///
/// let leap = Leap { bonus: 1, target: 8 };
/// assert_eq!(leap.odds().chance(&true).to_string(), "7/12 (58.3 %)");
/// assert_eq!(leap.replay(&[3, 4]).unwrap().outcome, true);
/// let recorded = leap.record(&mut dice_core::SeededRng::new(7));
/// assert_eq!(recorded.trace.faces(), [5, 4]);
/// assert_eq!(leap.roll_seed(7), recorded.outcome);
/// ```
pub trait Resolve {
    /// What it can come to: as coarse as the rules tell apart. The dice are in the trace.
    type Outcome: Outcome;

    /// Settles it with these dice.
    ///
    /// It never fails: constructors have refused what is out of range. Its only source of chance is `dice`.
    fn resolve<D: Dice>(&self, dice: &mut D) -> Self::Outcome;

    /// The exact odds.
    ///
    /// # Panics
    /// As [`Odds::of`]: the ready-made tests do only where their documentation says so; a rule of your own does if it breaks the contract.
    fn odds(&self) -> Odds<Self::Outcome> {
        self.odds_within(Budget::default()).unwrap_or_else(|error| panic!("{error}"))
    }

    /// The exact odds, if they can be had within a budget.
    ///
    /// A test that knows a shorter way to its odds than running [`resolve`](Resolve::resolve) for every fall of the dice
    /// writes this method, and [`odds`](Resolve::odds) follows.
    ///
    /// # Errors
    /// What is wrong with the rule, or where it went over the budget.
    fn odds_within(&self, budget: Budget) -> Result<Odds<Self::Outcome>, OddsError> {
        Odds::within(budget, |dice| self.resolve(dice))
    }

    /// The exact odds, with what was worked out for other tests before: the same odds, sooner if this test has parts in common
    /// with them.
    ///
    /// Tests whose odds are asked for by the million write this method; the others work out their odds as ever.
    ///
    /// # Errors
    /// What is wrong with the rule, or where it went over the budget.
    fn odds_knowing(&self, budget: Budget, known: &mut Known) -> Result<Odds<Self::Outcome>, OddsError> {
        let _ = known;
        self.odds_within(budget)
    }

    /// Rolls it. A generator that is stuck can't hang the roll: see [`SeededRng`] for one that isn't.
    fn roll<R: Rng + ?Sized>(&self, rng: &mut R) -> Self::Outcome {
        self.resolve(&mut Unstuck::new(rng))
    }

    /// Rolls it by a seed: the same dice on every platform and in every later version.
    fn roll_seed(&self, seed: u64) -> Self::Outcome {
        self.roll(&mut SeededRng::new(seed))
    }

    /// Rolls it and keeps a record. The dice are those that [`roll`](Resolve::roll) would have thrown.
    fn record<R: Rng + ?Sized>(&self, rng: &mut R) -> Record<Self::Outcome> {
        let mut recorder = Recorder::new(Unstuck::new(rng));
        let outcome = self.resolve(&mut recorder);
        Record { outcome, trace: recorder.into_trace() }
    }

    /// Rolls it with at most so many dice, and keeps a record: the same as [`record`](Resolve::record) where they are enough.
    ///
    /// For tests of strangers: a fight to the end between two who hardly ever hit can go on for millions of dice, and a record
    /// holds them all.
    ///
    /// # Errors
    /// If they aren't enough.
    fn record_within<R: Rng + ?Sized>(&self, rng: &mut R, most: u32) -> Result<Record<Self::Outcome>, TooManyDice> {
        let mut recorder = Recorder::new(Limited::new(Unstuck::new(rng), most));
        let outcome = self.resolve(&mut recorder);
        let (dice, trace) = recorder.into_parts();
        dice.finish()?;
        Ok(Record { outcome, trace })
    }

    /// Settles it from dice that lie on the table, in the order that the rule takes them.
    ///
    /// # Errors
    /// If a face is wrong, if faces are left over, or if more are needed, and then of what die.
    fn replay(&self, faces: &[Face]) -> Result<Record<Self::Outcome>, ReplayError> {
        let mut recorder = Recorder::new(Script::new(faces));
        let outcome = self.resolve(&mut recorder);
        let (script, trace) = recorder.into_parts();
        script.finish()?;
        Ok(Record { outcome, trace })
    }
}
