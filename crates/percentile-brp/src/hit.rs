//! Hits: the attack, the parry, the damage and the armour.

use dice_core::{Budget, DamageDice, Dice, Odds, OddsError, Pool, Resolve};

use crate::rules;
use crate::skill::{Skill, SkillOutcome, SkillRoll, Throw};

dice_core::bounded! {
    /// Points of armour, 0 to 1,000: what they take off the damage of a hit.
    pub struct Armour(u16) "armour": 0..=1000, default 0;
}

/// One attack against one foe, `brp.hit`; it comes to the damage taken.
///
/// The dice in order: the attack; the parry, if there is one and the attack hits; the damage, unless it is parried.
///
/// | outcome of the attack | unparried | parried |
/// |---|---|---|
/// | success | damage less armour | none |
/// | critical | twice the damage, less armour | none |
/// | impale | the damage; armour is ignored | none |
///
/// ```
/// use dice_core::Resolve;
/// use percentile_brp::{Armour, Hit, Skill};
/// let hit = Hit {
///     skill: Skill::new(60)?,
///     impaling: false,
///     damage: "1D8+1".parse().unwrap(),
///     armour: Armour::new(3)?,
///     parry: Some(Skill::new(40)?),
/// };
/// // a critical 05, no parry at 80, a 6 on the die: twice seven less three
/// assert_eq!(hit.replay(&[5, 80, 6]).unwrap().outcome, 11);
/// # Ok::<(), dice_core::OutOfRange>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Hit {
    /// The attacker's skill.
    pub skill: Skill,
    /// Whether the weapon impales.
    #[cfg_attr(feature = "serde", serde(default))]
    pub impaling: bool,
    /// The weapon's damage. A roll below 0 counts as 0.
    pub damage: DamageDice,
    /// The defender's armour.
    pub armour: Armour,
    /// The defender's skill at parrying, if a parry is tried.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub parry: Option<Skill>,
}

impl Hit {
    /// No hit does more damage than this.
    const MOST_DAMAGE: u32 = 2 * (DamageDice::MOST_DICE as u32 * DamageDice::MOST_SIDES + DamageDice::MOST_PLUS as u32);

    /// The attack roll on its own.
    pub const fn attack(&self) -> SkillRoll {
        SkillRoll { skill: self.skill, impaling: self.impaling }
    }

    /// The damage taken when the attack comes to `outcome`, unparried, and the damage dice to `rolled`.
    pub fn taken(&self, outcome: SkillOutcome, rolled: i32) -> u32 {
        let (rolled, armour) = (rolled.max(0) as u32, u32::from(self.armour.get()));
        match outcome {
            SkillOutcome::Fumble | SkillOutcome::Failure => 0,
            SkillOutcome::Success => rolled.saturating_sub(armour),
            SkillOutcome::Critical => (2 * rolled).saturating_sub(armour),
            SkillOutcome::Impale => rolled,
        }
    }

    /// Whether it can do any damage at all.
    pub fn can_hurt(&self) -> bool {
        let highest = self.damage.highest();
        let bands = self.skill.bands(self.impaling);
        SkillOutcome::ALL.iter().any(|&outcome| bands.of(outcome) > 0 && self.taken(outcome, highest) > 0)
    }
}

impl Hit {
    /// The damage taken, where `enough` stands for that much or more.
    pub(crate) fn damage_up_to<D: Dice>(&self, dice: &mut D, enough: u32, throw: Throw) -> u32 {
        dice.part(rules::HIT, |dice| {
            let attack = self.attack().strike(dice, throw);
            if !attack.is_success() {
                return 0;
            }
            if self.parry.is_some_and(|parry| parry.succeeds(dice).is_success()) {
                return 0;
            }
            let rolled = self.damage_roll(dice, self.rolls_enough(attack, enough));
            dice.note("damage", rolled.into());
            self.taken(attack, rolled).min(enough)
        })
    }

    /// The lowest roll of the damage dice that is enough; the highest roll if none is, which then stands for itself.
    fn rolls_enough(&self, attack: SkillOutcome, enough: u32) -> i32 {
        let armour = i64::from(self.armour.get());
        let enough = i64::from(enough);
        let roll = match attack {
            SkillOutcome::Critical => (enough + armour + 1) / 2,
            SkillOutcome::Impale => enough,
            _ => enough + armour,
        };
        roll.min(self.damage.highest().into()) as i32
    }

    /// The damage dice, where `enough` stands for that much or more.
    fn damage_roll<D: Dice>(&self, dice: &mut D, enough: i32) -> i32 {
        let (pool, plus) = (Pool::plain(self.damage.count()), self.damage.plus());
        let enough = enough.saturating_sub(plus).max(0) as u32;
        dice.total(self.damage.sides(), pool, enough) as i32 + plus
    }
}

impl Resolve for Hit {
    type Outcome = u32;

    fn resolve<D: Dice>(&self, dice: &mut D) -> u32 {
        self.damage_up_to(dice, Self::MOST_DAMAGE, Throw::Dice)
    }

    fn odds_within(&self, budget: Budget) -> Result<Odds<u32>, OddsError> {
        Odds::within(budget, |dice| self.damage_up_to(dice, Self::MOST_DAMAGE, Throw::Counts))
    }
}
