//! Rating tiers: one d6 read on the difference of two ratings; rolled or as exact odds.
#![no_std]
