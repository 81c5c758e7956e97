//! Hero points: spent before a roll, or on a wound.

use crate::error::Error;
use crate::numbers::Bonus;
use crate::wound_track::WoundState;

dice_core::bounded! {
    /// Hero points put into one roll or one static defence: 0 to 3 (`mini6.hero.boost`; source: Hero Points).
    pub struct Boost(u8) "mini6.hero.boost: number of hero points on one roll": 0..=3, default 0;

    /// The hero points that a character has: 0 to 1,000 (`mini6.hero.boost`).
    pub struct HeroPoints(u16) "mini6.hero.boost: number of hero points": 0..=1000, default 0;
}

impl Boost {
    /// What each point adds to a roll or to a static defence.
    pub const EACH: i64 = 6;

    /// What the points add together: +6 each, +18 at most.
    pub const fn bonus(self) -> i64 {
        Self::EACH * self.0 as i64
    }

    /// The fewest of these points that turn a margin into a success after the roll, if they can (`mini6.hero.after-roll`).
    #[inline]
    pub(crate) fn needed(self, margin: i64) -> Option<u8> {
        if margin >= 0 {
            return Some(0);
        }
        (1..=self.0).find(|points| margin + Self::EACH * i64::from(*points) >= 0)
    }
}

impl From<Boost> for Bonus {
    fn from(boost: Boost) -> Bonus {
        Bonus::saturating(boost.bonus())
    }
}

/// A character's hero points, and whether this combat's flesh wound is still to be had (`mini6.hero.boost`,
/// `mini6.hero.flesh-wound`; source: Hero Points).
///
/// What it refuses leaves it as it was, so it never falls below 0.
///
/// ```
/// use mini6_thule::{HeroPurse, WoundState};
/// let mut purse = HeroPurse::new();
/// purse.end_session(2)?;
/// assert_eq!(purse.points(), 4);
/// assert_eq!(purse.boost(3)?.bonus(), 18);
/// assert_eq!(
///     purse.boost(2).unwrap_err().to_string(),
///     "mini6.hero.boost: 2 hero points are asked for and 1 is left: at most 1 can be spent"
/// );
/// assert_eq!(purse.flesh_wound(WoundState::DEAD)?.to_string(), "mortally-wounded");
/// assert_eq!(purse.points(), 0);
/// # Ok::<(), mini6_thule::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct HeroPurse {
    points: HeroPoints,
    #[cfg_attr(feature = "serde", serde(default))]
    flesh_wound_taken: bool,
}

impl Default for HeroPurse {
    fn default() -> Self {
        Self::new()
    }
}

impl HeroPurse {
    /// The purse of a new character: one point.
    pub const fn new() -> Self {
        Self::of(match HeroPoints::new(1) {
            Ok(one) => one,
            Err(_) => HeroPoints::MIN,
        })
    }

    /// A purse of so many points.
    pub const fn of(points: HeroPoints) -> Self {
        HeroPurse { points, flesh_wound_taken: false }
    }

    /// How many points there are.
    pub const fn points(&self) -> u16 {
        self.points.get()
    }

    /// Spends points on whatever a hero can do with them.
    ///
    /// # Errors
    /// If there are fewer.
    pub fn spend(&mut self, points: u16) -> Result<(), Error> {
        let Some(left) = self.points().checked_sub(points) else {
            return Err(Error::TooFewHeroPoints { asked: points, left: self.points() });
        };
        self.points = HeroPoints::saturating(left.into());
        Ok(())
    }

    /// Spends points on one roll or one static defence, before the roll.
    ///
    /// # Errors
    /// If it is more than three, or more than there are.
    pub fn boost(&mut self, points: u16) -> Result<Boost, Error> {
        let boost = Boost::new(points.into())?;
        self.spend(points)?;
        Ok(boost)
    }

    /// Spends a point to make a wound one step lighter; a killing blow becomes a mortal wound. Once a combat.
    ///
    /// # Errors
    /// If it was done in this combat already, if there is no point left, or if there is no wound.
    pub fn flesh_wound(&mut self, state: WoundState) -> Result<WoundState, Error> {
        if self.flesh_wound_taken {
            return Err(Error::FleshWoundTaken);
        }
        let lighter = state.lightened()?;
        self.spend(1)?;
        self.flesh_wound_taken = true;
        Ok(lighter)
    }

    /// A new combat: a flesh wound can be had again.
    pub fn begin_combat(&mut self) {
        self.flesh_wound_taken = false;
    }

    /// The end of a session: one point, and what else was earned.
    ///
    /// # Errors
    /// If that is more than a purse holds.
    pub fn end_session(&mut self, earned: u16) -> Result<(), Error> {
        self.points = HeroPoints::new(i64::from(self.points()) + 1 + i64::from(earned))?;
        Ok(())
    }
}
