//! The screens of The Princes of Florence beside the table: a new game, the score
//! sheet, and tile shapes of one's own with their files.

use std::any::Any;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use eframe::egui::{Context, Key, Rect, Ui};
use jiff::Timestamp;

use super::art::{glyphs, skyline};
use super::days::{DaysPanel, Wish};
use super::edition_editor::ShapesPanel;
use super::edition_files::{Keeping, Kept};
use super::editions::Editions;
use super::house_rule_files::{KeptRules, NamedRules};
use super::house_rules::{HouseRulesPanel, Played};
use super::ids::{DAYS, HOUSE_RULES, NEW_GAME, PUZZLES, SHAPES};
use super::new_game::NewGame;
use super::puzzles::PuzzlesPanel;
use super::sheet_state::SheetPanel;
use super::{Intent, edition_files, house_rule_files, outgoing, puzzles};
use crate::ui::Intent as Shell;
use crate::ui::base::evening::Way;
use crate::ui::base::icons::Icon;
use crate::ui::base::outgoing::Outgoing;
use crate::ui::base::own::Own;
use crate::ui::io::errand::{Errand, Store, not_written};
use crate::ui::io::kept::Script;
use crate::ui::io::preferences::Preferences;
use crate::ui::io::shelf::find::Known;
use crate::ui::session::intent::Screen;
use crate::ui::session::lobby::{Beside, Choice, Lobby, Sheet, Stands};
use crate::ui::session::open_table::{Effect, Outbox};
use crate::ui::session::state::{Row, State};
use florence::{EditionData, Game, Setup};
use table::save::files;
use table::{Format, Game as _, Save, SaveError, Session};
use words::{fl, window};

/// The screens.
#[derive(Debug, Default)]
pub struct Rooms {
    new_game: NewGame,
    days: DaysPanel,
    puzzles: PuzzlesPanel,
    sheet: SheetPanel,
    shapes: ShapesPanel,
    editions: Editions,
    house_rules: HouseRulesPanel,
    /// The sets of house rules that have a file.
    sets: Vec<KeptRules>,
}

impl Rooms {
    fn keep(&mut self, path: &Path, data: &EditionData, state: &mut State, out: &mut Outbox) {
        let mut kept = self.editions.kept.iter_mut();
        if let Some(kept) = kept.find(|kept| kept.path == path) {
            kept.data = data.clone();
        } else {
            // Brought back: the offer has been taken.
            state.notices.retain(|notice| {
                let brings = |(_, intent): &(String, Shell)| match intent {
                    Shell::Game(own) => matches!(
                        own.get(),
                        Some(Intent::KeepEdition(other, _)) if other == path
                    ),
                    _ => false,
                };
                !notice.offers.iter().any(brings)
            });
            let kept = Kept {
                path: path.to_owned(),
                data: data.clone(),
            };
            self.shapes.open(&kept);
            self.editions.add(kept);
        }
        let keep = EditionErrand::Keep(path.to_owned(), data.clone());
        out.push(errand(keep));
    }

    fn remove(&mut self, path: &Path, out: &mut Outbox) {
        let kept = &mut self.editions.kept;
        let Some(at) = kept.iter().position(|kept| kept.path == path) else {
            return;
        };
        let kept = kept.remove(at);
        let text = fl!(
            edition_deleted,
            edition = words::florence::editors::edition_name(&kept.data.name)
        );
        let back = Intent::KeepEdition(kept.path, Box::new(kept.data));
        let offer = (fl!(edition_restore).to_owned(), back.into());
        out.push(Effect::Tell(text, vec![offer]));
        out.push(errand(EditionErrand::Remove(path.to_owned())));
    }
}

impl Rooms {
    fn keep_rules(&mut self, path: Option<&Path>, set: &NamedRules, out: &mut Outbox) {
        if let Some(path) = path {
            let file = path.to_owned();
            match self.sets.iter_mut().find(|kept| kept.path == file) {
                Some(kept) => kept.set = set.clone(),
                None => self.sets.push(KeptRules {
                    path: file,
                    set: set.clone(),
                }),
            }
            house_rule_files::sort(&mut self.sets);
        }
        let path = path.map(Path::to_owned);
        out.push(errand(EditionErrand::KeepRules(path, set.clone())));
    }

