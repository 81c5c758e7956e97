//! A creature: what it is, what befalls it, and what it does to others.

use alloc::boxed::Box;
use alloc::collections::BTreeMap;

use dice_core::{Dice, Resolve};

use crate::armour::Defence;
use crate::attack::Attack;
use crate::blow::Blow;
use crate::casting::{Cast, Caster, Casting, MpLess, Spell};
use crate::duel::{Duel, Duellist};
use crate::dying::Dying;
use crate::error::PoolError;
use crate::faults::Rejected;
use crate::figures::Magic;
use crate::health::{Health, MagicPoints};
use crate::medium::{Media, Medium};
use crate::numbers::{
    ArmourValue, AtMost, Attacks, BurnedPoints, Damage, DestinyRerolls, DuelHealth, HealthBelow, Level, Modifier,
    Resistances, SaveBonus, SpellPoints, Strong, ToHit, Turns, Vulnerabilities,
};
use crate::perception::Perception;
use crate::reading::Reading;
use crate::resist::Resist;
use crate::save::{DestinySave, DestinyVerdict, Save, counter_burn};
use crate::sheet::{Condition, Sheet};
use crate::special::HeldTurn;
use crate::strike::{Assault, Fate};

/// A creature whose sheet is in order.
///
/// ```
/// use d6_pool_saves::{Creature, Fate, Sheet};
/// use dice_core::Resolve;
/// let mut demon = Creature::try_from(Sheet { level: 6, max_health: Some(4), base_armour: 4, ..Sheet::default() })?;
/// let knight = Creature::try_from(Sheet { level: 8, combat_level: 8, strong: 2, ..Sheet::default() })?;
///
/// let assault = knight.assault(&demon, &knight.attack());
/// let odds = assault.odds().map(|fate| matches!(fate, Fate::Standing(_)));
/// assert_eq!(odds.chance(&false).fraction(), "1/36"); // two sixes, at least
///
/// demon.suffer(assault.replay(&[4]).unwrap().outcome);
/// assert_eq!(demon.health().now(), 1);
/// # Ok::<(), d6_pool_saves::Rejected>(())
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Sheet", into = "Sheet"))]
pub struct Creature {
    /// What was written down, with its conditions as they are now and without its health, points and rerolls, which
    /// are those below.
    sheet: Sheet,
    level: Level,
    strong: Strong,
    perception: Perception,
    health: Health,
    magic_points: MagicPoints,
    save_bonus: SaveBonus,
    destiny_rerolls: DestinyRerolls,
    defence: Defence,
    to_hit: ToHit,
    attacks: Attacks,
    damage: Damage,
    caster: Caster,
    resistances: BTreeMap<Medium, Resistances>,
    vulnerabilities: BTreeMap<Medium, Vulnerabilities>,
}

impl TryFrom<Sheet> for Creature {
    type Error = Rejected;

    /// # Errors
    /// [`Rejected`], with the sheet and every fault of it.
    fn try_from(sheet: Sheet) -> Result<Self, Rejected> {
        let (reading, faults) = Reading::of(&sheet);
        match if faults.is_empty() { Creature::read(&sheet, reading) } else { None } {
            Some(creature) => Ok(creature),
            None => Err(Rejected { sheet: Box::new(sheet), faults }),
        }
    }
}

impl From<Creature> for Sheet {
    fn from(creature: Creature) -> Sheet {
        Sheet {
            max_health: Some(creature.health.maximum().into()),
            health: Some(creature.health.now().into()),
            max_magic_points: Some(creature.magic_points.maximum().into()),
            magic_points: Some(creature.magic_points.now().into()),
            destiny_rerolls: creature.destiny_rerolls.get().into(),
            ..creature.sheet
        }
    }
}

/// An attack of a creature: what it does to whom it hits (`pool.damage`, `pool.resisted-damage`, `pool.ignore-armour`).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AttackForm {
    /// The damage.
    pub damage: Damage,
    /// What it works by.
    pub media: Media,
    /// Whether it is physical, touches among them, and not of an ethereal creature: then the rule of sixes holds.
    pub sixes: bool,
    /// Whether armour is no help against it.
    pub ignores_armour: bool,
}

