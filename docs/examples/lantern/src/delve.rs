//! The whole way down: step by step, until the floor is reached or the oil is gone.

use core::fmt;
use core::ops::ControlFlow;

use dice_core::{Dice, Process, Resolve};
use serde::{Deserialize, Serialize};

use crate::{Floors, Oil, Skill, Step, StepOutcome};

/// The way down (`lantern.delve`): a step a round, until all floors are behind the explorers or all oil is gone.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Delve {
    /// The skill of whoever goes ahead.
    pub skill: Skill,
    /// How many floors there are.
    pub floors: Floors,
    /// How much oil there is.
    pub oil: Oil,
}

/// How it ends, worst first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum DelveEnd {
    /// The oil is gone.
    Dark,
    /// They are there, with so much oil for the way back.
    Arrived(u16),
}

impl DelveEnd {
    /// Whether they are there.
    pub const fn is_arrival(self) -> bool {
        matches!(self, DelveEnd::Arrived(_))
    }
}

impl fmt::Display for DelveEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DelveEnd::Dark => f.pad("in the dark"),
            DelveEnd::Arrived(oil) => f.pad(&format!("there with {oil}")),
        }
    }
}

/// What the next round needs to know, and no more: states that are equal are solved once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Descent {
    /// The floors that are left.
    pub floors: u16,
    /// The oil that is left.
    pub oil: u16,
}

impl Process for Delve {
    type State = Descent;
    type Outcome = DelveEnd;

    fn start(&self) -> Descent {
        Descent { floors: self.floors.get(), oil: self.oil.get() }
    }

    fn round<D: Dice>(&self, state: &Descent, dice: &mut D) -> ControlFlow<DelveEnd, Descent> {
        let Descent { mut floors, mut oil } = *state;
        let step = Step { skill: self.skill };
        match step.resolve(dice) {
            StepOutcome::Stumble => oil -= 1,
            StepOutcome::Grope => {}
            StepOutcome::Descend => floors -= 1,
        }
        match (floors, oil) {
            (0, _) => ControlFlow::Break(DelveEnd::Arrived(oil)),
            (_, 0) => ControlFlow::Break(DelveEnd::Dark),
            _ => ControlFlow::Continue(Descent { floors, oil }),
        }
    }
}
