//! A generator's pools, looked up by the word, beside the same pools face by face, whatever its words are.
#![no_main]

use libfuzzer_sys::arbitrary::{self, Arbitrary};
use libfuzzer_sys::fuzz_target;
use tali::dice::{Dice, Pool, Sides};
use tali_fuzz::{FacesOnly, Words};

#[derive(Debug, Arbitrary)]
enum Ask {
    Die(u8),
    Sum(u8, u8),
    CountAtMost(u8, u8, u8),
    CountAtLeast(u8, u8, u8),
    Highest(u8, u8),
    Lowest(u8, u8),
    Total(u8, Pool, u16),
    CountTotals(u8, u8, Pool, u16),
    Margin(u8, Pool, Pool, u16),
}

fn answer(ask: &Ask, dice: &mut impl Dice) -> i64 {
    // a d6 as often as any other die
    let die = |sides: u8| Sides::new(if sides % 2 == 0 { 6 } else { u32::from(sides / 2) + 1 }).expect("a die");
    let few = |pool: Pool| Pool { plain: pool.plain, exploding: pool.exploding % 8 };
    match *ask {
        Ask::Die(sides) => dice.die(die(sides)).into(),
        Ask::Sum(count, sides) => dice.sum(count.into(), die(sides)).into(),
        Ask::CountAtMost(count, sides, face) => dice.count_at_most(count.into(), die(sides), face.into()).into(),
        Ask::CountAtLeast(count, sides, face) => dice.count_at_least(count.into(), die(sides), face.into()).into(),
        Ask::Highest(count, sides) => dice.highest(count.into(), die(sides)).into(),
        Ask::Lowest(count, sides) => dice.lowest(count.into(), die(sides)).into(),
        Ask::Total(sides, pool, enough) => dice.total(die(sides), few(pool), enough.into()).min(enough.into()).into(),
        Ask::CountTotals(count, sides, pool, target) => {
            dice.count_totals((count % 16).into(), die(sides), few(pool), target.into()).into()
        }
        Ask::Margin(sides, ours, theirs, within) => {
            let within = i32::from(within);
            dice.margin(die(sides), few(ours), few(theirs), within as u32).clamp(-within, within).into()
        }
    }
}

fuzz_target!(|input: (Vec<Ask>, Vec<u64>)| {
    let (asks, words) = input;
    let (mut pools, mut faces) = (Words::new(&words), Words::new(&words));
    for ask in asks.iter().take(64) {
        assert_eq!(answer(ask, &mut &mut pools), answer(ask, &mut FacesOnly(&mut &mut faces)), "{ask:?}");
        assert_eq!(pools.drawn(), faces.drawn(), "{ask:?}");
    }
});
