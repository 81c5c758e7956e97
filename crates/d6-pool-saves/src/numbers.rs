//! The numbers of the rule book, each in range by construction, a hundred times past any use at a table.

dice_core::bounded! {
    /// Bonuses and rerolls of a test, less its minuses (`pool.test`). −1,000 to 1,000.
    pub struct Modifier(i16) "pool.test: modifier": -1000..=1000, default 0;

    /// The level, or the hit dice, of a creature (`pool.save`). 0 to 1,000.
    pub struct Level(u16) "pool.save: level": 0..=1000, default 0;

    /// What a creature adds to its saves, by level or otherwise (`pool.save`). 0 to 200.
    pub struct SaveBonus(u16) "pool.save: save bonus": 0..=200, default 0;

    /// Resistances to the media of an attack, added up (`pool.resist`). 0 to 1,000.
    pub struct Resistances(u16) "pool.resist: number of resistances": 0..=1000, default 0;

    /// Vulnerabilities to the media of an attack, added up (`pool.resist`). 0 to 1,000.
    pub struct Vulnerabilities(u16) "pool.resist: number of vulnerabilities": 0..=1000, default 0;

    /// The level on the combat track (`pool.tracks`). 0 to 1,000.
    pub struct CombatLevel(u16) "pool.tracks: combat level": 0..=1000, default 0;

    /// The level on the attack track (`pool.tracks`). 0 to 1,000.
    pub struct AttackLevel(u16) "pool.tracks: attack level": 0..=1000, default 0;

    /// Magic points burned for a save (`pool.counter-burn`). 0 to 1,000.
    pub struct BurnedPoints(u16) "pool.counter-burn: burned magic points": 0..=1000, default 0;

    /// Destiny rerolls that a creature has left (`pool.destiny-reroll`). 0 to 1,000.
    pub struct DestinyRerolls(u16) "pool.destiny-reroll: destiny rerolls": 0..=1000, default 0;

    /// How strong a creature is: 0 for not, 1 for strong, 3 for strong ×3 (`pool.damage`). 0 to 100.
    pub struct Strong(u16) "pool.damage: strong attribute": 0..=100, default 0;

    /// How agile a creature is (`pool.armour`). 0 to 1,000.
    pub struct Agile(u16) "pool.armour: agile attribute": 0..=1000, default 0;

    /// How mental a creature is (`pool.hard-cast`). 0 to 1,000.
    pub struct Mental(u16) "pool.hard-cast: mental attribute": 0..=1000, default 0;

    /// How perceptive a creature is (`pool.perception`). 0 to 1,000.
    pub struct Perceptive(u16) "pool.perception: perceptive attribute": 0..=1000, default 0;

    /// The armour value that an attack must reach (`pool.armour`). 0 to 10,000.
    pub struct ArmourValue(u16) "pool.armour: armour value": 0..=10_000;

    /// The armour value that a race has without any armour on (`pool.armour`). 3 to 1,000.
    pub struct BaseArmour(u16) "pool.armour: base armour value": 3..=1000, default 3;

    /// What combat training adds to the armour value (`pool.armour`). 0 to 1,000.
    pub struct CombatTraining(u16) "pool.armour: combat training": 0..=1000, default 0;

    /// What is taken from the armour value of the target (`pool.attack`). −1,000 to 1,000.
    pub struct ToHit(i16) "pool.attack: to-hit bonus": -1000..=1000, default 0;

    /// Points of damage, before resistances (`pool.damage`). 0 to 10,000.
    pub struct Damage(u16) "pool.damage: damage": 0..=10_000;

    /// How many attacks a creature has in its turn (`pool.turn`). 0 to 200.
    pub struct Attacks(u16) "pool.turn: number of attacks": 0..=200, default 1;

    /// Health levels of a creature in a duel (`pool.duel`). 1 to 100.
    pub struct DuelHealth(u16) "pool.duel: health": 1..=100;

    /// Where counting damage ends: so much or more (`pool.strike`). 0 to 250.
    pub struct AtMost(u16) "pool.strike: at_most": 0..=250;

    /// Turns that are looked ahead (`pool.dying`). 0 to 100.
    pub struct Turns(u16) "pool.dying: number of turns": 0..=100;

    /// Health levels of a creature that is down (`pool.dying`). −1,000 to 0.
    pub struct HealthBelow(i16) "pool.dying: health of the dying": -1000..=0;

    /// The most health levels that a creature can have (`pool.restoration`). 1 to 1,000.
    pub struct MaximumHealth(u16) "pool.restoration: maximum health": 1..=1000;

    /// Health levels, which may be below 0 (`pool.restoration`). −1,000 to 1,000.
    pub struct HealthNow(i16) "pool.restoration: health": -1000..=1000;

    /// Magic points that a creature has, now or at most (`pool.restoration`). 0 to 1,000.
    pub struct PointsHeld(u16) "pool.restoration: magic points": 0..=1000, default 0;

    /// The magic level of a caster (`pool.cast`). 0 to 1,000.
    pub struct MagicLevel(u16) "pool.cast: magic level": 0..=1000, default 0;

    /// The magic points that a spell takes (`pool.cast`). 0 to 1,000.
    pub struct SpellPoints(u16) "pool.cast: magic points of the spell": 0..=1000;
}

impl MagicLevel {
    /// Half of it, rounded down: a spell of more points is hard (`pool.cast`), and so many points may be burned for a
    /// save (`pool.counter-burn`).
    pub const fn half(self) -> u16 {
        self.get() / 2
    }

    /// A fifth of it, rounded down: a spell of no more points is easier when it is hard (`pool.hard-cast`).
    pub const fn fifth(self) -> u16 {
        self.get() / 5
    }

    /// A tenth of it, rounded down: a spell of no more points may be tried with none left (`pool.mp-less`).
    pub const fn tenth(self) -> u16 {
        self.get() / 10
    }
}
