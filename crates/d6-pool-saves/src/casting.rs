//! Casting spells: what goes well, what goes wrong, and what it costs.

use core::fmt;

use dice_core::{D6, Dice, Resolve};

use crate::armour::Armour;
use crate::error::PoolError;
use crate::numbers::{MagicLevel, Mental, SpellPoints};
use crate::rules;
use crate::test::{TestDice, Verdict};

/// Whether hard casting costs its caster a health level (`pool.hard-cast`; source: Hard Casting). As data it is the number
/// of levels: 1 or 0.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "u64", into = "u64"))]
pub enum ManaBurn {
    /// It costs one.
    Burned,
    /// It costs none.
    Spared,
}

impl ManaBurn {
    /// The health levels lost.
    pub const fn health_lost(self) -> u16 {
        match self {
            ManaBurn::Burned => 1,
            ManaBurn::Spared => 0,
        }
    }
}

impl From<ManaBurn> for u64 {
    fn from(burn: ManaBurn) -> u64 {
        burn.health_lost().into()
    }
}

impl TryFrom<u64> for ManaBurn {
    type Error = dice_core::OutOfRange;
    fn try_from(lost: u64) -> Result<Self, Self::Error> {
        match lost {
            0 => Ok(ManaBurn::Spared),
            1 => Ok(ManaBurn::Burned),
            _ => Err(dice_core::OutOfRange::new(
                "pool.hard-cast: health lost to mana burn",
                i64::try_from(lost).unwrap_or(i64::MAX),
                0,
                1,
            )),
        }
    }
}

/// How casting a spell comes out (`pool.cast`, `pool.hard-cast`; source: Spellcasting; Hard Casting).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Casting {
    /// The spell fails.
    Failed(ManaBurn),
    /// The spell works.
    Cast(ManaBurn),
}

impl Casting {
    /// Whether the spell works.
    pub const fn works(self) -> bool {
        matches!(self, Casting::Cast(_))
    }

    /// The health levels that it costs the caster.
    pub const fn health_lost(self) -> u16 {
        let (Casting::Failed(burn) | Casting::Cast(burn)) = self;
        burn.health_lost()
    }
}

impl fmt::Display for Casting {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Casting::Failed(ManaBurn::Burned) => "failed, burned",
            Casting::Failed(ManaBurn::Spared) => "failed",
            Casting::Cast(ManaBurn::Burned) => "cast, burned",
            Casting::Cast(ManaBurn::Spared) => "cast",
        })
    }
}

/// Who casts, as far as a spell cares.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Caster {
    /// The magic level.
    pub magic_level: MagicLevel,
    /// How mental the caster is.
    pub mental: Mental,
    /// The armour that it wears.
    pub armour: Armour,
}

impl Caster {
    /// The most points that a spell of it may have: its magic level, and half its magic level and five (`pool.cast`;
    /// source: Spellcasting; Magic Points).
    pub const fn most_points(&self) -> u16 {
        let (level, half_and_five) = (self.magic_level.get(), self.magic_level.half() + 5);
        if level < half_and_five { level } else { half_and_five }
    }

    /// The dice of hard casting a spell of so many points (`pool.hard-cast`; source: Hard Casting).
    pub fn hard_dice(&self, points: SpellPoints) -> TestDice {
        let small = i32::from(points.get() <= self.magic_level.fifth());
        let armour = i32::from(self.armour.casting_minus());
        TestDice::with_modifier(i32::from(self.mental.get()) - armour + small)
    }

    fn may_cast(self, points: SpellPoints) -> Result<(), PoolError> {
        let (points, magic_level) = (points.get(), self.magic_level.get());
        if points > magic_level {
            return Err(PoolError::OverMagicLevel { points, magic_level });
        }
        if points > self.most_points() {
            return Err(PoolError::OverHalfAndFive { points, magic_level, most: self.most_points() });
        }
        Ok(())
    }
}

