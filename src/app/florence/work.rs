//! The work value calculator: one row a profession, broken down line by line,
//! against the minimum of the round; and of one of them the ways to what is
//! missing and the payment.
//!
//! By name: `Work values of Anna` chooses the player, `All 21 professions` shows
//! those that are not in hand as well, `Work of Poet` shows that work in detail.
//! `Count Forests` adds a bonus card (`Count hidden bonus cards` unfolds those
//! that may be in hand), `Count as few as needed` chooses them. `Imagine Library`,
//! `Imagine a jester` … add what one does not have, `Clear what is imagined`
//! takes it back. The slider `PP from the payment, tried out` takes prestige
//! points.

use eframe::egui::{Button, Grid, RichText, ScrollArea, Ui};

use super::plan;
use super::plan::{BonusChoice, BonusNames};
use super::{Intent, View};
use crate::app::shell::controls;
use crate::app::shell::theme;
use crate::app::shell::theme::{Palette, size};
use crate::fl;
use crate::florence::mind::planner::WhatIf;
use crate::florence::{Building, Freedom, Game, Landscape, Player, Profession, WorkValue};
use crate::table::{Item, Seat, Set};
use crate::words::florence::{Named, board, planning};

/// The width from which on the details stand beside the table.
const WIDE: f32 = 1080.0;
/// The width of the table there.
const TABLE: f32 = 660.0;

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct WorkValuePanel {
    chosen: Option<Seat>,
    /// Who was to act when a player was chosen.
    chosen_at: Option<Seat>,
    /// Whose bonus cards, imagined things and profession the rest is about.
    about: Option<Seat>,
    bonus: BonusChoice,
    what_if: WhatIf,
    /// The work that is shown in detail.
    work: Option<Profession>,
    prestige: u16,
    all: bool,
}

/// One row of the table.
struct Row {
    card: Profession,
    held: Held,
    /// As it is, and with what is imagined.
    now: WorkValue,
    imagined: WorkValue,
}

