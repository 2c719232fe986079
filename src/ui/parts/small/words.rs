//! A line of words from a point: in its own size if it fits, otherwise smaller or cut. Each
//! function returns where the words are.

use eframe::egui::{Align2, Color32, FontId, Pos2, Rect, Ui};

use crate::ui::base::text;
use crate::ui::base::theme::Palette;
use crate::ui::parts::widgets;

/// Paints words from the middle of their left edge.
pub fn left(ui: &Ui, at: Pos2, words: &str, style: (FontId, Color32), room: f32) -> Rect {
    text::paint(ui, at, Align2::LEFT_CENTER, words, style, room)
}

/// Paints words up to the middle of their right edge.
pub fn right(ui: &Ui, at: Pos2, words: &str, style: (FontId, Color32), room: f32) -> Rect {
    text::paint(ui, at, Align2::RIGHT_CENTER, words, style, room)
}

/// Paints words around a point.
pub fn centred(ui: &Ui, at: Pos2, words: &str, style: (FontId, Color32), room: f32) -> Rect {
    text::paint(ui, at, Align2::CENTER_CENTER, words, style, room)
}

/// Paints words in full, however little room there is.
pub fn whole(
    ui: &Ui,
    at: Pos2,
    anchor: Align2,
    words: impl ToString,
    (font, colour): (FontId, Color32),
) -> Rect {
    ui.painter().text(at, anchor, words, font, colour)
}

/// Paints the heading of a group, in small capitals, from the middle of its left edge.
pub fn caption(ui: &Ui, at: Pos2, words: &str, room: f32) -> Rect {
    let colour = Palette::of(ui).weak;
    let mut job = widgets::caption_job(words, colour);
    widgets::fit_caption(ui, &mut job, room);
    let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
    let rect = Align2::LEFT_CENTER.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, colour);
    rect
}
