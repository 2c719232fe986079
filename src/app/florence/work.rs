//! The value of a work: the profession as a card, the sum as blocks as wide as their
//! points against the minimum of the round, what one could have in addition, the
//! bonus cards, all works of the hand side by side, and the payment or what is
//! missing.
//!
//! Whose works these are is chosen by a click on a seat. By name: `Work of Poet` shows
//! that work, `All 21 professions` lists those that are not in hand as well. `Count
//! Forests` adds a bonus card (`Count hidden bonus cards` lays out those that may be
//! in hand), `Count as few as needed` chooses them. `Imagine Library`, `Imagine a
//! jester` … add what one does not have, `Clear what is imagined` takes it back. The
//! slider `PP from the payment, tried out` takes prestige points. While a work is
//! about to be completed they are called `Lay down Poet`, `Play Forests`, `Hidden
//! bonus cards`, `Play as few as needed` and `PP from the payment`, and what they
//! choose is what [`chosen_work`](WorkValuePanel::chosen_work) says. The arrows up and
//! down choose the work then, left and right the points from the payment, and Space
//! plays one bonus card more.

use eframe::egui::{
    self, Align, Align2, Color32, CornerRadius, EventFilter, Key, Layout, Painter, Rangef, Rect,
    RichText, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, UiBuilder, Vec2, WidgetInfo, pos2,
    vec2,
};

use super::art::coin::paint_laurel;
use super::art::colours::Colours;
use super::art::glyphs;
use super::art::portrait;
use super::faces;
use super::plan::{self, Lacking, Ways};
use super::turn::{coin, professions};
use super::{Intent, View, keys};
use crate::app::shell::commands::plain_key;
use crate::app::shell::controls;
use crate::app::shell::icons::{self, Icon};
use crate::app::shell::keys::PanelKey;
use crate::app::shell::motion;
use crate::app::shell::text;
use crate::app::shell::theme::{Palette, face, size};
use crate::app::shell::widgets::{self, KeyCap, Press};
use florence::mind::planner::{self, WhatIf};
use florence::rules::work::PrincessValue;
use florence::{
    BonusCard, Building, Character, Decision, Game, Landscape, Player, Profession, Tile, Work,
    WorkValue,
};
use table::{Item, Seat, Set};
use words::fl;
use words::florence::names::said;
use words::florence::{Named, board, characters as texts, planning};

/// The card of the work.
const CARD: Vec2 = vec2(172.0, 200.0);
/// Between it and the sum.
const BESIDE: f32 = 18.0;
/// Between two rows.
const GAP: f32 = 10.0;
/// Above and below the blocks of the sum.
const BLOCKS: [f32; 2] = [46.0, 26.0];
/// The sum with the names below its blocks.
const SUM: f32 = 140.0;
/// A bonus card.
const BONUS: Vec2 = vec2(102.0, 118.0);
/// The least height of the row of the bonus cards.
const MIDDLE: f32 = 145.0;
/// The payment.
const PAYMENT: f32 = 126.0;
/// The same where there is little height: the least height of sum, chips and bonus
/// cards, the payment, the part of the width that the comparison takes and its most,
/// and the least height of the blocks of the sum.
const LOW: f32 = 172.0;
const LOW_PAYMENT: f32 = 96.0;
const LOW_COMPARED: [f32; 2] = [0.36, 270.0];
const LOW_SUM: f32 = 106.0;
/// The chips in two lines, and in one.
const CHIPS: [f32; 2] = [56.0, 27.0];
/// A row of the comparison: its least and its greatest height.
const ROW: [f32; 2] = [22.0, 30.0];
/// So much more room than needed is enough for all professions.
const ROOM_FOR_ALL: f32 = 330.0;
/// The least width in which all stands side by side.
const LEAST: f32 = 500.0;

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct WorkValuePanel {
    chosen: Option<Seat>,
    /// Who was to act when a player was chosen.
    chosen_at: Option<Seat>,
    /// Whose bonus cards, imagined things and profession the rest is about.
    about: Option<Seat>,
    /// Who is about to complete the work.
    completes: Option<Seat>,
    bonus: Set<BonusCard>,
    /// Whether those that hidden bonus cards may be are in sight.
    unfolded: bool,
    what_if: WhatIf,
    /// The work that is shown.
    work: Option<Profession>,
    /// Whether it is that of the Princess.
    is_of_princess: bool,
    prestige: u16,
    all: bool,
    ways: Ways,
}

/// One work of the comparison.
struct Row {
    card: Profession,
    held: Held,
    /// As it is, and with what is imagined.
    now: WorkValue,
    imagined: WorkValue,
}

/// What controls are called, which depends on whether a work is completed.
struct Names {
    work: fn(Profession) -> String,
    card: fn(BonusCard) -> String,
    unfold: &'static str,
    fewest: &'static str,
    payment: &'static str,
}

impl WorkValuePanel {
    /// Shows the works of this seat until the turn goes on.
    pub fn look_at(&mut self, seat: Seat, game: &Game) {
        self.chosen = Some(seat);
        self.chosen_at = game.to_act();
    }

    /// Whose works were shown last.
    #[must_use]
    pub fn shown(&self) -> Option<Seat> {
        self.about
    }