    fn remove_rules(&mut self, path: &Path, out: &mut Outbox) {
        let Some(at) = self.sets.iter().position(|kept| kept.path == path) else {
            return;
        };
        let KeptRules { path, set } = self.sets.remove(at);
        let text = fl!(house_set_deleted, set = &set.name);
        let back = Intent::KeepHouseRules(Some(path.clone()), Box::new(set));
        let offer = (fl!(house_set_restore).to_owned(), back.into());
        out.push(Effect::Tell(text, vec![offer]));
        out.push(errand(EditionErrand::Remove(path)));
    }

    /// The page of the deals of the days.
    fn show_days(&mut self, ui: &mut Ui, state: &State) -> Option<Intent> {
        let levels = self.new_game.even_levels();
        match self
            .days
            .show(ui, &levels, &self.new_game.first_names(), state)?
        {
            Wish::Play(deal) => {
                self.new_game.take_deal(&deal);
                let edition = self.editions.edition();
                // Where names are missing one gives them first.
                let begun = self.new_game.begin(&edition);
                let page = Shell::Show(Screen::Of(Game::ID, NEW_GAME));
                Some(Intent::Shell(begun.unwrap_or(page)))
            }
            Wish::Other(intent) => Some(intent),
        }
    }

    /// The page of the house rules of a new game, or of the score sheet.
    fn show_house_rules(&mut self, ui: &mut Ui, state: &State) -> Option<Intent> {
        let edition = self.editions.edition();
        let sheet = self.house_rules.from_sheet;
        let mut rules = match sheet {
            true => self.sheet.setup.options.house_rules,
            false => self.new_game.house_rules(),
        };
        let before = rules;
        let played = match sheet {
            true => Played {
                players: self.sheet.setup.players.len(),
                options: self.sheet.setup.options,
                edition: &self.sheet.setup.edition,
            },
            false => self.new_game.played(&edition),
        };
        let page = &mut self.house_rules;
        let wanted = page.show(ui, &mut rules, &played, &self.sets, state);
        if rules != before {
            match sheet {
                true => self.sheet.agree(ui, rules),
                false => self.new_game.agree(rules),
            }
            // What was drawn before does not know of it yet.
            ui.ctx().request_repaint();
        }
        wanted
    }
}

fn errand(errand: EditionErrand) -> Effect {
    Effect::Errand(Game::ID, Box::new(errand))
}

impl Lobby for Rooms {
    fn recalled(&mut self, preferences: &Preferences) {
        self.new_game = NewGame::with_names(&preferences.names, &preferences.bots());
        self.editions.chosen.clone_from(&preferences.edition);
    }

    fn learned(&mut self, known: &Known) {
        self.new_game.learned(Arc::clone(&known.strengths));
        self.days.learned(&known.games);
        self.puzzles.learned(&known.games);
    }

