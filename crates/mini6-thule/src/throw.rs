//! Rolling a code: ten dice at most, the last of them wild.

use core::fmt;

use dice_core::{D6, Dice, DiceCode, Pool, Resolve, RollCode};

use crate::double_half::Factor;
use crate::numbers::{AtMost, Bonus};
use crate::rules;

/// A code made ready to be rolled (`mini6.code`, `mini6.ten-dice`; source: Dice Basics, Ability Caps).
///
/// At most ten dice are rolled, and each die beyond them counts three. The last die rolled is wild (`mini6.wild-die`).
/// Pips and bonuses are added flat (`mini6.flat-bonus`). A house rule rolls with it:
///
/// ```
/// use dice_core::{Odds, RollCode};
/// use mini6_thule::Throw;
/// let skill = Throw::from("15D".parse::<RollCode>()?);
/// assert_eq!(skill.to_string(), "10D+15");
/// // between two neighbouring difficulties; from 50 on, it is all the same to this rule
/// let odds = Odds::of(|dice| (45..50).contains(&skill.total(dice, 50)));
/// # assert!(odds.chance(&true).to_f64() > 0.2);
/// # Ok::<(), dice_core::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Throw {
    /// One at least, as of every code.
    dice: u16,
    plus: i64,
}

impl Throw {
    /// The most dice that are rolled.
    pub const MOST_DICE: u16 = 10;
    /// What a die beyond those counts.
    pub const EACH_BEYOND: i64 = 3;

    /// The throw of a code with a flat bonus.
    #[inline]
    pub const fn new(code: DiceCode, bonus: Bonus) -> Self {
        Self::with(code.dice(), code.pips() as i64 + bonus.get() as i64)
    }

    /// The wild die alone.
    pub const fn wild_die() -> Self {
        Throw { dice: 1, plus: 0 }
    }

    #[inline]
    const fn with(dice: u16, plus: i64) -> Self {
        let beyond = dice.saturating_sub(Self::MOST_DICE);
        Throw { dice: dice - beyond, plus: plus + Self::EACH_BEYOND * beyond as i64 }
    }

    /// The dice that are rolled.
    #[inline]
    pub const fn pool(self) -> Pool {
        Pool { plain: self.dice.saturating_sub(1), exploding: 1 }
    }

    /// What is added to them.
    pub const fn plus(self) -> i64 {
        self.plus
    }

    /// What the dice must show for a total of so much.
    #[inline]
    pub(crate) const fn least_shown(self, total: i64) -> u32 {
        match total.saturating_sub(self.plus) {
            ..0 => 0,
            shown if shown > u32::MAX as i64 => u32::MAX,
            shown => shown as u32,
        }
    }

    /// Rolls it: the plain dice, then the wild die and its chain.
    ///
    /// `enough` promises that no two totals of `enough` or more differ to the caller, as in [`Dice::total`].
    #[inline]
    pub fn total<D: Dice>(self, dice: &mut D, enough: i64) -> i64 {
        let total = i64::from(dice.total(D6, self.pool(), self.least_shown(enough))) + self.plus;
        dice.note("total", total);
        total
    }

    /// By how far the total is over a target number, or under it; all that reach it are alike to the caller.
    #[inline]
    pub(crate) fn margin<D: Dice, const N: usize>(self, factors: [Factor; N], target: i64, dice: &mut D) -> i64 {
        self.margin_within(factors, target, 0, dice)
    }

    /// The same, the total changed by one factor after the other, where margins of `within` or more are alike to the caller.
    #[inline]
    pub(crate) fn margin_within<D: Dice, const N: usize>(
        self,
        factors: [Factor; N],
        target: i64,
        within: i64,
        dice: &mut D,
    ) -> i64 {
        let enough = factors.iter().rev().fold(target + within, |wanted, factor| factor.least(wanted));
        let mut total = self.total(dice, enough);
        for factor in factors {
            total = factor.of(total);
            if factor != Factor::Plain {
                dice.note(factor.as_str(), total);
            }
        }
        dice.note("margin", total - target);
        total - target
    }

    /// Both throws against each other, ours first: by how far our total is over theirs, of which the sign counts.
    pub(crate) fn against<D: Dice>(self, theirs: Throw, dice: &mut D) -> i64 {
        let ahead = self.plus - theirs.plus;
        let within = ahead.unsigned_abs().saturating_add(1).min(u32::MAX.into()) as u32;
        let margin = i64::from(dice.margin(D6, self.pool(), theirs.pool(), within)) + ahead;
        dice.note("margin", margin);
        margin
    }
}

impl From<DiceCode> for Throw {
    fn from(code: DiceCode) -> Self {
        Throw::with(code.dice(), code.pips().into())
    }
}

impl From<RollCode> for Throw {
    fn from(roll: RollCode) -> Self {
        Throw::with(roll.code().dice(), roll.plus())
    }
}

/// As a roll is written: `10D+15`.
impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.plus {
            0 => write!(f, "{}D", self.dice),
            plus => write!(f, "{}D{plus:+}", self.dice),
        }
    }
}

/// The total of a roll (`mini6.wild-die`; source: Dice Basics). A wild die has no highest total, so those of `at_most`
/// or more count as `at_most`.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{AtMost, Roll};
/// let die = Roll::new("1D".parse()?, AtMost::new(7)?);
/// assert_eq!(die.odds().chance(&6).fraction(), "0"); // a six rolls on
/// assert_eq!(die.odds().chance(&7).fraction(), "1/6"); // seven or more
/// assert_eq!(die.replay(&[6, 6, 1])?.outcome, 7);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Roll {
    /// The code that is rolled.
    pub code: DiceCode,
    /// What is added flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bonus: Bonus,
    /// What is made of the total.
    #[cfg_attr(feature = "serde", serde(default))]
    pub factor: Factor,
    /// The number that stands for itself and for all above it.
    pub at_most: AtMost,
}

impl Roll {
    /// A code alone, told apart up to `at_most`.
    pub const fn new(code: DiceCode, at_most: AtMost) -> Self {
        Roll { code, bonus: Bonus::saturating(0), factor: Factor::Plain, at_most }
    }
}

impl Resolve for Roll {
    type Outcome = i64;
    fn resolve<D: Dice>(&self, dice: &mut D) -> i64 {
        dice.part(rules::WILD_DIE, |dice| {
            let at_most = i64::from(self.at_most);
            let total = Throw::new(self.code, self.bonus).total(dice, self.factor.least(at_most));
            self.factor.of(total).min(at_most)
        })
    }
}
