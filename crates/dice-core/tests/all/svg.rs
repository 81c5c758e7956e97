//! Pictures: each equals the file that is kept of it, and whatever is drawn is well-formed.
//!
//! The kept files are `tests/pictures/*.svg`, to be looked at with any browser. After a change of how they are drawn:
//!
//! ```text
//! RENEW_PICTURES=1 cargo test -p dice-core --features svg pictures && git diff --stat
//! ```

use std::collections::BTreeMap;
use std::{env, fs};

use dice_core::{Curves, D6, D20, D100, Dice, Entry, Odds, Pool, Recorder, Rolled, RuleId, Script, SeededRng, Trace};
use proptest::prelude::*;

fn is_kept(name: &str, picture: &str) {
    let path = format!("{}/tests/pictures/{name}.svg", env!("CARGO_MANIFEST_DIR"));
    if env::var_os("RENEW_PICTURES").is_some() {
        fs::write(&path, picture).unwrap();
    }
    assert_eq!(picture, fs::read_to_string(&path).unwrap(), "{path}; how to renew it stands at the top of this file");
    texts(picture);
}

/// What is written in a picture, in order: the text of every element that has any. Fails unless all elements are closed
/// in order, all attributes are quoted, and nothing is left bare that XML would misread.
fn texts(picture: &str) -> Vec<String> {
    let (mut open, mut texts) = (Vec::new(), Vec::new());
    let mut rest = picture;
    while let Some(start) = rest.find('<') {
        let (text, element) = rest.split_at(start);
        assert!(!text.contains('>'), "a bare > in {text:?}");
        for entity in text.split('&').skip(1) {
            assert!(["amp;", "lt;", "gt;", "quot;"].iter().any(|known| entity.starts_with(known)), "&{entity}");
        }
        if !text.trim().is_empty() {
            texts.push(text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&"));
        }
        let (tag, after) = element[1..].split_once('>').expect("a tag ends");
        assert!(!tag.contains('<'), "a bare < in {tag:?}");
        rest = after;
        if let Some(name) = tag.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name), "closed in order");
        } else {
            assert_eq!(tag.matches('"').count() % 2, 0, "{tag}");
            if !tag.ends_with('/') {
                open.push(tag.split(' ').next().unwrap());
            }
        }
    }
    assert!(open.is_empty() && rest == "\n", "{open:?} are left open, then {rest:?}");
    texts
}

/// The numbers of one attribute, in order.
fn numbers(picture: &str, attribute: &str) -> Vec<u32> {
    let after = format!(" {attribute}=\"");
    picture.split(&after).skip(1).filter_map(|text| text.split('"').next()?.parse().ok()).collect()
}

#[test]
fn pictures_of_odds_are_as_kept() {
    is_kept("two-dice", &Odds::of(|dice| dice.sum(2, D6)).svg("Two dice"));
    let names = [
        ("a <special> success & more", 3_u64),
        ("fumble", 1),
        ("成功", 16),
        ("the guard wakes up, calls the others, and all of them come running", 400),
    ];
    is_kept("names", &Odds::from_weights(names).unwrap().svg("Names & \"signs\" <of all kinds>"));
    is_kept("untitled", &Odds::certain("sure").svg(""));
}

#[test]
fn pictures_of_curves_are_as_kept() {
    let wild = |count| Odds::of(move |dice| dice.total(D6, Pool::with_wild_die(count), 40));
    let curves = Curves::new().with("3D", &wild(3)).with("5D", &wild(5)).with("7D", &wild(7));
    is_kept("wild-dice", &curves.svg("The chance to reach a target number"));
    // gaps, negative numbers, one point alone
    let gaps = Odds::from_weights([(-30, 1), (-10, 2), (25, 1)]).unwrap();
    is_kept("gaps", &Curves::new().with("gaps", &gaps).with("one", &Odds::certain(5)).svg("Gaps"));
    is_kept("no-curve", &Curves::new().svg("Nothing yet"));
}

