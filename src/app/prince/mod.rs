//! The Prince in the window: what its things look like, and its panels.

pub mod art;
pub mod ask;
pub mod at_hand;
mod ballot;
pub mod choices;
pub mod commands;
pub mod curtain;
pub mod deck_editor;
pub mod deck_faults;
pub mod deck_files;
pub mod digital;
pub mod election;
pub mod hint;
pub mod intent;
pub mod keys;
pub mod lobby;
pub mod log_line;
pub mod new_game;
pub mod now;
pub mod panels;
pub mod playing;
pub mod round_track;
pub mod score_cards;
pub mod score_check;
pub mod score_column;
mod seat_holdings;
pub mod seat_status;
pub mod seats;
pub mod view;
mod votes_bar;
pub mod window;

pub use intent::Intent;
pub use view::{View, Viewer};
pub use window::{Prince, Table};
