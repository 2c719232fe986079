//! The tags above a log, as in chess: `[Players "Anna", "Ben"]`. This module splits and
//! writes them, and reads what they say about the evening; everything else belongs to the
//! game.

use std::borrow::Cow;
use std::ops::Range;
use std::str::FromStr;

use jiff::Timestamp;
use serde_json::Value;

use super::fields;
use super::tokens::{is_dash, is_quote, plain, quotation, quoted, unescaped};
use crate::clock;
use table::save::line_ends;
use table::{Occasion, Origin};

/// The word after the origin of a branch that is only a try.
const TRY: &str = "try";

/// The greatest width of a line of texts.
pub(crate) const WIDTH: usize = 96;

pub(crate) const GAME: &str = "game";
pub(crate) const NOTATION: &str = "notation";
pub(crate) const VERSION_OF_GAME: &str = "version";
pub(crate) const RULES: &str = "rules";
pub(crate) const PLAYERS: &str = "players";
pub(crate) const BOTS: &str = "bots";
pub(crate) const COLOURS: &str = "colours";
pub(crate) const DEAL: &str = "deal";
pub(crate) const BEGUN: &str = "begun";
pub(crate) const ENDED: &str = "ended";
pub(crate) const OFFSET: &str = "offset";
pub(crate) const IDENTITY: &str = "identity";
pub(crate) const KNOWN: &str = "known";
pub(crate) const PLACE: &str = "place";
pub(crate) const TAGS: &str = "tags";
pub(crate) const NOTE: &str = "note";
pub(crate) const ORIGIN: &str = "origin";
pub(crate) const OPTIONS: &str = "options";
pub(crate) const EDITION: &str = "edition";
pub(crate) const START: &str = "start";
pub(crate) const CURSOR: &str = "cursor";
pub(crate) const MARKS: &str = "marks";
pub(crate) const SHEET: &str = "sheet";

/// A tag, its content, and where it is.
#[derive(Debug)]
pub(crate) struct Tag<'t> {
    pub(crate) name: &'t str,
    pub(crate) at: usize,
    pub(crate) items: Vec<Text<'t>>,
    fields: Option<Value>,
}

/// A text in a tag.
#[derive(Clone, Debug)]
pub(crate) struct Text<'t> {
    pub(crate) text: Cow<'t, str>,
    pub(crate) at: usize,
}

/// An error in a tag, and where it is in bytes from the beginning of the text.
#[derive(Debug)]
pub(crate) struct Bad {
    pub(crate) at: usize,
    pub(crate) why: BadTag,
}

/// An error in a tag.
#[derive(Debug)]
pub(crate) enum BadTag {
    /// A text or the tag is not closed.
    Unclosed,
    /// The number of texts is wrong.
    Items(String),
    /// The fields in it are not those of a save.
    Fields(String),
    /// This is not a point in time.
    Moment(String),
}

/// A text, split into tags and lines.
pub(crate) struct Parts<'t> {
    pub(crate) tags: Vec<Tag<'t>>,
    /// The ranges of the lines of the log.
    pub(crate) entries: Vec<Range<usize>>,
}

impl<'t> Parts<'t> {
    pub(crate) fn of(text: &'t str) -> Result<Self, Bad> {
        let mut parts = Self {
            tags: Vec::new(),
            entries: Vec::new(),
        };
        let mut at = if text.starts_with('\u{feff}') { 3 } else { 0 };
        while at < text.len() {
            let rest = &text[at..];
            let trimmed = rest.trim_start();
            at += rest.len() - trimmed.len();
            let line = trimmed.find('\n').unwrap_or(trimmed.len());
            match trimmed.chars().next() {
                None => break,
                Some('#') => at += line,
                Some('[') => {
                    let (tag, end) = tag(text, at)?;
                    parts.tags.push(tag);
                    at = end;
                }
                Some(_) => {
                    parts.entries.push(at..at + line);
                    at += line;
                }
            }
        }
        Ok(parts)
    }
}

/// Reads the tag that begins at this place, and returns where it ends.
fn tag(text: &str, begin: usize) -> Result<(Tag<'_>, usize), Bad> {
    let bad = |at, why| Bad { at, why };
    let unclosed = || bad(begin, BadTag::Unclosed);
    let mut at = begin + 1;
    let skip = |at: &mut usize| {
        let rest = &text[*at..];
        *at += rest.len() - rest.trim_start().len();
    };
    skip(&mut at);
    let is_name = |sign: char| sign.is_alphanumeric() || sign == '_' || is_dash(sign);
    let length = text[at..]
        .find(|sign| !is_name(sign))
        .ok_or_else(unclosed)?;
    let mut tag = Tag {
        name: &text[at..at + length],
        at,
        items: Vec::new(),
        fields: None,
    };
    at += length;
    loop {
        skip(&mut at);
        let rest = &text[at..];
        match rest.chars().next() {
            None => return Err(unclosed()),
            Some(']') => return Ok((tag, at + 1)),
            Some(',') => at += 1,
            Some(sign) if is_quote(sign) => {
                let found = quotation(rest);
                let found = found.and_then(|found| Some((found.inner, found.end?)));
                let (inner, end) = found.ok_or_else(|| bad(at, BadTag::Unclosed))?;
                let (raw, begin) = (&rest[inner.clone()], at + inner.start);
                let text = match raw.contains('\\') {
                    true => Cow::Owned(unescaped(raw)),
                    false => Cow::Borrowed(raw),
                };
                tag.items.push(Text { text, at: begin });
                at += end;
            }
            Some('{') => {
                let mut fields = serde_json::Deserializer::from_str(rest).into_iter::<Value>();
                match fields.next() {
                    Some(Ok(value)) => tag.fields = Some(value),
                    Some(Err(error)) => return Err(bad(at, BadTag::Fields(error.to_string()))),
                    None => return Err(unclosed()),
                }
                at += fields.byte_offset();
            }
            // Without quotation marks, a text ends at the end of the line.
            Some(_) => {
                let length = rest.find([',', ']', '\n']).ok_or_else(unclosed)?;
                tag.items.push(Text {
                    text: Cow::Borrowed(rest[..length].trim_end()),
                    at,
                });
                at += length;
            }
        }
    }
}

