//! Wounds, their classes, what follows, healing, duels.

use dice_core::{Odds, Resolve, Script, SeededRng};
use percentile_brp::{
    Aftermath, Armour, Awareness, Combatant, Duel, DuelEnd, Error, Exchange, Fate, HealingWeeks, Hit, HitPoints,
    Injury, InjuryTable, Lost, MajorWound, Mark, MinorSum, Patient, Physik, Scar, Score, Skill, Stand, ToRecover,
    Total, Treatment, Wound,
};

fn skill(per_cent: i64) -> Skill {
    Skill::new(per_cent).unwrap()
}

fn score(score: i64) -> Score {
    Score::new(score).unwrap()
}

/// brp.wound: every wound of every total up to 40, by comparison with doubles.
#[test]
fn classes_of_wounds() {
    for total in 1..=40_i64 {
        for current in -2..=total {
            let hit_points = HitPoints::new(total, current).unwrap();
            for damage in 0..=45_i64 {
                let expected = match damage {
                    0 => Wound::Unharmed,
                    _ if damage > current.max(0) => Wound::Fatal,
                    _ if 2 * damage > total => Wound::Major,
                    _ => Wound::Minor,
                };
                assert_eq!(hit_points.wound(damage as u32), expected, "{damage} of {current} of {total}");
                assert_eq!(i64::from(hit_points.less(damage as u32).current()), current - damage);
                let healed = hit_points.plus(damage as u32);
                assert_eq!((i64::from(healed.current()), healed.total()), (total.min(current + damage), total as u16));
            }
        }
    }
    let full = |total| HitPoints::full(total).unwrap();
    assert_eq!((full(12).wound(6), full(13).wound(7)), (Wound::Minor, Wound::Major)); // half is exact
    assert_eq!(HitPoints::new(12, 13), Err(Error::MoreThanAll { current: 13, total: 12 }));
    assert!(HitPoints::full(0).is_err());
    assert_eq!(full(12).less(u32::MAX).plus(u32::MAX), full(12));
}

/// brp.fatal.
#[test]
fn between_death_and_rescue() {
    let at = |left| HitPoints::new(12, left).unwrap();
    for (left, rounds, fate) in [
        (-3, 0, Fate::Dying),
        (0, 1, Fate::Dying),
        (1, 0, Fate::Saved),
        (1, 1, Fate::Saved),
        (1, 2, Fate::Dead),
        (-3, 2, Fate::Dead),
    ] {
        assert_eq!(Fate::of(at(left), rounds), fate, "{left} after {rounds}");
    }
}

/// brp.minor-sum: no roll up to half, POW × 4 beyond.
#[test]
fn minor_wounds_add_up() {
    let sum = |total, lost, pow| MinorSum {
        total: Total::new(total).unwrap(),
        lost: Lost::new(lost).unwrap(),
        pow: score(pow),
    };
    assert_eq!(sum(12, 6, 10).replay(&[]).unwrap().outcome, Awareness::Conscious);
    assert_eq!(sum(13, 6, 10).replay(&[]).unwrap().outcome, Awareness::Conscious);
    assert_eq!(sum(12, 7, 10).replay(&[40]).unwrap().outcome, Awareness::Conscious);
    assert_eq!(sum(12, 7, 10).replay(&[41]).unwrap().outcome, Awareness::Unconscious);
    assert_eq!(sum(12, 7, 1000).replay(&[100]).unwrap().outcome, Awareness::Unconscious); // 00 fails
}

/// brp.major: Luck, the table, and for how long one stands.
#[test]
fn major_wounds() {
    let row = |up_to, injury: &str| Injury { up_to, injury: injury.into() };
    let table = InjuryTable::new(vec![row(40, "a limp"), row(100, "a stiff hand")]).unwrap();
    let wound = MajorWound { luck: score(12).times(5), table: Some(table) };
    let scar = |mark, injury: &str| Scar { mark, injury: Some(injury.into()) };
    assert_eq!(wound.replay(&[60, 40]).unwrap().outcome, scar(Mark::Clean, "a limp"));
    assert_eq!(wound.replay(&[61, 41]).unwrap().outcome, scar(Mark::Lasting, "a stiff hand"));
    assert_eq!(wound.replay(&[61, 100]).unwrap().outcome, scar(Mark::Lasting, "a stiff hand"));
    for (rows, row, up_to) in [
        (vec![], 0, 0),
        (vec![row(40, "")], 1, 40),
        (vec![row(0, ""), row(100, "")], 1, 0),
        (vec![row(40, ""), row(40, ""), row(100, "")], 2, 40),
        (vec![row(101, "")], 1, 101),
    ] {
        assert_eq!(InjuryTable::new(rows), Err(Error::InjuryTable { row, up_to }));
    }
    for (left, stand) in [(0, Stand::Collapses), (2, Stand::Collapses), (3, Stand::FightsOn)] {
        assert_eq!(Stand::after_major(left), stand);
    }
}

