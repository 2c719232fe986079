//! The user's own tile shapes, in files in the format of the built-in edition.

use std::io;

use ron::ser::PrettyConfig;
use serde::Serialize;

use crate::ui::io::collection::{Collected, Collection, value};
use crate::ui::session::collecting::{Played, Spoken};
use florence::{EditionData, Game};
use table::save::limits::{Part, short};
use table::{Game as _, SaveError};
use words::florence::editors;
use words::{fl, save_error};

/// The user's tile shapes besides the built-in ones.
pub type Editions = Collection<EditionData>;

/// Returns the text of a file of either collection of this game.
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
        let edition: Self = value(bytes)?;
        for name in edition.called.names().chain([&edition.name]) {
            short(Part::Name, name)?;
        }
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
            fl!(edition_deleted, edition = self.called()),
            fl!(edition_restore).to_owned(),
        ]
    }
}

impl Played for EditionData {
    fn name_mut(&mut self) -> &mut String {
        &mut self.name
    }

    fn called(&self) -> String {
        editors::edition_name(&self.name)
    }

    fn wrong(&self) -> usize {
        self.problems().len()
    }

    fn why(unread: &SaveError) -> String {
        save_error(unread)
    }
}
