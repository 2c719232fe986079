//! Leaving a game, and remembering the state of the window.

use std::path::{Path, PathBuf};

use eframe::egui::{self, ViewportCommand};

use super::super::Intent;
use super::super::io::clerk::{Job, Way};
use super::super::io::kept::Inside;
use super::super::io::preferences::ProgramsOf;
use super::super::screens::dialogs::Dialog;
use super::super::session::intent::Screen;
use super::super::session::state::Leaving;
use super::App;
use crate::ui::app::Beginning;

/// How many games have their first lines read at a time.
const HEADS: usize = 100;

/// Leaving and remembering.
impl App {
    pub(crate) fn leave_for(&mut self, intent: Intent) {
        self.leave_to(Leaving::For(Box::new(intent)));
    }

    pub(crate) fn leave_to(&mut self, leaving: Leaving) {
        self.keep_place();
        self.state.leaving = Some(leaving);
        self.leave_if_saved();
    }

    /// Leaves the open game if the player wants to and it is saved; asks if it cannot be saved
    /// or this is unclear; otherwise waits for the worker.
    pub(crate) fn leave_if_saved(&mut self) {
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

    pub(crate) fn leave(&mut self) {
        match self.state.leaving.take() {
            None => {}
            Some(Leaving::Start) => {
                if let Some(left) = self.state.game.take() {
                    self.clerk.do_soon(Job::Close(left.id()));
                    self.screen = None;
                }
                self.state.forget_what_passes();
                self.state.screen = Screen::Start;
                self.remember();
                self.list_games();
            }
            Some(Leaving::For(intent)) => match *intent {
                Intent::Start(start) => {
                    self.start(&start);
                }
                Intent::StartWith(start, invited) => self.start_with(&start, invited),
                Intent::Open(path) => self.open(path, Way::Asked),
                Intent::Branch(branch) => self.branch_off(branch),
                Intent::LookBack(path) => {
                    self.open(path.clone(), Way::Asked);
                    self.looks_back = Some(path);
                }
                Intent::OpenCopy(path) => self.open(path, Way::Copy),
                Intent::OpenVersion { of, path } => self.open_with_version(of, path),
                Intent::ShowSheet(start) => {
                    self.show_sheet(start.game(), None);
                    if let Some(lobby) = self.lobby(start.game()) {
                        let start = lobby.sheet_from(&start);
                        if let Some(sheet) = lobby.sheet() {
                            sheet.begin(&start);
                        }
                    }
                }
                // Other intents do not need the game to be closed first.
                other => self.carry_out(other),
            },
            Some(Leaving::Exit) => {
                self.state.may_exit = true;
                self.ctx.send_viewport_cmd(ViewportCommand::Close);
            }
        }
    }

    /// Handles a request to close the window: closes only once the game is saved or the player
    /// has given up on saving it.
    pub(crate) fn close_requested(&mut self, ctx: &egui::Context) {
        self.keep_place();
        if self.state.is_saved() || self.state.may_exit {
            return;
        }
        ctx.send_viewport_cmd(ViewportCommand::CancelClose);
        self.state.leaving = Some(Leaving::Exit);
        self.leave_if_saved();
    }

    /// Remembers the size and place of the window when it closes.
    pub(crate) fn remember_window(&mut self) {
        self.state.preferences.zoom = self.ctx.zoom_factor();
        if let Some(geometry) = self.geometry() {
            self.state.preferences.window = Some(geometry);
        }
        self.remember();
    }

    /// Writes the preferences.
    pub(crate) fn remember(&mut self) {
        if matches!(self.begins_with, Beginning::Unknown(_)) {
            // The preferences of last time have not been read yet.
            return;
        }
        let state = &mut self.state;
        let open = state.shown_file().map(Path::to_owned);
        if let (None, Some(_)) = (&open, &state.opening) {
            // The file may still open.
            return;
        }
        let data = &self.data;
        state.preferences.open = open.map(|path| match path.strip_prefix(data) {
            Ok(inside) => inside.to_owned(),
            Err(_) => path,
        });
        if let (Some(game), Some(file)) = (&state.game, &state.preferences.open) {
            let invited = game.invited().into_iter();
            let seats = invited.map(|it| (it.seat, it.call.typed().to_owned()));
            let seats: Vec<_> = seats.collect();
            if !seats.is_empty() && state.screen != Screen::Sheet {
                let file = file.clone();
                state.preferences.programs = Some(ProgramsOf { file, seats });
            }
        }
        let preferences = self.state.preferences.clone();
        self.clerk.do_soon(Job::Remember(Box::new(preferences)));
    }

    pub(crate) fn list_games(&mut self) {
        self.clerk.do_soon(Job::List);
        self.shelf.survey();
        self.send_chores();
    }

    /// Passes on what the shelf has found out to the pages that start games.
    pub(crate) fn follow_shelf(&mut self) {
        self.shelf.follow(&self.state);
        if let Some(known) = self.shelf.news() {
            for (_, lobby) in &mut self.lobbies {
                lobby.learned(&known);
            }
        }
    }

    /// Reads the first lines of the next unread games: only a few at a time, so that a save
    /// need not wait for all of them.
    pub(crate) fn read_heads(&mut self) {
        if self.state.is_reading_heads {
            return;
        }
        let games = self.state.games.iter().flatten();
        let unread = games.filter(|game| game.inside == Inside::Unread);
        let next: Vec<PathBuf> = unread.map(|game| game.path.clone()).take(HEADS).collect();
        if !next.is_empty() {
            self.state.is_reading_heads = true;
            self.clerk.do_soon(Job::Heads(next));
        }
    }
}
