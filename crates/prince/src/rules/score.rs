//! The points of a turn, by where they come from (V1).

use serde::{Deserialize, Serialize};

/// Where points come from (V1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// Money: a point for ten ducats.
    Money,
    /// Being Pope.
    Pope,
    /// Holdings.
    Holdings,
    /// Artists.
    Artists,
    /// Offices, in decks where they have points.
    Offices,
    /// Typed in by a table that did not say where they come from.
    Told,
}

impl Source {
    /// All of them.
    pub const ALL: [Source; 6] = [
        Source::Money,
        Source::Pope,
        Source::Holdings,
        Source::Artists,
        Source::Offices,
        Source::Told,
    ];
}

/// Points of a player in one turn, by where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Score {
    /// For money.
    pub money: u16,
    /// For being Pope.
    pub pope: u16,
    /// On holdings.
    pub holdings: u16,
    /// On artists.
    pub artists: u16,
    /// On offices.
    pub offices: u16,
    /// Typed in, from wherever.
    #[serde(skip_serializing_if = "is_zero")]
    pub told: u16,
}

fn is_zero(points: &u16) -> bool {
    *points == 0
}

impl Score {
    /// The points from one source.
    #[must_use]
    pub fn of(&self, source: Source) -> u16 {
        match source {
            Source::Money => self.money,
            Source::Pope => self.pope,
            Source::Holdings => self.holdings,
            Source::Artists => self.artists,
            Source::Offices => self.offices,
            Source::Told => self.told,
        }
    }

    /// All of them.
    #[must_use]
    pub fn total(&self) -> u16 {
        Source::ALL.iter().map(|&source| self.of(source)).sum()
    }
}
