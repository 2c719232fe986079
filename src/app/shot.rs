//! Takes a picture of the window from the command line: opens a file in a window of its
//! own, brings a view to the front, writes a PNG of it and closes. It neither reads nor
//! changes the user's games and preferences.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use eframe::egui::{self, ColorImage, Event, ViewportCommand, vec2};

use super::super::games::{florence, prince, tiletum};
use super::super::ui::base::draw::Still;
use super::super::ui::base::letters;
use super::super::ui::io::library::is_game_file;
use super::super::ui::io::preferences::{Preferences, ThemeChoice};
use super::super::ui::screens::new_game::Begins;
use super::super::ui::session::commands;
use super::super::ui::session::intent::Screen;
use super::super::ui::session::state::Row;
use super::{App, GAMES, Intent, WindowError, reason};
use ::prince::Game as PrinceGame;
use ::tiletum::Game as TiletumGame;
use table::Game as _;
use table::save::disk::System;
use table::save::known::Known;
use words::fl;

/// Frames until everything has reached its size and place.
const SETTLED: u32 = 6;

/// How long to wait before checking again whether a calculation is done.
const WAITS: Duration = Duration::from_millis(250);

/// What a picture can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Scene {
    Start,
    Games,
    NewGame,
    Sheet,
    Table,
    /// The screen that everyone at the table sees.
    Public,
    /// The page that this command opens.
    Command(&'static str, &'static Row),
    /// Something that each game shows in its own way.
    Own(Place),
    /// The table with this tab in front.
    Tab(&'static str),
}

/// Something that every game has, each in its own place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Place {
    /// A new game at a real table.
    NewTable,
    /// A new game on the screen.
    NewScreen,
    Join,
    /// Where the values printed on cards and tiles are changed.
    Edition,
    /// What to do now, and why.
    Hint,
}

impl Place {
    const ALL: [Self; 5] = [
        Self::NewTable,
        Self::NewScreen,
        Self::Join,
        Self::Edition,
        Self::Hint,
    ];

    fn name(self) -> &'static str {
        match self {
            Self::NewTable => "new-table",
            Self::NewScreen => "new-screen",
            Self::Join => "join",
            Self::Edition => "edition",
            Self::Hint => "hint",
        }
    }

    /// Returns the intent that opens this place in the game with this id.
    fn intent(self, game: &'static str) -> Intent {
        let begins = match self {
            Self::NewTable => Begins::AtATable,
            Self::NewScreen => Begins::OnScreen,
            // Players cannot join a running game of Tiletum.
            Self::Join if game == TiletumGame::ID => Begins::AtATable,
            Self::Join => Begins::InTheMiddle,
            Self::Edition => {
                return match game {
                    PrinceGame::ID => Intent::Show(Screen::Of(PrinceGame::ID, prince::lobby::DECK)),
                    TiletumGame::ID => {
                        Intent::Show(Screen::Of(TiletumGame::ID, tiletum::lobby::EDITION))
                    }
                    _ => Intent::Do(florence::commands::TILE_SHAPES.id),
                };
            }
            Self::Hint => return Intent::AskForHint,
        };
        begins.in_game(game)
    }
}

/// The analysis of a game: its picture waits until the analysis is done.
const ANALYSIS: Scene = Scene::Command("analysis", &florence::commands::ANALYSE);

/// The commands whose pages can be pictured.
const PAGES: [Scene; 14] = [
    Scene::Command("day", &florence::commands::DEAL_OF_THE_DAY),
    Scene::Command("puzzles", &florence::commands::PUZZLES),
    Scene::Command("shapes", &florence::commands::TILE_SHAPES),
    Scene::Command("palette", &commands::COMMAND_LINE),
    Scene::Command("keys", &commands::KEYS),
    Scene::Command("rules", &commands::RULES),
    Scene::Command("evening", &commands::FIRST_EVENING),
    Scene::Command("language", &commands::CHOOSE_LANGUAGE),
    Scene::Command("replay", &commands::PREVIOUS_ROUND),
    Scene::Command("what-if", &commands::WHAT_IF),
    Scene::Command("correct", &commands::CORRECT),
    Scene::Command("about", &commands::ABOUT),
    Scene::Command("export", &commands::EXPORT),
    ANALYSIS,
];