impl Creature {
    fn read(sheet: &Sheet, reading: Reading) -> Option<Self> {
        Some(Creature {
            level: reading.level?,
            strong: reading.strong?,
            perception: reading.perception?,
            health: reading.health?,
            magic_points: reading.magic_points?,
            save_bonus: reading.save_bonus?,
            destiny_rerolls: reading.destiny_rerolls?,
            defence: reading.defence?,
            to_hit: reading.to_hit?,
            attacks: reading.attacks?,
            damage: reading.damage?,
            caster: reading.caster?,
            resistances: reading.resistances,
            vulnerabilities: reading.vulnerabilities,
            sheet: Sheet {
                max_health: None,
                health: None,
                max_magic_points: None,
                magic_points: None,
                destiny_rerolls: 0,
                ..sheet.clone()
            },
        })
    }

    /// Its level.
    pub const fn level(&self) -> Level {
        self.level
    }

    /// Its health levels.
    pub const fn health(&self) -> Health {
        self.health
    }

    /// Its magic points.
    pub const fn magic_points(&self) -> MagicPoints {
        self.magic_points
    }

    /// Its destiny rerolls.
    pub const fn destiny_rerolls(&self) -> DestinyRerolls {
        self.destiny_rerolls
    }

    /// What makes it hard to hit (`pool.armour`).
    pub const fn defence(&self) -> Defence {
        self.defence
    }

    /// As a caster.
    pub const fn caster(&self) -> Caster {
        self.caster
    }

    /// Its test of perception, to which the situation may add its modifier (`pool.perception`).
    pub const fn perception(&self) -> Perception {
        self.perception
    }

    /// Whether it is in a condition.
    pub fn has(&self, condition: Condition) -> bool {
        self.sheet.has(condition)
    }

    /// Puts it in a condition.
    pub fn befall(&mut self, condition: Condition) {
        self.sheet.conditions.insert(condition);
    }

    /// Frees it of a condition.
    pub fn relieve(&mut self, condition: Condition) {
        self.sheet.conditions.remove(&condition);
    }

    /// Gives its health back by so many restorations (`pool.restoration`). With one health level or more it is up again,
    /// and bleeds no longer.
    pub fn heal(&mut self, restorations: u16) {
        self.health.restore(restorations);
    }

    /// Lets it rest for so many days, with its healing skill if it has one (`pool.restoration`).
    pub fn rest_days(&mut self, days: u16) {
        self.health.rest(days, self.sheet.healing_skill);
    }

    /// Lets so many hours pass, in which its magic points return (`pool.restoration`).
    pub fn rest_hours(&mut self, hours: u16) {
        self.magic_points.rest(hours);
    }

    /// Whether it can't get out of the way: held, or down (`pool.armour`).
    pub fn is_immobile(&self) -> bool {
        self.health.is_down() || self.has(Condition::Held)
    }

    /// The armour value that an attack on it has to reach, as it is now (`pool.armour`, `pool.ignore-armour`).
    pub fn armour_value(&self, attack: &AttackForm) -> ArmourValue {
        match (self.is_immobile(), attack.ignores_armour) {
            (false, false) => self.defence.value(),
            (true, false) => self.defence.held(),
            (false, true) => self.defence.ignoring_armour(),
            (true, true) => Defence::HELD_IGNORING_ARMOUR,
        }
    }

    /// What it has against these media, added up (`pool.resist`).
    pub fn resist(&self, media: &Media) -> Resist {
        let resistances = media.iter().filter_map(|medium| self.resistances.get(medium)).map(|&n| i64::from(n)).sum();
        let vulnerabilities =
            media.iter().filter_map(|medium| self.vulnerabilities.get(medium)).map(|&n| i64::from(n)).sum();
        Resist {
            resistances: Resistances::saturating(resistances),
            vulnerabilities: Vulnerabilities::saturating(vulnerabilities),
        }
    }

