//! Spells: cast in the usual way, the hard way, and without magic points.

use dice_core::{D6, Dice, Resolve};

use crate::casting::{Caster, Casting, ManaBurn};
use crate::error::PoolError;
#[cfg(any(feature = "arbitrary", feature = "proptest"))]
use crate::numbers::MagicLevel;
use crate::numbers::SpellPoints;
use crate::rules;
use crate::test::{Verdict, four_or_more};

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
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
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
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
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
            let burn = if four_or_more(dice) { ManaBurn::Burned } else { ManaBurn::Spared };
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
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
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
    use super::{Cast, HardCast, MpLess};
    use crate::{Armour, Caster, MagicLevel, Mental, PoolError, SpellPoints};

    #[derive(serde::Serialize, serde::Deserialize)]
    #[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
    #[serde(deny_unknown_fields, rename = "Cast")]
    pub(super) struct RawCast {
        /// The magic level.
        magic_level: MagicLevel,
        /// The points of the spell.
        mp: SpellPoints,
        /// How mental the caster is.
        #[serde(default)]
        mental: Mental,
        /// The armour that the caster wears.
        #[serde(default)]
        armour: Armour,
        /// Whether the caster is swallowed, disrupted, or in gauntlets.
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
    #[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
    #[serde(deny_unknown_fields, rename = "Spell")]
    pub(super) struct RawSpell {
        /// The magic level.
        magic_level: MagicLevel,
        /// The points of the spell.
        mp: SpellPoints,
        /// How mental the caster is.
        #[serde(default)]
        mental: Mental,
        /// The armour that the caster wears.
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

// never more points than the caster can put into a spell
dice_core::made_of!(Cast: (Caster, SpellPoints, bool), |(caster, points, hindered)| {
    Cast { caster, points: at_most(points, caster.most_points()), hindered }
});
dice_core::made_of!(HardCast: (Caster, SpellPoints), |(caster, points)| {
    HardCast { caster, points: at_most(points, caster.most_points()) }
});
dice_core::made_of!(MpLess: (Caster, SpellPoints), |(caster, points)| {
    let level = caster.magic_level.get().max(MpLess::LOWEST_LEVEL);
    let caster = Caster { magic_level: MagicLevel::saturating(level.into()), ..caster };
    MpLess { caster, points: at_most(points, caster.magic_level.tenth()) }
});

#[cfg(any(feature = "arbitrary", feature = "proptest"))]
fn at_most(points: SpellPoints, most: u16) -> SpellPoints {
    SpellPoints::saturating(points.get().min(most).into())
}
