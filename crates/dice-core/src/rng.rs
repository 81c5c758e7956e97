//! Every random number generator is a source of dice.
//!
//! # From random words to faces
//! The map from random bits to faces is a promise: it will not change.
//!
//! - Each call of a method of [`Dice`] that takes dice of one kind starts on a fresh 64-bit word; a call that takes no
//!   dice, and a die of one side, draw none.
//! - A word holds *k* dice of *s* sides, *k* being the largest for which *sᵏ* ≤ 2⁵⁶: 21 d6, 12 d20, 8 d100. A call
//!   that needs more goes on with the next word.
//! - Read as a fraction of 2⁶⁴, a word *w* is the number 0.*d₁d₂d₃…* to the base *s*: the digits plus one are the
//!   faces, in order. A word is refused, and another drawn, if *w·sᵏ* mod 2⁶⁴ is less than 2⁶⁴ mod *sᵏ*: this leaves
//!   each combination of *k* faces exactly as many words, so there is no bias at all. Less than one word in 256 is refused,
//!   for d6 one in a thousand.
//! - After [`MOST_REFUSED`] refusals in a row, which no fair generator will show, the next word is taken as it is; so a
//!   generator that is stuck can't hang a roll.
//!
//! Sums and totals of d6 are looked up five dice at a time, from the very digits that the faces would come from. The
//! method is that of *Batched Ranged Random Integer Generation* (Brackett-Rozinsky and Lemire, 2024).

use rand_core::Rng;

use crate::dice::{Dice, LONGEST_CHAIN, Pool, total_by_faces};
use crate::sides::{D6, Face, Sides};

/// After so many refused words in a row the next is taken as it is. The chance of it is under 2⁻⁵¹².
pub const MOST_REFUSED: u32 = 64;

/// How many d6 a word holds, and the number of their combinations.
const SIXES_IN_A_WORD: u16 = 21;
const SIX_COMBINATIONS: u64 = 6_u64.pow(21);

/// How many dice of a kind a word holds, and the number of their combinations.
#[derive(Clone, Copy)]
struct Batch {
    dice: u16,
    combinations: u64,
}

impl Batch {
    const MOST_COMBINATIONS: u64 = 1 << 56;

    const fn of(sides: Sides) -> Self {
        let sides = sides.get() as u64;
        let mut batch = Batch { dice: 1, combinations: sides };
        while sides > 1 && batch.combinations <= Self::MOST_COMBINATIONS / sides {
            batch.dice += 1;
            batch.combinations *= sides;
        }
        batch
    }
}

/// The next word that is not refused.
#[inline]
fn word(rng: &mut (impl Rng + ?Sized), combinations: u64) -> u64 {
    for _ in 0..MOST_REFUSED {
        let word = rng.next_u64();
        let rest = word.wrapping_mul(combinations);
        // 2⁶⁴ mod combinations, worked out only where it could matter
        if rest >= combinations || rest >= combinations.wrapping_neg() % combinations {
            return word;
        }
    }
    rng.next_u64()
}

/// The next digit of a word to the base `base`; the rest of the word stays behind.
#[inline]
fn digit(word: &mut u64, base: u64) -> usize {
    let product = u128::from(*word) * u128::from(base);
    *word = product as u64;
    (product >> 64) as usize
}

/// The faces of three d6, by their digit to the base 216.
static THREE_FACES: [[u8; 3]; 216] = {
    let mut table = [[0; 3]; 216];
    let mut i = 0;
    while i < 216 {
        table[i] = [(i / 36) as u8 + 1, (i / 6 % 6) as u8 + 1, (i % 6) as u8 + 1];
        i += 1;
    }
    table
};

