//! What the window remembers between sessions: theme, names, the open game, the window's
//! place on the screen. A small file of its own, so that nothing in it can ever damage a
//! game.

use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use eframe::egui::ThemePreference;
use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::{Deserialize, Serialize};

use super::super::base::evening::Evening;
use super::super::base::pane_sizes::PaneSizes;
use programs::sitter::TIME;
use table::save::disk::Disk;
use table::save::encoding::text_of;
use table::save::files;
use table::save::files::{make_directories, set_aside};
use table::save::known::Known;
use table::save::limits::Part;
use table::{Bot, Level, SaveError, Seat, Temperament};
use words::language;

/// The name of the file in the data directory.
pub const FILE: &str = "preferences.ron";

/// How many typed or picked files are remembered.
const MOST_RECENT: usize = 8;
/// The most letters of a command that starts a program.
pub const MOST_OF_A_COMMAND: usize = 1000;
/// The most solved puzzles to remember.
const MOST_SOLVED: usize = 1000;

/// The preferences. Values missing from the file are as at the first start.
#[allow(clippy::struct_excessive_bools, reason = "each is a choice of its own")]
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Preferences {
    /// The language of the program, if it is not the system's.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<String>,
    /// The language of component names, if it is not that of the program.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub components: Option<String>,
    /// Light, dark, or as in the system.
    pub theme: ThemeChoice,
    /// Whether to hide how much money the players have (G5).
    #[serde(alias = "veil_money")]
    pub hide_money: bool,
    /// Whether to show changes without animation; as in the system, unless the player has
    /// chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reduce_motion: Option<bool>,
    /// Whether to draw everything with more contrast; as in the system, unless the player has
    /// chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high_contrast: Option<bool>,
    /// The file of the game that is open, relative to the data directory if it
    /// is in there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<PathBuf>,
    /// The id of the game that the start screen offers; the first one until the player has
    /// chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// What each game remembers for its next start, by its id, in a format of its own.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub of_games: BTreeMap<String, String>,
    /// The file of the tile shapes that new games start with, in the folder of the editions;
    /// `None` for built-in ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub edition: Option<PathBuf>,
    /// The names used last, in seat order.
    pub names: Vec<String>,
    /// The bots of the last game against the computer, by seat; `None` for a person.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub bots: Vec<Option<Level>>,
    /// The temperaments of those bots, in seat order.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub temperaments: Vec<Temperament>,
    /// The numbers of the puzzles that were solved.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub solved_puzzles: BTreeSet<u32>,
    /// The command of the program that was given a seat last.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub program: String,
    /// How long a program may take for a decision, in seconds, if not as usual.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seconds_for_programs: Option<f32>,
    /// The last game with programs in its seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub programs: Option<ProgramsOf>,
    /// How long each decision of the computer stays visible.
    pub pace: Pace,
    /// Whether the end of a round is summed up in games at a real table as well.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub sums_up_rounds: bool,
    /// Whether to show how long players think.
    #[serde(skip_serializing_if = "is_off")]
    pub times_turns: bool,
    /// Whether to play sounds.
    #[serde(skip_serializing_if = "is_off")]
    pub sounds: bool,
    /// Whether to omit the reminder of the minimum when a round begins.
    #[serde(skip_serializing_if = "is_off")]
    pub omits_minimum: bool,
    /// Files opened or saved by their path, latest first.
    pub recent: Vec<PathBuf>,
    /// The last place of the window.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub window: Option<Geometry>,
    /// The pane sizes that the player has chosen.
    #[serde(skip_serializing_if = "PaneSizes::is_default")]
    pub panes: PaneSizes,
    /// The progress of the tutorial for a first evening.
    #[serde(skip_serializing_if = "Evening::is_default")]
    pub evening: Evening,
    /// The zoom; 1 is the system's scale.
    pub zoom: f32,
}

fn is_off(choice: &bool) -> bool {
    !choice
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            language: None,
            components: None,
            theme: ThemeChoice::default(),
            hide_money: false,
            reduce_motion: None,
            high_contrast: None,
            open: None,
            game: None,
            of_games: BTreeMap::new(),
            edition: None,
            names: Vec::new(),
            bots: Vec::new(),
            temperaments: Vec::new(),
            solved_puzzles: BTreeSet::new(),
            program: String::new(),
            seconds_for_programs: None,
            programs: None,
            pace: Pace::default(),
            sums_up_rounds: false,
            times_turns: false,
            sounds: false,
            omits_minimum: false,
            recent: Vec::new(),
            window: None,
            panes: PaneSizes::default(),
            evening: Evening::default(),
            zoom: 1.0,
        }
    }
}

