//! Axes: the places of a test that stand for many values each.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::mem;

use dice_core::DiceCode;
use serde::{Serialize, Serializer};

use super::data::Data;
use super::fault::Fault;
use super::{Grid, joined};

/// The key that makes an axis of an object.
pub(super) const EACH: &str = "each";

/// A place of a test that stands for many values.
#[derive(Debug, Clone, PartialEq)]
pub struct Axis {
    name: String,
    values: Values,
}

#[derive(Debug, Clone, PartialEq)]
enum Values {
    Listed(Vec<Data>),
    Numbers(Steps),
    /// Dice codes, by their pips.
    Codes(Steps),
}

/// So many whole numbers at even distances.
#[derive(Debug, Clone, Copy, PartialEq)]
struct Steps {
    from: i64,
    step: i64,
    count: u64,
}

impl Axis {
    /// The place, by the names of the fields on the way to it: `mini6.strike.tn`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// How many values it has; never 0.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> u64 {
        match &self.values {
            Values::Listed(values) => values.len() as u64,
            Values::Numbers(steps) | Values::Codes(steps) => steps.count,
        }
    }

    /// The value at a position, counted from 0; none past the last.
    pub fn value(&self, position: u64) -> Option<Value<'_>> {
        Some(Value(match &self.values {
            Values::Listed(values) => Taken::Listed(values.get(usize::try_from(position).ok()?)?),
            Values::Numbers(steps) => Taken::Number(steps.get(position)?),
            Values::Codes(steps) => Taken::Code(DiceCode::from_total_pips(steps.get(position)?)?),
        }))
    }
}

impl Steps {
    /// From the one to the other, which is among them if the steps lead to it.
    fn new(from: i64, to: i64, step: i64) -> Result<Self, Fault> {
        if step == 0 || (from < to && step < 0) || (from > to && step > 0) {
            return Err(Fault::new(format!("step {step} doesn't lead from the first value to the last")));
        }
        let steps = from.abs_diff(to) / step.unsigned_abs();
        // counted in one more than 64 bits have room for only if every number there is were meant
        Ok(Steps { from, step, count: steps.saturating_add(1) })
    }

    fn get(&self, position: u64) -> Option<i64> {
        let far = i128::from(self.step) * i128::from(position);
        let number = i64::try_from(i128::from(self.from) + far).ok()?;
        (position < self.count).then_some(number)
    }
}

/// What a cell takes of an axis. As data it is what was written, or a number or a code of the range.
///
/// ```
/// let grid: tali::grid::Grid = serde_json::from_str(r#"{"mini6.check": {"code": {"each": {"from": "3D", "to": "4D"}}, "tn": 9}}"#)?;
/// assert_eq!(grid.axes()[0].name(), "mini6.check.code");
/// let codes: Vec<_> = (0..4).map(|cell| serde_json::to_string(&grid.values(cell).unwrap()[0]).unwrap()).collect();
/// assert_eq!(codes, [r#""3D""#, r#""3D+1""#, r#""3D+2""#, r#""4D""#]);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Value<'a>(pub(super) Taken<'a>);

#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Taken<'a> {
    Listed(&'a Data),
    Number(i64),
    Code(DiceCode),
}

impl Serialize for Value<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self.0 {
            Taken::Listed(data) => data.serialize(serializer),
            Taken::Number(number) => serializer.serialize_i64(number),
            Taken::Code(code) => code.serialize(serializer),
        }
    }
}

