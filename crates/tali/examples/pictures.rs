//! Draws the pictures of the README into `docs/pictures/`: a roll, its odds, and what it takes to reach a number.
//!
//! ```text
//! cargo run -q -p tali --features svg --example pictures
//! ```

use std::error::Error;
use std::fs;

use tali::dice::Curves;
use tali::mini6::{Roll, Strike};
use tali::prelude::*;

fn main() -> Result<(), Box<dyn Error>> {
    for (name, picture) in pictures()? {
        fs::write(format!("{}/../../docs/pictures/{name}.svg", env!("CARGO_MANIFEST_DIR")), picture)?;
    }
    Ok(())
}

/// Each picture with the name of its file.
pub(crate) fn pictures() -> Result<[(&'static str, String); 3], Box<dyn Error>> {
    // a sword of 5D against a Parry of 16, its damage of 5D against a Soak of 12
    let strike = Strike::new("5D".parse()?, 16.try_into()?, "5D".parse()?, 12.try_into()?);
    let on_the_table = strike.replay(&[4, 2, 3, 1, 6, 5, 5, 3, 6, 2, 4])?;

    // a wild die has no highest total; 40 here stands for itself and for all above
    let totals = |code: &str| Ok::<_, Box<dyn Error>>(Roll::new(code.parse()?, 40.try_into()?).odds());
    let target_numbers = Curves::new().with("3D", &totals("3D")?).with("5D", &totals("5D")?).with("7D", &totals("7D")?);

    Ok([
        ("strike", on_the_table.trace.svg("A strike, from the dice on the table")),
        ("strike-odds", strike.odds().svg("The same strike, exactly")),
        ("target-numbers", target_numbers.svg("The chance to reach a target number")),
    ])
}
