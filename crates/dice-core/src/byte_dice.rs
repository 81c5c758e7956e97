//! Dice out of raw bytes, for fuzzers.

use crate::dice::Dice;
use crate::runs::SplitMix;
use crate::sides::{Face, Sides};

/// Dice that take their faces from bytes: the input of a fuzzer.
///
/// A die of up to 256 sides takes one byte, a larger one two, the lower first: the face is one more than the remainder by
/// the number of sides. So a byte that is changed changes one die, the others stay as they are, and small bytes are
/// small faces: a 0 shows a 1.
///
/// # At the end of the bytes
/// Where too few are left the dice go on by a fixed sequence, the same for every input: mixed, so that chains and
/// rounds end whether they wait for a high face or for a low one.
///
/// ```
/// use dice_core::{ByteDice, D6, Dice};
/// let mut dice = ByteDice::new(&[0, 5, 6, 250]);
/// assert_eq!([dice.die(D6), dice.die(D6), dice.die(D6), dice.die(D6)], [1, 6, 1, 5]);
/// assert_eq!(dice.used(), 4);
/// let (one, other) = (dice.die(D6), ByteDice::new(&[]).die(D6));
/// assert_eq!(one, other); // the first die past the end
/// ```
#[derive(Debug, Clone)]
pub struct ByteDice<'a> {
    bytes: &'a [u8],
    used: usize,
    past_the_end: SplitMix,
}

impl<'a> ByteDice<'a> {
    /// Dice out of these bytes.
    pub const fn new(bytes: &'a [u8]) -> Self {
        ByteDice { bytes, used: 0, past_the_end: SplitMix(0) }
    }

    /// How many bytes were used.
    pub const fn used(&self) -> usize {
        self.used
    }
}

impl Dice for ByteDice<'_> {
    fn die(&mut self, sides: Sides) -> Face {
        let width = if sides.get() <= 256 { 1 } else { 2 };
        let Some(bytes) = self.bytes.get(self.used..self.used + width) else {
            // a single byte that is too little stays unread
            self.used = self.bytes.len();
            return self.past_the_end.face(sides);
        };
        self.used += width;
        bytes.iter().rev().fold(0, |word, byte| 256 * word + u32::from(*byte)) % sides.get() + 1
    }
}
