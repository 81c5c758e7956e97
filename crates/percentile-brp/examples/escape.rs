//! A thief gets out of a strongroom alive: the story at the end of the rules, told with the dice that it takes.
//!
//! `cargo run -p percentile-brp --example escape`

use std::error::Error;
use std::fmt::Write as _;

use dice_core::{Resolve, Script};
use percentile_brp::{
    Aftermath, Armour, Exchange, HealingWeeks, Hit, Injury, InjuryTable, Lost, MajorWound, Mark, Patient, Physik,
    Score, Skill, SkillRoll, Stand, ToRecover, Total, Treatment, Wound,
};

/// How it all came out.
pub(crate) struct Escape {
    /// The story, line by line.
    pub(crate) story: String,
    /// The thief at the end of it.
    pub(crate) thief: Patient,
    /// Whether the arrow's mark stays.
    pub(crate) mark: Mark,
}

/// Plays the story from its dice.
pub(crate) fn escape() -> Result<Escape, Box<dyn Error>> {
    let mut story = String::new();
    let soft_leather = Armour::new(1)?;
    let pow = Score::new(12)?;
    let mut thief = Patient::new(Total::new(14)?);

    // a dagger out of the dark, turned a little by soft leather
    let dagger =
        Hit { skill: Skill::new(55)?, impaling: true, damage: "1D4+2".parse()?, armour: soft_leather, parry: None };
    let stab = Exchange { hit: dagger, hit_points: thief.hit_points(), minor_today: Lost::default(), pow };
    let stab = stab.replay(&[33, 1])?.outcome;
    let Aftermath::Minor { left, .. } = stab else { return Err("the dagger should scratch".into()) };
    thief.suffer(Lost::new(i64::from(thief.hit_points().current() - left))?);
    writeln!(story, "A dagger in the shoulder: {stab}.")?;

    // behind a bolted door: a bandage with a shaking hand
    let bandage = Physik::new(Skill::new(25)?, thief.wounds().iter().map(|wound| wound.lost).collect())?;
    let bandage = bandage.replay(&[99])?.outcome;
    if bandage == Treatment::Fumble {
        thief.suffer(Lost::new(1)?);
    }
    writeln!(story, "Physik: {bandage}; {} left.", thief.hit_points().current())?;

    // at the window, where the rope is cut: an arrow
    let arrow =
        Hit { skill: Skill::new(60)?, impaling: true, damage: "1D8+1".parse()?, armour: soft_leather, parry: None };
    let damage = arrow.replay(&[44, 8])?.outcome;
    let wound = thief.hit_points().wound(damage);
    thief.suffer(Lost::new(damage.into())?);
    let table = InjuryTable::new(vec![
        Injury { up_to: 30, injury: "a limp".into() },
        Injury { up_to: 60, injury: "a weakened shoulder".into() },
        Injury { up_to: 100, injury: "worse".into() },
    ])?;
    let scar = MajorWound { luck: pow.times(5), table: Some(table) }.replay(&[77, 42])?.outcome;
    let left = thief.hit_points().current();
    let stand = Stand::after_major(left);
    writeln!(story, "An arrow for {damage}, {wound}: {scar}; {left} left, {stand}.")?;
    if wound != Wound::Major || stand != Stand::FightsOn {
        return Err("the arrow should leave him a few rounds".into());
    }

    // the drop to the street: a Jump that softens the fall
    let jump = SkillRoll { skill: Skill::new(45)?, impaling: false }.replay(&[30])?.outcome;
    thief.suffer(Lost::new(if jump.is_success() { 1 } else { 6 })?);
    let left = thief.hit_points().current();
    writeln!(story, "Jump: {jump}; {left} left, {}.", Stand::after_major(left))?;

    // a safe hideout: an ally's Physik on every wound, and a Heal on the worst
    let physik = thief.physik(Skill::new(60)?, &mut Script::new(&[40, 2, 3, 2, 1]))?;
    let worst = thief.wounds().iter().enumerate().max_by_key(|(_, wound)| wound.lost).map_or(0, |(index, _)| index);
    let heal = thief.heal(worst, 2)?;
    writeln!(story, "Physik: {physik}; Heal: {heal}; {} left.", thief.hit_points().current())?;

    // and the rest is time
    let weeks = HealingWeeks { lost: ToRecover::new(thief.lost().into())? }.odds();
    writeln!(story, "Whole again within two weeks: {}; within three: {}.", weeks.at_most(&2), weeks.at_most(&3))?;
    Ok(Escape { story, thief, mark: scar.mark })
}

fn main() -> Result<(), Box<dyn Error>> {
    let Escape { story, thief, mark } = escape()?;
    print!("{story}");
    println!("{} hit points are to come back yet, and the mark of the arrow is {mark}.", thief.lost());
    Ok(())
}
