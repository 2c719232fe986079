//! The keyboard, the command line and the log, driven through the accessibility
//! tree and with keys alone.

mod disturbed;
mod keys;
mod log;
mod mending;
mod palette;
mod pasting;
mod replay;
mod strokes;
mod table;
mod typing;
mod undo;
mod versions;
