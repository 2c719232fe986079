//! The quiet mark in the header that says whether everything is saved: a check if it is,
//! dots while it is being saved, a warning if it is not.
//!
//! By name: `Saved`, `Saving…`, `Not saved`.

use eframe::egui::{Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::super::base::icons;
use super::super::base::icons::Icon;
use super::super::base::theme::{Palette, size};
use super::super::session::open_table::InFile;
use words::{fl, window};

/// Draws the mark, always with the same width, so that nothing moves.
pub fn show(ui: &mut Ui, revision: u64, file: &InFile) {
    let palette = Palette::of(ui);
    let wide = vec2(size::SAVED_MARK, size::TOUCH);
    let (rect, mark) = ui.allocate_exact_size(wide, Sense::hover());
    let sign = Rect::from_center_size(rect.center(), Vec2::splat(14.0));
    let name = if file.saved == revision {
        icons::paint(ui.painter(), sign, Icon::Check, palette.weak);
        fl!(saved)
    } else if file.trouble.is_some() {
        icons::paint(ui.painter(), sign, Icon::Warn, palette.wrong);
        fl!(not_saved)
    } else {
        for at in [-5.0, 0.0, 5.0] {
            let dot = rect.center() + vec2(at, 0.0);
            ui.painter().circle_filled(dot, 1.6, palette.weak);
        }
        fl!(saving)
    };
    mark.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    let hint = window::saved_hint(file.path.as_deref());
    mark.on_hover_text(window::hint(name, &hint));
}
