//! Every test of `rating-tiers` in one program, which compiles what the chapters share just once.

mod campaigns;
mod cases;
mod combat;
mod tiers;
