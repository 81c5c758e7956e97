//! The rules of this crate, by name: code, tests and the rules page speak of them by these ids.

dice_core::rules! {
    /// A skill roll with up to five outcomes: [`SkillRoll`](crate::SkillRoll).
    SKILL = "brp.skill", "Skill rolls", "Rolls", [Test];
    /// The best fifth of a skill: [`Skill::critical_at_most`](crate::Skill::critical_at_most).
    CRITICAL = "brp.critical", "Critical successes", "Rolls", [Test];
    /// The worst faces: [`Skill::fumble_from`](crate::Skill::fumble_from).
    FUMBLE = "brp.fumble", "Fumbles", "Rolls", [Test];
    /// 01 with a slim weapon: [`Skill::outcome`](crate::Skill::outcome).
    IMPALE = "brp.impale", "Impales", "Rolls", [Test];
    /// Modifiers and multiples: [`Skill::plus`](crate::Skill::plus) and its neighbours.
    MODIFIED = "brp.modified", "Changed chances", "Rolls", [Sum];
    /// Attack, parry, damage, armour: [`Hit`](crate::Hit).
    HIT = "brp.hit", "Hits", "Rolls", [Test];
    /// One characteristic against another: [`Resistance`](crate::Resistance).
    RESISTANCE = "brp.resistance", "Resistance", "Resistance", [Test];
    /// Learning from a checked skill: [`Experience`](crate::Experience).
    EXPERIENCE = "brp.experience", "Experience rolls", "Experience", [Test];
    /// Many checks: [`ExperienceRun`](crate::ExperienceRun), [`ExperienceUntil`](crate::ExperienceUntil).
    EXPERIENCE_RUN = "brp.experience-run", "Experience over time", "Experience", [Process];
    /// Learning from a teacher: [`Training`](crate::Training).
    TRAINING = "brp.training", "Training", "Training", [Test];
    /// Which skill grows how: [`Subject`](crate::Subject).
    SKILLS = "brp.skills", "How skills grow", "Training", [Table];
    /// A characteristic tried in danger: [`CharacteristicRoll`](crate::CharacteristicRoll).
    CHARACTERISTIC = "brp.characteristic", "Characteristics by experience", "Characteristics", [Test];
    /// A characteristic trained: [`CharacteristicTraining`](crate::CharacteristicTraining).
    CHARACTERISTIC_TRAINING = "brp.characteristic-training", "Characteristics by training", "Characteristics", [Process];
    /// Gluttony and fasting: [`SizeChange`](crate::SizeChange).
    SIZE = "brp.size", "Changes of size", "Characteristics", [Check];
    /// Units a round: [`Runner`](crate::movement::Runner).
    ROUND_MOVE = "brp.round-move", "Moving in a round", "Movement", [Sum];
    /// One runs, one pursues: [`Chase`](crate::movement::Chase).
    CHASE = "brp.chase", "Chases", "Movement", [Process];
    /// Yards in five minutes, miles in a day: [`Gait`](crate::movement::Gait), [`Pace`](crate::movement::Pace).
    MARCH = "brp.march", "Rates of march", "Movement", [Table];
    /// What ground and weather take off: [`Hindrance`](crate::movement::Hindrance).
    TERRAIN = "brp.terrain", "Terrain and weather", "Movement", [Sum];
    /// The price of haste: [`ForcedMarch`](crate::movement::ForcedMarch).
    FORCED_MARCH = "brp.forced-march", "Forced marches", "Movement", [Test, Process];
    /// Distances under sail and oar: [`Route`](crate::movement::Route).
    WATER = "brp.water", "Travel by water", "Movement", [Table];
    /// How bad a wound is: [`HitPoints::wound`](crate::HitPoints::wound), and all that leads to it:
    /// [`Exchange`](crate::Exchange).
    WOUND = "brp.wound", "Wounds", "Injury", [Sum];
    /// Many small wounds in a day: [`MinorSum`](crate::MinorSum).
    MINOR_SUM = "brp.minor-sum", "Minor wounds that add up", "Injury", [Test];
    /// What a major wound leaves behind: [`MajorWound`](crate::MajorWound).
    MAJOR = "brp.major", "Major wounds", "Injury", [Test];
    /// Between death and rescue: [`Fate`](crate::Fate).
    FATAL = "brp.fatal", "Fatal wounds", "Injury", [Sum];
    /// Physik, Heal, Suture and time: [`Physik`](crate::Physik), [`Patient`](crate::Patient).
    HEALING = "brp.healing", "Healing", "Injury", [Test, Process];
    /// Two fighters until one falls: [`Duel`](crate::Duel).
    DUEL = "brp.duel", "Duels", "Injury", [Process];
    /// Size and weight: [`siz_table`](crate::measures::SIZ_TABLE).
    SIZ = "brp.siz", "Size and weight", "Measures", [Table];
    /// Rough and exact conversions: [`CONVERSIONS`](crate::measures::CONVERSIONS).
    UNITS = "brp.units", "Units", "Measures", [Table];
}
