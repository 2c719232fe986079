//! What each part of the game allows and does, one file per topic.
//!
//! Each decision has a function that checks it and cites the rule it breaks, and one that
//! carries it out. What follows without a choice happens in `settle`.

pub(super) mod arrival;
pub(super) mod auction;
pub(super) mod doctor;
pub(super) mod election;
pub(super) mod papal;
pub(super) mod play;
pub(super) mod redeal;
pub(super) mod seizure;
pub(super) mod settle;
pub(super) mod simony;
pub(super) mod trade;
pub(super) mod turn;
