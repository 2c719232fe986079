//! What is kept in files, whatever game it is of: reading it, writing it, and what
//! tells two of them apart. Which game a file is of it says itself; the games that
//! can be opened are handed to the window as a list.

use std::any::Any;
use std::fmt;
use std::fmt::Debug;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;
use std::time::UNIX_EPOCH;
use table::save::header::Header;

use eframe::egui::{Context, Rect, Ui};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::at_hand::Reference;
use super::at_table::{AtTable, TableScreen};
use super::commands::Row;
use super::evening::Way;
use super::game_window::Open;
use super::game_window::{GameWindow, Panels, Start};
use super::glimpse::Glimpse;
use super::guide::Lessons;
use super::keys::{Examples, PanelKeys};
use super::library::day;
use super::library::local;
use super::lobby::{Lobby, Tab};
use super::open_table::OpenTable;
use super::outgoing::Outgoing;
use super::own::Own;
use super::shelf::chronicle::{Chronicle, Thing};
use table::save::disk::Disk;
use table::save::files;
use table::save::shelf::Page;
use table::{
    Format, Game, Level, Occasion, People, Save, SaveError, Seat, Session, Shelf, in_common,
};
use words::clock;
use words::report::identity;

/// The games that can be opened.
pub type Games = &'static [&'static dyn GameKind];

/// How things stand in a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Standing {
    /// The round, from 1.
    pub round: u8,
    /// How many there are.
    pub rounds: u8,
    /// Whether it is over.
    pub over: bool,
    /// The seats that lead, by their place among the players, and their points.
    pub leaders: (Vec<usize>, u16),
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

impl Content {
    /// What a list tells about a game that has gone like this.
    pub(super) fn of<G: GameWindow>(session: &Session<G::Rules>) -> Option<Self> {
        Some(Self {
            game: G::Rules::ID,
            names: names_in::<G>(session.start()),
            standing: Some(G::standing(session)?),
            glimpse: G::glimpse(session),
        })
    }
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
struct Played<G: GameWindow>(Session<G::Rules>);

#[derive(Debug)]
struct Typed<G: GameWindow>(Save<G::Rules>);

impl<G: GameWindow> Kept for Played<G> {
    fn page(&self, path: &Path) -> Result<Page, SaveError> {
        Page::of_game(&self.0, path)
    }

