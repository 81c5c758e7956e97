//! Creatures: sheets, their figures and faults, and the journeys that begin with them.
//!
//! pool.armour, pool.ignore-armour, pool.damage, pool.save, pool.resist, pool.restoration, pool.dying, pool.strike, pool.duel,
//! pool.counter-burn, pool.destiny-reroll, pool.resisted-damage, pool.grab, pool.tracks.

use crate::common;

use common::{n, p};
use d6_pool_saves::{
    Armour, ArmourValue, AttackForm, Condition, Creature, DestinyVerdict, DuelEnd, Fate, LifeSpan, Media, PoolError,
    Save, Sheet, Side, Spell, survival_dice,
};
use dice_core::{Resolve, Script};

fn creature(sheet: Sheet) -> Creature {
    Creature::try_from(sheet).unwrap()
}

fn media(names: &[&str]) -> Media {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

fn warrior() -> Sheet {
    Sheet {
        level: 22,
        combat_level: 22,
        attack_level: 12,
        strong: 1,
        agile: 1,
        max_health: Some(11),
        armour: Armour::Heavy,
        ..Sheet::default()
    }
}

fn demon() -> Sheet {
    Sheet {
        level: 6,
        max_health: Some(4),
        base_armour: 5,
        resistances: [("fire".parse().unwrap(), 1), ("poison".parse().unwrap(), 2)].into(),
        vulnerabilities: [("holy".parse().unwrap(), 1)].into(),
        immunities: media(&["cold"]),
        ..Sheet::default()
    }
}

/// pool.armour, pool.ignore-armour, pool.damage, pool.save, pool.restoration, pool.tracks: the level 22 warrior of the rule
/// text, whose three attacks come from the attack track.
#[test]
fn figures_of_the_warrior() {
    let (figures, faults) = warrior().figures();
    assert!(faults.is_empty());
    let armour = figures.armour.unwrap();
    let values = [armour.normal, armour.held, armour.ignoring, armour.held_ignoring].map(ArmourValue::get);
    assert_eq!(values, [8, 5, 6, 3]);
    assert_eq!(figures.attacks.unwrap().get(), 3);
    assert_eq!(figures.to_hit.unwrap().get(), 4);
    assert_eq!(figures.damage.unwrap().get(), 2);
    assert_eq!(figures.save.unwrap().to_string(), "highest of 5d6");
    let health = figures.health.unwrap();
    assert_eq!((health.maximum, health.restoration, health.a_day, health.survival), (11, 3, 3, None));
}

/// pool.strike, pool.dying: an attack from its declaration to who stands, who lies dying and who is dead, with a trace and
/// exact odds.
#[test]
fn an_attack_to_the_end() {
    let (warrior, mut demon) = (creature(warrior()), creature(demon()));
    let assault = warrior.assault(&demon, &warrior.attack());
    let record = assault.replay(&[6, 6, 6, 2, 3, 4]).unwrap();
    assert_eq!(record.outcome, Fate::Dying(0));
    assert_eq!(
        record.trace.to_string(),
        "\
pool.strike: 4
  pool.sixes: Hit(2)
    1d6: wild 6, 6, 6, 2
pool.dying: Success
  pool.test: Success
    2d6: [3], 4
"
    );
    let odds = assault.odds();
    // hit on 2 or more for 2; four points want two further sixes, five points three …
    assert_eq!(odds.chance(&Fate::Standing(4)), p(1, 6));
    assert_eq!(odds.chance(&Fate::Standing(2)), p(4 * 6 + 5, 36));
    assert_eq!(odds.chance(&Fate::Standing(1)), p(5, 216));
    assert_eq!(odds.chance(&Fate::Dying(0)), p(5 * 3, 1296 * 4));
    assert_eq!(odds.chance(&Fate::Dying(-1)), p(5, 7776 * 2));
    demon.suffer(record.outcome);
    assert_eq!((demon.health().now(), demon.is_immobile()), (0, true));
    assert_eq!(demon.dying(n(0)).unwrap().odds().chance(&LifeSpan::Alive), p(3, 4));
    assert_eq!(warrior.dying(n(3)), None);
    // down, it is held: its armour no longer counts training and agility, and a 1 is rolled again
    let again = warrior.blow_at(&demon, &warrior.attack());
    assert!(again.attack.willing);
    demon.heal(1);
    assert_eq!((demon.health().now(), demon.is_immobile()), (1, false));
}

/// pool.resist, pool.resisted-damage, pool.save: media are counted together; immunity is for any medium.
#[test]
fn media_count_together() {
    let demon = creature(demon());
    let left = |names: &[&str]| demon.resist(&media(names)).left();
    assert_eq!(left(&["fire"]), 1);
    assert_eq!(left(&["fire", "poison"]), 3);
    assert_eq!(left(&["fire", "holy"]), 0);
    assert_eq!(left(&["holy"]), -1);
    assert_eq!(left(&["acid"]), 0);
    assert_eq!(demon.save(&media(&["holy"]), n(0)).dice().count(), 1 + 1 - 1);
    assert_eq!(demon.save(&media(&["fire"]), n(-9)).dice().count(), 1);
    assert!(demon.is_immune(&media(&["cold", "holy"])));
    let breath = |names: &[&str]| AttackForm { damage: n(5), media: media(names), sixes: false, ignores_armour: true };
    let dragon = creature(Sheet { level: 10, combat_level: 10, ..Sheet::default() });
    assert!(dragon.blow_at(&demon, &breath(&["fire"])).resisted);
    assert!(!dragon.blow_at(&demon, &breath(&["fire", "holy"])).resisted);
    assert!(!dragon.blow_at(&demon, &breath(&["cold"])).can_hurt());
}

/// pool.armour, pool.ignore-armour, pool.grab: what an attack has to reach, standing and held.
#[test]
fn armour_as_it_is() {
    let mut hero = creature(warrior());
    let sword = hero.attack();
    let grab = AttackForm { ignores_armour: true, ..sword.clone() };
    assert_eq!((hero.armour_value(&sword).get(), hero.armour_value(&grab).get()), (8, 6));
    hero.befall(Condition::Held);
    assert_eq!((hero.armour_value(&sword).get(), hero.armour_value(&grab).get()), (5, 3));
    let giant = creature(Sheet { level: 9, strong: 3, ..Sheet::default() });
    assert_eq!(hero.held_turn(&giant).dice().count(), 1 + 1 - 3);
}

/// pool.duel: a fight of two with several attacks each.
#[test]
fn a_fight() {
    let warrior = creature(warrior());
    let ogre = creature(Sheet { level: 7, combat_level: 7, attack_level: 6, strong: 2, ..Sheet::default() });
    let (first, second) = (warrior.duel(&ogre).unwrap(), ogre.duel(&warrior).unwrap());
    let wins = |duel: &d6_pool_saves::Duel, side| duel.odds().chance_of(|end| end.winner() == side);
    assert!(wins(&first, Side::A) > wins(&second, Side::B));
    assert_eq!(first.a().attacks.get(), 3);
    assert_eq!(first.b().armour.get(), 4);
    let record = first.replay(&[2, 1, 1, 5, 5, 4, 6, 6, 1]).unwrap();
    assert_eq!(record.outcome, DuelEnd::A(11));
    let mut down = ogre.clone();
    down.suffer(Fate::Dying(-3));
    assert_eq!(warrior.duel(&down), Err(PoolError::Unconscious { health: -3 }));
    let ghost =
        Sheet { immunities: media(&["steel"]), media: media(&["steel"]), ethereal: true, level: 1, ..Sheet::default() };
    assert_eq!(creature(ghost.clone()).duel(&creature(ghost)), Err(PoolError::EndlessDuel));
}

/// pool.destiny-reroll, pool.counter-burn: what a save uses up is gone.
#[test]
fn what_saves_use_up() {
    let sheet = Sheet { level: 5, magic_level: 6, destiny_rerolls: 1, ..Sheet::default() };
    let mut hero = creature(sheet);
    assert_eq!(hero.burn(4), Err(PoolError::BurnOverHalf { points: 4, magic_level: 6, most: 3 }));
    assert_eq!(hero.magic_points().now(), 6);
    let burned_mp = hero.burn(2).unwrap();
    assert_eq!(hero.magic_points().now(), 4);
    let save = Save { burned_mp, destiny: true, ..hero.save(&media(&["magic"]), n(-2)) };
    assert_eq!(save.dice().count(), 1 + 1 + 2 - 2);
    assert_eq!(hero.make_save(save, &mut Script::new(&[1, 1, 2, 5])), DestinyVerdict::Success(0));
    assert_eq!(hero.destiny_rerolls().get(), 0);
    // and stays gone when it is written down and read
    assert_eq!(creature(Sheet::from(hero.clone())), hero);
    assert_eq!(hero.make_save(save, &mut Script::new(&[1, 1])), DestinyVerdict::Failure(0));
    hero.rest_hours(1);
    assert_eq!(hero.magic_points().now(), 6);
}

/// pool.restoration: days of rest, with and without the healing skill; a day gives back what the figures say.
#[test]
fn rest() {
    for (healing_skill, after) in [(false, 3), (true, 6)] {
        let sheet = Sheet { health: Some(0), healing_skill, ..warrior() };
        let mut patient = creature(sheet.clone());
        patient.rest_days(1);
        assert_eq!(patient.health().now(), after);
        assert_eq!(i32::from(sheet.figures().0.health.unwrap().a_day), i32::from(after));
    }
}

/// pool.save, pool.dying: whatever its level, a creature saves with the dice that its figures show.
#[test]
fn saves_are_those_of_the_figures() {
    for (level, save_bonus) in (0..=60).map(|level| (level, None)).chain((0..=200).map(|bonus| (9, Some(bonus)))) {
        let sheet = Sheet { level, save_bonus, health: Some(-2), max_health: Some(7), ..Sheet::default() };
        let (figures, _) = sheet.figures();
        let felled = creature(sheet);
        assert_eq!(Some(felled.save(&media(&[]), n(0)).dice()), figures.save, "level {level}, bonus {save_bonus:?}");
        let dying = felled.dying(n(0)).unwrap();
        let survival = survival_dice(dying.level.save_bonus(), dying.health.get());
        assert_eq!(Some(survival), figures.health.unwrap().survival, "level {level}, bonus {save_bonus:?}");
    }
}

/// pool.strike: an assault tells all that can become of its target, down to 20 health levels below 0, where it stands or
/// lies already.
#[test]
fn assaults_count_down_to_twenty_below() {
    let dragon = creature(Sheet { level: 10, combat_level: 10, damage: Some(1), ..Sheet::default() });
    for health in [-3, 0, 1, 2, 5, 30] {
        let target = creature(Sheet { level: 40, health: Some(health), ..Sheet::default() });
        let odds = dragon.assault(&target, &dragon.attack()).odds();
        let down = (health.min(0) - 20..=health.min(0)).map(|left| Fate::Dying(left as i16));
        let stand = (1..=health).map(|left| Fate::Standing(left as i16));
        let expected: Vec<_> = [Fate::Dead].into_iter().chain(down).chain(stand).collect();
        assert_eq!(odds.outcomes(), expected, "from {health}");
    }
}

/// pool.sixes, pool.resisted-damage: an immune target isn't hurt by sixes either, nor does a creature need an immunity to be
/// hurt as an ethereal one hurts: without sixes.
#[test]
fn sixes_are_for_attacks_that_can_hurt() {
    let demon = creature(demon());
    for (ethereal, medium, sixes) in
        [(false, "fire", true), (false, "cold", false), (true, "fire", false), (true, "cold", false)]
    {
        let attacker = creature(Sheet { level: 3, ethereal, media: media(&[medium]), ..Sheet::default() });
        let blow = attacker.blow_at(&demon, &attacker.attack());
        assert_eq!((blow.sixes, blow.can_hurt()), (sixes, medium != "cold"), "{medium}, ethereal: {ethereal}");
    }
}

/// pool.cast: a spell may take the last point, but not one more.
#[test]
fn the_last_point_may_be_spent() {
    for held in 1..=5 {
        let mut mage = creature(Sheet { level: 10, magic_level: 10, magic_points: Some(held), ..Sheet::default() });
        let points = held as u16;
        assert_eq!(mage.spell(points + 1), Err(PoolError::NotEnoughPoints { points: points + 1, held: points }));
        assert!(mage.cast(points, &mut Script::new(&[4])).unwrap().works());
        assert_eq!(mage.magic_points().now(), 0);
        // what takes no points is cast as ever; only what takes some is tried without them
        assert!(matches!(mage.spell(0), Ok(Spell::Cast(_))));
        assert!(matches!(mage.spell(1), Ok(Spell::MpLess(_))));
    }
}

/// Every fault of a sheet is listed at once, and what can be derived is.
#[test]
fn all_faults_at_once() {
    let scrawl = Sheet {
        level: -3,
        strong: 101,
        agile: 1,
        base_armour: 2,
        max_health: Some(0),
        magic_level: 12,
        magic_points: Some(13),
        to_hit: Some(2000),
        attacks: Some(-1),
        save_bonus: Some(2),
        resistances: [("fire".parse().unwrap(), -1), ("acid".parse().unwrap(), 2)].into(),
        ..Sheet::default()
    };
    let (figures, faults) = scrawl.figures();
    let fields: Vec<_> = faults.0.iter().map(|fault| fault.field.as_str()).collect();
    let expected =
        ["level", "strong", "base_armour", "max_health", "magic_points", "to_hit", "attacks", "resistances.fire"];
    assert_eq!(fields, expected);
    for fault in &faults.0 {
        assert!(fault.why.to_string().contains("pool."), "{fault}");
    }
    let listed: Vec<_> = faults.0.iter().map(ToString::to_string).collect();
    assert_eq!(faults.to_string().split("; ").collect::<Vec<_>>(), listed);
    assert_eq!(
        (figures.armour, figures.health, figures.magic, figures.to_hit, figures.damage),
        (None, None, None, None, None)
    );
    assert_eq!(figures.save.unwrap().count(), 3);
    assert_eq!(figures.perception.unwrap().count(), 1);
    assert_eq!(figures.against.len(), 1);
    let rejected = Creature::try_from(scrawl.clone()).unwrap_err();
    assert_eq!((*rejected.sheet, rejected.faults), (scrawl, faults));
}

/// A creature that was written down comes back as it was, hurt or not.
#[test]
fn sheets_round_trip() {
    let spent = Sheet { max_magic_points: Some(9), magic_points: Some(3), magic_level: 4, ..warrior() };
    for sheet in
        [warrior(), demon(), spent, Sheet { health: Some(-2), destiny_rerolls: 2, magic_level: 4, ..warrior() }]
    {
        let mut it = creature(sheet);
        assert_eq!(creature(Sheet::from(it.clone())), it);
        it.suffer(Fate::Standing(1));
        it.befall(Condition::Gagged);
        assert_eq!(creature(Sheet::from(it.clone())), it);
    }
}
