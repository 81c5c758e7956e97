//! Odds as a text bar chart.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::dice::Outcome;
use crate::odds::Odds;
use crate::width::columns;

/// How wide the longest bar is, in characters.
const WIDTH: u32 = 40;
const EIGHTHS: [&str; 8] = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"];

impl<T: Outcome + fmt::Display> fmt::Display for Odds<T> {
    /// A line for each outcome: the outcome, its per cent, and a bar, the likeliest the longest. The columns line up in
    /// a terminal, whatever script the outcomes are written in.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<(String, u32, f64)> =
            self.iter().map(|(outcome, chance)| (one_line(outcome), chance.per_mille(), chance.to_f64())).collect();
        let name_width = rows.iter().map(|(name, ..)| columns(name)).max().unwrap_or(0);
        let most = rows.iter().map(|(.., chance)| *chance).fold(0.0, f64::max);
        for (name, per_mille, chance) in rows {
            let eighths = (chance / most * f64::from(WIDTH * 8)) as u32;
            let per_cent = alloc::format!("{}.{} %", per_mille / 10, per_mille % 10);
            write!(f, "{name}{:1$}  {per_cent:>7}  ", "", name_width - columns(&name))?;
            for _ in 0..eighths / 8 {
                f.write_str("█")?;
            }
            writeln!(f, "{}", EIGHTHS[(eighths % 8) as usize])?;
        }
        Ok(())
    }
}

/// What an outcome is called, on one line: a tab or the end of a line in it is a blank.
pub(crate) fn one_line(outcome: &impl fmt::Display) -> String {
    let mut name = outcome.to_string();
    if name.contains(char::is_control) {
        name = name.chars().map(|letter| if letter.is_control() { ' ' } else { letter }).collect();
    }
    name
}
