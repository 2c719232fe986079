//! The screens of Tiletum beside the table: a new game, the score sheet, editions of one's
//! own with their files.

use std::any::Any;
use std::path::{Path, PathBuf};

use eframe::egui::{Context, Key, Rect, Ui};

use super::art;
use super::edition_editor::EditionPanel;
use super::editions;
use super::editions::Editions;
pub(crate) use super::ids::{EDITION, NEW_GAME, Wish};
use super::new_game::NewGame;
use super::score_sheet::SheetPanel;
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
use table::Game as _;
use tiletum::{EditionData, Game, Setup};
use words::fl;

/// The screens.
#[derive(Debug, Default)]
pub struct Rooms {
    new_game: NewGame,
    sheet: SheetPanel,
    edition: EditionPanel,
    editions: Editions,
}

/// The name under which the chosen edition is remembered, beside the game.
const OF_EDITION: &str = "tiletum-edition";

impl Rooms {
    fn show_edition(&mut self, path: &Path) {
        if let Some(kept) = self.editions.in_file(path) {
            self.edition.open(kept);
        }
    }
}

impl Lobby for Rooms {
    fn recalled(&mut self, preferences: &Preferences) {
        let remembered = preferences.of_games.get(Game::ID).map(String::as_str);
        self.new_game = NewGame::recalled(remembered, &preferences.names);
        let chosen = preferences.of_games.get(OF_EDITION);
        self.editions.chosen = chosen.map(PathBuf::from);
    }

    fn choices(&self) -> Vec<Choice> {
        let choice = |icon, key, name, hint, intent| Choice {
            stands: match key {
                Some(_) => Stands::Large,
                None => Stands::Above,
            },
            icon,
            key,
            name,
            hint,
            intent,
        };
        vec![
            choice(
                art::glyphs::FIRST,
                Some(Key::T),
                fl!(start_track),
                fl!(tiletum_start_track_hint),
                Wish::NewGame { on_screen: false }.into(),
            ),
            choice(
                art::glyphs::DIE,
                Some(Key::P),
                fl!(start_play),
                fl!(tiletum_start_play_hint),
                Wish::NewGame { on_screen: true }.into(),
            ),
            choice(
                Icon::Check,
                Some(Key::C),
                fl!(start_check),
                fl!(tiletum_start_check_hint),
                Shell::ShowSheet(Own::new(Game::ID, Setup::default())),
            ),
            choice(
                Icon::Pencil,
                None,
                fl!(tiletum_editor_edit),
                fl!(tiletum_editor_edit_hint),
                Shell::Show(Screen::Of(Game::ID, EDITION)),
            ),
        ]
    }

    fn paint_foot(&self, ui: &Ui, rect: Rect) {
        art::harbour::paint(ui.painter(), rect, ui.visuals().dark_mode);
    }

    fn new_game(&self) -> &'static str {
        NEW_GAME
    }

    fn evening(&self, way: Way) -> Option<Shell> {
        let on_screen = way == Way::Computer;
        Some(Wish::NewGame { on_screen }.into())
    }

    fn first_errands(&self) -> Vec<Box<dyn Errand>> {
        vec![Box::new(Work::<EditionData>::LIST)]
    }

    fn errand_done(&mut self, found: Box<dyn Any + Send>, state: &mut State) {
        let Ok(found) = found.downcast::<Found<EditionData>>() else {
            return;
        };
        let begins = matches!(*found, Found::Begun(_));
        let Some(path) = self.editions.learn(*found, state) else {
            return;
        };
        self.show_edition(&path);
        let screen = Screen::Of(Game::ID, EDITION);
        if begins && state.screen != screen {
            self.edition.back = state.screen;
            state.screen = screen;
        }
    }

    fn opens(&self, path: &Path, on: Screen) -> Option<Box<dyn Errand>> {
        let is_here = on == Screen::Of(Game::ID, EDITION) || is_named::<EditionData>(path);
        is_here.then(|| Box::new(Work::<EditionData>::TakeOver(path.to_owned())) as Box<dyn Errand>)
    }

    fn asks_for_file(&self, on: Screen) -> Option<[&'static str; 2]> {
        let is_here = on == Screen::Of(Game::ID, EDITION);
        is_here.then(|| [fl!(tiletum_editor_open), fl!(tiletum_editor_open_explained)])
    }

    fn keys(&mut self, screen: &'static str, ctx: &Context) {
        if screen == EDITION {
            self.edition.keys(ctx);
        }
    }

    fn show(&mut self, screen: &'static str, ui: &mut Ui, state: &State) -> Option<Shell> {
        match screen {
            EDITION => self.edition.show(ui, &self.editions, state),
            _ => self.new_game.show(ui, &self.editions, state),
        }
    }

    fn entered(&mut self, screen: &'static str, from: Screen) {
        if screen == EDITION {
            self.edition.back = from;
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
            Wish::BeginEdition(data) => {
                out.push(Editions::errand(Work::Begin((**data).clone())));
            }
            Wish::KeepEdition(path, data) => {
                if self.editions.keep(path, data, state, out) {
                    self.show_edition(path);
                }
            }
            Wish::RemoveEdition(path) => self.editions.remove(path, out),
            Wish::ShareEdition(folder, data) => {
                let work = Work::Share(folder.clone(), (**data).clone());
                out.push(Editions::errand(work));
            }
            Wish::UseEdition(path) => {
                self.editions.choose(path.as_deref());
                let of_games = &mut state.preferences.of_games;
                match &self.editions.chosen {
                    Some(name) => {
                        let name = name.to_string_lossy().into_owned();
                        of_games.insert(OF_EDITION.to_owned(), name);
                    }
                    None => drop(of_games.remove(OF_EDITION)),
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
        Some(&mut self.sheet)
    }

    fn sheet_from(&self, start: &Own) -> Own {
        match start.get::<Setup>() {
            Some(setup) if *setup != Setup::default() => start.clone(),
            _ => Own::new(
                Game::ID,
                self.new_game.at_table(&editions::edition(&self.editions)),
            ),
        }
    }
}
