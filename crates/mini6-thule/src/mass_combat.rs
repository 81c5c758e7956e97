//! Mass combat: many attackers at once.

use alloc::string::ToString;

use dice_core::{Budget, D6, Dice, DiceCode, Odds, OddsError, Pool, Resolve};

use crate::error::Error;
use crate::numbers::{Bonus, TargetNumber};
use crate::rules;
use crate::throw::Throw;

dice_core::bounded! {
    /// How many attackers there are: 0 to 1,000 (`mini6.mass-combat`).
    pub struct Attackers(u16) "mini6.mass-combat: number of attackers": 0..=1000;
}

dice_core::vocabulary! {
    /// How the attacks of many are rolled (`mini6.mass-combat`).
    pub enum MassLaw, "mini6.mass-combat: law", default Shortcut {
        /// As the rule book has it: only wild dice, and if a six is needed one of every six attackers is taken to have it.
        Shortcut = "shortcut",
        /// Every attacker rolls the whole code, so that one can see what the shortcut costs.
        Exact = "exact",
    }
}

/// Many attackers with the same code against one target number: how many of them hit (`mini6.mass-combat`; source: Mass
/// Combat).
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{MassCombat, MassLaw};
/// let archers = MassCombat::new(65.try_into()?, "7D".parse()?, 30.try_into()?);
/// assert_eq!((archers.base(), archers.need()), (21, 9));
/// assert_eq!(archers.odds().mean().fraction(), "65/9"); // ten with 27 + wild die, five with 21 + wild die
/// let one_by_one = MassCombat { law: MassLaw::Exact, ..archers };
/// assert!(one_by_one.odds().mean() > archers.odds().mean()); // the shortcut costs the attackers a few hits
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct MassCombat {
    /// How many attack.
    pub attackers: Attackers,
    /// The code of each attack.
    pub code: DiceCode,
    /// What is added to each attack flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bonus: Bonus,
    /// What each attack must reach.
    pub tn: TargetNumber,
    /// How the attacks are rolled.
    #[cfg_attr(feature = "serde", serde(default))]
    pub law: MassLaw,
}

impl MassCombat {
    /// Attackers by a code alone, by the shortcut.
    pub const fn new(attackers: Attackers, code: DiceCode, tn: TargetNumber) -> Self {
        MassCombat { attackers, code, bonus: Bonus::saturating(0), tn, law: MassLaw::Shortcut }
    }

    /// What each attack counts before its wild die: 3½ for each other die up to ten dice, rounded down, three for each die
    /// beyond, and pips and bonus.
    pub const fn base(&self) -> i64 {
        let throw = Throw::new(self.code, self.bonus);
        7 * throw.pool().plain as i64 / 2 + throw.plus()
    }

    /// What the wild die must show for a hit.
    pub const fn need(&self) -> i64 {
        self.tn.get() as i64 - self.base()
    }

    /// How long the exact odds of [`MassLaw::Exact`] may get, in binary digits of all chances together: the attackers, squared,
    /// times the digits of a single hit's chance.
    pub const REACH: u64 = 50_000_000;

    /// Whether the exact odds are within reach, which is a second. By the shortcut they always are. Where every attacker rolls
    /// the whole code, a thousand that may hit one time in a thousand are, and a thousand that hit one time in 10⁵⁰
    /// aren't: each of a thousand chances would be a fraction of 50,000 digits.
    ///
    /// # Errors
    /// If they are out of reach. [`odds`](Resolve::odds) would panic; the attacks can be rolled and replayed.
    pub fn odds_in_reach(&self) -> Result<(), Error> {
        let one = MassCombat { attackers: Attackers::saturating(1), ..*self };
        let attackers = u64::from(self.attackers.get());
        let digits = || Odds::of(|dice| one.resolve(dice)).chance(&1).denominator().bits();
        if self.law == MassLaw::Shortcut || attackers * attackers * digits() <= Self::REACH {
            Ok(())
        } else {
            Err(Error::OddsOutOfReach { attackers: self.attackers })
        }
    }

    fn by_shortcut<D: Dice>(&self, dice: &mut D) -> u16 {
        let attackers = self.attackers.get();
        // where a six is needed, one of every full six is taken to have it and the others to miss; the rest rolls
        let (sixes, left_over) = (attackers / 6, attackers % 6);
        let wild = Throw::wild_die();
        let need = self.need();
        dice.note("need", need);
        match need {
            ..=5 => dice.count_totals(attackers, D6, Pool::plain(1), wild.least_shown(need)),
            6 | 7 => sixes + dice.count_totals(left_over, D6, Pool::plain(1), 6),
            8.. => {
                dice.count_totals(sixes, D6, wild.pool(), wild.least_shown(need - 6))
                    + dice.count_totals(left_over, D6, wild.pool(), wild.least_shown(need))
            }
        }
    }

    fn one_by_one<D: Dice>(&self, dice: &mut D) -> u16 {
        let throw = Throw::new(self.code, self.bonus);
        dice.count_totals(self.attackers.get(), D6, throw.pool(), throw.least_shown(self.tn.into()))
    }
}

impl Resolve for MassCombat {
    type Outcome = u16;
    fn resolve<D: Dice>(&self, dice: &mut D) -> u16 {
        dice.part(rules::MASS_COMBAT, |dice| match self.law {
            MassLaw::Shortcut => self.by_shortcut(dice),
            MassLaw::Exact => self.one_by_one(dice),
        })
    }

    fn odds_within(&self, budget: Budget) -> Result<Odds<u16>, OddsError> {
        self.odds_in_reach().map_err(|error| OddsError::OutOfReach(error.to_string()))?;
        Odds::within(budget, |dice| self.resolve(dice))
    }
}

/// How many of a unit many hits take out (`mini6.mass-damage`; source: Mass Combat, Damage): one for every three wounds,
/// rounded down, and one for every result of incapacitated or worse.
///
/// ```
/// use mini6_thule::casualties;
/// assert_eq!(casualties(24, 3), 11);
/// ```
pub const fn casualties(wounds: u32, incapacitated_or_worse: u32) -> u64 {
    (wounds / 3) as u64 + incapacitated_or_worse as u64
}
