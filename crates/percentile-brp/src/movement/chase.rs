//! Chases: round by round until the runner is caught or lost.

use core::ops::ControlFlow;

use dice_core::{Dice, Process};

use crate::Error;
use crate::movement::{Harness, Runner};
use crate::percent::roll_under;
use crate::rules;

dice_core::bounded! {
    /// A distance between two runners in units, 1 to 100.
    pub struct Gap(u8) "distance in units": 1..=100;

    /// After how many rounds each CON roll is called for, 0 to 100; 0 is never.
    pub struct ConEvery(u8) "rounds between CON rolls": 0..=100, default 0;
}

dice_core::vocabulary! {
    /// How a chase ends, from the runner's side.
    pub enum ChaseEnd, "end of a chase" {
        /// The pursuer has closed in.
        Caught = "caught",
        /// Neither gains on the other, and nothing is left that could change it.
        Even = "even",
        /// The runner is out of reach.
        Lost = "lost",
    }
}

/// One runs and one pursues, `brp.chase`, round by round.
///
/// Every round the distance grows by what the runner gains on the pursuer; at 0 the runner is caught, at `lost_at` lost.
/// Every `con_every` rounds a CON roll is called for, the runner's first:
/// - As a rule each rolls CON × 5, and a failure costs one unit of movement from then on, down to none.
/// - Where one is heavily armoured and the other is not, only the former rolls, CON × 3, and loses no movement: two
///   failures in a row end the chase against it.
///
/// ```
/// use dice_core::{Process, Resolve};
/// use percentile_brp::movement::{Chase, ChaseEnd, ConEvery, Gap, Harness, Runner};
/// use percentile_brp::Score;
/// let guard = Runner { harness: Harness::Heavy, con: Score::new(13)?, ..Runner::default() };
/// let chase = Chase::new(Runner::default(), guard, Gap::new(5)?, Gap::new(20)?, ConEvery::new(10)?)?;
/// assert_eq!(chase.odds().chance(&ChaseEnd::Lost).fraction(), "1");
/// // 40 and 39, at 10 and 20 rounds: one failure and one success of a chance of 39; then two failures
/// assert_eq!(chase.replay(&[40, 39, 50, 99]).unwrap().outcome, ChaseEnd::Lost);
/// # Ok::<(), percentile_brp::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(deny_unknown_fields, try_from = "ChaseFields")
)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Chase {
    runner: Runner,
    pursuer: Runner,
    distance: Gap,
    lost_at: Gap,
    con_every: ConEvery,
}

#[cfg(feature = "serde")]
#[derive(serde::Deserialize)]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
#[serde(rename = "Chase", deny_unknown_fields)]
struct ChaseFields {
    /// Who runs away.
    runner: Runner,
    /// Who runs after.
    pursuer: Runner,
    /// How far they are apart.
    distance: Gap,
    /// How far apart they are when the pursuer gives up.
    lost_at: Gap,
    /// How often those in heavy armour have to keep pace.
    #[serde(default)]
    con_every: ConEvery,
}

#[cfg(feature = "serde")]
impl TryFrom<ChaseFields> for Chase {
    type Error = Error;
    fn try_from(fields: ChaseFields) -> Result<Self, Error> {
        Chase::new(fields.runner, fields.pursuer, fields.distance, fields.lost_at, fields.con_every)
    }
}

/// Where a chase stands after a round.
///
/// Rates only ever fall, and a distance belongs to few rounds between rolls, so there are fewer than 50,000 of these.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Pursuit {
    /// The distance between the two, in units.
    pub distance: u8,
    /// What the runner makes now.
    pub runner: u8,
    /// What the pursuer makes now.
    pub pursuer: u8,
    /// The rounds until the next CON roll; 0 if there is none.
    pub until_roll: u8,
    /// Whether the heavily armoured one failed the last roll.
    pub faltering: bool,
}

/// Whose armour tells in a chase.
enum Laggard {
    Neither,
    Runner,
    Pursuer,
}

impl Chase {
    /// What CON is multiplied by as a rule.
    pub const CON_TIMES: u16 = 5;
    /// What CON is multiplied by for one in heavy armour.
    pub const HEAVY_CON_TIMES: u16 = 3;

