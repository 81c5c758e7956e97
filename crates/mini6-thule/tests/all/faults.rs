//! What a validator says of a sheet: mini6.attributes, mini6.skills, mini6.skill-dice, mini6.perks, mini6.complications, mini6.sheet,
//! and the limits of mini6.advancement, mini6.armour, mini6.start-gear, mini6.hero.boost.

use crate::common;

use common::{Plant, code, starting_sheet};
use dice_core::DiceCode;
use mini6_thule::{Archetype, Armour, Attribute, Perk, PerkUses, PlacedDice, Race, Role, Sheet, Skill};
use proptest::prelude::*;

fn hero() -> Sheet {
    Sheet::new(code("3D"), code("3D"), code("3D"), code("3D"))
}

fn messages(sheet: &Sheet) -> Vec<String> {
    sheet.faults().iter().map(ToString::to_string).collect()
}

/// mini6.skills: 31 skills: 9 of Might, 8 of Agility, 7 of Wit, 7 of Charm, in the order of the rule book.
#[test]
fn skills_under_their_attributes() {
    let under = |attribute| Skill::ALL.iter().filter(|skill| skill.attribute() == attribute).count();
    assert_eq!(Attribute::ALL.iter().map(|attribute| under(*attribute)).collect::<Vec<_>>(), [9, 8, 7, 7]);
    assert!(Skill::ALL.windows(2).all(|pair| pair[0].attribute() <= pair[1].attribute()));
    for skill in Skill::ALL {
        assert_eq!(skill.to_string().parse(), Ok(*skill));
        assert_eq!(hero().skill(*skill), code("3D")); // a skill without dice is its attribute
    }
}

/// mini6.perks: what each costs in whole dice, and which can be used how often.
#[test]
fn perks_as_listed() {
    use Perk::{
        Atlantean, Attractive, Daredevil, Destiny, Dwarf, Elf, Familiar, Favors, Lizardman, Lucky, Perceptive, Recall,
        Sidekick, Sorcerer, TotemSpirit,
    };
    let printed = [
        (Atlantean, 1, false),
        (Dwarf, 1, false),
        (Elf, 1, false),
        (Lizardman, 1, false),
        (Attractive, 1, true),
        (Daredevil, 2, true),
        (Destiny, 2, true),
        (Favors, 1, true),
        (Lucky, 2, true),
        (Perceptive, 2, true),
        (Recall, 1, false),
        (Sidekick, 3, false),
        (Sorcerer, 3, false),
        (Familiar, 1, false),
        (TotemSpirit, 1, false),
    ];
    assert_eq!(Perk::ALL.len(), printed.len());
    for (perk, cost, counted) in printed {
        assert_eq!((perk.cost(), perk.uses_a_session()), (cost, counted.then_some(1)), "{perk}");
        assert_eq!(perk.needs(), matches!(perk, Familiar | TotemSpirit).then_some(Sorcerer), "{perk}");
    }
    assert_eq!(Role::Sidekick.attribute_dice() + Role::Sidekick.skill_dice(), 14);
    assert_eq!((Role::Familiar.attribute_dice(), Role::Familiar.skill_dice()), (4, 3));
}

/// mini6.perks: limits of attributes at the start, pips on skills, hide and claws.
#[test]
fn races_as_listed() {
    let starts = [
        (Race::Human, ["4D", "4D", "4D", "4D"]),
        (Race::Atlantean, ["4D", "4D", "4D+1", "4D"]),
        (Race::Dwarf, ["4D+1", "3D+2", "4D", "4D"]),
        (Race::Elf, ["3D+2", "4D+1", "4D", "4D"]),
        (Race::Lizardman, ["4D", "4D", "4D", "4D"]),
    ];
    for (race, most) in starts {
        for (attribute, most) in Attribute::ALL.iter().zip(most) {
            assert_eq!(race.most_at_start(*attribute), code(most), "{race} {attribute}");
        }
        for skill in Skill::ALL {
            let pips = match (race, skill) {
                (Race::Atlantean, Skill::Courage | Skill::LoreHistory | Skill::Language)
                | (Race::Elf, Skill::BowLight | Skill::BowWar | Skill::Crossbow | Skill::Throwing) => 1,
                (Race::Dwarf, Skill::Smithing | Skill::Courage) => 2,
                _ => 0,
            };
            assert_eq!(race.skill_pips(*skill), pips, "{race} {skill}");
        }
    }
    let lizard = hero().with_perk(Perk::Lizardman).wearing(Armour::LeatherCuirass).derived();
    assert_eq!((lizard.soak.bare, lizard.soak.equipped), (10, 13));
}

