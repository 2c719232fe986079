//! The words of The Prince: names of its cards, and sentences about decisions, events and
//! refusals. The messages are in `assets/lang`.

pub mod advice;
mod buttons;
mod events;
pub mod names;
pub mod notation;
mod parts;
pub mod record;
mod refusals;
pub mod report;
pub mod rulebook;
mod sentences;
pub mod terminal;

pub use refusals::edition_text;
pub use rulebook::rule_text;
pub use sentences::Words;
