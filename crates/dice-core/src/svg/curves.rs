//! At-least tables as curves.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{COLUMN, CURVES, Canvas, FAINT, FRAME, Ink, LETTER, MARGIN, TEXT, share, top, width};
use crate::dice::Outcome;
use crate::odds::Odds;
use crate::probability::Probability;

/// The field that the curves are drawn in.
const WIDE: u32 = 480;
const HIGH: u32 = 240;
/// Room for `100 %` to its left.
const LEFT: u32 = MARGIN + 5 * COLUMN + 8;
const LEGEND_ROW: u32 = 20;
/// The most numbers under the field; fewer if they are long.
const MOST_TICKS: u32 = 12;
/// Dots mark the points of a curve while they are so few.
const MOST_DOTS: usize = 40;
/// What tells curves apart when the colours begin again.
const DASHES: [&str; 3] = ["", " stroke-dasharray=\"6 4\"", " stroke-dasharray=\"2 3\""];

/// Curves of what it takes to reach a number, one beside the other: along the numbers, the chance of each or a higher one.
///
/// ```
/// use dice_core::{Curves, D6, Dice, Odds};
/// let plain = Odds::of(|dice| dice.sum(2, D6));
/// let best = Odds::of(|dice| 2 * dice.highest(2, D6));
/// let picture = Curves::new().with("2d6", &plain).with("twice the highest", &best).svg("At least");
/// assert!(picture.contains(">twice the highest<"));
/// ```
///
/// The first eighteen are told apart by colour and dashes.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Curves(Vec<Curve>);

#[derive(Debug, Clone, PartialEq, Eq)]
struct Curve {
    name: String,
    /// Each outcome with the chance of it or a higher one, ascending.
    points: Vec<(i64, Probability)>,
}

impl Curves {
    /// None yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// One more. A curve without a name has no line in the legend.
    #[must_use]
    pub fn with<T: Outcome + Copy + Into<i64>>(mut self, name: &str, odds: &Odds<T>) -> Self {
        let points = odds.at_least_table().map(|(outcome, chance)| ((*outcome).into(), chance)).collect();
        self.0.push(Curve { name: name.to_string(), points });
        self
    }

    /// The picture, as the text of an SVG file. The same curves and title give the same text on every machine.
    pub fn svg(&self, title: &str) -> String {
        let mut canvas = Canvas::new();
        let field = Field::around(self.0.iter().flat_map(|curve| &curve.points), top(title) + 8);
        field.draw(&mut canvas);
        for (place, curve) in self.0.iter().enumerate() {
            field.draw_curve(&mut canvas, curve, place);
        }
        let mut y = field.top + HIGH + 44;
        for (place, curve) in self.0.iter().enumerate().filter(|(_, curve)| !curve.name.is_empty()) {
            let (ink, dashes) = looks(place);
            canvas.line(&format!("M{LEFT} {}h28", y - LETTER / 3), 3, ink, dashes);
            canvas.text(LEFT + 40, y, TEXT, "", &curve.name);
            y += LEGEND_ROW;
        }
        // the field is wider than the longest name that is shown; the last number may reach beyond it
        canvas.picture(title, (LEFT + WIDE + MARGIN.max(field.half_a_number()), y - LETTER + MARGIN / 2))
    }
}

fn looks(place: usize) -> (Ink, &'static str) {
    (CURVES[place % CURVES.len()], DASHES[place / CURVES.len() % DASHES.len()])
}

/// Where numbers and chances lie in the picture.
struct Field {
    low: i128,
    high: i128,
    top: u32,
    impossible: Probability,
}

