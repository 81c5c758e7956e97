// Written by `npm run types` from docs/requests.schema.json, and compared with it by the tests. Do not edit.

/** a dice code like "5D+1" */
export type DiceCode = string;

/** a dice code with a flat bonus like "12D+4" */
export type RollCode = string;

/** damage dice like "1D8+1" */
export type DamageDice = string;

/** A chance as an exact fraction in lowest terms; `0` and `1` stand alone. */
export type Probability = string;

/** The number of sides of a die. */
export type Sides = number;

/**
 * A record of a roll: a tree of parts and rounds with the dice in them, in the order rolled.
 *
 * Its `Display` tells it in lines, indented by part:
 */
export type Trace = Array<Entry>;

/** One thing that happened in a roll. */
export type Entry = {
    die: Rolled;
} | {
    note: {
        /** What it is. */
        what: string;
        /** The figure. */
        figure: number;
    };
} | {
    part: {
        /** The rule. */
        rule: RuleId;
        /** The outcome of the part. */
        came_to: string;
        /** What happened in it. */
        trace: Trace;
    };
} | {
    round: {
        /** Which it is, counting from 1. */
        round: number;
        /** What happened in it. */
        trace: Trace;
    };
};

/** A die as it fell. */
export type Rolled = {
    /** How many sides it has. */
    sides: Sides;
    /** What it shows. */
    face: number;
    /** Whether it is a die that explodes, or one rolled because such a die did. */
    wild: boolean;
    /** Whether it counts: false for a die that failed or that another was kept over. */
    kept: boolean;
};

/** The id of a rule. */
export type RuleId = string;

/** The total of a roll (`mini6.wild-die`; source: Dice Basics). A wild die has no highest total, so those of `at_most` or more count as `at_most`. */
export type Mini6Roll = {
    /** The code that is rolled. */
    code: DiceCode;
    /**
     * What is added flat.
     * @default 0
     */
    bonus?: Mini6Bonus;
    /**
     * What is made of the total.
     * @default "plain"
     */
    factor?: Mini6Factor;
    /** The number that stands for itself and for all above it. */
    at_most: Mini6AtMost;
};

/** What is added to a roll or taken off it, flat: it never turns into dice (`mini6.flat-bonus`). −1,000 to 1,000. */
export type Mini6Bonus = number;

/** What is made of a finished total, its wild chain, pips and bonuses included (`mini6.double-half`). */
export type Mini6Factor = "plain" | "doubled" | "halved";

/** Where an outcome without a highest value is cut: it stands for itself and for all above it. −1,000 to 1,000. */
export type Mini6AtMost = number;

/** A roll against a target number (`mini6.check`): it succeeds if the total reaches it. */
export type Mini6Check = {
    /** The code that is rolled. */
    code: DiceCode;
    /**
     * What is added flat.
     * @default 0
     */
    bonus?: Mini6Bonus;
    /** The total that is needed. */
    tn: Mini6TargetNumber;
};

/** What a total must reach: a difficulty, or a defence with all its modifiers (`mini6.check`). −1,000 to 1,000. */
export type Mini6TargetNumber = number;

/**
 * Two codes rolled against each other, the actor's first (`mini6.opposed`): the higher total wins.
 *
 * Both sides can explode for ever; the odds are exact all the same.
 */
export type Mini6Opposed = {
    /** The code of the side that acts. */
    actor: DiceCode;
    /**
     * What the side that acts adds flat.
     * @default 0
     */
    actor_bonus?: Mini6Bonus;
    /** The code of the side that resists. */
    resister: DiceCode;
    /**
     * What the side that resists adds flat.
     * @default 0
     */
    resister_bonus?: Mini6Bonus;
};

/**
 * A check whose total is doubled or halved, or that Destiny lets be rolled anew (`mini6.double-half`; source: Perks, Unarmed Combat).
 *
 * Lucky and Attractive double the finished total, wild chain, pips and bonuses included. With Destiny a failed roll is rolled anew once, and the second result stands.
 */
export type Mini6TwistedCheck = {
    /** The code that is rolled. */
    code: DiceCode;
    /**
     * What is added flat, before the total is doubled or halved.
     * @default 0
     */
    bonus?: Mini6Bonus;
    /** The total that is needed. */
    tn: Mini6TargetNumber;
    /**
     * What is made of the total.
     * @default "plain"
     */
    factor?: Mini6Factor;
    /**
     * Whether a failure is rolled anew.
     * @default false
     */
    destiny?: boolean;
};

/**
 * A check to which hero points may be added after the roll (`mini6.hero.after-roll`; source: Heroic Narratives).
 *
 * They are put to the best use: only if they turn a failure into a success, and no more than needed.
 */
export type Mini6AfterRoll = {
    /** The code that is rolled. */
    code: DiceCode;
    /**
     * What is added flat.
     * @default 0
     */
    bonus?: Mini6Bonus;
    /** The total that is needed. */
    tn: Mini6TargetNumber;
    /**
     * The most points that may be added.
     * @default 1
     */
    points?: Mini6Boost;
};

/** Hero points put into one roll or one static defence: 0 to 3 (`mini6.hero.boost`; source: Hero Points). */
export type Mini6Boost = number;

/** Two sides roll Agility, or the Initiative skill, the first side first (`mini6.initiative`; source: Order of Actions). */
export type Mini6Initiative = {
    /** The code of the first side. */
    first: DiceCode;
    /**
     * What the first side adds flat.
     * @default 0
     */
    first_bonus?: Mini6Bonus;
    /** The code of the second side. */
    second: DiceCode;
    /**
     * What the second side adds flat.
     * @default 0
     */
    second_bonus?: Mini6Bonus;
};

/**
 * An attack against a defence, at a range and through cover (`mini6.attack`; source: Attacking a Target).
 *
 * The target number is the defence, static or rolled, with what range (`mini6.range`) and cover (`mini6.cover`) add.
 */
export type Mini6Attack = {
    /** The code of the attack. */
    attack: DiceCode;
    /**
     * What is added to it flat.
     * @default 0
     */
    bonus?: Mini6Bonus;
    /** The target's defence: Dodge, Block or Parry. */
    defence: Mini6TargetNumber;
    /**
     * How far away the target is.
     * @default "short"
     */
    range?: Mini6Range;
    /**
     * How much of it is hidden.
     * @default "none"
     */
    cover?: Mini6Cover;
};

/** How far away the target is, by the bands of the weapon (`mini6.range`; source: Attacking a Target). */
export type Mini6Range = "short" | "medium" | "long" | "beyond";

/** How much of the target is behind something, or in the dark (`mini6.cover`; source: Attacking a Target). */
export type Mini6Cover = "none" | "half" | "three-quarters" | "nine-tenths" | "full";

/**
 * A Dodge roll, and the target number that it gives every attack until the dodger's next turn (`mini6.dodge-action`; source: Static Defenses, Defences).
 *
 * It is the better of roll and static Dodge, ten more for a full dodge; range and cover come on top of it. Target numbers of `at_most` or more count as `at_most`.
 */
export type Mini6DodgeAction = {
    /** The code of the Dodge skill. */
    dodge: DiceCode;
    /**
     * What is added to the roll flat, such as the penalty of armour.
     * @default 0
     */
    bonus?: Mini6Bonus;
    /** The static Dodge, its armour penalty included. */
    static_dodge: Mini6TargetNumber;
    /**
     * Whether it is a full dodge.
     * @default "action"
     */
    dodging?: Mini6Dodge;
    /** The number that stands for itself and for all above it. */
    at_most: Mini6AtMost;
};

/** How someone dodges (`mini6.dodge-action`). */
export type Mini6Dodge = "action" | "full";

/** A damage roll against soak (`mini6.damage`; source: Resisting Damage). */
export type Mini6Damage = {
    /** The code of the damage. */
    damage: DiceCode;
    /**
     * What is added to it flat.
     * @default 0
     */
    bonus?: Mini6Bonus;
    /**
     * What is made of the total: halved if it is Might without Brawling (`mini6.double-half`).
     * @default "plain"
     */
    factor?: Mini6Factor;
    /** The target's soak. */
    soak: Mini6Soak;
};

/** What damage must reach to do harm: Might, armour and other values as a static (`mini6.static`). −1,000 to 1,000. */
export type Mini6Soak = number;

/** An incapacitated character tries to stay awake at the start of their turn: Stamina against 15, or out for 10D minutes (`mini6.wound-effects`; source: Wound Level Effects). Minutes of `at_most` or more count as `at_most`. */
export type Mini6StayAwake = {
    /** The code of the Stamina skill. */
    stamina: DiceCode;
    /**
     * What is added flat.
     * @default 0
     */
    bonus?: Mini6Bonus;
    /** The number of minutes that stands for itself and for all above it. */
    at_most: Mini6AtMost;
};

/** Each minute a mortally wounded character rolls Might, and dies if the total is below the number of minutes spent so (`mini6.dying`; source: Wound Level Effects). The roll of the first minute is against 1, which never kills. */
export type Mini6Dying = {
    /** The Might code. Wounds take no dice off this roll. */
    might: DiceCode;
    /** How many minutes to look ahead. */
    minutes: Mini6Minutes;
};

/** How many minutes are looked ahead: 0 to 100 (`mini6.dying`). */
export type Mini6Minutes = number;

/** A Might check to heal by oneself (`mini6.healing`; source: Healing): a success makes the wound one level better. Wound dice don't lower it. A stun needs no check: it passes in a minute. */
export type Mini6NaturalHealing = {
    /** The Might code. */
    might: DiceCode;
    /**
     * What is added flat.
     * @default 0
     */
    bonus?: Mini6Bonus;
    /** The wound. */
    state: Mini6Wound;
};

/** A wound that heals by itself, given time and rest (`mini6.healing`; source: Healing). */
export type Mini6Wound = "wounded" | "severely-wounded" | "incapacitated" | "mortally-wounded";

/** Someone with Medicine treats a patient, once a day for each (`mini6.healing`; source: Healing): a success makes the wound one level better. */
export type Mini6AssistedHealing = {
    /** The healer's Medicine code. */
    medicine: DiceCode;
    /**
     * What is added flat.
     * @default 0
     */
    bonus?: Mini6Bonus;
    /** The patient's wound. */
    state: Mini6Treatable;
    /**
     * Whether the healer has a medicine kit.
     * @default false
     */
    kit?: boolean;
};

/** A wound that can be treated (`mini6.healing`; source: Healing). */
export type Mini6Treatable = "stunned" | "wounded" | "severely-wounded" | "incapacitated" | "mortally-wounded";

/**
 * A whole strike: the attack against its target number, and if it hits the damage against soak, and so the target's wound state after it (`mini6.strike`; source: Attacking a Target, Resisting Damage).
 *
 * This is what is left when all modifiers are reckoned in; `Turn` reckons them in from what is declared.
 */
