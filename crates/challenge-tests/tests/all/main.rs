//! Every test of `challenge-tests` in one program, which compiles what the chapters share just once.

mod cases;
mod challenges;
mod ladder;
mod reach;
mod rounds;
mod tables;
mod unopposed;
