//! Where things lie in a picture: all within its frame, and the numbers, dice and letters as they should be. Lengths are in
//! tenths of a pixel, so that they are whole numbers.

use std::collections::BTreeSet;

use dice_core::{
    Curves, D6, D100, Dice, Entry, Odds, Outcome, Pool, Recorder, Rolled, RuleId, SeededRng, Sides, Trace,
};
use proptest::prelude::*;

/// An element with what is written in it, if it has no other elements.
struct Element<'a> {
    name: &'a str,
    attributes: &'a str,
    text: &'a str,
}

impl Element<'_> {
    fn attribute(&self, name: &str) -> Option<&str> {
        self.attributes.split_once(&format!(" {name}=\""))?.1.split('"').next()
    }

    fn number(&self, name: &str) -> i64 {
        self.attribute(name).map_or(0, tenths)
    }

    /// How far its letters reach, of which each takes six tenths of their size.
    fn length(&self) -> i64 {
        let size = if self.attribute("font-size").is_some() { self.number("font-size") } else { 130 };
        unescaped(self.text).chars().count() as i64 * size * 6 / 10
    }
}

fn tenths(number: &str) -> i64 {
    let (whole, tenth) = number.split_once('.').unwrap_or((number, "0"));
    10 * whole.parse::<i64>().expect("a number") + tenth.parse::<i64>().expect("a tenth")
}

fn elements(picture: &str) -> Vec<Element<'_>> {
    let tags = picture.split('<').filter(|tag| !tag.is_empty() && !tag.starts_with('/'));
    tags.map(|tag| {
        let (inside, text) = tag.split_once('>').expect("a tag ends");
        let inside = inside.trim_end_matches('/');
        let (name, _) = inside.split_once(' ').unwrap_or((inside, ""));
        Element { name, attributes: &inside[name.len()..], text }
    })
    .collect()
}