    fn names(&self) -> Vec<String> {
        G::names(self.0.start())
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
        Own::new(G::Rules::ID, self.0.start().clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl<G: GameWindow> Kept for Typed<G> {
    fn page(&self, path: &Path) -> Result<Page, SaveError> {
        Page::of_sheet(&self.0, path)
    }

    fn names(&self) -> Vec<String> {
        G::names(&self.0.start)
    }

    fn amended(&self, amendment: &Amendment) -> Arc<dyn Kept> {
        let mut save = self.0.clone();
        let mut people = G::Rules::take_people(&mut save.start);
        for (seat, name) in &amendment.names {
            let before = people.seats.get(*seat as usize);
            let before = before.map_or_else(String::new, |person| person.name.clone());
            people.rename(*seat, name.as_str());
            save.occasion.renamed(*seat, &before, name);
        }
        G::Rules::put_people(&mut save.start, people);
        if let Some(occasion) = &amendment.occasion {
            save.occasion = occasion.clone().still(&save.occasion);
        }
        Arc::new(Self(save))
    }

    fn start(&self) -> Own {
        Own::new(G::Rules::ID, self.0.start.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Script {
    /// A game.
    #[must_use]
    pub fn of_game<G: GameWindow>(session: Session<G::Rules>) -> Self {
        Self {
            game: G::Rules::ID,
            kept: Arc::new(Played::<G>(session)),
        }
    }

    /// A score sheet.
    #[must_use]
    pub fn of_sheet<G: GameWindow>(save: Save<G::Rules>) -> Self {
        Self {
            game: G::Rules::ID,
            kept: Arc::new(Typed::<G>(save)),
        }
    }

    /// The id of the game.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// The game in it, if it is one of this kind.
    #[must_use]
    pub fn session<G: GameWindow>(&self) -> Option<&Session<G::Rules>> {
        let played = self.kept.as_any().downcast_ref::<Played<G>>()?;
        Some(&played.0)
    }

    /// The score sheet in it, if it is one of this kind.
    #[must_use]
    pub fn sheet<G: GameWindow>(&self) -> Option<&Save<G::Rules>> {
        let typed = self.kept.as_any().downcast_ref::<Typed<G>>()?;
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

    /// Who plays, wherever in the file that is said.
    fn people(&self) -> People;

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

    /// It as what it is.
    fn as_any(&self) -> &dyn Any;
}

#[derive(Debug)]
struct SaveOf<G: GameWindow>(Save<G::Rules>);

impl<G: GameWindow> AnySave for SaveOf<G> {
    fn entries(&self) -> usize {
        self.0.log.len()
    }

    fn is_sheet(&self) -> bool {
        self.0.sheet.is_some()
    }

    fn people(&self) -> People {
        G::Rules::take_people(&mut self.0.start.clone())
    }

    fn occasion(&self) -> &Occasion {
        &self.0.occasion
    }

    fn content(&self) -> Option<Content> {
        if !self.is_sheet() {
            return Content::of::<G>(&self.0.clone().into_session().ok()?);
        }
        Some(Content {
            game: G::Rules::ID,
            names: names_in::<G>(&self.0.start),
            standing: None,
            glimpse: None,
        })
    }

    fn told(&self) -> Option<(Content, Option<Chronicle>)> {
        if self.is_sheet() {
            return Some((self.content()?, None));
        }
        let session = self.0.clone().into_session().ok()?;
        let content = Content::of::<G>(&session)?;
        Some((content, G::chronicle(&session)))
    }

    fn script(&self) -> Result<Script, NotOpened> {
        let save = self.0.clone();
        if save.sheet.is_some() {
            return Ok(Script::of_sheet::<G>(save));
        }
        match save.into_session() {
            Ok(session) => Ok(Script::of_game::<G>(session)),
            Err(problems) => {
                let start = self.0.start.clone();
                let problems = G::problems(&start, &problems);
                let start = Own::new(G::Rules::ID, start);
                Err(NotOpened::BadStart { start, problems })
            }
        }
    }

    fn in_common(&self, other: &dyn AnySave) -> Option<InCommon> {
        let other = &other.as_any().downcast_ref::<Self>()?.0;
        Some(InCommon {
            start: begin_alike::<G>(&self.0.start, &other.start),
            people: self.people() == G::Rules::take_people(&mut other.start.clone()),
            sheet: self.0.sheet == other.sheet,
            entries: in_common(&self.0.log, &other.log),
        })
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

fn names_in<G: GameWindow>(start: &Start<G>) -> Vec<String> {
    let players = G::players(start).into_iter();
    players.map(|(_, name)| name).collect()
}

/// Whether two starts are the same but for the people.
pub(super) fn begin_alike<G: GameWindow>(one: &Start<G>, other: &Start<G>) -> bool {
    let without_people = |start: &Start<G>| {
        let mut start = start.clone();
        G::Rules::take_people(&mut start);
        start
    };
    without_people(one) == without_people(other)
}

/// A game that can be opened in the window.
pub trait GameKind: Debug + Sync {
    /// Its name in save files.
    fn id(&self) -> &'static str;

    /// What it is called.
    fn title(&self) -> &'static str;

    /// What its points are called in a few letters.
    fn points_unit(&self) -> &'static str;

    /// How well a bot of it plays, in a word or two.
    fn level(&self, level: Level) -> String;

    /// Reads a save.
    ///
    /// # Errors
    /// As [`Save::parse`].
    fn parse(&self, bytes: &[u8], path: &Path) -> Result<Box<dyn AnySave>, SaveError>;

    /// Reads a save in a file that is to be written again.
    ///
    /// # Errors
    /// As [`Shelf::open`].
    fn open_shelf(
        &self,
        disk: Arc<dyn Disk>,
        path: &Path,
    ) -> Result<(Shelf, Box<dyn AnySave>), SaveError>;

    /// Opens a game; nothing if it is no game of this kind.
    fn open(
        &self,
        id: GameId,
        script: &Script,
        path: Option<PathBuf>,
        ctx: &Context,
    ) -> Option<Box<dyn OpenTable>>;

    /// Begins a game.
    ///
    /// # Errors
    /// What is wrong with the start, in sentences.
    fn begin(
        &self,
        id: GameId,
        start: &Own,
        ctx: &Context,
    ) -> Result<Box<dyn OpenTable>, Vec<String>>;

    /// What others may be told of a game or a score sheet that was read from a file
    /// written then; nothing if there is nothing to tell.
    fn outgoing(
        &self,
        script: &Script,
        hides_money: bool,
        written: Option<Timestamp>,
    ) -> Option<Outgoing>;

    /// The names of the players of a start.
    fn names(&self, start: &Own) -> Vec<String>;

    /// How things stand in a game, in the list of games.
    fn told(&self, names: &[String], standing: &Standing) -> String;

    /// How things stood after so many entries, in the list of earlier versions.
    fn stood(&self, entries: usize, names: &[String], standing: &Standing) -> String;

    /// Draws what is seen from afar of the place of a player (from 0).
    fn paint_place(&self, ui: &Ui, rect: Rect, table: &Own, player: usize);

    /// Draws what whoever wins gets.
    fn paint_prize(&self, ui: &Ui, rect: Rect);

    /// How something in a chronicle is called and drawn.
    fn thing(&self, name: &str) -> Option<Thing>;

    /// The screen of an open game.
    fn screen(&self) -> Box<dyn TableScreen>;

    /// Its other screens.
    fn lobby(&self) -> Box<dyn Lobby>;

    /// Its own commands.
    fn commands(&self) -> &'static [&'static Row];

    /// What it can explain.
    fn reference(&self) -> Option<&'static dyn Reference>;

    /// What a first evening says.
    fn lessons(&self, way: Way) -> Option<&'static Lessons>;

    /// Its tabs.
    fn tabs(&self) -> &'static [Tab];

    /// The keys of its panels, and examples of what may be typed.
    fn keys(&self) -> (PanelKeys, Examples);
}

/// A game as an item of the list of games.
pub struct Registered<G>(PhantomData<fn() -> G>);

impl<G> Registered<G> {
    /// The item.
    #[must_use]
    #[expect(
        clippy::new_without_default,
        reason = "it is for lists that are constants"
    )]
    pub const fn new() -> Self {
        Self(PhantomData)
    }
}

impl<G: GameWindow> Debug for Registered<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(G::Rules::ID)
    }
}

impl<G: GameWindow> GameKind for Registered<G> {
    fn id(&self) -> &'static str {
        G::Rules::ID
    }

    fn title(&self) -> &'static str {
        G::title()
    }

    fn points_unit(&self) -> &'static str {
        G::points_unit()
    }

    fn level(&self, level: Level) -> String {
        G::level(level)
    }

    fn parse(&self, bytes: &[u8], path: &Path) -> Result<Box<dyn AnySave>, SaveError> {
        let save = match G::read_notation(path, bytes) {
            Some(read) => read?,
            None => Save::<G::Rules>::from_bytes(bytes, Format::of(path))?,
        };
        Ok(Box::new(SaveOf::<G>(save)))
    }

    fn open_shelf(
        &self,
        disk: Arc<dyn Disk>,
        path: &Path,
    ) -> Result<(Shelf, Box<dyn AnySave>), SaveError> {
        let (shelf, save) = Shelf::open_on::<G::Rules>(disk, path)?;
        Ok((shelf, Box::new(SaveOf::<G>(save))))
    }

    fn open(
        &self,
        id: GameId,
        script: &Script,
        path: Option<PathBuf>,
        ctx: &Context,
    ) -> Option<Box<dyn OpenTable>> {
        let session = script.session::<G>()?.clone();
        Some(Box::new(Open::<G>::new(id, session, path, ctx)))
    }

    fn begin(
        &self,
        id: GameId,
        start: &Own,
        ctx: &Context,
    ) -> Result<Box<dyn OpenTable>, Vec<String>> {
        let Some(start) = start.get::<Start<G>>() else {
            return Err(Vec::new());
        };
        match Session::new(start.clone()) {
            Ok(mut session) => {
                let now = Timestamp::now();
                session.take_place(Occasion {
                    offset: Some(clock::offset_here(now)),
                    identity: identity::made::<G::Rules>(start, now),
                    ..Occasion::beginning(now)
                });
                Ok(Box::new(Open::<G>::new(id, session, None, ctx)))
            }
            Err(problems) => Err(G::problems(start, &problems)),
        }
    }

    fn outgoing(
        &self,
        script: &Script,
        hides_money: bool,
        written: Option<Timestamp>,
    ) -> Option<Outgoing> {
        match (script.session::<G>(), script.sheet::<G>()) {
            (Some(session), _) => G::outgoing(session, hides_money, written),
            (None, Some(sheet)) => G::outgoing_sheet(sheet, written),
            (None, None) => None,
        }
    }

    fn names(&self, start: &Own) -> Vec<String> {
        start.get::<Start<G>>().map(G::names).unwrap_or_default()
    }

    fn told(&self, names: &[String], standing: &Standing) -> String {
        G::told(names, standing)
    }

    fn stood(&self, entries: usize, names: &[String], standing: &Standing) -> String {
        G::stood(entries, names, standing)
    }

    fn paint_place(&self, ui: &Ui, rect: Rect, table: &Own, player: usize) {
        G::paint_place(ui, rect, table, player);
    }

    fn paint_prize(&self, ui: &Ui, rect: Rect) {
        G::paint_prize(ui, rect);
    }

    fn thing(&self, name: &str) -> Option<Thing> {
        G::thing(name)
    }

    fn screen(&self) -> Box<dyn TableScreen> {
        Box::new(AtTable::<G>::default())
    }

    fn lobby(&self) -> Box<dyn Lobby> {
        Box::new(G::Lobby::default())
    }

    fn commands(&self) -> &'static [&'static Row] {
        G::commands()
    }

