//! Prestige cards against the players, live, and the final ranking.
//!
//! The table says what each of the fourteen cards would bring each player now,
//! who owns which as far as is known, and how the players stand. `Known cards`
//! below it unfolds [`KnownCards`]; nothing else here is pressed.

use eframe::egui::{self, Align, Color32, Frame, Grid, Layout, RichText, ScrollArea, Ui};

use super::controls;
use super::known_cards::KnownCards;
use super::theme::Palette;
use super::{Intent, View};
use crate::florence::tally::{Account, tally};
use crate::florence::{Game, Phase, PrestigeCard};
use crate::locale::sentences::tie_text;
use crate::locale::{Named, Words, board, shortened};
use crate::table::{Item, Seat};

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct TallyPanel {
    known_cards: KnownCards,
}

impl TallyPanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        ScrollArea::both()
            .id_salt("tally")
            .auto_shrink([false, false])
            .show(ui, |ui| {
                if view.game.is_over() {
                    for account in &tally(view.game) {
                        place(ui, account, view.words);
                    }
                    ui.add_space(10.0);
                }
                cards(ui, view.game, view.words);
                ui.add_space(6.0);
                self.known_cards.show(ui, view)
            })
            .inner
    }
}

/// The fourteen cards against the players, and the sums.
fn cards(ui: &mut Ui, game: &Game, words: Words<'_>) {
    let accounts = tally(game);
    Grid::new("prestige cards")
        .striped(true)
        .spacing([14.0, 3.0])
        .min_row_height(0.0)
        .show(ui, |ui| {
            ui.strong(board::PRESTIGE_CARD);
            ui.strong(board::WORTH);
            ui.strong(board::OWNER);
            for seat in game.seats() {
                right(ui, RichText::new(shortened(&words.seat(seat))).strong());
            }
            ui.end_row();
            for &card in PrestigeCard::ALL {
                let owner = owner(game, card);
                ui.label(card.name());
                ui.weak(board::worth(card));
                match owner {
                    Some(seat) => ui.label(shortened(&words.seat(seat))),
                    None if game.place_of(card.into()).is_some() => ui.weak(board::IN_THE_STACK),
                    None => ui.weak(board::NOT_KNOWN),
                };
                for seat in game.seats() {
                    let points = game.prestige_card_points(seat, card);
                    let mut text = RichText::new(board::or_none(points.into()));
                    text = match owner == Some(seat) {
                        true => text.strong().underline(),
                        false if points == 0 => text.weak(),
                        false => text,
                    };
                    right(ui, text);
                }
                ui.end_row();
            }
            let by_seat = |seat| accounts.iter().find(|account| account.seat == seat);
            let mut sums = |heading: &str, strong: bool, of: &dyn Fn(&Account) -> String| {
                ui.strong(heading);
                ui.label("");
                ui.label("");
                for seat in game.seats() {
                    let text = by_seat(seat).map_or(String::new(), of);
                    let text = RichText::new(text);
                    right(ui, if strong { text.strong() } else { text });
                }
                ui.end_row();
            };
            sums(board::FAME_TRACK, false, &|account| {
                account.prestige.to_string()
            });
            sums(board::FROM_CARDS, false, &|account| {
                (account.total - account.prestige).to_string()
            });
            sums(board::FACE_DOWN_CARDS, false, &|account| {
                board::or_none(account.hidden_cards.into())
            });
            sums(board::TOTAL, true, &|account| account.total.to_string());
            sums(board::RANK, true, &|account| account.rank.to_string());
        });
    controls::remark(ui, board::TALLY_HINT);
}

fn right(ui: &mut Ui, text: RichText) {
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| ui.label(text));
}

/// Who is known to own a card.
fn owner(game: &Game, card: PrestigeCard) -> Option<Seat> {
    let owns = |&seat: &Seat| game.player(seat).prestige_cards().known().contains(card);
    game.seats().find(owns)
}

/// Who has won, and the ranking in a line.
pub fn victory(ui: &mut Ui, game: &Game, words: Words<'_>) {
    let accounts = tally(game);
    banner(ui, &accounts, words);
    ui.add_space(4.0);
    let places = accounts.iter().map(|account| {
        let name = shortened(&words.seat(account.seat));
        board::place(account.rank, &name, account.total)
    });
    let places: Vec<_> = places.collect();
    let line = RichText::new(board::places_in_line(&places)).size(16.0);
    ui.add(egui::Label::new(line).wrap());
}

/// The final ranking: rank, points and where they come from, money, and how a
/// tie was broken.
pub fn ranking(ui: &mut Ui, game: &Game, words: Words<'_>) {
    let accounts = tally(game);
    // In the middle of a game nobody has won yet.
    if matches!(game.phase(), Phase::Reveal | Phase::Over) {
        banner(ui, &accounts, words);
        ui.add_space(4.0);
    }
    for account in &accounts {
        place(ui, account, words);
    }
}

fn banner(ui: &mut Ui, accounts: &[Account], words: Words<'_>) {
    let winners = accounts.iter().filter(|account| account.rank == 1);
    let winners: Vec<String> = winners.map(|account| words.seat(account.seat)).collect();
    let best = accounts.first().map_or(0, |account| account.total);
    let colour = Palette::of(ui).right;
    let frame = Frame::group(ui.style()).stroke(egui::Stroke::new(2.0, colour));
    frame.show(ui, |ui| {
        ui.horizontal(|ui| {
            crown(ui, colour);
            let text = RichText::new(board::winner(&winners, best)).heading();
            ui.add(egui::Label::new(text.strong()).wrap());
        });
    });
}

/// One place of the ranking: who and how many in a line, whence below.
fn place(ui: &mut Ui, account: &Account, words: Words<'_>) {
    let name = shortened(&words.seat(account.seat));
    let mut text = RichText::new(board::place(account.rank, &name, account.total)).size(16.0);
    if account.rank == 1 {
        text = text.strong();
    }
    ui.horizontal_wrapped(|ui| {
        ui.label(text);
        if let Some(tie) = account.tie {
            ui.label(tie_text(tie));
        }
    });
    let cards = account.cards.iter();
    let cards = cards.map(|&(card, points)| (card.name(), points));
    let cards = board::cards_scored(cards, account.hidden_cards);
    let from = board::points_from(account.prestige, &cards, &words.money(account.money));
    ui.indent(("place", account.seat), |ui| controls::remark(ui, from));
    ui.add_space(3.0);
}

/// A crown, painted, since no font is sure to have one.
fn crown(ui: &mut Ui, colour: Color32) {
    let (rect, _) = ui.allocate_exact_size(egui::vec2(30.0, 24.0), egui::Sense::hover());
    let at = |x: f32, y: f32| rect.lerp_inside(egui::vec2(x, y));
    let painter = ui.painter();
    let stroke = egui::Stroke::new(2.5, colour);
    let points = [
        at(0.1, 0.3),
        at(0.2, 0.9),
        at(0.8, 0.9),
        at(0.9, 0.3),
        at(0.68, 0.6),
        at(0.5, 0.1),
        at(0.32, 0.6),
    ];
    painter.add(egui::Shape::closed_line(points.to_vec(), stroke));
}
