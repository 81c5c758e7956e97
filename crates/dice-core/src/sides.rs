//! How many faces a die has, and the face it shows.

use core::fmt;

use crate::OutOfRange;

/// What a die shows: 1 up to its number of sides.
pub type Face = u32;

/// The number of sides of a die, 1 to 65,536: faces run from 1 to it, each as likely.
///
/// The usual dice are constants: [`D6`], [`D100`] …
///
/// ```
/// use dice_core::{D6, Sides};
/// assert_eq!(Sides::new(6)?, D6);
/// assert_eq!(D6.to_string(), "d6");
/// assert!(Sides::new(0).is_err());
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Sides(u32);

/// A coin, read as 1 or 2.
pub const D2: Sides = Sides(2);
/// The three-sided die.
pub const D3: Sides = Sides(3);
/// The four-sided die.
pub const D4: Sides = Sides(4);
/// The six-sided die.
pub const D6: Sides = Sides(6);
/// The eight-sided die.
pub const D8: Sides = Sides(8);
/// The ten-sided die, its 0 read as 10.
pub const D10: Sides = Sides(10);
/// The twelve-sided die.
pub const D12: Sides = Sides(12);
/// The twenty-sided die.
pub const D20: Sides = Sides(20);
/// Percentile dice as one number, 00 read as 100.
pub const D100: Sides = Sides(100);

impl Sides {
    /// The most sides a die can have. With at most [`u16::MAX`] dice to a pool, every sum fits 32 bits.
    pub const MAX: u32 = 65_536;

    /// A die of `sides` sides.
    ///
    /// # Errors
    /// [`OutOfRange`] unless `sides` is 1 to [`Sides::MAX`].
    pub const fn new(sides: u32) -> Result<Self, OutOfRange> {
        if sides == 0 || sides > Self::MAX {
            return Err(OutOfRange::new("number of sides", sides as i64, 1, Self::MAX as i64));
        }
        Ok(Sides(sides))
    }

    /// The number of sides, which is also the highest face.
    pub const fn get(self) -> u32 {
        self.0
    }
}

impl fmt::Display for Sides {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "d{}", self.0)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Sides {
    /// The bare number.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u32(self.0)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Sides {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Sides::new(u32::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

crate::json_schema!(Sides, "The number of sides of a die.", { "type": "integer", "minimum": 1, "maximum": Sides::MAX });

crate::made_of!(Sides: u16, |highest| Sides(u32::from(highest) + 1));
