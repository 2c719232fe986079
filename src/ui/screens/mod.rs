//! The screens for any game: start, shelf, table, log, palette, sheets, dialogs.

pub mod about;
pub mod at_hand;
pub mod at_table;
pub mod bars;
pub mod branch;
pub mod command_line;
pub mod correcting;
pub mod dialogs;
pub mod editor;
pub mod examples;
pub mod export;
pub mod guide;
pub mod keys;
pub mod log;
pub mod log_text;
pub mod mending;
pub mod new_game;
pub mod private_notes;
pub mod public;
pub mod replay;
pub mod sheet;
pub mod shelf;
pub mod start;
pub mod stopped;
pub(in crate::ui) mod tongues;
pub mod versions;
pub mod workshop;
