//! Every test of `d6-pool-saves` in one program, which compiles what the chapters share just once.

mod cases;
mod combat;
mod common;
mod creature;
mod data;
mod duels;
mod health;
mod magic;
mod rules;
mod tests_and_saves;
