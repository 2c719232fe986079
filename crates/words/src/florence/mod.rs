//! The words of The Princes of Florence: names of components, sentences about facts and
//! events, and the notation for typing decisions.

pub mod advice;
pub mod alone;
pub mod board;
pub mod characters;
pub mod corrections;
pub mod editors;
pub mod endings;
pub mod house_rules;
pub mod joined;
pub mod log;
pub mod names;
pub mod notation;
pub mod planning;
pub mod play;
pub mod record;
mod refusals;
pub mod report;
pub mod result;
pub mod round_end;
pub mod rulebook;
pub mod sentences;
pub mod statistics;
pub mod terminal;
pub mod tournament;
pub mod whereabouts;
pub mod window;

pub use names::{
    Named, SHORT_NAME, bonus_card_text, cut, florins, points, prestige_card_text, shortened,
};
pub use refusals::edition_text;
pub use sentences::Words;
