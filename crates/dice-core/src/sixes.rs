//! Six-sided dice out of random words, looked up several at once.
//!
//! Every table here is indexed by a digit of a word to the base of a power of six. Such a digit is the digits of so many dice in a row,
//! so that what is looked up is what the dice come to one by one.

use rand_core::Rng;

use crate::dice::{Pool, most_explosions};
use crate::rng::{digit, word};
use crate::sides::Face;

/// How many d6 a word holds, and the number of their combinations.
const IN_A_WORD: u32 = 21;
const COMBINATIONS: u64 = 6_u64.pow(IN_A_WORD);
const POWERS: [u64; 6] = [1, 6, 36, 216, 1_296, 7_776];

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
    sum: u8,
    /// How many of them show a 6, in the three lowest bits; above them five bits that are set if the last of them does.
    sixes: u8,
}

impl Five {
    const COUNT: u8 = 0b111;
    const LAST: u8 = !Self::COUNT;

    /// How many of the dice show a 6.
    #[inline]
    const fn sixes(self) -> u32 {
        (self.sixes & Self::COUNT) as u32
    }

    /// All of these bits, five at most, if the last of the dice shows a 6, otherwise none.
    #[inline]
    const fn if_last_is_six(self, bits: u8) -> u32 {
        (bits & (self.sixes >> Self::COUNT.count_ones())) as u32
    }
}

static FIVES: [Five; 7_776] = {
    let mut table = [Five { sum: 0, sixes: 0 }; 7_776];
    let mut i = 0;
    while i < 7_776 {
        let (mut rest, mut five) = (i, Five { sum: 5, sixes: if i % 6 == 5 { Five::LAST } else { 0 } });
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

/// The total of a chain by the digit of its first four dice to the base 1,296: they add up until one of them is no 6.
static CHAINS: [u8; 1_296] = {
    let mut table = [0; 1_296];
    let mut i = 0;
    while i < 1_296 {
        let (mut place, mut six) = (216, true);
        while place > 0 && six {
            let face = (i / place % 6) as u8 + 1;
            table[i] += face;
            six = face == 6;
            place /= 6;
        }
        i += 1;
    }
    table
};
const IN_A_CHAIN: u32 = 4;
/// The total of a chain whose dice are sixes all, so that it goes on: no other comes to so much.
const GOES_ON: u32 = 6 * IN_A_CHAIN;

/// Up to five dice of a word: their sum, and what else is known of them. Fewer than five are five whose first show a 1 each.
#[inline]
fn up_to_five(word: &mut u64, count: u32) -> (u32, Five) {
    let five = FIVES[digit(word, POWERS[count as usize])];
    (u32::from(five.sum) + count - 5, five)
}

/// The same of any number of dice that a word holds; what else is known is known of the last of them.
#[inline]
fn many(word: &mut u64, count: u32) -> (u32, Five) {
    let (mut total, mut left) = (0, count);
    while left > 5 {
        total += u32::from(FIVES[digit(word, POWERS[5])].sum);
        left -= 5;
    }
    let (sum, five) = up_to_five(word, left);
    (total + sum, five)
}

/// The d6 of one call: what is left of the word at hand, and where the next comes from.
struct Sixes<'a, R: ?Sized> {
    rng: &'a mut R,
    word: u64,
    left: u32,
}

impl<R: Rng + ?Sized> Sixes<'_, R> {
    /// The next dice, up to five and no more than the word holds: how many they are, their sum, and what else is known of them.
    #[inline]
    fn next(&mut self, most: u32) -> (u32, u32, Five) {
        if self.left == 0 {
            self.word = word(self.rng, COMBINATIONS);
            self.left = IN_A_WORD;
        }
        let dice = most.min(5).min(self.left);
        let (sum, five) = up_to_five(&mut self.word, dice);
        self.left -= dice;
        (dice, sum, five)
    }

    /// The sum of some dice, and whether the last of them shows a 6.
    fn sum(&mut self, count: u32) -> (u32, bool) {
        let (mut total, mut left, mut last) = (0, count, false);
        while left > 0 {
            let (dice, sum, five) = self.next(left);
            total += sum;
            left -= dice;
            last = five.sixes >= Five::LAST;
        }
        (total, last)
    }

    /// The total of dice that all explode. Whichever die a 6 belongs to, it calls for one more: so their faces end with
    /// the one that is the `exploding`-th to be no 6.
    fn exploding(&mut self, exploding: u32, mut explosions_left: u32) -> u32 {
        let (mut total, mut left) = (0, exploding);
        while left > 0 {
            let (dice, sum, five) = self.next(left);
            let explosions = five.sixes().min(explosions_left);
            total += sum;
            left -= dice - explosions;
            explosions_left -= explosions;
        }
        total
    }

    /// The total of any pool.
    #[cold]
    fn total(&mut self, pool: Pool) -> u32 {
        let most = most_explosions(pool);
        if pool.exploding == 1 {
            let (total, explodes) = self.sum(u32::from(pool.plain) + 1);
            return if explodes { total + self.exploding(1, most - 1) } else { total };
        }
        let (plain, _) = self.sum(pool.plain.into());
        plain + self.exploding(pool.exploding.into(), most)
    }
}

