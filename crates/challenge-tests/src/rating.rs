//! Stat ratings, and when a die succeeds (`challenge.success`).

use dice_core::{D6, Dice, Face, Resolve};

use crate::rules;

dice_core::bounded! {
    /// A stat rating, 0 to 1,000: the *4* of *Body 4*. A difficulty rating is one too.
    ///
    /// ```
    /// use challenge_tests::Rating;
    /// assert_eq!(Rating::new(4)?.highest_success(), 4);
    /// assert!(Rating::new(-1).is_err());
    /// # Ok::<(), challenge_tests::OutOfRange>(())
    /// ```
    pub struct Rating(u16) "rating": 0..=1_000, default 0;
}

impl Rating {
    /// The highest face that succeeds, 0 if none does. A six always fails, so it is never more than 5
    /// (`challenge.success`).
    pub const fn highest_success(self) -> Face {
        const HIGHEST: u16 = 5;
        if self.get() < HIGHEST { self.get() as Face } else { HIGHEST as Face }
    }

    /// Whether a die that shows this face succeeds (`challenge.success`).
    ///
    /// ```
    /// use challenge_tests::Rating;
    /// let body = Rating::new(99)?;
    /// assert!(body.succeeds(5) && !body.succeeds(6));
    /// # Ok::<(), challenge_tests::OutOfRange>(())
    /// ```
    pub const fn succeeds(self, face: Face) -> bool {
        1 <= face && face <= self.highest_success()
    }
}

/// One die against a rating (`challenge.success`, "Challenge Resolution").
///
/// ```
/// use challenge_tests::{Rating, Resolve, Success, SuccessRoll};
/// let roll = SuccessRoll { rating: Rating::new(4)? };
/// assert_eq!(roll.odds().chance(&Success::Success).fraction(), "2/3");
/// # Ok::<(), challenge_tests::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct SuccessRoll {
    /// The rating to roll at or under.
    pub rating: Rating,
}

dice_core::vocabulary! {
    /// How one die does (`challenge.success`).
    pub enum Success, "challenge.success: outcome" {
        /// It is over the rating, or a six.
        Failure = "failure",
        /// It is at or under the rating, and no six.
        Success = "success",
    }
}

impl Resolve for SuccessRoll {
    type Outcome = Success;
    fn resolve<D: Dice>(&self, dice: &mut D) -> Success {
        match successes(dice, 1, self.rating) {
            0 => Success::Failure,
            _ => Success::Success,
        }
    }
}

/// How many of `count` dice succeed (`challenge.success`).
pub(crate) fn successes<D: Dice>(dice: &mut D, count: u16, rating: Rating) -> u16 {
    dice.part(rules::SUCCESS, |dice| dice.count_at_most(count, D6, rating.highest_success()))
}
