//! Percentile rolls: five outcomes, resistance, experience, travel, wounds; rolled or as exact odds.
#![no_std]
