//! The open game and what can be done with it: intents, the log, commands, what a game
//! offers. Nothing here draws a screen.

pub mod collecting;
pub mod commands;
pub mod comparison;
pub mod computer;
pub mod digital;
pub mod files;
pub mod game_window;
pub mod guests;
pub mod intent;
pub mod lessons;
pub mod lobby;
pub mod log_lines;
pub mod open;
pub mod open_table;
pub mod read_of;
pub mod remedies;
pub mod reviewing;
pub mod state;
pub mod steps;
pub mod timer;
pub mod typing;
