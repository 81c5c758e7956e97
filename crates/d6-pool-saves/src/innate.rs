//! Innate powers: no spells, and no dice.

use core::num::NonZeroU16;

use crate::error::PoolError;

/// How often an innate power can be used (`pool.innate`; source: Innate Powers).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub enum Uses {
    /// At will: as often as desired, but one such power in a turn, beside the action.
    AtWill,
    /// As often as the creature cares to, each time as its action.
    Unlimited,
    /// So many times from one sunrise to the next, each time as its action.
    Daily(NonZeroU16),
}

/// An innate power and how often it has been used today (`pool.innate`; source: Innate Powers).
///
/// It takes no magic points, is never hard, and no d6 is rolled for it. Unless it is silent it takes gestures and a
/// voice; unless it is at will it takes the action of a turn.
///
/// ```
/// use d6_pool_saves::{InnatePower, Uses};
/// let mut terror = InnatePower::new(Uses::Daily(2.try_into().unwrap()), false);
/// terror.use_once()?;
/// terror.use_once()?;
/// assert_eq!(terror.use_once().unwrap_err().to_string(),
///     "pool.innate: the power has been used 2 times since sunrise, as often as a day allows");
/// terror.sunrise();
/// assert_eq!(terror.left(), Some(2));
/// # Ok::<(), d6_pool_saves::PoolError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct InnatePower {
    uses: Uses,
    silent: bool,
    used: u16,
}

impl InnatePower {
    /// A power that hasn't been used today.
    pub const fn new(uses: Uses, silent: bool) -> Self {
        InnatePower { uses, silent, used: 0 }
    }

    /// Whether it takes gestures and a voice, so that a creature that is bound or gagged can't use it.
    pub const fn takes_voice_and_gestures(&self) -> bool {
        !self.silent
    }

    /// Whether it takes the action of a turn.
    pub const fn takes_an_action(&self) -> bool {
        !matches!(self.uses, Uses::AtWill)
    }

    /// How many uses are left until sunrise; none if they aren't counted.
    pub const fn left(&self) -> Option<u16> {
        match self.uses {
            Uses::AtWill | Uses::Unlimited => None,
            Uses::Daily(daily) => Some(daily.get().saturating_sub(self.used)),
        }
    }

    /// Uses it.
    ///
    /// # Errors
    /// [`PoolError::UsedUp`] if no use is left.
    pub fn use_once(&mut self) -> Result<(), PoolError> {
        match self.uses {
            Uses::AtWill | Uses::Unlimited => Ok(()),
            Uses::Daily(daily) if self.used >= daily.get() => Err(PoolError::UsedUp { daily: daily.get() }),
            Uses::Daily(_) => {
                self.used += 1;
                Ok(())
            }
        }
    }

    /// Lets the sun rise: all uses return.
    pub fn sunrise(&mut self) {
        self.used = 0;
    }
}