    /// A chase that begins at a distance.
    ///
    /// # Errors
    /// [`Error::NoPursuit`] unless the distance is below that at which the runner is lost.
    pub fn new(
        runner: Runner,
        pursuer: Runner,
        distance: Gap,
        lost_at: Gap,
        con_every: ConEvery,
    ) -> Result<Self, Error> {
        if distance >= lost_at {
            return Err(Error::NoPursuit { distance: distance.get().into(), lost_at: lost_at.get().into() });
        }
        Ok(Chase { runner, pursuer, distance, lost_at, con_every })
    }

    const fn laggard(&self) -> Laggard {
        match (self.runner.harness, self.pursuer.harness) {
            (Harness::Heavy, Harness::Light) => Laggard::Runner,
            (Harness::Light, Harness::Heavy) => Laggard::Pursuer,
            _ => Laggard::Neither,
        }
    }

    /// The CON roll that is called for; breaks if it ends the chase.
    fn hold_out<D: Dice>(&self, pursuit: Pursuit, dice: &mut D) -> ControlFlow<ChaseEnd, Pursuit> {
        let holds = |runner: &Runner, times, dice: &mut D| {
            dice.part(rules::CHASE, |dice| roll_under(dice, runner.con.times(times).effective())).is_success()
        };
        let (laggard, end) = match self.laggard() {
            Laggard::Neither => {
                let tires = |runner, units: u8, dice: &mut D| {
                    let holds = units == 0 || holds(runner, Self::CON_TIMES, dice);
                    units - u8::from(!holds)
                };
                let runner = tires(&self.runner, pursuit.runner, dice);
                let pursuer = tires(&self.pursuer, pursuit.pursuer, dice);
                return ControlFlow::Continue(Pursuit { runner, pursuer, ..pursuit });
            }
            Laggard::Runner => (&self.runner, ChaseEnd::Caught),
            Laggard::Pursuer => (&self.pursuer, ChaseEnd::Lost),
        };
        let holds = holds(laggard, Self::HEAVY_CON_TIMES, dice);
        if !holds && pursuit.faltering {
            return ControlFlow::Break(end);
        }
        ControlFlow::Continue(Pursuit { faltering: !holds, ..pursuit })
    }

    /// Whether nothing can change any more: even rates, and no roll that could change them.
    fn is_even(&self, pursuit: Pursuit) -> bool {
        let rolls = self.con_every.get() > 0;
        let may_tire = matches!(self.laggard(), Laggard::Neither) && pursuit.runner > 0;
        let may_falter = !matches!(self.laggard(), Laggard::Neither);
        pursuit.runner == pursuit.pursuer && !(rolls && (may_tire || may_falter))
    }
}

impl Process for Chase {
    type State = Pursuit;
    type Outcome = ChaseEnd;

    fn start(&self) -> Pursuit {
        Pursuit {
            distance: self.distance.get(),
            runner: self.runner.units(),
            pursuer: self.pursuer.units(),
            until_roll: self.con_every.get(),
            faltering: false,
        }
    }

    fn round<D: Dice>(&self, pursuit: &Pursuit, dice: &mut D) -> ControlFlow<ChaseEnd, Pursuit> {
        if self.is_even(*pursuit) {
            return ControlFlow::Break(ChaseEnd::Even);
        }
        let gain = i32::from(pursuit.runner) - i32::from(pursuit.pursuer);
        let distance = i32::from(pursuit.distance) + gain;
        if distance <= 0 {
            return ControlFlow::Break(ChaseEnd::Caught);
        }
        if distance >= self.lost_at.get().into() {
            return ControlFlow::Break(ChaseEnd::Lost);
        }
        let moved = Pursuit { distance: distance as u8, ..*pursuit };
        match pursuit.until_roll {
            0 => ControlFlow::Continue(moved),
            1 => self.hold_out(Pursuit { until_roll: self.con_every.get(), ..moved }, dice),
            rounds => ControlFlow::Continue(Pursuit { until_roll: rounds - 1, ..moved }),
        }
    }
}

dice_core::made_of!(Chase: (Runner, Runner, Gap, Gap, ConEvery), |(runner, pursuer, one, other, con_every)| {
    let distance = Gap::saturating(i64::from(one.min(other)).min(i64::from(Gap::MAX) - 1));
    let lost_at = Gap::saturating(i64::from(one.max(other)).max(i64::from(distance) + 1));
    Chase { runner, pursuer, distance, lost_at, con_every }
});
