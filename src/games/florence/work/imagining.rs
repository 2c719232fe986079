//! The assumptions: what the work wants, what every work counts, and the hidden bonus
//! cards.

use eframe::egui::{
    self, Align, CornerRadius, Layout, Rect, RichText, Role, ScrollArea, Sense, Stroke, StrokeKind,
    Ui, Vec2, WidgetInfo, pos2, vec2,
};

use super::super::art::glyphs;
use super::super::{View, faces, keys, plan};
use super::{BONUS, CHIPS, Names, Row, WorkValuePanel, inside};
use crate::ui::base::focus;
use crate::ui::base::icons::Icon;
use crate::ui::base::theme::{Palette, face, size};
use crate::ui::parts::widgets::{KeyCap, Press};
use crate::ui::parts::{page, small, widgets};
use florence::mind::planner::{self, WhatIf};
use florence::{BonusCard, Landscape, Player, Profession, WorkValue};
use table::{Item, Seat, Set};
use words::fl;
use words::florence::names::said;
use words::florence::{Named, planning};

impl WorkValuePanel {
    pub(super) fn all_button(&mut self, ui: &mut Ui) {
        let name = fl!(work_all_professions);
        let button = Press::new(fl!(work_all_short)).small().name(name);
        if ui
            .add(button.chosen(self.all))
            .on_hover_text(name)
            .clicked()
        {
            self.all ^= true;
        }
    }

    /// Draws the possible assumptions: what the work wants and the player lacks, and what
    /// every work counts.
    pub(super) fn imagining(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (rect, seat): (Rect, Seat),
        card: Profession,
        (now, imagined): (&WorkValue, &WorkValue),
    ) {
        let game = view.game;
        let player = game.player(seat);
        let home = player.principality();
        let (real, total) = (now.total(), imagined.total());
        let bonus = self.bonus;
        let value = |what: &WhatIf| what.work_value(game, seat, card, bonus).total();
        let mut inside = inside(ui, rect);
        let ui = &mut inside;
        ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
        let mut changed = self.what_if;
        // If there is room for one line only, they are in one.
        let in_a_line = rect.height() < 2.0 * CHIPS[1];
        let chips = |ui: &mut Ui| {
            let caption = widgets::caption(ui, fl!(what_if_caption));
            if !self.what_if.is_nothing() {
                let things = planning::things(&self.what_if);
                let told =
                    planning::imagined(&view.words.seat(seat), &things, (card, [real, total]));
                caption.on_hover_text(&told);
            }
            let chip = |ui: &mut Ui, icon: Icon, thing: &str, text: &str, on: bool, then: u16| {
                let name = fl!(imagine_thing, thing = thing);
                let text = fl!(thing_and_total, thing = text, total = then);
                let press = Press::new(&text).small().name(&name);
                // In a single line, words take the room of the signs.
                let press = if in_a_line {
                    press.tight()
                } else {
                    press.icon(icon)
                };
                let more = then.saturating_sub(total);
                let effect = fl!(
                    imagine_effect,
                    thing = thing,
                    card = card.id(),
                    total = then,
                    more = more
                );
                let response = ui.add(press.chosen(on));
                let response = match on {
                    true => response,
                    false => response.on_hover_text(effect),
                };
                response.clicked()
            };
            let buildings = Set::only(card.building()).minus(home.buildings());
            for kind in buildings.union(self.what_if.buildings) {
                let mut then = self.what_if;
                let on = then.buildings.contains(kind);
                then.buildings = then.buildings.toggled(kind);
                let worth = if on { total } else { value(&then) };
                if chip(ui, kind.into(), kind.name(), kind.name(), on, worth) {
                    changed = then;
                }
            }
            for &kind in Landscape::ALL {
                let on = self.what_if.landscapes[kind.index()] > 0;
                let wanted = card.landscape() == kind && home.landscape_count(kind) == 0;
                if !(on || wanted) {
                    continue;
                }
                let mut then = self.what_if;
                then.landscapes[kind.index()] = u8::from(!on);
                let worth = if on { total } else { value(&then) };
                if chip(ui, kind.into(), kind.name(), kind.name(), on, worth) {
                    changed = then;
                }
            }
            let freedoms = Set::only(card.freedom()).minus(player.freedoms());
            for freedom in freedoms.union(self.what_if.freedoms) {
                let mut then = self.what_if;
                let on = then.freedoms.contains(freedom);
                then.freedoms = then.freedoms.toggled(freedom);
                let worth = if on { total } else { value(&then) };
                if chip(
                    ui,
                    freedom.into(),
                    freedom.name(),
                    &said(freedom),
                    on,
                    worth,
                ) {
                    changed = then;
                }
            }
            let words = planning::imagine_more().into_iter().zip(planning::more());
            let icons = [glyphs::JESTER, glyphs::BUILDER, Icon::Card, Icon::Work];
            for (at, ((name, text), icon)) in words.zip(icons).enumerate() {
                let mut then = self.what_if;
                let number = match at {
                    0 => &mut then.jesters,
                    1 => &mut then.builders,
                    2 => &mut then.cards,
                    _ => &mut then.works,
                };
                let on = *number > 0;
                *number = u8::from(!on);
                let worth = if on { total } else { value(&then) };
                // A builder or a work may be worth nothing here.
                if (on || worth != total) && chip(ui, icon, name, text, on, worth) {
                    changed = then;
                }
            }
            clear(ui, &mut changed);
        };
        if in_a_line {
            let area = ScrollArea::horizontal().id_salt("what if");
            area.show(ui, |ui| {
                // Those that do not fit stay whole; the line scrolls.
                ui.set_max_width(4.0 * rect.width());
                ui.horizontal(chips);
            });
        } else {
            ui.horizontal_wrapped(chips);
        }
        self.what_if = changed;
    }

