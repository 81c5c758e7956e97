//! What an ending means: `challenge.table`.

use challenge_tests::{Consequence, Degree, Ending, Margin, Resolve, ResultTable, Row, Shift, Side};

fn brawl() -> ResultTable<&'static str> {
    ResultTable::new(["pushed", "thrown"], "grappling", ["pushes", "throws", "strangles"])
}

/// challenge.table: rows by dice left, evenly matched in the middle, the last row of a side for all above.
#[test]
fn a_table_is_read_by_dice_left() {
    let read = |ending: Ending| *brawl().read(ending.margin(), Shift::default());
    assert_eq!(
        [read(Ending::b(9)), read(Ending::b(3)), read(Ending::b(2)), read(Ending::b(1))],
        ["strangles", "strangles", "throws", "pushes"]
    );
    assert_eq!(
        [read(Ending::EvenlyMatched), read(Ending::a(1)), read(Ending::a(2)), read(Ending::a(1007))],
        ["grappling", "pushed", "thrown", "thrown"]
    );
}

/// challenge.table: a shift moves the result up or down the whole scale, past evenly matched and no further than its ends.
#[test]
fn a_shift_moves_along_the_scale() {
    for margin in -1007..=1007_i64 {
        for shift in [-1000, -3, -1, 0, 1, 2, 1000] {
            let scale = ["strangles", "throws", "pushes", "grappling", "pushed", "thrown"];
            let wanted = scale[usize::try_from((margin + shift).clamp(-3, 2) + 3).unwrap()];
            let read = *brawl().read(Margin::new(margin).unwrap(), Shift::new(shift).unwrap());
            assert_eq!(read, wanted, "{margin} shifted by {shift}");
        }
    }
}

/// challenge.table: a table without rows for one side ends at evenly matched there.
#[test]
fn only_the_middle_row_is_required() {
    let table = ResultTable::new([], "nothing", []);
    assert_eq!(*table.read(Ending::a(5).margin(), Shift::MAX), "nothing");
    assert_eq!(*table.read(Ending::b(5).margin(), Shift::MIN), "nothing");
}

/// challenge.table: by default each margin stands for itself.
#[test]
fn the_ready_made_table_tells_the_margin() {
    let (numbers, words) = (ResultTable::<Margin>::default(), ResultTable::<String>::default());
    for margin in (-1007..=1007).map(|margin| Margin::new(margin).unwrap()) {
        assert_eq!(*numbers.read(margin, Shift::default()), margin);
        assert_eq!(*words.read(margin, Shift::default()), margin.in_words());
    }
    assert_eq!(words.read(Ending::a(3).margin(), Shift::MIN), "b by 997");
    assert_eq!(words.read(Ending::b(1007).margin(), Shift::MIN), "b by 1007");
    assert_eq!(words.read(Degree::of(2).margin(), Shift::default()), "a by 2");
}

/// challenge.table: the odds of results are the odds of endings, read off row by row and in the order of the table.
#[test]
fn results_have_odds() {
    let (a, b) = (Side::rated(4).unwrap(), Side::rated(2).unwrap());
    let fight = Consequence { a, b, table: brawl(), shift: Shift::new(-1).unwrap() };
    assert_eq!(fight.odds_in_reach(), Ok(()));
    let endings = fight.challenge().odds();
    let odds = fight.odds();
    assert!(odds.outcomes().is_sorted_by_key(|row| row.row));
    for Row { row, result } in odds.outcomes() {
        let wanted = endings.chance_of(|ending| brawl().read(ending.margin(), fight.shift) == result);
        assert_eq!(odds.chance(&Row { row: *row, result: *result }), wanted);
    }
    assert_eq!(odds.chance_of(|_| true).fraction(), "1");
}
