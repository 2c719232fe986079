//! The columns of the players side by side. If they do not fit, names lead to the hidden
//! ones, and the names stay above what is scrolled.
//!
//! By name: `Show Anna` for each column if not all fit.

use eframe::egui::{self, CentralPanel, Frame, Rect, ScrollArea, Sense, Stroke, Ui, pos2, vec2};

use super::form::{Form, Page};
use crate::ui::base::text;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::page;
use crate::ui::parts::widgets::Press;
use words::fl;
use words::text::shortened;

/// The gaps between the columns and the margins around them, in points.
const BETWEEN: f32 = 10.0;
/// The greatest width of a column.
const MOST: f32 = 460.0;
/// The height of the names that stay visible, and how far a page is scrolled then.
const NAMES: f32 = 26.0;
const SCROLLED: f32 = 34.0;

impl<S: Form> Page<S> {
    /// Draws the columns, each at least this wide and, for its width, at least this high; all
    /// in points. `draw` gets their places.
    pub fn side_by_side(
        &mut self,
        ui: &mut Ui,
        least: f32,
        least_height: impl Fn(f32) -> f32,
        draw: impl FnOnce(&mut Self, &mut Ui, &[Rect]),
    ) {
        let frame = Frame::new().fill(Palette::of(ui).desk);
        CentralPanel::no_frame().frame(frame).show(ui, |ui| {
            let count = self.typed.players();
            let wide = ui.available_width() - BETWEEN;
            let fit = (wide / (least + BETWEEN)).floor().clamp(1.0, count as f32);
            let width = (wide / fit - BETWEEN).clamp(least, MOST).floor();
            let whole = fit * (width + BETWEEN) - BETWEEN;
            let fit = fit as usize;
            self.first = self.first.min(count - fit);
            let is_choosing = fit < count && self.choose_columns(ui, fit);
            let first = self.first;
            let room = ui.available_size();
            let height = (room.y - 2.0 * BETWEEN).max(least_height(width));
            let area = ScrollArea::vertical().id_salt("columns").auto_shrink(false);
            let mut columns = Vec::new();
            let shown = area.show(ui, |ui| {
                let size = vec2(room.x, height + 2.0 * BETWEEN);
                let (all, _) = ui.allocate_exact_size(size, Sense::hover());
                let left = (all.center().x - whole / 2.0).round();
                let left = left - first as f32 * (width + BETWEEN);
                let rect = |at: usize| {
                    let left = left + at as f32 * (width + BETWEEN);
                    let top = all.top() + 9.0;
                    Rect::from_min_size(pos2(left, top), vec2(width, height))
                };
                columns.extend((0..count).map(rect));
                draw(self, ui, &columns);
                self.go = self.called.take();
            });
            if shown.state.clamped_offset().y > SCROLLED {
                self.names(ui, shown.inner_rect, &columns);
            }
            if fit < count && !is_choosing {
                self.follow_keyboard(ui, fit, &columns);
            }
        });
    }

    /// Draws the names that lead to the columns, with the visible ones marked. Returns whether
    /// the keyboard is on one of them.
    fn choose_columns(&mut self, ui: &mut Ui, fit: usize) -> bool {
        let mut is_here = false;
        let mut chosen = None;
        ui.add_space(6.0);
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 6.0;
            ui.add_space(BETWEEN);
            for at in 0..self.typed.players() {
                let player = self.typed.name(at);
                let text = shortened(&player);
                let name = fl!(sheet_show_column, player = player);
                let in_sight = (self.first..self.first + fit).contains(&at);
                let button = Press::new(&text).small().chosen(in_sight).name(&name);
                let response = ui.add(button);
                is_here |= response.has_focus();
                if response.clicked() {
                    chosen = Some(at);
                }
            }
        });
        if let Some(at) = chosen {
            self.show_column(ui, at, fit);
        }
        is_here
    }

    /// Scrolls a column into view.
    fn show_column(&mut self, ui: &Ui, at: usize, fit: usize) {
        let first = self.first.clamp((at + 1).saturating_sub(fit), at);
        if first != self.first {
            self.first = first;
            ui.ctx().request_repaint();
        }
    }

    /// Scrolls the column with the keyboard into view.
    fn follow_keyboard(&mut self, ui: &Ui, fit: usize, columns: &[Rect]) {
        let focused = ui.memory(|memory| memory.focused());
        let focused = focused.and_then(|id| ui.ctx().read_response(id));
        let Some(at) = focused.map(|response| response.rect.center()) else {
            return;
        };
        if let Some(at) = columns.iter().position(|column| column.contains(at)) {
            self.show_column(ui, at, fit);
        }
    }

    /// Draws the players' names above what was scrolled.
    fn names(&self, ui: &Ui, room: Rect, columns: &[Rect]) {
        let palette = Palette::of(ui);
        let line = room.with_max_y(room.top() + NAMES);
        let painter = ui.painter().with_clip_rect(line);
        painter.rect_filled(line, 0.0, palette.desk);
        for (at, column) in columns.iter().enumerate() {
            let place = Rect::from_x_y_ranges(column.x_range(), line.y_range());
            let colour = self.typed.colour(at);
            let ribbon = place.with_max_y(place.top() + 3.0);
            painter.rect_filled(ribbon, 0.0, palette.players[colour]);
            let marker = place.left_center() + vec2(14.0, 1.0);
            page::paint_marker(&painter, marker, 13.0, colour, palette);
            let name = self.typed.name(at);
            let room = place.width() - 32.0;
            let font = text::fitting(ui, &name, face::display, [12.0, 16.0], room);
            let at = place.left_center() + vec2(26.0, 1.0);
            let mut job = text::line(&name, font, palette.ink);
            job.wrap = egui::text::TextWrapping::truncate_at_width(room);
            let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
            let at = at - vec2(0.0, galley.size().y / 2.0);
            painter.galley(at, galley, palette.ink);
        }
        painter.hline(
            line.x_range(),
            line.bottom() - 0.5,
            Stroke::new(1.0, palette.line),
        );
    }
}
