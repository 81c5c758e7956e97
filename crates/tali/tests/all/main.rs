//! Every test of `tali` in one program, which compiles what the chapters share just once.

mod adversaries;
mod allocations;
mod conformance;
mod formats;
mod generated;
mod grids;
mod known;
mod pictures;
mod protocol;
mod requests_page;
mod schema;
#[cfg(feature = "schemars")]
mod validator;