export type Mini6Strike = {
    /** The code of the attack. */
    attack: DiceCode;
    /**
     * What is added to the attack flat.
     * @default 0
     */
    attack_bonus?: Mini6Bonus;
    /**
     * What is made of the attack's total: doubled if the attacker is Lucky (`mini6.double-half`).
     * @default "plain"
     */
    attack_factor?: Mini6Factor;
    /** What the attack must reach. */
    tn: Mini6TargetNumber;
    /**
     * Whether Destiny lets a missed attack be rolled anew (`mini6.double-half`).
     * @default false
     */
    destiny?: boolean;
    /** The code of the damage. */
    damage: DiceCode;
    /**
     * What is added to the damage flat.
     * @default 0
     */
    damage_bonus?: Mini6Bonus;
    /**
     * What is made of the damage's total: halved if it is Might without Brawling (`mini6.double-half`).
     * @default "plain"
     */
    damage_factor?: Mini6Factor;
    /**
     * What an attack does that misses.
     * @default "nothing"
     */
    on_miss?: Mini6OnMiss;
    /**
     * Hero points that may be added after a roll, put to the best use: first as many as turn a miss into a hit, then what is left, if it makes the wound worse (`mini6.hero.after-roll`).
     * @default 0
     */
    points_after?: Mini6Boost;
    /** The target's soak. */
    soak: Mini6Soak;
    /**
     * The target's state before.
     * @default "healthy"
     */
    state?: Mini6WoundState;
    /**
     * How its wounds add up.
     * @default "one-level"
     */
    stacking?: Mini6Stacking;
};

/** What an attack does that misses (`mini6.block-parry`). */
export type Mini6OnMiss = "nothing" | "half-damage";

/** a wound state like "wounded+stunned" */
export type Mini6WoundState = "healthy" | "stunned" | "wounded" | "wounded+stunned" | "severely-wounded" | "severely-wounded+stunned" | "incapacitated" | "incapacitated+stunned" | "mortally-wounded" | "mortally-wounded+stunned" | "dead";

/** How a hit adds to a state that is as bad already (`mini6.wound-track`). The source's note can be read both ways. */
export type Mini6Stacking = "one-level" | "additive";

/** A turn that the rules allow, as a test of its own: `Turn` in, the target's wound state out. */
export type Mini6DeclaredStrike = {
    /** The attacker's code. */
    attack: DiceCode;
    /**
     * What is added to it flat, such as a weapon's plus.
     * @default 0
     */
    attack_bonus?: Mini6Bonus;
    /**
     * Hero points that the attacker puts into the attack.
     * @default 0
     */
    attack_boost?: Mini6Boost;
    /**
     * What is made of the attack's total.
     * @default "plain"
     */
    attack_factor?: Mini6Factor;
    /**
     * Whether Destiny lets a missed attack be rolled anew.
     * @default false
     */
    destiny?: boolean;
    /** The code of the damage. */
    damage: DiceCode;
    /**
     * What is added to it flat, such as a weapon's plus.
     * @default 0
     */
    damage_bonus?: Mini6Bonus;
    /**
     * Hero points that the attacker puts into the damage.
     * @default 0
     */
    damage_boost?: Mini6Boost;
    /**
     * What is made of the damage's total.
     * @default "plain"
     */
    damage_factor?: Mini6Factor;
    /**
     * Hero points that may be added after either roll.
     * @default 0
     */
    points_after?: Mini6Boost;
    /**
     * How many actions the attacker takes this turn, this attack among them.
     * @default 1
     */
    actions?: Mini6Actions;
    /**
     * The attacker's own wounds.
     * @default "healthy"
     */
    wounds?: Mini6WoundState;
    /**
     * Whether a stun's penalty still holds for the attacker.
     * @default false
     */
    reeling?: boolean;
    /**
     * How big the attacker is.
     * @default 0
     */
    scale?: Mini6Scale;
    /**
     * How far away the target is.
     * @default "short"
     */
    range?: Mini6Range;
    /**
     * How much of it is hidden.
     * @default "none"
     */
    cover?: Mini6Cover;
    /** The target's defence, static or rolled. */
    defence: Mini6TargetNumber;
    /**
     * Which of its defences that is.
     * @default "dodge"
     */
    defended_by?: Mini6Defence;
    /**
     * Hero points that the target puts into its defence.
     * @default 0
     */
    defence_boost?: Mini6Boost;
    /**
     * What the attack does if it misses.
     * @default "nothing"
     */
    on_miss?: Mini6OnMiss;
    /** The target's soak. */
    soak: Mini6Soak;
    /**
     * Hero points that the target puts into its soak.
     * @default 0
     */
    soak_boost?: Mini6Boost;
    /**
     * How big the target is.
     * @default 0
     */
    target_scale?: Mini6Scale;
    /**
     * The target's wound state before.
     * @default "healthy"
     */
    state?: Mini6WoundState;
    /**
     * How its wounds add up.
     * @default "one-level"
     */
    stacking?: Mini6Stacking;
};

/** How many actions a character takes in a turn: 1 to 10 (`mini6.multi-action`; source: Multiple Actions). */
export type Mini6Actions = number;

/**
 * How big something is, as the dice it has over a person: 0 to 100 (`mini6.scale`; source: Mass Combat, Defences).
 *
 * The difference between two sides is used once: the bigger adds it to damage and soak, the smaller to attack and Dodge, and the bigger can block or parry that many more of the smaller.
 */
export type Mini6Scale = number;

/** Which of its defences a target uses (`mini6.block-parry`; source: Defences). */
export type Mini6Defence = "dodge" | "block" | "parry";

/**
 * Two fighters strike in turn until one is out, which is incapacitated or worse, or the rounds are over (`mini6.duel`; source: Order of Actions in Combat).
 *
 * Wounds take dice off attacks, never off damage or statics. A stun's penalty lasts to the end of the stunned fighter's next turn; its mark stays for the fight. Without a limit of rounds it is fought out: the odds are exact all the same.
 */
export type Mini6Duel = {
    /** The first fighter. */
    first: Mini6Fighter;
    /** The second fighter. */
    second: Mini6Fighter;
    /**
     * Who strikes first.
     * @default "first"
     */
    opening?: Mini6Opening;
    /** After how many rounds it ends undecided; if there is no limit it is fought out. */
    rounds?: Mini6Rounds | null;
    /**
     * How wounds add up.
     * @default "one-level"
     */
    stacking?: Mini6Stacking;
};

/** One side of a duel, by the numbers of its sheet (`mini6.duel`): `Sheet::fighter_against` reads them off. */
export type Mini6Fighter = {
    /** The code of its attacks. Wounds and stuns take dice off it. */
    attack: DiceCode;
    /**
     * What is added to its attacks flat.
     * @default 0
     */
    attack_bonus?: Mini6Bonus;
    /** The code of its damage. */
    damage: DiceCode;
    /**
     * What is added to its damage flat.
     * @default 0
     */
    damage_bonus?: Mini6Bonus;
    /**
     * What is made of its damage totals.
     * @default "plain"
     */
    damage_factor?: Mini6Factor;
    /** What attacks on it must reach. */
    defence: Mini6TargetNumber;
    /** Its soak. */
    soak: Mini6Soak;
    /**
     * How often it strikes in a turn: as often as this, if it has a die left for each.
     * @default 1
     */
    actions?: Mini6Actions;
    /**
     * Its wound state at the start.
     * @default "healthy"
     */
    state?: Mini6WoundState;
};

/** Who strikes first in a duel (`mini6.duel`). */
export type Mini6Opening = "first" | "second" | {
    initiative: Mini6Initiative;
};

/** How many rounds a duel lasts at most: 0 to 100 (`mini6.duel`). */
export type Mini6Rounds = number;

/** Many attackers with the same code against one target number: how many of them hit (`mini6.mass-combat`; source: Mass Combat). */
export type Mini6MassCombat = {
    /** How many attack. */
    attackers: Mini6Attackers;
    /** The code of each attack. */
    code: DiceCode;
    /**
     * What is added to each attack flat.
     * @default 0
     */
    bonus?: Mini6Bonus;
    /** What each attack must reach. */
    tn: Mini6TargetNumber;
    /**
     * How the attacks are rolled.
     * @default "shortcut"
     */
    law?: Mini6MassLaw;
};

/** How many attackers there are: 0 to 1,000 (`mini6.mass-combat`). */
export type Mini6Attackers = number;

/** How the attacks of many are rolled (`mini6.mass-combat`). */
export type Mini6MassLaw = "shortcut" | "exact";

/** The roll that decides whether a thing is made (`mini6.crafting`): a check of the craft, Smithing or Magic, against the thing's difficulty. */
export type Mini6Crafting = {
    /** The skill. */
    code: DiceCode;
    /**
     * What is added flat.
     * @default 0
     */
    bonus?: Mini6Bonus;
    /** What is made. */
    craft: Mini6Craft;
};

/** A thing to be made (`mini6.crafting`, source: *Item Crafting*; *Mundane Item Creation*). Whatever it is, a formula is needed. */
export type Mini6Craft = {
    magic: Mini6Rarity;
} | {
    consumable: Mini6Rarity;
} | {
    mundane: Mini6MundanePrice;
};

/** How rare a magic thing is (`mini6.crafting`, source: *Item Crafting*). */
export type Mini6Rarity = "legendary" | "very-rare" | "rare" | "uncommon" | "common";

/** The price of a common thing that is made, in silver: 0 to 24,999. The list of what can be made ends below 2,500 gold. */
export type Mini6MundanePrice = number;

/**
 * A character sheet (`mini6.sheet`; source: *How to Make a Character*; *Sample Pregenerated PCs*).
 *
 * Everything can be written on it that is a code, a number or a name of the rules. `faults` says what the rules don't allow, all at once; `derived` works out what follows from it, faults or not.
 */
export type Mini6Sheet = {
    /** What the character is called. */
    name?: string | null;
    /** Might. */
    might: DiceCode;
    /** Agility. */
    agility: DiceCode;
    /** Wit. */
    wit: DiceCode;
    /** Charm. */
    charm: DiceCode;
    /** The totals of skills that are better than their attribute. */
    skills?: Mini6Skills;
    /** Perks, the race among them. */
    perks?: Array<Mini6Perk>;
    /** Complications, in any words. */
    complications?: Array<string>;
    /** The heroic narrative. */
    narrative?: Mini6Narrative | null;
    /** The archetype, if the character is made for one. */
    archetype?: Mini6Archetype | null;
    /** Hero, sidekick or familiar. */
    role?: Mini6Role;
    /** The armour worn. */
    armour?: Mini6WornArmour | null;
    /** The shield, or what else is in the off hand. */
    shield?: Mini6CarriedShield | null;
    /** Weapons. The first that fights hand to hand is the one wielded. */
    weapons?: Array<Mini6CarriedWeapon>;
    /** Arrows, quarrels and javelins. */
    ammunition?: Mini6Ammunition;
    /** What rings, bracers and the like add to statics. */
    bonuses?: Mini6StaticBonuses;
    /** What the race and the narrative gave to begin with. */
    start_gear?: Array<Mini6StartGear>;
    /** Money. */
    money?: Mini6Money;
    /**
     * Hero points: one at the start.
     * @default 1
     */
    hero_points?: Mini6HeroPoints;
    /** Character points not spent yet. */
    character_points?: Mini6CharacterPoints;
    /** Whether it is a new character, to which the rules of creation apply. */
    starting?: boolean;
};

/** Skills with their totals, each once. */
export type Mini6Skills = Partial<Record<Mini6Skill, DiceCode>>;

/** One of the 31 skills (`mini6.skills`, source: *Attributes & Common Skills*). */
export type Mini6Skill = "brawling" | "knife-blade" | "mace-blunt" | "stamina-lift" | "throwing" | "axe" | "pole-arm" | "smithing" | "bow-war" | "athletics" | "dodge" | "pickpocket" | "stealth" | "bow-light" | "crossbow" | "thieves-tools" | "initiative" | "lore-history" | "language" | "medicine-herbalism" | "sailing-shipcraft" | "search-perception" | "tracking-survival" | "magic" | "command" | "courage" | "deception" | "persuasion" | "seduce" | "streetwise" | "ride-animal-handling";

