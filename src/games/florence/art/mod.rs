//! The look of this game's components, drawn from flat shapes: tiles, boards, piles, cards,
//! seals. Light falls from the upper left. Nothing here depends on the rules.

use std::sync::Arc;

use eframe::egui::{Color32, FontId, Galley, Painter, Rect, Shadow};

pub mod board;
pub mod cards;
pub mod cells;
pub mod coin;
pub mod colours;
pub mod curtain;
pub mod glyphs;
pub mod land;
pub mod name_plate;
pub mod palazzo;
pub mod pile;
pub mod portrait;
pub mod seal;
pub mod skyline;
pub mod tile;

/// Lays out a text in the largest of these sizes that fits, the first being the largest; if
/// even the smallest does not fit, the text ends with an ellipsis.
fn fitted(
    painter: &Painter,
    text: &str,
    font: fn(f32) -> FontId,
    [most, least]: [f32; 2],
    room: f32,
) -> Arc<Galley> {
    let mut size = most;
    loop {
        let galley = painter.layout_no_wrap(text.to_owned(), font(size), Color32::PLACEHOLDER);
        if galley.size().x <= room {
            return galley;
        }
        if size <= least {
            break;
        }
        size = (size - 0.5).max(least);
    }
    let mut job = eframe::egui::text::LayoutJob::simple_singleline(
        text.to_owned(),
        font(least),
        Color32::PLACEHOLDER,
    );
    job.wrap = eframe::egui::text::TextWrapping::truncate_at_width(room);
    painter.layout_job(job)
}

/// Paints the soft shadow of a card with this offset and blur.
fn cast(painter: &Painter, rect: Rect, corner: u8, [down, blur]: [u8; 2]) {
    let dark = painter.ctx().global_style().visuals.dark_mode;
    let shadow = Shadow {
        offset: [0, down.cast_signed()],
        blur,
        spread: 0,
        color: colours::Colours::palette(dark).shadow,
    };
    painter.add(shadow.as_shape(rect, corner));
}
