//! Every test of the repository as a whole, and of the runner of its cases.

mod pages;
mod repository;
mod rules;
mod runner;
