//! Texts: the sentences that people read, but for those of bad files, which
//! [`SaveError`](crate::table::SaveError) says itself, and the help of the
//! command line.
//!
//! The engine speaks in identifiers and facts; here they become words. There is
//! one language so far, English; everything a person reads in it is under
//! [`names`] (the words printed on components), [`sentences`] (what happened,
//! what is wrong), [`window`] and [`board`] (what stands in the window, in its
//! frame and in the panels about the game), [`frame`] (the log and the
//! keyboard), [`planning`] (questions about the future, cards and points),
//! [`play`] (games against the computer), [`advice`] (bots and their hints),
//! [`result`] (the sheet of a game), [`versions`] (earlier ones of a game),
//! [`terminal`] and [`tournament`];
//! [`notation`] reads what people type.

pub mod advice;
pub mod auction;
pub mod board;
pub mod editors;
pub mod frame;
pub mod names;
pub mod notation;
pub mod planning;
pub mod play;
pub mod result;
mod safe;
pub mod sentences;
pub mod shot;
pub mod statistics;
pub mod terminal;
pub mod tournament;
pub mod versions;
pub mod window;

pub use names::{
    Named, SHORT_NAME, bonus_card_text, cut, florins, points, prestige_card_text, shortened,
};
pub use safe::{safe, safe_json, safe_path};
pub use sentences::Words;
