//! Odds as a text bar chart.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::dice::Outcome;
use crate::odds::Odds;

/// How wide the longest bar is, in characters.
const WIDTH: u32 = 40;
const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

impl<T: Outcome + fmt::Display> fmt::Display for Odds<T> {
    /// A line for each outcome: the outcome, its per cent, and a bar, the likeliest the longest.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<(String, u32, f64)> =
            self.iter().map(|(outcome, chance)| (outcome.to_string(), chance.per_mille(), chance.to_f64())).collect();
        let name_width = rows.iter().map(|(name, ..)| name.chars().count()).max().unwrap_or(0);
        let most = rows.iter().map(|(.., chance)| *chance).fold(0.0, f64::max);
        for (name, per_mille, chance) in rows {
            let eighths = (chance / most * f64::from(WIDTH * 8)) as u32;
            let per_cent = alloc::format!("{}.{} %", per_mille / 10, per_mille % 10);
            write!(f, "{name:<name_width$}  {per_cent:>7}  ")?;
            for _ in 0..eighths / 8 {
                f.write_str("█")?;
            }
            writeln!(f, "{}", EIGHTHS[(eighths % 8) as usize])?;
        }
        Ok(())
    }
}
