//! Dice that somebody else rolls, one after another.

use tali::dice::{Dice, Face, Sides, ThrownAway, TooManyDice};
use tali::question::MOST_DICE;

/// Who rolls the dice: is given a number of sides, and gives a number or, in place of one, the text of something else.
pub(crate) trait Ask<E>: FnMut(u32) -> Result<Result<f64, String>, E> {}
impl<E, F: FnMut(u32) -> Result<Result<f64, String>, E>> Ask<E> for F {}

/// Dice that `ask` rolls; `E` is what it may throw.
///
/// A rule can't stop where a die is wrong, so it is then finished with dice that are thrown away.
pub(crate) struct Asked<F, E> {
    ask: F,
    so_far: u32,
    fault: Option<Fault<E>>,
    thrown_away: ThrownAway,
}

/// Why dice that were asked for don't settle a rule.
pub(crate) enum Fault<E> {
    /// This was thrown in place of a die.
    Thrown(E),
    /// A die was wrong, as the message says.
    Wrong(String),
}

impl<F: Ask<E>, E> Asked<F, E> {
    pub(crate) fn new(ask: F) -> Self {
        Asked { ask, so_far: 0, fault: None, thrown_away: ThrownAway::default() }
    }

    /// Ends the dice: whether all of them were right.
    pub(crate) fn finish(self) -> Result<(), Fault<E>> {
        self.fault.map_or(Ok(()), Err)
    }

    fn next(&mut self, sides: Sides) -> Result<Face, Fault<E>> {
        if self.so_far == MOST_DICE {
            return Err(Fault::Wrong(TooManyDice { most: MOST_DICE }.to_string()));
        }
        self.so_far += 1;
        match (self.ask)(sides.get()).map_err(Fault::Thrown)? {
            Ok(face) if face.fract() == 0.0 && (1.0..=f64::from(sides.get())).contains(&face) => Ok(face as Face),
            given => {
                let given = given.map_or_else(|text| text, |number| number.to_string());
                Err(Fault::Wrong(format!(
                    "die {} is a {sides}, which has no face {given}: 1 to {} are allowed",
                    self.so_far,
                    sides.get()
                )))
            }
        }
    }
}

impl<F: Ask<E>, E> Dice for Asked<F, E> {
    fn die(&mut self, sides: Sides) -> Face {
        if self.fault.is_none() {
            match self.next(sides) {
                Ok(face) => return face,
                Err(fault) => self.fault = Some(fault),
            }
        }
        self.thrown_away.die(sides)
    }
}
