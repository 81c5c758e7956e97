//! What a record says of a roll: which die is wild, which counts, and what part it served.

use core::ops::ControlFlow::{Break, Continue};

use dice_core::{D6, D8, D10, Dice, Entry, Face, Pool, Recorder, Rolled, RuleId, Script, Sides, Trace};

const PART: RuleId = RuleId::new("test.part");
const OTHER: RuleId = RuleId::new("test.other");

fn traced<T>(faces: &[Face], rule: impl Fn(&mut Recorder<Script<'_>>) -> T) -> (T, Trace) {
    let mut recorder = Recorder::new(Script::new(faces));
    let outcome = rule(&mut recorder);
    let (script, trace) = recorder.into_parts();
    script.finish().unwrap();
    assert_eq!(trace.faces(), faces);
    (outcome, trace)
}

fn marked(trace: &Trace, mark: impl Fn(&Rolled) -> bool) -> Vec<bool> {
    trace.dice().map(|rolled| mark(&rolled)).collect()
}

#[test]
fn the_wild_die_is_marked_and_so_is_its_chain() {
    let (total, trace) = traced(&[6, 2], |dice| dice.total(D6, Pool::with_wild_die(2), 99));
    assert_eq!((total, marked(&trace, |die| die.wild)), (8, vec![false, true]));
    let (total, trace) = traced(&[2, 6, 5], |dice| dice.total(D6, Pool::with_wild_die(2), 99));
    assert_eq!((total, marked(&trace, |die| die.wild)), (13, vec![false, true, true]));
    let (_, trace) = traced(&[6, 6, 6, 6, 1, 6, 3], |dice| dice.total(D6, Pool { plain: 2, exploding: 2 }, 99));
    assert_eq!(marked(&trace, |die| die.wild), [false, false, true, true, true, true, true]);
    assert!(marked(&trace, |die| die.kept).into_iter().all(|kept| kept));
    let (_, trace) = traced(&[10, 4], |dice| dice.exploding(D10, 99));
    assert_eq!(marked(&trace, |die| die.wild), [true, true]);
    let (_, trace) = traced(&[6, 6], |dice| dice.total(D6, Pool::plain(2), 99));
    assert_eq!(marked(&trace, |die| die.wild), [false, false]);
}

#[test]
fn a_die_of_one_side_is_no_wild_die() {
    // it can't explode, nor does it; any other of the pool is marked, plain dice aside
    for (s, plain, exploding) in [1, 2, 3].into_iter().flat_map(|s| [(s, 0, 1), (s, 2, 0), (s, 2, 3)]) {
        let faces = vec![1; usize::from(plain + exploding)];
        let (_, trace) = traced(&faces, |dice| dice.total(Sides::new(s).unwrap(), Pool { plain, exploding }, 99));
        let wild = (0..plain + exploding).map(|place| s > 1 && place >= plain);
        assert!(wild.eq(marked(&trace, |die| die.wild)), "{plain} and {exploding} d{s}");
    }
}

#[test]
fn in_a_margin_each_side_marks_its_own() {
    let (margin, trace) =
        traced(&[3, 6, 1, 5, 2], |dice| dice.margin(D6, Pool::with_wild_die(2), Pool::with_wild_die(2), 9));
    assert_eq!((margin, marked(&trace, |die| die.wild)), (3, vec![false, true, true, false, true]));
    let (_, trace) = traced(&[6, 6], |dice| dice.margin(D6, Pool::plain(1), Pool::plain(1), 9));
    assert_eq!(marked(&trace, |die| die.wild), [false, false]);
}

#[test]
fn the_dice_that_count_are_marked() {
    let (_, trace) = traced(&[2, 6, 6, 1], |dice| dice.highest(4, D6));
    assert_eq!(marked(&trace, |die| die.kept), [false, true, false, false]);
    let (_, trace) = traced(&[2, 6, 1, 1], |dice| dice.lowest(4, D6));
    assert_eq!(marked(&trace, |die| die.kept), [false, false, true, false]);
    let (successes, trace) = traced(&[2, 6, 3, 4], |dice| dice.count_at_most(4, D6, 3));
    assert_eq!((successes, marked(&trace, |die| die.kept)), (2, vec![true, false, true, false]));
    let (successes, trace) = traced(&[2, 6, 3, 4], |dice| dice.count_at_least(4, D6, 3));
    assert_eq!((successes, marked(&trace, |die| die.kept)), (3, vec![false, true, true, true]));
    // what came before is left as it was
    let (_, trace) = traced(&[5, 1, 2, 3, 4], |dice| {
        dice.die(D6);
        dice.highest(2, D6);
        dice.sum(2, D6)
    });
    assert_eq!(marked(&trace, |die| die.kept), [true, false, true, true, true]);
    let (none, trace) = traced(&[], |dice| (dice.highest(0, D6), dice.lowest(0, D6), dice.sum(0, D6)));
    assert_eq!((none, trace), ((0, 0, 0), Trace::default()));
}

#[test]
fn parts_and_rounds_are_a_tree() {
    let (outcome, trace) = traced(&[4, 2, 3, 8, 1], |dice| {
        let before = dice.part(PART, |dice| dice.die(D6) + dice.part(OTHER, |dice| dice.die(D6)));
        dice.rounds(before, |dice, &left| {
            dice.note("left", left.into());
            let face = dice.part(OTHER, |dice| dice.die(D8));
            if face >= left { Break("over") } else { Continue(left - face) }
        });
        dice.die(D6)
    });
    assert_eq!(outcome, 1);
    assert_eq!(trace.rules(), [PART, OTHER, OTHER, OTHER]);
    let shape: Vec<String> = trace
        .0
        .iter()
        .map(|entry| match entry {
            Entry::Part { rule, came_to, trace } => format!("{rule} {came_to} {}", trace.0.len()),
            Entry::Round { round, trace } => format!("round {round} {}", trace.0.len()),
            Entry::Die(rolled) => format!("{} {}", rolled.sides, rolled.face),
            other => format!("{other:?}"),
        })
        .collect();
    assert_eq!(shape, ["test.part 6 2", "round 1 2", "round 2 2", "d6 1"]);
    assert_eq!(
        trace.to_string(),
        "\
test.part: 6
  1d6: 4
  test.other: 2
    1d6: 2
round 1
  left 6
  test.other: 3
    1d8: 3
round 2
  left 3
  test.other: 8
    1d8: 8
1d6: 1
"
    );
}

#[test]
fn dice_are_told_in_words() {
    let told = |faces: &[Face], rule: fn(&mut Recorder<Script<'_>>)| traced(faces, rule).1.to_string();
    let pool = told(&[1, 2, 3, 6, 6, 4], |dice| {
        dice.total(D6, Pool::with_wild_die(4), 99);
    });
    assert_eq!(pool, "4d6: 1, 2, 3 + wild 6, 6, 4\n");
    let wild = told(&[6, 4, 2], |dice| {
        dice.total(D6, Pool::exploding(2), 99);
    });
    assert_eq!(wild, "2d6: wild 6, 4 + wild 2\n");
    let kept = told(&[2, 6, 6], |dice| {
        dice.highest(3, D6);
    });
    assert_eq!(kept, "3d6: [2], 6, [6]\n");
    let kinds = told(&[2, 3, 8], |dice| {
        dice.sum(2, D6);
        dice.die(D8);
    });
    assert_eq!(kinds, "2d6: 2, 3\n1d8: 8\n");
}

#[test]
fn a_note_is_heard_by_a_trace_alone() {
    let (_, trace) = traced(&[3], |dice| {
        dice.note("before", -7);
        dice.die(D6)
    });
    assert_eq!(trace.0[0], Entry::Note { what: "before", figure: -7 });
    let noted = dice_core::Odds::of(|dice| {
        dice.note("before", i64::MIN);
        dice.die(D6)
    });
    assert_eq!(noted, dice_core::Odds::of(|dice| dice.die(D6)));
}
