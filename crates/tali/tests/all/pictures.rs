//! The pictures that the README shows are those that the `pictures` example draws.
#![cfg(feature = "svg")]

use std::collections::BTreeSet;
use std::fs;

#[path = "../../examples/pictures.rs"]
#[allow(dead_code)]
mod example;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/pictures");

#[test]
fn the_kept_pictures_are_what_the_example_draws() {
    let pictures = example::pictures().unwrap();
    for (name, picture) in &pictures {
        let kept = fs::read_to_string(format!("{FOLDER}/{name}.svg")).unwrap();
        assert_eq!(&kept, picture, "{name}: cargo run -q -p tali --features svg --example pictures");
    }
    let kept: BTreeSet<String> =
        fs::read_dir(FOLDER).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
    assert_eq!(kept, pictures.iter().map(|(name, _)| format!("{name}.svg")).collect(), "and no others are there");
}