/// The programs that played seats of a game. The file of the game does not name them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramsOf {
    /// The file of the game, relative to the data directory if it is in there.
    pub file: PathBuf,
    /// The seats, and the commands.
    pub seats: Vec<(Seat, String)>,
}

/// How fast the computer plays.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pace {
    /// As at a table with plenty of time.
    Slow,
    /// Slow enough to follow.
    #[default]
    Steady,
    /// Just slow enough to follow.
    Quick,
    /// Without a pause.
    AtOnce,
}

impl Pace {
    /// Returns the next pace; the quickest is followed by the slowest.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::Slow => Self::Steady,
            Self::Steady => Self::Quick,
            Self::Quick => Self::AtOnce,
            Self::AtOnce => Self::Slow,
        }
    }

    /// Returns how long a decision stays visible before the next one.
    #[must_use]
    pub fn pause(self) -> Duration {
        Duration::from_millis(match self {
            Self::Slow => 1800,
            Self::Steady => 800,
            Self::Quick => 250,
            Self::AtOnce => 0,
        })
    }
}

/// A choice of theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ThemeChoice {
    /// Paper and ink.
    Light,
    /// Ink and paper.
    Dark,
    /// As in the system.
    #[default]
    System,
}

impl ThemeChoice {
    /// Returns the theme that a click on the theme switch leads to.
    #[must_use]
    pub fn next(self) -> Self {
        match self {
            Self::System => Self::Light,
            Self::Light => Self::Dark,
            Self::Dark => Self::System,
        }
    }
}

impl From<ThemeChoice> for ThemePreference {
    fn from(choice: ThemeChoice) -> Self {
        match choice {
            ThemeChoice::Light => Self::Light,
            ThemeChoice::Dark => Self::Dark,
            ThemeChoice::System => Self::System,
        }
    }
}

/// The size and place of a window, in points.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Geometry {
    /// The inner width and height.
    pub size: [f32; 2],
    /// The upper left corner, if the system reveals it.
    pub place: Option<[f32; 2]>,
    /// Whether the window is maximized.
    pub maximized: bool,
}

impl Preferences {
    /// Switches to the chosen languages.
    pub fn speak(&self) {
        language::recall(self.language.as_deref(), self.components.as_deref());
    }

    /// Returns the bots of the last game against the computer, in seat order; `None` for a
    /// person.
    #[must_use]
    pub fn bots(&self) -> Vec<Option<Bot>> {
        let temperament = |at: usize| self.temperaments.get(at).copied().unwrap_or_default();
        let bot = |(at, level): (usize, &Option<Level>)| {
            level.map(|level| Bot {
                level,
                temperament: temperament(at),
            })
        };
        self.bots.iter().enumerate().map(bot).collect()
    }

    /// Returns how long a program may take for a decision.
    #[must_use]
    pub fn time_of_programs(&self) -> Duration {
        self.seconds_for_programs
            .map_or(TIME, Duration::from_secs_f32)
    }

    /// Reads the preferences from a data directory; returns those of a first start if there are
    /// none.
    ///
    /// A file that cannot be read, whatever the reason, is set aside and never overwritten; its
    /// new name is returned as well.
    #[must_use]
    pub fn load(disk: &dyn Disk, data: &Path, known: &Known) -> (Self, Option<PathBuf>) {
        let path = data.join(FILE);
        let bytes = match known.read(disk, &path) {
            Ok(bytes) => bytes,
            Err(SaveError::Read { reason, .. }) if reason.kind() == io::ErrorKind::NotFound => {
                return (Self::default(), None);
            }
            Err(_) => return (Self::default(), set_aside(disk, &path).ok()),
        };
        match Self::of_bytes(&bytes) {
            Some(preferences) => (preferences, None),
            None => (Self::default(), set_aside(disk, &path).ok()),
        }
    }

    /// Reads the preferences from a data directory as far as possible; the file stays where it
    /// is.
    #[must_use]
    pub fn peek(disk: &dyn Disk, data: &Path) -> Self {
        let bytes = files::read(disk, &data.join(FILE)).unwrap_or_default();
        Self::of_bytes(&bytes).unwrap_or_default()
    }

    /// Reads the preferences from the content of a file, or returns `None` if that cannot be
    /// read.
    #[must_use]
    pub fn of_bytes(bytes: &[u8]) -> Option<Self> {
        let text = text_of(bytes).ok()?;
        let read = format().from_str::<Self>(&text).ok()?;
        Some(read.sane())
    }

