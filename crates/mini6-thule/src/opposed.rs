//! Opposed rolls: two codes against each other.

use dice_core::{Dice, DiceCode, Resolve};

use crate::numbers::Bonus;
use crate::rules;
use crate::throw::Throw;

dice_core::vocabulary! {
    /// Who wins an opposed roll (`mini6.opposed`).
    pub enum OpposedOutcome, "mini6.opposed: outcome" {
        /// The side that resists has the higher total.
        Resister = "resister",
        /// Equal totals, which count for the side that resists.
        Tie = "tie",
        /// The side that acts has the higher total.
        Actor = "actor",
    }
}

impl OpposedOutcome {
    /// Whether the side that acts gets its way: a tie goes to the side that resists.
    pub const fn actor_wins(self) -> bool {
        matches!(self, OpposedOutcome::Actor)
    }
}

/// Two codes rolled against each other, the actor's first (`mini6.opposed`): the higher total wins.
///
/// Both sides can explode for ever; the odds are exact all the same.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{Opposed, OpposedOutcome};
/// let sneak = Opposed::new("2D".parse()?, "1D".parse()?);
/// assert_eq!(sneak.replay(&[4, 5, 6, 3])?.outcome, OpposedOutcome::Tie); // 9 against 6 + 3
/// assert_eq!(Opposed::new("3D".parse()?, "3D".parse()?).odds().chance(&OpposedOutcome::Tie).fraction(), "607/7776");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Opposed {
    /// The code of the side that acts.
    pub actor: DiceCode,
    /// What the side that acts adds flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub actor_bonus: Bonus,
    /// The code of the side that resists.
    pub resister: DiceCode,
    /// What the side that resists adds flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub resister_bonus: Bonus,
}

impl Opposed {
    /// Two codes alone.
    pub const fn new(actor: DiceCode, resister: DiceCode) -> Self {
        Opposed { actor, actor_bonus: Bonus::saturating(0), resister, resister_bonus: Bonus::saturating(0) }
    }
}

impl Resolve for Opposed {
    type Outcome = OpposedOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> OpposedOutcome {
        dice.part(rules::OPPOSED, |dice| {
            let resister = Throw::new(self.resister, self.resister_bonus);
            match Throw::new(self.actor, self.actor_bonus).against(resister, dice) {
                ..0 => OpposedOutcome::Resister,
                0 => OpposedOutcome::Tie,
                1.. => OpposedOutcome::Actor,
            }
        })
    }
}
