//! The rules of this crate by name, in the order of the rule book.

dice_core::rules! {
    /// A code is dice and pips.
    CODE = "mini6.code", "Dice codes", "Dice Basics; Splitting Dice", [Sum];
    /// Pluses of weapons and magic stay flat and never turn into dice.
    FLAT_BONUS = "mini6.flat-bonus", "Flat bonuses", "Dice Basics; Enchanted Arms & Armour; Icons", [Sum];
    /// One die of every roll is wild and rolls on after a six.
    WILD_DIE = "mini6.wild-die", "The wild die", "Dice Basics", [Test];
    /// No more than ten dice are rolled; the others count three each.
    TEN_DICE = "mini6.ten-dice", "Ten dice at most", "Ability Caps", [Sum];
    /// A roll against a target number.
    CHECK = "mini6.check", "Checks", "Healing; Attacking a Target", [Test];
    /// Two codes rolled against each other.
    OPPOSED = "mini6.opposed", "Opposed rolls", "Heroic Narratives & Benefits", [Test];
    /// Totals that are doubled or halved, and rolls made anew.
    DOUBLE_HALF = "mini6.double-half", "Doubled, halved, rolled anew", "Perks; Unarmed Combat", [Test];
    /// Hero points spent before a roll.
    HERO_BOOST = "mini6.hero.boost", "Hero points before a roll", "Hero Points", [Sum];
    /// A hero point that lightens a wound.
    HERO_FLESH_WOUND = "mini6.hero.flesh-wound", "Just a flesh wound", "Hero Points", [Sum];
    /// The twenty heroic narratives.
    HERO_NARRATIVE = "mini6.hero.narrative", "Heroic narratives", "Heroic Narratives & Benefits", [Table, Sum];
    /// Hero points spent after a roll.
    HERO_AFTER_ROLL = "mini6.hero.after-roll", "Hero points after a roll", "Heroic Narratives & Benefits", [Test];

    /// The four attributes.
    ATTRIBUTES = "mini6.attributes", "Attributes", "Attributes", [Check];
    /// The skills under their attributes.
    SKILLS = "mini6.skills", "Skills", "Skills", [Table];
    /// What a new character has for skills and perks.
    SKILL_DICE = "mini6.skill-dice", "Skill dice", "How to Make a Character; Skills", [Check];
    /// Races, and what else a character has or can do.
    PERKS = "mini6.perks", "Perks", "Perks; Magic Perks", [Table, Check];
    /// What a new character may begin with.
    START_GEAR = "mini6.start-gear", "Gear to start with", "Racial Perks; Heroic Narratives & Benefits", [Table];
    /// How many complications a new character may have.
    COMPLICATIONS = "mini6.complications", "Complications", "How to Make a Character", [Check];
    /// A character sheet: what follows from it, and what is wrong with it.
    SHEET = "mini6.sheet", "The character sheet", "How to Make a Character; Sample Pregenerated PCs", [Check];
    /// Getting better by character points.
    ADVANCEMENT = "mini6.advancement", "Advancement", "Experience; Spending Character Points (CP); Ability Caps", [Sum];
    /// Getting better by gold.
    TRAINING = "mini6.training", "Training", "Skill Training", [Table];

    /// Fixed defence numbers.
    STATIC = "mini6.static", "Statics", "Static Defenses", [Sum];
    /// Suits of armour.
    ARMOUR = "mini6.armour", "Armour", "Armour", [Table];
    /// What armour takes off dodging, stealth and athletics.
    ARMOUR_PENALTY = "mini6.armour-penalty", "Armour penalty", "Armour Penalty", [Sum];
    /// What armour and shield add to the target number of a spell.
    ARMOUR_MAGIC = "mini6.armour-magic", "Spells in armour", "Armour Penalty; Enchanted Arms & Armour", [Sum];
    /// Shields, and what is held in the off hand.
    SHIELDS = "mini6.shields", "Shields", "Defences; Shields", [Table];
    /// Weapons: damage, price, range, reloading.
    WEAPONS = "mini6.weapons", "Weapons", "Thulean Weapons Damage; Effective Missile Ranges in Feet", [Table];
    /// What the plus of a magic thing is added to.
    ENCHANTMENT = "mini6.enchantment", "Enchantment", "Enchanted Arms & Armour", [Table];
    /// What distance adds to a target number.
    RANGE = "mini6.range", "Range", "Attacking a Target; Effective Missile Ranges in Feet", [Table];
    /// What cover adds to a target number.
    COVER = "mini6.cover", "Cover", "Attacking a Target", [Table];
    /// Big against small.
    SCALE = "mini6.scale", "Scale", "Mass Combat; Defences", [Sum];

    /// Who goes first.
    INITIATIVE = "mini6.initiative", "Initiative", "Order of Actions in Combat", [Test];
    /// More than one action in a turn.
    MULTI_ACTION = "mini6.multi-action", "Multiple actions", "Multiple Actions", [Sum];
    /// The target number of an attack, and whether it hits.
    ATTACK = "mini6.attack", "Attacks", "Attacking a Target", [Test];
    /// Dodging as an action.
    DODGE_ACTION = "mini6.dodge-action", "Dodge actions", "Static Defenses; Defences", [Test];
    /// How many attackers can be blocked and parried, and with what.
    BLOCK_PARRY = "mini6.block-parry", "Blocking and parrying", "Defences", [Check];
    /// How far a turn carries.
    MOVEMENT = "mini6.movement", "Movement", "Movement", [Sum];
    /// A damage total against soak.
    DAMAGE = "mini6.damage", "Damage", "Resisting Damage", [Test];
    /// How wounds add up.
    WOUND_TRACK = "mini6.wound-track", "The wound track", "Resisting Damage", [Sum];
    /// What wounds do to the wounded.
    WOUND_EFFECTS = "mini6.wound-effects", "Effects of wounds", "Wound Level Effects", [Table];
    /// How long the mortally wounded live.
    DYING = "mini6.dying", "Dying", "Wound Level Effects", [Process];
    /// Getting over wounds.
    HEALING = "mini6.healing", "Healing", "Healing", [Test];
    /// An attack, its damage and the wound it leaves.
    STRIKE = "mini6.strike", "A strike", "Attacking a Target; Resisting Damage", [Test];
    /// Two fighters strike in turn.
    DUEL = "mini6.duel", "A duel", "Order of Actions in Combat", [Process];
    /// Many attackers at once.
    MASS_COMBAT = "mini6.mass-combat", "Mass combat", "Mass Combat", [Test];
    /// What many hits do to a unit.
    MASS_DAMAGE = "mini6.mass-damage", "Mass damage", "Mass Combat; Damage", [Sum];

    /// Coins and what they weigh.
    MONEY = "mini6.money", "Money", "Money", [Sum];
    /// Making things.
    CRAFTING = "mini6.crafting", "Crafting", "Item Crafting; Mundane Item Creation", [Table, Test];
}
