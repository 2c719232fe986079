//! What is kept in files, for any game: reading it, writing it, and comparing two of them.
//! Each file says itself which game it belongs to; the window gets the games that can be
//! opened as a list.

use std::any::Any;
use std::fmt;
use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

use super::super::base::glimpse::Glimpse;
use super::super::base::own::Own;
use super::shelf::chronicle::Chronicle;
use table::save::header::Header;
use table::save::shelf::Page;
use table::{Game, Occasion, People, Save, SaveError, Seat, Session};
use words::report::identity;
use words::text::shortened;

/// How things stand in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// The round, from 1.
    pub round: u8,
    /// The number of rounds.
    pub rounds: u8,
    /// Whether it is over.
    pub over: bool,
    /// Whether the table has stopped before the end.
    #[serde(default)]
    pub stopped: bool,
    /// How many invalid entries are still to be decided about. If there are any, the other
    /// fields describe the last valid state.
    #[serde(default)]
    pub undecided: usize,
    /// The leading seats, as indices of players, and their points.
    pub leaders: (Vec<usize>, u16),
}

impl Standing {
    /// Returns the players' names as a list in words, and the name of each leader.
    #[must_use]
    pub fn named(&self, names: &[String]) -> (String, Vec<String>) {
        let all: Vec<String> = names.iter().map(|name| shortened(name)).collect();
        let leading = self.leaders.0.iter().filter_map(|&at| all.get(at).cloned());
        (all.join(", "), leading.collect())
    }
}

/// What a list shows about a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// The id of the game.
    pub game: &'static str,
    /// The players in seat order.
    pub names: Vec<String>,
    /// How things stand; `None` for a score sheet.
    pub standing: Option<Standing>,
    /// Its preview.
    pub glimpse: Option<Glimpse>,
}

/// Rules whose games the window can keep and pass between threads.
pub trait Ruled:
    Game<
        Start: Send + Sync + 'static,
        Command: Send + Sync + 'static,
        Problem: Send + Sync + 'static,
        Violation: Send + Sync + 'static,
        Event: Send + Sync + 'static,
    > + Send
    + Sync
    + 'static
{
}

impl<R> Ruled for R where
    R: Game<
            Start: Send + Sync + 'static,
            Command: Send + Sync + 'static,
            Problem: Send + Sync + 'static,
            Violation: Send + Sync + 'static,
            Event: Send + Sync + 'static,
        > + Send
        + Sync
        + 'static
{
}

/// Something to be saved in a file: a game, or a score sheet.
#[derive(Clone)]
pub struct Script {
    game: &'static str,
    kept: Arc<dyn Kept>,
}

trait Kept: Debug + Send + Sync {
    fn page(&self, path: &Path) -> Result<Page, SaveError>;
    fn names(&self) -> Vec<String>;
    fn amended(&self, amendment: &Amendment) -> Arc<dyn Kept>;
    fn start(&self) -> Own;
    fn as_any(&self) -> &dyn Any;
}

#[derive(Debug)]
struct Played<R: Game>(Session<R>);

#[derive(Debug)]
struct Typed<R: Game>(Save<R>);

impl<R: Ruled> Kept for Played<R> {
    fn page(&self, path: &Path) -> Result<Page, SaveError> {
        Page::of_game(&self.0, path)
    }

    fn names(&self) -> Vec<String> {
        names::<R>(self.0.start())
    }

    fn amended(&self, amendment: &Amendment) -> Arc<dyn Kept> {
        let mut session = self.0.clone();
        identity::keep(&mut session);
        for (seat, name) in &amendment.names {
            session.rename(*seat, name.as_str());
        }
        if let Some(occasion) = &amendment.occasion {
            let occasion = occasion.clone().still(session.occasion());
            session.take_place(occasion);
        }
        Arc::new(Self(session))
    }

