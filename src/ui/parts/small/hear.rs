//! Gives words to what is painted: for screen readers, and for pointers.

use eframe::egui::{AsIdSalt, Id, Rect, Response, Role, Sense, Ui, WidgetInfo};

use crate::ui::base::explain;
use crate::ui::parts::page;

/// Describes something painted to screen readers. `id` distinguishes it in its part of the
/// page.
pub fn hear(ui: &Ui, rect: Rect, id: impl AsIdSalt, told: &str) -> Response {
    label(ui, rect, ui.scope_id().with(id), told)
}

/// Does the same, distinguished by its position among what is drawn.
pub fn hear_next(ui: &mut Ui, rect: Rect, told: &str) -> Response {
    let id = page::next_id(ui);
    label(ui, rect, id, told)
}

/// Describes something painted to screen readers and, as a tooltip, to pointers.
pub fn tell(ui: &Ui, rect: Rect, id: impl AsIdSalt, told: &str) {
    hear(ui, rect, id, told).on_hover_text(told);
}

/// Does the same, distinguished by its position among what is drawn.
pub fn tell_next(ui: &mut Ui, rect: Rect, told: &str) {
    hear_next(ui, rect, told).on_hover_text(told);
}

fn label(ui: &Ui, rect: Rect, id: Id, told: &str) -> Response {
    let response = ui.interact(rect, id, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, told));
    explain::says(&response, told);
    response
}
