//! Where intents are carried out and where what came back from workers arrives.
//! Nothing else changes the state of the window.

use std::path::{Path, PathBuf};

use eframe::egui::{self, ThemePreference, ViewportCommand, gui_zoom};

use super::at_table::AtTable;
use super::clerk::{Job, Report, To};
use super::command_line::CommandLine;
use super::commands::WindowCommand;
use super::dialogs::Dialog;
use super::edition_files::{self, Kept};
use super::library::{Library, NotOpened, Opened};
use super::sheet::SheetPanel;
use super::state::{Leaving, OpenGame, Screen, State};
use super::{App, Intent, files, steps};
use crate::florence::{EditionData, Setup};
use crate::locale::{Words, editors, window};
use crate::table::save::set_aside;
use crate::table::{SaveError, Session};

impl State {
    /// Opens the game the window begins with: the file that was asked for, or
    /// the game that was open last. Done before the first frame, so that it is
    /// simply there.
    pub(super) fn first_game(&mut self, library: &mut Library, asked: Option<&Path>) {
        let id = self.new_game_id();
        if let Some(path) = asked {
            match library.open(id, path) {
                Ok(opened) => self.opened(opened),
                Err(error) => self.not_opened(path, error),
            }
            return;
        }
        let Some(own) = self.preferences.open.clone() else {
            return;
        };
        let path = library.data().join(own);
        match library.open_in_place(id, &path) {
            Ok(opened) => {
                self.opened(opened);
                self.tell(window::CONTINUED);
            }
            Err(NotOpened::Unreadable(SaveError::Read { reason, .. }))
                if reason.kind() == std::io::ErrorKind::NotFound =>
            {
                self.preferences.open = None;
                self.warn(window::gone(&path), backups(&path));
            }
            Err(NotOpened::Unreadable(error)) => {
                self.preferences.open = None;
                // A file that could not even be read stays where it is; one
                // whose content makes no sense makes room for the next.
                let damaged = !matches!(error, SaveError::Read { .. } | SaveError::Newer { .. });
                let aside = damaged.then(|| set_aside(&path).ok()).flatten();
                let offers = backups(&path);
                let text = window::unreadable(&path, &error, aside.as_deref(), offers.len());
                self.warn(text, offers);
            }
            Err(error) => {
                self.preferences.open = None;
                self.not_opened(&path, error);
            }
        }
    }

    fn opened(&mut self, opened: Opened) {
        if let Some(from) = &opened.copied_from {
            self.preferences.used(from);
            self.tell(window::copied(from));
        }
        self.game = Some(OpenGame::new(opened.id, opened.session, opened.path));
        self.screen = Screen::Table;
    }

    fn not_opened(&mut self, path: &Path, error: NotOpened) {
        match error {
            NotOpened::Unreadable(error) => {
                let offers = backups(path);
                self.warn(window::not_opened(path, &error, offers.len()), offers);
            }
            NotOpened::BadStart(setup, problems) => {
                let words = Words::of(&setup);
                let problems: Vec<String> = problems
                    .iter()
                    .map(|problem| words.problem(problem))
                    .collect();
                let text = window::bad_start(path, &problems);
                let sheet = (window::SHOW_SHEET.to_owned(), Intent::ShowSheet(setup));
                self.warn(text, vec![sheet]);
            }
        }
    }
}

/// The backups beside a file, each with the button that opens it.
fn backups(path: &Path) -> Vec<(String, Intent)> {
    let backups = Library::backups(path).into_iter().take(4);
    let offer = |(n, path): (usize, PathBuf)| (window::open_backup(n, &path), Intent::Open(path));
    backups.enumerate().map(offer).collect()
}

/// What comes back from workers.
impl App {
    /// What is left to do when the first game is there or not.
    pub(super) fn after_start(&mut self) {
        self.game_opened();
        self.remember();
        self.list_games();
    }

    pub(super) fn take_reports(&mut self) {
        let reports: Vec<Report> = self.clerk.reports().collect();
        for report in reports {
            self.take(report);
        }
    }

