//! Size: what gluttony and fasting do.

use alloc::vec::Vec;

use crate::Error;
use crate::characteristic::Score;

/// A change of SIZ over some weeks, `brp.size`.
///
/// ```
/// use percentile_brp::{Score, SizeChange};
/// let fast = SizeChange { from: Score::new(13)?, to: Score::new(7)?, weeks: 8 };
/// assert!(fast.faults().is_empty());
/// assert!(!fast.is_fatal()); // 6 of 13 is less than half
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct SizeChange {
    /// The size before.
    pub from: Score,
    /// The size after.
    pub to: Score,
    /// The weeks it took.
    pub weeks: u16,
}

impl SizeChange {
    /// Every fault of it: SIZ changes by at most a point a week, either way.
    pub fn faults(&self) -> Vec<Error> {
        let (from, to, weeks) = (self.from.get(), self.to.get(), self.weeks);
        let mut faults = Vec::new();
        if from.abs_diff(to) > weeks {
            faults.push(Error::TooFast { from, to, weeks });
        }
        faults
    }

    /// Whether it kills: half of the size or more is lost.
    pub const fn is_fatal(&self) -> bool {
        let (from, to) = (self.from.get() as u32, self.to.get() as u32);
        to < from && 2 * (from - to) >= from
    }
}