fn unescaped(text: &str) -> String {
    text.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

/// The corners of a path, which goes to places by M and L, and on by h and v.
fn corners(path: &str) -> Vec<(i64, i64)> {
    let (mut at, mut corners, mut rest) = ((0, 0), Vec::new(), path);
    while !rest.is_empty() {
        let (how, after) = rest.split_at(1);
        let (numbers, next) = after.split_at(after.find(char::is_alphabetic).unwrap_or(after.len()));
        let numbers: Vec<i64> = numbers.split(' ').map(tenths).collect();
        at = match (how, &numbers[..]) {
            ("M" | "L", [x, y]) => (*x, *y),
            ("h", [x]) => (at.0 + x, at.1),
            ("v", [y]) => (at.0, at.1 + y),
            other => panic!("{other:?}"),
        };
        corners.push(at);
        rest = next;
    }
    corners
}

/// What is drawn is drawn within the frame; but for the title, of which no one knows how wide its letters are.
fn lies_within_its_frame(picture: &str) {
    let elements = elements(picture);
    let (width, height) = (elements[0].number("width"), elements[0].number("height"));
    let within = |x: i64, y: i64, what: &str| {
        assert!((0..=width).contains(&x) && (0..=height).contains(&y), "{what} at {x}, {y} of {width}, {height}");
    };
    for element in &elements[1..] {
        let (x, y) = (element.number("x"), element.number("y"));
        match element.name {
            "text" if element.attribute("font-family").is_none() => {
                let long = element.length();
                let left = match element.attribute("text-anchor") {
                    None => x,
                    Some("middle") => x - long / 2,
                    Some("end") => x - long,
                    other => panic!("{other:?}"),
                };
                within(left, y - 100, element.text);
                within(left + long, y, element.text);
            }
            "rect" => {
                within(x, y, element.attributes);
                within(x + element.number("width"), y + element.number("height"), element.attributes);
            }
            "circle" => {
                let r = element.number("r");
                within(element.number("cx") - r, element.number("cy") - r, element.attributes);
                within(element.number("cx") + r, element.number("cy") + r, element.attributes);
            }
            "path" => {
                let path = element.attribute("d").unwrap_or_default();
                for (x, y) in corners(path) {
                    within(x, y, path);
                }
            }
            _ => {}
        }
    }
}

fn curves<T: Outcome + Copy + Into<i64>>(named: &[(&str, &Odds<T>)], title: &str) -> String {
    named.iter().fold(Curves::new(), |curves, (name, odds)| curves.with(name, odds)).svg(title)
}

#[test]
fn long_names_and_far_numbers_lie_within_the_frame() {
    let long = "m".repeat(200);
    for names in [["", ""], ["a", &long], [&long[..48], &long[..49]], [&long, "i"]] {
        for title in ["", "Title", &long] {
            for at in [0, 1, 5, -5, 1_000, -1_000, i64::MAX, i64::MIN] {
                let (one, other) = (Odds::certain(at), Odds::from_weights([(at, 1), (-7, 3)]).unwrap());
                lies_within_its_frame(&curves(&[(names[0], &one)], title));
                lies_within_its_frame(&curves(&[(names[0], &one), (names[1], &other)], title));
            }
            lies_within_its_frame(
                &Odds::from_weights([(names[0].to_string(), 1), (names[1].to_string(), 1_000)]).unwrap().svg(title),
            );
        }
    }
    lies_within_its_frame(&Curves::new().svg(""));
    lies_within_its_frame(&Trace::default().svg(&long));
}

proptest! {
    #[test]
    fn whatever_is_drawn_lies_within_its_frame(weights in prop::collection::btree_map(any::<i64>(), 1..1_000_u64, 1..60), near in prop::collection::btree_map(-40..40_i64, 1..9_u64, 1..40), names in "[a-z<&]{0,60}", seed: u64, title in "[a-z<&]{0,60}") {
        let (far, near) = (Odds::from_weights(weights).unwrap(), Odds::from_weights(near).unwrap());
        lies_within_its_frame(&curves(&[(&names, &far), (&title, &near)], &title));
        lies_within_its_frame(&curves(&[(&names, &near)], &title));
        lies_within_its_frame(&far.svg(&title));
        let mut dice = Recorder::new(SeededRng::new(seed));
        dice.part(RuleId::new("house.long"), |dice| {
            let total = dice.total(D6, Pool::exploding(20), 999);
            dice.note("total", total.into());
            dice.part(RuleId::new("house.longer"), |dice| (dice.sum(30, D100), names.clone()))
        });
        lies_within_its_frame(&dice.into_trace().svg(&title));
    }

    /// XML 1.0 allows few letters that aren't seen, and programs that read it make blanks of those it does allow.
    #[test]
    fn any_text_is_told_but_for_what_xml_can_not_hold(title in prop::collection::vec(prop_oneof![any::<char>(), (0..=0xFF_u8).prop_map(char::from), Just('\u{fffe}'), Just('\u{ffff}'), Just('\u{fffd}')], 0..40)) {
        let title: String = title.into_iter().collect();
        let picture = Odds::certain(1).svg(&title);
        prop_assert!(!picture.chars().any(|letter| letter.is_control() && letter != '\n'), "{picture:?}");
        let blank = |letter: char| if "\t\n\r".contains(letter) { ' ' } else { letter };
        let held = |letter: &char| !letter.is_control() && !('\u{fffe}'..='\u{ffff}').contains(letter);
        let told: String = title.chars().map(blank).filter(held).collect();
        let title_of = elements(&picture).iter().find(|element| element.name == "title").map(|title| unescaped(title.text));
        prop_assert_eq!(title_of, Some(if title.is_empty() { "dice".into() } else { told }));
    }
}

/// The numbers written under the field of curves, each with where it begins and ends.
fn numbers_under(low: i64, high: i64) -> Vec<(i64, i64, i64)> {
    let picture = curves(&[("", &Odds::from_weights([(low, 1), (high, 1)]).unwrap())], "");
    let under = elements(&picture).into_iter().filter(|element| element.attribute("text-anchor") == Some("middle"));
    let number = |element: Element<'_>| {
        let (middle, half) = (element.number("x"), element.length() / 2);
        (element.text.replace('−', "-").parse().unwrap(), middle - half, middle + half)
    };
    under.map(number).collect()
}

