//! Where intents are carried out and where what came back from workers arrives.
//! What intents do to the log is in `playing`, to a game against the computer in
//! `digital`.

use std::path::{Path, PathBuf};
use std::time::Duration;

use eframe::egui::{self, ThemePreference, ViewportCommand, gui_zoom};

use super::at_table::AtTable;
use super::clerk::{Job, Refusal, Report, To, Way};
use super::command_line::CommandLine;
use super::commands::WindowCommand;
use super::dialogs::Dialog;
use super::endings::LAST_WAIT;
use super::files;
use super::leftovers::Rescued;
use super::library::{NotOpened, Opened, Script};
use super::state::{InFile, Leaving, OpenGame, OpenSheet, Screen};
use crate::app::florence::edition_files;
use crate::app::florence::edition_files::Kept;
use crate::app::florence::sheet::SheetPanel;
use crate::app::florence::steps;
use crate::app::{App, Intent};
use crate::fl;
use crate::florence::{EditionData, Setup};
use crate::table::{SaveError, Session};
use crate::words::florence::Words;
use crate::words::window::file_name;
use crate::words::{editors, save_error, window};

/// How long the first frame waits for the game that is to be in it.
const FIRST_WAIT: Duration = Duration::from_millis(500);

/// How long a worker may be silent before that is told.
const SILENCE: Duration = Duration::from_secs(2);

/// The game the window begins with, and others that are opened.
impl App {
    /// Opens the file that was asked for, or the game that was open last. It is
    /// simply there in the first frame, unless the disk needs longer than one
    /// would wait for a window.
    pub(in crate::app) fn first_game(&mut self, asked: Option<PathBuf>) {
        let own = self.state.preferences.open.as_deref();
        let own = own.map(|own| (self.data.join(own), Way::GoesOn));
        let asked = asked.map(|path| (path, Way::Asked));
        if let Some((path, way)) = asked.or(own) {
            self.open(path, way);
            self.clerk.catch_up(FIRST_WAIT);
            self.take_reports();
        }
        self.clerk.do_soon(Job::Tidy);
        self.remember();
        self.list_games();
    }

    /// Waits until the file that was asked for has been opened or not.
    pub fn wait_for_file(&mut self) {
        self.clerk.catch_up(LAST_WAIT);
        self.take_reports();
    }

    pub(in crate::app) fn open(&mut self, path: PathBuf, way: Way) {
        let id = self.state.new_game_id();
        self.state.opening = Some(path.clone());
        self.clerk.do_soon(Job::Open(id, path, way));
    }

    /// Shows what is open already, if it is this file.
    fn shows_file(&mut self, path: &Path) -> bool {
        let is_it = |file: &InFile| file.path.as_deref() == Some(path);
        let state = &mut self.state;
        if state.game.as_ref().is_some_and(|game| is_it(&game.file)) {
            state.screen = Screen::Table;
        } else if state.sheet.as_ref().is_some_and(|sheet| is_it(&sheet.file)) {
            state.screen = Screen::Sheet;
        } else {
            return false;
        }
        self.dialog = None;
        true
    }

    fn opened(&mut self, way: Way, opened: Opened) {
        self.dialog = None;
        self.state.notices.retain(|notice| !notice.passing);
        if let Some(from) = &opened.copied_from {
            self.state.preferences.used(from);
            self.state
                .tell(fl!(opened_a_copy, from = from.display().to_string()));
        }
        let (id, path) = (opened.id, opened.path);
        match opened.script {
            Script::Game(session) => {
                self.show_game(OpenGame::new(id, *session, path));
                if way == Way::GoesOn {
                    self.state.tell(fl!(continued_game));
                }
            }
            Script::Sheet(save) => {
                self.show_sheet(SheetPanel::of_save(*save), Some(OpenSheet::new(id, path)));
                self.save_sheet(To::ItsFile, true);
            }
        }
        self.remember();
    }

    /// Shows a game instead of the one that was open.
    fn show_game(&mut self, game: OpenGame) {
        if let Some(left) = self.state.game.replace(game) {
            self.clerk.do_soon(Job::Close(left.id));
        }
        self.state.screen = Screen::Table;
        self.game_opened();
    }

