//! Looking a sheet over: every fault, not only the first.

use alloc::vec::Vec;

use super::{Archetype, Fault, Sheet};
use crate::advancement;
use crate::armour::Suit;
use crate::attributes::{Attribute, code};
use crate::creation::{MOST_COMPLICATIONS, MOST_ON_ONE_SKILL, PlacedDice, Role};
use crate::perks::{Perk, Race};
use crate::rules;
use crate::skills::Skill;
use crate::start_gear::StartGear;

impl Sheet {
    /// Everything on it that the rules don't allow (`mini6.sheet`), in the order of the rule book; nothing if all is well.
    ///
    /// ```
    /// use mini6_thule::{Armour, Perk, Sheet, Skill};
    /// let sheet = Sheet::new("3D".parse()?, "3D".parse()?, "3D".parse()?, "3D".parse()?)
    ///     .with_skill(Skill::Dodge, "2D".parse()?)
    ///     .with_perk(Perk::Elf)
    ///     .wearing(Armour::SteelJuggernautHarness);
    /// let faults: Vec<_> = sheet.faults().iter().map(ToString::to_string).collect();
    /// assert_eq!(faults, [
    ///     "mini6.skills: dodge 2D is too low: without training it is 3D already",
    ///     "mini6.armour: steel-juggernaut-harness is worn by elf: it is for dwarf alone",
    /// ]);
    /// # Ok::<(), dice_core::NotationError>(())
    /// ```
    pub fn faults(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        self.look_over_attributes(&mut faults);
        self.look_over_skills(&mut faults);
        self.look_over_perks(&mut faults);
        if self.complications.len() > MOST_COMPLICATIONS {
            faults.push(Fault::Complications { given: self.complications.len(), most: MOST_COMPLICATIONS });
        }
        let not_offered = StartGear::not_offered(&self.start_gear, self.race(), self.narrative);
        faults.extend(not_offered.into_iter().map(|gear| Fault::StartGear { gear }));
        self.look_over_armour(&mut faults);
        if self.starting {
            self.look_over_archetype(&mut faults);
            if self.hero_points > super::one_point() {
                faults.push(Fault::HeroPoints { given: self.hero_points, most: super::one_point() });
            }
        }
        faults
    }

    /// `mini6.attributes`, `mini6.perks`, `mini6.advancement`
    fn look_over_attributes(&self, faults: &mut Vec<Fault>) {
        let race = self.race();
        for &attribute in Attribute::ALL {
            let given = self.attribute(attribute);
            let (most, rule) = if self.starting {
                let most = self.role.most_at_start(race, attribute);
                let common = Role::Hero.most_at_start(Race::Human, attribute);
                (most, if most == common { rules::ATTRIBUTES } else { rules::PERKS })
            } else {
                (race.most_ever(attribute), rules::ADVANCEMENT)
            };
            if given > most {
                faults.push(Fault::AttributeTooHigh { attribute, given, most, rule });
            }
        }
        let placed = Attribute::ALL.iter().map(|attribute| PlacedDice::from(self.attribute(*attribute)));
        let (given, allowed) = (placed.sum(), PlacedDice::of_dice(self.role.attribute_dice()));
        if self.starting && given != allowed {
            faults.push(Fault::AttributeTotal { given, allowed });
        }
    }

    /// `mini6.skills`, `mini6.skill-dice`, `mini6.advancement`
    fn look_over_skills(&self, faults: &mut Vec<Fault>) {
        let mut placed_in_all: PlacedDice = self.perks.iter().map(|perk| PlacedDice::of_dice(perk.cost())).sum();
        for (skill, given) in self.skills.iter() {
            let least = self.untrained(skill);
            let most = advancement::most_ever(self, skill);
            if given < least {
                faults.push(Fault::SkillTooLow { skill, given, least });
            }
            if given > most {
                faults.push(Fault::SkillTooHigh { skill, given, most });
            }
            let placed = PlacedDice::over(given, least);
            placed_in_all = placed_in_all.plus(placed);
            if self.starting && placed > MOST_ON_ONE_SKILL {
                faults.push(Fault::SkillDice { skill, given: placed, most: MOST_ON_ONE_SKILL });
            }
        }
        let most = PlacedDice::of_dice(self.role.skill_dice());
        if self.starting && placed_in_all > most {
            faults.push(Fault::SkillDiceTotal { given: placed_in_all, most });
        }
    }

    /// `mini6.perks`
    fn look_over_perks(&self, faults: &mut Vec<Fault>) {
        let first_race = self.perks.iter().copied().find(|perk| perk.race().is_some());
        for &perk in Perk::ALL {
            let given = self.perks.iter().filter(|held| **held == perk).count();
            if given == 0 {
                continue;
            }
            if given > 1 {
                faults.push(Fault::PerkRepeated { perk, given });
            }
            if let Some(needs) = perk.needs().filter(|needs| !self.perks.contains(needs)) {
                faults.push(Fault::PerkNeeds { perk, needs });
            }
            if let Some(first) = first_race.filter(|first| perk.race().is_some() && perk != *first) {
                faults.push(Fault::SecondRace { first, second: perk });
            }
        }
    }

    /// `mini6.armour`
    fn look_over_armour(&self, faults: &mut Vec<Fault>) {
        let race = self.race();
        if let Some(Suit::Listed(armour)) = self.armour.map(|worn| worn.suit) {
            if armour.is_for_dwarves_alone() && race != Race::Dwarf {
                faults.push(Fault::ArmourForDwarves { armour, race });
            }
        }
    }

    /// `mini6.sheet`
    fn look_over_archetype(&self, faults: &mut Vec<Fault>) {
        let Some(archetype @ Archetype::SwordSister) = self.archetype else { return };
        let (most, least) = (code(3, 0), code(3, 0));
        if self.might > most {
            let (attribute, given) = (Attribute::Might, self.might);
            faults.push(Fault::ArchetypeAttributeTooHigh { archetype, attribute, given, most });
        }
        if self.agility < least {
            let (attribute, given) = (Attribute::Agility, self.agility);
            faults.push(Fault::ArchetypeAttributeTooLow { archetype, attribute, given, least });
        }
        let (skill, least) = (Skill::KnifeBlade, code(4, 0));
        let given = self.skill(skill);
        if given < least {
            faults.push(Fault::ArchetypeSkillTooLow { archetype, skill, given, least });
        }
    }
}
