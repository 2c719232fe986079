//! This user's own tile shapes, in files in the format of the edition that comes along.

use std::io;
use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;
use serde::Serialize;
use serde::de::DeserializeOwned;

use super::Intent;
use crate::ui::Intent as Shell;
use crate::ui::io::collection::{Collected, Collection};
use crate::ui::session::collecting::Spoken;
use florence::{EditionData, Game};
use table::save::limits::{Part, short};
use table::{Game as _, SaveError};
use words::fl;
use words::florence::editors;

/// The tile shapes there are beside those that come along.
pub type Editions = Collection<EditionData>;

/// The edition that new games begin with: the one chosen last, if it is sound, else the one
/// that comes along.
#[must_use]
pub fn edition(editions: &Editions) -> EditionData {
    let sound = editions.chosen().filter(|data| data.problems().is_empty());
    sound.cloned().unwrap_or_default()
}

/// What is in a file in the format that both collections of this game share.
pub(super) fn of_bytes<T: DeserializeOwned>(bytes: &[u8]) -> Result<T, SaveError> {
    let text = str::from_utf8(bytes).map_err(|_| SaveError::NotText)?;
    table::Format::Ron.value(text)
}

/// The same as text.
pub(super) fn text_of<T: Serialize>(data: &T) -> Result<String, io::Error> {
    let pretty = PrettyConfig::new().compact_arrays(true);
    ron::ser::to_string_pretty(data, pretty).map_err(io::Error::other)
}

impl Collected for EditionData {
    const GAME: &'static str = Game::ID;
    const FOLDER: &'static str = "editions";
    const STEM: &'static str = "edition-";
    const IS_SET_ASIDE: bool = true;
    type Unread = SaveError;

    fn name(&self) -> &str {
        &self.name
    }

    fn of_bytes(bytes: &[u8]) -> Result<Self, SaveError> {
        let edition: Self = of_bytes(bytes)?;
        short(Part::Name, &edition.name)?;
        Ok(edition)
    }

    fn text(&self) -> Result<String, io::Error> {
        text_of(self)
    }
}

impl Spoken for EditionData {
    fn not_kept(why: &str) -> String {
        fl!(edition_not_saved, error = why)
    }

    fn deleted(&self) -> [String; 2] {
        [
            fl!(edition_deleted, edition = editors::edition_name(&self.name)),
            fl!(edition_restore).to_owned(),
        ]
    }

    fn keeps(self, path: PathBuf) -> Shell {
        Intent::KeepEdition(path, Box::new(self)).into()
    }

    fn is_kept_by(intent: &Shell, path: &Path) -> bool {
        match intent {
            Shell::Game(own) => {
                matches!(own.get(), Some(Intent::KeepEdition(other, _)) if other == path)
            }
            _ => false,
        }
    }

    fn taken_over(&self) -> Option<String> {
        None
    }
}