/** A perk (`mini6.perks`, source: *Perks*; *Magic Perks*). The four races are perks too. */
export type Mini6Perk = "atlantean" | "dwarf" | "elf" | "lizardman" | "attractive" | "daredevil" | "destiny" | "favors" | "lucky" | "perceptive" | "recall" | "sidekick" | "sorcerer" | "familiar" | "totem-spirit";

/** A heroic narrative (`mini6.hero.narrative`, source: *Heroic Narratives & Benefits*). */
export type Mini6Narrative = "atlantean-noble" | "bearer-of-the-black-book" | "beast-friend" | "dhari-hunter" | "freeblade" | "golden-corsair" | "guardian-of-the-nine" | "ice-reaver" | "initiate-of-mysteries" | "jungle-trader" | "katagian-pit-fighter" | "myrmidon" | "occult-scientist" | "panjandrum" | "quodethi-thief" | "sacred-slayer" | "star-lore-adept" | "tribal-outcast" | "escaped-slave" | "time-lost-adventurer";

/** A way of life that a character is made for (`mini6.sheet`, source: *Sword Sister*). */
export type Mini6Archetype = "sword-sister";

/** Who a character is in the story, and so how many dice it is made with (`mini6.skill-dice`, `mini6.perks`). */
export type Mini6Role = "hero" | "sidekick" | "familiar";

/** armour: a name such as "leather-cuirass", or an object such as {"soak": 3, "dodge": -1} */
export type Mini6WornArmour = Mini6Armour | Mini6ArmourObject;

/** A suit of armour from the list (`mini6.armour`, source: *Armour*). */
export type Mini6Armour = "heavy-clothing" | "heavy-furs" | "gambeson" | "leather-cuirass" | "scale" | "lamellar" | "iron-mail-cuirass" | "steel-mail-cuirass" | "full-iron-mail" | "steel-full-mail" | "bronze-cuirass" | "steel-plate-cuirass" | "steel-plate-harness" | "steel-juggernaut-harness";

export type Mini6ArmourObject = {
    /** Armour from the list, or else `soak`. */
    armour?: Mini6Armour | null;
    /** What other armour soaks, its magic plus apart. */
    soak?: Mini6ArmourSoak | null;
    /** What other armour adds to Dodge; worked out if it is missing. */
    dodge?: Mini6ArmourDodge | null;
    /** Its magic plus. */
    magic?: Mini6Plus;
};

/** What armour that isn't on the list soaks, its magic plus apart. 0 to 1,000. */
export type Mini6ArmourSoak = number;

/** What armour that isn't on the list adds to Dodge, its magic plus apart: mostly less than 0. −1,000 to 1,000. */
export type Mini6ArmourDodge = number;

/** The plus of a magic thing (`mini6.enchantment`, source: *Enchanted Arms & Armour*). −1,000 to 1,000; that of a cursed thing is negative. A weapon's goes to its skill, and so to attack and Parry, and to damage; armour's to Soak and off its penalties; a shield's to Block and Parry. It is flat and never turns into dice. */
export type Mini6Plus = number;

/** a shield: a name such as "light-shield", or an object such as {"bonus": 4} */
export type Mini6CarriedShield = Mini6Shield | Mini6ShieldObject;

/** What the off hand holds (`mini6.shields`, source: *Shields*; *Defences*). It helps Block and Parry, never Soak. */
export type Mini6Shield = "shield" | "light-shield" | "dwarven-steel-shield" | "off-hand-dagger" | "off-hand-short-sword" | "buckler";

export type Mini6ShieldObject = {
    /** A shield from the list, or else `bonus`. */
    shield?: Mini6Shield | null;
    /** What another shield adds, its magic plus apart. */
    bonus?: Mini6ShieldBonus | null;
    /** Its magic plus. */
    magic?: Mini6Plus;
};

/** What a shield that isn't on the list adds to Block and Parry, its magic plus apart. 0 to 1,000. */
export type Mini6ShieldBonus = number;

/** a weapon: a name such as "long-sword", or an object such as {"weapon": "long-sword", "magic": 3} */
export type Mini6CarriedWeapon = Mini6Weapon | Mini6WeaponObject;

/** A weapon from the list (`mini6.weapons`, source: *Thulean Weapons Damage*). */
export type Mini6Weapon = "great-axe" | "war-axe" | "axe-mace" | "club" | "hatchet" | "knife" | "mace" | "staff" | "war-spear" | "long-sword" | "short-sword" | "great-sword" | "maul" | "morningstar" | "great-club" | "war-bow" | "light-bow" | "crossbow" | "javelin";

export type Mini6WeaponObject = {
    /** A weapon from the list, or else `name`, `skill` and `damage`. */
    weapon?: Mini6Weapon | null;
    /** What another weapon is called. */
    name?: string | null;
    /** The skill that another weapon is used with. */
    skill?: Mini6Skill | null;
    /** The damage of another weapon. */
    damage?: Mini6WeaponDamage | null;
    /** How it is held, if not as usual. */
    grip?: Mini6Grip | null;
    /** Its magic plus. */
    magic?: Mini6Plus;
};

/** a weapon's damage such as "M+2D" */
export type Mini6WeaponDamage = string;

/** How a weapon is used. */
export type Mini6Grip = "one-handed" | "two-handed" | "thrown" | "shot";

/** The missiles that somebody carries (`mini6.start-gear`, source: *Thulean Weapons Damage*). */
export type Mini6Ammunition = {
    /**
     * Arrows and quarrels.
     * @default 0
     */
    arrows?: Mini6MissileCount;
    /**
     * Javelins.
     * @default 0
     */
    javelins?: Mini6MissileCount;
};

/** A number of missiles. 0 to 10,000. */
export type Mini6MissileCount = number;

/** What rings, bracers, spells and the like add to the statics of a character. */
export type Mini6StaticBonuses = {
    /**
     * Added to Dodge.
     * @default 0
     */
    dodge?: Mini6Bonus;
    /**
     * Added to Block.
     * @default 0
     */
    block?: Mini6Bonus;
    /**
     * Added to Parry.
     * @default 0
     */
    parry?: Mini6Bonus;
    /**
     * Added to Soak.
     * @default 0
     */
    soak?: Mini6Bonus;
};

/** Something that a race or a narrative may begin with (`mini6.start-gear`, source: *Racial Perks*; *Heroic Narratives*). */
export type Mini6StartGear = "gold-500" | "gold-100" | "gold-50" | "steel-weapon" | "silver-weapon" | "steel-mail-cuirass" | "silver-mail-cuirass" | "iron-mail-cuirass" | "scale" | "furs" | "steel-shield" | "healing-potions";

/** An amount of money in silver pieces, of which ten make a gold piece (`mini6.money`, source: *Money*). 0 to 1,000,000,000,000: never a debt, and never more than that. */
export type Mini6Money = number;

/** The hero points that a character has: 0 to 1,000 (`mini6.hero.boost`). */
export type Mini6HeroPoints = number;

/** Character points: 0 to 1,000,000 (`mini6.advancement`, source: *Experience*). */
export type Mini6CharacterPoints = number;

/** How a check comes out (`mini6.check`). */
export type Mini6CheckOutcome = "failure" | "success";

/** Who wins an opposed roll (`mini6.opposed`). */
export type Mini6OpposedOutcome = "resister" | "tie" | "actor";

/** How a check comes out to which hero points may be added after the roll (`mini6.hero.after-roll`). */
export type Mini6AfterRollOutcome = "failure" | {
    success: number;
};

/** Which of two sides acts before the other (`mini6.initiative`). */
export type Mini6InitiativeOutcome = "second" | "simultaneous" | "first";

/** How an attack comes out (`mini6.attack`). */
export type Mini6AttackOutcome = "impossible" | "miss" | "hit";

/** What a blow does, by how far its damage is over the soak (`mini6.damage`; source: Resisting Damage). */
export type Mini6Harm = "unharmed" | "stunned" | "wounded" | "incapacitated" | "mortally-wounded" | "dead";

/** How an incapacitated character's turn begins (`mini6.wound-effects`). */
export type Mini6StayAwakeOutcome = {
    "out-for-minutes": number;
} | "awake";

/** The minute of death, or `alive`. */
export type Mini6Fate = number | "alive";

/** How an attempt at healing comes out (`mini6.healing`). */
export type Mini6HealingOutcome = "unchanged" | "healed";

/** How a duel ends (`mini6.duel`). */
export type Mini6DuelOutcome = "second-wins" | "undecided" | "first-wins";

/**
 * What follows from a sheet (`mini6.static`, `mini6.weapons`; source: *Static Defenses*; *Thulean Weapons Damage*).
 *
 * In data, the form of every answer: `{"dodge": [16, 15], "block": [14, 18], "parry": [17, 21], "soak": [11, 14], "weapons": [{"weapon": "long-sword", "attack": "5D+2", "damage": "5D+2"}]}`.
 */
export type Mini6Derived = {
    /** Dodge; armour takes from it. */
    dodge: Mini6Static;
    /** Block; a shield adds to it. */
    block: Mini6Static;
    /** Parry with the wielded weapon, its magic plus included; a shield adds to it. */
    parry: Mini6Static;
    /** Soak; armour adds to it. */
    soak: Mini6Static;
    /** The weapons, in the order of the sheet. */
    weapons: Array<Mini6WeaponAttack>;
};

/** A static of a character: without armour and shield, and with them (`mini6.static`). In data, `[16, 15]`. */
export type Mini6Static = [number, number];

/** An attack with a weapon. */
export type Mini6WeaponAttack = {
    /** The weapon's name in data. */
    weapon: string;
    /** What is rolled to hit, with the magic plus flat beside it. */
    attack: RollCode;
    /** What is rolled for damage, likewise. */
    damage: RollCode;
};

/** A `Fault` taken apart into words and figures: see `Fault::report`. */
export type Mini6FaultReport = {
    /** The rule that is broken. */
    rule: RuleId;
    /** The kind of fault, in kebab-case. */
    fault: string;
    /** What it is about, by its name in data: an attribute, a skill, a perk, a piece of gear, a field. */
    of: string;
    /** What was found. */
    given: string;
    /** What is allowed. */
    allowed: string;
    /** All of it in one sentence. */
    message: string;
};

/**
 * A test of anything: strength, agility, luck (`pool.test`; source: Tests).
 *
 * The chance of success with *n* = 1 + modifier is 1 − 2⁻ⁿ as long as *n* is 1 or more, and 2⁻⁽²⁻ⁿ⁾ below.
 */
export type PoolTest = {
    /** Bonuses and rerolls, less minuses. */
    modifier: PoolModifier;
};

/** Bonuses and rerolls of a test, less its minuses (`pool.test`). −1,000 to 1,000. */
export type PoolModifier = number;

/** A test of perception: one die more for each perceptive attribute, one less in a helmet (`pool.perception`; source: Perception). */
export type PoolPerception = {
    /**
     * How perceptive the creature is.
     * @default 0
     */
    perceptive?: PoolPerceptive;
    /**
     * Whether it wears a helmet.
     * @default false
     */
    helmet?: boolean;
    /**
     * What the situation adds or takes.
     * @default 0
     */
    modifier?: PoolModifier;
};

/** How perceptive a creature is (`pool.perception`). 0 to 1,000. */
export type PoolPerceptive = number;

/**
 * A save against an effect (`pool.save`; source: Saves).
 *
 * A test with one die more for every five levels, for every resistance left against the media of the effect, and for every magic point burned; the effect may have a modifier of its own. As long as a resistance is left there is one die at least (`Resist`). A creature whose save bonus doesn't come from a level has it in `modifier`.
 *
 * With `destiny` a failed save is rolled again, once and as a whole. Whether a creature has a reroll left, and that it is then gone for good, is kept by `DestinySave`.
 */