    /// Whether it is immune to any of these media, which is enough (`pool.resisted-damage`).
    pub fn is_immune(&self, media: &Media) -> bool {
        media.iter().any(|medium| self.sheet.immunities.contains(medium))
    }
}

/// Attacks.
impl Creature {
    /// The attack that its sheet tells of.
    pub fn attack(&self) -> AttackForm {
        AttackForm {
            damage: self.damage,
            media: self.sheet.media.clone(),
            sixes: !self.sheet.ethereal,
            ignores_armour: false,
        }
    }

    /// The blow that it strikes with an attack at a target (`pool.strike`).
    pub fn blow_at(&self, target: &Creature, attack: &AttackForm) -> Blow {
        let immune = target.is_immune(&attack.media);
        Blow {
            attack: Attack { armour: target.armour_value(attack), to_hit: self.to_hit, willing: target.is_immobile() },
            damage: if immune { Damage::saturating(0) } else { attack.damage },
            sixes: attack.sixes && !immune,
            resisted: target.resist(&attack.media).is_resistant(),
        }
    }

    /// An attack of it on a target, to the target's fate (`pool.strike`). Damage is counted down to 20 health levels below
    /// 0; set `at_most` to count further.
    pub fn assault(&self, target: &Creature, attack: &AttackForm) -> Assault {
        const BELOW: i64 = 20;
        let health = target.health.now();
        Assault {
            blow: self.blow_at(target, attack),
            save_bonus: target.save_bonus,
            health,
            at_most: AtMost::saturating(i64::from(health.max(0)) + BELOW),
        }
    }

    /// Takes what an assault on it came to (`pool.strike`). A dead creature is out of the rules' hands: its health stays as
    /// it was.
    pub fn suffer(&mut self, fate: Fate) {
        if let Fate::Standing(health) | Fate::Dying(health) = fate {
            let lost = i32::from(self.health.now()) - i32::from(health);
            self.health.lose(u16::try_from(lost).unwrap_or(0));
        }
    }

    /// A duel with another creature, this one first, in which both strike with their own attacks as they now are
    /// (`pool.duel`).
    ///
    /// # Errors
    /// [`PoolError::Unconscious`] if one is down already, and as [`Duel::new`].
    pub fn duel(&self, other: &Creature) -> Result<Duel, PoolError> {
        Duel::new(self.duellist_against(other)?, other.duellist_against(self)?)
    }

    fn duellist_against(&self, other: &Creature) -> Result<Duellist, PoolError> {
        self.conscious()?;
        let (ours, theirs) = (self.blow_at(other, &self.attack()), other.blow_at(self, &other.attack()));
        Ok(Duellist {
            health: DuelHealth::new(self.health.now().into())?,
            attacks: self.attacks,
            armour: theirs.attack.armour,
            to_hit: ours.attack.to_hit,
            damage: ours.damage,
            sixes: ours.sixes,
            resistant: theirs.resisted,
        })
    }

    /// How long it lives, looked ahead for so many turns; none if it is not down (`pool.dying`).
    pub fn dying(&self, turns: Turns) -> Option<Dying> {
        let level = Level::saturating(i64::from(self.save_bonus.get()) * 5);
        let health = HealthBelow::new(self.health.now().into()).ok()?;
        Some(Dying { level, health, turns })
    }

    /// A turn in which it struggles with one that holds it (`pool.grab`).
    pub const fn held_turn(&self, holder: &Creature) -> HeldTurn {
        HeldTurn { strong: self.strong, holder_strong: holder.strong }
    }
}

/// Saves.
impl Creature {
    /// Its save against an effect that works by these media (`pool.save`). Whether it would spend a destiny reroll is to be
    /// said in `destiny`.
    pub fn save(&self, media: &Media, modifier: Modifier) -> Save {
        let Resist { resistances, vulnerabilities } = self.resist(media);
        let level = Level::saturating(i64::from(self.save_bonus.get()) * 5);
        Save { level, resistances, vulnerabilities, modifier, ..Save::default() }
    }

