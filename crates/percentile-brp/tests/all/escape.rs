//! The story at the end of the rules, as `examples/escape.rs` plays it: brp.hit, brp.wound, brp.major, brp.healing.
#![allow(dead_code)] // the example's main

#[path = "../../examples/escape.rs"]
mod example;

use percentile_brp::Mark;

#[test]
fn the_thief_gets_away() {
    let escape = example::escape().unwrap();
    // worked out by hand: 14 less 1 + 2 − 1; less 1; less 8 + 1 − 1, over half of 14; less 1, two left
    assert_eq!(
        escape.story,
        "A dagger in the shoulder: minor, 12 left, conscious.\n\
         Physik: fumble; 11 left.\n\
         An arrow for 8, major: lasting: a weakened shoulder; 3 left, fights-on.\n\
         Jump: success; 2 left, collapses.\n\
         Physik: restored 6; Heal: 2; 10 left.\n\
         Whole again within two weeks: 2/3 (66.7 %); within three: 26/27 (96.3 %).\n"
    );
    assert_eq!(escape.mark, Mark::Lasting);
    // the dagger, the bandage and the bruise have closed; four points of the arrow are left
    assert_eq!(escape.thief.wounds().len(), 1);
    assert_eq!(escape.thief.lost(), 4);
}
