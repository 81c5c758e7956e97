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

    #[test]
    fn each_die_uses_one_byte_or_two(bytes: Vec<u8>, sides in prop::collection::vec(prop_oneof![2..=300_u32, 1..=65_536_u32], 0..100)) {
        let mut dice = ByteDice::new(&bytes);
        let mut rest = &bytes[..];
        for sides in sides {
            let wide = sides > 256;
            let face = dice.die(Sides::new(sides).unwrap());
            match *rest {
                [low, high, ..] if wide => prop_assert_eq!(face, u32::from(u16::from_le_bytes([low, high])) % sides + 1),
                [byte, ..] if !wide => prop_assert_eq!(face, u32::from(byte) % sides + 1),
                _ => {}
            }
            // at the end what is left over is used up
            rest = rest.get(1 + usize::from(wide)..).unwrap_or_default();
            prop_assert_eq!(dice.used(), bytes.len() - rest.len());
        }
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
fn past_the_end_the_faces_are_those_of_a_published_generator() {
    // the first words of SplitMix64 from 0, as they are printed in many places
    let words: [u64; 5] = [
        0xE220_A839_7B1D_CDAF,
        0x6E78_9E6A_A1B9_65F4,
        0x06C4_5D18_8009_454F,
        0xF88B_B8A8_724C_81EC,
        0x1B39_896A_51A8_749B,
    ];
    // what is left over by all of these numbers is a whole word's own
    for sides in [65_536, 65_535, 65_533, 65_531, 65_529, 6, 1] {
        let shown = faces(&[], &[Sides::new(sides).unwrap(); 5]);
        assert_eq!(shown, words.map(|word| (word % u64::from(sides)) as Face + 1), "d{sides}");
    }
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
