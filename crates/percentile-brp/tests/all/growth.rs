//! Experience, training, characteristics, size.

use std::collections::BTreeMap;

use dice_core::{Odds, Process, Resolve, Script, SeededRng};
use percentile_brp::{
    Characteristic, CharacteristicRecord, CharacteristicRoll, CharacteristicTraining, Checks, Course, Encounter, Error,
    Experience, ExperienceRun, ExperienceUntil, Horizon, Score, SizeChange, Skill, SkillRecord, Subject, Teacher,
    Teaching, Term, Trained, Training, Verdict,
};
use proptest::prelude::*;

fn skill(per_cent: i64) -> Skill {
    Skill::new(per_cent).unwrap()
}

fn score(score: i64) -> Score {
    Score::new(score).unwrap()
}

/// brp.experience: the chance is the higher of 100 − skill and INT, and the two rules meet without a step.
#[test]
fn the_chance_to_learn() {
    for int in [0, 1, 8, 13, 18, 50, 99, 100, 101, 200, 1000] {
        let mut before = 100;
        for per_cent in 0..=300 {
            let test = Experience { skill: skill(per_cent), int: score(int) };
            let expected = (100 - per_cent).max(int).clamp(0, 100);
            assert_eq!(i64::from(test.chance()), expected, "skill {per_cent}, INT {int}");
            assert!((0..=1).contains(&(before - expected)), "a step at {per_cent}");
            before = expected;
            let learns = test.odds().chance_of(|&after| i64::from(after) > per_cent);
            assert_eq!(learns, dice_core::Probability::new(expected as u128, 100).unwrap());
        }
    }
    assert_eq!(Experience { skill: skill(-20), int: score(10) }.chance(), 100);
}

/// Weights over 1000ᵏ, by the recursion that the rule text describes.
fn run_by_hand(start: i64, int: i64, checks: u32) -> BTreeMap<i32, u64> {
    let mut law = BTreeMap::from([(start as i32, 1_u64)]);
    for _ in 0..checks {
        let mut next = BTreeMap::new();
        for (at, weight) in law {
            let learning = (1..=100).filter(|&face| face > i64::from(at) || face > 100 - int).count() as u64;
            *next.entry(at).or_insert(0) += weight * (100 - learning) * 10;
            for gain in 1..=10 {
                *next.entry(at + gain).or_insert(0) += weight * learning;
            }
        }
        law = next;
    }
    law
}

/// brp.experience-run against a recursion, and solved over skills alone as it is check by check.
#[test]
fn runs_equal_the_recursion() {
    for (start, int) in [(50, 13), (83, 13), (86, 14), (99, 1), (120, 60), (100, 0)] {
        for checks in 0..=5 {
            let run =
                ExperienceRun { skill: skill(start), int: score(int), checks: Checks::new(checks.into()).unwrap() };
            assert_eq!(run.odds(), Odds::from_weights(run_by_hand(start, int, checks)).unwrap(), "{run:?}");
            assert_eq!(run.odds(), Odds::of(|dice| run.resolve(dice)), "{run:?}");
        }
    }
}

/// The longest run that can be asked for, either way, in time.
#[test]
fn the_longest_run() {
    let run = ExperienceRun { skill: skill(20), int: score(13), checks: Checks::MAX };
    assert_eq!(run.odds(), Odds::of(|dice| run.resolve(dice)));
    assert_eq!(run.odds().outcomes().first(), Some(&20));
}

/// brp.experience-run: how many checks until 90, against a simulation and against the runs.
#[test]
fn checks_until_a_target() {
    const ROLLS: u32 = 2_000;
    let until = ExperienceUntil::new(skill(60), score(14), skill(90), Checks::MAX).unwrap();
    // 25.202…, a recursion over skills in fractions by a separate program
    assert_eq!(
        until.expected_checks().fraction(),
        "4371842362530961880906965077999662989901/173471800554000000000000000000000000000"
    );
    let odds = until.odds();
    let sum: u32 = (0..ROLLS).map(|seed| until.roll_seed(seed.into())).sum();
    let (mean, expected) = (f64::from(sum) / f64::from(ROLLS), until.expected_checks().to_f64());
    let error = (odds.variance().to_f64() / f64::from(ROLLS)).sqrt();
    assert!((mean - expected).abs() < 4.0 * error, "{mean} for {expected} ± {error}");
    // at most n checks are enough exactly where n checks lead to the target
    for checks in 1..=20 {
        let run = ExperienceRun { skill: skill(60), int: score(14), checks: Checks::new(checks).unwrap() };
        assert_eq!(odds.at_most(&(checks as u32)), run.odds().at_least(&90), "{checks}");
    }
}

