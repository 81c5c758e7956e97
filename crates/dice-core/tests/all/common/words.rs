//! The documented map from random words to faces, written anew from its documentation and in plain arithmetic.

use dice_core::rand_core::Rng;
use dice_core::{Face, LONGEST_CHAIN, Pool, rng::MOST_REFUSED};

/// How many dice of `s` sides a word holds: the largest k with sᵏ ≤ 2⁵⁶.
pub fn dice_in_a_word(s: u32) -> u32 {
    let mut k = 1;
    while u128::from(s).checked_pow(k + 1).is_some_and(|ways| ways <= 1 << 56) {
        k += 1;
    }
    k
}

/// Whether the documentation refuses a word for dice of `s` sides.
pub fn refused(word: u64, s: u32) -> bool {
    let ways = u128::from(s).pow(dice_in_a_word(s));
    (u128::from(word) * ways) % (1 << 64) < (1 << 64) % ways
}

/// The highest word that holds these faces of dice of `s` sides, as many as a word holds: it is never refused.
pub fn word_of(faces: &[Face], s: u32) -> u64 {
    assert_eq!(faces.len() as u32, dice_in_a_word(s));
    let digits = faces.iter().fold(0, |digits, face| digits * u128::from(s) + u128::from(face - 1));
    (((digits + 1) << 64).div_ceil(u128::from(s).pow(dice_in_a_word(s))) - 1) as u64
}

/// The dice of one call, as they are documented.
pub struct Call<'a, R> {
    rng: &'a mut R,
    sides: u32,
    waiting: std::vec::IntoIter<Face>,
}

impl<'a, R: Rng> Call<'a, R> {
    pub fn new(rng: &'a mut R, sides: u32) -> Self {
        Call { rng, sides, waiting: Vec::new().into_iter() }
    }

    pub fn face(&mut self) -> Face {
        if self.sides == 1 {
            return 1;
        }
        if let Some(face) = self.waiting.next() {
            return face;
        }
        let mut word = self.rng.next_u64();
        let mut refusals = 0;
        while refused(word, self.sides) && refusals < MOST_REFUSED {
            refusals += 1;
            word = self.rng.next_u64();
        }
        // word / 2⁶⁴ is 0.d₁d₂d₃… to the base of the sides: its first k digits are one whole number
        let s = u128::from(self.sides);
        let k = dice_in_a_word(self.sides);
        let digits = (u128::from(word) * s.pow(k)) >> 64;
        let faces: Vec<Face> = (0..k).rev().map(|place| (digits / s.pow(place) % s) as Face + 1).collect();
        self.waiting = faces.into_iter();
        self.face()
    }

    pub fn faces(mut self, count: u16) -> Vec<Face> {
        (0..count).map(|_| self.face()).collect()
    }

    /// First the plain dice, then each exploding one with its chain.
    pub fn pool(mut self, pool: Pool) -> Vec<Face> {
        let mut faces: Vec<Face> = (0..pool.plain).map(|_| self.face()).collect();
        let mut explosions = 0;
        for _ in 0..pool.exploding {
            loop {
                let face = self.face();
                faces.push(face);
                if self.sides == 1 || face != self.sides || explosions == LONGEST_CHAIN * u32::from(pool.exploding) {
                    break;
                }
                explosions += 1;
            }
        }
        faces
    }
}
