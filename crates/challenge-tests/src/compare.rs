//! The ladder that compares one rating with another (`challenge.compare`).

use crate::{Automatic, Rating};

dice_core::vocabulary! {
    /// How one's own rating stands to the other's, from worst to best (`challenge.compare`, "Compare Ratings").
    ///
    /// ```
    /// use challenge_tests::Comparison;
    /// assert_eq!((Comparison::Triple.dice(), Comparison::Triple.automatic().get()), (3, 1));
    /// assert_eq!("four-times".parse(), Ok(Comparison::FourTimes));
    /// ```
    pub enum Comparison, "challenge.compare: comparison" {
        /// Under the other rating.
        Lower = "lower",
        /// The same.
        Equal = "equal",
        /// Over it, but not twice as high.
        Higher = "higher",
        /// At least twice as high.
        Double = "double",
        /// At least three times as high.
        Triple = "triple",
        /// At least four times as high.
        FourTimes = "four-times",
        /// At least five times as high.
        FiveTimes = "five-times",
    }
}

/// The ladder from its lowest rung: the dice that each adds, and how many dice are automatic successes.
const LADDER: [(i16, i64); 7] = [(-1, 0), (0, 0), (1, 0), (2, 0), (3, 1), (4, 2), (5, 2)];

impl Comparison {
    /// Compares one's own rating with the other's.
    ///
    /// A multiple is reached whole or not at all, and found by multiplying, never by dividing: 5 against 2 is double,
    /// not two and a half times. Against a rating of 0 any higher rating is at least five times as high; 0 against 0
    /// is equal.
    ///
    /// ```
    /// use challenge_tests::{Comparison, Rating};
    /// assert_eq!(Comparison::of(Rating::new(5)?, Rating::new(2)?), Comparison::Double);
    /// assert_eq!(Comparison::of(Rating::new(9)?, Rating::new(3)?), Comparison::Triple);
    /// assert_eq!(Comparison::of(Rating::new(1)?, Rating::new(0)?), Comparison::FiveTimes);
    /// # Ok::<(), challenge_tests::OutOfRange>(())
    /// ```
    pub const fn of(own: Rating, other: Rating) -> Self {
        let (own, other) = (own.get() as u32, other.get() as u32);
        match () {
            () if own < other => Comparison::Lower,
            () if own == other => Comparison::Equal,
            () if own >= 5 * other => Comparison::FiveTimes,
            () if own >= 4 * other => Comparison::FourTimes,
            () if own >= 3 * other => Comparison::Triple,
            () if own >= 2 * other => Comparison::Double,
            () => Comparison::Higher,
        }
    }

    /// How many dice it adds: −1 if lower, up to 5.
    pub const fn dice(self) -> i16 {
        LADDER[self as usize].0
    }

    /// How many of a side's dice are automatic successes: 0, 1 or 2.
    pub const fn automatic(self) -> Automatic {
        Automatic::saturating(LADDER[self as usize].1)
    }
}
