//! The value of a work: the profession as a card, the sum as blocks as wide as their points
//! against the minimum of the round, possible additions, the bonus cards, all works of the
//! hand side by side, and the payment or what is missing.
//!
//! A click on a seat selects whose works are shown. Accessible names: `Work: Poet` shows
//! that work, `All 21 professions` lists those that are not in hand as well. `Count
//! Forests` adds a bonus card (`Count hidden bonus cards` lays out those that may be
//! in hand), `Count as few as needed` chooses them. `Assume Library`, `Assume a
//! jester` … add what the player does not have, `Clear all assumptions` clears it. The
//! slider `PP from the payment (assumed)` takes prestige points. While a work is
//! about to be completed they are called `Lay down Poet`, `Play Forests`, `Hidden
//! bonus cards`, `Play as few as needed` and `PP from the payment`, and what they
//! choose is what [`chosen_work`](WorkValuePanel::chosen_work) says. The arrows up and
//! down choose the work then, left and right the points from the payment, and Space
//! plays one bonus card more.

mod compared;
mod imagining;
mod payment;
mod sum;

use eframe::egui::{
    self, Align, Key, Layout, Rect, RichText, ScrollArea, Sense, Stroke, Ui, Vec2, pos2, vec2,
};

use self::sum::{Sum, sum_of};
use super::art::portrait;
use super::plan::Ways;
use super::turn::professions;
use super::{Intent, View, faces, keys, plan};
use crate::ui::base::input::plain_key;
use crate::ui::base::panel_keys::PanelKey;
use crate::ui::base::theme::{Palette, face};
use crate::ui::parts::small::hear;
use crate::ui::parts::widgets::{KeyCap, Press};
use crate::ui::parts::{controls, page, small, widgets};
use florence::mind::planner::{self, WhatIf};
use florence::rules::work::PrincessValue;
use florence::{
    BonusCard, Character, Decision, Game, Landscape, Player, Profession, Work, WorkValue,
};
use table::{Item, Seat, Set};
use words::fl;
use words::florence::{Named, board};

/// The height of a button with a line below its text.
const TWO_LINES: f32 = 40.0;
/// The size of the card of the work.
const CARD: Vec2 = vec2(172.0, 200.0);
/// The gap between it and the sum.
const BESIDE: f32 = 18.0;
/// The gap between two rows.
const GAP: f32 = 10.0;
/// The heights above and below the blocks of the sum.
const BLOCKS: [f32; 2] = [46.0, 26.0];
/// The height of the sum with the names below its blocks.
const SUM: f32 = 140.0;
/// The size of a bonus card.
const BONUS: Vec2 = vec2(102.0, 118.0);
/// The least height of the row of the bonus cards.
const MIDDLE: f32 = 145.0;
/// The height of the payment.
const PAYMENT: f32 = 126.0;
/// The same sizes if there is little height: the least height of sum, chips and bonus
/// cards; the height of the payment; the share of the width that the comparison takes and
/// its most; the least height of the blocks of the sum.
const LOW: f32 = 172.0;
const LOW_PAYMENT: f32 = 96.0;
const LOW_COMPARED: [f32; 2] = [0.36, 270.0];
const LOW_SUM: f32 = 106.0;
/// The height of the chips in two lines, and in one.
const CHIPS: [f32; 2] = [56.0, 27.0];
/// The least and the greatest height of a row of the comparison.
const ROW: [f32; 2] = [22.0, 30.0];
/// The extra height from which all professions are shown.
const ROOM_FOR_ALL: f32 = 330.0;
/// The least width in which everything fits side by side.
const LEAST: f32 = 500.0;

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct WorkValuePanel {
    chosen: Option<Seat>,
    /// Who was to act when a player was selected.
    chosen_at: Option<Seat>,
    /// The player the rest is about: bonus cards, assumptions and profession.
    about: Option<Seat>,
    /// Who is about to complete the work.
    completes: Option<Seat>,
    bonus: Set<BonusCard>,
    /// Whether the possible hidden bonus cards are shown.
    unfolded: bool,
    what_if: WhatIf,
    /// The work that is shown.
    work: Option<Profession>,
    /// Whether it is the work of the Princess.
    is_of_princess: bool,
    prestige: u16,
    all: bool,
    ways: Ways,
}

