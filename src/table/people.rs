//! Who sits at a table: names, and what plays a seat if no person does.
//!
//! A save tells them in its header, so that a list of games can name the players
//! of a game whose rules it does not know.

use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Any legal decision with the same chance: for tests.
    Random,
    /// The one-ply judgement, misjudging much and looking no further than the
    /// round.
    Easy,
    /// The tuned one-ply judgement.
    Medium,
    /// A search over imagined deals.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Strong];
}

/// Who decides for a seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Plays {
    /// Somebody at the table.
    #[default]
    Person,
    /// The computer, this well.
    Bot(Level),
}

impl Plays {
    /// Whether a person decides.
    #[must_use]
    pub fn is_person(&self) -> bool {
        *self == Self::Person
    }

    /// How well the computer plays, if it does.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        match self {
            Self::Person => None,
            Self::Bot(level) => Some(level),
        }
    }
}

impl From<Option<Level>> for Plays {
    fn from(level: Option<Level>) -> Self {
        level.map_or(Self::Person, Self::Bot)
    }
}

/// Who sits in a seat.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Person {
    /// What the others call them.
    pub name: String,
    /// Who decides for them.
    #[serde(skip_serializing_if = "Plays::is_person")]
    pub plays: Plays,
}

/// Who plays a game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct People {
    /// Those at the table in clockwise order, from seat A.
    pub seats: Vec<Person>,
    /// The number their cards were shuffled from, if it was one: the same number
    /// gives as many players the same deal.
    pub deal: Option<u64>,
}