    /// Burns magic points for a save against a magical effect (`pool.counter-burn`).
    ///
    /// # Errors
    /// As [`counter_burn`]; then nothing is burned.
    pub fn burn(&mut self, points: u16) -> Result<BurnedPoints, PoolError> {
        let burned = counter_burn(self.caster.magic_level, self.magic_points.now(), points)?;
        self.magic_points.spend(points)?;
        Ok(burned)
    }

    /// Makes a save, and loses a destiny reroll if it takes one (`pool.destiny-reroll`).
    pub fn make_save<D: Dice>(&mut self, save: Save, dice: &mut D) -> DestinyVerdict {
        let verdict = DestinySave { save, rerolls: self.destiny_rerolls }.resolve(dice);
        let (DestinyVerdict::Failure(left) | DestinyVerdict::Success(left)) = verdict;
        self.destiny_rerolls = DestinyRerolls::saturating(left.into());
        verdict
    }
}

/// Spells.
impl Creature {
    /// A spell that takes so many magic points, as it would cast it now: what it risks before it casts (`pool.cast`,
    /// `pool.mp-less`).
    ///
    /// ```
    /// use d6_pool_saves::{Creature, PoolError, Sheet};
    /// use dice_core::Resolve;
    /// let mage = Creature::try_from(Sheet { level: 10, magic_level: 10, magic_points: Some(5), ..Sheet::default() })?;
    /// let spell = mage.spell(3).unwrap();
    /// assert_eq!(spell.odds().chance_of(|casting| casting.works()).fraction(), "11/12");
    /// assert_eq!(spell.odds().chance_of(|casting| casting.health_lost() > 0).fraction(), "1/12");
    /// assert_eq!(mage.spell(6), Err(PoolError::NotEnoughPoints { points: 6, held: 5 }));
    /// # Ok::<(), d6_pool_saves::Rejected>(())
    /// ```
    ///
    /// # Errors
    /// If it can't cast it: [`PoolError::Unconscious`], [`PoolError::Bound`], [`PoolError::OverMagicLevel`],
    /// [`PoolError::OverHalfAndFive`], [`PoolError::NotEnoughPoints`]; and with no points left at all
    /// [`PoolError::TooLowForMpLess`] or [`PoolError::TooMuchForMpLess`].
    pub fn spell(&self, points: u16) -> Result<Spell, PoolError> {
        self.conscious()?;
        if let Some(bond) = self.sheet.bond() {
            return Err(PoolError::Bound { bond });
        }
        let wanted = SpellPoints::new(points.into())?;
        let held = self.magic_points.now();
        if held == 0 && points > 0 {
            return Ok(Spell::MpLess(MpLess::new(self.caster, wanted)?));
        }
        let cast = Cast::new(self.caster, wanted)?;
        if points > held {
            return Err(PoolError::NotEnoughPoints { points, held });
        }
        Ok(Spell::Cast(if self.sheet.casting() == Magic::Hard { cast.hindered() } else { cast }))
    }

    /// Casts a spell that takes so many magic points: they are spent whether it works or not, and mana burn costs health
    /// (`pool.cast`, `pool.hard-cast`).
    ///
    /// # Errors
    /// As [`Creature::spell`]; then no die is rolled and nothing is spent.
    pub fn cast<D: Dice>(&mut self, points: u16, dice: &mut D) -> Result<Casting, PoolError> {
        let spell = self.spell(points)?;
        self.magic_points.spend(spell.cost())?;
        let casting = spell.resolve(dice);
        self.health.lose(casting.health_lost());
        Ok(casting)
    }

    fn conscious(&self) -> Result<(), PoolError> {
        if self.health.is_down() {
            return Err(PoolError::Unconscious { health: self.health.now() });
        }
        Ok(())
    }
}
