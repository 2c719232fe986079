//! Save files: what a game looks like on disk, and how it gets there and back without
//! losing anything.
//!
//! A file contains a header, the start, the log with one entry per line, and the cursor;
//! positions are never saved. A file is replaced as a whole or not at all, and a file that
//! cannot be read is never overwritten. `docs/saves.md` describes the content and what is
//! guaranteed.

use std::collections::BTreeMap;
use std::marker::PhantomData;
use std::path::Path;

use serde::Deserialize;
use serde::de::IgnoredAny;

use super::disk::{Disk, System};
use super::encoding::text_of;
use super::entries::{self, Piece};
pub use super::errors::{SaveError, Thing, Wrong};
use super::files;
pub use super::header::VERSION;
use super::header::{Found, VERSION_BEFORE, whole};
pub use super::limits::MAX_BYTES;
use super::limits::{self, Part, TooMuch, at_most, short};
use super::line_ends;
pub use super::text::Format;
use super::text::break_lines;
use crate::log::history::{How, Rewrites};
use crate::{Entry, Game, Occasion, People, Person, Plays, Scores, Session};

/// The greatest factor by which a save grows when it is written again.
const MOST_GROWTH: usize = 8;

/// A game as it is saved: a start that may be illegal, a log that may be broken, and the
/// number of entries that have been played.
#[derive(Clone, Debug, PartialEq)]
pub struct Save<G: Game> {
    /// Where the game began.
    pub start: G::Start,
    /// The decisions since the start, including those that were undone but not replaced.
    pub log: Vec<Entry<G::Command>>,
    /// The number of entries that have been played. May be larger than possible.
    pub cursor: usize,
    /// The numbers of entries after which something already seen was undone.
    pub marks: Vec<usize>,
    /// Changes of the past that can be undone, and those that were undone.
    pub rewrites: Rewrites<Entry<G::Command>>,
    /// When and where it was played.
    pub occasion: Occasion,
    /// The version of the rules it was played by ([`Game::RULES`]).
    pub rules: u32,
    /// For a sheet on which the start is still being typed: the content of fields that is
    /// not a number, by the names of the fields.
    pub sheet: Option<BTreeMap<String, String>>,
    /// The final points, if nothing else is known. The start then only says who played.
    pub scores: Option<Scores>,
}

impl<G: Game> Save<G> {
    /// Creates the save of a session.
    #[must_use]
    pub fn from_session(session: &Session<G>) -> Self {
        Self {
            start: session.began().clone(),
            log: session.log().to_vec(),
            cursor: session.cursor(),
            marks: session.marks().collect(),
            rewrites: session.rewrites().clone(),
            occasion: session.occasion().clone(),
            rules: G::RULES,
            sheet: None,
            scores: None,
        }
    }

    /// Returns whether it was typed on a sheet: a start, or only points.
    #[must_use]
    pub fn is_typed(&self) -> bool {
        self.sheet.is_some() || self.scores.is_some()
    }

    /// Creates the save of a sheet on which a start is being typed, with the content of its
    /// fields that is not a number.
    #[must_use]
    pub fn from_sheet(start: G::Start, typed: BTreeMap<String, String>) -> Self {
        Self {
            start,
            log: Vec::new(),
            cursor: 0,
            marks: Vec::new(),
            rewrites: Rewrites::default(),
            occasion: Occasion::default(),
            rules: G::RULES,
            sheet: Some(typed),
            scores: None,
        }
    }

    /// Creates the save of a game with these people of which only the final points are
    /// known.
    ///
    /// # Errors
    /// If a start of this game cannot be left out.
    pub fn of_scores(mut people: People, scores: Scores) -> Result<Self, SaveError> {
        let mut start: G::Start = Format::Ron.value("()")?;
        let _ = G::take_people(&mut start);
        people.seats.resize(scores.players(), Person::default());
        G::put_people(&mut start, people);
        Ok(Self {
            start,
            log: Vec::new(),
            cursor: 0,
            marks: Vec::new(),
            rewrites: Rewrites::default(),
            occasion: Occasion::default(),
            rules: G::RULES,
            sheet: None,
            scores: Some(scores),
        })
    }

    /// Returns the save as a game of which only the final points are known, if it contains
    /// nothing else.
    #[must_use]
    pub fn by_scores(&self) -> Option<Self> {
        if self.scores.is_some() {
            return Some(self.clone());
        }
        if self.sheet.is_some() || !self.log.is_empty() {
            return None;
        }
        let scores = G::only_scores(&self.start)?;
        let people = G::take_people(&mut self.start.clone());
        Some(Self {
            occasion: self.occasion.clone(),
            ..Self::of_scores(people, scores).ok()?
        })
    }

