//! A character on offer: portrait, effect, ladder of fields, value for the player.

use eframe::egui::{
    Align2, CornerRadius, EventFilter, Key, Rect, Role, Sense, Stroke, StrokeKind, Ui, Vec2,
    WidgetInfo, pos2, vec2,
};

use super::View;
use super::art::portrait;
use super::character_stand::{stands, taker};
use super::characters::may;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::base::{focus, icons, text};
use crate::ui::parts::small::hear;
use crate::ui::parts::{small, widgets};
use florence::mind::bot::Promise;
use florence::rules::Character;
use table::{Item, Seat};
use words::figures::grouped;
use words::fl;
use words::florence::{Named, characters as texts};

/// The size of a card in the smallest usual window; its contents grow with it.
pub(super) const CARD: Vec2 = vec2(219.0, 239.0);

/// The fields of every card except the Banker's.
pub(super) const FIELDS: f32 = 13.0;

/// What the player did with a card.
pub(super) enum Touched {
    Card,
    Field(u32),
    /// Moved up this many fields with the keyboard.
    Arrow(isize),
}

/// A card on offer.
pub(super) struct Card<'a> {
    pub(super) view: &'a View<'a>,
    pub(super) seat: Seat,
    pub(super) character: Character,
    pub(super) rect: Rect,
    /// The field that is proposed, if the card is selected.
    pub(super) proposed: Option<u32>,
    /// Whether a player at this screen is to act.
    pub(super) acts: bool,
    pub(super) brings: Option<Promise>,
    pub(super) is_good: bool,
    pub(super) has_foot: bool,
}

