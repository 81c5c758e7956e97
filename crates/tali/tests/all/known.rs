//! What is known from one test to the next changes no odds.
#![cfg(feature = "serde")]

use serde_json::Value;
use tali::Request;
use tali::dice::{Budget, Known, Resolve};
use tali::grid::Grid;

fn assert_unchanged(test: &Request, known: &mut Known) {
    let budget = Budget::INTERACTIVE;
    assert_eq!(test.odds_knowing(budget, known), test.odds_within(budget), "{test:?}");
}

#[test]
fn the_odds_of_every_test_of_the_page_are_the_same() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/requests.md")).unwrap();
    let tests: Vec<Request> = page
        .lines()
        .filter(|line| line.starts_with('{'))
        .filter_map(|line| serde_json::from_value(serde_json::from_str::<Value>(line).ok()?.get("test")?.clone()).ok())
        .collect();
    assert!(tests.len() >= 60);
    let mut known = Known::new();
    for test in tests.iter().chain(&tests).chain(tests.iter().rev()) {
        assert_unchanged(test, &mut known);
    }
}

#[test]
fn the_odds_of_strikes_that_share_their_parts_are_the_same() {
    let strikes = r#"{"mini6.strike": {
        "attack": {"each": {"from": "1D", "to": "12D", "step": 4}}, "attack_factor": {"each": ["plain", "doubled"]},
        "tn": {"each": [-3, 12, 25]}, "destiny": {"each": [false, true]}, "damage": {"each": ["2D", "5D+1"]},
        "damage_factor": {"each": ["plain", "halved"]}, "on_miss": {"each": ["nothing", "half-damage"]},
        "points_after": {"each": [0, 2]}, "soak": {"each": [4, 15]}, "state": {"each": ["healthy", "stunned"]}
    }}"#;
    let grid: Grid = serde_json::from_str(strikes).unwrap();
    let mut known = Known::new();
    // in a mixed order, every seventh cell
    for cell in (0..grid.len()).map(|cell| cell * 2_999 % grid.len()).step_by(7) {
        assert_unchanged(&grid.cell(cell).unwrap(), &mut known);
    }
    // 9 codes, 2 factors, 3 target numbers, 2 counts of points; 2 codes, 2 · 2 factors, 2 soaks, points left 0 to 2:
    // and the ways of the dice of each
    assert!(known.len() < 400, "{known:?}");
}
