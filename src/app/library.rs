//! This user's games: one file each in `games` below the data directory, with
//! its backups beside it. Here is how a game gets its file, how foreign files
//! come in without being touched, and what the list of games tells.
//!
//! A file from elsewhere is never written to: opening it makes a copy in the
//! library, or opens the copy that is there if nothing was decided in it since.
//! Only *Save as* writes outside of the library.

use std::collections::HashMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::florence::game::Phase;
use crate::florence::{Game, Problem, Setup, tally};
use crate::table::{Save, SaveError, Session, Shelf};

/// The directory of the games in the data directory.
const GAMES: &str = "games";

/// How many games the list shows.
const MOST_LISTED: usize = 40;

/// The longest part of a file's name that players' names make, in characters.
const MOST_OF_NAMES: usize = 40;

/// A game of this window, whatever file it is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameId(pub u64);

/// A game that was opened.
#[derive(Debug)]
pub struct Opened {
    /// Its number, as it was asked for.
    pub id: GameId,
    /// The game.
    pub session: Session<Game>,
    /// Its file; none if the copy could not be written yet.
    pub path: Option<PathBuf>,
    /// The file that it was copied from.
    pub copied_from: Option<PathBuf>,
}

/// Why a file was not opened.
#[derive(Debug)]
pub enum NotOpened {
    /// It cannot be read.
    Unreadable(SaveError),
    /// It can be read, but the position it begins with breaks rules.
    BadStart(Box<Setup>, Vec<Problem>),
}

/// A line of the list of games.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// The file.
    pub path: PathBuf,
    /// The day it was last written, `2026-01-31`.
    pub day: String,
    /// What is in it, if it can be read.
    pub content: Option<Content>,
}

/// What the list tells about a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// The players in seat order.
    pub names: Vec<String>,
    /// The round (1 to 7).
    pub round: u8,
    /// Whether it is over.
    pub over: bool,
    /// The seats that lead, by their place in `names`, and their points.
    pub leaders: (Vec<usize>, u16),
}

/// The files of the games.
#[derive(Debug)]
pub struct Library {
    data: PathBuf,
    shelves: HashMap<GameId, Shelf>,
}

impl Library {
    /// The library in a data directory, which need not be there yet.
    #[must_use]
    pub fn new(data: PathBuf) -> Self {
        Self {
            data,
            shelves: HashMap::new(),
        }
    }

    /// The data directory.
    #[must_use]
    pub fn data(&self) -> &Path {
        &self.data
    }

    fn games(&self) -> PathBuf {
        self.data.join(GAMES)
    }

    /// Opens a file: one of the library in its place, any other as a copy.
    ///
    /// # Errors
    /// If it cannot be read, or does not begin with a legal position.
    pub fn open(&mut self, id: GameId, path: &Path) -> Result<Opened, NotOpened> {
        if self.is_own(path) {
            return self.open_in_place(id, path);
        }
        let save = Save::<Game>::read(path).map_err(NotOpened::Unreadable)?;
        if let Some(copy) = self.copy_of(&save) {
            let mut opened = self.open_in_place(id, &copy)?;
            opened.copied_from = Some(path.to_owned());
            return Ok(opened);
        }
        let session = session(save)?;
        // Without a place for the copy the game still opens; that it is not
        // saved is told with the first attempt.
        let copy = self.save(id, &session).ok();
        Ok(Opened {
            id,
            session,
            path: copy,
            copied_from: Some(path.to_owned()),
        })
    }

    /// Opens a file that is this user's own, wherever it is.
    ///
    /// # Errors
    /// As [`Library::open`].
    pub fn open_in_place(&mut self, id: GameId, path: &Path) -> Result<Opened, NotOpened> {
        let (shelf, save) = Shelf::open::<Game>(path).map_err(NotOpened::Unreadable)?;
        let session = session(save)?;
        self.shelves.insert(id, shelf);
        Ok(Opened {
            id,
            session,
            path: Some(path.to_owned()),
            copied_from: None,
        })
    }

    /// Writes a game to its file, which it gets now if it has none. Returns the
    /// file.
    ///
    /// # Errors
    /// If it cannot be written or was changed elsewhere; then one can try again.
    pub fn save(&mut self, id: GameId, session: &Session<Game>) -> Result<PathBuf, SaveError> {
        if let Some(shelf) = self.shelves.get_mut(&id) {
            shelf.save(session)?;
            return Ok(shelf.path().to_owned());
        }
        let path = self.new_path(session.start())?;
        let mut shelf = Shelf::new(path.clone());
        shelf.save(session)?;
        self.shelves.insert(id, shelf);
        Ok(path)
    }

