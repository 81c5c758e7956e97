//! The twenty heroic narratives, and what a hero point does for each.

use crate::hero::Boost;
use crate::wound_track::{WoundLevel, WoundState};

dice_core::vocabulary! {
    /// A heroic narrative (`mini6.hero.narrative`, source: *Heroic Narratives & Benefits*).
    ///
    /// ```
    /// use mini6_thule::{Boost, Circumstance, Narrative, RollKind};
    /// let two = Boost::new(2)?;
    /// let ambush = Narrative::DhariHunter.strike_boost(two, Circumstance::TargetUnaware);
    /// assert_eq!((ambush.attack, ambush.damage), (12, 12));
    /// assert_eq!(Narrative::StarLoreAdept.boost(RollKind::Magic, two), 20);
    /// assert_eq!(Narrative::GoldenCorsair.most_after_roll(RollKind::Damage).get(), 1);
    /// # Ok::<(), dice_core::OutOfRange>(())
    /// ```
    pub enum Narrative, "mini6.hero.narrative: narrative" {
        /// Urgent Command.
        AtlanteanNoble = "atlantean-noble",
        /// Remembrance.
        BearerOfTheBlackBook = "bearer-of-the-black-book",
        /// Animal Rapport.
        BeastFriend = "beast-friend",
        /// Hunter's Strike.
        DhariHunter = "dhari-hunter",
        /// Opportunist.
        Freeblade = "freeblade",
        /// Inescapable Strike.
        GoldenCorsair = "golden-corsair",
        /// Perfect Clarity.
        GuardianOfTheNine = "guardian-of-the-nine",
        /// Reaver's Charge.
        IceReaver = "ice-reaver",
        /// Healing Blessing.
        InitiateOfMysteries = "initiate-of-mysteries",
        /// Estimate Value.
        JungleTrader = "jungle-trader",
        /// Resuscitating Action.
        KatagianPitFighter = "katagian-pit-fighter",
        /// Inspiring Call.
        Myrmidon = "myrmidon",
        /// Metaphysics.
        OccultScientist = "occult-scientist",
        /// Panjandrum's Example.
        Panjandrum = "panjandrum",
        /// Thief's Feint.
        QuodethiThief = "quodethi-thief",
        /// Slayer's Strike.
        SacredSlayer = "sacred-slayer",
        /// Potent Lore.
        StarLoreAdept = "star-lore-adept",
        /// Isolated Action.
        TribalOutcast = "tribal-outcast",
        /// Blend with the Crowd.
        EscapedSlave = "escaped-slave",
        /// Skeptic.
        TimeLostAdventurer = "time-lost-adventurer",
    }
}

dice_core::vocabulary! {
    /// What is true of an attack and makes a narrative's points worth more.
    pub enum Circumstance, "mini6.hero.narrative: circumstance", default None {
        /// Nothing of the kind.
        None = "none",
        /// The target is unaware of the attacker, or hasn't acted yet in this combat.
        TargetUnaware = "target-unaware",
        /// Nobody else is next to the target.
        TargetAlone = "target-alone",
        /// The target is a special enemy of the attacker's god.
        SpecialEnemy = "special-enemy",
    }
}

dice_core::vocabulary! {
    /// A kind of roll that a narrative tells from others.
    pub enum RollKind, "mini6.hero.narrative: kind of roll" {
        /// An attack.
        Attack = "attack",
        /// The damage of a weapon or of bare hands.
        Damage = "damage",
        /// Any roll of Wit or its skills, Magic apart.
        Wit = "wit",
        /// Any roll of Charm or its skills.
        Charm = "charm",
        /// The Magic skill.
        Magic = "magic",
        /// The damage of a spell.
        SpellDamage = "spell-damage",
        /// Any other roll.
        Other = "other",
    }
}

dice_core::vocabulary! {
    /// What a narrative's power takes beside hero points.
    pub enum Takes, "mini6.hero.narrative: what it takes" {
        /// Nothing: it goes with a roll, or needs no time.
        Nothing = "nothing",
        /// One of the turn's actions.
        Action = "action",
        /// The whole round.
        Round = "round",
    }
}