#[test]
fn targets_at_the_edge() {
    let reached = ExperienceUntil::new(skill(90), score(14), skill(90), Checks::MAX).unwrap();
    assert_eq!(reached.replay(&[]).unwrap().outcome, 0);
    assert_eq!(reached.expected_checks().fraction(), "0");
    let dull = |target| ExperienceUntil::new(skill(60), score(0), skill(target), Checks::MAX);
    assert!(dull(100).is_ok());
    assert_eq!(dull(101), Err(Error::OutOfReach { target: 101 }));
    assert_eq!(ExperienceUntil::new(skill(0), score(13), skill(90), Checks::MIN).unwrap().odds(), Odds::certain(0));
}

/// brp.experience on a sheet: the base counts, the check is cleared either way, and a refusal changes nothing.
#[test]
fn a_check_is_used_up() {
    let checked = SkillRecord { subject: Subject::Climb, base: skill(55), temporary: 20, checked: true };
    for (faces, gain) in [(&[60, 7][..], 7), (&[50][..], 0), (&[55][..], 0), (&[56, 10][..], 10)] {
        let mut record = checked;
        assert_eq!(record.learn(score(13), &mut Script::new(faces)), Ok(gain));
        assert_eq!(record, SkillRecord { base: skill(55 + i64::from(gain)), checked: false, ..checked });
        let before = record;
        assert!(matches!(record.learn(score(13), &mut SeededRng::new(1)), Err(Error::NoCheck { what: "climb", .. })));
        assert_eq!(record, before);
    }
    let mut gadget = SkillRecord { subject: Subject::RepairDevise, ..checked };
    let refused = gadget.learn(score(13), &mut SeededRng::new(1));
    assert_eq!(refused, Err(Error::DoesNotGrow { subject: Subject::RepairDevise, way: "experience" }));
    assert!(gadget.checked);
    let mut master = SkillRecord { base: Skill::MAX, ..checked };
    assert_eq!(master.learn(score(50), &mut Script::new(&[51, 10])), Ok(10));
    assert_eq!(master.base, Skill::MAX);
}

fn teacher(per_cent: i64) -> Teacher {
    Teacher { skill: skill(per_cent), criminal: false }
}

/// brp.training: who can teach what to whom.
#[test]
fn training_is_refused() {
    let train = |subject, student, tandem: Option<i64>, teacher| {
        Training::new(subject, skill(student), tandem.map(skill), score(13), teacher).map(|_| ())
    };
    assert_eq!(train(Subject::Ride, 50, None, teacher(51)), Ok(()));
    let worse = Err(Error::TeacherNoBetter { teacher: 50, student: 50 });
    assert_eq!(train(Subject::Ride, 50, None, teacher(50)), worse);
    assert_eq!(train(Subject::Weapon, 20, Some(50), teacher(50)), worse);
    assert_eq!(train(Subject::Ride, 80, None, teacher(100)), Err(Error::TrainedOut { skill: 80, limit: 80 }));
    assert_eq!(train(Subject::Ride, 79, None, teacher(100)), Ok(()));
    assert_eq!(train(Subject::Ride, 50, Some(50), teacher(60)), Err(Error::NoTandem { subject: Subject::Ride }));
    assert_eq!(train(Subject::Dodge, 50, None, teacher(60)), Err(Error::HonestTeacher { subject: Subject::Dodge }));
    assert_eq!(train(Subject::Dodge, 50, None, Teacher { criminal: true, ..teacher(60) }), Ok(()));
    let never = Err(Error::DoesNotGrow { subject: Subject::Search, way: "training" });
    assert_eq!(train(Subject::Search, 50, None, Teacher { criminal: true, ..teacher(60) }), never);
}