impl WorkValuePanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        ScrollArea::both()
            .id_salt("work value")
            .auto_shrink([false, false])
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
        let seat = self.chosen.filter(there).or(acting).unwrap_or(Seat::A);
        if self.about != Some(seat) {
            self.about = Some(seat);
            self.bonus = BonusChoice::default();
            self.what_if = WhatIf::default();
            self.work = None;
            self.prestige = 0;
        }
        seat
    }

    fn contents(&mut self, ui: &mut Ui, view: &View<'_>) {
        let game = view.game;
        let seat = self.seat(game);
        ui.horizontal_wrapped(|ui| {
            let name = board::work_values_of;
            let pressed = controls::seat_chips(ui, view.words.seats(), seat, name);
            if let Some(pressed) = pressed.filter(|&pressed| pressed != seat) {
                self.chosen = Some(pressed);
                self.chosen_at = game.to_act();
            }
            ui.checkbox(&mut self.all, fl!(work_all_professions));
        });
        let wanted = self.rows(game, seat);
        self.imagining(ui, view, seat, &wanted);
        // With what has just been pressed.
        let rows = self.rows(game, seat);
        let player = self.what_if.player(game, seat);
        self.bonus_cards(ui, view, (seat, &player), &rows);
        ui.add_space(4.0);
        if rows.is_empty() {
            controls::remark(ui, fl!(work_no_card_to_show));
            return;
        }
        if ui.available_width() >= WIDE {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(TABLE);
                    self.table(ui, game, &rows);
                });
                ui.vertical(|ui| self.detail(ui, view, seat, &rows));
            });
        } else {
            self.detail(ui, view, seat, &rows);
            ui.add_space(4.0);
            self.table(ui, game, &rows);
        }
    }

    /// The professions to show: those in hand, those that may be, and the others
    /// if all are wanted.
    fn rows(&self, game: &Game, seat: Seat) -> Vec<Row> {
        let hand = game.player(seat).hand();
        let known = hand.known();
        let maybe = game.may_be_in_hand(seat);
        let rest = match self.all {
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
            now: game.work_value(seat, card, self.bonus.cards),
            imagined: self.what_if.work_value(game, seat, card, self.bonus.cards),
        })
        .collect()
    }

    /// The row shown in detail: the one chosen, else the best that is surest to
    /// be in hand.
    fn chosen_row<'r>(&self, rows: &'r [Row]) -> Option<&'r Row> {
        let chosen = rows.iter().find(|row| Some(row.card) == self.work);
        let first = rows.first()?.held;
        let likely = rows.iter().filter(|row| row.held == first);
        chosen.or_else(|| likely.rev().max_by_key(|row| row.imagined.total()))
    }

    /// What one can imagine: what the professions shown want and is not there.
    fn imagining(&mut self, ui: &mut Ui, view: &View<'_>, seat: Seat, rows: &[Row]) {
        let player = view.game.player(seat);
        let home = player.principality();
        let wanted: Set<Building> = rows.iter().map(|row| row.card.building()).collect();
        let buildings = wanted.minus(home.buildings()).iter();
        let landscapes = Landscape::ALL.iter();
        let landscapes = landscapes.filter(|&&kind| home.landscape_count(kind) == 0);
        let freedoms = Set::<Freedom>::all().minus(player.freedoms()).iter();
        let what = &mut self.what_if;
        // What has come true need not be imagined any more.
        what.buildings = what.buildings.minus(home.buildings());
        what.freedoms = what.freedoms.minus(player.freedoms());
        for &kind in Landscape::ALL {
            if home.landscape_count(kind) > 0 {
                what.landscapes[kind.index()] = 0;
            }
        }
        ui.horizontal_wrapped(|ui| {
            controls::crowd(ui);
            ui.label(fl!(what_if));
            let tick = |ui: &mut Ui, on: bool, name: &str| {
                controls::chip(
                    ui,
                    on,
                    &fl!(imagine_thing, thing = name),
                    fl!(imagine_plus, thing = name),
                )
            };
            for kind in buildings {
                let on = what.buildings.contains(kind);
                if tick(ui, on, kind.name()) {
                    what.buildings = match on {
                        true => what.buildings.without(kind),
                        false => what.buildings.with(kind),
                    };
                }
            }
            for &kind in landscapes {
                let number = &mut what.landscapes[kind.index()];
                if tick(ui, *number > 0, kind.name()) {
                    *number = u8::from(*number == 0);
                }
            }
            for freedom in freedoms {
                let on = what.freedoms.contains(freedom);
                if tick(ui, on, freedom.name()) {
                    what.freedoms = match on {
                        true => what.freedoms.without(freedom),
                        false => what.freedoms.with(freedom),
                    };
                }
            }
            let numbers = [&mut what.jesters, &mut what.builders, &mut what.cards];
            let words = planning::imagine_more().into_iter().zip(planning::more());
            for (number, (name, text)) in numbers.into_iter().zip(words) {
                let name = fl!(imagine_thing, thing = name);
                if controls::chip(ui, *number > 0, &name, text) {
                    *number = u8::from(*number == 0);
                }
            }
            clear(ui, what);
        });
    }

    fn bonus_cards(
        &mut self,
        ui: &mut Ui,
        view: &View<'_>,
        (seat, player): (Seat, &Player),
        rows: &[Row],
    ) {
        if view.game.player(seat).bonus_cards().is_empty() {
            return;
        }
        let names = BonusNames {
            heading: fl!(work_best_first),
            card: board::count_card,
            unfold: fl!(work_count_hidden_bonus_cards),
            fewest: fl!(work_count_fewest),
        };
        let without = self.chosen_row(rows).map_or(0, |row| {
            let value = &row.imagined;
            value.total() - value.bonus()
        });
        ui.horizontal_wrapped(|ui| {
            controls::crowd(ui);
            self.bonus.show(ui, view, (seat, player), &names);
            self.bonus.fewest(ui, view, seat, (without, player), &names);
        });
        self.bonus.complain(ui, view, seat);
    }

    /// One work in detail: its value, what is missing or what it pays.
    fn detail(&mut self, ui: &mut Ui, view: &View<'_>, seat: Seat, rows: &[Row]) {
        let game = view.game;
        let Some(row) = self.chosen_row(rows) else {
            return;
        };
        let (card, total) = (row.card, row.imagined.total());
        theme::card(ui).show(ui, |ui| {
            ui.set_width(ui.available_width());
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(card.name()).strong());
                ui.label(board::work_value(total, game.minimum()));
                controls::remark(ui, board::breakdown(&row.imagined));
            });
            if !self.what_if.is_nothing() {
                let name = view.words.seat(seat);
                let things = planning::things(&self.what_if);
                let text = RichText::new(fl!(
                    imagined_for,
                    player = &name,
                    things = things.join(", ")
                ));
                ui.label(text.italics().color(Palette::of(ui).accent));
            }
            if row.now.total() < game.minimum() {
                plan::missing(ui, view, seat, card, self.bonus.cards);
            }
            if total >= game.minimum() {
                let name = fl!(points_tried_out);
                ui.horizontal_wrapped(|ui| {
                    plan::payment(ui, game.variant(), total, &mut self.prestige, name);
                    plan::paid(ui, view, (seat, total), self.prestige);
                });
            }
        });
    }

    fn table(&mut self, ui: &mut Ui, game: &Game, rows: &[Row]) {
        let shown = self.chosen_row(rows).map(|row| row.card);
        let headings = rows.iter().any(|row| row.held != rows[0].held);
        Grid::new("work values")
            .striped(true)
            .spacing([10.0, 2.0])
            .min_row_height(0.0)
            .show(ui, |ui| {
                controls::crowd(ui);
                ui.spacing_mut().interact_size.y = size::LINE;
                for (at, heading) in planning::work_headings().into_iter().enumerate() {
                    match at {
                        4..8 => _ = controls::right(ui, RichText::new(heading).strong()),
                        _ => _ = ui.strong(heading),
                    }
                }
                ui.end_row();
                let mut group = None;
                for row in rows {
                    if headings && group != Some(row.held) {
                        group = Some(row.held);
                        controls::heading_row(ui, row.held.heading());
                    }
                    if row_of(ui, row, game.minimum(), shown == Some(row.card)) {
                        self.work = Some(row.card);
                    }
                    ui.end_row();
                }
            });
    }
}