    /// Writes the preferences, atomically. Changes made by another window or program in the
    /// meantime stay, unless the same value was changed here.
    ///
    /// # Errors
    /// If the directory cannot be created or the file cannot be written; or if an existing file
    /// can be neither read nor set aside.
    pub fn save(&self, disk: &dyn Disk, data: &Path, known: &Known) -> Result<(), SaveError> {
        let path = data.join(FILE);
        let failed = |reason| SaveError::Write {
            path: path.clone(),
            reason,
        };
        make_directories(disk, data).map_err(failed)?;
        let before = known.last(&path).and_then(|bytes| Self::of_bytes(&bytes));
        let text = self.text().map_err(failed)?;
        match known.write(disk, &path, text.as_bytes()) {
            Err(SaveError::ChangedElsewhere { .. } | SaveError::Read { .. }) => {}
            written => return written,
        }
        let there = known.read(disk, &path).ok();
        let there = there.and_then(|bytes| Self::of_bytes(&bytes));
        let text = match there {
            Some(there) => self.onto(before.unwrap_or_default(), there).text(),
            None => {
                set_aside(disk, &path)?;
                self.text()
            }
        };
        known.write(disk, &path, text.map_err(failed)?.as_bytes())
    }

    /// Returns the preferences as text for their file.
    ///
    /// # Errors
    /// If they cannot be written as text.
    pub fn text(&self) -> io::Result<String> {
        let pretty = PrettyConfig::new().compact_arrays(true);
        let text = format().to_string_pretty(self, pretty);
        text.map_err(io::Error::other)
    }

    /// Returns these preferences, with every value unchanged since `before` taken from `there`.
    fn onto(&self, before: Self, there: Self) -> Self {
        let fields = |of: &Self| match serde_json::to_value(of) {
            Ok(serde_json::Value::Object(fields)) => Some(fields),
            _ => None,
        };
        let merged = || {
            let (mut now, before, there) = (fields(self)?, fields(&before)?, fields(&there)?);
            let names: BTreeSet<String> = now.keys().chain(there.keys()).cloned().collect();
            for name in names {
                if now.get(&name) == before.get(&name) {
                    match there.get(&name) {
                        Some(value) => now.insert(name, value.clone()),
                        None => now.remove(&name),
                    };
                }
            }
            serde_json::from_value(serde_json::Value::Object(now)).ok()
        };
        merged().unwrap_or_else(|| self.clone())
    }

    /// Puts a file at the top of the recently used ones.
    pub fn used(&mut self, path: &Path) {
        self.recent.retain(|known| known != path);
        // A path that is not valid text could not be written.
        if path.to_str().is_some() {
            self.recent.insert(0, path.to_owned());
        }
        self.recent.truncate(MOST_RECENT);
    }

    /// Corrects values from a hand-edited file that would break the window.
    fn sane(mut self) -> Self {
        if !(0.3..=5.0).contains(&self.zoom) {
            self.zoom = 1.0;
        }
        let is_window = |geometry: &Geometry| {
            let Geometry { size, place, .. } = geometry;
            size.iter().all(|side| (200.0..20_000.0).contains(side))
                && place.is_none_or(|at| at.iter().all(|x| (-20_000.0..20_000.0).contains(x)))
        };
        self.window = self.window.filter(is_window);
        self.panes = self.panes.sane();
        // An overlong name would be laid out in every field of a new game.
        for name in &mut self.names {
            *name = name.chars().take(Part::Name.most()).collect();
        }
        self.names.truncate(Part::Players.most());
        self.bots.truncate(Part::Players.most());
        self.temperaments.truncate(Part::Players.most());
        while self.solved_puzzles.len() > MOST_SOLVED {
            self.solved_puzzles.pop_last();
        }
        let is_short = |path: &PathBuf| path.as_os_str().len() <= Part::Origin.most();
        self.recent.retain(is_short);
        self.recent.truncate(MOST_RECENT);
        self.open = self.open.filter(is_short);
        let is_time = |seconds: &f32| (0.1..=3600.0).contains(seconds);
        self.seconds_for_programs = self.seconds_for_programs.filter(is_time);
        let is_command = |command: &String| command.chars().count() <= MOST_OF_A_COMMAND;
        if !is_command(&self.program) {
            self.program.clear();
        }
        self.programs = self.programs.filter(|of| {
            let mut commands = of.seats.iter().map(|(_, command)| command);
            is_short(&of.file) && of.seats.len() <= 5 && commands.all(is_command)
        });
        self.edition = self.edition.filter(is_short);
        self.of_games
            .retain(|_, text| text.len() <= Part::EveningNote.most());
        self
    }
}

fn format() -> ron::Options {
    ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
}
