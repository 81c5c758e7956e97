//! Journeys over several terrains, in exact days, and what haste costs on the way.

use alloc::collections::BTreeSet;
use alloc::vec::Vec;
use core::fmt;

use dice_core::{D100, Dice, Resolve};

use crate::Error;
use crate::characteristic::Score;
use crate::movement::{Footing, Hindrance, Pace};
use crate::rules;

dice_core::bounded! {
    /// A distance in miles, 0 to 1,000,000.
    pub struct Miles(u32) "distance in miles": 0..=1_000_000;

    /// A number of days, 0 to 1,000.
    pub struct Days(u16) "number of days": 0..=1000;
}

/// One leg of a journey: so far over such ground (`brp.terrain`).
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Leg {
    /// How far, on the map.
    pub miles: Miles,
    /// What slows it, each once: penalties stack by multiplying what is left, so their order doesn't matter.
    #[cfg_attr(feature = "serde", serde(default))]
    pub hindrances: BTreeSet<Hindrance>,
    /// What one goes on.
    #[cfg_attr(feature = "serde", serde(default))]
    pub footing: Footing,
    /// Major rivers without a bridge: each costs a day.
    #[cfg_attr(feature = "serde", serde(default))]
    pub rivers: u8,
}

impl Leg {
    /// What is left of the rate on this leg, as a fraction.
    pub fn left(&self) -> (u32, u32) {
        self.hindrances.iter().fold((1, 1), |(part, of), hindrance| {
            let (kept, out_of) = hindrance.left(self.footing);
            (part * kept, of * out_of)
        })
    }

    /// The days on the move at a pace, rivers apart.
    fn moving(&self, pace: Pace) -> JourneyDays {
        let (part, of) = self.left();
        JourneyDays::new(u128::from(self.miles.get()) * u128::from(of), u128::from(pace.miles()) * u128::from(part))
    }
}

/// A journey leg by leg at one pace, `brp.terrain` and `brp.march`.
///
/// ```
/// use percentile_brp::movement::{Footing, Hindrance, Journey, Leg, Miles, Pace};
/// let leg = |miles, hindrances: &[Hindrance], rivers| Leg {
///     miles: Miles::saturating(miles),
///     hindrances: hindrances.iter().copied().collect(),
///     footing: Footing::Plain,
///     rivers,
/// };
/// let legs = vec![leg(50, &[], 0), leg(20, &[Hindrance::Forest, Hindrance::HeavyStorm], 1)];
/// let journey = Journey::new(Pace::Walk, legs)?;
/// assert_eq!(journey.days().to_string(), "6 1/2"); // 2 1/2, then 20 miles at 20 × 2/3 × 1/2, then the river
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, try_from = "JourneyFields")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Journey {
    pace: Pace,
    legs: Vec<Leg>,
}

#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename = "Journey", deny_unknown_fields)]
struct JourneyFields {
    /// How fast.
    pace: Pace,
    /// The legs of the way.
    legs: Vec<Leg>,
}

#[cfg(feature = "serde")]
impl TryFrom<JourneyFields> for Journey {
    type Error = Error;
    fn try_from(fields: JourneyFields) -> Result<Self, Error> {
        Journey::new(fields.pace, fields.legs)
    }
}

impl Journey {
    /// The most legs of a journey.
    pub const MOST_LEGS: usize = 1_000;

    /// A journey at a pace.
    ///
    /// # Errors
    /// [`Error::TooMany`] if it has more than 1,000 legs.
    pub fn new(pace: Pace, legs: Vec<Leg>) -> Result<Self, Error> {
        if legs.len() > Self::MOST_LEGS {
            let rule = rules::TERRAIN.as_str();
            return Err(Error::TooMany { what: "legs of a journey", given: legs.len(), limit: Self::MOST_LEGS, rule });
        }
        Ok(Journey { pace, legs })
    }

    /// The days on the move, exactly; crossing rivers is not in them.
    pub fn days_moving(&self) -> JourneyDays {
        self.legs.iter().fold(JourneyDays::default(), |days, leg| days.plus(leg.moving(self.pace)))
    }

    /// The days of the whole journey, exactly.
    pub fn days(&self) -> JourneyDays {
        let rivers = self.legs.iter().map(|leg| u128::from(leg.rivers)).sum();
        self.days_moving().plus(JourneyDays::new(rivers, 1))
    }

