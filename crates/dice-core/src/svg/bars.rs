//! Odds as bars.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::{BAR, COLUMN, Canvas, FAINT, MARGIN, TEXT, TRACK, base, per_cent, share, top, width};
use crate::chart::one_line;
use crate::dice::Outcome;
use crate::odds::Odds;
use crate::probability::Probability;

/// From one bar to the next, and how much of that it fills.
const ROW: u32 = 24;
const THICK: u32 = 16;
/// The longest bar.
const LONG: u32 = 360;
/// What per cents take, as the widest of them, `>99.9 %`, does.
const PER_CENT: u32 = 7 * COLUMN;
const GAP: u32 = 12;

impl<T: Outcome + fmt::Display> Odds<T> {
    /// A picture of the odds, as the text of an SVG file: a bar for each outcome with its per cent, the likeliest the longest.
    ///
    /// The same odds and title give the same text on every machine. An empty title is left out. Light or dark as the reader
    /// prefers.
    ///
    /// ```
    /// use dice_core::{D6, Dice, Odds};
    /// let picture = Odds::of(|dice| dice.sum(2, D6)).svg("Two dice");
    /// assert!(picture.starts_with("<svg "));
    /// assert!(picture.contains(">16.7 %<"));
    /// ```
    pub fn svg(&self, title: &str) -> String {
        let rows: Vec<(String, Probability)> =
            self.iter().map(|(outcome, chance)| (one_line(outcome), chance)).collect();
        let impossible = Probability::impossible();
        let most = rows.iter().map(|(_, chance)| chance).max().unwrap_or(&impossible);
        let names = rows.iter().map(|(name, _)| width(name)).max().unwrap_or(0) * COLUMN;
        let per_cents = MARGIN + names + GAP + PER_CENT;
        let bars = per_cents + GAP;

        let mut canvas = Canvas::new();
        let mut y = top(title);
        for (name, chance) in &rows {
            let base = base(y, ROW);
            canvas.text(MARGIN, base, TEXT, "", name);
            canvas.text(per_cents, base, FAINT, " text-anchor=\"end\"", &per_cent(chance));
            let at = (bars, y + (ROW - THICK) / 2);
            canvas.block(at, (LONG, THICK), 3, TRACK);
            // what can happen is to be seen
            canvas.block(at, (share(chance, most, LONG).max(1), THICK), 3, BAR);
            y += ROW;
        }
        canvas.picture(title, (bars + LONG + MARGIN, y + MARGIN))
    }
}