fn axe() -> Exchange {
    let hit = Hit {
        skill: skill(60),
        impaling: false,
        damage: "2D6+2".parse().unwrap(),
        armour: Armour::new(2).unwrap(),
        parry: Some(skill(40)),
    };
    Exchange { hit, hit_points: HitPoints::full(13).unwrap(), minor_today: Lost::default(), pow: score(12) }
}

/// The whole exchange, die by die: brp.hit, brp.wound, brp.minor-sum, brp.major.
#[test]
fn an_exchange_and_what_follows() {
    let after = |exchange: Exchange, faces: &[u32]| exchange.replay(faces).unwrap().outcome;
    assert_eq!(after(axe(), &[61]), Aftermath::Unharmed);
    assert_eq!(after(axe(), &[60, 40]), Aftermath::Unharmed);
    let scratched = |left, awareness| Aftermath::Minor { left, awareness };
    assert_eq!(after(axe(), &[60, 41, 2, 4]), scratched(7, Awareness::Conscious));
    let tired = Exchange { minor_today: Lost::new(1).unwrap(), ..axe() };
    assert_eq!(after(tired, &[60, 41, 2, 4, 48]), scratched(7, Awareness::Conscious));
    assert_eq!(after(tired, &[60, 41, 2, 4, 49]), scratched(7, Awareness::Unconscious));
    let over = Exchange { minor_today: Lost::new(7).unwrap(), ..axe() };
    assert_eq!(after(over, &[60, 41, 2, 4]), scratched(7, Awareness::Conscious)); // rolled for when it came over half
    let maimed = |left, stands, mark| Aftermath::Major { left, stands, mark };
    assert_eq!(after(axe(), &[60, 41, 3, 6, 60]), maimed(4, Stand::FightsOn, Mark::Clean));
    assert_eq!(after(axe(), &[60, 41, 6, 6, 61]), maimed(1, Stand::Collapses, Mark::Lasting));
    assert_eq!(after(axe(), &[12, 41, 5, 6]), Aftermath::Fatal { left: -11 }); // twice 13, less 2
    let record = axe().record(&mut SeededRng::new(3));
    assert_eq!(axe().replay(&record.trace.faces()).unwrap(), record);
}

/// The exchange is the hit, sorted by what it does: chances of wounds are sums of chances of damage.
#[test]
fn exchange_odds_are_hit_odds() {
    let (exchange, hit) = (axe().odds(), axe().hit.odds());
    for wound in Wound::ALL {
        let by_damage = hit.chance_of(|&damage| axe().hit_points.wound(damage) == *wound);
        assert_eq!(exchange.chance_of(|after| after.wound() == *wound), by_damage, "{wound}");
    }
}

/// Who still stands after an exchange, by what each damage does: brp.wound, brp.minor-sum at POW × 4, brp.major.
#[test]
fn standing_odds_are_hit_odds() {
    for (today, left) in [(0, 13), (1, 13), (6, 12), (7, 9)] {
        let (minor_today, hit_points) = (Lost::new(today).unwrap(), HitPoints::new(13, left).unwrap());
        let exchange = Exchange { minor_today, hit_points, ..axe() };
        let stands = |damage: i64| match () {
            () if damage == 0 => 1.0,
            () if damage > left => 0.0,
            () if 2 * damage > 13 => f64::from(u8::from(left - damage > 2)),
            () if today <= 6 && today + damage > 6 => 0.48,
            () => 1.0,
        };
        let by_damage: f64 =
            exchange.hit.odds().iter().map(|(&damage, chance)| stands(damage.into()) * chance.to_f64()).sum();
        let standing = exchange.odds().chance_of(|after| after.is_standing()).to_f64();
        assert!((standing - by_damage).abs() < 1e-12, "{standing} and {by_damage}: {exchange:?}");
    }
}

