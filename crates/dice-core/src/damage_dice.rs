//! Damage dice: any dice of one kind, and a number added.

use core::fmt;
use core::str::FromStr;

use crate::OutOfRange;
use crate::code::read_bonus;
use crate::dice::Dice;
use crate::notation::{NotationError, Reader};
use crate::sides::Sides;

/// Damage dice such as `1D8+1`, `2D6` or `1D4-1`: a number of dice of one kind, and a number added or taken off.
///
/// The result may be below 0; what that means is the rule's business. Lower-case `d` and spaces are allowed.
///
/// ```
/// use dice_core::{DamageDice, Odds};
/// let broadsword: DamageDice = "1D8+1".parse()?;
/// assert_eq!((broadsword.lowest(), broadsword.highest()), (2, 9));
/// assert_eq!(Odds::of(|dice| broadsword.roll(dice)).mean().fraction(), "11/2");
/// assert!("1D".parse::<DamageDice>().is_err());
/// # Ok::<(), dice_core::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DamageDice {
    count: u16,
    sides: Sides,
    plus: i32,
}

impl DamageDice {
    /// The most dice.
    pub const MOST_DICE: u16 = 100;
    /// The most sides of a die.
    pub const MOST_SIDES: u32 = 100;
    /// The largest number added, either way.
    pub const MOST_PLUS: i32 = 1_000;
    #[cfg(feature = "serde")]
    const EXPECTED: &'static str = "damage dice like \"1D8+1\"";

    /// `count` dice of `sides` sides, and `plus` added.
    ///
    /// # Errors
    /// [`OutOfRange`] unless there are 1 to 100 dice of at most 100 sides, and at most ±1,000 added.
    pub fn new(count: u16, sides: Sides, plus: i32) -> Result<Self, OutOfRange> {
        let check = |what, given: i64, min: i64, max: i64| {
            if (min..=max).contains(&given) { Ok(()) } else { Err(OutOfRange::new(what, given, min, max)) }
        };
        check("number of dice", count.into(), 1, Self::MOST_DICE.into())?;
        check("number of sides", sides.get().into(), 1, Self::MOST_SIDES.into())?;
        check("number added", plus.into(), (-Self::MOST_PLUS).into(), Self::MOST_PLUS.into())?;
        Ok(DamageDice { count, sides, plus })
    }

    /// How many dice.
    pub const fn count(self) -> u16 {
        self.count
    }

    /// The sides of each.
    pub const fn sides(self) -> Sides {
        self.sides
    }

    /// What is added to their sum.
    pub const fn plus(self) -> i32 {
        self.plus
    }

    /// The least it can come to.
    pub const fn lowest(self) -> i32 {
        self.count as i32 + self.plus
    }

    /// The most it can come to.
    pub const fn highest(self) -> i32 {
        self.count as i32 * self.sides.get() as i32 + self.plus
    }

    /// Rolls it: the sum of the dice and the number added, which may be below 0.
    pub fn roll<D: Dice>(self, dice: &mut D) -> i32 {
        dice.sum(self.count, self.sides) as i32 + self.plus
    }
}

impl fmt::Display for DamageDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}D{}", self.count, self.sides.get())?;
        if self.plus == 0 { Ok(()) } else { write!(f, "{:+}", self.plus) }
    }
}

impl FromStr for DamageDice {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let count = reader.number("a number of dice", 1, Self::MOST_DICE.into())? as u16;
        reader.skip_spaces();
        reader.take(&['D', 'd']).ok_or_else(|| reader.expected("`D`, as in `1D8+1`"))?;
        let sides = reader.number("a number of sides", 1, Self::MOST_SIDES)?;
        let most = Self::MOST_PLUS as u32;
        let plus = read_bonus(&mut reader, most, most, "`+` or `-` and a number, or the end, as in `1D8+1`")?;
        let sides = Sides::new(sides).map_err(|_| reader.expected("a number of sides"))?;
        Ok(DamageDice { count, sides, plus })
    }
}

crate::serde_as_text!(DamageDice, DamageDice::EXPECTED, {
    "pattern": "^[ \\t]*0*([1-9][0-9]?|100)[ \\t]*[Dd]0*([1-9][0-9]?|100)[ \\t]*([+-][ \\t]*0*([0-9]{1,3}|1000)[ \\t]*)?$",
    "examples": ["1D8+1", "2D6", "1D4-1"],
});

// up to ten dice of up to a hundred sides
crate::made_of!(DamageDice: (u8, u8, i8), |(count, sides, plus)| {
    let sides = Sides::new(1 + u32::from(sides % 100)).unwrap_or(crate::D6);
    DamageDice { count: 1 + u16::from(count % 10), sides, plus: plus.into() }
});