    fn take(&mut self, report: Report) {
        match report {
            Report::Saved(id, revision, path) => {
                let was_new = self.with_game(id, |game| {
                    game.saved = revision;
                    game.tried = revision;
                    game.trouble = None;
                    let was_new = game.path.as_ref() != Some(&path);
                    game.path = Some(path);
                    was_new
                });
                if was_new == Some(true) {
                    self.remember();
                }
                self.leave_if_saved();
            }
            Report::NotSaved(id, revision, error) => {
                self.with_game(id, |game| {
                    game.tried = revision;
                    game.trouble = Some(error);
                });
                self.leave_if_saved();
            }
            Report::NotBackedUp(error) => {
                self.state.warn(window::not_backed_up(&error), Vec::new());
            }
            Report::SavedTo(id, revision, path, becomes_its_file) => {
                self.dialog = None;
                self.state.tell(window::saved_to(&path, becomes_its_file));
                self.state.preferences.used(&path);
                if becomes_its_file {
                    self.with_game(id, |game| {
                        game.path = Some(path);
                        game.saved = revision;
                        game.tried = revision;
                        game.trouble = None;
                    });
                }
                self.remember();
                self.leave_if_saved();
            }
            Report::AlreadyThere(path) => {
                if let Some(Dialog::SaveAs(dialog)) = &mut self.dialog {
                    dialog.already_there(path);
                }
            }
            Report::NotSavedTo(path, error) => match &mut self.dialog {
                Some(Dialog::SaveAs(dialog)) => dialog.failed(error.to_string()),
                _ => self
                    .state
                    .warn(window::not_saved_to(&path, &error), Vec::new()),
            },
            Report::Opened(_, Ok(opened)) => {
                self.dialog = None;
                self.state.notices.retain(|notice| !notice.passing);
                self.state.opened(*opened);
                self.game_opened();
                self.remember();
            }
            Report::Opened(path, Err(error)) => {
                self.dialog = None;
                self.state.not_opened(&path, error);
            }
            Report::Games(games) => self.state.games = Some(games),
            // Said once; it would be the same with every change of the theme.
            Report::NotRemembered(error) if !self.state.told_not_remembered => {
                self.state.told_not_remembered = true;
                self.state.warn(window::not_remembered(&error), Vec::new());
            }
            Report::NotRemembered(_) => {}
            Report::EditionBegun(kept) => {
                self.shapes.open(&kept);
                self.state.editions.push(kept);
                edition_files::sort(&mut self.state.editions);
            }
            Report::EditionNotKept(error) => {
                self.state.warn(editors::not_kept(&error), Vec::new());
            }
            Report::Picked(Some(path)) => {
                if let Some(dialog) = &mut self.dialog {
                    dialog.picked(&path);
                }
            }
            Report::Picked(None) => {}
        }
    }

    /// Does something with the open game, if it is this one.
    fn with_game<T>(
        &mut self,
        id: super::library::GameId,
        with: impl FnOnce(&mut OpenGame) -> T,
    ) -> Option<T> {
        let game = self.state.game.as_mut().filter(|game| game.id == id)?;
        Some(with(game))
    }
}

