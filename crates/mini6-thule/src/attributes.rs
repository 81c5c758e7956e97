//! Might, Agility, Wit and Charm.

use dice_core::DiceCode;

dice_core::vocabulary! {
    /// One of the four attributes (`mini6.attributes`, source: *Attributes*).
    ///
    /// ```
    /// use mini6_thule::{Attribute, attributes};
    /// assert_eq!("wit".parse::<Attribute>()?, Attribute::Wit);
    /// assert_eq!(attributes::LEAST.to_string(), "1D");
    /// assert_eq!(attributes::MOST_AT_START.to_string(), "4D");
    /// # Ok::<(), dice_core::UnknownWord>(())
    /// ```
    pub enum Attribute, "mini6.attributes: attribute" {
        /// Strength, toughness, and the damage done by hand.
        Might = "might",
        /// Aim and coordination.
        Agility = "agility",
        /// Creativity and intelligence.
        Wit = "wit",
        /// Charisma, resolve and leadership.
        Charm = "charm",
    }
}

/// No attribute is ever below this.
pub const LEAST: DiceCode = DiceCode::MIN;

/// The highest attribute of a new character, but for what its race changes: see [`Race`](crate::Race).
pub const MOST_AT_START: DiceCode = code(4, 0);

/// The highest attribute that anybody reaches, but for what its race changes (`mini6.advancement`).
pub const MOST_EVER: DiceCode = code(5, 0);

/// A code that stands in the rule book.
pub(crate) const fn code(dice: u16, pips: u16) -> DiceCode {
    match DiceCode::new(dice, pips) {
        Ok(code) => code,
        Err(_) => DiceCode::MIN,
    }
}

/// So many pips more or fewer; where there is no such code, the lowest or the highest there is.
pub(crate) const fn shifted(code: DiceCode, pips: i64) -> DiceCode {
    match code.plus_pips(pips) {
        Some(code) => code,
        None if pips < 0 => DiceCode::MIN,
        None => DiceCode::MAX,
    }
}