export type PoolSave = {
    /**
     * The level, or the hit dice, of the creature.
     * @default 0
     */
    level?: PoolLevel;
    /**
     * Its resistances to the media of the effect, added up.
     * @default 0
     */
    resistances?: PoolResistances;
    /**
     * Its vulnerabilities to the media of the effect, added up.
     * @default 0
     */
    vulnerabilities?: PoolVulnerabilities;
    /**
     * What the effect adds or takes: a poison of -1 is −1.
     * @default 0
     */
    modifier?: PoolModifier;
    /**
     * Magic points burned against a magical effect. How many may be is told by `counter_burn`.
     * @default 0
     */
    burned_mp?: PoolBurnedPoints;
    /**
     * Whether it is rolled again should it fail.
     * @default false
     */
    destiny?: boolean;
};

/** The level, or the hit dice, of a creature (`pool.save`). 0 to 1,000. */
export type PoolLevel = number;

/** Resistances to the media of an attack, added up (`pool.resist`). 0 to 1,000. */
export type PoolResistances = number;

/** Vulnerabilities to the media of an attack, added up (`pool.resist`). 0 to 1,000. */
export type PoolVulnerabilities = number;

/** Magic points burned for a save (`pool.counter-burn`). 0 to 1,000. */
export type PoolBurnedPoints = number;

/**
 * A save of a creature with so many destiny rerolls left (`pool.destiny-reroll`; source: Saves).
 *
 * If the save fails, its `destiny` says that the creature would use a reroll, and it has one, the save is rolled again. It can be done once for a save, and the reroll is gone for good.
 */
export type PoolDestinySave = {
    /** The save. */
    save: PoolSave;
    /** How many rerolls the creature has left. */
    rerolls: PoolDestinyRerolls;
};

/** Destiny rerolls that a creature has left (`pool.destiny-reroll`). 0 to 1,000. */
export type PoolDestinyRerolls = number;

/**
 * A creature that bleeds to death (`pool.dying`; source: Health Levels).
 *
 * It rolls at once to survive the blow that felled it: turn 0. Then it rolls a die each turn; on a 1 it loses one more health level and must save again, now a die worse off. Each round of the process is a turn.
 *
 * Bleeding ends with positive health or a use of the healing skill, which are not part of it: the odds of those who are *alive* after so many turns are theirs to gain. A creature that is hit again begins anew, at its new health.
 */
export type PoolDying = {
    /** Its level, for the save. */
    level: PoolLevel;
    /** Its health levels, 0 or below. */
    health: PoolHealthBelow;
    /** How many turns are looked ahead after the save at once. */
    turns: PoolTurns;
};

/** Health levels of a creature that is down (`pool.dying`). −1,000 to 0. */
export type PoolHealthBelow = number;

/** Turns that are looked ahead (`pool.dying`). 0 to 100. */
export type PoolTurns = number;

/**
 * An attack roll (`pool.attack`; source: Attack Roll).
 *
 * A d6 must reach the target's armour value less the attacker's to-hit bonus. A 1 always misses; against a willing or immobile target it is rolled again, once. A 6 that is short hits if a further die shows 4 or more, whatever the armour; a 6 that is enough is not rolled again.
 */
export type PoolAttack = {
    /** The armour value of the target. */
    armour: PoolArmourValue;
    /**
     * The to-hit bonus of the attacker.
     * @default 0
     */
    to_hit?: PoolToHit;
    /**
     * Whether the target is willing, or immobile, so that a 1 is rolled again.
     * @default false
     */
    willing?: boolean;
};

/** The armour value that an attack must reach (`pool.armour`). 0 to 10,000. */
export type PoolArmourValue = number;

/** What is taken from the armour value of the target (`pool.attack`). −1,000 to 1,000. */
export type PoolToHit = number;

/**
 * An attack roll by the rule of sixes (`pool.sixes`; source: Attack Roll).
 *
 * It holds for physical attacks, touches among them, but not for those of ethereal creatures. A 6 is rolled again even if it is enough; every further 6 adds a point of damage and is rolled again. The die that lifts a short six is the first of these, so that a 6 there does both.
 */
export type PoolSixes = {
    /** The armour value of the target. */
    armour: PoolArmourValue;
    /**
     * The to-hit bonus of the attacker.
     * @default 0
     */
    to_hit?: PoolToHit;
    /**
     * Whether the target is willing, or immobile, so that a 1 is rolled again.
     * @default false
     */
    willing?: boolean;
    /** Where counting ends: so many further sixes or more. */
    at_most: PoolAtMost;
};

/** Where counting damage ends: so much or more (`pool.strike`). 0 to 250. */
export type PoolAtMost = number;

/**
 * Damage that meets a creature's resistances (`pool.resisted-damage`; source: Damage Effects).
 *
 * If a resistance to any of the media is left after the vulnerabilities have cancelled theirs, the damage is halved, once. A half point that is left over is rolled for: 4 or more makes it a whole one. A creature that is immune takes nothing, and vulnerabilities don't change that.
 */
export type PoolResistedDamage = {
    /** The damage of the hit. */
    damage: PoolDamage;
    /**
     * Resistances to the media of the attack, added up.
     * @default 0
     */
    resistances?: PoolResistances;
    /**
     * Vulnerabilities to the media of the attack, added up.
     * @default 0
     */
    vulnerabilities?: PoolVulnerabilities;
    /**
     * Whether the creature is immune to a medium of the attack.
     * @default false
     */
    immune?: boolean;
};

/** Points of damage, before resistances (`pool.damage`). 0 to 10,000. */
export type PoolDamage = number;

/**
 * An attack and the damage it does (`pool.strike`; source: Attack Roll; Damage Effects).
 *
 * The attack roll, by the rule of sixes if `sixes`; the points of further sixes; halving if the target has `resisted`, with the die for a half point. Endless sixes have no end, so damage is counted up to `at_most`, which means *this or more*: its chance is exact, and no die is left out.
 */
export type PoolStrike = {
    /** The armour value of the target. */
    armour: PoolArmourValue;
    /**
     * The to-hit bonus of the attacker.
     * @default 0
     */
    to_hit?: PoolToHit;
    /**
     * Whether the target is willing, or immobile, so that a 1 is rolled again.
     * @default false
     */
    willing?: boolean;
    /** The base damage. */
    damage: PoolDamage;
    /**
     * Whether the rule of sixes holds: for physical attacks, but not for those of ethereal creatures.
     * @default true
     */
    sixes?: boolean;
    /**
     * Whether the target has a resistance left against a medium of the attack, so that damage is halved.
     * @default false
     */
    resisted?: boolean;
    /** Where counting ends: so much damage or more. */
    at_most: PoolAtMost;
};

/**
 * Two creatures trade all their attacks in turn, `a` first, until one is at 0 health levels or below (`pool.duel`; source: Combat Action; Attack). Attacks that are left when it falls are not rolled.
 *
 * Each round of the process is one attack.
 */
export type PoolDuel = {
    /** The side that acts first. */
    a: PoolDuellist;
    /** The other side. */
    b: PoolDuellist;
};

/** One side of a duel (`pool.duel`; source: Combat Action; Attack). */
export type PoolDuellist = {
    /** Its health levels. */
    health: PoolDuelHealth;
    /**
     * How many attacks it has in its turn.
     * @default 1
     */
    attacks?: PoolAttacks;
    /** Its armour value. */
    armour: PoolArmourValue;
    /**
     * Its to-hit bonus.
     * @default 0
     */
    to_hit?: PoolToHit;
    /** The base damage of its attacks. */
    damage: PoolDamage;
    /**
     * Whether the rule of sixes holds for its attacks.
     * @default true
     */
    sixes?: boolean;
    /**
     * Whether it has a resistance left against the attacks of the other, so that their damage is halved.
     * @default false
     */
    resistant?: boolean;
};

/** Health levels of a creature in a duel (`pool.duel`). 1 to 100. */
export type PoolDuelHealth = number;

/** How many attacks a creature has in its turn (`pool.turn`). 0 to 200. */
export type PoolAttacks = number;

/**
 * A grab, and the victim's struggle to get away (`pool.grab`; source: Grab).
 *
 * It hits by the armour value against attacks that ignore armour, `Defence::ignoring_armour`. Then the victim tests its strength once in each of its turns (`HeldTurn`).
 */
export type PoolGrab = {
    /** The armour value of the victim against attacks that ignore armour. */
    armour: PoolArmourValue;
    /**
     * The to-hit bonus of the grabber.
     * @default 0
     */
    to_hit?: PoolToHit;
    /**
     * Whether the victim is willing, or immobile, so that a 1 is rolled again.
     * @default false
     */
    willing?: boolean;
    /**
     * How strong the victim is.
     * @default 0
     */
    strong?: PoolStrong;
    /**
     * How strong the grabber is.
     * @default 0
     */
    holder_strong?: PoolStrong;
    /** How many turns of the victim are looked ahead. */
    turns: PoolTurns;
};

/** How strong a creature is: 0 for not, 1 for strong, 3 for strong ×3 (`pool.damage`). 0 to 100. */
export type PoolStrong = number;

/**
 * An attack that swallows its victim whole (`pool.swallow`; source: Swallow).
 *
 * It hits by the armour value against attacks that ignore armour. The swallowed can act in a turn only if a die shows 4 or more at its start, and all its spells are hard.
 */
export type PoolSwallow = {
    /** The armour value of the victim against attacks that ignore armour. */
    armour: PoolArmourValue;
    /**
     * The to-hit bonus of the swallower.
     * @default 0
     */
    to_hit?: PoolToHit;
    /**
     * Whether the victim is willing, or immobile, so that a 1 is rolled again.
     * @default false
     */
    willing?: boolean;
};

/** Whether a creature meets the eyes of one with a gaze attack (`pool.gaze`; source: Gaze). */
export type PoolGaze = {
    directed: {
        /**
         * Whether it avoids them.
         * @default false
         */
        avoided?: boolean;
    };
} | {
    accidental: {
        /**
         * How perceptive the creature is.
         * @default 0
         */
        perceptive?: PoolPerceptive;
        /**
         * Whether it wears a helmet.
         * @default false
         */
        helmet?: boolean;
        /**
         * What the situation adds or takes.
         * @default 0
         */
        modifier?: PoolModifier;
    };
};

/**
 * Casting a spell (`pool.cast`; source: Spellcasting).
 *
 * A d6: on 2 or more all goes well; on a 1 it comes to `HardCast`. A spell of more points than half the magic level comes to it at once, without that die, and so does any spell of a caster who is hindered: swallowed, disrupted, or in gauntlets.
 */
export type PoolCast = {
    /** The magic level. */
    magic_level: PoolMagicLevel;
    /** The points of the spell. */
    mp: PoolSpellPoints;
    /**
     * How mental the caster is.
     * @default 0
     */
    mental?: PoolMental;
    /**
     * The armour that the caster wears.
     * @default "none"
     */
    armour?: PoolArmour;
    /**
     * Whether the caster is swallowed, disrupted, or in gauntlets.
     * @default false
     */
    hindered?: boolean;
};

/** The magic level of a caster (`pool.cast`). 0 to 1,000. */
export type PoolMagicLevel = number;

/** The magic points that a spell takes (`pool.cast`). 0 to 1,000. */
export type PoolSpellPoints = number;

/** How mental a creature is (`pool.hard-cast`). 0 to 1,000. */
export type PoolMental = number;

