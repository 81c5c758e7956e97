//! What the rules refuse.

use alloc::string::String;

use dice_core::{DiceCode, OutOfRange, UnknownWord};

use crate::advancement::CharacterPoints;
use crate::attributes::Attribute;
use crate::block_parry::Defence;
use crate::cover::Cover;
use crate::mass_combat::Attackers;
use crate::money::Money;
use crate::multi_action::Actions;
use crate::perks::Perk;
use crate::range::Range;
use crate::skills::Skill;
use crate::training::Settlement;
use crate::weapons::{Grip, Weapon};
use crate::wound_track::WoundState;

/// What the rules refuse: what was given, what is allowed, and the rule that says so.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Error {
    /// A number is out of its range.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// A word is not in the rules' vocabulary.
    #[error(transparent)]
    UnknownWord(#[from] UnknownWord),
    /// Exact odds that would be too long to write down.
    #[error(
        "mini6.mass-combat: the exact odds of {attackers} attackers who hit so rarely are fractions too long to be had: fewer attackers, or the law `shortcut`, are allowed"
    )]
    OddsOutOfReach {
        /// How many attack.
        attackers: Attackers,
    },
    /// More hero points are asked for than there are.
    #[error("mini6.hero.boost: {asked} hero points are asked for and {left} {} left: at most {left} can be spent", if *.left == 1 { "is" } else { "are" })]
    TooFewHeroPoints {
        /// How many are asked for.
        asked: u16,
        /// How many there are.
        left: u16,
    },
    /// This combat's flesh wound has been taken.
    #[error("mini6.hero.flesh-wound: a wound was made lighter in this combat already: it can be done once")]
    FleshWoundTaken,
    /// There is no wound to make lighter.
    #[error("mini6.hero.flesh-wound: a healthy character has no wound to make lighter: stunned or worse is needed")]
    NotHurt,
    /// So many actions leave no die of a code.
    #[error("mini6.multi-action: {actions} actions take {}D from each, and {code} must keep 1D: the code must be {actions}D or higher", .actions.dice_lost())]
    TooManyActions {
        /// How many actions are declared.
        actions: Actions,
        /// The code.
        code: DiceCode,
    },
    /// Wounds leave no die of a code.
    #[error("mini6.wound-effects: {state} takes {lost}D, and {code} must keep 1D: the code must be {}D or higher", .lost + 1)]
    TooBadlyHurt {
        /// The state of the wounded.
        state: WoundState,
        /// The dice that it takes, with those of a stun.
        lost: u16,
        /// The code.
        code: DiceCode,
    },
    /// The wounded can't act at all.
    #[error("mini6.wound-effects: {state} allows no action: incapacitated, and awake, is the worst that does")]
    CannotAct {
        /// The state of the wounded.
        state: WoundState,
    },
    /// The target is out of the weapon's reach.
    #[error("mini6.range: {range} can't be hit: {} are allowed", "short, medium, long")]
    OutOfReach {
        /// Where the target is.
        range: Range,
    },
    /// The target is hidden from the attack altogether.
    #[error("mini6.cover: {cover} cover can't be hit through: less than 100 per cent is allowed")]
    BehindCover {
        /// The cover.
        cover: Cover,
    },
    /// More attacks are to be blocked or parried than can be.
    #[error("mini6.block-parry: attack {attack} can't be met by {by}: at most {limit} can")]
    TooManyToMeet {
        /// Which attack, counted from 1.
        attack: usize,
        /// How it was to be met.
        by: Defence,
        /// How many can be met so.
        limit: u32,
    },
    /// A missile is to be blocked or parried without a shield, or from behind.
    #[error(
        "mini6.block-parry: attack {attack} is a missile and can't be met by {by}: only with a shield, or a spell or perk that says so, and from the front"
    )]
    MissileNotMet {
        /// Which attack, counted from 1.
        attack: usize,
        /// How it was to be met.
        by: Defence,
    },
    /// A perk that the character doesn't have.
    #[error("mini6.perks: the character has no perk `{perk}`: only perks that were bought can be used")]
    PerkNotHeld {
        /// The perk.
        perk: Perk,
    },
    /// A perk that has been used as often as it can be in a session.
    #[error("mini6.perks: `{perk}` has been used: {uses} a session is allowed")]
    PerkSpent {
        /// The perk.
        perk: Perk,
        /// How often it can be used in a session.
        uses: u8,
    },
    /// A purse that doesn't hold the price.
    #[error("mini6.money: the price is {price} silver and the purse holds {purse}: at most that can be paid")]
    TooPoor {
        /// The price.
        price: Money,
        /// What the purse holds.
        purse: Money,
    },
    /// A text that isn't the damage of a weapon.
    #[error("mini6.weapons: `{given}` is no damage: `M+2D`, `A+1D`, `4D+1` and the like are allowed")]
    NotWeaponDamage {
        /// The text, or its beginning.
        given: String,
    },
    /// A weapon in a grip that it isn't made for.
    #[error("mini6.weapons: a {weapon} can't be used {grip}: it is used {allowed}")]
    NotUsedSo {
        /// The weapon.
        weapon: Weapon,
        /// The grip.
        grip: Grip,
        /// The grips that it has.
        allowed: String,
    },
    /// Data of a weapon that is neither one from the list nor fully told.
    #[error("mini6.weapons: either `weapon` from the list or all of `name`, `skill` and `damage` are allowed")]
    NeitherListedNorOther,
    /// Fewer character points than a pip costs.
    #[error("mini6.advancement: it costs {cost} character points and there are {left}: at most those can be spent")]
    TooFewCharacterPoints {
        /// What it costs.
        cost: u32,
        /// How many there are.
        left: CharacterPoints,
    },
    /// A skill for the second time in a session.
    #[error("mini6.advancement: {skill} was raised in this session already: once a session is allowed")]
    SkillRaised {
        /// The skill.
        skill: Skill,
    },
    /// A skill that can't get better.
    #[error("mini6.advancement: {skill} {total} can't be raised: at most {most}, its attribute and 10D, is allowed")]
    SkillAtLimit {
        /// The skill.
        skill: Skill,
        /// What it is.
        total: DiceCode,
        /// The highest it can be.
        most: DiceCode,
    },
    /// An attribute that can't get better.
    #[error("mini6.advancement: {attribute} {given} can't be raised: at most {most} is allowed")]
    AttributeAtLimit {
        /// The attribute.
        attribute: Attribute,
        /// What it is.
        given: DiceCode,
        /// The highest it can be.
        most: DiceCode,
    },
    /// A skill that training can't make better.
    #[error("mini6.training: {skill} {total} can't be trained: at most {most}, its attribute and 5D, is allowed")]
    TrainingAtLimit {
        /// The skill.
        skill: Skill,
        /// What it is.
        total: DiceCode,
        /// The highest that training makes it.
        most: DiceCode,
    },
    /// A skill that nobody in a settlement can teach so well.
    #[error(
        "mini6.training: nobody in a {settlement} teaches {skill} up to {trained}: at most {most} whole dice are allowed"
    )]
    NotTaught {
        /// The skill.
        skill: Skill,
        /// What it would be.
        trained: DiceCode,
        /// The settlement.
        settlement: Settlement,
        /// The most whole dice that it can have after training there.
        most: u16,
    },
}

impl Error {
    pub(crate) fn not_weapon_damage(given: &str) -> Self {
        Error::NotWeaponDamage { given: given.chars().take(40).collect() }
    }
}
