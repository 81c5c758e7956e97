//! Duels: blow by blow until one falls.

use core::ops::ControlFlow;

use dice_core::{DamageDice, Dice, Process};

use crate::Error;
use crate::characteristic::Score;
use crate::collapse::{Awareness, Stand};
use crate::exchange::stays_awake;
use crate::hit::{Armour, Hit};
use crate::rules;
use crate::skill::Skill;
use crate::wounds::{HitPoints, Wound};

/// One who fights a duel.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
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

/// Two fighters until one falls, `brp.duel`. A round of the process is one blow: the first fighter's, then, if still on
/// their feet, the second's, and so on.
///
/// Who falls: by a fatal wound (`brp.fatal`); by a major wound that leaves two hit points or fewer; when the rounds that
/// a major wound leaves are over, as many as there were hit points then (`brp.major`); by fainting when the duel's minor
/// wounds come to more than half (`brp.minor-sum`), until a major wound makes that idle. The scars come after the duel.
///
/// ```
/// use dice_core::{Process, Resolve};
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
pub struct Duel {
    first: Combatant,
    second: Combatant,
    /// Whether neither can hurt the other.
    #[cfg_attr(feature = "serde", serde(skip_serializing))]
    idle: bool,
}

#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[serde(rename = "Duel", deny_unknown_fields)]
struct DuelFields {
    first: Combatant,
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
pub struct Stance {
    /// The hit points left.
    pub left: i32,
    /// The ends of rounds that are left to one with a major wound.
    pub rounds: Option<u16>,
}

/// Where a duel stands between two blows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Bout {
    /// The first fighter.
    pub first: Stance,
    /// The second fighter.
    pub second: Stance,
    /// Whose blow it is.
    pub turn: Side,
}

impl Duel {
    /// The most hit points that both fighters may have.
    pub const LIMIT: u16 = 21;

    /// A duel of two fighters.
    ///
    /// # Errors
    /// [`Error::DuelTooLong`] if the two have so many hit points that the duel passes through more states than two
    /// humans of 21 make, which is what exact odds allow for.
    pub fn new(first: Combatant, second: Combatant) -> Result<Self, Error> {
        let states = |total: u16| {
            let (total, half) = (u64::from(total), u64::from(total) / 2);
            total + 1 + (half + 1) * half
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

    /// One blow at a defender: how the defender does afterwards, or none who falls.
    fn blow<D: Dice>(attacker: &Combatant, defender: &Combatant, stands: Stance, dice: &mut D) -> Option<Stance> {
        let start = defender.hit_points;
        let before = start.less((start.current() - stands.left) as u32);
        let damage = attacker.blow_at(defender).damage_up_to(dice, before.fatal_from());
        let left = before.less(damage).current();
        match before.wound(damage) {
            Wound::Unharmed => Some(stands),
            Wound::Minor if stands.rounds.is_some() => Some(Stance { left, ..stands }),
            Wound::Minor => {
                let sum = |left| (start.current() - left) as u32;
                let awareness = stays_awake(dice, start.total(), sum(stands.left), sum(left), defender.pow);
                (awareness == Awareness::Conscious).then_some(Stance { left, ..stands })
            }
            // the round that it falls in is not one of those that are left
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

impl Process for Duel {
    type State = Bout;
    type Outcome = DuelEnd;

    fn start(&self) -> Bout {
        let fresh = |fighter: &Combatant| Stance { left: fighter.hit_points.current(), rounds: None };
        Bout { first: fresh(&self.first), second: fresh(&self.second), turn: Side::First }
    }

    fn round<D: Dice>(&self, bout: &Bout, dice: &mut D) -> ControlFlow<DuelEnd, Bout> {
        let Duel { first, second, idle } = self;
        if *idle {
            return ControlFlow::Break(DuelEnd::NeitherFalls);
        }
        match bout.turn {
            Side::First => match dice.part(rules::DUEL, |dice| Self::blow(first, second, bout.second, dice)) {
                None => ControlFlow::Break(DuelEnd::SecondFalls),
                Some(second) => ControlFlow::Continue(Bout { second, turn: Side::Second, ..*bout }),
            },
            Side::Second => match dice.part(rules::DUEL, |dice| Self::blow(second, first, bout.first, dice)) {
                None => ControlFlow::Break(DuelEnd::FirstFalls),
                Some(first) => Self::end_of_round(first, bout.second),
            },
        }
    }
}
