//! The keyboard, the command line and the log, driven through the accessibility tree and
//! with keys alone.

mod bindings;
mod desk;
mod disturbed;
mod log;
mod mending;
mod overview;
mod palette;
mod pasting;
mod replay;
mod strokes;
mod typing;
mod undo;
mod versions;
