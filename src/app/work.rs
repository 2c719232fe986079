//! The work value calculator: one row a profession, broken down line by line,
//! against the minimum of the round.
//!
//! By name: `Work values of Anna` chooses the player, `Count Forests` adds a
//! bonus card, `All 21 professions` shows those that are not in hand as well.

use eframe::egui::{Button, Grid, RichText, ScrollArea, Ui};

use super::controls;
use super::theme::Palette;
use super::{Intent, View};
use crate::florence::{BonusCard, Game, Profession};
use crate::locale::{Named, board, bonus_card_text};
use crate::table::{Item, Seat, Set};

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct WorkValuePanel {
    chosen: Option<Seat>,
    /// Who was to act when a player was chosen.
    chosen_at: Option<Seat>,
    bonus: Set<BonusCard>,
    all: bool,
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
        self.chosen.filter(there).or(acting).unwrap_or(Seat::A)
    }

    fn contents(&mut self, ui: &mut Ui, view: &View<'_>) {
        let game = view.game;
        let seat = self.seat(game);
        ui.horizontal_wrapped(|ui| {
            let name = board::work_values_of;
            let pressed = controls::seat_chips(ui, view.words, game.seats(), seat, name);
            if let Some(pressed) = pressed.filter(|&pressed| pressed != seat) {
                self.chosen = Some(pressed);
                self.chosen_at = game.to_act();
                self.bonus = Set::EMPTY;
            }
            ui.checkbox(&mut self.all, board::ALL_PROFESSIONS);
        });
        self.bonus_chips(ui, view, seat);
        ui.add_space(4.0);
        let rows = rows(game, seat, self.all);
        if rows.is_empty() {
            controls::remark(ui, board::NO_CARD_TO_SHOW);
        } else {
            self.table(ui, view, seat, &rows);
        }
        controls::remark(ui, board::minimum_of(game.round(), game.minimum()));
    }

    fn bonus_chips(&mut self, ui: &mut Ui, view: &View<'_>, seat: Seat) {
        let game = view.game;
        let player = game.player(seat);
        let hand = player.bonus_cards();
        let unknown = match hand.hidden() {
            0 => Set::EMPTY,
            _ => game.unknown_bonus_cards(),
        };
        let cards = hand.known().union(unknown);
        self.bonus = self.bonus.intersection(cards);
        if cards.is_empty() {
            return;
        }
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            ui.label(board::COUNT_BONUS);
            for card in cards {
                let selected = self.bonus.contains(card);
                let mut text = RichText::new(board::card_adds(card.name(), card.value(player)));
                if hand.known().contains(card) {
                    text = text.strong();
                }
                let button = Button::new(text).selected(selected);
                let response = ui.add(button).accessible_name(board::count_card(card));
                if response.on_hover_text(bonus_card_text(card)).clicked() {
                    self.bonus = match selected {
                        true => self.bonus.without(card),
                        false => self.bonus.with(card),
                    };
                }
            }
        });
        let imagined = self.bonus.minus(hand.known()).len();
        if imagined > usize::from(hand.hidden()) {
            controls::refusal(ui, board::TOO_MANY_BONUS);
        }
    }

    fn table(&self, ui: &mut Ui, view: &View<'_>, seat: Seat, rows: &[(Profession, Held)]) {
        let game = view.game;
        let minimum = game.minimum();
        let good = Palette::of(ui).right;
        Grid::new("work values")
            .striped(true)
            .spacing([14.0, 4.0])
            .show(ui, |ui| {
                for heading in board::WORK_HEADINGS {
                    ui.strong(heading);
                }
                ui.end_row();
                for &(card, held) in rows {
                    let value = game.work_value(seat, card, self.bonus);
                    let total = value.total();
                    let name = RichText::new(card.name());
                    match held {
                        Held::Known => ui.strong(card.name()).on_hover_text(board::IN_HAND),
                        Held::Maybe => ui.label(name).on_hover_text(board::MAYBE_IN_HAND),
                        Held::Not => ui.label(name.weak()),
                    };
                    let wants = [
                        (card.building().name(), value.building),
                        (card.landscape().name(), value.landscape),
                        (card.freedom().name(), value.freedom),
                    ];
                    for (wanted, value) in wants {
                        let text = RichText::new(board::wanted(wanted, value));
                        ui.label(if value == 0 { text.weak() } else { text });
                    }
                    for value in [value.jesters, value.cards, value.bonus()] {
                        ui.label(board::or_none(value));
                    }
                    ui.strong(total.to_string());
                    let missing = RichText::new(board::missing(total, minimum));
                    match total >= minimum {
                        true => ui.label(missing.color(good)),
                        false => ui.label(missing),
                    };
                    ui.end_row();
                }
            });
    }
}

/// Whether a profession is in the hand shown.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    Known,
    Maybe,
    Not,
}

/// The professions to show: those in hand, those that may be, and the others if
/// all are wanted.
fn rows(game: &Game, seat: Seat, all: bool) -> Vec<(Profession, Held)> {
    let hand = game.player(seat).hand();
    let known = hand.known();
    let maybe = match hand.hidden() {
        0 => Set::EMPTY,
        _ => game.unknown_professions(),
    };
    let rest = match all {
        true => Set::all().minus(known).minus(maybe),
        false => Set::EMPTY,
    };
    let sets = [
        (known, Held::Known),
        (maybe, Held::Maybe),
        (rest, Held::Not),
    ];
    let rows = sets.into_iter();
    rows.flat_map(|(cards, held)| cards.iter().map(move |card| (card, held)))
        .collect()
}
