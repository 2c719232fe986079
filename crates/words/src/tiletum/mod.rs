//! The words of Tiletum: names of goods, tiles and spaces, and sentences about decisions,
//! chance, events and refusals. The messages are in `assets/lang`.

pub mod advice;
mod buttons;
mod events;
pub mod names;
pub mod notation;
pub mod record;
mod refusals;
pub mod report;
pub mod rulebook;
mod sentences;

pub use sentences::{Words, price_of};