    fn choices(&self) -> Vec<Choice> {
        let large = |icon, key, name, hint, intent: Intent| Choice {
            stands: Stands::Large,
            icon,
            key: Some(key),
            name,
            hint,
            intent: intent.into(),
        };
        let shapes: &'static Row = &super::commands::TILE_SHAPES;
        vec![
            large(
                glyphs::PALAZZO,
                Key::T,
                fl!(start_track),
                fl!(start_track_hint),
                Intent::NewGame { on_screen: false },
            ),
            large(
                glyphs::JESTER,
                Key::P,
                fl!(start_play),
                fl!(start_play_hint),
                Intent::NewGame { on_screen: true },
            ),
            large(
                Icon::Check,
                Key::C,
                fl!(start_check),
                fl!(start_check_hint),
                Intent::ShowSheet(Box::default()),
            ),
            Choice {
                stands: Stands::Below,
                icon: Icon::Clock,
                key: Some(Key::J),
                name: fl!(start_join),
                hint: fl!(start_join_hint),
                intent: Intent::JoinGame.into(),
            },
            Choice {
                stands: Stands::Above,
                icon: Icon::Pencil,
                key: None,
                name: (shapes.name)(),
                hint: (shapes.hint)(),
                intent: Shell::Do(shapes.id),
            },
        ]
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

    fn first_errand(&self) -> Option<Box<dyn Errand>> {
        Some(Box::new(EditionErrand::List))
    }

    fn errand_done(&mut self, found: Box<dyn Any + Send>, state: &mut State) {
        let Ok(found) = found.downcast::<Found>() else {
            return;
        };
        match *found {
            Found::Listed(kept, sets, unreadable) => {
                self.editions.kept = kept;
                self.sets = sets;
                for aside in unreadable {
                    state.warn(
                        fl!(edition_set_aside, aside = aside.display().to_string()),
                        Vec::new(),
                    );
                }
            }
            Found::Begun(kept) => {
                self.shapes.open(&kept);
                self.editions.add(kept);
            }
            Found::RulesBegun(kept) => {
                self.sets.push(kept);
                house_rule_files::sort(&mut self.sets);
            }
            Found::Read(path, game) => self.puzzles.read(&path, game.map(|game| *game)),
            Found::Changed(path, theirs, ours) => {
                self.editions.kept.retain(|kept| kept.path != path);
                if let Some(data) = theirs {
                    let path = path.clone();
                    self.editions.add(Kept { path, data });
                }
                let new = ours.as_ref().map(|kept| kept.path.as_path());
                state.warn(window::changed_elsewhere(&path, new), Vec::new());
                if let Some(kept) = ours {
                    self.shapes.open(&kept);
                    self.editions.add(kept);
                }
            }
            Found::RulesChanged(path, theirs, ours) => {
                self.sets.retain(|kept| kept.path != path);
                let theirs = theirs.map(|set| KeptRules {
                    path: path.clone(),
                    set,
                });
                let new = ours.as_ref().map(|kept| kept.path.as_path());
                state.warn(window::changed_elsewhere(&path, new), Vec::new());
                self.sets.extend(theirs.into_iter().chain(ours));
                house_rule_files::sort(&mut self.sets);
            }
            Found::NotKept(error) => state.warn(
                fl!(edition_not_saved, error = words::save_error(&error)),
                Vec::new(),
            ),
        }
    }

    fn new_game(&self) -> &'static str {
        NEW_GAME
    }

    fn evening(&self, way: Way) -> Option<Shell> {
        let on_screen = way == Way::Computer;
        Some(Intent::NewGame { on_screen }.into())
    }

    fn keys(&mut self, screen: &'static str, ctx: &Context) {
        if screen == SHAPES {
            self.shapes.keys(ctx);
        }
    }

    fn show(&mut self, screen: &'static str, ui: &mut Ui, state: &State) -> Option<Shell> {
        let wanted = match screen {
            SHAPES => self.shapes.show(ui, &self.editions.kept, state),
            HOUSE_RULES => self.show_house_rules(ui, state),
            DAYS => self.show_days(ui, state),
            PUZZLES => self.puzzles.show(ui, state).map(|wish| match wish {
                puzzles::Wish::Read(path) => Intent::ReadForPuzzles(path),
                puzzles::Wish::Other(intent) => intent,
            }),
            _ => return self.new_game.show(ui, &self.editions, &self.sets, state),
        };
        wanted.map(Shell::from)
    }

    fn entered(&mut self, screen: &'static str, from: Screen) {
        match screen {
            SHAPES => self.shapes.back = from,
            HOUSE_RULES => self.house_rules.from_sheet = from == Screen::Sheet,
            _ => {}
        }
    }

