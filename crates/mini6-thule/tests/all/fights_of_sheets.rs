//! From sheets to fights: what a sheet brings to mini6.strike and mini6.duel is what it derives (mini6.sheet).

use crate::common;

use common::{code, starting_sheet};
use dice_core::{Process, Resolve};
use mini6_thule::{Armour, Defence, Duel, DuelOutcome, Factor, Perk, Plus, Sheet, Shield, Skill, Weapon};
use mini6_thule::{CarriedWeapon, Strike};
use proptest::prelude::*;

fn sister() -> Sheet {
    Sheet::new(code("3D"), code("3D+2"), code("2D"), code("3D+1"))
        .with_skill(Skill::KnifeBlade, code("5D"))
        .with_skill(Skill::Dodge, code("5D+2"))
        .wearing(Armour::LeatherCuirass)
        .with_shield(Shield::Shield)
        .with_weapon(Weapon::LongSword)
}

fn outcast() -> Sheet {
    Sheet::new(code("3D+2"), code("3D+1"), code("2D"), code("3D"))
        .with_skill(Skill::KnifeBlade, code("5D+2"))
        .with_skill(Skill::Dodge, code("5D+1"))
        .wearing(Armour::LeatherCuirass)
        .with_shield(Shield::Shield)
        .with_weapon(Weapon::LongSword)
}

/// The sister against the outcast, by their printed statics: 5D against 21, 5D against 14, and back 5D+2 against 19, 5D+2 against 12.
#[test]
fn two_printed_sheets_fight() {
    let (sister, outcast) = (sister(), outcast());
    let strike = sister.turn_against(&outcast, sister.wielded(), Defence::Parry).unwrap().declare().unwrap();
    let printed = Strike::new(code("5D"), 21.try_into().unwrap(), code("5D"), 14.try_into().unwrap());
    assert_eq!(strike, printed);
    let duel = Duel::new(
        sister.fighter_against(&outcast, sister.wielded(), Defence::Parry).unwrap(),
        outcast.fighter_against(&sister, outcast.wielded(), Defence::Parry).unwrap(),
    );
    assert_eq!((duel.first.defence.get(), duel.first.soak.get()), (19, 12));
    assert_eq!((duel.second.attack, duel.second.damage), (code("5D+2"), code("5D+2")));
    let odds = duel.odds();
    assert!(odds.chance(&DuelOutcome::SecondWins) > odds.chance(&DuelOutcome::FirstWins));
    assert!(duel.to_the_end().expected_rounds().to_f64() > 1.0);
}

/// mini6.scale: a turn knows which of the foe's statics it is against, and a larger attacker makes dodging alone easier.
#[test]
fn a_foe_dodges_or_not() {
    for defence in [Defence::Dodge, Defence::Parry, Defence::Block] {
        let turn = sister().turn_against(&outcast(), sister().wielded(), defence).unwrap();
        assert_eq!(turn.defended_by, defence);
    }
}

/// mini6.weapons: a mace does 2 more against armour, and against nothing else; a magic plus is flat in both rolls.
#[test]
fn a_mace_against_armour() {
    let mace = CarriedWeapon::from(Weapon::Mace).with_magic(Plus::new(1).unwrap());
    let bare = Sheet { armour: None, ..outcast() };
    let (armed, unarmoured) = (
        sister().turn_against(&outcast(), Some(&mace), Defence::Dodge).unwrap(),
        sister().turn_against(&bare, Some(&mace), Defence::Dodge).unwrap(),
    );
    assert_eq!((armed.attack_bonus.get(), armed.damage_bonus.get()), (1, 1 + 2));
    assert_eq!((unarmoured.damage_bonus.get(), unarmoured.soak.get()), (1, 11));
    assert_eq!((armed.attack, armed.damage), (code("3D"), code("4D+2")));
}

/// mini6.flat-bonus: the pluses of a sword stay flat in a fight; the foe chooses what meets it.
#[test]
fn a_magic_sword_in_a_fight() {
    let sword = CarriedWeapon::from(Weapon::LongSword).with_magic(Plus::new(3).unwrap());
    let orethya = Sheet::new(code("4D+2"), code("5D+1"), code("4D"), code("5D"))
        .with_skill(Skill::KnifeBlade, code("12D+1"))
        .with_skill(Skill::Dodge, code("10D"))
        .with_weapon(sword);
    let fighter = orethya.fighter_against(&outcast(), orethya.wielded(), Defence::Dodge).unwrap();
    assert_eq!((fighter.attack, fighter.attack_bonus.get()), (code("12D+1"), 3));
    assert_eq!((fighter.damage, fighter.damage_bonus.get()), (code("6D+2"), 3));
    for (defence, tn) in [(Defence::Dodge, 30), (Defence::Block, 14), (Defence::Parry, 40)] {
        let strike = sister().turn_against(&orethya, sister().wielded(), defence).unwrap().declare().unwrap();
        assert_eq!((strike.tn.get(), strike.soak.get()), (tn, 14));
    }
}

/// mini6.static, bad input: a figure beyond what a test takes is refused by name and limit, never cut in silence.
#[test]
fn figures_beyond_a_fight() {
    let giant = Sheet { might: code("1000D"), ..sister() };
    let refused = giant.fighter_against(&outcast(), giant.wielded(), Defence::Parry).unwrap_err();
    assert_eq!(refused.to_string(), "mini6.static: soak 3003 is out of range: -1000 to 1000 are allowed");
    assert!(sister().turn_against(&giant, None, Defence::Dodge).is_err());
}

/// mini6.double-half: bare hands without dice in Brawling do half; with them, and claws, all and one more.
#[test]
fn bare_hands_in_a_fight() {
    let novice = sister().turn_against(&outcast(), None, Defence::Block).unwrap();
    assert_eq!((novice.damage_factor, novice.damage), (Factor::Halved, code("3D")));
    let fighter = sister().fighter_against(&outcast(), None, Defence::Block).unwrap();
    assert_eq!((fighter.damage_factor, fighter.damage), (Factor::Halved, code("3D")));
    let lizard = sister().with_skill(Skill::Brawling, code("4D")).with_perk(Perk::Lizardman);
    let claws = lizard.fighter_against(&outcast(), None, Defence::Block).unwrap();
    assert_eq!((claws.damage_factor, claws.damage_bonus.get(), claws.soak.get()), (Factor::Plain, 1, 13));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(50))]

    /// Whoever fights whom, what is declared can be rolled, and what is rolled is among the odds.
    #[test]
    fn all_sheets_can_fight(attacker in starting_sheet(), foe in starting_sheet(), seed: u64) {
        for defence in Defence::ALL {
            for weapon in attacker.weapons.iter().map(Some).chain([None]) {
                let strike = attacker.turn_against(&foe, weapon, *defence).unwrap().declare().unwrap();
                prop_assert!(strike.odds().outcomes().contains(&strike.roll_seed(seed)));
                let fighter = attacker.fighter_against(&foe, weapon, *defence).unwrap();
                prop_assert_eq!((fighter.attack, fighter.damage, fighter.damage_bonus), (strike.attack, strike.damage, strike.damage_bonus));
                prop_assert_eq!((fighter.defence, fighter.soak), (attacker.defence(*defence).unwrap(), attacker.soak().unwrap()));
            }
        }
    }
}
