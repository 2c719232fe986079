//! Save files: what a game looks like on disk, and how it gets there and back
//! without anything being lost.
//!
//! A file holds a header, the start, the log with one entry a line, and the
//! cursor; positions are never saved. A file is replaced as a whole or not at
//! all, and one that cannot be read is never overwritten. `docs/saves.md` tells
//! what stands in it and what is promised.

use std::collections::BTreeMap;
use std::io;
use std::marker::PhantomData;
use std::path::{Path, PathBuf};

use ron::extensions::Extensions;
use ron::ser::PrettyConfig;
use serde::de::{DeserializeOwned, DeserializeSeed, IgnoredAny};
use serde::{Deserialize, Serialize};

use super::disk::{Disk, System};
use super::entries::{self, Piece};
pub use super::errors::{Thing, Wrong};
use super::errors::{entry_at, harmless_text, of_json, of_ron};
use super::files;
use super::header::{Found, whole};
use super::limits::TooMuch;
use super::line_ends;
use crate::log::history::Rewrites;
use crate::{Entry, Game, Occasion, People, Person, Session};

/// The format of save files written here, and the newest that is read.
///
/// The first had no version of the game and no people in its header, and no
/// entries that are more than a command; the second said nothing about the evening
/// and the version of the rules.
pub const VERSION: u32 = 3;

/// The size of the largest file that is read or written, in bytes. A long game
/// takes a hundredth of it.
pub const MAX_BYTES: u64 = 4 << 20;
/// How many times as long a save is at most when it is written again.
const MOST_GROWTH: usize = 8;

/// A line of the start that would be longer than this, in bytes, is broken up.
const LINE: usize = 100;

/// Why a save cannot be read or written, as facts; `words` has the sentences.
#[derive(Debug, thiserror::Error)]
#[error("{self:?}")]
pub enum SaveError {
    /// The system does not let us read the file.
    Read {
        /// The file or directory.
        path: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// The system does not let us write the file. What was in it still is.
    Write {
        /// The file.
        path: PathBuf,
        /// What the system says.
        reason: io::Error,
    },
    /// A pipe, a device, a directory.
    NotAFile {
        /// What is none.
        path: PathBuf,
    },
    /// Another window or program has the file open.
    InUse {
        /// The file.
        path: PathBuf,
    },
    /// The file is larger than [`MAX_BYTES`].
    TooBig,
    /// A part of the save exceeds its limit.
    TooMuch(#[from] TooMuch),
    /// There is nothing in the file.
    Empty,
    /// The file is not UTF-8, or has NUL bytes in it.
    NotText,
    /// Well-formed, but without the two fields every save has.
    NotASave,
    /// The text is not what a save of this game looks like.
    Syntax {
        /// From 1.
        line: usize,
        /// From 1.
        column: usize,
        /// The entry of the log it is in, from 1, if it is in one.
        entry: Option<usize>,
        /// What stands there and what should.
        wrong: Wrong,
    },
    /// The text is not what the notation of the game looks like.
    Notation {
        /// What is wrong and where, in a sentence of whoever read it.
        wrong: String,
    },
    /// A later version of the program wrote the file.
    Newer {
        /// The version of the file.
        found: u64,
        /// The newest we know.
        supported: u32,
    },
    /// A later version of the game wrote the file.
    NewerGame {
        /// The game.
        game: &'static str,
        /// The version of the file.
        found: u32,
        /// The newest we know.
        supported: u32,
    },
    /// The file is a save of another game.
    OtherGame {
        /// The game of the file.
        found: String,
        /// The game one wanted to read.
        expected: &'static str,
    },
    /// Another window or program wrote the file since we last did or read it.
    ChangedElsewhere {
        /// The file.
        path: PathBuf,
    },
    /// The game has a value that the format cannot hold.
    Unwritable {
        /// What the format says.
        reason: String,
    },
}

impl SaveError {
    fn syntax(text: &str, line: usize, column: usize, wrong: Wrong) -> Self {
        // serde_json counts columns from 0 at the start of a line.
        let (line, column) = (line.max(1), column.max(1));
        Self::Syntax {
            line,
            column,
            entry: entry_at(text, line, column),
            wrong,
        }
    }

    fn unwritable(reason: impl ToString) -> Self {
        Self::Unwritable {
            reason: harmless_text(&reason.to_string()),
        }
    }

    pub(crate) fn read(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        |reason| Self::Read { path, reason }
    }

    pub(crate) fn write(path: &Path) -> impl FnOnce(io::Error) -> Self {
        let path = path.to_owned();
        |reason| Self::Write { path, reason }
    }
}

/// How a save is written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For people; see <https://github.com/ron-rs/ron>. Optional values stand
    /// without `Some`.
    Ron,
    /// For programs.
    Json,
}

impl Format {
    /// The format of a file of this name: JSON if it ends in `.json`, else RON.
    #[must_use]
    pub fn of(path: &Path) -> Self {
        match path.extension() {
            Some(ending) if ending.eq_ignore_ascii_case("json") => Self::Json,
            _ => Self::Ron,
        }
    }

