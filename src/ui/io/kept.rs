//! What is kept in files, whatever game it is of: reading it, writing it, and what
//! tells two of them apart. Which game a file is of it says itself; the games that
//! can be opened are handed to the window as a list.

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
    /// How many there are.
    pub rounds: u8,
    /// Whether it is over.
    pub over: bool,
    /// Whether the table has stopped before that.
    #[serde(default)]
    pub stopped: bool,
    /// How many entries do not hold and are still to be decided about; the rest says how the
    /// last whole game stood.
    #[serde(default)]
    pub undecided: usize,
    /// The seats that lead, by their place among the players, and their points.
    pub leaders: (Vec<usize>, u16),
}

impl Standing {
    /// The players, and each of those who lead.
    #[must_use]
    pub fn named(&self, names: &[String]) -> (String, Vec<String>) {
        let all: Vec<String> = names.iter().map(|name| shortened(name)).collect();
        let leading = self.leaders.0.iter().filter_map(|&at| all.get(at).cloned());
        (all.join(", "), leading.collect())
    }
}

/// What a list tells about a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// The id of the game.
    pub game: &'static str,
    /// The players in seat order.
    pub names: Vec<String>,
    /// How things stand; nothing is told about a score sheet.
    pub standing: Option<Standing>,
    /// What is seen of it from afar.
    pub glimpse: Option<Glimpse>,
}

/// Rules whose games the window can keep and hand from thread to thread.
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

/// Something to be kept in a file: a game, or a score sheet.
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
    /// A game.
    #[must_use]
    pub fn of_game<R: Ruled>(session: Session<R>) -> Self {
        Self {
            game: R::ID,
            kept: Arc::new(Played::<R>(session)),
        }
    }

    /// A score sheet.
    #[must_use]
    pub fn of_sheet<R: Ruled>(save: Save<R>) -> Self {
        Self {
            game: R::ID,
            kept: Arc::new(Typed::<R>(save)),
        }
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The game in it, if it is one of this kind.
    #[must_use]
    pub fn session<R: Ruled>(&self) -> Option<&Session<R>> {
        let played = self.kept.as_any().downcast_ref::<Played<R>>()?;
        Some(&played.0)
    }

    /// The score sheet in it, if it is one of this kind.
    #[must_use]
    pub fn sheet<R: Ruled>(&self) -> Option<&Save<R>> {
        let typed = self.kept.as_any().downcast_ref::<Typed<R>>()?;
        Some(&typed.0)
    }

    /// The names of the players, as they were typed.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.kept.names()
    }

    /// It with something else beside the game.
    #[must_use]
    pub fn amended(&self, amendment: &Amendment) -> Self {
        Self {
            game: self.game,
            kept: self.kept.amended(amendment),
        }
    }

    /// What it begins with.
    #[must_use]
    pub fn start(&self) -> Own {
        self.kept.start()
    }

    /// It as text for this file.
    ///
    /// # Errors
    /// If the format cannot hold it.
    pub fn page(&self, path: &Path) -> Result<Page, SaveError> {
        self.kept.page(path)
    }
}

impl Debug for Script {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.kept.fmt(f)
    }
}

/// The names of the players, as they were typed, in seat order.
fn names<R: Game>(start: &R::Start) -> Vec<String> {
    let people = R::take_people(&mut start.clone());
    people.seats.into_iter().map(|person| person.name).collect()
}

/// How far two saves are the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct InCommon {
    /// Whether both began alike, whoever plays.
    pub start: bool,
    /// Whether the same people play, called alike.
    pub people: bool,
    /// Whether the same is typed on both, if they are score sheets.
    pub sheet: bool,
    /// How many entries are the same from the start on.
    pub entries: usize,
}

/// What has been read from a file.
pub trait AnySave: Debug {
    /// How many entries its log has.
    fn entries(&self) -> usize;

    /// Whether it is a score sheet.
    fn is_sheet(&self) -> bool;

    /// Who plays at its end, wherever in the file that is said.
    fn people(&self) -> People;

    /// Whether anybody came or went on the way.
    fn is_handed_on(&self) -> bool;

    /// When and where it was played.
    fn occasion(&self) -> &Occasion;

    /// What a list tells about it: how things stand at the end of its log, wherever
    /// in it one has looked last. Nothing if it cannot be played.
    fn content(&self) -> Option<Content>;

    /// The same, with what a game that is over is worth telling.
    fn told(&self) -> Option<(Content, Option<Chronicle>)>;

    /// It as something to go on with.
    ///
    /// # Errors
    /// If it does not begin with a legal position, or the window cannot show it.
    fn script(&self) -> Result<Script, NotOpened>;

    /// How far it is the same as another one; nothing if that is of another game.
    fn in_common(&self, other: &dyn AnySave) -> Option<InCommon>;

    /// What tells it from all other plays; nothing if a sheet does not say it.
    fn identity(&self) -> Option<String>;

    /// It as what it is.
    fn as_any(&self) -> &dyn Any;
}