/** The armour that a creature wears (`pool.armour`; source: Armor Value). */
export type PoolArmour = "none" | "light" | "heavy";

/**
 * Casting a spell the hard way (`pool.hard-cast`; source: Hard Casting).
 *
 * A test: one die more for each mental attribute, one less in light armour and two in heavy, and one more for a spell of at most a fifth of the magic level. Whether it succeeds or not, a die of 4 or more then costs the caster a health level.
 */
export type PoolHardCast = {
    /** The magic level. */
    magic_level: PoolMagicLevel;
    /** The points of the spell. */
    mp: PoolSpellPoints;
    /**
     * How mental the caster is.
     * @default 0
     */
    mental?: PoolMental;
    /**
     * The armour that the caster wears.
     * @default "none"
     */
    armour?: PoolArmour;
};

/**
 * Casting a spell with no magic points left (`pool.mp-less`; source: Magic Points).
 *
 * From magic level 10, and for spells of at most one point for every ten levels. It is hard casting.
 */
export type PoolMpLess = {
    /** The magic level. */
    magic_level: PoolMagicLevel;
    /** The points of the spell. */
    mp: PoolSpellPoints;
    /**
     * How mental the caster is.
     * @default 0
     */
    mental?: PoolMental;
    /**
     * The armour that the caster wears.
     * @default "none"
     */
    armour?: PoolArmour;
};

/**
 * A creature sheet as somebody wrote it down. Its numbers may be anything: `Sheet::figures` derives what can be derived and lists every fault, and `Creature::try_from` makes a `Creature` of a sheet without faults.
 *
 * What the levels give may be left out, and is then taken from the tracks (`pool.tracks`); or given, and then it holds.
 */
export type PoolSheet = {
    /**
     * The level, or hit dice.
     * @default 0
     */
    level?: number | bigint;
    /**
     * The level on the combat track.
     * @default 0
     */
    combat_level?: number | bigint;
    /**
     * The level on the attack track.
     * @default 0
     */
    attack_level?: number | bigint;
    /**
     * The magic level.
     * @default 0
     */
    magic_level?: number | bigint;
    /**
     * How strong: 0 for not, 3 for strong ×3.
     * @default 0
     */
    strong?: number | bigint;
    /**
     * How agile.
     * @default 0
     */
    agile?: number | bigint;
    /**
     * How mental.
     * @default 0
     */
    mental?: number | bigint;
    /**
     * How perceptive.
     * @default 0
     */
    perceptive?: number | bigint;
    /** Health levels at most; left out: as many as the level. */
    max_health?: number | bigint | null;
    /** Health levels now; left out: all. */
    health?: number | bigint | null;
    /** Magic points at most; left out: as many as the magic level. */
    max_magic_points?: number | bigint | null;
    /** Magic points now; left out: all. */
    magic_points?: number | bigint | null;
    /** What it adds to its saves; left out: by level. */
    save_bonus?: number | bigint | null;
    /**
     * Destiny rerolls left.
     * @default 0
     */
    destiny_rerolls?: number | bigint;
    /**
     * The armour value of the race.
     * @default 3
     */
    base_armour?: number | bigint;
    /**
     * The armour worn.
     * @default "none"
     */
    armour?: PoolArmour;
    /**
     * Whether it wears a helmet.
     * @default false
     */
    helmet?: boolean;
    /**
     * Whether it wears gauntlets.
     * @default false
     */
    gauntlets?: boolean;
    /** What combat training adds to the armour value; left out: by combat level. */
    training?: number | bigint | null;
    /** The to-hit bonus; left out: by combat level. */
    to_hit?: number | bigint | null;
    /** Attacks in a turn; left out: by attack level. */
    attacks?: number | bigint | null;
    /**
     * The weapon beside its strength.
     * @default "suitable"
     */
    weapon?: PoolWeapon;
    /** The damage of its attacks; left out: by weapon and strength. */
    damage?: number | bigint | null;
    /**
     * What its attacks work by.
     * @default []
     */
    media?: Array<PoolMedium>;
    /**
     * Whether it is ethereal, so that the rule of sixes doesn't hold for its attacks.
     * @default false
     */
    ethereal?: boolean;
    /**
     * Resistances by medium.
     * @default {}
     */
    resistances?: Partial<Record<string, number | bigint>>;
    /**
     * Vulnerabilities by medium.
     * @default {}
     */
    vulnerabilities?: Partial<Record<string, number | bigint>>;
    /**
     * What it is immune to.
     * @default []
     */
    immunities?: Array<PoolMedium>;
    /**
     * What has befallen it.
     * @default []
     */
    conditions?: Array<PoolCondition>;
    /**
     * Whether it, or somebody with it, has the healing skill.
     * @default false
     */
    healing_skill?: boolean;
};

/** A weapon, beside the strength of who wields it (`pool.damage`; source: Attack Damage). */
export type PoolWeapon = "suitable" | "smaller";

/** the name of a medium, like "fire" */
export type PoolMedium = string;

/** What has befallen a creature, as far as the rules care (source: Armor Value; Grab; Spellcasting). */
export type PoolCondition = "held" | "swallowed" | "disrupted" | "hands-tied" | "gagged";

/** How a test comes out (`pool.test`; source: Tests). */
export type PoolVerdict = "failure" | "success";

/** How a save comes out, and how many destiny rerolls are left after it (`pool.destiny-reroll`; source: Saves). */
export type PoolDestinyVerdict = {
    failure: number;
} | {
    success: number;
};

/** The turn of death, 0 being the blow itself, or `alive`. */
export type PoolLifeSpan = number | "alive";

/** How an attack roll comes out (`pool.attack`; source: Attack Roll). */
export type PoolAttackRoll = "miss" | "hit";

/** How an attack roll by the rule of sixes comes out (`pool.sixes`; source: Attack Roll). */
export type PoolSixesRoll = "miss" | "short-six" | {
    hit: number;
};

/**
 * How a duel ends: who still stands, and with how many health levels (`pool.duel`).
 *
 * The order is that of how well `a` fared: from `b` unhurt to `a` unhurt.
 */
export type PoolDuelEnd = {
    a: number;
} | {
    b: number;
};

/** How a grab comes out (`pool.grab`; source: Grab). */
export type PoolGrabbed = "missed" | {
    escaped: number;
} | "held";

/** How an attack that swallows comes out, and the victim's next turn (`pool.swallow`; source: Swallow). */
export type PoolSwallowed = "missed" | "helpless" | "can-act";

/** Whether the eyes were met (`pool.gaze`; source: Gaze). */
export type PoolGazed = "unmet" | "met";

/** How casting a spell comes out (`pool.cast`, `pool.hard-cast`; source: Spellcasting; Hard Casting). */
export type PoolCasting = {
    failed: PoolManaBurn;
} | {
    cast: PoolManaBurn;
};

/** Whether hard casting costs its caster a health level (`pool.hard-cast`; source: Hard Casting). As data it is the number of levels: 1 or 0. */
export type PoolManaBurn = number;

/** The figures that follow from a sheet. What a fault keeps from being derived is none, and left out as data. */
export type PoolFigures = {
    /** Armour values. */
    armour?: PoolArmourFigures | null;
    /** The to-hit bonus. */
    to_hit?: PoolToHit | null;
    /** Attacks in a turn. */
    attacks?: PoolAttacks | null;
    /** Damage of an attack. */
    damage?: PoolDamage | null;
    /** What is added to saves. */
    save_bonus?: PoolSaveBonus | null;
    /** The dice of a save that nothing adds to or takes from. */
    save?: PoolTestDice | null;
    /** The dice of a test of perception. */
    perception?: PoolTestDice | null;
    /** What the creature has against single media. */
    against: Partial<Record<string, PoolAgainst>>;
    /** Health levels. */
    health?: PoolHealthFigures | null;
    /** Magic. */
    magic?: PoolMagicFigures | null;
};

/** The armour values of a creature (`pool.armour`, `pool.ignore-armour`). */
export type PoolArmourFigures = {
    /** In a fight. */
    normal: PoolArmourValue;
    /** Held or immobile. */
    held: PoolArmourValue;
    /** In a fight, against attacks that ignore armour. */
    ignoring: PoolArmourValue;
    /** Held or immobile, against attacks that ignore armour. */
    held_ignoring: PoolArmourValue;
};

/** What a creature adds to its saves, by level or otherwise (`pool.save`). 0 to 200. */
export type PoolSaveBonus = number;

/** How many dice are rolled, and which is kept. */
export type PoolTestDice = {
    rolled: number;
    keep: PoolKeep;
};

/** Which die of a test counts (`pool.test`; source: Tests). */
export type PoolKeep = "lowest" | "highest";

/** What a creature has against one medium (`pool.resist`, `pool.resisted-damage`). */
export type PoolAgainst = "immune" | {
    dice: number;
};

/** The health of a creature (`pool.restoration`, `pool.dying`). */
export type PoolHealthFigures = {
    /** Health levels now. */
    now: number;
    /** Health levels at most. */
    maximum: number;
    /** What one restoration gives back. */
    restoration: number;
    /** What a day of rest gives back. */
    a_day: number;
    /** The dice of the save to survive the blow, if the creature is down. */
    survival?: PoolTestDice | null;
};

/** The magic of a creature (`pool.cast`, `pool.hard-cast`, `pool.mp-less`, `pool.counter-burn`, `pool.restoration`). */
export type PoolMagicFigures = {
    /** How it can cast. */
    casting: PoolMagic;
    /** Magic points now. */
    now: number;
    /** Magic points at most. */
    maximum: number;
    /** What one restoration, an hour, gives back. */
    restoration: number;
    /** The most points of a spell, if there are so many. */
    most_points: number;
    /** A spell of more points is hard. */
    easy_points: number;
    /** Hard casting of a spell of at most so many points has a die more. */
    small_points: number;
    /** The most points of a spell that may be tried without any, from magic level 10. */
    mp_less_points?: number | null;
    /** The most points that can be burned for a save now. */
    burn_points: number;
};

/** How a creature can cast, as it is now (`pool.cast`; source: Spellcasting). */
export type PoolMagic = "barred" | "hard" | "free";

/** Everything that is wrong with a sheet, in the order of its fields; empty if nothing is. */
export type PoolFaults = Array<PoolFault>;

/** What is wrong with a field, and what is allowed. */
export type PoolFault = string;

/** One die against a rating (`challenge.success`, "Challenge Resolution"). */
export type ChallengeSuccessRoll = {
    /** The rating to roll at or under. */
    rating: ChallengeRating;
};

/** A stat rating, 0 to 1,000: the *4* of *Body 4*. A difficulty rating is one too. */
export type ChallengeRating = number;

/**
 * What one side holds in a round, as a test of its own: how many dice it has left after it (`challenge.auto`, "Determining Challenge Dice").
 *
 * Only dice that are not set aside are rolled.
 */
export type ChallengeHand = {
    /** The stat rating that it rolls. */
    rating: ChallengeRating;
    /** The dice it holds, automatic successes included. */
    dice: ChallengeHandDice;
    /**
     * How many of them are automatic successes.
     * @default 0
     */
    automatic?: ChallengeAutomatic;
};

/** How many dice a side holds in a round that is rolled on its own: 0 to 100. */
export type ChallengeHandDice = number;

/**
 * How many of a side's dice are automatic successes: 0 to 2, the most that the ladder gives (`challenge.auto`).
 *
 * With more than two a side could come to hold nothing but automatic successes, and its challenge might never end.
 */
export type ChallengeAutomatic = number;

