//! What is settled round by round.

use core::ops::ControlFlow;

use crate::budget::{Budget, OddsError, Within};
use crate::chain::{Chain, Stuck};
use crate::dice::{Dice, Outcome};
use crate::exact::Exact;
use crate::odds::Odds;
use crate::paths::Paths;
use crate::resolve::Resolve;

/// Something that is settled round by round. Every process is a [`Resolve`] too.
///
/// ```
/// use core::ops::ControlFlow;
/// use dice_core::{D6, Dice, Process, Resolve};
///
/// /// A die is rolled until it shows a six; how it ends is never in doubt, but when?
/// struct UntilASix;
///
/// impl Process for UntilASix {
///     type State = ();
///     type Outcome = ();
///     fn start(&self) {}
///     fn round<D: Dice>(&self, _: &(), dice: &mut D) -> ControlFlow<()> {
///         if dice.die(D6) == 6 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
///     }
/// }
///
/// assert_eq!(UntilASix.expected_rounds().fraction(), "6");
/// assert_eq!(UntilASix.rounds_taken(3).odds().chance(&3).fraction(), "25/36"); // three or more
/// ```
pub trait Process {
    /// What a later round needs to know, and no more: equal states are solved once.
    type State: Outcome;
    /// How it can end.
    type Outcome: Outcome;

    /// Where it begins.
    fn start(&self) -> Self::State;

    /// One round: on to the next state, or the end.
    fn round<D: Dice>(&self, state: &Self::State, dice: &mut D) -> ControlFlow<Self::Outcome, Self::State>;

    /// The expected number of rounds, exactly.
    ///
    /// # Panics
    /// As [`Odds::of`], if it can come to where it never ends or passes through too many states.
    fn expected_rounds(&self) -> Exact {
        let budget = Budget::default();
        let rounds = chain(self, budget).and_then(|chain| chain.expected_rounds(budget.connected).map_err(stuck));
        rounds.unwrap_or_else(|error| panic!("{error}"))
    }

    /// Where it stands after so many rounds: ended, or going on from a state.
    ///
    /// # Panics
    /// As [`Odds::of`], if it passes through too many states.
    fn after(&self, rounds: u32) -> Odds<Standing<Self::State, Self::Outcome>> {
        self.after_within(rounds, Budget::default()).unwrap_or_else(|error| panic!("{error}"))
    }

    /// Where it stands after so many rounds, if that can be had within a budget.
    ///
    /// # Errors
    /// What is wrong with the process, or where it went over the budget.
    #[allow(clippy::type_complexity)] // the odds of a standing, or what was wrong: a name would hide it
    fn after_within(
        &self,
        rounds: u32,
        budget: Budget,
    ) -> Result<Odds<Standing<Self::State, Self::Outcome>>, OddsError> {
        Ok(chain_through(self, rounds, budget)?.after(rounds))
    }

    /// A test of its own: how many rounds it takes, where `at_most` stands for that many or more.
    fn rounds_taken(&self, at_most: u32) -> RoundsTaken<'_, Self> {
        RoundsTaken { process: self, at_most }
    }
}

fn chain<P: Process + ?Sized>(process: &P, budget: Budget) -> Result<Chain<P::State, P::Outcome>, OddsError> {
    Paths::new(budget).chain(process.start(), |dice, state| process.round(state, dice))
}

/// The chain, to be passed through as a whole so many times.
fn chain_through<P: Process + ?Sized>(
    process: &P,
    rounds: u32,
    budget: Budget,
) -> Result<Chain<P::State, P::Outcome>, OddsError> {
    let chain = chain(process, budget)?;
    if u64::from(rounds).saturating_mul(chain.size() as u64) > budget.paths {
        return Err(OddsError::TooManyPaths { within: Within(None), limit: budget.paths });
    }
    if chain.work(rounds) > budget.figures {
        return Err(OddsError::TooLong { within: Within(None), limit: budget.figures });
    }
    Ok(chain)
}

fn stuck(stuck: Stuck) -> OddsError {
    stuck.error(Within(None))
}

impl<P: Process + ?Sized> Resolve for P {
    type Outcome = P::Outcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> P::Outcome {
        dice.rounds(self.start(), |dice, state| self.round(state, dice))
    }

    fn odds_within(&self, budget: Budget) -> Result<Odds<P::Outcome>, OddsError> {
        chain(self, budget)?.endings(budget.connected).map_err(stuck)
    }
}

/// Where a process stands.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing<S, T> {
    /// It goes on from this state.
    Going(S),
    /// It has ended so.
    Ended(T),
}

/// How many rounds a process takes: see [`Process::rounds_taken`]. Every round is rolled, also past the count's end.
#[derive(Debug, Clone, Copy)]
pub struct RoundsTaken<'a, P: ?Sized> {
    process: &'a P,
    at_most: u32,
}

impl<P: Process + ?Sized> Resolve for RoundsTaken<'_, P> {
    type Outcome = u32;
    fn resolve<D: Dice>(&self, dice: &mut D) -> u32 {
        dice.rounds((self.process.start(), 1.min(self.at_most)), |dice, (state, count)| {
            match self.process.round(state, dice) {
                ControlFlow::Break(_) => ControlFlow::Break(*count),
                ControlFlow::Continue(next) => ControlFlow::Continue((next, (count + 1).min(self.at_most))),
            }
        })
    }

    fn odds_within(&self, budget: Budget) -> Result<Odds<u32>, OddsError> {
        chain_through(self.process, self.at_most, budget)?.rounds_taken(self.at_most).map_err(stuck)
    }
}
