//! The ring around the focused widget, and scrolling that follows it.

use eframe::egui;
use eframe::egui::{CornerRadius, Key, Modifiers, Rect, Response, Stroke, StrokeKind, Ui, vec2};

use super::panel_keys::PanelKey;
use super::theme::{Palette, size};
use words::fl;

/// Returns whether something has just got the keyboard other than by a click. It is then
/// scrolled into view.
pub fn comes_by_keyboard(ui: &Ui, response: &Response) -> bool {
    let comes = response.gained_focus() && !ui.input(|input| input.pointer.any_click());
    if comes && !ui.clip_rect().contains_rect(response.rect) {
        response.scroll_to_me(None);
    }
    comes
}

/// Scrolls the widget in this scroll area that has just got the keyboard into view, unless
/// it was clicked. Call it at the end of the area.
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
        // Without animation: a player who types continues at once.
        ui.scroll_to_rect_animation(response.rect, None, egui::style::ScrollAnimation::none());
    }
}

/// The keys that scroll an area that keeps the keyboard to itself, as the overview lists
/// them.
pub const SCROLL: PanelKey = PanelKey::new(
    &[Key::PageUp, Key::PageDown, Key::Home, Key::End],
    fl!(fn shelf_keys_written_pages),
    fl!(fn key_scroll),
);

/// How far an arrow key scrolls, in points.
const STEP: f32 = 40.0;
/// How much of the previous view stays visible when a page is turned, in points.
const OVERLAP: f32 = 24.0;

/// Scrolls an area that keeps the keyboard to itself: with Page Up, Page Down, Home and
/// End, and with the arrows as long as no widget reads them. While the player types in a
/// line, Home and End belong to the text.
pub fn scrolls_by_keys(ui: &Ui) {
    let layer = ui.memory(egui::Memory::top_modal_layer);
    let is_ours = layer == Some(ui.layer_id()) || layer.is_none();
    if !is_ours || egui::Popup::is_any_open(ui.ctx()) {
        return;
    }
    let types = ui.ctx().text_edit_focused();
    let is_free = types || ui.memory(|memory| memory.focused().is_none());
    let page = (ui.clip_rect().height() - OVERLAP).max(STEP);
    let all = f32::MAX / 4.0;
    let keys = [
        (Key::PageUp, page, true),
        (Key::PageDown, -page, true),
        (Key::Home, all, !types),
        (Key::End, -all, !types),
        (Key::ArrowUp, STEP, is_free),
        (Key::ArrowDown, -STEP, is_free),
    ];
    for (key, by, is_read) in keys {
        let pressed = || ui.input_mut(|input| input.consume_key(Modifiers::NONE, key));
        if is_read && pressed() {
            let at_once = egui::style::ScrollAnimation::none();
            ui.scroll_with_delta_animation(vec2(0.0, by), at_once);
        }
    }
}

/// Draws the ring around the focused widget, two points outside.
pub fn focus_ring(ui: &Ui, rect: Rect) {
    let round = CornerRadius::same(size::ROUND_BUTTON + 3);
    let ring = Stroke::new(2.0, Palette::of(ui).accent);
    let rect = rect.expand(2.0);
    ui.painter()
        .rect_stroke(rect, round, ring, StrokeKind::Outside);
}
