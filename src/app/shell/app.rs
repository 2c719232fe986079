//! The window and everything in it: what a frame draws, and in which order.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

use eframe::egui;

use super::at_table::TableScreen;
use super::clerk::{Clerk, To};
use super::command_line::{CommandLine, Outcome};
use super::dialogs::Dialog;
use super::endings::LAST_WAIT;
use super::game_window::{Choice, Lobby};
use super::kept::Games;
use super::library::{Archive, GameId};
use super::preferences::Geometry;
use super::shelf::ShelfPage;
use super::sounds::{Sound, Sounds};
use super::state::{PublicScreen, Screen, State};
use super::update::Beginning;
use super::{Intent, bars, commands, endings, inbox, keys, public, start, theme};
use crate::table::save::disk::Disk;

/// The window and everything in it.
pub struct App {
    pub(in crate::app) state: State,
    pub(in crate::app) clerk: Clerk,
    pub(in crate::app) ctx: egui::Context,
    pub(in crate::app) data: PathBuf,
    // The screens of the games, by their ids.
    pub(in crate::app) lobbies: Vec<(&'static str, Box<dyn Lobby>)>,
    // Every game there is.
    pub(in crate::app) shelf: ShelfPage,
    // The game whose score sheet is shown, or was last.
    pub(in crate::app) sheet_of: &'static str,
    // The screen of the open game.
    pub(in crate::app) screen: Option<Box<dyn TableScreen>>,
    pub(in crate::app) dialog: Option<Dialog>,
    pub(in crate::app) line: Option<CommandLine>,
    pub(in crate::app) keys: Option<keys::KeysPage>,
    // Whether the letters have been drawn once.
    pub(in crate::app) is_inked: bool,
    pub(in crate::app) held: keys::Held,
    pub(in crate::app) begins_with: Beginning,
    pub(in crate::app) sounds: Sounds,
    // Which game was heard last, how far, and how many entries it had.
    pub(in crate::app) heard: Option<(GameId, usize, usize)>,
    // When somebody has touched anything last, in egui's seconds.
    pub(in crate::app) touched: f64,
    // How long the end waits for what is still being written.
    pub(in crate::app) last_wait: Duration,
}

impl App {
    /// The window of the user whose data is in `data` (which need not be there
    /// yet), with these games. It shows the game in `open`, or the one that was open
    /// last.
    #[must_use]
    pub fn with_games(
        ctx: &egui::Context,
        games: Games,
        disk: Arc<dyn Disk>,
        data: PathBuf,
        open: Option<PathBuf>,
    ) -> Self {
        theme::apply(ctx);
        inbox::Inbox::install(ctx);
        let wake = ctx.clone();
        let archive = Archive::new(games, disk, data.clone());
        let lobbies = games.iter().map(|game| (game.id(), game.lobby()));
        let mut app = Self {
            state: State::new(games),
            clerk: Clerk::start(archive, move || wake.request_repaint()),
            ctx: ctx.clone(),
            data,
            lobbies: lobbies.collect(),
            shelf: ShelfPage::new(ctx),
            sheet_of: games.first().map_or("", |game| game.id()),
            screen: None,
            dialog: None,
            line: None,
            keys: None,
            is_inked: false,
            held: keys::Held::default(),
            begins_with: Beginning::default(),
            sounds: Sounds::default(),
            heard: None,
            touched: 0.0,
            last_wait: LAST_WAIT,
        };
        app.begin(open);
        app
    }

    /// What is known about the window.
    #[must_use]
    pub fn state(&self) -> &State {
        &self.state
    }

    /// Has sounds played by this, on a thread of its own, instead of the system.
    pub fn play_sounds_with(&mut self, play: impl FnMut(Sound) -> bool + Send + 'static) {
        self.sounds = Sounds::played_by(play);
    }

    /// How far a bot has thought that thinks now (0 to 1).
    #[must_use]
    pub fn thinking(&self) -> Option<f32> {
        self.state.game.as_ref()?.thinking()
    }

    /// Waits until everything is written that was given to the worker, and with
    /// it where the game is to be found that goes on next time; but not for ever.
    pub fn finish_saving(&mut self) {
        self.clerk.catch_up(self.last_wait);
        self.take_reports();
        self.remember();
        self.clerk.finish(self.last_wait);
    }

    /// Has everything written before the program ends in another way than by its
    /// window.
    pub fn finish_first(&self) {
        endings::finish_first(self.clerk.closing());
    }

