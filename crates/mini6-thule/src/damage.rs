//! Damage: a total against soak.

use dice_core::{Dice, DiceCode, Resolve};

use crate::double_half::Factor;
use crate::numbers::{Bonus, Soak};
use crate::rules;
use crate::throw::Throw;
use crate::wound_track::Harm;

/// A damage roll against soak (`mini6.damage`; source: Resisting Damage).
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{Damage, Harm};
/// let sword = Damage::new("5D".parse()?, 12.try_into()?);
/// assert_eq!(sword.replay(&[3, 3, 2, 3, 1])?.outcome, Harm::Stunned); // 12 against 12
/// assert_eq!(sword.odds().chance(&Harm::Dead).to_string(), "7/192 (3.6 %)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Damage {
    /// The code of the damage.
    pub damage: DiceCode,
    /// What is added to it flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bonus: Bonus,
    /// What is made of the total: halved if it is Might without Brawling (`mini6.double-half`).
    #[cfg_attr(feature = "serde", serde(default))]
    pub factor: Factor,
    /// The target's soak.
    pub soak: Soak,
}

impl Damage {
    /// A code alone against soak.
    pub const fn new(damage: DiceCode, soak: Soak) -> Self {
        Damage { damage, bonus: Bonus::saturating(0), factor: Factor::Plain, soak }
    }
}

impl Resolve for Damage {
    type Outcome = Harm;
    fn resolve<D: Dice>(&self, dice: &mut D) -> Harm {
        dice.part(rules::DAMAGE, |dice| {
            let deadly = Harm::DEADLY;
            let throw = Throw::new(self.damage, self.bonus);
            Harm::of_margin(throw.margin_within([self.factor], self.soak.into(), deadly, dice))
        })
    }
}