/// What a person wants.
impl App {
    /// Carries out what a panel returned, or would return.
    pub fn carry_out(&mut self, intent: Intent) {
        match intent {
            Intent::Play(commands) => self.play(commands),
            Intent::Start(setup) => self.leave_for(Intent::Start(setup)),
            Intent::Open(path) => self.leave_for(Intent::Open(path)),
            Intent::Change(entry) => self.change(entry, false),
            Intent::Insert(entry) => self.change(entry, true),
            Intent::Remove(entry) => self.remove_entry(entry),
            Intent::CancelChange => self.cancel_change(),
            Intent::Replace(commands) => self.replace(commands),
            Intent::Do(command) => self.command(command),
            Intent::NewGame { on_screen } => {
                self.new_game.play_on_screen(on_screen);
                self.state.screen = Screen::NewGame;
            }
            Intent::ShowCards(eyes) => self.show_cards(eyes),
            Intent::Hurry => self.hurry(),
            Intent::CloseHint => {
                if let Some(game) = &mut self.state.game {
                    game.hint = None;
                }
            }
            Intent::Review(seat) => {
                self.command(WindowCommand::ShowStatistics);
                self.review(seat);
            }
            Intent::TakeBackSeen(intent) => self.take_back_seen(*intent),
            Intent::GoTo(entry) => self.turn(|session| session.go_to(entry)),
            Intent::Show(screen) => {
                if screen == Screen::Shapes && self.state.screen != Screen::Shapes {
                    self.shapes.back = self.state.screen;
                }
                self.state.screen = screen;
                if screen == Screen::Start {
                    self.list_games();
                }
            }
            Intent::SaveTo { path, replace } => self.save_to(path, replace),
            Intent::Browse(purpose) => {
                let ctx = self.ctx.clone();
                files::pick(purpose, self.clerk.reporter(), move || {
                    ctx.request_repaint()
                });
            }
            Intent::CloseDialog => {
                self.dialog = None;
                self.state.leaving = None;
            }
            Intent::SaveAgain => self.save(To::ItsFile),
            Intent::KeepBoth => self.save(To::ANewFile),
            Intent::SaveAnyway => self.save(To::ItsFileAnyway),
            Intent::LeaveAnyway => {
                self.dialog = None;
                self.leave();
            }
            Intent::ShowSheet(setup) => {
                self.sheet = SheetPanel::default();
                self.sheet.setup = *setup;
                if self.sheet.setup == Setup::default() {
                    self.sheet.setup.edition = self.state.edition();
                }
                self.state.screen = Screen::Sheet;
            }
            Intent::MoveBorder(border, to, for_good) => {
                self.state.preferences.panes.choose(border, to);
                if for_good {
                    self.remember();
                }
            }
            Intent::LookAt(seat) => self.table.look_at(seat),
            Intent::TakeTile(seat, tile) => {
                if let Some(game) = &self.state.game {
                    self.table.take_tile(&game.session, seat, tile);
                }
            }
            // The table has brought the principality to the front.
            Intent::ChooseTile => {}
            Intent::CopyEdition(data) => self.clerk.do_soon(Job::BeginEdition(data)),
            Intent::KeepEdition(path, data) => self.keep_edition(path, data),
            Intent::RemoveEdition(path) => self.remove_edition(path),
            Intent::UseEdition(path) => {
                let name = path.as_deref().and_then(Path::file_name);
                self.state.preferences.edition = name.map(PathBuf::from);
                self.remember();
            }
            Intent::Dismiss(id) => self.state.notices.retain(|notice| notice.id != id),
        }
    }

    fn keep_edition(&mut self, path: PathBuf, data: Box<EditionData>) {
        let editions = &mut self.state.editions;
        match editions.iter_mut().find(|kept| kept.path == path) {
            Some(kept) => kept.data = (*data).clone(),
            None => {
                // Brought back: the offer has been taken.
                self.state.notices.retain(|notice| {
                    let brings = |(_, intent): &(String, Intent)| {
                        matches!(intent, Intent::KeepEdition(other, _) if *other == path)
                    };
                    !notice.offers.iter().any(brings)
                });
                let kept = Kept {
                    path: path.clone(),
                    data: (*data).clone(),
                };
                self.shapes.open(&kept);
                self.state.editions.push(kept);
                edition_files::sort(&mut self.state.editions);
            }
        }
        self.clerk.do_soon(Job::KeepEdition(path, data));
    }

    fn remove_edition(&mut self, path: PathBuf) {
        let editions = &mut self.state.editions;
        let Some(at) = editions.iter().position(|kept| kept.path == path) else {
            return;
        };
        let kept = editions.remove(at);
        let text = editors::deleted(&kept.data.name);
        let back = Intent::KeepEdition(kept.path, Box::new(kept.data));
        let offer = (editors::RESTORE.to_owned(), back);
        self.state.tell_with(text, vec![offer]);
        self.clerk.do_soon(Job::RemoveEdition(path));
    }

    /// The last entry shown, from 0.
    fn last_entry(&self) -> Option<usize> {
        self.state.game.as_ref()?.session.cursor().checked_sub(1)
    }

