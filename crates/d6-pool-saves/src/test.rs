//! Tests: roll, keep one die, and 4 to 6 succeeds.

use dice_core::{D6, Dice, Resolve, vocabulary};

use crate::numbers::Modifier;
use crate::rules;

vocabulary! {
    /// How a test comes out (`pool.test`; source: Tests).
    pub enum Verdict, "pool.test: verdict" {
        /// The kept die shows 1, 2 or 3.
        Failure = "failure",
        /// The kept die shows 4, 5 or 6.
        Success = "success",
    }
}

impl Verdict {
    /// What a kept die says.
    pub const fn of(face: dice_core::Face) -> Self {
        if face >= 4 { Verdict::Success } else { Verdict::Failure }
    }

    /// Whether it is a success.
    pub const fn is_success(self) -> bool {
        matches!(self, Verdict::Success)
    }
}

vocabulary! {
    /// Which die of a test counts (`pool.test`; source: Tests).
    pub enum Keep, "pool.test: kept die" {
        /// The lowest, when minuses have eaten up all dice.
        Lowest = "lowest",
        /// The highest, as long as there is a die.
        Highest = "highest",
    }
}

/// The dice of a test: one, one more for each bonus or reroll, one less for each minus (`pool.test`; source: Tests).
///
/// As long as one or more are left they are rolled, and the highest counts. At 0 and below a die is *added* for each
/// that is lacking, and the lowest of them counts: 0 is the lower of two dice, −1 the lowest of three. So each minus
/// halves the chance, however many there are.
///
/// ```
/// use d6_pool_saves::{Keep, TestDice};
/// let strong = TestDice::with_modifier(1);
/// assert_eq!((strong.rolled(), strong.keep()), (2, Keep::Highest));
/// let agile_at_minus_two = TestDice::with_modifier(1 - 2);
/// assert_eq!((agile_at_minus_two.rolled(), agile_at_minus_two.keep()), (2, Keep::Lowest));
/// assert_eq!(agile_at_minus_two.to_string(), "lowest of 2d6");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TestDice(i16);

impl TestDice {
    /// The largest count, either way: more than any numbers of this crate add up to.
    const MOST: i32 = 10_000;

    /// One die and so many more, or fewer. Beyond ±10,000, which no test of this crate comes near, it stays there.
    pub const fn with_modifier(modifier: i32) -> Self {
        let count = modifier.saturating_add(1);
        TestDice(if count > Self::MOST {
            Self::MOST as i16
        } else if count < -Self::MOST {
            -Self::MOST as i16
        } else {
            count as i16
        })
    }

    /// Bonuses less minuses, and one: 1 or more is a number of dice, 0 and below calls for the lowest of more.
    pub const fn count(self) -> i32 {
        self.0 as i32
    }

    /// How many dice are rolled: 1 or more.
    pub const fn rolled(self) -> u16 {
        if self.0 >= 1 { self.0 as u16 } else { (2 - self.0) as u16 }
    }

    /// Which of them counts.
    pub const fn keep(self) -> Keep {
        if self.0 >= 1 { Keep::Highest } else { Keep::Lowest }
    }

    /// As many dice, but one at least.
    #[must_use]
    pub(crate) const fn at_least_one(self) -> Self {
        if self.0 < 1 { TestDice(1) } else { self }
    }

    /// Rolls them all and reads the one that counts.
    pub fn roll<D: Dice>(self, dice: &mut D) -> Verdict {
        dice.part(rules::TEST, |dice| {
            Verdict::of(match self.keep() {
                Keep::Highest => dice.highest(self.rolled(), D6),
                Keep::Lowest => dice.lowest(self.rolled(), D6),
            })
        })
    }
}

impl core::fmt::Display for TestDice {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match (self.rolled(), self.keep()) {
            (1, _) => f.write_str("1d6"),
            (rolled, keep) => write!(f, "{keep} of {rolled}d6"),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for TestDice {
    /// `{"rolled": 2, "keep": "lowest"}`.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeStruct;
        let mut fields = serializer.serialize_struct("TestDice", 2)?;
        fields.serialize_field("rolled", &self.rolled())?;
        fields.serialize_field("keep", &self.keep())?;
        fields.end()
    }
}

/// One die that has to show 4 or more, where the rules want no more of a test than that.
pub(crate) fn four_or_more<D: Dice>(dice: &mut D) -> bool {
    Verdict::of(dice.die(D6)).is_success()
}

/// A test of anything: strength, agility, luck (`pool.test`; source: Tests).
///
/// The chance of success with *n* = 1 + modifier is 1 − 2⁻ⁿ as long as *n* is 1 or more, and 2⁻⁽²⁻ⁿ⁾ below.
///
/// ```
/// use d6_pool_saves::{Modifier, Test, Verdict};
/// use dice_core::Resolve;
/// let strong = Test { modifier: Modifier::new(1)? };
/// assert_eq!(strong.odds().chance(&Verdict::Success).to_string(), "3/4 (75.0 %)");
/// let agile_at_minus_two = Test { modifier: Modifier::new(1 - 2)? };
/// assert_eq!(agile_at_minus_two.replay(&[5, 3]).unwrap().outcome, Verdict::Failure);
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Test {
    /// Bonuses and rerolls, less minuses.
    pub modifier: Modifier,
}

impl Test {
    /// Its dice.
    pub fn dice(&self) -> TestDice {
        TestDice::with_modifier(self.modifier.get().into())
    }
}

impl Resolve for Test {
    type Outcome = Verdict;

    fn resolve<D: Dice>(&self, dice: &mut D) -> Verdict {
        self.dice().roll(dice)
    }
}

dice_core::json_schema!(TestDice, "How many dice are rolled, and which is kept.", |generator| {
    "type": "object",
    "properties": {
        "rolled": { "type": "integer", "minimum": 1, "maximum": u16::MAX },
        "keep": generator.subschema_for::<Keep>(),
    },
    "required": ["rolled", "keep"],
    "additionalProperties": false,
});
