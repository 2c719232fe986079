//! The screens of The Princes of Florence other than the table: the new game, the score
//! sheet, and custom tile shapes with their files.

use std::any::Any;
use std::io;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::sync::Arc;

use eframe::egui::{Context, Key, Rect, Ui};

use super::art::{glyphs, skyline};
use super::days::{DaysPanel, Wish};
use super::edition_editor::{self, ShapesPanel};
use super::house_rules::{HouseRulesPanel, Played};
use super::ids::{DAYS, HOUSE_RULES, NEW_GAME, PUZZLES, SHAPES};
use super::named_rules::NamedRules;
use super::new_game::NewGame;
use super::puzzles::PuzzlesPanel;
use super::sheet_state::SheetPanel;
use super::{Intent, puzzles};
use crate::ui::Intent as Shell;
use crate::ui::base::evening::Way;
use crate::ui::base::icons::Icon;
use crate::ui::base::own::Own;
use crate::ui::base::panel_keys::PanelKey;
use crate::ui::io::collection::{Collection, Found, Work};
use crate::ui::io::errand::{Errand, Store};
use crate::ui::io::preferences::Preferences;
use crate::ui::io::shelf::find::Known;
use crate::ui::screens::new_game;
use crate::ui::screens::new_game::Begins;
use crate::ui::screens::workshop::Workshop;
use crate::ui::session::intent::Screen;
use crate::ui::session::lobby::{Beside, Choice, Lobby, Sheet};
use crate::ui::session::open_table::{Effect, Outbox};
use crate::ui::session::state::{Row, State};
use florence::{Game, Setup};
use table::save::files;
use table::{Format, Game as _, Save, Session};
use words::fl;

/// The screens.
#[derive(Debug, Default)]
pub struct Rooms {
    new_game: NewGame,
    days: DaysPanel,
    puzzles: PuzzlesPanel,
    sheet: SheetPanel,
    shapes: Workshop<ShapesPanel>,
    house_rules: HouseRulesPanel,
    /// The sets of house rules stored in files.
    sets: Collection<NamedRules>,
}

impl Rooms {
    /// Draws the page of the deals of the day.
    fn show_days(&mut self, ui: &mut Ui, state: &State) -> Option<Intent> {
        let levels = self.new_game.even_levels();
        match self
            .days
            .show(ui, &levels, &self.new_game.first_names(), state)?
        {
            Wish::Play(deal) => {
                self.new_game.take_deal(&deal);
                let edition = self.shapes.all.to_begin_with();
                // If names are missing, the player enters them first.
                let begun = self.new_game.begin(&edition);
                let page = Shell::Show(Screen::Of(Game::ID, NEW_GAME));
                Some(Intent::Shell(begun.unwrap_or(page)))
            }
            Wish::Other(intent) => Some(intent),
        }
    }

    /// Draws the page of the house rules of a new game or of the score sheet.
    fn show_house_rules(&mut self, ui: &mut Ui, state: &State) -> Option<Intent> {
        let edition = self.shapes.all.to_begin_with();
        let sheet = self.house_rules.from_sheet;
        let mut rules = match sheet {
            true => self.sheet.typed.setup.options.house_rules,
            false => self.new_game.house_rules(),
        };
        let before = rules;
        let played = match sheet {
            true => Played {
                players: self.sheet.typed.setup.players.len(),
                options: self.sheet.typed.setup.options,
                edition: &self.sheet.typed.setup.edition,
            },
            false => self.new_game.played(&edition),
        };
        let page = &mut self.house_rules;
        let wanted = page.show(ui, &mut rules, &played, &self.sets.kept, state);
        if rules != before {
            match sheet {
                true => self.sheet.agree(ui, rules),
                false => self.new_game.agree(rules),
            }
            // What was already drawn in this frame does not show it yet.
            ui.ctx().request_repaint();
        }
        wanted
    }
}

impl Lobby for Rooms {
    fn recalled(&mut self, preferences: &Preferences) {
        self.new_game = NewGame::with_names(&preferences.names, &preferences.bots());
        self.shapes.all.chosen.clone_from(&preferences.edition);
        self.puzzles.recalled(preferences);
    }