/// One work of the comparison.
struct Row {
    card: Profession,
    held: Held,
    /// The value as it is, and with the assumptions.
    now: WorkValue,
    imagined: WorkValue,
}

/// The names of the controls, which depend on whether a work is being completed.
struct Names {
    work: fn(Profession) -> String,
    card: fn(BonusCard) -> String,
    unfold: &'static str,
    fewest: &'static str,
    payment: &'static str,
}

impl WorkValuePanel {
    /// Shows the works of this seat until the turn changes.
    pub fn look_at(&mut self, seat: Seat, game: &Game) {
        self.chosen = Some(seat);
        self.chosen_at = game.to_act();
    }

    /// Returns whose works were shown last.
    #[must_use]
    pub fn shown(&self) -> Option<Seat> {
        self.about
    }

    /// Shows this work of this seat until the turn changes.
    pub fn look_at_work(&mut self, seat: Seat, card: Profession, game: &Game) {
        self.look_at(seat, game);
        self.seat(game);
        self.work = Some(card);
        self.is_of_princess = false;
    }

    /// Prepares the completion of a work of this seat: the best in hand, if any is known.
    pub fn choose(&mut self, view: &View<'_>, seat: Seat) {
        self.look_at(seat, view.game);
        self.seat(view.game);
        self.completes = Some(seat);
        self.what_if = WhatIf::default();
        let (known, unknown) = professions(view, seat);
        let there = |card: &Profession| known.contains(*card) || unknown.contains(*card);
        self.work = self.work.filter(there);
        if self.work.is_none() {
            let value = |card: &Profession| view.game.work_value(seat, *card, self.bonus).total();
            let cards: Vec<Profession> = known.iter().collect();
            self.work = cards.into_iter().rev().max_by_key(value);
        }
        let best = self
            .work
            .map_or(0, |card| value_of(view.game, seat, card, self.bonus));
        let lady = princess(view, seat).map(|value| value.total());
        self.is_of_princess = lady.is_some_and(|lady| {
            let minimum = view.game.minimum();
            lady > best || self.is_of_princess || best < minimum && lady >= minimum
        });
    }

    /// Cancels the completion.
    pub fn leave(&mut self) {
        if self.completes.take().is_some() {
            self.bonus = Set::EMPTY;
            self.unfolded = false;
            self.work = None;
            self.is_of_princess = false;
            self.prestige = 0;
        }
    }

    /// Returns whether a work of this seat is about to be completed.
    #[must_use]
    pub fn is_chosen_for(&self, seat: Seat) -> bool {
        self.completes == Some(seat)
    }

    /// Returns the selected work as it would be completed now, with its name and value.
    #[must_use]
    pub fn chosen_work(
        &self,
        view: &View<'_>,
        seat: Seat,
    ) -> Option<(Decision, &'static str, u16)> {
        if let Some(value) = self.lady(view, seat) {
            let total = value.total();
            let most = view.game.variant().most_prestige(total);
            let decision = Decision::Princess(self.prestige.min(most));
            return Some((decision, Character::Princess.name(), total));
        }
        let work = self.chosen_card(view, seat)?;
        let total = value_of(view.game, seat, work.profession, work.bonus);
        Some((Decision::Complete(work), work.profession.name(), total))
    }

    /// Returns the value of the Princess, if her work is shown.
    fn lady(&self, view: &View<'_>, seat: Seat) -> Option<PrincessValue> {
        princess(view, seat).filter(|_| self.is_of_princess)
    }

    fn chosen_card(&self, view: &View<'_>, seat: Seat) -> Option<Work> {
        let profession = self.work?;
        let total = view.game.work_value(seat, profession, self.bonus).total();
        Some(Work {
            profession,
            bonus: self.bonus,
            prestige: self.prestige.min(view.game.variant().most_prestige(total)),
        })
    }

