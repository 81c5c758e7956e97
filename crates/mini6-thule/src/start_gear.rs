//! What a new character may begin with, and how much ammunition is no burden.

use alloc::vec::Vec;

use crate::armour::Armour;
use crate::money::Money;
use crate::narrative::Narrative;
use crate::perks::Race;
use crate::shields::Shield;
use crate::weapons::Weapon;

dice_core::vocabulary! {
    /// Something that a race or a narrative may begin with (`mini6.start-gear`, source: *Racial Perks*; *Heroic Narratives*).
    ///
    /// ```
    /// use mini6_thule::{Money, Race, StartGear, Weapon};
    /// assert_eq!(Race::Atlantean.start_gear(), [StartGear::Gold500, StartGear::SteelWeapon]);
    /// assert_eq!(StartGear::SteelMailCuirass.price(None), Some(Money::gold(2_000)));
    /// assert_eq!(StartGear::SteelWeapon.price(Some(Weapon::LongSword)), Some(Money::gold(1_500)));
    /// ```
    pub enum StartGear, "mini6.start-gear: gear to start with" {
        /// 500 gold pieces.
        Gold500 = "gold-500",
        /// 100 gold pieces.
        Gold100 = "gold-100",
        /// 50 gold pieces.
        Gold50 = "gold-50",
        /// A +1 weapon of dwarven steel.
        SteelWeapon = "steel-weapon",
        /// A weapon of silver, as good and as dear as one of iron.
        SilverWeapon = "silver-weapon",
        /// A +1 mail cuirass of dwarven steel. Its penalty is that of the armour list.
        SteelMailCuirass = "steel-mail-cuirass",
        /// A mail cuirass of silver, as good and as dear as one of iron.
        SilverMailCuirass = "silver-mail-cuirass",
        /// An iron mail cuirass.
        IronMailCuirass = "iron-mail-cuirass",
        /// Scale or lamellar.
        Scale = "scale",
        /// Furs: soak 1, Dodge −1, which the armour list has as heavy clothing.
        Furs = "furs",
        /// A +1 shield of dwarven steel.
        SteelShield = "steel-shield",
        /// Two potions of healing.
        HealingPotions = "healing-potions",
    }
}

/// What a potion of healing costs to make (`mini6.crafting`); the source has no other price for it.
const HEALING_POTION: Money = Money::gold(40);

impl StartGear {
    /// What it is worth. That of a weapon depends on which it is; without one there is no answer.
    pub const fn price(self, weapon: Option<Weapon>) -> Option<Money> {
        Some(match self {
            StartGear::Gold500 => Money::gold(500),
            StartGear::Gold100 => Money::gold(100),
            StartGear::Gold50 => Money::gold(50),
            StartGear::SteelWeapon => match weapon {
                Some(weapon) => weapon.steel_price(),
                None => return None,
            },
            StartGear::SilverWeapon => match weapon {
                Some(weapon) => weapon.price(),
                None => return None,
            },
            StartGear::SteelShield => Shield::DwarvenSteelShield.price(),
            StartGear::HealingPotions => HEALING_POTION.times(2),
            StartGear::SteelMailCuirass
            | StartGear::SilverMailCuirass
            | StartGear::IronMailCuirass
            | StartGear::Scale
            | StartGear::Furs => match self.armour() {
                Some(armour) => armour.price(),
                None => return None,
            },
        })
    }

    /// The suit of armour that it is, by the list.
    pub const fn armour(self) -> Option<Armour> {
        match self {
            StartGear::SteelMailCuirass => Some(Armour::SteelMailCuirass),
            StartGear::SilverMailCuirass | StartGear::IronMailCuirass => Some(Armour::IronMailCuirass),
            StartGear::Scale => Some(Armour::Scale),
            StartGear::Furs => Some(Armour::HeavyClothing),
            _ => None,
        }
    }

    /// Those of `claimed` that a character of this race and narrative can't begin with. Each of the two gives one thing of its choice.
    pub(crate) fn not_offered(claimed: &[StartGear], race: Race, narrative: Option<Narrative>) -> Vec<StartGear> {
        let (of_race, of_narrative) = (race.start_gear(), narrative.map_or(&[][..], Narrative::start_gear));
        let left_over = |offers: [&[StartGear]; 2]| {
            let mut open = offers.map(Some);
            let mut left_over = claimed.to_vec();
            left_over.retain(|gear| {
                let offer = open.iter_mut().find(|offer| offer.is_some_and(|offer| offer.contains(gear)));
                offer.map(|offer| *offer = None).is_none()
            });
            left_over
        };
        // What both offer may be had from either.
        let (one, other) = (left_over([of_race, of_narrative]), left_over([of_narrative, of_race]));
        if other.len() < one.len() { other } else { one }
    }
}

impl Race {
    /// What a new character of this race may choose one of.
    pub const fn start_gear(self) -> &'static [StartGear] {
        match self {
            Race::Human | Race::Lizardman => &[],
            Race::Atlantean => &[StartGear::Gold500, StartGear::SteelWeapon],
            Race::Dwarf => &[StartGear::SteelWeapon, StartGear::SteelMailCuirass, StartGear::SteelShield],
            Race::Elf => &[StartGear::SilverMailCuirass, StartGear::SilverWeapon],
        }
    }
}

impl Narrative {
    /// What a new character with this narrative may choose one of.
    pub const fn start_gear(self) -> &'static [StartGear] {
        match self {
            Narrative::AtlanteanNoble => &[StartGear::SteelMailCuirass, StartGear::Gold100, StartGear::HealingPotions],
            Narrative::Freeblade => &[StartGear::IronMailCuirass],
            Narrative::GoldenCorsair => &[StartGear::Gold50],
            Narrative::IceReaver => &[StartGear::Furs],
            Narrative::JungleTrader | Narrative::Panjandrum => &[StartGear::Gold100],
            Narrative::Myrmidon => &[StartGear::Scale],
            _ => &[],
        }
    }
}

dice_core::bounded! {
    /// A number of missiles. 0 to 10,000.
    pub struct MissileCount(u16) "mini6.start-gear: missiles": 0..=10_000, default 0;
}

/// The missiles that somebody carries (`mini6.start-gear`, source: *Thulean Weapons Damage*).
///
/// ```
/// use mini6_thule::{Ammunition, MissileCount};
/// let mut quiver = Ammunition { arrows: MissileCount::new(12)?, ..Ammunition::default() };
/// assert_eq!(quiver.penalty_dice(), 0);
/// quiver.arrows = MissileCount::new(13)?;
/// assert_eq!(quiver.penalty_dice(), 1);
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields, default))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Ammunition {
    /// Arrows and quarrels.
    pub arrows: MissileCount,
    /// Javelins.
    pub javelins: MissileCount,
}

impl Ammunition {
    /// The most arrows and quarrels that are no burden.
    pub const MOST_ARROWS: u16 = 12;
    /// The most javelins that are no burden.
    pub const MOST_JAVELINS: u16 = 4;

    /// The dice that come off the rolls of Might and Agility skills: one, if there is more of either than is no burden. Statics stay.
    pub const fn penalty_dice(self) -> u16 {
        (self.arrows.get() > Self::MOST_ARROWS || self.javelins.get() > Self::MOST_JAVELINS) as u16
    }

    /// Whether there is none.
    pub fn is_none(&self) -> bool {
        *self == Ammunition::default()
    }
}