    /// Shows this work of this seat until the turn goes on.
    pub fn look_at_work(&mut self, seat: Seat, card: Profession, game: &Game) {
        self.look_at(seat, game);
        self.seat(game);
        self.work = Some(card);
        self.is_of_princess = false;
    }

    /// A work of this seat is about to be completed: the best in hand, if any is
    /// known.
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

    /// No work is about to be completed any more.
    pub fn leave(&mut self) {
        if self.completes.take().is_some() {
            self.bonus = Set::EMPTY;
            self.unfolded = false;
            self.work = None;
            self.is_of_princess = false;
            self.prestige = 0;
        }
    }

    /// Whether a work of this seat is about to be completed.
    #[must_use]
    pub fn is_chosen_for(&self, seat: Seat) -> bool {
        self.completes == Some(seat)
    }

    /// The work as it would be completed now, what it is called and what it is worth,
    /// if one is chosen.
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

    /// What the Princess is worth, if it is her work that is shown.
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

    /// Why what is chosen cannot be, beside the rules.
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

    /// The seat chosen, until the turn goes on.
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
        // The card and the sum take a part of what there is more.
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

    /// Where there is little height: the works of the hand at the left, the sum and the
    /// bonus cards beside them, and below both the payment, which is never out of sight:
    /// with still less height it is what is above it that scrolls.
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
        let palette = Palette::of(ui);
        let edge = Stroke::new(1.0, palette.line);
        widgets::paint_card(ui, left, palette.card, edge);
        match self.unfolded && !unknown.is_empty() {
            true => self.hidden_bonus(ui, left, unknown, (names, player)),
            false => self.compare(ui, view, (left, seat), rows, names),
        }
        // From below: the bonus cards, what one could have, and the rest is the sum.
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
        let mut row = ui.new_child(
            UiBuilder::new()
                .id_salt("bonus cards")
                .max_rect(bonus)
                .layout(Layout::left_to_right(Align::Center)),
        );
        row.spacing_mut().item_spacing = vec2(5.0, 4.0);
        self.bonus_chips(
            &mut row,
            view,
            seat,
            rows,
            (names, player, [known, unknown]),
        );
    }

    /// The bonus cards as buttons in a row.
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
                let area = ScrollArea::horizontal().id_salt("bonus cards");
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

    /// While a work is completed, and nothing else has the keyboard, the arrows choose
    /// it and what is paid, and Space what is played with it.
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
            // The Princess stands before the cards.
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
            // What was drawn before does not know of it yet.
            ui.ctx().request_repaint();
        }
    }

    /// Plays one bonus card more, the best first; after the last one none.
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

    /// What has come true need not be imagined any more.
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

    /// The professions to show: those in hand, those that may be, and the others
    /// if all are wanted.
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

    /// The work shown: the one chosen, else, unless it is completed, the best that
    /// is surest to be in hand.
    fn chosen_row<'r>(&self, rows: &'r [Row]) -> Option<&'r Row> {
        let chosen = rows.iter().find(|row| Some(row.card) == self.work);
        if self.completes.is_some() {
            return chosen;
        }
        let first = rows.first()?.held;
        let likely = rows.iter().filter(|row| row.held == first);
        chosen.or_else(|| likely.rev().max_by_key(|row| row.imagined.total()))
    }

    /// All professions that one may lay down, with what their works are worth:
    /// nothing is known of the hand that would come first.
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
        widgets::caption(ui, &board::one_of_hidden(hidden));
        let minimum = view.game.minimum();
        let width = ((ui.available_width() - 2.0 * 8.0) / 3.0).floor();
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
            for row in rows {
                let value = row.now.total();
                let text = fl!(card_worth, card = row.card.id(), value = value);
                let name = (names.work)(row.card);
                let press = Press::new(&text)
                    .icon(row.card.building().into())
                    .name(&name)
                    .at_least(vec2(width, 0.0));
                let press = if value < minimum {
                    press.quiet()
                } else {
                    press
                };
                let response = ui.add(press);
                if response
                    .on_hover_text(board::missing(value, minimum))
                    .clicked()
                {
                    self.work = Some(row.card);
                }
            }
        });
    }

    fn all_button(&mut self, ui: &mut Ui) {
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

    /// What one can imagine: what the work wants and is not there, and what every
    /// work counts.
    fn imagining(
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
        // Where there is room for a line only, they are in one.
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
                // In a line of their own words have the room of the signs.
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
                // Those that have no room stay whole, and are scrolled to.
                ui.set_max_width(4.0 * rect.width());
                ui.horizontal(chips);
            });
        } else {
            ui.horizontal_wrapped(chips);
        }
        self.what_if = changed;
    }

    /// The bonus cards, and beside them all works of the hand.
    fn middle(
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
        // Another place, for hidden cards or to say that there are none.
        let places = cards.len() + usize::from(hides || cards.len() < 2);
        let most = (rect.width() * 0.52).max(2.0 * BONUS.x + 8.0);
        let step = match places {
            0 | 1 => BONUS.x + 8.0,
            places => ((most - BONUS.x) / (places - 1) as f32).min(BONUS.x + 8.0),
        };
        let wide = BONUS.x + step * places.saturating_sub(1).max(1) as f32;
        let left = rect.with_max_x(rect.left() + wide);
        let caption = left.with_max_y(left.top() + 20.0);
        let mut head = ui.new_child(
            UiBuilder::new()
                .id_salt("bonus cards")
                .max_rect(caption)
                .layout(Layout::left_to_right(Align::Center)),
        );
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
                widgets::focus_ring(ui, lifted);
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
        let palette = Palette::of(ui);
        widgets::paint_card(ui, right, palette.card, Stroke::new(1.0, palette.line));
        if self.unfolded && hides {
            self.hidden_bonus(ui, right, unknown, (names, player));
        } else {
            self.compare(ui, view, (right, seat), rows, names);
        }
    }

    /// The place after the bonus cards: hidden ones, or that there are no others.
    fn other_bonus(&mut self, ui: &Ui, rect: Rect, (hides, none): (bool, bool), names: &Names) {
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
                widgets::focus_ring(ui, rect);
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

    /// Offers the fewest known cards with which the work reaches the minimum, if
    /// that needs any.
    fn fewest(
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

    /// The bonus cards that hidden ones may be.
    fn hidden_bonus(
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

    /// All works that may be in hand, as bars against the minimum.
    fn compare(
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
        let builder = UiBuilder::new().id_salt("comparison").max_rect(head);
        let mut row = ui.new_child(builder.layout(Layout::left_to_right(Align::Center)));
        let whose = view.words.with_names_of(14).seat(seat);
        let is_seen = rows.first().is_none_or(|row| row.held == Held::Known);
        let heading = match is_seen {
            true => fl!(compare_in_hand_of, player = &whose),
            false => fl!(compare_may_be_held_by, player = &whose),
        };
        let caption = widgets::caption(&mut row, &heading);
        let whose = board::work_values_of(&view.words.seat(seat));
        caption.widget_info(|| WidgetInfo::labeled(Role::Label, true, &whose));
        row.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if self.completes.is_none() {
                self.all_button(ui);
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
                // The numbers stand beside the scroll bar.
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
                if compared(ui, &of_row, (minimum, most), (is_shown, may, height)) {
                    self.work = Some(row.card);
                    self.is_of_princess = false;
                    self.prestige = 0;
                }
            }
        });
    }

    /// What the bank pays, or what is missing.
    fn payment(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (rect, seat): (Rect, Seat),
        card: Option<Profession>,
        [now, imagined]: [u16; 2],
        name: &str,
    ) {
        let palette = Palette::of(ui);
        widgets::paint_card(ui, rect, palette.card, Stroke::new(1.0, palette.line));
        let minimum = view.game.minimum();
        let total = match self.completes {
            Some(_) => now,
            None => imagined,
        };
        let edge = if rect.height() > LOW_PAYMENT {
            8.0
        } else {
            6.0
        };
        let mut rect = rect.shrink2(vec2(16.0, edge));
        if now < minimum {
            let of_princess = fl!(princess_lacks, missing = minimum - now);
            let missing = match card {
                Some(profession) => self.ways.of(
                    view,
                    &Lacking {
                        game: *view.game,
                        seat,
                        profession,
                        bonus: self.bonus,
                    },
                ),
                None => Some(of_princess.as_str()),
            };
            if let Some(missing) = missing {
                let mut inside = inside(ui, rect);
                inside.spacing_mut().item_spacing.y = 4.0;
                if total < minimum {
                    widgets::caption(&mut inside, fl!(missing_caption));
                }
                let text = RichText::new(missing).font(face::text(13.0));
                let label = inside.add(egui::Label::new(text).wrap());
                rect.min.y = label.rect.bottom() + 2.0;
            }
        }
        if total < minimum || rect.height() < 78.0 && now < minimum {
            return;
        }
        pay(ui, view, (rect, seat), total, &mut self.prestige, name);
    }

    /// What the work of the Princess is called.
    fn name_of_princess(&self) -> &'static str {
        match self.completes {
            Some(_) => fl!(work_princess_lay_down),
            None => fl!(work_of_princess),
        }
    }

    /// The work of the Princess: her portrait and what it is the sum of, beside it all
    /// works of the hand, and the payment (M8).
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

