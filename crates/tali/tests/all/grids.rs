//! Grids: every cell is the test that it stands for, in the order that the page states, and what is wrong is said in its place.
#![cfg(feature = "serde")]

use proptest::prelude::*;
use serde_json::{Value, json};
use tali::Request;
use tali::grid::Grid;

fn grid(text: &str) -> Result<Grid, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

fn page() -> String {
    std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/grids.md")).unwrap()
}

#[test]
fn every_example_of_the_page_has_the_cells_that_it_shows() {
    let page = page();
    let mut examples = 0;
    for block in page.split("```json\n").skip(1) {
        let mut lines = block.split("```").next().unwrap().lines();
        let grid = grid(lines.next().unwrap()).unwrap();
        let shown: Vec<Request> = lines.map(|line| serde_json::from_str(line).unwrap()).collect();
        let cells: Vec<Request> = (0..grid.len()).map(|cell| grid.cell(cell).unwrap()).collect();
        assert_eq!(cells, shown, "{block}");
        examples += 1;
    }
    assert_eq!(examples, 4);
}

#[test]
fn every_fault_of_the_page_is_said_as_it_shows() {
    let page = page();
    let mut faults = 0;
    for line in page.lines().filter(|line| line.starts_with("| `{")) {
        let (text, said) = line.trim_matches('|').split_once("` | ").unwrap();
        let text = text.trim().trim_start_matches('`');
        let error = match grid(text) {
            Ok(grid) => (0..grid.len()).find_map(|cell| grid.cell(cell).err()).expect(text).to_string(),
            // what reads JSON adds the line, where it can say it
            Err(error) => error.split(" at line ").next().unwrap().to_owned(),
        };
        assert_eq!(error, said.trim(), "{text}");
        faults += 1;
    }
    assert_eq!(faults, 10);
}

