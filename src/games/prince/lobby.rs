//! The screens of The Prince beside the table: a new game, the sheet of a position, and
//! decks of one's own with their files.

use std::any::Any;
use std::path::{Path, PathBuf};

use eframe::egui::{Context, Key, Rect, Ui};

use super::art::{glyphs, rome};
use super::deck_editor::DeckPanel;
use super::deck_files::{DeckErrand, Decks, Found, is_named_as_deck};
use super::decks::deck_name;
pub(crate) use super::ids::{NEW_GAME, Wish};
use super::new_game::NewGame;
use super::score_state::CheckPanel;
use crate::ui::Intent as Shell;
use crate::ui::base::evening::Way;
use crate::ui::base::icons::Icon;
use crate::ui::base::own::Own;
use crate::ui::io::errand::Errand;
use crate::ui::io::preferences::Preferences;
use crate::ui::session::intent::Screen;
use crate::ui::session::lobby::{Choice, Lobby, Sheet, Stands};
use crate::ui::session::open_table::{Effect, Outbox};
use crate::ui::session::state::State;
use prince::{EditionData, Game, Setup};
use table::Game as _;
use words::fl;
use words::{save_error, window};

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
    fn keep(&mut self, path: &Path, data: &EditionData, state: &mut State) {
        let is_new = !self.decks.kept.iter().any(|kept| kept.path == path);
        self.decks.put(path, data);
        if is_new {
            // Brought back: the offer has been taken.
            state.notices.retain(|notice| {
                let brings = |(_, intent): &(String, Shell)| match intent {
                    Shell::Game(own) => {
                        matches!(own.get(), Some(Wish::KeepDeck(other, _)) if other == path)
                    }
                    _ => false,
                };
                !notice.offers.iter().any(brings)
            });
            self.show_deck(path);
        }
    }

    fn show_deck(&mut self, path: &Path) {
        if let Some(kept) = self.decks.kept.iter().find(|kept| kept.path == path) {
            self.deck.open(kept);
        }
    }

    fn remove(&mut self, path: &Path, out: &mut Outbox) {
        let kept = &mut self.decks.kept;
        let Some(at) = kept.iter().position(|kept| kept.path == path) else {
            return;
        };
        let kept = kept.remove(at);
        let text = fl!(prince_editor_deleted, name = deck_name(&kept.data));
        let back = Wish::KeepDeck(kept.path, Box::new(kept.data));
        let offer = (fl!(prince_editor_restore).to_owned(), back.into());
        out.push(Effect::Tell(text, vec![offer]));
        out.push(errand(DeckErrand::Remove(path.to_owned())));
    }
}

fn errand(errand: DeckErrand) -> Effect {
    Effect::Errand(Game::ID, Box::new(errand))
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

    fn first_errand(&self) -> Option<Box<dyn Errand>> {
        Some(Box::new(DeckErrand::List))
    }

    fn errand_done(&mut self, found: Box<dyn Any + Send>, state: &mut State) {
        let Ok(found) = found.downcast::<Found>() else {
            return;
        };
        match *found {
            Found::Listed(kept, unreadable) => {
                self.decks.kept = kept;
                self.decks.unreadable = unreadable;
            }
            Found::Begun(kept) => {
                self.decks.put(&kept.path, &kept.data);
                self.show_deck(&kept.path);
                let screen = Screen::Of(Game::ID, DECK);
                if state.screen != screen {
                    self.deck.back = state.screen;
                    state.screen = screen;
                }
                let name = deck_name(&kept.data);
                state.tell(fl!(prince_editor_taken_over, name = name));
            }
            Found::Shared(path) => {
                state.tell(fl!(prince_editor_shared, path = path.display().to_string()));
            }
            Found::NoDeck(path, error) => {
                let file = window::file_name(&path);
                let why = error.said();
                let text = fl!(prince_editor_not_taken_over, file = file, why = why);
                state.warn(text, Vec::new());
            }
            Found::Changed(path, theirs, ours) => {
                self.decks.kept.retain(|kept| kept.path != path);
                if let Some(theirs) = theirs {
                    self.decks.put(&path, &theirs);
                }
                let new = ours.as_ref().map(|kept| kept.path.as_path());
                state.warn(window::changed_elsewhere(&path, new), Vec::new());
                if let Some(ours) = ours {
                    self.decks.put(&ours.path, &ours.data);
                    self.show_deck(&ours.path);
                }
            }
            Found::NotKept(error) => {
                let why = save_error(&error);
                state.warn(fl!(prince_editor_not_kept, why = why), Vec::new());
            }
        }
    }

    fn opens(&self, path: &Path, on: Screen) -> Option<Box<dyn Errand>> {
        let is_deck = on == Screen::Of(Game::ID, DECK) || is_named_as_deck(path);
        is_deck.then(|| Box::new(DeckErrand::TakeOver(path.to_owned())) as Box<dyn Errand>)
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
            Wish::BeginDeck(data) => out.push(errand(DeckErrand::Begin((**data).clone()))),
            Wish::KeepDeck(path, data) => {
                self.keep(path, data, state);
                let keep = DeckErrand::Keep(path.clone(), (**data).clone());
                out.push(errand(keep));
            }
            Wish::RemoveDeck(path) => self.remove(path, out),
            Wish::ShareDeck(folder, data) => {
                out.push(errand(DeckErrand::Share(folder.clone(), (**data).clone())));
            }
            Wish::UseDeck(path) => {
                let name = path.as_deref().and_then(Path::file_name);
                self.decks.chosen = name.map(PathBuf::from);
                let of_games = &mut state.preferences.of_games;
                match name {
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
            _ => Own::new(Game::ID, self.new_game.at_table(&self.decks.deck())),
        }
    }
}
