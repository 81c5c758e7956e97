//! What ground and weather take off a rate.

dice_core::vocabulary! {
    /// Ground or weather that slows a journey (`brp.terrain`).
    pub enum Hindrance, "hindrance" {
        /// Forest: a third off.
        Forest = "forest",
        /// Rolling hills: a third off.
        Hills = "hills",
        /// Desert: a third off.
        Desert = "desert",
        /// A heavy storm: half off.
        HeavyStorm = "heavy-storm",
        /// Mountains: two thirds off.
        Mountains = "mountains",
        /// Marsh: two thirds off.
        Marsh = "marsh",
        /// Ice: four fifths off, or a third with skis or a sleigh.
        Ice = "ice",
        /// Snow: four fifths off, or a third with skis or a sleigh.
        Snow = "snow",
    }
}

dice_core::vocabulary! {
    /// What one goes on (`brp.terrain`).
    pub enum Footing, "footing", default Plain {
        /// Feet, hooves or wheels.
        Plain = "plain",
        /// Skis or a sleigh, for ice and snow.
        Skis = "skis",
    }
}

impl Hindrance {
    /// What is left of the rate, as a fraction: 2 of 3 in a forest.
    ///
    /// ```
    /// use percentile_brp::movement::{Footing, Hindrance};
    /// assert_eq!(Hindrance::Snow.left(Footing::Plain), (1, 5));
    /// assert_eq!(Hindrance::Snow.left(Footing::Skis), (2, 3));
    /// ```
    pub const fn left(self, footing: Footing) -> (u32, u32) {
        match (self, footing) {
            (Hindrance::Ice | Hindrance::Snow, Footing::Skis)
            | (Hindrance::Forest | Hindrance::Hills | Hindrance::Desert, _) => (2, 3),
            (Hindrance::HeavyStorm, _) => (1, 2),
            (Hindrance::Mountains | Hindrance::Marsh, _) => (1, 3),
            (Hindrance::Ice | Hindrance::Snow, Footing::Plain) => (1, 5),
        }
    }
}