    /// Converts the save to a session, as [`Session::restore`] does. Entries that an
    /// earlier version of the rules allowed and the current rules refuse are kept as
    /// exceptions.
    ///
    /// # Errors
    /// Everything that is wrong with the start.
    pub fn into_session(self) -> Result<Session<G>, Vec<G::Problem>> {
        let mut session = Session::restore(self.start, self.log, self.cursor)?;
        if self.rules < G::RULES {
            session.keep_what_was_allowed(self.rules);
            session.go_to(self.cursor.min(session.legal_len()));
        }
        for mark in self.marks {
            session.mark(mark);
        }
        session.remember(self.rewrites);
        session.take_place(self.occasion);
        Ok(session)
    }

    /// Returns the people who play at the end of the log.
    #[must_use]
    pub fn people_at_end(&self) -> People {
        let mut people = G::take_people(&mut self.start.clone());
        for aside in self.log.iter().flat_map(|entry| &entry.then) {
            aside.befalls(&mut people.seats);
        }
        people
    }

    /// Checks every limit of the format.
    ///
    /// # Errors
    /// The first part that exceeds its limit.
    pub fn within_limits(&self) -> Result<(), TooMuch> {
        // Clone the start, because the people are part of it.
        let people = G::take_people(&mut self.start.clone());
        at_most(Part::Players, people.seats.len())?;
        for person in &people.seats {
            short(Part::Name, &person.name)?;
        }
        for (part, found) in G::amounts(&self.start) {
            at_most(part, found)?;
        }
        limits::occasion(&self.occasion)?;
        limits::entries(&self.log)?;
        let changes = self.rewrites.done().iter();
        let changes = changes.chain(self.rewrites.reverted());
        let mut all = 0;
        for change in changes {
            limits::entries(&change.old)?;
            limits::entries(&change.new)?;
            let seated = change.people.iter();
            for person in seated.flat_map(|people| people.old.iter().chain(&people.new)) {
                short(Part::Name, &person.name)?;
            }
            all += 1 + change.old.len() + change.new.len();
        }
        at_most(Part::Changes, all.max(self.marks.len()))?;
        let points = self
            .scores
            .iter()
            .flat_map(|scores| [scores.players(), scores.ties.len()]);
        for players in points {
            at_most(Part::Players, players)?;
        }
        let typed = self.sheet.iter().flatten();
        at_most(Part::Fields, typed.clone().count())?;
        for (field, text) in typed {
            short(Part::Field, field)?;
            short(Part::Field, text)?;
        }
        Ok(())
    }

    /// Returns the oldest format that can represent the save, so that earlier programs can
    /// read as much as possible.
    fn format(&self) -> u32 {
        let changes = || {
            let rewrites = &self.rewrites;
            rewrites.done().iter().chain(rewrites.reverted())
        };
        let written = changes().flat_map(|change| change.old.iter().chain(&change.new));
        let seated = changes().filter_map(|change| change.people.as_ref());
        let seated = seated.flat_map(|seated| seated.old.iter().chain(&seated.new));
        let people = G::take_people(&mut self.start.clone()).seats;
        let mut people = people.iter().chain(seated);
        let is_later = self.scores.is_some()
            || self
                .log
                .iter()
                .chain(written)
                .any(|entry| !entry.then.is_empty())
            || changes().any(|change| matches!(change.how, How::Seated | How::Stopped))
            || people.any(|person| person.plays == Plays::Nobody);
        match is_later {
            true => VERSION,
            false => VERSION_BEFORE,
        }
    }

    /// Writes the save as RON, for people.
    ///
    /// # Errors
    /// If RON cannot represent a value of this game.
    pub fn to_ron(&self) -> Result<String, SaveError> {
        self.to_text(Format::Ron)
    }

    /// Writes the save as JSON, for programs.
    ///
    /// # Errors
    /// If JSON cannot represent a value of this game.
    pub fn to_json(&self) -> Result<String, SaveError> {
        self.to_text(Format::Json)
    }

