//! Healing: getting over wounds.

use dice_core::{Dice, DiceCode, Resolve};

use crate::numbers::Bonus;
use crate::rules;
use crate::throw::Throw;

dice_core::vocabulary! {
    /// How an attempt at healing comes out (`mini6.healing`).
    pub enum HealingOutcome, "mini6.healing: outcome" {
        /// The wound is as it was.
        Unchanged = "unchanged",
        /// One level better; see [`WoundState::lightened`](crate::WoundState::lightened).
        Healed = "healed",
    }
}

impl HealingOutcome {
    fn of_roll<D: Dice>(code: DiceCode, bonus: Bonus, target: i64, dice: &mut D) -> Self {
        match Throw::new(code, bonus).margin([], target, dice) {
            ..0 => HealingOutcome::Unchanged,
            0.. => HealingOutcome::Healed,
        }
    }
}

dice_core::vocabulary! {
    /// A wound that heals by itself, given time and rest (`mini6.healing`; source: Healing).
    ///
    /// ```
    /// use mini6_thule::Wound;
    /// assert_eq!(Wound::Incapacitated.target_number(), 8);
    /// assert_eq!(Wound::Incapacitated.days_between_checks(), 14);
    /// ```
    pub enum Wound, "mini6.healing: wound that heals with time" {
        /// A check against 6 every 3 days.
        Wounded = "wounded",
        /// A check against 6 every 3 days.
        SeverelyWounded = "severely-wounded",
        /// A check against 8 every 2 weeks.
        Incapacitated = "incapacitated",
        /// A check against 9 every 5 weeks.
        MortallyWounded = "mortally-wounded",
    }
}

impl Wound {
    /// What a Might check must reach to heal it by itself.
    pub const fn target_number(self) -> i64 {
        match self {
            Wound::Wounded | Wound::SeverelyWounded => 6,
            Wound::Incapacitated => 8,
            Wound::MortallyWounded => 9,
        }
    }

    /// How many days pass from one check to the next.
    pub const fn days_between_checks(self) -> u16 {
        match self {
            Wound::Wounded | Wound::SeverelyWounded => 3,
            Wound::Incapacitated => 2 * 7,
            Wound::MortallyWounded => 5 * 7,
        }
    }
}

/// A Might check to heal by oneself (`mini6.healing`; source: Healing): a success makes the wound one level better. Wound
/// dice don't lower it. A stun needs no check: it passes in a minute.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{HealingOutcome, NaturalHealing, Wound};
/// let rest = NaturalHealing::new("3D".parse()?, Wound::Wounded);
/// assert_eq!(rest.odds().chance(&HealingOutcome::Healed).fraction(), "103/108");
/// # Ok::<(), dice_core::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct NaturalHealing {
    /// The Might code.
    pub might: DiceCode,
    /// What is added flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bonus: Bonus,
    /// The wound.
    pub state: Wound,
}

impl NaturalHealing {
    /// A code alone.
    pub const fn new(might: DiceCode, state: Wound) -> Self {
        NaturalHealing { might, bonus: Bonus::saturating(0), state }
    }
}

impl Resolve for NaturalHealing {
    type Outcome = HealingOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> HealingOutcome {
        dice.part(rules::HEALING, |dice| {
            HealingOutcome::of_roll(self.might, self.bonus, self.state.target_number(), dice)
        })
    }
}

dice_core::vocabulary! {
    /// A wound that can be treated (`mini6.healing`; source: Healing).
    pub enum Treatable, "mini6.healing: wound that can be treated" {
        /// 10, or 6 with a medicine kit. It passes in a minute anyway.
        Stunned = "stunned",
        /// 15, or 11 with a medicine kit.
        Wounded = "wounded",
        /// 15, or 11 with a medicine kit.
        SeverelyWounded = "severely-wounded",
        /// 20, or 16 with a medicine kit.
        Incapacitated = "incapacitated",
        /// 25, or 21 with a medicine kit. It is tried before the patient's next dying roll.
        MortallyWounded = "mortally-wounded",
    }
}

impl Treatable {
    /// What a medicine kit takes off the target number.
    pub const KIT: i64 = 4;

    /// What a Medicine roll must reach.
    ///
    /// ```
    /// use mini6_thule::Treatable;
    /// assert_eq!(Treatable::MortallyWounded.target_number(true), 21);
    /// ```
    pub const fn target_number(self, kit: bool) -> i64 {
        let without = match self {
            Treatable::Stunned => 10,
            Treatable::Wounded | Treatable::SeverelyWounded => 15,
            Treatable::Incapacitated => 20,
            Treatable::MortallyWounded => 25,
        };
        if kit { without - Self::KIT } else { without }
    }
}

/// Someone with Medicine treats a patient, once a day for each (`mini6.healing`; source: Healing): a success makes the
/// wound one level better.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{AssistedHealing, HealingOutcome, Treatable};
/// let healer = AssistedHealing { kit: true, ..AssistedHealing::new("4D".parse()?, Treatable::Wounded) };
/// assert_eq!(healer.replay(&[3, 3, 3, 2])?.outcome, HealingOutcome::Healed);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct AssistedHealing {
    /// The healer's Medicine code.
    pub medicine: DiceCode,
    /// What is added flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub bonus: Bonus,
    /// The patient's wound.
    pub state: Treatable,
    /// Whether the healer has a medicine kit.
    #[cfg_attr(feature = "serde", serde(default))]
    pub kit: bool,
}

impl AssistedHealing {
    /// A code alone, without a kit.
    pub const fn new(medicine: DiceCode, state: Treatable) -> Self {
        AssistedHealing { medicine, bonus: Bonus::saturating(0), state, kit: false }
    }
}

impl Resolve for AssistedHealing {
    type Outcome = HealingOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> HealingOutcome {
        dice.part(rules::HEALING, |dice| {
            HealingOutcome::of_roll(self.medicine, self.bonus, self.state.target_number(self.kit), dice)
        })
    }
}
