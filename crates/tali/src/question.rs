//! Questions and answers as data, for hosts that speak JSON or anything else that serde can.
//!
//! A question carries a test or a sheet; an answer has odds, an outcome, the next die needed, or what was wrong. The
//! `requests` example reads and writes them as JSON, one a line; the JavaScript package takes the same objects.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use dice_core::{Budget, Face, Odds, Record, ReplayError, Resolve, SeededRng, Sides, Trace};
use serde::{Deserialize, Deserializer};

use crate::by_name::ByName;
use crate::request::{Request, RequestOutcome};
use crate::sheet::{Sheet, SheetReport};

/// The most dice that one roll by a question may take, for the trace keeps each. Of the ready-made tests
/// only fights to the end, without a limit of rounds, between two who hardly ever hit need more.
pub const MOST_DICE: u32 = 2_000_000;

/// What to do with a test.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(
    rename_all = "kebab-case",
    expecting = "what to do: \"odds\", {\"roll\": {\"seed\": 7}} or {\"replay\": [3, 6]}"
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub enum Do {
    /// `"odds"`: work out its exact odds.
    Odds,
    /// `{"roll": {"seed": 7}}`: roll it.
    Roll(Roll),
    /// `{"replay": [3, 6, 6, 2]}`: settle it from these faces, in the order that the rule takes dice.
    Replay(Vec<Face>),
}

/// How to roll a test.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Roll {
    /// The seed: the same seed gives the same dice, on every platform and in every later version.
    pub seed: u64,
}

/// A question: a test and what to do with it, or a sheet to look over. `I` is the type of its id, which is handed back.
///
/// ```
/// use tali::question::Question;
/// let line = r#"{"id": 1, "test": {"tiers.roll": {"actor": 12, "opposing": 10}}, "do": {"replay": [6]}}"#;
/// let question: Question<u32> = serde_json::from_str(line)?;
/// let answer = serde_json::to_string(&question.answer())?;
/// assert!(answer.starts_with(r#"{"id":1,"outcome":"major-success","trace":["#));
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Question<I> {
    /// Any id; it may be missing.
    pub id: Option<I>,
    /// A test, with what to `do`.
    pub test: Option<Request>,
    /// What to do with the test.
    pub action: Option<Do>,
    /// A sheet instead of a test.
    pub sheet: Option<Sheet>,
}

impl<'de, I: Deserialize<'de>> Deserialize<'de> for Question<I> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields, expecting = "a question with `test` and `do`, or with `sheet`")]
        struct Fields<I> {
            #[serde(default = "nothing")]
            id: Option<I>,
            #[serde(default = "nothing")]
            test: Option<Request>,
            #[serde(default = "nothing", rename = "do")]
            action: Option<Do>,
            #[serde(default = "nothing")]
            sheet: Option<Sheet>,
        }
        fn nothing<T>() -> Option<T> {
            None
        }
        let Fields { id, test, action, sheet } = Fields::deserialize(ByName(deserializer))?;
        Ok(Question { id, test, action, sheet })
    }
}

/// An answer, with the id of its question.
#[derive(Debug, Clone, PartialEq, serde::Serialize)]
pub struct Answer<I> {
    /// The id of the question; null if it had none that could be read.
    pub id: Option<I>,
    /// What there is to say.
    #[serde(flatten)]
    pub reply: Reply,
}

/// What there is to say to a question.
#[derive(Debug, Clone, PartialEq, serde::Serialize)]
#[serde(untagged)]
#[non_exhaustive]
pub enum Reply {
    /// The exact odds of a test.
    Odds {
        /// Every possible outcome with its chance.
        odds: Odds<RequestOutcome>,
    },
    /// A test rolled or replayed.
    Settled {
        /// What it came to.
        outcome: RequestOutcome,
        /// How it came about.
        trace: Trace,
    },
    /// A replay that wants another die.
    Need {
        /// The die: ask the player, and send the longer list.
        need: NeededDie,
    },
    /// A sheet looked over.
    Sheet(SheetReport),
    /// What was wrong, where, and what is allowed.
    Error {
        /// The message.
        error: String,
    },
}

/// The die that a replay wants next.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize)]
pub struct NeededDie {
    /// Its number of sides.
    pub sides: Sides,
}

impl<I> Question<I> {
    /// Answers the question. It always does: what is wrong with the question is an answer too.
    pub fn answer(self) -> Answer<I> {
        let reply = match (&self.test, &self.sheet, &self.action) {
            (Some(test), None, Some(action)) => action.apply(test),
            (None, Some(sheet), None) => Reply::Sheet(sheet.report()),
            (Some(_), None, None) => {
                Reply::error(r#"the test lacks a `do`: "odds", {"roll": {"seed": 7}} or {"replay": [3, 6]}"#)
            }
            (None, Some(_), Some(_)) => Reply::error("a sheet is looked over as it is: `do` goes with a test"),
            (Some(_), Some(_), _) => Reply::error("a question has a `test` or a `sheet`, not both"),
            (None, None, _) => Reply::error("a question has a `test` or a `sheet`: both are missing"),
        };
        Answer { id: self.id, reply }
    }
}

impl Do {
    /// Does it to a test.
    pub fn apply(&self, test: &Request) -> Reply {
        match self {
            Do::Odds => match test.odds_within(Budget::default()) {
                Ok(odds) => Reply::Odds { odds },
                Err(error) => Reply::error(error.to_string()),
            },
            Do::Roll(roll) => match test.record_within(&mut SeededRng::new(roll.seed), MOST_DICE) {
                Ok(record) => Reply::from(record),
                Err(error) => Reply::error(error.to_string()),
            },
            Do::Replay(faces) => match test.replay(faces) {
                Ok(record) => Reply::from(record),
                Err(ReplayError::Needs { sides, .. }) => Reply::Need { need: NeededDie { sides } },
                Err(error) => Reply::error(error.to_string()),
            },
        }
    }
}

impl Reply {
    /// A question that can't be answered, and why.
    pub fn error(message: impl Into<String>) -> Self {
        Reply::Error { error: message.into() }
    }
}

impl From<Record<RequestOutcome>> for Reply {
    fn from(record: Record<RequestOutcome>) -> Self {
        Reply::Settled { outcome: record.outcome, trace: record.trace }
    }
}
