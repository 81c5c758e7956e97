//! A strike: attack, damage, and the wound that it leaves.

use dice_core::{Budget, Dice, DiceCode, Known, Odds, OddsError, Resolve};

use crate::double_half::Factor;
use crate::hero::Boost;
use crate::numbers::{Bonus, Soak, TargetNumber};
use crate::rules;
use crate::throw::Throw;
use crate::wound_track::{Harm, Stacking, WoundState};

dice_core::vocabulary! {
    /// What an attack does that misses (`mini6.block-parry`).
    pub enum OnMiss, "mini6.strike: on_miss", default Nothing {
        /// Nothing: the usual.
        Nothing = "nothing",
        /// Half its damage, rounded down: a blade that was blocked with a bare limb.
        HalfDamage = "half-damage",
    }
}

/// A whole strike: the attack against its target number, and if it hits the damage against soak, and so the target's
/// wound state after it (`mini6.strike`; source: Attacking a Target, Resisting Damage).
///
/// This is what is left when all modifiers are reckoned in; [`Turn`](crate::Turn) reckons them in from what is declared.
///
/// ```
/// use dice_core::Resolve;
/// use mini6_thule::{Strike, WoundState};
/// let sword = Strike::new("5D".parse()?, 16.try_into()?, "5D".parse()?, 12.try_into()?);
/// assert_eq!(sword.odds().chance(&WoundState::HEALTHY).to_string(), "372713/1119744 (33.3 %)");
/// assert_eq!(sword.replay(&[4, 4, 4, 3, 3, 4, 4, 4, 3, 1])?.trace.to_string(), "\
/// mini6.strike: wounded
///   mini6.attack: Hit
///     5d6: 4, 4, 4, 3 + wild 3
///     total 18
///     margin 2
///   mini6.damage: Wounded
///     5d6: 4, 4, 4, 3 + wild 1
///     total 16
///     margin 4
/// ");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Strike {
    /// The code of the attack.
    pub attack: DiceCode,
    /// What is added to the attack flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub attack_bonus: Bonus,
    /// What is made of the attack's total: doubled if the attacker is Lucky (`mini6.double-half`).
    #[cfg_attr(feature = "serde", serde(default))]
    pub attack_factor: Factor,
    /// What the attack must reach.
    pub tn: TargetNumber,
    /// Whether Destiny lets a missed attack be rolled anew (`mini6.double-half`).
    #[cfg_attr(feature = "serde", serde(default))]
    pub destiny: bool,
    /// The code of the damage.
    pub damage: DiceCode,
    /// What is added to the damage flat.
    #[cfg_attr(feature = "serde", serde(default))]
    pub damage_bonus: Bonus,
    /// What is made of the damage's total: halved if it is Might without Brawling (`mini6.double-half`).
    #[cfg_attr(feature = "serde", serde(default))]
    pub damage_factor: Factor,
    /// What an attack does that misses.
    #[cfg_attr(feature = "serde", serde(default))]
    pub on_miss: OnMiss,
    /// Hero points that may be added after a roll, put to the best use: first as many as turn a miss into a hit, then
    /// what is left, if it makes the wound worse (`mini6.hero.after-roll`).
    #[cfg_attr(feature = "serde", serde(default))]
    pub points_after: Boost,
    /// The target's soak.
    pub soak: Soak,
    /// The target's state before.
    #[cfg_attr(feature = "serde", serde(default))]
    pub state: WoundState,
    /// How its wounds add up.
    #[cfg_attr(feature = "serde", serde(default))]
    pub stacking: Stacking,
}

/// What an attack came to, as far as damage cares.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Aim {
    Miss,
    Hit,
    /// It hits because of so many hero points, which damage doesn't get any more.
    HitFor(u8),
}

impl Strike {
    /// A strike by codes alone at a target that is not hurt.
    pub const fn new(attack: DiceCode, tn: TargetNumber, damage: DiceCode, soak: Soak) -> Self {
        const NONE: Bonus = Bonus::saturating(0);
        Strike {
            attack,
            attack_bonus: NONE,
            attack_factor: Factor::Plain,
            tn,
            destiny: false,
            damage,
            damage_bonus: NONE,
            damage_factor: Factor::Plain,
            on_miss: OnMiss::Nothing,
            points_after: Boost::MIN,
            soak,
            state: WoundState::HEALTHY,
            stacking: Stacking::OneLevel,
        }
    }

    #[inline]
    fn aim<D: Dice>(&self, dice: &mut D) -> Aim {
        let given = (Throw::new(self.attack, self.attack_bonus), self.attack_factor, self.tn, self.points_after);
        dice.part_given(rules::ATTACK, given, |dice, (throw, factor, tn, most_points)| {
            let margin = throw.margin([factor], tn.into(), dice);
            match most_points.needed(margin) {
                None => Aim::Miss,
                Some(0) => Aim::Hit,
                Some(points) => {
                    dice.note("hero points", points.into());
                    Aim::HitFor(points)
                }
            }
        })
    }

    #[inline]
    fn harm<D: Dice>(&self, factor: Factor, spent: u8, dice: &mut D) -> Harm {
        let throw = Throw::new(self.damage, self.damage_bonus);
        let given = (throw, [self.damage_factor, factor], self.soak, self.points_after.get() - spent);
        dice.part_given(rules::DAMAGE, given, |dice, (throw, factors, soak, left)| {
            let margin = throw.margin_within(factors, soak.into(), Harm::DEADLY, dice);
            if left == 0 {
                return Harm::of_margin(margin);
            }
            let by_points = |points: u8| Harm::of_margin(margin + Boost::EACH * i64::from(points));
            let needed = (0..left).find(|points| by_points(*points) == by_points(left)).unwrap_or(left);
            if needed > 0 {
                dice.note("hero points", needed.into());
            }
            by_points(needed)
        })
    }

    /// The strike, within the part that is its own.
    #[inline]
    pub(crate) fn settle<D: Dice>(&self, dice: &mut D) -> WoundState {
        let aim = match self.aim(dice) {
            Aim::Miss if self.destiny => self.aim(dice),
            aim => aim,
        };
        let (factor, spent) = match (aim, self.on_miss) {
            (Aim::Miss, OnMiss::Nothing) => return self.state,
            (Aim::Miss, OnMiss::HalfDamage) => (Factor::Halved, 0),
            (Aim::Hit, _) => (Factor::Plain, 0),
            (Aim::HitFor(points), _) => (Factor::Plain, points),
        };
        let harm = self.harm(factor, spent, dice);
        self.state.after(harm, self.stacking)
    }
}

impl Resolve for Strike {
    type Outcome = WoundState;
    fn resolve<D: Dice>(&self, dice: &mut D) -> WoundState {
        dice.part(rules::STRIKE, |dice| self.settle(dice))
    }
    fn odds_knowing(&self, budget: Budget, known: &mut Known) -> Result<Odds<WoundState>, OddsError> {
        Odds::within_knowing(budget, known, |dice| self.resolve(dice))
    }
}
