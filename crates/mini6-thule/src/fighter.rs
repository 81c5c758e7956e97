//! One side of a duel.

use core::ops::ControlFlow;

use dice_core::{Dice, DiceCode};

use crate::double_half::Factor;
use crate::multi_action::Actions;
use crate::numbers::{Bonus, Soak, TargetNumber};
use crate::rules;
use crate::strike::Strike;
use crate::wound_track::{Stacking, WoundState};

/// One side of a duel, by the numbers of its sheet (`mini6.duel`): [`Sheet::fighter_against`](crate::Sheet::fighter_against) reads them
/// off.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Fighter {
    /// The code of its attacks. Wounds and stuns take dice off it.
    pub attack: DiceCode,
    /// What is added to its attacks flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub attack_bonus: Bonus,
    /// The code of its damage.
    pub damage: DiceCode,
    /// What is added to its damage flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub damage_bonus: Bonus,
    /// What is made of its damage totals.
    #[cfg_attr(feature = "serde", serde(default))]
    pub damage_factor: Factor,
    /// What attacks on it must reach.
    pub defence: TargetNumber,
    /// Its soak.
    pub soak: Soak,
    /// How often it strikes in a turn: as often as this, if it has a die left for each.
    #[cfg_attr(feature = "serde", serde(default))]
    pub actions: Actions,
    /// Its wound state at the start.
    #[cfg_attr(feature = "serde", serde(default))]
    pub state: WoundState,
}

impl Fighter {
    /// A fighter by codes and statics alone, who strikes once a turn and is not hurt.
    pub const fn new(attack: DiceCode, damage: DiceCode, defence: TargetNumber, soak: Soak) -> Self {
        const NONE: Bonus = Bonus::saturating(0);
        Fighter {
            attack,
            attack_bonus: NONE,
            damage,
            damage_bonus: NONE,
            damage_factor: Factor::Plain,
            defence,
            soak,
            actions: Actions::ONE,
            state: WoundState::HEALTHY,
        }
    }

    /// How often it can strike in this condition, and with what.
    fn strikes(&self, condition: Condition) -> Option<(Actions, DiceCode)> {
        (1..=self.actions.get()).rev().find_map(|actions| {
            let actions = Actions::saturating(actions.into());
            let code = actions.leave(self.attack).ok()?;
            Some((actions, condition.state.leaves(code, condition.reeling).ok()?))
        })
    }

    /// Whether it can strike again when a stun's penalty is over.
    pub(crate) fn can_go_on(&self, condition: Condition) -> bool {
        self.strikes(Condition { reeling: false, ..condition }).is_some()
    }

    /// Its turn, in this condition: the target's condition after it. It strikes until the target is out.
    pub(crate) fn turn<D: Dice>(
        &self,
        condition: Condition,
        target: &Fighter,
        hurt: Condition,
        stacking: Stacking,
        dice: &mut D,
    ) -> Condition {
        let Some((actions, code)) = self.strikes(condition) else { return hurt };
        let strike = |dice: &mut D, hurt: Condition| {
            let strike = self.strike_at(code, target, hurt.state, stacking);
            // its own part, but solved once for all turns in which the same blow falls
            hurt.after(dice.part_given(rules::STRIKE, strike, |dice, strike| strike.settle(dice)))
        };
        if actions == Actions::ONE {
            return strike(dice, hurt);
        }
        // as rounds of their own, so that the odds of ten strikes don't go every way that ten strikes can go
        dice.rounds((actions.get(), hurt), |dice, (left, hurt)| {
            let hurt = strike(dice, *hurt);
            if *left == 1 || hurt.is_out() { ControlFlow::Break(hurt) } else { ControlFlow::Continue((left - 1, hurt)) }
        })
    }

    fn strike_at(&self, attack: DiceCode, target: &Fighter, state: WoundState, stacking: Stacking) -> Strike {
        Strike {
            attack_bonus: self.attack_bonus,
            damage_bonus: self.damage_bonus,
            damage_factor: self.damage_factor,
            state,
            stacking,
            ..Strike::new(attack, target.defence, self.damage, target.soak)
        }
    }
}

/// How one side of a duel is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Condition {
    /// Its wound state.
    pub state: WoundState,
    /// Whether a stun's penalty still holds: until the end of its next turn.
    pub reeling: bool,
}

impl Condition {
    /// Whether it is out of the fight: incapacitated or worse.
    pub const fn is_out(self) -> bool {
        self.state.level().is_out()
    }

    fn after(self, state: WoundState) -> Self {
        // a stun sets the mark or clears it, and nothing else does
        let stunned = state.is_stunned() != self.state.is_stunned();
        Condition { state, reeling: self.reeling || stunned }
    }
}
