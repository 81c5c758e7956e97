//! A D6 system with a wild die: checks, combat, wounds, hero points, sheets and mass combat, rolled or as exact odds.
#![no_std]

extern crate alloc;

pub mod rules;
