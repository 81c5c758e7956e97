//! How much work exact odds may take, and what can be wrong with a rule.

use alloc::string::String;
use core::fmt;

use crate::request::Request;
use crate::rule::RuleId;

/// How much work the exact odds of a rule may take.
///
/// The tests of the ready-made systems are bounded by their types. A rule of a stranger's may not be: give its odds a
/// budget and get an error that says how far they came, not a program that hangs.
///
/// ```
/// use dice_core::{Budget, D6, Dice, Odds, OddsError};
/// // 6¹⁰ paths: each die is a choice of its own here, where `dice.sum(10, D6)` would be one
/// let odds = Odds::within(Budget { paths: 1_000, ..Budget::default() }, |dice| (0..10).map(|_| dice.die(D6)).sum::<u32>());
/// assert!(matches!(odds, Err(OddsError::TooManyPaths { limit: 1_000, .. })));
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Budget {
    /// How often the rule may be run, over all its parts and rounds; and where the rounds of a process are counted, how
    /// often a state may be passed through.
    pub paths: u64,
    /// How many states the rounds of a process may pass through.
    pub states: u64,
    /// How many states may all lead back to each other. Such states are solved together, at the cost of their cube.
    pub connected: u32,
    /// How many dice requests may follow each other on one path.
    pub depth: u32,
    /// How much the distribution of one request may take: about its number of dice, times its number of totals, times the
    /// words of the numbers that count their ways.
    pub totals: u64,
    /// How much counted rounds may take, whose figures get longer with each: about the square of the rounds, times the ways
    /// from state to state, times the square of the words of 64 bits in the chances of one round.
    pub figures: u64,
}

impl Default for Budget {
    /// What [`Odds::of`](crate::Odds::of) allows: ten million paths, 100,000 states, 300 that lead back to each other, 10,000 requests in a row, and
    /// distributions as wide as that of 200 d100. It keeps a rule from running for ever;
    /// what it lets through can still be slow.
    fn default() -> Self {
        Budget {
            paths: 10_000_000,
            states: 100_000,
            connected: 300,
            depth: 10_000,
            totals: 100_000_000,
            figures: 1_000_000_000,
        }
    }
}

impl Budget {
    /// What a host can allow a stranger between two clicks.
    pub const INTERACTIVE: Budget =
        Budget { paths: 300_000, states: 5_000, connected: 60, depth: 1_000, totals: 3_000_000, figures: 100_000_000 };
}

/// Why a rule has no exact odds, or not within its budget.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OddsError {
    /// The rule took other dice although the same faces had fallen; its only source of chance must be its dice.
    #[error(
        "not deterministic: {within}the rule asked for {first} on one run and for {then} on the next, after the same faces"
    )]
    NotDeterministic {
        /// The part of the rule that it happened in.
        within: Within,
        /// What it asked for first.
        first: Request,
        /// What it asked for then.
        then: Request,
    },
    /// The rule can go more ways than the budget allows.
    #[error(
        "{within}the rule goes more than the {limit} ways allowed; sum, total, part and rounds merge what need not be told apart"
    )]
    TooManyPaths {
        /// The part of the rule that it happened in.
        within: Within,
        /// The budget.
        limit: u64,
    },
    /// The rounds pass through more states than the budget allows.
    #[error(
        "{within}the rounds pass through more than the {limit} states allowed; keep in a state only what later rounds need"
    )]
    TooManyStates {
        /// The part of the rule that it happened in.
        within: Within,
        /// The budget.
        limit: u64,
    },
    /// One path asks for dice again and again.
    #[error(
        "{within}one path asks for dice more than the {limit} times allowed; write a loop as rounds, and an endless chain as exploding dice"
    )]
    TooDeep {
        /// The part of the rule that it happened in.
        within: Within,
        /// The budget.
        limit: u32,
    },
    /// Parts of the rule stand within parts, too many deep: a part that calls itself does so without end.
    #[error("{within}parts stand more than {limit} deep within each other; write a loop as rounds")]
    TooNested {
        /// The part of the rule that it happened in.
        within: Within,
        /// The most that is allowed, whatever the budget.
        limit: u32,
    },
    /// One request has more totals than the budget allows.
    #[error("{within}{request} has too many totals: the budget allows {limit}")]
    TooWide {
        /// The part of the rule that it happened in.
        within: Within,
        /// The request.
        request: Request,
        /// The budget.
        limit: u64,
    },
    /// The chances after so many rounds are fractions too long for the budget.
    #[error("{within}the figures get too long from round to round: the budget allows {limit}; count fewer rounds")]
    TooLong {
        /// The part of the rule that it happened in.
        within: Within,
        /// The budget.
        limit: u64,
    },
    /// The test is known to have odds whose figures alone would fill the memory. It can still be rolled and replayed.
    #[error("{0}")]
    OutOfReach(String),
    /// Some rounds can come to a state from which they never end.
    #[error("{within}the rounds can come to a point from which they never end")]
    NeverEnds {
        /// The part of the rule that it happened in.
        within: Within,
    },
}

/// The part of a rule that an error speaks of, if it happened in one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Within(pub Option<RuleId>);

impl fmt::Display for Within {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(rule) => write!(f, "in {rule}, "),
            None => Ok(()),
        }
    }
}
