//! Gear by the source's lists: mini6.armour, mini6.armour-penalty, mini6.armour-magic, mini6.shields, mini6.weapons,
//! mini6.enchantment.

use dice_core::DiceCode;
use mini6_thule::{
    Armour, ArmourDodge, ArmourSoak, Attribute, CarriedShield, CarriedWeapon, Grip, MagicMetal, Money, Perk, Plus,
    Range, Sheet, Shield, ShieldBonus, Skill, Weapon, WeaponDamage, WeaponUse, WornArmour, armour,
};

fn code(text: &str) -> DiceCode {
    text.parse().unwrap()
}

fn plus(plus: i64) -> Plus {
    Plus::new(plus).unwrap()
}

fn hero() -> Sheet {
    Sheet::new(code("3D"), code("3D"), code("3D"), code("3D"))
}

/// mini6.armour: the list, line by line: soak, Dodge, gold.
#[test]
fn armour_as_listed() {
    let printed = [
        ("heavy-clothing", 1, -1, 2),
        ("heavy-furs", 2, -1, 5),
        ("gambeson", 2, -1, 5),
        ("leather-cuirass", 3, -1, 20),
        ("scale", 4, -2, 40),
        ("lamellar", 4, -2, 40),
        ("iron-mail-cuirass", 5, -2, 400),
        ("steel-mail-cuirass", 6, -1, 2_000),
        ("full-iron-mail", 6, -3, 600),
        ("steel-full-mail", 7, -2, 3_000),
        ("bronze-cuirass", 7, -3, 900),
        ("steel-plate-cuirass", 8, -2, 5_000),
        ("steel-plate-harness", 9, -3, 25_000),
        ("steel-juggernaut-harness", 10, -4, 125_000),
    ];
    assert_eq!(Armour::ALL.len(), printed.len());
    for (armour, (name, soak, dodge, gold)) in Armour::ALL.iter().zip(printed) {
        assert_eq!(name.parse(), Ok(*armour));
        assert_eq!((armour.soak(), armour.dodge(), armour.price()), (soak, dodge, Money::gold(gold)), "{name}");
        let worn = WornArmour::from(*armour);
        assert_eq!((worn.soak(), worn.dodge()), (soak.into(), dodge.into()), "a listed plus is counted once: {name}");
        assert_eq!(armour.is_for_dwarves_alone(), name == "steel-juggernaut-harness");
    }
}

/// mini6.armour-penalty: half of the base soak, rounded down, at least 1; the list agrees but for the two harnesses, where it stands.
#[test]
fn armour_penalty_by_the_formula() {
    for (soak, penalty) in [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3), (7, 3), (8, 4), (1000, 500)] {
        assert_eq!(armour::dodge_penalty(soak), penalty);
        let other = WornArmour::other(ArmourSoak::new(soak.into()).unwrap(), None);
        assert_eq!(other.dodge(), -i32::from(penalty));
    }
    for armour in Armour::ALL {
        let base = armour.soak() - armour.plus().get();
        let formula = (armour.plus().get() - armour::dodge_penalty(base.unsigned_abs())).min(0);
        let differs = matches!(armour, Armour::SteelPlateHarness | Armour::SteelJuggernautHarness);
        assert_eq!(armour.dodge() != formula, differs, "{armour}");
    }
}

/// mini6.enchantment: the plus goes to soak and off the penalty, which never becomes a bonus; a curse does the opposite.
#[test]
fn magic_armour() {
    let iron = WornArmour::from(Armour::IronMailCuirass);
    for (magic, soak, dodge, spells) in
        [(0, 5, -2, 5), (1, 6, -1, 4), (2, 7, 0, 3), (3, 8, 0, 2), (9, 14, 0, 0), (-1, 4, -3, 6)]
    {
        let worn = iron.with_magic(plus(magic));
        assert_eq!((worn.soak(), worn.dodge(), worn.spell_penalty()), (soak, dodge, spells), "{magic}");
    }
    let light = WornArmour::other(ArmourSoak::new(2).unwrap(), Some(ArmourDodge::new(1).unwrap()));
    assert_eq!(light.with_magic(plus(3)).dodge(), 1); // not a penalty: it stays
    let unhindering = WornArmour::other(ArmourSoak::new(2).unwrap(), Some(ArmourDodge::new(0).unwrap()));
    assert_eq!([-2, -1, 0, 1, 2].map(|magic| unhindering.with_magic(plus(magic)).dodge()), [-2, -1, 0, 0, 0]);
}

