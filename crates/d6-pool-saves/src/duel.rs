//! A duel: two creatures trade all their attacks in turn until one is down.

use core::cmp::Ordering;
use core::fmt;
use core::ops::ControlFlow;

use dice_core::{Dice, Process, vocabulary};

use crate::attack::Attack;
use crate::blow::Blow;
use crate::error::PoolError;
use crate::numbers::{ArmourValue, Attacks, Damage, DuelHealth, ToHit};
use crate::rules;

/// One side of a duel (`pool.duel`; source: Combat Action; Attack).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Duellist {
    /// Its health levels.
    pub health: DuelHealth,
    /// How many attacks it has in its turn.
    #[cfg_attr(feature = "serde", serde(default))]
    pub attacks: Attacks,
    /// Its armour value.
    pub armour: ArmourValue,
    /// Its to-hit bonus.
    #[cfg_attr(feature = "serde", serde(default))]
    pub to_hit: ToHit,
    /// The base damage of its attacks.
    pub damage: Damage,
    /// Whether the rule of sixes holds for its attacks.
    #[cfg_attr(feature = "serde", serde(default = "crate::strike::by_the_rule_of_sixes"))]
    pub sixes: bool,
    /// Whether it has a resistance left against the attacks of the other, so that their damage is halved.
    #[cfg_attr(feature = "serde", serde(default))]
    pub resistant: bool,
}

impl Duellist {
    /// A blow of it at another.
    const fn blow_at(&self, target: &Duellist) -> Blow {
        let attack = Attack { armour: target.armour, to_hit: self.to_hit, willing: false };
        Blow { attack, damage: self.damage, sixes: self.sixes, resisted: target.resistant }
    }

    const fn can_hurt(&self, target: &Duellist) -> bool {
        self.attacks.get() > 0 && self.blow_at(target).can_hurt()
    }
}

vocabulary! {
    /// A side of a duel: `a` has the first turn (`pool.duel`).
    pub enum Side, "pool.duel: side" {
        /// The creature that acts first.
        A = "a",
        /// The other.
        B = "b",
    }
}

/// Two creatures trade all their attacks in turn, `a` first, until one is at 0 health levels or below (`pool.duel`;
/// source: Combat Action; Attack). Attacks that are left when it falls are not rolled.
///
/// Each round of the process is one attack.
///
/// ```
/// use d6_pool_saves::{ArmourValue, Attacks, Damage, Duel, DuelEnd, DuelHealth, Duellist, ToHit};
/// use dice_core::Resolve;
/// let wolf = Duellist {
///     health: DuelHealth::new(3)?,
///     attacks: Attacks::new(1)?,
///     armour: ArmourValue::new(4)?,
///     to_hit: ToHit::new(0)?,
///     damage: Damage::new(1)?,
///     sixes: true,
///     resistant: false,
/// };
/// let fight = Duel::new(wolf, wolf)?;
/// let first = fight.odds().chance_of(|end| matches!(end, DuelEnd::A(_)));
/// assert!(first.to_f64() > 0.5); // it is good to be first
/// # Ok::<(), d6_pool_saves::PoolError>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "RawDuel", into = "RawDuel")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Duel {
    a: Duellist,
    b: Duellist,
}

impl Duel {
    /// The most that the health of both and their attacks, added up, may come to when multiplied: so many points can
    /// the duel pass through, and exact odds visit them all.
    pub const MOST_POINTS: u32 = 4_000;
    /// The most attacks that both may have, added up: while all of them miss, the duel comes back to where it was.
    pub const MOST_ATTACKS: u16 = 20;

    /// A duel of `a`, who acts first, and `b`.
    ///
    /// # Errors
    /// [`PoolError::EndlessDuel`] if neither can ever hurt the other, [`PoolError::TooLongDuel`] beyond
    /// [`Duel::MOST_POINTS`] or [`Duel::MOST_ATTACKS`].
    pub const fn new(a: Duellist, b: Duellist) -> Result<Self, PoolError> {
        if !a.can_hurt(&b) && !b.can_hurt(&a) {
            return Err(PoolError::EndlessDuel);
        }
        let (a_health, b_health, attacks) = (a.health.get(), b.health.get(), a.attacks.get() + b.attacks.get());
        let points = a_health as u32 * b_health as u32 * attacks as u32;
        if points > Self::MOST_POINTS || attacks > Self::MOST_ATTACKS {
            let (most_attacks, most_points) = (Self::MOST_ATTACKS, Self::MOST_POINTS);
            return Err(PoolError::TooLongDuel { a_health, b_health, attacks, most_attacks, most_points });
        }
        Ok(Duel { a, b })
    }

    /// The side that acts first.
    pub const fn a(&self) -> &Duellist {
        &self.a
    }

