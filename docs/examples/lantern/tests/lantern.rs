//! The rules of Lantern, each against something that isn't their own code.

use dice_core::{Odds, ReplayError, Resolve, SeededRng};
use lantern::{Delve, DelveEnd, RULES, Step, StepOutcome};

#[path = "../fuzz/holds.rs"]
mod holds;

fn step(skill: i64) -> Step {
    Step { skill: skill.try_into().unwrap() }
}

fn delve(skill: i64, floors: i64, oil: i64) -> Delve {
    Delve { skill: skill.try_into().unwrap(), floors: floors.try_into().unwrap(), oil: oil.try_into().unwrap() }
}

/// `lantern.step`, counted: every way that four d8 can fall.
#[test]
fn steps_are_as_counted() {
    let mut ways = [0_u64; 3];
    for fall in 0..8_u32.pow(4) {
        let lights = (0..4).filter(|die| fall / 8_u32.pow(*die) % 8 < 3).count();
        ways[lights.min(2)] += 1;
    }
    let counted = [StepOutcome::Stumble, StepOutcome::Grope, StepOutcome::Descend].into_iter().zip(ways);
    assert_eq!(Some(step(4).odds()), Odds::from_weights(counted));
}

/// `lantern.delve`, in closed form: rounds that get nowhere don't matter, so it is a race of `floors` good rounds against
/// `oil` bad ones, and arriving with *b* flasks broken is C(floors − 1 + b, b) · good^floors · bad^b.
#[test]
fn the_way_down_is_a_race() {
    for (skill, floors, oil) in [(1, 1_u16, 1_u16), (2, 3, 4), (4, 3, 2), (10, 5, 1)] {
        let chance = |outcome| step(skill).odds().chance(&outcome).to_f64();
        let (bad, good) = (chance(StepOutcome::Stumble), chance(StepOutcome::Descend));
        let (bad, good) = (bad / (bad + good), good / (bad + good));
        let odds = delve(skill, floors.into(), oil.into()).odds();
        let mut ways = 1.0;
        for broken in 0..oil {
            let expected = ways * good.powi(floors.into()) * bad.powi(broken.into());
            let chance = odds.chance(&DelveEnd::Arrived(oil - broken)).to_f64();
            assert!((chance - expected).abs() < 1e-12, "{skill} {floors} {oil}");
            ways *= f64::from(floors + broken) / f64::from(broken + 1);
        }
    }
}

#[test]
fn dice_on_the_table_tell_the_story() {
    let way = delve(2, 1, 1);
    let record = way.replay(&[1, 8, 3, 2]).unwrap();
    assert_eq!(record.outcome, DelveEnd::Arrived(1));
    assert_eq!(
        record.trace.to_string(),
        "\
round 1
  lantern.step: Grope
    2d8: 1, [8]
round 2
  lantern.step: Descend
    2d8: 3, 2
"
    );
    assert!(matches!(way.replay(&[1, 8]), Err(ReplayError::Needs { .. })), "another die is needed");
    assert_eq!(record.trace.rules()[0], RULES[0].id);
}

#[test]
fn the_same_seed_is_the_same_way_for_ever() {
    let way = delve(4, 3, 2);
    assert_eq!(way.roll_seed(7), DelveEnd::Arrived(1));
    assert_eq!(way.record(&mut SeededRng::new(7)).outcome, way.roll_seed(7));
}

#[test]
fn data_go_through_the_same_door() {
    let way: Delve = serde_json::from_str(r#"{"skill": 4, "floors": 3, "oil": 2}"#).unwrap();
    assert_eq!(way, delve(4, 3, 2));
    assert_eq!(serde_json::to_string(&way.odds().outcomes()[1]).unwrap(), r#"{"arrived":1}"#);
    for (data, says) in [
        (r#"{"skill": 0, "floors": 3, "oil": 2}"#, "lantern.step: skill 0 is out of range: 1 to 10 are allowed"),
        (r#"{"skill": 4, "floors": 3, "oil": 2, "rope": 1}"#, "unknown field `rope`"),
    ] {
        let error = serde_json::from_str::<Delve>(data).unwrap_err().to_string();
        assert!(error.contains(says), "{error}");
    }
}

#[test]
fn what_is_fuzzed_holds_for_a_few_thousand_inputs() {
    for length in 0..40_u8 {
        for byte in 0..=255_u8 {
            let bytes: Vec<u8> = (0..length).map(|place| byte.wrapping_mul(place.wrapping_add(1)) ^ place).collect();
            holds::holds(&bytes);
        }
    }
}