impl Card<'_> {
    pub(crate) fn show(&self, ui: &Ui, at: usize) -> Option<Touched> {
        let view = self.view;
        let game = view.game;
        let palette = Palette::of(ui);
        let rect = self.rect;
        let id = ui.scope_id().with(("character", at));
        let response = ui.interact(rect, id, Sense::click());
        let name = fl!(character_choose, character = self.character.id());
        let chosen = self.proposed.is_some();
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, chosen, &name));
        let is_offered = game.characters_on_offer().contains(self.character);
        let fill = match is_offered {
            true => palette.card,
            false => palette.paper,
        };
        let edge = match (chosen, response.hovered()) {
            (true, _) => Stroke::new(2.0, palette.accent),
            (false, true) => Stroke::new(1.0, palette.weak),
            (false, false) => Stroke::new(1.0, palette.line),
        };
        widgets::paint_card(ui, rect, fill, Stroke::new(1.0, palette.line));
        let grown = (rect.width() / CARD.x).min(rect.height() / CARD.y);
        let k = grown.clamp(0.78, 1.5);
        // From below: the value for the player, the ladder; the rest is portrait and words.
        let low = rect.height() < 178.0;
        let foot = match (self.has_foot, low) {
            (false, _) => 0.0,
            (true, true) => 30.0,
            (true, false) => (66.0 * k).round(),
        };
        let foot = rect.with_min_y(rect.bottom() - foot);
        let inner = rect.shrink2(vec2(9.0, 8.0)).with_max_y(foot.top() - 9.0);
        let ladder = match low {
            true => 44.0,
            false => (62.0 * k * k.max(1.0)).min(inner.height() * 0.42),
        };
        let (upper, ladder) = inner.split_top_bottom_at_y(inner.bottom() - ladder);
        self.upper(ui, upper, (k, is_offered));
        let touched = self.ladder(ui, ladder, is_offered);
        if self.has_foot {
            self.foot(ui, foot, (k, low));
        }
        let round = CornerRadius::same(size::ROUND_CARD);
        let kind = match chosen {
            true => StrokeKind::Outside,
            false => StrokeKind::Inside,
        };
        ui.painter().rect_stroke(rect, round, edge, kind);
        let mut arrow = 0;
        if response.has_focus() {
            focus::focus_ring(ui, rect);
            let filter = EventFilter {
                horizontal_arrows: true,
                ..EventFilter::default()
            };
            ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
            let presses = |key: Key| ui.input(|input| input.num_presses(key)).cast_signed();
            arrow = presses(Key::ArrowRight) - presses(Key::ArrowLeft);
        }
        let has_focus = response.gained_focus();
        let clicked = response.clicked();
        let told = fl!(
            character_told,
            character = self.character.id(),
            effect = texts::about(game, self.seat, self.character),
            stands = stands(view, self.character, usize::MAX)
        );
        response.on_hover_text(told);
        match touched {
            Some(touched) => Some(touched),
            None if clicked || (has_focus && !chosen) => Some(Touched::Card),
            None if arrow != 0 => Some(Touched::Arrow(arrow)),
            None => None,
        }
    }

    /// Draws the portrait, the name and the effect.
    fn upper(&self, ui: &Ui, rect: Rect, (k, is_offered): (f32, bool)) {
        let palette = Palette::of(ui);
        let game = self.view.game;
        let ratio = portrait::DRAWN.x / portrait::DRAWN.y;
        let high = (rect.width() * 0.42 / ratio)
            .min(rect.height() - 4.0)
            .max(28.0);
        let wide = high * ratio;
        let picture = Rect::from_min_size(rect.min, vec2(wide, high).round());
        let mut painter = ui.painter().clone();
        if !is_offered {
            painter.multiply_opacity(0.45);
        }
        portrait::paint(&painter, picture, ui.visuals().dark_mode, self.character);
        let left = picture.right() + 10.0;
        let room = rect.right() - left;
        let ink = if is_offered {
            palette.ink
        } else {
            palette.weak
        };
        let points = (21.0 * k).min(26.0);
        let name = self.character.name();
        let side = 17.0 * k.min(1.2);
        let line = rect.top() + points * 0.57;
        let square = small::around(pos2(left + side / 2.0, line), side);
        icons::paint(ui.painter(), square, self.character.into(), ink);
        let at = pos2(square.right() + 6.0, line);
        let room_of_name = rect.right() - at.x;
        let font = text::fitting(ui, name, face::display, [13.0, points], room_of_name);
        small::left(ui, at, name, (font, ink), room_of_name);
        // What it does, or who has it.
        let said = match is_offered {
            true => texts::effect(game, self.character),
            false => stands(self.view, self.character, 16),
        };
        let colour = if is_offered {
            palette.ink
        } else {
            palette.weak
        };
        let below = line + points * 0.62;
        // Longer texts get smaller before they are cut.
        let usual = (13.0 * k).min(15.5);
        let pitch = (16.0 * k).min(19.0);
        let lay = |size: f32| {
            let pitch = (pitch * size / usual).max(size + 1.0);
            let mut job = text::line(&said, face::text(size), colour);
            job.wrap.max_width = room;
            for section in &mut job.sections {
                section.format.line_height = Some(pitch);
            }
            let lines = ((rect.bottom() - below + 3.0) / pitch).floor().max(1.0);
            job.wrap.max_rows = (lines as usize).min(3);
            ui.fonts_mut(|fonts| fonts.layout_job(job))
        };
        let mut galley = lay(usual);
        for smaller in [12.0, 11.0, 10.5] {
            if galley.elided && smaller < usual {
                galley = lay(smaller);
            }
        }
        let end = below + galley.size().y + 6.0;
        ui.painter().galley(pos2(left, below), galley, colour);
        // With much room, whole sentences are added.
        let about = texts::about(game, self.seat, self.character);
        let mut job = text::line(&about, face::text(13.0), palette.weak);
        job.wrap.max_width = room;
        job.wrap.max_rows = usize::MAX;
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        if end + galley.size().y <= rect.bottom() {
            ui.painter().galley(pos2(left, end), galley, palette.weak);
        }
    }

    /// Draws the fields as a short ladder, in hundreds, with the markers on them.
    fn ladder(&self, ui: &Ui, rect: Rect, is_offered: bool) -> Option<Touched> {
        let palette = Palette::of(ui);
        let view = self.view;
        let [first, last] = self.character.fields();
        let fields: Vec<u32> = self.character.fields_from(first).collect();
        let wide = rect.width() / FIELDS;
        let marker = view
            .game
            .characters()
            .and_then(|now| now.marker(self.character));
        let taken = taker(view, self.character);
        let lies = marker.or(taken);
        let side = (wide + 1.0).min(17.0).min(rect.height() * 0.3);
        let base = 24.0_f32.min(rect.height() * 0.45);
        let rise = (rect.height() - side - 3.0 - base) / (FIELDS - 1.0);
        let rise = rise.clamp(0.3, 2.4 * (rect.width() / CARD.x).clamp(1.0, 1.8));
        let steep = if last < 1000 { rise * 1.7 } else { rise };
        let hides = view.words.hides_money();
        let mut touched = None;
        for (at, &field) in fields.iter().enumerate() {
            let left = rect.left() + at as f32 * wide;
            let top = rect.bottom() - base - at as f32 * steep;
            let step = Rect::from_x_y_ranges(left + 0.7..=left + wide - 0.7, top..=rect.bottom());
            let is_now = lies.is_some_and(|(_, bid)| bid == field);
            let is_done = lies.is_some_and(|(_, bid)| field <= bid);
            let is_next = self.proposed == Some(field) && is_offered && self.acts;
            let can = is_offered && may(view, self.seat, self.character, field);
            // The possible fields must not reveal hidden money.
            let possible = self.acts && (can || hides && is_offered && !is_done);
            let id = ui.scope_id().with(("field", self.character.index(), field));
            let place = step.with_min_y(rect.top());
            let response = ui.interact(place, id, Sense::CLICK);
            let name = fl!(
                character_field,
                character = self.character.id(),
                price = grouped(field)
            );
            response.widget_info(|| WidgetInfo::labeled(Role::Button, possible, &name));
            if possible && response.clicked() {
                touched = Some(Touched::Field(field));
            }
            let mut fill = match (is_next, is_done) {
                (true, _) => palette.halo,
                (_, true) => palette.chosen,
                _ => palette.sunk,
            };
            if possible && response.hovered() {
                fill = palette.chosen;
            }
            let edge = match (is_next, is_done) {
                (true, _) => palette.accent,
                (_, true) => palette.gold,
                _ => palette.line,
            };
            let mut painter = ui.painter().clone();
            if !(possible || is_done || hides || !self.acts) || !is_offered && !is_done {
                painter.multiply_opacity(0.45);
            }
            let round = CornerRadius::same(2);
            painter.rect_filled(step, round, fill);
            painter.rect_filled(step.with_max_y(step.top() + 3.0), round, edge);
            if is_next {
                let line = Stroke::new(1.8, palette.accent);
                painter.rect_stroke(step, round, line, StrokeKind::Middle);
            }
            let points = (wide * 0.75).clamp(8.5, 13.5);
            let (font, colour) = match (is_next, is_now) {
                (true, _) => (face::strong(points), palette.accent),
                (_, true) => (face::strong(points), palette.ink),
                _ => (face::text(points), palette.weak),
            };
            let at = pos2(step.center().x, rect.bottom() - base * 0.42);
            painter.text(at, Align2::CENTER_CENTER, field / 100, font, colour);
            let above = small::around(pos2(step.center().x, step.top() - 2.0 - side / 2.0), side);
            if let Some((seat, _)) = lies.filter(|_| is_now) {
                icons::paint_seat(ui.painter(), above, seat, palette);
            }
            if is_next {
                icons::paint_ghost_seat(ui.painter(), above, self.seat, palette);
            }
        }
        if last < 1000 {
            let left = rect.left() + fields.len() as f32 * wide + 8.0;
            let at = pos2(left, rect.bottom() - base * 0.42);
            let said = fl!(character_hundreds);
            let room = rect.right() - left;
            let font = text::fitting(ui, said, face::text, [10.0, 12.5], room);
            small::left(ui, at, said, (font, palette.weak), room);
        }
        touched
    }

    /// Draws the value for the player to act, and why.
    fn foot(&self, ui: &Ui, rect: Rect, (k, low): (f32, bool)) {
        let palette = Palette::of(ui);
        let round = CornerRadius {
            sw: size::ROUND_CARD,
            se: size::ROUND_CARD,
            ..CornerRadius::ZERO
        };
        let (fill, ink) = match self.is_good {
            true => (palette.right_ground, palette.right),
            false => (palette.sunk, palette.ink),
        };
        let painter = ui.painter();
        painter.rect_filled(rect.shrink2(vec2(1.0, 0.0)), round, fill);
        let line = Stroke::new(1.0, palette.line);
        painter.hline(rect.x_range(), rect.top(), line);
        let inner = rect.shrink2(vec2(11.0, 4.0));
        let Some(brings) = self.brings else {
            let thinks = fl!(character_thinking);
            let style = (face::text(12.5), palette.weak);
            small::left(ui, inner.left_center(), thinks, style, inner.width());
            return;
        };
        let game = self.view.game;
        let unknown = texts::is_unknown(game, self.seat, self.character);
        let figure = match unknown {
            true => fl!(character_brings_unknown).to_owned(),
            false => texts::figure(brings.points),
        };
        let font = face::display(if low { 16.0 } else { (20.0 * k).min(24.0) });
        let at = inner.right_center();
        let drawn = small::right(ui, at, &figure, (font, ink), inner.width());
        let reason = texts::reason(self.view.game, self.seat, self.character);
        let left = inner.with_max_x(drawn.left() - 8.0);
        let font = match low {
            true => text::fitting(ui, &reason, face::text, [10.5, 13.0], left.width()),
            false => face::text((13.0 * k).clamp(12.0, 15.0)),
        };
        let mut job = text::line(&reason, font, palette.ink);
        job.wrap.max_width = left.width();
        job.wrap.max_rows = if low { 1 } else { 2 };
        for section in &mut job.sections {
            section.format.line_height = Some((16.0 * k).clamp(14.0, 18.0));
        }
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        if low {
            let at = pos2(left.left(), left.center().y - galley.size().y / 2.0);
            painter.galley(at, galley, palette.ink);
        } else {
            let usual = fl!(character_would_bring).to_owned();
            let worth = brings.worth_up_to.filter(|_| !unknown);
            let worth = worth.map(|price| fl!(character_would_bring_up_to, price = grouped(price)));
            let caption = |ui: &Ui, said: &str| {
                let job = widgets::caption_job(said, palette.weak);
                ui.fonts_mut(|fonts| fonts.layout_job(job))
            };
            let worth = worth.map(|said| caption(ui, &said));
            let worth = worth.filter(|said| said.size().x <= left.width());
            let caption = worth.unwrap_or_else(|| caption(ui, &usual));
            let whole = caption.size().y + 2.0 + galley.size().y;
            let top = left.center().y - whole / 2.0;
            let at = pos2(left.left(), top);
            let below = top + caption.size().y + 2.0;
            painter.galley(at, caption, palette.weak);
            painter.galley(pos2(left.left(), below), galley, palette.ink);
        }
        let told = fl!(
            character_brings_told,
            character = self.character.id(),
            name = self.view.words.seat(self.seat),
            points = &figure,
            reason = &reason
        );
        hear(ui, rect, ("brings", self.character.index()), &told);
    }
}
