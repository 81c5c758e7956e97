//! Sheets as data: who somebody is, what the rules derive of it, and everything that is wrong with it.

use alloc::boxed::Box;
use alloc::vec::Vec;

use serde::{Deserialize, Deserializer};

use crate::by_name::ByName;

/// A sheet of any system that has one, an object whose one key is the system: `{"mini6": {…}}`.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
#[non_exhaustive]
pub enum Sheet {
    /// A character of mini6 (`mini6.sheet`).
    Mini6(Box<mini6_thule::Sheet>),
    /// A creature of the d6 pool system.
    Pool(Box<d6_pool_saves::Sheet>),
    /// A fighter of the percentile system.
    Brp(Box<percentile_brp::Fighter>),
    /// The stats of a combatant in rating tiers (`tiers.stats`).
    Tiers(rating_tiers::Sheet),
}

impl<'de> Deserialize<'de> for Sheet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(rename_all = "kebab-case", expecting = "an object whose one key is a system, such as {\"mini6\": {…}}")]
        enum System {
            Mini6(Box<mini6_thule::Sheet>),
            Pool(Box<d6_pool_saves::Sheet>),
            Brp(Box<percentile_brp::Fighter>),
            Tiers(rating_tiers::Sheet),
        }
        Ok(match System::deserialize(ByName(deserializer))? {
            System::Mini6(sheet) => Sheet::Mini6(sheet),
            System::Pool(sheet) => Sheet::Pool(sheet),
            System::Brp(fighter) => Sheet::Brp(fighter),
            System::Tiers(sheet) => Sheet::Tiers(sheet),
        })
    }
}

/// A sheet looked over: all that can be derived from it, and every fault.
#[derive(Debug, Clone, PartialEq, serde::Serialize)]
#[serde(untagged)]
#[non_exhaustive]
pub enum SheetReport {
    /// A character of mini6.
    Mini6 {
        /// Static defences, attacks and damages.
        derived: Box<mini6_thule::Derived>,
        /// Everything that is wrong.
        faults: Vec<mini6_thule::Fault>,
    },
    /// A creature of the d6 pool system.
    Pool {
        /// Armour values, health, magic, saves and attacks.
        derived: Box<d6_pool_saves::Figures>,
        /// Everything that is wrong.
        faults: d6_pool_saves::Faults,
    },
    /// A fighter of the percentile system.
    Brp(Box<percentile_brp::LookedOver>),
    /// A combatant in rating tiers. Nothing can be wrong with it.
    Tiers {
        /// The ratings that are rolled, size included.
        derived: rating_tiers::Ratings,
        /// Always empty.
        faults: [(); 0],
    },
}

impl Sheet {
    /// Looks the sheet over.
    ///
    /// ```
    /// use tali::Sheet;
    /// let sheet: Sheet = serde_json::from_str(r#"{"mini6": {"might": "3D", "agility": "3D", "wit": "3D", "charm": "3D"}}"#)?;
    /// let report = serde_json::to_value(sheet.report())?;
    /// assert_eq!(report["derived"]["soak"], serde_json::json!([9, 9]));
    /// # Ok::<(), serde_json::Error>(())
    /// ```
    pub fn report(&self) -> SheetReport {
        match self {
            Sheet::Mini6(sheet) => SheetReport::Mini6 { derived: Box::new(sheet.derived()), faults: sheet.faults() },
            Sheet::Pool(sheet) => {
                let (figures, faults) = sheet.figures();
                SheetReport::Pool { derived: Box::new(figures), faults }
            }
            Sheet::Brp(fighter) => SheetReport::Brp(Box::new(fighter.look_over())),
            Sheet::Tiers(sheet) => SheetReport::Tiers { derived: sheet.ratings(), faults: [] },
        }
    }
}
