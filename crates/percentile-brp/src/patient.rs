//! A patient: open wounds, and what may be done for each.

use alloc::vec::Vec;

use dice_core::{Dice, Resolve};

use crate::Error;
use crate::collapse::Lost;
use crate::healing::{Physik, Treatment, restored};
use crate::skill::Skill;
use crate::wounds::{HitPoints, Total};

/// Somebody with wounds, `brp.healing`: each can be healed by Physik, once a day by a Heal spell, or closed by Suture;
/// time heals all of them as one.
///
/// A refusal leaves everything as it was.
///
/// ```
/// use percentile_brp::{Lost, Patient, Total};
/// let mut thief = Patient::new(Total::new(12)?);
/// thief.suffer(Lost::new(4)?);
/// thief.suffer(Lost::new(5)?);
/// assert_eq!(thief.heal(1, 3)?, 3);
/// assert!(thief.heal(1, 1).is_err()); // once a day for each wound
/// thief.new_day();
/// assert_eq!(thief.heal(1, 9)?, 2); // no more than the wound has cost
/// thief.suture(0)?;
/// assert_eq!((thief.hit_points().current(), thief.taints()), (12, 1));
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Patient {
    total: Total,
    wounds: Vec<OpenWound>,
    taints: u32,
}

/// A wound that hasn't closed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct OpenWound {
    /// The hit points it still costs.
    pub lost: Lost,
    /// Whether a Heal spell was cast on it today.
    pub healed_today: bool,
}

impl Patient {
    /// Somebody without a wound.
    pub const fn new(total: Total) -> Self {
        Patient { total, wounds: Vec::new(), taints: 0 }
    }

    /// Takes a wound.
    pub fn suffer(&mut self, lost: Lost) {
        if lost.get() > 0 {
            self.wounds.push(OpenWound { lost, healed_today: false });
        }
    }

    /// The open wounds, the oldest first.
    pub fn wounds(&self) -> &[OpenWound] {
        &self.wounds
    }

    /// The taints of Chaos that Sutures have left.
    pub const fn taints(&self) -> u32 {
        self.taints
    }

    /// The hit points lost over all wounds.
    pub fn lost(&self) -> u32 {
        self.wounds.iter().map(|wound| u32::from(wound.lost.get())).fold(0, u32::saturating_add)
    }

    /// The hit points as they stand.
    pub fn hit_points(&self) -> HitPoints {
        HitPoints::whole(self.total).less(self.lost())
    }

    fn wound(&mut self, index: usize) -> Result<&mut OpenWound, Error> {
        let wounds = self.wounds.len();
        self.wounds.get_mut(index).ok_or(Error::NoSuchWound { index, wounds })
    }

    /// Closes what is healed.
    fn close(&mut self) {
        self.wounds.retain(|wound| wound.lost.get() > 0);
    }

    /// Physik on all wounds: one roll, then 1D3 for each, the oldest first. A fumble changes nothing here; what it
    /// costs is for the gamemaster to say.
    ///
    /// # Errors
    /// [`Error::TooMany`] if there are more than 100.
    pub fn physik<D: Dice>(&mut self, skill: Skill, dice: &mut D) -> Result<Treatment, Error> {
        let before: Vec<Lost> = self.wounds.iter().map(|wound| wound.lost).collect();
        Physik::new(skill, before)?;
        let roll = Physik::new(skill, Vec::new())?.resolve(dice);
        let Treatment::Restored(_) = roll else { return Ok(roll) };
        let mut sum = 0;
        for wound in &mut self.wounds {
            sum += ease(wound, restored(dice, wound.lost.get().into()));
        }
        self.close();
        Ok(Treatment::Restored(sum))
    }

    /// A Heal spell on one wound; it comes to the hit points restored, no more than the wound has cost.
    ///
    /// # Errors
    /// [`Error::NoSuchWound`], and [`Error::HealedToday`] if this wound has had its Heal today.
    pub fn heal(&mut self, index: usize, amount: u32) -> Result<u32, Error> {
        let wound = self.wound(index)?;
        if wound.healed_today {
            return Err(Error::HealedToday { index });
        }
        wound.healed_today = true;
        let back = ease(wound, amount);
        self.close();
        Ok(back)
    }

    /// Suture closes a wound for good, and leaves a taint of Chaos.
    ///
    /// # Errors
    /// [`Error::NoSuchWound`].
    pub fn suture(&mut self, index: usize) -> Result<(), Error> {
        self.wound(index)?.lost = Lost::MIN;
        self.taints = self.taints.saturating_add(1);
        self.close();
        Ok(())
    }

    /// A new day: every wound may have another Heal.
    pub fn new_day(&mut self) {
        for wound in &mut self.wounds {
            wound.healed_today = false;
        }
    }

    /// A week in bed: 1D3 hit points over all wounds together, the oldest first.
    pub fn week<D: Dice>(&mut self, dice: &mut D) -> u32 {
        let back = restored(dice, self.lost());
        let mut left = back;
        for wound in &mut self.wounds {
            left -= ease(wound, left);
        }
        self.close();
        self.new_day();
        back
    }
}

/// Takes so much off a wound, as far as there is any; it comes to what was taken off.
fn ease(wound: &mut OpenWound, amount: u32) -> u32 {
    let back = amount.min(wound.lost.get().into());
    wound.lost = Lost::saturating(i64::from(wound.lost.get()) - i64::from(back));
    back
}
