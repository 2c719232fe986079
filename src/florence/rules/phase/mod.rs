//! One file a phase: what is allowed in it (`check`), and what it does
//! (`apply`). `pending` holds the decisions that interrupt a phase.

pub(super) mod actions;
pub(super) mod auction;
pub(super) mod game_end;
pub(super) mod pending;
pub(super) mod round_end;
pub(super) mod starting_hand;
