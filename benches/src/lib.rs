//! Jobs that somebody could have done otherwise: ours, and what they would have used. The criterion bench, the table of ratios
//! and the instruction counts all run this one list.

pub mod by_loop;
pub mod floors;
mod job;
mod measure;
mod odds;
#[cfg(feature = "peers")]
mod peers;
mod rolls;
mod systems;

pub use job::{Against, Job, Target};
pub use measure::{measured, shown};

/// Every job, in the order of the page.
pub fn jobs() -> Vec<Job> {
    let mut jobs = rolls::jobs();
    jobs.extend(odds::jobs());
    jobs.extend(systems::jobs());
    #[cfg(feature = "peers")]
    peers::join(&mut jobs);
    jobs
}
