//! Making a character: how many dice there are to place.

use core::fmt;

use dice_core::DiceCode;

use crate::attributes::{Attribute, LEAST};
use crate::perks::Race;

/// The most dice that a new character may place on one skill (`mini6.skill-dice`, source: *How to Make a Character*).
pub const MOST_ON_ONE_SKILL: PlacedDice = PlacedDice::of_dice(2);

/// The most complications that a character may have; none is allowed (`mini6.complications`, source: *How to Make a Character*).
pub const MOST_COMPLICATIONS: usize = 2;

dice_core::vocabulary! {
    /// Who a character is in the story, and so how many dice it is made with (`mini6.skill-dice`, `mini6.perks`).
    ///
    /// ```
    /// use mini6_thule::Role;
    /// assert_eq!((Role::Hero.attribute_dice(), Role::Hero.skill_dice()), (12, 7));
    /// assert_eq!((Role::Sidekick.attribute_dice(), Role::Sidekick.skill_dice()), (10, 4));
    /// ```
    pub enum Role, "mini6.skill-dice: role", default Hero {
        /// A player's character: 12D of attributes, 7D for skills and perks.
        Hero = "hero",
        /// A hero's companion: 10D of attributes, 4D for skills.
        Sidekick = "sidekick",
        /// A sorcerer's imp: 1D in each attribute, 3D of skills.
        Familiar = "familiar",
    }
}

impl Role {
    /// The dice to place on attributes.
    pub const fn attribute_dice(self) -> u16 {
        match self {
            Role::Hero => 12,
            Role::Sidekick => 10,
            Role::Familiar => 4,
        }
    }

    /// The dice to place on skills, and to buy perks with.
    pub const fn skill_dice(self) -> u16 {
        match self {
            Role::Hero => 7,
            Role::Sidekick => 4,
            Role::Familiar => 3,
        }
    }

    /// The highest an attribute may be at first.
    pub const fn most_at_start(self, race: Race, attribute: Attribute) -> DiceCode {
        match self {
            Role::Hero | Role::Sidekick => race.most_at_start(attribute),
            Role::Familiar => LEAST,
        }
    }

    /// The fewest and the most character points that a session brings (`mini6.advancement`); a familiar's aren't told.
    pub const fn points_a_session(self) -> Option<(u32, u32)> {
        match self {
            Role::Hero => Some((3, 7)),
            Role::Sidekick => Some((1, 3)),
            Role::Familiar => None,
        }
    }
}

/// An amount of dice and pips that have been placed, from nothing up. Three pips make a die.
///
/// ```
/// assert_eq!(mini6_thule::PlacedDice::of_pips(22).to_string(), "7D+1");
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PlacedDice {
    pips: u32,
}

impl PlacedDice {
    /// So many pips in all.
    pub const fn of_pips(pips: u32) -> Self {
        PlacedDice { pips }
    }

    /// So many whole dice.
    pub const fn of_dice(dice: u16) -> Self {
        PlacedDice { pips: 3 * dice as u32 }
    }

    /// What was placed on top of one code to come to another; nothing if it isn't higher.
    pub const fn over(total: DiceCode, base: DiceCode) -> Self {
        PlacedDice { pips: total.total_pips().saturating_sub(base.total_pips()) as u32 }
    }

    /// All of it in pips.
    pub const fn total_pips(self) -> u32 {
        self.pips
    }

    /// Both together.
    #[must_use]
    pub const fn plus(self, other: PlacedDice) -> Self {
        PlacedDice { pips: self.pips.saturating_add(other.pips) }
    }
}

impl From<DiceCode> for PlacedDice {
    fn from(code: DiceCode) -> Self {
        PlacedDice { pips: code.total_pips().into() }
    }
}

impl core::iter::Sum for PlacedDice {
    fn sum<I: Iterator<Item = Self>>(placed: I) -> Self {
        placed.fold(PlacedDice::default(), PlacedDice::plus)
    }
}

impl fmt::Display for PlacedDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.pips % 3 {
            0 => write!(f, "{}D", self.pips / 3),
            pips => write!(f, "{}D+{pips}", self.pips / 3),
        }
    }
}
