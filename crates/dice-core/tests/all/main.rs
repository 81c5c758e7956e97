//! Every test of `dice-core` in one program, which compiles what the chapters share just once.

mod budgets;
mod byte_dice;
mod chains;
mod chains_random;
mod common;
mod contract;
mod counts;
mod described;
mod fair;
mod generated;
mod generator_map;
mod golden;
mod known;
mod laws;
mod laws_count_totals;
mod laws_exploding;
mod laws_margin;
mod limited;
mod notation;
mod odds;
mod probability;
mod replay;
mod saved;
mod seeded;
mod shown;
mod sizes;
mod stuck;
#[cfg(feature = "svg")]
mod svg;
#[cfg(feature = "svg")]
mod svg_layout;
mod trace;
