//! Every test of `percentile-brp` in one program, which compiles what the chapters share just once.

mod cases;
mod escape;
mod growth;
mod injury;
mod journeys;
mod measures;
mod resistance;
mod rolls;
mod sheets;
