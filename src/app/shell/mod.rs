//! The window around any game: frame, panes, start, shelf, dialogs, commands,
//! palette, log, workers.

mod adopting;
mod app;
pub mod at_table;
pub mod bars;
pub mod clerk;
pub mod command_line;
pub mod commands;
pub mod controls;
pub mod dialogs;
pub mod draw;
pub mod endings;
pub mod files;
pub mod folders;
pub mod game_window;
pub mod gate;
pub mod history;
pub mod icons;
pub(in crate::app) mod inbox;
pub mod intent;
pub mod kept;
pub mod keys;
pub mod leftovers;
pub mod library;
pub mod log;
pub mod log_lines;
pub mod open;
pub mod own;
pub mod pane_sizes;
pub mod panes;
pub mod preferences;
pub mod saved_mark;
pub mod start;
pub mod state;
pub mod steps;
pub mod text;
pub mod theme;
pub mod thinker;
pub mod toasts;
pub(in crate::app) mod update;
pub mod versions;

pub use app::App;
pub use intent::Intent;
