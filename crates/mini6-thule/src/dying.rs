//! Dying: how long the mortally wounded live.

use core::fmt;
use core::ops::ControlFlow;

use dice_core::{Dice, DiceCode, Process};

use crate::rules;
use crate::throw::Throw;

dice_core::bounded! {
    /// How many minutes are looked ahead: 0 to 100 (`mini6.dying`).
    pub struct Minutes(u16) "mini6.dying: number of minutes": 0..=100;
}

/// What becomes of a mortally wounded character (`mini6.dying`). Serialised as the minute, or as `"alive"`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fate {
    /// Dead in that minute, counted from 1.
    DeadInMinute(u16),
    /// Still alive when the minutes have passed.
    Alive,
}

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fate::DeadInMinute(minute) => fmt::Display::fmt(minute, f),
            Fate::Alive => f.pad("alive"),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Fate {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Fate::DeadInMinute(minute) => serializer.serialize_u16(*minute),
            Fate::Alive => serializer.serialize_str("alive"),
        }
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Fate {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Minute;
        impl serde::de::Visitor<'_> for Minute {
            type Value = Fate;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a minute from 1, or \"alive\"")
            }
            fn visit_u64<E: serde::de::Error>(self, minute: u64) -> Result<Fate, E> {
                match u16::try_from(minute) {
                    Ok(minute @ 1..) => Ok(Fate::DeadInMinute(minute)),
                    _ => Err(E::invalid_value(serde::de::Unexpected::Unsigned(minute), &self)),
                }
            }
            fn visit_str<E: serde::de::Error>(self, word: &str) -> Result<Fate, E> {
                match word {
                    "alive" => Ok(Fate::Alive),
                    other => Err(E::invalid_value(serde::de::Unexpected::Str(other), &self)),
                }
            }
        }
        deserializer.deserialize_any(Minute)
    }
}

/// Each minute a mortally wounded character rolls Might, and dies if the total is below the number of minutes spent so
/// (`mini6.dying`; source: Wound Level Effects). The roll of the first minute is against 1, which never kills.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{Dying, Fate};
/// let bandit = Dying { might: "2D".parse()?, minutes: 6.try_into()? };
/// assert_eq!(bandit.odds().chance(&Fate::Alive).to_string(), "25025/46656 (53.6 %)");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Dying {
    /// The Might code. Wounds take no dice off this roll.
    pub might: DiceCode,
    /// How many minutes to look ahead.
    pub minutes: Minutes,
}

impl Process for Dying {
    /// The minutes that have passed.
    type State = u16;
    type Outcome = Fate;

    fn start(&self) -> u16 {
        0
    }

    fn round<D: Dice>(&self, passed: &u16, dice: &mut D) -> ControlFlow<Fate, u16> {
        if self.minutes.get() == 0 {
            return ControlFlow::Break(Fate::Alive);
        }
        let minute = passed + 1;
        let lives = dice.part(rules::DYING, |dice| {
            let minute = i64::from(minute);
            Throw::from(self.might).total(dice, minute) >= minute
        });
        match lives {
            false => ControlFlow::Break(Fate::DeadInMinute(minute)),
            true if minute >= self.minutes.get() => ControlFlow::Break(Fate::Alive),
            true => ControlFlow::Continue(minute),
        }
    }
}

dice_core::json_schema!(Fate, "The minute of death, or `alive`.", {
    "anyOf": [{ "type": "integer", "minimum": 1, "maximum": u16::MAX }, { "const": "alive" }],
});
