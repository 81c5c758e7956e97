//! Rolls as plain loops: what one writes without a library of dice.

use rand::{Rng, RngExt};

/// Where a plain loop takes its d6.
pub trait D6 {
    fn d6(&mut self) -> u32;
}

impl<R: Rng> D6 for R {
    #[inline]
    fn d6(&mut self) -> u32 {
        self.random_range(1..=6)
    }
}

/// `fastrand` has a type of its own.
pub struct Fast(pub fastrand::Rng);

impl D6 for Fast {
    #[inline]
    fn d6(&mut self) -> u32 {
        self.0.u32(1..=6)
    }
}

#[inline]
pub fn sum(dice: &mut impl D6, count: u32) -> u32 {
    (0..count).map(|_| dice.d6()).sum()
}

/// Dice of which the last is wild.
#[inline]
pub fn wild(dice: &mut impl D6, count: u32) -> u32 {
    let mut total = sum(dice, count - 1);
    loop {
        let face = dice.d6();
        total += face;
        if face != 6 {
            return total;
        }
    }
}

#[inline]
pub fn all_exploding(dice: &mut impl D6, count: u32) -> u32 {
    (0..count).map(|_| wild(dice, 1)).sum()
}

/// Attack, damage and the wound that it leaves, 0 to 5 with a stun as half a step: what a strike at somebody unhurt is.
#[inline]
pub fn strike(dice: &mut impl D6, attack: u32, target: u32, damage: u32, soak: u32) -> u8 {
    if wild(dice, attack) < target {
        return 0;
    }
    match i64::from(wild(dice, damage)) - i64::from(soak) {
        ..0 => 0,
        0..=3 => 1,
        4..=8 => 2,
        9..=12 => 6,
        13..=15 => 8,
        16.. => 10,
    }
}
