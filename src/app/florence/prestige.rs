//! The fourteen prestige cards against the players: what each would bring whom
//! now, who owns which as far as is known, how the players stand, and what if
//! somebody had something, or held a card, that they do not.
//!
//! What the controls are called is said in [`tally`](super::tally).

use eframe::egui::{Align, Button, Grid, Layout, RichText, Ui};

use super::View;
use super::known_cards;
use crate::app::shell::theme::{Palette, size};
use crate::app::shell::{controls, icons};
use crate::fl;
use crate::florence::mind::planner::{Imagined, WhatIf};
use crate::florence::rules::tally::{Account, tally};
use crate::florence::{Building, Freedom, Game, Landscape, Player, PrestigeCard, Size};
use crate::table::{BySeat, Item, Seat, Set};
use crate::words::florence::{Named, board, planning};

/// The width from which on the professions stand beside the table.
const WIDE: f32 = 1180.0;
/// The width of the table there.
const TABLE: f32 = 720.0;

/// The state of the page.
#[derive(Debug, Default)]
pub struct PrestigePage {
    /// Whether things can be imagined.
    unfolded: bool,
    /// For whom.
    chosen: Option<Seat>,
    what_if: BySeat<WhatIf>,
    /// For each seat the cards that count as if it held them.
    held: BySeat<Set<PrestigeCard>>,
}

/// One player's points as they are and as they are imagined.
struct Sum {
    fame: u16,
    cards: u16,
    imagined_cards: u16,
    hidden: u16,
    rank: u8,
}

/// What of a sum stands in a row.
type Of = fn(&Sum) -> String;

impl PrestigePage {
    /// The switch that unfolds what can be imagined.
    pub fn switch(&mut self, ui: &mut Ui) {
        let name = fl!(what_if_switch);
        if controls::chip(ui, self.unfolded, name, name) {
            self.unfolded = !self.unfolded;
            if !self.unfolded {
                self.forget();
            }
        }
    }

