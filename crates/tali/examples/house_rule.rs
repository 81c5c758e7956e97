//! A rule of one's own: written once as if it rolled dice, then rolled, replayed, told and worked out.
//!
//! ```text
//! cargo run --example house_rule
//! ```

use tali::prelude::*;

/// Climbing a wall: keep the highest of some d6; a slip costs a point of damage for each die that shows a 1.
struct Climb {
    dice: u16,
    height: u32,
}

impl Resolve for Climb {
    type Outcome = (bool, u16); // up or not, and the damage of a slip

    fn resolve<D: Dice>(&self, dice: &mut D) -> (bool, u16) {
        let up = dice.part(RuleId::new("house.climb"), |dice| dice.highest(self.dice, D6) >= self.height);
        let damage =
            if up { 0 } else { dice.part(RuleId::new("house.slip"), |dice| dice.count_at_most(self.dice, D6, 1)) };
        (up, damage)
    }
}

fn main() {
    let climb = Climb { dice: 2, height: 5 };

    let rolled = climb.record(&mut SeededRng::new(7));
    println!("By seed 7 it comes to {:?}:\n{}", rolled.outcome, rolled.trace);

    println!(
        "From dice on the table, 3 and 4, then 1 and 6: {:?}",
        climb.replay(&[3, 4, 1, 6]).map(|record| record.outcome)
    );
    println!("With 3 alone: {}", climb.replay(&[3]).unwrap_err());

    let odds = climb.odds();
    println!("\nUp: {}", odds.chance_of(|(up, _)| *up));
    println!("Damage:\n{}", odds.map(|(_, damage)| *damage));
}
