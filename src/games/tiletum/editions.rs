//! The user's editions: the map, tiles and values of their own copy of the game, in files
//! in the format of the built-in edition.

use std::io;

use ron::ser::PrettyConfig;

use crate::ui::io::collection::{Collected, Collection, value};
use crate::ui::session::collecting::{Played, Spoken};
use table::save::limits::{Part, at_most};
use table::{Game as _, SaveError};
use tiletum::{EditionData, Game};
use words::{fl, save_error};

/// The editions besides the built-in one.
pub type Editions = Collection<EditionData>;

impl Collected for EditionData {
    const GAME: &'static str = Game::ID;
    const FOLDER: &'static str = "tiletum";
    const STEM: &'static str = "tiletum_edition_";
    const IS_SET_ASIDE: bool = false;
    type Unread = SaveError;

    fn name(&self) -> &str {
        &self.name
    }

    fn of_bytes(bytes: &[u8]) -> Result<Self, SaveError> {
        let data: Self = value(bytes)?;
        at_most(Part::Name, data.longest_name())?;
        at_most(Part::Cards, data.longest_list())?;
        Ok(data)
    }

    fn text(&self) -> Result<String, io::Error> {
        let pretty = PrettyConfig::new().compact_arrays(false).depth_limit(3);
        let text = ron::ser::to_string_pretty(self, pretty);
        text.map(|text| text + "\n").map_err(io::Error::other)
    }
}

impl Spoken for EditionData {
    const CHOSEN: Option<&'static str> = Some("tiletum-edition");

    fn not_kept(why: &str) -> String {
        fl!(tiletum_editor_not_kept, why)
    }

    fn deleted(&self) -> [String; 2] {
        let restore = fl!(edition_restore).to_owned();
        [fl!(edition_deleted, edition = self.called()), restore]
    }

    fn taken_over(&self) -> Option<String> {
        Some(fl!(tiletum_editor_taken_over, name = self.called()))
    }

    fn not_taken_over(file: &str, why: &SaveError) -> String {
        fl!(tiletum_editor_not_taken_over, file, why = save_error(why))
    }

    fn shared(path: &str) -> String {
        fl!(tiletum_editor_shared, path)
    }
}

impl Played for EditionData {
    fn name_mut(&mut self) -> &mut String {
        &mut self.name
    }

    fn called(&self) -> String {
        match self.name.trim() {
            "" => fl!(edition_unnamed).to_owned(),
            name => words::safe(name),
        }
    }

    fn wrong(&self) -> usize {
        self.problems().len()
    }

    fn why(unread: &SaveError) -> String {
        save_error(unread)
    }
}