    fn reference(&self) -> Option<&'static dyn Reference> {
        G::reference()
    }

    fn lessons(&self, way: Way) -> Option<&'static Lessons> {
        G::lessons(way)
    }

    fn tabs(&self) -> &'static [Tab] {
        G::Panels::tabs()
    }

    fn keys(&self) -> (PanelKeys, Examples) {
        G::keys()
    }
}

/// What each game makes of a file, until one says it is its own.
fn first_of<T>(
    games: Games,
    read: impl Fn(&dyn GameKind) -> Result<T, SaveError>,
) -> Result<T, SaveError> {
    let mut foreign = None;
    for &game in games {
        match read(game) {
            Err(error @ SaveError::OtherGame { .. }) => foreign = foreign.or(Some(error)),
            read => return read,
        }
    }
    Err(foreign.unwrap_or(SaveError::NotASave))
}

/// Reads what stands in a file of this name: a save of any of these games, or a game
/// in a notation.
///
/// # Errors
/// As [`Save::parse`].
pub fn parse(games: Games, bytes: &[u8], path: &Path) -> Result<Box<dyn AnySave>, SaveError> {
    first_of(games, |game| game.parse(bytes, path))
}

/// Reads a file with a save of any of these games.
///
/// # Errors
/// As [`Save::read`].
pub fn read(games: Games, disk: &dyn Disk, path: &Path) -> Result<Box<dyn AnySave>, SaveError> {
    let bytes = files::read(disk, path)?;
    parse(games, &bytes, path)
}

/// Reads a save of any of these games in a file that is to be written again.
///
/// # Errors
/// As [`Shelf::open`].
pub fn open_shelf(
    games: Games,
    disk: &Arc<dyn Disk>,
    path: &Path,
) -> Result<(Shelf, Box<dyn AnySave>), SaveError> {
    first_of(games, |game| game.open_shelf(Arc::clone(disk), path))
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
