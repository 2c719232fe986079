//! What the things of this game look like, drawn from flat shapes: tiles, boards,
//! piles, cards, seals. Light falls from the upper left. Nothing here knows a rule.

pub mod board;
pub mod cells;
pub mod colours;
pub mod glyphs;
pub mod land;
pub mod palazzo;
pub mod tile;

pub(crate) use crate::app::shell::theme::face;