    fn ron() -> ron::Options {
        // Hand-typed files need no `Some(..)`. The limit on nesting is ron's
        // own; it keeps hostile files from the end of the stack.
        ron::Options::default().with_default_extension(Extensions::IMPLICIT_SOME)
    }

    /// What a text says that is in a file of its own beside the games.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn value<T: DeserializeOwned>(self, text: &str) -> Result<T, SaveError> {
        self.read(&line_ends::of_save(text), PhantomData)
    }

    /// The value that `seed` makes of the whole text.
    pub(super) fn read<'de, S: DeserializeSeed<'de>>(
        self,
        text: &'de str,
        seed: S,
    ) -> Result<S::Value, SaveError> {
        self.read_part(text, text, seed)
    }

    /// The value of a piece of `text`.
    pub(super) fn read_piece<T: DeserializeOwned>(
        self,
        text: &str,
        piece: &str,
    ) -> Result<T, SaveError> {
        self.read_part(text, piece, PhantomData)
    }

    /// The value that `seed` makes of a part of `text`, of which the places in
    /// errors are.
    fn read_part<'de, S: DeserializeSeed<'de>>(
        self,
        text: &str,
        part: &'de str,
        seed: S,
    ) -> Result<S::Value, SaveError> {
        match self {
            Self::Ron => Self::ron().from_str_seed(part, seed).map_err(|e| {
                let place = (e.span.start.line, e.span.start.col);
                let (line, column) = place_in(text, part, place);
                let (line, column) = next_visible(text, line, column);
                SaveError::syntax(text, line, column, of_ron(&e.code))
            }),
            Self::Json => {
                let mut json = serde_json::Deserializer::from_str(part);
                let value = seed.deserialize(&mut json);
                value
                    .and_then(|value| json.end().map(|()| value))
                    .map_err(|e| {
                        let (line, column) = (e.line(), e.column());
                        let reason = e.to_string();
                        let place = format!(" at line {line} column {column}");
                        let reason = reason.strip_suffix(&place).unwrap_or(&reason);
                        let place = (line, characters(part, line, column));
                        let (line, column) = place_in(text, part, place);
                        SaveError::syntax(text, line, column, of_json(reason))
                    })
            }
        }
    }

    /// The value on one line.
    fn line<T: Serialize>(self, value: &T) -> Result<String, SaveError> {
        match self {
            Self::Ron => {
                let one_line = PrettyConfig::new()
                    .compact_arrays(true)
                    .compact_structs(true)
                    .compact_maps(true);
                Self::ron()
                    .to_string_pretty(value, one_line)
                    .map_err(SaveError::unwritable)
            }
            Self::Json => {
                let mut line = Vec::new();
                let mut json = serde_json::Serializer::with_formatter(&mut line, Spaced);
                value.serialize(&mut json).map_err(SaveError::unwritable)?;
                String::from_utf8(line).map_err(SaveError::unwritable)
            }
        }
    }

    /// What stands after the last item of a list that is broken into lines.
    fn after_last(self) -> &'static str {
        match self {
            Self::Ron => ",",
            Self::Json => "",
        }
    }
}

/// A place (line and column from 1) in a part of `text`, as one in `text`.
fn place_in(text: &str, part: &str, (line, column): (usize, usize)) -> (usize, usize) {
    let before = part.as_ptr().addr().checked_sub(text.as_ptr().addr());
    let before = before.and_then(|before| text.get(..before)).unwrap_or("");
    let lines = before.matches('\n').count();
    let last = before.rsplit('\n').next().unwrap_or("");
    match line {
        0 | 1 => (lines + 1, last.chars().count() + column),
        line => (lines + line, column),
    }
}