#[test]
fn numbers_under_a_field_go_by_ones_twos_or_fives_and_are_a_dozen_at_most() {
    let ends = [-999, -37, -1, 0, 1, 12];
    for (low, span) in ends.into_iter().flat_map(|low| (1..300).chain([599, 600, 9_000]).map(move |span| (low, span))) {
        let high = low + span;
        // the finest steps of which wherever they begin a dozen is enough
        let steps = (0..).flat_map(|noughts| [1, 2, 5].map(|step| step * 10_i64.pow(noughts)));
        let step = steps.into_iter().find(|step| 1 + span / step < 13).unwrap();
        let expected: Vec<i64> = (low..=high).filter(|number| number % step == 0).collect();
        let shown: Vec<i64> = numbers_under(low, high).into_iter().map(|(number, ..)| number).collect();
        assert_eq!(shown, expected, "{low} to {high}");
    }
    assert_eq!(numbers_under(5, 5), [(5, 680 - 39, 680 + 39), (6, 5_480 - 39, 5_480 + 39)]);
}

#[test]
fn numbers_under_a_field_never_touch() {
    for power in 0..=18 {
        let far = 10_i64.pow(power);
        for (low, high) in [(-far, far), (0, far), (-far, 0), (far, far + 1), (far, far + 23), (-far, 8 * far - 1)] {
            let numbers = numbers_under(low, high);
            assert!((1..=12).contains(&numbers.len()), "{low} to {high}: {numbers:?}");
            for pair in numbers.windows(2) {
                let [(one, _, end), (next, start, _)] = [pair[0], pair[1]];
                assert!(start - end > 40, "{one} and {next} of {low} to {high}");
            }
        }
    }
}

#[test]
fn eighteen_curves_are_told_apart() {
    let die = Odds::of(|dice| dice.die(D6));
    let looks = |count: usize| {
        let picture = curves(&vec![("one", &die); count], "");
        // a curve is of joined lines, its line in the legend isn't
        let is_curve = |element: &Element<'_>| element.attribute("stroke-linejoin").is_some();
        let look = |element: &Element<'_>| {
            (element.attribute("stroke").map(String::from), element.attribute("stroke-dasharray").map(String::from))
        };
        let paths: Vec<_> = elements(&picture).into_iter().filter(|element| element.name == "path").collect();
        let of_curves: Vec<_> = paths.iter().filter(|path| is_curve(path)).map(look).collect();
        let in_legend: Vec<_> = paths.iter().filter(|path| path.number("stroke-width") == 30).map(look).collect();
        assert_eq!(of_curves, in_legend);
        assert_eq!(of_curves.len(), count);
        of_curves
    };
    assert_eq!(looks(18).into_iter().collect::<BTreeSet<_>>().len(), 18);
    // from then on they begin again
    let forty = looks(40);
    assert!((0..22).all(|place| forty[place] == forty[place + 18]));
}

/// A line stands beside what happened within a part; beside nothing there is none.
#[test]
fn a_part_without_a_die_has_no_line_beside_it() {
    let lines = |rolls: fn(&mut Recorder<SeededRng>) -> u32| {
        let mut dice = Recorder::new(SeededRng::new(1));
        dice.part(RuleId::new("house.part"), rolls);
        let picture = dice.into_trace().svg("");
        elements(&picture)
            .iter()
            .filter(|element| element.name == "rect" && element.attribute("width") == Some("2"))
            .count()
    };
    assert_eq!(lines(|dice| dice.sum(2, D100)), 1);
    assert_eq!(lines(|_| 7), 0);
}

#[test]
fn a_d6_has_pips_and_any_other_die_its_number() {
    for sides in [1, 2, 4, 5, 6, 7, 8, 10, 20, 100, 999, 1_000, 1_001, 65_536] {
        for face in (1..=sides).filter(|face| *face < 12 || [99, 100, 999, 1_000, 1_001, 65_536].contains(face)) {
            let die = Rolled { sides: Sides::new(sides).unwrap(), face, wild: false, kept: true };
            let picture = Trace([Entry::Die(die)].into()).svg("");
            let elements = elements(&picture);
            let pips = elements.iter().filter(|element| element.name == "circle").count();
            let number = elements.iter().find(|element| element.attribute("text-anchor") == Some("middle"));
            if sides == 6 {
                assert_eq!((pips, number.is_some()), (face as usize, false), "d6, {face}");
            } else {
                let number = number.unwrap();
                assert_eq!((pips, number.text), (0, &*face.to_string()), "d{sides}");
                // and it fits into the square
                assert!(number.length() <= 260, "d{sides}: {face} takes {}", number.length());
            }
        }
    }
}
