//! brp.resistance against the table as it is printed.

use dice_core::Resolve;
use percentile_brp::{Resistance, Score, Verdict};

fn resistance(active: i64, passive: i64) -> Resistance {
    Resistance { active: Score::new(active).unwrap(), passive: Score::new(passive).unwrap() }
}

#[test]
fn the_printed_table() {
    let rows = include_str!("resistance_table.txt").lines().filter(|line| !line.starts_with('#'));
    let mut cells = 0;
    for (row, passive) in rows.zip(1..) {
        for (cell, active) in row.split(' ').zip(1..) {
            let test = resistance(active, passive);
            assert_eq!(test.chance().to_string(), cell.trim_start_matches('0'), "{active} against {passive}");
            let of_hundred = test.odds().chance(&Verdict::Success);
            assert_eq!(of_hundred, dice_core::Probability::new(cell.parse().unwrap(), 100).unwrap());
            cells += 1;
        }
    }
    assert_eq!(cells, 900);
}

#[test]
fn the_ends_are_held_and_still_rolled() {
    let points = [(12, 12, 50), (14, 12, 60), (17, 12, 75), (21, 12, 95), (10, 12, 40), (7, 12, 25), (3, 12, 5)];
    for (active, passive, chance) in points {
        assert_eq!(resistance(active, passive).chance(), chance);
    }
    for (active, passive, sure, doubtful) in [(1000, 0, 95, 96), (0, 1000, 5, 6)] {
        let test = resistance(active, passive);
        assert_eq!(test.replay(&[sure]).unwrap().outcome, Verdict::Success);
        assert_eq!(test.replay(&[doubtful]).unwrap().outcome, Verdict::Failure);
        assert!(test.replay(&[]).is_err());
    }
}
