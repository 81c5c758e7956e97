//! Random characters made by the rules, and every way to spoil one.
#![allow(dead_code)] // each file of tests uses a part

use dice_core::DiceCode;
use mini6_thule::{
    Archetype, Armour, Attribute, CarriedShield, CarriedWeapon, MissileCount, Money, Narrative, Perk, Plus, Race,
    Sheet, Shield, Skill, Skills, StartGear, Weapon, WornArmour,
};
use proptest::prelude::*;

pub(crate) fn code(text: &str) -> DiceCode {
    text.parse().unwrap()
}

fn of_pips(pips: i64) -> DiceCode {
    DiceCode::from_total_pips(pips).unwrap()
}

fn pips(code: DiceCode) -> i64 {
    code.total_pips().into()
}

/// A row of numbers that decide everything: the smaller, the plainer the character.
struct Choices<'a>(std::slice::Iter<'a, usize>);

impl Choices<'_> {
    fn below(&mut self, limit: usize) -> usize {
        self.0.next().map_or(0, |choice| choice % limit)
    }

    fn of<T: Copy>(&mut self, all: &[T]) -> Option<T> {
        let choice = self.below(all.len() + 1);
        choice.checked_sub(1).map(|choice| all[choice])
    }
}

/// A new character that keeps all rules of creation.
pub(crate) fn starting_sheet() -> impl Strategy<Value = Sheet> {
    prop::collection::vec(0..10_000_usize, 90).prop_map(|choices| make(&mut Choices(choices.iter())))
}

fn make(choices: &mut Choices) -> Sheet {
    let mut left = 21; // 7D of skill dice, in pips
    let mut perks = Vec::new();
    for _ in 0..4 {
        let Some(perk) = choices.of(Perk::ALL) else { continue };
        let second_race = perk.race().is_some() && perks.iter().any(|held: &Perk| held.race().is_some());
        let needs = perk.needs().is_some_and(|needs| !perks.contains(&needs));
        let cost = 3 * i64::from(perk.cost());
        if !perks.contains(&perk) && !second_race && !needs && cost <= left {
            left -= cost;
            perks.push(perk);
        }
    }
    let mut sheet = Sheet { perks, ..Sheet::new(code("1D"), code("1D"), code("1D"), code("1D")) }.starting();
    let race = sheet.race();
    let mut to_place = 24; // 12D less the four that are there
    while to_place > 0 {
        let attribute = Attribute::ALL[choices.below(4)];
        let open = |attribute: &Attribute| sheet.attribute(*attribute) < race.most_at_start(*attribute);
        let attribute = if open(&attribute) { attribute } else { *Attribute::ALL.iter().find(|a| open(a)).unwrap() };
        raise(&mut sheet, attribute, 1);
        to_place -= 1;
    }
    for _ in 0..8 {
        let (skill, placed) = (Skill::ALL[choices.below(31)], 1 + choices.below(6) as i64);
        if placed <= left && sheet.skills.get(skill).is_none() {
            left -= placed;
            sheet.skills.set(skill, of_pips(pips(sheet.untrained(skill)) + placed));
        }
    }
    sheet.complications = (0..choices.below(3)).map(|number| format!("Complication {number}")).collect();
    sheet.narrative = choices.of(Narrative::ALL);
    sheet.start_gear.extend(choices.of(race.start_gear()));
    sheet.start_gear.extend(sheet.narrative.and_then(|narrative| choices.of(narrative.start_gear())));
    let magic = |choices: &mut Choices| Plus::saturating(choices.below(4) as i64);
    sheet.armour = choices
        .of(Armour::ALL)
        .filter(|armour| race == Race::Dwarf || !armour.is_for_dwarves_alone())
        .map(|armour| WornArmour::from(armour).with_magic(magic(choices)));
    sheet.shield = choices.of(Shield::ALL).map(|shield| CarriedShield::from(shield).with_magic(magic(choices)));
    for _ in 0..choices.below(4) {
        let weapon = Weapon::ALL[choices.below(Weapon::ALL.len())];
        let usage = weapon.uses()[choices.below(weapon.uses().len())];
        sheet.weapons.push(CarriedWeapon::from(weapon).held(usage.grip).unwrap().with_magic(magic(choices)));
    }
    sheet.ammunition.arrows = MissileCount::saturating(choices.below(20) as i64);
    sheet.money = Money::gold(choices.below(600) as u32);
    sheet.hero_points = (choices.below(2) as i64).try_into().unwrap();
    let sister =
        sheet.might <= code("3D") && sheet.agility >= code("3D") && sheet.skill(Skill::KnifeBlade) >= code("4D");
    sheet.archetype = sister.then_some(Archetype::SwordSister);
    sheet
}

