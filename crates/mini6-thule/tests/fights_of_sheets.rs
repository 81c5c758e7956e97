//! From sheets to fights: what a sheet brings to mini6.strike and mini6.duel is what it derives (mini6.sheet).

mod common;

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
    let strike = sister.turn_against(&outcast, sister.wielded(), Defence::Parry).declare().unwrap();
    let printed = Strike::new(code("5D"), 21.try_into().unwrap(), code("5D"), 14.try_into().unwrap());
    assert_eq!(strike, printed);
    let duel = Duel::new(
        sister.fighter_against(&outcast, sister.wielded(), Defence::Parry),
        outcast.fighter_against(&sister, outcast.wielded(), Defence::Parry),
    );
    assert_eq!((duel.first.defence.get(), duel.first.soak.get()), (19, 12));
    assert_eq!((duel.second.attack, duel.second.damage), (code("5D+2"), code("5D+2")));
    let odds = duel.odds();
    assert!(odds.chance(&DuelOutcome::SecondWins) > odds.chance(&DuelOutcome::FirstWins));
    assert!(duel.to_the_end().expected_rounds().to_f64() > 1.0);
}

/// mini6.weapons: a mace does 2 more against armour, and against nothing else; a magic plus is flat in both rolls.
#[test]
fn a_mace_against_armour() {
    let mace = CarriedWeapon::from(Weapon::Mace).with_magic(Plus::new(1).unwrap());
    let bare = Sheet { armour: None, ..outcast() };
    let (armed, unarmoured) = (
        sister().turn_against(&outcast(), Some(&mace), Defence::Dodge),
        sister().turn_against(&bare, Some(&mace), Defence::Dodge),
    );
    assert_eq!((armed.attack_bonus.get(), armed.damage_bonus.get()), (1, 1 + 2));
    assert_eq!((unarmoured.damage_bonus.get(), unarmoured.soak.get()), (1, 11));
    assert_eq!((armed.attack, armed.damage), (code("3D"), code("4D+2")));
}

/// mini6.double-half: bare hands without dice in Brawling do half; with them, and claws, all and one more.
#[test]
fn bare_hands_in_a_fight() {
    let novice = sister().turn_against(&outcast(), None, Defence::Block);
    assert_eq!((novice.damage_factor, novice.damage), (Factor::Halved, code("3D")));
    let lizard = sister().with_skill(Skill::Brawling, code("4D")).with_perk(Perk::Lizardman);
    let claws = lizard.fighter_against(&outcast(), None, Defence::Block);
    assert_eq!((claws.damage_factor, claws.damage_bonus.get(), claws.soak.get()), (Factor::Plain, 1, 13));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(50))]

    /// Whoever fights whom, what is declared can be rolled, and what is rolled is among the odds.
    #[test]
    fn all_sheets_can_fight(attacker in starting_sheet(), foe in starting_sheet(), seed: u64) {
        for defence in Defence::ALL {
            for weapon in attacker.weapons.iter().map(Some).chain([None]) {
                let strike = attacker.turn_against(&foe, weapon, *defence).declare().unwrap();
                prop_assert!(strike.odds().outcomes().contains(&strike.roll_seed(seed)));
                let fighter = attacker.fighter_against(&foe, weapon, *defence);
                prop_assert_eq!((fighter.attack, fighter.damage, fighter.damage_bonus), (strike.attack, strike.damage, strike.damage_bonus));
                prop_assert_eq!((fighter.defence, fighter.soak), (attacker.defence(*defence), attacker.soak()));
            }
        }
    }
}