/// The sum of some d6, one at least.
#[inline]
pub(crate) fn sum(rng: &mut (impl Rng + ?Sized), count: u32) -> u32 {
    let (mut total, mut left) = (0, count);
    while left > IN_A_WORD {
        total += many(&mut word(rng, COMBINATIONS), IN_A_WORD).0;
        left -= IN_A_WORD;
    }
    total + many(&mut word(rng, COMBINATIONS), left).0
}

/// The total of a pool of d6.
///
/// The usual pools take no branch that their dice decide, for those are guessed wrong too often: a word holds the chain of a wild die
/// whether it explodes or not, and dice that all explode are looked up three times, the second and third time perhaps none.
#[inline]
pub(crate) fn total(rng: &mut (impl Rng + ?Sized), pool: Pool) -> u32 {
    if pool.exploding == 1 && pool.plain < 5 {
        let mut word = word(rng, COMBINATIONS);
        let (total, five) = up_to_five(&mut word, u32::from(pool.plain) + 1);
        return total + chain(rng, word, pool, five);
    }
    total_of_others(rng, pool)
}

/// What a wild die adds after its first throw, which is the last of the pool.
#[inline]
fn chain(rng: &mut (impl Rng + ?Sized), mut word: u64, pool: Pool, thrown: Five) -> u32 {
    let chain = thrown.if_last_is_six(CHAINS[digit(&mut word, POWERS[IN_A_CHAIN as usize])]);
    if chain == GOES_ON { long_chain(rng, word, pool) } else { chain }
}

/// A wild die whose chain goes on after all sixes that were looked up.
#[cold]
fn long_chain(rng: &mut (impl Rng + ?Sized), word: u64, pool: Pool) -> u32 {
    let left = IN_A_WORD - IN_A_CHAIN - 1 - u32::from(pool.plain);
    GOES_ON + Sixes { rng, word, left }.exploding(1, most_explosions(pool) - 1 - IN_A_CHAIN)
}

/// The total of any other pool. A function of its own, so that the usual one stays small where it is rolled.
#[inline(never)]
fn total_of_others(rng: &mut (impl Rng + ?Sized), pool: Pool) -> u32 {
    let count = u32::from(pool.plain) + u32::from(pool.exploding);
    if pool.exploding == 0 {
        return if count == 0 { 0 } else { sum(rng, count) };
    }
    let mut word = word(rng, COMBINATIONS);
    if pool.exploding == 1 && count <= IN_A_WORD - IN_A_CHAIN {
        let (total, five) = many(&mut word, count);
        return total + chain(rng, word, pool, five);
    }
    if pool.plain == 0 && count <= 5 {
        let (first, five) = up_to_five(&mut word, count);
        let again = five.sixes();
        let (second, five) = up_to_five(&mut word, again);
        let third = five.sixes();
        let (sum, five) = up_to_five(&mut word, third);
        let total = first + second + sum;
        if five.sixes() > 0 {
            let left = IN_A_WORD - count - again - third;
            let explosions = again + third + five.sixes();
            return total + Sixes { rng, word, left }.exploding(five.sixes(), most_explosions(pool) - explosions);
        }
        return total;
    }
    Sixes { rng, word, left: IN_A_WORD }.total(pool)
}

/// d6 one after another, three digits to the base 6 at a time, for as long as `more` says so.
#[inline]
pub(crate) fn faces(rng: &mut (impl Rng + ?Sized), mut more: impl FnMut(Face) -> bool) {
    loop {
        let mut word = word(rng, COMBINATIONS);
        for _ in 0..IN_A_WORD / 3 {
            for face in THREE_FACES[digit(&mut word, 216)] {
                if !more(Face::from(face)) {
                    return;
                }
            }
        }
    }
}

/// Some d6 one after another.
#[inline]
pub(crate) fn each(rng: &mut (impl Rng + ?Sized), count: u32, mut see: impl FnMut(Face)) {
    let mut left = count;
    while left > 0 {
        let mut word = word(rng, COMBINATIONS);
        let dice = left.min(IN_A_WORD);
        for _ in 0..dice / 3 {
            for face in THREE_FACES[digit(&mut word, 216)] {
                see(face.into());
            }
        }
        for _ in 0..dice % 3 {
            see(digit(&mut word, 6) as Face + 1);
        }
        left -= dice;
    }
}

/// One d6.
#[inline]
pub(crate) fn die(rng: &mut (impl Rng + ?Sized)) -> Face {
    digit(&mut word(rng, COMBINATIONS), 6) as Face + 1
}
