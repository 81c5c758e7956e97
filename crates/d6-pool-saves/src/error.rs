//! What the rules refuse.

use dice_core::OutOfRange;

/// Why the rules refuse something: what was given, what is allowed, and by which rule.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PoolError {
    /// A number is out of range.
    #[error(transparent)]
    OutOfRange(#[from] OutOfRange),
    /// More points than half the magic level are burned for a save.
    #[error(
        "pool.counter-burn: {points} magic points can't be burned: at magic level {magic_level} at most {most} can, half of it"
    )]
    BurnOverHalf {
        /// The points.
        points: u16,
        /// The magic level.
        magic_level: u16,
        /// Half of it, rounded down.
        most: u16,
    },
    /// There are not so many magic points.
    #[error("pool.cast: {points} magic points are needed, but only {held} are left")]
    NotEnoughPoints {
        /// The points needed.
        points: u16,
        /// The points that are left.
        held: u16,
    },
    /// A spell has more points than the magic level.
    #[error("pool.cast: a spell of {points} magic points can't be cast: the magic level {magic_level} is the most")]
    OverMagicLevel {
        /// The points of the spell.
        points: u16,
        /// The magic level.
        magic_level: u16,
    },
    /// A spell has more points than half the magic level and five.
    #[error(
        "pool.cast: a spell of {points} magic points can't be cast: at magic level {magic_level} at most {most} are allowed, half of it and five"
    )]
    OverHalfAndFive {
        /// The points of the spell.
        points: u16,
        /// The magic level.
        magic_level: u16,
        /// Half of it, rounded down, and 5.
        most: u16,
    },
    /// The caster is gagged, or has both hands tied.
    #[error("pool.cast: a caster who is {bond} can't cast: it takes a voice and a free hand")]
    Bound {
        /// What binds it.
        bond: crate::Condition,
    },
    /// The caster is unconscious.
    #[error("pool.dying: at {health} health levels a creature is unconscious and can't act: 1 or more are needed")]
    Unconscious {
        /// Its health levels.
        health: i16,
    },
    /// A magic level too low to cast without points.
    #[error("pool.mp-less: magic level {magic_level} is too low to cast without magic points: 10 or more are needed")]
    TooLowForMpLess {
        /// The magic level.
        magic_level: u16,
    },
    /// A spell too mighty to be cast without points.
    #[error(
        "pool.mp-less: a spell of {points} magic points can't be cast without any: at magic level {magic_level} at most {most} are allowed, one for every ten levels"
    )]
    TooMuchForMpLess {
        /// The points of the spell.
        points: u16,
        /// The magic level.
        magic_level: u16,
        /// One for every ten levels.
        most: u16,
    },
    /// More health levels than the maximum.
    #[error("pool.restoration: {now} health levels are more than the maximum of {maximum}")]
    OverMaximumHealth {
        /// The health levels.
        now: i16,
        /// Their maximum.
        maximum: u16,
    },
    /// More magic points than the maximum.
    #[error("pool.restoration: {now} magic points are more than the maximum of {maximum}")]
    OverMaximumPoints {
        /// The points.
        now: u16,
        /// Their maximum.
        maximum: u16,
    },
    /// More attacks exchanged for something else than there are.
    #[error("pool.turn: {exchanged} attacks can't be exchanged: there are {attacks}")]
    TooManyExchanged {
        /// The attacks to be exchanged.
        exchanged: u16,
        /// The attacks of the turn.
        attacks: u16,
    },
    /// Two creatures that can't hurt each other.
    #[error("pool.duel: neither creature can ever hurt the other, so the duel would never end")]
    EndlessDuel,
    /// A duel that would take too long to work out.
    #[error(
        "pool.duel: health {a_health} against {b_health} with {attacks} attacks in all is too long a duel: {most_attacks} attacks are allowed, and {most_points} for the product of the three"
    )]
    TooLongDuel {
        /// Health levels of the one.
        a_health: u16,
        /// Health levels of the other.
        b_health: u16,
        /// Attacks of both, added up.
        attacks: u16,
        /// The most attacks of both.
        most_attacks: u16,
        /// The most that the product of the three may be.
        most_points: u32,
    },
    /// An innate power that has been used as often as a day allows.
    #[error("pool.innate: the power has been used {daily} times since sunrise, as often as a day allows")]
    UsedUp {
        /// The uses of a day.
        daily: u16,
    },
}