/// mini6.perks: uses are counted by session; a look that showed nothing wasn't one.
#[test]
fn uses_of_perks() {
    let mut uses = PerkUses::new([Perk::Perceptive, Perk::Perceptive, Perk::Elf]);
    uses.spend(Perk::Perceptive).unwrap();
    assert_eq!(
        uses.spend(Perk::Perceptive).unwrap_err().to_string(),
        "mini6.perks: `perceptive` has been used: 1 a session is allowed"
    );
    uses.give_back(Perk::Perceptive).unwrap();
    uses.give_back(Perk::Perceptive).unwrap(); // never more than a session's
    uses.spend(Perk::Perceptive).unwrap();
    assert!(uses.spend(Perk::Perceptive).is_err());
    uses.start_session();
    uses.spend(Perk::Perceptive).unwrap();
    assert_eq!(
        uses.spend(Perk::Lucky).unwrap_err().to_string(),
        "mini6.perks: the character has no perk `lucky`: only perks that were bought can be used"
    );
}

/// mini6.perks: "dodge, block, and parry are reduced by half" (down), "all Might rolls are doubled when resisting damage".
#[test]
fn the_round_of_a_daredevil() {
    let sheet = hero().with_skill(Skill::Dodge, code("5D+2")).wearing(Armour::LeatherCuirass);
    let reckless = sheet.derived_as_daredevil();
    assert_eq!((reckless.dodge.bare, reckless.dodge.equipped), (8, 8)); // of 17 and 16
    assert_eq!((reckless.block.bare, reckless.parry.bare), (4, 4)); // of 9
    assert_eq!((reckless.soak.bare, reckless.soak.equipped), (18, 21)); // 2 × 9, and 3 of leather
}

/// All at once, in the order of the rule book, each with its rule, what was found and what is allowed.
#[test]
fn every_fault_at_once() {
    let mut sheet = hero()
        .with_skill(Skill::Brawling, code("2D+2"))
        .with_skill(Skill::KnifeBlade, code("16D"))
        .with_perk(Perk::Elf)
        .with_perk(Perk::Dwarf)
        .with_perk(Perk::Lucky)
        .with_perk(Perk::Lucky)
        .with_perk(Perk::Familiar)
        .wearing(Armour::SteelJuggernautHarness)
        .starting();
    sheet.might = code("5D");
    sheet.complications = vec!["Debt".into(), "Enemy".into(), "Hunted".into()];
    sheet.start_gear = vec!["gold-500".parse().unwrap()];
    sheet.hero_points = 4.try_into().unwrap();
    assert_eq!(
        messages(&sheet),
        [
            "mini6.perks: might 5D is too high: at most 3D+2 is allowed",
            "mini6.attributes: the attributes have 14D together: 12D are to be placed",
            "mini6.skills: brawling 2D+2 is too low: without training it is 5D already",
            "mini6.advancement: knife-blade 16D is too high: at most 15D, its attribute and 10D, is allowed",
            "mini6.skill-dice: knife-blade has 11D placed on it: at most 2D is allowed on one skill at the start",
            "mini6.skill-dice: skills and perks take 18D together: at most 7D are to be placed",
            "mini6.perks: `dwarf` is a second race beside `elf`: one is allowed",
            "mini6.perks: the perk `lucky` is there 2 times: once is allowed",
            "mini6.perks: the perk `familiar` is there without `sorcerer`: it is allowed to those who have that",
            "mini6.complications: there are 3 complications: at most 2 are allowed",
            "mini6.start-gear: `gold-500` is not given to begin with: race and narrative allow one of their own choices each",
            "mini6.armour: steel-juggernaut-harness is worn by elf: it is for dwarf alone",
            "mini6.hero.boost: there are 4 hero points: a new character has 1",
        ]
    );
    // a sheet with faults still gets what can be derived: Might 5D and soak 10
    assert_eq!(sheet.derived().soak.equipped, 25);
    for fault in sheet.faults() {
        let report = fault.report();
        assert_eq!(report.rule, fault.rule());
        assert!(report.message.starts_with(report.rule.as_str()), "{}", report.message);
        assert!(report.message.contains(&report.given), "{report:?}");
    }
}