    /// Returns why the selection is impossible, besides the rules.
    #[must_use]
    pub fn complaint(&self, view: &View<'_>, seat: Seat) -> Option<String> {
        if self.lady(view, seat).is_some() {
            return None;
        }
        plan::too_many(view, seat, self.bonus).map(str::to_owned)
    }

    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        ScrollArea::vertical()
            .id_salt("work value")
            .auto_shrink(false)
            .show(ui, |ui| self.contents(ui, view));
        None
    }

    /// Returns the selected seat, until the turn changes.
    fn seat(&mut self, game: &Game) -> Seat {
        let acting = game.to_act();
        let there = |seat: &Seat| seat.index() < game.player_count();
        if self.chosen_at != acting {
            self.chosen = None;
        }
        let chosen = self.completes.or(self.chosen);
        let seat = chosen.filter(there).or(acting).unwrap_or(Seat::A);
        if self.about != Some(seat) {
            self.about = Some(seat);
            self.bonus = Set::EMPTY;
            self.unfolded = false;
            self.what_if = WhatIf::default();
            self.work = None;
            self.is_of_princess = false;
            self.prestige = 0;
        }
        seat
    }

    fn names(&self) -> Names {
        if self.completes.is_some() {
            return Names {
                work: |card| fl!(work_lay_down, card = card.id()),
                card: board::play_card,
                unfold: fl!(work_hidden_bonus_cards),
                fewest: fl!(work_play_fewest),
                payment: fl!(points_from_payment),
            };
        }
        Names {
            work: |card| fl!(work_of, card = card.id()),
            card: board::count_card,
            unfold: fl!(work_count_hidden_bonus_cards),
            fewest: fl!(work_count_fewest),
            payment: fl!(points_tried_out),
        }
    }

    fn contents(&mut self, ui: &mut Ui, view: &View<'_>) {
        let game = view.game;
        let seat = self.seat(game);
        self.forget_what_came_true(game.player(seat));
        let (known, unknown) = plan::bonus_cards(view, seat);
        self.bonus = self.bonus.intersection(known.union(unknown));
        let whole = ui.available_rect_before_wrap();
        let width = whole.width().max(LEAST);
        let least = CARD.y + GAP + MIDDLE + GAP + PAYMENT;
        let more = (whole.height() - least - 2.0).max(0.0);
        let rows = self.rows(game, seat, more > ROOM_FOR_ALL);
        let names = self.names();
        // The card and the sum get a share of the extra height.
        let grown = (more * 0.25).min(72.0);
        let more = more - grown;
        let player = self.what_if.player(game, seat);
        self.keys(ui, view, seat, &rows, &player);
        if let Some(value) = self.lady(view, seat) {
            let whole = Rect::from_min_size(whole.min, vec2(width, whole.height()));
            return self.of_princess(ui, view, (whole, seat), value, (&rows, &names));
        }
        let Some(row) = self.chosen_row(&rows) else {
            self.choose_first(ui, view, seat, &rows, &names);
            return;
        };
        let (card, now, imagined) = (row.card, row.now.clone(), row.imagined.clone());
        if whole.height() < least {
            let whole = Rect::from_min_size(whole.min, vec2(width, whole.height() - 2.0));
            let values = (card, &now, &imagined);
            return self.low(ui, view, (whole, seat), (&rows, values), (&names, &player));
        }
        let place = |top: f32, height: f32| {
            Rect::from_min_size(pos2(whole.left(), top), vec2(width, height))
        };
        let upper = place(whole.top() + 2.0, CARD.y + grown);
        let middle = place(upper.bottom() + GAP, MIDDLE + more);
        let lower = place(middle.bottom() + GAP, PAYMENT);
        let on_card = CARD * (upper.height() / CARD.y);
        let on_card = Rect::from_min_size(upper.min, on_card);
        card_of(ui, view, (on_card, &player), card, &imagined);
        let beside = upper.with_min_x(on_card.right() + BESIDE);
        let sum = beside.with_max_y(beside.top() + SUM + grown);
        let parts = Sum::of_work(ui, view, seat, card, (&now, &imagined), &self.what_if);
        sum_of(ui, view, (sum, None), &parts);
        let chips = beside.with_min_y(sum.bottom() + 4.0);
        self.imagining(ui, view, (chips, seat), card, (&now, &imagined));
        self.middle(ui, view, (middle, seat), &rows, (&names, &player));
        self.payment(
            ui,
            view,
            (lower, seat),
            Some(card),
            [now.total(), imagined.total()],
            names.payment,
        );
        ui.advance_cursor_after_rect(place(whole.top(), lower.bottom() - whole.top()));
    }

    /// Draws the panel if there is little height: the works of the hand on the left, the
    /// sum and the bonus cards next to them, and the payment at the bottom, which is always
    /// visible: with even less height the rest scrolls.
    fn low(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (whole, seat): (Rect, Seat),
        (rows, values): (&[Row], (Profession, &WorkValue, &WorkValue)),
        (names, player): (&Names, &Player),
    ) {
        let high = whole.height().max(LOW_SUM + GAP + LOW_PAYMENT);
        let whole = Rect::from_min_size(whole.min, vec2(whole.width(), high));
        let lower = whole.with_min_y(whole.bottom() - LOW_PAYMENT);
        let upper = whole.with_max_y(lower.top() - GAP);
        if upper.height() < LOW {
            let mut inside = inside(ui, upper);
            let area = ScrollArea::vertical().id_salt("above the payment");
            area.auto_shrink(false).show(&mut inside, |ui| {
                let room = vec2(upper.width(), LOW);
                let (room, _) = ui.allocate_exact_size(room, Sense::hover());
                self.above_payment(ui, view, (room, seat), (rows, values), (names, player));
            });
        } else {
            self.above_payment(ui, view, (upper, seat), (rows, values), (names, player));
        }
        let (card, now, imagined) = values;
        self.payment(
            ui,
            view,
            (lower, seat),
            Some(card),
            [now.total(), imagined.total()],
            names.payment,
        );
        ui.advance_cursor_after_rect(whole);
    }

    fn above_payment(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (upper, seat): (Rect, Seat),
        (rows, (card, now, imagined)): (&[Row], (Profession, &WorkValue, &WorkValue)),
        (names, player): (&Names, &Player),
    ) {
        let [part, most] = LOW_COMPARED;
        let left = upper.with_max_x(upper.left() + (upper.width() * part).min(most));
        let right = upper.with_min_x(left.right() + 12.0);
        let (known, unknown) = plan::bonus_cards(view, seat);
        small::card(ui, left);
        match self.unfolded && !unknown.is_empty() {
            true => self.hidden_bonus(ui, left, unknown, (names, player)),
            false => self.compare(ui, view, (left, seat), rows, names),
        }
        // From below: the bonus cards, the possible additions; the sum gets the rest.
        let bonus = right.with_min_y(right.bottom() - 28.0);
        let [two, one] = CHIPS;
        let between = bonus.height() + 8.0;
        let chips = match right.height() < LOW_SUM + two + between {
            true => one,
            false => two.max(right.height() - between - SUM),
        };
        let chips = Rect::from_x_y_ranges(
            right.x_range(),
            bonus.top() - 4.0 - chips..=bonus.top() - 4.0,
        );
        let sum = right.with_max_y((chips.top() - 4.0).max(right.top() + LOW_SUM));
        let parts = Sum::of_work(ui, view, seat, card, (now, imagined), &self.what_if);
        sum_of(ui, view, (sum, Some(card.name())), &parts);
        self.imagining(ui, view, (chips, seat), card, (now, imagined));
        let mut row = page::row(ui, bonus, "bonus_cards");
        row.spacing_mut().item_spacing = vec2(5.0, 4.0);
        self.bonus_chips(
            &mut row,
            view,
            seat,
            rows,
            (names, player, [known, unknown]),
        );
    }

    /// Draws the bonus cards as buttons in a row.
    fn bonus_chips(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        seat: Seat,
        rows: &[Row],
        (names, player, [known, unknown]): (&Names, &Player, [Set<BonusCard>; 2]),
    ) {
        widgets::caption(ui, fl!(bonus_cards_caption));
        if known.is_empty() && unknown.is_empty() {
            ui.label(
                RichText::new(fl!(no_bonus_card))
                    .font(face::text(12.5))
                    .weak(),
            );
            return;
        }
        if self.completes.is_some() {
            KeyCap::show(ui, (keys::BONUS.written)());
        }
        let played = unknown.intersection(self.bonus);
        let cards = planner::best_first(player, known).into_iter();
        let cards = cards.chain(planner::best_first(player, played));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            self.fewest(ui, view, seat, rows, (names, player, known));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let area = ScrollArea::horizontal().id_salt("bonus_cards");
                area.show(ui, |ui| {
                    for (card, adds) in cards {
                        let on = self.bonus.contains(card);
                        let text = fl!(card_adds, card = card.id(), value = adds as u8);
                        let name = (names.card)(card);
                        let press = Press::new(&text).small().icon(faces::counts(card));
                        let response = ui.add(press.name(&name).chosen(on));
                        let text = words::florence::bonus_card_text(card);
                        if response.on_hover_text(text).clicked() {
                            self.bonus = match on {
                                true => self.bonus.without(card),
                                false => self.bonus.with(card),
                            };
                        }
                    }
                    if !unknown.is_empty() {
                        let press = Press::new(fl!(work_hidden_bonus_cards)).small();
                        let press = press.name(names.unfold).chosen(self.unfolded);
                        if ui.add(press).clicked() {
                            self.unfolded ^= true;
                        }
                    }
                });
            });
        });
    }

    /// Handles the keys while a work is completed and nothing else has the keyboard: the
    /// arrows select the work and the payment, Space the bonus cards played with it.
    fn keys(&mut self, ui: &Ui, view: &View<'_>, seat: Seat, rows: &[Row], player: &Player) {
        let is_free =
            ui.memory(|memory| memory.focused().is_none() && memory.top_modal_layer().is_none());
        if self.completes.is_none() || !is_free || egui::Popup::is_any_open(ui.ctx()) {
            return;
        }
        let now = |panel: &Self| {
            let chosen = (panel.work, panel.is_of_princess, panel.prestige);
            (chosen, panel.bonus, panel.unfolded)
        };
        let before = now(self);
        let times = |keys: &PanelKey| {
            let [less, more] = [0, 1].map(|at| keys.keys.get(at).copied());
            let times =
                |key: Option<Key>| key.map_or(0, |key| ui.input(|input| input.num_presses(key)));
            times(more).cast_signed() - times(less).cast_signed()
        };
        let by = times(&keys::WORK);
        if by != 0 {
            // The Princess comes before the cards.
            let before = usize::from(princess(view, seat).is_some());
            let last = (rows.len() + before).saturating_sub(1);
            let at = rows.iter().position(|row| Some(row.card) == self.work);
            let at = match self.lady(view, seat) {
                Some(_) => 0,
                None => at.map_or(0, |at| at + before),
            };
            let to = at.saturating_add_signed(by).min(last);
            self.is_of_princess = to < before;
            if !self.is_of_princess {
                self.work = rows.get(to - before).map(|row| row.card);
            }
            self.prestige = 0;
        }
        let value = self.chosen_work(view, seat).map_or(0, |(.., value)| value);
        let by = times(&keys::PAYMENT);
        if by != 0 && value >= view.game.minimum() {
            let most = view.game.variant().most_prestige(value);
            let to = usize::from(self.prestige).saturating_add_signed(by);
            self.prestige = to.min(most.into()) as u16;
        }
        if plain_key(ui, keys::BONUS.keys) && self.lady(view, seat).is_none() {
            self.play_one_more(view, seat, player);
        }
        if before != now(self) {
            // What was already drawn in this frame does not show it yet.
            ui.ctx().request_repaint();
        }
    }

    /// Plays one more bonus card, the best first; after the last one none.
    fn play_one_more(&mut self, view: &View<'_>, seat: Seat, player: &Player) {
        let (known, unknown) = plan::bonus_cards(view, seat);
        if known.is_empty() {
            self.unfolded ^= !unknown.is_empty();
            return;
        }
        let best = planner::best_first(player, known).into_iter();
        let more: Set<BonusCard> = best
            .map(|(card, _)| card)
            .take(self.bonus.len() + 1)
            .collect();
        let is_more = more.len() > self.bonus.len();
        self.bonus = if is_more { more } else { Set::EMPTY };
    }

    /// Clears assumptions that have come true.
    fn forget_what_came_true(&mut self, player: &Player) {
        let home = player.principality();
        let what = &mut self.what_if;
        what.buildings = what.buildings.minus(home.buildings());
        what.freedoms = what.freedoms.minus(player.freedoms());
        for &kind in Landscape::ALL {
            if home.landscape_count(kind) > 0 {
                what.landscapes[kind.index()] = 0;
            }
        }
    }

    /// Returns the professions to show: those in hand, those that may be, and the others if
    /// all are wanted.
    fn rows(&self, game: &Game, seat: Seat, has_room: bool) -> Vec<Row> {
        let hand = game.player(seat).hand();
        let known = hand.known();
        let maybe = game.may_be_in_hand(seat);
        let wanted = self.all && self.completes.is_none();
        let rest = match wanted || has_room && !(known.is_empty() && self.work.is_none()) {
            true => Set::all().minus(known).minus(maybe),
            false => Set::EMPTY,
        };
        let sets = [
            (known, Held::Known),
            (maybe, Held::Maybe),
            (rest, Held::Not),
        ];
        let rows = sets.into_iter();
        let rows = rows.flat_map(|(cards, held)| cards.iter().map(move |card| (card, held)));
        rows.map(|(card, held)| Row {
            card,
            held,
            now: game.work_value(seat, card, self.bonus),
            imagined: self.what_if.work_value(game, seat, card, self.bonus),
        })
        .collect()
    }

    /// Returns the work shown: the selected one; otherwise, unless it is being completed,
    /// the best of those most surely in hand.
    fn chosen_row<'r>(&self, rows: &'r [Row]) -> Option<&'r Row> {
        let chosen = rows.iter().find(|row| Some(row.card) == self.work);
        if self.completes.is_some() {
            return chosen;
        }
        let first = rows.first()?.held;
        let likely = rows.iter().filter(|row| row.held == first);
        chosen.or_else(|| likely.rev().max_by_key(|row| row.imagined.total()))
    }

    /// Draws all professions that the player may lay down, with the values of their works,
    /// because no card of the hand is known.
    fn choose_first(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        seat: Seat,
        rows: &[Row],
        names: &Names,
    ) {
        if self.completes.is_none() {
            ui.horizontal(|ui| self.all_button(ui));
        }
        if let Some(value) = princess(view, seat) {
            let called = self.name_of_princess();
            let text = fl!(princess_worth, value = value.total());
            let press = Press::new(&text).icon(Character::Princess.into());
            if press.name(called).pressed(ui) {
                self.is_of_princess = true;
            }
        }
        if rows.is_empty() {
            controls::remark(ui, fl!(work_no_card_to_show));
            return;
        }
        let hidden = view.game.player(seat).hand().hidden();
        let minimum = view.game.minimum();
        ui.horizontal(|ui| {
            widgets::caption(ui, &fl!(hidden_card_is, hidden));
            let needed = RichText::new(fl!(minimum_flag, value = minimum));
            let ink = Palette::of(ui).right;
            ui.label(needed.font(face::strong(12.5)).color(ink));
        });
        let width = ((ui.available_width() - 2.0 * 8.0) / 3.0).floor();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
            for row in rows {
                let value = row.now.total();
                let text = fl!(card_worth, card = row.card.id(), value = value);
                let name = (names.work)(row.card);
                let missing = board::missing(value, minimum);
                // That a value is too low stands on it: each can be pressed.
                let short = if value < minimum {
                    missing.as_str()
                } else {
                    ""
                };
                let press = Press::new(&text)
                    .icon(row.card.building().into())
                    .name(&name)
                    .below(short)
                    .at_least(vec2(width, TWO_LINES));
                if ui.add(press).on_hover_text(&missing).clicked() {
                    self.work = Some(row.card);
                }
            }
        });
    }

    /// Returns the name of the work of the Princess.
    fn name_of_princess(&self) -> &'static str {
        match self.completes {
            Some(_) => fl!(work_princess_lay_down),
            None => fl!(work_of_princess),
        }
    }

    /// Draws the work of the Princess: her portrait and the sum, next to it all works of
    /// the hand, and the payment (M8).
    fn of_princess(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (whole, seat): (Rect, Seat),
        value: PrincessValue,
        (rows, names): (&[Row], &Names),
    ) {
        let palette = Palette::of(ui);
        let total = value.total();
        let parts = Sum::of_princess(ui, view, seat, value);
        let edge = Stroke::new(1.0, palette.line);
        let is_low = whole.height() < CARD.y + GAP + MIDDLE + GAP + PAYMENT;
        let below = if is_low { LOW_PAYMENT } else { PAYMENT };
        let high = (whole.height() - 2.0).max(LOW_SUM + 40.0 + GAP + below);
        let whole = Rect::from_min_size(whole.min, vec2(whole.width(), high));
        let lower = whole.with_min_y(whole.bottom() - below);
        let upper = whole.with_max_y(lower.top() - GAP);
        let (sum, compared, said) = if is_low {
            let [part, most] = LOW_COMPARED;
            let left = upper.with_max_x(upper.left() + (upper.width() * part).min(most));
            let right = upper.with_min_x(left.right() + 12.0);
            let sum = right.with_max_y((right.bottom() - 26.0).min(right.top() + SUM));
            (sum, left, right.with_min_y(sum.bottom() + 4.0))
        } else {
            let more = upper.height() - CARD.y - GAP - MIDDLE;
            let grown = (more * 0.25).clamp(0.0, 72.0);
            let top = upper.with_max_y(upper.top() + 2.0 + CARD.y + grown);
            let on_card = CARD * ((top.height() - 2.0) / CARD.y);
            let on_card = Rect::from_min_size(top.min + vec2(0.0, 2.0), on_card);
            let wide = on_card.height() * portrait::DRAWN.x / portrait::DRAWN.y;
            let picture = vec2(wide.min(on_card.width()), on_card.height());
            let picture = Rect::from_center_size(on_card.center(), picture);
            let dark = ui.visuals().dark_mode;
            portrait::paint(ui.painter(), picture, dark, Character::Princess);
            let beside = top.with_min_x(on_card.right() + BESIDE);
            let sum = beside.with_max_y(beside.top() + SUM + grown);
            let said = beside.with_min_y(sum.bottom() + 4.0);
            (sum, upper.with_min_y(top.bottom() + GAP), said)
        };
        let named = Some(Character::Princess.name());
        sum_of(ui, view, (sum, named), &parts);
        let mut remark = inside(ui, said);
        controls::remark(&mut remark, fl!(work_princess_no_bonus));
        widgets::paint_card(ui, compared, palette.card, edge);
        self.compare(ui, view, (compared, seat), rows, names);
        let totals = [total, total];
        self.payment(ui, view, (lower, seat), None, totals, names.payment);
        ui.advance_cursor_after_rect(whole);
    }
}

