//! The program from outside: what it writes, and how it ends.

mod audits;
mod faults;
mod killed;
mod same_bytes;
mod sweep;
