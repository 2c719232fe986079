//! Backgrounds, and the lines between things.

use eframe::egui::{Color32, CornerRadius, Rangef, Rect, Stroke, StrokeKind, Ui};

use crate::ui::base::theme::Palette;
use crate::ui::parts::widgets;

/// Paints a card with a thin edge.
pub fn card(ui: &Ui, rect: Rect) {
    let palette = Palette::of(ui);
    widgets::paint_card(ui, rect, palette.card, Stroke::new(1.0, palette.line));
}

/// Paints a box with a thin edge inside it.
pub fn boxed(ui: &Ui, rect: Rect, round: impl Into<CornerRadius>, fill: Color32, edge: Color32) {
    let edge = Stroke::new(1.0, edge);
    ui.painter()
        .rect(rect, round, fill, edge, StrokeKind::Inside);
}

/// Draws the thin line between things above each other.
pub fn hair(ui: &Ui, x: impl Into<Rangef>, y: f32) {
    across(ui, x, y, Palette::of(ui).hair);
}

/// Draws a thin line from left to right.
pub fn across(ui: &Ui, x: impl Into<Rangef>, y: f32, colour: Color32) {
    ui.painter().hline(x, y, Stroke::new(1.0, colour));
}

/// Draws a thin line from top to bottom.
pub fn down(ui: &Ui, x: f32, y: impl Into<Rangef>, colour: Color32) {
    ui.painter().vline(x, y, Stroke::new(1.0, colour));
}
