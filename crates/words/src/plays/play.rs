//! A play as another program has kept it, and why a file holds none.

use std::collections::BTreeSet;

use jiff::civil::{Date, Time};

use crate::find::fold;
use crate::fl;

/// The most plays that are read of one file.
pub(super) const MOST: usize = 100_000;

/// A play as a file tells it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Play {
    /// The number of the game at `BoardGameGeek`, if the file says it.
    pub bgg: Option<u32>,
    /// What the file calls the game; empty if it does not say.
    pub game: String,
    /// What tells the play from all others; empty if the file does not say.
    pub identity: String,
    /// The day.
    pub day: Option<Date>,
    /// The hour at which it began.
    pub time: Option<Time>,
    /// How long it took.
    pub minutes: Option<u32>,
    /// Where.
    pub place: String,
    /// What somebody noted.
    pub note: String,
    /// Who played.
    pub players: Vec<Player>,
    /// Whether it was played to its end.
    pub is_whole: bool,
    /// What the file says of it that is not kept.
    pub lost: BTreeSet<Lost>,
}

/// A player of it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Whether a program played.
    pub is_bot: bool,
    /// The score as it is written.
    pub score: String,
    /// The place, if it is said.
    pub rank: Option<u8>,
    /// Whether they have won, if it is said.
    pub wins: Option<bool>,
}

/// What a file says of a play that is not kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Lost {
    /// Who began, and who sat where.
    Seats,
    /// Colours, roles and teams.
    Roles,
    /// Expansions and boards.
    Expansions,
    /// Rounds.
    Rounds,
    /// Ratings, and whose first play it was.
    Ratings,
    /// Pictures and tags.
    Pictures,
    /// A winner with fewer points than somebody else.
    Winner,
    /// How well a program played.
    Bots,
    /// That one entry stands for several plays.
    Quantity,
    /// Columns that nobody knows.
    Columns,
}

impl Lost {
    /// What it is, in a few words.
    #[must_use]
    pub fn said(self) -> &'static str {
        match self {
            Self::Seats => fl!(plays_lost_seats),
            Self::Roles => fl!(plays_lost_roles),
            Self::Expansions => fl!(plays_lost_expansions),
            Self::Rounds => fl!(plays_lost_rounds),
            Self::Ratings => fl!(plays_lost_ratings),
            Self::Pictures => fl!(plays_lost_pictures),
            Self::Winner => fl!(plays_lost_winner),
            Self::Bots => fl!(plays_lost_bots),
            Self::Quantity => fl!(plays_lost_quantity),
            Self::Columns => fl!(plays_lost_columns),
        }
    }
}

/// Why a file holds no plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPlays {
    /// It is no text.
    NotText,
    /// It is not what BG Stats writes.
    NotBgStats(String),
    /// It has no column of players, or none of points; these are there.
    NoColumns(Vec<String>),
    /// There are no plays in it.
    Empty,
    /// It is too large.
    TooLarge,
}

impl NoPlays {
    /// Why, in a sentence.
    #[must_use]
    pub fn said(&self) -> String {
        match self {
            Self::NotText => fl!(plays_not_text).to_owned(),
            Self::NotBgStats(why) => fl!(plays_not_bg_stats, why = crate::safe(why)),
            Self::NoColumns(found) => {
                let found: Vec<String> = found.iter().map(|it| crate::safe(it)).collect();
                fl!(plays_no_columns, found = found.join(", "))
            }
            Self::Empty => fl!(plays_none).to_owned(),
            Self::TooLarge => fl!(plays_too_large).to_owned(),
        }
    }
}

/// What tells a person from others, whatever case, accents and blanks their name is written
/// with.
#[must_use]
pub fn person(name: &str) -> String {
    let folded = fold(name);
    let words: Vec<&str> = folded.split_whitespace().collect();
    words.join(" ")
}
