//! Grids: a test as data in which fields stand for many values each.
//!
//! An object with the key `each` in the place of a value makes an *axis*. It has the values that it lists, or a range of whole
//! numbers or of dice codes. A cell of the grid takes one value of each axis; there are as many cells as there are
//! choices. Nothing is expanded: any cell can be had by its number, so that many workers can share a grid without going through the
//! cells of the others.
//!
//! The page `docs/grids.md` has the forms with examples.

mod axis;
mod data;
mod fault;
mod reader;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use serde::{Deserialize, Deserializer};

pub use axis::{Axis, Value};
use data::Data;
pub use fault::CellError;
use fault::Fault;
use reader::Reader;

use crate::request::Request;

/// A test with axes: many tests in one.
///
/// The axes stand in the order in which they are written. Cells are numbered from 0, and the last axis goes through its values
/// fastest, as the last digit of a number does.
///
/// ```
/// use tali::grid::Grid;
/// use tali::Request;
///
/// let text = r#"{"mini6.check": {"code": {"each": ["3D", "4D"]}, "tn": {"each": {"from": 10, "to": 20, "step": 5}}}}"#;
/// let grid: Grid = serde_json::from_str(text)?;
/// assert_eq!(grid.len(), 6);
/// let fifth: Request = serde_json::from_str(r#"{"mini6.check": {"code": "4D", "tn": 15}}"#)?;
/// assert_eq!(grid.cell(4)?, fifth);
/// assert_eq!(grid.positions(4), Some(vec![1, 1]));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug, Clone, PartialEq)]
pub struct Grid {
    test: Data,
    axes: Vec<Axis>,
    cells: u64,
}

impl Grid {
    /// The most cells of a grid: a hundred machines that work out a hundred thousand a second each take a little over a day for them.
    pub const MOST_CELLS: u64 = 1_000_000_000_000;
    /// The most axes of a grid; no test has so many fields.
    pub const MOST_AXES: usize = 32;
    /// How deep lists and objects may stand within each other: deeper than in any test, and few enough for any stack.
    pub const MOST_NESTED: u32 = 32;

    fn new(mut test: Data) -> Result<Self, Fault> {
        let mut axes = Vec::new();
        axis::mark(&mut test, &mut Vec::new(), &mut axes)?;
        let mut cells: u64 = 1;
        for axis in &axes {
            cells = cells.checked_mul(axis.len()).filter(|&cells| cells <= Self::MOST_CELLS).ok_or_else(|| {
                Fault::new(alloc::format!("the grid has more than {} cells", Self::MOST_CELLS)).within(axis.name())
            })?;
        }
        Ok(Grid { test, axes, cells })
    }

    /// How many cells there are; never 0. They aren't gone through for that.
    #[allow(clippy::len_without_is_empty)]
    pub fn len(&self) -> u64 {
        self.cells
    }

    /// The axes, in the order in which they are written.
    pub fn axes(&self) -> &[Axis] {
        &self.axes
    }

    /// Where on each axis a cell stands, counted from 0; none if there is no such cell.
    pub fn positions(&self, cell: u64) -> Option<Vec<u64>> {
        if cell >= self.cells {
            return None;
        }
        let mut left = cell;
        let mut positions: Vec<u64> = self
            .axes
            .iter()
            .rev()
            .map(|axis| {
                let position = left % axis.len();
                left /= axis.len();
                position
            })
            .collect();
        positions.reverse();
        Some(positions)
    }

    /// The test of a cell.
    ///
    /// # Errors
    /// What is wrong with the test, and in which field; or that there is no such cell.
    ///
    /// ```
    /// use tali::grid::Grid;
    /// let grid: Grid = serde_json::from_str(r#"{"mini6.check": {"code": "3D", "tn": {"each": [10, 2000]}}}"#)?;
    /// assert!(grid.cell(0).is_ok());
    /// assert_eq!(
    ///     grid.cell(1).unwrap_err().to_string(),
    ///     "cell 1: mini6.check.tn: mini6.check: target number 2000 is out of range: -1000 to 1000 are allowed",
    /// );
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn cell(&self, cell: u64) -> Result<Request, CellError> {
        match self.positions(cell) {
            Some(positions) => self.at(&positions).map_err(|fault| CellError { cell, fault: fault.to_string() }),
            None => {
                Err(CellError { cell, fault: alloc::format!("the grid has {} cells, numbered from 0", self.cells) })
            }
        }
    }

    fn at(&self, positions: &[u64]) -> Result<Request, Fault> {
        Request::deserialize(Reader::new(&self.test, &self.axes, positions))
    }

    /// What a cell takes of each axis, in the order of the axes; none if there is no such cell.
    pub fn values(&self, cell: u64) -> Option<Vec<Value<'_>>> {
        self.axes.iter().zip(self.positions(cell)?).map(|(axis, position)| axis.value(position)).collect()
    }
}

impl<'de> Deserialize<'de> for Grid {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Grid::new(Data::deserialize(deserializer)?).map_err(serde::de::Error::custom)
    }
}

/// The names on the way to a place, written as one.
fn joined(names: &[String]) -> String {
    if names.is_empty() { "test".into() } else { names.join(".") }
}