/// mini6.armour-magic: "a shield is +4 to TN; a chain cuirass is +5"; a +3 bronze cuirass soaks 10 and adds 7 − 3.
#[test]
fn spells_in_armour() {
    let bronze = WornArmour::from(Armour::BronzeCuirass).with_magic(plus(3));
    assert_eq!((bronze.soak(), bronze.spell_penalty()), (10, 4));
    assert_eq!(WornArmour::from(Armour::SteelMailCuirass).spell_penalty(), 4); // "steel mail: magic -4"
    let mage = hero().wearing(Armour::IronMailCuirass).with_shield(Shield::Shield);
    assert_eq!(mage.spell_penalty(), 5 + 4);
    assert_eq!(hero().spell_penalty(), 0);
    for (shield, penalty) in [
        (Shield::Shield, 4),
        (Shield::LightShield, 2),
        (Shield::DwarvenSteelShield, 3),
        (Shield::OffHandDagger, 0),
        (Shield::OffHandShortSword, 0),
        (Shield::Buckler, 2),
    ] {
        assert_eq!(CarriedShield::from(shield).spell_penalty(), penalty, "{shield}");
        assert_eq!(CarriedShield::from(shield).with_magic(plus(9)).spell_penalty(), 0, "{shield}");
    }
}

/// mini6.shields: "+4 Block/Parry 10gp; light +2, 3gp; dwarven steel +5, 1000gp"; off hand +1, buckler +2, to Parry alone; never to Soak.
#[test]
fn shields_as_listed() {
    let printed = [
        (Shield::Shield, 4, 4, 10),
        (Shield::LightShield, 2, 2, 3),
        (Shield::DwarvenSteelShield, 5, 5, 1_000),
        (Shield::OffHandDagger, 0, 1, 2),
        (Shield::OffHandShortSword, 0, 1, 10),
        (Shield::Buckler, 0, 2, 3),
    ];
    assert_eq!(Shield::ALL.len(), printed.len());
    for (shield, block, parry, gold) in printed {
        assert_eq!((shield.block(), shield.parry(), shield.price()), (block, parry, Money::gold(gold)), "{shield}");
        let (bare, with) = (hero().derived(), hero().with_shield(shield).derived());
        assert_eq!(with.block.equipped, bare.block.equipped + i32::from(block));
        assert_eq!(with.parry.equipped, bare.parry.equipped + i32::from(parry));
        assert_eq!((with.soak, with.dodge), (bare.soak, bare.dodge));
    }
    let magic = CarriedShield::other(ShieldBonus::new(4).unwrap()).with_magic(plus(2));
    assert_eq!((magic.block(), magic.parry(), magic.spell_penalty()), (6, 6, 2));
    assert_eq!(CarriedShield::from(Shield::OffHandDagger).with_magic(plus(1)).block(), 0);
}

/// mini6.weapons: damage in one hand and in both, skill, gold.
#[test]
fn weapons_as_listed() {
    use Skill::{Axe, BowLight, BowWar, Crossbow, KnifeBlade, MaceBlunt, PoleArm, Throwing};
    let printed = [
        ("great-axe", None, Some("M+3D+1"), Axe, 15),
        ("war-axe", Some("M+2D"), Some("M+2D+2"), Axe, 10),
        ("axe-mace", Some("M+2D"), Some("M+2D+2"), Axe, 25),
        ("club", Some("M+1D"), None, MaceBlunt, 1),
        ("hatchet", Some("M+1D+1"), None, Axe, 4),
        ("knife", Some("M+1D"), None, KnifeBlade, 2),
        ("mace", Some("M+1D+2"), None, MaceBlunt, 8),
        ("staff", None, Some("M+1D"), PoleArm, 1),
        ("war-spear", Some("M+2D"), Some("M+2D+2"), PoleArm, 8),
        ("long-sword", Some("M+2D"), Some("M+2D+2"), KnifeBlade, 15),
        ("short-sword", Some("M+2D"), None, KnifeBlade, 10),
        ("great-sword", None, Some("M+3D+1"), KnifeBlade, 50),
        ("maul", None, Some("M+3D"), MaceBlunt, 20),
        ("morningstar", None, Some("M+3D"), MaceBlunt, 20),
        ("great-club", None, Some("M+3D"), MaceBlunt, 20),
        ("war-bow", None, None, BowWar, 30),
        ("light-bow", None, None, BowLight, 15),
        ("crossbow", None, None, Crossbow, 35),
        ("javelin", None, None, Throwing, 3),
    ];
    assert_eq!(Weapon::ALL.len(), printed.len());
    for (weapon, (name, one, two, skill, gold)) in Weapon::ALL.iter().zip(printed) {
        assert_eq!(name.parse(), Ok(*weapon));
        let damage = |grip| weapon.used(grip).map(|usage| usage.damage.to_string());
        assert_eq!(damage(Grip::OneHanded).as_deref(), one, "{name}");
        assert_eq!(damage(Grip::TwoHanded).as_deref(), two, "{name}");
        assert_eq!(weapon.usual_use().skill, skill, "{name}");
        assert_eq!(weapon.price(), Money::gold(gold), "{name}");
        assert_eq!(weapon.steel_price(), Money::gold(100 * gold), "{name}");
    }
    let missiles = [(Weapon::WarBow, "M+2D"), (Weapon::LightBow, "A+1D"), (Weapon::Crossbow, "4D+1")];
    for (weapon, damage) in missiles {
        assert_eq!(weapon.used(Grip::Shot).unwrap().damage.to_string(), damage);
    }
    for (weapon, damage) in [(Weapon::Javelin, "M+1D+2"), (Weapon::Hatchet, "M+1D+1"), (Weapon::Knife, "M+1D")] {
        let thrown = weapon.used(Grip::Thrown).unwrap();
        assert_eq!((thrown.skill, &*thrown.damage.to_string()), (Throwing, damage));
    }
    assert_eq!(Weapon::Mace.against_armour(), 2);
    assert_eq!(Weapon::ALL.iter().filter(|weapon| weapon.against_armour() != 0).count(), 1);
}

