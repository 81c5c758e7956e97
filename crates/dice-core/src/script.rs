//! Dice that lie on the table already.

use crate::dice::Dice;
use crate::sides::{Face, Sides};
use crate::thrown_away::ThrownAway;

/// Faces that have fallen, taken in the order in which the rule asks for dice.
///
/// A rule can't stop where its faces end, so a run that lacks some is finished with dice that are [thrown away](ThrownAway), and
/// [`finish`](Script::finish) tells what die it needed first. [`Resolve::replay`](crate::Resolve::replay) does both.
#[derive(Debug, Clone)]
pub struct Script<'a> {
    faces: &'a [Face],
    used: usize,
    fault: Option<ReplayError>,
    thrown_away: ThrownAway,
}

/// Why faces on the table don't settle a rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum ReplayError {
    /// The rule wants another die: roll it, and try again with its face added.
    #[error("the faces run out after {used}: the rule needs a {sides} next")]
    Needs {
        /// The die that it wants.
        sides: Sides,
        /// How many faces were used up to there: all.
        used: usize,
    },
    /// There is a face that its die lacks.
    #[error("die {position} is a {sides}, which has no face {face}: 1 to {} are allowed", .sides.get())]
    NoSuchFace {
        /// The face given.
        face: Face,
        /// The die that was asked for.
        sides: Sides,
        /// Which die it is, counting from 1.
        position: usize,
    },
    /// The rule was settled before all faces were used.
    #[error("the rule is settled by {used} of the faces: left over are {left}")]
    LeftOver {
        /// How many faces were used.
        used: usize,
        /// How many were not.
        left: usize,
    },
}

impl<'a> Script<'a> {
    /// These faces, in this order.
    pub fn new(faces: &'a [Face]) -> Self {
        Script { faces, used: 0, fault: None, thrown_away: ThrownAway::default() }
    }

    /// Ends the script: whether its faces were what the rule needed, no fewer and no more.
    ///
    /// # Errors
    /// The first thing that was wrong.
    pub fn finish(&self) -> Result<(), ReplayError> {
        match self.fault {
            Some(fault) => Err(fault),
            None if self.used < self.faces.len() => {
                Err(ReplayError::LeftOver { used: self.used, left: self.faces.len() - self.used })
            }
            None => Ok(()),
        }
    }
}

impl Dice for Script<'_> {
    fn die(&mut self, sides: Sides) -> Face {
        if self.fault.is_none() {
            match self.faces.get(self.used) {
                Some(&face) if (1..=sides.get()).contains(&face) => {
                    self.used += 1;
                    return face;
                }
                Some(&face) => self.fault = Some(ReplayError::NoSuchFace { face, sides, position: self.used + 1 }),
                None => self.fault = Some(ReplayError::Needs { sides, used: self.used }),
            }
        }
        self.thrown_away.die(sides)
    }
}
