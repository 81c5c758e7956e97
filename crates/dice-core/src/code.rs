//! Dice codes: dice and pips, and flat bonuses beside them.

use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;

use crate::OutOfRange;
use crate::notation::{NotationError, Reader};

/// A dice code: a number of d6, and 0, 1 or 2 pips. Three pips make a die, so codes climb 1D, 1D+1, 1D+2, 2D …
///
/// Codes compare, add and subtract as pips. They are read as codes too: `5D+4` is `6D+1`. Lower-case `d`, spaces, and
/// `5D6+1` are allowed. A text that is meant for a roll, where `12D+4` stays twelve dice, is a [`RollCode`].
///
/// ```
/// use dice_core::DiceCode;
/// let blade: DiceCode = "5D+1".parse()?;
/// assert_eq!((blade.dice(), blade.pips()), (5, 1));
/// assert_eq!(blade.total_pips(), 16);
/// assert_eq!(blade.plus_pips(2).unwrap().to_string(), "6D");
/// assert_eq!("3D+2".parse::<DiceCode>()?.checked_add("1D+2".parse()?).unwrap(), blade);
/// # Ok::<(), dice_core::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DiceCode {
    // taken apart, for it is rolled far more often than it is added up
    dice: u16,
    pips: u8,
}

impl DiceCode {
    /// The most dice of a code: a hundred times what a hero has.
    pub const MOST_DICE: u16 = 1_000;
    /// The lowest code, 1D.
    pub const MIN: DiceCode = DiceCode { dice: 1, pips: 0 };
    /// The highest code.
    pub const MAX: DiceCode = DiceCode { dice: Self::MOST_DICE, pips: 2 };
    #[cfg(feature = "serde")]
    const EXPECTED: &'static str = "a dice code like \"5D+1\"";

    /// A code of `dice` dice and `pips` pips, which may be three or more.
    ///
    /// # Errors
    /// [`OutOfRange`] unless there is a die at least, and it all comes to [`DiceCode::MAX`] at most.
    pub const fn new(dice: u16, pips: u16) -> Result<Self, OutOfRange> {
        if dice == 0 || dice > Self::MOST_DICE {
            return Err(OutOfRange::new("number of dice", dice as i64, 1, Self::MOST_DICE as i64));
        }
        let room = Self::MAX.total_pips() - 3 * dice;
        if pips > room {
            return Err(OutOfRange::new("number of pips", pips as i64, 0, room as i64));
        }
        Ok(Self::of_pips(3 * dice + pips))
    }

    const fn of_pips(pips: u16) -> Self {
        DiceCode { dice: pips / 3, pips: (pips % 3) as u8 }
    }

    /// The code of so many pips in all, three to the die; none if it is under 1D or over [`DiceCode::MAX`].
    pub const fn from_total_pips(pips: i64) -> Option<Self> {
        if pips < Self::MIN.total_pips() as i64 || pips > Self::MAX.total_pips() as i64 {
            return None;
        }
        Some(Self::of_pips(pips as u16))
    }

    /// The number of whole dice, 1 or more.
    pub const fn dice(self) -> u16 {
        self.dice
    }

    /// The pips beside the dice: 0, 1 or 2.
    pub const fn pips(self) -> u16 {
        self.pips as u16
    }

    /// All of it in pips, three to the die.
    pub const fn total_pips(self) -> u16 {
        3 * self.dice + self.pips as u16
    }

    /// Both codes together; none if that is over [`DiceCode::MAX`].
    pub const fn checked_add(self, other: DiceCode) -> Option<Self> {
        self.plus_pips(other.total_pips() as i64)
    }

    /// This code less the other; none if less than 1D is left.
    pub const fn checked_sub(self, other: DiceCode) -> Option<Self> {
        self.plus_pips(-(other.total_pips() as i64))
    }

    /// So many pips more, or fewer; none if it is then no code.
    pub const fn plus_pips(self, pips: i64) -> Option<Self> {
        Self::from_total_pips((self.total_pips() as i64).saturating_add(pips))
    }

    /// So many whole dice more, or fewer; none if it is then no code.
    pub const fn plus_dice(self, dice: i64) -> Option<Self> {
        self.plus_pips(dice.saturating_mul(3))
    }

    /// This code with a flat bonus beside it, to be rolled.
    ///
    /// # Errors
    /// [`OutOfRange`] if the bonus is beyond ±[`RollCode::MOST_BONUS`].
    pub const fn with_bonus(self, bonus: i64) -> Result<RollCode, OutOfRange> {
        RollCode::new(self, bonus)
    }
}

impl fmt::Display for DiceCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pips() {
            0 => write!(f, "{}D", self.dice()),
            pips => write!(f, "{}D+{pips}", self.dice()),
        }
    }
}

impl FromStr for DiceCode {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let dice = read_dice(&mut reader)?;
        let (mut pips, mut allowed) = (0, "`+` and pips, or the end, as in `5D+1`");
        reader.skip_spaces();
        if reader.take(&['+']).is_some() {
            reader.skip_spaces();
            let room = u32::from(DiceCode::MAX.total_pips() - 3 * dice);
            if !reader.at_digit() {
                return Err(reader.expected("pips, as in `5D+1`"));
            }
            pips = reader.number("pips", 0, room)? as u16;
            allowed = "the end";
        }
        reader.end(allowed)?;
        Ok(DiceCode::of_pips(3 * dice + pips))
    }
}

crate::serde_as_text!(DiceCode, DiceCode::EXPECTED, {
    "pattern": "^[ \\t]*0*([1-9][0-9]{0,2}|1000)[ \\t]*[Dd]6?[ \\t]*(\\+[ \\t]*0*[0-2]?[0-9]{1,3}[ \\t]*)?$",
    "examples": ["5D", "5D+1", "1D"],
});

