//! A tour: a scene from each of the five systems, rolled by a seed, told die by die, and worked out exactly.
//!
//! ```text
//! cargo run -q -p tali --example tour
//! ```

use std::error::Error;
use std::fmt::Display;

use tali::dice::{Entry, ReplayError, Rolled};
use tali::prelude::*;
use tali::{brp, challenge, mini6, pool, tiers};

const OPENING: &str = "\
Five scenes. Each rule is written once, as if it rolled dice; from that one definition it is rolled here by a seed,
told die by die, and worked out exactly. A seed gives the same dice on every machine.
Dice in brackets don't count; a wild die that shows its highest face is rolled on.";

const CLOSING: &str = "
Every test here can be asked for as data: see the example `requests`. A rule of your own: the example `house_rule`.";

fn main() -> Result<(), Box<dyn Error>> {
    println!("{OPENING}");
    blow_and_duel()?;
    bleeding()?;
    wrestling()?;
    arrow()?;
    melee()?;
    println!("{CLOSING}");
    Ok(())
}

/// The sword sister and the outcast of the rule text, from their sheets.
fn blow_and_duel() -> Result<(), Box<dyn Error>> {
    use mini6::{Defence, Duel, DuelOutcome};

    scene(
        "mini6",
        "The sword sister puts her hero point into a blow at the outcast, who parries with sword and shield.",
    );
    let (sister, outcast) = (sword_sister()?, outcast()?);
    let turn = sister.turn_against(&outcast, sister.wielded(), Defence::Parry)?;
    let blow = mini6::Turn { attack_boost: 1.try_into()?, ..turn }.declare()?;
    println!(
        "Blade {} + 6 against his Parry of {}, damage {} against his Soak of {}.",
        turn.attack, blow.tn, turn.damage, blow.soak
    );
    rolled(&blow, 7);
    chart("The outcast after the blow", &blow.odds());

    let duel = Duel::new(
        sister.fighter_against(&outcast, sister.wielded(), Defence::Parry)?,
        outcast.fighter_against(&sister, outcast.wielded(), Defence::Parry)?,
    );
    println!(
        "Fought to the end without hero points she wins {:.1} % of such duels; one takes {:.2} rounds on average.",
        100.0 * duel.odds().chance(&DuelOutcome::FirstWins).to_f64(),
        duel.to_the_end().expected_rounds().to_f64(),
    );
    Ok(())
}

fn sword_sister() -> Result<mini6::Sheet, Box<dyn Error>> {
    use mini6::{Armour, Sheet, Shield, Skill, Weapon};
    Ok(Sheet::new("3D".parse()?, "3D+2".parse()?, "2D".parse()?, "3D+1".parse()?)
        .with_skill(Skill::KnifeBlade, "5D".parse()?)
        .with_skill(Skill::Dodge, "5D+2".parse()?)
        .wearing(Armour::LeatherCuirass)
        .with_shield(Shield::Shield)
        .with_weapon(Weapon::LongSword))
}

fn outcast() -> Result<mini6::Sheet, Box<dyn Error>> {
    use mini6::{Armour, Sheet, Shield, Skill, Weapon};
    Ok(Sheet::new("3D+2".parse()?, "3D+1".parse()?, "2D".parse()?, "3D".parse()?)
        .with_skill(Skill::Brawling, "4D+2".parse()?)
        .with_skill(Skill::KnifeBlade, "5D+2".parse()?)
        .with_skill(Skill::Dodge, "5D+1".parse()?)
        .wearing(Armour::LeatherCuirass)
        .with_shield(Shield::Shield)
        .with_weapon(Weapon::LongSword))
}

/// A character of level 21 with two health levels less than none.
fn bleeding() -> Result<(), Box<dyn Error>> {
    scene("pool", "A hero of level 21 is struck down to -2 health levels. Help is five turns away.");
    let hero = pool::Dying { level: 21.try_into()?, health: (-2).try_into()?, turns: 5.try_into()? };
    println!(
        "First a save, the highest of three dice for a 4. Then a 1 in any turn bleeds him and calls for a worse one."
    );
    rolled(&hero, 7);
    chart("The turn he dies in (0: at once), or alive when help comes", &hero.odds());
    Ok(())
}

/// A *Body 4* against a *Body 2*: four dice against two.
fn wrestling() -> Result<(), Box<dyn Error>> {
    scene("challenge", "A Body 4 wrestles a Body 2. Who has dice left when the other has none wins by so many.");
    let bout = challenge::Challenge { a: challenge::Side::rated(4)?, b: challenge::Side::rated(2)? };
    println!("a holds four dice, and those of 4 or less stay; b holds two, and those of 2 or less stay.");
    rolled(&bout, 7);
    chart("The winner, and the dice left", &bout.odds());
    println!("It takes {} rounds on average.", bout.expected_rounds());
    Ok(())
}

