//! Round-by-round challenge tests: two pools of dice that shrink until one side has none; rolled or as exact odds.
#![no_std]
