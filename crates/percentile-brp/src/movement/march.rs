//! Rates of march: yards in five minutes, miles in a day.

dice_core::vocabulary! {
    /// How one goes for five minutes (`brp.march`).
    pub enum Gait, "gait" {
        /// With care.
        Cautious = "cautious",
        /// At a walk.
        Walk = "walk",
        /// At a run.
        Run = "run",
    }
}

impl Gait {
    /// The yards in five minutes, on foot.
    ///
    /// A trained unit keeps it up for half an hour or so; a mob straggles.
    pub const fn yards(self) -> u32 {
        match self {
            Gait::Cautious => 120,
            Gait::Walk => 300,
            Gait::Run => 1_700,
        }
    }

    /// The yards in five minutes, mounted: twice as many.
    pub const fn yards_mounted(self) -> u32 {
        2 * self.yards()
    }
}

/// The yards that a rower keeps up in five minutes (`brp.march`).
pub const ROWING_YARDS: u32 = 100;

/// The yards that a rower makes in five minutes for a short time.
pub const ROWING_BRIEFLY_YARDS: u32 = 200;

dice_core::vocabulary! {
    /// How one travels for days (`brp.march`).
    pub enum Pace, "pace" {
        /// By wagon.
        Wagon = "wagon",
        /// On foot.
        Walk = "walk",
        /// On horseback, at ease.
        Horse = "horse",
        /// On foot, in forced marches (`brp.forced-march`).
        ForcedMarch = "forced-march",
        /// On horseback, without mercy.
        ForcedHorse = "forced-horse",
    }
}

impl Pace {
    /// The miles of a day.
    pub const fn miles(self) -> u32 {
        match self {
            Pace::Wagon => 10,
            Pace::Walk => 20,
            Pace::Horse => 35,
            Pace::ForcedMarch => 40,
            Pace::ForcedHorse => 60,
        }
    }

    /// The kilometres of a day, as printed.
    pub const fn kilometres(self) -> u32 {
        match self {
            Pace::Wagon => 16,
            Pace::Walk => 32,
            Pace::Horse => 56,
            Pace::ForcedMarch => 64,
            Pace::ForcedHorse => 97,
        }
    }
}