/** One round on given dice: both sides roll, side a first, and discard what fails (`challenge.round`, "Challenge Resolution"). */
export type ChallengeRound = {
    /** What the side holds that rolls first. */
    a: ChallengeHand;
    /** What the other side holds. */
    b: ChallengeHand;
};

/** Two sides against each other: both roll all their dice, side a first, and discard those that fail, round after round, until one side or both have none left (`challenge.resolve`, "Challenge Resolution"). */
export type ChallengeChallenge = {
    /** The side that rolls first in each round. It is no advantage. */
    a: ChallengeSide;
    /** The other side. */
    b: ChallengeSide;
};

/** One side of a challenge. */
export type ChallengeSide = {
    /** The stat rating that it rolls. */
    rating: ChallengeRating;
    /**
     * What else adds to its dice, or takes from them.
     * @default 0
     */
    modifiers?: ChallengeModifiers;
};

/** What traits, skills, weapons, armour and the like add to a side's dice: −1,000 to 1,000, all added up (`challenge.dice`). Which of them count is up to each challenge. */
export type ChallengeModifiers = number;

/**
 * How many rounds a challenge takes, where `at_most` stands for that many or more (`challenge.resolve`).
 *
 * The challenge is rolled to its end, also past the count's.
 */
export type ChallengeRounds = {
    /** The side that rolls first in each round. */
    a: ChallengeSide;
    /** The other side. */
    b: ChallengeSide;
    /** The highest count that is told. */
    at_most: ChallengeAtMost;
};

/** From how many rounds on the count no longer tells them apart: 0 to 100. */
export type ChallengeAtMost = number;

/** A challenge, and what a table makes of its ending (`challenge.table`). */
export type ChallengeConsequence = {
    /** The side that rolls first in each round. */
    a: ChallengeSide;
    /** The other side. */
    b: ChallengeSide;
    /** What its endings come to; by default who wins, and by how much, in words. */
    table?: ChallengeResultTable;
    /**
     * By how many rows the result is moved.
     * @default 0
     */
    shift?: ChallengeShift;
};

/**
 * A table of results: a row for evenly matched in the middle, and on either side of it the rows for a win by one die, by two dice and so on. The last row of a side stands for all higher margins too (`challenge.table`, "Challenge Resolution").
 *
 * The rule text sends endings to such a table but doesn't print one. By default a row just says who wins, and by how much.
 */
export type ChallengeResultTable = {
    /** What a win of side a comes to, by one die, by two and so on. */
    a: Array<string>;
    /** What it comes to if they are evenly matched. */
    "evenly-matched": string;
    /** What a win of side b comes to, by one die, by two and so on. */
    b: Array<string>;
};

/** By how many rows a weapon or a talent moves a result, up for side a or down for it: −1,000 to 1,000 (`challenge.table`). */
export type ChallengeShift = number;

/**
 * One side against a difficulty rating: only the challenger rolls, and only once (`challenge.unopposed`, "Unopposed Challenges").
 *
 * A difficulty at least three times the rating has automatic successes of its own, which stand to be beaten.
 */
export type ChallengeUnopposed = {
    /** The challenger's stat rating. */
    rating: ChallengeRating;
    /** The difficulty rating. */
    dr: ChallengeRating;
    /**
     * What else adds to the challenger's dice, or takes from them.
     * @default 0
     */
    modifiers?: ChallengeModifiers;
};

/** How one die does (`challenge.success`). */
export type ChallengeSuccess = "failure" | "success";

/** The dice that both sides have left. */
export type ChallengeDiceLeft = {
    /** Side a's. */
    a: number;
    /** Side b's. */
    b: number;
};

/** How a challenge ends, from the worst for side a to the best (`challenge.resolve`). */
export type ChallengeEnding = {
    b: number;
} | "evenly-matched" | {
    a: number;
};

/** A row of a table: results in the order of the table, whatever they are. */
export type ChallengeRow = {
    /** Its place: 0 for evenly matched, up for side a, down for side b. */
    row: ChallengeMargin;
    /** What stands there. */
    result: string;
};

/** By how many dice side a wins: a place on the scale of results. Negative if side b does, 0 if they are evenly matched (`challenge.table`). */
export type ChallengeMargin = number;

/** How well an unopposed challenge goes, ascending (`challenge.unopposed`). */
export type ChallengeDegree = "evenly-matched" | {
    degree: number;
};

/** A skill roll, `brp.skill`: D100 at or under the skill succeeds. */
export type BrpSkillRoll = {
    /** The skill as it stands after all modifiers. */
    skill: BrpSkill;
    /**
     * Whether it is an attack with a weapon that impales.
     * @default false
     */
    impaling?: boolean;
};

/** A skill in per cent, −1,000 to 1,000. It may exceed 100; one below 0 behaves as 0 does (`brp.modified`). */
export type BrpSkill = number;

/**
 * One attack against one foe, `brp.hit`; it comes to the damage taken.
 *
 * The dice in order: the attack; the parry, if there is one and the attack hits; the damage, unless it is parried.
 *
 * | outcome of the attack | unparried | parried | |---|---|---| | success | damage less armour | none | | critical | twice the damage, less armour | none | | impale | the damage; armour is ignored | none |
 */
export type BrpHit = {
    /** The attacker's skill. */
    skill: BrpSkill;
    /**
     * Whether the weapon impales.
     * @default false
     */
    impaling?: boolean;
    /** The weapon's damage. A roll below 0 counts as 0. */
    damage: DamageDice;
    /** The defender's armour. */
    armour: BrpArmour;
    /** The defender's skill at parrying, if a parry is tried. */
    parry?: BrpSkill | null;
};

/** Points of armour, 0 to 1,000: what they take off the damage of a hit. */
export type BrpArmour = number;

/**
 * One attack and all that comes of it, from the first die to the last: `brp.hit`, `brp.wound` and what follows.
 *
 * The dice are those of `Hit`; then POW × 4 if the day's minor wounds come to more than half with this one (`brp.minor-sum`), or the Luck roll of a major wound, POW × 5 (`brp.major`).
 */
export type BrpExchange = {
    /** The attack. */
    hit: BrpHit;
    /** The defender's hit points. */
    hit_points: BrpHitPoints;
    /**
     * What minor wounds have cost the defender earlier that day.
     * @default 0
     */
    minor_today?: BrpLost;
    /** The defender's power. */
    pow: BrpScore;
};

/** Hit points: in all, and left. There are never more left than in all; there may be fewer than none. */
export type BrpHitPoints = {
    /** In all. */
    total: BrpTotal;
    /** Left; all, if nothing is said. */
    current?: BrpCurrent | null;
};

/** The hit points of one who is whole, 1 to 1,000. */
export type BrpTotal = number;

/** The hit points left, −1,000,000 to 1,000. */
export type BrpCurrent = number;

/** Hit points lost, 0 to 1,000. */
export type BrpLost = number;

/** The score of a characteristic, 0 to 1,000; humans have 3 to 21. */
export type BrpScore = number;

/**
 * An active characteristic against a passive one, `brp.resistance`.
 *
 * Equals have 50 %; each point of advantage is worth 5 %, held to 5 … 95, so that it is always rolled.
 */
export type BrpResistance = {
    /** The characteristic that acts. */
    active: BrpScore;
    /** The characteristic that resists. */
    passive: BrpScore;
};

/**
 * One experience roll for a checked skill, `brp.experience`; it comes to the skill afterwards.
 *
 * D100 over the skill gains 1D10. Above 100 − INT the chance stays at INT in a hundred, however high the skill.
 */
export type BrpExperience = {
    /** The skill itself, without temporary bonuses. */
    skill: BrpSkill;
    /** Intelligence; above 100 it counts as 100. */
    int: BrpScore;
};

/** A skill after a number of checks, `brp.experience-run`. */
export type BrpExperienceRun = {
    /** The skill to begin with. */
    skill: BrpSkill;
    /** Intelligence; above 100 it counts as 100. */
    int: BrpScore;
    /** How often the skill is checked off and rolled for. */
    checks: BrpChecks;
};

/** A number of experience checks, 0 to 100. */
export type BrpChecks = number;

/** The checks that it takes to reach a target, the second form of `brp.experience-run`: how many sessions, if the skill is checked off in each? It comes to their number, where `at_most` stands for that many or more. */
export type BrpExperienceUntil = {
    /** The skill. */
    skill: BrpSkill;
    /** Intelligence. */
    int: BrpScore;
    /** The skill to reach. */
    target: BrpSkill;
    /** The most checks that are counted; it stands for itself and all above. */
    at_most: BrpChecks;
};

/**
 * One term with a teacher, `brp.training`; it comes to the skill afterwards.
 *
 * Weapons and shields: INT × 3 or less after three weeks gains 1D6; anything else: INT × 4 or less after three months gains 1D10. A sword and shield that are trained in tandem share the roll and gain 1D6 each, first the one, then the other. Nothing is trained above 80. That STR and DEX suffice for the weapon is for the caller to say.
 */
export type BrpTraining = {
    /** What is taught. */
    subject: BrpSubject;
    /** The student's skill. */
    skill: BrpSkill;
    /** The skill of a weapon or shield that is trained in tandem. */
    tandem?: BrpSkill | null;
    /** Intelligence. */
    int: BrpScore;
    /** Who teaches. */
    teacher: BrpTeacher;
};

/** What can be known: weapons, shields, and the skills of civil life (`brp.skills`). */
export type BrpSubject = "weapon" | "shield" | "art" | "bargain" | "climb" | "craft" | "disguise" | "evaluate" | "million-spheres" | "natural-world" | "navigate" | "oratory" | "other-language" | "own-language" | "physik" | "pick-lock" | "potions" | "ride" | "sailing" | "scribe" | "swim" | "track" | "young-kingdoms" | "conceal-object" | "dodge" | "fast-talk" | "insight" | "move-quietly" | "hide" | "jump" | "listen" | "scent-taste" | "search" | "throw" | "unknown-kingdoms" | "repair-devise";

/** Who teaches. */
export type BrpTeacher = {
    /** The teacher's skill; in tandem, the lower of the two. */
    skill: BrpSkill;
    /**
     * Whether it is a criminal or Nadsokorite teacher.
     * @default false
     */
    criminal?: boolean;
};

/** The roll for a checked characteristic, `brp.characteristic`; it comes to the score afterwards. */
export type BrpCharacteristicRoll = {
    /** Which. */
    characteristic: BrpCharacteristic;
    /** Its score. */
    score: BrpScore;
};

/** The seven characteristics. */
export type BrpCharacteristic = "str" | "con" | "siz" | "int" | "pow" | "dex" | "app";

/**
 * Training a characteristic up to a target, `brp.characteristic-training`; it comes to the days that takes, where the horizon stands for that many or more.
 *
 * D100 at or under 21 at the end of a term raises the score by one and doubles the term; a failure keeps it: 30 days, then 60, 120 … The rounds are the terms. A term that ends at the horizon or later isn't rolled for.
 */
export type BrpCharacteristicTraining = {
    /** Which. */
    characteristic: BrpCharacteristic;
    /** The student's score. */
    score: BrpScore;
    /** The teacher's score. */
    teacher: BrpScore;
    /** The score to reach. */
    target: BrpScore;
    /** The most days that are counted; it stands for itself and all above. */
    days: BrpHorizon;
};

/** A horizon in days, 0 to 3,650: a number of days that stands for itself or more. */
export type BrpHorizon = number;

