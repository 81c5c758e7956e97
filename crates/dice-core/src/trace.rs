//! How a roll came about: every die, under the part of the rule that it served.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::rule::RuleId;
use crate::sides::{Face, Sides};

/// A record of a roll: a tree of parts and rounds with the dice in them, in the order rolled.
///
/// Its [`Display`](fmt::Display) tells it in lines, indented by part:
///
/// ```
/// use dice_core::{D6, Dice, Pool, Recorder, RuleId, Script};
/// let mut dice = Recorder::new(Script::new(&[2, 6, 4]));
/// dice.part(RuleId::new("house.leap"), |dice| {
///     let total = dice.total(D6, Pool::with_wild_die(2), 10);
///     dice.note("total", total.into());
///     total >= 10
/// });
/// assert_eq!(dice.into_trace().to_string(), "\
/// house.leap: true
///   2d6: 2 + wild 6, 4
///   total 12
/// ");
/// ```
///
/// With the feature `serde` it is a list of entries, each an object with one key: `die`, `note`, `part` or `round`. The
/// form is stable; new keys may come.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Trace(pub Vec<Entry>);

/// One thing that happened in a roll.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[non_exhaustive]
pub enum Entry {
    /// A die fell.
    Die(Rolled),
    /// A figure was said aloud, such as a total.
    Note {
        /// What it is.
        what: &'static str,
        /// The figure.
        figure: i64,
    },
    /// A part of the rule, and what it came to.
    Part {
        /// The rule.
        rule: RuleId,
        /// The outcome of the part.
        came_to: String,
        /// What happened in it.
        trace: Trace,
    },
    /// A round of a process.
    Round {
        /// Which it is, counting from 1.
        round: u32,
        /// What happened in it.
        trace: Trace,
    },
}

/// A die as it fell.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Rolled {
    /// How many sides it has.
    pub sides: Sides,
    /// What it shows.
    pub face: Face,
    /// Whether it is a die that explodes, or one rolled because such a die did.
    pub wild: bool,
    /// Whether it counts: false for a die that failed or that another was kept over.
    pub kept: bool,
}

impl Rolled {
    pub(crate) fn new(sides: Sides, face: Face) -> Self {
        Rolled { sides, face, wild: false, kept: true }
    }
}

impl Trace {
    /// Every die, in the order rolled.
    pub fn dice(&self) -> impl Iterator<Item = Rolled> {
        let mut dice = Vec::new();
        self.collect(&mut dice);
        dice.into_iter()
    }

    fn collect(&self, dice: &mut Vec<Rolled>) {
        for entry in &self.0 {
            match entry {
                Entry::Die(rolled) => dice.push(*rolled),
                Entry::Part { trace, .. } | Entry::Round { trace, .. } => trace.collect(dice),
                Entry::Note { .. } => {}
            }
        }
    }

    /// Every face, in the order rolled: what a replay takes.
    pub fn faces(&self) -> Vec<Face> {
        self.dice().map(|rolled| rolled.face).collect()
    }

    /// Every rule that had a part in it, in order, each as often as it had.
    pub fn rules(&self) -> Vec<RuleId> {
        let mut rules = Vec::new();
        self.collect_rules(&mut rules);
        rules
    }

    fn collect_rules(&self, rules: &mut Vec<RuleId>) {
        for entry in &self.0 {
            if let Entry::Part { rule, .. } = entry {
                rules.push(*rule);
            }
            if let Entry::Part { trace, .. } | Entry::Round { trace, .. } = entry {
                trace.collect_rules(rules);
            }
        }
    }

    fn tell(&self, f: &mut fmt::Formatter<'_>, depth: usize) -> fmt::Result {
        let mut entries = &self.0[..];
        while let Some((entry, rest)) = entries.split_first() {
            write!(f, "{:1$}", "", 2 * depth)?;
            entries = rest;
            match entry {
                Entry::Die(first) => {
                    let same = |entry: &&Entry| matches!(entry, Entry::Die(die) if die.sides == first.sides);
                    let more = rest.iter().take_while(same).count();
                    entries = &rest[more..];
                    tell_dice(f, *first, rest[..more].iter())?;
                }
                Entry::Note { what, figure } => writeln!(f, "{what} {figure}")?,
                Entry::Part { rule, came_to, trace } => {
                    writeln!(f, "{rule}: {came_to}")?;
                    trace.tell(f, depth + 1)?;
                }
                Entry::Round { round, trace } => {
                    writeln!(f, "round {round}")?;
                    trace.tell(f, depth + 1)?;
                }
            }
        }
        Ok(())
    }
}

/// Dice of one kind in a row: plain ones joined by commas, a wild die's chain after a plus, discarded ones in brackets.
fn tell_dice<'a>(f: &mut fmt::Formatter<'_>, first: Rolled, rest: impl Iterator<Item = &'a Entry>) -> fmt::Result {
    let dice: Vec<Rolled> = core::iter::once(first)
        .chain(rest.filter_map(|entry| if let Entry::Die(rolled) = entry { Some(*rolled) } else { None }))
        .collect();
    let exploded = dice.iter().filter(|die| die.wild && die.face == die.sides.get()).count();
    write!(f, "{}{}:", dice.len() - exploded.min(dice.len() - 1), first.sides)?;
    let mut in_chain = false;
    for (i, die) in dice.iter().enumerate() {
        let starts_wild = die.wild && !in_chain;
        f.write_str(match (i, starts_wild) {
            (0, false) => " ",
            (0, true) => " wild ",
            (_, true) => " + wild ",
            (_, false) => ", ",
        })?;
        if die.kept {
            write!(f, "{}", die.face)?;
        } else {
            write!(f, "[{}]", die.face)?;
        }
        in_chain = die.wild && die.face == die.sides.get();
    }
    writeln!(f)
}

impl fmt::Display for Trace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.tell(f, 0)
    }
}
