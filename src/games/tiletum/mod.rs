//! Tiletum in the window: what its things look like, and its panels.

pub mod art;
pub mod ask;
pub mod board;
pub mod choices;
pub mod commands;
pub mod correcting;
pub mod digital;
pub mod fairs;
mod hint;
pub mod ids;
pub mod intent;
pub mod king;
pub mod lobby;
mod log_line;
pub mod map;
pub mod new_game;
pub mod now;
mod outgoing;
pub mod panels;
pub mod pay;
pub mod points;
pub mod rolling;
pub mod score_column;
pub mod score_sheet;
pub mod seats;
pub mod state;
pub mod track;
mod typed;
mod view;
pub mod wheel;
mod window;

pub use self::intent::Intent;
pub use self::state::{Table, Tiletum};
pub use self::view::View;
