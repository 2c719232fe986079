//! Cards and points: prestige cards against the players, live; where all 21
//! professions are; where everybody's points come from, and at the end the final
//! ranking.
//!
//! By name: `Prestige cards`, `Professions` and `Points` choose the page. On the
//! first, `What if` unfolds `Imagine for Anna` and then `Imagine Park`, `Imagine
//! a jester` …; `As if Anna held Most Parks` counts a card for her; `Clear what
//! is imagined` takes it all back. `Known cards` unfolds [`KnownCards`]. `Copy
//! result` copies a sheet of the points as text.

use eframe::egui::{Align, Layout, ScrollArea, Ui};

use super::known_cards;
use super::known_cards::KnownCards;
use super::points;
use super::points::Copied;
use super::prestige::PrestigePage;
use super::{Intent, View};
use crate::app::shell::controls;
use crate::fl;
use crate::florence::{Game, Phase};

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
