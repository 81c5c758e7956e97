//! Words that vary where chance is not wanted, and runs of dice that bring any rule to its end.

use crate::sides::{Face, Sides};

/// A fixed sequence of well-mixed words (Steele, Lea and Flood, 2014). It serves where chance is not wanted but variety
/// is: dice that are thrown away.
#[derive(Debug, Clone)]
pub(crate) struct SplitMix(pub(crate) u64);

impl SplitMix {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut word = self.0;
        word = (word ^ (word >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        word = (word ^ (word >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        word ^ (word >> 31)
    }

    /// The next face. Near enough to fair where chance is not wanted.
    pub(crate) fn face(&mut self, sides: Sides) -> Face {
        (self.next() % u64::from(sides.get())) as Face + 1
    }
}

/// What dice show for a while.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Shows {
    Anything,
    Highest,
    Lowest,
}

/// What dice show that are to end a rule in which fair dice might go on for ever: now anything, now all their highest
/// faces, now all ones, for one of them or for two thousand.
#[derive(Debug, Clone)]
pub(crate) struct Runs {
    pub(crate) words: SplitMix,
    shows: Shows,
    /// How many more show so.
    left: u32,
}

impl Runs {
    /// The longest run is of two to this power.
    const LONGEST: u64 = 11;

    /// Runs of which the first shows anything so many times.
    pub(crate) const fn new(first: u32) -> Self {
        Runs { words: SplitMix(0), shows: Shows::Anything, left: first }
    }

    /// What is shown next.
    pub(crate) fn next(&mut self) -> Shows {
        if self.left == 0 {
            let word = self.words.next();
            self.shows = [Shows::Anything, Shows::Highest, Shows::Lowest][(word % 3) as usize];
            self.left = 1 << (word >> 32 & 0xF).min(Self::LONGEST);
        }
        self.left -= 1;
        self.shows
    }
}
