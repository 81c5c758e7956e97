//! A request for dice, as a value: the key to its distribution, and its name in an error.

use core::fmt;

use crate::RuleId;
use crate::budget::Budget;
use crate::dice::Pool;
use crate::sides::{Face, Sides};
use crate::ways::Ways;

/// What a rule asks its dice for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Request {
    /// One die.
    Die(Sides),
    /// A sum of dice.
    Sum(u16, Sides),
    /// How many dice show a face or less.
    CountAtMost(u16, Sides, Face),
    /// How many dice show a face or more.
    CountAtLeast(u16, Sides, Face),
    /// The highest of some dice.
    Highest(u16, Sides),
    /// The lowest of some dice.
    Lowest(u16, Sides),
    /// The total of a pool with exploding dice, up to what is enough.
    Total(Sides, Pool, u32),
    /// How many pools come to a target or more.
    CountTotals(u16, Sides, Pool, u32),
    /// The margin of two pools, up to where it no longer matters.
    Margin(Sides, Pool, Pool, u32),
    /// A part of the rule.
    Part(RuleId),
    /// A process.
    Rounds,
    /// No dice: the rule has ended.
    Nothing,
}

impl Request {
    /// In how many ways the dice can fall; none for what is not a plain request for dice.
    pub(crate) fn ways(self) -> Option<Ways> {
        Some(match self {
            Request::Die(sides) => Ways::die(sides),
            Request::Sum(count, sides) => Ways::sum(count, sides),
            Request::CountAtMost(count, sides, face) => Ways::count_at_most(count, sides, face),
            Request::CountAtLeast(count, sides, face) => Ways::count_at_least(count, sides, face),
            Request::Highest(count, sides) => Ways::highest(count, sides),
            Request::Lowest(count, sides) => Ways::lowest(count, sides),
            Request::Total(sides, pool, enough) => Ways::total(sides, pool, enough),
            Request::CountTotals(count, sides, pool, target) => Ways::count_totals(count, sides, pool, target),
            Request::Margin(sides, ours, theirs, within) => Ways::margin(sides, ours, theirs, within),
            Request::Part(_) | Request::Rounds | Request::Nothing => return None,
        })
    }

    /// The lowest and the highest answer, or bounds outside of them that the rule can't tell from it.
    pub(crate) fn bounds(self) -> (i64, i64) {
        let faces = |sides: Sides| i64::from(sides.get());
        match self {
            Request::Die(sides) => (1, faces(sides)),
            Request::Sum(count, sides) => (count.into(), i64::from(count) * faces(sides)),
            Request::CountAtMost(count, ..) | Request::CountAtLeast(count, ..) | Request::CountTotals(count, ..) => {
                (0, count.into())
            }
            Request::Highest(count, sides) | Request::Lowest(count, sides) => {
                (count.min(1).into(), if count == 0 { 0 } else { faces(sides) })
            }
            Request::Total(sides, pool, _) => {
                let dice = i64::from(pool.plain) + i64::from(pool.exploding);
                (dice, dice * faces(sides))
            }
            Request::Margin(.., within) => (-i64::from(within), within.into()),
            Request::Part(_) | Request::Rounds | Request::Nothing => (0, 0),
        }
    }

    /// Whether its distribution is within the budget: about how many words of numbers it takes to work it out.
    pub(crate) fn fits(self, budget: &Budget) -> bool {
        // a number that counts the ways of so many dice takes a word for every 64 bits
        let words = |sides: Sides, dice: u64| 1 + dice * u64::from(sides.get().ilog2() + 1) / 64;
        let totals = |sides: Sides, dice: u64, enough: u64| {
            let explosions = enough / u64::from(sides.get());
            (dice + 1)
                .saturating_mul(dice * u64::from(sides.get()) + enough)
                .saturating_mul(words(sides, dice + explosions))
        };
        let size = match self {
            Request::Die(sides) => u64::from(sides.get()),
            Request::Highest(count, sides) | Request::Lowest(count, sides) => {
                u64::from(sides.get()).saturating_mul(words(sides, count.into()).pow(2).div_ceil(4))
            }
            Request::CountAtMost(count, sides, _) | Request::CountAtLeast(count, sides, _) => {
                u64::from(count) * words(sides, count.into())
            }
            Request::Sum(count, sides) => totals(sides, count.into(), 0),
            Request::Total(sides, pool, enough) => {
                totals(sides, pool.size() as u64, if pool.exploding > 0 { enough.into() } else { 0 })
            }
            Request::CountTotals(count, sides, pool, target) => {
                let one = totals(sides, pool.size() as u64, target.into());
                let explosions = u64::from(target) / u64::from(sides.get());
                one.saturating_add(
                    u64::from(count) * words(sides, u64::from(count) * (pool.size() as u64 + explosions)),
                )
            }
            Request::Margin(sides, ours, theirs, within) => {
                let dice = (ours.size() + theirs.size()) as u64;
                let exploding = u64::from(ours.exploding) + u64::from(theirs.exploding);
                let within = if exploding > 0 { u64::from(within) } else { 0 };
                let reach = dice + within / u64::from(sides.get());
                let laws = reach.saturating_mul(exploding.pow(2)).saturating_mul(words(sides, reach + exploding));
                totals(sides, dice, within).saturating_add(laws)
            }
            Request::Part(_) | Request::Rounds | Request::Nothing => 0,
        };
        size <= budget.totals
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Request::Die(sides) => write!(f, "a {sides}"),
            Request::Sum(count, sides) => write!(f, "the sum of {count}{sides}"),
            Request::CountAtMost(count, sides, face) => write!(f, "how many of {count}{sides} show {face} or less"),
            Request::CountAtLeast(count, sides, face) => write!(f, "how many of {count}{sides} show {face} or more"),
            Request::Highest(count, sides) => write!(f, "the highest of {count}{sides}"),
            Request::Lowest(count, sides) => write!(f, "the lowest of {count}{sides}"),
            Request::Total(sides, pool, enough) => {
                write!(f, "the total of {}{sides} and {} exploding, up to {enough}", pool.plain, pool.exploding)
            }
            Request::CountTotals(count, sides, pool, target) => write!(
                f,
                "how many of {count} pools of {}{sides} and {} exploding come to {target} or more",
                pool.plain, pool.exploding
            ),
            Request::Margin(sides, ours, theirs, within) => write!(
                f,
                "the margin of {}{sides} and {} exploding over {}{sides} and {} exploding, up to {within}",
                ours.plain, ours.exploding, theirs.plain, theirs.exploding
            ),
            Request::Part(rule) => write!(f, "the part {rule}"),
            Request::Rounds => f.write_str("rounds"),
            Request::Nothing => f.write_str("no more dice"),
        }
    }
}