/// Whether two starts are the same but for the people.
pub(in crate::ui) fn begin_alike<R: Game>(one: &R::Start, other: &R::Start) -> bool {
    let without_people = |start: &R::Start| {
        let mut start = start.clone();
        R::take_people(&mut start);
        start
    };
    without_people(one) == without_people(other)
}

/// What is to be changed of what a file says beside its game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Amendment {
    /// Other names for some of the players.
    pub names: Vec<(Seat, String)>,
    /// When and where it was played, and what there is to remember.
    pub occasion: Option<Occasion>,
    /// What was said of that when somebody began to change it.
    pub was: Option<Occasion>,
}

impl Amendment {
    /// The same change of what a file says now. What was changed here is changed, the
    /// rest stays as it is now; nothing if the same was changed on both sides.
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
                // Nothing on the shelf changes these.
                ..now.clone()
            }),
            was: Some(now.clone()),
            names: self.names.clone(),
        })
    }
}

/// A game of this window, whatever file it is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameId(pub u64);

/// Why a file was not opened.
#[derive(Debug)]
pub enum NotOpened {
    /// It cannot be read.
    Unreadable(SaveError),
    /// It can be read, but the position it begins with breaks rules.
    BadStart {
        /// The position.
        start: Own,
        /// The rules, in sentences.
        problems: Vec<String>,
    },
    /// It is open in another window.
    InUse,
}

/// A line of the list of games.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// The file.
    pub path: PathBuf,
    /// When it was last written.
    pub written: SystemTime,
    /// How far local time was ahead of universal time then, in seconds.
    pub offset: i64,
    /// The day of that where the user is, `2026-01-31`.
    pub day: String,
    /// What is in it, as far as that has been read.
    pub inside: Inside,
}

/// What is known about what is in a file.
#[derive(Clone, Debug, PartialEq)]
pub enum Inside {
    /// Nothing yet.
    Unread,
    /// What it tells of itself, with the people that are in it, wherever they are.
    Head(Header),
    /// How things stand.
    Whole(Content),
    /// It is of this game, which is none of those that can be opened.
    Foreign(String),
    /// It cannot be read or played.
    Unreadable,
}

impl Listed {
    /// The game it is of, as far as that has been read.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        match &self.inside {
            Inside::Whole(content) => Some(content.game),
            Inside::Head(head) => Some(&head.game),
            Inside::Foreign(game) => Some(game),
            Inside::Unread | Inside::Unreadable => None,
        }
    }

    /// What is in it, if all of it has been read.
    #[must_use]
    pub fn content(&self) -> Option<&Content> {
        match &self.inside {
            Inside::Whole(content) => Some(content),
            Inside::Unread | Inside::Head(_) | Inside::Foreign(_) | Inside::Unreadable => None,
        }
    }
}

impl Listed {
    /// The time of day at which it was written, `21:40`.
    #[must_use]
    pub fn time(&self) -> String {
        let moment = local(self.written, self.offset);
        let seconds = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
        let of_day = seconds.as_secs() % 86_400 / 60;
        format!("{:02}:{:02}", of_day / 60, of_day % 60)
    }

    /// Whether that is the day of this moment.
    #[must_use]
    pub fn is_of(&self, moment: SystemTime) -> bool {
        self.day == day(local(moment, self.offset))
    }
}

/// What a worker is busy with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// This user's own files.
    Own,
    /// Reading or writing this file, which somebody named.
    File(PathBuf),
    /// Drawing what is written to this file, which takes its time.
    Drawing(PathBuf),
}

impl Task {
    /// The file that somebody named.
    #[must_use]
    pub fn file(&self) -> Option<&Path> {
        match self {
            Self::Own => None,
            Self::File(path) | Self::Drawing(path) => Some(path),
        }
    }
}

/// What becomes of something that was like this, is to be `new` and is `now`.
fn one_of<T: PartialEq + Clone>(was: &T, new: &T, now: &T) -> Option<T> {
    match (new == was, now == was || now == new) {
        (true, _) => Some(now.clone()),
        (false, true) => Some(new.clone()),
        (false, false) => None,
    }
}

/// The day of a moment in universal time, `2026-01-31`.
pub fn day(moment: SystemTime) -> String {
    let seconds = moment.duration_since(UNIX_EPOCH).unwrap_or_default();
    let (year, month, day) = civil(seconds.as_secs() / 86_400);
    format!("{year:04}-{month:02}-{day:02}")
}

/// A moment as clocks show it that are so many seconds ahead of universal time.
pub fn local(moment: SystemTime, offset: i64) -> SystemTime {
    let by = Duration::from_secs(offset.unsigned_abs());
    let moved = match offset < 0 {
        true => moment.checked_sub(by),
        false => moment.checked_add(by),
    };
    moved.unwrap_or(moment)
}

/// The date of a day in the Gregorian calendar, counted from 1 January 1970.
///
/// Years are counted from 1 March, so that the leap day is the last of its year
/// and the months before it follow a regular pattern: 153 days in five months.
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
