//! The screens of The Prince other than the table: a new game, the sheet of a position, and
//! custom decks with their files.

use std::any::Any;
use std::ops::RangeInclusive;
use std::path::Path;

use eframe::egui::{Context, Rect, Ui};

use super::art::{glyphs, rome};
use super::deck_editor::{self, DeckPanel};
pub use super::ids::DECK;
use super::ids::NEW_GAME;
use super::new_game::NewGame;
use super::score_state::CheckPanel;
use crate::ui::Intent as Shell;
use crate::ui::base::evening::Way;
use crate::ui::base::own::Own;
use crate::ui::base::panel_keys::PanelKey;
use crate::ui::io::errand::Errand;
use crate::ui::io::preferences::Preferences;
use crate::ui::screens::new_game;
use crate::ui::screens::new_game::Begins;
use crate::ui::screens::workshop::Workshop;
use crate::ui::session::intent::Screen;
use crate::ui::session::lobby::{Choice, Lobby, Sheet};
use crate::ui::session::open_table::Outbox;
use crate::ui::session::state::State;
use prince::{Game, Setup};
use table::Game as _;
use words::fl;

/// The screens.
#[derive(Debug, Default)]
pub struct Rooms {
    new_game: NewGame,
    check: CheckPanel,
    decks: Workshop<DeckPanel>,
}

impl Lobby for Rooms {
    fn recalled(&mut self, preferences: &Preferences) {
        let remembered = preferences.of_games.get(Game::ID).map(String::as_str);
        self.new_game = NewGame::recalled(remembered, &preferences.names);
        self.decks.all.recalled(preferences);
    }

    fn choices(&self) -> Vec<Choice> {
        let icons = [glyphs::TIARA, glyphs::HAT];
        let hints = [
            fl!(prince_start_track_hint),
            fl!(prince_start_play_hint),
            fl!(prince_start_check_hint),
        ];
        let sheet = Shell::ShowSheet(Own::new(Game::ID, Setup::default()));
        let mut choices = new_game::choices(Game::ID, icons, hints, sheet);
        choices.extend([
            Choice::join(Begins::InTheMiddle.in_game(Game::ID)),
            Choice::edit(
                fl!(prince_editor_edit),
                fl!(prince_editor_edit_hint),
                Shell::Show(Screen::Of(Game::ID, DECK)),
            ),
        ]);
        choices
    }

    fn paint_foot(&self, ui: &Ui, rect: Rect) {
        rome::paint(ui.painter(), rect, ui.visuals().dark_mode);
    }

    fn first_errands(&self) -> Vec<Box<dyn Errand>> {
        vec![Workshop::<DeckPanel>::first_errand()]
    }

    fn errand_done(&mut self, found: Box<dyn Any + Send>, state: &mut State) {
        self.decks.errand_done(found, state);
    }

    fn opens(&self, path: &Path, on: Screen) -> Option<Box<dyn Errand>> {
        Workshop::<DeckPanel>::opens(path, on)
    }

    fn asks_for_file(&self, on: Screen) -> Option<[&'static str; 2]> {
        Workshop::<DeckPanel>::asks_for_file(on)
    }

    fn new_game(&self) -> &'static str {
        NEW_GAME
    }

    fn evening(&self, way: Way) -> Option<Shell> {
        Some(Begins::from(way).in_game(Game::ID))
    }

    fn keys(&mut self, screen: &'static str, ctx: &Context) {
        if screen == DECK {
            self.decks.keys(ctx);
        }
    }

    fn keys_of(&self, screen: &'static str) -> &'static [PanelKey] {
        if screen == DECK {
            &[deck_editor::NAMES]
        } else {
            &[]
        }
    }

    fn keeps_steps(&self, screen: &'static str) -> bool {
        screen == DECK
    }

    fn players(&self) -> RangeInclusive<usize> {
        self.new_game.chairs.players()
    }

    fn show(&mut self, screen: &'static str, ui: &mut Ui, state: &State) -> Option<Shell> {
        match screen {
            DECK => self.decks.show(ui, state),
            _ => self.new_game.show(ui, &self.decks.all, state),
        }
    }

    fn entered(&mut self, screen: &'static str, from: Screen) {
        if screen == DECK {
            self.decks.entered(from);
        }
    }

    fn carry_out(&mut self, intent: &Own, state: &mut State, out: &mut Outbox) {
        if let Some(&begins) = intent.get() {
            self.new_game.chairs.begin(begins);
            state.screen = Screen::Of(Game::ID, NEW_GAME);
        }
        self.decks.carry_out(intent, state, out);
    }

    fn started(&mut self, start: &Own, preferences: &mut Preferences) {
        let is_new = start.get::<Setup>();
        if is_new.is_some_and(|setup| setup.position.is_none())
            && let Some(text) = self.new_game.to_remember()
        {
            preferences.of_games.insert(Game::ID.to_owned(), text);
        }
    }

    fn sheet(&mut self) -> Option<&mut dyn Sheet> {
        Some(&mut self.check)
    }

    fn sheet_from(&self, start: &Own) -> Own {
        match start.get::<Setup>() {
            Some(setup) if *setup != Setup::default() => start.clone(),
            _ => Own::new(
                Game::ID,
                self.new_game.at_table(&self.decks.all.to_begin_with()),
            ),
        }
    }
}
