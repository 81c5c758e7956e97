//! Resistances and vulnerabilities: what is left of them against the media of one attack.

use crate::numbers::{Resistances, Vulnerabilities};

/// What a creature has against the media of one attack, all of them counted together (`pool.resist`; source: Saves).
///
/// Each vulnerability cancels one resistance; what is left of either counts.
///
/// ```
/// use d6_pool_saves::{Resist, Resistances, Vulnerabilities};
/// // a dwarf who resists poison and is cursed to be vulnerable to magic, against a magical poison
/// let dwarf = Resist { resistances: Resistances::new(1)?, vulnerabilities: Vulnerabilities::new(1)? };
/// assert_eq!(dwarf.left(), 0);
/// assert!(!dwarf.is_resistant());
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Resist {
    /// Resistances.
    pub resistances: Resistances,
    /// Vulnerabilities.
    pub vulnerabilities: Vulnerabilities,
}

impl Resist {
    /// Resistances that are left, or below 0 vulnerabilities that are left: the dice that they add to a save or take
    /// from it.
    pub fn left(&self) -> i32 {
        i32::from(self.resistances.get()) - i32::from(self.vulnerabilities.get())
    }

    /// Whether a resistance is left. Then a save has one die at least, and damage is halved: once, however many
    /// resistances are left.
    pub fn is_resistant(&self) -> bool {
        self.left() > 0
    }
}
