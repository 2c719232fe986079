//! The sources of victory points: the lines of the score sheet (E).

use serde::{Deserialize, Serialize};

/// A line of the score sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Source {
    /// The fair of this round (F2).
    Fair(u8),
    /// The king track of this round (K5); in round 4 including the leader's 4 points (K4).
    King(u8),
    /// Contracts (J3).
    Contracts,
    /// Cathedrals (J7).
    Cathedrals,
    /// Characters, tiles and house spaces (H, M3).
    Tiles,
    /// Crests (J5).
    Crests,
    /// Completed buildings (E1).
    Buildings,
    /// Houses by pillars (E2).
    HousesByPillars,
    /// Goods left (E3).
    Goods,
}

impl Source {
    /// All lines, in the order of the sheet.
    pub const ALL: [Source; 15] = [
        Source::Fair(1),
        Source::Fair(2),
        Source::Fair(3),
        Source::Fair(4),
        Source::King(1),
        Source::King(2),
        Source::King(3),
        Source::King(4),
        Source::Contracts,
        Source::Cathedrals,
        Source::Tiles,
        Source::Crests,
        Source::Buildings,
        Source::HousesByPillars,
        Source::Goods,
    ];

    fn index(self) -> usize {
        match self {
            Source::Fair(round) => usize::from(round) - 1,
            Source::King(round) => usize::from(round) + 3,
            Source::Contracts => 8,
            Source::Cathedrals => 9,
            Source::Tiles => 10,
            Source::Crests => 11,
            Source::Buildings => 12,
            Source::HousesByPillars => 13,
            Source::Goods => 14,
        }
    }
}

/// Points by source, as they counted (G2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Score([i16; 15]);

impl Score {
    /// Returns the points of a line.
    #[must_use]
    pub fn of(&self, source: Source) -> i16 {
        self.0[source.index()]
    }

    /// Returns the sum of all lines.
    #[must_use]
    pub fn total(&self) -> i32 {
        self.0.iter().map(|&vp| i32::from(vp)).sum()
    }

    /// Adds points to a line.
    pub fn add(&mut self, source: Source, vp: i16) {
        let line = &mut self.0[source.index()];
        *line = line.saturating_add(vp);
    }
}
