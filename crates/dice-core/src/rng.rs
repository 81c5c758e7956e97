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
//! # How many words a call draws
//! One word for every *k* dice that fall, and one for what is left over; besides, one for each word that is refused.
//!
//! | call | dice that fall | words, of d6 |
//! |---|---|---|
//! | `die` | 1 | 1 |
//! | `faces` | as many as are asked for: *n* | ⌈*n* / 21⌉ |
//! | `each`, `sum`, `count_at_most`, `count_at_least`, `highest`, `lowest` of *n* dice | *n* | ⌈*n* / 21⌉ |
//! | `total` of *n* dice with *e* explosions, `exploding` | *n* + *e* | ⌈(*n* + *e*) / 21⌉ |
//! | `count_totals` | those of each total | those of each total, added up |
//! | `margin` | those of both totals | those of both totals, added up |
//! | `part`, `rounds`, `note` | none of their own | none of their own |
//!
//! Sums and totals of d6 are looked up five dice at a time, from the very digits that the faces come from. The
//! method is that of *Batched Ranged Random Integer Generation* (Brackett-Rozinsky and Lemire, 2024).

use rand_core::Rng;

use crate::dice::{Dice, Pool, total_by_faces};
use crate::sides::{D6, Face, Sides};
use crate::sixes;

/// After so many refused words in a row the next is taken as it is. The chance of it is under 2⁻⁵¹².
pub const MOST_REFUSED: u32 = 64;

/// How many dice of a kind a word holds, and the number of their combinations.
#[derive(Clone, Copy)]
struct Batch {
    dice: u16,
    combinations: u64,
}

impl Batch {
    const MOST_COMBINATIONS: u64 = 1 << 56;

    /// Dice of a hundred sides and fewer, ready to be looked up.
    const KNOWN: [Batch; 101] = {
        let mut known = [Batch { dice: 0, combinations: 0 }; 101];
        let mut sides = 1;
        while sides < known.len() {
            known[sides] = Batch::worked_out(sides as u64);
            sides += 1;
        }
        known
    };

    const fn worked_out(sides: u64) -> Self {
        let mut batch = Batch { dice: 1, combinations: sides };
        while sides > 1 && batch.combinations <= Self::MOST_COMBINATIONS / sides {
            batch.dice += 1;
            batch.combinations *= sides;
        }
        batch
    }

    #[inline]
    fn of(sides: Sides) -> Self {
        static KNOWN: [Batch; 101] = Batch::KNOWN;
        match KNOWN.get(sides.get() as usize) {
            Some(batch) => *batch,
            None => Batch::worked_out(sides.get().into()),
        }
    }
}

/// The next word that is not refused.
#[inline]
pub(crate) fn word(rng: &mut (impl Rng + ?Sized), combinations: u64) -> u64 {
    let word = rng.next_u64();
    if is_refused(word, combinations) { after_a_refusal(rng, combinations) } else { word }
}

#[inline]
fn is_refused(word: u64, combinations: u64) -> bool {
    let rest = word.wrapping_mul(combinations);
    // 2⁶⁴ mod combinations, worked out only where it could matter
    rest < combinations && rest < combinations.wrapping_neg() % combinations
}

#[cold]
fn after_a_refusal(rng: &mut (impl Rng + ?Sized), combinations: u64) -> u64 {
    for _ in 1..MOST_REFUSED {
        let word = rng.next_u64();
        if !is_refused(word, combinations) {
            return word;
        }
    }
    rng.next_u64()
}

/// The next digit of a word to the base `base`; the rest of the word stays behind.
#[inline]
pub(crate) fn digit(word: &mut u64, base: u64) -> usize {
    let product = u128::from(*word) * u128::from(base);
    *word = product as u64;
    (product >> 64) as usize
}

impl<R: Rng> Dice for R {
    #[inline]
    fn die(&mut self, sides: Sides) -> Face {
        match sides.get() {
            1 => 1,
            6 => sixes::die(self),
            many => digit(&mut word(self, Batch::of(sides).combinations), u64::from(many)) as Face + 1,
        }
    }

    #[inline]
    fn faces(&mut self, sides: Sides, mut more: impl FnMut(Face) -> bool) {
        if sides == D6 {
            sixes::faces(self, more);
            return;
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
    fn each(&mut self, count: u16, sides: Sides, mut see: impl FnMut(Face)) {
        if sides == D6 {
            sixes::each(self, count.into(), see);
            return;
        }
        if sides.get() == 1 {
            (0..count).for_each(|_| see(1));
            return;
        }
        let batch = Batch::of(sides);
        let mut left = count;
        while left > 0 {
            let mut word = word(self, batch.combinations);
            let dice = left.min(batch.dice);
            for _ in 0..dice {
                see(digit(&mut word, u64::from(sides.get())) as Face + 1);
            }
            left -= dice;
        }
    }

    #[inline]
    fn sum(&mut self, count: u16, sides: Sides) -> u32 {
        if sides == D6 && count > 0 {
            return sixes::sum(self, count.into());
        }
        let mut sum = 0;
        self.each(count, sides, |face| sum += face);
        sum
    }

    #[inline]
    fn total(&mut self, sides: Sides, pool: Pool, enough: u32) -> u32 {
        if sides == D6 {
            return sixes::total(self, pool);
        }
        let _ = enough;
        total_by_faces(self, sides, pool)
    }
}