/// mini6.weapons: "Bow 30/150/300, Crossbow 30/100/200, Javelin 30/120/-, Hatchet 20/60/-, Knife 10/30/-".
#[test]
fn ranges_as_listed() {
    let printed = [
        (Weapon::WarBow, 30, 150, Some(300)),
        (Weapon::LightBow, 30, 150, Some(300)),
        (Weapon::Crossbow, 30, 100, Some(200)),
        (Weapon::Javelin, 30, 120, None),
        (Weapon::Hatchet, 20, 60, None),
        (Weapon::Knife, 10, 30, None),
    ];
    for weapon in Weapon::ALL {
        let line = printed.iter().find(|line| line.0 == *weapon);
        let bands = weapon.range_bands();
        assert_eq!(
            bands.map(|b| (b.short(), b.medium(), b.long())),
            line.map(|line| (line.1, line.2, line.3)),
            "{weapon}"
        );
        let flies = weapon.uses().iter().any(|usage| !usage.grip.is_melee());
        assert_eq!(bands.is_some(), flies, "{weapon}");
    }
    let javelin = Weapon::Javelin.range_bands().unwrap();
    assert_eq!(
        [30, 31, 120, 121].map(|feet| javelin.at(feet)),
        [Range::Short, Range::Medium, Range::Medium, Range::Beyond]
    );
}

/// mini6.weapons: "so 2 shots is 3 actions" with a war bow, "2 shots is 4 actions" with a crossbow.
#[test]
fn reloading_takes_actions() {
    assert_eq!([0, 1, 2, 3].map(|shots| Weapon::WarBow.actions_for(shots)), [0, 1, 3, 5]);
    assert_eq!([0, 1, 2, 3].map(|shots| Weapon::Crossbow.actions_for(shots)), [0, 1, 4, 7]);
    assert_eq!([0, 1, 2, 3].map(|shots| Weapon::LightBow.actions_for(shots)), [0, 1, 2, 3]);
    assert_eq!(Weapon::Crossbow.actions_for(u16::MAX), u16::MAX);
}

/// mini6.weapons: a damage is read as it is printed, and nothing else is.
#[test]
fn weapon_damage_is_read_as_printed() {
    for text in ["M", "M+2D", "M+3D+1", "A", "A+1D", "4D+1"] {
        assert_eq!(text.parse::<WeaponDamage>().unwrap().to_string(), text);
    }
    assert_eq!(" M + 2D ".parse::<WeaponDamage>().unwrap().to_string(), "M+2D");
    for text in ["", "M+", "M2D", "M-1D", "W+1D", "M+0D", "m+2D", "M+2D+", "é+1D", "+2D", "M+2D junk"] {
        let error = text.parse::<WeaponDamage>().unwrap_err().to_string();
        assert!(error.starts_with("mini6.weapons: `"), "{text}: {error}");
    }
    let strongest: WeaponDamage = "M+1000D".parse().unwrap();
    assert_eq!(strongest.total(DiceCode::MAX, DiceCode::MIN), DiceCode::MAX);
}

