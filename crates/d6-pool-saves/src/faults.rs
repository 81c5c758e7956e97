//! What is wrong with a sheet: all of it at once.

use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::error::PoolError;
use crate::sheet::Sheet;

/// One thing that is wrong with a sheet.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {why}")]
pub struct Fault {
    /// The field of the sheet, like `health` or `resistances.fire`.
    pub field: String,
    /// What is wrong with it.
    pub why: PoolError,
}

#[cfg(feature = "serde")]
impl serde::Serialize for Fault {
    /// Its text.
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

/// Everything that is wrong with a sheet, in the order of its fields; empty if nothing is.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schemars", derive(schemars::JsonSchema))]
pub struct Faults(pub Vec<Fault>);

impl Faults {
    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl fmt::Display for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, fault) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str("; ")?;
            }
            write!(f, "{fault}")?;
        }
        Ok(())
    }
}

/// A sheet that makes no creature, given back with everything that is wrong with it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{faults}")]
pub struct Rejected {
    /// The sheet.
    pub sheet: Box<Sheet>,
    /// What is wrong with it: one fault at least.
    pub faults: Faults,
}

dice_core::json_schema!(Fault, "What is wrong with a field, and what is allowed.", { "type": "string" });