    fn command(&mut self, command: WindowCommand) {
        if !command.is_possible(&self.state) {
            return;
        }
        match command {
            WindowCommand::NewGame => self.state.screen = Screen::NewGame,
            WindowCommand::TileShapes => self.carry_out(Intent::Show(Screen::Shapes)),
            WindowCommand::Open => {
                let recent = self.state.preferences.recent.clone();
                self.dialog = Some(Dialog::open(recent));
            }
            WindowCommand::SaveAs => {
                let own = self.state.game.as_ref().and_then(|game| game.path.clone());
                let recent = self.state.preferences.recent.first().cloned();
                self.dialog = Some(Dialog::save_as(own.as_deref(), recent.as_deref()));
            }
            WindowCommand::CloseGame => {
                self.state.leaving = Some(Leaving::Start);
                self.leave_if_saved();
            }
            WindowCommand::Hint => self.ask_for_hint(),
            WindowCommand::SameDeal => {
                let start = self.session().map(|session| session.start().clone());
                if let Some(start) = start {
                    self.carry_out(Intent::Start(Box::new(start)));
                }
            }
            WindowCommand::NextPace => {
                let pace = self.state.preferences.pace;
                self.state.preferences.pace = pace.next();
                self.remember();
            }
            WindowCommand::Undo => self.undo(),
            WindowCommand::Redo => {
                let money_hidden = self.state.preferences.hide_money;
                self.turn(|session| steps::redo(session, money_hidden));
            }
            WindowCommand::BackToNow => {
                self.turn(|session| session.go_to(session.legal_len()));
            }
            WindowCommand::PreviousEntry => self.turn(|session| session.undo().is_some()),
            WindowCommand::NextEntry => self.turn(|session| session.redo().is_some()),
            WindowCommand::ChangeEntry => {
                if let Some(entry) = self.last_entry() {
                    self.change(entry, false);
                }
            }
            WindowCommand::InsertEntry => {
                let game = self.state.game.as_ref();
                if let Some(entry) = game.map(|game| game.session.cursor()) {
                    self.change(entry, true);
                }
            }
            WindowCommand::RemoveEntry => {
                if let Some(entry) = self.last_entry() {
                    self.remove_entry(entry);
                }
            }
            WindowCommand::FilterLog => self.table.filter_log(),
            WindowCommand::ShowPrincipality
            | WindowCommand::ShowWorkValue
            | WindowCommand::ShowTally
            | WindowCommand::ShowStatistics => {
                if let Some(tab) = command.tab() {
                    self.table.show_tab(tab);
                }
            }
            WindowCommand::NextPane => self.table.go_to_pane(1),
            WindowCommand::PreviousPane => self.table.go_to_pane(-1),
            WindowCommand::ZoomIn => gui_zoom::zoom_in(&self.ctx),
            WindowCommand::ZoomOut => gui_zoom::zoom_out(&self.ctx),
            WindowCommand::ZoomReset => self.ctx.set_zoom_factor(1.0),
            WindowCommand::CommandLine => self.line = Some(CommandLine::new(String::new())),
            WindowCommand::Keys => self.shows_keys = true,
            WindowCommand::HideMoney => {
                let hide = &mut self.state.preferences.hide_money;
                *hide = !*hide;
                self.remember();
            }
            WindowCommand::NextTheme => {
                let next = self.state.preferences.theme.next();
                self.state.preferences.theme = next;
                self.ctx.set_theme(ThemePreference::from(next));
                self.remember();
            }
        }
    }

    /// Another game is in the window. A copy that could not be written yet is
    /// tried again, which also tells why.
    fn game_opened(&mut self) {
        self.table = AtTable::default();
        self.game_changed();
        if self
            .state
            .game
            .as_ref()
            .is_some_and(|game| !game.is_saved())
        {
            self.save(To::ItsFile);
        }
    }

    /// Panels may want to look elsewhere when the position is another one.
    pub(super) fn game_changed(&mut self) {
        if let Some(game) = &mut self.state.game {
            if let Some(digital) = &mut game.digital {
                digital.changed(&game.session);
            }
            self.table.position_changed(&game.session);
        }
    }