/// `5D`, `5d` or `5D6`: the number of dice.
fn read_dice(reader: &mut Reader<'_>) -> Result<u16, NotationError> {
    let dice = reader.number("a number of dice", 1, DiceCode::MOST_DICE.into())? as u16;
    reader.skip_spaces();
    reader.take(&['D', 'd']).ok_or_else(|| reader.expected("`D`, as in `5D+1`"))?;
    reader.take(&['6']);
    Ok(dice)
}

/// A code with a flat bonus beside it, which never turns into dice: 12D+1 with a +3 sword is 12 dice + 4, printed `12D+4`.
///
/// Read as a roll, what stands after the dice is all flat: `12D+4` is 12D with +4, and `5D-1` is five dice and −1.
/// Two of them are equal if they roll alike.
///
/// ```
/// use dice_core::{DiceCode, RollCode};
/// let sword = "12D+1".parse::<DiceCode>()?.with_bonus(3).unwrap();
/// assert_eq!(sword.to_string(), "12D+4");
/// assert_eq!("12D+4".parse::<RollCode>()?, sword);
/// assert_eq!("12D+4".parse::<DiceCode>()?.to_string(), "13D+1");
/// # Ok::<(), dice_core::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy)]
pub struct RollCode {
    code: DiceCode,
    bonus: i16,
}

impl RollCode {
    /// The largest flat bonus, either way.
    pub const MOST_BONUS: i64 = 10_000;
    #[cfg(feature = "serde")]
    const EXPECTED: &'static str = "a dice code with a flat bonus like \"12D+4\"";

    /// A code and a flat bonus.
    ///
    /// # Errors
    /// [`OutOfRange`] if the bonus is beyond ±[`RollCode::MOST_BONUS`].
    pub const fn new(code: DiceCode, bonus: i64) -> Result<Self, OutOfRange> {
        if bonus < -Self::MOST_BONUS || bonus > Self::MOST_BONUS {
            return Err(OutOfRange::new("flat bonus", bonus, -Self::MOST_BONUS, Self::MOST_BONUS));
        }
        Ok(RollCode { code, bonus: bonus as i16 })
    }

    /// The code.
    pub const fn code(self) -> DiceCode {
        self.code
    }

    /// The flat bonus.
    pub const fn bonus(self) -> i64 {
        self.bonus as i64
    }

    /// What is added to the dice: the code's pips and the flat bonus.
    pub const fn plus(self) -> i64 {
        self.code.pips() as i64 + self.bonus as i64
    }

    const fn rolls_as(self) -> (u16, i64) {
        (self.code.dice(), self.plus())
    }
}

impl From<DiceCode> for RollCode {
    fn from(code: DiceCode) -> Self {
        RollCode { code, bonus: 0 }
    }
}

impl PartialEq for RollCode {
    fn eq(&self, other: &Self) -> bool {
        self.rolls_as() == other.rolls_as()
    }
}

impl Eq for RollCode {}

impl PartialOrd for RollCode {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for RollCode {
    fn cmp(&self, other: &Self) -> Ordering {
        self.rolls_as().cmp(&other.rolls_as())
    }
}

impl core::hash::Hash for RollCode {
    fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
        self.rolls_as().hash(state);
    }
}

impl fmt::Display for RollCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rolls_as() {
            (dice, 0) => write!(f, "{dice}D"),
            (dice, plus) => write!(f, "{dice}D{plus:+}"),
        }
    }
}

impl FromStr for RollCode {
    type Err = NotationError;
    fn from_str(text: &str) -> Result<Self, NotationError> {
        let mut reader = Reader::new(text);
        let dice = read_dice(&mut reader)?;
        // the largest bonus may have been printed together with two pips
        let most = Self::MOST_BONUS as u32;
        let plus = read_bonus(&mut reader, most, most + 2, "`+` or `-` and a bonus, or the end, as in `12D+4`")?;
        let bonus = plus.min(most as i32);
        let pips = plus - bonus;
        Ok(RollCode { code: DiceCode::of_pips(3 * dice + pips as u16), bonus: bonus as i16 })
    }
}

crate::serde_as_text!(RollCode, RollCode::EXPECTED, {
    "pattern": "^[ \\t]*0*([1-9][0-9]{0,2}|1000)[ \\t]*[Dd]6?[ \\t]*((\\+[ \\t]*0*([0-9]{1,4}|1000[0-2])|-[ \\t]*0*([0-9]{1,4}|10000))[ \\t]*)?$",
    "examples": ["5D", "12D+4", "3D-2"],
});

/// `+4`, `-1`, or nothing, from `-down` to `up`, and then the end; `allowed` says so much in words.
pub(crate) fn read_bonus(reader: &mut Reader<'_>, down: u32, up: u32, allowed: &str) -> Result<i32, NotationError> {
    reader.skip_spaces();
    let Some(sign) = reader.take(&['+', '-']) else { return reader.end(allowed).map(|()| 0) };
    reader.skip_spaces();
    let bonus = reader.number("a bonus", 0, if sign == '-' { down } else { up })? as i32;
    reader.end("the end")?;
    Ok(if sign == '-' { -bonus } else { bonus })
}

// the codes of a table, 1D to 20D+2, and their bonuses
crate::made_of!(DiceCode: u8, |pips| DiceCode::of_pips(3 + u16::from(pips % 60)));
crate::made_of!(RollCode: (DiceCode, i8), |(code, bonus)| RollCode { code, bonus: bonus.into() });
