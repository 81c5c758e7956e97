//! Dice that are no more than so many.

use crate::dice::Dice;
use crate::sides::{Face, Sides};
use crate::thrown_away::ThrownAway;

/// Wraps other dice and throws no more than so many of them: what is left of the rule is finished with dice that are
/// [thrown away](ThrownAway), and [`finish`](Limited::finish) says that it was.
///
/// [`Resolve::record_within`](crate::Resolve::record_within) does both.
#[derive(Debug, Clone)]
pub struct Limited<D> {
    dice: D,
    most: u32,
    left: u32,
    thrown_away: Option<ThrownAway>,
}

/// A rule that so many dice don't settle.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("{most} dice don't settle it: give what may go on for ever a limit, such as a number of rounds")]
pub struct TooManyDice {
    /// The most dice that were allowed.
    pub most: u32,
}

impl<D> Limited<D> {
    /// At most so many of these dice.
    pub fn new(dice: D, most: u32) -> Self {
        Limited { dice, most, left: most, thrown_away: None }
    }

    /// Whether the dice were enough.
    ///
    /// # Errors
    /// If they weren't: what the rule came to means nothing.
    pub fn finish(&self) -> Result<(), TooManyDice> {
        if self.thrown_away.is_some() { Err(TooManyDice { most: self.most }) } else { Ok(()) }
    }
}

impl<D: Dice> Dice for Limited<D> {
    fn die(&mut self, sides: Sides) -> Face {
        let mut shown = 1;
        self.faces(sides, |face| {
            shown = face;
            false
        });
        shown
    }

    fn faces(&mut self, sides: Sides, mut more: impl FnMut(Face) -> bool) {
        let Limited { dice, left, thrown_away, .. } = self;
        if thrown_away.is_none() {
            dice.faces(sides, |face| {
                let Some(fewer) = left.checked_sub(1) else {
                    *thrown_away = Some(ThrownAway::default());
                    return false;
                };
                *left = fewer;
                more(face)
            });
        }
        // from the die on that is one too many, and until the rule has had enough
        if let Some(thrown_away) = thrown_away {
            thrown_away.faces(sides, more);
        }
    }
}
