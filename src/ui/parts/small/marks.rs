//! Small pictures in a square: icons and the markers of seats.

use eframe::egui::{Color32, Pos2, Rect, Ui, Vec2, pos2};

use crate::ui::base::icons;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::Palette;
use table::Seat;

/// Returns a square around a point.
#[must_use]
pub fn around(middle: Pos2, side: f32) -> Rect {
    Rect::from_center_size(middle, Vec2::splat(side))
}

/// Returns a square from its left edge, centred at this height.
#[must_use]
pub fn square(left: f32, middle: f32, side: f32) -> Rect {
    Rect::from_min_size(pos2(left, middle - side / 2.0), Vec2::splat(side))
}

/// Paints an icon around a point.
pub fn icon(ui: &Ui, middle: Pos2, side: f32, icon: Icon, colour: Color32) {
    icons::paint(ui.painter(), around(middle, side), icon, colour);
}

/// Paints the marker of a seat around a point.
pub fn seat(ui: &Ui, middle: Pos2, side: f32, seat: Seat) {
    icons::paint_seat(ui.painter(), around(middle, side), seat, Palette::of(ui));
}