    fn learned(&mut self, known: &Known) {
        self.new_game.learned(Arc::clone(&known.strengths));
        self.days.learned(&known.games);
        self.puzzles.learned(&known.games);
    }

    fn choices(&self) -> Vec<Choice> {
        let shapes: &'static Row = &super::commands::TILE_SHAPES;
        let icons = [glyphs::PALAZZO, glyphs::JESTER];
        let hints = [
            fl!(start_track_hint),
            fl!(start_play_hint),
            fl!(start_check_hint),
        ];
        let sheet = Intent::ShowSheet(Box::default()).into();
        let mut choices = new_game::choices(Game::ID, icons, hints, sheet);
        choices.extend([
            Choice::join(Begins::InTheMiddle.in_game(Game::ID)),
            Choice::edit((shapes.name)(), (shapes.hint)(), Shell::Do(shapes.id)),
        ]);
        choices
    }

    fn beside(&self) -> Vec<Beside> {
        vec![
            Beside {
                below: Key::P,
                icon: Icon::Sun,
                key: Key::D,
                name: fl!(day_title),
                told: self.days.today(),
                hint: fl!(day_hint),
                intent: Intent::ShowDays.into(),
            },
            Beside {
                below: Key::P,
                icon: Icon::Lamp,
                key: Key::U,
                name: fl!(puzzles_title),
                told: self.puzzles.told(),
                hint: fl!(puzzles_hint),
                intent: Intent::ShowPuzzles.into(),
            },
        ]
    }

    fn paint_foot(&self, ui: &Ui, rect: Rect) {
        skyline::paint(ui.painter(), rect, ui.visuals().dark_mode);
    }

    fn first_errands(&self) -> Vec<Box<dyn Errand>> {
        vec![
            Workshop::<ShapesPanel>::first_errand(),
            Box::new(Work::<NamedRules>::LIST),
        ]
    }

    fn errand_done(&mut self, found: Box<dyn Any + Send>, state: &mut State) {
        let Some(found) = self.shapes.errand_done(found, state) else {
            return;
        };
        match found.downcast::<Found<NamedRules>>() {
            Ok(found) => drop(self.sets.learn(*found, state)),
            Err(found) => {
                if let Ok(read) = found.downcast::<Read>() {
                    self.puzzles.read(&read.path, read.game);
                }
            }
        }
    }