/// Moves an attribute, and the totals of its skills with it.
fn raise(sheet: &mut Sheet, attribute: Attribute, by: i64) {
    let moved = of_pips(pips(sheet.attribute(attribute)) + by);
    match attribute {
        Attribute::Might => sheet.might = moved,
        Attribute::Agility => sheet.agility = moved,
        Attribute::Wit => sheet.wit = moved,
        Attribute::Charm => sheet.charm = moved,
    }
    let skills: Vec<_> = sheet.skills.iter().filter(|(skill, _)| skill.attribute() == attribute).collect();
    for (skill, total) in skills {
        sheet.skills.set(skill, of_pips(pips(total) + by));
    }
}

/// A way to spoil a sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Plant {
    AttributeTooHigh,
    AttributeTooHighInPlay,
    DieMoreOnAttributes,
    DieLessOnAttributes,
    SkillTooLow,
    SkillTooHigh,
    ThirdDieOnASkill,
    EighthSkillDie,
    SecondRace,
    PerkTwice,
    NoSorcerer,
    ThirdComplication,
    GearNotGiven,
    DwarfArmour,
    StrongSister,
    SlowSister,
    BladelessSister,
    SecondHeroPoint,
}

impl Plant {
    pub(crate) const ALL: [Plant; 18] = [
        Plant::AttributeTooHigh,
        Plant::AttributeTooHighInPlay,
        Plant::DieMoreOnAttributes,
        Plant::DieLessOnAttributes,
        Plant::SkillTooLow,
        Plant::SkillTooHigh,
        Plant::ThirdDieOnASkill,
        Plant::EighthSkillDie,
        Plant::SecondRace,
        Plant::PerkTwice,
        Plant::NoSorcerer,
        Plant::ThirdComplication,
        Plant::GearNotGiven,
        Plant::DwarfArmour,
        Plant::StrongSister,
        Plant::SlowSister,
        Plant::BladelessSister,
        Plant::SecondHeroPoint,
    ];

