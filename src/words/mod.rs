//! What people read: sentences in their language.
//!
//! The engine speaks in identifiers and facts; here they become words. What is
//! said about a game is in the room named after it ([`florence`]).

pub mod editors;
pub mod find;
pub mod florence;
pub mod frame;
mod safe;
pub mod shot;
pub mod terminal;
pub mod versions;
pub mod window;

pub use safe::{safe, safe_json, safe_path};
