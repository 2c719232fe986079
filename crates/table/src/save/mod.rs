//! Games in files: the format, how it is written so that nothing is lost, and the
//! backups beside a game.

pub mod disk;
pub mod encoding;
mod entries;
mod errors;
pub mod files;
pub mod format;
pub mod header;
pub mod known;
pub mod limits;
pub mod line_ends;
pub mod own;
pub(crate) mod ron;
pub mod shelf;
mod text;

pub use format::{Format, Save, SaveError};
pub use header::Header;
pub use shelf::Shelf;
