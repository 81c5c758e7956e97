//! Campaigns: `tiers.campaign`, against a race of two coins.

use proptest::prelude::*;
use rating_tiers::{
    AtMost, Campaign, CampaignEnd, Error, Exchanges, Fighter, Party, Process, Resolve, Tier, TierOutcome, Track,
};

fn fighter(ratings: [i64; 4], penetrating: bool, track: i64) -> Fighter {
    let [accuracy, avoidance, damage, deflection] = ratings;
    Fighter { accuracy, avoidance, damage, deflection, penetrating, track: Track::new(track).unwrap() }
}

/// The chance that an attack strikes home, of thirty-six: told by the rule text for an attacker who rolls.
fn strikes_home(attacker: Fighter, target: Fighter) -> u32 {
    let mut strikes = 0;
    for (first, second) in (1..=6).flat_map(|first| (1..=6).map(move |second| (first, second))) {
        let hit = Tier::of(attacker.accuracy, target.avoidance).read(first);
        let hurt = Tier::of(attacker.damage, target.deflection).read(second);
        let last = if attacker.penetrating { hit } else { hurt };
        strikes += u32::from(hit >= TierOutcome::MinorSuccess && last >= TierOutcome::MajorSuccess);
    }
    strikes
}

/// The chance that the player wins, and the exchanges expected: both pushed forward until next to nothing is left.
fn race(player: Fighter, opponent: Fighter, first: Party) -> (f64, f64) {
    let chance = |attacker, target| f64::from(strikes_home(attacker, target)) / 36.0;
    let (ours, theirs) = (chance(player, opponent), chance(opponent, player));
    let (rows, columns) = (opponent.track.get() as usize, player.track.get() as usize);
    let mut standing = vec![vec![0.0; columns]; rows];
    standing[0][0] = 1.0;
    let (mut won, mut expected, mut acting) = (0.0, 0.0, first);
    for _ in 0..40_000 {
        let mut next = vec![vec![0.0; columns]; rows];
        for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
            let mass = standing[row][column];
            expected += mass;
            let strike = if acting == Party::Player { ours } else { theirs };
            next[row][column] += mass * (1.0 - strike);
            match acting {
                Party::Player if row + 1 == rows => won += mass * strike,
                Party::Player => next[row + 1][column] += mass * strike,
                Party::Opponent if column + 1 == columns => {}
                Party::Opponent => next[row][column + 1] += mass * strike,
            }
        }
        (standing, acting) = (next, acting.other());
    }
    (won, expected)
}

fn party() -> impl Strategy<Value = Party> {
    prop_oneof![Just(Party::Player), Just(Party::Opponent)]
}

fn any_fighter() -> impl Strategy<Value = Fighter> {
    (prop::array::uniform4(-12_i64..12), any::<bool>(), 1_i64..4)
        .prop_map(|(ratings, penetrating, track)| fighter(ratings, penetrating, track))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// tiers.campaign: odds and expectation are those of the race; what can't end is refused.
    #[test]
    fn a_campaign_is_a_race(player in any_fighter(), opponent in any_fighter(), first in party()) {
        match Campaign::new(player, opponent, first) {
            Err(error) => {
                prop_assert_eq!(error, Error::EndlessCampaign);
                prop_assert_eq!(strikes_home(player, opponent) + strikes_home(opponent, player), 0);
            }
            Ok(campaign) => {
                let (won, expected) = race(player, opponent, first);
                let found = campaign.odds().chance(&CampaignEnd::PlayerWins).to_f64();
                prop_assert!((found - won).abs() < 1e-9, "{found} {won}");
                prop_assert!((campaign.expected_rounds().to_f64() - expected).abs() < 1e-6 * expected);
            }
        }
    }

    /// tiers.campaign: a roll replays, and its trace has as many rounds as the exchanges that are counted.
    #[test]
    fn a_campaign_replays(player in any_fighter(), opponent in any_fighter(), first in party(), seed: u64) {
        if let Ok(campaign) = Campaign::new(player, opponent, first) {
            let record = campaign.record(&mut dice_core::SeededRng::new(seed));
            let faces = record.trace.faces();
            prop_assert_eq!(&campaign.replay(&faces).unwrap(), &record);
            let exchanges = Exchanges::of(campaign, AtMost::MAX).replay(&faces).unwrap().outcome;
            prop_assert_eq!(exchanges as usize, record.trace.0.len().min(100));
        }
    }

    /// tiers.campaign: with everything swapped the odds are mirrored.
    #[test]
    fn swapped_sides_mirror(player in any_fighter(), opponent in any_fighter(), first in party()) {
        if let Ok(campaign) = Campaign::new(player, opponent, first) {
            let swapped = Campaign::new(opponent, player, first.other()).unwrap();
            let chance = campaign.odds().chance(&CampaignEnd::PlayerWins);
            prop_assert_eq!(chance, swapped.odds().chance(&CampaignEnd::OpponentWins));
            prop_assert_eq!(campaign.expected_rounds(), swapped.expected_rounds());
        }
    }
}

