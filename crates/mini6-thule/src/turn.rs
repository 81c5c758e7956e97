//! A declared turn: what the players say before the strike is rolled.

use dice_core::{Budget, Dice, DiceCode, Known, Odds, OddsError, Resolve};

use crate::attack::Attack;
use crate::block_parry::Defence;
use crate::cover::Cover;
use crate::double_half::Factor;
use crate::error::Error;
use crate::hero::{Boost, HeroPurse};
use crate::multi_action::Actions;
use crate::numbers::{Bonus, Soak, TargetNumber};
use crate::range::Range;
use crate::scale::Scale;
use crate::strike::{OnMiss, Strike};
use crate::wound_track::{Stacking, WoundState};

/// An attack as it is declared, with all that bears on it: the numbers on both sheets, and who does what to whom.
///
/// [`declare`](Turn::declare) reckons it in by the rules and refuses what they refuse. What can be rolled then has a
/// trace, and exact odds of every wound state.
///
/// ```
/// use dice_core::{Resolve, SeededRng};
/// use mini6_thule::{Actions, Boost, Cover, Range, Turn, WoundLevel};
/// let turn = Turn {
///     actions: Actions::new(2)?,
///     attack_boost: Boost::new(1)?,
///     range: Range::Medium,
///     cover: Cover::Half,
///     ..Turn::new("7D".parse()?, 12.try_into()?, "5D+2".parse()?, 11.try_into()?)
/// };
/// let strike = turn.declare()?;
/// assert_eq!((strike.attack.to_string().as_str(), strike.attack_bonus.get(), strike.tn.get()), ("6D", 6, 22));
/// let falls = strike.odds().chance_of(|state| state.level() >= WoundLevel::Incapacitated);
/// assert_eq!(falls.to_string(), "2091018935/4353564672 (48.0 %)");
/// let card = strike.record(&mut SeededRng::new(1));
/// assert!(card.trace.to_string().starts_with("mini6.strike: "));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Turn {
    /// The attacker's code.
    pub attack: DiceCode,
    /// What is added to it flat, such as a weapon's plus.
    #[cfg_attr(feature = "serde", serde(default))]
    pub attack_bonus: Bonus,
    /// Hero points that the attacker puts into the attack.
    #[cfg_attr(feature = "serde", serde(default))]
    pub attack_boost: Boost,
    /// What is made of the attack's total.
    #[cfg_attr(feature = "serde", serde(default))]
    pub attack_factor: Factor,
    /// Whether Destiny lets a missed attack be rolled anew.
    #[cfg_attr(feature = "serde", serde(default))]
    pub destiny: bool,
    /// The code of the damage.
    pub damage: DiceCode,
    /// What is added to it flat, such as a weapon's plus.
    #[cfg_attr(feature = "serde", serde(default))]
    pub damage_bonus: Bonus,
    /// Hero points that the attacker puts into the damage.
    #[cfg_attr(feature = "serde", serde(default))]
    pub damage_boost: Boost,
    /// What is made of the damage's total.
    #[cfg_attr(feature = "serde", serde(default))]
    pub damage_factor: Factor,
    /// Hero points that may be added after either roll.
    #[cfg_attr(feature = "serde", serde(default))]
    pub points_after: Boost,
    /// How many actions the attacker takes this turn, this attack among them.
    #[cfg_attr(feature = "serde", serde(default))]
    pub actions: Actions,
    /// The attacker's own wounds.
    #[cfg_attr(feature = "serde", serde(default))]
    pub wounds: WoundState,
    /// Whether a stun's penalty still holds for the attacker.
    #[cfg_attr(feature = "serde", serde(default))]
    pub reeling: bool,
    /// How big the attacker is.
    #[cfg_attr(feature = "serde", serde(default))]
    pub scale: Scale,
    /// How far away the target is.
    #[cfg_attr(feature = "serde", serde(default))]
    pub range: Range,
    /// How much of it is hidden.
    #[cfg_attr(feature = "serde", serde(default))]
    pub cover: Cover,
    /// The target's defence, static or rolled.
    pub defence: TargetNumber,
    /// Which of its defences that is.
    #[cfg_attr(feature = "serde", serde(default))]
    pub defended_by: Defence,
    /// Hero points that the target puts into its defence.
    #[cfg_attr(feature = "serde", serde(default))]
    pub defence_boost: Boost,
    /// What the attack does if it misses.
    #[cfg_attr(feature = "serde", serde(default))]
    pub on_miss: OnMiss,
    /// The target's soak.
    pub soak: Soak,
    /// Hero points that the target puts into its soak.
    #[cfg_attr(feature = "serde", serde(default))]
    pub soak_boost: Boost,
    /// How big the target is.
    #[cfg_attr(feature = "serde", serde(default))]
    pub target_scale: Scale,
    /// The target's wound state before.
    #[cfg_attr(feature = "serde", serde(default))]
    pub state: WoundState,
    /// How its wounds add up.
    #[cfg_attr(feature = "serde", serde(default))]
    pub stacking: Stacking,
}