impl Tag<'_> {
    /// Creates the error that its texts are wrong.
    pub(crate) fn bad_items(&self) -> Bad {
        let why = BadTag::Items(self.name.to_owned());
        Bad { at: self.at, why }
    }

    /// Returns the only text in it.
    pub(crate) fn only(&self) -> Result<&Text<'_>, Bad> {
        match self.items.as_slice() {
            [one] => Ok(one),
            _ => Err(self.bad_items()),
        }
    }

    pub(crate) fn texts(&self) -> impl Iterator<Item = String> + '_ {
        self.items.iter().map(|item| item.text.clone().into_owned())
    }

    /// Returns the fields in it.
    pub(crate) fn all_fields(&self) -> Result<Value, Bad> {
        self.fields.clone().ok_or_else(|| self.bad_items())
    }

    /// Creates the error that its fields are not those of a save.
    pub(crate) fn bad_fields(&self, error: String) -> Bad {
        let why = BadTag::Fields(error);
        Bad { at: self.at, why }
    }

    /// Returns a value of a type that saves contain, from its fields.
    pub(crate) fn typed<T: serde::de::DeserializeOwned>(&self) -> Result<T, Bad> {
        fields::read(&self.all_fields()?).map_err(|error| self.bad_fields(error))
    }
}

/// Returns the tag with this name.
pub(crate) fn called<'a, 't>(tags: &'a [Tag<'t>], name: &str) -> Option<&'a Tag<'t>> {
    tags.iter().find(|tag| plain(tag.name) == plain(name))
}

