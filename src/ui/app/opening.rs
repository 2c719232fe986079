//! What the window starts with, and opening games and sheets after that.

use std::path::{Path, PathBuf};

use eframe::egui::ThemePreference;

use super::super::Intent;
use super::super::base::theme::Palette;
use super::super::base::{motion, theme, wishes};
use super::super::io::clerk::{Job, Refusal, Report, To, Way};
use super::super::io::endings::LAST_WAIT;
use super::super::io::kept::{NotOpened, Task};
use super::super::io::leftovers::Rescued;
use super::super::io::library::Opened;
use super::super::io::preferences::Preferences;
use super::super::io::shelf::chore::Chore;
use super::super::session::guests::name_of;
use super::super::session::intent::{HandOn, Screen, Wish};
use super::super::session::lobby::{Lobby, Sheet};
use super::super::session::open_table::{InFile, OpenTable};
use super::super::session::state::{OpenSheet, Replay};
use super::App;
use super::registry::GameKind;
use super::update::{DRAWING, FIRST_WAIT, SILENCE};
use crate::ui::app::Beginning;
use programs::call::Call;
use table::SaveError;
use words::plays::is_of_others;
use words::text::shortened;
use words::window::file_name;
use words::{fl, window};

/// Opening the first game and others.
impl App {
    /// Reads the preferences and what the games need before the first frame, then opens the
    /// requested file or the game that was open last. The game is there in the first frame,
    /// unless the disk takes longer than anyone would wait for a window.
    pub(crate) fn begin(&mut self, asked: Option<PathBuf>) {
        self.begins_with = Beginning::Unknown(asked);
        self.clerk.do_soon(Job::Recall);
        self.clerk.do_soon(Job::Shelf(Chore::LookAtPeople));
        for (id, lobby) in &self.lobbies {
            for errand in lobby.first_errands() {
                self.clerk.do_soon(Job::Errand(id, errand));
            }
        }
        self.clerk.catch_up(FIRST_WAIT);
        self.take_reports();
        if self.state.opening.is_some() {
            self.clerk.catch_up(FIRST_WAIT);
            self.take_reports();
        }
        // The first frame does not wait for the following jobs.
        self.clerk.do_soon(Job::FindFolders);
        self.clerk.do_soon(Job::Tidy);
        self.remember();
        self.list_games();
    }

    /// Takes over the preferences and opens what the window starts with.
    pub(crate) fn recalled(&mut self, preferences: Preferences, set_aside: Option<PathBuf>) {
        self.ctx.set_theme(ThemePreference::from(preferences.theme));
        self.ctx.set_zoom_factor(preferences.zoom);
        preferences.speak();
        self.state.preferences = preferences;
        self.look_as_wished();
        if let Some(aside) = set_aside {
            let text = fl!(preferences_set_aside, aside = aside.display().to_string());
            self.state.warn(text, Vec::new());
        }
        for (_, lobby) in &mut self.lobbies {
            lobby.recalled(&self.state.preferences);
        }
        let Beginning::Unknown(asked) = std::mem::take(&mut self.begins_with) else {
            return;
        };
        let own = self.state.preferences.open.as_deref();
        let own = own.map(|own| (self.data.join(own), Way::GoesOn));
        let asked = asked.map(|path| (path, Way::Asked));
        // A player who did not wait for a slow disk is doing something else by now.
        let is_idle = self.state.game.is_none() && self.state.screen == Screen::Start;
        if let Some((path, way)) = asked.or(own).filter(|_| is_idle) {
            self.open(path, way);
        }
    }

    /// Asks the system for its accessibility settings.
    pub(crate) fn ask_for_wishes(&self) {
        let (ctx, reporter) = (self.ctx.clone(), self.clerk.reporter());
        wishes::ask(move |wishes| {
            // The window may have been closed in the meantime.
            let _ = reporter.send(Report::Wishes(wishes));
            ctx.request_repaint();
        });
    }

    /// Applies reduced motion and high contrast, as chosen by the player or set in the system.
    pub(crate) fn look_as_wished(&self) {
        let (reduces, is_clear) = (self.state.reduces_motion(), self.state.is_clear());
        if reduces != motion::is_reduced(&self.ctx) {
            motion::reduce(&self.ctx, reduces);
        }
        if is_clear != Palette::of_context(&self.ctx).is_clear() {
            theme::clear(&self.ctx, is_clear);
        }
    }

    /// Waits until the requested file has been opened or refused.
    pub fn wait_for_file(&mut self) {
        self.clerk.catch_up(LAST_WAIT);
        self.take_reports();
    }

    pub(crate) fn open(&mut self, path: PathBuf, way: Way) {
        if is_of_others(&path) {
            self.carry_out_on_shelf(Wish::Import(path));
            return;
        }
        let id = self.state.new_game_id();
        self.looks_back = None;
        self.state.opening = Some(path.clone());
        self.clerk.do_soon(Job::Open(id, path, way));
    }

    /// Shows this file if it is already open. Returns whether it was.
    pub(crate) fn shows_file(&mut self, path: &Path) -> bool {
        let is_it = |file: &InFile| file.path.as_deref() == Some(path);
        let state = &mut self.state;
        if state.game.as_ref().is_some_and(|game| is_it(game.file())) {
            state.screen = Screen::Table;
        } else if state.sheet.as_ref().is_some_and(|sheet| is_it(&sheet.file)) {
            state.screen = Screen::Sheet;
        } else {
            return false;
        }
        self.dialog = None;
        true
    }

