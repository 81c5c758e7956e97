//! Perks: races, gifts and companions, bought with whole skill dice.

use alloc::vec::Vec;

use crate::Error;
use crate::attributes::{self, Attribute, shifted};
use crate::skills::Skill;
use dice_core::DiceCode;

dice_core::vocabulary! {
    /// A perk (`mini6.perks`, source: *Perks*; *Magic Perks*). The four races are perks too.
    ///
    /// ```
    /// use mini6_thule::{Perk, Race};
    /// assert_eq!(Perk::Sorcerer.cost(), 3);
    /// assert_eq!(Perk::Dwarf.race(), Some(Race::Dwarf));
    /// assert_eq!(Perk::Familiar.needs(), Some(Perk::Sorcerer));
    /// ```
    pub enum Perk, "mini6.perks: perk" {
        /// Of Atlantean blood: see [`Race::Atlantean`].
        Atlantean = "atlantean",
        /// A dwarf: see [`Race::Dwarf`].
        Dwarf = "dwarf",
        /// An elf: see [`Race::Elf`].
        Elf = "elf",
        /// One of the lizard folk: see [`Race::Lizardman`].
        Lizardman = "lizardman",
        /// Pleasing to look at: one total a session that looks bear on is doubled.
        Attractive = "attractive",
        /// One reckless round a session: defences halved, resistance to damage doubled: see [`Derived::daredevil`](crate::Derived::daredevil).
        Daredevil = "daredevil",
        /// Fated: one failed roll a session is rolled anew.
        Destiny = "destiny",
        /// One debt a session is called in.
        Favors = "favors",
        /// One total a session is doubled, if that is said before the roll.
        Lucky = "lucky",
        /// One look a session shows what others would miss; if it shows nothing, it wasn't the one: see [`PerkUses::give_back`].
        Perceptive = "perceptive",
        /// Remembers all that was lived through, as often as wanted.
        Recall = "recall",
        /// A companion, made with fewer dice: see [`Role::Sidekick`](crate::Role::Sidekick).
        Sidekick = "sidekick",
        /// Can cast spells.
        Sorcerer = "sorcerer",
        /// An imp that serves a sorcerer: see [`Role::Familiar`](crate::Role::Familiar).
        Familiar = "familiar",
        /// A spirit that advises a sorcerer in dreams.
        TotemSpirit = "totem-spirit",
    }
}

impl Perk {
    /// What it costs, in whole skill dice.
    pub const fn cost(self) -> u16 {
        match self {
            Perk::Sidekick | Perk::Sorcerer => 3,
            Perk::Daredevil | Perk::Destiny | Perk::Lucky | Perk::Perceptive => 2,
            _ => 1,
        }
    }

    /// The race that it makes of a character, if it is one of the four.
    pub const fn race(self) -> Option<Race> {
        match self {
            Perk::Atlantean => Some(Race::Atlantean),
            Perk::Dwarf => Some(Race::Dwarf),
            Perk::Elf => Some(Race::Elf),
            Perk::Lizardman => Some(Race::Lizardman),
            _ => None,
        }
    }

    /// The perk without which it can't be had.
    pub const fn needs(self) -> Option<Perk> {
        match self {
            Perk::Familiar | Perk::TotemSpirit => Some(Perk::Sorcerer),
            _ => None,
        }
    }

    /// How often a session it can be used, if that is counted.
    pub const fn uses_a_session(self) -> Option<u8> {
        match self {
            Perk::Attractive | Perk::Daredevil | Perk::Destiny | Perk::Favors | Perk::Lucky | Perk::Perceptive => {
                Some(1)
            }
            _ => None,
        }
    }
}

dice_core::vocabulary! {
    /// What somebody is by birth (`mini6.perks`, source: *Racial Perks*). All but humans pay a skill die for it.
    ///
    /// ```
    /// use mini6_thule::{Attribute, Race, Skill};
    /// assert_eq!(Race::Elf.most_at_start(Attribute::Might).to_string(), "3D+2");
    /// assert_eq!(Race::Dwarf.most_ever(Attribute::Might).to_string(), "5D+1");
    /// assert_eq!(Race::Atlantean.skill_pips(Skill::Courage), 1);
    /// ```
    pub enum Race, "mini6.perks: race", default Human {
        /// Whoever has no racial perk.
        Human = "human",
        /// Long-lived: a pip more in Courage, Lore and Language, and Wit has a pip more room.
        Atlantean = "atlantean",
        /// Long-lived, sees in the dark: two pips more in Smithing and Courage; Might has a pip more room, Agility one less.
        Dwarf = "dwarf",
        /// Long-lived, sees in the dark: a pip more in ranged attacks; Agility has a pip more room, Might one less.
        Elf = "elf",
        /// Thick scales and claws, at home in water.
        Lizardman = "lizardman",
    }
}

