//! The cases of `testdata/percentile-brp.jsonl`, each under every interpreter.
//!
//! brp.skill, brp.hit, brp.resistance, brp.experience, brp.experience-run, brp.training, brp.characteristic,
//! brp.characteristic-training, brp.chase, brp.forced-march, brp.wound, brp.minor-sum, brp.major, brp.healing, brp.duel.
#![cfg(feature = "serde")]

use percentile_brp::movement::{Chase, ForcedMarch};
use percentile_brp::{
    CharacteristicRoll, CharacteristicTraining, Duel, Exchange, Experience, ExperienceRun, ExperienceUntil,
    HealingWeeks, Hit, MajorWound, MinorSum, Physik, RULES, Resistance, SkillRoll, Training, rules,
};

#[test]
fn every_case_comes_out() {
    let cases = include_str!("../../../../testdata/percentile-brp.jsonl");
    let met = conformance::check_cases!(cases, {
        "brp.skill" => SkillRoll,
        "brp.hit" => Hit,
        "brp.exchange" => Exchange,
        "brp.resistance" => Resistance,
        "brp.experience" => Experience,
        "brp.experience-run" => ExperienceRun,
        "brp.experience-until" => ExperienceUntil,
        "brp.training" => Training,
        "brp.characteristic" => CharacteristicRoll,
        "brp.characteristic-training" => CharacteristicTraining,
        "brp.chase" => Chase,
        "brp.forced-march" => ForcedMarch,
        "brp.minor-sum" => MinorSum,
        "brp.major" => MajorWound,
        "brp.physik" => Physik,
        "brp.healing-weeks" => HealingWeeks,
        "brp.duel" => Duel,
    });
    // criticals, fumbles and impales are outcomes of a skill roll, not rolls of their own
    assert_eq!(conformance::rules_without_cases(RULES, &met, &[rules::CRITICAL, rules::FUMBLE, rules::IMPALE]), []);
}