/// The thief at the window, with a dagger's wound already.
fn arrow() -> Result<(), Box<dyn Error>> {
    scene("brp", "A thief in soft leather, 10 of 14 hit points left, at the window: an archer on the roof has 60 %.");
    let arrow = brp::Exchange {
        hit: brp::Hit {
            skill: 60.try_into()?,
            impaling: true,
            damage: "1D8+1".parse()?,
            armour: 1.try_into()?,
            parry: None,
        },
        hit_points: brp::HitPoints::full(14)?.less(4),
        minor_today: 4.try_into()?,
        pow: 12.try_into()?,
    };
    println!("1D8+1, less 1 for the leather unless it impales; more than half of 14 at one blow is a major wound.");
    rolled(&arrow, 26);
    chart("The wound", &arrow.odds().map(|aftermath| aftermath.wound()));
    println!("He is still on his feet: {}.", arrow.odds().chance_of(|aftermath| aftermath.is_standing()));
    Ok(())
}

/// Accuracy against avoidance, damage against deflection.
fn melee() -> Result<(), Box<dyn Error>> {
    scene("tiers", "A melee: accuracy 12 against avoidance 10 is parity, damage 16 against deflection 10 superiority.");
    let attack = tiers::Exchange { accuracy: 12, avoidance: 10, damage: 16, deflection: 10, penetrating: false };
    rolled(&attack, 7);
    chart("The attack", &attack.odds());
    println!("With a 4 and a 5 on the table it is: {}.", attack.replay(&[4, 5])?.outcome);
    if let Err(ReplayError::Needs { sides, .. }) = attack.replay(&[4]) {
        println!("With a 4 alone another {sides} is needed: that is how a host asks its players die by die.");
    }
    Ok(())
}

/// Opens a scene.
fn scene(system: &str, what: &str) {
    println!("\n── {system} ──\n{what}");
}

/// Rolls a test by a seed and tells how it came about.
fn rolled<T: Resolve<Outcome: Display>>(test: &T, seed: u64) {
    let record = test.record(&mut SeededRng::new(seed));
    println!("\nRolled by seed {seed}:");
    tell(&record.trace, 1);
    println!("  It comes to: {}.", record.outcome);
}

/// The exact odds as bars.
fn chart<T: Outcome + Display>(caption: &str, odds: &Odds<T>) {
    print!("\n{caption}, exactly:\n{odds}");
}

/// Tells a trace as one would at the table: the rules by their titles, what they came to, the dice and the totals.
fn tell(trace: &Trace, depth: usize) {
    let say = |line: String| println!("{:1$}{line}", "", 2 * depth);
    for entries in trace.0.chunk_by(|one, next| die(one).is_some() && die(next).is_some()) {
        match &entries[0] {
            Entry::Die(_) => say(in_words(entries.iter().filter_map(die).collect())),
            Entry::Note { what, figure } => say(format!("{what} {figure}")),
            Entry::Part { rule, came_to, trace } => {
                say(title(*rule).to_owned() + &result(came_to));
                tell(trace, depth + 1);
            }
            Entry::Round { round, trace } => {
                say(format!("Round {round}"));
                tell(trace, depth + 1);
            }
            _ => {}
        }
    }
}

fn die(entry: &Entry) -> Option<Rolled> {
    if let Entry::Die(rolled) = entry { Some(*rolled) } else { None }
}

/// Dice rolled together: the plain ones, then the wild die with what it was rolled on for.
fn in_words(dice: Vec<Rolled>) -> String {
    let (wild, plain): (Vec<_>, Vec<_>) = dice.into_iter().partition(|die| die.wild);
    let faces = |dice: &[Rolled]| {
        let face = |die: &Rolled| if die.kept { die.face.to_string() } else { format!("({})", die.face) };
        dice.iter().map(face).collect::<Vec<_>>().join(", ")
    };
    let plain = plain.first().map(|die| format!("{}{}: {}", plain.len(), die.sides, faces(&plain)));
    let wild = wild.first().map(|die| format!("wild {}: {}", die.sides, faces(&wild)));
    plain.into_iter().chain(wild).collect::<Vec<_>>().join("; ")
}

/// What its rule book calls a rule.
fn title(id: RuleId) -> &'static str {
    let systems = [mini6::RULES, pool::rules::RULES, challenge::RULES, brp::RULES, tiers::RULES];
    systems.into_iter().flatten().find(|rule| rule.id == id).map_or(id.as_str(), |rule| rule.title)
}

/// What a part came to, if that is one word; how much else it is, its dice tell.
fn result(came_to: &str) -> String {
    if !came_to.chars().all(|letter| letter.is_alphanumeric() || "-+".contains(letter)) {
        return String::new();
    }
    let mut words = String::from(": ");
    for (place, letter) in came_to.char_indices() {
        if place > 0 && letter.is_uppercase() {
            words.push(' ');
        }
        words.extend(letter.to_lowercase());
    }
    words
}