    pub(super) fn geometry(&self) -> Option<Geometry> {
        self.ctx.input(|input| {
            let viewport = input.viewport();
            let inner = viewport.inner_rect?;
            Some(Geometry {
                size: inner.size().into(),
                place: viewport.outer_rect.map(|outer| outer.min.into()),
                maximized: viewport.maximized.unwrap_or(false),
            })
        })
    }
}

impl Drop for App {
    fn drop(&mut self) {
        self.finish_saving();
    }
}

impl eframe::App for App {
    fn logic(&mut self, ctx: &egui::Context, _frame: &mut eframe::Frame) {
        self.take_reports();
        self.watch_clerk();
        self.tick(ctx);
        self.time(ctx);
        if ctx.input(|input| input.viewport().close_requested()) {
            self.close_requested(ctx);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        // The first frame is seen without waiting for letters it does not show, and
        // without drawings.
        let is_first = ui.ctx().cumulative_frame_nr() == 0;
        if is_first {
            ui.ctx().request_repaint();
        } else if !std::mem::replace(&mut self.is_inked, true) {
            theme::ink_letters(ui);
        }
        let mut wanted = Vec::new();
        self.held.follow(ui.ctx());
        if self.dialog.is_none() && self.line.is_none() && self.keys.is_none() {
            match self.state.screen {
                Screen::Sheet => {
                    if let Some(sheet) = self.sheet() {
                        sheet.keys(ui.ctx());
                    }
                }
                Screen::Of(game, screen) => {
                    if let Some(lobby) = self.lobby(game) {
                        lobby.keys(screen, ui.ctx());
                    }
                }
                Screen::Games => self.shelf.keys(ui.ctx()),
                Screen::Start | Screen::Table => {}
            }
            let pressed = commands::pressed(ui.ctx(), &self.state);
            wanted.extend(pressed.map(Intent::Do));
            wanted.extend(commands::pasted(ui.ctx(), &self.state));
            let letters_are_keys = self
                .screen
                .as_ref()
                .is_some_and(|screen| screen.letters_are_keys());
            if self.state.screen == Screen::Table && !letters_are_keys {
                let sign = self.state.game.as_ref();
                let sign = sign.and_then(|game| game.opening_sign());
                self.line = CommandLine::typed(ui.ctx(), sign.map(|(sign, _)| sign));
            }
        }
        let hides_money = self.state.hides_money() && !commands::is_showing_money(ui.ctx());
        wanted.extend(bars::show(ui, &self.state, hides_money));
        if self.state.screen != Screen::Table {
            // Colours that were chosen hold at their own table.
            theme::choose_colours(ui.ctx(), [0, 1, 2, 3, 4]);
        }
        let shown = match self.state.screen {
            Screen::Start => {
                let lobbies = self.lobbies.iter();
                let choices: Vec<Choice> = lobbies.flat_map(|(_, lobby)| lobby.choices()).collect();
                let first = self.lobbies.first().map(|(_, lobby)| &**lobby);
                start::show(ui, &self.state, &start::Lobbies { choices, first })
            }
            Screen::Games => {
                let wanted = self.shelf.show(ui, &self.state);
                self.send_chores();
                wanted
            }
            Screen::Of(game, screen) => {
                let mut lobbies = self.lobbies.iter_mut();
                match lobbies.find(|(id, _)| *id == game) {
                    Some((_, lobby)) => lobby.show(screen, ui, &self.state),
                    None => Some(Intent::Show(Screen::Start)),
                }
            }
            Screen::Sheet => {
                let mut lobbies = self.lobbies.iter_mut();
                let lobby = lobbies.find(|(id, _)| *id == self.sheet_of);
                let shown = match lobby.and_then(|(_, lobby)| lobby.sheet()) {
                    Some(sheet) => sheet.show(ui, &self.state),
                    None => Some(Intent::Show(Screen::Start)),
                };
                self.save_sheet(To::ItsFile, false);
                shown
            }
            Screen::Table => match &mut self.screen {
                Some(screen) => screen.show(ui, &self.state, hides_money),
                None => Some(Intent::Show(Screen::Start)),
            },
        };
        wanted.extend(shown);
        if let Some(line) = &mut self.line
            && let Outcome::Closed(intent) = line.show(ui.ctx(), &self.state, hides_money)
        {
            self.line = None;
            // What is typed from now on is for the table again.
            ui.memory_mut(|memory| memory.stop_text_input());
            wanted.extend(intent);
            ui.ctx().request_repaint();
        }
        if self.state.game.is_none() {
            self.state.public = PublicScreen::Closed;
        }
        if self.state.public == PublicScreen::Open
            && let Some(screen) = &self.screen
            && public::show(ui.ctx(), screen.as_ref(), &self.state)
        {
            self.state.public = PublicScreen::Closed;
            ui.ctx().request_repaint();
        }
        if let Some(page) = &mut self.keys
            && page.show(ui.ctx(), &self.state)
        {
            self.keys = None;
            ui.ctx().request_repaint();
        }
        if let Some(dialog) = &mut self.dialog {
            wanted.extend(dialog.show(ui.ctx(), &self.state));
        }
        // Whatever else Escape could mean came before.
        let changing = self.state.game.as_ref().and_then(|game| game.changing());
        if changing.is_some()
            && ui.input_mut(|input| input.consume_key(egui::Modifiers::NONE, egui::Key::Escape))
        {
            wanted.push(Intent::CancelChange);
        }
        if !wanted.is_empty() {
            for intent in wanted {
                self.carry_out(intent);
            }
            ui.ctx().request_repaint();
        }
    }

    fn on_exit(&mut self, _gl: Option<&eframe::glow::Context>) {
        self.remember_window();
        self.finish_saving();
    }
}
