//! The first lines of a save: the game, its version, and who plays. They can be read
//! without knowing the game, and before the rest makes any sense.

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
/// Format 1 has no version of the game and no people in its header, and its entries are
/// plain commands. Format 2 has neither the evening nor the version of the rules. In format
/// 3 the people never change, the table never stops, and there are no games of which only
/// the points are known. A file without the features of format 4 is still written in format
/// 3.
pub const VERSION: u32 = 4;

/// The format of a file without the features of format 4.
pub(super) const VERSION_BEFORE: u32 = 3;

/// The number of bytes read for the header; a few hundred are enough for five people. If
/// the header is longer, the whole file is read.
pub const HEAD: u64 = 1024;

/// What the header of every save contains, whatever the game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Header {
    /// The format of the file (1 to [`VERSION`]).
    pub format: u32,
    /// The game, as [`Game::ID`](crate::Game::ID) names it.
    pub game: String,
    /// The version of the game's starts and commands.
    pub version: u32,
    /// The version of the program that wrote the file; `None` if a person wrote it, or a
    /// program of the first format.
    pub program: Option<String>,
    /// The version of the rules it was played by ([`Game::RULES`](crate::Game::RULES)).
    pub rules: u32,
    /// The people who play. In a file of the first format, names are not known before the
    /// start.
    pub people: People,
    /// When and where it was played.
    pub occasion: Occasion,
}

impl Header {
    /// Reads the header of a text, and nothing from its start on.
    ///
    /// # Errors
    /// If the text is not a save, or is of a later format.
    pub fn parse(text: &str, format: Format) -> Result<Self, SaveError> {
        Found::of(&line_ends::of_save(text), format).header()
    }

    /// Reads the header of a file in the [`Format`] given by its name. Reads only the first
    /// [`HEAD`] bytes if they contain the header.
    ///
    /// # Errors
    /// If the file cannot be read or is not text, or as [`Header::parse`].
    pub fn read_from(disk: &dyn Disk, path: &Path) -> Result<Self, SaveError> {
        let format = Format::of(path);
        let head = files::read_head(disk, path, HEAD)?;
        if head.len() as u64 == HEAD {
            let found = Found::of(&line_ends::of_save(&begin_of(&head)), format);
            if found.is_all_there {
                return found.header();
            }
            // A file that is too big is not read here either.
            let whole = files::read(disk, path)?;
            return Self::of_bytes(&whole, format);
        }
        Self::of_bytes(&head, format)
    }

    fn of_bytes(bytes: &[u8], format: Format) -> Result<Self, SaveError> {
        Self::parse(&text_of(bytes)?, format)
    }
}

/// The parts of a header that could be read.
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
    // Whether only the points of the game are known.
    pub(super) is_by_scores: bool,
    // Whether nothing later in the text could add to it.
    is_all_there: bool,
    // Why reading stopped; `None` at the end of the text.
    error: Option<SaveError>,
}

impl Found {
    /// Reads what it can of a header.
    pub(super) fn of(text: &str, format: Format) -> Self {
        let mut found = Self::default();
        let text = match whole(text) {
            Ok(text) => text,
            Err(error) => {
                found.error = Some(error);
                return found;
            }
        };
        // Reading stops at the start; what was found until then remains even if the rest is
        // unreadable.
        found.error = format.read(text, &mut found).err();
        found
    }

    /// Returns the header.
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

/// Removes the byte order mark that some editors put at the start of a text.
///
/// # Errors
/// If the text is empty or not text.
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
