//! A generator from a seed: the same dice on every platform and in every version.

use core::fmt;

use rand_chacha::ChaCha8Rng;
use rand_core::{Infallible, Rng, SeedableRng, TryRng};

use crate::runs::{Runs, Shows};

/// The generator behind every roll by seed.
///
/// # Stability
/// The same seed gives the same dice, on every platform and in every later version. It is the `ChaCha` cipher with eight rounds; its
/// key is the seed in eight bytes, least significant first, followed by zeros, and its stream number is the stream's.
///
/// ```
/// use dice_core::{D6, Dice, SeededRng};
/// let mut dice = SeededRng::new(7);
/// assert_eq!((dice.die(D6), dice.sum(4, D6)), (5, 17));
/// ```
#[derive(Clone)]
pub struct SeededRng(ChaCha8Rng);

impl SeededRng {
    /// The generator of this seed: stream 0 of it.
    pub fn new(seed: u64) -> Self {
        Self::stream(seed, 0)
    }

    /// One of 2⁶⁴ independent generators from one master seed: number what is to be rolled, a fight, a player, a part of a long
    /// job, and each has dice of its own. They are the same whoever rolls them, in whatever order, and however many others there are.
    ///
    /// Streams never overlap: each has 2⁶⁴ blocks of eight words of its own. Which words they are is as [frozen](#stability) as
    /// those of a seed.
    ///
    /// ```
    /// use dice_core::{D6, Dice, SeededRng};
    /// let fight = |number| SeededRng::stream(7, number).sum(5, D6);
    /// assert_eq!([fight(0), fight(1), fight(2), fight(3)], [16, 25, 9, 19]);
    /// assert_eq!(fight(3), 19); // without the three before it
    /// ```
    pub fn stream(seed: u64, stream: u64) -> Self {
        let mut key = [0; 32];
        key[..8].copy_from_slice(&seed.to_le_bytes());
        let mut rng = ChaCha8Rng::from_seed(key);
        rng.set_stream(stream);
        SeededRng(rng)
    }
}

impl fmt::Debug for SeededRng {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("SeededRng")
    }
}

impl TryRng for SeededRng {
    type Error = Infallible;
    #[inline]
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.0.next_u32())
    }
    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok(self.0.next_u64())
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        self.0.fill_bytes(bytes);
        Ok(())
    }
}

/// A generator for one roll that can't hang it. After so many words that are trusted, each is mixed with the next of a
/// fixed sequence: a fair word mixed with anything that doesn't depend on it is as fair, and a generator that is stuck on
/// one word comes unstuck, so that every chain and every round ends. After so many more, words that hold the
/// highest faces and words that hold the lowest come in runs: a fight that would take fair dice longer than anyone can wait
/// is brought to an end.
#[derive(Debug)]
pub(crate) struct Unstuck<'a, R: ?Sized> {
    rng: &'a mut R,
    trusted: u32,
    fair: u32,
    runs: Runs,
}

impl<'a, R: ?Sized> Unstuck<'a, R> {
    /// How many words are trusted for one roll: more than any roll of ours takes but a fight that hardly ends.
    const FOR_A_ROLL: u32 = 65_536;
    /// How many more are fair if the generator is, which take about a second: a fight of millions of rounds.
    const FAIR: u32 = 1 << 24;

    pub(crate) fn new(rng: &'a mut R) -> Self {
        Self::after(Self::FOR_A_ROLL, rng)
    }

    pub(crate) fn after(trusted: u32, rng: &'a mut R) -> Self {
        Unstuck { rng, trusted, fair: Self::FAIR, runs: Runs::new(0) }
    }

    #[cold]
    #[inline(never)]
    fn mixed(&mut self, word: u64) -> u64 {
        let mixed = word ^ self.runs.words.next();
        if let Some(fair) = self.fair.checked_sub(1) {
            self.fair = fair;
            return mixed;
        }
        match self.runs.next() {
            Shows::Anything => mixed,
            Shows::Highest => u64::MAX,
            Shows::Lowest => 0,
        }
    }
}

impl<R: Rng + ?Sized> TryRng for Unstuck<'_, R> {
    type Error = Infallible;
    #[inline]
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        let word = self.rng.next_u64();
        match self.trusted.checked_sub(1) {
            Some(trusted) => {
                self.trusted = trusted;
                Ok(word)
            }
            None => Ok(self.mixed(word)),
        }
    }
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok(self.try_next_u64()? as u32)
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.try_next_u64()?.to_le_bytes()[..chunk.len()]);
        }
        Ok(())
    }
}