/// The sums of five d6, by their digit to the base 7,776, with [`LAST_IS_SIX`] set where the last of them shows a 6.
static FIVE_SUMS: [u8; 7_776] = {
    let mut table = [0; 7_776];
    let mut i = 0;
    while i < 7_776 {
        let sum = i / 1_296 + i / 216 % 6 + i / 36 % 6 + i / 6 % 6 + i % 6 + 5;
        table[i] = sum as u8 | if i % 6 == 5 { LAST_IS_SIX } else { 0 };
        i += 1;
    }
    table
};
const LAST_IS_SIX: u8 = 0x80;
const POWERS_OF_SIX: [u64; 6] = [1, 6, 36, 216, 1_296, 7_776];

/// The d6 of one call: what is left of the word at hand, and where the next comes from.
struct Sixes<'a, R: ?Sized> {
    rng: &'a mut R,
    word: u64,
    left: u16,
}

impl<'a, R: Rng + ?Sized> Sixes<'a, R> {
    #[inline]
    fn new(rng: &'a mut R) -> Self {
        let word = word(rng, SIX_COMBINATIONS);
        Sixes { rng, word, left: SIXES_IN_A_WORD }
    }

    /// The sum of up to five dice at once, and whether the last of them shows a 6.
    #[inline]
    fn up_to_five(&mut self, dice: u16) -> (u32, bool) {
        let entry = FIVE_SUMS[digit(&mut self.word, POWERS_OF_SIX[dice as usize])];
        self.left -= dice;
        // fewer than five dice are five whose first show a 1 each
        (u32::from(entry & !LAST_IS_SIX) + u32::from(dice) - 5, entry & LAST_IS_SIX != 0)
    }

    #[inline]
    fn refill(&mut self) {
        if self.left == 0 {
            self.word = word(self.rng, SIX_COMBINATIONS);
            self.left = SIXES_IN_A_WORD;
        }
    }

    /// The sum of any number of dice, and whether the last of them shows a 6.
    #[inline]
    fn sum(&mut self, mut dice: u16) -> (u32, bool) {
        let (mut total, mut last_is_six) = (0, false);
        while dice > 0 {
            self.refill();
            let now = dice.min(5).min(self.left);
            let (sum, six) = self.up_to_five(now);
            total += sum;
            last_is_six = six;
            dice -= now;
        }
        (total, last_is_six)
    }
}

impl<R: Rng> Dice for R {
    #[inline]
    fn die(&mut self, sides: Sides) -> Face {
        match sides.get() {
            1 => 1,
            6 => digit(&mut word(self, SIX_COMBINATIONS), 6) as Face + 1,
            many => digit(&mut word(self, Batch::of(sides).combinations), u64::from(many)) as Face + 1,
        }
    }

    #[inline]
    fn faces(&mut self, sides: Sides, mut more: impl FnMut(Face) -> bool) {
        while sides == D6 {
            let mut word = word(self, SIX_COMBINATIONS);
            for _ in 0..SIXES_IN_A_WORD / 3 {
                for face in THREE_FACES[digit(&mut word, 216)] {
                    if !more(Face::from(face)) {
                        return;
                    }
                }
            }
        }
        if sides.get() == 1 {
            while more(1) {}
            return;
        }
        let batch = Batch::of(sides);
        loop {
            let mut word = word(self, batch.combinations);
            for _ in 0..batch.dice {
                if !more(digit(&mut word, u64::from(sides.get())) as Face + 1) {
                    return;
                }
            }
        }
    }

    #[inline]
    fn sum(&mut self, count: u16, sides: Sides) -> u32 {
        if sides == D6 && count > 0 {
            return Sixes::new(self).sum(count).0;
        }
        let mut sum = 0;
        self.each(count, sides, |face| sum += face);
        sum
    }

    #[inline]
    fn total(&mut self, sides: Sides, pool: Pool, enough: u32) -> u32 {
        if sides == D6 && pool.exploding == 1 && pool.plain < u16::MAX {
            let mut dice = Sixes::new(self);
            let (mut total, mut six) = dice.sum(pool.plain + 1);
            let mut chain = 0;
            while six && chain < LONGEST_CHAIN {
                let (face, again) = dice.sum(1);
                total += face;
                six = again;
                chain += 1;
            }
            return total;
        }
        let _ = enough;
        total_by_faces(self, sides, pool)
    }
}
