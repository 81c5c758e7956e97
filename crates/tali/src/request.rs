//! Every test of the family as data.

use alloc::string::ToString;
use core::fmt;

use dice_core::{Budget, Dice, Known, Odds, OddsError, Resolve};

/// Defines [`Request`] and [`RequestOutcome`], a variant for each test that can be asked for. A test some of whose odds
/// are too large to be had names the method that says so.
macro_rules! requests {
    ($($id:literal $name:ident($test:ty) $($in_reach:ident)?;)+) => {
        /// A test as data: what a plugin, a saved game or a fuzzer asks for.
        ///
        /// With the feature `serde` it is an object whose one key is the id of the rule,
        /// `{"mini6.check": {"code": "5D+1", "tn": 15}}`. Data can't smuggle in what a constructor refuses. The page
        /// `docs/requests.md` lists them all.
        #[derive(Debug, Clone, PartialEq, Eq)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize))]
        #[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
        #[cfg_attr(feature = "arbitrary", derive(arbitrary::Arbitrary))]
        #[non_exhaustive]
        pub enum Request {
            $(
                #[doc = concat!("The test `", $id, "`.")]
                #[cfg_attr(feature = "serde", serde(rename = $id))]
                $name($test),
            )+
        }

        /// What a [`Request`] comes to: the outcome of its test.
        ///
        /// Serialised it is that outcome alone: a string, a number, or an object with one key.
        #[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
        #[cfg_attr(feature = "serde", derive(serde::Serialize), serde(untagged))]
        #[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
        #[non_exhaustive]
        pub enum RequestOutcome {
            $(
                #[doc = concat!("An outcome of `", $id, "`.")]
                $name(<$test as Resolve>::Outcome),
            )+
        }

        impl Request {
            /// The ids of all tests that can be asked for.
            pub const IDS: &'static [&'static str] = &[$($id),+];

            /// The id of this test.
            pub fn id(&self) -> &'static str {
                match self {
                    $(Request::$name(_) => $id,)+
                }
            }
        }

        $(
            impl From<$test> for Request {
                fn from(test: $test) -> Self {
                    Request::$name(test)
                }
            }
        )+

        #[cfg(feature = "proptest")]
        impl proptest::arbitrary::Arbitrary for Request {
            type Parameters = ();
            type Strategy = proptest::strategy::BoxedStrategy<Self>;
            fn arbitrary_with((): ()) -> Self::Strategy {
                use proptest::strategy::Strategy;
                let each = [$(proptest::arbitrary::any::<$test>().prop_map(Request::$name).boxed()),+];
                proptest::strategy::Union::new(each).boxed()
            }
        }

        #[cfg(feature = "schemars")]
        impl Request {
            /// The schemas of every test and of its outcome, with its id.
            pub(crate) const SCHEMAS: &'static [(&'static str, crate::schema::Describe, crate::schema::Describe)] = &[
                $(($id, crate::schema::describe::<$test>, crate::schema::describe::<<$test as Resolve>::Outcome>),)+
            ];
        }

        #[cfg(feature = "serde")]
        impl<'de> serde::Deserialize<'de> for Request {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                #[derive(serde::Deserialize)]
                #[serde(expecting = "an object whose one key is the id of a test, such as {\"mini6.check\": {…}}")]
                enum Named {
                    $(
                        #[serde(rename = $id)]
                        $name($test),
                    )+
                }
                Ok(match Named::deserialize(crate::by_name::ByName(deserializer))? {
                    $(Named::$name(test) => Request::$name(test),)+
                })
            }
        }

        impl Resolve for Request {
            type Outcome = RequestOutcome;

            fn resolve<D: Dice>(&self, dice: &mut D) -> RequestOutcome {
                match self {
                    $(Request::$name(test) => RequestOutcome::$name(test.resolve(dice)),)+
                }
            }

            fn odds_within(&self, budget: Budget) -> Result<Odds<RequestOutcome>, OddsError> {
                match self {
                    $(Request::$name(test) => {
                        $(test.$in_reach().map_err(|error| OddsError::OutOfReach(error.to_string()))?;)?
                        Ok(test.odds_within(budget)?.map(|outcome| RequestOutcome::$name(outcome.clone())))
                    })+
                }
            }

            fn odds_knowing(&self, budget: Budget, known: &mut Known) -> Result<Odds<RequestOutcome>, OddsError> {
                match self {
                    $(Request::$name(test) => {
                        $(test.$in_reach().map_err(|error| OddsError::OutOfReach(error.to_string()))?;)?
                        Ok(test.odds_knowing(budget, known)?.map(|outcome| RequestOutcome::$name(outcome.clone())))
                    })+
                }
            }
        }

        impl fmt::Display for RequestOutcome {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match self {
                    $(RequestOutcome::$name(outcome) => outcome.fmt(f),)+
                }
            }
        }
    };
}

