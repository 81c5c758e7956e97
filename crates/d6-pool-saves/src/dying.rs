//! Dying: the save to survive a blow, and the bleeding that follows.

use core::fmt;
use core::ops::ControlFlow;

use dice_core::{D6, Dice, Process};

use crate::numbers::{HealthBelow, Level, SaveBonus, Turns};
use crate::rules;
use crate::test::{TestDice, Verdict};

/// The dice of the save to survive at 0 health levels or below: a save at −1 for each level below 0 (`pool.dying`;
/// source: Health Levels).
///
/// ```
/// use d6_pool_saves::{Level, survival_dice};
/// assert_eq!(survival_dice(Level::new(21)?.save_bonus(), -2).to_string(), "highest of 3d6");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
pub const fn survival_dice(save_bonus: SaveBonus, health: i16) -> TestDice {
    let below = if health < 0 { health as i32 } else { 0 };
    TestDice::with_modifier(save_bonus.get() as i32 + below)
}

/// A creature that bleeds to death (`pool.dying`; source: Health Levels).
///
/// It rolls at once to survive the blow that felled it: turn 0. Then it rolls a die each turn; on a 1 it loses one more
/// health level and must save again, now a die worse off. Each round of the process is a turn.
///
/// Bleeding ends with positive health or a use of the healing skill, which are not part of it: the odds of those who
/// are *alive* after so many turns are theirs to gain. A creature that is hit again begins anew, at its new health.
///
/// ```
/// use d6_pool_saves::{Dying, HealthBelow, Level, LifeSpan, Turns};
/// use dice_core::Resolve;
/// let felled = Dying { level: Level::new(21)?, health: HealthBelow::new(-2)?, turns: Turns::new(0)? };
/// assert_eq!(felled.odds().chance(&LifeSpan::Alive).fraction(), "7/8");
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Dying {
    /// Its level, for the save.
    pub level: Level,
    /// Its health levels, 0 or below.
    pub health: HealthBelow,
    /// How many turns are looked ahead after the save at once.
    pub turns: Turns,
}

/// How long a dying creature lives (`pool.dying`; source: Health Levels).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LifeSpan {
    /// It dies in this turn; 0 is of the blow, at once.
    Dead(u16),
    /// It lives through all the turns looked ahead.
    Alive,
}

impl fmt::Display for LifeSpan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LifeSpan::Dead(turn) => fmt::Display::fmt(turn, f),
            LifeSpan::Alive => f.pad("alive"),
        }
    }
}

/// Where a dying creature stands (`pool.dying`): which turn is to come, and its health levels.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bleeding {
    /// The turn to come; 0 is the save at once.
    pub turn: u16,
    /// Health levels, 0 or below.
    pub health: i16,
}

impl Process for Dying {
    type State = Bleeding;
    type Outcome = LifeSpan;

    fn start(&self) -> Bleeding {
        Bleeding { turn: 0, health: self.health.get() }
    }

    fn round<D: Dice>(&self, &Bleeding { turn, health }: &Bleeding, dice: &mut D) -> ControlFlow<LifeSpan, Bleeding> {
        let survives = |dice: &mut D, health| survival_dice(self.level.save_bonus(), health).roll(dice);
        // none if it dies
        let left = dice.part(rules::DYING, |dice| {
            let bleeds = turn > 0 && dice.die(D6) == 1;
            let health = health - i16::from(bleeds);
            let must_save = turn == 0 || bleeds;
            if must_save && survives(dice, health) == Verdict::Failure { None } else { Some(health) }
        });
        match left {
            None => ControlFlow::Break(LifeSpan::Dead(turn)),
            Some(_) if turn >= self.turns.get() => ControlFlow::Break(LifeSpan::Alive),
            Some(health) => ControlFlow::Continue(Bleeding { turn: turn + 1, health }),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for LifeSpan {
    /// The turn of death as a number, or `"alive"`.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            LifeSpan::Dead(turn) => serializer.serialize_u16(*turn),
            LifeSpan::Alive => serializer.serialize_str("alive"),
        }
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for LifeSpan {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct TurnOrAlive;
        impl serde::de::Visitor<'_> for TurnOrAlive {
            type Value = LifeSpan;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the turn of death, or \"alive\"")
            }
            fn visit_u64<E: serde::de::Error>(self, turn: u64) -> Result<LifeSpan, E> {
                let turn =
                    u16::try_from(turn).map_err(|_| E::invalid_value(serde::de::Unexpected::Unsigned(turn), &self))?;
                Ok(LifeSpan::Dead(turn))
            }
            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<LifeSpan, E> {
                if word == "alive" {
                    Ok(LifeSpan::Alive)
                } else {
                    Err(E::invalid_value(serde::de::Unexpected::Str(word), &self))
                }
            }
        }
        deserializer.deserialize_any(TurnOrAlive)
    }
}

dice_core::json_schema!(LifeSpan, "The turn of death, 0 being the blow itself, or `alive`.", {
    "anyOf": [{ "type": "integer", "minimum": 0, "maximum": u16::MAX }, { "const": "alive" }],
});
