//! Importing a file of plays: a list of the plays, what exists already, what is left out
//! and why, and what of it is not kept.
//!
//! Controls: a button for each game if plays do not name one; `Import 3 plays`, `Cancel`.

use std::path::PathBuf;

use eframe::egui::{Label, RichText, ScrollArea, Ui};
use jiff::tz::TimeZone;

use crate::ui::Intent;
use crate::ui::base::focus;
use crate::ui::base::theme::{Palette, size};
use crate::ui::parts::widgets::Press;
use crate::ui::session::intent::Wish;
use crate::ui::session::state::State;
use words::plays::fate::{Evening, Playable};
use words::plays::{Existing, Lost, Play, Sorted};
use words::{BETWEEN, fl, shelf as texts, window};

/// The most plays listed, and the most reasons given.
const LISTED: usize = 200;
const REASONS: usize = 6;

/// The dialog to import a file.
#[derive(Debug)]
pub struct PlaysDialog {
    path: PathBuf,
    plays: Vec<Play>,
    there: Vec<Existing>,
    games: Vec<Playable>,
    game: Option<&'static str>,
    asks: bool,
    sorted: Sorted,
}

impl PlaysDialog {
    /// Creates the dialog for these plays in a file, with the existing games and the games
    /// whose plays can be imported.
    #[must_use]
    pub fn of(path: PathBuf, plays: Vec<Play>, there: Vec<Existing>, games: Vec<Playable>) -> Self {
        let sorted = Sorted::of(plays.clone(), None, &there, &games, &TimeZone::system());
        Self {
            path,
            plays,
            there,
            games,
            game: None,
            asks: sorted.asks_for_game(),
            sorted,
        }
    }

    /// Draws it.
    pub fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Intent> {
        let palette = Palette::of(ui);
        ui.heading(fl!(plays_title));
        ui.label(RichText::new(window::file_name(&self.path)).weak());
        ui.add_space(size::GAP);
        if self.asks {
            self.ask_for_game(ui);
            ui.add_space(size::GAP);
        }
        let coming: Vec<&Evening> = self.sorted.coming().collect();
        let mut said = vec![fl!(plays_coming, number = coming.len())];
        let doubled = self.sorted.doubled();
        if doubled > 0 {
            said.push(fl!(plays_doubled, number = doubled));
        }
        ui.label(said.join(BETWEEN));
        let area = ScrollArea::vertical().max_height(size::VERSIONS / 2.0);
        area.auto_shrink([false, true]).show(ui, |ui| {
            for evening in coming.iter().take(LISTED) {
                let title = state.kind(evening.game).map_or("", |kind| kind.title());
                let line = [title, &line(evening)].join(BETWEEN);
                ui.add(Label::new(RichText::new(line).color(palette.ink)).truncate());
            }
            if coming.len() > LISTED {
                let more = fl!(plays_and_more, number = coming.len() - LISTED);
                ui.label(RichText::new(more).weak());
            }
            focus::scrolls_by_keys(ui);
        });
        ui.add_space(size::GAP);
        for (why, number) in self.sorted.out().into_iter().take(REASONS) {
            let text = fl!(plays_left_out, number, why = why.said());
            ui.add(Label::new(RichText::new(text).color(palette.weak)).wrap());
        }
        let lost: Vec<&str> = self.sorted.lost().into_iter().map(Lost::said).collect();
        if !lost.is_empty() {
            let text = fl!(plays_lose, what = lost.join(", "));
            ui.add(Label::new(RichText::new(text).color(palette.weak)).wrap());
        }
        ui.add_space(size::SPACE);
        let mut wanted = None;
        let bring = fl!(plays_bring, number = coming.len());
        ui.horizontal(|ui| {
            let button = ui.add_enabled(!coming.is_empty(), Press::new(&bring).main());
            if button.clicked() {
                let evenings = coming.iter().map(|&evening| evening.clone());
                wanted = Some(Wish::Bring(evenings.collect(), doubled).into());
            }
            if Press::new(fl!(cancel)).pressed(ui) {
                wanted = Some(Intent::CloseDialog);
            }
        });
        wanted
    }

    /// Asks which game the plays belong to, if they do not say.
    fn ask_for_game(&mut self, ui: &mut Ui) {
        ui.label(fl!(plays_of_game));
        let mut chosen = None;
        ui.horizontal_wrapped(|ui| {
            for game in &self.games {
                let id = game.id();
                let is_it = self.game == Some(id);
                if Press::new(game.name()).small().chosen(is_it).pressed(ui) {
                    chosen = Some(id);
                }
            }
        });
        if chosen.is_some() {
            self.game = chosen;
            let plays = self.plays.clone();
            self.sorted = Sorted::of(plays, chosen, &self.there, &self.games, &TimeZone::system());
        }
    }
}

/// Returns the day and the points.
fn line(evening: &Evening) -> String {
    let day = evening.day.map(texts::day);
    let day = day.unwrap_or_else(|| fl!(plays_no_day).to_owned());
    fl!(plays_line, day, players = evening.said())
}
