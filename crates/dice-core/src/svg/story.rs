//! Traces as pictures of dice.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{BAR, COLUMN, Canvas, FAINT, FRAME, Ink, MARGIN, PAPER, TEXT, WILD, base, top, width};
use crate::sides::D6;
use crate::trace::{Entry, Rolled, Trace};

/// From one line to the next, and how far a part is set in.
const ROW: u32 = 26;
const DICE_ROW: u32 = 34;
const STEP: u32 = 22;
/// A die, and from one to the next.
const DIE: u32 = 26;
const NEXT: u32 = DIE + 6;
/// What `d100:` takes.
const SIDES: u32 = 5 * COLUMN + 4;
/// The most dice side by side.
const MOST_ABREAST: usize = 14;
/// Where the pips of each face are, in a square of three by three.
const PIPS: [&[u32]; 6] = [&[4], &[2, 6], &[2, 4, 6], &[0, 2, 6, 8], &[0, 2, 4, 6, 8], &[0, 2, 3, 5, 6, 8]];

impl Trace {
    /// A picture of the roll, as the text of an SVG file: each part of the rule with what it came to, and the dice as they
    /// fell. Wild dice are in a colour of their own, dice that don't count are faint and dashed.
    ///
    /// The same trace and title give the same text on every machine. An empty title is left out.
    ///
    /// ```
    /// use dice_core::{D6, Dice, Recorder, RuleId, SeededRng};
    /// let mut dice = Recorder::new(SeededRng::new(7));
    /// dice.part(RuleId::new("house.leap"), |dice| dice.highest(3, D6) >= 5);
    /// let picture = dice.into_trace().svg("A leap");
    /// assert!(picture.contains(">house.leap<"));
    /// ```
    pub fn svg(&self, title: &str) -> String {
        let mut story = Story { canvas: Canvas::new(), y: top(title), right: 0 };
        story.tell(self, MARGIN);
        let size = (story.right + MARGIN, story.y + MARGIN - 4);
        story.canvas.picture(title, size)
    }
}

struct Story {
    canvas: Canvas,
    /// Where the next line begins, and how far to the right anything was drawn.
    y: u32,
    right: u32,
}

impl Story {
    fn tell(&mut self, trace: &Trace, x: u32) {
        for entries in trace.0.chunk_by(|one, next| die(one).is_some() && sides(one) == sides(next)) {
            match &entries[0] {
                Entry::Die(_) => {
                    let dice: Vec<Rolled> = entries.iter().filter_map(die).collect();
                    self.dice(&dice, x);
                }
                Entry::Note { what, figure } => {
                    let end = self.say(x, FAINT, "", what) + COLUMN;
                    self.say_on(end, TEXT, " font-weight=\"600\"", &figure.to_string());
                }
                Entry::Part { rule, came_to, trace } => {
                    let end = self.say(x, TEXT, " font-weight=\"600\"", rule.as_str()) + 2 * COLUMN;
                    self.say_on(end, BAR, "", came_to);
                    self.inner(trace, x);
                }
                Entry::Round { round, trace } => {
                    self.say_on(x, FAINT, "", &format!("round {round}"));
                    self.inner(trace, x);
                }
            }
        }
    }

    /// What happened within a part, set in beside a line.
    fn inner(&mut self, trace: &Trace, x: u32) {
        let from = self.y;
        self.tell(trace, x + STEP);
        if self.y > from {
            self.canvas.block((x + 4, from), (2, self.y - from - 4), 1, FRAME);
        }
    }

    /// The start of a line; gives its end.
    fn say(&mut self, x: u32, ink: Ink, style: &str, text: &str) -> u32 {
        self.canvas.text(x, base(self.y, ROW), ink, style, text);
        let end = x + COLUMN * width(text);
        self.right = self.right.max(end);
        end
    }

    /// The rest of a line.
    fn say_on(&mut self, x: u32, ink: Ink, style: &str, text: &str) {
        self.say(x, ink, style, text);
        self.y += ROW;
    }

    /// Dice of one kind.
    fn dice(&mut self, dice: &[Rolled], x: u32) {
        for row in dice.chunks(MOST_ABREAST) {
            self.canvas.text(x, base(self.y, DICE_ROW), FAINT, "", &row[0].sides.to_string());
            let mut left = x + SIDES;
            for die in row {
                self.die(*die, left);
                left += NEXT;
            }
            self.right = self.right.max(left);
            self.y += DICE_ROW;
        }
    }

    fn die(&mut self, die: Rolled, x: u32) {
        let y = self.y + (DICE_ROW - DIE) / 2;
        let ink = match (die.kept, die.wild) {
            (false, _) => FAINT,
            (true, true) => WILD,
            (true, false) => TEXT,
        };
        let (opacity, dashes) = if die.kept { ("", "") } else { (" opacity=\"0.6\"", " stroke-dasharray=\"3 3\"") };
        let Ink { name, day, .. } = ink;
        let square = format!("<rect x=\"{x}\" y=\"{y}\" width=\"{DIE}\" height=\"{DIE}\" rx=\"5\"");
        self.canvas.draw(format_args!(
            "<g{opacity}>{square} class=\"dice-paper dice-{name}-line\" fill=\"{}\" stroke=\"{day}\" stroke-width=\"2\"{dashes}/>",
            PAPER.day
        ));
        match PIPS.get((die.face as usize).wrapping_sub(1)) {
            Some(pips) if die.sides == D6 => {
                for place in *pips {
                    self.canvas.dot((x + 6 + 7 * (place % 3), y + 6 + 7 * (place / 3)), "2.5", ink);
                }
            }
            _ => {
                let size = if die.face < 1_000 { 12 } else { 7 };
                let style = format!(" text-anchor=\"middle\" font-size=\"{size}\"");
                self.canvas.text(x + DIE / 2, y + DIE / 2 + size / 3, ink, &style, &die.face.to_string());
            }
        }
        self.canvas.draw(format_args!("</g>"));
    }
}

fn die(entry: &Entry) -> Option<Rolled> {
    if let Entry::Die(rolled) = entry { Some(*rolled) } else { None }
}

fn sides(entry: &Entry) -> Option<u32> {
    die(entry).map(|die| die.sides.get())
}