/// brp.healing: weeks by counting sums, Physik wound by wound.
#[test]
fn healing_takes_time() {
    // at most w weeks: 1D3 w times comes to what is lost
    for lost in 0..=12_u32 {
        let weeks = HealingWeeks { lost: ToRecover::new(lost.into()).unwrap() }.odds();
        let mut ways = vec![1_u128]; // ways to each sum
        for count in 0..=12_u32 {
            let enough: u128 = ways.iter().skip(lost as usize).sum();
            let chance = dice_core::Probability::new(enough, 3_u128.pow(count)).unwrap();
            assert_eq!(weeks.at_most(&count), chance, "{lost} within {count}");
            let mut next = vec![0; ways.len() + 3];
            for (sum, way) in ways.iter().enumerate() {
                (1..=3).for_each(|face| next[sum + face] += way);
            }
            ways = next;
        }
    }
    assert_eq!(HealingWeeks { lost: ToRecover::MAX }.odds().outcomes().first(), Some(&67));
    let wounds = |lost: &[i64]| lost.iter().map(|&lost| Lost::new(lost).unwrap()).collect::<Vec<_>>();
    let physik = Physik::new(skill(40), wounds(&[5, 1, 2])).unwrap();
    assert_eq!(physik.replay(&[40, 3, 3, 3]).unwrap().outcome, Treatment::Restored(6));
    assert_eq!(physik.replay(&[41]).unwrap().outcome, Treatment::Failure);
    assert_eq!(physik.replay(&[100]).unwrap().outcome, Treatment::Fumble);
    assert!(matches!(Physik::new(skill(40), wounds(&[1; 101])), Err(Error::TooMany { given: 101, .. })));
}

/// brp.healing for a patient: Heal once a day for each wound, Suture and its taint, weeks over all wounds.
#[test]
fn a_patient_recovers() {
    let mut patient = Patient::new(Total::new(20).unwrap());
    for lost in [4, 0, 6, 3] {
        patient.suffer(Lost::new(lost).unwrap());
    }
    assert_eq!((patient.wounds().len(), patient.hit_points().current()), (3, 7));
    assert_eq!(patient.heal(1, 2), Ok(2));
    let before = patient.clone();
    assert_eq!(patient.heal(1, 2), Err(Error::HealedToday { index: 1 }));
    assert_eq!(patient.heal(3, 2), Err(Error::NoSuchWound { index: 3, wounds: 3 }));
    assert_eq!(patient.suture(9), Err(Error::NoSuchWound { index: 9, wounds: 3 }));
    assert_eq!(patient, before);
    assert_eq!(patient.heal(0, 1), Ok(1)); // another wound
    assert_eq!(patient.suture(2), Ok(()));
    assert_eq!((patient.taints(), patient.lost()), (1, 7));
    assert_eq!(patient.physik(skill(50), &mut Script::new(&[50, 3, 2])), Ok(Treatment::Restored(5)));
    assert_eq!((patient.wounds().len(), patient.lost()), (1, 2));
    assert_eq!(patient.physik(skill(50), &mut Script::new(&[51])), Ok(Treatment::Failure));
    assert_eq!(patient.week(&mut Script::new(&[3])), 2);
    assert_eq!((patient.wounds().len(), patient.hit_points().current()), (0, 20));
}

/// brp.healing: a Heal for each wound each day, as often as there are days, until nothing is left of it.
#[test]
fn a_heal_a_day() {
    let mut patient = Patient::new(Total::new(20).unwrap());
    patient.suffer(Lost::new(3).unwrap());
    patient.suffer(Lost::new(3).unwrap());
    for day in 1..=2 {
        for index in [1, 0] {
            assert_eq!(patient.heal(index, 1), Ok(1));
            assert_eq!(patient.heal(index, 1), Err(Error::HealedToday { index }));
        }
        assert_eq!(patient.lost(), 6 - 2 * day);
        patient.new_day();
    }
    assert_eq!(patient.taints(), 0);
    assert_eq!((patient.suture(0), patient.suture(0)), (Ok(()), Ok(())));
    assert_eq!((patient.taints(), patient.lost()), (2, 0));
}