/// One row of the table. Says whether its profession was pressed.
fn row_of(ui: &mut Ui, row: &Row, minimum: u16, shown: bool) -> bool {
    let (now, imagined) = (&row.now, &row.imagined);
    let mut name = RichText::new(row.card.name());
    if row.held == Held::Known {
        name = name.strong();
    }
    let button = Button::new(name).selected(shown).frame_when_inactive(shown);
    let button = ui.add(button);
    let button = button.accessible_name(fl!(work_of, card = row.card.id()));
    let pressed = button.on_hover_text(row.held.hint()).clicked();
    let wants = [
        (row.card.building().name(), now.building, imagined.building),
        (
            row.card.landscape().name(),
            now.landscape,
            imagined.landscape,
        ),
        (row.card.freedom().name(), now.freedom, imagined.freedom),
    ];
    for (wanted, now, imagined) in wants {
        let text = value(ui, board::wanted(wanted, imagined), now, imagined);
        ui.label(text);
    }
    let numbers = [
        (now.jesters, imagined.jesters),
        (now.cards, imagined.cards),
        (now.bonus(), imagined.bonus()),
    ];
    // A number alone says nothing to those who hear it.
    let headings = &planning::work_headings()[4..];
    for ((now, imagined), heading) in numbers.into_iter().zip(headings) {
        let number = board::or_none(imagined);
        let name = fl!(
            work_number_of,
            card = row.card.id(),
            heading = *heading,
            number = &number
        );
        let text = value(ui, number, now, imagined);
        controls::number(ui, text, &name);
    }
    let total = imagined.total();
    let number = planning::total(total, now.total());
    let name = fl!(
        work_number_of,
        card = row.card.id(),
        heading = fl!(points_total),
        number = &number
    );
    controls::number(ui, RichText::new(number).strong(), &name);
    let missing = RichText::new(board::missing(total, minimum));
    ui.label(match total >= minimum {
        true => missing.color(Palette::of(ui).right),
        false => missing,
    });
    pressed
}

/// A value; in italics where it is there in imagination only.
fn value(ui: &Ui, text: String, now: u16, imagined: u16) -> RichText {
    let text = RichText::new(text);
    match imagined {
        _ if imagined != now => text.italics().color(Palette::of(ui).accent),
        0 => text.weak(),
        _ => text,
    }
}

/// The button that takes back everything imagined, if there is anything.
pub fn clear(ui: &mut Ui, what: &mut WhatIf) {
    if what.is_nothing() {
        return;
    }
    let text = RichText::new(fl!(what_if_clear)).strong();
    let button = ui.button(text);
    let button = button.accessible_name(fl!(what_if_clear_all));
    if button.clicked() {
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