    /// Writes a game although its file was changed elsewhere; what was there
    /// becomes a backup.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save_anyway(
        &mut self,
        id: GameId,
        session: &Session<Game>,
    ) -> Result<PathBuf, SaveError> {
        match self.shelves.get_mut(&id) {
            Some(shelf) => {
                shelf.save_anyway(session)?;
                Ok(shelf.path().to_owned())
            }
            None => self.save(id, session),
        }
    }

    /// Gives a game a new file and leaves its old one to whoever changed it.
    ///
    /// # Errors
    /// If the new file cannot be written; then the game still has the old one.
    pub fn save_as_new(
        &mut self,
        id: GameId,
        session: &Session<Game>,
    ) -> Result<PathBuf, SaveError> {
        let old = self.shelves.remove(&id);
        let saved = self.save(id, session);
        if let (Err(_), Some(old)) = (&saved, old) {
            self.shelves.insert(id, old);
        }
        saved
    }

    /// Keeps the game as it is in `session` as a backup beside its file, before
    /// entries of its log are replaced.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn backup(&mut self, id: GameId, session: &Session<Game>) -> Result<(), SaveError> {
        self.save(id, session)?;
        match self.shelves.get(&id) {
            Some(shelf) => shelf.backup_now().map(drop),
            None => Ok(()),
        }
    }

    /// Writes a copy of a game to any file, in the format its name says. With
    /// `becomes_its_file` the game is saved there from now on.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save_to(
        &mut self,
        id: GameId,
        session: &Session<Game>,
        path: &Path,
        becomes_its_file: bool,
    ) -> Result<(), SaveError> {
        let mut shelf = Shelf::new(path);
        // Keeps what was there as a backup.
        shelf.save_anyway(session)?;
        if becomes_its_file {
            self.shelves.insert(id, shelf);
        }
        Ok(())
    }

    /// The backups beside a file, newest first.
    #[must_use]
    pub fn backups(path: &Path) -> Vec<PathBuf> {
        Shelf::new(path).backups().unwrap_or_default()
    }

    /// The games in the library, those written last first.
    #[must_use]
    pub fn list(&self) -> Vec<Listed> {
        let mut files = self.files();
        files.truncate(MOST_LISTED);
        let listed = files.into_iter().map(|(written, path)| Listed {
            day: day(written),
            content: content(&path),
            path,
        });
        listed.collect()
    }

    /// The files of the games with when they were written, the last first.
    fn files(&self) -> Vec<(SystemTime, PathBuf)> {
        let Ok(entries) = fs::read_dir(self.games()) else {
            return Vec::new();
        };
        let mut files: Vec<(SystemTime, PathBuf)> = entries
            .flatten()
            .map(|entry| entry.path())
            .filter(|path| is_game_file(path))
            .filter_map(|path| Some((fs::metadata(&path).ok()?.modified().ok()?, path)))
            .collect();
        files.sort_by(|(one, a), (other, b)| other.cmp(one).then_with(|| a.cmp(b)));
        files
    }

    /// A game of the library in which exactly the same has been decided.
    fn copy_of(&self, save: &Save<Game>) -> Option<PathBuf> {
        let mut paths = self.files().into_iter().map(|(_, path)| path);
        paths.find(|path| Save::<Game>::read(path).is_ok_and(|own| own == *save))
    }

    /// Whether a file is one of the library's games.
    fn is_own(&self, path: &Path) -> bool {
        let real = |path: &Path| fs::canonicalize(path).ok();
        let directory = path.parent().and_then(real);
        directory.is_some() && directory == real(&self.games()) && is_game_file(path)
    }

    /// A file that is not there yet, named after the day and the players.
    fn new_path(&self, setup: &Setup) -> Result<PathBuf, SaveError> {
        let games = self.games();
        fs::create_dir_all(&games).map_err(|reason| SaveError::Write {
            path: games.clone(),
            reason,
        })?;
        let name = file_name(setup, SystemTime::now());
        let mut path = games.join(format!("{name}.ron"));
        let mut n = 2u32;
        while path.exists() {
            path = games.join(format!("{name}-{n}.ron"));
            n += 1;
        }
        Ok(path)
    }
}

fn session(save: Save<Game>) -> Result<Session<Game>, NotOpened> {
    let start = save.start.clone();
    save.into_session()
        .map_err(|problems| NotOpened::BadStart(Box::new(start), problems))
}

