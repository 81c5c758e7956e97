//! Movement: how far a turn carries.

dice_core::vocabulary! {
    /// How fast someone's folk is (`mini6.movement`).
    pub enum Pace, "mini6.movement: pace", default Usual {
        /// Most people.
        Usual = "usual",
        /// Dwarves and other slow creatures.
        Slow = "slow",
    }
}

dice_core::vocabulary! {
    /// What a turn's movement is (`mini6.movement`; source: Movement).
    ///
    /// ```
    /// use mini6_thule::{Movement, Pace};
    /// assert_eq!(Movement::Charge.feet(Pace::Usual, 0), 30);
    /// assert_eq!(Movement::DashAndCharge.feet(Pace::Usual, 0), 60);
    /// assert_eq!(Movement::Sprint.feet(Pace::Slow, 14), 75 + 28);
    /// ```
    pub enum Movement, "mini6.movement: movement", default Free {
        /// Before, between and after any actions.
        Free = "free",
        /// Towards a foe, then a melee attack; no step after it.
        Charge = "charge",
        /// A dash, once a turn, beside other actions.
        Dash = "dash",
        /// A dash and a charge, all of it before the attack.
        DashAndCharge = "dash-and-charge",
        /// A charge, the attack, and a dash after it.
        ChargeThenDash = "charge-then-dash",
        /// All out, with no other action, with an Athletics check.
        FullRun = "full-run",
        /// All out in a straight line.
        Sprint = "sprint",
    }
}

impl Movement {
    /// What everyone may move in a turn beside their actions, in feet.
    pub const FREE_FEET: i64 = 15;

    /// How far it carries in all, in feet. `athletics` is the total of the Athletics check, of which only running makes use.
    pub const fn feet(self, pace: Pace, athletics: i64) -> i64 {
        let (charge, dash, run, sprint) = match pace {
            Pace::Usual => (15, 30, 60, 90),
            Pace::Slow => (10, 25, 50, 75),
        };
        let athletics = if athletics > 0 { athletics } else { 0 };
        match self {
            Movement::Free => Self::FREE_FEET,
            Movement::Charge => Self::FREE_FEET + charge,
            Movement::Dash => Self::FREE_FEET + dash,
            Movement::DashAndCharge | Movement::ChargeThenDash => Self::FREE_FEET + charge + dash,
            Movement::FullRun => athletics.saturating_add(run),
            Movement::Sprint => athletics.saturating_mul(2).saturating_add(sprint),
        }
    }

    /// How much of it can come before the attack of a charge, in feet; none if there is no charge.
    pub const fn feet_before_charge(self, pace: Pace) -> Option<i64> {
        match self {
            Movement::Charge | Movement::DashAndCharge => Some(self.feet(pace, 0)),
            Movement::ChargeThenDash => Some(Movement::Charge.feet(pace, 0)),
            Movement::Free | Movement::Dash | Movement::FullRun | Movement::Sprint => None,
        }
    }
}
