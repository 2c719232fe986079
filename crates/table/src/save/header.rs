//! What the first lines of a save tell: which game it is, of which version, and
//! who plays. They are read without knowing the game, and before the rest makes
//! any sense.

use std::path::Path;

use serde::Deserialize;
use serde::de::{DeserializeSeed, Deserializer, Error as _, IgnoredAny, MapAccess, Visitor};

use super::disk::Disk;
use super::encoding::{begin_of, text_of};
use super::errors::{SaveError, harmless_text};
use super::files;
use super::line_ends;
use super::text::Format;
use crate::{Occasion, People, Person};

/// The format of save files written here, and the newest that is read.
///
/// The first had no version of the game and no people in its header, and no
/// entries that are more than a command; the second said nothing about the evening
/// and the version of the rules; in the third nobody came or went, no table stopped, and
/// there were no games of which only the points are known. A file without these is of the
/// third still.
pub const VERSION: u32 = 4;

/// The format of such a file.
pub(super) const VERSION_BEFORE: u32 = 3;

/// So much of a file is read for its header, in bytes: some hundred are enough for
/// five people. Where it is longer, the whole file is read.
pub const HEAD: u64 = 1024;

/// What every save tells of itself, whatever game it is of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The format of the file (1 to [`VERSION`]).
    pub format: u32,
    /// The game, as [`Game::ID`](crate::Game::ID) names it.
    pub game: String,
    /// The version of the game's starts and commands.
    pub version: u32,
    /// The version of the program that wrote the file; nothing if a person did, or
    /// a program of the first format.
    pub program: Option<String>,
    /// The version of the rules it was played by ([`Game::RULES`](crate::Game::RULES)).
    pub rules: u32,
    /// Who plays. Nobody is named before the start in a file of the first format.
    pub people: People,
    /// When and where it was played.
    pub occasion: Occasion,
}

impl Header {
    /// Reads no more of a text than stands before its start.
    ///
    /// # Errors
    /// If the text is no save, or is of a later format.
    pub fn parse(text: &str, format: Format) -> Result<Self, SaveError> {
        Found::of(&line_ends::of_save(text), format).header()
    }

    /// Reads the header of a file, in the [`Format`] its name says, and of the file
    /// no more than its first [`HEAD`] bytes if the header is in them.
    ///
    /// # Errors
    /// If the file cannot be read, is no text, or as [`Header::parse`].
    pub fn read_from(disk: &dyn Disk, path: &Path) -> Result<Self, SaveError> {
        let format = Format::of(path);
        let head = files::read_head(disk, path, HEAD)?;
        if head.len() as u64 == HEAD {
            let found = Found::of(&line_ends::of_save(&begin_of(&head)), format);
            if found.is_all_there {
                return found.header();
            }
            // A file that is too big is not read either.
            let whole = files::read(disk, path)?;
            return Self::of_bytes(&whole, format);
        }
        Self::of_bytes(&head, format)
    }

    fn of_bytes(bytes: &[u8], format: Format) -> Result<Self, SaveError> {
        Self::parse(&text_of(bytes)?, format)
    }
}

/// What was found of a header, as far as it could be read.
#[derive(Debug, Default)]
pub(super) struct Found {
    format: Option<u64>,
    game: Option<String>,
    version: Option<u64>,
    rules: Option<u32>,
    program: Option<String>,
    people: Vec<Person>,
    deal: Option<u64>,
    occasion: Occasion,
    // Whether nothing but points is known of the game.
    pub(super) is_by_scores: bool,
    // Whether nothing that comes later in the text could tell more.
    is_all_there: bool,
    // Why it was read no further; nothing if there was no more.
    error: Option<SaveError>,
}

impl Found {
    /// What a text tells of itself.
    pub(super) fn of(text: &str, format: Format) -> Self {
        let mut found = Self::default();
        let text = match whole(text) {
            Ok(text) => text,
            Err(error) => {
                found.error = Some(error);
                return found;
            }
        };
        // Reading stops as soon as the start comes, and what was found by then
        // remains if the rest is unreadable.
        found.error = format.read(text, &mut found).err();
        found
    }

    /// The header.
    ///
    /// # Errors
    /// If there is none, or it is of a later format.
    pub(super) fn header(self) -> Result<Header, SaveError> {
        match (self.format, self.game) {
            (Some(found), _) if found > u64::from(VERSION) => Err(SaveError::Newer {
                found,
                supported: VERSION,
            }),
            (Some(format @ 1..), Some(game)) => Ok(Header {
                format: u32::try_from(format).unwrap_or(VERSION),
                game: harmless_text(&game),
                version: match self.version {
                    None => 1,
                    Some(version) => u32::try_from(version).unwrap_or(u32::MAX),
                },
                program: self.program.map(|program| harmless_text(&program)),
                rules: self.rules.unwrap_or(1),
                people: People {
                    seats: self.people,
                    deal: self.deal,
                },
                occasion: self.occasion,
            }),
            (Some(0), Some(_)) => Err(SaveError::NotASave),
            _ => Err(self.error.unwrap_or(SaveError::NotASave)),
        }
    }
}

/// A text without the byte order mark that some editors put at its start.
///
/// # Errors
/// If there is nothing in it, or it is none.
pub(super) fn whole(text: &str) -> Result<&str, SaveError> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.trim().is_empty() {
        return Err(SaveError::Empty);
    }
    if text.contains('\0') {
        return Err(SaveError::NotText);
    }
    Ok(text)
}

#[derive(Deserialize)]
#[serde(field_identifier, rename_all = "lowercase")]
enum Field {
    Studiolo,
    Game,
    Version,
    Rules,
    Program,
    People,
    Deal,
    Occasion,
    Scores,
    Start,
    Log,
    #[serde(other)]
    Other,
}

impl<'de> DeserializeSeed<'de> for &mut Found {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_struct("Save", &["studiolo", "game"], self)
    }
}

impl<'de> Visitor<'de> for &mut Found {
    type Value = ();

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("struct Save")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut fields: A) -> Result<(), A::Error> {
        while let Some(field) = fields.next_key()? {
            let begins = matches!(field, Field::Start | Field::Log);
            let is_later = self.format.is_some_and(|found| found > u64::from(VERSION));
            if is_later || begins && self.format.is_some() && self.game.is_some() {
                self.is_all_there = true;
                return Err(A::Error::custom("Enough"));
            }
            match field {
                Field::Studiolo => self.format = Some(fields.next_value()?),
                Field::Game => self.game = Some(fields.next_value()?),
                Field::Version => self.version = Some(fields.next_value()?),
                Field::Rules => self.rules = fields.next_value()?,
                Field::Program => self.program = fields.next_value()?,
                Field::People => self.people = fields.next_value()?,
                Field::Deal => self.deal = fields.next_value()?,
                Field::Occasion => self.occasion = fields.next_value()?,
                Field::Scores => {
                    self.is_by_scores = true;
                    fields.next_value::<IgnoredAny>()?;
                }
                Field::Start | Field::Log | Field::Other => {
                    fields.next_value::<IgnoredAny>()?;
                }
            }
        }
        Ok(())
    }
}
