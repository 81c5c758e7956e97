//! Advancement: getting better by character points.

use alloc::collections::BTreeSet;

use dice_core::{DiceCode, OutOfRange};

use crate::Error;
use crate::attributes::{Attribute, shifted};
use crate::sheet::Sheet;
use crate::skills::Skill;
use crate::training::{Course, Settlement, most_by_training};

dice_core::bounded! {
    /// Character points: 0 to 1,000,000 (`mini6.advancement`, source: *Experience*).
    pub struct CharacterPoints(u32) "mini6.advancement: character points": 0..=1_000_000, default 0;
}

/// The most that a skill can ever be: its attribute, as it is now, and 10D.
pub fn most_ever(sheet: &Sheet, skill: Skill) -> DiceCode {
    shifted(sheet.attribute(skill.attribute()), 30)
}

/// What a pip of a skill costs: its whole dice.
pub const fn skill_cost(total: DiceCode) -> u32 {
    total.dice() as u32
}

/// What a pip of an attribute costs: ten times its whole dice.
pub const fn attribute_cost(attribute: DiceCode) -> u32 {
    10 * attribute.dice() as u32
}

/// A character in play, who gets better (`mini6.advancement`, source: *Spending Character Points*; `mini6.training`).
///
/// What it refuses leaves the character as it was.
///
/// ```
/// use mini6_thule::{Advancement, Attribute, Sheet, Skill};
/// let sheet = Sheet::new("3D".parse()?, "3D".parse()?, "3D+1".parse()?, "3D".parse()?)
///     .with_skill(Skill::LoreHistory, "5D".parse()?);
/// let mut play = Advancement::new(sheet);
/// play.award(35)?;
/// assert_eq!(play.raise_attribute(Attribute::Wit)?.to_string(), "3D+2"); // 30 points
/// assert_eq!(play.raise_skill(Skill::LoreHistory)?.to_string(), "5D+2"); // a pip with Wit, and one for 5 points
/// assert_eq!(
///     play.raise_skill(Skill::LoreHistory).unwrap_err().to_string(),
///     "mini6.advancement: lore-history was raised in this session already: once a session is allowed"
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Advancement {
    sheet: Sheet,
    #[cfg_attr(feature = "serde", serde(default))]
    raised: BTreeSet<Skill>,
}

impl Advancement {
    /// A character at the start of a session. The rules of creation no longer apply to it.
    pub fn new(sheet: Sheet) -> Self {
        Advancement { sheet: Sheet { starting: false, ..sheet }, raised: BTreeSet::new() }
    }

    /// The character as it is now.
    pub const fn sheet(&self) -> &Sheet {
        &self.sheet
    }

    /// The character as it is now, to keep.
    pub fn into_sheet(self) -> Sheet {
        self.sheet
    }

    /// Begins the next session: every skill can be raised once more.
    pub fn start_session(&mut self) {
        self.raised.clear();
    }

    /// Adds character points: see [`Role::points_a_session`](crate::Role::points_a_session) for how many are usual.
    ///
    /// # Errors
    /// If there would be more than [`CharacterPoints::MAX`].
    pub fn award(&mut self, points: u32) -> Result<(), OutOfRange> {
        let points = i64::from(self.sheet.character_points) + i64::from(points);
        self.sheet.character_points = CharacterPoints::new(points)?;
        Ok(())
    }

    /// Raises a skill by a pip, for as many points as it has dice. Returns its new total.
    ///
    /// # Errors
    /// If it was raised in this session, if it is at its limit, or if there are too few points.
    pub fn raise_skill(&mut self, skill: Skill) -> Result<DiceCode, Error> {
        let total = self.sheet.skill(skill);
        if self.raised.contains(&skill) {
            return Err(Error::SkillRaised { skill });
        }
        let raised = shifted(total, 1);
        let most = most_ever(&self.sheet, skill);
        if raised > most || raised == total {
            return Err(Error::SkillAtLimit { skill, total, most });
        }
        self.spend(skill_cost(total))?;
        self.sheet.skills.set(skill, raised);
        self.raised.insert(skill);
        Ok(raised)
    }

    /// Raises an attribute by a pip, for ten times as many points as it has dice, and all its skills with it. Returns the
    /// attribute as it is then.
    ///
    /// # Errors
    /// If it is at its limit, or if there are too few points.
    pub fn raise_attribute(&mut self, attribute: Attribute) -> Result<DiceCode, Error> {
        let given = self.sheet.attribute(attribute);
        let raised = shifted(given, 1);
        let most = self.sheet.race().most_ever(attribute);
        if raised > most {
            return Err(Error::AttributeAtLimit { attribute, given, most });
        }
        self.spend(attribute_cost(given))?;
        *self.sheet.attribute_mut(attribute) = raised;
        self.sheet.skills.raise_all_of(attribute);
        Ok(raised)
    }

    /// Has a skill trained by a pip, for gold and time: what the course took.
    ///
    /// # Errors
    /// If nobody there can teach so much, if the skill is at the limit of training, or if the purse is too small.
    pub fn train(&mut self, skill: Skill, settlement: Settlement) -> Result<Course, Error> {
        let total = self.sheet.skill(skill);
        let trained = shifted(total, 1);
        let most = most_by_training(self.sheet.attribute(skill.attribute()));
        if trained > most {
            return Err(Error::TrainingAtLimit { skill, total, most });
        }
        let course = Course::at_dice(total.dice()).filter(|_| trained.dice() <= settlement.most_dice());
        let Some(course) = course else {
            return Err(Error::NotTaught { skill, trained, settlement, most: settlement.most_dice() });
        };
        self.sheet.money.pay(course.price)?;
        self.sheet.skills.set(skill, trained);
        Ok(course)
    }

    fn spend(&mut self, cost: u32) -> Result<(), Error> {
        let left = self.sheet.character_points;
        let after = CharacterPoints::new(i64::from(left) - i64::from(cost));
        self.sheet.character_points = after.map_err(|_| Error::TooFewCharacterPoints { cost, left })?;
        Ok(())
    }
}
