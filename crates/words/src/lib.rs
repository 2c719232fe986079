//! The texts that people read, in their language.
//!
//! The engine speaks in identifiers and facts; this crate turns them into words. What
//! concerns a single game is in the module named after it ([`florence`], [`prince`],
//! [`tiletum`]).

pub mod book;
pub mod calls;
pub mod clock;
pub mod day;
pub mod disk;
pub mod figures;
pub mod find;
pub mod florence;
pub mod fonts;
pub mod frame;
mod grouping;
pub mod installing;
pub mod language;
#[allow(missing_docs)]
pub mod message;
pub mod nearest;
pub mod notation;
pub mod notices;
pub mod packed;
pub mod plays;
pub mod prince;
pub mod printed;
pub mod report;
mod safe;
pub mod saves;
pub mod sentences;
pub mod shelf;
pub mod text;
pub mod tiletum;
mod value;
pub mod versions;
pub mod window;

/// The separator between two parts of a line.
pub const BETWEEN: &str = " · ";

pub(crate) use message::either;
pub use safe::{safe, safe_json, safe_path};
pub use saves::save_error;
