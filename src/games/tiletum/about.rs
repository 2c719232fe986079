//! What F1 explains on this table, as `words::tiletum::rulebook` says it.

use eframe::egui::{Rect, Response, Ui};

use crate::ui::base::explain::explains_at;
use words::tiletum::rulebook::{Subject as _, Topic};

/// F1 over this rect explains it.
pub fn about(ui: &Ui, rect: Rect, of: impl Into<Topic>) {
    explains_at(ui.ctx(), rect, None, of.into().id());
}

/// F1 explains it over this, and where this has the keyboard.
pub fn about_this(response: &Response, of: impl Into<Topic>) {
    explains_at(
        &response.ctx,
        response.rect,
        Some(response.id),
        of.into().id(),
    );
}
