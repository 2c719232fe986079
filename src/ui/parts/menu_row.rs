//! A row of a menu, drawn and heard alike in all of them: a name, the keys that do the same,
//! and why it cannot be chosen now, if that is so.

use eframe::egui::{
    self, Align2, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::super::base::focus;
use super::super::base::theme::{Palette, face, size};
use super::widgets;
use words::window;

/// The width of a menu.
pub const WIDTH: f32 = 252.0;
/// The height of a row.
const HIGH: f32 = 27.0;
/// Beside its words.
const SIDE: f32 = 10.0;

/// A row of a menu.
#[derive(Debug)]
pub struct MenuRow<'a> {
    /// What is done.
    pub name: &'a str,
    /// The keys that do it, too.
    pub keys: Option<String>,
    /// What it does, in a sentence; nothing where the name says it.
    pub hint: &'a str,
    /// Why it cannot be chosen now: there is no other way to close it.
    pub hindered: Option<&'a str>,
}

impl MenuRow<'_> {
    /// Draws it as wide as there is room. Says whether it was chosen.
    pub fn show(self, ui: &mut Ui) -> bool {
        let palette = Palette::of(ui);
        let is_open = self.hindered.is_none();
        let wide = vec2(ui.available_width(), HIGH);
        let sense = match is_open {
            true => Sense::click(),
            false => Sense::hover(),
        };
        let (rect, response) = ui.allocate_exact_size(wide, sense);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, is_open, self.name));
        if let Some(why) = self.hindered {
            ui.ctx().accesskit_node_builder(response.id, |node| {
                node.set_description(why);
            });
        }
        let round = f32::from(size::ROUND_BUTTON);
        if is_open && (response.hovered() || response.has_focus()) {
            ui.painter().rect_filled(rect, round, palette.chosen);
        }
        focus::comes_by_keyboard(ui, &response);
        if response.has_focus() {
            let ring = Stroke::new(2.0, palette.accent);
            let inside = StrokeKind::Inside;
            ui.painter().rect_stroke(rect, round, ring, inside);
        }
        let (font, colour) = match is_open {
            true => (face::strong(13.5), palette.ink),
            false => (face::text(13.5), palette.weak),
        };
        let middle = rect.center().y;
        let mut room = rect.width() - 2.0 * SIDE;
        if let Some(keys) = &self.keys {
            let at = pos2(rect.right() - SIDE, middle);
            let right = Align2::RIGHT_CENTER;
            let font = face::text(12.0);
            let shown = widgets::paint_text(ui, at, right, keys, font, palette.weak, room);
            room -= shown.width() + 12.0;
        }
        let at = pos2(rect.left() + SIDE, middle);
        let left = Align2::LEFT_CENTER;
        widgets::paint_text(ui, at, left, self.name, font, colour, room);
        self.tell(&response);
        response.clicked()
    }

    /// The hint, and first why it is closed.
    fn tell(&self, response: &Response) {
        let said = match (self.hindered, self.hint) {
            (Some(why), "") => why.to_owned(),
            (Some(why), hint) => window::lines(why, hint),
            (None, "") => return,
            (None, hint) => hint.to_owned(),
        };
        // Beside the menu: the rows below it stay in sight.
        let mut told = egui::Tooltip::for_enabled(response);
        told.popup = told.popup.align(egui::RectAlign::LEFT_START);
        told.show(|ui| ui.label(said));
    }
}
