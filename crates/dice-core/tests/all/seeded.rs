//! The generator behind every seed: one row of bytes, however they are asked for.

use dice_core::SeededRng;
use dice_core::rand_core::Rng;
use proptest::prelude::*;

/// The published key stream of `ChaCha` with eight rounds, key and stream all zero, the first two blocks (Strömbergson, *Test
/// Vectors for the Stream Cipher `ChaCha`*, 2013).
const PUBLISHED: [&str; 2] = [
    "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42",
    "d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa",
];

fn bytes_of(mut rng: SeededRng, count: usize) -> Vec<u8> {
    let mut bytes = vec![0; count];
    rng.fill_bytes(&mut bytes);
    bytes
}

#[test]
fn the_bytes_of_seed_nought_are_those_that_were_published() {
    let hexadecimal: Vec<String> = bytes_of(SeededRng::new(0), 128).iter().map(|byte| format!("{byte:02x}")).collect();
    assert_eq!(hexadecimal.concat(), PUBLISHED.concat());
}

proptest! {
    /// A word of four bytes is used for each four bytes or fewer, and two for a word of eight, the lower half first.
    #[test]
    fn words_and_bytes_are_one_row(seed: u64, stream: u64, calls in prop::collection::vec(0..40_usize, 1..60)) {
        let row = bytes_of(SeededRng::stream(seed, stream), 4_096);
        let mut rng = SeededRng::stream(seed, stream);
        let mut at = 0;
        for call in calls {
            let shown = match call {
                0..10 => rng.next_u32().to_le_bytes().to_vec(),
                10..20 => rng.next_u64().to_le_bytes().to_vec(),
                some => {
                    let mut bytes = vec![0; some - 20];
                    rng.fill_bytes(&mut bytes);
                    bytes
                }
            };
            prop_assert_eq!(&shown, &row[at..at + shown.len()], "after {} bytes", at);
            at += shown.len().next_multiple_of(4);
        }
    }
}
