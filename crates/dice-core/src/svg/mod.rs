//! Odds and traces as pictures: SVG, by whole numbers alone, so that the same picture is the same text everywhere.
//!
//! A picture is light by itself, in a viewer that knows no style sheets too, and dark where the reader prefers that. It
//! brings its own background, so that it can be read on a page of either kind.

mod bars;
mod curves;
mod story;

pub use curves::Curves;

use alloc::format;
use alloc::string::String;
use core::fmt::{self, Write};

use num_traits::ToPrimitive;

use crate::probability::Probability;
use crate::width::{columns, columns_of};

/// The size of letters, in pixels, and what a letter takes of the width: six tenths, as in nearly every font of one width.
const LETTER: u32 = 13;
const COLUMN: u32 = 8;
const FONT: &str = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace";
const TITLE: u32 = 16;
const TITLE_FONT: &str = "system-ui, sans-serif";
/// What a letter of a title takes, which is wider than most.
const TITLE_COLUMN: u32 = 10;
const MARGIN: u32 = 20;
/// The most columns of a name or a title that are shown; a longer one is cut off and told in full under the pointer.
const LONGEST: usize = 48;

/// What a thing is drawn in: by day, and by night.
#[derive(Clone, Copy)]
struct Ink {
    name: &'static str,
    day: &'static str,
    night: &'static str,
}

const fn ink(name: &'static str, day: &'static str, night: &'static str) -> Ink {
    Ink { name, day, night }
}

const PAPER: Ink = ink("paper", "#ffffff", "#0d1117");
const FRAME: Ink = ink("frame", "#d1d9e0", "#3d444d");
const TEXT: Ink = ink("text", "#1f2328", "#f0f6fc");
const FAINT: Ink = ink("faint", "#59636e", "#9198a1");
const TRACK: Ink = ink("track", "#eff2f5", "#1c2128");
const BAR: Ink = ink("bar", "#0969da", "#58a6ff");
const WILD: Ink = ink("wild", "#bc4c00", "#f0883e");
/// For curve after curve: told apart by those who don't see red from green, too.
const CURVES: [Ink; 6] = [
    BAR,
    WILD,
    ink("third", "#1a7f64", "#3fb99b"),
    ink("fourth", "#8250df", "#bc8cff"),
    ink("fifth", "#9a6700", "#d8b02f"),
    ink("sixth", "#bf3989", "#f778ba"),
];

/// A picture as it is drawn: what is drawn later lies above.
struct Canvas {
    body: String,
}

impl Canvas {
    fn new() -> Self {
        Canvas { body: String::new() }
    }

    fn draw(&mut self, element: fmt::Arguments<'_>) {
        // a text never refuses more text
        let _ = writeln!(self.body, "{element}");
    }

    /// A line of letters of one width, from `x` on unless its style says otherwise.
    fn text(&mut self, x: u32, y: u32, Ink { name, day, .. }: Ink, style: &str, text: &str) {
        let text = shown(text);
        self.draw(format_args!("<text x=\"{x}\" y=\"{y}\" class=\"dice-{name}\" fill=\"{day}\"{style}>{text}</text>"));
    }

    fn block(&mut self, (x, y): (u32, u32), (width, height): (u32, u32), round: u32, Ink { name, day, .. }: Ink) {
        let size = format!("width=\"{width}\" height=\"{height}\" rx=\"{round}\"");
        self.draw(format_args!("<rect x=\"{x}\" y=\"{y}\" {size} class=\"dice-{name}\" fill=\"{day}\"/>"));
    }

    fn dot(&mut self, (x, y): (u32, u32), radius: &str, Ink { name, day, .. }: Ink) {
        self.draw(format_args!("<circle cx=\"{x}\" cy=\"{y}\" r=\"{radius}\" class=\"dice-{name}\" fill=\"{day}\"/>"));
    }

