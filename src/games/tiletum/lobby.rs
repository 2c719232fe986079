//! The screens of Tiletum beside the table: a new game, the score sheet.

use eframe::egui::{Key, Rect, Ui};

use super::art;
use super::ids::{NEW_GAME, Wish};
use super::new_game::NewGame;
use super::score_sheet::SheetPanel;
use crate::ui::Intent as Shell;
use crate::ui::base::evening::Way;
use crate::ui::base::icons::Icon;
use crate::ui::base::own::Own;
use crate::ui::io::preferences::Preferences;
use crate::ui::session::intent::Screen;
use crate::ui::session::lobby::{Choice, Lobby, Sheet, Stands};
use crate::ui::session::open_table::Outbox;
use crate::ui::session::state::State;
use table::Game as _;
use tiletum::{Game, Setup};
use words::fl;

/// The screens.
#[derive(Debug, Default)]
pub struct Rooms {
    new_game: NewGame,
    sheet: SheetPanel,
}

impl Lobby for Rooms {
    fn recalled(&mut self, preferences: &Preferences) {
        let remembered = preferences.of_games.get(Game::ID).map(String::as_str);
        self.new_game = NewGame::recalled(remembered, &preferences.names);
    }

    fn choices(&self) -> Vec<Choice> {
        let choice = |icon, key, name, hint, intent| Choice {
            stands: Stands::Large,
            icon,
            key: Some(key),
            name,
            hint,
            intent,
        };
        vec![
            choice(
                art::glyphs::FIRST,
                Key::T,
                fl!(start_track),
                fl!(tiletum_start_track_hint),
                Wish::NewGame { on_screen: false }.into(),
            ),
            choice(
                art::glyphs::DIE,
                Key::P,
                fl!(start_play),
                fl!(tiletum_start_play_hint),
                Wish::NewGame { on_screen: true }.into(),
            ),
            choice(
                Icon::Check,
                Key::C,
                fl!(start_check),
                fl!(tiletum_start_check_hint),
                Shell::ShowSheet(Own::new(Game::ID, Setup::default())),
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

    fn show(&mut self, _: &'static str, ui: &mut Ui, state: &State) -> Option<Shell> {
        self.new_game.show(ui, state)
    }

    fn carry_out(&mut self, intent: &Own, state: &mut State, _: &mut Outbox) {
        if let Some(Wish::NewGame { on_screen }) = intent.get::<Wish>() {
            self.new_game.play_on_screen(*on_screen);
            state.screen = Screen::Of(Game::ID, NEW_GAME);
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
            _ => Own::new(Game::ID, self.new_game.at_table()),
        }
    }
}
