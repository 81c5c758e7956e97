//! What an ending means, by a table of one's own (`challenge.table`).

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use dice_core::{Dice, Outcome, Resolve};

use crate::{Challenge, Error, Side};

dice_core::bounded! {
    /// By how many dice side a wins: a place on the scale of results. Negative if side b does, 0 if they are evenly
    /// matched (`challenge.table`).
    ///
    /// ```
    /// use challenge_tests::{Ending, Margin};
    /// assert_eq!(Ending::b(2).margin(), Margin::new(-2)?);
    /// assert_eq!(Ending::b(2).margin().in_words(), "b by 2");
    /// assert_eq!(Margin::EVENLY_MATCHED.in_words(), "evenly matched");
    /// # Ok::<(), challenge_tests::OutOfRange>(())
    /// ```
    pub struct Margin(i16) "margin": -1_007..=1_007, default 0;

    /// By how many rows a weapon or a talent moves a result, up for side a or down for it: −1,000 to 1,000
    /// (`challenge.table`).
    pub struct Shift(i16) "shift": -1_000..=1_000, default 0;
}

impl Margin {
    /// Neither side is ahead.
    pub const EVENLY_MATCHED: Margin = Margin::saturating(0);

    /// Moved by so many rows, at most to the end of the scale.
    #[must_use]
    pub const fn shifted(self, shift: Shift) -> Self {
        Margin::saturating(self.get() as i64 + shift.get() as i64)
    }

    /// Who wins, and by how many dice: the ready-made result.
    pub fn in_words(self) -> String {
        match self.get() {
            0 => String::from("evenly matched"),
            margin @ 1.. => alloc::format!("a by {margin}"),
            margin => alloc::format!("b by {}", -margin),
        }
    }
}

impl From<Margin> for String {
    fn from(margin: Margin) -> String {
        margin.in_words()
    }
}

/// A table of results: a row for evenly matched in the middle, and on either side of it the rows for a win by one
/// die, by two dice and so on. The last row of a side stands for all higher margins too (`challenge.table`, "Challenge
/// Resolution").
///
/// The rule text sends endings to such a table but doesn't print one. By default a row just says who wins, and by how much.
///
/// ```
/// use challenge_tests::{Ending, ResultTable, Shift};
/// let brawl = ResultTable::new(["thrown", "out cold"], "still grappling", ["staggers you", "throws you"]);
/// assert_eq!(*brawl.read(Ending::a(1).margin(), Shift::default()), "thrown");
/// assert_eq!(*brawl.read(Ending::b(7).margin(), Shift::default()), "throws you");
/// // a talent that moves results up by one
/// assert_eq!(*brawl.read(Ending::EvenlyMatched.margin(), Shift::new(1)?), "thrown");
/// # Ok::<(), challenge_tests::OutOfRange>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, rename_all = "kebab-case")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema), schemars(rename = "ResultTable"))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct ResultTable<R> {
    /// What a win of side a comes to, by one die, by two and so on.
    a: Vec<R>,
    /// What it comes to if they are evenly matched.
    evenly_matched: R,
    /// What a win of side b comes to, by one die, by two and so on.
    b: Vec<R>,
}

impl<R> ResultTable<R> {
    /// A table of what a win of side a comes to, by one die, by two and so on; of evenly matched; and of what a win of
    /// side b comes to.
    pub fn new(a: impl IntoIterator<Item = R>, evenly_matched: R, b: impl IntoIterator<Item = R>) -> Self {
        ResultTable { a: a.into_iter().collect(), evenly_matched, b: b.into_iter().collect() }
    }

    /// The result of a margin, moved by so many rows.
    pub fn read(&self, margin: Margin, shift: Shift) -> &R {
        self.row(margin, shift).1
    }

