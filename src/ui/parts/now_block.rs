//! Common parts of the place where every game shows the current action and whose turn it
//! is.

use eframe::egui::{
    Align, Align2, CornerRadius, Layout, Rect, Stroke, StrokeKind, Ui, UiBuilder, Vec2, pos2,
};

use super::super::base::theme::{Palette, face, size};
use super::super::base::{icons, text};
use super::widgets;
use table::Seat;

/// Draws content in a place of its own, from left to right.
pub fn inside<R>(ui: &mut Ui, rect: Rect, content: impl FnOnce(&mut Ui) -> R) -> R {
    let layout = Layout::left_to_right(Align::Center);
    let builder = UiBuilder::new().max_rect(rect).layout(layout);
    content(&mut ui.new_child(builder))
}

/// Draws the background of a part, with the accent around it if someone at the window has
/// to decide.
pub fn block(ui: &Ui, rect: Rect, is_next: bool) {
    let palette = Palette::of(ui);
    if is_next {
        let round = CornerRadius::same(size::ROUND_CARD);
        let edge = Stroke::new(1.5, palette.accent);
        let painter = ui.painter();
        painter.rect(rect, round, palette.halo, edge, StrokeKind::Inside);
    } else {
        let edge = Stroke::new(1.0, palette.line);
        widgets::paint_card(ui, rect, palette.card, edge);
    }
}

/// Draws the marker of a seat above its name, in the middle of a column.
pub fn who(ui: &Ui, rect: Rect, seat: Seat, name: &str) {
    let palette = Palette::of(ui);
    let marker = pos2(rect.center().x, rect.center().y - 15.0);
    let marker = Rect::from_center_size(marker, Vec2::splat(28.0));
    icons::paint_seat(ui.painter(), marker, seat, palette);
    let font = text::fitting(ui, name, face::display, [13.0, 24.0], rect.width());
    let at = pos2(rect.center().x, rect.center().y + 17.0);
    let style = (font, palette.ink);
    text::paint(ui, at, Align2::CENTER_CENTER, name, style, rect.width());
}