    /// Draws the bonus cards, and next to them all works of the hand.
    pub(super) fn middle(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (rect, seat): (Rect, Seat),
        rows: &[Row],
        (names, player): (&Names, &Player),
    ) {
        let (known, unknown) = plan::bonus_cards(view, seat);
        let played = unknown.intersection(self.bonus);
        let cards = planner::best_first(player, known).into_iter();
        let cards: Vec<_> = cards.chain(planner::best_first(player, played)).collect();
        let hides = !unknown.is_empty();
        // One more place, for hidden cards or to say that there are none.
        let places = cards.len() + usize::from(hides || cards.len() < 2);
        let most = (rect.width() * 0.52).max(2.0 * BONUS.x + 8.0);
        let step = match places {
            0 | 1 => BONUS.x + 8.0,
            places => ((most - BONUS.x) / (places - 1) as f32).min(BONUS.x + 8.0),
        };
        let wide = BONUS.x + step * places.saturating_sub(1).max(1) as f32;
        let left = rect.with_max_x(rect.left() + wide);
        let caption = left.with_max_y(left.top() + 20.0);
        let mut head = page::row(ui, caption, "bonus_cards");
        widgets::caption(&mut head, fl!(bonus_cards_caption));
        if self.completes.is_some() && !(known.is_empty() && unknown.is_empty()) {
            head.add_space(4.0);
            KeyCap::show(&mut head, (keys::BONUS.written)());
        }
        self.fewest(&mut head, view, seat, rows, (names, player, known));
        let top = caption.bottom() + 8.0;
        let place =
            |at: usize| Rect::from_min_size(pos2(left.left() + step * at as f32, top), BONUS);
        for (at, &(card, adds)) in cards.iter().enumerate() {
            let on = self.bonus.contains(card);
            let rect = place(at);
            let name = (names.card)(card);
            let response = ui.interact(rect, ui.scope_id().with(("bonus", card)), Sense::click());
            response.widget_info(|| WidgetInfo::selected(Role::Button, ui.is_enabled(), on, &name));
            let lifted = if on {
                rect.translate(vec2(0.0, -6.0))
            } else {
                rect
            };
            faces::bonus(ui, lifted, card, adds);
            let palette = Palette::of(ui);
            let round = CornerRadius::same(size::ROUND_CARD);
            if on || response.hovered() {
                let colour = if on { palette.gold_edge } else { palette.weak };
                let ring = Stroke::new(2.0, colour);
                ui.painter()
                    .rect_stroke(lifted, round, ring, StrokeKind::Outside);
            }
            if response.has_focus() {
                focus::focus_ring(ui, lifted);
            }
            let text = words::florence::bonus_card_text(card);
            if response.on_hover_text(text).clicked() {
                self.bonus = self.bonus.toggled(card);
            }
        }
        if hides || cards.len() < 2 {
            self.other_bonus(ui, place(cards.len()), (hides, cards.is_empty()), names);
        }
        let right = rect.with_min_x(left.right() + 12.0);
        small::card(ui, right);
        if self.unfolded && hides {
            self.hidden_bonus(ui, right, unknown, (names, player));
        } else {
            self.compare(ui, view, (right, seat), rows, names);
        }
    }