/// What the Princess would be worth to a seat, if she lies in front of it (M8).
fn princess(view: &View<'_>, seat: Seat) -> Option<PrincessValue> {
    let has = view.game.player(seat).character() == Some(Character::Princess);
    has.then(|| view.game.princess_value(seat))
}

fn value_of(game: &Game, seat: Seat, card: Profession, bonus: Set<BonusCard>) -> u16 {
    game.work_value(seat, card, bonus).total()
}

/// A part of the panel, from top to bottom.
fn inside(ui: &mut Ui, rect: Rect) -> Ui {
    let layout = Layout::top_down(Align::Min);
    ui.new_child(UiBuilder::new().max_rect(rect).layout(layout))
}

fn label(ui: &Ui, rect: Rect, id: &str, name: &str) -> egui::Response {
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    response
}

/// The profession as a card, with its value.
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

/// A part of the sum.
struct Part {
    icon: Icon,
    /// The points of it, and how many of them are there in truth.
    points: u16,
    real: u16,
    text: String,
    colour: Color32,
    /// Whether it would be there only if one had what it wants.
    missing: bool,
}

impl Part {
    /// The points that are in the sum.
    fn real_or_imagined(&self) -> u16 {
        if self.missing { 0 } else { self.points }
    }
}

fn parts(
    ui: &Ui,
    view: &View<'_>,
    card: Profession,
    (now, imagined): (&WorkValue, &WorkValue),
) -> Vec<Part> {
    let art = Colours::of(ui);
    let palette = Palette::of(ui);
    let variant = view.game.variant();
    let each = |value: u16, of: u16| usize::from(value.checked_div(of).unwrap_or(0));
    let jesters = each(imagined.jesters, variant.value_of_jester);
    let cards = each(imagined.cards, variant.value_of_card);
    let mut parts = Vec::new();
    let wants = [
        (
            card.building().into(),
            card.building().name(),
            [imagined.building, now.building, variant.value_of_building],
            art.tile(Tile::Building(card.building())),
        ),
        (
            card.landscape().into(),
            card.landscape().name(),
            [
                imagined.landscape,
                now.landscape,
                variant.value_of_landscape,
            ],
            art.tile(Tile::Landscape(card.landscape())),
        ),
        (
            card.freedom().into(),
            card.freedom().name(),
            [imagined.freedom, now.freedom, variant.value_of_freedom],
            palette.gold,
        ),
    ];
    let part = |icon: Icon, text: &str, [points, real]: [u16; 2], colour: Color32| Part {
        icon,
        points,
        real,
        text: text.to_owned(),
        colour,
        missing: false,
    };
    let mut missing = Vec::new();
    for (icon, name, [points, real, printed], colour) in wants {
        match points {
            0 => missing.push(Part {
                missing: true,
                ..part(icon, name, [printed, 0], colour)
            }),
            _ => parts.push(part(icon, name, [points, real], colour)),
        }
    }
    let counted = [
        (
            glyphs::JESTER,
            fl!(seat_jesters, number = jesters),
            [imagined.jesters, now.jesters],
            art.tile(Tile::Building(Building::Library)),
        ),
        (
            Icon::Card,
            fl!(sum_cards, number = cards),
            [imagined.cards, now.cards],
            art.stone,
        ),
        (
            Icon::Bonus,
            fl!(sum_bonus).to_owned(),
            [imagined.bonus(), now.bonus()],
            palette.gold_light,
        ),
    ];
    let muse = (
        Icon::from(Character::Muse),
        fl!(sum_muse).to_owned(),
        [imagined.muse, now.muse],
        art.lake[0],
    );
    for (icon, text, points, colour) in counted.into_iter().chain([muse]) {
        if points[0] > 0 {
            parts.push(part(icon, &text, points, colour));
        }
    }
    parts.extend(missing);
    parts
}