/// mini6.weapons: a damage names the attribute that it rises with, if it rises with one.
#[test]
fn the_attribute_of_a_damage() {
    let listed = Weapon::ALL.iter().flat_map(|weapon| weapon.uses()).map(|usage| usage.damage);
    let read = ["M", "M+2D", "A", "A+1D+2", "4D+1"].map(|text| text.parse::<WeaponDamage>().unwrap());
    for damage in listed.chain(read).chain([WeaponDamage::MIGHT]) {
        let low = damage.total(code("2D"), code("2D"));
        let rises = (damage.total(code("3D"), code("2D")) > low, damage.total(code("2D"), code("3D")) > low);
        let expected = match rises {
            (true, false) => Some(Attribute::Might),
            (false, true) => Some(Attribute::Agility),
            rises => {
                assert_eq!(rises, (false, false), "{damage}");
                None
            }
        };
        assert_eq!(damage.attribute(), expected, "{damage}");
    }
}

/// mini6.block-parry: all weapons of the list cut or stab but those swung as maces and clubs are, and the staff.
#[test]
fn edged_weapons() {
    for weapon in Weapon::ALL {
        let blunt = weapon.usual_use().skill == Skill::MaceBlunt || *weapon == Weapon::Staff;
        assert_eq!(weapon.is_edged(), !blunt, "{weapon}");
    }
}

/// mini6.weapons, bad input: a weapon used as it can't be.
#[test]
fn grips_that_a_weapon_lacks_are_refused() {
    let error = CarriedWeapon::from(Weapon::LongSword).held(Grip::Thrown).unwrap_err();
    assert_eq!(
        error.to_string(),
        "mini6.weapons: a long-sword can't be used thrown: it is used one-handed or two-handed"
    );
    for weapon in Weapon::ALL {
        for grip in Grip::ALL {
            assert_eq!(CarriedWeapon::from(*weapon).held(*grip).is_ok(), weapon.used(*grip).is_some());
        }
    }
}

/// mini6.enchantment: a weapon's plus goes to attack, Parry and damage, flat: 12D+1 with a +3 sword is 12D+4, never 13D+1.
#[test]
fn magic_weapons() {
    assert_eq!(MagicMetal::ALL.iter().map(|metal| metal.plus()).collect::<Vec<_>>(), [plus(1), plus(2), plus(3)]);
    let sword = CarriedWeapon::from(Weapon::LongSword).with_magic(plus(3));
    let derived = hero().with_skill(Skill::KnifeBlade, code("12D+1")).with_weapon(sword).derived();
    assert_eq!(derived.weapons[0].attack.to_string(), "12D+4");
    assert_eq!(derived.weapons[0].damage.to_string(), "5D+3");
    assert_eq!(derived.parry.bare, 37 + 3);
}

/// mini6.static: Parry goes by the first weapon that fights hand to hand, not by a bow, and not by a thrown javelin.
#[test]
fn the_wielded_weapon_parries() {
    let archer = hero()
        .with_skill(Skill::MaceBlunt, code("5D"))
        .with_skill(Skill::Axe, code("4D"))
        .with_weapon(Weapon::LightBow)
        .with_weapon(Weapon::Javelin);
    assert_eq!(archer.derived().parry.bare, 15); // the best skill that could parry
    let armed = archer.with_weapon(Weapon::WarAxe).with_weapon(Weapon::Mace);
    assert_eq!(armed.derived().parry.bare, 12);
}

/// mini6.weapons: bare hands hit with Brawling for Might; without dice in Brawling the total is halved. Claws add 1.
#[test]
fn bare_hands() {
    let novice = hero().unarmed();
    assert_eq!((novice.damage.to_string(), novice.factor.as_str()), ("3D".into(), "halved"));
    // a total no better than the attribute is no dice in it, and a pip is
    for (total, factor) in [("2D+2", "halved"), ("3D", "halved"), ("3D+1", "plain")] {
        assert_eq!(hero().with_skill(Skill::Brawling, code(total)).unarmed().factor.as_str(), factor, "{total}");
    }
    let brawler = hero().with_skill(Skill::Brawling, code("4D")).with_perk(Perk::Lizardman).unarmed();
    assert_eq!((brawler.attack.to_string(), brawler.damage.to_string()), ("4D".into(), "3D+1".into()));
    assert_eq!(brawler.factor.as_str(), "plain");
    assert_eq!(WeaponUse::UNARMED.skill, Skill::Brawling);
}