/// brp.training: its two courses, its ceiling, its dice.
#[test]
fn a_term_of_training() {
    let sword = Training::new(Subject::Weapon, skill(77), Some(skill(30)), score(13), teacher(90)).unwrap();
    assert_eq!(sword.chance(), 39);
    assert_eq!(sword.replay(&[39, 5, 4]).unwrap().outcome, Trained::Tandem(80, 34));
    assert_eq!(sword.replay(&[40]).unwrap().outcome, Trained::Tandem(77, 30));
    let genius = Training::new(Subject::Scribe, skill(10), None, score(30), teacher(90)).unwrap();
    assert_eq!(genius.chance(), 99);
    assert_eq!(genius.replay(&[100]).unwrap().outcome, Trained::Alone(10)); // 00 always fails
    assert_eq!(genius.replay(&[99, 10]).unwrap().outcome, Trained::Alone(20));
    assert_eq!(Course::of(Subject::Weapon).term, Term::Weeks(3));
    assert_eq!(Course::of(Subject::Weapon).bronzes_a_week, Some(50));
    assert_eq!(Course::of(Subject::Scribe).term, Term::Months(3));
}

/// brp.training: a term costs as much as its weeks one by one, and nothing is printed where it lasts months.
#[test]
fn terms_are_paid_by_the_week() {
    for subject in Subject::ALL {
        let course = Course::of(*subject);
        let by_the_week = match course.term {
            Term::Weeks(weeks) => course.bronzes_a_week.map(|price| (0..weeks).map(|_| price).sum()),
            Term::Months(_) => None,
        };
        assert_eq!(course.bronzes_a_term(), by_the_week, "{subject}");
    }
    let paid: Vec<_> = Subject::ALL.iter().filter_map(|&subject| Course::of(subject).bronzes_a_term()).collect();
    assert_eq!(paid, [150, 150]); // weapons and shields
    let slow = Course { term: Term::Months(3), ..Course::of(Subject::Weapon) };
    assert_eq!(slow.bronzes_a_term(), None);
}

/// brp.skills, list by list.
#[test]
fn how_skills_grow() {
    let open = "weapon shield art bargain climb craft disguise evaluate million-spheres natural-world navigate oratory \
                other-language own-language physik pick-lock potions ride sailing scribe swim track young-kingdoms";
    let criminal = "conceal-object dodge fast-talk insight move-quietly";
    let none = "hide jump listen scent-taste search throw unknown-kingdoms repair-devise";
    let lists = [(open, Teaching::Open), (criminal, Teaching::Criminal), (none, Teaching::None)];
    let mut count = 0;
    for (list, teaching) in lists {
        for name in list.split_whitespace() {
            let subject: Subject = name.parse().unwrap();
            assert_eq!(subject.teaching(), teaching, "{name}");
            assert_eq!(subject.grows_by_experience(), subject != Subject::RepairDevise);
            count += 1;
        }
    }
    assert_eq!(count, Subject::ALL.len());
    assert!("Climb".parse::<Subject>().is_err());
}

/// brp.characteristic: what earns a check, and what it is good for.
#[test]
fn characteristics_by_daring() {
    let record = |characteristic, points| CharacteristicRecord { characteristic, score: score(points), checked: false };
    let demon = Encounter { foe: score(15), dangerous: true, adventurer: false };
    let not_earned = [
        (demon, Verdict::Failure),
        (Encounter { dangerous: false, ..demon }, Verdict::Success),
        (Encounter { adventurer: true, ..demon }, Verdict::Success),
        (Encounter { foe: score(12), ..demon }, Verdict::Success),
    ];
    for (encounter, verdict) in not_earned {
        let mut strength = record(Characteristic::Str, 12);
        assert!(matches!(strength.earn(encounter, verdict), Err(Error::CheckNotEarned { .. })));
        assert_eq!(strength, record(Characteristic::Str, 12));
        assert!(matches!(strength.raise(&mut SeededRng::new(1)), Err(Error::NoCheck { .. })));
    }
    for (face, after) in [(21, 13), (22, 12)] {
        let mut strength = record(Characteristic::Str, 12);
        strength.earn(demon, Verdict::Success).unwrap();
        strength.raise(&mut Script::new(&[face])).unwrap();
        assert_eq!(strength, record(Characteristic::Str, after));
        assert!(strength.raise(&mut SeededRng::new(1)).is_err()); // one roll each
    }
    for (characteristic, grows, at_limit) in [
        (Characteristic::Str, true, false),
        (Characteristic::Con, true, false),
        (Characteristic::Siz, false, false),
        (Characteristic::Int, true, true),
        (Characteristic::Pow, true, true),
        (Characteristic::Dex, true, false),
        (Characteristic::App, false, false),
    ] {
        assert_eq!(CharacteristicRoll::new(characteristic, score(20)).is_ok(), grows, "{characteristic}");
        assert_eq!(CharacteristicRoll::new(characteristic, score(21)).is_ok(), at_limit, "{characteristic}");
    }
}

