//! What the rules refuse.

use dice_core::{DiceCode, OutOfRange, UnknownWord};

use crate::block_parry::Defence;
use crate::cover::Cover;
use crate::multi_action::Actions;
use crate::range::Range;
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
}
