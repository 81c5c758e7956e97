//! Percentile dice: how they are read, and plain rolls under a chance.

use dice_core::{D100, Dice, Face};

use crate::Error;

dice_core::vocabulary! {
    /// What a roll without finer shades comes to.
    pub enum Verdict, "verdict" {
        /// The roll fails.
        Failure = "failure",
        /// The roll succeeds.
        Success = "success",
    }
}

impl Verdict {
    pub(crate) const fn of(success: bool) -> Self {
        if success { Verdict::Success } else { Verdict::Failure }
    }

    /// Whether it is a success.
    pub const fn is_success(self) -> bool {
        matches!(self, Verdict::Success)
    }
}

/// Reads two ten-sided dice, one of tens and one of units, as one number: 00 and 0 are 100 (`brp.skill`).
///
/// ```
/// use percentile_brp::read_percentile;
/// assert_eq!(read_percentile(0, 0)?, 100);
/// assert_eq!(read_percentile(0, 2)?, 2);
/// assert_eq!(read_percentile(90, 9)?, 99);
/// assert!(read_percentile(95, 0).is_err());
/// # Ok::<(), percentile_brp::Error>(())
/// ```
///
/// # Errors
/// [`Error::NoSuchDigits`] unless the tens are 0, 10 … 90 and the units 0 … 9.
pub const fn read_percentile(tens: u32, units: u32) -> Result<Face, Error> {
    if tens > 90 || tens % 10 != 0 || units > 9 {
        return Err(Error::NoSuchDigits { tens, units });
    }
    match tens + units {
        0 => Ok(100),
        face => Ok(face),
    }
}

/// A roll that only passes or fails: D100 at or under the chance, where 00 always fails.
pub(crate) fn roll_under<D: Dice>(dice: &mut D, chance: u32) -> Verdict {
    let at_most = chance.min(99);
    dice.note("chance", at_most.into());
    Verdict::of(dice.count_at_most(1, D100, at_most) == 1)
}