/// brp.healing: a week gives back a 1D3 over all wounds, point by point from the oldest that is still open.
#[test]
fn a_week_eases_the_oldest_wounds() {
    for wounds in (0..4 * 4 * 4).map(|n| [n % 4, n / 4 % 4, n / 16]) {
        for face in 1..=3 {
            let mut patient = Patient::new(Total::new(20).unwrap());
            for lost in wounds {
                patient.suffer(Lost::new(lost).unwrap());
            }
            let mut left: Vec<i64> = wounds.into();
            for _ in 0..face {
                if let Some(oldest) = left.iter_mut().find(|lost| **lost > 0) {
                    *oldest -= 1;
                }
            }
            left.retain(|&lost| lost > 0);
            let before = patient.lost();
            let back = patient.week(&mut Script::new(&[face]));
            assert_eq!(back, before - patient.lost(), "{wounds:?} and {face}");
            let after: Vec<i64> = patient.wounds().iter().map(|wound| wound.lost.get().into()).collect();
            assert_eq!(after, left, "{wounds:?} and {face}");
        }
    }
}

fn duellist(total: i64) -> Combatant {
    Combatant {
        skill: skill(60),
        impaling: false,
        damage: "1D8+1".parse().unwrap(),
        armour: Armour::new(3).unwrap(),
        parry: Some(skill(50)),
        hit_points: HitPoints::full(total).unwrap(),
        pow: score(11),
    }
}

/// brp.duel blow by blow.
#[test]
fn a_duel_from_its_dice() {
    let duel = Duel::new(duellist(9), duellist(9)).unwrap();
    let end = |faces: &[u32]| duel.replay(faces).unwrap().outcome;
    // a miss, a critical for twice 6 less 3 that is fatal to nine
    assert_eq!(end(&[61, 12, 51, 5]), DuelEnd::FirstFalls);
    // 6 of 9 is major and leaves three: three rounds more for the second, all of them missed
    let misses = [61; 2];
    let major = [60, 51, 8];
    let rounds = [&major[..], &[61], &misses, &misses, &misses].concat();
    assert_eq!(end(&rounds), DuelEnd::SecondFalls);
    // a scratch for two shortens it: one left, one round
    let rounds = [&major[..], &[61], &[60, 51, 4, 61], &misses].concat();
    assert_eq!(end(&rounds), DuelEnd::SecondFalls);
    // both maimed in one round: both fall when the third is over
    let rounds = [&major[..], &major[..], &misses, &misses, &misses].concat();
    assert_eq!(end(&rounds), DuelEnd::BothFall);
    // 4 and 1 are minor and together over half of nine: POW × 4 is 44
    assert_eq!(end(&[60, 51, 6, 61, 60, 51, 3, 45]), DuelEnd::SecondFalls);
    assert!(duel.replay(&[60, 51, 6, 61, 60, 51, 3, 44]).is_err()); // awake: it goes on
}

/// brp.duel: one hit point each and no parry is a closed form.
#[test]
fn first_blood_has_a_closed_form() {
    let frail = Combatant { parry: None, armour: Armour::default(), ..duellist(1) };
    // two damage at least: who hits first wins; 60 % before 60 % is 3/5 : 6/25
    let odds = Duel::new(frail, frail).unwrap().odds();
    assert_eq!(odds.chance(&DuelEnd::SecondFalls).fraction(), "5/7");
    assert_eq!(Duel::new(frail, frail).unwrap().expected_blows().fraction(), "5/3");
}

/// A duel that can't end isn't fought, and one that is too long isn't begun.
#[test]
fn duels_that_are_no_duels() {
    let harmless = Combatant { skill: skill(0), ..duellist(9) };
    let duel = Duel::new(harmless, harmless).unwrap();
    assert_eq!(duel.odds(), Odds::certain(DuelEnd::NeitherFalls));
    assert_eq!(duel.replay(&[]).unwrap().outcome, DuelEnd::NeitherFalls);
    let one_sided = Duel::new(duellist(9), harmless).unwrap().odds();
    assert_eq!(one_sided, Odds::certain(DuelEnd::SecondFalls));
    assert!(Duel::new(duellist(24), duellist(24)).is_ok());
    assert!(Duel::new(duellist(12), duellist(33)).is_ok());
    assert_eq!(Duel::new(duellist(25), duellist(25)), Err(Error::DuelTooLong { first: 25, second: 25, limit: 24 }));
}