    fn new_game(&self) -> &'static str {
        NEW_GAME
    }

    fn evening(&self, way: Way) -> Option<Shell> {
        Some(Begins::from(way).in_game(Game::ID))
    }

    fn keys(&mut self, screen: &'static str, ctx: &Context) {
        if screen == SHAPES {
            self.shapes.keys(ctx);
        }
    }

    fn keys_of(&self, screen: &'static str) -> &'static [PanelKey] {
        if screen == SHAPES {
            &edition_editor::KEYS
        } else {
            &[]
        }
    }

    fn keeps_steps(&self, screen: &'static str) -> bool {
        screen == SHAPES
    }

    fn players(&self) -> RangeInclusive<usize> {
        self.new_game.chairs.players()
    }

    fn show(&mut self, screen: &'static str, ui: &mut Ui, state: &State) -> Option<Shell> {
        let wanted = match screen {
            SHAPES => return self.shapes.show(ui, state),
            HOUSE_RULES => self.show_house_rules(ui, state),
            DAYS => self.show_days(ui, state),
            PUZZLES => self.puzzles.show(ui, state).map(|wish| match wish {
                puzzles::Wish::Read(path) => Intent::ReadForPuzzles(path),
                puzzles::Wish::Other(intent) => intent,
            }),
            _ => {
                return self
                    .new_game
                    .show(ui, &self.shapes.all, &self.sets.kept, state);
            }
        };
        wanted.map(Shell::from)
    }

    fn is_busy(&self, screen: &'static str) -> bool {
        match screen {
            DAYS => self.days.is_busy(),
            PUZZLES => self.puzzles.is_busy(),
            _ => false,
        }
    }

    fn entered(&mut self, screen: &'static str, from: Screen) {
        match screen {
            SHAPES => self.shapes.entered(from),
            HOUSE_RULES => self.house_rules.from_sheet = from == Screen::Sheet,
            _ => {}
        }
    }

    fn carry_out(&mut self, intent: &Own, state: &mut State, out: &mut Outbox) {
        if let Some(&begins) = intent.get() {
            self.new_game.propose(state);
            self.new_game.chairs.begin(begins);
            state.screen = Screen::Of(Game::ID, NEW_GAME);
        }
        if self.shapes.carry_out(intent, state, out) {
            let chosen = &self.shapes.all.chosen;
            state.preferences.edition.clone_from(chosen);
        }
        if let Some(wish) = intent.get() {
            self.sets.carry_out(wish, state, out);
        }
        let Some(intent) = intent.get::<Intent>() else {
            return;
        };
        match intent {
            Intent::ShowDays => state.screen = Screen::Of(Game::ID, DAYS),
            Intent::ShowPuzzles => state.screen = Screen::Of(Game::ID, PUZZLES),
            Intent::ReadForPuzzles(path) => {
                out.push(Effect::Errand(Game::ID, Box::new(ReadGame(path.clone()))));
            }
            Intent::SolvedPuzzle(number) => {
                if state.preferences.solved_puzzles.insert(*number) {
                    out.push(Effect::Remember);
                }
            }
            Intent::Shell(_)
            | Intent::Play(_)
            | Intent::Correct(..)
            | Intent::PlayNoted(..)
            | Intent::Start(_)
            | Intent::ShowSheet(_)
            | Intent::ChooseTile
            | Intent::ChooseWork
            | Intent::ShowStage
            | Intent::LookAt(_)
            | Intent::ShowSeat(_)
            | Intent::ShowWork(..)
            | Intent::TakeTile(..)
            | Intent::ShowCards(_)
            | Intent::LookWith(_)
            | Intent::StopThinking
            | Intent::TurnOver { .. }
            | Intent::BeginRound
            | Intent::SameDeal
            | Intent::CopyDeal
            | Intent::CopySheet
            | Intent::Review(_)
            | Intent::LookBack
            | Intent::Analyse
            | Intent::AnalyseIn(_)
            | Intent::StopAnalysing
            | Intent::AskAboutCharacters => {}
        }
    }

    fn started(&mut self, start: &Own, preferences: &mut Preferences) {
        if let Some(setup) = start.get::<Setup>().filter(|setup| setup.is_digital()) {
            let players = setup.players.iter();
            preferences.bots = players.clone().map(|player| player.bot).collect();
            preferences.temperaments = players.map(|player| player.temperament).collect();
        }
    }

    fn sheet(&mut self) -> Option<&mut dyn Sheet> {
        self.sheet.offer(&self.shapes.all.kept);
        Some(&mut self.sheet)
    }

    fn sheet_from(&self, start: &Own) -> Own {
        let mut setup = start.get::<Setup>().cloned().unwrap_or_default();
        if setup == Setup::default() {
            setup.edition = self.shapes.all.to_begin_with();
        }
        Own::new(Game::ID, setup)
    }
}

/// Asks to read a game to make puzzles from.
#[derive(Debug)]
struct ReadGame(PathBuf);

/// The game that was read, if that worked.
struct Read {
    path: PathBuf,
    game: Option<Session<Game>>,
}

impl Errand for ReadGame {
    fn carry_out(&self, store: &Store<'_>) -> Option<Box<dyn Any + Send>> {
        let Self(path) = self;
        let bytes = files::read(store.disk, path).ok();
        let save = bytes.and_then(|bytes| Save::<Game>::from_bytes(&bytes, Format::of(path)).ok());
        let mut game = save.and_then(|save| save.into_session().ok());
        if let Some(game) = &mut game {
            game.go_to(game.legal_len());
        }
        let path = path.clone();
        Some(Box::new(Read { path, game }))
    }

    fn failed(&self, _: io::Error) -> Option<Box<dyn Any + Send>> {
        let path = self.0.clone();
        Some(Box::new(Read { path, game: None }))
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