/// What a work is the sum of.
struct Sum {
    parts: Vec<Part>,
    /// By what it is known from frame to frame.
    id: egui::Id,
    /// As it is, and with what is imagined.
    now: u16,
    imagined: u16,
    /// Line by line, in words.
    lines: String,
    /// What is imagined, in words.
    told: Option<String>,
}

impl Sum {
    fn of_work(
        ui: &Ui,
        view: &View<'_>,
        seat: Seat,
        card: Profession,
        (now, imagined): (&WorkValue, &WorkValue),
        what_if: &WhatIf,
    ) -> Self {
        let things = planning::things(what_if);
        let totals = [now.total(), imagined.total()];
        let told = || planning::imagined(&view.words.seat(seat), &things, (card, totals));
        Self {
            parts: parts(ui, view, card, (now, imagined)),
            id: egui::Id::unique(("sum_of_a_work", seat.index(), card.number())),
            now: now.total(),
            imagined: imagined.total(),
            lines: board::breakdown(imagined),
            told: (!things.is_empty()).then(told),
        }
    }

    fn of_princess(ui: &Ui, view: &View<'_>, seat: Seat, value: PrincessValue) -> Self {
        let art = Colours::of(ui);
        let player = view.game.player(seat);
        let home = player.principality();
        let landscapes = Landscape::ALL
            .iter()
            .map(|&kind| home.landscape_count(kind));
        let landscapes = landscapes.map(usize::from).sum::<usize>();
        let buildings = home.buildings().len();
        let builders = usize::from(player.builders());
        let parts = [
            (
                glyphs::FOREST,
                fl!(sum_landscapes, number = landscapes),
                value.landscapes,
                art.forest[0],
            ),
            (
                glyphs::BUILDER,
                fl!(seat_builders, number = builders),
                value.builders,
                art.tile(Tile::Building(Building::Library)),
            ),
            (
                glyphs::UNIVERSITY,
                fl!(sum_buildings, number = buildings),
                value.buildings,
                art.tile(Tile::Building(Building::University)),
            ),
            (
                Icon::Card,
                fl!(sum_cards, number = value.cards),
                value.cards,
                art.stone,
            ),
        ];
        let parts = parts.into_iter().filter(|&(_, _, points, _)| points > 0);
        let parts = parts.map(|(icon, text, points, colour)| Part {
            icon,
            points,
            real: points,
            text,
            colour,
            missing: false,
        });
        Self {
            parts: parts.collect(),
            id: egui::Id::unique(("sum_of_the_princess", seat.index())),
            now: value.total(),
            imagined: value.total(),
            lines: texts::princess(value),
            told: None,
        }
    }
}

