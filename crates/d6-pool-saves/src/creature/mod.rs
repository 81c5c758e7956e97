//! A creature: what it is, and what befalls it. Its fights, saves and spells are in chapters of their own.

mod fights;
mod saves;
mod spells;

use alloc::boxed::Box;
use alloc::collections::BTreeMap;

pub use fights::AttackForm;

use crate::armour::Defence;
use crate::casting::Caster;
use crate::error::PoolError;
use crate::faults::Rejected;
use crate::health::{Health, MagicPoints};
use crate::medium::{Media, Medium};
use crate::numbers::{
    ArmourValue, Attacks, Damage, DestinyRerolls, Level, Resistances, SaveBonus, Strong, ToHit, Vulnerabilities,
};
use crate::perception::Perception;
use crate::reading::Reading;
use crate::resist::Resist;
use crate::sheet::{Condition, Sheet};

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
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
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

    /// Nothing, unless it is down and can't act.
    fn conscious(&self) -> Result<(), PoolError> {
        if self.health.is_down() {
            return Err(PoolError::Unconscious { health: self.health.now() });
        }
        Ok(())
    }
}