impl Scene {
    /// Returns all scenes.
    #[must_use]
    pub fn all() -> Vec<Self> {
        let scenes = [
            Self::Start,
            Self::Games,
            Self::NewGame,
            Self::Sheet,
            Self::Table,
            Self::Public,
        ];
        let tabs = GAMES.iter().flat_map(|game| game.tabs());
        let tabs = tabs.map(|tab| Self::Tab(tab.id));
        let mut all: Vec<Self> = scenes
            .into_iter()
            .chain(PAGES)
            .chain(Place::ALL.map(Self::Own))
            .collect();
        // Two games may have tabs of the same name: the open game's tab counts.
        for tab in tabs {
            if all.iter().all(|there| there.name() != tab.name()) {
                all.push(tab);
            }
        }
        all
    }

    /// Returns its name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Games => "games",
            Self::NewGame => "new-game",
            Self::Sheet => "sheet",
            Self::Table => "table",
            Self::Public => "public",
            Self::Command(name, _) => name,
            Self::Own(place) => place.name(),
            Self::Tab(tab) => tab,
        }
    }
}

impl FromStr for Scene {
    type Err = String;

    /// # Errors
    /// On failure, returns a sentence that lists all names.
    fn from_str(name: &str) -> Result<Self, String> {
        let all = Self::all();
        let found = all.iter().find(|scene| scene.name() == name).copied();
        let names = || all.iter().map(|scene| scene.name()).collect::<Vec<_>>();
        found.ok_or_else(|| {
            fl!(
                picture_unknown_view,
                name = format!("{name:?}"),
                views = names().join(", ")
            )
        })
    }
}

/// A picture to take.
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
#[derive(Clone, Debug)]
pub struct Shot {
    /// The game or position to show.
    pub file: PathBuf,
    /// The PNG file to write.
    pub out: PathBuf,
    /// What to show of it.
    pub scene: Scene,
    /// Width and height in points; a point is a pixel unless the system magnifies.
    pub size: [u16; 2],
    /// Whether to use the dark theme.
    pub dark: bool,
    /// Whether everything is drawn with more contrast.
    pub high_contrast: bool,
    /// Whether the players' money is hidden.
    pub hides_money: bool,
    /// The zoom factor; 1 is the system's size.
    pub zoom: f32,
    /// How many entries of the log to play, if not all of them.
    pub entry: Option<usize>,
    /// Whether the other games in the file's directory are on the shelf, too.
    pub shelf: bool,
}

/// Why there is no picture.
#[derive(Debug)]
pub enum ShotError {
    /// There is no window.
    Window(WindowError),
    /// The file cannot be opened; this is the window's message about it.
    NotOpened(String),
    /// The log has only this many entries that can be played.
    NoEntry(usize),
    /// The picture cannot be written.
    NotWritten(PathBuf, String),
}

impl fmt::Display for ShotError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Window(error) => error.fmt(f),
            Self::NotOpened(sentence) => f.write_str(sentence),
            Self::NoEntry(entries) => f.write_str(&fl!(picture_no_entry, entries = *entries)),
            Self::NotWritten(path, reason) => f.write_str(&fl!(
                picture_not_written,
                path = path.display().to_string(),
                reason = reason
            )),
        }
    }
}

impl std::error::Error for ShotError {}