impl Turn {
    /// One attack at a target near and in the open, nobody hurt, no hero points spent.
    pub const fn new(attack: DiceCode, defence: TargetNumber, damage: DiceCode, soak: Soak) -> Self {
        const NONE: Bonus = Bonus::saturating(0);
        Turn {
            attack,
            attack_bonus: NONE,
            attack_boost: Boost::MIN,
            attack_factor: Factor::Plain,
            destiny: false,
            damage,
            damage_bonus: NONE,
            damage_boost: Boost::MIN,
            damage_factor: Factor::Plain,
            points_after: Boost::MIN,
            actions: Actions::ONE,
            wounds: WoundState::HEALTHY,
            reeling: false,
            scale: Scale::PERSON,
            range: Range::Short,
            cover: Cover::None,
            defence,
            defended_by: Defence::Dodge,
            defence_boost: Boost::MIN,
            on_miss: OnMiss::Nothing,
            soak,
            soak_boost: Boost::MIN,
            target_scale: Scale::PERSON,
            state: WoundState::HEALTHY,
            stacking: Stacking::OneLevel,
        }
    }

    /// Pays for the points that the attacker puts into the rolls beforehand, out of a purse.
    ///
    /// # Errors
    /// If there are fewer; then none are spent.
    pub fn pay(&self, purse: &mut HeroPurse) -> Result<(), Error> {
        purse.spend(u16::from(self.attack_boost.get()) + u16::from(self.damage_boost.get()))
    }

    /// The strike that comes of it, all modifiers reckoned in.
    ///
    /// They are those of `mini6.multi-action`, `mini6.wound-effects`, `mini6.hero.boost`, `mini6.range`, `mini6.cover` and
    /// `mini6.scale`.
    ///
    /// # Errors
    /// If no die is left to attack with, if the target can't be hit at all, or if a number leaves its range.
    pub fn declare(&self) -> Result<Strike, Error> {
        let smaller_by = self.target_scale.over(self.scale);
        let bigger_by = self.scale.over(self.target_scale);
        let attack = more_dice(self.attack, smaller_by)?;
        let attack = self.actions.leave(attack)?;
        let attack = self.wounds.leaves(attack, self.reeling)?;
        let dodge = if self.defended_by == Defence::Dodge { bigger_by.statics() } else { 0 };
        Ok(Strike {
            attack,
            attack_bonus: Bonus::new(i64::from(self.attack_bonus) + self.attack_boost.bonus())?,
            attack_factor: self.attack_factor,
            tn: TargetNumber::new(self.target_number()? + self.defence_boost.bonus() + dodge)?,
            destiny: self.destiny,
            damage: more_dice(self.damage, bigger_by)?,
            damage_bonus: Bonus::new(i64::from(self.damage_bonus) + self.damage_boost.bonus())?,
            damage_factor: self.damage_factor,
            on_miss: self.on_miss,
            points_after: self.points_after,
            soak: Soak::new(i64::from(self.soak) + self.soak_boost.bonus() + smaller_by.statics())?,
            state: self.state,
            stacking: self.stacking,
        })
    }

    /// The defence with range and cover.
    fn target_number(&self) -> Result<i64, Error> {
        let attack = Attack { range: self.range, cover: self.cover, ..Attack::new(self.attack, self.defence) };
        match attack.target_number() {
            Some(target) => Ok(target),
            None if self.range.modifier().is_none() => Err(Error::OutOfReach { range: self.range }),
            None => Err(Error::BehindCover { cover: self.cover }),
        }
    }
}

/// A code with the dice of a difference in scale.
fn more_dice(code: DiceCode, scale: Scale) -> Result<DiceCode, Error> {
    Ok(DiceCode::new(code.dice() + scale.dice(), code.pips())?)
}

/// A turn that the rules allow, as a test of its own: [`Turn`] in, the target's wound state out.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{DeclaredStrike, Range, Turn};
/// let turn = Turn::new("5D".parse()?, 16.try_into()?, "5D".parse()?, 12.try_into()?);
/// let declared = DeclaredStrike::try_from(turn)?;
/// assert_eq!(declared.odds(), turn.declare()?.odds());
/// assert!(DeclaredStrike::try_from(Turn { range: Range::Beyond, ..turn }).is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Turn", into = "Turn"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct DeclaredStrike {
    turn: Turn,
    strike: Strike,
}

impl DeclaredStrike {
    /// What was declared.
    pub const fn turn(&self) -> &Turn {
        &self.turn
    }

    /// What is rolled.
    pub const fn strike(&self) -> &Strike {
        &self.strike
    }
}

impl TryFrom<Turn> for DeclaredStrike {
    type Error = Error;
    fn try_from(turn: Turn) -> Result<Self, Error> {
        Ok(DeclaredStrike { turn, strike: turn.declare()? })
    }
}

impl From<DeclaredStrike> for Turn {
    fn from(declared: DeclaredStrike) -> Turn {
        declared.turn
    }
}

impl Resolve for DeclaredStrike {
    type Outcome = WoundState;
    fn resolve<D: Dice>(&self, dice: &mut D) -> WoundState {
        self.strike.resolve(dice)
    }
    fn odds_knowing(&self, budget: Budget, known: &mut Known) -> Result<Odds<WoundState>, OddsError> {
        self.strike.odds_knowing(budget, known)
    }
}

// what the rules forbid makes way for a plain attack
dice_core::made_of!(DeclaredStrike: Turn, |turn| match turn.declare() {
    Ok(strike) => DeclaredStrike { turn, strike },
    Err(_) => DeclaredStrike {
        turn: Turn::new(turn.attack, turn.defence, turn.damage, turn.soak),
        strike: Strike::new(turn.attack, turn.defence, turn.damage, turn.soak),
    },
});
