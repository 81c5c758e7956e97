//! Skill rolls, their five outcomes, changed chances, hits.

use dice_core::{D6, Odds, ReplayError, Resolve};
use percentile_brp::{Armour, Error, Hit, Score, Skill, SkillOutcome, SkillRoll, read_percentile};

fn skill(per_cent: i64) -> Skill {
    Skill::new(per_cent).unwrap()
}

/// The rule text, rule by rule: brp.skill, brp.critical, brp.fumble, brp.impale.
fn by_the_book(skill: i64, face: i64, impaling: bool) -> SkillOutcome {
    let fumbles: &[i64] = if skill > 100 { &[100] } else { &[99, 100] };
    if fumbles.contains(&face) {
        return SkillOutcome::Fumble;
    }
    if face > skill {
        return SkillOutcome::Failure;
    }
    // the first whole number that five times make the skill or more
    let fifth = (0..=1000).find(|fifth| 5 * fifth >= skill).unwrap();
    match (impaling, face) {
        (true, 1) => SkillOutcome::Impale,
        (_, face) if face <= fifth => SkillOutcome::Critical,
        _ => SkillOutcome::Success,
    }
}

#[test]
fn census_of_every_face_of_every_skill() {
    for per_cent in -20..=600 {
        for impaling in [false, true] {
            let roll = SkillRoll { skill: skill(per_cent), impaling };
            let mut faces = [0; 5];
            for face in 1..=100 {
                let expected = by_the_book(per_cent, face, impaling);
                assert_eq!(roll.skill.outcome(face as u32, impaling), expected, "{face} against {per_cent}");
                assert_eq!(roll.replay(&[face as u32]).unwrap().outcome, expected);
                faces[expected as usize] += 1;
            }
            let bands = roll.skill.bands(impaling);
            let counted = SkillOutcome::ALL.iter().map(|&outcome| bands.of(outcome));
            assert!(counted.eq(faces), "{per_cent}: {bands:?} for {faces:?}");
            assert_eq!(bands.any_success(), faces[SkillOutcome::Success as usize..].iter().sum::<u32>());
            let counted = SkillOutcome::ALL.iter().zip(faces).map(|(&outcome, faces)| (outcome, faces.into()));
            assert_eq!(roll.odds(), Odds::from_weights(counted).unwrap());
        }
    }
}

/// What is counted ahead is what the engine finds.
#[test]
fn bands_are_the_odds_of_the_roll() {
    for per_cent in [-1000, -1, 0, 1, 2, 5, 6, 98, 99, 100, 101, 494, 495, 496, 1000] {
        for impaling in [false, true] {
            let roll = SkillRoll { skill: skill(per_cent), impaling };
            assert_eq!(roll.odds(), Odds::of(|dice| roll.resolve(dice)), "{per_cent}");
        }
    }
}

/// brp.critical: a printed list of fifths.
#[test]
fn a_fifth_is_rounded_up() {
    let printed = [(1, 1), (4, 1), (5, 1), (6, 2), (42, 9), (51, 11), (99, 20), (100, 20), (101, 21), (0, 0), (-20, 0)];
    for (per_cent, fifth) in printed {
        assert_eq!(skill(per_cent).critical_at_most(), fifth, "{per_cent}");
    }
}

/// brp.skill: 00 is a hundred.
#[test]
fn pairs_of_digits() {
    let mut faces: Vec<u32> =
        (0..10).flat_map(|tens| (0..10).map(move |units| read_percentile(10 * tens, units).unwrap())).collect();
    faces.sort_unstable();
    assert!(faces.into_iter().eq(1..=100));
    for (tens, units, face) in [(0, 0, 100), (0, 2, 2), (90, 0, 90), (90, 9, 99), (10, 0, 10)] {
        assert_eq!(read_percentile(tens, units), Ok(face));
    }
    for (tens, units) in [(100, 0), (5, 0), (0, 10), (u32::MAX, u32::MAX)] {
        assert_eq!(read_percentile(tens, units), Err(Error::NoSuchDigits { tens, units }));
    }
}