/// Takes the axes out of the data, and leaves their numbers in their places. `names` leads to where `data` stands.
pub(super) fn mark(data: &mut Data, names: &mut Vec<String>, axes: &mut Vec<Axis>) -> Result<(), Fault> {
    match data {
        Data::List(list) => {
            for (at, data) in list.iter_mut().enumerate() {
                within(names, at.to_string(), |names| mark(data, names, axes))?;
            }
        }
        Data::Object(fields) => {
            let alone = fields.len() == 1;
            let mut marked = false;
            for (name, data) in fields.iter_mut() {
                if name == EACH {
                    let here = |fault: Fault| fault.within(&joined(names));
                    if mem::replace(&mut marked, true) {
                        return Err(here(Fault::new("a second `each` in one object: put the values in one")));
                    }
                    let values = Values::read(mem::replace(data, Data::Axis(axes.len())), !alone).map_err(here)?;
                    if axes.len() == Grid::MOST_AXES {
                        return Err(here(Fault::new(format!("the grid has more than {} axes", Grid::MOST_AXES))));
                    }
                    axes.push(Axis { name: joined(names), values });
                } else {
                    within(names, name.clone(), |names| mark(data, names, axes))?;
                }
            }
            if alone && marked {
                *data = Data::Axis(axes.len() - 1);
            }
        }
        _ => {}
    }
    Ok(())
}

fn within<T>(names: &mut Vec<String>, name: String, f: impl FnOnce(&mut Vec<String>) -> T) -> T {
    names.push(name);
    let done = f(names);
    names.pop();
    done
}

impl Values {
    /// What stands behind `each`. Beside other fields each value must be an object, whose fields join them.
    fn read(data: Data, beside_others: bool) -> Result<Self, Fault> {
        match data {
            Data::List(values) if values.is_empty() => Err(Fault::new("`each` lists no values")),
            Data::List(values) => {
                for (at, value) in values.iter().enumerate() {
                    let fault = if has_axis(value) {
                        "an `each` within the values of another"
                    } else if beside_others && !matches!(value, Data::Object(_)) {
                        "beside other fields, the values of `each` are objects, whose fields join them"
                    } else {
                        continue;
                    };
                    return Err(Fault::new(fault).within(&at.to_string()).within(EACH));
                }
                Ok(Values::Listed(values))
            }
            Data::Object(_) if beside_others => {
                Err(Fault::new("beside other fields, `each` is a list of objects, whose fields join them"))
            }
            Data::Object(fields) => Self::range(fields),
            _ => Err(Fault::new("`each` is a list of values, or a range {\"from\": …, \"to\": …, \"step\": …}")),
        }
    }

    fn range(fields: Vec<(String, Data)>) -> Result<Self, Fault> {
        let [mut from, mut to, mut step] = [const { None }; 3];
        for (name, data) in fields {
            let place = match name.as_str() {
                "from" => &mut from,
                "to" => &mut to,
                "step" => &mut step,
                _ => return Err(Fault::new("a range has `from`, `to` and `step`, no other field").within(&name)),
            };
            if place.replace(data).is_some() {
                return Err(Fault::new("it comes twice").within(&name));
            }
        }
        let step = step.map_or(Ok(1), |step| number(&step).ok_or_else(|| not_whole("step")))?;
        match (from, to) {
            (Some(Data::Text(from)), Some(Data::Text(to))) => {
                Ok(Values::Codes(Steps::new(pips("from", &from)?, pips("to", &to)?, step)?))
            }
            (Some(from), Some(to)) => {
                let from = number(&from).ok_or_else(|| not_whole("from"))?;
                let to = number(&to).ok_or_else(|| not_whole("to"))?;
                Ok(Values::Numbers(Steps::new(from, to, step)?))
            }
            _ => Err(Fault::new("a range has `from` and `to`")),
        }
    }
}

fn has_axis(data: &Data) -> bool {
    match data {
        Data::List(list) => list.iter().any(has_axis),
        Data::Object(fields) => fields.iter().any(|(name, data)| name == EACH || has_axis(data)),
        _ => false,
    }
}

fn number(data: &Data) -> Option<i64> {
    match data {
        Data::Count(number) => i64::try_from(*number).ok(),
        Data::Below(number) => Some(*number),
        _ => None,
    }
}

fn not_whole(name: &str) -> Fault {
    Fault::new("a range goes in whole numbers, or from one dice code to another in steps of whole pips").within(name)
}

fn pips(name: &str, code: &str) -> Result<i64, Fault> {
    match code.parse::<DiceCode>() {
        Ok(code) => Ok(code.total_pips().into()),
        Err(error) => Err(Fault::new(error.to_string()).within(name)),
    }
}