/// The sum of a work: a block for each source, as wide as its points; what it is the
/// sum of, where no card says it.
fn sum_of(ui: &Ui, view: &View<'_>, (rect, named): (Rect, Option<&str>), sum: &Sum) {
    let palette = Palette::of(ui);
    let game = view.game;
    let minimum = game.minimum();
    let parts = &sum.parts;
    let best = game
        .seats()
        .map(|seat| (game.player(seat).best_work(), seat));
    // The first of equals in turn order is of no matter: one line for all.
    let best = best
        .max_by_key(|&(value, _)| value)
        .filter(|&(value, _)| value > 0);
    let all: u16 = parts.iter().map(|part| part.points).sum();
    let most = all
        .max(minimum + 1)
        .max(best.map_or(0, |(value, _)| value + 1));
    let unit = (rect.width() - 6.0) / f32::from(most);
    let painter = ui.painter();
    let [top, below] = BLOCKS;
    let height = rect.height() - top - below;
    let (top, left) = (rect.top() + top, rect.left() + 2.0);
    let x = |points: u16| left + unit * f32::from(points) - 1.5;
    let mut from = 0;
    // What is new in it grows out of what was there.
    let there: u16 = parts.iter().map(|part| part.real_or_imagined()).sum();
    let grown = motion::towards(ui.ctx(), sum.id, f32::from(there));
    let mut growing = painter.clone();
    if grown < f32::from(there) {
        let clip = painter.clip_rect();
        growing.set_clip_rect(clip.with_max_x(clip.right().min(left + unit * grown)));
    }
    for part in parts {
        let wide = unit * f32::from(part.points) - 3.0;
        let block =
            Rect::from_min_size(pos2(left + unit * f32::from(from), top), vec2(wide, height));
        let painter = if part.missing { painter } else { &growing };
        block_of(ui, painter, block, part, unit);
        from += part.points;
    }
    // The best work of the round. No line runs through what is said of it.
    let under_label = rect.top() + 43.0;
    let mut said = Rangef::NOTHING;
    if let Some((value, seat)) = best {
        let colour = palette.seat(ui.ctx(), seat);
        let points = [
            pos2(x(value), under_label),
            pos2(x(value), top + height + 4.0),
        ];
        let line = Stroke::new(1.5, colour);
        painter.extend(egui::Shape::dashed_line(&points, line, 3.0, 3.0));
        let text = fl!(best_so_far, value = value);
        let galley = painter.layout_no_wrap(text.clone(), face::text(12.5), palette.ink);
        let wide = galley.size().x + 18.0;
        let left = (x(value) - 7.0).min(rect.right() - wide);
        said = Rangef::new(left, left + wide);
        let marker = pos2(left + 6.5, rect.top() + 33.0);
        let marker = Rect::from_center_size(marker, Vec2::splat(13.0));
        icons::paint_seat(painter, marker, seat, palette);
        let at = pos2(
            marker.right() + 4.0,
            marker.center().y - galley.size().y / 2.0,
        );
        painter.galley(at, galley, palette.ink);
    }
    // The minimum of the round.
    let line = Stroke::new(2.5, palette.right);
    let at = x(minimum);
    let begin = match said.contains(at) {
        true => under_label,
        false => rect.top() + 12.0,
    };
    painter.vline(at, begin..=top + 7.0, line);
    painter.vline(at, top + height - 14.0..=top + height + 8.0, line);
    let text = fl!(minimum_flag, value = minimum);
    let galley = painter.layout_no_wrap(text, face::strong(12.5), palette.card);
    let wide = galley.size().x + 22.0;
    let begin = if at + 4.0 - wide < rect.left() + 96.0 {
        at - 4.0
    } else {
        at + 4.0 - wide
    };
    let flag = Rect::from_min_size(pos2(begin, rect.top() + 1.0), vec2(wide, 22.0));
    painter.rect_filled(flag, 11.0, palette.right);
    painter.galley(flag.center() - galley.size() / 2.0, galley, palette.card);
    // The sum itself; the old one stays to be seen beside what is imagined.
    let mut at = pos2(rect.left() + 2.0, rect.top() + 14.0);
    if sum.imagined != sum.now {
        let old = sum.now.to_string();
        let font = face::display(22.0);
        let old = widgets::paint_text(ui, at, Align2::LEFT_CENTER, &old, font, palette.weak, 40.0);
        let strike = Stroke::new(1.5, palette.weak);
        painter.hline(
            old.left() - 1.0..=old.right() + 1.0,
            old.center().y + 1.0,
            strike,
        );
        at.x = old.right() + 8.0;
    }
    let colour = if sum.imagined == sum.now {
        palette.ink
    } else {
        palette.accent
    };
    let total = sum.imagined.to_string();
    let font = face::display(27.0);
    let total = widgets::paint_text(ui, at, Align2::LEFT_CENTER, &total, font, colour, 60.0);
    if let Some(name) = named {
        let at = pos2(total.right() + 8.0, at.y + 1.0);
        let room = flag.left() - 8.0 - at.x;
        let font = text::fitting(ui, name, face::display, [13.0, 19.0], room);
        if text::width(ui, name, font.clone()) <= room {
            widgets::paint_text(ui, at, Align2::LEFT_CENTER, name, font, palette.ink, room);
        }
    }
    let told = board::work_value(sum.imagined, minimum);
    label(ui, total, "total", &told).on_hover_text(&told);
    let whole = rect.with_min_y(top);
    label(ui, whole, "sum", &sum.lines).on_hover_text(&sum.lines);
    if let Some(told) = &sum.told {
        let at = Rect::from_min_max(rect.min, pos2(total.left(), total.bottom()));
        label(ui, at, "imagined", told).on_hover_text(told);
    }
}