    /// The side that acts second.
    pub const fn b(&self) -> &Duellist {
        &self.b
    }

    /// The side whose attack is next, given one and how many attacks it has left; it has one at least.
    fn next(&self, side: Side, attacks_left: u16) -> (Side, u16) {
        let (own, other) = match side {
            Side::A => ((Side::A, self.a.attacks.get()), (Side::B, self.b.attacks.get())),
            Side::B => ((Side::B, self.b.attacks.get()), (Side::A, self.a.attacks.get())),
        };
        match (attacks_left, other.1) {
            (0, 0) => own,
            (0, _) => other,
            (left, _) => (side, left),
        }
    }
}

/// Where a duel stands (`pool.duel`): the health of both, whose attack is next, and how many it has left in its turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Melee {
    /// Health levels of the side that acts first.
    pub a_health: u16,
    /// Health levels of the other.
    pub b_health: u16,
    /// Whose attack is next.
    pub side: Side,
    /// How many attacks it has left, this one included.
    pub attacks_left: u16,
}

/// How a duel ends: who still stands, and with how many health levels (`pool.duel`).
///
/// The order is that of how well `a` fared: from `b` unhurt to `a` unhurt.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub enum DuelEnd {
    /// The side that acted first still stands.
    A(u16),
    /// The other still stands.
    B(u16),
}

impl DuelEnd {
    /// Who still stands.
    pub const fn winner(self) -> Side {
        match self {
            DuelEnd::A(_) => Side::A,
            DuelEnd::B(_) => Side::B,
        }
    }

    const fn lead_of_a(self) -> i32 {
        match self {
            DuelEnd::A(health) => health as i32,
            DuelEnd::B(health) => -(health as i32),
        }
    }
}

impl Ord for DuelEnd {
    fn cmp(&self, other: &Self) -> Ordering {
        self.lead_of_a().cmp(&other.lead_of_a()).then(other.winner().cmp(&self.winner()))
    }
}

impl PartialOrd for DuelEnd {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for DuelEnd {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (DuelEnd::A(health) | DuelEnd::B(health)) = self;
        f.pad(&alloc::format!("{} at {health}", self.winner()))
    }
}

impl Process for Duel {
    type State = Melee;
    type Outcome = DuelEnd;

    fn start(&self) -> Melee {
        let (side, attacks_left) = self.next(Side::A, self.a.attacks.get());
        Melee { a_health: self.a.health.get(), b_health: self.b.health.get(), side, attacks_left }
    }

    fn round<D: Dice>(&self, melee: &Melee, dice: &mut D) -> ControlFlow<DuelEnd, Melee> {
        let Melee { mut a_health, mut b_health, .. } = *melee;
        let (blow, target) = match melee.side {
            Side::A => (self.a.blow_at(&self.b), &mut b_health),
            Side::B => (self.b.blow_at(&self.a), &mut a_health),
        };
        *target -= dice.part_given(rules::STRIKE, (blow, *target), |dice, (blow, health)| blow.land(dice, health));
        if b_health == 0 {
            return ControlFlow::Break(DuelEnd::A(a_health));
        }
        if a_health == 0 {
            return ControlFlow::Break(DuelEnd::B(b_health));
        }
        let (side, attacks_left) = self.next(melee.side, melee.attacks_left.saturating_sub(1));
        ControlFlow::Continue(Melee { a_health, b_health, side, attacks_left })
    }
}

#[cfg(feature = "serde")]
#[derive(serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename = "Duel")]
struct RawDuel {
    /// The side that acts first.
    a: Duellist,
    /// The other side.
    b: Duellist,
}

#[cfg(feature = "serde")]
impl TryFrom<RawDuel> for Duel {
    type Error = PoolError;
    fn try_from(RawDuel { a, b }: RawDuel) -> Result<Self, PoolError> {
        Duel::new(a, b)
    }
}

#[cfg(feature = "serde")]
impl From<Duel> for RawDuel {
    fn from(Duel { a, b }: Duel) -> Self {
        RawDuel { a, b }
    }
}

// short enough to be worked out, and one of them can hurt the other
dice_core::made_of!(Duel: (Duellist, Duellist), |(a, b)| {
    let short = |side: Duellist| Duellist {
        health: DuelHealth::saturating(side.health.get().min(14).into()),
        attacks: Attacks::saturating(side.attacks.get().min(Duel::MOST_ATTACKS / 2).into()),
        ..side
    };
    let (a, mut b) = (short(a), short(b));
    if !a.can_hurt(&b) && !b.can_hurt(&a) {
        b = Duellist { sixes: true, attacks: Attacks::saturating(1), ..b };
    }
    Duel { a, b }
});
