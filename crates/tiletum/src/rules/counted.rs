//! What a player counts for a score sheet, and why a figure on one cannot be.

use serde::Serialize;

use super::parts::Good;
use super::state::ROUNDS;

/// Something that a player counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Count {
    /// Points of the fair of a round (F2).
    Fair(u8),
    /// Points of the king track in a round (K5); in round 4 with the leader's 4 (K4).
    King(u8),
    /// Contracts fulfilled.
    Contracts,
    /// Their points, with those of the spaces (J3).
    ContractVp,
    /// Cathedrals built.
    Cathedrals,
    /// Their points (J7).
    CathedralVp,
    /// Points of characters, tiles and house spaces (H, M3).
    Tiles,
    /// Points of crests (J5).
    Crests,
    /// Buildings completed (E1).
    Completed,
    /// Houses on the map, with the one in Tiletum (E2).
    Houses,
    /// Pillars on the map (E2).
    Pillars,
    /// Goods left (E3).
    Left(Good),
    /// Where the marker is on the score track; nothing if nobody has looked.
    Track,
}

impl Count {
    /// All of them, in the order of the sheet.
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

    /// The word for it in files.
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

    /// Whether it counts after the fair of this round.
    #[must_use]
    pub fn is_after(self, round: u8) -> bool {
        match self {
            Count::Fair(of) | Count::King(of) => of <= round,
            Count::Completed | Count::Left(_) => round == ROUNDS,
            _ => true,
        }
    }
}

/// Why something on a sheet cannot be.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Misfit {
    /// It is outside its range.
    Range {
        /// What was counted.
        count: Count,
        /// So many.
        found: i16,
        /// The least there can be.
        least: i16,
        /// The most there can be.
        most: i16,
    },
    /// No fair tile brings so much in this round (F2).
    Fair(u8, i16),
    /// No fair tile brings all players what they have of this round (F2).
    Fairs(u8),
    /// The king track has no such points (K5).
    King(u8, i16),
    /// Nobody has the 4 points of the leader in round 4 (K4).
    NoLeader,
    /// So many pillars on the map, of which some must still lie on contract spaces (J4).
    Pillars {
        /// Pillars counted.
        found: i16,
        /// The most with these contracts.
        most: i16,
    },
    /// More cathedrals than pillars (J7).
    NoPillar(i16),
}