/// brp.modified: halves round up, nothing is lost on the way, and below 0 counts as 0.
#[test]
fn changed_chances() {
    for (whole, half) in [(45, 23), (44, 22), (1, 1), (0, 0), (-1, 0), (-3, -1), (3, 2), (5, 3), (1000, 500)] {
        assert_eq!(skill(whole).halved(), skill(half), "{whole}");
    }
    assert_eq!(skill(20).plus(-20).plus(-15), skill(-15));
    let (none, less) = (SkillRoll { skill: skill(0), impaling: true }, SkillRoll { skill: skill(-15), impaling: true });
    assert_eq!(none.odds(), less.odds());
    assert_eq!(skill(20).plus(-35).plus(40), skill(25));
    assert_eq!(skill(35).times(2), skill(70));
    assert_eq!(Score::new(13).unwrap().times(5), skill(65));
    assert_eq!(skill(900).plus(i64::MAX), Skill::MAX);
    assert_eq!(skill(-900).plus(i64::MIN), Skill::MIN);
    assert_eq!(Score::MAX.times(u16::MAX), Skill::MAX);
}

fn sword() -> Hit {
    let (skill, armour) = (skill(60), Armour::new(3).unwrap());
    Hit { skill, impaling: false, damage: "1D8+1".parse().unwrap(), armour, parry: None }
}

/// brp.hit, cell by cell of its table.
#[test]
fn what_a_hit_does() {
    let spear = Hit { impaling: true, parry: Some(skill(40)), ..sword() };
    let after = |faces: &[u32]| spear.replay(faces).unwrap().outcome;
    assert_eq!(after(&[50, 41, 6]), 4); // 7 − 3
    assert_eq!(after(&[50, 41, 1]), 0); // 2 − 3 is no healing
    assert_eq!(after(&[12, 41, 6]), 11); // twice 7, less 3
    assert_eq!(after(&[1, 41, 6]), 7); // past the armour
    assert_eq!(after(&[50, 40]), 0);
    assert_eq!(after(&[12, 40]), 0); // a parried critical is parried
    assert_eq!(after(&[1, 40]), 0);
    assert_eq!(after(&[61]), 0);
    assert_eq!(after(&[99]), 0);
    // a parry at 99 fumbles even at 100 %, so the blow lands
    let sure = Hit { parry: Some(skill(100)), ..sword() };
    assert_eq!(sure.replay(&[50, 99, 6]).unwrap().outcome, 4);
    assert_eq!(sure.replay(&[50, 98]).unwrap().outcome, 0);
}

/// brp.hit asks for its dice one by one.
#[test]
fn the_dice_of_a_hit() {
    let hit = Hit { damage: "2D6".parse().unwrap(), parry: Some(skill(40)), ..sword() };
    let needs = |faces: &[u32]| match hit.replay(faces) {
        Err(ReplayError::Needs { sides, used }) => (sides.get(), used),
        other => panic!("{other:?}"),
    };
    assert_eq!(needs(&[]), (100, 0));
    assert_eq!(needs(&[60]), (100, 1));
    assert_eq!(needs(&[60, 41]), (6, 2));
    assert_eq!(needs(&[60, 41, 3]), (6, 3));
    assert!(matches!(hit.replay(&[61, 1]), Err(ReplayError::LeftOver { used: 1, left: 1 })));
    assert!(matches!(hit.replay(&[60, 41, 7]), Err(ReplayError::NoSuchFace { face: 7, sides: D6, position: 3 })));
}

/// Armour above any damage: nothing gets through but what goes past it.
#[test]
fn armour_above_any_damage() {
    let tin = Hit { armour: Armour::MAX, ..sword() };
    assert_eq!(tin.odds().chance(&0).fraction(), "1");
    assert!(!tin.can_hurt());
    let needle = Hit { impaling: true, ..tin };
    assert_eq!(needle.odds().chance_of(|&damage| damage > 0).fraction(), "1/100");
    assert!(needle.can_hurt());
    assert!(!Hit { skill: skill(0), ..needle }.can_hurt());
}

/// The widest damage dice there are, in time.
#[test]
fn the_largest_hit() {
    let hit = Hit { damage: "100D100+1000".parse().unwrap(), armour: Armour::new(0).unwrap(), ..sword() };
    assert_eq!(hit.odds().outcomes().last(), Some(&22_000));
}
