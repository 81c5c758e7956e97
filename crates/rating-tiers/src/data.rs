//! Campaigns as data: read as plain fields, and checked on the way in.

use serde::{Deserialize, Serialize};

use crate::{AtMost, Campaign, Error, Exchanges, Fighter, Party};

/// A campaign before it is known to end.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Sides {
    /// The player's side.
    player: Fighter,
    /// The opponent's side.
    opponent: Fighter,
    /// Who attacks first.
    #[serde(default)]
    first: Party,
}

impl TryFrom<Sides> for Campaign {
    type Error = Error;
    fn try_from(Sides { player, opponent, first }: Sides) -> Result<Self, Error> {
        Campaign::new(player, opponent, first)
    }
}

impl From<Campaign> for Sides {
    fn from(campaign: Campaign) -> Self {
        Sides { player: campaign.player(), opponent: campaign.opponent(), first: campaign.first() }
    }
}

/// A campaign whose exchanges are counted, before it is known to end.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Counted {
    /// The player's side.
    player: Fighter,
    /// The opponent's side.
    opponent: Fighter,
    /// Who attacks first.
    #[serde(default)]
    first: Party,
    /// The most exchanges that are counted; it stands for itself and all above.
    at_most: AtMost,
}

impl TryFrom<Counted> for Exchanges {
    type Error = Error;
    fn try_from(Counted { player, opponent, first, at_most }: Counted) -> Result<Self, Error> {
        Ok(Exchanges::of(Campaign::new(player, opponent, first)?, at_most))
    }
}

impl From<Exchanges> for Counted {
    fn from(exchanges: Exchanges) -> Self {
        let (campaign, at_most) = (exchanges.campaign(), exchanges.at_most());
        Counted { player: campaign.player(), opponent: campaign.opponent(), first: campaign.first(), at_most }
    }
}