/**
 * One runs and one pursues, `brp.chase`, round by round.
 *
 * Every round the distance grows by what the runner gains on the pursuer; at 0 the runner is caught, at `lost_at` lost. Every `con_every` rounds a CON roll is called for, the runner's first: - As a rule each rolls CON × 5, and a failure costs one unit of movement from then on, down to none. - Where one is heavily armoured and the other is not, only the former rolls, CON × 3, and loses no movement: two   failures in a row end the chase against it.
 */
export type BrpChase = {
    /** Who runs away. */
    runner: BrpRunner;
    /** Who runs after. */
    pursuer: BrpRunner;
    /** How far they are apart. */
    distance: BrpGap;
    /** How far apart they are when the pursuer gives up. */
    lost_at: BrpGap;
    /**
     * How often those in heavy armour have to keep pace.
     * @default 0
     */
    con_every?: BrpConEvery;
};

/**
 * One who runs, `brp.round-move`.
 *
 * An armed and armoured adventurer keeps up a dead run for about fifteen minutes at most; when that is over is for the table to say.
 */
export type BrpRunner = {
    /**
     * What its kind runs at its best.
     * @default 8
     */
    rate?: BrpRate;
    /**
     * How fit it is.
     * @default "fresh"
     */
    condition?: BrpCondition;
    /**
     * What it wears.
     * @default "light"
     */
    harness?: BrpHarness;
    /** Constitution, by which it holds out. */
    con: BrpScore;
};

/** A rate of movement in units a round, 0 to 20; a human at a dead run makes 8. A unit is five to ten yards. */
export type BrpRate = number;

/** How fit a runner is (`brp.round-move`). */
export type BrpCondition = "hampered" | "fresh";

/** What a runner wears, as a chase takes it (`brp.chase`). */
export type BrpHarness = "light" | "heavy";

/** A distance between two runners in units, 1 to 100. */
export type BrpGap = number;

/** After how many rounds each CON roll is called for, 0 to 100; 0 is never. */
export type BrpConEvery = number;

/**
 * Days of forced march, `brp.forced-march`; it comes to the hit points lost.
 *
 * Every day CON × 5 or less, or one hit point is lost.
 */
export type BrpForcedMarch = {
    /** Constitution. */
    con: BrpScore;
    /** How many days are marched. */
    days: BrpDays;
};

/** A number of days, 0 to 1,000. */
export type BrpDays = number;

/** The minor wounds of one day, `brp.minor-sum`: together more than half of the total hit points, they take POW × 4 or less to stay awake; otherwise nothing is rolled. */
export type BrpMinorSum = {
    /** The hit points in all. */
    total: BrpTotal;
    /** What the day's minor wounds have cost together. */
    lost: BrpLost;
    /** Power. */
    pow: BrpScore;
};

/**
 * What a major wound leaves behind, `brp.major`: a Luck roll, then a roll on the table of injuries if there is one.
 *
 * A Luck roll that succeeds means that the wound heals cleanly; what and where it is comes from the table either way.
 */
export type BrpMajorWound = {
    /** Luck in per cent: POW × 5, or what the table agrees on. */
    luck: BrpSkill;
    /** The table of injuries. */
    table?: BrpInjuryTable | null;
};

/**
 * A table of injuries, which the source leaves to the table: what D100 comes to.
 *
 * In data a list of rows, `[{"up_to": 40, "injury": "a limp"}, {"up_to": 100, "injury": "a stiff hand"}]`.
 */
export type BrpInjuryTable = Array<BrpInjury>;

/** A row of an `InjuryTable`. */
export type BrpInjury = {
    /** The highest face that it is for. */
    up_to: number;
    /** Where and what it is. */
    injury: string;
};

/** Wounds under a healer's hands, the Physik of `brp.healing`: one Physik roll, and on a success 1D3 hit points for each wound, in order, though no more than the wound has cost. */
export type BrpPhysik = {
    /** The skill. */
    skill: BrpSkill;
    /** The hit points lost to each wound. */
    wounds: Array<BrpLost>;
};

/**
 * How many weeks it takes to recover by time alone, `brp.healing-weeks`, a process of `brp.healing`.
 *
 * 1D3 a week over all wounds together, until nothing is lost any more.
 */
export type BrpHealingWeeks = {
    /** The hit points lost, over all wounds. */
    lost: BrpToRecover;
};

/** Hit points to recover, 0 to 200. */
export type BrpToRecover = number;

/**
 * Two fighters until one falls, `brp.duel`: the first one's blow, then, if still standing, the second one's, and so on. In a trace each round is one blow.
 *
 * Who falls: by a fatal wound (`brp.fatal`); by a major wound that leaves two hit points or fewer; when the rounds that a major wound leaves are over, never more than there are hit points left (`brp.major`); by fainting when the duel's minor wounds come to more than half (`brp.minor-sum`), until a major wound makes that idle. The scars come after the duel.
 */
export type BrpDuel = {
    /** The one who strikes first. */
    first: BrpCombatant;
    /** The other. */
    second: BrpCombatant;
};

/** One who fights a duel. */
export type BrpCombatant = {
    /** The skill at attacking. */
    skill: BrpSkill;
    /**
     * Whether the weapon impales.
     * @default false
     */
    impaling?: boolean;
    /** The weapon's damage. */
    damage: DamageDice;
    /**
     * The armour worn.
     * @default 0
     */
    armour?: BrpArmour;
    /** The skill at parrying, if blows are parried. */
    parry?: BrpSkill | null;
    /** The hit points. */
    hit_points: BrpHitPoints;
    /** Power, by which one stays awake when minor wounds add up. */
    pow: BrpScore;
};

/** A fighter's sheet as it was filled in. Nothing is checked until `Fighter::look_over` is asked. */
export type BrpFighter = {
    /** Strength. */
    str?: number | bigint | null;
    /** Constitution. */
    con?: number | bigint | null;
    /** Size. */
    siz?: number | bigint | null;
    /** Intelligence. */
    int?: number | bigint | null;
    /** Power. */
    pow?: number | bigint | null;
    /** Dexterity. */
    dex?: number | bigint | null;
    /** Appearance. */
    app?: number | bigint | null;
    /** The hit points in all. */
    hit_points?: number | bigint | null;
    /** The hit points left; all of them if nothing is said, less the wounds if there are any. */
    current?: number | bigint | null;
    /** What each open wound costs. */
    wounds?: Array<number | bigint>;
    /** Points of armour. */
    armour?: number | bigint | null;
    /** How fit the fighter is to run; fresh if nothing is said. */
    condition?: BrpCondition | null;
    /** What the fighter fights with. */
    weapons?: Array<BrpSheetWeapon>;
    /** Skills by their names in kebab-case. */
    skills?: Partial<Record<string, number | bigint>>;
};

/** A weapon on a sheet. */
export type BrpSheetWeapon = {
    /** What it is called. */
    weapon: string;
    /** The skill at attacking with it. */
    skill: number | bigint;
    /** The skill at parrying with it. */
    parry?: number | bigint | null;
    /** Its damage, such as `1D8+1`. */
    damage: string;
    /**
     * Whether it impales.
     * @default false
     */
    impaling?: boolean;
};

/** What a skill roll comes to, worst first (`brp.skill`). */
export type BrpSkillOutcome = "fumble" | "failure" | "success" | "critical" | "impale";

/** What comes of an exchange, as far as the rules tell it apart. */
export type BrpAftermath = "unharmed" | {
    minor: {
        /** The hit points left. */
        left: number;
        /** Whether the defender is still awake. */
        awareness: BrpAwareness;
    };
} | {
    major: {
        /** The hit points left: if the defender fights on, also the rounds for which. */
        left: number;
        /** Whether the defender fights on. */
        stands: BrpStand;
        /** What it leaves behind. */
        mark: BrpMark;
    };
} | {
    fatal: {
        /** The hit points left, which are fewer than none. */
        left: number;
    };
};

/** Whether one is still awake. */
export type BrpAwareness = "unconscious" | "conscious";

/** How one stands after a major wound (`brp.major`). */
export type BrpStand = "collapses" | "fights-on";

/** What a major wound leaves behind (`brp.major`). */
export type BrpMark = "lasting" | "clean";

/** What a roll without finer shades comes to. */
export type BrpVerdict = "failure" | "success";

/** The skill after a term, or both skills trained in tandem. */
export type BrpTrained = number | [number, number];

/** How a chase ends, from the runner's side. */
export type BrpChaseEnd = "caught" | "even" | "lost";

/** What is left of a major wound. */
export type BrpScar = {
    /** Whether it stays. */
    mark: BrpMark;
    /** Where and what it is, if there is a table that says so. */
    injury: string | null;
};

/** What a Physik roll does. */
export type BrpTreatment = "fumble" | "failure" | {
    restored: number;
};

/** How a duel ends, best for the first fighter last. */
export type BrpDuelEnd = "first-falls" | "both-fall" | "neither-falls" | "second-falls";

/** What the rules derive from a sheet. Chances are in per cent. */
export type BrpDerived = {
    /** The hit points and the wounds they bear (`brp.wound`). */
    hit_points: BrpThresholds | null;
    /** Units a round at a dead run (`brp.round-move`). */
    move_rate: number;
    /** Luck: POW × 5 (`brp.major`). */
    luck: number | null;
    /** Staying awake with many minor wounds: POW × 4 (`brp.minor-sum`). */
    stay_awake: number | null;
    /** A day of forced march: CON × 5 (`brp.forced-march`). */
    forced_march: number | null;
    /** Keeping pace in heavy armour: CON × 3 (`brp.chase`). */
    keep_pace: number | null;
    /** Training with weapon or shield: INT × 3 (`brp.training`). */
    train_combat: number | null;
    /** Training anything else: INT × 4 (`brp.training`). */
    train_civil: number | null;
    /** For each characteristic, the chances on the resistance table against 1, 2 … 21 (`brp.resistance`). */
    resistance: Partial<Record<string, Array<number>>>;
    /** The weapons. */
    weapons: Array<BrpDerivedWeapon>;
    /** The skills. */
    skills: Partial<Record<string, BrpDerivedSkill>>;
};

/** Hit points, and what a wound of which size is. */
export type BrpThresholds = {
    /** In all. */
    total: number;
    /** Left. */
    current: number;
    /** A wound up to this is minor. */
    minor_at_most: number;
    /** A wound from this on is fatal; what lies between is major. */
    fatal_from: number;
};

/** A weapon in use. */
export type BrpDerivedWeapon = {
    /** What it is called. */
    weapon: string;
    /** The odds of an attack. */
    attack: Array<{
        outcome: BrpSkillOutcome;
        p: Probability;
    }>;
    /** The chance to parry, in per cent. */
    parry: number | null;
    /** The least and the most damage of an ordinary hit, before armour. */
    damage: [number, number];
    /** The chance to learn from a check, if INT is known (`brp.experience`). */
    experience: number | null;
};

/** A skill in use. */
export type BrpDerivedSkill = {
    /** The odds of a roll. */
    odds: Array<{
        outcome: BrpSkillOutcome;
        p: Probability;
    }>;
    /** The chance to learn from a check, if INT is known and the skill grows so (`brp.experience`). */
    experience: number | null;
    /** How it can be taught. */
    teaching: BrpTeaching;
};

/** How a skill can be taught (`brp.skills`). */
export type BrpTeaching = "none" | "criminal" | "open";

/** What is wrong with a field, and what is allowed. */
export type BrpFault = string;

/** One d6 for a rating against an opposing rating (`tiers.roll`, "Rating Rolls"). Ratings are any whole numbers of 64 bits. */
export type TiersTierRoll = {
    /** The rating of the one who acts. */
    actor: number | bigint;
    /** The rating that opposes it: an opponent's, or a difficulty's. */
    opposing: number | bigint;
};

