//! d6 pool tests and saves: keep the highest or the lowest, attacks with sixes, dying, casting; rolled or as exact odds.
#![no_std]
