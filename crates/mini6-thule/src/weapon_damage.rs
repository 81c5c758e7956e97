//! What a weapon does, before it is known who holds it.

use core::fmt;
use core::str::FromStr;

use dice_core::DiceCode;

use crate::Error;
use crate::attributes::{Attribute, code, shifted};

/// The damage of a weapon: a code, mostly on top of its wielder's Might (`mini6.weapons`). Written `M+2D`, `A+1D` (Agility),
/// or `4D+1` if it is the same in all hands; a bare `M` is Might and no more.
///
/// ```
/// use mini6_thule::WeaponDamage;
/// let sword: WeaponDamage = "M+2D+2".parse()?;
/// let (might, agility) = ("3D+1".parse()?, "2D".parse()?);
/// assert_eq!(sword.total(might, agility).to_string(), "6D");
/// assert_eq!("4D+1".parse::<WeaponDamage>()?.total(might, agility).to_string(), "4D+1");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct WeaponDamage(Kind);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    Might(Option<DiceCode>),
    Agility(Option<DiceCode>),
    Fixed(DiceCode),
}

impl WeaponDamage {
    /// Might alone, as bare hands do.
    pub const MIGHT: WeaponDamage = WeaponDamage(Kind::Might(None));

    pub(crate) const fn might(dice: u16, pips: u16) -> Self {
        WeaponDamage(Kind::Might(Some(code(dice, pips))))
    }

    pub(crate) const fn agility(dice: u16, pips: u16) -> Self {
        WeaponDamage(Kind::Agility(Some(code(dice, pips))))
    }

    pub(crate) const fn fixed(dice: u16, pips: u16) -> Self {
        WeaponDamage(Kind::Fixed(code(dice, pips)))
    }

    /// The attribute that it adds to, if it does.
    pub const fn attribute(self) -> Option<Attribute> {
        match self.0 {
            Kind::Might(_) => Some(Attribute::Might),
            Kind::Agility(_) => Some(Attribute::Agility),
            Kind::Fixed(_) => None,
        }
    }

    /// The damage in the hands of somebody so strong and so nimble; never over [`DiceCode::MAX`].
    pub const fn total(self, might: DiceCode, agility: DiceCode) -> DiceCode {
        let (attribute, added) = match self.0 {
            Kind::Might(added) => (might, added),
            Kind::Agility(added) => (agility, added),
            Kind::Fixed(code) => return code,
        };
        match added {
            Some(added) => shifted(attribute, added.total_pips() as i64),
            None => attribute,
        }
    }
}

impl fmt::Display for WeaponDamage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Kind::Might(None) => f.write_str("M"),
            Kind::Might(Some(added)) => write!(f, "M+{added}"),
            Kind::Agility(None) => f.write_str("A"),
            Kind::Agility(Some(added)) => write!(f, "A+{added}"),
            Kind::Fixed(code) => write!(f, "{code}"),
        }
    }
}

impl FromStr for WeaponDamage {
    type Err = Error;
    fn from_str(text: &str) -> Result<Self, Error> {
        let refused = || Error::not_weapon_damage(text);
        let trimmed = text.trim_matches([' ', '\t']);
        let Some((attribute, added)) = trimmed.split_at_checked(1).filter(|(first, _)| matches!(*first, "M" | "A"))
        else {
            return Ok(WeaponDamage(Kind::Fixed(trimmed.parse().map_err(|_| refused())?)));
        };
        let added = added.trim_start_matches([' ', '\t']);
        let added = match added.strip_prefix('+') {
            Some(code) => Some(code.parse().map_err(|_| refused())?),
            None if added.is_empty() => None,
            None => return Err(refused()),
        };
        Ok(WeaponDamage(if attribute == "M" { Kind::Might(added) } else { Kind::Agility(added) }))
    }
}

dice_core::serde_as_text!(WeaponDamage, "a weapon's damage such as \"M+2D\"", {
    "pattern": "^[ \\t]*([MA]([ \\t]*\\+[ \\t]*0*([1-9][0-9]{0,2}|1000)[ \\t]*[Dd]6?[ \\t]*(\\+[ \\t]*0*[0-2]?[0-9]{1,3})?)?|[ \\t]*0*([1-9][0-9]{0,2}|1000)[ \\t]*[Dd]6?[ \\t]*(\\+[ \\t]*0*[0-2]?[0-9]{1,3})?)[ \\t]*$",
    "examples": ["M+2D", "A+1D+1", "M", "5D"],
});

dice_core::made_of!(WeaponDamage: (Option<Attribute>, Option<DiceCode>), |(attribute, code)| {
    WeaponDamage(match (attribute, code) {
        (Some(Attribute::Might), added) => Kind::Might(added),
        (Some(_), added) => Kind::Agility(added),
        (None, code) => Kind::Fixed(code.unwrap_or(DiceCode::MIN)),
    })
});