/** A rating roll that nobody opposes (`tiers.difficulty`, "Rating Rolls"). */
export type TiersUnopposed = {
    /** The rating of the one who acts. */
    actor: number | bigint;
    /** How hard it is. */
    difficulty: TiersDifficulty;
};

/** What an unopposed roll is made against, easiest first (`tiers.difficulty`, "Rating Rolls"). */
export type TiersDifficulty = "trivial" | "skilled" | "difficult" | "impossible";

/**
 * A roll that the player makes, whoever acts (`tiers.player-facing`, "Player Rolls").
 *
 * If the opponent acts, the player rolls the defending rating against the opponent's. The outcome is always the player's; for the opponent it is mirrored.
 */
export type TiersPlayerFacing = {
    /** Who acts. */
    acting: TiersParty;
    /** The rating of the one who acts. */
    attacking: number | bigint;
    /** The rating of the other one, who defends. */
    defending: number | bigint;
};

/** The two parties of a roll: a player, who rolls, and an opponent, who doesn't (`tiers.player-facing`). */
export type TiersParty = "player" | "opponent";

/**
 * A targeted attack: accuracy against avoidance; if that succeeds, damage against deflection, unless the attack penetrates (`tiers.exchange`, "Core Stats").
 *
 * What the outcomes do to anybody is the game's affair.
 */
export type TiersExchange = {
    /** How well the attacker hits. */
    accuracy: number | bigint;
    /** How well the target isn't hit. */
    avoidance: number | bigint;
    /** How badly the attacker hurts what it hits. */
    damage: number | bigint;
    /** How well the target isn't hurt by what hits it. */
    deflection: number | bigint;
    /**
     * Whether deflection is no help against the attack, so that a hit needs no damage roll.
     * @default false
     */
    penetrating?: boolean;
};

/**
 * Two sides attack each other in turn until one has taken as many major successes as its track is long (`tiers.campaign`, "Combat").
 *
 * Only the player rolls, for its own attacks and against those of the opponent.
 */
export type TiersCampaign = {
    /** The player's side. */
    player: TiersFighter;
    /** The opponent's side. */
    opponent: TiersFighter;
    /**
     * Who attacks first.
     * @default "player"
     */
    first?: TiersParty;
};

/** One side of a campaign (`tiers.campaign`). */
export type TiersFighter = {
    /** How well it hits. */
    accuracy: number | bigint;
    /** How well it isn't hit. */
    avoidance: number | bigint;
    /** How badly it hurts what it hits. */
    damage: number | bigint;
    /** How well it isn't hurt by what hits it. */
    deflection: number | bigint;
    /**
     * Whether its attacks penetrate.
     * @default false
     */
    penetrating?: boolean;
    /** How many major successes it can take. */
    track: TiersTrack;
};

/** How many major successes a side can take before it is beaten: 1 to 20 (`tiers.campaign`). */
export type TiersTrack = number;

/**
 * How many exchanges a campaign takes, where `at_most` stands for that many or more (`tiers.campaign`).
 *
 * The campaign is rolled to its end, also past the count's.
 */
export type TiersExchanges = {
    /** The player's side. */
    player: TiersFighter;
    /** The opponent's side. */
    opponent: TiersFighter;
    /**
     * Who attacks first.
     * @default "player"
     */
    first?: TiersParty;
    /** The most exchanges that are counted; it stands for itself and all above. */
    at_most: TiersAtMost;
};

/** From how many exchanges on the count no longer tells them apart: 0 to 100. */
export type TiersAtMost = number;

/** A combatant as it is written down: core stats before size, and what size adds (`tiers.stats`). */
export type TiersSheet = {
    /** How well it hits. */
    accuracy: number | bigint;
    /** How well it isn't hit, before size. */
    avoidance: number | bigint;
    /** How badly it hurts what it hits, before size. */
    damage: number | bigint;
    /** How well it isn't hurt by what hits it, before size. */
    deflection: number | bigint;
    /**
     * What size adds.
     * @default {"avoidance":0,"damage":0,"deflection":0}
     */
    size?: TiersSizeEffect;
};

/**
 * What size adds to the core stats that it supports (`tiers.stats`, "Support Stats").
 *
 * The rule text says which stats these are, but not how much: that is for you to put in.
 */
export type TiersSizeEffect = {
    /**
     * What it adds to avoidance.
     * @default 0
     */
    avoidance?: number | bigint;
    /**
     * What it adds to damage.
     * @default 0
     */
    damage?: number | bigint;
    /**
     * What it adds to deflection.
     * @default 0
     */
    deflection?: number | bigint;
};

/** What a rating roll comes to, worst first. */
export type TiersTierOutcome = "complete-failure" | "major-setback" | "minor-setback" | "minor-success" | "major-success" | "complete-victory";

/** What an attack comes to for the attacker, worst first (`tiers.exchange`). */
export type TiersExchangeOutcome = {
    missed: TiersTierOutcome;
} | {
    hit: TiersTierOutcome | null;
};

/** How a campaign ends, worst for the player first (`tiers.campaign`). */
export type TiersCampaignEnd = "opponent-wins" | "player-wins";

/** The core stats of one combatant (`tiers.stats`, "Core Stats"). Ratings are any whole numbers of 64 bits. */
export type TiersRatings = {
    /** How well it hits. */
    accuracy: number;
    /** How well it isn't hit. */
    avoidance: number;
    /** How badly it hurts what it hits. */
    damage: number;
    /** How well it isn't hurt by what hits it. */
    deflection: number;
};

/** Every test by its id: what is given, and what it can come to. */
export interface Tests {
    "mini6.wild-die": { test: Mini6Roll; outcome: number };
    "mini6.check": { test: Mini6Check; outcome: Mini6CheckOutcome };
    "mini6.opposed": { test: Mini6Opposed; outcome: Mini6OpposedOutcome };
    "mini6.double-half": { test: Mini6TwistedCheck; outcome: Mini6CheckOutcome };
    "mini6.hero.after-roll": { test: Mini6AfterRoll; outcome: Mini6AfterRollOutcome };
    "mini6.initiative": { test: Mini6Initiative; outcome: Mini6InitiativeOutcome };
    "mini6.attack": { test: Mini6Attack; outcome: Mini6AttackOutcome };
    "mini6.dodge-action": { test: Mini6DodgeAction; outcome: number };
    "mini6.damage": { test: Mini6Damage; outcome: Mini6Harm };
    "mini6.wound-effects": { test: Mini6StayAwake; outcome: Mini6StayAwakeOutcome };
    "mini6.dying": { test: Mini6Dying; outcome: Mini6Fate };
    "mini6.natural-healing": { test: Mini6NaturalHealing; outcome: Mini6HealingOutcome };
    "mini6.assisted-healing": { test: Mini6AssistedHealing; outcome: Mini6HealingOutcome };
    "mini6.strike": { test: Mini6Strike; outcome: Mini6WoundState };
    "mini6.turn": { test: Mini6DeclaredStrike; outcome: Mini6WoundState };
    "mini6.duel": { test: Mini6Duel; outcome: Mini6DuelOutcome };
    "mini6.mass-combat": { test: Mini6MassCombat; outcome: number };
    "mini6.crafting": { test: Mini6Crafting; outcome: Mini6CheckOutcome };
    "pool.test": { test: PoolTest; outcome: PoolVerdict };
    "pool.perception": { test: PoolPerception; outcome: PoolVerdict };
    "pool.save": { test: PoolSave; outcome: PoolVerdict };
    "pool.destiny-reroll": { test: PoolDestinySave; outcome: PoolDestinyVerdict };
    "pool.dying": { test: PoolDying; outcome: PoolLifeSpan };
    "pool.attack": { test: PoolAttack; outcome: PoolAttackRoll };
    "pool.sixes": { test: PoolSixes; outcome: PoolSixesRoll };
    "pool.resisted-damage": { test: PoolResistedDamage; outcome: number };
    "pool.strike": { test: PoolStrike; outcome: number };
    "pool.duel": { test: PoolDuel; outcome: PoolDuelEnd };
    "pool.grab": { test: PoolGrab; outcome: PoolGrabbed };
    "pool.swallow": { test: PoolSwallow; outcome: PoolSwallowed };
    "pool.gaze": { test: PoolGaze; outcome: PoolGazed };
    "pool.cast": { test: PoolCast; outcome: PoolCasting };
    "pool.hard-cast": { test: PoolHardCast; outcome: PoolCasting };
    "pool.mp-less": { test: PoolMpLess; outcome: PoolCasting };
    "challenge.success": { test: ChallengeSuccessRoll; outcome: ChallengeSuccess };
    "challenge.auto": { test: ChallengeHand; outcome: number };
    "challenge.round": { test: ChallengeRound; outcome: ChallengeDiceLeft };
    "challenge.resolve": { test: ChallengeChallenge; outcome: ChallengeEnding };
    "challenge.rounds": { test: ChallengeRounds; outcome: number };
    "challenge.table": { test: ChallengeConsequence; outcome: ChallengeRow };
    "challenge.unopposed": { test: ChallengeUnopposed; outcome: ChallengeDegree };
    "brp.skill": { test: BrpSkillRoll; outcome: BrpSkillOutcome };
    "brp.hit": { test: BrpHit; outcome: number };
    "brp.exchange": { test: BrpExchange; outcome: BrpAftermath };
    "brp.resistance": { test: BrpResistance; outcome: BrpVerdict };
    "brp.experience": { test: BrpExperience; outcome: number };
    "brp.experience-run": { test: BrpExperienceRun; outcome: number };
    "brp.experience-until": { test: BrpExperienceUntil; outcome: number };
    "brp.training": { test: BrpTraining; outcome: BrpTrained };
    "brp.characteristic": { test: BrpCharacteristicRoll; outcome: number };
    "brp.characteristic-training": { test: BrpCharacteristicTraining; outcome: number };
    "brp.chase": { test: BrpChase; outcome: BrpChaseEnd };
    "brp.forced-march": { test: BrpForcedMarch; outcome: number };
    "brp.minor-sum": { test: BrpMinorSum; outcome: BrpAwareness };
    "brp.major": { test: BrpMajorWound; outcome: BrpScar };
    "brp.physik": { test: BrpPhysik; outcome: BrpTreatment };
    "brp.healing-weeks": { test: BrpHealingWeeks; outcome: number };
    "brp.duel": { test: BrpDuel; outcome: BrpDuelEnd };
    "tiers.roll": { test: TiersTierRoll; outcome: TiersTierOutcome };
    "tiers.difficulty": { test: TiersUnopposed; outcome: TiersTierOutcome };
    "tiers.player-facing": { test: TiersPlayerFacing; outcome: TiersTierOutcome };
    "tiers.exchange": { test: TiersExchange; outcome: TiersExchangeOutcome };
    "tiers.campaign": { test: TiersCampaign; outcome: TiersCampaignEnd };
    "tiers.campaign-exchanges": { test: TiersExchanges; outcome: number };
}

/** Every sheet by its system: what is given, and what is said of it. */
export interface Sheets {
    mini6: { sheet: Mini6Sheet; report: {
    derived: Mini6Derived;
    faults: Array<Mini6FaultReport>;
} };
    pool: { sheet: PoolSheet; report: {
    derived: PoolFigures;
    faults: PoolFaults;
} };
    brp: { sheet: BrpFighter; report: {
    derived: BrpDerived;
    faults: Array<BrpFault>;
} };
    tiers: { sheet: TiersSheet; report: {
    derived: TiersRatings;
    faults: [];
} };
}
