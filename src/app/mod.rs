//! The program's window: [`GAMES`] lists its games, [`run`] opens it, [`shot`] takes
//! pictures of it. Its parts are in [`crate::ui`]; what each game adds is in
//! [`crate::games`].

#![allow(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "places on the screen are rounded to pixels and squares"
)]

pub mod import;
pub mod screens;
pub mod shot;

pub use super::ui::Intent;
pub use super::ui::app::App;

use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, mpsc};

use eframe::egui;

use super::ui::app::registry::{Games, Registered};
use super::ui::app::update::FIRST_WAIT;
use super::ui::base::draw::Still;
use super::ui::base::letters;
use super::ui::base::theme::size;
use super::ui::io::preferences::Preferences;
use table::save::disk::{Disk, System};
use words::fl;
use words::window;

/// The games that can be opened in the window. The first is the default until the player
/// chooses another.
pub static GAMES: Games = &[
    &Registered::<crate::games::florence::Florence>::new(),
    &Registered::<crate::games::prince::Prince>::new(),
    &Registered::<crate::games::tiletum::Tiletum>::new(),
];

impl App {
    /// Creates the window of the user whose data is in `data` (which need not exist yet).
    /// It shows the game in `open`, or the one that was open last.
    #[must_use]
    pub fn new(ctx: &egui::Context, data: PathBuf, open: Option<PathBuf>) -> Self {
        Self::with_games(ctx, GAMES, Arc::new(System), data, open)
    }

    /// Like [`App::new`], with a disk other than the system's.
    #[must_use]
    pub fn on_disk(
        ctx: &egui::Context,
        disk: Arc<dyn Disk>,
        data: PathBuf,
        open: Option<PathBuf>,
    ) -> Self {
        Self::with_games(ctx, GAMES, disk, data, open)
    }
}

/// Why there is no window.
#[derive(Debug)]
pub enum WindowError {
    /// The system has no place for the user's data.
    NoHome,
    /// The system shows no window, for this reason.
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

/// Opens the window and returns when it has been closed. It shows `open`, or else the game
/// that was open last.
///
/// # Errors
/// Returns an error if there is no place for the user's data or nothing to show a window
/// on.
pub fn run(open: Option<PathBuf>) -> Result<(), WindowError> {
    let data = data_of_user()?;
    let preferences = soon_known(&data);
    let options = options_of(&preferences);
    let creator: eframe::AppCreator<'_> = Box::new(move |creation| {
        screens::place(creation, preferences.window, preferences.zoom);
        creation.egui_ctx.add_plugin(Still::default());
        letters::look_further(&creation.egui_ctx);
        let app = App::new(&creation.egui_ctx, data, open);
        app.finish_first();
        app.ask_for_wishes();
        Ok(Box::new(app))
    });
    eframe::run_native("studiolo", options, creator)
        .map_err(|error| WindowError::NoWindow(reason(&error.to_string())))
}

/// Returns the directory of this user's data.
fn data_of_user() -> Result<PathBuf, WindowError> {
    let dirs = directories::ProjectDirs::from("", "", "studiolo").ok_or(WindowError::NoHome)?;
    Ok(dirs.data_dir().to_owned())
}

/// Returns how the window opens for the user whose data is in `data`: where it was and as
/// large as it was.
#[must_use]
pub fn options(data: &Path) -> eframe::NativeOptions {
    options_of(&soon_known(data))
}

fn options_of(preferences: &Preferences) -> eframe::NativeOptions {
    eframe::NativeOptions {
        viewport: viewport(preferences),
        // Studiolo looks for system fonts itself, and only once a letter is missing.
        system_font_fallback: false,
        ..Default::default()
    }
}

/// Returns the last part of the window system's message: the parts before it name places in
/// its source, which help no player.
fn reason(error: &str) -> String {
    error.rsplit(": ").next().unwrap_or(error).to_owned()
}

/// Returns the icon of the window. On Wayland the system takes it from the `.desktop` file
/// that is named like the application.
pub fn icon() -> egui::IconData {
    eframe::icon_data::from_png_bytes(include_bytes!("../../assets/icon.png")).unwrap_or_default()
}

/// Returns the preferences, unless the disk takes longer than a user would wait for a
/// window.
fn soon_known(data: &Path) -> Preferences {
    let (send, known) = mpsc::channel();
    let data = data.to_owned();
    std::thread::spawn(move || {
        // If it took too long, the receiver is gone.
        let _ = send.send(Preferences::peek(&System, &data));
    });
    known.recv_timeout(FIRST_WAIT).unwrap_or_default()
}

fn viewport(preferences: &Preferences) -> egui::ViewportBuilder {
    preferences.speak();
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
