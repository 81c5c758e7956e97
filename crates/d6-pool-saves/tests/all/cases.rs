//! The cases of `testdata/d6-pool-saves.jsonl`, each under every interpreter, through serde.
//!
//! pool.test, pool.perception, pool.save, pool.destiny-reroll, pool.attack, pool.sixes, pool.strike, pool.resisted-damage,
//! pool.dying, pool.cast, pool.hard-cast, pool.mp-less, pool.grab, pool.swallow, pool.gaze, pool.duel.
#![cfg(feature = "serde")]

use d6_pool_saves::rules::{self, RULES};
use d6_pool_saves::{
    Attack, Cast, DestinySave, Duel, Dying, Gaze, Grab, HardCast, MpLess, Perception, ResistedDamage, Save, Sixes,
    Strike, Swallow, Test,
};

#[test]
fn every_case_comes_out() {
    let cases = include_str!("../../../../testdata/d6-pool-saves.jsonl");
    let met = conformance::check_cases!(cases, {
        "pool.test" => Test,
        "pool.perception" => Perception,
        "pool.save" => Save,
        "pool.destiny-reroll" => DestinySave,
        "pool.attack" => Attack,
        "pool.sixes" => Sixes,
        "pool.strike" => Strike,
        "pool.resisted-damage" => ResistedDamage,
        "pool.dying" => Dying,
        "pool.cast" => Cast,
        "pool.hard-cast" => HardCast,
        "pool.mp-less" => MpLess,
        "pool.grab" => Grab,
        "pool.swallow" => Swallow,
        "pool.gaze" => Gaze,
        "pool.duel" => Duel,
    });
    // a duel is its strikes: the trace has those
    assert_eq!(conformance::rules_without_cases(RULES, &met, &[rules::DUEL]), []);
}