/// A block of the sum: what it is, its points, and a tick a point.
fn block_of(ui: &Ui, painter: &Painter, block: Rect, part: &Part, unit: f32) {
    let palette = Palette::of(ui);
    let round = CornerRadius::same(size::ROUND_BUTTON);
    let imagined = part.points != part.real;
    let ink = palette.plate_text;
    let outline = Colours::of(ui).ink;
    if part.missing {
        widgets::dashed(painter, block, palette.weak);
    } else {
        painter.rect_filled(block.translate(vec2(1.5, 3.0)), round, palette.soft_shadow);
        painter.rect_filled(block, round, part.colour);
        let light = Stroke::new(2.0, Color32::WHITE.gamma_multiply(0.35));
        painter.hline(
            block.left() + 6.0..=block.right() - 6.0,
            block.top() + 1.5,
            light,
        );
        let edge = match imagined {
            true => Stroke::new(2.0, palette.accent),
            false => Stroke::new(1.3, outline),
        };
        painter.rect_stroke(block, round, edge, StrokeKind::Inside);
        let tick = Stroke::new(1.0, outline.gamma_multiply(0.5));
        for point in 1..part.points {
            let x = block.left() + f32::from(point) * unit - 1.5;
            painter.vline(x, block.bottom() - 10.0..=block.bottom() - 1.0, tick);
        }
    }
    let wide = (block.width() - 4.0).min(46.0);
    let centre = pos2(block.center().x, block.center().y - 3.0);
    let tall = (block.height() - 6.0).min(48.0);
    let plate = Rect::from_center_size(centre, vec2(wide, tall));
    let (text, icon) = match part.missing {
        true => (palette.weak, palette.weak),
        false => {
            let edge = Stroke::new(1.0, outline);
            painter.rect(plate, round, palette.plate, edge, StrokeKind::Inside);
            (ink, ink)
        }
    };
    // Beside each other where there is no room for one below the other.
    let is_low = tall < 34.0 && wide >= 40.0;
    let side = match is_low {
        true => 15.0,
        false => 19.0_f32.min(wide - 2.0).min(tall * 0.4),
    };
    let square = match is_low {
        true => pos2(plate.left() + 11.0, plate.center().y),
        false => pos2(plate.center().x, plate.top() + tall * 0.29),
    };
    let square = Rect::from_center_size(square, Vec2::splat(side));
    icons::paint(painter, square, part.icon, icon);
    let points = fl!(adds_value, value = part.points);
    let font = face::display(if wide < 30.0 {
        15.0
    } else if is_low {
        17.0
    } else if wide < 38.0 || tall < 48.0 {
        19.0
    } else {
        23.0
    });
    let at = match is_low {
        true => pos2(plate.right() - 13.0, plate.center().y),
        false => pos2(plate.center().x, plate.bottom() - tall * 0.27),
    };
    painter.text(at, Align2::CENTER_CENTER, points, font, text);
    let colour = if part.missing {
        palette.weak
    } else {
        palette.ink
    };
    let galley = painter.layout_no_wrap(part.text.clone(), face::text(12.5), colour);
    if galley.size().x <= block.width() + 10.0 {
        let at = pos2(
            block.center().x - galley.size().x / 2.0,
            block.bottom() + 6.0,
        );
        painter.galley(at, galley, colour);
    }
}

/// A work as it is compared.
struct Compared {
    id: &'static str,
    icon: Icon,
    text: &'static str,
    /// What it is called.
    name: String,
    hint: &'static str,
    /// Whether it is known to be there.
    is_sure: bool,
    now: u16,
    /// With what is imagined.
    total: u16,
}