#[test]
fn pictures_of_traces_are_as_kept() {
    let mut dice = Recorder::new(Script::new(&[2, 6, 6, 1, 3, 3, 5, 17, 73, 1, 2, 3, 4, 5, 6]));
    dice.part(RuleId::new("house.leap"), |dice| {
        let total = dice.total(D6, Pool::with_wild_die(2), 99);
        dice.note("total", total.into());
        let best = dice.part(RuleId::new("house.best"), |dice| dice.highest(3, D6));
        total + best > 10
    });
    dice.part(RuleId::new("house.fall"), |dice| (dice.die(D20), dice.die(D100)));
    dice.count_at_most(6, D6, 2);
    is_kept("trace", &dice.into_trace().svg("A leap, and a fall"));

    let mut rounds = Recorder::new(SeededRng::new(7));
    rounds.rounds(0_u32, |dice, count| {
        if dice.die(D6) == 6 { core::ops::ControlFlow::Break(()) } else { core::ops::ControlFlow::Continue(count + 1) }
    });
    is_kept("rounds", &rounds.into_trace().svg("Until a six"));
    is_kept("no-dice", &Trace::default().svg(""));
}

#[test]
fn a_picture_says_every_outcome_and_chance() {
    let odds = Odds::from_weights([(1, 1), (2, 999_999), (3, u64::MAX)]).unwrap();
    assert_eq!(texts(&odds.svg("Few"))[2..], ["Few", "1", "<0.1 %", "2", "<0.1 %", "3", ">99.9 %"]);
    let odds = Odds::from_weights([("no", 1), ("yes", 2)]).unwrap();
    assert_eq!(texts(&odds.svg("Few"))[2..], ["Few", "no", "33.3 %", "yes", "66.7 %"]);
    assert_eq!(texts(&Odds::certain("sure").svg(""))[2..], ["sure", "100.0 %"]);
}

#[test]
fn bars_are_as_long_as_their_chances() {
    let odds = Odds::from_weights((1..=36_u32).map(|weight| (weight, weight.into()))).unwrap();
    let widths: Vec<u32> = numbers(&odds.svg("Stairs"), "width")[2..].iter().copied().skip(1).step_by(2).collect();
    assert_eq!(widths, (1..=36).map(|weight| 10 * weight).collect::<Vec<_>>());
}

#[test]
fn a_curve_is_level_over_what_does_not_come_up() {
    // 1 and 11, each a half: certain at 1, then a half from 2 on up to 11
    let picture = Curves::new().with("", &Odds::from_weights([(1, 1), (11, 1)]).unwrap()).svg("");
    assert!(picture.contains("d=\"M68 28L116 148L548 148\""), "{picture}");
}

#[test]
fn thousands_of_rows_and_points_are_drawn() {
    let many = Odds::of(|dice| dice.sum(400, D6));
    assert_eq!(texts(&many.svg("Many")).len(), 3 + 2 * many.len());
    // at most one point for each place of the picture, however many outcomes there are
    assert!(Curves::new().with("many", &many).svg("Many").len() < 20_000);
    let far = Odds::from_weights([(i64::MIN, 1), (0, 1), (i64::MAX, 1)]).unwrap();
    texts(&Curves::new().with("far", &far).svg("Far"));
}

proptest! {
    #[test]
    fn whatever_is_said_is_well_formed(weights: BTreeMap<String, u16>, title: String) {
        if let Some(odds) = Odds::from_weights(weights.into_iter().map(|(name, weight)| (name, weight.into()))) {
            texts(&odds.svg(&title));
            let numbered = odds.map(|name| name.len() as i64);
            texts(&Curves::new().with(&title, &numbered).svg(&title));
        }
    }

    #[test]
    fn whatever_is_rolled_is_well_formed(seed: u64, faces: Vec<u32>, came_to: String) {
        let mut dice = Recorder::new(SeededRng::new(seed));
        story(&mut dice, 3);
        let mut trace = dice.into_trace();
        // a trace can be made by hand
        trace.0.push(Entry::Part {
            rule: RuleId::new("<&>"),
            came_to,
            trace: Trace(faces.into_iter().map(|face| Entry::Die(Rolled { sides: D6, face, wild: face % 2 == 0, kept: face % 3 == 0 })).collect()),
        });
        texts(&trace.svg("Anything"));
    }
}

fn story(dice: &mut impl Dice, depth: u32) {
    let sides = [D6, D20, D100][dice.die(dice_core::D3) as usize - 1];
    let sum = dice.part(RuleId::new("house.sum"), |dice| dice.sum(7, sides));
    dice.note("sum", sum.into());
    for _ in 0..depth {
        dice.total(D6, Pool::exploding(2), 5);
        dice.lowest(20, sides);
    }
}
