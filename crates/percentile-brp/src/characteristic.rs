//! Characteristics, and how they grow by what is dared.

use dice_core::{Dice, Resolve};

use crate::Error;
use crate::percent::{Verdict, roll_under};
use crate::rules;
use crate::skill::Skill;

dice_core::vocabulary! {
    /// The seven characteristics.
    pub enum Characteristic, "characteristic" {
        /// Strength.
        Str = "str",
        /// Constitution.
        Con = "con",
        /// Size.
        Siz = "siz",
        /// Intelligence.
        Int = "int",
        /// Power.
        Pow = "pow",
        /// Dexterity.
        Dex = "dex",
        /// Appearance.
        App = "app",
    }
}

dice_core::bounded! {
    /// The score of a characteristic, 0 to 1,000; humans have 3 to 21.
    pub struct Score(u16) "characteristic": 0..=1000;
}

impl Score {
    /// A multiple of the score as a chance in per cent, such as CON × 5 (`brp.modified`), held to 1,000.
    ///
    /// ```
    /// # use percentile_brp::Score;
    /// assert_eq!(Score::new(13)?.times(5).get(), 65);
    /// # Ok::<(), dice_core::OutOfRange>(())
    /// ```
    #[must_use]
    pub const fn times(self, factor: u16) -> Skill {
        Skill::saturating(self.get() as i64 * factor as i64)
    }

    const fn plus_one_if(self, raised: Verdict) -> Score {
        Score::saturating(self.get() as i64 + raised.is_success() as i64)
    }
}

/// The highest score that humans reach, and the face at or under which a characteristic is raised.
pub const HUMAN_MAXIMUM: u16 = 21;

/// D100 at or under this raises a characteristic.
const RAISED_AT_MOST: u32 = 21;

impl Characteristic {
    /// Whether it grows by resistance rolls in danger: STR, CON, DEX, INT and POW do (`brp.characteristic`).
    pub const fn grows_by_experience(self) -> bool {
        use Characteristic as C;
        matches!(self, C::Str | C::Con | C::Dex | C::Int | C::Pow)
    }

    /// Whether it grows by training: STR, CON and APP do (`brp.characteristic-training`).
    pub const fn grows_by_training(self) -> bool {
        use Characteristic as C;
        matches!(self, C::Str | C::Con | C::App)
    }

    /// How high it can be raised: to 21, but for INT and POW, which know no limit.
    pub const fn limit(self) -> Option<u16> {
        match self {
            Characteristic::Int | Characteristic::Pow => None,
            _ => Some(HUMAN_MAXIMUM),
        }
    }
}

/// D100 at or under 21: whether a characteristic is raised.
pub(crate) fn is_raised<D: Dice>(dice: &mut D) -> Verdict {
    roll_under(dice, RAISED_AT_MOST)
}

/// The roll for a checked characteristic, `brp.characteristic`; it comes to the score afterwards.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Characteristic, CharacteristicRoll, Score};
/// let roll = CharacteristicRoll::new(Characteristic::Pow, Score::new(21)?)?;
/// assert_eq!(roll.odds().chance(&22).fraction(), "21/100");
/// assert!(CharacteristicRoll::new(Characteristic::Str, Score::new(21)?).is_err());
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, try_from = "CharacteristicRollFields")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct CharacteristicRoll {
    characteristic: Characteristic,
    score: Score,
}

#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename = "CharacteristicRoll", deny_unknown_fields)]
struct CharacteristicRollFields {
    /// Which.
    characteristic: Characteristic,
    /// Its score.
    score: Score,
}

#[cfg(feature = "serde")]
impl TryFrom<CharacteristicRollFields> for CharacteristicRoll {
    type Error = Error;
    fn try_from(fields: CharacteristicRollFields) -> Result<Self, Error> {
        CharacteristicRoll::new(fields.characteristic, fields.score)
    }
}

