//! The window. Panels are drawn from a [`View`] and return what the person
//! wants as an [`Intent`]; one place, `update`, carries intents out after
//! drawing. No panel plays a command, writes a file or waits.
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

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use eframe::egui;

use self::florence::edition_files;
use self::shell::{bars, commands, endings, files, inbox, keys, panes, start, theme};

use self::florence::edition_editor::ShapesPanel;
use self::florence::new_game::NewGame;
use self::florence::sheet::SheetPanel;
use self::shell::at_table::AtTable;
use self::shell::clerk::{Clerk, To};
use self::shell::command_line::{CommandLine, Outcome};
use self::shell::commands::WindowCommand;
use self::shell::dialogs::Dialog;
use self::shell::endings::LAST_WAIT;
use self::shell::library::Archive;
use self::shell::preferences::{Geometry, Preferences};
use self::shell::state::{OpenGame, Screen, State};
use self::shell::theme::size;
use self::shell::thinker::{Question, Thinker};
use crate::fl;
use crate::florence::{Command, EditionData, Game, Setup, Tile};
use crate::table::save::disk::{Disk, System};
use crate::table::{Seat, Session};
use crate::words::florence::Words;
use crate::words::window;

/// What a panel is drawn from: the game at the cursor, and the words for it.
#[derive(Clone, Copy)]
pub struct View<'a> {
    /// The start, the log and the cursor.
    pub session: &'a Session<Game>,
    /// The position at the cursor.
    pub game: &'a Game,
    /// Sentences with the players' names.
    pub words: Words<'a>,
    /// In a game against the computer, whose cards are shown, if it is anybody's.
    pub eyes: Option<Option<Seat>>,
}

impl<'a> View<'a> {
    /// A view of a session at its cursor.
    #[must_use]
    pub fn of(session: &'a Session<Game>) -> Self {
        Self {
            session,
            game: session.game(),
            words: Words::of(session.start()),
            eyes: None,
        }
    }

    /// Whether people in front of the window may decide for a seat, or the
    /// computer does.
    #[must_use]
    pub fn may_decide(&self, seat: Seat) -> bool {
        self.session.start().bot(seat).is_none()
    }

    /// Whether the computer decides now.
    #[must_use]
    pub fn computer_decides(&self) -> bool {
        let acting = self.game.to_act();
        acting.is_some_and(|seat| !self.may_decide(seat))
    }

    /// The same view without how much money the players have, if `hides_money`. At
    /// the end of the game nothing is secret any more.
    #[must_use]
    pub fn hiding_money(self, hides_money: bool) -> Self {
        let words = self.words.hiding_money(hides_money && !self.game.is_over());
        Self { words, ..self }
    }
}

/// What a person wants.
#[derive(Clone, Debug, PartialEq)]
pub enum Intent {
    /// Play these commands one after the other, stopping at the first that is
    /// refused.
    Play(Vec<Command>),
    /// Begin a game from this setup, or open it as a position to check.
    Start(Box<Setup>),
    /// Bring the principality of the seat to act to the front: a tile is to be
    /// chosen and put down there.
    ChooseTile,
    /// Something no panel owns.
    Do(WindowCommand),
    /// Look at the position after so many entries of the log.
    GoTo(usize),
    /// Change this entry of the log, counted from 0.
    Change(usize),
    /// Enter what was forgotten before this entry of the log, counted from 0.
    Insert(usize),
    /// Take this entry, counted from 0, out of the log.
    Remove(usize),
    /// Leave the entry that is being changed as it is.
    CancelChange,
    /// Play these commands although they replace several entries.
    Replace(Vec<Command>),
    /// Show another screen; the open game stays open.
    Show(Screen),
    /// Open a file: a game of the library in its place, any other as a copy.
    Open(PathBuf),
    /// Open a copy of a file, even of a game of the library.
    OpenCopy(PathBuf),
    /// List the earlier versions of the game in a file.
    ListVersions(PathBuf),
    /// Put an earlier version of a game in its place.
    OpenVersion {
        /// The file of the game.
        of: PathBuf,
        /// The file of the version.
        path: PathBuf,
    },
    /// Write a copy of the open game to a file.
    SaveTo {
        /// The file.
        path: PathBuf,
        /// Whether one that is there may be replaced.
        replace: bool,
    },
    /// Choose a file in the system's dialog, for the dialog that is open.
    Browse(files::Purpose),
    /// Close the dialog that is open.
    CloseDialog,
    /// Try again to write the open game.
    SaveAgain,
    /// Write the open game to a new file; its old one belongs to whoever
    /// changed it.
    KeepBoth,
    /// Write the open game although its file was changed elsewhere.
    SaveAnyway,
    /// Leave the open game although it is not saved.
    LeaveAnyway,
    /// Look at a setup in the score sheet.
    ShowSheet(Box<Setup>),
    /// Begin an edition of one's own with these shapes.
    CopyEdition(Box<EditionData>),
    /// Keep an edition in its file, which may have been deleted.
    KeepEdition(PathBuf, Box<EditionData>),
    /// Delete an edition; a notice offers to bring it back.
    RemoveEdition(PathBuf),
    /// Begin new games with this edition, or with the one that comes along.
    UseEdition(Option<PathBuf>),
    /// Move a border between panes to this size in points; for good, or as long
    /// as it is dragged.
    MoveBorder(panes::Border, f32, bool),
    /// Show the principality of this seat.
    LookAt(Seat),
    /// Take a tile in hand in the principality of this seat.
    TakeTile(Seat, Tile),
    /// Choose the players of a new game, on this screen or at a real table.
    NewGame {
        /// Whether it is played on this screen.
        on_screen: bool,
    },
    /// In a game against the computer, show the cards of this seat, or of none.
    ShowCards(Option<Seat>),
    /// Play at once what the computer decides, up to the next decision of a
    /// person.
    Hurry,
    /// Take the hint away.
    CloseHint,
    /// Work out what the decisions of this seat have cost.
    Review(Seat),
    /// Do this although it takes back what somebody has seen.
    TakeBackSeen(Box<Intent>),
    /// Take a notice away.
    Dismiss(u64),
}

