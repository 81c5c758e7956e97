//! Size and weight.

/// Pounds to the short ton.
const TON: u64 = 2_000;

/// From this size on, size is about the weight in short tons divided by 10.
pub const BIG_SIZ: u32 = 330;

/// A weight as the table gives it, in pounds: a band, or one figure that is both its ends.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Weight {
    /// The lightest, in pounds.
    pub from_pounds: u64,
    /// The heaviest, in pounds.
    pub to_pounds: u64,
}

/// A row of the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct SizRow {
    /// The size.
    pub siz: u32,
    /// What it weighs.
    pub weight: Weight,
}

const fn row(siz: u32, from_pounds: u64, to_pounds: u64) -> SizRow {
    SizRow { siz, weight: Weight { from_pounds, to_pounds } }
}

/// The rows of the table that the source prints, `brp.siz`; no row is made up between them.
pub const SIZ_TABLE: [SizRow; 8] = [
    row(1, 1, 12),
    row(8, 109, 120),
    row(16, 220, 239),
    row(32, 880, 959),
    row(64, 71 * TON / 10, 77 * TON / 10),
    row(96, 96 * TON, 96 * TON),
    row(160, 384 * TON, 384 * TON),
    row(256, 1_516 * TON, 1_516 * TON),
];

/// What a size weighs, if the table says so (`brp.siz`).
///
/// ```
/// use percentile_brp::measures::{Weight, weight_of};
/// assert_eq!(weight_of(8), Some(Weight { from_pounds: 109, to_pounds: 120 }));
/// assert_eq!(weight_of(9), None);
/// assert_eq!(weight_of(400).map(|weight| weight.from_pounds), Some(4_000 * 2_000));
/// ```
pub fn weight_of(siz: u32) -> Option<Weight> {
    if siz >= BIG_SIZ {
        let pounds = u64::from(siz) * 10 * TON;
        return Some(Weight { from_pounds: pounds, to_pounds: pounds });
    }
    SIZ_TABLE.iter().find(|row| row.siz == siz).map(|row| row.weight)
}

/// The size of a weight in pounds, if the table says so; above its end rounded down (`brp.siz`).
///
/// ```
/// use percentile_brp::measures::siz_of;
/// assert_eq!(siz_of(230), Some(16));
/// assert_eq!(siz_of(500), None);
/// assert_eq!(siz_of(3_309 * 2_000), Some(330));
/// ```
pub fn siz_of(pounds: u64) -> Option<u32> {
    if pounds >= u64::from(BIG_SIZ) * 10 * TON {
        return u32::try_from(pounds / (10 * TON)).ok();
    }
    let within = |weight: Weight| weight.from_pounds <= pounds && pounds <= weight.to_pounds;
    SIZ_TABLE.iter().find(|row| within(row.weight)).map(|row| row.siz)
}