/// What a narrative's power does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[non_exhaustive]
pub enum Effect {
    /// Points on an attack roll, each +6, add to its damage too.
    Strike {
        /// What each adds to damage in any case.
        damage: i64,
        /// When each adds more.
        circumstance: Circumstance,
        /// What each adds to damage then.
        damage_then: i64,
        /// How far the attacker may move afterwards, in feet.
        move_after: u16,
    },
    /// Points are spent after these rolls, each +6.
    AfterRoll {
        /// The rolls.
        rolls: &'static [RollKind],
        /// Whether a spell's damage is raised by as much as its Magic roll.
        damage_too: bool,
    },
    /// Points on these rolls, before them, add more than +6.
    MoreEach {
        /// The rolls.
        rolls: &'static [RollKind],
        /// What each adds.
        each: i64,
    },
    /// Points go to somebody else's roll, each +6.
    AnothersRoll,
    /// A charge in the first round of a combat.
    Charge {
        /// Added to initiative.
        initiative: i64,
        /// Added to the way of the charge, in feet.
        feet: u16,
        /// Added to the first attack.
        attack: i64,
    },
    /// The hero and all allies near have more dice on attacks and Courage until the end of their next turn.
    Rally {
        /// The dice.
        dice: u16,
        /// How near, in feet.
        feet: u16,
    },
    /// A wound becomes lighter by one level: see [`Narrative::healed`].
    Heal {
        /// The mildest level that it works on.
        from: WoundLevel,
        /// Whether it works on others.
        others: bool,
    },
    /// A better price: see [`Money::bought_at_two_thirds`](crate::Money::bought_at_two_thirds) and [`Money::sold_at_three_halves`](crate::Money::sold_at_three_halves).
    Trade,
    /// Magic is recovered: so many dice, or fewer.
    RecoverMagic {
        /// The dice.
        dice: u16,
    },
    /// What it does has no number; the power's name tells it apart.
    Told,
}

/// A narrative's power: what it is called, what it costs, what it does (`mini6.hero.narrative`).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Power {
    /// Its name, by which a description can be looked up.
    pub name: &'static str,
    /// The most hero points that go into it at once; one at least.
    pub most_points: Boost,
    /// What else it takes.
    pub takes: Takes,
    /// What it does.
    pub effect: Effect,
}

const fn power(name: &'static str, most_points: i64, takes: Takes, effect: Effect) -> Power {
    Power { name, most_points: Boost::saturating(most_points), takes, effect }
}

const fn strike(damage: i64, circumstance: Circumstance, damage_then: i64, move_after: u16) -> Effect {
    Effect::Strike { damage, circumstance, damage_then, move_after }
}

const fn after(rolls: &'static [RollKind], damage_too: bool) -> Effect {
    Effect::AfterRoll { rolls, damage_too }
}

/// What hero points on an attack roll are worth.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct StrikeBoost {
    /// Added to the attack roll.
    pub attack: i64,
    /// Added to the damage roll.
    pub damage: i64,
    /// How far the attacker may move afterwards, in feet, beside what the turn allows.
    pub move_after: u16,
}