fn training(points: i64, teacher: i64, target: i64, days: i64) -> Result<CharacteristicTraining, Error> {
    let days = Horizon::new(days).unwrap();
    CharacteristicTraining::new(Characteristic::Con, score(points), score(teacher), score(target), days)
}

/// brp.characteristic-training: one point is a geometric law over terms of 30 days; two a sum over the first success.
#[test]
fn characteristics_by_training() {
    let one = training(12, 19, 13, 3650).unwrap().odds();
    let hundredths = |part: u128, tries: u32| dice_core::Probability::new(part, 100_u128.pow(tries)).unwrap();
    for tries in 1..=12_u32 {
        assert_eq!(one.chance(&(30 * tries)), hundredths(21 * 79_u128.pow(tries - 1), tries));
    }
    let two = training(12, 19, 14, 3650).unwrap().odds();
    let by_hand = |days: u32| -> u128 {
        // the first success after n terms of 30 days, the second after m of 60, over 100⁸
        (1..=8_u32)
            .flat_map(|n| (1..=8_u32).map(move |m| (n, m)))
            .filter(|(n, m)| 30 * n + 60 * m == days)
            .map(|(n, m)| 441 * 79_u128.pow(n + m - 2) * 100_u128.pow(8 - n - m))
            .sum()
    };
    for days in [90, 120, 150, 180, 210] {
        assert_eq!(two.chance(&days), hundredths(by_hand(days), 8), "{days}");
    }
    assert_eq!(two.chance(&60).fraction(), "0");
    assert_eq!(training(12, 19, 14, 3650).unwrap().term(13), 60);
}

#[test]
fn who_can_train_a_characteristic() {
    assert!(training(12, 19, 19, 100).is_ok());
    assert_eq!(training(12, 18, 13, 100), Err(Error::UnfitTeacher { teacher: 18, student: 12 }));
    assert_eq!(training(20, 20, 21, 100), Err(Error::UnfitTeacher { teacher: 20, student: 20 }));
    assert_eq!(training(12, 19, 20, 100), Err(Error::TargetOutOfReach { target: 20, from: 13, to: 19 }));
    assert_eq!(training(12, 30, 22, 100), Err(Error::TargetOutOfReach { target: 22, from: 13, to: 21 }));
    assert_eq!(training(12, 19, 12, 100), Err(Error::TargetOutOfReach { target: 12, from: 13, to: 19 }));
    assert!(matches!(training(21, 30, 22, 100), Err(Error::HumanMaximum { score: 21, limit: 21, .. })));
    for characteristic in Characteristic::ALL {
        let trains = CharacteristicTraining::new(*characteristic, score(9), score(20), score(10), Horizon::MAX).is_ok();
        assert_eq!(trains, ["str", "con", "app"].contains(&characteristic.as_str()), "{characteristic}");
    }
    // the longest there is, in time
    assert!(training(0, 21, 3, 3650).unwrap().odds().len() > 100);
    assert_eq!(training(12, 19, 14, 0).unwrap().expected_rounds().fraction(), "1");
}

/// brp.size.
#[test]
fn sizes_change_slowly() {
    let change = |from, to, weeks| SizeChange { from: score(from), to: score(to), weeks };
    assert!(change(13, 15, 2).faults().is_empty());
    assert_eq!(change(13, 15, 1).faults(), [Error::TooFast { from: 13, to: 15, weeks: 1 }]);
    assert_eq!(change(15, 13, 1).faults().len(), 1);
    for (from, to, fatal) in
        [(12, 6, true), (12, 7, false), (13, 7, false), (13, 6, true), (12, 24, false), (1, 0, true), (0, 0, false)]
    {
        assert_eq!(change(from, to, 52).is_fatal(), fatal, "{from} to {to}");
    }
}

proptest! {
    /// No experience roll ever lowers a skill or gains more than ten.
    #[test]
    fn learning_only_gains(per_cent in -1000_i64..=1000, int in 0_i64..=1000, seed: u64) {
        let after = i64::from(Experience { skill: skill(per_cent), int: score(int) }.roll_seed(seed));
        prop_assert!((per_cent..=per_cent + 10).contains(&after));
    }
}
