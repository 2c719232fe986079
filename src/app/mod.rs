//! The window. Panels are drawn from what is known and return what the person
//! wants as an [`Intent`]; `update` carries intents out after drawing. No panel
//! plays a command, writes a file or waits.
//!
//! [`shell`] is the window for any game; each game has a room beside it, and
//! [`games`] lists them.
//!
//! Controls are found by their accessible names, by screen readers and tests
//! alike; the documentation of each panel lists them.

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places on the screen are rounded to pixels and squares"
)]

pub mod florence;
pub mod shell;

pub use self::shell::Intent;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use eframe::egui;

use self::shell::at_table::TableScreen;
use self::shell::clerk::{Clerk, To};
use self::shell::command_line::{CommandLine, Outcome};
use self::shell::dialogs::Dialog;
use self::shell::endings::LAST_WAIT;
use self::shell::game_window::{Choice, Lobby};
use self::shell::kept::{Games, Registered};
use self::shell::library::Archive;
use self::shell::preferences::{Geometry, Preferences};
use self::shell::state::{Screen, State};
use self::shell::theme::size;
use self::shell::update::{Beginning, FIRST_WAIT};
use self::shell::{bars, commands, endings, inbox, keys, start, theme};
use crate::fl;
use crate::table::save::disk::{Disk, System};
use crate::words::window;

/// The games that can be opened in the window, the first as long as nobody has
/// chosen another.
pub static GAMES: Games = &[&Registered::<florence::Florence>::new()];

/// The window and everything in it.
pub struct App {
    state: State,
    clerk: Clerk,
    ctx: egui::Context,
    data: PathBuf,
    // The screens of the games, by their ids.
    lobbies: Vec<(&'static str, Box<dyn Lobby>)>,
    // The game whose score sheet is shown, or was last.
    sheet_of: &'static str,
    // The screen of the open game.
    screen: Option<Box<dyn TableScreen>>,
    dialog: Option<Dialog>,
    line: Option<CommandLine>,
    shows_keys: bool,
    // Whether the letters have been drawn once.
    is_inked: bool,
    held: keys::Held,
    begins_with: Beginning,
    // How long the end waits for what is still being written.
    last_wait: Duration,
}

impl App {
    /// The window of the user whose data is in `data` (which need not be there
    /// yet). It shows the game in `open`, or the one that was open last.
    #[must_use]
    pub fn new(ctx: &egui::Context, data: PathBuf, open: Option<PathBuf>) -> Self {
        Self::with_games(ctx, GAMES, Arc::new(System), data, open)
    }

    /// As [`App::new`], with another disk than the system's.
    #[must_use]
    pub fn on_disk(
        ctx: &egui::Context,
        disk: Arc<dyn Disk>,
        data: PathBuf,
        open: Option<PathBuf>,
    ) -> Self {
        Self::with_games(ctx, GAMES, disk, data, open)
    }

    /// As [`App::on_disk`], with other games than those of the program.
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
            sheet_of: games.first().map_or("", |game| game.id()),
            screen: None,
            dialog: None,
            line: None,
            shows_keys: false,
            is_inked: false,
            held: keys::Held::default(),
            begins_with: Beginning::default(),
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

    fn geometry(&self) -> Option<Geometry> {
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
        if ctx.input(|input| input.viewport().close_requested()) {
            self.close_requested(ctx);
        }
    }

    fn ui(&mut self, ui: &mut egui::Ui, _frame: &mut eframe::Frame) {
        if !std::mem::replace(&mut self.is_inked, true) {
            theme::ink_letters(ui);
        }
        let mut wanted = Vec::new();
        self.held.follow(ui.ctx());
        if self.dialog.is_none() && self.line.is_none() && !self.shows_keys {
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
                Screen::Start | Screen::Table => {}
            }
            let pressed = commands::pressed(ui.ctx(), &self.state);
            wanted.extend(pressed.map(Intent::Do));
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
        let hides_money =
            self.state.preferences.hide_money && !commands::is_showing_money(ui.ctx());
        wanted.extend(bars::show(ui, &self.state, hides_money));
        let shown = match self.state.screen {
            Screen::Start => {
                let lobbies = self.lobbies.iter();
                let choices: Vec<Choice> = lobbies.flat_map(|(_, lobby)| lobby.choices()).collect();
                start::show(ui, &self.state, &choices)
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
                    Some(sheet) => start::sheet(ui, sheet, &self.state),
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
        if self.shows_keys && keys::show(ui.ctx(), &self.state) {
            self.shows_keys = false;
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

/// Why there is no window.
#[derive(Debug)]
pub enum WindowError {
    /// The system has nowhere for the user's data.
    NoHome,
    /// The system shows no window, and says why.
    NoWindow(String),
}

impl fmt::Display for WindowError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoHome => f.write_str(fl!(no_home)),
            Self::NoWindow(reason) => f.write_str(&window::no_window(reason)),
        }
    }
}

impl std::error::Error for WindowError {}

/// Opens the window and returns when it has been closed. `open` is shown in it;
/// without it, the game that was open last.
///
/// # Errors
/// If there is no place for the user's data or nothing to show a window on.
pub fn run(open: Option<PathBuf>) -> Result<(), WindowError> {
    let dirs = directories::ProjectDirs::from("", "", "studiolo").ok_or(WindowError::NoHome)?;
    let data = dirs.data_dir().to_owned();
    let options = eframe::NativeOptions {
        viewport: viewport(&data),
        ..Default::default()
    };
    let creator: eframe::AppCreator<'_> = Box::new(move |creation| {
        let app = App::new(&creation.egui_ctx, data, open);
        app.finish_first();
        Ok(Box::new(app))
    });
    eframe::run_native("studiolo", options, creator)
        .map_err(|error| WindowError::NoWindow(reason(&error.to_string())))
}

/// The last part of what the window system says: before it stand places in its
/// source, which help nobody.
fn reason(error: &str) -> String {
    error.rsplit(": ").next().unwrap_or(error).to_owned()
}

/// The icon of the window. On Wayland the system takes it from the `.desktop`
/// file that is named like the application.
fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")).unwrap_or_default()
}

/// The preferences, unless the disk needs longer than one would wait for a window.
fn soon_known(data: &Path) -> Preferences {
    let (send, known) = mpsc::channel();
    let data = data.to_owned();
    std::thread::spawn(move || {
        // Nobody listens any more when it took too long.
        let _ = send.send(Preferences::peek(&System, &data));
    });
    known.recv_timeout(FIRST_WAIT).unwrap_or_default()
}

fn viewport(data: &Path) -> egui::ViewportBuilder {
    let preferences = soon_known(data);
    let viewport = egui::ViewportBuilder::default()
        .with_title(fl!(title))
        .with_app_id("studiolo")
        .with_min_inner_size(size::WINDOW)
        .with_icon(icon());
    let Some(geometry) = preferences.window else {
        return viewport.with_inner_size(size::FIRST_WINDOW);
    };
    // Stored in points of the zoomed window; the system counts without zoom.
    let zoomed = |[x, y]: [f32; 2]| [x * preferences.zoom, y * preferences.zoom];
    let viewport = viewport
        .with_inner_size(zoomed(geometry.size))
        .with_maximized(geometry.maximized);
    match geometry.place {
        Some(place) => viewport.with_position(zoomed(place)),
        None => viewport,
    }
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_icon_of_the_window_can_be_read() {
        assert_eq!((super::icon().width, super::icon().height), (128, 128));
    }
}