/// In play only the limits of mini6.advancement stand: a fifth attribute die is one thing at the start, another later.
#[test]
fn limits_in_play() {
    let mut sheet = hero();
    sheet.wit = code("5D");
    assert_eq!(messages(&sheet), [""; 0]);
    sheet.wit = code("5D+1");
    assert_eq!(messages(&sheet), ["mini6.advancement: wit 5D+1 is too high: at most 5D is allowed"]);
    assert_eq!(messages(&sheet.clone().with_perk(Perk::Atlantean)), [""; 0]);
    sheet.wit = code("4D+1");
    sheet.charm = code("1D+2");
    assert_eq!(messages(&sheet.starting()), ["mini6.attributes: wit 4D+1 is too high: at most 4D is allowed"]);
}

/// mini6.skills, mini6.advancement: from the total without training, the race's pips in it, to the attribute and 10D, every total of
/// every skill is allowed in play, and the next one on either side is a fault.
#[test]
fn skills_at_their_limits() {
    let pips = |pips: i64| DiceCode::from_total_pips(pips).unwrap();
    for race in [None, Some(Perk::Atlantean), Some(Perk::Dwarf), Some(Perk::Elf), Some(Perk::Lizardman)] {
        let sheet = Sheet { perks: race.into_iter().collect(), ..hero() };
        for skill in Skill::ALL {
            let (least, most) = (9 + sheet.race().skill_pips(*skill), 9 + 30);
            let kinds = |total| {
                let faults = sheet.clone().with_skill(*skill, pips(total)).faults();
                faults.iter().map(|fault| fault.report().fault).collect::<Vec<_>>()
            };
            assert_eq!(kinds(least - 1), ["skill-too-low"], "{skill}");
            for allowed in [least, least + 1, most - 1, most] {
                assert_eq!(kinds(allowed), [""; 0], "{skill} of {allowed} pips");
            }
            assert_eq!(kinds(most + 1), ["skill-too-high"], "{skill}");
        }
    }
}

/// mini6.sheet: a sword sister has a Might of 3D at most, an Agility of 3D at least, and 4D of blades at least.
#[test]
fn sword_sisters_at_their_limits() {
    let kinds = |might, agility, blade| {
        let sheet =
            Sheet { archetype: Some(Archetype::SwordSister), might: code(might), agility: code(agility), ..hero() };
        let faults = sheet.with_skill(Skill::KnifeBlade, code(blade)).starting().faults();
        let kinds = faults.iter().map(|fault| fault.report().fault);
        kinds.filter(|kind| kind.starts_with("archetype")).collect::<Vec<_>>()
    };
    for (might, agility, blade) in [("3D", "3D", "4D"), ("2D+2", "3D+1", "4D+1")] {
        assert_eq!(kinds(might, agility, blade), [""; 0]);
    }
    assert_eq!(kinds("3D+1", "3D", "4D"), ["archetype-attribute-too-high"]);
    assert_eq!(kinds("3D", "2D+2", "4D"), ["archetype-attribute-too-low"]);
    assert_eq!(kinds("3D", "3D", "3D+2"), ["archetype-skill-too-low"]);
}

