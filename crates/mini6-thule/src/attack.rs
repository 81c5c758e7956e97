//! Attacks: does it hit?

use dice_core::{Dice, DiceCode, Resolve};

use crate::cover::Cover;
use crate::numbers::{Bonus, TargetNumber};
use crate::range::Range;
use crate::rules;
use crate::throw::Throw;

dice_core::vocabulary! {
    /// How an attack comes out (`mini6.attack`).
    pub enum AttackOutcome, "mini6.attack: outcome" {
        /// The target is out of reach or behind full cover: nothing is rolled.
        Impossible = "impossible",
        /// The total is below the target number.
        Miss = "miss",
        /// The total reaches it.
        Hit = "hit",
    }
}

/// An attack against a defence, at a range and through cover (`mini6.attack`; source: Attacking a Target).
///
/// The target number is the defence, static or rolled, with what range (`mini6.range`) and cover (`mini6.cover`) add.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{Attack, AttackOutcome, Cover, Range};
/// let arrow = Attack { range: Range::Medium, cover: Cover::Half, ..Attack::new("5D".parse()?, 10.try_into()?) };
/// assert_eq!(arrow.target_number(), Some(20));
/// assert_eq!(arrow.replay(&[4, 4, 4, 4, 4])?.outcome, AttackOutcome::Hit);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Attack {
    /// The code of the attack.
    pub attack: DiceCode,
    /// What is added to it flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bonus: Bonus,
    /// The target's defence: Dodge, Block or Parry.
    pub defence: TargetNumber,
    /// How far away the target is.
    #[cfg_attr(feature = "serde", serde(default))]
    pub range: Range,
    /// How much of it is hidden.
    #[cfg_attr(feature = "serde", serde(default))]
    pub cover: Cover,
}

impl Attack {
    /// An attack at short range on a target in the open.
    pub const fn new(attack: DiceCode, defence: TargetNumber) -> Self {
        Attack { attack, bonus: Bonus::saturating(0), defence, range: Range::Short, cover: Cover::None }
    }

    /// What the attack must reach; none if the target can't be hit at all.
    pub fn target_number(&self) -> Option<i64> {
        Some(i64::from(self.defence) + self.range.modifier()? + self.cover.modifier()?)
    }
}

impl Resolve for Attack {
    type Outcome = AttackOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> AttackOutcome {
        dice.part(rules::ATTACK, |dice| match self.target_number() {
            None => AttackOutcome::Impossible,
            Some(target) => match Throw::new(self.attack, self.bonus).margin([], target, dice) {
                ..0 => AttackOutcome::Miss,
                0.. => AttackOutcome::Hit,
            },
        })
    }
}
