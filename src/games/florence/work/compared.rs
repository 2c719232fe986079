//! All works that may be in hand side by side, as bars against the minimum.

use eframe::egui::{
    Align, Id, Layout, Rect, RichText, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2,
};

use super::super::View;
use super::{Held, Names, ROW, Row, WorkValuePanel, inside, princess};
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, text};
use crate::ui::parts::small::hear;
use crate::ui::parts::{page, small, widgets};
use florence::{Character, Profession};
use table::Seat;
use words::fl;
use words::florence::{Named, board, planning};

impl WorkValuePanel {
    /// Draws all works that may be in hand, as bars against the minimum.
    pub(super) fn compare(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (rect, seat): (Rect, Seat),
        rows: &[Row],
        names: &Names,
    ) {
        let minimum = view.game.minimum();
        let rect = rect.shrink2(vec2(14.0, 7.0));
        let (head, list) = rect.split_top_bottom_at_y(rect.top() + 26.0);
        let mut row = page::row(ui, head, "comparison");
        let whose = view.words.with_names_of(14).seat(seat);
        let is_seen = rows.first().is_none_or(|row| row.held == Held::Known);
        let heading = match is_seen {
            true => fl!(compare_in_hand_of, player = &whose),
            false => fl!(compare_may_be_held_by, player = &whose),
        };
        let caption = widgets::caption(&mut row, &heading);
        let whose = fl!(work_values_of, player = &view.words.seat(seat));
        caption.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whose));
        row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if self.completes.is_none() {
                self.all_button(ui);
            }
            // What the line through all bars means.
            let font = face::strong(12.5);
            let needed = fl!(minimum_flag, value = minimum);
            if text::width(ui, &needed, font.clone()) <= ui.available_width() {
                let ink = Palette::of(ui).right;
                ui.label(RichText::new(&needed).font(font).color(ink));
            }
            let with = fl!(each_with_bonus);
            let room = ui.available_width();
            if !self.bonus.is_empty() && text::width(ui, with, face::text(12.5)) <= room {
                ui.label(RichText::new(with).font(face::text(12.5)).weak());
            }
        });
        let shown = self.chosen_row(rows).map(|row| row.card);
        let best = rows.iter().map(|row| row.imagined.total()).max();
        let princess = princess(view, seat).map(|value| value.total());
        let most = best.max(princess).unwrap_or(0).max(minimum) + 2;
        let is_lady = self.lady(view, seat).is_some();
        let groups = rows.iter().any(|row| row.held != rows[0].held);
        let mut inside = inside(ui, list);
        let area = ScrollArea::vertical().id_salt("comparison");
        area.auto_shrink(false).show(&mut inside, |ui| {
            ui.spacing_mut().item_spacing.y = 1.0;
            let [least, most_high] = ROW;
            let number = rows.len() + usize::from(princess.is_some());
            let height = list.height() / (number + 3).max(1) as f32;
            let height = (height - 1.0).clamp(least, most_high).floor();
            let doing = self.completes.is_some();
            let mut group = None;
            if number as f32 * (height + 1.0) > list.height() {
                // The numbers are left of the scroll bar.
                ui.set_max_width(ui.available_width() - 12.0);
            }
            if let Some(total) = princess {
                let row = Compared {
                    id: Character::Princess.name(),
                    icon: Character::Princess.into(),
                    text: Character::Princess.name(),
                    name: self.name_of_princess().to_owned(),
                    hint: fl!(work_princess_no_bonus),
                    is_sure: true,
                    now: total,
                    total,
                };
                if compared(ui, &row, (minimum, most), (is_lady, true, height)) {
                    self.is_of_princess = true;
                    self.prestige = 0;
                }
            }
            // What is chosen by a key, or first, is in sight.
            let was = Id::unique(("work-in-sight", seat));
            let before = ui.data(|data| data.get_temp::<Option<Profession>>(was));
            let comes = shown.is_some() && before != Some(shown);
            ui.data_mut(|data| data.insert_temp(was, shown));
            for row in rows {
                if groups && group != Some(row.held) {
                    group = Some(row.held);
                    ui.label(RichText::new(row.held.heading()).weak().small());
                }
                let is_shown = !is_lady && shown == Some(row.card);
                let may = !doing || row.held != Held::Not;
                let of_row = Compared {
                    id: row.card.name(),
                    icon: row.card.building().into(),
                    text: row.card.name(),
                    name: match may {
                        true => (names.work)(row.card),
                        false => fl!(work_of, card = row.card.id()),
                    },
                    hint: row.held.hint(),
                    is_sure: row.held == Held::Known,
                    now: row.now.total(),
                    total: row.imagined.total(),
                };
                let top = ui.cursor().top();
                let is_pressed = compared(ui, &of_row, (minimum, most), (is_shown, may, height));
                if is_shown && comes {
                    let place = ui.max_rect().with_min_y(top).with_max_y(top + height);
                    ui.scroll_to_rect(place, None);
                }
                if is_pressed {
                    self.work = Some(row.card);
                    self.is_of_princess = false;
                    self.prestige = 0;
                }
            }
        });
    }
}

