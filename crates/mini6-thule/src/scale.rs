//! Scale: big against small.

dice_core::bounded! {
    /// How big something is, as the dice it has over a person: 0 to 100 (`mini6.scale`; source: Mass Combat, Defences).
    ///
    /// The difference between two sides is used once: the bigger adds it to damage and soak, the smaller to attack and
    /// Dodge, and the bigger can block or parry that many more of the smaller.
    ///
    /// ```
    /// use mini6_thule::Scale;
    /// let (troll, person) = (Scale::STEPS[0], Scale::PERSON);
    /// assert_eq!(troll.over(person).dice(), 2);
    /// assert_eq!(13 + troll.over(person).statics(), 19);
    /// assert_eq!(person.over(troll), Scale::PERSON);
    /// ```
    pub struct Scale(u16) "mini6.scale: die bonus": 0..=100, default 0;
}

impl Scale {
    /// The scale of people: no bonus.
    pub const PERSON: Scale = Scale(0);
    /// The steps above people: +2D, +4D, +6D, +12D, +24D.
    pub const STEPS: [Scale; 5] = [Scale(2), Scale(4), Scale(6), Scale(12), Scale(24)];
    /// Ten people who fight as one: +4D.
    pub const SQUAD: Scale = Scale(4);
    /// A hundred people who fight as one: +8D.
    pub const COMPANY: Scale = Scale(8);
    /// A thousand people who fight as one: +12D.
    pub const BRIGADE: Scale = Scale(12);

    /// By how much this side is bigger; nothing if it isn't.
    #[must_use]
    pub const fn over(self, other: Scale) -> Scale {
        Scale(self.0.saturating_sub(other.0))
    }

    /// What it adds to a roll, in dice.
    pub const fn dice(self) -> u16 {
        self.0
    }

    /// What it adds to a static: three to the die.
    pub const fn statics(self) -> i64 {
        3 * self.0 as i64
    }
}