/// The place of the first character from there on that one can see, as ron
/// points at the blank space before what it does not like.
fn next_visible(text: &str, line: usize, column: usize) -> (usize, usize) {
    let skipped = line.saturating_sub(1);
    for (n, content) in text.split('\n').enumerate().skip(skipped) {
        let before = if n == skipped {
            column.saturating_sub(1)
        } else {
            0
        };
        let mut rest = content.chars().enumerate().skip(before);
        if let Some((at, _)) = rest.find(|(_, c)| !c.is_whitespace()) {
            return (n + 1, at + 1);
        }
    }
    (line, column)
}

/// A column that `serde_json` counted in bytes, counted in characters.
fn characters(text: &str, line: usize, bytes: usize) -> usize {
    let content = text.split('\n').nth(line.saturating_sub(1)).unwrap_or("");
    content[..content.floor_char_boundary(bytes)]
        .chars()
        .count()
}

/// JSON on one line, with a space after commas and colons.
struct Spaced;

impl serde_json::ser::Formatter for Spaced {
    fn begin_array_value<W: ?Sized + io::Write>(
        &mut self,
        to: &mut W,
        first: bool,
    ) -> io::Result<()> {
        to.write_all(if first { b"" } else { b", " })
    }

    fn begin_object_key<W: ?Sized + io::Write>(
        &mut self,
        to: &mut W,
        first: bool,
    ) -> io::Result<()> {
        to.write_all(if first { b"" } else { b", " })
    }

    fn begin_object_value<W: ?Sized + io::Write>(&mut self, to: &mut W) -> io::Result<()> {
        to.write_all(b": ")
    }
}

/// A game as it is saved: a start that may be illegal, a log that may be
/// broken, and how many of its entries are on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct Save<G: Game> {
    /// Where the game began.
    pub start: G::Start,
    /// What was decided since, with what was taken back but not replaced.
    pub log: Vec<Entry<G::Command>>,
    /// How many entries have been played. May be larger than it can be.
    pub cursor: usize,
    /// After how many entries something that had been seen was taken back.
    pub marks: Vec<usize>,
    /// Changes of the past that can be taken back, and those that were.
    pub rewrites: Rewrites<Entry<G::Command>>,
    /// When and where it was played.
    pub occasion: Occasion,
    /// The version of the rules it was played by ([`Game::RULES`]).
    pub rules: u32,
    /// If it is a sheet on which the start is still being typed: what stands in
    /// fields of it without being a number, by the names of the fields.
    pub sheet: Option<BTreeMap<String, String>>,
}

impl<G: Game> Save<G> {
    /// What of a session is saved.
    #[must_use]
    pub fn from_session(session: &Session<G>) -> Self {
        Self {
            start: session.start().clone(),
            log: session.log().to_vec(),
            cursor: session.cursor(),
            marks: session.marks().collect(),
            rewrites: session.rewrites().clone(),
            occasion: session.occasion().clone(),
            rules: G::RULES,
            sheet: None,
        }
    }

