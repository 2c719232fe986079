//! The screens of The Prince beside the table: a new game, the sheet of a position, and
//! decks of one's own with their files.

use std::any::Any;
use std::path::{Path, PathBuf};

use eframe::egui::{Context, Key, Rect, Ui};

use super::art::{glyphs, rome};
use super::deck_editor::DeckPanel;
use super::decks;
use super::decks::Decks;
pub(crate) use super::ids::{NEW_GAME, Wish};
use super::new_game::NewGame;
use super::score_state::CheckPanel;
use crate::ui::Intent as Shell;
use crate::ui::base::evening::Way;
use crate::ui::base::icons::Icon;
use crate::ui::base::own::Own;
use crate::ui::io::collection::{Found, Work, is_named};
use crate::ui::io::errand::Errand;
use crate::ui::io::preferences::Preferences;
use crate::ui::session::intent::Screen;
use crate::ui::session::lobby::{Choice, Lobby, Sheet, Stands};
use crate::ui::session::open_table::{Effect, Outbox};
use crate::ui::session::state::State;
use prince::{EditionData, Game, Setup};
use table::Game as _;
use words::fl;

/// The screen of the decks.
pub const DECK: &str = "deck";

/// The screens.
#[derive(Debug, Default)]
pub struct Rooms {
    new_game: NewGame,
    check: CheckPanel,
    deck: DeckPanel,
    decks: Decks,
}

/// The name under which the chosen deck is remembered, beside the game.
const OF_DECK: &str = "the-prince deck";

impl Rooms {
    fn show_deck(&mut self, path: &Path) {
        if let Some(kept) = self.decks.in_file(path) {
            self.deck.open(kept);
        }
    }
}

impl Lobby for Rooms {
    fn recalled(&mut self, preferences: &Preferences) {
        let remembered = preferences.of_games.get(Game::ID).map(String::as_str);
        self.new_game = NewGame::recalled(remembered, &preferences.names);
        let chosen = preferences.of_games.get(OF_DECK);
        self.decks.chosen = chosen.map(PathBuf::from);
    }

    fn choices(&self) -> Vec<Choice> {
        let choice = |stands, icon, key, name, hint, intent| Choice {
            stands,
            icon,
            key,
            name,
            hint,
            intent,
        };
        vec![
            choice(
                Stands::Large,
                glyphs::TIARA,
                Some(Key::T),
                fl!(start_track),
                fl!(prince_start_track_hint),
                Wish::NewGame { on_screen: false }.into(),
            ),
            choice(
                Stands::Large,
                glyphs::HAT,
                Some(Key::P),
                fl!(start_play),
                fl!(prince_start_play_hint),
                Wish::NewGame { on_screen: true }.into(),
            ),
            choice(
                Stands::Large,
                Icon::Check,
                Some(Key::C),
                fl!(start_check),
                fl!(prince_start_check_hint),
                Shell::ShowSheet(Own::new(Game::ID, Setup::default())),
            ),
            choice(
                Stands::Below,
                Icon::Clock,
                Some(Key::J),
                fl!(start_join),
                fl!(start_join_hint),
                Wish::Join.into(),
            ),
            choice(
                Stands::Above,
                Icon::Pencil,
                None,
                fl!(prince_editor_edit),
                fl!(prince_editor_edit_hint),
                Shell::Show(Screen::Of(Game::ID, DECK)),
            ),
        ]
    }

    fn paint_foot(&self, ui: &Ui, rect: Rect) {
        rome::paint(ui.painter(), rect, ui.visuals().dark_mode);
    }

    fn first_errands(&self) -> Vec<Box<dyn Errand>> {
        vec![Box::new(Work::<EditionData>::LIST)]
    }

    fn errand_done(&mut self, found: Box<dyn Any + Send>, state: &mut State) {
        let Ok(found) = found.downcast::<Found<EditionData>>() else {
            return;
        };
        let begins = matches!(*found, Found::Begun(_));
        let Some(path) = self.decks.learn(*found, state) else {
            return;
        };
        self.show_deck(&path);
        let screen = Screen::Of(Game::ID, DECK);
        if begins && state.screen != screen {
            self.deck.back = state.screen;
            state.screen = screen;
        }
    }

    fn opens(&self, path: &Path, on: Screen) -> Option<Box<dyn Errand>> {
        let is_deck = on == Screen::Of(Game::ID, DECK) || is_named::<EditionData>(path);
        is_deck.then(|| Box::new(Work::<EditionData>::TakeOver(path.to_owned())) as Box<dyn Errand>)
    }

    fn asks_for_file(&self, on: Screen) -> Option<[&'static str; 2]> {
        let is_here = on == Screen::Of(Game::ID, DECK);
        is_here.then(|| [fl!(prince_editor_open), fl!(prince_editor_open_explained)])
    }

    fn new_game(&self) -> &'static str {
        NEW_GAME
    }

    fn evening(&self, way: Way) -> Option<Shell> {
        let on_screen = way == Way::Computer;
        Some(Wish::NewGame { on_screen }.into())
    }

    fn keys(&mut self, screen: &'static str, ctx: &Context) {
        if screen == DECK {
            self.deck.keys(ctx);
        }
    }

    fn show(&mut self, screen: &'static str, ui: &mut Ui, state: &State) -> Option<Shell> {
        match screen {
            DECK => self.deck.show(ui, &self.decks, state),
            _ => self.new_game.show(ui, &self.decks, state),
        }
    }

    fn entered(&mut self, screen: &'static str, from: Screen) {
        if screen == DECK {
            self.deck.back = from;
        }
    }

    fn carry_out(&mut self, intent: &Own, state: &mut State, out: &mut Outbox) {
        let Some(wish) = intent.get::<Wish>() else {
            return;
        };
        match wish {
            Wish::NewGame { on_screen } => {
                self.new_game.play_on_screen(*on_screen);
                state.screen = Screen::Of(Game::ID, NEW_GAME);
            }
            Wish::Join => {
                self.new_game.join();
                state.screen = Screen::Of(Game::ID, NEW_GAME);
            }
            Wish::BeginDeck(data) => out.push(Decks::errand(Work::Begin((**data).clone()))),
            Wish::KeepDeck(path, data) => {
                if self.decks.keep(path, data, state, out) {
                    self.show_deck(path);
                }
            }
            Wish::RemoveDeck(path) => self.decks.remove(path, out),
            Wish::ShareDeck(folder, data) => {
                let work = Work::Share(folder.clone(), (**data).clone());
                out.push(Decks::errand(work));
            }
            Wish::UseDeck(path) => {
                self.decks.choose(path.as_deref());
                let of_games = &mut state.preferences.of_games;
                match &self.decks.chosen {
                    Some(name) => {
                        let name = name.to_string_lossy().into_owned();
                        of_games.insert(OF_DECK.to_owned(), name);
                    }
                    None => {
                        of_games.remove(OF_DECK);
                    }
                }
                out.push(Effect::Remember);
            }
        }
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
            _ => Own::new(Game::ID, self.new_game.at_table(&decks::deck(&self.decks))),
        }
    }
}