    pub(crate) fn opened(&mut self, way: Way, opened: Opened) {
        self.dialog = None;
        self.state.forget_what_passes();
        if let Some(from) = &opened.copied_from {
            self.state.preferences.used(from);
            self.state
                .tell(fl!(opened_a_copy, from = from.display().to_string()));
        }
        let (id, path, script) = (opened.id, opened.path, opened.script);
        let kind = self.game_kind(script.game());
        let game = kind.and_then(|kind| kind.open(id, &script, path.clone(), &self.ctx));
        match game {
            Some(game) => {
                let looks_back = self.looks_back.take();
                let had_programs = path.is_some_and(|path| self.had_programs(&path));
                self.show_game(game);
                if had_programs {
                    self.offer_programs();
                }
                if looks_back.is_some() {
                    self.look_back();
                }
                if way == Way::GoesOn {
                    self.state.tell(fl!(continued_game));
                }
            }
            None => {
                let sheet = OpenSheet::new(script.game(), id, path);
                self.show_sheet(script.game(), Some(sheet));
                if let Some(sheet) = self.sheet() {
                    sheet.open(&script);
                }
                self.save_sheet(To::ItsFile, true);
            }
        }
        self.remember();
    }

    /// Returns whether programs played seats of the game in this file when it was open last.
    fn had_programs(&self, path: &Path) -> bool {
        let of = self.state.preferences.programs.as_ref();
        of.is_some_and(|of| self.data.join(&of.file) == path)
    }

    /// Says that bots play the seats of programs in the game that was opened, and offers to
    /// start the programs again. Nothing starts by itself.
    fn offer_programs(&mut self) {
        let of = self.state.preferences.programs.take();
        let Some(game) = self.state.game.as_ref().filter(|game| !game.is_over()) else {
            return;
        };
        let people = game.people().clone();
        for (seat, call) in of.into_iter().flat_map(|of| of.seats) {
            let call = Call::parse(&call).filter(|_| people.bot(seat).is_some());
            if let Some(call) = call {
                let name = words::safe(people.name(seat));
                let again = fl!(program_start_again, program = name_of(&call));
                let to = HandOn::Program(call);
                let offer = (again, Intent::HandOn { seat, to });
                let text = fl!(program_left, name = shortened(&name));
                self.state.tell_until_decided(text, vec![offer]);
            }
        }
    }

    /// Goes to the review of the open game, now that it is over.
    pub(crate) fn look_back(&mut self) {
        let game = self.state.game.as_ref();
        if let Some(intent) = game.and_then(|game| game.look_back()) {
            self.carry_out(intent);
        }
    }

    /// Returns the kind of the open game.
    pub(crate) fn kind_of_open(&self) -> Option<&'static dyn GameKind> {
        self.game_kind(self.state.game.as_ref()?.game())
    }

    /// Returns the screens of the game with this id.
    pub(crate) fn lobby(&mut self, id: &str) -> Option<&mut (dyn Lobby + 'static)> {
        let mut lobbies = self.lobbies.iter_mut();
        let (_, lobby) = lobbies.find(|(of, _)| *of == id)?;
        Some(&mut **lobby)
    }

    /// Returns the score sheet of the game whose sheet was shown last.
    pub(crate) fn sheet(&mut self) -> Option<&mut dyn Sheet> {
        let id = self.sheet_of;
        self.lobby(id)?.sheet()
    }

    /// Shows a game instead of the open one.
    pub(crate) fn show_game(&mut self, game: Box<dyn OpenTable>) {
        let kind = self.game_kind(game.game());
        self.screen = kind.map(GameKind::screen);
        if let Some(left) = self.state.game.replace(game) {
            self.clerk.do_soon(Job::Close(left.id()));
        }
        self.state.screen = Screen::Table;
        self.state.replay = Replay::default();
        self.looks_anywhere();
        self.game_changed();
        self.heard = self.state.game.as_ref().map(|game| {
            let extent = game.extent();
            (game.id(), extent.cursor, extent.all)
        });
        let hides_money = self.state.hides_money();
        let game = self.state.game.as_ref();
        let stands = game.and_then(|game| game.stands(hides_money));
        self.announcer.greet(stands);
        // A copy that could not be written is saved again, which also shows the reason if that
        // fails.
        if self
            .state
            .game
            .as_ref()
            .is_some_and(|game| !game.is_saved())
        {
            self.save(To::ItsFile);
        }
    }

    /// Shows a score sheet instead of the previous one.
    pub(crate) fn show_sheet(&mut self, game: &'static str, open: Option<OpenSheet>) {
        if let Some(left) = std::mem::replace(&mut self.state.sheet, open) {
            self.clerk.do_soon(Job::Close(left.id));
        }
        self.sheet_of = game;
        self.state.screen = Screen::Sheet;
    }

    pub(crate) fn not_opened(&mut self, way: Way, refusal: Refusal) {
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
            (NotOpened::BadStart { start, problems }, _) => {
                let text = window::bad_start(&path, &problems);
                let sheet = (fl!(show_position).to_owned(), Intent::ShowSheet(start));
                self.state.warn(text, vec![sheet]);
            }
        }
    }

    /// Offers games recovered from interrupted saves.
    pub(crate) fn rescued(&mut self, rescued: Vec<Rescued>) {
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

    /// Watches the worker and shows a warning if it has not answered for a while.
    pub(crate) fn watch_clerk(&mut self) {
        let Some((task, silent)) = self.clerk.look() else {
            self.state.silent = None;
            return;
        };
        let silence = match task {
            Task::Own | Task::File(_) => SILENCE,
            Task::Drawing(_) => DRAWING,
        };
        if silent < silence {
            let rest = silence.saturating_sub(silent);
            self.ctx.request_repaint_after(rest);
            return;
        }
        self.ctx.request_repaint_after(SILENCE / 2);
        self.state.silent = Some(task);
        self.leave_if_saved();
    }
}
