//! The ring around what has the keyboard, and scrolling that follows it.

use eframe::egui;
use eframe::egui::{CornerRadius, Rect, Response, Stroke, StrokeKind, Ui};

use super::theme::{Palette, size};

/// Whether something has just got the keyboard, and not by a click; then it comes into
/// sight, wherever it has been scrolled to.
pub fn comes_by_keyboard(ui: &Ui, response: &Response) -> bool {
    let comes = response.gained_focus() && !ui.input(|input| input.pointer.any_click());
    if comes && !ui.clip_rect().contains_rect(response.rect) {
        response.scroll_to_me(None);
    }
    comes
}

/// At the end of what scrolls: what has just got the keyboard in it, and not by a click, comes
/// into sight.
pub fn follow_keyboard(ui: &Ui) {
    let at = ui.scope_id().with("keyboard");
    let had = ui.data(|data| data.get_temp::<egui::Id>(at));
    let has = ui.memory(egui::Memory::focused);
    if has == had {
        return;
    }
    ui.data_mut(|data| match has {
        Some(has) => {
            data.insert_temp(at, has);
        }
        None => {
            data.remove::<egui::Id>(at);
        }
    });
    let clicks = ui.input(|input| input.pointer.any_click());
    let Some(response) = has.and_then(|has| ui.read_response(has)) else {
        return;
    };
    let is_here = response.layer_id == ui.layer_id() && ui.min_rect().intersects(response.rect);
    if is_here && !clicks && !ui.clip_rect().contains_rect(response.rect) {
        // At once: whoever types goes on.
        ui.scroll_to_rect_animation(response.rect, None, egui::style::ScrollAnimation::none());
    }
}

/// The ring around what has the keyboard, two points out.
pub fn focus_ring(ui: &Ui, rect: Rect) {
    let round = CornerRadius::same(size::ROUND_BUTTON + 3);
    let ring = Stroke::new(2.0, Palette::of(ui).accent);
    let rect = rect.expand(2.0);
    ui.painter()
        .rect_stroke(rect, round, ring, StrokeKind::Outside);
}
