//! What F1 explains on this table, from `words::tiletum::rulebook`.

use eframe::egui::{Rect, Response, Ui};

use crate::ui::base::explain::explains_at;
use words::tiletum::rulebook::{Subject as _, Topic};

/// Makes F1 over this rect explain it.
pub fn about(ui: &Ui, rect: Rect, of: impl Into<Topic>) {
    explains_at(ui.ctx(), rect, None, of.into().id());
}

/// Makes F1 explain it over this widget, and when the widget has the keyboard.
pub fn about_this(response: &Response, of: impl Into<Topic>) {
    explains_at(
        &response.ctx,
        response.rect,
        Some(response.id),
        of.into().id(),
    );
}