    /// The row that a margin comes to, and its result.
    fn row(&self, margin: Margin, shift: Shift) -> (Margin, &R) {
        let margin = margin.shifted(shift);
        let rows = if margin > Margin::EVENLY_MATCHED { &self.a } else { &self.b };
        let wanted = usize::from(margin.get().unsigned_abs()).min(rows.len());
        match wanted.checked_sub(1).and_then(|place| rows.get(place)) {
            Some(result) => (Margin::saturating(wanted as i64 * i64::from(margin.get().signum())), result),
            None => (Margin::EVENLY_MATCHED, &self.evenly_matched),
        }
    }
}

impl<R: From<Margin>> Default for ResultTable<R> {
    /// The ready-made table: every margin for itself.
    fn default() -> Self {
        let margins =
            |sign: i64| (1..=i64::from(Margin::MAX.get())).map(move |margin| Margin::saturating(sign * margin));
        ResultTable::new(margins(1).map(R::from), R::from(Margin::EVENLY_MATCHED), margins(-1).map(R::from))
    }
}

/// A challenge, and what a table makes of its ending (`challenge.table`).
///
/// ```
/// use challenge_tests::{Consequence, Resolve, ResultTable, Shift, Side};
/// let brawl = Consequence {
///     a: Side::rated(3)?,
///     b: Side::rated(3)?,
///     table: ResultTable::new(["thrown"], "still grappling", ["throws you"]),
///     shift: Shift::default(),
/// };
/// assert_eq!(brawl.odds().map(|row| row.result).chance(&"thrown").fraction(), "41/105");
/// # Ok::<(), challenge_tests::OutOfRange>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, bound(deserialize = "R: serde::Deserialize<'de> + From<Margin>"))
)]
#[cfg_attr(
    feature = "schemars",
    derive(schemars::JsonSchema),
    schemars(
        rename = "Consequence",
        bound = "R: schemars::JsonSchema + serde::Serialize + From<Margin>",
        transform = without_the_ready_made_table
    )
)]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Consequence<R> {
    /// The side that rolls first in each round.
    pub a: Side,
    /// The other side.
    pub b: Side,
    /// What its endings come to; by default who wins, and by how much, in words.
    #[cfg_attr(feature = "serde", serde(default))]
    pub table: ResultTable<R>,
    /// By how many rows the result is moved.
    #[cfg_attr(feature = "serde", serde(default))]
    pub shift: Shift,
}

/// Takes the default of the table out of a schema: two thousand rows that are said in a sentence.
#[cfg(feature = "schemars")]
fn without_the_ready_made_table(schema: &mut schemars::Schema) {
    if let Some(table) = schema.pointer_mut("/properties/table").and_then(|table| table.as_object_mut()) {
        table.remove("default");
    }
}

/// A row of a table: results in the order of the table, whatever they are.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema), schemars(rename = "Row"))]
pub struct Row<R> {
    /// Its place: 0 for evenly matched, up for side a, down for side b.
    pub row: Margin,
    /// What stands there.
    pub result: R,
}

impl<R: Outcome> Consequence<R> {
    /// The challenge whose ending is read off the table.
    pub const fn challenge(&self) -> Challenge {
        Challenge { a: self.a, b: self.b }
    }

    /// Whether the exact odds are within reach: those of the challenge are.
    ///
    /// # Errors
    /// As [`Challenge::odds_in_reach`].
    pub const fn odds_in_reach(&self) -> Result<(), Error> {
        self.challenge().odds_in_reach()
    }

    fn row(&self, margin: Margin) -> Row<R> {
        let (row, result) = self.table.row(margin, self.shift);
        Row { row, result: result.clone() }
    }
}

impl<R: Outcome> Resolve for Consequence<R> {
    type Outcome = Row<R>;
    fn resolve<D: Dice>(&self, dice: &mut D) -> Row<R> {
        self.row(self.challenge().resolve(dice).margin())
    }
}

impl<R: fmt::Display> fmt::Display for Row<R> {
    /// What stands in the row.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.result.fmt(f)
    }
}