/// One work of the comparison. Says whether it was pressed.
fn compared(
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
    if may && response.hovered() {
        painter.rect_filled(rect, size::ROUND_KEY, palette.chosen);
    }
    if response.has_focus() {
        widgets::focus_ring(ui, rect.shrink(2.0));
    }
    let total = row.total;
    let square = pos2(rect.left() + 9.0, rect.center().y);
    let square = Rect::from_center_size(square, Vec2::splat(15.0));
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
    widgets::paint_text(ui, at, Align2::LEFT_CENTER, text, font, colour, 104.0);
    let at = pos2(rect.right() - 2.0, rect.center().y);
    let now = row.now;
    let number = total.to_string();
    let (font, ink) = match total == now {
        true => (face::strong(14.0), palette.ink),
        false => (face::strong(14.0), palette.accent),
    };
    widgets::paint_text(ui, at, Align2::RIGHT_CENTER, &number, font, ink, 26.0);
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
    let bar = ui.interact(track, ui.scope_id().with(id), Sense::hover());
    bar.widget_info(|| WidgetInfo::labeled(Role::Label, true, told()));
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
    let number = ui.interact(at, ui.scope_id().with(id), Sense::hover());
    number.widget_info(|| WidgetInfo::labeled(Role::Label, true, told()));
    let pressed = response.clicked();
    response.on_hover_text(row.hint);
    pressed
}

/// What the bank pays for a work of this value, and the prestige points that are
/// taken out of it (W9): each step from the left takes the florins it costs.
fn pay(
    ui: &mut Ui,
    view: &View<'_>,
    (rect, seat): (Rect, Seat),
    total: u16,
    prestige: &mut u16,
    name: &str,
) {
    let palette = Palette::of(ui);
    let variant = view.game.variant();
    let player = view.game.player(seat);
    let most = variant.most_prestige(total);
    *prestige = (*prestige).min(most);
    // The slider comes first, so that the numbers are those it is moved to.
    let [high, track] = match rect.height() < LOW_PAYMENT {
        true => [26.0, 32.0],
        false => [30.0, 44.0],
    };
    let head = rect.with_max_y(rect.top() + high);
    let track = Rect::from_min_size(
        pos2(rect.left(), head.bottom() + 6.0),
        vec2(rect.width(), track),
    );
    slide(
        ui,
        track,
        (most, variant.payment(total, 0)),
        variant.point_costs,
        prestige,
        name,
    );
    let taken = *prestige;
    let pays = variant.payment(total, taken);
    let money = view.words.money(player.money() + pays);
    let told = planning::payment(pays, taken, &money, player.prestige() + taken);
    let middle = head.center().y;
    let all = fl!(
        bank_pays_caption,
        money = board::amount(variant.payment(total, 0))
    );
    let caption = widgets::caption_job(&all, palette.weak);
    let caption = ui.fonts_mut(|fonts| fonts.layout_job(caption));
    let at = pos2(head.left(), middle - caption.size().y / 2.0);
    let mut left = head.left() + caption.size().x;
    ui.painter().galley(at, caption, palette.weak);
    let name = view.words.with_names_of(14).seat(seat);
    let points = player.prestige() + taken;
    let words = match view.words.hides_money() {
        true => fl!(then_has_points, player = name, points = points),
        false => fl!(then_has, player = name, money = money, points = points),
    };
    let numbers = [taken.to_string(), board::amount(pays)];
    let widths = numbers.each_ref().map(|number| {
        let font = face::display(22.0);
        let galley = ui
            .painter()
            .layout_no_wrap(number.clone(), font, palette.ink);
        galley.size().x
    });
    let together = widths[0] + widths[1] + 150.0;
    let at = pos2(head.right(), middle);
    let room = head.right() - left - together - 24.0;
    let font = face::text(13.0);
    if text::width(ui, &words, font.clone()) <= room {
        let words = widgets::paint_text(
            ui,
            at,
            Align2::RIGHT_CENTER,
            &words,
            font,
            palette.weak,
            room,
        );
        left = words.left() - 16.0 - together;
    } else {
        left += 16.0;
    }
    let mark = |left: f32, side: f32| {
        Rect::from_center_size(pos2(left + side / 2.0, middle), Vec2::splat(side))
    };
    let units = [fl!(unit_points), fl!(unit_florins)];
    for (at, number) in numbers.iter().enumerate() {
        let square = mark(left, 20.0);
        match at {
            0 => paint_laurel(ui.painter(), square, Palette::of(ui).leaf),
            _ => coin(ui, square),
        }
        left = square.right() + 6.0;
        let font = face::display(22.0);
        let at_text = pos2(left, middle);
        let text = widgets::paint_text(
            ui,
            at_text,
            Align2::LEFT_CENTER,
            number,
            font,
            palette.ink,
            90.0,
        );
        left = text.right() + 5.0;
        let font = face::text(13.5);
        let at_text = pos2(left, middle + 1.0);
        let unit = units[at];
        let text = widgets::paint_text(
            ui,
            at_text,
            Align2::LEFT_CENTER,
            unit,
            font,
            palette.weak,
            60.0,
        );
        left = text.right() + 12.0;
    }
    label(ui, head, "payment", &told).on_hover_text(&told);
}