impl Field {
    fn around<'a>(points: impl Iterator<Item = &'a (i64, Probability)>, top: u32) -> Self {
        let (mut low, mut high) = (i128::MAX, i128::MIN);
        for (outcome, _) in points {
            low = low.min((*outcome).into());
            high = high.max((*outcome).into());
        }
        if low > high {
            (low, high) = (0, 0);
        }
        Field { low, high: high.max(low + 1), top, impossible: Probability::impossible() }
    }

    fn x(&self, number: i128) -> u32 {
        let span = self.high - self.low;
        LEFT + ((2 * (number - self.low) * i128::from(WIDE) + span) / (2 * span)) as u32
    }

    fn y(&self, chance: &Probability) -> u32 {
        self.top + HIGH - share(chance, &Probability::certain(), HIGH)
    }

    /// The columns of the longest number under the field.
    fn columns(&self) -> u32 {
        width(&minus(self.low)).max(width(&minus(self.high)))
    }

    fn half_a_number(&self) -> u32 {
        COLUMN / 2 * self.columns()
    }

    /// The grid, with its per cents and numbers.
    fn draw(&self, canvas: &mut Canvas) {
        for quarter in 0..=4 {
            let y = self.top + HIGH - quarter * HIGH / 4;
            canvas.line(&format!("M{LEFT} {y}.5h{WIDE}"), 1, FRAME, "");
            let per_cent = format!("{} %", 25 * quarter);
            canvas.text(LEFT - 8, y + LETTER / 3, FAINT, " text-anchor=\"end\"", &per_cent);
        }
        // a blank lies between one number and the next
        let most = MOST_TICKS.min(WIDE / (COLUMN * (self.columns() + 1)));
        let step = step(self.high - self.low, most.into());
        let mut number = self.low + (step - self.low.rem_euclid(step)) % step;
        while number <= self.high {
            let x = self.x(number);
            canvas.line(&format!("M{x}.5 {}v5", self.top + HIGH), 1, FRAME, "");
            let at = (x.max(self.half_a_number()), self.top + HIGH + 20);
            canvas.text(at.0, at.1, FAINT, " text-anchor=\"middle\"", &minus(number));
            number += step;
        }
    }

    fn draw_curve(&self, canvas: &mut Canvas, curve: &Curve, place: usize) {
        let (ink, dashes) = looks(place);
        let mut places: Vec<(u32, u32)> =
            self.corners(&curve.points).into_iter().map(|(number, chance)| (self.x(number), self.y(chance))).collect();
        // where many lie on one point of the picture, one is enough
        places.dedup();
        let places: Vec<String> = places.iter().map(|(x, y)| format!("{x} {y}")).collect();
        let path = if places.is_empty() { String::new() } else { format!("M{}", places.join("L")) };
        canvas.line(&path, 2, ink, &format!(" stroke-linejoin=\"round\"{dashes}"));
        if curve.points.len() <= MOST_DOTS {
            for (outcome, chance) in &curve.points {
                canvas.dot((self.x((*outcome).into()), self.y(chance)), "3", ink);
            }
        }
    }

    /// Where a curve goes: certain up to its lowest outcome, level over numbers that don't come up, nought past its highest.
    fn corners<'a>(&'a self, points: &'a [(i64, Probability)]) -> Vec<(i128, &'a Probability)> {
        let mut corners = Vec::new();
        let mut next = self.low;
        for (outcome, chance) in points {
            let number = i128::from(*outcome);
            // one and the same where nothing lies between
            corners.push((next, chance));
            corners.push((number, chance));
            next = number + 1;
        }
        if next <= self.high && !points.is_empty() {
            corners.push((next, &self.impossible));
            corners.push((self.high, &self.impossible));
        }
        corners
    }
}

/// From one number under the field to the next: 1, 2 or 5 with noughts.
fn step(span: i128, most: i128) -> i128 {
    let mut tens = 1;
    loop {
        for step in [tens, 2 * tens, 5 * tens] {
            if span / step < most {
                return step;
            }
        }
        tens *= 10;
    }
}

/// A number with a true minus.
fn minus(number: i128) -> String {
    if number < 0 { format!("−{}", -number) } else { number.to_string() }
}