    /// The rolls that it asks of one with this CON: one for each day begun on the move, if the march is forced, and
    /// none otherwise.
    ///
    /// # Errors
    /// [`Error::OutOfRange`] if it takes more than 1,000 days.
    pub fn forced_march(&self, con: Score) -> Result<ForcedMarch, Error> {
        let days = match self.pace {
            Pace::ForcedMarch => self.days_moving().begun(),
            _ => 0,
        };
        Ok(ForcedMarch { con, days: Days::new(i64::try_from(days).unwrap_or(i64::MAX))? })
    }
}

/// A number of days as an exact fraction in lowest terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct JourneyDays {
    numerator: u128,
    denominator: u128,
}

impl Default for JourneyDays {
    /// No time at all.
    fn default() -> Self {
        JourneyDays { numerator: 0, denominator: 1 }
    }
}

impl JourneyDays {
    // Numbers stay small: a leg's denominator divides 60 · 32, its numerator is under 10⁶ · 2,025, legs are 1,000.
    fn new(numerator: u128, denominator: u128) -> Self {
        let shared = gcd(numerator, denominator).max(1);
        JourneyDays { numerator: numerator / shared, denominator: denominator / shared }
    }

    fn plus(self, other: Self) -> Self {
        JourneyDays::new(
            self.numerator * other.denominator + other.numerator * self.denominator,
            self.denominator * other.denominator,
        )
    }

    /// The top of the fraction.
    pub const fn numerator(self) -> u128 {
        self.numerator
    }

    /// The bottom of the fraction; never 0.
    pub const fn denominator(self) -> u128 {
        self.denominator
    }

    /// Days begun: the number rounded up.
    pub const fn begun(self) -> u128 {
        self.numerator.div_ceil(self.denominator)
    }
}

const fn gcd(mut a: u128, mut b: u128) -> u128 {
    while b > 0 {
        (a, b) = (b, a % b);
    }
    a
}

impl fmt::Display for JourneyDays {
    /// Whole days and the rest as a fraction: `6 1/2`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, rest) = (self.numerator / self.denominator, self.numerator % self.denominator);
        match (whole, rest) {
            (whole, 0) => write!(f, "{whole}"),
            (0, rest) => write!(f, "{rest}/{}", self.denominator),
            (whole, rest) => write!(f, "{whole} {rest}/{}", self.denominator),
        }
    }
}

dice_core::json_schema!(JourneyDays, "Days as a fraction in lowest terms; a whole number stands alone.", {
    "type": "string",
    "pattern": "^[0-9]+(/[0-9]+)?$",
    "examples": ["13/2", "6"],
});

#[cfg(feature = "serde")]
impl serde::Serialize for JourneyDays {
    /// The bare fraction: `"13/2"`, or `"6"`.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.denominator {
            1 => serializer.collect_str(&self.numerator),
            _ => serializer.collect_str(&format_args!("{}/{}", self.numerator, self.denominator)),
        }
    }
}

/// Days of forced march, `brp.forced-march`; it comes to the hit points lost.
///
/// Every day CON × 5 or less, or one hit point is lost.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::movement::{Days, ForcedMarch};
/// use percentile_brp::Score;
/// let march = ForcedMarch { con: Score::new(16)?, days: Days::new(3)? };
/// assert_eq!(march.odds().chance(&0).fraction(), "64/125"); // unhurt: 80 % three times
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct ForcedMarch {
    /// Constitution.
    pub con: Score,
    /// How many days are marched.
    pub days: Days,
}

impl ForcedMarch {
    /// The chance in per cent to bear one day: CON × 5; 00 fails whatever it is.
    pub fn chance(&self) -> u32 {
        self.con.times(5).effective().min(99)
    }
}

impl Resolve for ForcedMarch {
    type Outcome = u16;
    fn resolve<D: Dice>(&self, dice: &mut D) -> u16 {
        dice.part(rules::FORCED_MARCH, |dice| {
            self.days.get() - dice.count_at_most(self.days.get(), D100, self.chance())
        })
    }
}

dice_core::made_of!(Journey: (Pace, Vec<Leg>), |(pace, mut legs)| {
    legs.truncate(Journey::MOST_LEGS);
    Journey { pace, legs }
});
