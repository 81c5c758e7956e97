//! Generators that no one should roll with, and what counts their words.

use dice_core::rand_core::{Infallible, Rng, TryRng};

/// A generator that a closure answers for.
#[derive(Debug)]
pub struct Words<F>(
    /// Called for each word.
    pub F,
);

impl<F: FnMut() -> u64> TryRng for Words<F> {
    type Error = Infallible;
    fn try_next_u64(&mut self) -> Result<u64, Infallible> {
        Ok((self.0)())
    }
    fn try_next_u32(&mut self) -> Result<u32, Infallible> {
        Ok((self.0)() as u32)
    }
    fn try_fill_bytes(&mut self, bytes: &mut [u8]) -> Result<(), Infallible> {
        for byte in bytes {
            *byte = (self.0)() as u8;
        }
        Ok(())
    }
}

/// Always the same word.
pub fn constant(word: u64) -> impl Rng {
    Words(move || word)
}

/// These words again and again.
pub fn cycle(words: &'static [u64]) -> impl Rng {
    let mut next = words.iter().cycle();
    Words(move || next.next().copied().unwrap_or_default())
}

/// From a word on, in even steps.
pub fn counting(start: u64, step: u64) -> impl Rng {
    let mut word = start;
    Words(move || {
        word = word.wrapping_add(step);
        word
    })
}

/// A generator's next word.
pub type NextWord = Box<dyn FnMut() -> u64>;

/// Stuck in all the ways that a test asks for, each by its name.
pub fn stuck() -> Vec<(&'static str, NextWord)> {
    let constants: [(&'static str, u64); 8] = [
        ("all zeros", 0),
        ("all ones", u64::MAX),
        ("the lowest bit", 1),
        ("the highest bit", 1 << 63),
        ("01 01 01", 0x5555_5555_5555_5555),
        ("10 10 10", 0xAAAA_AAAA_AAAA_AAAA),
        ("just under the middle", (1 << 63) - 1),
        ("a word like any other", 0x0123_4567_89AB_CDEF),
    ];
    let mut all: Vec<(&'static str, NextWord)> = Vec::new();
    for (name, word) in constants {
        all.push((name, Box::new(move || word)));
    }
    let mut flip = 0_u64;
    all.push((
        "zeros and ones in turn",
        Box::new(move || {
            flip = !flip;
            flip
        }),
    ));
    let mut count = 0_u64;
    all.push((
        "counting up",
        Box::new(move || {
            count += 1;
            count
        }),
    ));
    let mut down = 0_u64;
    all.push((
        "counting down",
        Box::new(move || {
            down = down.wrapping_sub(1);
            down
        }),
    ));
    all
}