    /// Writes the save in either format, with one line per entry of the log.
    ///
    /// # Errors
    /// If the format cannot represent a value of this game.
    pub fn to_text(&self, format: Format) -> Result<String, SaveError> {
        let (open, quote, close) = match format {
            Format::Ron => ("(", "", ")"),
            Format::Json => ("{", "\"", "}"),
        };
        let field = |name| format!("\n    {quote}{name}{quote}: ");

        let mut text = open.to_owned();
        text += &field("studiolo");
        text += &format!("{},", self.format());
        text += &field("game");
        text += &format!("\"{}\",", G::ID);
        text += &field("version");
        text += &format!("{},", G::VERSION);
        text += &field("rules");
        text += &format!("{},", self.rules);
        text += &field("program");
        text += &format!("\"{}\",", env!("CARGO_PKG_VERSION"));
        let mut start = self.start.clone();
        let people = G::take_people(&mut start);
        if !people.seats.is_empty() {
            text += &field("people");
            break_lines(&format.line(&people.seats)?, 1, format, &mut text);
            text += ",";
        }
        if let Some(deal) = people.deal {
            text += &field("deal");
            text += &format!("{deal},");
        }
        if !self.occasion.is_unknown() {
            text += &field("occasion");
            break_lines(&format.line(&self.occasion)?, 1, format, &mut text);
            text += ",";
        }
        if let Some(scores) = &self.scores {
            if let Some(typed) = self.sheet.as_ref().filter(|typed| !typed.is_empty()) {
                text += &field("sheet");
                break_lines(&format.line(typed)?, 1, format, &mut text);
                text += ",";
            }
            text += &field("scores");
            text += &format.line(scores)?;
            text += format.after_last();
            text += "\n";
            text += close;
            text += "\n";
            return Ok(text);
        }
        text += &field("cursor");
        text += &format!("{},", self.cursor);
        if !self.marks.is_empty() {
            text += &field("marks");
            text += &format!("{:?},", self.marks);
        }
        if let Some(typed) = &self.sheet {
            text += &field("sheet");
            break_lines(&format.line(typed)?, 1, format, &mut text);
            text += ",";
        }
        text += &field("start");
        break_lines(&format.line(&start)?, 1, format, &mut text);
        text += ",";
        text += &field("log");
        text += "[";
        for (at, entry) in self.log.iter().enumerate() {
            text += if at == 0 { "\n        " } else { ",\n        " };
            text += &format.line(entry)?;
        }
        if !self.log.is_empty() {
            text += format.after_last();
            text += "\n    ";
        }
        text += "]";
        if !self.rewrites.is_empty() {
            text += ",";
            text += &field("rewrites");
            break_lines(&format.line(&self.rewrites)?, 1, format, &mut text);
        }
        text += format.after_last();
        text += "\n";
        text += close;
        text += "\n";
        Ok(text)
    }

    /// Reads a save. Without a `cursor` it is at the end of the log; a missing `log` (as in
    /// a score sheet) is empty.
    ///
    /// Does not check whether the start and the log are legal.
    ///
    /// # Errors
    /// What is wrong with the text. A version that is too new and a different game are
    /// reported even if the rest makes no sense.
    pub fn parse(text: &str, format: Format) -> Result<Self, SaveError> {
        let text = &*line_ends::of_save(text);
        let found = Found::of(text, format);
        let is_by_scores = found.is_by_scores;
        let header = found.header()?;
        if header.game != G::ID {
            return Err(SaveError::OtherGame {
                found: header.game,
                expected: G::ID,
            });
        }
        if header.version > G::VERSION {
            return Err(SaveError::NewerGame {
                game: G::ID,
                found: header.version,
                supported: G::VERSION,
            });
        }
        let text = whole(text)?;
        // A file typed by hand follows the current rules.
        let rules = if header.format < 3 { 1 } else { G::RULES };
        if is_by_scores {
            return Self::read_scores(text, format);
        }
        match format {
            Format::Ron => Self::read_body::<&ron::value::RawValue>(text, format, rules),
            Format::Json => Self::read_body::<&serde_json::value::RawValue>(text, format, rules),
        }
    }

    fn read_scores(text: &str, format: Format) -> Result<Self, SaveError> {
        let known: Known = format.read(text, PhantomData)?;
        let people = People {
            seats: known.people,
            deal: None,
        };
        let save = Self {
            rules: known.rules.unwrap_or(G::RULES),
            occasion: known.occasion,
            sheet: known.sheet,
            ..Self::of_scores(people, known.scores)?
        };
        save.within_limits()?;
        save.can_be_written_again(text.len(), format)?;
        Ok(save)
    }

