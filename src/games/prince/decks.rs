//! The user's decks, in files in the format of the built-in deck. A file without a valid
//! deck is left as it is and says why.

use std::io;

use ron::ser::PrettyConfig;

use crate::ui::io::collection::{Collected, Collection, value};
use crate::ui::session::collecting::{Played, Spoken};
use prince::rules::card::MOST_CARDS;
use prince::{EditionData, Game};
use table::save::limits::{Part, at_most};
use table::{Game as _, SaveError};
use words::{fl, save_error};

/// The most entries of a deck that is read. A file with more entries than there can be
/// cards is not a deck and could not be shown.
const MOST_ENTRIES: usize = 2 * MOST_CARDS;

/// The decks besides the built-in one.
pub type Decks = Collection<EditionData>;

/// Why a file contains no deck.
#[derive(Debug)]
pub enum NoDeck {
    /// It cannot be read, or its contents are not a deck.
    Unread(SaveError),
    /// It has this many entries, more than any deck.
    TooMany(usize),
}

impl From<SaveError> for NoDeck {
    fn from(error: SaveError) -> Self {
        Self::Unread(error)
    }
}

impl NoDeck {
    /// Returns the reason in a sentence.
    #[must_use]
    pub fn said(&self) -> String {
        match self {
            Self::Unread(error) => save_error(error),
            Self::TooMany(found) => fl!(
                prince_editor_too_many_text,
                found = *found,
                most = MOST_CARDS
            ),
        }
    }
}

impl Collected for EditionData {
    const GAME: &'static str = Game::ID;
    const FOLDER: &'static str = "decks";
    const STEM: &'static str = "prince_deck_";
    const IS_SET_ASIDE: bool = false;
    type Unread = NoDeck;

    fn name(&self) -> &str {
        &self.name
    }

    fn of_bytes(bytes: &[u8]) -> Result<Self, NoDeck> {
        let deck: Self = value(bytes)?;
        at_most(Part::Name, deck.longest_name()).map_err(SaveError::from)?;
        match deck.cards.len() > MOST_ENTRIES {
            true => Err(NoDeck::TooMany(deck.cards.len())),
            false => Ok(deck),
        }
    }

    fn text(&self) -> Result<String, io::Error> {
        let pretty = PrettyConfig::new().compact_arrays(false).depth_limit(2);
        let text = ron::ser::to_string_pretty(self, pretty);
        text.map(|text| text + "\n").map_err(io::Error::other)
    }
}

impl Spoken for EditionData {
    const CHOSEN: Option<&'static str> = Some("the-prince deck");

    fn not_kept(why: &str) -> String {
        fl!(prince_editor_not_kept, why = why)
    }

    fn deleted(&self) -> [String; 2] {
        let restore = fl!(edition_restore).to_owned();
        [fl!(prince_editor_deleted, name = self.called()), restore]
    }

    fn taken_over(&self) -> Option<String> {
        Some(fl!(prince_editor_taken_over, name = self.called()))
    }

    fn not_taken_over(file: &str, why: &NoDeck) -> String {
        fl!(prince_editor_not_taken_over, file = file, why = why.said())
    }

    fn shared(path: &str) -> String {
        fl!(prince_editor_shared, path = path)
    }
}

impl Played for EditionData {
    fn name_mut(&mut self) -> &mut String {
        &mut self.name
    }

    fn called(&self) -> String {
        match self.name.trim() {
            "" => fl!(prince_editor_unnamed).to_owned(),
            name => name.to_owned(),
        }
    }

    fn wrong(&self) -> usize {
        self.faults().len()
    }

    fn why(unread: &NoDeck) -> String {
        unread.said()
    }
}
