//! The numbers of the rule book, each in range by construction.

dice_core::bounded! {
    /// What is added to a roll or taken off it, flat: it never turns into dice (`mini6.flat-bonus`). −1,000 to 1,000.
    pub struct Bonus(i16) "mini6.flat-bonus: bonus": -1000..=1000, default 0;

    /// What a total must reach: a difficulty, or a defence with all its modifiers (`mini6.check`). −1,000 to 1,000.
    pub struct TargetNumber(i16) "mini6.check: target number": -1000..=1000;

    /// What damage must reach to do harm: Might, armour and other values as a static (`mini6.static`). −1,000 to 1,000.
    pub struct Soak(i16) "mini6.static: soak": -1000..=1000;
}

dice_core::bounded! {
    /// Where an outcome without a highest value is cut: it stands for itself and for all above it. −1,000 to 1,000.
    pub struct AtMost(i16) "mini6.wild-die: at_most": -1000..=1000;
}
