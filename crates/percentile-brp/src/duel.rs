//! Duels: blow by blow until one falls.

use core::ops::ControlFlow;

use dice_core::{Budget, DamageDice, Dice, Exact, Odds, OddsError, Process, Resolve};

use crate::Error;
use crate::characteristic::Score;
use crate::collapse::{Awareness, Stand};
use crate::exchange::stays_awake;
use crate::hit::{Armour, Hit};
use crate::rules;
use crate::skill::{Skill, Throw};
use crate::wounds::{HitPoints, Wound};

/// One who fights a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Combatant {
    /// The skill at attacking.
    pub skill: Skill,
    /// Whether the weapon impales.
    #[cfg_attr(feature = "serde", serde(default))]
    pub impaling: bool,
    /// The weapon's damage.
    pub damage: DamageDice,
    /// The armour worn.
    #[cfg_attr(feature = "serde", serde(default))]
    pub armour: Armour,
    /// The skill at parrying, if blows are parried.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub parry: Option<Skill>,
    /// The hit points.
    pub hit_points: HitPoints,
    /// Power, by which one stays awake when minor wounds add up.
    pub pow: Score,
}

impl Combatant {
    /// The hit points of a fighter who is doing so.
    const fn left(&self, stance: Stance) -> HitPoints {
        self.hit_points.less((self.hit_points.current() - stance.left) as u32)
    }

    /// A blow of this fighter against another.
    pub const fn blow_at(&self, other: &Combatant) -> Hit {
        Hit {
            skill: self.skill,
            impaling: self.impaling,
            damage: self.damage,
            armour: other.armour,
            parry: other.parry,
        }
    }
}

dice_core::vocabulary! {
    /// How a duel ends, best for the first fighter last.
    pub enum DuelEnd, "end of a duel" {
        /// The first fighter falls.
        FirstFalls = "first-falls",
        /// Both fall at the end of the same round.
        BothFall = "both-fall",
        /// Neither can hurt the other: nothing is rolled.
        NeitherFalls = "neither-falls",
        /// The second fighter falls.
        SecondFalls = "second-falls",
    }
}

dice_core::vocabulary! {
    /// One of two sides.
    pub enum Side, "side" {
        /// The one named first, who strikes first.
        First = "first",
        /// The other.
        Second = "second",
    }
}

/// Two fighters until one falls, `brp.duel`: the first one's blow, then, if still standing, the second one's, and so on.
/// In a trace each round is one blow.
///
/// Who falls: by a fatal wound (`brp.fatal`); by a major wound that leaves two hit points or fewer; when the rounds that
/// a major wound leaves are over, never more than there are hit points left (`brp.major`); by fainting when the duel's minor
/// wounds come to more than half (`brp.minor-sum`), until a major wound makes that idle. The scars come after the duel.
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Armour, Combatant, Duel, DuelEnd, HitPoints, Score, Skill};
/// let sword = Combatant {
///     skill: Skill::new(60)?, impaling: false, damage: "1D8+1".parse().unwrap(), armour: Armour::new(3)?,
///     parry: Some(Skill::new(50)?), hit_points: HitPoints::full(9)?, pow: Score::new(11)?,
/// };
/// let duel = Duel::new(sword, Combatant { parry: Some(Skill::new(40)?), ..sword })?;
/// assert!(duel.odds().chance(&DuelEnd::SecondFalls) > duel.odds().chance(&DuelEnd::FirstFalls));
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, try_from = "DuelFields")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Duel {
    first: Combatant,
    second: Combatant,
    /// Whether neither can hurt the other.
    #[cfg_attr(feature = "serde", serde(skip_serializing))]
    idle: bool,
}

#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename = "Duel", deny_unknown_fields)]
struct DuelFields {
    /// The one who strikes first.
    first: Combatant,
    /// The other.
    second: Combatant,
}

#[cfg(feature = "serde")]
impl TryFrom<DuelFields> for Duel {
    type Error = Error;
    fn try_from(fields: DuelFields) -> Result<Self, Error> {
        Duel::new(fields.first, fields.second)
    }
}

/// How a fighter is doing.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Stance {
    /// The hit points left.
    left: i32,
    /// The ends of rounds that are left to one with a major wound.
    rounds: Option<u16>,
}

/// Where a duel stands between two blows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Bout {
    /// The first fighter.
    first: Stance,
    /// The second fighter.
    second: Stance,
    /// Whose blow it is.
    turn: Side,
}

impl Duel {
    /// The most hit points that both fighters may have.
    pub const LIMIT: u16 = 24;

    /// A duel of two fighters.
    ///
    /// # Errors
    /// [`Error::DuelTooLong`] if the two have so many hit points that the duel passes through more states than two
    /// fighters of 24 make, which is what exact odds allow for.
    pub fn new(first: Combatant, second: Combatant) -> Result<Self, Error> {
        let states = |total: u16| {
            let (total, half) = (u64::from(total), u64::from(total) / 2);
            total + 1 + (half + 1) * (half + 2) / 2
        };
        let (one, other) = (first.hit_points.total(), second.hit_points.total());
        if states(one) * states(other) > states(Self::LIMIT) * states(Self::LIMIT) {
            return Err(Error::DuelTooLong { first: one, second: other, limit: Self::LIMIT });
        }
        let idle = !first.blow_at(&second).can_hurt() && !second.blow_at(&first).can_hurt();
        Ok(Duel { first, second, idle })
    }

    /// The fighter of a side.
    pub const fn fighter(&self, side: Side) -> &Combatant {
        match side {
            Side::First => &self.first,
            Side::Second => &self.second,
        }
    }