impl Narrative {
    /// Its power.
    pub const fn power(self) -> Power {
        use Takes::{Action, Nothing, Round};
        match self {
            Narrative::AtlanteanNoble => power("urgent-command", 1, Nothing, Effect::Told),
            Narrative::BearerOfTheBlackBook => power("remembrance", 1, Round, Effect::RecoverMagic { dice: 3 }),
            Narrative::BeastFriend => power("animal-rapport", 1, Action, Effect::Told),
            Narrative::DhariHunter => {
                power("hunters-strike", 3, Nothing, strike(0, Circumstance::TargetUnaware, Boost::EACH, 0))
            }
            Narrative::Freeblade => power("opportunist", 1, Nothing, Effect::Told),
            Narrative::GoldenCorsair => {
                power("inescapable-strike", 1, Nothing, after(&[RollKind::Attack, RollKind::Damage], false))
            }
            Narrative::GuardianOfTheNine => {
                let rolls = &[RollKind::Wit, RollKind::Charm, RollKind::Magic];
                power("perfect-clarity", 1, Nothing, after(rolls, false))
            }
            Narrative::IceReaver => {
                let charge = Effect::Charge { initiative: Boost::EACH, feet: 15, attack: Boost::EACH };
                power("reavers-charge", 1, Nothing, charge)
            }
            Narrative::InitiateOfMysteries => {
                power("healing-blessing", 1, Action, Effect::Heal { from: WoundLevel::Healthy, others: true })
            }
            Narrative::JungleTrader => power("estimate-value", 1, Nothing, Effect::Trade),
            Narrative::KatagianPitFighter => {
                let heal = Effect::Heal { from: WoundLevel::SeverelyWounded, others: false };
                power("resuscitating-action", 1, Nothing, heal)
            }
            Narrative::Myrmidon => power("inspiring-call", 1, Nothing, Effect::Rally { dice: 1, feet: 30 }),
            Narrative::OccultScientist => power("metaphysics", 3, Nothing, after(&[RollKind::Magic], true)),
            Narrative::Panjandrum => power("panjandrums-example", 3, Nothing, Effect::AnothersRoll),
            Narrative::QuodethiThief => power("thiefs-feint", 3, Nothing, strike(2, Circumstance::None, 2, 30)),
            Narrative::SacredSlayer => {
                power("slayers-strike", 3, Nothing, strike(2, Circumstance::SpecialEnemy, Boost::EACH, 0))
            }
            Narrative::StarLoreAdept => {
                let rolls = &[RollKind::Magic, RollKind::SpellDamage];
                power("potent-lore", 3, Nothing, Effect::MoreEach { rolls, each: 10 })
            }
            Narrative::TribalOutcast => {
                power("isolated-action", 3, Nothing, strike(0, Circumstance::TargetAlone, Boost::EACH, 0))
            }
            Narrative::EscapedSlave => power("blend-with-the-crowd", 1, Action, Effect::Told),
            Narrative::TimeLostAdventurer => power("skeptic", 1, Nothing, Effect::Told),
        }
    }

    /// What points on an attack roll are worth: +6 each as for every hero, and what the narrative adds to damage.
    pub fn strike_boost(self, points: Boost, circumstance: Circumstance) -> StrikeBoost {
        let mut boost = StrikeBoost { attack: points.bonus(), ..StrikeBoost::default() };
        if let Effect::Strike { damage, circumstance: wanted, damage_then, move_after } = self.power().effect {
            if points > Boost::MIN {
                boost.damage = i64::from(points) * if circumstance == wanted { damage_then } else { damage };
                boost.move_after = move_after;
            }
        }
        boost
    }

    /// What points on a roll are worth that are spent before it.
    pub fn boost(self, roll: RollKind, points: Boost) -> i64 {
        match self.power().effect {
            Effect::MoreEach { rolls, each } if rolls.contains(&roll) => each * i64::from(points),
            _ => points.bonus(),
        }
    }

    /// How many points may be spent on a roll after it, each +6: what a check with
    /// [`mini6.hero.after-roll`](crate::rules::HERO_AFTER_ROLL) takes. None at all for most.
    pub fn most_after_roll(self, roll: RollKind) -> Boost {
        match self.power().effect {
            Effect::AfterRoll { rolls, .. } if rolls.contains(&roll) => self.power().most_points,
            _ => Boost::MIN,
        }
    }

    /// What a wound becomes when this narrative's power heals it; none if it can't. A blessing takes the stun off with the last
    /// wound; otherwise a stun mark stays.
    ///
    /// ```
    /// use mini6_thule::{Narrative, WoundLevel, WoundState};
    /// let wounded = WoundState::at(WoundLevel::Wounded);
    /// assert_eq!(Narrative::InitiateOfMysteries.healed(wounded), Some(WoundState::HEALTHY));
    /// assert_eq!(Narrative::KatagianPitFighter.healed(wounded), None);
    /// ```
    pub fn healed(self, state: WoundState) -> Option<WoundState> {
        match self.power().effect {
            Effect::Heal { from, .. } if state.level() >= from && state.level() < WoundLevel::Dead => {
                let lighter = state.lightened().ok()?;
                Some(if lighter.level() == WoundLevel::Healthy { WoundState::HEALTHY } else { lighter })
            }
            _ => None,
        }
    }
}
