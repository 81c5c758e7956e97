//! What the rules make of a fighter's sheet, and what is wrong with it.

use alloc::collections::BTreeMap;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use dice_core::{DamageDice, Odds};

use crate::characteristic::{Characteristic, Score};
use crate::collapse::Lost;
use crate::duel::Combatant;
use crate::experience::Experience;
use crate::fighter::{Fighter, SheetWeapon};
use crate::hit::Armour;
use crate::movement::Runner;
use crate::resistance::Resistance;
use crate::skill::{Skill, SkillOutcome};
use crate::skills::{Subject, Teaching};
use crate::wounds::HitPoints;

/// A sheet looked over: what can be derived, and every fault.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct LookedOver {
    /// What the rules derive from it; what a fault stands in the way of is left out.
    pub derived: Derived,
    /// Everything that is wrong with it, in the order of the sheet.
    pub faults: Vec<Fault>,
}

/// One thing that is wrong with a sheet. In data it is a line of text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Fault {
    /// Which field of the sheet.
    pub field: String,
    /// What is wrong with it, and what is allowed.
    pub what: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.field, self.what)
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Fault {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// What the rules derive from a sheet. Chances are in per cent.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Derived {
    /// The hit points and the wounds they bear (`brp.wound`).
    pub hit_points: Option<Thresholds>,
    /// Units a round at a dead run (`brp.round-move`).
    pub move_rate: u8,
    /// Luck: POW × 5 (`brp.major`).
    pub luck: Option<u32>,
    /// Staying awake with many minor wounds: POW × 4 (`brp.minor-sum`).
    pub stay_awake: Option<u32>,
    /// A day of forced march: CON × 5 (`brp.forced-march`).
    pub forced_march: Option<u32>,
    /// Keeping pace in heavy armour: CON × 3 (`brp.chase`).
    pub keep_pace: Option<u32>,
    /// Training with weapon or shield: INT × 3 (`brp.training`).
    pub train_combat: Option<u32>,
    /// Training anything else: INT × 4 (`brp.training`).
    pub train_civil: Option<u32>,
    /// For each characteristic, the chances on the resistance table against 1, 2 … 21 (`brp.resistance`).
    pub resistance: BTreeMap<Characteristic, Vec<u32>>,
    /// The weapons.
    pub weapons: Vec<DerivedWeapon>,
    /// The skills.
    pub skills: BTreeMap<Subject, DerivedSkill>,
}

/// Hit points, and what a wound of which size is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Thresholds {
    /// In all.
    pub total: u16,
    /// Left.
    pub current: i32,
    /// A wound up to this is minor.
    pub minor_at_most: u32,
    /// A wound from this on is fatal; what lies between is major.
    pub fatal_from: u32,
}

/// A weapon in use.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct DerivedWeapon {
    /// What it is called.
    pub weapon: String,
    /// The odds of an attack.
    pub attack: Odds<SkillOutcome>,
    /// The chance to parry, in per cent.
    pub parry: Option<u32>,
    /// The least and the most damage of an ordinary hit, before armour.
    pub damage: [i32; 2],
    /// The chance to learn from a check, if INT is known (`brp.experience`).
    pub experience: Option<u32>,
}

/// A skill in use.
#[derive(Debug, Clone, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct DerivedSkill {
    /// The odds of a roll.
    pub odds: Odds<SkillOutcome>,
    /// The chance to learn from a check, if INT is known and the skill grows so (`brp.experience`).
    pub experience: Option<u32>,
    /// How it can be taught.
    pub teaching: Teaching,
}

/// Gathers faults while a sheet is read.
#[derive(Default)]
struct Reader {
    faults: Vec<Fault>,
}

impl Reader {
    /// The value, or a fault of this field.
    fn take<T, E: ToString>(&mut self, field: &str, read: Result<T, E>) -> Option<T> {
        match read {
            Ok(value) => Some(value),
            Err(error) => {
                self.faults.push(Fault { field: field.to_string(), what: error.to_string() });
                None
            }
        }
    }

    fn score(&mut self, characteristic: Characteristic, score: Option<i64>) -> Option<Score> {
        score.and_then(|score| self.take(characteristic.as_str(), Score::new(score)))
    }

    fn hit_points(&mut self, sheet: &Fighter) -> Option<HitPoints> {
        let mut lost = 0_i64;
        for (i, &wound) in sheet.wounds.iter().enumerate() {
            let field = alloc::format!("wounds[{i}]");
            lost += self.take(&field, Lost::new(wound)).map_or(0, i64::from);
        }
        let total = sheet.hit_points?;
        self.take("hit_points", HitPoints::full(total))?;
        let current = sheet.current.unwrap_or(total - lost);
        let hit_points = self.take("current", HitPoints::new(total, current))?;
        if !sheet.wounds.is_empty() && total - current != lost {
            let what = alloc::format!(
                "{current} hit points are left of {total}, but the wounds cost {lost}: {} are allowed (brp.healing)",
                total - lost
            );
            self.faults.push(Fault { field: "current".to_string(), what });
        }
        Some(hit_points)
    }