    /// Draws the page.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) {
        if self.unfolded {
            self.imagining(ui, view);
            ui.add_space(4.0);
        }
        if ui.available_width() >= WIDE {
            ui.horizontal_top(|ui| {
                ui.vertical(|ui| {
                    ui.set_width(TABLE);
                    self.table(ui, view);
                });
                ui.vertical(|ui| known_cards::professions(ui, view));
            });
        } else {
            self.table(ui, view);
        }
        let hint = match self.unfolded {
            true => fl!(tally_as_if_hint),
            false => fl!(tally_hint),
        };
        controls::remark(ui, hint);
    }

    fn forget(&mut self) {
        self.what_if = BySeat::default();
        self.held = BySeat::default();
    }

    fn is_nothing(&self) -> bool {
        let held = self.held.values().all(Set::is_empty);
        held && self.what_if.values().all(WhatIf::is_nothing)
    }

    /// What can be imagined, one thing more with every press.
    fn imagining(&mut self, ui: &mut Ui, view: &View<'_>) {
        let game = view.game;
        let there = |seat: &Seat| seat.index() < game.player_count();
        let chosen = self.chosen.filter(there).or(game.to_act());
        let seat = chosen.unwrap_or(Seat::A);
        let player = game.player(seat);
        // What has come true need not be imagined any more.
        for seat in game.seats() {
            let (player, what) = (game.player(seat), &mut self.what_if[seat]);
            what.buildings = what.buildings.minus(player.principality().buildings());
            what.freedoms = what.freedoms.minus(player.freedoms());
        }
        ui.horizontal_wrapped(|ui| {
            controls::crowd(ui);
            let name = planning::imagine_for;
            let pressed = controls::seat_chips(ui, view.words.seats(), seat, name);
            if pressed.is_some() {
                self.chosen = pressed;
            }
            ui.separator();
            let what = &mut self.what_if[seat];
            more(ui, what, player);
            if !self.is_nothing() {
                let text = RichText::new(fl!(what_if_clear)).strong();
                let clear = ui.button(text).accessible_name(fl!(what_if_clear_all));
                if clear.clicked() {
                    self.forget();
                }
            }
        });
        for seat in game.seats() {
            let mut things = planning::things(&self.what_if[seat]);
            let held = self.held[seat].iter();
            things.extend(held.map(planning::card_held));
            if !things.is_empty() {
                let text = fl!(
                    imagined_for,
                    player = view.words.seat(seat),
                    things = things.join(", ")
                );
                let text = RichText::new(text).italics();
                ui.label(text.color(Palette::of(ui).accent));
            }
        }
    }

    /// The points of all cards and the sums.
    fn table(&mut self, ui: &mut Ui, view: &View<'_>) {
        let game = view.game;
        let imagined = Imagined::of(game, &self.what_if);
        let accounts = tally(game);
        let sums: Vec<Sum> = game
            .seats()
            .filter_map(|seat| accounts.iter().find(|account| account.seat == seat))
            .map(|account| self.sum(account, &imagined))
            .collect();
        Grid::new("prestige cards")
            .striped(true)
            .spacing([8.0, 1.0])
            .min_row_height(0.0)
            .show(ui, |ui| {
                controls::crowd(ui);
                ui.spacing_mut().interact_size.y = size::LINE;
                ui.strong(fl!(tally_prestige_card));
                ui.strong(fl!(tally_worth));
                ui.strong(fl!(tally_owner));
                let words = view.words.with_names_of(letters(game));
                for seat in game.seats() {
                    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                        ui.strong(words.seat(seat))
                            .on_hover_text(view.words.seat(seat));
                        icons::seat_marker(ui, seat);
                    });
                }
                ui.end_row();
                Self::sums(ui, &sums);
                for &card in PrestigeCard::ALL {
                    self.card(ui, view, &imagined, card);
                    ui.end_row();
                }
            });
    }

    fn sum(&self, account: &Account, imagined: &Imagined) -> Sum {
        let known = account.cards.iter().map(|&(card, _)| card);
        let held = self.held[account.seat];
        let cards = known.collect::<Set<_>>().union(held).iter();
        let points = cards.map(|card| u16::from(imagined.card_points(account.seat, card)));
        Sum {
            fame: account.prestige,
            cards: account.total - account.prestige,
            imagined_cards: points.sum(),
            hidden: account.hidden_cards.into(),
            rank: account.rank,
        }
    }

    /// How the players stand: above the cards, where it is always in sight.
    fn sums(ui: &mut Ui, sums: &[Sum]) {
        let rows: [(&str, Of); 4] = [
            (fl!(tally_fame_track), |sum| sum.fame.to_string()),
            (fl!(tally_from_cards), |sum| {
                planning::total(sum.imagined_cards, sum.cards)
            }),
            (fl!(tally_hidden_cards), |sum| board::or_none(sum.hidden)),
            (fl!(points_total_and_rank), |sum| {
                let total = planning::total(sum.fame + sum.imagined_cards, sum.fame + sum.cards);
                planning::total_and_rank(&total, sum.rank)
            }),
        ];
        for (heading, of) in rows {
            if heading == fl!(tally_hidden_cards) && sums.iter().all(|sum| sum.hidden == 0) {
                continue;
            }
            ui.strong(heading);
            ui.label("");
            ui.label("");
            for sum in sums {
                let text = RichText::new(of(sum));
                let strong = heading == fl!(points_total_and_rank);
                controls::right(ui, if strong { text.strong() } else { text });
            }
            ui.end_row();
        }
    }

    /// One card: what it is worth, whose it is, what it would bring each player.
    fn card(&mut self, ui: &mut Ui, view: &View<'_>, imagined: &Imagined, card: PrestigeCard) {
        let game = view.game;
        let owner = owner(game, card);
        ui.label(card.name());
        ui.weak(board::worth(card));
        match owner {
            Some(seat) => {
                let name = view.words.with_names_of(letters(game)).seat(seat);
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 4.0;
                    icons::seat_marker(ui, seat);
                    ui.label(name).on_hover_text(view.words.seat(seat));
                });
            }
            None => _ = ui.weak(fl!(tally_hidden)),
        }
        for seat in game.seats() {
            let now = game.prestige_card_points(seat, card);
            let points = imagined.card_points(seat, card);
            let as_if = self.held[seat].contains(card);
            let number = planning::card_points(points.into(), now.into());
            let mut text = RichText::new(&number);
            text = match owner == Some(seat) || as_if {
                true => text.strong().underline(),
                false if points == 0 => text.weak(),
                false => text,
            };
            if points != now || as_if {
                text = text.italics().color(Palette::of(ui).accent);
            }
            // Only a card of which nobody knows where it is can be imagined.
            let player = view.words.seat(seat);
            if !self.unfolded || owner.is_some() {
                let name = fl!(
                    tally_would_bring,
                    card = card.id(),
                    player = &player,
                    number = &number
                );
                controls::number(ui, text, &name);
                continue;
            }
            let name = fl!(tally_as_if, player = &player, card = card.id());
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let button = Button::new(text).selected(as_if).frame_when_inactive(true);
                let button = ui.add(button).accessible_name(name);
                ui.ctx()
                    .accesskit_node_builder(button.id, |node| node.set_value(number));
                if button.clicked() {
                    for (of, held) in self.held.iter_mut() {
                        *held = match of == seat && !as_if {
                            true => held.with(card),
                            false => held.without(card),
                        };
                    }
                }
            });
        }
    }
}

/// How many letters of a name all columns have room for.
fn letters(game: &Game) -> usize {
    (28 / game.player_count()).min(9)
}

/// Who is known to own a card.
fn owner(game: &Game, card: PrestigeCard) -> Option<Seat> {
    let owns = |&seat: &Seat| game.player(seat).prestige_cards().known().contains(card);
    game.seats().find(owns)
}

/// Buttons that imagine one thing more for a player.
fn more(ui: &mut Ui, what: &mut WhatIf, player: &Player) {
    let plus = |ui: &mut Ui, name: &str| {
        controls::chip(
            ui,
            false,
            &fl!(imagine_thing, thing = name),
            fl!(imagine_plus, thing = name),
        )
    };
    let standing = player.principality().buildings().union(what.buildings);
    for &class in Size::ALL {
        let missing = Building::ALL.iter().filter(|kind| kind.size() == class);
        let missing = missing.copied().find(|&kind| !standing.contains(kind));
        if let Some(kind) = missing
            && plus(ui, planning::building_of(class))
        {
            what.buildings.insert(kind);
        }
    }
    for &kind in Landscape::ALL {
        if plus(ui, kind.name()) {
            what.landscapes[kind.index()] += 1;
        }
    }
    let freedoms = player.freedoms().union(what.freedoms);
    for freedom in Set::<Freedom>::all().minus(freedoms) {
        if plus(ui, freedom.name()) {
            what.freedoms.insert(freedom);
        }
    }
    let [jester, builder, _, a_work] = planning::imagine_more();
    let [jester_text, builder_text, _, work_text] = planning::more();
    for (number, name, text) in [
        (&mut what.jesters, jester, jester_text),
        (&mut what.builders, builder, builder_text),
        (&mut what.works, a_work, work_text),
    ] {
        if controls::chip(ui, false, &fl!(imagine_thing, thing = name), text) {
            *number += 1;
        }
    }
}
