//! Which skills there are, and how each grows.

dice_core::vocabulary! {
    /// What can be known: weapons, shields, and the skills of civil life (`brp.skills`).
    pub enum Subject, "skill" {
        /// A kind of weapon.
        Weapon = "weapon",
        /// A kind of shield.
        Shield = "shield",
        /// Art.
        Art = "art",
        /// Bargain.
        Bargain = "bargain",
        /// Climb.
        Climb = "climb",
        /// Craft.
        Craft = "craft",
        /// Disguise.
        Disguise = "disguise",
        /// Evaluate.
        Evaluate = "evaluate",
        /// Million Spheres.
        MillionSpheres = "million-spheres",
        /// Natural World.
        NaturalWorld = "natural-world",
        /// Navigate.
        Navigate = "navigate",
        /// Oratory.
        Oratory = "oratory",
        /// Other Language.
        OtherLanguage = "other-language",
        /// Own Language.
        OwnLanguage = "own-language",
        /// Physik.
        Physik = "physik",
        /// Pick Lock.
        PickLock = "pick-lock",
        /// Potions.
        Potions = "potions",
        /// Ride.
        Ride = "ride",
        /// Sailing.
        Sailing = "sailing",
        /// Scribe.
        Scribe = "scribe",
        /// Swim.
        Swim = "swim",
        /// Track.
        Track = "track",
        /// Young Kingdoms.
        YoungKingdoms = "young-kingdoms",
        /// Conceal Object.
        ConcealObject = "conceal-object",
        /// Dodge.
        Dodge = "dodge",
        /// Fast Talk.
        FastTalk = "fast-talk",
        /// Insight.
        Insight = "insight",
        /// Move Quietly.
        MoveQuietly = "move-quietly",
        /// Hide.
        Hide = "hide",
        /// Jump.
        Jump = "jump",
        /// Listen.
        Listen = "listen",
        /// Scent/Taste.
        ScentTaste = "scent-taste",
        /// Search.
        Search = "search",
        /// Throw.
        Throw = "throw",
        /// Unknown Kingdoms.
        UnknownKingdoms = "unknown-kingdoms",
        /// Repair/Devise: train the Craft that it goes with instead.
        RepairDevise = "repair-devise",
    }
}

dice_core::vocabulary! {
    /// How a skill can be taught (`brp.skills`).
    pub enum Teaching, "way of teaching" {
        /// Not at all.
        None = "none",
        /// By a criminal or Nadsokorite teacher alone.
        Criminal = "criminal",
        /// By any teacher with a higher skill.
        Open = "open",
    }
}

impl Subject {
    /// How it can be taught.
    ///
    /// ```
    /// # use percentile_brp::{Subject, Teaching};
    /// assert_eq!(Subject::Climb.teaching(), Teaching::Open);
    /// assert_eq!(Subject::Dodge.teaching(), Teaching::Criminal);
    /// assert_eq!(Subject::Hide.teaching(), Teaching::None);
    /// ```
    pub const fn teaching(self) -> Teaching {
        use Subject as S;
        match self {
            S::ConcealObject | S::Dodge | S::FastTalk | S::Insight | S::MoveQuietly => Teaching::Criminal,
            S::Hide
            | S::Jump
            | S::Listen
            | S::ScentTaste
            | S::Search
            | S::Throw
            | S::UnknownKingdoms
            | S::RepairDevise => Teaching::None,
            _ => Teaching::Open,
        }
    }

    /// Whether experience does anything for it: for all but Repair/Devise.
    pub const fn grows_by_experience(self) -> bool {
        !matches!(self, Subject::RepairDevise)
    }

    /// Whether it is fought with: weapons and shields are trained in shorter terms, two at a time if need be.
    pub const fn is_combat(self) -> bool {
        matches!(self, Subject::Weapon | Subject::Shield)
    }
}
