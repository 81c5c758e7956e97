//! Movement: in a round, in five minutes, in a day, on a journey.

mod chase;
mod journey;
mod march;
mod round;
mod terrain;
mod water;

pub use chase::{Chase, ChaseEnd, ConEvery, Gap};
pub use journey::{Days, ForcedMarch, Journey, JourneyDays, Leg, Miles};
pub use march::{Gait, Pace, ROWING_BRIEFLY_YARDS, ROWING_YARDS};
pub use round::{Condition, Harness, Rate, Runner};
pub use terrain::{Footing, Hindrance};
pub use water::{Distance, Route, Span, Wind};