requests! {
    "mini6.wild-die" Mini6Roll(mini6_thule::Roll);
    "mini6.check" Mini6Check(mini6_thule::Check);
    "mini6.opposed" Mini6Opposed(mini6_thule::Opposed);
    "mini6.double-half" Mini6TwistedCheck(mini6_thule::TwistedCheck);
    "mini6.hero.after-roll" Mini6AfterRoll(mini6_thule::AfterRoll);
    "mini6.initiative" Mini6Initiative(mini6_thule::Initiative);
    "mini6.attack" Mini6Attack(mini6_thule::Attack);
    "mini6.dodge-action" Mini6DodgeAction(mini6_thule::DodgeAction);
    "mini6.damage" Mini6Damage(mini6_thule::Damage);
    "mini6.wound-effects" Mini6StayAwake(mini6_thule::StayAwake);
    "mini6.dying" Mini6Dying(mini6_thule::Dying);
    "mini6.natural-healing" Mini6NaturalHealing(mini6_thule::NaturalHealing);
    "mini6.assisted-healing" Mini6AssistedHealing(mini6_thule::AssistedHealing);
    "mini6.strike" Mini6Strike(mini6_thule::Strike);
    "mini6.turn" Mini6Turn(mini6_thule::DeclaredStrike);
    "mini6.duel" Mini6Duel(mini6_thule::Duel);
    "mini6.mass-combat" Mini6MassCombat(mini6_thule::MassCombat);
    "mini6.crafting" Mini6Crafting(mini6_thule::Crafting);
    "pool.test" PoolTest(d6_pool_saves::Test);
    "pool.perception" PoolPerception(d6_pool_saves::Perception);
    "pool.save" PoolSave(d6_pool_saves::Save);
    "pool.destiny-reroll" PoolDestinyReroll(d6_pool_saves::DestinySave);
    "pool.dying" PoolDying(d6_pool_saves::Dying);
    "pool.attack" PoolAttack(d6_pool_saves::Attack);
    "pool.sixes" PoolSixes(d6_pool_saves::Sixes);
    "pool.resisted-damage" PoolResistedDamage(d6_pool_saves::ResistedDamage);
    "pool.strike" PoolStrike(d6_pool_saves::Strike);
    "pool.duel" PoolDuel(d6_pool_saves::Duel);
    "pool.grab" PoolGrab(d6_pool_saves::Grab);
    "pool.swallow" PoolSwallow(d6_pool_saves::Swallow);
    "pool.gaze" PoolGaze(d6_pool_saves::Gaze);
    "pool.cast" PoolCast(d6_pool_saves::Cast);
    "pool.hard-cast" PoolHardCast(d6_pool_saves::HardCast);
    "pool.mp-less" PoolMpLess(d6_pool_saves::MpLess);
    "challenge.success" ChallengeSuccess(challenge_tests::SuccessRoll);
    "challenge.auto" ChallengeAuto(challenge_tests::Hand);
    "challenge.round" ChallengeRound(challenge_tests::Round);
    "challenge.resolve" ChallengeResolve(challenge_tests::Challenge) odds_in_reach;
    "challenge.rounds" ChallengeRounds(challenge_tests::Rounds) odds_in_reach;
    "challenge.table" ChallengeTable(challenge_tests::Consequence<alloc::string::String>) odds_in_reach;
    "challenge.unopposed" ChallengeUnopposed(challenge_tests::Unopposed);
    "brp.skill" BrpSkill(percentile_brp::SkillRoll);
    "brp.hit" BrpHit(percentile_brp::Hit);
    "brp.exchange" BrpExchange(percentile_brp::Exchange);
    "brp.resistance" BrpResistance(percentile_brp::Resistance);
    "brp.experience" BrpExperience(percentile_brp::Experience);
    "brp.experience-run" BrpExperienceRun(percentile_brp::ExperienceRun);
    "brp.experience-until" BrpExperienceUntil(percentile_brp::ExperienceUntil);
    "brp.training" BrpTraining(percentile_brp::Training);
    "brp.characteristic" BrpCharacteristic(percentile_brp::CharacteristicRoll);
    "brp.characteristic-training" BrpCharacteristicTraining(percentile_brp::CharacteristicTraining);
    "brp.chase" BrpChase(percentile_brp::movement::Chase);
    "brp.forced-march" BrpForcedMarch(percentile_brp::movement::ForcedMarch);
    "brp.minor-sum" BrpMinorSum(percentile_brp::MinorSum);
    "brp.major" BrpMajor(percentile_brp::MajorWound);
    "brp.physik" BrpPhysik(percentile_brp::Physik);
    "brp.healing-weeks" BrpHealingWeeks(percentile_brp::HealingWeeks);
    "brp.duel" BrpDuel(percentile_brp::Duel);
    "tiers.roll" TiersRoll(rating_tiers::TierRoll);
    "tiers.difficulty" TiersDifficulty(rating_tiers::Unopposed);
    "tiers.player-facing" TiersPlayerFacing(rating_tiers::PlayerFacing);
    "tiers.exchange" TiersExchange(rating_tiers::Exchange);
    "tiers.campaign" TiersCampaign(rating_tiers::Campaign);
    "tiers.campaign-exchanges" TiersCampaignExchanges(rating_tiers::Exchanges);
}
