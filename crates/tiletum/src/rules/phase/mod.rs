//! The rules for each part of a round, one file per topic.
//!
//! Each decision has two functions: one checks whether it is legal, the other carries it
//! out.

pub(super) mod chance;
pub(super) mod character;
pub(super) mod contract;
pub(super) mod die;
pub(super) mod effect;
pub(super) mod king;
pub(super) mod round;
pub(super) mod settle;
pub(super) mod storehouse;
pub(super) mod task;
pub(super) mod travel;
