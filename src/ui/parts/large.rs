//! Common parts of the screens for everyone: each screen fills a window and is readable
//! from four metres away. Sizes are for 1920 by 1080 points.

use eframe::egui::{Rect, Stroke, Ui, pos2, vec2};

use super::super::base::text;
use super::super::base::theme::{Palette, face};
use super::small;
use super::small::hear;
use table::{Game, Session};
use words::fl;

/// Paints the background of the available room. Returns the room and the scale of all
/// sizes.
pub fn ground(ui: &Ui) -> (Rect, f32) {
    let room = ui.available_rect_before_wrap();
    let scale = (room.width() / 1920.0).min(room.height() / 1080.0);
    ui.painter().rect_filled(room, 0.0, Palette::of(ui).desk);
    (room, scale.max(0.2))
}

/// Returns the remark that an earlier position is shown, so that nobody takes it for the
/// current one.
pub fn earlier<G: Game>(session: &Session<G>) -> Option<String> {
    let (entry, entries) = (session.cursor(), session.legal_len());
    (entry < entries).then(|| fl!(public_earlier, entry = entry, entries = entries))
}

/// Draws a header: the phase, and a text beside it. `edge` is the distance of the phase
/// from the edge, `part` its greatest share of the width; `right` and `lower` are the
/// offset of the text beside it, and `points` its size. Returns the rest, which is filled
/// from the right.
pub fn header(
    ui: &mut Ui,
    (rect, scale): (Rect, f32),
    (phase, beside): (&str, Option<String>),
    [edge, part, right, lower, points]: [f32; 5],
) -> Ui {
    let palette = Palette::of(ui);
    ui.painter().rect_filled(rect, 0.0, palette.paper);
    let line = Stroke::new(2.0 * scale, palette.line);
    ui.painter().hline(rect.x_range(), rect.bottom(), line);
    let at = pos2(rect.left() + edge * scale, rect.center().y);
    let room = rect.width() * part;
    let font = text::fitting(ui, phase, face::display, [30.0 * scale, 58.0 * scale], room);
    let shown = small::left(ui, at, phase, (font, palette.ink), room);
    hear(ui, shown, "phase", phase);
    if let Some(beside) = beside {
        let at = pos2(shown.right(), at.y) + vec2(right, lower) * scale;
        let style = (face::text(points * scale), palette.weak);
        let shown = small::left(ui, at, &beside, style, rect.width() * 0.2);
        hear(ui, shown, "beside_the_phase", &beside);
    }
    small::from_right(ui, rect.shrink2(vec2(edge, 6.0) * scale))
}
