//! Cards and points: prestige cards against the players, live; where all 21
//! professions are; where everybody's points come from, and at the end the final
//! ranking.
//!
//! By name: `Prestige cards`, `Professions` and `Points` choose the page. On the
//! first, `What if` unfolds `Imagine for Anna` and then `Imagine Park`, `Imagine
//! a jester` …; `As if Anna held Most Parks` counts a card for her; `Clear what
//! is imagined` takes it all back. `Known cards` unfolds [`KnownCards`]. `Copy
//! result` copies a sheet of the points as text.

use eframe::egui::{self, Align, Color32, Frame, Layout, RichText, ScrollArea, Ui};

use super::known_cards;
use super::known_cards::KnownCards;
use super::points;
use super::points::Copied;
use super::prestige::PrestigePage;
use super::{Intent, View};
use crate::app::shell::controls;
use crate::app::shell::theme::Palette;
use crate::fl;
use crate::florence::rules::tally::{Account, tally};
use crate::florence::{Game, Phase};
use crate::words::florence::sentences::tie_text;
use crate::words::florence::{Named, Words, board, shortened};

/// What the panel shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Page {
    Prestige,
    Professions,
    Points,
}

/// The state of the panel that is not part of the game.
#[derive(Debug, Default)]
pub struct TallyPanel {
    /// The page chosen, and in which phase.
    page: Option<(Page, Phase)>,
    prestige: PrestigePage,
    known_cards: KnownCards,
    copied: Copied,
}

impl TallyPanel {
    /// Draws the panel.
    pub fn show(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        ScrollArea::both()
            .id_salt("tally")
            .auto_shrink([false, false])
            .show(ui, |ui| self.contents(ui, view))
            .inner
    }

    /// The page chosen, until the game is over: then it is the points.
    fn page(&self, game: &Game) -> Page {
        match (self.page, game.phase()) {
            (Some((page, at)), phase) if !game.is_over() || at == phase => page,
            (_, Phase::Over) => Page::Points,
            _ => Page::Prestige,
        }
    }

    fn contents(&mut self, ui: &mut Ui, view: &View<'_>) -> Option<Intent> {
        let shown = self.page(view.game);
        ui.horizontal_wrapped(|ui| {
            for (page, name) in [
                (Page::Prestige, fl!(page_prestige)),
                (Page::Professions, fl!(page_professions)),
                (Page::Points, fl!(page_points)),
            ] {
                if controls::chip(ui, shown == page, name, name) {
                    self.page = Some((page, view.game.phase()));
                }
            }
            if shown == Page::Prestige {
                self.prestige.switch(ui);
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                self.copied.button(ui, view);
            });
        });
        ui.add_space(4.0);
        match shown {
            Page::Prestige => self.prestige.show(ui, view),
            Page::Professions => known_cards::professions(ui, view),
            Page::Points => points::show(ui, view),
        }
        ui.add_space(6.0);
        match shown {
            Page::Points => None,
            _ => self.known_cards.show(ui, view),
        }
    }
}

/// Who has won, and the ranking in a line.
pub fn victory(ui: &mut Ui, game: &Game, words: Words<'_>) {
    let accounts = tally(game);
    banner(ui, &accounts, words);
    ui.add_space(4.0);
    let places = accounts.iter().map(|account| {
        let name = shortened(&words.seat(account.seat));
        fl!(
            rank_line,
            rank = account.rank,
            player = &name,
            total = crate::words::florence::points(account.total)
        )
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
pub fn place(ui: &mut Ui, account: &Account, words: Words<'_>) {
    let name = shortened(&words.seat(account.seat));
    let mut text = RichText::new(fl!(
        rank_line,
        rank = account.rank,
        player = &name,
        total = crate::words::florence::points(account.total)
    ))
    .size(16.0);
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
    let from = fl!(
        points_in_line,
        fame_track = account.prestige,
        cards = &cards,
        money = words.money(account.money)
    );
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
