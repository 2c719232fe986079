//! One file a phase: what is allowed in it (`check`), and what it does
//! (`apply`). `pending` holds the decisions that interrupt a phase.

pub mod actions;
pub mod auction;
pub mod game_end;
pub mod pending;
pub mod round_end;
pub mod starting_hand;
