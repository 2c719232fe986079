//! A play recorded by another program, and the reasons why a file contains none.

use std::collections::BTreeSet;

use jiff::civil::{Date, Time};

use crate::find::fold;
use crate::fl;

/// The greatest number of plays read from one file.
pub(super) const MOST: usize = 100_000;

/// A play as a file describes it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Play {
    /// The game's number at `BoardGameGeek`, if given.
    pub bgg: Option<u32>,
    /// The name of the game in the file; empty if not given.
    pub game: String,
    /// The unique identity of the play; empty if not given.
    pub identity: String,
    /// The day.
    pub day: Option<Date>,
    /// The time at which it began.
    pub time: Option<Time>,
    /// How long it took, in minutes.
    pub minutes: Option<u32>,
    /// The place.
    pub place: String,
    /// The note.
    pub note: String,
    /// The players.
    pub players: Vec<Player>,
    /// Whether it was finished.
    pub is_whole: bool,
    /// What the file says about it that is not kept.
    pub lost: BTreeSet<Lost>,
}

/// A player of a play.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Player {
    /// The name.
    pub name: String,
    /// Whether it is a computer player.
    pub is_bot: bool,
    /// The score as written.
    pub score: String,
    /// The rank, if given.
    pub rank: Option<u8>,
    /// Whether the player won, if given.
    pub wins: Option<bool>,
}

/// Something a file says about a play that is not kept.
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
    /// A winner with fewer points than another player.
    Winner,
    /// The strength of computer players.
    Bots,
    /// One entry stands for several plays.
    Quantity,
    /// Unknown columns.
    Columns,
}

impl Lost {
    /// Returns what it is, in a few words.
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

/// Why a file contains no plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPlays {
    /// It is not text.
    NotText,
    /// It is not a file of BG Stats.
    NotBgStats(String),
    /// It has no column of players, or none of points; it has these columns.
    NoColumns(Vec<String>),
    /// It contains no plays.
    Empty,
    /// It is too large.
    TooLarge,
}

impl NoPlays {
    /// Returns the reason as a sentence.
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

/// Returns what identifies a person, whatever case, accents and spaces are used in the
/// name.
#[must_use]
pub fn person(name: &str) -> String {
    let folded = fold(name);
    let words: Vec<&str> = folded.split_whitespace().collect();
    words.join(" ")
}
