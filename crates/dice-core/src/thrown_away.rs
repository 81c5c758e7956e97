//! Dice that no longer count.

use crate::dice::Dice;
use crate::runs::{Runs, Shows};
use crate::sides::{Face, Sides};

/// Dice to bring a rule to its end when its outcome doesn't matter any more.
///
/// A rule can't be stopped halfway. Where its dice have run out, or were wrong, an interpreter finishes it with these
/// and throws the outcome away. Now they fall at random, now all show their highest faces, now all ones, for a few dice
/// or for thousands: so a fight ends soon in which fair dice would hardly ever hit. The faces are always the same.
///
/// ```
/// use core::ops::ControlFlow::{Break, Continue};
/// use dice_core::{D6, Dice, ThrownAway};
/// // until an exploding die reaches 600, which fair dice do once in 10⁷⁷ throws
/// let throws = ThrownAway::default().rounds(0, |dice, &throws| {
///     if dice.exploding(D6, 600) >= 600 { Break(throws) } else { Continue(throws + 1) }
/// });
/// assert!(throws < 100_000);
/// ```
#[derive(Debug, Clone)]
pub struct ThrownAway(Runs);

impl Default for ThrownAway {
    fn default() -> Self {
        ThrownAway(Runs::new(64))
    }
}

impl Dice for ThrownAway {
    fn die(&mut self, sides: Sides) -> Face {
        match self.0.next() {
            Shows::Anything => self.0.words.face(sides),
            Shows::Highest => sides.get(),
            Shows::Lowest => 1,
        }
    }
}