/// Not a backup, and nothing that was set aside.
fn is_game_file(path: &Path) -> bool {
    let ending = path.extension().and_then(|ending| ending.to_str());
    let is_save = matches!(ending, Some("ron" | "json"));
    let stem = path.file_stem().and_then(|stem| stem.to_str());
    is_save && stem.is_some_and(|stem| !stem.starts_with('.') && !stem.ends_with(".bak"))
}

fn content(path: &Path) -> Option<Content> {
    let session = Save::<Game>::read(path).ok()?.into_session().ok()?;
    let game = session.game();
    let accounts = tally(game);
    let best = accounts.first()?.total;
    let leading = accounts.iter().filter(|account| account.rank == 1);
    let leaders = leading.map(|account| account.seat as usize).collect();
    let players = session.start().players.iter();
    Some(Content {
        names: players.map(|player| player.name.clone()).collect(),
        round: game.round(),
        over: matches!(game.phase(), Phase::Over),
        leaders: (leaders, best),
    })
}

/// `2026-01-31-anna-ben-clara`: the day and the players, without anything a file
/// system could stumble over.
fn file_name(setup: &Setup, now: SystemTime) -> String {
    let mut name = day(now);
    let mut length = 0;
    for player in &setup.players {
        let mut word = String::new();
        for c in player.name.chars().flat_map(char::to_lowercase) {
            if c.is_alphanumeric() {
                word.push(c);
            } else if !word.is_empty() && !word.ends_with('-') {
                word.push('-');
            }
        }
        let word: String = word.chars().take(MOST_OF_NAMES - length).collect();
        let word = word.trim_end_matches('-');
        if !word.is_empty() {
            length = (length + word.chars().count()).min(MOST_OF_NAMES);
            name.push('-');
            name.push_str(word);
        }
    }
    name
}

/// The day of a moment in universal time, `2026-01-31`.
fn day(moment: SystemTime) -> String {
    let seconds = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (year, month, day) = civil(seconds.as_secs() / 86_400);
    format!("{year:04}-{month:02}-{day:02}")
}

/// The date of a day in the Gregorian calendar, counted from 1 January 1970.
///
/// Years are counted from 1 March, so that the leap day is the last of its year
/// and the months before it follow a regular pattern: 153 days in five months.
fn civil(days: u64) -> (u64, u64, u64) {
    // Days from 1 March of the year 0, in eras of 400 years.
    let days = days + 719_468;
    let era = days / 146_097;
    let of_era = days % 146_097;
    let year = (of_era - of_era / 1_460 + of_era / 36_524 - of_era / 146_096) / 365;
    let of_year = of_era - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let day = of_year - (153 * month + 2) / 5 + 1;
    let (month, next_year) = if month < 10 {
        (month + 3, 0)
    } else {
        (month - 9, 1)
    };
    (year + 400 * era + next_year, month, day)
}

/// The path a person typed: `~` is their home directory, and what is not
/// absolute is meant from there.
///
/// # Errors
/// If nothing was typed.
pub fn typed_path(text: &str) -> io::Result<PathBuf> {
    let text = text.trim().trim_matches('"');
    let home = directories::BaseDirs::new().map(|dirs| dirs.home_dir().to_owned());
    let path = match text.strip_prefix('~') {
        Some(rest) if rest.is_empty() || rest.starts_with(['/', '\\']) => home
            .unwrap_or_default()
            .join(rest.trim_start_matches(['/', '\\'])),
        _ => home.unwrap_or_default().join(text),
    };
    if text.is_empty() {
        return Err(io::Error::from(io::ErrorKind::InvalidInput));
    }
    std::path::absolute(path)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    fn on(days: u64) -> SystemTime {
        UNIX_EPOCH + Duration::from_secs(days * 86_400 + 86_399)
    }

    #[test]
    fn days_have_their_dates() {
        for (days, date) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (789, "1972-02-29"),
            (10_957, "2000-01-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_484, "2026-01-31"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(day(on(days)), date);
        }
    }

    #[test]
    fn files_are_named_after_the_day_and_the_players() {
        let named = |names: [&str; 3]| file_name(&Setup::tracked(names), on(20_484));
        assert_eq!(named(["Anna", "Ben", "Čeněk"]), "2026-01-31-anna-ben-čeněk");
        assert_eq!(named(["../..", "a/b\\c", "🎲"]), "2026-01-31-a-b-c");
        let long = "x".repeat(200);
        let name = named([&long, &long, "Ben"]);
        assert!(name.chars().count() < 60, "{name}");
    }
}
