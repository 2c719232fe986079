//! Takes the place of the current action once the table has stopped before the end: says
//! so, and how to continue.
//!
//! Buttons: `Continue` resumes the game.

use eframe::egui::{Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::super::Intent;
use super::super::base::text;
use super::super::base::theme::{Palette, face, size};
use super::super::parts::now_block::{block, inside};
use super::super::parts::widgets::Press;
use super::super::session::commands;
use words::fl;

/// The width of the button.
const BUTTON: f32 = 150.0;

/// Draws it. Returns what the player wants.
pub fn now(ui: &mut Ui) -> Option<Intent> {
    let palette = Palette::of(ui);
    let rect = ui.max_rect();
    block(ui, rect, false);
    let inner = rect.shrink2(vec2(18.0, 8.0));
    let (said, button) = inner.split_left_right_at_x(inner.right() - BUTTON);
    let room = said.width() - 12.0;
    let (heading, line) = (fl!(table_stopped), fl!(table_stopped_counts));
    let font = text::fitting(ui, heading, face::display, [13.0, 24.0], room);
    let left = eframe::egui::Align2::LEFT_CENTER;
    let at = pos2(said.left(), said.center().y - 13.0);
    text::paint(ui, at, left, heading, (font, palette.ink), room);
    let font = text::fitting(ui, line, face::text, [10.5, 13.0], room);
    let at = pos2(said.left(), said.center().y + 15.0);
    text::paint(ui, at, left, line, (font, palette.weak), room);
    let told = ui.interact(said, ui.scope_id().with("stopped"), Sense::hover());
    let name = format!("{heading} {line}");
    told.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
    let high = size::GREAT_BUTTON.min(button.height());
    let place = Rect::from_center_size(button.center(), vec2(BUTTON, high));
    let on = Press::new(fl!(go_on_after_stop)).great();
    let on = inside(ui, place, |ui| ui.add(on.at_least(place.size())));
    on.clicked().then_some(Intent::Do(commands::STOP_HERE.id))
}