    /// Draws the place after the bonus cards: hidden ones, or that there are no others.
    pub(super) fn other_bonus(
        &mut self,
        ui: &Ui,
        rect: Rect,
        (hides, none): (bool, bool),
        names: &Names,
    ) {
        let palette = Palette::of(ui);
        let text = match (hides, none) {
            (true, _) => fl!(work_hidden_bonus_cards),
            (false, true) => fl!(no_bonus_card),
            (false, false) => fl!(no_other_bonus_card),
        };
        let mut colour = palette.weak;
        if hides {
            let id = ui.scope_id().with("hidden_bonus_cards");
            let response = ui.interact(rect, id, Sense::click());
            let on = self.unfolded;
            response.widget_info(|| {
                WidgetInfo::selected(Role::Button, ui.is_enabled(), on, names.unfold)
            });
            if response.hovered() || on {
                let round = CornerRadius::same(size::ROUND_CARD);
                ui.painter().rect_filled(rect, round, palette.chosen);
            }
            if response.has_focus() {
                focus::focus_ring(ui, rect);
            }
            if response.clicked() {
                self.unfolded ^= true;
            }
            colour = palette.ink;
        }
        widgets::dashed(ui.painter(), rect, palette.weak);
        let font = face::text(12.5);
        let mut job =
            egui::text::LayoutJob::simple(text.to_owned(), font, colour, rect.width() - 16.0);
        job.halign = Align::Center;
        let galley = ui.fonts_mut(|fonts| fonts.layout_job(job));
        let at = pos2(rect.center().x, rect.center().y - galley.size().y / 2.0);
        ui.painter().galley(at, galley, colour);
    }

    /// Draws the button for the fewest known cards with which the work reaches the minimum,
    /// if it needs any.
    pub(super) fn fewest(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        seat: Seat,
        rows: &[Row],
        (names, player, known): (&Names, &Player, Set<BonusCard>),
    ) {
        let palette = Palette::of(ui);
        if let Some(why) = plan::too_many(view, seat, self.bonus) {
            let text = RichText::new(why)
                .font(face::text(12.0))
                .color(palette.wrong);
            ui.add(egui::Label::new(text).truncate()).on_hover_text(why);
            return;
        }
        let value = self
            .chosen_row(rows)
            .map_or(0, |row| row.imagined.total() - row.imagined.bonus());
        let lacking = view.game.minimum().saturating_sub(value);
        let Some(fewest) = planner::fewest(player, known, lacking) else {
            return;
        };
        if fewest.is_empty() || fewest == self.bonus {
            return;
        }
        let layout = Layout::right_to_left(Align::Center);
        ui.with_layout(layout, |ui| {
            let button = Press::new(fl!(work_as_few_as_needed))
                .small()
                .name(names.fewest);
            let button = ui
                .add(button)
                .on_hover_text(fl!(work_as_few_as_needed_hint));
            if button.clicked() {
                self.bonus = fewest;
            }
        });
    }

    /// Draws the bonus cards that hidden ones may be.
    pub(super) fn hidden_bonus(
        &mut self,
        ui: &mut Ui,
        rect: Rect,
        unknown: Set<BonusCard>,
        (names, player): (&Names, &Player),
    ) {
        let mut inside = inside(ui, rect.shrink2(vec2(12.0, 8.0)));
        let ui = &mut inside;
        widgets::caption(ui, fl!(work_hidden_bonus_cards));
        let area = ScrollArea::vertical().id_salt("hidden bonus cards");
        area.auto_shrink(false).show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = Vec2::splat(4.0);
                for (card, adds) in planner::best_first(player, unknown) {
                    if self.bonus.contains(card) {
                        continue;
                    }
                    let text = fl!(card_adds, card = card.id(), value = adds as u8);
                    let name = (names.card)(card);
                    let press = Press::new(&text).small().icon(faces::counts(card));
                    if press.name(&name).pressed(ui) {
                        self.bonus = self.bonus.with(card);
                    }
                }
            });
        });
    }
}

/// Draws the button that clears all assumptions, if there are any.
pub(super) fn clear(ui: &mut Ui, what: &mut WhatIf) {
    if what.is_nothing() {
        return;
    }
    let button = Press::new(fl!(what_if_clear))
        .small()
        .name(fl!(what_if_clear_all));
    if button.pressed(ui) {
        *what = WhatIf::default();
    }
}