    /// A sheet on which a start is being typed, with what stands in its fields
    /// and is no number.
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
        }
    }

    /// The session, as [`Session::restore`] makes it. What an earlier version of the
    /// rules allowed, and the rules refuse now, is kept as an exception.
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

    /// The save as RON, for people.
    ///
    /// # Errors
    /// If RON cannot hold a value of this game.
    pub fn to_ron(&self) -> Result<String, SaveError> {
        self.to_text(Format::Ron)
    }

    /// The save as JSON, for programs.
    ///
    /// # Errors
    /// If JSON cannot hold a value of this game.
    pub fn to_json(&self) -> Result<String, SaveError> {
        self.to_text(Format::Json)
    }

    /// The save in either format, one entry of the log a line.
    ///
    /// # Errors
    /// If the format cannot hold a value of this game.
    pub fn to_text(&self, format: Format) -> Result<String, SaveError> {
        let (open, quote, close) = match format {
            Format::Ron => ("(", "", ")"),
            Format::Json => ("{", "\"", "}"),
        };
        let field = |name| format!("\n    {quote}{name}{quote}: ");

        let mut text = open.to_owned();
        text += &field("studiolo");
        text += &format!("{VERSION},");
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

    /// Reads a save. Without a `cursor` it stands at the end of the log, and
    /// without a `log` (a score sheet has none) that is empty.
    ///
    /// Whether the start and the log are legal is not looked at here.
    ///
    /// # Errors
    /// What is wrong with the text. A version that is too new and another game
    /// are told even if the rest makes no sense.
    pub fn parse(text: &str, format: Format) -> Result<Self, SaveError> {
        let text = &*line_ends::of_save(text);
        let header = Found::of(text, format).header()?;
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
        // Whoever types a file means the rules of today.
        let rules = if header.format < 3 { 1 } else { G::RULES };
        match format {
            Format::Ron => Self::read_body::<&ron::value::RawValue>(text, format, rules),
            Format::Json => Self::read_body::<&serde_json::value::RawValue>(text, format, rules),
        }
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
        // A sheet is still being typed: the rules of today read it.
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
        };
        save.within_limits()?;
        save.can_be_written_again(text.len(), format)?;
        Ok(save)
    }

    /// Whether what was read of so many bytes can be written again, which takes more room:
    /// each entry has a line of its own, and signs are written out.
    fn can_be_written_again(&self, read: usize, format: Format) -> Result<(), SaveError> {
        let is_far_from_it = (read * MOST_GROWTH) as u64 <= MAX_BYTES;
        if is_far_from_it || self.to_text(format)?.len() as u64 <= MAX_BYTES {
            return Ok(());
        }
        Err(SaveError::TooBig)
    }

    /// Reads a file of this computer in the [`Format`] its name says.
    ///
    /// # Errors
    /// If the file cannot be read, is too big, is not text, or as
    /// [`Save::parse`].
    pub fn read(path: &Path) -> Result<Self, SaveError> {
        Self::read_from(&System, path)
    }

    /// Reads a file in the [`Format`] its name says.
    ///
    /// # Errors
    /// As [`Save::read`].
    pub fn read_from(disk: &dyn Disk, path: &Path) -> Result<Self, SaveError> {
        Self::from_bytes(&files::read(disk, path)?, Format::of(path))
    }

    /// Writes a file of this computer in the [`Format`] its name says. Its
    /// directory has to be there. After a power cut the old content is there or the new, and after
    /// an error the old.
    ///
    /// # Errors
    /// If the format cannot hold the game or the file cannot be written.
    pub fn write(&self, path: &Path) -> Result<(), SaveError> {
        files::write(&System, path, self.to_text(Format::of(path))?.as_bytes())
    }

    /// The save in a file that has been read.
    ///
    /// # Errors
    /// If it is not text, or as [`Save::parse`].
    pub fn from_bytes(bytes: &[u8], format: Format) -> Result<Self, SaveError> {
        let text = str::from_utf8(bytes).map_err(|_| SaveError::NotText)?;
        Self::parse(text, format)
    }
}

/// Appends one line of RON or JSON to `out`, where it stands `depth` steps in;
/// a bracket that does not fit on its line gets one line for each item.
fn break_lines(line: &str, depth: usize, format: Format, out: &mut String) {
    let fits = 4 * depth + line.len() <= LINE;
    let Some((before, items, after)) = (!fits).then(|| last_bracket(line)).flatten() else {
        out.push_str(line);
        return;
    };
    out.push_str(before);
    let new_line = |out: &mut String, depth| {
        out.push('\n');
        (0..depth).for_each(|_| out.push_str("    "));
    };
    for (n, item) in items.iter().enumerate() {
        if n > 0 {
            out.push(',');
        }
        new_line(out, depth + 1);
        break_lines(item.trim_start(), depth + 1, format, out);
    }
    out.push_str(format.after_last());
    new_line(out, depth);
    out.push_str(after);
}

/// The bracket that ends the line, if one does and it is not empty: what stands
/// before its content, its items, and what stands after.
fn last_bracket(line: &str) -> Option<(&str, Vec<&str>, &str)> {
    let mut depth = 0usize;
    let (mut start, mut end) = (0, 0);
    let mut commas = Vec::new();
    let mut quote = None;
    let mut chars = line.char_indices();
    while let Some((at, c)) = chars.next() {
        match (c, quote) {
            ('\\', Some(_)) => {
                chars.next();
            }
            (_, Some(q)) if c == q => quote = None,
            (_, Some(_)) => {}
            ('"' | '\'', None) => quote = Some(c),
            ('(' | '[' | '{', None) => {
                if depth == 0 {
                    start = at + 1;
                    commas.clear();
                }
                depth += 1;
            }
            (')' | ']' | '}', None) => {
                depth = depth.saturating_sub(1);
                end = at;
            }
            (',', None) if depth == 1 => commas.push(at),
            _ => {}
        }
    }
    if start >= end || end + 1 != line.len() {
        return None;
    }
    let mut items = Vec::new();
    let mut from = start;
    for comma in commas {
        items.push(&line[from..comma]);
        from = comma + 1;
    }
    items.push(&line[from..end]);
    Some((&line[..start], items, &line[end..]))
}

/// What stands in a save. What the header tells has been looked at before.
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