    fn read_body<'t, P: Piece<'t>>(
        text: &'t str,
        format: Format,
        rules: u32,
    ) -> Result<Self, SaveError> {
        let body: Body<G::Start, P> = format.read(text, PhantomData)?;
        let mut entry = |piece: P| entries::read(format, text, &piece);
        let log = body.log.into_iter().map(&mut entry);
        let log = log.collect::<Result<Vec<_>, _>>()?;
        let mut start = body.start;
        if body.people.is_some() || body.deal.is_some() {
            let people = People {
                seats: body.people.unwrap_or_default(),
                deal: body.deal,
            };
            G::put_people(&mut start, people);
        }
        let rules = body.rules.unwrap_or(rules);
        // A sheet is still being typed, so the current rules read it.
        if rules < G::RULES && body.sheet.is_none() {
            G::played_by(&mut start, rules);
        }
        let save = Self {
            start,
            cursor: body.cursor.unwrap_or(log.len()),
            log,
            marks: body.marks,
            rewrites: body.rewrites.try_map(entry)?,
            occasion: body.occasion,
            rules,
            sheet: body.sheet,
            scores: None,
        };
        save.within_limits()?;
        save.can_be_written_again(text.len(), format)?;
        Ok(save)
    }

    /// Checks whether a save read from this many bytes can be written again, which takes
    /// more room: each entry gets a line of its own, and characters are written out.
    fn can_be_written_again(&self, read: usize, format: Format) -> Result<(), SaveError> {
        let is_far_from_it = (read * MOST_GROWTH) as u64 <= MAX_BYTES;
        if is_far_from_it || self.to_text(format)?.len() as u64 <= MAX_BYTES {
            return Ok(());
        }
        Err(SaveError::TooBig)
    }

    /// Reads a file of this computer in the [`Format`] given by its name.
    ///
    /// # Errors
    /// If the file cannot be read, is too big or is not text, or as [`Save::parse`].
    pub fn read(path: &Path) -> Result<Self, SaveError> {
        Self::read_from(&System, path)
    }

    /// Reads a file in the [`Format`] given by its name.
    ///
    /// # Errors
    /// As [`Save::read`].
    pub fn read_from(disk: &dyn Disk, path: &Path) -> Result<Self, SaveError> {
        Self::from_bytes(&files::read(disk, path)?, Format::of(path))
    }

    /// Writes a file of this computer in the [`Format`] given by its name. Its directory
    /// must exist. A power cut leaves either the old content or the new; an error leaves
    /// the old.
    ///
    /// # Errors
    /// If the format cannot represent the game or the file cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), SaveError> {
        files::write(&System, path, self.to_text(Format::of(path))?.as_bytes())
    }

    /// Reads a save from the content of a file.
    ///
    /// # Errors
    /// If it is not text, or as [`Save::parse`].
    pub fn from_bytes(bytes: &[u8], format: Format) -> Result<Self, SaveError> {
        Self::parse(&text_of(bytes)?, format)
    }
}

/// The fields of a save. The header has been read before.
#[derive(Deserialize)]
#[serde(rename = "Save", deny_unknown_fields)]
struct Body<S, P> {
    #[serde(rename = "studiolo")]
    _format: IgnoredAny,
    #[serde(rename = "game")]
    _game: IgnoredAny,
    #[serde(rename = "version", default)]
    _version: Option<u32>,
    #[serde(rename = "program", default)]
    _program: Option<String>,
    #[serde(default)]
    rules: Option<u32>,
    #[serde(default)]
    people: Option<Vec<Person>>,
    #[serde(default)]
    deal: Option<u64>,
    #[serde(default)]
    occasion: Occasion,
    #[serde(default)]
    cursor: Option<usize>,
    #[serde(default)]
    marks: Vec<usize>,
    #[serde(default)]
    sheet: Option<BTreeMap<String, String>>,
    start: S,
    #[serde(default = "Vec::new")]
    log: Vec<P>,
    #[serde(default = "Rewrites::default")]
    rewrites: Rewrites<P>,
}

/// The fields of a save of which only the points are known.
#[derive(Deserialize)]
#[serde(rename = "Save", deny_unknown_fields)]
struct Known {
    #[serde(rename = "studiolo")]
    _format: IgnoredAny,
    #[serde(rename = "game")]
    _game: IgnoredAny,
    #[serde(rename = "version", default)]
    _version: Option<u32>,
    #[serde(rename = "program", default)]
    _program: Option<String>,
    #[serde(default)]
    rules: Option<u32>,
    #[serde(default)]
    people: Vec<Person>,
    #[serde(default)]
    occasion: Occasion,
    #[serde(default)]
    sheet: Option<BTreeMap<String, String>>,
    scores: Scores,
}
