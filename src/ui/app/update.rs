//! Where intents are carried out, reports from workers arrive, and the game advances by
//! itself.

use std::path::{Path, PathBuf};
use std::time::Duration;

use eframe::egui;
use jiff::Timestamp;

use super::super::Intent;
use super::super::base::outgoing::Outgoing;
use super::super::base::own::Own;
use super::super::io::clerk::{Job, Report, To};
use super::super::io::endings::LAST_WAIT;
use super::super::screens::at_hand;
use super::super::screens::at_table::TableScreen;
use super::super::screens::command_line::CommandLine;
use super::super::screens::dialogs::Dialog;
use super::super::screens::export::ExportDialog;
use super::super::session::guests::Invited;
use super::super::session::intent::{Copied, HandOn, Screen, Wish};
use super::super::session::open_table::{
    Effect, InFile, OpenTable, Outbox, Question, Setting, Tick,
};
use super::super::session::state::{Notice, OpenSheet};
use super::super::session::timer::Now;
use super::super::session::{files, open_table};
use super::App;
use super::reports::told_aloud;
use table::Item as _;
use words::plays::is_of_others;
use words::printed::Printed;
use words::{fl, language};

/// How long the first frame waits for the game it is to show.
pub(crate) const FIRST_WAIT: Duration = Duration::from_millis(500);

/// How long a worker may be silent before a warning is shown.
pub(crate) const SILENCE: Duration = Duration::from_secs(2);
/// The same while it draws a picture.
pub(crate) const DRAWING: Duration = Duration::from_secs(30);