    fn weapon(&mut self, i: usize, sheet: &SheetWeapon, int: Option<Score>) -> Option<DerivedWeapon> {
        let field = |name: &str| alloc::format!("weapons[{i}].{name}");
        let skill = self.take(&field("skill"), Skill::new(sheet.skill));
        let parry = sheet.parry.and_then(|parry| self.take(&field("parry"), Skill::new(parry)));
        let damage = self.take(&field("damage"), sheet.damage.parse::<DamageDice>());
        let (skill, damage) = (skill?, damage?);
        Some(DerivedWeapon {
            weapon: sheet.weapon.clone(),
            attack: skill.bands(sheet.impaling).odds(),
            parry: parry.map(|parry| parry.bands(false).any_success()),
            damage: [damage.lowest().max(0), damage.highest().max(0)],
            experience: int.map(|int| Experience { skill, int }.chance()),
        })
    }

    fn skill(&mut self, name: &str, skill: i64, int: Option<Score>) -> Option<(Subject, DerivedSkill)> {
        let field = alloc::format!("skills.{name}");
        let subject = self.take(&field, name.parse::<Subject>());
        let skill = self.take(&field, Skill::new(skill));
        let (subject, skill) = (subject?, skill?);
        let int = int.filter(|_| subject.grows_by_experience());
        let derived = DerivedSkill {
            odds: skill.bands(false).odds(),
            experience: int.map(|int| Experience { skill, int }.chance()),
            teaching: subject.teaching(),
        };
        Some((subject, derived))
    }
}

/// The chances on the resistance table against every human score.
fn against_humans(active: Score) -> Vec<u32> {
    (1..=21).map(|passive| Resistance { active, passive: Score::saturating(passive) }.chance()).collect()
}

/// The chance that a multiple of a characteristic makes, where 00 always fails.
fn chance(score: Option<Score>, times: u16) -> Option<u32> {
    score.map(|score| score.times(times).effective().min(99))
}

impl Fighter {
    /// Derives what the rules derive, and lists every fault at once. A sheet with faults still gets the figures that can
    /// be had.
    pub fn look_over(&self) -> LookedOver {
        let mut reader = Reader::default();
        let written = [
            (Characteristic::Str, self.str),
            (Characteristic::Con, self.con),
            (Characteristic::Siz, self.siz),
            (Characteristic::Int, self.int),
            (Characteristic::Pow, self.pow),
            (Characteristic::Dex, self.dex),
            (Characteristic::App, self.app),
        ];
        let mut scores = BTreeMap::new();
        for (characteristic, score) in written {
            if let Some(score) = reader.score(characteristic, score) {
                scores.insert(characteristic, score);
            }
        }
        let score = |characteristic| scores.get(&characteristic).copied();
        let (con, int, pow) = (score(Characteristic::Con), score(Characteristic::Int), score(Characteristic::Pow));
        let hit_points = reader.hit_points(self);
        if let Some(armour) = self.armour {
            reader.take("armour", Armour::new(armour));
        }
        let weapons = self.weapons.iter().enumerate();
        let weapons = weapons.filter_map(|(i, weapon)| reader.weapon(i, weapon, int)).collect();
        let skills = self.skills.iter().filter_map(|(name, &skill)| reader.skill(name, skill, int)).collect();
        let condition = self.condition.unwrap_or_default();
        let derived = Derived {
            hit_points: hit_points.map(|hit_points| Thresholds {
                total: hit_points.total(),
                current: hit_points.current(),
                minor_at_most: hit_points.minor_at_most(),
                fatal_from: hit_points.fatal_from(),
            }),
            move_rate: Runner { condition, ..Runner::default() }.units(),
            luck: chance(pow, 5),
            stay_awake: chance(pow, 4),
            forced_march: chance(con, 5),
            keep_pace: chance(con, 3),
            train_combat: chance(int, 3),
            train_civil: chance(int, 4),
            resistance: scores.iter().map(|(&name, &score)| (name, against_humans(score))).collect(),
            weapons,
            skills,
        };
        LookedOver { derived, faults: reader.faults }
    }

    /// The fighter with a weapon in hand, ready for a [`Duel`](crate::Duel).
    ///
    /// # Errors
    /// Every fault of the sheet, and what it lacks: hit points, POW, or that weapon. A fighter without armour has none.
    pub fn armed_with(&self, weapon: &str) -> Result<Combatant, Vec<Fault>> {
        let mut faults = self.look_over().faults;
        let mut lacks = |field: &str, what: &str| {
            faults.push(Fault { field: field.to_string(), what: what.to_string() });
        };
        let in_hand = self.weapons.iter().find(|in_hand| in_hand.weapon == weapon);
        if in_hand.is_none() {
            lacks("weapons", &alloc::format!("`{weapon}` is not among them"));
        }
        if self.hit_points.is_none() {
            lacks("hit_points", "a fighter needs them (brp.duel)");
        }
        if self.pow.is_none() {
            lacks("pow", "a fighter needs it to stay awake (brp.minor-sum)");
        }
        let mut reader = Reader::default();
        let ready = in_hand.and_then(|in_hand| {
            Some(Combatant {
                skill: Skill::new(in_hand.skill).ok()?,
                impaling: in_hand.impaling,
                damage: in_hand.damage.parse().ok()?,
                armour: Armour::new(self.armour.unwrap_or(0)).ok()?,
                parry: in_hand.parry.map(Skill::new).transpose().ok()?,
                hit_points: reader.hit_points(self)?,
                pow: Score::new(self.pow?).ok()?,
            })
        });
        ready.filter(|_| faults.is_empty()).ok_or(faults)
    }
}

dice_core::json_schema!(Fault, "What is wrong with a field, and what is allowed.", { "type": "string" });