/// mini6.skill-dice: what is placed counts in pips, three to the die, and is told in dice.
#[test]
fn placed_dice_in_pips() {
    for placed in 0..=40_u32 {
        assert_eq!(PlacedDice::of_pips(placed).total_pips(), placed);
        assert_eq!(PlacedDice::of_dice(placed as u16), PlacedDice::of_pips(3 * placed));
        let (base, total) = (code("1D+2"), DiceCode::from_total_pips(5 + i64::from(placed)).unwrap());
        assert_eq!(PlacedDice::over(total, base).total_pips(), placed);
        assert_eq!(PlacedDice::over(base, total).total_pips(), 0);
        // the code of as many pips is as much, and written the same
        assert_eq!(PlacedDice::from(total).total_pips(), placed + 5);
        assert_eq!(PlacedDice::from(total).to_string(), total.to_string());
    }
}

/// mini6.attributes: all of the 12D are to be placed; skill dice may be left over (mini6.skill-dice).
#[test]
fn dice_left_over() {
    let mut sheet = hero().starting();
    assert_eq!(messages(&sheet), [""; 0]);
    sheet.wit = code("2D+2");
    assert_eq!(messages(&sheet), ["mini6.attributes: the attributes have 11D+2 together: 12D are to be placed"]);
}

/// mini6.perks: a sidekick has 10D and 4D, a familiar 1D in each attribute and 3D of skills.
#[test]
fn companions() {
    let mut sidekick = Sheet::new(code("3D"), code("3D"), code("2D"), code("2D"))
        .with_skill(Skill::Dodge, code("5D"))
        .with_skill(Skill::Throwing, code("5D"))
        .starting();
    sidekick.role = Role::Sidekick;
    assert_eq!(messages(&sidekick), [""; 0]);
    sidekick.skills.set(Skill::Magic, code("2D+1"));
    assert_eq!(
        messages(&sidekick),
        ["mini6.skill-dice: skills and perks take 4D+1 together: at most 4D are to be placed"]
    );
    let mut imp =
        Sheet::new(code("1D"), code("1D"), code("1D"), code("1D")).with_skill(Skill::Stealth, code("3D")).starting();
    imp.role = Role::Familiar;
    assert_eq!(messages(&imp), [""; 0]);
    imp.agility = code("1D+1");
    assert_eq!(
        messages(&imp),
        [
            "mini6.perks: agility 1D+1 is too high: at most 1D is allowed",
            "mini6.attributes: the attributes have 4D+1 together: 4D are to be placed",
        ]
    );
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// mini6.sheet: sheets made by the rules have no faults, and every fault that is planted in one is found, by its kind.
    #[test]
    fn valid_sheets_validate_and_planted_faults_are_found(sheet in starting_sheet()) {
        prop_assert_eq!(sheet.faults(), vec![]);
        for plant in Plant::ALL {
            if let Some(spoiled) = plant.in_sheet(&sheet) {
                let found: Vec<_> = spoiled.faults().iter().map(|fault| fault.report().fault).collect();
                prop_assert!(found.contains(&plant.fault()), "{plant:?} in {spoiled:?}: {found:?}");
                // and nothing but what the planting itself brings with it
                prop_assert!(found.iter().all(|fault| plant.brings().contains(fault)), "{plant:?}: {found:?}");
            }
        }
    }
}

/// Every kind of fault is planted somewhere, so that the property above leaves none out.
#[test]
fn every_kind_of_fault_is_planted() {
    use proptest::strategy::ValueTree;
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    let mut planted = std::collections::BTreeSet::new();
    for _ in 0..200 {
        let sheet = starting_sheet().new_tree(&mut runner).unwrap().current();
        planted.extend(Plant::ALL.iter().filter(|plant| plant.in_sheet(&sheet).is_some()).map(|plant| plant.fault()));
    }
    let kinds = [
        "archetype-attribute-too-high",
        "archetype-attribute-too-low",
        "archetype-skill-too-low",
        "armour-for-dwarves",
        "attribute-too-high",
        "attribute-total",
        "complications",
        "hero-points",
        "perk-needs",
        "perk-repeated",
        "second-race",
        "skill-dice",
        "skill-dice-total",
        "skill-too-high",
        "skill-too-low",
        "start-gear",
    ];
    assert_eq!(planted.into_iter().collect::<Vec<_>>(), kinds);
}
