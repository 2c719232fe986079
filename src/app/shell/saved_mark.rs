//! The quiet mark in the header that says whether what was entered is in its
//! file.
//!
//! By name: `Saved`, `Saving…`, `Not saved`.

use eframe::egui::{Align, Layout, RichText, Ui, vec2};

use super::state::InFile;
use super::theme::{Palette, size};
use crate::fl;
use crate::words::window;

/// Draws the mark, always as wide, so that nothing moves with it.
pub fn show(ui: &mut Ui, revision: u64, file: &InFile) {
    let palette = Palette::of(ui);
    let (text, colour) = if file.saved == revision {
        (fl!(saved), palette.weak)
    } else if file.trouble.is_some() {
        (fl!(not_saved), palette.wrong)
    } else {
        (fl!(saving), palette.weak)
    };
    let room = vec2(size::SAVED_MARK, size::TOUCH);
    let layout = Layout::left_to_right(Align::Center);
    ui.allocate_ui_with_layout(room, layout, |ui| {
        ui.set_min_size(room);
        let mark = ui.label(RichText::new(text).color(colour));
        mark.on_hover_text(window::saved_hint(file.path.as_deref()));
    });
}
