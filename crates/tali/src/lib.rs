//! tali.
#![no_std]
