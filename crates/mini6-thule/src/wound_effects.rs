//! What wounds do to the wounded.

use alloc::format;
use core::fmt;

use dice_core::{Dice, DiceCode, Resolve};

use crate::check::{Check, CheckOutcome, Difficulty};
use crate::error::Error;
use crate::numbers::{AtMost, Bonus};
use crate::rules;
use crate::throw::Throw;
use crate::wound_track::{WoundLevel, WoundState};

impl WoundLevel {
    /// The dice that every action loses (`mini6.wound-effects`; source: Wound Level Effects); none if the wounded can't
    /// act at all. An incapacitated character acts only while awake: see [`StayAwake`].
    pub const fn dice_lost(self) -> Option<u16> {
        match self {
            WoundLevel::Healthy => Some(0),
            WoundLevel::Wounded => Some(1),
            WoundLevel::SeverelyWounded => Some(2),
            WoundLevel::Incapacitated => Some(3),
            WoundLevel::MortallyWounded | WoundLevel::Dead => None,
        }
    }
}

/// What a stun takes off every action until the end of the stunned character's next turn (`mini6.wound-effects`).
pub const STUN_DICE_LOST: u16 = 1;

impl WoundState {
    /// What is left of a code that the wounded character acts with (`mini6.wound-effects`). `reeling` is whether a
    /// stun's penalty still holds: it ends before the mark does. Healing and dying rolls lose nothing.
    ///
    /// ```
    /// use mini6_thule::{WoundLevel, WoundState};
    /// let state = WoundState::at(WoundLevel::SeverelyWounded);
    /// assert_eq!(state.leaves("5D+1".parse()?, true)?.to_string(), "2D+1");
    /// assert_eq!(
    ///     state.leaves("2D+2".parse()?, false).unwrap_err().to_string(),
    ///     "mini6.wound-effects: severely-wounded takes 2D, and 2D+2 must keep 1D: the code must be 3D or higher"
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// If the character can't act, or if not even 1D is left.
    pub const fn leaves(self, code: DiceCode, reeling: bool) -> Result<DiceCode, Error> {
        let Some(wounds) = self.level().dice_lost() else { return Err(Error::CannotAct { state: self }) };
        let lost = if reeling { wounds + STUN_DICE_LOST } else { wounds };
        match code.plus_dice(-(lost as i64)) {
            Some(left) => Ok(left),
            None => Err(Error::TooBadlyHurt { state: self, lost, code }),
        }
    }
}

/// How an incapacitated character's turn begins (`mini6.wound-effects`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum StayAwakeOutcome {
    /// Out for so many minutes.
    OutForMinutes(i64),
    /// Awake, and acting with three dice less.
    Awake,
}

/// An incapacitated character tries to stay awake at the start of their turn: Stamina against 15, or out for 10D minutes
/// (`mini6.wound-effects`; source: Wound Level Effects). Minutes of `at_most` or more count as `at_most`.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{StayAwake, StayAwakeOutcome};
/// let fallen = StayAwake::new("3D".parse()?, 60.try_into()?);
/// assert_eq!(fallen.replay(&[5, 5, 5])?.outcome, StayAwakeOutcome::Awake);
/// assert_eq!(fallen.replay(&[5, 4, 5, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2])?.outcome, StayAwakeOutcome::OutForMinutes(11));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct StayAwake {
    /// The code of the Stamina skill.
    pub stamina: DiceCode,
    /// What is added flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bonus: Bonus,
    /// The number of minutes that stands for itself and for all above it.
    pub at_most: AtMost,
}

impl StayAwake {
    const MINUTES_OUT: DiceCode = match DiceCode::new(10, 0) {
        Ok(code) => code,
        Err(_) => DiceCode::MAX,
    };

    /// A code alone.
    pub const fn new(stamina: DiceCode, at_most: AtMost) -> Self {
        StayAwake { stamina, bonus: Bonus::saturating(0), at_most }
    }
}

impl fmt::Display for StayAwakeOutcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StayAwakeOutcome::OutForMinutes(minutes) => f.pad(&format!("out for {minutes} minutes")),
            StayAwakeOutcome::Awake => f.pad("awake"),
        }
    }
}

impl Resolve for StayAwake {
    type Outcome = StayAwakeOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> StayAwakeOutcome {
        dice.part(rules::WOUND_EFFECTS, |dice| {
            let target = Difficulty::Moderate.target_number();
            let check = Check { code: self.stamina, bonus: self.bonus, tn: target };
            if check.resolve(dice) == CheckOutcome::Success {
                return StayAwakeOutcome::Awake;
            }
            let at_most = i64::from(self.at_most);
            StayAwakeOutcome::OutForMinutes(Throw::from(Self::MINUTES_OUT).total(dice, at_most).min(at_most))
        })
    }
}
