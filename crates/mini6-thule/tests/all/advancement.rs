//! Getting better: mini6.advancement, mini6.training.

use dice_core::DiceCode;
use mini6_thule::{
    Advancement, Attribute, CharacterPoints, Course, Money, Perk, Race, Role, Settlement, Sheet, Skill, advancement,
    training,
};
use proptest::prelude::*;

fn code(text: &str) -> DiceCode {
    text.parse().unwrap()
}

fn hero() -> Sheet {
    Sheet::new(code("3D"), code("3D"), code("3D+1"), code("3D"))
}

fn in_play(sheet: Sheet, points: u32) -> Advancement {
    let mut play = Advancement::new(sheet);
    play.award(points).unwrap();
    play
}

/// "If a character had a Wit of 3D+1 and wanted to improve it to 3D+2 it would cost 30 CP. All Wit skills would increase by +1 pip."
#[test]
fn wit_from_3d1_to_3d2_costs_thirty() {
    let sheet = hero().with_skill(Skill::Magic, code("4D+2")).with_skill(Skill::Dodge, code("4D"));
    let mut play = in_play(sheet, 30);
    assert_eq!(play.raise_attribute(Attribute::Wit), Ok(code("3D+2")));
    let after = play.sheet();
    assert_eq!((after.wit, after.character_points), (code("3D+2"), CharacterPoints::MIN));
    assert_eq!(after.skill(Skill::Magic), code("5D"));
    assert_eq!(after.skill(Skill::Language), code("3D+2"));
    assert_eq!(after.skill(Skill::Dodge), code("4D"));
}

/// A skill costs its whole dice, and goes up once a session.
#[test]
fn skills_by_points() {
    let mut play = in_play(hero().with_skill(Skill::Dodge, code("5D+2")), 20);
    assert_eq!(play.raise_skill(Skill::Dodge), Ok(code("6D"))); // 5
    assert_eq!(play.raise_skill(Skill::Stealth), Ok(code("3D+1"))); // 3, from the attribute
    assert_eq!(play.sheet().character_points.get(), 12);
    let refused = play.raise_skill(Skill::Dodge).unwrap_err();
    assert_eq!(
        refused.to_string(),
        "mini6.advancement: dodge was raised in this session already: once a session is allowed"
    );
    play.start_session();
    assert_eq!(play.raise_skill(Skill::Dodge), Ok(code("6D+1"))); // 6
    play.start_session();
    assert_eq!(play.raise_skill(Skill::Dodge), Ok(code("6D+2"))); // 6, and none is left
    play.start_session();
    let before = play.clone();
    assert_eq!(
        play.raise_skill(Skill::Dodge).unwrap_err().to_string(),
        "mini6.advancement: it costs 6 character points and there are 0: at most those can be spent"
    );
    assert_eq!(play, before);
}

/// "To a maximum of 5D … a Dwarf may raise Might to 5D+1, but Agility to only 4D+2. An Elf … An Atlantean may likewise raise Wit to 5D+1."
#[test]
fn attributes_stop_at_their_caps() {
    let caps = [
        (Race::Human, ["5D", "5D", "5D", "5D"]),
        (Race::Atlantean, ["5D", "5D", "5D+1", "5D"]),
        (Race::Dwarf, ["5D+1", "4D+2", "5D", "5D"]),
        (Race::Elf, ["4D+2", "5D+1", "5D", "5D"]),
        (Race::Lizardman, ["5D", "5D", "5D", "5D"]),
    ];
    for (race, caps) in caps {
        for (attribute, cap) in Attribute::ALL.iter().zip(caps) {
            assert_eq!(race.most_ever(*attribute), code(cap), "{race} {attribute}");
            let mut sheet = hero();
            sheet.perks = Perk::ALL.iter().copied().filter(|perk| perk.race() == Some(race)).collect();
            let mut play = in_play(sheet, 1_000);
            while let Ok(raised) = play.raise_attribute(*attribute) {
                assert!(raised <= code(cap));
            }
            assert_eq!(play.sheet().attribute(*attribute), code(cap), "{race} {attribute}");
            let refused = play.raise_attribute(*attribute).unwrap_err().to_string();
            assert_eq!(
                refused,
                format!("mini6.advancement: {attribute} {cap} can't be raised: at most {cap} is allowed")
            );
        }
    }
}

/// "Maximum Skill achievable is Attribute+10D, giving a theoretical maximum of 15D"; statics 45 and 15 follow.
#[test]
fn skills_stop_ten_dice_above_their_attribute() {
    let mut sheet = hero().with_skill(Skill::Dodge, code("14D+2"));
    sheet.agility = code("5D");
    let mut play = in_play(sheet, 100);
    assert_eq!(play.raise_skill(Skill::Dodge), Ok(code("15D")));
    assert_eq!(play.sheet().derived().dodge.bare, 45);
    play.start_session();
    assert_eq!(
        play.raise_skill(Skill::Dodge).unwrap_err().to_string(),
        "mini6.advancement: dodge 15D can't be raised: at most 15D, its attribute and 10D, is allowed"
    );
    assert_eq!(advancement::skill_cost(code("14D+2")), 14);
    assert_eq!(advancement::attribute_cost(code("4D+2")), 40);
}

/// mini6.advancement: "from 3 to 7"; a sidekick "1 to 3".
#[test]
fn points_of_a_session() {
    assert_eq!(Role::Hero.points_a_session(), Some((3, 7)));
    assert_eq!(Role::Sidekick.points_a_session(), Some((1, 3)));
    let mut play = in_play(hero(), 1_000_000);
    let before = play.clone();
    assert!(play.award(1).is_err());
    assert!(play.award(u32::MAX).is_err());
    assert_eq!(play, before);
}

