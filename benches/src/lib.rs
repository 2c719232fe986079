//! What several benchmarks share: random games of all three games, questions for the
//! planner, and the lines of the table in `README.md`.

#![allow(
    clippy::missing_panics_doc,
    reason = "a benchmark that goes wrong stops"
)]

pub mod packing;
pub mod random;
pub mod row;