/// The folder for printed pages.
const PRINTED: &str = "print";
/// Carrying out intents.
impl App {
    /// Carries out an intent, as if a panel had returned it.
    pub fn carry_out(&mut self, intent: impl Into<Intent>) {
        let intent = intent.into();
        self.state.forget_what_offers(&intent);
        match intent {
            Intent::Game(own) => self.carry_out_in_game(&own, false, false),
            Intent::Start(start) => self.leave_for(Intent::Start(start)),
            Intent::StartWith(start, invited) => {
                self.leave_for(Intent::StartWith(start, invited));
            }
            Intent::ChooseGame(game) => {
                self.state.preferences.game = Some(game.to_owned());
                self.remember();
            }
            Intent::KeepSheet => {
                self.save_sheet(To::ItsFile, true);
                let sheet = self.state.sheet.as_ref();
                let path = sheet.and_then(|sheet| sheet.file.path.clone());
                self.show(Screen::Games);
                if path.is_some() {
                    self.shelf.choose_for_good(path);
                }
            }
            Intent::ShowSheet(start) => self.leave_for(Intent::ShowSheet(start)),
            Intent::Open(path) if is_of_others(&path) => {
                self.carry_out_on_shelf(Wish::Import(path));
            }
            Intent::Open(path) => {
                let on = self.state.screen;
                let mut lobbies = self.lobbies.iter();
                let other = lobbies.find_map(|(id, lobby)| Some((*id, lobby.opens(&path, on)?)));
                if let Some((id, errand)) = other {
                    self.dialog = None;
                    self.clerk.do_soon(Job::Errand(id, errand));
                } else if !self.shows_file(&path) {
                    self.leave_for(Intent::Open(path));
                }
            }
            Intent::LookBack(path) => match self.shows_file(&path) {
                true => self.look_back(),
                false => self.leave_for(Intent::LookBack(path)),
            },
            Intent::OpenCopy(path) => {
                self.dialog = None;
                self.leave_for(Intent::OpenCopy(path));
            }
            Intent::ListVersions(of) => self.list_versions(of),
            Intent::OpenVersion { of, path } => self.open_version(of, path),
            Intent::Change(entry) => self.at_table(|game, out| game.change(entry, false, out)),
            Intent::ChangeAsOne(first) => {
                self.at_table(|game, out| game.change_as_one(first, out));
            }
            Intent::Insert(entry) => self.at_table(|game, out| game.change(entry, true, out)),
            Intent::Remove(entry) => {
                let hides_money = self.state.hides_money();
                self.at_table(|game, out| game.remove(entry, hides_money, out));
            }
            Intent::Rename { seat, name } => {
                self.at_table(|game, out| game.rename(seat, &name, out));
            }
            Intent::HandOn { seat, to } => {
                let hides_money = self.state.hides_money();
                self.at_table(|game, out| game.hand_on(seat, &to, hides_money, out));
                if let HandOn::Program(call) = to {
                    self.invite(Invited {
                        seat,
                        call,
                        was_called: None,
                    });
                }
            }
            Intent::Recolour { seat, colour } => {
                self.at_table(|game, out| game.recolour(seat, colour, out));
            }
            Intent::CopyEntries(what) => self.copy_entries(what),
            Intent::Paste(text) => self.paste(&text, false),
            Intent::CancelChange => self.at_table(|game, out| game.cancel_change(out)),
            Intent::Do(id) => self.do_command(id),
            Intent::Explain(topic) => {
                self.explains = Some(at_hand::Card::alone(&self.ctx, &topic));
            }
            Intent::CorrectAt(seat) => self.on_screen(|screen| screen.correct_at(seat)),
            Intent::ShowTab(tab) => self.on_screen(|screen| screen.show_tab(tab)),
            Intent::TakeBackSeen(intent) => {
                self.dialog = None;
                self.at_table(|game, _| game.allow_taking_back());
                self.carry_out(*intent);
            }
            Intent::ReplaceAnyway(intent) => {
                self.dialog = None;
                let (intent, anyway) = match *intent {
                    Intent::PlayAnyway(intent) => (*intent, true),
                    intent => (intent, false),
                };
                match intent {
                    Intent::Game(own) => self.carry_out_in_game(&own, true, anyway),
                    Intent::Paste(text) => self.paste(&text, true),
                    intent => self.carry_out(intent),
                }
            }
            Intent::PlayAnyway(intent) => match *intent {
                Intent::Game(own) => {
                    self.state.forget_refusals();
                    self.carry_out_in_game(&own, false, true);
                }
                intent => self.carry_out(intent),
            },
            Intent::Decide {
                entry,
                choice,
                alike,
            } => self.at_table(|game, _| game.decide(entry, choice, alike)),
            Intent::DoRemedies => self.at_table(|game, out| game.do_remedies(out)),
            Intent::CutLog => self.at_table(|game, out| game.cut_log(out)),
            Intent::WriteNote(entry) => {
                let game = self.state.game.as_deref();
                let hides_money = self.state.hides_money();
                self.dialog = game.and_then(|game| {
                    let note = game.note(entry)?;
                    Some(Dialog::note(entry, game.said(entry, hides_money), note))
                });
            }
            Intent::Annotate(entry, note) => {
                self.dialog = None;
                self.at_table(|game, out| game.annotate(entry, &note, out));
            }
            Intent::Speak {
                sentences,
                components,
            } => self.speak(sentences, components),
            Intent::GoTo(entries) => self.look_at(entries),
            Intent::Branch(branch) => self.carry_out_branch(branch),
            Intent::Show(screen) => self.show(screen),
            Intent::SaveTo { path, replace } => self.save_to(path, replace),
            Intent::Export(game) => self.export(game),
            Intent::ExportTo {
                game,
                format,
                path,
                replace,
            } => self.clerk.do_soon(Job::Export {
                game,
                format,
                path,
                replace,
                prints: false,
            }),
            Intent::Print(game) => self.print(game),
            Intent::ShowFile(path) => files::show_file(&path),
            Intent::Browse(purpose) => {
                let (ctx, reporter) = (self.ctx.clone(), self.clerk.reporter());
                files::pick(purpose, move |picked| {
                    // The window may have been closed in the meantime.
                    let _ = reporter.send(Report::Picked(picked));
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
                // The player has said that they do not want to wait.
                self.last_wait = LAST_WAIT / 10;
                self.leave();
            }
            Intent::MoveBorder(border, to, for_good) => {
                self.state.preferences.panes.choose(border, to);
                if for_good {
                    self.remember();
                }
            }
            Intent::SkipAhead => self.at_table(|game, _| game.skip_ahead()),
            Intent::AnotherGame => {
                let game = self.state.game.as_ref();
                if let Some(start) = game.and_then(|game| game.another_game()) {
                    self.carry_out(start);
                }
            }
            Intent::AskForHint => {
                let hides_money = self.state.hides_money();
                self.at_table(|game, _| game.ask_for_hint(hides_money));
            }
            Intent::CloseHint => self.at_table(|game, _| game.close_hint()),
            Intent::SetPace(pace) => {
                self.state.preferences.pace = pace;
                self.remember();
            }
            Intent::WritePrivately(seat, text) => {
                if let Some(game) = &mut self.state.game {
                    let mut evening = game.occasion().clone();
                    evening.writes(seat, text);
                    game.take_place(evening);
                }
                self.save(To::ItsFile);
            }
            Intent::Shelf(wish) => self.carry_out_on_shelf(wish),
            Intent::Dismiss(id) => self.state.notices.retain(|notice| notice.id != id),
        }
    }

    /// Names components as on the cards of the open game.
    pub(crate) fn name_as_on_cards(&self) {
        let game = self.state.game.as_ref();
        language::print(game.map_or(Printed::default(), |game| game.printed()));
    }

    /// Opens the export dialog for a game.
    pub(crate) fn export(&mut self, game: Outgoing) {
        let recent = self.state.preferences.recent.first().cloned();
        let folders = &self.state.folders;
        let dialog = ExportDialog::new(game, recent.as_deref(), folders);
        self.dialog = Some(Dialog::Export(Box::new(dialog)));
    }

    /// Writes the printable page of a game and opens it.
    pub(crate) fn print(&mut self, game: Outgoing) {
        let Some(format) = game.told().printed() else {
            return;
        };
        let path = self.data.join(PRINTED).join(game.file_name(format));
        self.clerk.do_soon(Job::Export {
            game,
            format,
            path,
            replace: true,
            prints: true,
        });
    }

    /// Opens the export dialog for what is shown: the score sheet or the open game.
    pub(crate) fn export_what_is_shown(&mut self) {
        let own = self.state.shown_file().and_then(Path::file_stem);
        let stem = own.map_or_else(
            || fl!(default_file_stem).to_owned(),
            |stem| stem.to_string_lossy().into_owned(),
        );
        let is_sheet = self.state.screen == Screen::Sheet;
        let game = match is_sheet {
            true => {
                let now = Some(Timestamp::now());
                self.sheet().and_then(|sheet| sheet.outgoing(now))
            }
            false => {
                let hides_money = self.state.hides_money();
                let game = self.state.game.as_ref();
                game.and_then(|game| game.outgoing(hides_money))
            }
        };
        match game {
            Some(game) => self.export(game.called(stem).known_by(&self.state.people)),
            None if is_sheet => self.state.warn(fl!(export_not_yet), Vec::new()),
            None => {}
        }
    }

    /// Carries out an intent that only the game understands: one of its panels, the game itself
    /// or its screens.
    pub(crate) fn carry_out_in_game(&mut self, own: &Own, may_replace: bool, anyway: bool) {
        if let (Some(screen), Some(game)) = (&mut self.screen, &self.state.game) {
            screen.carry_out(own, &**game);
        }
        let setting = Setting {
            hides_money: self.state.hides_money(),
            may_replace,
            anyway,
        };
        self.at_table(|game, out| game.carry_out(own, setting, out));
        let mut out = Outbox::new();
        let mut lobbies = self.lobbies.iter_mut();
        if let Some((_, lobby)) = lobbies.find(|(id, _)| *id == own.game()) {
            lobby.carry_out(own, &mut self.state, &mut out);
        }
        self.take_effects(out);
    }

    /// Copies log entries as text, if the game has a notation.
    pub(crate) fn copy_entries(&mut self, what: Copied) {
        let game = self.state.game.as_ref();
        let hides_money = self.state.hides_money();
        if let Some(text) = game.and_then(|game| game.written(what, hides_money)) {
            self.ctx.copy_text(text);
            self.state.tell(fl!(entries_copied).to_owned());
        }
    }

    /// Plays the entries in a text.
    pub(crate) fn paste(&mut self, text: &str, may_replace: bool) {
        let setting = Setting {
            hides_money: self.state.hides_money(),
            may_replace,
            anyway: false,
        };
        self.at_table(|game, out| game.paste(text, setting, out));
    }

    pub(crate) fn show(&mut self, screen: Screen) {
        let from = std::mem::replace(&mut self.state.screen, screen);
        if from == Screen::Games {
            self.shelf.keep_note();
            self.send_chores();
        }
        match screen {
            Screen::Start => self.list_games(),
            Screen::Games => {
                self.shelf.entered();
                self.send_chores();
            }
            Screen::Of(game, name) if screen != from => {
                if let Some(lobby) = self.lobby(game) {
                    lobby.entered(name, from);
                }
            }
            Screen::Of(..) | Screen::Sheet | Screen::Table => {}
        }
    }

    /// Shows the page that starts a new game: of the kind that is open, otherwise of the kind
    /// chosen last.
    pub(crate) fn show_new_game(&mut self) {
        let open = self.state.game.as_ref().map(|game| game.game());
        let chosen = self.lobbies.get(self.chosen_game()).map(|(id, _)| *id);
        if let Some(id) = open.or(chosen)
            && let Some(lobby) = self.lobby(id)
        {
            let screen = lobby.new_game();
            self.state.screen = Screen::Of(id, screen);
        }
    }

    /// Runs an action on the open game, and handles its effects.
    pub(crate) fn at_table(&mut self, act: impl FnOnce(&mut dyn OpenTable, &mut Outbox)) {
        let mut out = Outbox::new();
        if let Some(game) = &mut self.state.game {
            act(&mut **game, &mut out);
        }
        self.take_effects(out);
    }

    /// Runs an action on the screen of the open game.
    pub(crate) fn on_screen(&mut self, act: impl FnOnce(&mut dyn TableScreen)) {
        if let Some(screen) = &mut self.screen {
            act(&mut **screen);
        }
    }

    /// Undoes the player's last decision, or redoes it.
    pub(crate) fn go(&mut self, way: open_table::Way) {
        let hides_money = self.state.hides_money();
        self.stop_replay();
        self.at_table(|game, out| game.go(way, hides_money, out));
    }

    /// Opens the palette; while an entry is being changed, with the text of that entry.
    pub(crate) fn open_line(&mut self) {
        let game = self.state.game.as_deref();
        let hides_money = self.state.hides_money();
        let written = game.and_then(|game| game.changed_as_typed(hides_money));
        self.line = Some(CommandLine::with_entry(&written.unwrap_or_default()));
    }

    /// Advances the open game by itself.
    pub(crate) fn tick(&mut self, ctx: &egui::Context) {
        let tick = Tick {
            is_watched: self.state.screen == Screen::Table && self.dialog.is_none(),
            hides_money: self.state.hides_money(),
            pause: self.state.preferences.pace.pause(),
        };
        self.at_table(|game, out| game.tick(tick, ctx, out));
    }

    pub(crate) fn take_effects(&mut self, out: Outbox) {
        for effect in out {
            match effect {
                Effect::Refuse(text, offers) => self.state.refuse(text, offers),
                Effect::Offer(text, what, back) => self.state.offer(text, what, back),
                Effect::Tell(text, offers) => self.state.tell_with(text, offers),
                Effect::TellOfThis(text, offers) => self.state.tell_of_this(text, offers),
                Effect::TellUntilDecided(text) => {
                    self.state.tell_until_decided(text, Vec::new());
                }
                Effect::ForgetOffers => {
                    self.state.forget_refusals();
                    let stays = |notice: &Notice| !notice.passing || notice.seat.is_some();
                    self.state.notices.retain(stays);
                }
                Effect::Concern(seat, text) => self.state.concern(seat, text),
                Effect::ForgetConcerns => {
                    let stays = |notice: &Notice| notice.seat.is_none() && !notice.until_decided;
                    self.state.notices.retain(stays);
                }
                Effect::Ask(question) => {
                    self.dialog = Some(match question {
                        Question::TakeBackSeen(intent) => Dialog::TakeBackSeen(intent),
                        Question::Replace(intent, entries) => Dialog::Replace(intent, entries),
                    });
                }
                Effect::StopAsking => {
                    if matches!(self.dialog, Some(Dialog::Replace(..))) {
                        self.dialog = None;
                    }
                }
                Effect::Backup(script) => {
                    if let Some(game) = &self.state.game {
                        self.clerk.do_soon(Job::Backup(game.id(), script));
                    }
                }
                Effect::Changed => {
                    self.game_changed();
                    self.tell_of_entries();
                    self.save_place();
                }
                Effect::ShowTable => self.state.screen = Screen::Table,
                Effect::Do(intent) => self.carry_out(intent),
                Effect::Errand(game, errand) => self.clerk.do_soon(Job::Errand(game, errand)),
                Effect::Copy(text, said) => {
                    self.ctx.copy_text(text);
                    self.state.tell(said);
                }
                Effect::Remember => self.remember(),
            }
        }
    }

    /// Updates the players' clocks.
    pub(crate) fn time(&mut self, ctx: &egui::Context) {
        let state = &mut self.state;
        let (at, is_touched, is_away) = ctx.input(|input| {
            let is_away = input.viewport().minimized == Some(true);
            (input.time, !input.events.is_empty(), is_away)
        });
        if is_touched {
            self.touched = at;
        }
        let is_on = state.preferences.times_turns && state.screen == Screen::Table && !is_away;
        let Some(game) = state.game.as_ref().filter(|_| is_on) else {
            return state.timer.stop();
        };
        let extent = game.extent();
        let is_now = extent.cursor == extent.all && game.changing().is_none();
        let pause = state.preferences.pace.pause();
        let thinks = is_now.then(|| game.thinks(pause)).flatten();
        let changes = state.timer.look(Now {
            at,
            touched: self.touched,
            game: game.id(),
            thinks,
        });
        if let Some(seconds) = changes {
            ctx.request_repaint_after(Duration::from_secs_f64(seconds));
        }
    }

    /// Plays the sound of the entries just played, announces them, and shows the reminder for a
    /// new round. Looking back and forth through the game has no sound and no reminder.
    pub(crate) fn tell_of_entries(&mut self) {
        let Some(game) = &self.state.game else {
            return;
        };
        let extent = game.extent();
        let now = (game.id(), extent.cursor, extent.all);
        let before = self.heard.replace(now);
        let Some((_, first, all)) = before.filter(|(of, ..)| *of == game.id()) else {
            return;
        };
        let is_played = extent.cursor > first && extent.cursor == extent.all;
        let is_new = is_played && extent.all != all;
        if is_new || extent.cursor != first {
            let told = told_aloud(&**game, first, is_new, self.state.hides_money());
            self.announcer.keep_for(self.listener());
            if !is_new {
                self.announcer.forget();
            }
            self.announcer.tell_all(&self.ctx, told);
        }
        if !is_new {
            return;
        }
        let preferences = &self.state.preferences;
        let sound = preferences.sounds.then(|| game.sound(first)).flatten();
        let reminds = !preferences.omits_minimum;
        let reminder = reminds.then(|| game.reminder(first, preferences.pace.pause()));
        if let Some(reminder) = reminder.flatten() {
            self.state.tell(reminder);
        }
        if let Some(sound) = sound {
            self.sounds.play(sound);
        }
    }

    /// Tells the panels that the position has changed; they may want to look elsewhere.
    pub(crate) fn game_changed(&mut self) {
        let extent = self.state.extent();
        if extent.is_some_and(|extent| extent.cursor >= extent.legal) {
            self.stop_replay();
        }
        let looks_back = self.state.replays() || self.state.replay.plays();
        if let Some(game) = &mut self.state.game {
            game.moved();
            if let Some(screen) = &mut self.screen {
                screen.moved(&**game, looks_back);
            }
        }
    }

    pub(crate) fn save(&mut self, to: To) {
        if let Some(game) = &mut self.state.game {
            game.stamp(Timestamp::now());
            let mut evening = game.occasion().clone();
            self.state.timer.keep_in(&mut evening);
            if evening != *game.occasion() {
                game.take_place(evening);
            }
            let revision = game.revise();
            self.clerk.do_soon(Job::Save {
                id: game.id(),
                script: game.script(),
                revision,
                to,
            });
        }
    }

    /// Writes the score sheet if it has changed, or if `anyway` is set.
    pub(crate) fn save_sheet(&mut self, to: To, anyway: bool) {
        let Some(changed) = self.sheet().map(|sheet| sheet.changed()) else {
            return;
        };
        let is_unsaved = self
            .state
            .sheet
            .as_ref()
            .is_some_and(|sheet| !sheet.is_saved());
        let is_wanted = changed || (anyway && is_unsaved);
        if !is_wanted {
            return;
        }
        if self.state.sheet.is_none() {
            // A sheet that was only looked at is not saved.
            if self.sheet().is_none_or(|sheet| sheet.is_untouched()) {
                return;
            }
            let id = self.state.new_game_id();
            self.state.sheet = Some(OpenSheet::new(self.sheet_of, id, None));
        }
        let script = self.sheet().map(|sheet| sheet.script());
        if let (Some(sheet), Some(script)) = (&mut self.state.sheet, script) {
            sheet.revision += 1;
            self.clerk.do_soon(Job::Save {
                id: sheet.id,
                script,
                revision: sheet.revision,
                to,
            });
        }
    }

    /// Tries again to write what could not be written.
    pub(crate) fn save_what_is_not(&mut self, to: To) {
        let has_trouble = |file: &InFile| file.trouble.is_some();
        let sheet = self.state.sheet.as_ref();
        let is_sheet = sheet.is_some_and(|sheet| has_trouble(&sheet.file));
        let game = self.state.game.as_ref();
        let is_game = game.is_some_and(|game| has_trouble(game.file()));
        if is_sheet {
            self.save_sheet(to, true);
        }
        if is_game || !is_sheet {
            self.save(to);
        }
    }

    pub(crate) fn save_to(&mut self, path: PathBuf, replace: bool) {
        if let Some(game) = &self.state.game {
            let becomes_its_file = game.file().trouble.is_some() || self.state.silent.is_some();
            self.clerk.do_soon(Job::SaveTo {
                id: game.id(),
                script: match becomes_its_file {
                    true => game.script(),
                    false => game.script_for_others(),
                },
                revision: game.revision(),
                path,
                replace,
                becomes_its_file,
            });
        }
    }

    /// Starts a game in which these programs play seats.
    pub(crate) fn start_with(&mut self, start: &Own, invited: Vec<Invited>) {
        if !self.start(start) {
            return;
        }
        for one in invited {
            let mut names = self.state.preferences.names.iter_mut();
            if let Some((name, own)) = names.nth(one.seat.index()).zip(one.was_called.as_ref()) {
                name.clone_from(own);
            }
            self.invite(one);
        }
    }

    /// Lets a program play a seat of the open game, and remembers how it is called.
    pub(crate) fn invite(&mut self, invited: Invited) {
        let preferences = &mut self.state.preferences;
        invited.call.typed().clone_into(&mut preferences.program);
        let time = preferences.time_of_programs();
        self.at_table(|game, _| game.invite(invited, time));
        self.remember();
    }

    /// Starts a game. Returns whether it could be started.
    pub(crate) fn start(&mut self, start: &Own) -> bool {
        let Some(kind) = self.game_kind(start.game()) else {
            return false;
        };
        let id = self.state.new_game_id();
        match kind.begin(id, start, &self.ctx) {
            Ok(game) => {
                let names = kind.names(start);
                if names.iter().all(|name| !name.trim().is_empty()) {
                    self.state.preferences.names = names;
                }
                self.state.preferences.game = Some(start.game().to_owned());
                let mut lobbies = self.lobbies.iter_mut();
                if let Some((_, lobby)) = lobbies.find(|(id, _)| *id == start.game()) {
                    lobby.started(start, &mut self.state.preferences);
                }
                self.state.notices.clear();
                self.show_game(game);
                true
            }
            Err(problems) => {
                self.state.warn(
                    fl!(new_game_not_started, problems = problems.join(" ")),
                    Vec::new(),
                );
                false
            }
        }
    }
}
