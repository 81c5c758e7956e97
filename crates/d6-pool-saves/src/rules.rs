//! The rules of this crate by name, in the order of the rule book.

dice_core::rules! {
    /// Roll, keep one die, and 4 to 6 succeeds.
    TEST = "pool.test", "Tests", "Tests", [Test];
    /// Noticing things.
    PERCEPTION = "pool.perception", "Perception", "Perception", [Test];
    /// Resisting an effect.
    SAVE = "pool.save", "Saves", "Saves", [Test];
    /// Resistances and vulnerabilities cancel each other.
    RESIST = "pool.resist", "Resistances and vulnerabilities", "Saves; Damage Effects", [Sum];
    /// Once, and for good, a failed save may be rolled again.
    DESTINY_REROLL = "pool.destiny-reroll", "Destiny rerolls", "Saves", [Test];
    /// Magic points burned for a better save against magic.
    COUNTER_BURN = "pool.counter-burn", "Burning magic points", "Counter Magic", [Sum];

    /// How much comes back at a time.
    RESTORATION = "pool.restoration", "Restoration", "Restoration; Health Levels; Magic Points", [Sum];
    /// Unconscious, bleeding, and perhaps dead.
    DYING = "pool.dying", "Dying", "Health Levels", [Test, Process];

    /// The roll to hit.
    ATTACK = "pool.attack", "Attacks", "Attack Roll", [Test];
    /// A six rolls on, and further sixes hurt more.
    SIXES = "pool.sixes", "Sixes", "Attack Roll", [Test];
    /// A six of a mighty attack always hurts.
    SIXES_FLOOR = "pool.sixes-floor", "The least that a six does", "Attack Roll", [Sum];
    /// What a hit does.
    DAMAGE = "pool.damage", "Damage", "Attack Damage", [Sum];
    /// What an attacker has to reach.
    ARMOUR = "pool.armour", "Armour values", "Armor Value", [Sum];
    /// What an attacker has to reach who need not get through the armour.
    IGNORE_ARMOUR = "pool.ignore-armour", "Attacks that ignore armour", "Ignore Armor", [Sum];
    /// Half damage, and the half point left over.
    RESISTED_DAMAGE = "pool.resisted-damage", "Resisted damage", "Damage Effects", [Test];
    /// Seizing a victim and holding it.
    GRAB = "pool.grab", "Grabs", "Grab", [Test];
    /// Being swallowed.
    SWALLOW = "pool.swallow", "Swallowing", "Swallow", [Test];
    /// Eyes that must not be met.
    GAZE = "pool.gaze", "Gazes", "Gaze", [Test];
    /// An attack from the roll to what is left of the target.
    STRIKE = "pool.strike", "Strikes", "Attack Roll; Damage Effects; Health Levels", [Test];
    /// Two creatures trade attacks until one falls.
    DUEL = "pool.duel", "Duels", "Combat Action; Attack", [Process];
    /// What a creature may do in its turn.
    TURN = "pool.turn", "Turns", "Combat Action; Attack", [Table];

    /// Casting a spell.
    CAST = "pool.cast", "Casting", "Spellcasting; Magic Points", [Test];
    /// Casting against the odds.
    HARD_CAST = "pool.hard-cast", "Hard casting", "Hard Casting", [Test];
    /// Casting with no magic points left.
    MP_LESS = "pool.mp-less", "Casting without magic points", "Magic Points", [Test];
    /// Powers that are no spells.
    INNATE = "pool.innate", "Innate powers", "Innate Powers", [Table];
    /// What levels give, where nothing else is said.
    TRACKS = "pool.tracks", "Level tracks", "not in the rule text: the same game's page on characters", [Table];
}