impl Shot {
    /// Opens the window, takes the picture and closes the window.
    ///
    /// # Errors
    /// Returns an error if there is no window, the file cannot be opened or the picture
    /// cannot be written.
    pub fn take(self) -> Result<(), ShotError> {
        let not_written = |reason: String| ShotError::NotWritten(self.out.clone(), reason);
        // A separate data directory that is deleted with the window.
        let data = tempfile::tempdir().map_err(|error| not_written(error.to_string()))?;
        let file = match self.shelf {
            true => self.put_on_shelf(data.path()),
            false => Ok(self.file.clone()),
        };
        let file = file.map_err(|error| not_written(error.to_string()))?;
        let [width, height] = self.size.map(f32::from);
        let viewport = egui::ViewportBuilder::default()
            .with_title(fl!(picture_title))
            .with_app_id("studiolo")
            .with_inner_size([width, height])
            .with_resizable(false)
            .with_decorations(false);
        let options = eframe::NativeOptions {
            viewport,
            system_font_fallback: false,
            ..Default::default()
        };
        let (send, result) = channel();
        let shot = self.clone();
        let directory = data.path().to_owned();
        let preferences = Preferences {
            theme: match shot.dark {
                true => ThemeChoice::Dark,
                false => ThemeChoice::Light,
            },
            // A picture shows the final state, not the animation towards it.
            reduce_motion: Some(true),
            high_contrast: Some(shot.high_contrast),
            hide_money: shot.hides_money,
            zoom: shot.zoom,
            ..Preferences::default()
        };
        // If preferences cannot be written, neither can the picture's copy of the game, and
        // the window reports that.
        let _ = preferences.save(&System, &directory, &Known::default());
        let creator: eframe::AppCreator<'_> = Box::new(move |creation| {
            creation.egui_ctx.add_plugin(Still::default());
            letters::wait_for_them(&creation.egui_ctx);
            let mut app = App::new(&creation.egui_ctx, directory, Some(file));
            app.wait_for_file();
            Ok(Box::new(Sitting::new(app, &shot, send)))
        });
        eframe::run_native("studiolo", options, creator).map_err(|error| {
            ShotError::Window(WindowError::NoWindow(reason(&error.to_string())))
        })?;
        let image = match result.try_recv() {
            Ok(image) => image?,
            Err(_) => return Err(not_written(fl!(picture_closed).to_owned())),
        };
        let [width, height] = image.size.map(|side| side as u32);
        let bytes = image.as_raw();
        image::save_buffer(&self.out, bytes, width, height, image::ColorType::Rgba8)
            .map_err(|error| not_written(error.to_string()))
    }

    /// Copies the games next to the file into a data directory. Returns where the file is
    /// in it.
    fn put_on_shelf(&self, data: &Path) -> io::Result<PathBuf> {
        let games = data.join("games");
        fs::create_dir_all(&games)?;
        let beside = self.file.parent().unwrap_or(Path::new(""));
        let beside = match beside.as_os_str().is_empty() {
            true => Path::new("."),
            false => beside,
        };
        for file in fs::read_dir(beside)? {
            let file = file?.path();
            if let Some(name) = file.file_name().filter(|_| is_game_file(&file)) {
                fs::copy(&file, games.join(name))?;
            }
        }
        let name = self.file.file_name().unwrap_or_default();
        Ok(games.join(name))
    }
}

impl App {
    /// Shows a scene, without notices.
    ///
    /// # Errors
    /// Returns an error if the file could not be opened or has fewer entries.
    pub fn arrange(&mut self, scene: Scene, entry: Option<usize>) -> Result<(), ShotError> {
        if scene == Scene::Sheet && self.state.game.is_none() && self.state.sheet.is_some() {
            // The table is in front already.
            self.state.notices.clear();
            return Ok(());
        }
        if self.state.game.is_none() {
            let said = self.state.notices.iter().map(|notice| notice.text.as_str());
            return Err(ShotError::NotOpened(said.collect::<Vec<_>>().join(" ")));
        }
        if let (Some(entry), Some(game)) = (entry, &mut self.state.game) {
            if !game.cut(entry) {
                return Err(ShotError::NoEntry(game.extent().legal));
            }
            self.game_changed();
        }
        let game = self.kind_of_open().map_or("", |kind| kind.id());
        match scene {
            Scene::Start => {
                self.carry_out(Intent::ChooseGame(game));
                self.carry_out(Intent::Show(Screen::Start));
            }
            Scene::Games => self.carry_out(Intent::Show(Screen::Games)),
            Scene::NewGame => self.show_new_game(),
            Scene::Sheet => {
                if let Some(game) = &self.state.game {
                    let start = game.start();
                    self.carry_out(Intent::ShowSheet(start));
                }
            }
            Scene::Table | Scene::Public => {}
            Scene::Command(_, row) => self.carry_out(Intent::Do(row.id)),
            Scene::Own(place) => self.carry_out(place.intent(game)),
            Scene::Tab(tab) => {
                let tabs = self.kind_of_open().into_iter().flat_map(|kind| kind.tabs());
                let at = tabs.map(|tab| tab.id).position(|id| id == tab);
                self.on_screen(|screen| screen.show_tab(at.unwrap_or(0)));
            }
        }
        self.state.notices.clear();
        Ok(())
    }

