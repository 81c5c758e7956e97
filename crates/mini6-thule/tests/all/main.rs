//! Every test of `mini6-thule` in one program, which compiles what the chapters share just once.

mod advancement;
mod cases;
mod combat;
mod common;
mod dice;
mod faults;
mod fights_of_sheets;
mod goods;
mod hero_points;
mod mass_combat;
mod modifiers;
mod money_and_crafting;
mod narratives;
mod printed_sheets;
mod sheet_data;
mod start_gear;
mod wounds;
