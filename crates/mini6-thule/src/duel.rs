//! A duel: two fighters strike in turn.

use core::ops::ControlFlow;

use dice_core::{Budget, Dice, Odds, OddsError, Process, Resolve, Standing};

use crate::fighter::{Condition, Fighter};
use crate::initiative::{Initiative, InitiativeOutcome};
#[cfg(any(feature = "arbitrary", feature = "proptest"))]
use crate::numbers::{Bonus, Soak, TargetNumber};
use crate::rules;
use crate::wound_track::Stacking;

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

/// Who strikes first in a duel (`mini6.duel`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
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
/// assert!(duel.to_the_end().expected_rounds().to_f64() > 3.0);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
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

impl Duel {
    /// A fight to the end, which the first fighter opens.
    pub const fn new(first: Fighter, second: Fighter) -> Self {
        Duel { first, second, opening: Opening::First, rounds: None, stacking: Stacking::OneLevel }
    }

    /// The same duel round by round and without a limit: how long it is expected to last, and where it stands after
    /// some rounds.
    pub const fn to_the_end(&self) -> Fight<'_> {
        Fight { duel: self }
    }
}

impl Resolve for Duel {
    type Outcome = DuelOutcome;

    fn resolve<D: Dice>(&self, dice: &mut D) -> DuelOutcome {
        let fight = self.to_the_end();
        let Some(rounds) = self.rounds else { return fight.resolve(dice) };
        dice.rounds((rounds.get(), fight.start()), |dice, (left, state)| match left.checked_sub(1) {
            None => ControlFlow::Break(DuelOutcome::Undecided),
            Some(left) => match (fight.round(state, dice), left) {
                (ControlFlow::Break(outcome), _) => ControlFlow::Break(outcome),
                (ControlFlow::Continue(_), 0) => ControlFlow::Break(DuelOutcome::Undecided),
                (ControlFlow::Continue(state), left) => ControlFlow::Continue((left, state)),
            },
        })
    }

    /// The same odds, from states that are not told apart by the rounds left: ten times as fast.
    ///
    /// After a hundred rounds of ten blows each that hit less than one time in 10¹⁰⁰ the chances are fractions of hundreds of
    /// thousands of digits: that is an error, and [`odds`](Resolve::odds) panics.
    fn odds_within(&self, budget: Budget) -> Result<Odds<DuelOutcome>, OddsError> {
        let Some(rounds) = self.rounds else { return self.to_the_end().odds_within(budget) };
        let standing = self.to_the_end().after_within(rounds.get().into(), budget)?;
        Ok(standing.map(|standing| match standing {
            Standing::Ended(outcome) => *outcome,
            Standing::Going(_) => DuelOutcome::Undecided,
        }))
    }
}

/// A [`Duel`] round by round, with no limit of rounds (`mini6.duel`).
#[derive(Debug, Clone, Copy)]
pub struct Fight<'a> {
    duel: &'a Duel,
}

/// Where a fight stands between two rounds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct FightState {
    /// Whether the first fighter strikes first; not known before the first round if initiative is rolled.
    pub first_leads: Option<bool>,
    /// How the first fighter is doing.
    pub first: Condition,
    /// How the second fighter is doing.
    pub second: Condition,
}

impl Opening {
    fn first_leads<D: Dice>(&self, dice: &mut D) -> bool {
        match self {
            Opening::First => true,
            Opening::Second => false,
            Opening::Initiative(initiative) => dice.rounds((), |dice, ()| match initiative.resolve(dice) {
                InitiativeOutcome::Second => ControlFlow::Break(false),
                InitiativeOutcome::Simultaneous => ControlFlow::Continue(()),
                InitiativeOutcome::First => ControlFlow::Break(true),
            }),
        }
    }
}

impl FightState {
    /// How the fight has ended, if it has: one is out, or neither can go on.
    fn end(self, duel: &Duel) -> Option<DuelOutcome> {
        match (self.first.is_out(), self.second.is_out()) {
            (true, false) => Some(DuelOutcome::SecondWins),
            (false, true) => Some(DuelOutcome::FirstWins),
            (false, false) if duel.first.can_go_on(self.first) || duel.second.can_go_on(self.second) => None,
            _ => Some(DuelOutcome::Undecided),
        }
    }
}

/// A turn depends on the two and on how they are doing, whatever round it is and whoever leads: so exact odds work each
/// out once.
fn turn<D: Dice>(
    fighter: (&Fighter, Condition),
    target: (&Fighter, Condition),
    stacking: Stacking,
    dice: &mut D,
) -> Condition {
    let given = (*fighter.0, fighter.1, *target.0, target.1, stacking);
    dice.part_given(rules::DUEL, given, |dice, (fighter, condition, target, hurt, stacking)| {
        fighter.turn(condition, &target, hurt, stacking, dice)
    })
}

impl Process for Fight<'_> {
    type State = FightState;
    type Outcome = DuelOutcome;

    fn start(&self) -> FightState {
        let fresh = |fighter: &Fighter| Condition { state: fighter.state, reeling: false };
        FightState { first_leads: None, first: fresh(&self.duel.first), second: fresh(&self.duel.second) }
    }

    fn round<D: Dice>(&self, state: &FightState, dice: &mut D) -> ControlFlow<DuelOutcome, FightState> {
        let duel = self.duel;
        if let Some(end) = state.end(duel) {
            return ControlFlow::Break(end);
        }
        let first_leads = state.first_leads.unwrap_or_else(|| duel.opening.first_leads(dice));
        let mut state = FightState { first_leads: Some(first_leads), ..*state };
        for firsts_turn in [first_leads, !first_leads] {
            let FightState { first, second, .. } = state;
            if firsts_turn {
                state.second = turn((&duel.first, first), (&duel.second, second), duel.stacking, dice);
                state.first.reeling = false;
            } else {
                state.first = turn((&duel.second, second), (&duel.first, first), duel.stacking, dice);
                state.second.reeling = false;
            }
            if let Some(end) = state.end(duel) {
                return ControlFlow::Break(end);
            }
        }
        ControlFlow::Continue(state)
    }
}

// fought to the end only where blows can land, so that it has one
dice_core::made_of!(Duel: (Fighter, Fighter, Opening, Option<Rounds>, Stacking), |(first, second, opening, rounds, stacking)| {
    let vulnerable = |fighter: Fighter| Fighter {
        attack_bonus: Bonus::saturating(fighter.attack_bonus.get().max(0).into()),
        damage_bonus: Bonus::saturating(fighter.damage_bonus.get().max(0).into()),
        defence: TargetNumber::saturating(fighter.defence.get().min(3).into()),
        soak: Soak::saturating(fighter.soak.get().min(1).into()),
        ..fighter
    };
    let (first, second) = if rounds.is_some() { (first, second) } else { (vulnerable(first), vulnerable(second)) };
    Duel { first, second, opening, rounds, stacking }
});