    /// Shows a score sheet instead of the one before.
    fn show_sheet(&mut self, panel: SheetPanel, open: Option<OpenSheet>) {
        if let Some(left) = std::mem::replace(&mut self.state.sheet, open) {
            self.clerk.do_soon(Job::Close(left.id));
        }
        self.sheet = panel;
        self.state.screen = Screen::Sheet;
    }

    fn not_opened(&mut self, way: Way, refusal: Refusal) {
        let Refusal {
            path,
            why,
            aside,
            backups,
        } = refusal;
        self.dialog = None;
        if way == Way::GoesOn {
            self.state.preferences.open = None;
        }
        let offer =
            |(n, path): (usize, PathBuf)| (window::open_backup(n, &path), Intent::Open(path));
        let offers: Vec<_> = backups.into_iter().take(4).enumerate().map(offer).collect();
        match (why, way) {
            (NotOpened::Unreadable(SaveError::Read { reason, .. }), Way::GoesOn)
                if reason.kind() == std::io::ErrorKind::NotFound =>
            {
                self.state.warn(
                    fl!(last_game_gone, path = path.display().to_string()),
                    offers,
                );
            }
            (NotOpened::Unreadable(error), Way::GoesOn) => {
                let text = window::unreadable(&path, &error, aside.as_deref(), offers.len());
                self.state.warn(text, offers);
            }
            (NotOpened::Unreadable(error), Way::Asked | Way::Copy) => {
                let text = window::not_opened(&path, &error, offers.len());
                self.state.warn(text, offers);
            }
            (NotOpened::InUse, _) => {
                let text = fl!(file_in_use, path = file_name(&path));
                let copy = (fl!(open_copy).to_owned(), Intent::OpenCopy(path));
                self.state.warn(text, vec![copy]);
            }
            (NotOpened::BadStart(setup, problems), _) => {
                let words = Words::of(&setup);
                let problems: Vec<String> = problems
                    .iter()
                    .map(|problem| words.problem(problem))
                    .collect();
                let text = window::bad_start(&path, &problems);
                let sheet = (fl!(show_position).to_owned(), Intent::ShowSheet(setup));
                self.state.warn(text, vec![sheet]);
            }
        }
    }

    /// Games out of saves that were interrupted are offered.
    fn rescued(&mut self, rescued: Vec<Rescued>) {
        for Rescued {
            path,
            content,
            entries,
        } in rescued
        {
            let text = window::rescued(&content.names, entries);
            let open = (fl!(open_rescued).to_owned(), Intent::Open(path));
            self.state.warn(text, vec![open]);
        }
    }

    /// Looks after the worker: what it has not answered for a while is told.
    pub(in crate::app) fn watch_clerk(&mut self) {
        let Some((task, silent)) = self.clerk.look() else {
            self.state.silent = None;
            return;
        };
        if silent < SILENCE {
            let rest = SILENCE.saturating_sub(silent);
            self.ctx.request_repaint_after(rest);
            return;
        }
        self.ctx.request_repaint_after(SILENCE / 2);
        self.state.silent = Some(task);
        self.leave_if_saved();
    }
}

/// What comes back from workers.
impl App {
    pub(in crate::app) fn take_reports(&mut self) {
        let reports: Vec<Report> = self.clerk.reports().collect();
        for report in reports {
            self.take(report);
        }
    }

