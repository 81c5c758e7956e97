//! A duel: two fighters strike in turn.

use core::ops::ControlFlow;

use dice_core::{Dice, DiceCode, Process, Resolve};

use crate::double_half::Factor;
use crate::initiative::{Initiative, InitiativeOutcome};
use crate::multi_action::Actions;
use crate::numbers::{Bonus, Soak, TargetNumber};
use crate::rules;
use crate::strike::Strike;
use crate::wound_track::{Stacking, WoundState};

dice_core::bounded! {
    /// How many rounds a duel lasts at most: 0 to 100 (`mini6.duel`).
    pub struct Rounds(u16) "mini6.duel: number of rounds": 0..=100;
}

dice_core::vocabulary! {
    /// How a duel ends (`mini6.duel`).
    pub enum DuelOutcome, "mini6.duel: outcome" {
        /// The first fighter is out, and the second is not.
        SecondWins = "second-wins",
        /// The rounds are over, or both are too badly hurt to go on, and neither is out.
        Undecided = "undecided",
        /// The second fighter is out, and the first is not.
        FirstWins = "first-wins",
    }
}

/// One side of a duel, by the numbers of its sheet (`mini6.duel`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
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

    fn can_ever_strike(&self, state: WoundState) -> bool {
        self.strikes(Condition { state, reeling: false }).is_some()
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
pub struct Condition {
    /// Its wound state.
    pub state: WoundState,
    /// Whether a stun's penalty still holds: until the end of its next turn.
    pub reeling: bool,
}

impl Condition {
    fn after(self, state: WoundState) -> Self {
        // a stun sets the mark or clears it, and nothing else does
        let stunned = state.is_stunned() != self.state.is_stunned();
        Condition { state, reeling: self.reeling || stunned }
    }
}

/// Who strikes first in a duel (`mini6.duel`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
pub enum Opening {
    /// The first fighter.
    #[default]
    First,
    /// The second fighter.
    Second,
    /// Whoever wins this roll, which is made anew while it is even.
    Initiative(Initiative),
}

/// Two fighters strike in turn until one is out, which is incapacitated or worse, or the rounds are over (`mini6.duel`;
/// source: Order of Actions in Combat).
///
/// Wounds take dice off attacks, never off damage or statics. A stun's penalty lasts to the end of the stunned fighter's
/// next turn; its mark stays for the fight. Without a limit of rounds it is fought out: the odds are exact all the same.
///
/// ```
/// use dice_core::{Process, Resolve};
/// use mini6_thule::{Duel, DuelOutcome, Fighter};
/// let sister = Fighter::new("5D".parse()?, "5D".parse()?, 19.try_into()?, 12.try_into()?);
/// let outcast = Fighter::new("5D+2".parse()?, "5D+2".parse()?, 21.try_into()?, 14.try_into()?);
/// let duel = Duel::new(sister, outcast);
/// let odds = duel.odds();
/// assert!(odds.chance(&DuelOutcome::SecondWins) > odds.chance(&DuelOutcome::FirstWins));
/// assert!(duel.expected_rounds().to_f64() > 3.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
pub struct Duel {
    /// The first fighter.
    pub first: Fighter,
    /// The second fighter.
    pub second: Fighter,
    /// Who strikes first.
    #[cfg_attr(feature = "serde", serde(default))]
    pub opening: Opening,
    /// After how many rounds it ends undecided; if there is no limit it is fought out.
    #[cfg_attr(feature = "serde", serde(default))]
    pub rounds: Option<Rounds>,
    /// How wounds add up.
    #[cfg_attr(feature = "serde", serde(default))]
    pub stacking: Stacking,
}

/// Where a duel stands between two rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DuelState {
    /// How many rounds are left, if there is a limit.
    pub rounds_left: Option<u16>,
    /// Whether the first fighter strikes first; not known before the first round if initiative is rolled.
    pub first_leads: Option<bool>,
    /// How the first fighter is doing.
    pub first: Condition,
    /// How the second fighter is doing.
    pub second: Condition,
}

impl Duel {
    /// A fight to the end, which the first fighter opens.
    pub const fn new(first: Fighter, second: Fighter) -> Self {
        Duel { first, second, opening: Opening::First, rounds: None, stacking: Stacking::OneLevel }
    }

    fn first_leads<D: Dice>(&self, dice: &mut D) -> bool {
        match &self.opening {
            Opening::First => true,
            Opening::Second => false,
            Opening::Initiative(initiative) => dice.rounds((), |dice, ()| match initiative.resolve(dice) {
                InitiativeOutcome::Second => ControlFlow::Break(false),
                InitiativeOutcome::Simultaneous => ControlFlow::Continue(()),
                InitiativeOutcome::First => ControlFlow::Break(true),
            }),
        }
    }

    /// One fighter's turn: the target's condition after it.
    fn turn<D: Dice>(&self, by: (&Fighter, Condition), at: (&Fighter, Condition), dice: &mut D) -> Condition {
        let (fighter, condition) = by;
        let (target, mut hurt) = at;
        let Some((actions, code)) = fighter.strikes(condition) else { return hurt };
        for _ in 0..actions.get() {
            if hurt.state.level().is_out() {
                break;
            }
            hurt = hurt.after(fighter.strike_at(code, target, hurt.state, self.stacking).resolve(dice));
        }
        hurt
    }
}

impl Process for Duel {
    type State = DuelState;
    type Outcome = DuelOutcome;

    fn start(&self) -> DuelState {
        let fresh = |fighter: &Fighter| Condition { state: fighter.state, reeling: false };
        DuelState {
            rounds_left: self.rounds.map(Rounds::get),
            first_leads: None,
            first: fresh(&self.first),
            second: fresh(&self.second),
        }
    }

    fn round<D: Dice>(&self, state: &DuelState, dice: &mut D) -> ControlFlow<DuelOutcome, DuelState> {
        let DuelState { rounds_left, first_leads, mut first, mut second } = *state;
        match (first.state.level().is_out(), second.state.level().is_out()) {
            (false, false) => {}
            (true, true) => return ControlFlow::Break(DuelOutcome::Undecided),
            (true, false) => return ControlFlow::Break(DuelOutcome::SecondWins),
            (false, true) => return ControlFlow::Break(DuelOutcome::FirstWins),
        }
        if rounds_left == Some(0)
            || !(self.first.can_ever_strike(first.state) || self.second.can_ever_strike(second.state))
        {
            return ControlFlow::Break(DuelOutcome::Undecided);
        }
        let first_leads = first_leads.unwrap_or_else(|| self.first_leads(dice));
        for firsts_turn in [first_leads, !first_leads] {
            if firsts_turn {
                second = dice.part(rules::DUEL, |dice| self.turn((&self.first, first), (&self.second, second), dice));
                first.reeling = false;
                if second.state.level().is_out() {
                    return ControlFlow::Break(DuelOutcome::FirstWins);
                }
            } else {
                first = dice.part(rules::DUEL, |dice| self.turn((&self.second, second), (&self.first, first), dice));
                second.reeling = false;
                if first.state.level().is_out() {
                    return ControlFlow::Break(DuelOutcome::SecondWins);
                }
            }
        }
        match rounds_left.map(|left| left - 1) {
            Some(0) => ControlFlow::Break(DuelOutcome::Undecided),
            rounds_left => {
                ControlFlow::Continue(DuelState { rounds_left, first_leads: Some(first_leads), first, second })
            }
        }
    }
}