    fn line(&mut self, path: &str, width: u32, Ink { name, day, .. }: Ink, style: &str) {
        self.draw(format_args!(
            "<path d=\"{path}\" class=\"dice-{name}-line\" stroke=\"{day}\" stroke-width=\"{width}\" fill=\"none\"{style}/>"
        ));
    }

    /// The whole picture, with its title above what was drawn; that begins at [`top`].
    fn picture(self, title: &str, (width, height): (u32, u32)) -> String {
        let width = width.max(2 * MARGIN + TITLE_COLUMN * self::width(title));
        let night: String = [PAPER, TEXT, FAINT, TRACK, FRAME].iter().chain(&CURVES).map(by_night).collect();
        let mut all = Canvas::new();
        all.draw(format_args!(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" \
             role=\"img\" font-family=\"{FONT}\" font-size=\"{LETTER}\">"
        ));
        all.draw(format_args!("<title>{}</title>", escaped(if title.is_empty() { "dice" } else { title })));
        all.draw(format_args!("<style>@media (prefers-color-scheme: dark) {{{night} }}</style>"));
        all.draw(format_args!(
            "<rect x=\"0.5\" y=\"0.5\" width=\"{}\" height=\"{}\" rx=\"8\" class=\"dice-paper dice-frame-line\" \
             fill=\"{}\" stroke=\"{}\"/>",
            width - 1,
            height - 1,
            PAPER.day,
            FRAME.day,
        ));
        if !title.is_empty() {
            let style = format!(" font-family=\"{TITLE_FONT}\" font-size=\"{TITLE}\" font-weight=\"600\"");
            all.text(MARGIN, MARGIN + TITLE - 2, TEXT, &style, title);
        }
        all.body.push_str(&self.body);
        all.draw(format_args!("</svg>"));
        all.body
    }
}

/// A line of letters, a die or a bar in the middle of a row: where its letters stand.
fn base(y: u32, row: u32) -> u32 {
    y + row / 2 + LETTER / 3
}

/// Where the picture below its title begins.
fn top(title: &str) -> u32 {
    if title.is_empty() { MARGIN } else { MARGIN + TITLE + 16 }
}

/// The columns of a text as it is shown.
fn width(text: &str) -> u32 {
    columns(text).min(LONGEST) as u32
}

/// What the style sheet says of an ink: filled, or drawn as a line.
fn by_night(Ink { name, night, .. }: &Ink) -> String {
    format!(" .dice-{name} {{ fill: {night} }} .dice-{name}-line {{ stroke: {night} }}")
}

/// A text, cut off if it is too long, and then in full as what a pointer on it tells.
fn shown(text: &str) -> String {
    if columns(text) <= LONGEST {
        return escaped(text);
    }
    let mut used = 1;
    let fits = |letter: &char| {
        used += columns_of(*letter);
        used <= LONGEST
    };
    let start: String = text.chars().take_while(fits).collect();
    format!("<title>{}</title>{}…", escaped(text), escaped(start.trim_end()))
}

/// As text in XML. What XML can't hold is left out.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\t' | '\n' | '\r' => safe.push(' '),
            '\0'..' ' | '\u{7f}'..'\u{a0}' | '\u{fffe}' | '\u{ffff}' => {}
            _ => safe.push(letter),
        }
    }
    safe
}

/// How much of `whole` a chance is beside the greatest one, rounded to the nearest.
fn share(chance: &Probability, of: &Probability, whole: u32) -> u32 {
    let part = chance.numerator() * of.denominator() * 2_u32;
    let all = of.numerator() * chance.denominator();
    ((part * whole + &all) / (all * 2_u32)).to_u32().unwrap_or(whole)
}

/// A chance in per cent; one that isn't nought or all is never told as such.
fn per_cent(chance: &Probability) -> String {
    let per_mille = chance.per_mille();
    if per_mille == 0 && *chance != Probability::impossible() {
        return "<0.1 %".into();
    }
    if per_mille == 1_000 && *chance != Probability::certain() {
        return ">99.9 %".into();
    }
    format!("{}.{} %", per_mille / 10, per_mille % 10)
}
