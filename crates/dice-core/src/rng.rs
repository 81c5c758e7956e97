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
//! Sums and totals of d6 are looked up five dice at a time, from the very digits that the faces come from. The
//! method is that of *Batched Ranged Random Integer Generation* (Brackett-Rozinsky and Lemire, 2024).

use rand_core::Rng;

use crate::dice::{Dice, Pool, most_explosions, total_by_faces};
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

/// What five d6 come to, by their digit to the base 7,776.
#[derive(Clone, Copy)]
struct Five {
    /// Their sum.
    sum: u8,
    /// How many of them show a 6; and `LAST` added to it if the last of them does.
    sixes: u8,
}

/// See [`Five::sixes`].
const LAST: u8 = 8;

static FIVES: [Five; 7_776] = {
    let mut table = [Five { sum: 0, sixes: 0 }; 7_776];
    let mut i = 0;
    while i < 7_776 {
        let (mut rest, mut five) = (i, Five { sum: 5, sixes: if i % 6 == 5 { LAST } else { 0 } });
        while rest > 0 {
            five.sum += (rest % 6) as u8;
            five.sixes += (rest % 6 == 5) as u8;
            rest /= 6;
        }
        table[i] = five;
        i += 1;
    }
    table
};
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

    /// The next dice, up to five and no more than the word holds, looked up at once: how many they are, their sum, and
    /// what [`Five::sixes`] says of them.
    #[inline]
    fn next(&mut self, most: u32) -> (u32, u32, u8) {
        if self.left == 0 {
            self.word = word(self.rng, SIX_COMBINATIONS);
            self.left = SIXES_IN_A_WORD;
        }
        let dice = most.min(5).min(u32::from(self.left));
        let five = FIVES[digit(&mut self.word, POWERS_OF_SIX[dice as usize])];
        self.left -= dice as u16;
        // fewer than five dice are five whose first show a 1 each
        (dice, u32::from(five.sum) + dice - 5, five.sixes)
    }

    /// The sum of the first dice of a word, five at most, and whether the last of them shows a 6.
    #[inline]
    fn up_to_five(&mut self, count: u32) -> (u32, bool) {
        let five = FIVES[digit(&mut self.word, POWERS_OF_SIX[count as usize])];
        self.left -= count as u16;
        (u32::from(five.sum) + count - 5, five.sixes >= LAST)
    }

    /// The sum of some dice, and whether the last of them shows a 6.
    #[inline]
    fn sum(&mut self, count: u32) -> (u32, bool) {
        let (mut total, mut left, mut last) = (0, count, 0);
        while left > 0 {
            let (dice, sum, sixes) = self.next(left);
            total += sum;
            left -= dice;
            last = sixes & LAST;
        }
        (total, last != 0)
    }

    /// The total of dice that all explode. Whichever die a 6 belongs to, it calls for one more: so their faces end with
    /// the one that is the `exploding`-th to be no 6.
    #[inline]
    fn exploding(&mut self, exploding: u32, mut explosions_left: u32) -> u32 {
        let (mut total, mut left) = (0, exploding);
        while left > 0 {
            let (dice, sum, sixes) = self.next(left);
            let explosions = u32::from(sixes & !LAST).min(explosions_left);
            total += sum;
            left -= dice - explosions;
            explosions_left -= explosions;
        }
        total
    }
}

/// The total of a pool of d6 of which at least one explodes.
#[inline]
fn total_of_sixes(rng: &mut (impl Rng + ?Sized), pool: Pool) -> u32 {
    let mut dice = Sixes::new(rng);
    if pool.exploding > 1 {
        let (plain, _) = dice.sum(pool.plain.into());
        return plain + dice.exploding(pool.exploding.into(), most_explosions(pool));
    }
    // the usual roll: up to five dice and a wild one among them take one look-up, and another if it explodes
    let count = u32::from(pool.plain) + 1;
    let (total, explodes) = if count <= 5 { dice.up_to_five(count) } else { dice.sum(count) };
    if explodes { total + dice.exploding(1, most_explosions(pool) - 1) } else { total }
}

/// d6 one after another, three digits to the base 6 at a time.
#[inline]
fn six_sided(rng: &mut (impl Rng + ?Sized), mut more: impl FnMut(Face) -> bool) {
    loop {
        let mut word = word(rng, SIX_COMBINATIONS);
        for _ in 0..SIXES_IN_A_WORD / 3 {
            for face in THREE_FACES[digit(&mut word, 216)] {
                if !more(Face::from(face)) {
                    return;
                }
            }
        }
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
        if sides == D6 {
            six_sided(self, more);
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
    fn sum(&mut self, count: u16, sides: Sides) -> u32 {
        if sides == D6 && count > 0 {
            return Sixes::new(self).sum(count.into()).0;
        }
        let mut sum = 0;
        self.each(count, sides, |face| sum += face);
        sum
    }

    #[inline]
    fn total(&mut self, sides: Sides, pool: Pool, enough: u32) -> u32 {
        if sides == D6 && pool.exploding > 0 {
            return total_of_sixes(self, pool);
        }
        let _ = enough;
        total_by_faces(self, sides, pool)
    }
}