/// The slider: florins in a row, of which each point from the left takes some.
fn slide(
    ui: &Ui,
    rect: Rect,
    (most, florins): (u16, u32),
    costs: u32,
    value: &mut u16,
    name: &str,
) {
    let palette = Palette::of(ui);
    let step = florence::rules::components::florins::STEP;
    let coins = (florins / step).max(1);
    let each = rect.width() / coins as f32;
    let per_point = each * (costs / step).max(1) as f32;
    let enabled = ui.is_enabled() && most > 0;
    let sense = if enabled {
        Sense::click_and_drag()
    } else {
        Sense::hover()
    };
    let id = ui.scope_id().with("payment_slider");
    let response = ui.interact(rect.expand2(vec2(0.0, 6.0)), id, sense);
    if enabled && let Some(at) = response.interact_pointer_pos() {
        let point = ((at.x - rect.left()) / per_point).round();
        *value = point.clamp(0.0, f32::from(most)) as u16;
    }
    if response.has_focus() {
        let filter = EventFilter {
            horizontal_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
        let presses = |key| ui.input(|input| input.num_presses(key)) as i32;
        let by = presses(Key::ArrowRight) - presses(Key::ArrowLeft);
        let to = i32::from(*value) + by + presses(Key::PageUp) - presses(Key::PageDown);
        *value = to.clamp(0, i32::from(most)) as u16;
    }
    let requests =
        |action| ui.input(|input| input.accesskit_action_requests(id, action).count() as i32);
    use egui::accesskit::{Action, ActionData};
    let by = requests(Action::Increment) - requests(Action::Decrement);
    let set = ui.input(|input| {
        let requests = input.accesskit_action_requests(id, Action::SetValue);
        let values = requests.filter_map(|request| match request.data {
            Some(ActionData::NumericValue(value)) => Some(value),
            _ => None,
        });
        values.last()
    });
    if enabled {
        let to = set.map_or(i32::from(*value), |value| value.round() as i32) + by;
        *value = to.clamp(0, i32::from(most)) as u16;
    }
    response.widget_info(|| WidgetInfo::slider(enabled, f64::from(*value), name));
    let current = *value;
    ui.ctx().accesskit_node_builder(id, |builder| {
        builder.set_min_numeric_value(0.0);
        builder.set_max_numeric_value(f64::from(most));
        builder.set_numeric_value_step(1.0);
        builder.add_action(Action::SetValue);
        if current < most {
            builder.add_action(Action::Increment);
        }
        if current > 0 {
            builder.add_action(Action::Decrement);
        }
    });
    // What it looks like.
    let painter = ui.painter();
    let round = CornerRadius::same((rect.height() / 2.0) as u8);
    let line = Stroke::new(1.0, palette.line);
    painter.rect(rect, round, palette.sunk, line, StrokeKind::Inside);
    let cut = rect.left() + per_point * f32::from(current);
    if current > 0 {
        let taken = CornerRadius {
            nw: round.nw,
            sw: round.sw,
            ..CornerRadius::ZERO
        };
        let taken_rect = rect.with_max_x(cut).shrink2(vec2(0.0, 1.0));
        painter.rect_filled(taken_rect, taken, palette.chosen);
    }
    let middle = rect.center().y;
    let side = (each - 5.0).clamp(6.0, 30.0).min(rect.height() - 8.0);
    let spent = u32::from(current) * (costs / step).max(1);
    for n in spent..coins {
        let centre = pos2(rect.left() + each * (n as f32 + 0.5), middle);
        coin(ui, Rect::from_center_size(centre, Vec2::splat(side)));
    }
    let radius = 17.0_f32
        .min(per_point / 2.0 - 1.0)
        .min(rect.height() / 2.0 - 2.0);
    for n in 0..current {
        let centre = pos2(rect.left() + per_point * (f32::from(n) + 0.5), middle);
        let edge = Stroke::new(1.2, palette.gold_edge);
        painter.circle(centre, radius, palette.card, edge);
        if radius > 9.0 {
            paint_laurel(
                ui.painter(),
                Rect::from_center_size(centre, Vec2::splat(radius * 1.7)),
                Palette::of(ui).leaf,
            );
            let font = face::display(14.0);
            painter.text(centre, Align2::CENTER_CENTER, 1, font, palette.ink);
        }
    }
    let handle = vec2(14.0, rect.height() + 12.0);
    let handle = Rect::from_center_size(pos2(cut, middle), handle);
    if response.has_focus() {
        widgets::focus_ring(ui, handle);
    }
    let edge = Stroke::new(2.0, palette.card);
    let fill = if enabled {
        palette.accent
    } else {
        palette.weak
    };
    painter.rect(handle, 7, fill, edge, StrokeKind::Outside);
    let grip = Stroke::new(1.3, palette.on_accent);
    for x in [-2.0, 2.0] {
        painter.vline(cut + x, middle - 8.0..=middle + 8.0, grip);
    }
    for point in 0..=most {
        let x = rect.left() + per_point * f32::from(point);
        let tick = Stroke::new(1.0, palette.weak);
        painter.vline(x, rect.bottom() + 6.0..=rect.bottom() + 11.0, tick);
        let (font, colour) = match point == current {
            true => (face::strong(12.0), palette.ink),
            false => (face::text(12.0), palette.weak),
        };
        let nudge = if point == 0 { 4.0 } else { 0.0 };
        let at = pos2((x + nudge).min(rect.right() - 4.0), rect.bottom() + 19.0);
        painter.text(at, Align2::CENTER_CENTER, point, font, colour);
    }
}

/// The button that takes back everything imagined, if there is anything.
pub fn clear(ui: &mut Ui, what: &mut WhatIf) {
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
