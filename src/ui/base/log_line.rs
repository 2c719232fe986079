//! A line of the log: what stands in it, how it is told, and which lines are new.

use std::fmt::Debug;
use std::ops::Range;

use super::icons::Icon;
use table::{Game, Seat, Told};

/// How something is told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Telling {
    /// Without how much money the players have.
    pub hides_money: bool,
    /// Names are cut to so many letters.
    pub letters: Option<usize>,
}

impl Telling {
    /// With whole names.
    #[must_use]
    pub fn hiding(hides_money: bool) -> Self {
        Self {
            hides_money,
            letters: None,
        }
    }
}

/// How good what was decided in an entry was, where that is worth a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Better than expected.
    Strong,
    /// Worse than something else.
    Weak,
    /// Worse than something else by much.
    Lost,
}

/// What stands in a line of the log beside its number.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LogLine {
    /// Whose marker stands before it.
    pub seat: Option<Seat>,
    /// The picture of what it is about.
    pub icon: Option<Icon>,
    /// What was decided, or has happened, without the name of who did it.
    pub text: String,
    /// What there is to know beside it.
    pub aside: String,
    /// Whose markers stand after the words.
    pub markers: Vec<Seat>,
    /// A number that one looks for: a price, points, a value.
    pub amount: String,
    /// All of it in a sentence, for those who hear it; an entry has its own.
    pub sentence: String,
    /// Whether it is of less weight than others.
    pub is_weak: bool,
    /// The mark of what was decided, and what it says.
    pub mark: Option<(Mark, String)>,
    /// Whether it stands for the entry one looks at, which is folded into it.
    pub is_here: bool,
}

/// Entries that are told in one line once they are over.
#[derive(Clone, Debug, PartialEq)]
pub struct Fold {
    /// Which, from 0.
    pub entries: Range<usize>,
    /// The line.
    pub line: LogLine,
    /// Whether it says what the last of them says, which is not said once more below it.
    pub tells_last: bool,
}

/// A kind of entries that one may look for in the log.
pub struct Kind<G: Game> {
    /// What stands in the list of kinds.
    pub name: fn() -> &'static str,
    /// Whether an entry is one of them, as far as those who look may hear of it.
    pub has: fn(Told<'_, G>) -> bool,
}

/// What is new: the entries from the first to before the second, since the last
/// turn of this seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News {
    /// Whose last turn it was.
    pub seat: Seat,
    /// The first new entry, from 0.
    pub first: usize,
    /// The first entry of the turn that goes on now.
    pub turn: usize,
}

impl News {
    /// Whether an entry (from 0) is new.
    #[must_use]
    pub fn has(&self, entry: usize) -> bool {
        (self.first..self.turn).contains(&entry)
    }
}