    pub(super) fn save(&mut self, to: To) {
        if let Some(game) = &mut self.state.game {
            game.revision += 1;
            self.clerk.do_soon(Job::Save {
                id: game.id,
                session: Box::new(game.session.clone()),
                revision: game.revision,
                to,
            });
        }
    }

    fn save_to(&mut self, path: PathBuf, replace: bool) {
        if let Some(game) = &self.state.game {
            self.clerk.do_soon(Job::SaveTo {
                id: game.id,
                session: Box::new(game.session.clone()),
                revision: game.revision,
                path,
                replace,
                becomes_its_file: game.trouble.is_some(),
            });
        }
    }

    fn start(&mut self, setup: Setup) {
        match Session::new(setup.clone()) {
            Ok(session) => {
                let id = self.state.new_game_id();
                let names = setup.players.iter().map(|player| player.name.clone());
                self.state.preferences.names = names.collect();
                if setup.is_digital() {
                    let bots = setup.players.iter().map(|player| player.bot);
                    self.state.preferences.bots = bots.collect();
                }
                self.state.notices.clear();
                self.state.game = Some(OpenGame::new(id, session, None));
                self.state.screen = Screen::Table;
                self.game_opened();
            }
            Err(problems) => {
                let words = Words::of(&setup);
                let problems: Vec<String> = problems
                    .iter()
                    .map(|problem| words.problem(problem))
                    .collect();
                self.state.warn(window::not_started(&problems), Vec::new());
            }
        }
    }
}

/// Leaving a game, and remembering.
impl App {
    fn leave_for(&mut self, intent: Intent) {
        self.state.leaving = Some(Leaving::For(Box::new(intent)));
        self.leave_if_saved();
    }

    /// Leaves the open game if that was wanted and it is saved; asks if it
    /// cannot be saved; else waits for the worker.
    fn leave_if_saved(&mut self) {
        if self.state.leaving.is_none() {
            return;
        }
        match &self.state.game {
            Some(game) if game.is_stuck() => self.dialog = Some(Dialog::Unsaved),
            Some(game) if !game.is_saved() => {}
            _ => self.leave(),
        }
    }

    fn leave(&mut self) {
        match self.state.leaving.take() {
            None => {}
            Some(Leaving::Start) => {
                self.state.game = None;
                self.state.notices.retain(|notice| !notice.passing);
                self.state.screen = Screen::Start;
                self.remember();
                self.list_games();
            }
            Some(Leaving::For(intent)) => match *intent {
                Intent::Start(setup) => self.start(*setup),
                Intent::Open(path) => {
                    let id = self.state.new_game_id();
                    self.clerk.do_soon(Job::Open(id, path));
                }
                _ => {}
            },
            Some(Leaving::Exit) => {
                self.state.may_exit = true;
                self.ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    /// Somebody closes the window: not before the game is saved, or they said
    /// that it need not be.
    pub(super) fn close_requested(&mut self, ctx: &egui::Context) {
        let saved = self.state.game.as_ref().is_none_or(OpenGame::is_saved);
        if saved || self.state.may_exit {
            return;
        }
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        self.state.leaving = Some(Leaving::Exit);
        self.leave_if_saved();
    }

    /// The size and place of the window, at its end.
    pub(super) fn remember_window(&mut self) {
        self.state.preferences.zoom = self.ctx.zoom_factor();
        if let Some(geometry) = self.geometry() {
            self.state.preferences.window = Some(geometry);
        }
        self.remember();
    }

    /// Writes the preferences.
    pub(super) fn remember(&mut self) {
        let open = self.state.game.as_ref().and_then(|game| game.path.clone());
        let data = &self.data;
        self.state.preferences.open = open.map(|path| match path.strip_prefix(data) {
            Ok(inside) => inside.to_owned(),
            Err(_) => path,
        });
        let preferences = self.state.preferences.clone();
        self.clerk.do_soon(Job::Remember(preferences));
    }

    fn list_games(&self) {
        self.clerk.do_soon(Job::List);
    }
}
