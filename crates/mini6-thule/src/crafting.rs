//! Crafting: how hard a thing is to make, how long it takes, what it costs.

use dice_core::{Dice, DiceCode, Resolve};

use crate::check::{Check, CheckOutcome};
use crate::money::Money;
use crate::numbers::{Bonus, TargetNumber};
use crate::rules;

dice_core::vocabulary! {
    /// How rare a magic thing is (`mini6.crafting`, source: *Item Crafting*).
    pub enum Rarity, "mini6.crafting: rarity" {
        /// Such as a juggernaut harness.
        Legendary = "legendary",
        /// Such as a +3 weapon or a plate harness.
        VeryRare = "very-rare",
        /// Such as a +2 weapon or a plate cuirass.
        Rare = "rare",
        /// Such as a +1 weapon or mail of dwarven steel.
        Uncommon = "uncommon",
        /// Such as a cloak that billows.
        Common = "common",
    }
}

impl Rarity {
    /// The difficulty, the weeks, and the least that the making costs in gold; the most is twice that.
    const fn line(self) -> (i64, u16, u32) {
        match self {
            Rarity::Legendary => (60, 50, 62_500),
            Rarity::VeryRare => (50, 25, 12_500),
            Rarity::Rare => (40, 10, 2_500),
            Rarity::Uncommon => (30, 2, 500),
            Rarity::Common => (25, 1, 100),
        }
    }
}

dice_core::bounded! {
    /// The price of a common thing that is made, in silver: 0 to 24,999. The list of what can be made ends below 2,500 gold.
    pub struct MundanePrice(u16) "mini6.crafting: price in silver": 0..=24_999;
}

/// A thing to be made (`mini6.crafting`, source: *Item Crafting*; *Mundane Item Creation*). Whatever it is, a formula is needed.
///
/// ```
/// use mini6_thule::{Craft, Money, MundanePrice, Rarity};
/// let potion = Craft::Consumable(Rarity::Common);
/// assert_eq!((potion.difficulty().get(), potion.days()), (25, 2)); // a fifth of seven days, rounded up
/// assert_eq!(potion.cost(), Some((Money::gold(20), Money::gold(40))));
/// let coat = Craft::Mundane(MundanePrice::new(400)?); // 40 gold
/// assert_eq!((coat.difficulty().get(), coat.days()), (10, 8)); // 5 gold a day
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
///
/// In data: `{"magic": "rare"}`, `{"consumable": "common"}`, `{"mundane": 400}` with the price in silver.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub enum Craft {
    /// A magic thing that lasts.
    Magic(Rarity),
    /// A magic thing that is used up: a fifth of the time and the cost.
    Consumable(Rarity),
    /// A common thing of this price.
    Mundane(MundanePrice),
}

impl Craft {
    /// The difficulty of a common thing, and the silver's worth of it that is made in a day.
    const fn mundane_line(price: MundanePrice) -> (i64, u16) {
        match price.get() {
            5_000.. => (20, 200),
            1_000.. => (15, 100),
            200.. => (10, 50),
            40.. => (5, 20),
            _ => (0, 10),
        }
    }

    /// What the craft roll must reach.
    pub const fn difficulty(self) -> TargetNumber {
        TargetNumber::saturating(match self {
            Craft::Magic(rarity) | Craft::Consumable(rarity) => rarity.line().0,
            Craft::Mundane(price) => Self::mundane_line(price).0,
        })
    }

    /// The days that it takes, seven to the week. Parts of a day count as whole ones.
    pub const fn days(self) -> u16 {
        match self {
            Craft::Magic(rarity) => 7 * rarity.line().1,
            Craft::Consumable(rarity) => (7 * rarity.line().1).div_ceil(5),
            Craft::Mundane(price) => price.get().div_ceil(Self::mundane_line(price).1),
        }
    }

    /// The least and the most that the making costs; the rules don't say what a common thing takes.
    pub const fn cost(self) -> Option<(Money, Money)> {
        let least = match self {
            Craft::Magic(rarity) => rarity.line().2,
            Craft::Consumable(rarity) => rarity.line().2 / 5,
            Craft::Mundane(_) => return None,
        };
        Some((Money::gold(least), Money::gold(2 * least)))
    }
}

/// The roll that decides whether a thing is made (`mini6.crafting`): a check of the craft, Smithing or Magic, against the thing's difficulty.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{CheckOutcome, Craft, Crafting, Rarity};
/// let smith = Crafting::new("9D".parse()?, Craft::Magic(Rarity::Uncommon));
/// assert_eq!(smith.replay(&[4, 4, 4, 4, 4, 4, 2, 2, 2])?.outcome, CheckOutcome::Success);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Crafting {
    /// The skill.
    pub code: DiceCode,
    /// What is added flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bonus: Bonus,
    /// What is made.
    pub craft: Craft,
}

impl Crafting {
    /// Makes this with a skill of so much.
    pub const fn new(code: DiceCode, craft: Craft) -> Self {
        Crafting { code, bonus: Bonus::saturating(0), craft }
    }
}

impl Resolve for Crafting {
    type Outcome = CheckOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> CheckOutcome {
        let check = Check { code: self.code, bonus: self.bonus, tn: self.craft.difficulty() };
        dice.part(rules::CRAFTING, |dice| check.resolve(dice))
    }
}