impl CharacteristicRoll {
    /// A roll to raise a score.
    ///
    /// # Errors
    /// If the characteristic doesn't grow by experience, or has reached its limit.
    pub fn new(characteristic: Characteristic, score: Score) -> Result<Self, Error> {
        if !characteristic.grows_by_experience() {
            let rule = rules::CHARACTERISTIC.as_str();
            return Err(Error::CharacteristicDoesNotGrow { characteristic, way: "experience", rule });
        }
        match characteristic.limit() {
            Some(limit) if score.get() >= limit => {
                Err(Error::HumanMaximum { characteristic, score: score.get(), limit })
            }
            _ => Ok(CharacteristicRoll { characteristic, score }),
        }
    }
}

impl Resolve for CharacteristicRoll {
    type Outcome = u16;
    fn resolve<D: Dice>(&self, dice: &mut D) -> u16 {
        let raised = dice.part(rules::CHARACTERISTIC, |dice| is_raised(dice));
        self.score.get() + u16::from(raised.is_success())
    }
}

/// A characteristic on a character sheet, with its check (`brp.characteristic`).
///
/// ```
/// use dice_core::Script;
/// use percentile_brp::{Characteristic, CharacteristicRecord, Encounter, Score, Verdict};
/// let mut pow = CharacteristicRecord { characteristic: Characteristic::Pow, score: Score::new(12)?, checked: false };
/// let demon = Encounter { foe: Score::new(17)?, dangerous: true, adventurer: false };
/// pow.earn(demon, Verdict::Success)?;
/// assert!(pow.raise(&mut Script::new(&[21]))?.is_success());
/// assert_eq!((pow.score.get(), pow.checked), (13, false));
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct CharacteristicRecord {
    /// Which characteristic it is.
    pub characteristic: Characteristic,
    /// Its score.
    pub score: Score,
    /// Whether it was proven since the last roll. The check is one, so there is one roll for it each session.
    #[cfg_attr(feature = "serde", serde(default))]
    pub checked: bool,
}

/// Whom a characteristic was pitted against.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Encounter {
    /// The foe's own score in that characteristic.
    pub foe: Score,
    /// Whether the danger was real.
    pub dangerous: bool,
    /// Whether the foe is another player's adventurer.
    pub adventurer: bool,
}

impl CharacteristicRecord {
    /// Checks it off after a resistance roll.
    ///
    /// # Errors
    /// [`Error::CheckNotEarned`] unless the roll succeeded, in real danger, against a foe with a higher score who is no
    /// player's adventurer; and if the characteristic doesn't grow so. The record stays as it was.
    pub fn earn(&mut self, encounter: Encounter, verdict: Verdict) -> Result<(), Error> {
        CharacteristicRoll::new(self.characteristic, self.score)?;
        let lacks = [
            (verdict.is_success(), "the resistance roll failed"),
            (encounter.dangerous, "there was no real danger"),
            (!encounter.adventurer, "the foe was another player's adventurer"),
            (encounter.foe > self.score, "the foe's score was not higher"),
        ];
        if let Some((_, reason)) = lacks.into_iter().find(|(holds, _)| !holds) {
            return Err(Error::CheckNotEarned { reason });
        }
        self.checked = true;
        Ok(())
    }

    /// The roll for it: whether the score is raised. The check is cleared either way.
    ///
    /// # Errors
    /// [`Error::NoCheck`] without a check, and as [`CharacteristicRoll::new`]; the record stays as it was.
    pub fn raise<D: Dice>(&mut self, dice: &mut D) -> Result<Verdict, Error> {
        CharacteristicRoll::new(self.characteristic, self.score)?;
        if !self.checked {
            return Err(Error::NoCheck { what: self.characteristic.as_str(), rule: rules::CHARACTERISTIC.as_str() });
        }
        let raised = dice.part(rules::CHARACTERISTIC, |dice| is_raised(dice));
        self.score = self.score.plus_one_if(raised);
        self.checked = false;
        Ok(raised)
    }
}

// another that grows, or a score that does, in place of one that doesn't
dice_core::made_of!(CharacteristicRoll: (Characteristic, Score), |(characteristic, score)| {
    let characteristic = if characteristic.grows_by_experience() { characteristic } else { Characteristic::Pow };
    let highest = characteristic.limit().map_or(score.get(), |limit| score.get().min(limit - 1));
    CharacteristicRoll { characteristic, score: Score::saturating(highest.into()) }
});
