//! The counts of a player on a score sheet, and the reasons why a count is impossible.

use serde::Serialize;

use super::parts::Good;
use super::state::ROUNDS;

/// Something that a player counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Count {
    /// Points of the fair of a round (F2).
    Fair(u8),
    /// Points of the king track in a round (K5); in round 4 including the leader's 4 (K4).
    King(u8),
    /// Fulfilled contracts.
    Contracts,
    /// Points of contracts, including those of their spaces (J3).
    ContractVp,
    /// Built cathedrals.
    Cathedrals,
    /// Points of cathedrals (J7).
    CathedralVp,
    /// Points of characters, tiles and house spaces (H, M3).
    Tiles,
    /// Points of crests (J5).
    Crests,
    /// Completed buildings (E1).
    Completed,
    /// Houses on the map, including the one in Tiletum (E2).
    Houses,
    /// Pillars on the map (E2).
    Pillars,
    /// Goods left (E3).
    Left(Good),
    /// The position of the marker on the score track; `None` if it was not checked.
    Track,
}

impl Count {
    /// All counts, in the order of the sheet.
    pub const ALL: [Count; 23] = [
        Count::Fair(1),
        Count::Fair(2),
        Count::Fair(3),
        Count::Fair(4),
        Count::King(1),
        Count::King(2),
        Count::King(3),
        Count::King(4),
        Count::Contracts,
        Count::ContractVp,
        Count::Cathedrals,
        Count::CathedralVp,
        Count::Tiles,
        Count::Crests,
        Count::Completed,
        Count::Houses,
        Count::Pillars,
        Count::Left(Good::Gold),
        Count::Left(Good::Food),
        Count::Left(Good::Wool),
        Count::Left(Good::Stone),
        Count::Left(Good::Iron),
        Count::Track,
    ];

    /// Returns the word for it in files.
    #[must_use]
    pub fn word(self) -> String {
        match self {
            Count::Fair(round) => format!("fair{round}"),
            Count::King(round) => format!("king{round}"),
            Count::Left(good) => format!("{good:?}").to_lowercase(),
            Count::ContractVp => "contracts_vp".to_owned(),
            Count::CathedralVp => "cathedrals_vp".to_owned(),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    /// Returns whether it can be counted after the fair of this round.
    #[must_use]
    pub fn is_after(self, round: u8) -> bool {
        match self {
            Count::Fair(of) | Count::King(of) => of <= round,
            Count::Completed | Count::Left(_) => round == ROUNDS,
            _ => true,
        }
    }
}

/// A reason why something on a sheet is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Misfit {
    /// It is outside its range.
    Range {
        /// What was counted.
        count: Count,
        /// The number found.
        found: i16,
        /// The smallest possible number.
        least: i16,
        /// The largest possible number.
        most: i16,
    },
    /// No fair tile brings this many points in this round (F2).
    Fair(u8, i16),
    /// No fair tile gives all players the points they have for this round (F2).
    Fairs(u8),
    /// No space of the king track gives these points (K5).
    King(u8, i16),
    /// No player has the 4 points of the leader in round 4 (K4).
    NoLeader,
    /// More pillars on the map than possible, because some must still be on contract spaces
    /// (J4).
    Pillars {
        /// The pillars counted.
        found: i16,
        /// The largest possible number with these contracts.
        most: i16,
    },
    /// More cathedrals than pillars (J7).
    NoPillar(i16),
}
