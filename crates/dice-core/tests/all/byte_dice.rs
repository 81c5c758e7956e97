//! Dice out of raw bytes: each byte is a die's own, and whatever comes past the end lets chains and rounds end.

use core::ops::ControlFlow;

use dice_core::{ByteDice, D6, D100, Dice, Face, Pool, Sides};
use proptest::prelude::*;

fn faces(bytes: &[u8], sides: &[Sides]) -> Vec<Face> {
    let mut dice = ByteDice::new(bytes);
    sides.iter().map(|sides| dice.die(*sides)).collect()
}

fn sides() -> impl Strategy<Value = Sides> {
    (1..=65_536_u32).prop_map(|sides| Sides::new(sides).unwrap())
}

proptest! {
    #[test]
    fn a_die_shows_a_face_that_it_has(bytes: Vec<u8>, sides in prop::collection::vec(sides(), 0..100)) {
        for (face, sides) in faces(&bytes, &sides).into_iter().zip(&sides) {
            prop_assert!((1..=sides.get()).contains(&face));
        }
    }

    #[test]
    fn a_changed_byte_changes_one_die_at_most(mut bytes in prop::collection::vec(any::<u8>(), 1..100), at: prop::sample::Index, to: u8, sides in prop::collection::vec(sides(), 0..100)) {
        let before = faces(&bytes, &sides);
        let at = at.index(bytes.len());
        bytes[at] = to;
        let changed = before.iter().zip(faces(&bytes, &sides)).filter(|(one, other)| **one != *other).count();
        prop_assert!(changed <= 1, "{changed} dice");
    }

    #[test]
    fn every_face_can_be_had(sides in sides(), face in 0..65_536_u32) {
        let face = face % sides.get();
        let bytes = [face as u8, (face >> 8) as u8];
        prop_assert_eq!(faces(&bytes, &[sides]), [face + 1]);
    }
}

#[test]
fn past_the_end_all_inputs_go_on_alike() {
    let mut empty = ByteDice::new(&[]);
    let mut short = ByteDice::new(&[3]);
    assert_eq!(short.die(D6), 4);
    let lots = Sides::new(1_000).unwrap();
    for sides in [D6, lots, D100, D6] {
        assert_eq!(empty.die(sides), short.die(sides));
    }
    // a byte that is too little for a die is left over
    let mut short = ByteDice::new(&[3]);
    assert_eq!((short.die(lots), short.used()), (ByteDice::new(&[]).die(lots), 1));
}

#[test]
fn chains_and_rounds_end_whatever_they_wait_for() {
    for (bytes, face) in [(&[][..], 1), (&[5; 50], 6), (&[0; 50], 3)] {
        let mut dice = ByteDice::new(bytes);
        dice.total(D6, Pool::exploding(10), u32::MAX);
        for face in [face, 7 - face] {
            let rounds = dice.rounds(0_u32, |dice, rounds| match dice.die(D100) {
                shown if shown == face => ControlFlow::Break(*rounds),
                _ => ControlFlow::Continue(rounds + 1),
            });
            assert!(rounds < 2_000, "{rounds}");
        }
    }
}