    /// Draws a scene that was arranged.
    pub fn draw(&mut self, scene: Scene, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        match (scene, &self.screen) {
            // Its window contains nothing else.
            (Scene::Public, Some(screen)) => screen.public(ui, &self.state),
            _ => eframe::App::ui(self, ui, frame),
        }
    }
}

/// The window while its picture is taken.
struct Sitting {
    app: App,
    scene: Scene,
    size: egui::Vec2,
    frames: u32,
    asked: bool,
    image: (Sender<ColorImage>, Receiver<ColorImage>),
    trouble: Option<ShotError>,
    result: Sender<Result<ColorImage, ShotError>>,
}

impl Sitting {
    fn new(mut app: App, shot: &Shot, result: Sender<Result<ColorImage, ShotError>>) -> Self {
        let trouble = app.arrange(shot.scene, shot.entry).err();
        Self {
            app,
            scene: shot.scene,
            size: vec2(shot.size[0].into(), shot.size[1].into()) / shot.zoom,
            frames: 0,
            asked: false,
            image: channel(),
            trouble,
            result,
        }
    }

    fn finish(&self, ctx: &egui::Context, result: Result<ColorImage, ShotError>) {
        // The receiver waits until the window is closed.
        let _ = self.result.send(result);
        ctx.send_viewport_cmd(ViewportCommand::Close);
    }
}

impl eframe::App for Sitting {
    fn logic(&mut self, ctx: &egui::Context, frame: &mut eframe::Frame) {
        self.app.logic(ctx, frame);
        if let Some(trouble) = self.trouble.take() {
            self.finish(ctx, Err(trouble));
        }
        if let Ok(image) = self.image.1.try_recv() {
            self.finish(ctx, Ok(image));
        }
    }

    /// Removes all pointer events: a picture never shows a hover, wherever the pointer
    /// happens to be.
    fn raw_input_hook(&mut self, _: &egui::Context, input: &mut egui::RawInput) {
        let is_pointer = |event: &Event| {
            matches!(
                event,
                Event::PointerMoved(_) | Event::MouseMoved(_) | Event::PointerButton { .. }
            )
        };
        input.events.retain(|event| !is_pointer(event));
    }

    fn ui(&mut self, ui: &mut egui::Ui, frame: &mut eframe::Frame) {
        self.app.draw(self.scene, ui, frame);
        let ctx = ui.ctx().clone();
        self.frames += 1;
        if self.scene == Scene::Games && !self.app.is_shelf_settled() {
            // The shelf is read on a thread of its own.
            self.frames = 0;
        }
        // The window manager may take a while to give the window its size, and
        // may never do so.
        let missing = (ctx.content_rect().size() - self.size).abs().max_elem();
        let as_wanted = missing < 1.0 || self.frames > 10 * SETTLED;
        let waits = self.scene == ANALYSIS || self.scene == Scene::Own(Place::Hint);
        let is_there = !waits || self.app.thinking().is_none();
        let is_there = is_there && !self.app.is_page_busy();
        if !is_there {
            // Drawing must not take time from the calculation.
            self.frames = 0;
            return ctx.request_repaint_after(WAITS);
        }
        if self.frames >= SETTLED && as_wanted && !self.asked {
            self.asked = true;
            let (send, wake) = (self.image.0.clone(), ctx.clone());
            ctx.request_screenshot(move |image| {
                let _ = send.send(ColorImage::clone(&image));
                wake.request_repaint();
            });
        }
        ctx.request_repaint();
    }
}
