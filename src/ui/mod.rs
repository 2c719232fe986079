//! The window around any game: frame, panes, start, shelf, dialogs, commands,
//! palette, log, workers.

pub mod app;
pub mod base;
pub mod io;
pub mod parts;
pub mod screens;
pub mod session;

pub use self::session::intent::Intent;
