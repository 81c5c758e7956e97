//! Magic pluses, and what the metals give.

dice_core::bounded! {
    /// The plus of a magic thing (`mini6.enchantment`, source: *Enchanted Arms & Armour*). −1,000 to 1,000; that of a
    /// cursed thing is negative. A weapon's goes to its skill, and so to attack and Parry, and to damage; armour's to Soak and
    /// off its penalties; a shield's to Block and Parry. It is flat and never turns into dice.
    pub struct Plus(i16) "mini6.enchantment: magic plus": -1000..=1000, default 0;
}

dice_core::vocabulary! {
    /// The metals that make a thing magic (`mini6.enchantment`, source: *Enchanted Arms & Armour*).
    ///
    /// ```
    /// use mini6_thule::MagicMetal;
    /// let pluses: Vec<i16> = MagicMetal::ALL.iter().map(|metal| metal.plus().get()).collect();
    /// assert_eq!(pluses, [1, 2, 3]);
    /// ```
    pub enum MagicMetal, "mini6.enchantment: magic metal" {
        /// Steel as dwarves make it: +1.
        DwarvenSteel = "dwarven-steel",
        /// Mithril silver: +2.
        MithrilSilver = "mithril-silver",
        /// Adamantine: +3.
        Adamantine = "adamantine",
    }
}

impl MagicMetal {
    /// The plus of what is made of it.
    pub const fn plus(self) -> Plus {
        match self {
            MagicMetal::DwarvenSteel => Plus::saturating(1),
            MagicMetal::MithrilSilver => Plus::saturating(2),
            MagicMetal::Adamantine => Plus::saturating(3),
        }
    }
}

/// How many times its common price a thing of dwarven steel costs.
pub(crate) const STEEL_PRICE: u32 = 100;
