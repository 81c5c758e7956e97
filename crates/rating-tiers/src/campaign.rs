//! Exchange after exchange, until one side has taken all that it can (`tiers.campaign`).

use core::ops::ControlFlow;

use dice_core::{Budget, Dice, Odds, OddsError, Process, Resolve};

#[cfg(feature = "serde")]
use crate::data::{Counted, Sides};
use crate::{Error, Exchange, Party, Ratings, rules};

dice_core::bounded! {
    /// How many major successes a side can take before it is beaten: 1 to 20 (`tiers.campaign`).
    pub struct Track(u8) "track": 1..=20;

    /// From how many exchanges on the count no longer tells them apart: 0 to 100.
    pub struct AtMost(u8) "at_most": 0..=100;
}

/// One side of a campaign (`tiers.campaign`).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(deny_unknown_fields))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
#[cfg_attr(feature = "proptest", derive(proptest_derive::Arbitrary))]
pub struct Fighter {
    /// How well it hits.
    pub accuracy: i64,
    /// How well it isn't hit.
    pub avoidance: i64,
    /// How badly it hurts what it hits.
    pub damage: i64,
    /// How well it isn't hurt by what hits it.
    pub deflection: i64,
    /// Whether its attacks penetrate.
    #[cfg_attr(feature = "serde", serde(default))]
    pub penetrating: bool,
    /// How many major successes it can take.
    pub track: Track,
}

impl Fighter {
    /// Its core stats.
    pub const fn ratings(self) -> Ratings {
        let Fighter { accuracy, avoidance, damage, deflection, .. } = self;
        Ratings { accuracy, avoidance, damage, deflection }
    }
}

/// Two sides attack each other in turn until one has taken as many major successes as its track is long
/// (`tiers.campaign`, "Combat").
///
/// Only the player rolls, for its own attacks and against those of the opponent.
///
/// ```
/// use rating_tiers::{Campaign, CampaignEnd, Fighter, Party, Process, Resolve, Track};
/// let fighter = Fighter { accuracy: 12, avoidance: 10, damage: 16, deflection: 10, penetrating: false, track: Track::new(1)? };
/// let duel = Campaign::new(fighter, fighter, Party::Player)?;
/// // each attack strikes home one time in six
/// assert_eq!(duel.odds().chance(&CampaignEnd::PlayerWins).fraction(), "6/11");
/// assert_eq!(duel.expected_rounds().fraction(), "6");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(try_from = "Sides", into = "Sides"))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Campaign {
    player: Fighter,
    opponent: Fighter,
    first: Party,
}

dice_core::vocabulary! {
    /// How a campaign ends, worst for the player first (`tiers.campaign`).
    pub enum CampaignEnd, "tiers.campaign: end" {
        /// The player's side is beaten.
        OpponentWins = "opponent-wins",
        /// The opponent's side is beaten.
        PlayerWins = "player-wins",
    }
}

/// Where a campaign stands between two exchanges.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CampaignState {
    /// How many major successes the player's side has taken.
    pub player_taken: u8,
    /// How many the opponent's side has taken.
    pub opponent_taken: u8,
    /// Whose attack comes next.
    pub acting: Party,
}

impl Campaign {
    /// A campaign of the player's side against the opponent's, and who attacks first.
    ///
    /// # Errors
    /// If neither side's attacks can ever strike home with a major success: it would never end.
    pub const fn new(player: Fighter, opponent: Fighter, first: Party) -> Result<Self, Error> {
        let campaign = Campaign { player, opponent, first };
        if campaign.exchange(Party::Player).can_strike_home() || campaign.exchange(Party::Opponent).can_strike_home() {
            Ok(campaign)
        } else {
            Err(Error::EndlessCampaign)
        }
    }

    /// The player's side.
    pub const fn player(self) -> Fighter {
        self.player
    }

    /// The opponent's side.
    pub const fn opponent(self) -> Fighter {
        self.opponent
    }

    /// Who attacks first.
    pub const fn first(self) -> Party {
        self.first
    }

    /// The attack of one party on the other (`tiers.exchange`).
    pub const fn exchange(self, acting: Party) -> Exchange {
        let (attacker, target) = match acting {
            Party::Player => (self.player, self.opponent),
            Party::Opponent => (self.opponent, self.player),
        };
        Exchange::between(attacker.ratings(), target.ratings(), attacker.penetrating)
    }
}

impl Process for Campaign {
    type State = CampaignState;
    type Outcome = CampaignEnd;

    fn start(&self) -> CampaignState {
        CampaignState { player_taken: 0, opponent_taken: 0, acting: self.first }
    }

    fn round<D: Dice>(&self, state: &CampaignState, dice: &mut D) -> ControlFlow<CampaignEnd, CampaignState> {
        let acting = state.acting;
        let strikes_home = dice.part(rules::EXCHANGE, |dice| self.exchange(acting).strikes_home(dice, acting));
        let mut next = CampaignState { acting: acting.other(), ..*state };
        match acting {
            Party::Player => next.opponent_taken += u8::from(strikes_home),
            Party::Opponent => next.player_taken += u8::from(strikes_home),
        }
        if next.opponent_taken >= self.opponent.track.get() {
            ControlFlow::Break(CampaignEnd::PlayerWins)
        } else if next.player_taken >= self.player.track.get() {
            ControlFlow::Break(CampaignEnd::OpponentWins)
        } else {
            ControlFlow::Continue(next)
        }
    }
}

/// How many exchanges a campaign takes, where `at_most` stands for that many or more (`tiers.campaign`).
///
/// The campaign is rolled to its end, also past the count's.
///
/// ```
/// use rating_tiers::{AtMost, Campaign, Exchanges, Fighter, Party, Resolve, Track};
/// let fighter = Fighter { accuracy: 12, avoidance: 10, damage: 16, deflection: 10, penetrating: false, track: Track::new(1)? };
/// let exchanges = Exchanges::of(Campaign::new(fighter, fighter, Party::Player)?, AtMost::new(3)?);
/// assert_eq!(exchanges.odds().chance(&3).fraction(), "25/36");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "Counted", into = "Counted")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Exchanges {
    campaign: Campaign,
    at_most: AtMost,
}

impl Exchanges {
    /// The exchanges of this campaign, counted so far.
    pub const fn of(campaign: Campaign, at_most: AtMost) -> Self {
        Exchanges { campaign, at_most }
    }

    /// The campaign whose exchanges are counted.
    pub const fn campaign(self) -> Campaign {
        self.campaign
    }

    /// The highest count that is told.
    pub const fn at_most(self) -> AtMost {
        self.at_most
    }
}

impl Resolve for Exchanges {
    type Outcome = u32;

    fn resolve<D: Dice>(&self, dice: &mut D) -> u32 {
        self.campaign.rounds_taken(self.at_most.get().into()).resolve(dice)
    }

    fn odds_within(&self, budget: Budget) -> Result<Odds<u32>, OddsError> {
        self.campaign.rounds_taken(self.at_most.get().into()).odds_within(budget)
    }
}

// if neither side could strike home, the opponent is given what it takes
dice_core::made_of!(Campaign: (Fighter, Fighter, Party), |(player, mut opponent, first)| {
    Campaign::new(player, opponent, first).unwrap_or_else(|_| {
        opponent.accuracy = player.avoidance;
        opponent.penetrating = true;
        Campaign { player, opponent, first }
    })
});
dice_core::made_of!(Exchanges: (Campaign, AtMost), |(campaign, at_most)| Exchanges { campaign, at_most });
