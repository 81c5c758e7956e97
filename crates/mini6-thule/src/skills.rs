//! The skills, and how good somebody is at them.

use alloc::collections::BTreeMap;

use dice_core::DiceCode;

use crate::attributes::{Attribute, shifted};

dice_core::vocabulary! {
    /// One of the 31 skills (`mini6.skills`, source: *Attributes & Common Skills*).
    ///
    /// ```
    /// use mini6_thule::{Attribute, Skill};
    /// assert_eq!(Skill::ALL.len(), 31);
    /// assert_eq!(Skill::KnifeBlade.attribute(), Attribute::Might);
    /// assert_eq!("bow-light".parse(), Ok(Skill::BowLight));
    /// ```
    pub enum Skill, "mini6.skills: skill" {
        /// Fighting with bare hands, and blocking. Might.
        Brawling = "brawling",
        /// Knives and swords. Might.
        KnifeBlade = "knife-blade",
        /// Clubs and hammers. Might.
        MaceBlunt = "mace-blunt",
        /// Holding out and lifting. Might.
        StaminaLift = "stamina-lift",
        /// Javelins and whatever else is thrown. Might.
        Throwing = "throwing",
        /// Axes. Might.
        Axe = "axe",
        /// Spears and staves. Might.
        PoleArm = "pole-arm",
        /// Working metal, and crafts at large. Might.
        Smithing = "smithing",
        /// The heavy bow. Might.
        BowWar = "bow-war",

        /// Running, jumping, climbing, swimming. Agility.
        Athletics = "athletics",
        /// Getting out of the way. Agility.
        Dodge = "dodge",
        /// Emptying other people's pockets. Agility.
        Pickpocket = "pickpocket",
        /// Not being noticed. Agility.
        Stealth = "stealth",
        /// The short bow. Agility.
        BowLight = "bow-light",
        /// Crossbows. Agility.
        Crossbow = "crossbow",
        /// Locks and traps. Agility.
        ThievesTools = "thieves-tools",
        /// Acting first. Agility.
        Initiative = "initiative",

        /// What is known of the world and its past. Wit.
        LoreHistory = "lore-history",
        /// Tongues and scripts. Wit.
        Language = "language",
        /// Healing. Wit.
        MedicineHerbalism = "medicine-herbalism",
        /// Ships. Wit.
        SailingShipcraft = "sailing-shipcraft",
        /// Noticing and finding. Wit.
        SearchPerception = "search-perception",
        /// Getting by in the wild. Wit.
        TrackingSurvival = "tracking-survival",
        /// Spells. Wit.
        Magic = "magic",

        /// Leading others. Charm.
        Command = "command",
        /// Standing firm. Charm.
        Courage = "courage",
        /// Lies and disguise. Charm.
        Deception = "deception",
        /// Talking others round. Charm.
        Persuasion = "persuasion",
        /// Turning heads. Charm.
        Seduce = "seduce",
        /// Finding one's way about a city's underside. Charm.
        Streetwise = "streetwise",
        /// Riding, and handling animals. Charm.
        RideAnimalHandling = "ride-animal-handling",
    }
}

impl Skill {
    /// The attribute that it stands under. Without dice of its own, a skill is its attribute.
    pub const fn attribute(self) -> Attribute {
        use Skill::{
            Athletics, Axe, BowLight, BowWar, Brawling, Command, Courage, Crossbow, Deception, Dodge, Initiative,
            KnifeBlade, Language, LoreHistory, MaceBlunt, Magic, MedicineHerbalism, Persuasion, Pickpocket, PoleArm,
            RideAnimalHandling, SailingShipcraft, SearchPerception, Seduce, Smithing, StaminaLift, Stealth, Streetwise,
            ThievesTools, Throwing, TrackingSurvival,
        };
        match self {
            Brawling | KnifeBlade | MaceBlunt | StaminaLift | Throwing | Axe | PoleArm | Smithing | BowWar => {
                Attribute::Might
            }
            Athletics | Dodge | Pickpocket | Stealth | BowLight | Crossbow | ThievesTools | Initiative => {
                Attribute::Agility
            }
            LoreHistory | Language | MedicineHerbalism | SailingShipcraft | SearchPerception | TrackingSurvival
            | Magic => Attribute::Wit,
            Command | Courage | Deception | Persuasion | Seduce | Streetwise | RideAnimalHandling => Attribute::Charm,
        }
    }

