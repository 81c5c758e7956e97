//! What wounds do beyond their hit points: fainting, and the marks of a major wound.

#[cfg(any(feature = "arbitrary", feature = "proptest"))]
use alloc::collections::BTreeSet;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use dice_core::{D100, Dice, Face, Resolve};

use crate::Error;
use crate::characteristic::Score;
use crate::percent::{Verdict, roll_under};
use crate::rules;
use crate::skill::Skill;
use crate::wounds::Total;

dice_core::vocabulary! {
    /// Whether one is still awake.
    pub enum Awareness, "awareness" {
        /// Out cold.
        Unconscious = "unconscious",
        /// Awake.
        Conscious = "conscious",
    }
}

dice_core::bounded! {
    /// Hit points lost, 0 to 1,000.
    pub struct Lost(u16) "hit points lost": 0..=1000, default 0;
}

/// The minor wounds of one day, `brp.minor-sum`: together more than half of the total hit points, they take POW × 4 or
/// less to stay awake; otherwise nothing is rolled.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Awareness, Lost, MinorSum, Score, Total};
/// let scratches = MinorSum { total: Total::new(12)?, lost: Lost::new(7)?, pow: Score::new(11)? };
/// assert_eq!(scratches.odds().chance(&Awareness::Conscious).fraction(), "11/25");
/// assert!(MinorSum { lost: Lost::new(6)?, ..scratches }.replay(&[]).is_ok());
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct MinorSum {
    /// The hit points in all.
    pub total: Total,
    /// What the day's minor wounds have cost together.
    pub lost: Lost,
    /// Power.
    pub pow: Score,
}

impl MinorSum {
    /// Whether there is a roll at all.
    pub const fn is_rolled(&self) -> bool {
        self.lost.get() > self.total.get() / 2
    }
}

impl Resolve for MinorSum {
    type Outcome = Awareness;
    fn resolve<D: Dice>(&self, dice: &mut D) -> Awareness {
        dice.part(rules::MINOR_SUM, |dice| {
            if !self.is_rolled() || roll_under(dice, self.pow.times(4).effective()).is_success() {
                Awareness::Conscious
            } else {
                Awareness::Unconscious
            }
        })
    }
}

dice_core::vocabulary! {
    /// How one stands after a major wound (`brp.major`).
    pub enum Stand, "stand" {
        /// Two hit points or fewer are left: down at once, for about an hour.
        Collapses = "collapses",
        /// Fights on for as many rounds as there are hit points left.
        FightsOn = "fights-on",
    }
}

impl Stand {
    /// With this many hit points left or fewer, a major wound brings its bearer down at once.
    pub const COLLAPSE_AT: i32 = 2;

    /// How one with so many hit points left stands after a major wound.
    pub const fn after_major(left: i32) -> Stand {
        if left <= Self::COLLAPSE_AT { Stand::Collapses } else { Stand::FightsOn }
    }
}

dice_core::vocabulary! {
    /// What a major wound leaves behind (`brp.major`).
    pub enum Mark, "mark" {
        /// Damage that stays.
        Lasting = "lasting",
        /// It heals cleanly.
        Clean = "clean",
    }
}

/// A table of injuries, which the source leaves to the table: what D100 comes to.
///
/// In data a list of rows, `[{"up_to": 40, "injury": "a limp"}, {"up_to": 100, "injury": "a stiff hand"}]`.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "Vec<Injury>", into = "Vec<Injury>")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct InjuryTable(Vec<Injury>);

/// A row of an [`InjuryTable`].
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Injury {
    /// The highest face that it is for.
    pub up_to: u32,
    /// Where and what it is.
    pub injury: String,
}

impl InjuryTable {
    /// A table of these rows.
    ///
    /// # Errors
    /// [`Error::InjuryTable`] unless they ascend, from 1 at least, and the last is for faces up to 100.
    pub fn new(rows: Vec<Injury>) -> Result<Self, Error> {
        let mut before = 0;
        for (i, row) in rows.iter().enumerate() {
            if row.up_to <= before || row.up_to > 100 {
                return Err(Error::InjuryTable { row: i + 1, up_to: row.up_to });
            }
            before = row.up_to;
        }
        if before != 100 {
            return Err(Error::InjuryTable { row: rows.len(), up_to: before });
        }
        Ok(InjuryTable(rows))
    }

    /// The injury for a face.
    pub fn at(&self, face: Face) -> Option<&str> {
        self.0.iter().find(|row| face <= row.up_to).map(|row| row.injury.as_str())
    }
}

impl TryFrom<Vec<Injury>> for InjuryTable {
    type Error = Error;
    fn try_from(rows: Vec<Injury>) -> Result<Self, Error> {
        InjuryTable::new(rows)
    }
}

impl From<InjuryTable> for Vec<Injury> {
    fn from(table: InjuryTable) -> Self {
        table.0
    }
}

/// What a major wound leaves behind, `brp.major`: a Luck roll, then a roll on the table of injuries if there is one.
///
/// A Luck roll that succeeds means that the wound heals cleanly; what and where it is comes from the table either way.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{MajorWound, Mark, Scar, Score};
/// let wound = MajorWound { luck: Score::new(12)?.times(5), table: None };
/// assert_eq!(wound.replay(&[61]).unwrap().outcome, Scar { mark: Mark::Lasting, injury: None });
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct MajorWound {
    /// Luck in per cent: POW × 5, or what the table agrees on.
    pub luck: Skill,
    /// The table of injuries.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub table: Option<InjuryTable>,
}

/// What is left of a major wound.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Scar {
    /// Whether it stays.
    pub mark: Mark,
    /// Where and what it is, if there is a table that says so.
    #[cfg_attr(feature = "serde", serde(default))]
    pub injury: Option<String>,
}

impl fmt::Display for Scar {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.injury {
            None => self.mark.fmt(f),
            Some(injury) => f.pad(&format!("{}: {injury}", self.mark)),
        }
    }
}

/// A Luck roll after a major wound.
pub(crate) fn mark<D: Dice>(dice: &mut D, luck: Skill) -> Mark {
    dice.part(rules::MAJOR, |dice| match roll_under(dice, luck.effective()) {
        Verdict::Success => Mark::Clean,
        Verdict::Failure => Mark::Lasting,
    })
}

impl Resolve for MajorWound {
    type Outcome = Scar;
    fn resolve<D: Dice>(&self, dice: &mut D) -> Scar {
        let mark = mark(dice, self.luck);
        let injury = self.table.as_ref().map(|table| {
            dice.part(rules::MAJOR, |dice| table.at(dice.die(D100)).map(String::from).unwrap_or_default())
        });
        Scar { mark, injury }
    }
}

// rows that ascend to 100
dice_core::made_of!(InjuryTable: (BTreeSet<u8>, String), |(ends, injury)| {
    let ends = ends.into_iter().map(|end| u32::from(end % 99) + 1).collect::<BTreeSet<u32>>();
    let row = |up_to| Injury { up_to, injury: injury.clone() };
    InjuryTable(ends.into_iter().chain([100]).map(row).collect())
});