    fn carry_out(&mut self, intent: &Own, state: &mut State, out: &mut Outbox) {
        let Some(intent) = intent.get::<Intent>() else {
            return;
        };
        match intent {
            Intent::ShowDays => state.screen = Screen::Of(Game::ID, DAYS),
            Intent::ShowPuzzles => state.screen = Screen::Of(Game::ID, PUZZLES),
            Intent::ReadForPuzzles(path) => {
                out.push(errand(EditionErrand::ReadGame(path.clone())));
            }
            Intent::NewGame { on_screen } => {
                self.new_game.propose(state);
                self.new_game.play_on_screen(*on_screen);
                state.screen = Screen::Of(Game::ID, NEW_GAME);
            }
            Intent::JoinGame => {
                self.new_game.propose(state);
                self.new_game.join();
                state.screen = Screen::Of(Game::ID, NEW_GAME);
            }
            Intent::CopyEdition(data) => out.push(errand(EditionErrand::Begin((**data).clone()))),
            Intent::KeepEdition(path, data) => self.keep(path, data, state, out),
            Intent::RemoveEdition(path) => self.remove(path, out),
            Intent::KeepHouseRules(path, set) => self.keep_rules(path.as_deref(), set, out),
            Intent::RemoveHouseRules(path) => self.remove_rules(path, out),
            Intent::UseEdition(path) => {
                let name = path.as_deref().and_then(Path::file_name);
                self.editions.chosen = name.map(PathBuf::from);
                let chosen = &self.editions.chosen;
                state.preferences.edition.clone_from(chosen);
                out.push(Effect::Remember);
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
            | Intent::CorrectAt(_)
            | Intent::ShowSeat(_)
            | Intent::ShowWork(..)
            | Intent::TakeTile(..)
            | Intent::ShowCards(_)
            | Intent::LookWith(_)
            | Intent::Hurry
            | Intent::TurnOver { .. }
            | Intent::BeginRound
            | Intent::AskForHint
            | Intent::CloseHint
            | Intent::SameDeal
            | Intent::CopyDeal
            | Intent::CopySheet
            | Intent::Review(_)
            | Intent::LookBack
            | Intent::Analyse
            | Intent::AnalyseIn(_)
            | Intent::StopAnalysing => {}
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
        Some(self)
    }
}

impl Sheet for Rooms {
    fn begin(&mut self, start: &Own) {
        let mut setup = start.get::<Setup>().cloned().unwrap_or_default();
        if setup == Setup::default() {
            setup.edition = self.editions.edition();
        }
        self.sheet = SheetPanel::of(setup);
    }

    fn open(&mut self, script: &Script) {
        if let Some(save) = script.sheet::<florence::Game>() {
            self.sheet = SheetPanel::of_save(save.clone());
        }
    }

    fn keys(&mut self, ctx: &Context) {
        self.sheet.keys(ctx);
    }

    fn show(&mut self, ui: &mut Ui, state: &State) -> Option<Shell> {
        self.sheet.offer(&self.editions.kept);
        self.sheet.show(ui, state).map(Shell::from)
    }

    fn changed(&mut self) -> bool {
        self.sheet.changed()
    }

    fn script(&self) -> Script {
        Script::of_sheet(self.sheet.save())
    }

    fn outgoing(&self, written: Option<Timestamp>) -> Option<Outgoing> {
        outgoing::of_sheet(&self.sheet, written)
    }
}

/// Work with the files of editions.
#[derive(Debug)]
enum EditionErrand {
    /// Read them all.
    List,
    /// Write one to a new file.
    Begin(EditionData),
    /// Write one to its file.
    Keep(PathBuf, EditionData),
    /// Delete the file of one.
    Remove(PathBuf),
    /// Write a set of house rules to its file, or to a new one.
    KeepRules(Option<PathBuf>, NamedRules),
    /// Read a game.
    ReadGame(PathBuf),
}

/// What came of it.
enum Found {
    /// The editions and sets of house rules there are, and the new names of files that
    /// could not be read and were set aside.
    Listed(Vec<Kept>, Vec<KeptRules>, Vec<PathBuf>),
    /// A set of house rules has its file.
    RulesBegun(KeptRules),
    /// An edition has its file.
    Begun(Kept),
    /// A game was read, if it could be.
    Read(PathBuf, Option<Box<Session<Game>>>),
    /// An edition was changed elsewhere and stays as it is there (if that can be read);
    /// the one of this window has its own file, if it was not to be deleted.
    Changed(PathBuf, Option<EditionData>, Option<Kept>),
    /// The same of a set of house rules.
    RulesChanged(PathBuf, Option<NamedRules>, Option<KeptRules>),
    /// An edition was not written or deleted.
    NotKept(SaveError),
}

impl Errand for EditionErrand {
    fn carry_out(&self, store: &Store<'_>) -> Option<Box<dyn Any + Send>> {
        let disk = store.disk;
        let done = match self {
            Self::List => {
                let (kept, mut aside) = edition_files::list(store);
                let (sets, others) = house_rule_files::list(store);
                aside.extend(others);
                return Some(Box::new(Found::Listed(kept, sets, aside)));
            }
            Self::Begin(edition) => match edition_files::keep_new(store, edition) {
                Ok(path) => {
                    let data = edition.clone();
                    return Some(Box::new(Found::Begun(Kept { path, data })));
                }
                Err(error) => Err(error),
            },
            Self::Keep(path, edition) => match edition_files::keep(store, path, edition) {
                Ok(Keeping::Both(path, theirs, new)) => {
                    let data = edition.clone();
                    let new = Kept { path: new, data };
                    return Some(Box::new(Found::Changed(path, theirs, Some(new))));
                }
                kept => kept.map(drop),
            },
            Self::Remove(path) => match store.known.remove(disk, path) {
                Err(SaveError::ChangedElsewhere { path }) => {
                    let found = match path.starts_with(store.data.join(house_rule_files::SETS)) {
                        true => Found::RulesChanged(
                            path.clone(),
                            edition_files::read_again(store, &path),
                            None,
                        ),
                        false => Found::Changed(
                            path.clone(),
                            edition_files::read_again(store, &path),
                            None,
                        ),
                    };
                    return Some(Box::new(found));
                }
                removed => removed,
            },
            Self::ReadGame(path) => {
                let bytes = files::read(disk, path).ok();
                let save =
                    bytes.and_then(|bytes| Save::<Game>::from_bytes(&bytes, Format::of(path)).ok());
                let game = save.and_then(|save| save.into_session().ok());
                let game = game.map(|mut game| {
                    game.go_to(game.legal_len());
                    Box::new(game)
                });
                return Some(Box::new(Found::Read(path.clone(), game)));
            }
            Self::KeepRules(Some(path), set) => match house_rule_files::keep(store, path, set) {
                Ok(Keeping::Both(path, theirs, new)) => {
                    let set = set.clone();
                    let new = KeptRules { path: new, set };
                    return Some(Box::new(Found::RulesChanged(path, theirs, Some(new))));
                }
                kept => kept.map(drop),
            },
            Self::KeepRules(None, set) => match house_rule_files::keep_new(store, set) {
                Ok(path) => {
                    let set = set.clone();
                    return Some(Box::new(Found::RulesBegun(KeptRules { path, set })));
                }
                Err(error) => Err(error),
            },
        };
        Some(Box::new(Found::NotKept(done.err()?)))
    }

    fn failed(&self, reason: io::Error) -> Option<Box<dyn Any + Send>> {
        let path = match self {
            Self::List => return None,
            Self::ReadGame(path) => return Some(Box::new(Found::Read(path.clone(), None))),
            Self::Begin(_) => Path::new(edition_files::EDITIONS),
            Self::KeepRules(None, _) => Path::new(house_rule_files::SETS),
            Self::Keep(path, _) | Self::Remove(path) | Self::KeepRules(Some(path), _) => path,
        };
        Some(Box::new(Found::NotKept(not_written(path, reason))))
    }

    fn is_outdated_by(&self, next: &dyn Errand) -> bool {
        match (self, next.as_any().downcast_ref()) {
            (Self::Keep(one, _), Some(Self::Keep(other, _))) => one == other,
            (Self::KeepRules(Some(one), _), Some(Self::KeepRules(Some(other), _))) => one == other,
            _ => false,
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