    fn start(&self) -> Own {
        Own::new(R::ID, self.0.start().clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<R: Ruled> Kept for Typed<R> {
    fn page(&self, path: &Path) -> Result<Page, SaveError> {
        Page::of_sheet(&self.0, path)
    }

    fn names(&self) -> Vec<String> {
        names::<R>(&self.0.start)
    }

    fn amended(&self, amendment: &Amendment) -> Arc<dyn Kept> {
        let mut save = self.0.clone();
        let mut people = R::take_people(&mut save.start);
        for (seat, name) in &amendment.names {
            let before = people.seats.get(*seat as usize);
            let before = before.map_or_else(String::new, |person| person.name.clone());
            people.rename(*seat, name.as_str());
            save.occasion.renamed(*seat, &before, name);
        }
        R::put_people(&mut save.start, people);
        if let Some(occasion) = &amendment.occasion {
            save.occasion = occasion.clone().still(&save.occasion);
        }
        Arc::new(Self(save))
    }

    fn start(&self) -> Own {
        Own::new(R::ID, self.0.start.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Script {
    /// Wraps a game.
    #[must_use]
    pub fn of_game<R: Ruled>(session: Session<R>) -> Self {
        Self {
            game: R::ID,
            kept: Arc::new(Played::<R>(session)),
        }
    }

    /// Wraps a score sheet.
    #[must_use]
    pub fn of_sheet<R: Ruled>(save: Save<R>) -> Self {
        Self {
            game: R::ID,
            kept: Arc::new(Typed::<R>(save)),
        }
    }

    /// Returns the id of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// Returns the game in it, if it is of this kind.
    #[must_use]
    pub fn session<R: Ruled>(&self) -> Option<&Session<R>> {
        let played = self.kept.as_any().downcast_ref::<Played<R>>()?;
        Some(&played.0)
    }

    /// Returns the score sheet in it, if it is of this kind.
    #[must_use]
    pub fn sheet<R: Ruled>(&self) -> Option<&Save<R>> {
        let typed = self.kept.as_any().downcast_ref::<Typed<R>>()?;
        Some(&typed.0)
    }

    /// Returns the names of the players, as they were typed.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.kept.names()
    }

    /// Returns it with the amendment applied to what it says besides the game.
    #[must_use]
    pub fn amended(&self, amendment: &Amendment) -> Self {
        Self {
            game: self.game,
            kept: self.kept.amended(amendment),
        }
    }

    /// Returns its start.
    #[must_use]
    pub fn start(&self) -> Own {
        self.kept.start()
    }

    /// Returns it as text for this file.
    ///
    /// # Errors
    /// If the format cannot represent it.
    pub fn page(&self, path: &Path) -> Result<Page, SaveError> {
        self.kept.page(path)
    }
}

impl Debug for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kept.fmt(f)
    }
}

/// Returns the names of the players, as they were typed, in seat order.
fn names<R: Game>(start: &R::Start) -> Vec<String> {
    let people = R::take_people(&mut start.clone());
    people.seats.into_iter().map(|person| person.name).collect()
}

/// How much two saves have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InCommon {
    /// Whether both have the same start, apart from the people.
    pub start: bool,
    /// Whether the same people play, under the same names.
    pub people: bool,
    /// Whether both score sheets contain the same, if they are score sheets.
    pub sheet: bool,
    /// How many entries are the same, from the start.
    pub entries: usize,
}

/// A save that has been read from a file.
pub trait AnySave: Debug {
    /// Returns the number of entries in its log.
    fn entries(&self) -> usize;

    /// Returns whether it is a score sheet.
    fn is_sheet(&self) -> bool;

    /// Returns who plays at its end, wherever the file says so.
    fn people(&self) -> People;

    /// Returns whether any seat changed hands during the game.
    fn is_handed_on(&self) -> bool;

    /// Returns when and where it was played.
    fn occasion(&self) -> &Occasion;

    /// Returns what a list shows about it: how things stand at the end of its log, whatever
    /// position was viewed last. `None` if it cannot be played.
    fn content(&self) -> Option<Content>;

    /// Returns the same, with the chronicle of a finished game.
    fn told(&self) -> Option<(Content, Option<Chronicle>)>;

    /// Returns it in a form that can be continued.
    ///
    /// # Errors
    /// If its starting position breaks rules, or the window cannot show it.
    fn script(&self) -> Result<Script, NotOpened>;

    /// Returns how much it has in common with another save, or `None` if that is of another
    /// game.
    fn in_common(&self, other: &dyn AnySave) -> Option<InCommon>;

    /// Returns what identifies this play, or `None` if a sheet does not say.
    fn identity(&self) -> Option<String>;

    /// Returns it for downcasting.
    fn as_any(&self) -> &dyn Any;
}

/// Returns whether two starts are the same except for the people.
pub(in crate::ui) fn begin_alike<R: Game>(one: &R::Start, other: &R::Start) -> bool {
    let without_people = |start: &R::Start| {
        let mut start = start.clone();
        R::take_people(&mut start);
        start
    };
    without_people(one) == without_people(other)
}

/// A change to what a file says besides its game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Amendment {
    /// New names for some of the players.
    pub names: Vec<(Seat, String)>,
    /// When and where it was played, and notes on it.
    pub occasion: Option<Occasion>,
    /// The value of `occasion` before the player began to change it.
    pub was: Option<Occasion>,
}

impl Amendment {
    /// Returns the same change, based on what a file says now: what was changed here is
    /// changed, the rest stays as it is now. Returns `None` if both sides changed the same
    /// field.
    #[must_use]
    pub fn onto(&self, now: &Occasion) -> Option<Self> {
        let (Some(new), Some(was)) = (&self.occasion, &self.was) else {
            return Some(self.clone());
        };
        Some(Self {
            occasion: Some(Occasion {
                begun: one_of(&was.begun, &new.begun, &now.begun)?,
                ended: one_of(&was.ended, &new.ended, &now.ended)?,
                place: one_of(&was.place, &new.place, &now.place)?,
                tags: one_of(&was.tags, &new.tags, &now.tags)?,
                note: one_of(&was.note, &new.note, &now.note)?,
                // The shelf changes none of these.
                ..now.clone()
            }),
            was: Some(now.clone()),
            names: self.names.clone(),
        })
    }
}

/// A game in this window, whatever file it is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameId(pub u64);

/// Why a file was not opened.
#[derive(Debug)]
pub enum NotOpened {
    /// It cannot be read.
    Unreadable(SaveError),
    /// It can be read, but its starting position breaks rules.
    BadStart {
        /// The position.
        start: Own,
        /// The broken rules, in sentences.
        problems: Vec<String>,
    },
    /// It is open in another window.
    InUse,
}

/// An item in the list of games.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// The file.
    pub path: PathBuf,
    /// When it was last written.
    pub written: SystemTime,
    /// The offset of local time from universal time then, in seconds.
    pub offset: i64,
    /// The local date of `written`, `2026-01-31`.
    pub day: String,
    /// Its content, as far as that has been read.
    pub inside: Inside,
}

