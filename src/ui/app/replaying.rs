//! Replaying the open game, step by step or automatically.

use std::time::Duration;

use eframe::egui;

use super::super::io::clerk::To;
use super::super::io::preferences::Pace;
use super::super::session::intent::Screen;
use super::super::session::open_table::{Towards, Unit};
use super::App;
use crate::ui::screens::replay::SHORTEST;
use crate::ui::session::state::{Replay, looks_back, seen};

/// Returns how long an entry stays visible.
fn pause(pace: Pace) -> Duration {
    pace.pause().max(SHORTEST)
}

/// Replaying the open game.
impl App {
    /// Shows the next position of the replay when it is due.
    pub(crate) fn replay(&mut self, ctx: &egui::Context) {
        let Some((before, due)) = self.state.replay.plays else {
            return self.keep_place();
        };
        let is_hidden = ctx.input(|input| {
            let viewport = input.viewport();
            viewport.visible() == Some(false) || viewport.minimized == Some(true)
        });
        let is_covered = self.dialog.is_some() || self.line.is_some() || self.keys.is_some();
        let is_seen = self.state.screen == Screen::Table && !is_hidden && !is_covered;
        let game = self.state.game.as_ref();
        let is_same = game.is_some_and(|game| seen(&**game) == before);
        if !is_seen || !is_same || !self.state.replays() {
            self.state.replay.plays = None;
            return self.keep_place();
        }
        let now = ctx.input(|input| input.time);
        let pause = pause(self.state.preferences.pace);
        // A pace chosen during the replay applies at once.
        let due = due.min(now + pause.as_secs_f64());
        if now < due {
            self.state.replay.plays = Some((before, due));
            return ctx.request_repaint_after(Duration::from_secs_f64(due - now));
        }
        self.state.replay.steps = true;
        self.at_table(|game, out| game.step(1, out));
        self.state.replay.steps = false;
        self.replay_from(now + pause.as_secs_f64());
        ctx.request_repaint();
    }

    /// Saves the shown position after it has changed, unless the replay is running and will
    /// change it again.
    pub(crate) fn save_place(&mut self) {
        if !self.state.replay.steps {
            self.state.replay.owes_place = false;
            return self.save(To::ItsFile);
        }
        self.state.replay.owes_place = true;
        if let Some(game) = &mut self.state.game {
            game.passes();
        }
    }

    /// Saves the shown position if that was postponed.
    pub(crate) fn keep_place(&mut self) {
        if std::mem::take(&mut self.state.replay.owes_place) {
            self.save(To::ItsFile);
        }
    }

    /// Schedules the next step of the replay at this moment, unless the game is at its end.
    fn replay_from(&mut self, due: f64) {
        let game = self.state.game.as_ref();
        let game = game.filter(|game| looks_back(&***game));
        self.state.replay.plays = game.map(|game| (seen(&**game), due));
    }

    /// Starts the replay, from the beginning if the game is at its end, or pauses it.
    pub(crate) fn replay_or_pause(&mut self) {
        if self.state.replay.plays() {
            self.state.replay.plays = None;
            return;
        }
        let extent = self.state.extent();
        self.state.replay.is_open = true;
        if extent.is_some_and(|extent| extent.cursor >= extent.legal) {
            self.at_table(|game, out| game.go_to(0, out));
        }
        let now = self.ctx.input(|input| input.time);
        self.replay_from(now + pause(self.state.preferences.pace).as_secs_f64());
        self.ctx.request_repaint();
    }

    /// Moves through the game by one unit.
    pub(crate) fn look(&mut self, unit: Unit, towards: Towards) {
        let game = self.state.game.as_ref();
        if let Some(to) = game.and_then(|game| game.landmark(unit, towards)) {
            self.state.replay.is_open |= unit != Unit::Entry;
            self.look_at(to);
        }
    }

    /// Goes to the position after this many entries. A finished game then shows the replay
    /// controls; the current tab stays open.
    pub(crate) fn look_at(&mut self, entries: usize) {
        let game = self.state.game.as_ref();
        let is_past = game.is_some_and(|game| entries < game.extent().legal && game.is_over());
        self.state.replay.is_open |= is_past;
        self.at_table(|game, out| game.go_to(entries, out));
    }

    /// Shows the replay controls if a finished game is not at its end.
    pub(crate) fn looks_anywhere(&mut self) {
        let game = self.state.game.as_ref();
        if game.is_some_and(|game| game.is_over() && looks_back(&**game)) {
            self.state.replay.is_open = true;
        }
    }

    /// Stops the replay, because the player makes or is about to make a decision.
    pub(crate) fn stop_replay(&mut self) {
        self.state.replay = Replay {
            plays: None,
            is_open: false,
            ..self.state.replay
        };
    }
}
