//! The limits of a save. Fields in the window, readers of files, of pasted text and of
//! archives share this table, so that a file holds nothing longer than you can type. Long
//! texts cost memory and time wherever they are shown.

use crate::{Aside, Entry, Occasion};

/// The size of the largest file that is read or written, in bytes. A long game
/// takes a hundredth of it.
pub const MAX_BYTES: u64 = 4 << 20;
/// A part of a save that has a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Part {
    /// The name of a player, of a card, of an edition.
    Name,
    /// The place of an evening.
    Place,
    /// A tag of an evening.
    Tag,
    /// How many tags an evening has.
    Tags,
    /// A note at an entry.
    Note,
    /// The note about an evening.
    EveningNote,
    /// A private note of a player.
    PrivateNote,
    /// The file that a game branches off from.
    Origin,
    /// How many entries a log has.
    Entries,
    /// How many changes of the past can be undone, with the entries in them.
    Changes,
    /// How many fields of a score sheet hold text that is not a number.
    Fields,
    /// The text in such a field.
    Field,
    /// How many players there are.
    Players,
    /// How many rows the list of a deck has.
    Cards,
    /// How large an archive of games is, in MiB.
    Archive,
    /// How many files an archive of games names.
    Files,
}

impl Part {
    /// All of them.
    pub const ALL: [Self; 16] = [
        Self::Name,
        Self::Place,
        Self::Tag,
        Self::Tags,
        Self::Note,
        Self::EveningNote,
        Self::PrivateNote,
        Self::Origin,
        Self::Entries,
        Self::Changes,
        Self::Fields,
        Self::Field,
        Self::Players,
        Self::Cards,
        Self::Archive,
        Self::Files,
    ];

    /// Returns the maximum: letters of a text, or a number of things.
    #[must_use]
    pub const fn most(self) -> usize {
        match self {
            Self::Name | Self::Place | Self::Tag | Self::Field => 200,
            Self::Tags | Self::Players => 100,
            Self::Note => 1_000,
            Self::EveningNote => 20_000,
            Self::PrivateNote => 4_000,
            Self::Origin => 4_096,
            Self::Entries => 20_000,
            Self::Changes | Self::Files => 100_000,
            Self::Fields => 1_000,
            Self::Cards => 192,
            Self::Archive => 128,
        }
    }
}

/// The error that a part of a save exceeds its limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{part:?}: {found} instead of {most} at most", most = self.part.most())]
pub struct TooMuch {
    /// Which part.
    pub part: Part,
    /// Its size: letters or things.
    pub found: usize,
}

/// Compares a number with its limit.
///
/// # Errors
/// If it exceeds it.
pub fn at_most(part: Part, found: usize) -> Result<(), TooMuch> {
    match found <= part.most() {
        true => Ok(()),
        false => Err(TooMuch { part, found }),
    }
}

/// Compares the length of a text, in letters, with its limit.
///
/// # Errors
/// If it exceeds it.
pub fn short(part: Part, text: &str) -> Result<(), TooMuch> {
    // A letter has at least one byte.
    match text.len() <= part.most() {
        true => Ok(()),
        false => at_most(part, text.chars().count()),
    }
}

/// Checks the number of entries and the length of their notes.
///
/// # Errors
/// The first part that exceeds its limit.
pub fn entries<C>(entries: &[Entry<C>]) -> Result<(), TooMuch> {
    at_most(Part::Entries, entries.len())?;
    for entry in entries {
        short(Part::Note, &entry.note)?;
        at_most(Part::Players, entry.then.len())?;
        for name in entry.then.iter().filter_map(Aside::name) {
            short(Part::Name, name)?;
        }
        if let Some(kept) = &entry.kept {
            short(Part::Note, &kept.rule)?;
            short(Part::Note, &kept.fact)?;
        }
    }
    Ok(())
}

/// Checks what a save says about its evening.
///
/// # Errors
/// The first part that exceeds its limit.
pub fn occasion(occasion: &Occasion) -> Result<(), TooMuch> {
    short(Part::Place, &occasion.place)?;
    at_most(Part::Tags, occasion.tags.len())?;
    for tag in &occasion.tags {
        short(Part::Tag, tag)?;
    }
    short(Part::EveningNote, &occasion.note)?;
    short(Part::Field, &occasion.identity)?;
    for name in &occasion.known {
        short(Part::Name, name)?;
    }
    let of_players = occasion.thought.len().max(occasion.private.len());
    let of_players = of_players.max(occasion.known.len());
    let of_players = of_players.max(occasion.hints.len());
    at_most(Part::Players, of_players)?;
    for note in &occasion.private {
        short(Part::PrivateNote, note)?;
    }
    if let Some(origin) = &occasion.origin {
        short(Part::Origin, &origin.file)?;
    }
    Ok(())
}