/// What is known about the content of a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Inside {
    /// Nothing yet.
    Unread,
    /// What its first lines say, with the people in it.
    Head(Header),
    /// How things stand.
    Whole(Content),
    /// It belongs to this game, which cannot be opened here.
    Foreign(String),
    /// It cannot be read or played.
    Unreadable,
}

impl Listed {
    /// Returns the game it belongs to, as far as that has been read.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        match &self.inside {
            Inside::Whole(content) => Some(content.game),
            Inside::Head(head) => Some(&head.game),
            Inside::Foreign(game) => Some(game),
            Inside::Unread | Inside::Unreadable => None,
        }
    }

    /// Returns its content, if all of it has been read.
    #[must_use]
    pub fn content(&self) -> Option<&Content> {
        match &self.inside {
            Inside::Whole(content) => Some(content),
            Inside::Unread | Inside::Head(_) | Inside::Foreign(_) | Inside::Unreadable => None,
        }
    }
}

impl Listed {
    /// Returns the local time at which it was written, `21:40`.
    #[must_use]
    pub fn time(&self) -> String {
        let moment = local(self.written, self.offset);
        let seconds = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
        let of_day = seconds.as_secs() % 86_400 / 60;
        format!("{:02}:{:02}", of_day / 60, of_day % 60)
    }

    /// Returns whether it was written on the day of this moment.
    #[must_use]
    pub fn is_of(&self, moment: SystemTime) -> bool {
        self.day == day(local(moment, self.offset))
    }
}

/// What a worker is busy with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// The player's own files.
    Own,
    /// Reading or writing this file, which the player named.
    File(PathBuf),
    /// Drawing what is written to this file, which takes time.
    Drawing(PathBuf),
}

impl Task {
    /// Returns the file that the player named.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::Own => None,
            Self::File(path) | Self::Drawing(path) => Some(path),
        }
    }
}

/// Merges a value that was `was`, is to become `new` and is `now`. Returns `None` if both
/// sides changed it.
fn one_of<T: PartialEq + Clone>(was: &T, new: &T, now: &T) -> Option<T> {
    match (new == was, now == was || now == new) {
        (true, _) => Some(now.clone()),
        (false, true) => Some(new.clone()),
        (false, false) => None,
    }
}

/// Returns the day of a moment in universal time, `2026-01-31`.
pub fn day(moment: SystemTime) -> String {
    let seconds = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (year, month, day) = civil(seconds.as_secs() / 86_400);
    format!("{year:04}-{month:02}-{day:02}")
}

/// Returns a moment as shown by clocks that are this many seconds ahead of universal time.
pub fn local(moment: SystemTime, offset: i64) -> SystemTime {
    let by = Duration::from_secs(offset.unsigned_abs());
    let moved = match offset < 0 {
        true => moment.checked_sub(by),
        false => moment.checked_add(by),
    };
    moved.unwrap_or(moment)
}

/// Returns the date of a day in the Gregorian calendar, counted from 1 January 1970.
///
/// Years are counted from 1 March, so that the leap day is the last of its year and the
/// months before it follow a regular pattern: 153 days in five months.
pub(crate) fn civil(days: u64) -> (u64, u64, u64) {
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
