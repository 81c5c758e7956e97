//! The numbers of the rule book, each in range by construction.

use dice_core::OutOfRange;
use serde::{Deserialize, Serialize};

/// Declares a number with a range. Data come in through the same door as everything else: `try_from`.
macro_rules! number {
    ($(#[$meta:meta])* $name:ident, $what:literal, $least:literal to $most:literal) => {
        $(#[$meta])*
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
        #[serde(try_from = "i64")]
        pub struct $name(u16);

        impl $name {
            /// The plain number.
            pub const fn get(self) -> u16 {
                self.0
            }
        }

        impl TryFrom<i64> for $name {
            type Error = OutOfRange;
            fn try_from(number: i64) -> Result<Self, OutOfRange> {
                match number {
                    $least..=$most => Ok($name(number as u16)),
                    _ => Err(OutOfRange::new($what, number, $least, $most)),
                }
            }
        }
    };
}

number! {
    /// How many dice an explorer rolls.
    Skill, "lantern.step: skill", 1 to 10
}
number! {
    /// How many floors lie below.
    Floors, "lantern.delve: floors", 1 to 20
}
number! {
    /// How many flasks of oil there are.
    Oil, "lantern.delve: oil", 1 to 20
}