/// mini6.training: the list of courses, time and gold.
#[test]
fn courses_as_listed() {
    let printed = [
        (1, 1, 75),
        (2, 2, 250),
        (3, 3, 750),
        (4, 4, 2_500),
        (5, 2 * 4, 7_500),
        (6, 3 * 4, 25_000),
        (7, 2 * 12, 75_000),
        (8, 3 * 12, 250_000),
        (9, 4 * 12, 750_000),
        (10, 2 * 48, 2_500_000),
    ];
    for (dice, weeks, silver) in printed {
        assert_eq!(Course::at_dice(dice), Some(Course { weeks, price: Money::silver(silver) }), "{dice}D");
    }
    assert_eq!((Course::at_dice(0), Course::at_dice(11)), (None, None));
}

/// mini6.training: the sizes of settlements, each at its edge.
#[test]
fn settlements_as_listed() {
    let printed = [
        (50_000, "metropolis", 10),
        (25_000, "large-city", 9),
        (12_000, "small-city", 8),
        (6_000, "large-town", 7),
        (3_000, "medium-town", 6),
        (1_500, "small-town", 5),
        (750, "large-village", 4),
        (400, "medium-village", 3),
        (200, "small-village", 2),
        (100, "hamlet", 1),
    ];
    assert_eq!(Settlement::ALL.len(), printed.len());
    let mut smaller = None;
    for (people, name, dice) in printed.into_iter().rev() {
        let settlement: Settlement = name.parse().unwrap();
        assert_eq!((settlement.least_population(), settlement.most_dice()), (people, dice));
        assert_eq!(Settlement::of_population(people), Some(settlement));
        assert_eq!(Settlement::of_population(people - 1), smaller);
        smaller = Some(settlement);
    }
    assert_eq!(Settlement::of_population(u32::MAX), Some(Settlement::Metropolis));
}

/// mini6.training: gold and time make a pip; teachers and limits say no, and nothing is changed then.
#[test]
fn training_by_gold() {
    let mut sheet = hero().with_skill(Skill::Dodge, code("6D+2"));
    sheet.money = Money::gold(2_600);
    let mut play = Advancement::new(sheet);
    let before = play.clone();
    assert_eq!(
        play.train(Skill::Dodge, Settlement::MediumTown).unwrap_err().to_string(),
        "mini6.training: nobody in a medium-town teaches dodge up to 7D: at most 6 whole dice are allowed"
    );
    assert_eq!(play, before);
    assert_eq!(play.train(Skill::Dodge, Settlement::LargeTown), Ok(Course { weeks: 12, price: Money::gold(2_500) }));
    assert_eq!((play.sheet().skill(Skill::Dodge), play.sheet().money), (code("7D"), Money::gold(100)));
    let before = play.clone();
    assert_eq!(
        play.train(Skill::Dodge, Settlement::Metropolis).unwrap_err().to_string(),
        "mini6.money: the price is 75000 silver and the purse holds 1000: at most that can be paid"
    );
    assert_eq!(play, before);
    // never above attribute + 5D
    assert_eq!(training::most_by_training(code("3D")), code("8D"));
    let mut rich = hero().with_skill(Skill::Dodge, code("8D"));
    rich.money = Money::MAX;
    assert_eq!(
        Advancement::new(rich).train(Skill::Dodge, Settlement::Metropolis).unwrap_err().to_string(),
        "mini6.training: dodge 8D can't be trained: at most 8D, its attribute and 5D, is allowed"
    );
}

/// mini6.training: where all is taught, gold leads pip by pip up to the attribute and 5D, and no further.
#[test]
fn gold_leads_up_to_the_limit() {
    for attribute in (3..=15).map(|pips| DiceCode::from_total_pips(pips).unwrap()) {
        let mut sheet = Sheet::new(attribute, attribute, attribute, attribute);
        sheet.money = Money::MAX;
        let mut play = Advancement::new(sheet);
        for pip in 1..=15 {
            play.train(Skill::Dodge, Settlement::Metropolis).unwrap();
            assert_eq!(Some(play.sheet().skill(Skill::Dodge)), attribute.plus_pips(pip));
        }
        let before = play.clone();
        play.train(Skill::Dodge, Settlement::Metropolis).unwrap_err();
        assert_eq!(play, before, "{attribute}");
    }
}

fn attribute() -> impl Strategy<Value = DiceCode> {
    (3..=15_i64).prop_map(|pips| DiceCode::from_total_pips(pips).unwrap())
}

proptest! {
    /// mini6.advancement, mini6.training: whatever is asked for, points and money never fall below 0, no limit is passed, and what is refused changes nothing.
    #[test]
    fn no_wish_breaks_a_character(
        attributes in [attribute(), attribute(), attribute(), attribute()],
        points in 0..2_000_u32,
        gold in 0..400_000_u32,
        wishes in prop::collection::vec((0..4_u8, 0..31_usize, 0..10_usize), 0..200),
    ) {
        let [might, agility, wit, charm] = attributes;
        let mut sheet = Sheet::new(might, agility, wit, charm);
        sheet.money = Money::gold(gold);
        let mut play = in_play(sheet, points);
        for (wish, skill, settlement) in wishes {
            let (before, skill) = (play.clone(), Skill::ALL[skill]);
            let refused = match wish {
                0 => play.raise_skill(skill).is_err(),
                1 => play.raise_attribute(skill.attribute()).is_err(),
                2 => play.train(skill, Settlement::ALL[settlement]).is_err(),
                _ => {
                    play.start_session();
                    false
                }
            };
            prop_assert!(!refused || play == before);
            prop_assert!(play.sheet().faults().is_empty());
            prop_assert!(play.sheet().character_points <= before.sheet().character_points);
            prop_assert!(play.sheet().money <= before.sheet().money);
        }
    }
}
