//! One file per phase: what is allowed in it (`check`), and what it does (`apply`).
//! `pending` has the decisions that interrupt a phase.

// A new decision must be handled explicitly everywhere and must not fall through.
#![deny(
    clippy::wildcard_enum_match_arm,
    clippy::match_wildcard_for_single_variants
)]

pub(super) mod actions;
pub(super) mod auction;
pub(super) mod characters;
pub(super) mod game_end;
pub(super) mod pending;
pub(super) mod round_end;
pub(super) mod seats;
pub(super) mod starting_hand;
pub(super) mod talks;