/// The window and everything in it.
pub struct App {
    state: State,
    clerk: Clerk,
    ctx: egui::Context,
    data: PathBuf,
    new_game: NewGame,
    sheet: SheetPanel,
    shapes: ShapesPanel,
    table: AtTable,
    dialog: Option<Dialog>,
    thinker: Thinker,
    // What the computer has decided and is about to do.
    decided: Option<(Question, Command)>,
    line: Option<CommandLine>,
    shows_keys: bool,
    // Whether the letters have been drawn once.
    is_inked: bool,
    held: keys::Held,
    // How long the end waits for what is still being written.
    last_wait: Duration,
}

impl App {
    /// The window of the user whose data is in `data` (which need not be there
    /// yet). It shows the game in `open`, or the one that was open last.
    #[must_use]
    pub fn new(ctx: &egui::Context, data: PathBuf, open: Option<PathBuf>) -> Self {
        Self::on_disk(ctx, Arc::new(System), data, open)
    }

    /// As [`App::new`], with another disk than the system's.
    #[must_use]
    pub fn on_disk(
        ctx: &egui::Context,
        disk: Arc<dyn Disk>,
        data: PathBuf,
        open: Option<PathBuf>,
    ) -> Self {
        theme::apply(ctx);
        inbox::Inbox::install(ctx);
        let (preferences, set_aside) = Preferences::load(&*disk, &data);
        ctx.set_theme(egui::ThemePreference::from(preferences.theme));
        ctx.set_zoom_factor(preferences.zoom);
        let mut state = State::default();
        state.preferences = preferences;
        if let Some(aside) = set_aside {
            state.warn(
                fl!(preferences_set_aside, aside = aside.display().to_string()),
                Vec::new(),
            );
        }
        let (editions, unreadable) = edition_files::list(&*disk, &data);
        state.editions = editions;
        for aside in unreadable {
            state.warn(
                fl!(edition_set_aside, aside = aside.display().to_string()),
                Vec::new(),
            );
        }
        let wake = ctx.clone();
        let archive = Archive::new(disk, data.clone());
        let clerk = Clerk::start(archive, move || wake.request_repaint());
        let mut app = Self {
            new_game: NewGame::with_names(&state.preferences.names, &state.preferences.bots),
            state,
            clerk,
            ctx: ctx.clone(),
            data,
            sheet: SheetPanel::default(),
            shapes: ShapesPanel::default(),
            table: AtTable::default(),
            dialog: None,
            thinker: {
                let ctx = ctx.clone();
                Thinker::new(move || ctx.request_repaint())
            },
            decided: None,
            line: None,
            shows_keys: false,
            is_inked: false,
            held: keys::Held::default(),
            last_wait: LAST_WAIT,
        };
        app.first_game(open);
        app
    }

    /// The game in the window.
    #[must_use]
    pub fn session(&self) -> Option<&Session<Game>> {
        self.state.game.as_ref().map(|game| &game.session)
    }

    /// How far a bot has thought that thinks now (0 to 1).
    #[must_use]
    pub fn thinking(&self) -> Option<f32> {
        self.thinker.progress()
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
        self.take_answers();
        self.let_bots_play(ctx);
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
                Screen::Sheet => self.sheet.keys(ui.ctx()),
                Screen::Shapes => self.shapes.keys(ui.ctx()),
                _ => {}
            }
            let pressed = WindowCommand::pressed(ui.ctx());
            wanted.extend(pressed.map(Intent::Do));
            if self.state.screen == Screen::Table && !self.table.letters_are_keys() {
                let results = self
                    .state
                    .game
                    .as_ref()
                    .is_some_and(OpenGame::takes_results);
                self.line = CommandLine::typed(ui.ctx(), results);
            }
        }
        let hides_money =
            self.state.preferences.hide_money && !commands::is_showing_money(ui.ctx());
        wanted.extend(bars::show(ui, &self.state, hides_money));
        let shown = match self.state.screen {
            Screen::Start => start::show(ui, &self.state),
            Screen::NewGame => self.new_game.show(ui, &self.state),
            Screen::Sheet => {
                self.sheet.offer(&self.state.editions);
                let shown = start::sheet(ui, &mut self.sheet, &self.state);
                self.save_sheet(To::ItsFile, false);
                shown
            }
            Screen::Shapes => self.shapes.show(ui, &self.state),
            Screen::Table => match &self.state.game {
                Some(game) => {
                    let view = game.view(hides_money);
                    let thinking = self.thinking();
                    self.table.show(ui, &self.state, &view, thinking)
                }
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
        let changing = self.state.game.as_ref().and_then(|game| game.changing);
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

fn viewport(data: &Path) -> egui::ViewportBuilder {
    let (preferences, _) = Preferences::load(&System, data);
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