/// Casting a spell (`pool.cast`; source: Spellcasting).
///
/// A d6: on 2 or more all goes well; on a 1 it comes to [`HardCast`]. A spell of more points than half the magic level
/// comes to it at once, without that die, and so does any spell of a caster who is hindered: swallowed, disrupted, or in
/// gauntlets.
///
/// ```
/// use d6_pool_saves::{Caster, Cast, Casting, MagicLevel, ManaBurn, Mental, SpellPoints};
/// use dice_core::Resolve;
/// let witch = Caster { magic_level: MagicLevel::new(10)?, mental: Mental::new(1)?, ..Caster::default() };
/// let charm = Cast::new(witch, SpellPoints::new(2)?)?;
/// assert_eq!(charm.odds().chance(&Casting::Cast(ManaBurn::Spared)).to_string(), "29/32 (90.6 %)");
/// assert_eq!(charm.odds().chance(&Casting::Failed(ManaBurn::Burned)).fraction(), "1/96");
/// assert!(Cast::new(witch, SpellPoints::new(11)?).is_err());
/// # Ok::<(), d6_pool_saves::PoolError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "RawCast", into = "RawCast")
)]
pub struct Cast {
    caster: Caster,
    points: SpellPoints,
    hindered: bool,
}

impl Cast {
    /// A spell of so many points.
    ///
    /// # Errors
    /// [`PoolError::OverMagicLevel`] or [`PoolError::OverHalfAndFive`] if it is more than the caster can put into one.
    pub fn new(caster: Caster, points: SpellPoints) -> Result<Self, PoolError> {
        caster.may_cast(points)?;
        Ok(Cast { caster, points, hindered: false })
    }

    /// The same, but swallowed, disrupted, or in gauntlets.
    #[must_use]
    pub const fn hindered(self) -> Self {
        Cast { hindered: true, ..self }
    }

    /// Whether it comes to hard casting at once.
    pub const fn is_hard(&self) -> bool {
        self.hindered || self.points.get() > self.caster.magic_level.half()
    }
}

impl Resolve for Cast {
    type Outcome = Casting;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Casting {
        dice.part(rules::CAST, |dice| {
            if !self.is_hard() && dice.die(D6) >= 2 {
                return Casting::Cast(ManaBurn::Spared);
            }
            HardCast { caster: self.caster, points: self.points }.resolve(dice)
        })
    }
}

/// Casting a spell the hard way (`pool.hard-cast`; source: Hard Casting).
///
/// A test: one die more for each mental attribute, one less in light armour and two in heavy, and one more for a spell
/// of at most a fifth of the magic level. Whether it succeeds or not, a die of 4 or more then costs the caster a health
/// level.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "RawSpell", into = "RawSpell")
)]
pub struct HardCast {
    caster: Caster,
    points: SpellPoints,
}

impl HardCast {
    /// A spell of so many points.
    ///
    /// # Errors
    /// As [`Cast::new`].
    pub fn new(caster: Caster, points: SpellPoints) -> Result<Self, PoolError> {
        caster.may_cast(points)?;
        Ok(HardCast { caster, points })
    }
}

impl Resolve for HardCast {
    type Outcome = Casting;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Casting {
        dice.part(rules::HARD_CAST, |dice| {
            let verdict = self.caster.hard_dice(self.points).roll(dice);
            let burn = if Verdict::of(dice.die(D6)).is_success() { ManaBurn::Burned } else { ManaBurn::Spared };
            match verdict {
                Verdict::Failure => Casting::Failed(burn),
                Verdict::Success => Casting::Cast(burn),
            }
        })
    }
}

/// Casting a spell with no magic points left (`pool.mp-less`; source: Magic Points).
///
/// From magic level 10, and for spells of at most one point for every ten levels. It is hard casting.
///
/// ```
/// use d6_pool_saves::{Caster, MagicLevel, MpLess, SpellPoints};
/// let archmage = Caster { magic_level: MagicLevel::new(25)?, ..Caster::default() };
/// assert!(MpLess::new(archmage, SpellPoints::new(2)?).is_ok());
/// assert!(MpLess::new(archmage, SpellPoints::new(3)?).is_err());
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "RawSpell", into = "RawSpell")
)]
pub struct MpLess {
    caster: Caster,
    points: SpellPoints,
}

impl MpLess {
    /// The lowest magic level that can try.
    pub const LOWEST_LEVEL: u16 = 10;

