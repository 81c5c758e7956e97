//! A step in the dark: one roll.

use dice_core::{D8, Dice, Resolve};
use serde::{Deserialize, Serialize};

use crate::{Skill, rules};

/// A step in the dark (`lantern.step`): as many d8 as the skill; each that shows 3 or less is a light.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// How many dice are rolled.
    pub skill: Skill,
}

/// What a step comes to, worst first: odds are in this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum StepOutcome {
    /// No light: a flask breaks.
    Stumble,
    /// One: the explorers feel their way, and get nowhere.
    Grope,
    /// Two or more: a floor further down.
    Descend,
}

impl Resolve for Step {
    type Outcome = StepOutcome;

    fn resolve<D: Dice>(&self, dice: &mut D) -> StepOutcome {
        dice.part(rules::STEP, |dice| match dice.count_at_most(self.skill.get(), D8, 3) {
            0 => StepOutcome::Stumble,
            1 => StepOutcome::Grope,
            _ => StepOutcome::Descend,
        })
    }
}
