//! Other crates' dice, ready to roll.

use std::hint::black_box;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use tyche::dice::roller::{FastRand, Roller};

use crate::job::{Against, Job, Target};
use crate::odds::{OF_5D6, OF_15D6};
use crate::rolls::{ALL_EXPLODING, SUM, TIMES};

/// Puts the peers beside the jobs that they share with us.
pub fn join(jobs: &mut [Job]) {
    let mut beside = |job: &str, name, target, theirs: Box<dyn FnMut()>| {
        let job = jobs.iter_mut().find(|known| known.name == job).expect("a job of ours");
        job.against.push(Against { name, target, theirs });
    };
    let (built, reads) = ("tyche, built once", "caith, which reads each time");
    beside(ALL_EXPLODING, built, Target::Faster(4.0), Box::new(tyche("5d6x")));
    beside(ALL_EXPLODING, reads, Target::Faster(80.0), Box::new(caith("5d6 ie6")));
    beside(SUM, built, Target::None, Box::new(tyche("5d6")));
    beside(SUM, "xdy, compiled once", Target::None, Box::new(xdy("5D6")));
    beside(SUM, "d20, read once", Target::None, Box::new(d20_read_once("5d6")));
    beside(SUM, "d20, read each time", Target::None, Box::new(d20_read_each_time("5d6")));
    beside(SUM, "dicexp, which reads each time", Target::None, Box::new(dicexp("5d6")));
    beside(SUM, reads, Target::None, Box::new(caith("5d6")));
    beside(OF_5D6, "xdy, compiled once", Target::None, Box::new(xdy_distribution("5D6")));
    beside(OF_15D6, "xdy, compiled once", Target::None, Box::new(xdy_distribution("15D6")));
}

fn repeated(mut roll: impl FnMut() -> i64) -> impl FnMut() {
    move || {
        for _ in 0..TIMES {
            black_box(roll());
        }
    }
}

/// tyche's dice, built or parsed once; only rolled here.
fn tyche(dice: &'static str) -> impl FnMut() {
    let dice: tyche::Dice = dice.parse().expect("dice that tyche knows");
    let mut roller = FastRand::with_seed(7);
    repeated(move || roller.roll(black_box(&dice), true).and_then(|rolled| rolled.total()).expect("a total").into())
}

/// caith reads its text at each roll.
fn caith(dice: &'static str) -> impl FnMut() {
    let roller = caith::Roller::new(dice).expect("dice that caith knows");
    repeated(move || {
        let result = roller.roll().expect("a roll");
        result.as_single().expect("one roll").get_total()
    })
}

/// d20, its text read at each roll.
fn d20_read_each_time(dice: &'static str) -> impl FnMut() {
    let mut rng = SmallRng::seed_from_u64(7);
    repeated(move || d20::roll_dice_with_rng(black_box(dice), &mut rng).expect("dice that d20 knows").total)
}

/// d20, its text read once.
fn d20_read_once(dice: &'static str) -> impl FnMut() {
    let mut rolls = d20::roll_dice(dice).expect("dice that d20 knows").rolls();
    repeated(move || rolls.next().expect("rolls without end").total)
}

/// dicexp reads its text at each roll.
fn dicexp(dice: &'static str) -> impl FnMut() {
    let mut bag = dicexp::DiceBag::new(SmallRng::seed_from_u64(7));
    repeated(move || bag.eval_total(black_box(dice)).expect("dice that dicexp knows"))
}

/// xdy, compiled once.
fn xdy(dice: &'static str) -> impl FnMut() {
    let mut evaluator = xdy::Evaluator::new(xdy::compile(dice).expect("dice that xdy knows"));
    let mut rng = SmallRng::seed_from_u64(7);
    repeated(move || evaluator.evaluate([], &mut rng).expect("a roll").result.into())
}

/// xdy's exact distribution, compiled once.
fn xdy_distribution(dice: &'static str) -> impl FnMut() {
    let evaluator = xdy::Evaluator::new(xdy::compile(dice).expect("dice that xdy knows"));
    move || {
        let plan = evaluator.plan_distribution([]).expect("a plan");
        black_box(plan.build(xdy::Budget::UNLIMITED, &xdy::Unobserved).expect("a distribution"));
    }
}
