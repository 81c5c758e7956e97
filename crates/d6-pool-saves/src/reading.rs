//! Reading a sheet: what of it is in order, and every fault of the rest.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use dice_core::OutOfRange;

use crate::armour::Defence;
use crate::casting::Caster;
use crate::error::PoolError;
use crate::faults::{Fault, Faults};
use crate::health::{Health, MagicPoints};
use crate::medium::Medium;
use crate::numbers::{
    AttackLevel, Attacks, CombatLevel, Damage, DestinyRerolls, HealthNow, Level, MagicLevel, MaximumHealth, Modifier,
    PointsHeld, Resistances, SaveBonus, Strong, ToHit, Vulnerabilities,
};
use crate::perception::Perception;
use crate::sheet::Sheet;

/// What a sheet says, where it says something that can be: what is missing has a fault.
pub(crate) struct Reading {
    pub(crate) level: Option<Level>,
    pub(crate) strong: Option<Strong>,
    pub(crate) perception: Option<Perception>,
    pub(crate) health: Option<Health>,
    pub(crate) magic_points: Option<MagicPoints>,
    pub(crate) save_bonus: Option<SaveBonus>,
    pub(crate) destiny_rerolls: Option<DestinyRerolls>,
    pub(crate) defence: Option<Defence>,
    pub(crate) to_hit: Option<ToHit>,
    pub(crate) attacks: Option<Attacks>,
    pub(crate) damage: Option<Damage>,
    pub(crate) caster: Option<Caster>,
    pub(crate) resistances: BTreeMap<Medium, Resistances>,
    pub(crate) vulnerabilities: BTreeMap<Medium, Vulnerabilities>,
}

impl Reading {
    pub(crate) fn of(sheet: &Sheet) -> (Reading, Faults) {
        let mut reader = Reader(Vec::new());
        let level: Option<Level> = reader.number("level", sheet.level);
        let combat_level: Option<CombatLevel> = reader.number("combat_level", sheet.combat_level);
        let attack_level: Option<AttackLevel> = reader.number("attack_level", sheet.attack_level);
        let magic_level: Option<MagicLevel> = reader.number("magic_level", sheet.magic_level);
        let strong = reader.number("strong", sheet.strong);
        let agile = reader.number("agile", sheet.agile);
        let mental = reader.number("mental", sheet.mental);
        let perceptive = reader.number("perceptive", sheet.perceptive);
        let base = reader.number("base_armour", sheet.base_armour);
        let training = reader.given_or("training", sheet.training, combat_level.map(CombatLevel::training));
        let reading = Reading {
            level,
            strong,
            perception: perceptive.map(|perceptive| Perception {
                perceptive,
                helmet: sheet.helmet,
                modifier: Modifier::default(),
            }),
            health: reader.health(sheet, level),
            magic_points: reader.magic_points(sheet, magic_level),
            save_bonus: reader.given_or("save_bonus", sheet.save_bonus, level.map(Level::save_bonus)),
            destiny_rerolls: reader.number("destiny_rerolls", sheet.destiny_rerolls),
            defence: base.zip(training).zip(agile).map(|((base, training), agile)| Defence {
                base,
                armour: sheet.armour,
                training,
                agile,
            }),
            to_hit: reader.given_or("to_hit", sheet.to_hit, combat_level.map(CombatLevel::to_hit)),
            attacks: reader.given_or("attacks", sheet.attacks, attack_level.map(AttackLevel::attacks)),
            damage: reader.given_or("damage", sheet.damage, strong.map(|strong| sheet.weapon.damage(strong))),
            caster: magic_level.zip(mental).map(|(magic_level, mental)| Caster {
                magic_level,
                mental,
                armour: sheet.armour,
            }),
            resistances: reader.counts("resistances", &sheet.resistances),
            vulnerabilities: reader.counts("vulnerabilities", &sheet.vulnerabilities),
        };
        (reading, Faults(reader.0))
    }
}

/// Collects faults while it reads.
struct Reader(Vec<Fault>);

impl Reader {
    fn fault(&mut self, field: impl Into<String>, why: impl Into<PoolError>) {
        self.0.push(Fault { field: field.into(), why: why.into() });
    }

    fn number<T: TryFrom<i64, Error = OutOfRange>>(&mut self, field: &str, number: i64) -> Option<T> {
        T::try_from(number).map_err(|why| self.fault(field, why)).ok()
    }

    /// The number given, or if none is, what it is otherwise.
    fn given_or<T: TryFrom<i64, Error = OutOfRange>>(
        &mut self,
        field: &str,
        given: Option<i64>,
        otherwise: Option<T>,
    ) -> Option<T> {
        match given {
            Some(number) => self.number(field, number),
            None => otherwise,
        }
    }

    fn health(&mut self, sheet: &Sheet, level: Option<Level>) -> Option<Health> {
        let maximum: Option<MaximumHealth> = match (sheet.max_health, level) {
            (Some(maximum), _) => self.number("max_health", maximum),
            (None, Some(level)) => self.number("max_health", level.get().into()),
            (None, None) => None,
        };
        let now: Option<HealthNow> =
            self.given_or("health", sheet.health, maximum.map(|maximum| HealthNow::saturating(maximum.get().into())));
        Health::new(now?.get(), maximum?).map_err(|why| self.fault("health", why)).ok()
    }

    fn magic_points(&mut self, sheet: &Sheet, magic_level: Option<MagicLevel>) -> Option<MagicPoints> {
        let by_level = magic_level.map(|level| PointsHeld::saturating(level.get().into()));
        let maximum = self.given_or("max_magic_points", sheet.max_magic_points, by_level);
        let now = self.given_or("magic_points", sheet.magic_points, maximum);
        MagicPoints::new(now?.get(), maximum?.get()).map_err(|why| self.fault("magic_points", why)).ok()
    }

    fn counts<T: TryFrom<i64, Error = OutOfRange>>(
        &mut self,
        field: &str,
        counts: &BTreeMap<Medium, i64>,
    ) -> BTreeMap<Medium, T> {
        let mut read = BTreeMap::new();
        for (medium, &count) in counts {
            match T::try_from(count) {
                Ok(count) => {
                    read.insert(medium.clone(), count);
                }
                Err(why) => self.fault([field, ".", &medium.to_string()].concat(), why),
            }
        }
        read
    }
}
