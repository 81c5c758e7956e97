//! Dodge actions: a rolled Dodge in place of the static one.

use dice_core::{Dice, DiceCode, Resolve};

use crate::numbers::{AtMost, Bonus, TargetNumber};
use crate::rules;
use crate::throw::Throw;

dice_core::vocabulary! {
    /// How someone dodges (`mini6.dodge-action`).
    pub enum Dodge, "mini6.dodge-action: dodge", default Action {
        /// As one action among others: the roll counts if it beats the static Dodge.
        Action = "action",
        /// With no other action but a dash: ten more, and against unseen attacks too.
        Full = "full",
    }
}

impl Dodge {
    /// What it adds to the better of roll and static.
    pub const fn bonus(self) -> i64 {
        match self {
            Dodge::Action => 0,
            Dodge::Full => 10,
        }
    }
}

/// A Dodge roll, and the target number that it gives every attack until the dodger's next turn (`mini6.dodge-action`;
/// source: Static Defenses, Defences).
///
/// It is the better of roll and static Dodge, ten more for a full dodge; range and cover come on top of it. Target
/// numbers of `at_most` or more count as `at_most`.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{Dodge, DodgeAction};
/// let dodge = DodgeAction::new("3D+2".parse()?, 11.try_into()?, 40.try_into()?);
/// assert_eq!(dodge.replay(&[1, 2, 3])?.outcome, 11);
/// assert_eq!(dodge.replay(&[5, 5, 6, 2])?.outcome, 20);
/// assert_eq!(DodgeAction { dodging: Dodge::Full, ..dodge }.replay(&[1, 2, 3])?.outcome, 21);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct DodgeAction {
    /// The code of the Dodge skill.
    pub dodge: DiceCode,
    /// What is added to the roll flat, such as the penalty of armour.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bonus: Bonus,
    /// The static Dodge, its armour penalty included.
    pub static_dodge: TargetNumber,
    /// Whether it is a full dodge.
    #[cfg_attr(feature = "serde", serde(default))]
    pub dodging: Dodge,
    /// The number that stands for itself and for all above it.
    pub at_most: AtMost,
}

impl DodgeAction {
    /// A dodge as one action among others.
    pub const fn new(dodge: DiceCode, static_dodge: TargetNumber, at_most: AtMost) -> Self {
        DodgeAction { dodge, bonus: Bonus::saturating(0), static_dodge, dodging: Dodge::Action, at_most }
    }
}

impl Resolve for DodgeAction {
    type Outcome = i64;
    fn resolve<D: Dice>(&self, dice: &mut D) -> i64 {
        dice.part(rules::DODGE_ACTION, |dice| {
            let at_most = i64::from(self.at_most);
            let total = Throw::new(self.dodge, self.bonus).total(dice, at_most - self.dodging.bonus());
            (total.max(self.static_dodge.into()) + self.dodging.bonus()).min(at_most)
        })
    }
}
