//! Initiative: who goes first.

use alloc::vec::Vec;

use dice_core::{Dice, DiceCode, Resolve, RollCode};

use crate::multi_action::Actions;
use crate::numbers::Bonus;
use crate::rules;
use crate::throw::Throw;

dice_core::vocabulary! {
    /// Which of two sides acts before the other (`mini6.initiative`).
    pub enum InitiativeOutcome, "mini6.initiative: outcome" {
        /// The second side goes first.
        Second = "second",
        /// Both have the same place: their actions take turns, first with first, second with second.
        Simultaneous = "simultaneous",
        /// The first side goes first.
        First = "first",
    }
}

/// Two sides roll Agility, or the Initiative skill, the first side first (`mini6.initiative`; source: Order of Actions).
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{Initiative, InitiativeOutcome};
/// let ambush = Initiative::new("3D".parse()?, "3D+1".parse()?);
/// assert_eq!(ambush.odds().chance(&InitiativeOutcome::First).fraction(), "17945/46656");
/// # Ok::<(), dice_core::NotationError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Initiative {
    /// The code of the first side.
    pub first: DiceCode,
    /// What the first side adds flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub first_bonus: Bonus,
    /// The code of the second side.
    pub second: DiceCode,
    /// What the second side adds flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub second_bonus: Bonus,
}

impl Initiative {
    /// Two codes alone.
    pub const fn new(first: DiceCode, second: DiceCode) -> Self {
        Initiative { first, first_bonus: Bonus::saturating(0), second, second_bonus: Bonus::saturating(0) }
    }
}

impl Resolve for Initiative {
    type Outcome = InitiativeOutcome;
    fn resolve<D: Dice>(&self, dice: &mut D) -> InitiativeOutcome {
        dice.part(rules::INITIATIVE, |dice| {
            let second = Throw::new(self.second, self.second_bonus);
            match Throw::new(self.first, self.first_bonus).against(second, dice) {
                ..0 => InitiativeOutcome::Second,
                0 => InitiativeOutcome::Simultaneous,
                1.. => InitiativeOutcome::First,
            }
        })
    }
}

/// The order in which any number of sides act, rolled once (`mini6.initiative`; source: Order of Actions).
///
/// It is for dice that are rolled or that lie on the table: among many sides there are too many orders to list their
/// odds. For two there is [`Initiative`].
///
/// ```
/// use dice_core::Script;
/// use mini6_thule::{Actions, TurnOrder};
/// let sides = ["3D".parse()?, "2D".parse()?, "2D+1".parse()?];
/// let order = TurnOrder::roll(&sides, &mut Script::new(&[1, 2, 4, 4, 5, 3, 3]));
/// assert_eq!(order.places(), [vec![1], vec![0, 2]]); // 9, then 7 and 7 at once
/// let (one, two) = (Actions::ONE, Actions::new(2)?);
/// // of two at the same place both take their first action before either takes its second
/// assert_eq!(order.actions(&[two, two, one]), [(1, 1), (1, 2), (0, 1), (2, 1), (0, 2)]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(transparent))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct TurnOrder {
    places: Vec<Vec<usize>>,
}

impl TurnOrder {
    /// Rolls for every side in the order given, and sorts them: the highest total goes first.
    pub fn roll<D: Dice>(sides: &[RollCode], dice: &mut D) -> Self {
        TurnOrder::of_totals(sides.iter().map(|side| Throw::from(*side).total(dice, i64::MAX)))
    }

    /// The order by totals that were rolled already.
    pub fn of_totals(totals: impl IntoIterator<Item = i64>) -> Self {
        let mut ranked: Vec<(usize, i64)> = totals.into_iter().enumerate().collect();
        ranked.sort_by_key(|(side, total)| (core::cmp::Reverse(*total), *side));
        let places = ranked.chunk_by(|a, b| a.1 == b.1).map(|place| place.iter().map(|(side, _)| *side).collect());
        TurnOrder { places: places.collect() }
    }

    /// The sides by place, those with equal totals together; a side is named by its position in what was rolled for.
    pub fn places(&self) -> &[Vec<usize>] {
        &self.places
    }

    /// Every action of a round in order, as (side, which of its actions, from 1): `declared` has the number for each side.
    ///
    /// Sides at the same place act almost at once: all first actions, then all second ones. Where two of those are opposed, or one
    /// was held ready, the higher roll of the actions goes first; that is for the table to see.
    pub fn actions(&self, declared: &[Actions]) -> Vec<(usize, u8)> {
        let of = |side: &usize| declared.get(*side).map_or(0, |actions| actions.get());
        let mut order = Vec::new();
        for place in &self.places {
            for action in 1..=Actions::MAX.get() {
                order.extend(place.iter().filter(|side| of(side) >= action).map(|side| (*side, action)));
            }
        }
        order
    }
}
