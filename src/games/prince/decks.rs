//! The decks of this user, in files in the format of the deck that comes along. A file that
//! holds none stays as it is, and says why.

use std::io;
use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;

use super::ids::Wish;
use crate::ui::Intent as Shell;
use crate::ui::io::collection::{Collected, Collection};
use crate::ui::session::collecting::Spoken;
use prince::rules::card::MOST_CARDS;
use prince::{EditionData, Game};
use table::save::limits::{Part, at_most};
use table::{Format, Game as _, SaveError};
use words::{fl, save_error};

/// The most entries of a deck that is looked at. One with more than there can be cards is
/// none, and could not be shown.
const MOST_ENTRIES: usize = 2 * MOST_CARDS;

/// The decks there are beside the one that comes along.
pub type Decks = Collection<EditionData>;

/// The deck that new games begin with: the one chosen last, if it is sound, else the one that
/// comes along.
#[must_use]
pub fn deck(decks: &Decks) -> EditionData {
    let sound = decks.chosen().filter(|data| data.problems().is_empty());
    sound.cloned().unwrap_or_default()
}

/// What a deck is called.
#[must_use]
pub fn deck_name(deck: &EditionData) -> String {
    match deck.name.trim() {
        "" => fl!(prince_editor_unnamed).to_owned(),
        name => name.to_owned(),
    }
}

/// Why a file holds no deck.
#[derive(Debug)]
pub enum NoDeck {
    /// It cannot be read, or what is in it is no deck.
    Unread(SaveError),
    /// It has so many entries, more than any deck.
    TooMany(usize),
}

impl From<SaveError> for NoDeck {
    fn from(error: SaveError) -> Self {
        Self::Unread(error)
    }
}

impl NoDeck {
    /// The same in a sentence.
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
        let text = str::from_utf8(bytes).map_err(|_| SaveError::NotText)?;
        if text.trim().is_empty() {
            return Err(SaveError::Empty.into());
        }
        let deck: Self = Format::Ron.value(text)?;
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
    fn not_kept(why: &str) -> String {
        fl!(prince_editor_not_kept, why = why)
    }

    fn deleted(&self) -> [String; 2] {
        let restore = fl!(prince_editor_restore).to_owned();
        [fl!(prince_editor_deleted, name = deck_name(self)), restore]
    }

    fn keeps(self, path: PathBuf) -> Shell {
        Wish::KeepDeck(path, Box::new(self)).into()
    }

    fn is_kept_by(intent: &Shell, path: &Path) -> bool {
        match intent {
            Shell::Game(own) => {
                matches!(own.get(), Some(Wish::KeepDeck(other, _)) if other == path)
            }
            _ => false,
        }
    }

    fn taken_over(&self) -> Option<String> {
        Some(fl!(prince_editor_taken_over, name = deck_name(self)))
    }

    fn not_taken_over(file: &str, why: &NoDeck) -> String {
        fl!(prince_editor_not_taken_over, file = file, why = why.said())
    }

    fn shared(path: &str) -> String {
        fl!(prince_editor_shared, path = path)
    }
}