    fn take(&mut self, report: Report) {
        match report {
            Report::Saved(id, revision, path) => {
                // Whoever answers again is waited for again.
                self.last_wait = LAST_WAIT;
                if let Some(file) = self.state.file_of(id) {
                    let is_new = file.path.as_ref() != Some(&path);
                    file.is_in(path, revision);
                    if is_new {
                        self.remember();
                    }
                }
                self.leave_if_saved();
            }
            Report::NotSaved(id, revision, error) => {
                if let Some(file) = self.state.file_of(id) {
                    file.tried = revision;
                    file.trouble = Some(error);
                }
                self.leave_if_saved();
            }
            Report::NotBackedUp(error) => {
                self.state.warn(window::not_backed_up(&error), Vec::new());
            }
            Report::SavedTo(id, revision, path, becomes_its_file) => {
                self.dialog = None;
                self.state.tell(window::saved_to(&path, becomes_its_file));
                self.state.preferences.used(&path);
                if becomes_its_file && let Some(file) = self.state.file_of(id) {
                    file.is_in(path, revision);
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
                Some(Dialog::SaveAs(dialog)) => dialog.failed(save_error(&error)),
                _ => self
                    .state
                    .warn(window::not_saved_to(&path, &error), Vec::new()),
            },
            Report::Opened(way, opened) => {
                self.state.opening = None;
                self.opened(way, *opened);
            }
            Report::NotOpened(way, refusal) => {
                self.state.opening = None;
                self.not_opened(way, refusal);
            }
            Report::Versions(of, versions) => {
                if let Some(Dialog::Versions(dialog)) = &mut self.dialog {
                    dialog.listed(&of, versions);
                }
            }
            Report::VersionRead(of, path, read) => self.version_read(of, path, read),
            Report::Rescued(rescued) => self.rescued(rescued),
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
}

/// What a person wants.
impl App {
    /// Carries out what a panel returned, or would return.
    pub fn carry_out(&mut self, intent: Intent) {
        match intent {
            Intent::Play(commands) => self.play(commands),
            Intent::Start(setup) => self.leave_for(Intent::Start(setup)),
            Intent::Open(path) => {
                if !self.shows_file(&path) {
                    self.leave_for(Intent::Open(path));
                }
            }
            Intent::OpenCopy(path) => {
                self.dialog = None;
                self.leave_for(Intent::OpenCopy(path));
            }
            Intent::ListVersions(of) => self.list_versions(of),
            Intent::OpenVersion { of, path } => self.open_version(of, path),
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
                    ctx.request_repaint();
                });
            }
            Intent::CloseDialog => {
                self.dialog = None;
                self.state.leaving = None;
            }
            Intent::SaveAgain => {
                self.save_what_is_not(To::ItsFile);
                if self.state.silent.is_some() {
                    self.clerk.relieve();
                }
            }
            Intent::KeepBoth => self.save_what_is_not(To::ANewFile),
            Intent::SaveAnyway => self.save_what_is_not(To::ItsFileAnyway),
            Intent::LeaveAnyway => {
                self.dialog = None;
                // It has been said that nobody wants to wait.
                self.last_wait = LAST_WAIT / 10;
                self.leave();
            }
            Intent::ShowSheet(setup) => self.leave_for(Intent::ShowSheet(setup)),
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
        let offer = (fl!(edition_restore).to_owned(), back);
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
                let own = self.state.game.as_ref();
                let own = own.and_then(|game| game.file.path.clone());
                let recent = self.state.preferences.recent.first().cloned();
                self.dialog = Some(Dialog::save_as(own.as_deref(), recent.as_deref()));
            }
            WindowCommand::EarlierVersions => {
                if let Some(of) = self.state.shown_file().map(Path::to_owned) {
                    self.list_versions(of);
                }
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
    pub(in crate::app) fn game_changed(&mut self) {
        if let Some(game) = &mut self.state.game {
            if let Some(digital) = &mut game.digital {
                digital.changed(&game.session);
            }
            self.table.position_changed(&game.session);
        }
    }

    pub(in crate::app) fn save(&mut self, to: To) {
        if let Some(game) = &mut self.state.game {
            game.revision += 1;
            self.clerk.do_soon(Job::Save {
                id: game.id,
                script: Script::Game(Box::new(game.session.clone())),
                revision: game.revision,
                to,
            });
        }
    }

    /// Writes the score sheet if something on it was changed, or if `anyway`.
    pub(in crate::app) fn save_sheet(&mut self, to: To, anyway: bool) {
        let changed = self.sheet.changed();
        let is_unsaved = self
            .state
            .sheet
            .as_ref()
            .is_some_and(|sheet| !sheet.is_saved());
        if changed.is_none() && !(anyway && is_unsaved) {
            return;
        }
        if self.state.sheet.is_none() {
            let id = self.state.new_game_id();
            self.state.sheet = Some(OpenSheet::new(id, None));
        }
        if let Some(sheet) = &mut self.state.sheet {
            sheet.revision += 1;
            self.clerk.do_soon(Job::Save {
                id: sheet.id,
                script: Script::Sheet(Box::new(self.sheet.save())),
                revision: sheet.revision,
                to,
            });
        }
    }

    /// Tries again to write what could not be written.
    fn save_what_is_not(&mut self, to: To) {
        let has_trouble = |file: &InFile| file.trouble.is_some();
        let sheet = self.state.sheet.as_ref();
        let is_sheet = sheet.is_some_and(|sheet| has_trouble(&sheet.file));
        let game = self.state.game.as_ref();
        let is_game = game.is_some_and(|game| has_trouble(&game.file));
        if is_sheet {
            self.save_sheet(to, true);
        }
        if is_game || !is_sheet {
            self.save(to);
        }
    }

    fn save_to(&mut self, path: PathBuf, replace: bool) {
        if let Some(game) = &self.state.game {
            self.clerk.do_soon(Job::SaveTo {
                id: game.id,
                script: Script::Game(Box::new(game.session.clone())),
                revision: game.revision,
                path,
                replace,
                becomes_its_file: game.file.trouble.is_some() || self.state.silent.is_some(),
            });
        }
    }

    fn start(&mut self, setup: Setup) {
        match Session::new(setup.clone()) {
            Ok(session) => {
                let id = self.state.new_game_id();
                let names = setup.players.iter().map(|player| player.name.clone());
                let names: Vec<String> = names.collect();
                if names.iter().all(|name| !name.trim().is_empty()) {
                    self.state.preferences.names = names;
                }
                if setup.is_digital() {
                    let bots = setup.players.iter().map(|player| player.bot);
                    self.state.preferences.bots = bots.collect();
                }
                self.state.notices.clear();
                self.show_game(OpenGame::new(id, session, None));
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
    pub(in crate::app) fn leave_for(&mut self, intent: Intent) {
        self.state.leaving = Some(Leaving::For(Box::new(intent)));
        self.leave_if_saved();
    }

    /// Leaves the open game if that was wanted and it is saved; asks if it
    /// cannot be saved or nobody knows; else waits for the worker.
    fn leave_if_saved(&mut self) {
        let Some(leaving) = &self.state.leaving else {
            return;
        };
        if self.state.unsaved_before(leaving).next().is_none() {
            if matches!(self.dialog, Some(Dialog::Unsaved)) {
                self.dialog = None;
            }
            self.leave();
        } else if self.state.is_stuck(leaving) && self.dialog.is_none() {
            self.dialog = Some(Dialog::Unsaved);
        }
    }

    fn leave(&mut self) {
        match self.state.leaving.take() {
            None => {}
            Some(Leaving::Start) => {
                if let Some(left) = self.state.game.take() {
                    self.clerk.do_soon(Job::Close(left.id));
                }
                self.state.notices.retain(|notice| !notice.passing);
                self.state.screen = Screen::Start;
                self.remember();
                self.list_games();
            }
            Some(Leaving::For(intent)) => match *intent {
                Intent::Start(setup) => self.start(*setup),
                Intent::Open(path) => self.open(path, Way::Asked),
                Intent::OpenCopy(path) => self.open(path, Way::Copy),
                Intent::OpenVersion { of, path } => self.open_with_version(of, path),
                Intent::ShowSheet(mut setup) => {
                    if *setup == Setup::default() {
                        setup.edition = self.state.edition();
                    }
                    self.show_sheet(SheetPanel::of(*setup), None);
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
    pub(in crate::app) fn close_requested(&mut self, ctx: &egui::Context) {
        if self.state.is_saved() || self.state.may_exit {
            return;
        }
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        self.state.leaving = Some(Leaving::Exit);
        self.leave_if_saved();
    }

    /// The size and place of the window, at its end.
    pub(in crate::app) fn remember_window(&mut self) {
        self.state.preferences.zoom = self.ctx.zoom_factor();
        if let Some(geometry) = self.geometry() {
            self.state.preferences.window = Some(geometry);
        }
        self.remember();
    }

    /// Writes the preferences.
    pub(in crate::app) fn remember(&mut self) {
        let state = &mut self.state;
        let open = state.shown_file().map(Path::to_owned);
        if let (None, Some(_)) = (&open, &state.opening) {
            // It may still come.
            return;
        }
        let data = &self.data;
        state.preferences.open = open.map(|path| match path.strip_prefix(data) {
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