    /// A spell that takes so many points, tried with none.
    ///
    /// # Errors
    /// [`PoolError::TooLowForMpLess`] under magic level 10, [`PoolError::TooMuchForMpLess`] if the spell takes more than a
    /// tenth of it.
    pub fn new(caster: Caster, points: SpellPoints) -> Result<Self, PoolError> {
        let (magic_level, most) = (caster.magic_level.get(), caster.magic_level.tenth());
        if magic_level < Self::LOWEST_LEVEL {
            return Err(PoolError::TooLowForMpLess { magic_level });
        }
        if points.get() > most {
            return Err(PoolError::TooMuchForMpLess { points: points.get(), magic_level, most });
        }
        Ok(MpLess { caster, points })
    }
}

impl Resolve for MpLess {
    type Outcome = Casting;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Casting {
        dice.part(rules::MP_LESS, |dice| HardCast { caster: self.caster, points: self.points }.resolve(dice))
    }
}

/// A spell as a caster would cast it with the points at hand: its risk, before it is cast (`pool.cast`, `pool.mp-less`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Spell {
    /// With magic points, which are spent whether it works or not.
    Cast(Cast),
    /// Without any.
    MpLess(MpLess),
}

impl Spell {
    /// The magic points that it costs: they go into the spell before its dice are rolled, so whether it works or not.
    pub const fn cost(&self) -> u16 {
        match self {
            Spell::Cast(cast) => cast.points.get(),
            Spell::MpLess(_) => 0,
        }
    }

    /// Whether it comes to hard casting at once.
    pub const fn is_hard(&self) -> bool {
        match self {
            Spell::Cast(cast) => cast.is_hard(),
            Spell::MpLess(_) => true,
        }
    }
}

impl Resolve for Spell {
    type Outcome = Casting;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Casting {
        match self {
            Spell::Cast(cast) => cast.resolve(dice),
            Spell::MpLess(spell) => spell.resolve(dice),
        }
    }
}

#[cfg(feature = "serde")]
mod raw {
    use super::{Cast, Caster, HardCast, MpLess};
    use crate::{Armour, MagicLevel, Mental, PoolError, SpellPoints};

    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(deny_unknown_fields, rename = "Cast")]
    pub(super) struct RawCast {
        magic_level: MagicLevel,
        mp: SpellPoints,
        #[serde(default)]
        mental: Mental,
        #[serde(default)]
        armour: Armour,
        #[serde(default)]
        hindered: bool,
    }

    impl TryFrom<RawCast> for Cast {
        type Error = PoolError;
        fn try_from(raw: RawCast) -> Result<Self, PoolError> {
            let caster = Caster { magic_level: raw.magic_level, mental: raw.mental, armour: raw.armour };
            Ok(Cast { hindered: raw.hindered, ..Cast::new(caster, raw.mp)? })
        }
    }

    impl From<Cast> for RawCast {
        fn from(Cast { caster, points, hindered }: Cast) -> Self {
            let Caster { magic_level, mental, armour } = caster;
            RawCast { magic_level, mp: points, mental, armour, hindered }
        }
    }

    #[derive(serde::Serialize, serde::Deserialize)]
    #[serde(deny_unknown_fields, rename = "Spell")]
    pub(super) struct RawSpell {
        magic_level: MagicLevel,
        mp: SpellPoints,
        #[serde(default)]
        mental: Mental,
        #[serde(default)]
        armour: Armour,
    }

    impl RawSpell {
        fn of(caster: Caster, mp: SpellPoints) -> Self {
            RawSpell { magic_level: caster.magic_level, mp, mental: caster.mental, armour: caster.armour }
        }

        fn caster(&self) -> Caster {
            Caster { magic_level: self.magic_level, mental: self.mental, armour: self.armour }
        }
    }

    impl TryFrom<RawSpell> for HardCast {
        type Error = PoolError;
        fn try_from(raw: RawSpell) -> Result<Self, PoolError> {
            HardCast::new(raw.caster(), raw.mp)
        }
    }

    impl From<HardCast> for RawSpell {
        fn from(spell: HardCast) -> Self {
            RawSpell::of(spell.caster, spell.points)
        }
    }

    impl TryFrom<RawSpell> for MpLess {
        type Error = PoolError;
        fn try_from(raw: RawSpell) -> Result<Self, PoolError> {
            MpLess::new(raw.caster(), raw.mp)
        }
    }

    impl From<MpLess> for RawSpell {
        fn from(spell: MpLess) -> Self {
            RawSpell::of(spell.caster, spell.points)
        }
    }
}

#[cfg(feature = "serde")]
use raw::{RawCast, RawSpell};