    /// The expected number of blows, exactly.
    pub fn expected_blows(&self) -> Exact {
        Blows { duel: self, throw: Throw::Counts }.expected_rounds()
    }

    /// What damage does to a defender: how the defender does afterwards, or none who falls.
    fn suffer<D: Dice>(defender: &Combatant, stance: Stance, damage: u32, dice: &mut D) -> Option<Stance> {
        let hit_points = defender.left(stance);
        let left = hit_points.less(damage).current();
        match hit_points.wound(damage) {
            Wound::Unharmed => Some(stance),
            // never more rounds than hit points are left, the round of the wound apart
            Wound::Minor if stance.rounds.is_some() => {
                Some(Stance { left, rounds: stance.rounds.map(|rounds| rounds.min(left as u16 + 1)) })
            }
            Wound::Minor => {
                let sum = |left| (defender.hit_points.current() - left) as u32;
                let total = defender.hit_points.total();
                let awareness = stays_awake(dice, total, sum(stance.left), sum(left), defender.pow);
                (awareness == Awareness::Conscious).then_some(Stance { left, rounds: None })
            }
            Wound::Major => match Stand::after_major(left) {
                Stand::Collapses => None,
                Stand::FightsOn => Some(Stance { left, rounds: Some(left as u16 + 1) }),
            },
            Wound::Fatal => None,
        }
    }

    /// The end of a round: one less for those with a major wound.
    fn end_of_round(first: Stance, second: Stance) -> ControlFlow<DuelEnd, Bout> {
        let tick = |stands: Stance| Stance { rounds: stands.rounds.map(|left| left.saturating_sub(1)), ..stands };
        let (first, second) = (tick(first), tick(second));
        match (first.rounds == Some(0), second.rounds == Some(0)) {
            (true, true) => ControlFlow::Break(DuelEnd::BothFall),
            (true, false) => ControlFlow::Break(DuelEnd::FirstFalls),
            (false, true) => ControlFlow::Break(DuelEnd::SecondFalls),
            (false, false) => ControlFlow::Continue(Bout { first, second, turn: Side::First }),
        }
    }
}

impl Resolve for Duel {
    type Outcome = DuelEnd;

    fn resolve<D: Dice>(&self, dice: &mut D) -> DuelEnd {
        Blows { duel: self, throw: Throw::Dice }.resolve(dice)
    }

    fn odds_within(&self, budget: Budget) -> Result<Odds<DuelEnd>, OddsError> {
        Blows { duel: self, throw: Throw::Counts }.odds_within(budget)
    }
}

/// A duel blow by blow.
struct Blows<'a> {
    duel: &'a Duel,
    throw: Throw,
}

impl Blows<'_> {
    /// One blow at a defender: how the defender does afterwards, or none who falls.
    fn blow<D: Dice>(
        &self,
        attacker: &Combatant,
        defender: &Combatant,
        stance: Stance,
        dice: &mut D,
    ) -> Option<Stance> {
        let given = (attacker.blow_at(defender), *defender, stance, self.throw);
        dice.part_given(rules::DUEL, given, |dice, (hit, defender, stance, throw)| {
            let enough = defender.left(stance).fatal_from();
            let damage = hit.damage_up_to(dice, enough, throw);
            Duel::suffer(&defender, stance, damage, dice)
        })
    }
}

impl Process for Blows<'_> {
    type State = Bout;
    type Outcome = DuelEnd;

    fn start(&self) -> Bout {
        let fresh = |fighter: &Combatant| Stance { left: fighter.hit_points.current(), rounds: None };
        Bout { first: fresh(&self.duel.first), second: fresh(&self.duel.second), turn: Side::First }
    }

    fn round<D: Dice>(&self, bout: &Bout, dice: &mut D) -> ControlFlow<DuelEnd, Bout> {
        let Duel { first, second, idle } = self.duel;
        if *idle {
            return ControlFlow::Break(DuelEnd::NeitherFalls);
        }
        match bout.turn {
            Side::First => match self.blow(first, second, bout.second, dice) {
                None => ControlFlow::Break(DuelEnd::SecondFalls),
                Some(second) => ControlFlow::Continue(Bout { second, turn: Side::Second, ..*bout }),
            },
            Side::Second => match self.blow(second, first, bout.first, dice) {
                None => ControlFlow::Break(DuelEnd::FirstFalls),
                Some(first) => Duel::end_of_round(first, bout.second),
            },
        }
    }
}

// short enough to be worked out, and to be rolled: blows land one time in twenty at least, and hurt more often than not
dice_core::made_of!(Duel: (Combatant, Combatant), |(first, second)| {
    let brisk = |fighter: Combatant, foe: &Combatant| {
        let total = fighter.hit_points.total().min(Duel::LIMIT);
        let left = fighter.hit_points.current().min(total.into());
        Combatant {
            skill: Skill::saturating(fighter.skill.get().max(5).into()),
            damage: brisk_damage(fighter),
            armour: Armour::saturating(i64::from(fighter.armour).min(i64::from(brisk_damage(*foe).highest() / 2))),
            hit_points: HitPoints::new(total.into(), left.into()).unwrap_or(fighter.hit_points),
            ..fighter
        }
    };
    let (first, second) = (brisk(first, &second), brisk(second, &first));
    let idle = !first.blow_at(&second).can_hurt() && !second.blow_at(&first).can_hurt();
    Duel { first, second, idle }
});

#[cfg(any(feature = "arbitrary", feature = "proptest"))]
fn brisk_damage(fighter: Combatant) -> DamageDice {
    let damage = fighter.damage;
    DamageDice::new(damage.count(), damage.sides(), damage.plus().max(0)).unwrap_or(damage)
}
