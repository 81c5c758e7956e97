//! Saves: resisting an effect, by level, by resistances, by burned magic points, and by destiny.

use dice_core::{Dice, Resolve};

use crate::error::PoolError;
use crate::numbers::{
    BurnedPoints, DestinyRerolls, Level, MagicLevel, Modifier, Resistances, SaveBonus, Vulnerabilities,
};
use crate::resist::Resist;
use crate::rules;
use crate::test::{TestDice, Verdict};

impl Level {
    /// The bonus that a level gives to saves: one for every full five levels (`pool.save`; source: Saves).
    ///
    /// ```
    /// use d6_pool_saves::Level;
    /// assert_eq!([2, 16, 21].map(|level| Level::new(level).unwrap().save_bonus().get()), [0, 3, 4]);
    /// ```
    pub const fn save_bonus(self) -> SaveBonus {
        SaveBonus::saturating(self.get() as i64 / 5)
    }
}

/// A save against an effect (`pool.save`; source: Saves).
///
/// A test with one die more for every five levels, for every resistance left against the media of the effect, and for
/// every magic point burned; the effect may have a modifier of its own. As long as a resistance is left there is one
/// die at least ([`Resist`]). A creature whose save bonus doesn't come from a level has it in `modifier`.
///
/// With `destiny` a failed save is rolled again, once and as a whole. Whether a creature has a reroll left, and that it
/// is then gone for good, is kept by [`DestinySave`].
///
/// ```
/// use d6_pool_saves::{Level, Modifier, Resistances, Save, Verdict};
/// use dice_core::Resolve;
/// // a level 16 dwarf, who resists poison, against a paralysing poison of -1
/// let dwarf = Save {
///     level: Level::new(16)?,
///     resistances: Resistances::new(1)?,
///     modifier: Modifier::new(-1)?,
///     ..Save::default()
/// };
/// assert_eq!(dwarf.dice().to_string(), "highest of 4d6");
/// assert_eq!(dwarf.odds().chance(&Verdict::Success).to_string(), "15/16 (93.8 %)");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields, default))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Save {
    /// The level, or the hit dice, of the creature.
    pub level: Level,
    /// Its resistances to the media of the effect, added up.
    pub resistances: Resistances,
    /// Its vulnerabilities to the media of the effect, added up.
    pub vulnerabilities: Vulnerabilities,
    /// What the effect adds or takes: a poison of -1 is −1.
    pub modifier: Modifier,
    /// Magic points burned against a magical effect. How many may be is told by [`counter_burn`].
    pub burned_mp: BurnedPoints,
    /// Whether it is rolled again should it fail.
    pub destiny: bool,
}

impl Save {
    /// Its resistances and vulnerabilities.
    pub const fn resist(&self) -> Resist {
        Resist { resistances: self.resistances, vulnerabilities: self.vulnerabilities }
    }

    /// Its dice.
    pub fn dice(&self) -> TestDice {
        let bonus = i32::from(self.level.save_bonus().get()) + i32::from(self.burned_mp.get());
        let dice = TestDice::with_modifier(bonus + self.resist().left() + i32::from(self.modifier.get()));
        if self.resist().is_resistant() { dice.at_least_one() } else { dice }
    }
}

impl Resolve for Save {
    type Outcome = Verdict;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Verdict {
        dice.part(rules::SAVE, |dice| match self.dice().roll(dice) {
            Verdict::Failure if self.destiny => dice.part(rules::DESTINY_REROLL, |dice| self.dice().roll(dice)),
            verdict => verdict,
        })
    }
}

/// A save of a creature with so many destiny rerolls left (`pool.destiny-reroll`; source: Saves).
///
/// If the save fails, its `destiny` says that the creature would use a reroll, and it has one, the save is rolled again.
/// It can be done once for a save, and the reroll is gone for good.
///
/// ```
/// use d6_pool_saves::{DestinyRerolls, DestinySave, DestinyVerdict, Save};
/// use dice_core::Resolve;
/// let hero = DestinySave { save: Save { destiny: true, ..Save::default() }, rerolls: DestinyRerolls::new(2)? };
/// assert_eq!(hero.replay(&[2, 5]).unwrap().outcome, DestinyVerdict::Success(1));
/// assert_eq!(hero.odds().chance(&DestinyVerdict::Failure(1)).fraction(), "1/4");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct DestinySave {
    /// The save.
    pub save: Save,
    /// How many rerolls the creature has left.
    pub rerolls: DestinyRerolls,
}

/// How a save comes out, and how many destiny rerolls are left after it (`pool.destiny-reroll`; source: Saves).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum DestinyVerdict {
    /// It failed.
    Failure(u16),
    /// It succeeded.
    Success(u16),
}

impl core::fmt::Display for DestinyVerdict {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        let (verdict, left) = match self {
            DestinyVerdict::Failure(left) => (Verdict::Failure, left),
            DestinyVerdict::Success(left) => (Verdict::Success, left),
        };
        f.pad(&alloc::format!("{verdict}, {left} left"))
    }
}

impl Resolve for DestinySave {
    type Outcome = DestinyVerdict;

    fn resolve<D: Dice>(&self, dice: &mut D) -> DestinyVerdict {
        let left = self.rerolls.get();
        match Resolve::resolve(&Save { destiny: false, ..self.save }, dice) {
            Verdict::Success => DestinyVerdict::Success(left),
            Verdict::Failure if !self.save.destiny || left == 0 => DestinyVerdict::Failure(left),
            Verdict::Failure => match dice.part(rules::DESTINY_REROLL, |dice| self.save.dice().roll(dice)) {
                Verdict::Success => DestinyVerdict::Success(left - 1),
                Verdict::Failure => DestinyVerdict::Failure(left - 1),
            },
        }
    }
}

/// Burns magic points for a save against a magical effect, one die for each (`pool.counter-burn`; source: Counter
/// Magic).
///
/// ```
/// use d6_pool_saves::{MagicLevel, counter_burn};
/// let witch = MagicLevel::new(7)?;
/// assert_eq!(counter_burn(witch, 10, 3).unwrap().get(), 3);
/// assert!(counter_burn(witch, 10, 4).is_err());
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
///
/// # Errors
/// [`PoolError::BurnOverHalf`] if it is more than half the magic level, rounded down; [`PoolError::NotEnoughPoints`] if it is
/// more than `held`.
pub fn counter_burn(magic_level: MagicLevel, held: u16, points: u16) -> Result<BurnedPoints, PoolError> {
    let most = magic_level.half();
    if points > most {
        return Err(PoolError::BurnOverHalf { points, magic_level: magic_level.get(), most });
    }
    if points > held {
        return Err(PoolError::NotEnoughPoints { points, held });
    }
    Ok(BurnedPoints::saturating(points.into()))
}