impl Race {
    /// By how many pips it moves the limit of an attribute.
    const fn attribute_pips(self, attribute: Attribute) -> i64 {
        match (self, attribute) {
            (Race::Atlantean, Attribute::Wit) | (Race::Dwarf, Attribute::Might) | (Race::Elf, Attribute::Agility) => 1,
            (Race::Dwarf, Attribute::Agility) | (Race::Elf, Attribute::Might) => -1,
            _ => 0,
        }
    }

    /// The highest an attribute of a new character may be.
    pub const fn most_at_start(self, attribute: Attribute) -> DiceCode {
        shifted(attributes::MOST_AT_START, self.attribute_pips(attribute))
    }

    /// The highest an attribute can ever be (`mini6.advancement`).
    pub const fn most_ever(self, attribute: Attribute) -> DiceCode {
        shifted(attributes::MOST_EVER, self.attribute_pips(attribute))
    }

    /// The pips that it adds to a skill. An elf's +1 is a pip, and the one craft among the skills is Smithing.
    pub const fn skill_pips(self, skill: Skill) -> i64 {
        match (self, skill) {
            (Race::Atlantean, Skill::Courage | Skill::LoreHistory | Skill::Language)
            | (Race::Elf, Skill::Throwing | Skill::BowWar | Skill::BowLight | Skill::Crossbow) => 1,
            (Race::Dwarf, Skill::Smithing | Skill::Courage) => 2,
            _ => 0,
        }
    }

    /// What its hide adds to Soak, worn armour or not.
    pub const fn hide(self) -> i32 {
        matches!(self, Race::Lizardman) as i32
    }

    /// What its claws add to the damage of an unarmed attack.
    pub const fn claws(self) -> i32 {
        matches!(self, Race::Lizardman) as i32
    }
}

/// Counts the uses of perks that can be used so often a session and no more (`mini6.perks`).
///
/// ```
/// use mini6_thule::{Perk, PerkUses};
/// let mut uses = PerkUses::new([Perk::Lucky, Perk::Recall]);
/// assert!(uses.spend(Perk::Lucky).is_ok());
/// assert!(uses.spend(Perk::Lucky).is_err()); // once a session
/// assert!(uses.spend(Perk::Recall).is_ok()); // as often as wanted
/// assert!(uses.spend(Perk::Destiny).is_err()); // not theirs
/// uses.start_session();
/// assert!(uses.spend(Perk::Lucky).is_ok());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PerkUses {
    left: Vec<(Perk, Option<u8>)>,
}

impl PerkUses {
    /// The uses of these perks, at the start of a session.
    pub fn new(perks: impl IntoIterator<Item = Perk>) -> Self {
        let mut left: Vec<_> = perks.into_iter().map(|perk| (perk, perk.uses_a_session())).collect();
        left.sort_unstable();
        left.dedup();
        PerkUses { left }
    }

    /// Begins the next session: all uses are there again.
    pub fn start_session(&mut self) {
        for (perk, left) in &mut self.left {
            *left = perk.uses_a_session();
        }
    }

    /// Uses a perk.
    ///
    /// # Errors
    /// [`Error::PerkNotHeld`] or [`Error::PerkSpent`]; nothing is changed then.
    pub fn spend(&mut self, perk: Perk) -> Result<(), Error> {
        match self.find(perk)? {
            Some(0) => Err(Error::PerkSpent { perk, uses: perk.uses_a_session().unwrap_or_default() }),
            Some(left) => {
                *left -= 1;
                Ok(())
            }
            None => Ok(()),
        }
    }

    /// Takes a use back, as when [`Perk::Perceptive`] showed nothing. There are never more than a session's.
    ///
    /// # Errors
    /// [`Error::PerkNotHeld`].
    pub fn give_back(&mut self, perk: Perk) -> Result<(), Error> {
        if let Some(left) = self.find(perk)? {
            *left = left.saturating_add(1).min(perk.uses_a_session().unwrap_or_default());
        }
        Ok(())
    }

    fn find(&mut self, perk: Perk) -> Result<&mut Option<u8>, Error> {
        let held = self.left.iter_mut().find(|(held, _)| *held == perk);
        held.map(|(_, left)| left).ok_or(Error::PerkNotHeld { perk })
    }
}