    /// The kind of fault that it makes.
    pub(crate) fn fault(self) -> &'static str {
        self.brings()[0]
    }

    /// That kind, and those that can't be kept away from it.
    pub(crate) fn brings(self) -> &'static [&'static str] {
        match self {
            Plant::AttributeTooHigh => &["attribute-too-high", "attribute-total"],
            Plant::AttributeTooHighInPlay => &["attribute-too-high"],
            Plant::DieMoreOnAttributes | Plant::DieLessOnAttributes => &["attribute-total"],
            Plant::SkillTooLow => &["skill-too-low"],
            Plant::SkillTooHigh => &["skill-too-high"],
            Plant::ThirdDieOnASkill => &["skill-dice"],
            Plant::EighthSkillDie => &["skill-dice-total"],
            Plant::SecondRace => &["second-race"],
            Plant::PerkTwice => &["perk-repeated"],
            Plant::NoSorcerer => &["perk-needs"],
            Plant::ThirdComplication => &["complications"],
            Plant::GearNotGiven => &["start-gear"],
            Plant::DwarfArmour => &["armour-for-dwarves"],
            Plant::StrongSister => {
                &["archetype-attribute-too-high", "archetype-attribute-too-low", "archetype-skill-too-low"]
            }
            Plant::SlowSister => {
                &["archetype-attribute-too-low", "archetype-attribute-too-high", "archetype-skill-too-low"]
            }
            Plant::BladelessSister => {
                &["archetype-skill-too-low", "archetype-attribute-too-high", "archetype-attribute-too-low"]
            }
            Plant::SecondHeroPoint => &["hero-points"],
        }
    }

    /// The sheet with this one fault in it, if it can be had there.
    pub(crate) fn in_sheet(self, sheet: &Sheet) -> Option<Sheet> {
        let mut spoiled = Sheet { archetype: None, ..sheet.clone() };
        let race = sheet.race();
        let bare = || Sheet {
            skills: Skills::default(),
            perks: sheet.perks.iter().copied().filter(|perk| perk.race().is_some()).collect(),
            ..spoiled.clone()
        };
        let highest = *Attribute::ALL.iter().max_by_key(|attribute| sheet.attribute(**attribute))?;
        let with_perks = |perks: &[Perk]| {
            let mut sheet = bare();
            sheet.perks.extend(perks);
            Some(sheet)
        };
        match self {
            Plant::AttributeTooHigh => {
                let over = pips(race.most_at_start(highest)) - pips(sheet.attribute(highest)) + 1;
                raise(&mut spoiled, highest, over);
            }
            Plant::AttributeTooHighInPlay => {
                let over = pips(race.most_ever(highest)) - pips(sheet.attribute(highest)) + 1;
                raise(&mut spoiled, highest, over);
                spoiled.starting = false;
            }
            Plant::DieMoreOnAttributes => {
                let lowest = *Attribute::ALL.iter().min_by_key(|attribute| sheet.attribute(**attribute))?;
                raise(&mut spoiled, lowest, 1);
            }
            Plant::DieLessOnAttributes => raise(&mut spoiled, highest, -1),
            Plant::SkillTooLow => {
                let skill = Skill::ALL.iter().copied().find(|skill| skill.attribute() == highest)?;
                spoiled.skills.set(skill, of_pips(pips(sheet.untrained(skill)) - 1));
            }
            Plant::SkillTooHigh => {
                spoiled.skills.set(Skill::Dodge, of_pips(pips(sheet.agility) + 31));
                spoiled.starting = false;
            }
            Plant::ThirdDieOnASkill => {
                spoiled = bare();
                spoiled.skills.set(Skill::Throwing, of_pips(pips(sheet.untrained(Skill::Throwing)) + 7));
            }
            Plant::EighthSkillDie => {
                spoiled = bare();
                for skill in [Skill::Dodge, Skill::Courage, Skill::Smithing, Skill::Language] {
                    spoiled.skills.set(skill, of_pips(pips(sheet.untrained(skill)) + 6));
                }
            }
            Plant::SecondRace => {
                let other = Perk::ALL.iter().find(|perk| perk.race().is_some_and(|other| other != race));
                return if race == Race::Human { None } else { with_perks(&[*other?]) };
            }
            Plant::PerkTwice => return with_perks(&[Perk::Recall, Perk::Recall]),
            Plant::NoSorcerer => return with_perks(&[Perk::TotemSpirit]),
            Plant::ThirdComplication => spoiled.complications = vec![String::new(); 3],
            Plant::GearNotGiven => spoiled.start_gear.extend([StartGear::Gold500; 2]),
            Plant::DwarfArmour if race == Race::Dwarf => return None,
            Plant::DwarfArmour => spoiled.armour = Some(Armour::SteelJuggernautHarness.into()),
            Plant::StrongSister | Plant::SlowSister | Plant::BladelessSister => {
                spoiled.archetype = Some(Archetype::SwordSister);
                let unfit = match self {
                    Plant::StrongSister => sheet.might > code("3D"),
                    Plant::SlowSister => sheet.agility < code("3D"),
                    _ => sheet.skill(Skill::KnifeBlade) < code("4D"),
                };
                return unfit.then_some(spoiled);
            }
            Plant::SecondHeroPoint => spoiled.hero_points = 2.try_into().ok()?,
        }
        Some(spoiled)
    }
}