#[test]
fn every_limit_holds() {
    let axis = |to: u64| format!(r#"{{"each": {{"from": 1, "to": {to}}}}}"#);
    let check = |code: &str, tn: &str| grid(&format!(r#"{{"mini6.check": {{"code": {code}, "tn": {tn}}}}}"#));
    let most = check(&axis(1_000_000), &axis(1_000_000)).unwrap();
    assert_eq!(most.len(), Grid::MOST_CELLS);
    assert_eq!(most.positions(Grid::MOST_CELLS - 1), Some(vec![999_999, 999_999]));
    let error = check(&axis(1_000_000), &axis(1_000_001)).unwrap_err();
    assert!(error.starts_with("mini6.check.tn: the grid has more than 1000000000000 cells"), "{error}");
    let error = check("\"1D\"", r#"{"each": {"from": -9223372036854775808, "to": 9223372036854775807}}"#).unwrap_err();
    assert!(error.contains("more than 1000000000000 cells"), "{error}");

    let of_many = |count: usize| {
        let fields: Vec<_> = (0..count).map(|field| format!(r#""f{field}": {{"each": [1]}}"#)).collect();
        grid(&format!("{{{}}}", fields.join(",")))
    };
    assert_eq!(of_many(Grid::MOST_AXES).unwrap().axes().len(), Grid::MOST_AXES);
    assert!(of_many(Grid::MOST_AXES + 1).unwrap_err().contains("f32: the grid has more than 32 axes"));

    let nested = |deep: usize| grid(&format!("{}{}", "[".repeat(deep), "]".repeat(deep)));
    assert!(nested(Grid::MOST_NESTED as usize).is_ok());
    assert!(nested(Grid::MOST_NESTED as usize + 1).unwrap_err().contains("more than 32 deep"));
}

#[test]
fn a_cell_past_the_last_is_an_error() {
    let grid = grid(r#"{"mini6.check": {"code": "3D", "tn": {"each": [5, 6]}}}"#).unwrap();
    assert_eq!((grid.positions(2), grid.values(2), grid.axes()[0].value(2)), (None, None, None));
    assert_eq!(grid.cell(2).unwrap_err().to_string(), "cell 2: the grid has 2 cells, numbered from 0");
    assert_eq!(grid.cell(u64::MAX).unwrap_err().cell(), u64::MAX);
}

#[test]
fn a_test_without_an_axis_is_a_grid_of_one() {
    let text = r#"{"mini6.check": {"code": "3D", "tn": 5}}"#;
    let one = grid(text).unwrap();
    assert_eq!((one.len(), one.axes().len(), one.positions(0)), (1, 0, Some(vec![])));
    assert_eq!(one.cell(0).unwrap(), serde_json::from_str(text).unwrap());
}

#[test]
fn what_a_test_refuses_a_cell_refuses() {
    let fault = |text: &str| grid(text).unwrap().cell(0).unwrap_err().fault().to_owned();
    assert_eq!(fault(r#"{"mini6.check": {"code": "3D"}}"#), "mini6.check: missing field `tn`");
    assert!(fault(r#"{"mini6.check": {"code": "3D", "tn": 5, "tm": 5}}"#).contains("unknown field `tm`"));
    assert!(fault(r#"{"mini6.check": {"code": "3D", "tn": 5, "tn": 5}}"#).contains("duplicate field `tn`"));
    assert!(fault(r#"{"mini6.check": {"code": "3D", "tn": 5.0}}"#).starts_with("mini6.check.tn: invalid type"));
    assert!(fault(r#"{"mini6.check": ["3D", 0, 5]}"#).starts_with("mini6.check: invalid type: sequence"));
    assert!(fault(r#"{"mini6.chek": {}}"#).contains("unknown variant `mini6.chek`"));
    assert!(fault("[]").contains("one key is the id of a test"));
    // an axis within the values of another is refused however deep it lies in them
    for values in [r#"[[{"each": [1]}]]"#, r#"[{"a": [[], [{"b": {"each": 1}}]]}]"#] {
        let error = grid(&format!(r#"{{"mini6.check": {{"code": "3D", "tn": {{"each": {values}}}}}}}"#)).unwrap_err();
        assert!(error.starts_with("mini6.check.tn.each.0: an `each` within the values of another"), "{error}");
    }
}

/// Every place of a value, the value itself the last of them: by a JSON pointer, and as a fault would name it.
fn places(value: &Value, pointer: &str, path: &str, all: &mut Vec<(String, String)>) {
    let below: Vec<(String, &Value)> = match value {
        Value::Object(fields) => fields.iter().map(|(name, value)| (name.clone(), value)).collect(),
        Value::Array(items) => items.iter().enumerate().map(|(at, item)| (at.to_string(), item)).collect(),
        _ => Vec::new(),
    };
    for (name, value) in below {
        let escaped = name.replace('~', "~0").replace('/', "~1");
        let path = if path.is_empty() { name } else { format!("{path}.{name}") };
        places(value, &format!("{pointer}/{escaped}"), &path, all);
    }
    all.push((pointer.into(), path.into()));
}

/// At every place of every test of the page, in lists too: an axis with its own value and many others has the cells that
/// tests with these values at that place are, and what is wrong with one is said to be at that place, around it, or in
/// the value that stands there.
#[test]
fn an_axis_may_stand_at_every_place() {
    let others = ["null", "true", "-1", "7", "2.5", "\"5D\"", "\"x\"", "[]", "[1, 2]", "{}", "{\"a\": 1}"];
    let (mut good, mut bad, mut in_lists) = (0, 0, 0);
    let readable = |test: &Value| serde_json::from_str::<Request>(&test.to_string()).is_ok();
    for test in requests().into_iter().filter(readable) {
        let mut all = Vec::new();
        places(&test, "", "", &mut all);
        for (pointer, names) in all {
            let with = |value: Value| {
                let mut test = test.clone();
                *test.pointer_mut(&pointer).unwrap() = value;
                test.to_string()
            };
            let mut values = vec![test.pointer(&pointer).unwrap().clone()];
            values.extend(others.iter().map(|other| serde_json::from_str::<Value>(other).unwrap()));
            let axis = grid(&with(json!({"each": values}))).unwrap();
            let name = if names.is_empty() { "test" } else { &names };
            assert_eq!((axis.len(), axis.axes()[0].name()), (values.len() as u64, name), "{test}");
            in_lists += u32::from(names.split('.').any(|name| name.parse::<u32>().is_ok()));
            for (cell, value) in (0..).zip(values) {
                let alone = with(value);
                let wanted = serde_json::from_str::<Request>(&alone).ok();
                assert_eq!(grid(&alone).unwrap().cell(0).ok(), wanted, "{alone}");
                match axis.cell(cell) {
                    Ok(test) => good += u32::from(wanted == Some(test)),
                    Err(error) => {
                        assert_eq!(wanted, None, "{alone}: {error}");
                        let said = error.fault().split(": ").next().unwrap();
                        let within =
                            |inner: &str, outer: &str| inner == outer || inner.starts_with(&format!("{outer}."));
                        let around = within(&names, said) || within(said, &names);
                        assert!(around || names.is_empty(), "{alone}: {error} is not at {names}");
                        bad += 1;
                        continue;
                    }
                }
                assert!(wanted.is_some(), "{alone}");
            }
        }
    }
    assert!(good > 500 && bad > 500 && in_lists > 5, "{good}, {bad}, {in_lists}");
}

/// No field of a test may be called `each`: it would be taken for an axis.
#[test]
fn no_field_is_called_each() {
    let schema =
        std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/requests.schema.json")).unwrap();
    assert!(schema.contains("\"attack_bonus\": {") && !schema.contains("\"each\": {"));
}

/// An axis as it is written, and its values one by one, reckoned without the code under test.
fn numbers() -> impl Strategy<Value = (String, Vec<i64>)> {
    let listed =
        proptest::collection::vec(-9..30_i64, 1..5).prop_map(|values| (format!(r#"{{"each": {values:?}}}"#), values));
    let range =
        (-9..30_i64, 0..5_i64, prop_oneof![-4..0_i64, 1..5_i64], 0..4_i64).prop_map(|(from, steps, step, past)| {
            // an end that the steps pass by, but for a single value, is no other range
            let to = from + steps * step + if past < step.abs() { past * step.signum() } else { 0 };
            let text = format!(r#"{{"each": {{"to": {to}, "step": {step}, "from": {from}}}}}"#);
            (text, (0..=steps).map(|number| from + number * step).collect())
        });
    prop_oneof![listed, range, (-9..30_i64).prop_map(|only| (only.to_string(), vec![only]))]
}

proptest! {
    #[test]
    fn cells_are_those_of_loops_within_loops(axes in [numbers(), numbers(), numbers()]) {
        let [(bonus, bonuses), (tn, targets), (soak, soaks)] = &axes;
        let strike = |bonus: &str, tn: &str, soak: &str| format!(
            r#"{{"mini6.strike": {{"attack": "4D", "attack_bonus": {bonus}, "tn": {tn}, "damage": "3D", "soak": {soak}}}}}"#
        );
        let grid = grid(&strike(bonus, tn, soak)).unwrap();
        let mut cell = 0;
        for bonus in bonuses {
            for tn in targets {
                for soak in soaks {
                    let wanted: Request =
                        serde_json::from_str(&strike(&bonus.to_string(), &tn.to_string(), &soak.to_string())).unwrap();
                    prop_assert_eq!(grid.cell(cell).unwrap(), wanted);
                    cell += 1;
                }
            }
        }
        prop_assert_eq!(grid.len(), cell);
        prop_assert!(grid.cell(cell).is_err());
        prop_assert!(grid.axes().iter().all(|axis| axis.value(axis.len() - 1).is_some() && axis.value(axis.len()).is_none()));
    }

    #[test]
    fn values_are_what_the_cell_is_made_of(axes in [numbers(), numbers(), numbers()], number in any::<u64>()) {
        let text = format!(
            r#"{{"mini6.strike": {{"attack": "4D", "attack_bonus": {}, "tn": {}, "damage": "3D", "soak": {}}}}}"#,
            axes[0].0, axes[1].0, axes[2].0
        );
        let grid = grid(&text).unwrap();
        let cell = number % grid.len();
        let test = serde_json::to_value(grid.cell(cell).unwrap()).unwrap();
        for (axis, value) in grid.axes().iter().zip(grid.values(cell).unwrap()) {
            let field = axis.name().strip_prefix("mini6.strike.").unwrap();
            prop_assert_eq!(&serde_json::to_value(value).unwrap(), &test["mini6.strike"][field]);
        }
    }

    /// Any JSON is a grid, or an error; and so is each of its cells.
    #[test]
    fn no_data_make_it_panic(text in r#"(\{"(each|from|to|step|mini6.check|code|tn)":|\[|\]|\}|,|-?[0-9]{1,19}|"3D"|null){0,24}"#, cell in any::<u64>()) {
        if let Ok(grid) = grid(&text) {
            let _ = (grid.cell(cell), grid.cell(cell % grid.len()), grid.values(cell % grid.len()));
        }
    }

    #[test]
    fn every_request_is_a_grid_of_one(request in any_request()) {
        let grid = grid(&request.to_string()).unwrap();
        let wanted: Result<Request, _> = serde_json::from_str(&request.to_string());
        prop_assert_eq!(grid.len(), 1);
        prop_assert_eq!(grid.cell(0).ok(), wanted.ok());
    }
}

/// The tests of the page of requests.
fn requests() -> Vec<Value> {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/requests.md")).unwrap();
    let questions = page.lines().filter(|line| line.starts_with('{'));
    let tests: Vec<Value> =
        questions.filter_map(|line| serde_json::from_str::<Value>(line).ok()?.get("test").cloned()).collect();
    assert!(tests.len() >= 60);
    tests
}

fn any_request() -> impl Strategy<Value = Value> {
    proptest::sample::select(requests())
}
