//! A line of the log: its contents, how it is told, and which lines are new.

use std::fmt::Debug;
use std::ops::Range;

use super::icons::Icon;
use table::{Game, Seat, Told};

/// How something is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Telling {
    /// Whether to leave out how much money the players have.
    pub hides_money: bool,
    /// The number of letters names are cut to.
    pub letters: Option<usize>,
}

impl Telling {
    /// Tells with full names.
    #[must_use]
    pub fn hiding(hides_money: bool) -> Self {
        Self {
            hides_money,
            letters: None,
        }
    }
}

/// How good a decision in an entry was, where that deserves a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Better than expected.
    Strong,
    /// Worse than another choice.
    Weak,
    /// Much worse than another choice.
    Lost,
}

/// The contents of a log line besides its number.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LogLine {
    /// Whose marker comes first.
    pub seat: Option<Seat>,
    /// The picture of what it is about.
    pub icon: Option<Icon>,
    /// What was decided or what happened, without the player's name.
    pub text: String,
    /// Additional information at the side.
    pub aside: String,
    /// Whose markers come after the words.
    pub markers: Vec<Seat>,
    /// A number worth finding quickly: a price, points, a value.
    pub amount: String,
    /// The whole line as a sentence for screen readers; an entry has its own.
    pub sentence: String,
    /// Whether it is less important than others.
    pub is_weak: bool,
    /// The mark of the decision, and what it says.
    pub mark: Option<(Mark, String)>,
    /// Whether it stands for the current entry, which is folded into it.
    pub is_here: bool,
}

/// Entries that are shown as one line once they are over.
#[derive(Clone, Debug, PartialEq)]
pub struct Fold {
    /// The entries, from 0.
    pub entries: Range<usize>,
    /// The line.
    pub line: LogLine,
    /// Whether the line already says what the last entry says, which is then not repeated below
    /// it.
    pub tells_last: bool,
}

/// A kind of entries to filter the log by.
pub struct Kind<G: Game> {
    /// Its name in the list of kinds.
    pub name: fn() -> &'static str,
    /// Returns whether an entry is of this kind, as far as the viewer may know.
    pub has: fn(Told<'_, G>) -> bool,
}

/// What is new since the last turn of this seat: the entries from `first` to before `turn`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News {
    /// Whose last turn it was.
    pub seat: Seat,
    /// The first new entry, from 0.
    pub first: usize,
    /// The first entry of the current turn.
    pub turn: usize,
}

impl News {
    /// Returns whether an entry (from 0) is new.
    #[must_use]
    pub fn has(&self, entry: usize) -> bool {
        (self.first..self.turn).contains(&entry)
    }
}
