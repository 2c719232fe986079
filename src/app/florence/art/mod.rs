//! What the things of this game look like, drawn from flat shapes: tiles, boards,
//! piles, cards, seals. Light falls from the upper left. Nothing here knows a rule.

pub mod board;
pub mod cells;
pub mod colours;
pub mod glyphs;
pub mod land;
pub mod palazzo;
pub mod tile;

/// Type, until the window's own is there.
pub(crate) mod face {
    use eframe::egui::FontId;

    pub(crate) fn strong(points: f32) -> FontId {
        FontId::proportional(points)
    }
}
