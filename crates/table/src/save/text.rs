//! A save as text, in RON or JSON: how values are read, with the places of errors, and how
//! they are broken into lines.

use std::io;
use std::marker::PhantomData;
use std::path::Path;

use serde::Serialize;
use serde::de::{DeserializeOwned, DeserializeSeed};

use super::errors::{SaveError, of_json, of_ron};
use super::line_ends;
use super::ron::{in_a_line, options};

/// The longest line of the start, in bytes; longer ones are broken up.
const LINE: usize = 100;

/// The text format of a save.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For people; see <https://github.com/ron-rs/ron>. Optional values are written without
    /// `Some`.
    Ron,
    /// For programs.
    Json,
}

impl Format {
    /// Returns the format given by a file name: JSON if it ends in `.json`, otherwise RON.
    #[must_use]
    pub fn of(path: &Path) -> Self {
        match path.extension() {
            Some(ending) if ending.eq_ignore_ascii_case("json") => Self::Json,
            _ => Self::Ron,
        }
    }

    /// Reads the text of a file that is not a game.
    ///
    /// # Errors
    /// What is wrong with it, and where.
    pub fn value<T: DeserializeOwned>(self, text: &str) -> Result<T, SaveError> {
        self.read(&line_ends::of_save(text), PhantomData)
    }

    /// Reads the whole text into the value that `seed` makes of it.
    pub(super) fn read<'de, S: DeserializeSeed<'de>>(
        self,
        text: &'de str,
        seed: S,
    ) -> Result<S::Value, SaveError> {
        self.read_part(text, text, seed)
    }

    /// Reads the value of a piece of `text`.
    pub(super) fn read_piece<T: DeserializeOwned>(
        self,
        text: &str,
        piece: &str,
    ) -> Result<T, SaveError> {
        self.read_part(text, piece, PhantomData)
    }

    /// Reads the value that `seed` makes of a part of `text`. The places in errors refer to
    /// `text`.
    fn read_part<'de, S: DeserializeSeed<'de>>(
        self,
        text: &str,
        part: &'de str,
        seed: S,
    ) -> Result<S::Value, SaveError> {
        match self {
            Self::Ron => options().from_str_seed(part, seed).map_err(|e| {
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

    /// Writes the value on one line.
    pub(super) fn line<T: Serialize>(self, value: &T) -> Result<String, SaveError> {
        match self {
            Self::Ron => in_a_line(value).map_err(SaveError::unwritable),
            Self::Json => {
                let mut line = Vec::new();
                let mut json = serde_json::Serializer::with_formatter(&mut line, Spaced);
                value.serialize(&mut json).map_err(SaveError::unwritable)?;
                String::from_utf8(line).map_err(SaveError::unwritable)
            }
        }
    }

    /// Returns what follows the last item of a list that is broken into lines.
    pub(super) fn after_last(self) -> &'static str {
        match self {
            Self::Ron => ",",
            Self::Json => "",
        }
    }
}

/// Converts a place (line and column from 1) in a part of `text` to a place in `text`.
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

/// Returns the place of the first visible character from there on, because ron points at
/// the white space before an error.
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

/// Converts a column that `serde_json` counted in bytes to characters.
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

/// Appends one line of RON or JSON to `out` at an indentation of `depth` steps. A bracket
/// that does not fit on its line gets one line per item.
pub(super) fn break_lines(line: &str, depth: usize, format: Format, out: &mut String) {
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

/// Finds the bracket that ends the line, if there is one and it is not empty. Returns what
/// comes before its content, its items, and what comes after.
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
