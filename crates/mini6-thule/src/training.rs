//! Training: getting better by gold and time.

use dice_core::DiceCode;

use crate::attributes::shifted;
use crate::money::Money;

/// What a pip of a skill costs by training (`mini6.training`, source: *Cost & Time to train a Skill +1 pip*).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Course {
    /// How long it takes. A month is 4 weeks, a season 3 months, a year 4 seasons.
    pub weeks: u16,
    /// What it costs.
    pub price: Money,
}

impl Course {
    /// The course that raises a skill of so many whole dice by a pip; none beyond ten.
    ///
    /// ```
    /// use mini6_thule::{Course, Money};
    /// let course = Course::at_dice(5).unwrap();
    /// assert_eq!((course.weeks, course.price), (8, Money::gold(750)));
    /// assert_eq!(Course::at_dice(1).unwrap().price, Money::new(75)?); // 7½ gold
    /// assert!(Course::at_dice(11).is_none());
    /// # Ok::<(), dice_core::OutOfRange>(())
    /// ```
    pub const fn at_dice(dice: u16) -> Option<Course> {
        const MONTH: u16 = 4;
        const SEASON: u16 = 3 * MONTH;
        const YEAR: u16 = 4 * SEASON;
        let (weeks, silver) = match dice {
            1 => (1, 75),
            2 => (2, 250),
            3 => (3, 750),
            4 => (MONTH, 2_500),
            5 => (2 * MONTH, 7_500),
            6 => (SEASON, 25_000),
            7 => (2 * SEASON, 75_000),
            8 => (3 * SEASON, 250_000),
            9 => (YEAR, 750_000),
            10 => (2 * YEAR, 2_500_000),
            _ => return None,
        };
        Some(Course { weeks, price: Money::silver(silver) })
    }
}

/// The most that training can make of a skill under this attribute, wherever it is: the attribute and 5D.
pub const fn most_by_training(attribute: DiceCode) -> DiceCode {
    shifted(attribute, 15)
}

dice_core::vocabulary! {
    /// A settlement by its size (`mini6.training`, source: *Settlement Size; Maximum Skill via Training*).
    ///
    /// ```
    /// use mini6_thule::Settlement;
    /// assert_eq!(Settlement::of_population(4_500), Some(Settlement::MediumTown));
    /// assert_eq!(Settlement::MediumTown.most_dice(), 6);
    /// assert_eq!(Settlement::of_population(99), None);
    /// ```
    pub enum Settlement, "mini6.training: settlement" {
        /// 100 people or more.
        Hamlet = "hamlet",
        /// 200 or more.
        SmallVillage = "small-village",
        /// 400 or more.
        MediumVillage = "medium-village",
        /// 750 or more.
        LargeVillage = "large-village",
        /// 1,500 or more.
        SmallTown = "small-town",
        /// 3,000 or more.
        MediumTown = "medium-town",
        /// 6,000 or more.
        LargeTown = "large-town",
        /// 12,000 or more.
        SmallCity = "small-city",
        /// 25,000 or more.
        LargeCity = "large-city",
        /// 50,000 or more.
        Metropolis = "metropolis",
    }
}

impl Settlement {
    /// The most whole dice that a skill can have after training here: 1 in a hamlet, 10 in a metropolis.
    pub const fn most_dice(self) -> u16 {
        self as u16 + 1
    }

    /// The fewest people that live in one.
    pub const fn least_population(self) -> u32 {
        match self {
            Settlement::Hamlet => 100,
            Settlement::SmallVillage => 200,
            Settlement::MediumVillage => 400,
            Settlement::LargeVillage => 750,
            Settlement::SmallTown => 1_500,
            Settlement::MediumTown => 3_000,
            Settlement::LargeTown => 6_000,
            Settlement::SmallCity => 12_000,
            Settlement::LargeCity => 25_000,
            Settlement::Metropolis => 50_000,
        }
    }

    /// What a settlement of so many people is; below 100 nothing, and nobody there can teach.
    pub fn of_population(people: u32) -> Option<Settlement> {
        Self::ALL.iter().rev().copied().find(|settlement| people >= settlement.least_population())
    }
}
