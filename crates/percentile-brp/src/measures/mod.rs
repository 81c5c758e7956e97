//! Measures: size and weight, and the rough conversions of the table.

mod siz;
mod units;

pub use siz::{BIG_SIZ, SIZ_TABLE, SizRow, Weight, siz_of, weight_of};
pub use units::{CONVERSIONS, Conversion, Fraction, TEMPERATURES, Temperature, fahrenheit};