    /// The skills that fight hand to hand with a weapon, and so can parry.
    pub const MELEE: [Skill; 4] = [Skill::KnifeBlade, Skill::MaceBlunt, Skill::Axe, Skill::PoleArm];

    /// The skills that attack from afar: what an elf is better at (`mini6.perks`).
    pub const RANGED: [Skill; 4] = [Skill::Throwing, Skill::BowWar, Skill::BowLight, Skill::Crossbow];
}

/// How good somebody is at skills: totals, as they are rolled. A skill that isn't here is at its attribute.
///
/// ```
/// use mini6_thule::{Skill, Skills};
/// let skills = Skills::from([(Skill::Dodge, "5D+2".parse()?), (Skill::KnifeBlade, "5D".parse()?)]);
/// assert_eq!(skills.get(Skill::Dodge).unwrap().to_string(), "5D+2");
/// assert_eq!(skills.get(Skill::Stealth), None);
/// # Ok::<(), dice_core::NotationError>(())
/// ```
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash)]
pub struct Skills {
    totals: BTreeMap<Skill, DiceCode>,
}

impl Skills {
    /// The total of a skill, if it has one of its own.
    pub fn get(&self, skill: Skill) -> Option<DiceCode> {
        self.totals.get(&skill).copied()
    }

    /// Gives a skill a total of its own; returns the one before.
    pub fn set(&mut self, skill: Skill, total: DiceCode) -> Option<DiceCode> {
        self.totals.insert(skill, total)
    }

    /// Raises every skill under an attribute that has a total of its own by a pip, as the attribute rises.
    pub(crate) fn raise_all_of(&mut self, attribute: Attribute) {
        for (_, total) in self.totals.iter_mut().filter(|(skill, _)| skill.attribute() == attribute) {
            *total = shifted(*total, 1);
        }
    }

    /// The skills with totals of their own, in the order of the rule book.
    pub fn iter(&self) -> impl Iterator<Item = (Skill, DiceCode)> + '_ {
        self.totals.iter().map(|(&skill, &total)| (skill, total))
    }

    /// Whether no skill has a total of its own.
    pub fn is_empty(&self) -> bool {
        self.totals.is_empty()
    }
}

impl<const N: usize> From<[(Skill, DiceCode); N]> for Skills {
    fn from(totals: [(Skill, DiceCode); N]) -> Self {
        totals.into_iter().collect()
    }
}

impl FromIterator<(Skill, DiceCode)> for Skills {
    fn from_iter<I: IntoIterator<Item = (Skill, DiceCode)>>(totals: I) -> Self {
        Skills { totals: totals.into_iter().collect() }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Skills {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.totals.serialize(serializer)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Skills {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Totals;
        impl<'de> serde::de::Visitor<'de> for Totals {
            type Value = Skills;
            fn expecting(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                f.write_str("skills with their totals, such as {\"dodge\": \"5D+1\"}")
            }
            fn visit_map<A: serde::de::MapAccess<'de>>(self, mut map: A) -> Result<Skills, A::Error> {
                let mut skills = Skills::default();
                while let Some((skill, total)) = map.next_entry::<Skill, DiceCode>()? {
                    if let Some(first) = skills.set(skill, total) {
                        return Err(serde::de::Error::custom(format_args!(
                            "mini6.skills: skill `{skill}` is given twice, {first} and {total}: once is allowed"
                        )));
                    }
                }
                Ok(skills)
            }
        }
        deserializer.deserialize_map(Totals)
    }
}

dice_core::json_schema!(Skills, "Skills with their totals, each once.", |generator| {
    "type": "object",
    "propertyNames": generator.subschema_for::<Skill>(),
    "additionalProperties": generator.subschema_for::<DiceCode>(),
});

dice_core::made_of!(Skills: BTreeMap<Skill, DiceCode>, |totals| Skills { totals });
