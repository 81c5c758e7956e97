//! Blocking and parrying: against how many, and with what.

use alloc::vec::Vec;

use crate::error::Error;
use crate::scale::Scale;

dice_core::vocabulary! {
    /// Which of its defences a target uses (`mini6.block-parry`; source: Defences).
    pub enum Defence, "mini6.block-parry: defence", default Dodge {
        /// Getting out of the way: good against every attack that the target is aware of.
        Dodge = "dodge",
        /// With a free limb.
        Block = "block",
        /// With a weapon or a shield.
        Parry = "parry",
    }
}

/// An attack that is to be blocked or parried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Incoming {
    /// How the target means to meet it.
    pub met_by: Defence,
    /// Whether it is shot or thrown.
    #[cfg_attr(feature = "serde", serde(default))]
    pub missile: bool,
    /// Whether it comes from the front.
    #[cfg_attr(feature = "serde", serde(default = "from_the_front"))]
    pub from_front: bool,
    /// How big the attacker is.
    #[cfg_attr(feature = "serde", serde(default))]
    pub scale: Scale,
}

#[cfg(feature = "serde")]
const fn from_the_front() -> bool {
    true
}

impl Incoming {
    /// An attack hand to hand by a person.
    pub const fn melee(met_by: Defence) -> Self {
        Incoming { met_by, missile: false, from_front: true, scale: Scale::PERSON }
    }

    /// A missile from the front, shot by a person.
    pub const fn missile(met_by: Defence) -> Self {
        Incoming { missile: true, ..Incoming::melee(met_by) }
    }
}

/// What a defender has to block and parry with (`mini6.block-parry`; source: Defences).
///
/// ```
/// use mini6_thule::{Defence, Guard, Incoming};
/// let swordsman = Guard { weapons: 1, shield: true, free_limbs: 0, ..Guard::unarmed() };
/// let parried = Incoming::melee(Defence::Parry);
/// assert!(swordsman.check(&[parried, parried]).is_ok());
/// let arrow = Incoming::missile(Defence::Parry);
/// assert!(swordsman.check(&[arrow; 20]).is_ok());
/// let faults = swordsman.check(&[parried, parried, parried, Incoming::melee(Defence::Block)]).unwrap_err();
/// assert_eq!(faults[0].to_string(), "mini6.block-parry: attack 3 can't be met by parry: at most 2 can");
/// assert_eq!(faults[1].to_string(), "mini6.block-parry: attack 4 can't be met by block: at most 0 can");
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Guard {
    /// Limbs to block with: one attacker each.
    pub free_limbs: u8,
    /// Weapons held in one hand: one attacker each.
    #[cfg_attr(feature = "serde", serde(default))]
    pub weapons: u8,
    /// Weapons held in two hands: two attackers each.
    #[cfg_attr(feature = "serde", serde(default))]
    pub two_handed: u8,
    /// Whether there is a shield: one attacker, and any number of missiles from the front.
    #[cfg_attr(feature = "serde", serde(default))]
    pub shield: bool,
    /// Whether a spell or a perk allows missiles to be met as with a shield.
    #[cfg_attr(feature = "serde", serde(default))]
    pub wards_missiles: bool,
    /// How big the defender is: against smaller attackers it meets as many more as it has dice over them.
    #[cfg_attr(feature = "serde", serde(default))]
    pub scale: Scale,
}

impl Guard {
    /// Two free hands.
    pub const fn unarmed() -> Self {
        Guard { free_limbs: 2, weapons: 0, two_handed: 0, shield: false, wards_missiles: false, scale: Scale::PERSON }
    }

    /// How many attackers of that scale can be met; none if there is no limit.
    pub const fn limit(&self, defence: Defence, attackers: Scale) -> Option<u32> {
        let limbs = match defence {
            Defence::Dodge => return None,
            Defence::Block => self.free_limbs as u32,
            Defence::Parry => self.weapons as u32 + 2 * self.two_handed as u32 + self.shield as u32,
        };
        Some(limbs + self.scale.over(attackers).dice() as u32)
    }

    /// Whether missiles can be blocked or parried at all.
    pub const fn meets_missiles(&self) -> bool {
        self.shield || self.wards_missiles
    }

    /// Whether all these attacks can be met as planned.
    ///
    /// # Errors
    /// One for every attack that can't, in their order.
    pub fn check(&self, attacks: &[Incoming]) -> Result<(), Vec<Error>> {
        let faults: Vec<Error> = (1..).zip(attacks).filter_map(|(number, _)| self.fault(attacks, number)).collect();
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// What is wrong with meeting the attack of that number, counted from 1.
    fn fault(self, attacks: &[Incoming], number: usize) -> Option<Error> {
        let attack = attacks.get(number - 1)?;
        let limit = self.limit(attack.met_by, attack.scale)?;
        if attack.missile {
            let met = self.meets_missiles() && attack.from_front;
            return (!met).then_some(Error::MissileNotMet { attack: number, by: attack.met_by });
        }
        // bigger attackers are met first: an attack is over its limit if those and the earlier of its size fill it
        let before = (1..).zip(attacks).filter(|(other, rival)| {
            rival.met_by == attack.met_by
                && !rival.missile
                && (rival.scale > attack.scale || rival.scale == attack.scale && *other <= number)
        });
        let place = before.count();
        (place > limit as usize).then_some(Error::TooManyToMeet { attack: number, by: attack.met_by, limit })
    }
}

/// Whether a blade that was blocked with a bare limb still does half its damage, rounded down: unless the defender is
/// bigger (`mini6.block-parry`).
pub const fn blocked_blade_bites(defender: Scale, attacker: Scale) -> bool {
    defender.dice() <= attacker.dice()
}