/// Returns the value of the Princess for a seat, if it has her (M8).
fn princess(view: &View<'_>, seat: Seat) -> Option<PrincessValue> {
    let has = view.game.player(seat).character() == Some(Character::Princess);
    has.then(|| view.game.princess_value(seat))
}

fn value_of(game: &Game, seat: Seat, card: Profession, bonus: Set<BonusCard>) -> u16 {
    game.work_value(seat, card, bonus).total()
}

/// Returns the child layout of a part of the panel, from top to bottom.
fn inside(ui: &mut Ui, rect: Rect) -> Ui {
    small::from_above(ui, rect)
}

fn label(ui: &Ui, rect: Rect, id: &str, name: &str) -> egui::Response {
    hear(ui, rect, id, name)
}

/// Draws the profession as a card, with its value.
fn card_of(
    ui: &Ui,
    view: &View<'_>,
    (rect, player): (Rect, &Player),
    card: Profession,
    value: &WorkValue,
) {
    let face = faces::Face::of(view, player, card, value);
    face.paint(ui, rect);
    let adds = [value.building, value.landscape, value.freedom];
    let step = rect.height() * 22.0 / faces::CARD;
    for (at, ((_, name), adds)) in face.things().into_iter().zip(adds).enumerate() {
        let top = rect.top() + rect.height() * 40.0 / faces::CARD + step * at as f32;
        let row = Rect::from_min_size(pos2(rect.left(), top), vec2(rect.width(), step));
        label(ui, row, name, &board::wanted(name, adds));
    }
}

/// Whether a profession is in the hand shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    Known,
    Maybe,
    Not,
}

impl Held {
    fn heading(self) -> &'static str {
        match self {
            Held::Known => fl!(work_rows_in_hand),
            Held::Maybe => fl!(work_rows_may_be),
            Held::Not => fl!(work_rows_elsewhere),
        }
    }

    fn hint(self) -> &'static str {
        match self {
            Held::Known => fl!(work_in_hand),
            Held::Maybe => fl!(work_maybe_in_hand),
            Held::Not => fl!(work_rows_elsewhere),
        }
    }
}