/// A work in the comparison.
pub(super) struct Compared {
    id: &'static str,
    icon: Icon,
    text: &'static str,
    /// Its name.
    name: String,
    hint: &'static str,
    /// Whether it is known to be in hand.
    is_sure: bool,
    now: u16,
    /// The value with the assumptions.
    total: u16,
}

/// Draws one work of the comparison. Returns whether it was clicked.
pub(super) fn compared(
    ui: &mut Ui,
    row: &Compared,
    (minimum, most): (u16, u16),
    (is_shown, may, height): (bool, bool, f32),
) -> bool {
    let palette = Palette::of(ui);
    let wanted = vec2(ui.available_width(), height);
    let sense = if may { Sense::click() } else { Sense::hover() };
    let (rect, response) = ui.allocate_exact_size(wanted, sense);
    let enabled = ui.is_enabled() && may;
    response.widget_info(|| WidgetInfo::selected(Role::Button, enabled, is_shown, &row.name));
    let painter = ui.painter();
    if is_shown || may && response.hovered() {
        painter.rect_filled(rect, size::ROUND_KEY, palette.chosen);
    }
    if response.has_focus() {
        focus::focus_ring(ui, rect.shrink(2.0));
    }
    let total = row.total;
    let square = small::around(pos2(rect.left() + 9.0, rect.center().y), 15.0);
    let colour = if row.is_sure {
        palette.ink
    } else {
        palette.weak
    };
    icons::paint(painter, square, row.icon, colour);
    let font = if is_shown {
        face::strong(13.5)
    } else {
        face::text(13.5)
    };
    let at = pos2(square.right() + 8.0, rect.center().y);
    let text = row.text;
    small::left(ui, at, text, (font, colour), 104.0);
    let at = pos2(rect.right() - 2.0, rect.center().y);
    let now = row.now;
    let number = total.to_string();
    let (font, ink) = match (total == now, total < minimum) {
        (false, _) => (face::strong(14.0), palette.accent),
        (true, true) => (face::text(14.0), palette.weak),
        (true, false) => (face::strong(14.0), palette.ink),
    };
    small::right(ui, at, &number, (font, ink), 26.0);
    let track = Rect::from_x_y_ranges(
        square.right() + 116.0..=rect.right() - 30.0,
        rect.center().y - 6.0..=rect.center().y + 6.0,
    );
    let x = |points: u16| track.left() + track.width() * f32::from(points) / f32::from(most);
    if track.width() > 20.0 {
        painter.rect_filled(track, 6.0, palette.sunk);
        let fill = if is_shown { palette.gold } else { palette.line };
        if total > 0 {
            painter.rect_filled(track.with_max_x(x(total)), 6.0, fill);
        }
        let line = Stroke::new(2.0, palette.right);
        painter.vline(x(minimum), track.top() - 4.0..=track.bottom() + 4.0, line);
    }
    let told = || board::missing(total, minimum);
    let id = ("minimum", row.id);
    hear(ui, track, id, &told());
    let told = || {
        let number = planning::total(total, now);
        fl!(
            work_number_named,
            name = row.text,
            heading = fl!(points_total),
            number = number
        )
    };
    let at = rect.with_min_x(rect.right() - 28.0);
    let id = ("total", row.id);
    hear(ui, at, id, &told());
    let pressed = response.clicked();
    response.on_hover_text(row.hint);
    pressed
}