/// tiers.campaign: one strike in six either way, first to one: the geometric race 1/(2 − 5/6), and six exchanges.
#[test]
fn the_shortest_campaign_is_a_geometric_race() {
    let even = fighter([12, 10, 16, 10], false, 1);
    let campaign = Campaign::new(even, even, Party::Player).unwrap();
    assert_eq!(strikes_home(even, even), 6);
    assert_eq!(campaign.odds().chance(&CampaignEnd::PlayerWins).fraction(), "6/11");
    assert_eq!(campaign.expected_rounds().fraction(), "6");
    let counted = Exchanges::of(campaign, AtMost::new(3).unwrap()).odds();
    assert_eq!([1, 2, 3].map(|count| counted.chance(&count).fraction()), ["1/6", "5/36", "25/36"]);
}

/// tiers.campaign: exact expectations, solved by hand-written fractions elsewhere.
#[test]
fn expected_exchanges() {
    let (a, b) = (fighter([14, 9, 16, 8], false, 3), fighter([8, 12, 11, 10], false, 2));
    let campaign = Campaign::new(a, b, Party::Player).unwrap();
    assert_eq!(campaign.expected_rounds().fraction(), "1812708/83521");
    assert_eq!(campaign.odds().chance(&CampaignEnd::PlayerWins).fraction(), "75996/83521");
    let reversed = Campaign::new(b, a, Party::Player).unwrap();
    assert_eq!(reversed.expected_rounds().fraction(), "1880184/83521");
}

/// tiers.campaign: the longest tracks and ratings at the ends of 64 bits still have odds.
#[test]
fn the_longest_campaign_has_odds() {
    let (a, b) = (fighter([14, 9, 16, 8], false, 20), fighter([8, 12, 11, 10], false, 20));
    let odds = Campaign::new(a, b, Party::Player).unwrap().odds();
    assert_eq!(odds.chance_of(|_| true).fraction(), "1");
    let (high, low) = (fighter([i64::MAX; 4], false, 2), fighter([i64::MIN; 4], false, 2));
    let odds = Campaign::new(high, low, Party::Opponent).unwrap().odds();
    assert_eq!(odds.outcomes(), [CampaignEnd::PlayerWins]);
}

/// tiers.campaign: two sides that can't hurt each other are refused, with what is allowed.
#[test]
fn endless_campaigns_are_refused() {
    let wall = fighter([0, 20, 0, 20], false, 2);
    let error = Campaign::new(wall, wall, Party::Player).unwrap_err();
    assert_eq!(error, Error::EndlessCampaign);
    assert!(error.to_string().starts_with("tiers.campaign: neither side"));
    // one that can is enough
    let archer = fighter([30, 20, 30, 20], false, 2);
    assert_eq!(Campaign::new(wall, archer, Party::Player).unwrap().odds().outcomes(), [CampaignEnd::OpponentWins]);
    assert!(Track::new(0).is_err() && Track::new(21).is_err());
}