/// Returns the value in a tag, if there is one.
fn parsed<T: FromStr>(tags: &[Tag<'_>], name: &str) -> Result<Option<T>, Bad> {
    let Some(tag) = called(tags, name) else {
        return Ok(None);
    };
    let item = tag.only()?;
    let wrong = |_| Bad {
        at: item.at,
        ..tag.bad_items()
    };
    item.text.parse().map(Some).map_err(wrong)
}

/// Reads what tags say about the evening.
pub(crate) fn occasion(tags: &[Tag<'_>]) -> Result<Occasion, Bad> {
    let said = |name| match called(tags, name) {
        None => Ok(String::new()),
        Some(tag) => tag.only().map(|item| item.text.clone().into_owned()),
    };
    let all_tags = called(tags, TAGS).into_iter();
    let known = called(tags, KNOWN).into_iter();
    let offset = parsed(tags, OFFSET)?;
    let begun = moment(tags, BEGUN, offset, None)?;
    let ended = moment(tags, ENDED, offset, begun.as_ref())?;
    let by_clock = begun.as_ref().filter(|begun| begun.is_by_clock);
    let here = by_clock.map(|begun| clock::offset_here(begun.moment));
    Ok(Occasion {
        begun: begun.map(|begun| begun.moment),
        ended: ended.map(|ended| ended.moment),
        offset: offset.or(here),
        identity: said(IDENTITY)?,
        known: known.flat_map(Tag::texts).collect(),
        place: said(PLACE)?,
        tags: all_tags.flat_map(Tag::texts).collect(),
        note: said(NOTE)?,
        origin: called(tags, ORIGIN).map(origin).transpose()?,
        ..Occasion::default()
    })
}

/// A point in time, and whether it is written in local time.
struct Moment {
    moment: Timestamp,
    is_by_clock: bool,
}

/// Reads the point in time in a tag: as programs write it, `2026-11-20T18:30:00Z`, or as
/// people do, `20.11.2026 19:30`; for the end the time alone is enough.
fn moment(
    tags: &[Tag<'_>],
    name: &str,
    offset: Option<i16>,
    begun: Option<&Moment>,
) -> Result<Option<Moment>, Bad> {
    let Some(tag) = called(tags, name) else {
        return Ok(None);
    };
    let item = tag.only()?;
    if let Ok(moment) = item.text.parse() {
        return Ok(Some(Moment {
            moment,
            is_by_clock: false,
        }));
    }
    let by_clock = match (clock::read_day_and_time(&item.text), begun) {
        (Some((day, time)), _) => clock::moment_of(day, time, offset),
        (None, Some(begun)) => clock::read_time(&item.text)
            .filter(|_| item.text.contains([':', '.']))
            .and_then(|time| clock::next_at(begun.moment, time, offset)),
        (None, None) => None,
    };
    let by_clock = by_clock.map(|moment| Moment {
        moment,
        is_by_clock: true,
    });
    by_clock.map(Some).ok_or_else(|| Bad {
        at: item.at,
        why: BadTag::Moment(item.text.clone().into_owned()),
    })
}

/// Reads `[Origin "games/evening.ron", "94", "try"]`.
fn origin(tag: &Tag<'_>) -> Result<Origin, Bad> {
    let said: Vec<String> = tag.texts().collect();
    let (file, entry, is_try) = match said.as_slice() {
        [file, entry] => (file, entry, false),
        [file, entry, word] if word.eq_ignore_ascii_case(TRY) => (file, entry, true),
        _ => return Err(tag.bad_items()),
    };
    Ok(Origin {
        file: file.clone(),
        entry: entry.parse().map_err(|_| tag.bad_items())?,
        is_try,
    })
}

/// Writes what tags say about the evening.
pub(crate) fn write_occasion(head: &mut String, occasion: &Occasion) {
    let begun = occasion.begun.map(|begun| begun.to_string());
    put_if(head, BEGUN, begun.as_slice());
    let ended = occasion.ended.map(|ended| ended.to_string());
    put_if(head, ENDED, ended.as_slice());
    let offset = occasion.offset.map(|offset| offset.to_string());
    put_if(head, OFFSET, offset.as_slice());
    let said = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
    put_if(head, IDENTITY, said(&occasion.identity).as_slice());
    put_if(head, KNOWN, &occasion.known);
    put_if(head, PLACE, said(&occasion.place).as_slice());
    let tags: Vec<String> = occasion.tags.iter().cloned().collect();
    put_if(head, TAGS, &tags);
    put_if(head, NOTE, said(&occasion.note).as_slice());
    if let Some(origin) = &occasion.origin {
        let mut items = vec![origin.file.clone(), origin.entry.to_string()];
        if origin.is_try {
            items.push(TRY.to_owned());
        }
        put(head, ORIGIN, &items);
    }
}

/// Writes a tag with these texts, if there are any.
pub(crate) fn put_if(head: &mut String, name: &str, items: &[String]) {
    if !items.is_empty() {
        put(head, name, items);
    }
}

/// Writes a tag with these texts, as many per line as fit.
pub(crate) fn put(head: &mut String, name: &str, items: &[String]) {
    let name = capital(name);
    let items: Vec<String> = items.iter().map(|item| quoted(item)).collect();
    let long = |text: &str| text.chars().count();
    let line = format!("[{name} {}]\n", items.join(", "));
    if items.is_empty() || items.len() == 1 || long(&line) <= WIDTH {
        let line = line.replacen(" ]", "]", usize::from(items.is_empty()));
        return head.push_str(&line);
    }
    let mut lines = vec![format!("[{name}")];
    let mut room = 0;
    for (at, item) in items.iter().enumerate() {
        let end = if at + 1 < items.len() { "," } else { "]" };
        match lines.last_mut() {
            Some(line) if long(item) + 2 <= room => {
                line.push_str(&format!(" {item}{end}"));
                room -= long(item) + 2;
            }
            _ => {
                lines.push(format!("    {item}{end}"));
                room = WIDTH.saturating_sub(long(item) + 5);
            }
        }
    }
    head.push_str(&lines.join("\n"));
    head.push('\n');
}

/// Writes a tag with this text.
pub(crate) fn put_one(head: &mut String, name: &str, item: impl ToString) {
    put(head, name, &[item.to_string()]);
}

/// Writes a tag with fields, as in saves.
pub(crate) fn put_fields(head: &mut String, name: &str, fields: &Value) {
    head.push_str(&format!("[{} {}]\n", capital(name), in_lines(fields, 1)));
}

/// Writes fields, one per line, at this depth.
fn in_lines(value: &Value, depth: usize) -> String {
    let Value::Object(fields) = value else {
        return value.to_string();
    };
    let line = value.to_string();
    if fields.len() < 2 || line.chars().count() < WIDTH / 2 {
        return line;
    }
    let indent = "    ".repeat(depth);
    let fields = fields.iter();
    let fields = fields.map(|(name, value)| {
        let name = Value::String(name.clone());
        format!("{indent}{name}: {}", in_lines(value, depth + 1))
    });
    let fields: Vec<String> = fields.collect();
    format!("{{\n{}}}", fields.join(",\n"))
}

/// Returns the name of a tag in its written form.
pub(crate) fn capital(name: &str) -> String {
    let mut letters = name.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}

/// Returns the game that a text in a notation names, if any.
#[must_use]
pub fn game_of(text: &str) -> Option<String> {
    let text = &*line_ends::in_lines(text);
    let parts = Parts::of(text).ok()?;
    let tag = called(&parts.tags, GAME)?;
    tag.texts().next()
}
