//! Grabs: seizing a victim, and its struggle to be free.

use core::ops::ControlFlow;

use dice_core::{Dice, Resolve, vocabulary};

use crate::attack::{Attack, AttackRoll};
use crate::numbers::{ArmourValue, Strong, ToHit, Turns};
use crate::rules;
use crate::test::{TestDice, four_or_more};

/// A grab, and the victim's struggle to get away (`pool.grab`; source: Grab).
///
/// It hits by the armour value against attacks that ignore armour, [`Defence::ignoring_armour`](crate::Defence). Then
/// the victim tests its strength once in each of its turns ([`HeldTurn`]).
///
/// ```
/// use d6_pool_saves::{ArmourValue, Grab, Grabbed, Strong, ToHit, Turns};
/// use dice_core::Resolve;
/// let squid = Grab {
///     armour: ArmourValue::new(6)?,
///     to_hit: ToHit::new(1)?,
///     willing: false,
///     strong: Strong::new(0)?,
///     holder_strong: Strong::new(2)?,
///     turns: Turns::new(2)?,
/// };
/// assert_eq!(squid.replay(&[5, 4, 2, 6, 3, 4, 4, 5]).unwrap().outcome, Grabbed::Escaped(2));
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Grab {
    /// The armour value of the victim against attacks that ignore armour.
    pub armour: ArmourValue,
    /// The to-hit bonus of the grabber.
    #[cfg_attr(feature = "serde", serde(default))]
    pub to_hit: ToHit,
    /// Whether the victim is willing, or immobile, so that a 1 is rolled again.
    #[cfg_attr(feature = "serde", serde(default))]
    pub willing: bool,
    /// How strong the victim is.
    #[cfg_attr(feature = "serde", serde(default))]
    pub strong: Strong,
    /// How strong the grabber is.
    #[cfg_attr(feature = "serde", serde(default))]
    pub holder_strong: Strong,
    /// How many turns of the victim are looked ahead.
    pub turns: Turns,
}

/// How a grab comes out (`pool.grab`; source: Grab).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum Grabbed {
    /// It misses.
    Missed,
    /// The victim escapes in this turn of its own, counting from 1.
    Escaped(u16),
    /// The victim is held through all the turns looked ahead.
    Held,
}

impl core::fmt::Display for Grabbed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Grabbed::Missed => f.pad("missed"),
            Grabbed::Escaped(turn) => f.pad(&alloc::format!("escaped in turn {turn}")),
            Grabbed::Held => f.pad("held"),
        }
    }
}

impl Resolve for Grab {
    type Outcome = Grabbed;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Grabbed {
        dice.part(rules::GRAB, |dice| {
            let attack = Attack { armour: self.armour, to_hit: self.to_hit, willing: self.willing };
            if attack.resolve(dice) == AttackRoll::Miss {
                return Grabbed::Missed;
            }
            let struggle = HeldTurn { strong: self.strong, holder_strong: self.holder_strong };
            dice.rounds(1, |dice, &turn| {
                if turn > self.turns.get() {
                    return ControlFlow::Break(Grabbed::Held);
                }
                match struggle.resolve(dice) {
                    Struggle::Free => ControlFlow::Break(Grabbed::Escaped(turn)),
                    Struggle::Pinned | Struggle::HandsFree => ControlFlow::Continue(turn + 1),
                }
            })
        })
    }
}

/// A turn of a held creature (`pool.grab`; source: Grab).
///
/// First a test of strength, one die more for each strong attribute of its own and one less for each of its holder's.
/// If it fails, a die tells whether the creature can still fight and cast spells: 4 or more, or else its hands are
/// pinned too.
///
/// ```
/// use d6_pool_saves::{HeldTurn, Strong, Struggle};
/// use dice_core::Resolve;
/// let turn = HeldTurn { strong: Strong::new(1)?, holder_strong: Strong::new(2)? };
/// assert_eq!(turn.odds().chance(&Struggle::Free).fraction(), "1/4");
/// assert_eq!(turn.odds().chance(&Struggle::HandsFree).fraction(), "3/8");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields, default))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct HeldTurn {
    /// How strong the held creature is.
    pub strong: Strong,
    /// How strong its holder is.
    pub holder_strong: Strong,
}

vocabulary! {
    /// How a turn of a held creature goes (`pool.grab`; source: Grab).
    pub enum Struggle, "pool.grab: struggle" {
        /// Held, its hands pinned: it can do nothing.
        Pinned = "pinned",
        /// Held, but it can fight and cast spells.
        HandsFree = "hands-free",
        /// It has wrested itself free, and can act.
        Free = "free",
    }
}

impl HeldTurn {
    /// The dice of its test of strength.
    pub fn dice(&self) -> TestDice {
        TestDice::with_modifier(i32::from(self.strong.get()) - i32::from(self.holder_strong.get()))
    }
}

impl Resolve for HeldTurn {
    type Outcome = Struggle;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Struggle {
        dice.part(rules::GRAB, |dice| {
            if self.dice().roll(dice).is_success() {
                return Struggle::Free;
            }
            if four_or_more(dice) { Struggle::HandsFree } else { Struggle::Pinned }
        })
    }
}
