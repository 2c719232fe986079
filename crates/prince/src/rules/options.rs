//! What a table agrees on before it plays.
//!
//! Each is a field of one value that the rules read. Fields that begin with `hide` only
//! tell the window what not to show (G3, G4).

use serde::{Deserialize, Serialize};

/// What a table agreed on.
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a question of its own"
)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Whether players trade (X).
    pub trade: bool,
    /// After this many open ballots the most votes win; 0: never (E4).
    pub conclave_limit: u8,
    /// Whether Simony can also be claimed right after the offices were shuffled (C9).
    pub simony_at_shuffle: bool,
    /// Whether treasuries are hidden (G3).
    pub hide_money: bool,
    /// Whether the number of cards in hand is hidden (G4).
    pub hide_hand_sizes: bool,

    // --- house rules: what a table plays by instead of what is printed ---
    /// Turns of the game (1 to 6; G1).
    #[serde(skip_serializing_if = "is_printed_turns")]
    pub turns: u8,
    /// Points of the Pope in each turn (0 to 100; V1).
    #[serde(skip_serializing_if = "is_printed_pope")]
    pub points_of_pope: u16,
    /// Ducats for a point (1 to 1,000; V1).
    #[serde(skip_serializing_if = "is_printed_ducats")]
    pub ducats_for_point: u16,
    /// Whether the first Pope is elected, too, before the first turn (S2).
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub elects_first: bool,
}

/// Something that a table agrees on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Agreement {
    /// Turns of the game (G1).
    Turns(u8),
    /// Points of the Pope in each turn (V1).
    PointsOfPope(u16),
    /// Ducats for a point (V1).
    DucatsForPoint(u16),
    /// Whether players trade (X).
    Trade(bool),
    /// After this many open ballots the most votes win; 0: never (E4).
    Conclave(u8),
    /// Whether Simony can also be claimed right after a shuffle (C9).
    SimonyAtShuffle(bool),
    /// Whether treasuries are hidden (G3).
    HideMoney(bool),
    /// Whether the number of cards in hand is hidden (G4).
    HideHandSizes(bool),
}

fn is_printed_turns(turns: &u8) -> bool {
    *turns == TURNS
}

fn is_printed_pope(points: &u16) -> bool {
    *points == POINTS_OF_POPE
}

fn is_printed_ducats(ducats: &u16) -> bool {
    *ducats == DUCATS_FOR_POINT
}

impl Default for Options {
    fn default() -> Self {
        Self {
            trade: true,
            conclave_limit: 0,
            simony_at_shuffle: false,
            hide_money: false,
            hide_hand_sizes: false,
            turns: TURNS,
            points_of_pope: POINTS_OF_POPE,
            ducats_for_point: DUCATS_FOR_POINT,
            elects_first: false,
        }
    }
}

impl Options {
    /// The limit of ballots if a bot plays (E4).
    pub const CONCLAVE_OF_BOTS: u8 = 5;

    /// Returns the same agreement with this table's value.
    #[must_use]
    pub fn as_agreed(&self, about: Agreement) -> Agreement {
        match about {
            Agreement::Turns(_) => Agreement::Turns(self.turns),
            Agreement::PointsOfPope(_) => Agreement::PointsOfPope(self.points_of_pope),
            Agreement::DucatsForPoint(_) => Agreement::DucatsForPoint(self.ducats_for_point),
            Agreement::Trade(_) => Agreement::Trade(self.trade),
            Agreement::Conclave(_) => Agreement::Conclave(self.conclave_limit),
            Agreement::SimonyAtShuffle(_) => Agreement::SimonyAtShuffle(self.simony_at_shuffle),
            Agreement::HideMoney(_) => Agreement::HideMoney(self.hide_money),
            Agreement::HideHandSizes(_) => Agreement::HideHandSizes(self.hide_hand_sizes),
        }
    }

    /// Applies an agreement.
    pub fn agree(&mut self, on: Agreement) {
        match on {
            Agreement::Turns(turns) => self.turns = turns,
            Agreement::PointsOfPope(points) => self.points_of_pope = points,
            Agreement::DucatsForPoint(ducats) => self.ducats_for_point = ducats,
            Agreement::Trade(is_so) => self.trade = is_so,
            Agreement::Conclave(limit) => self.conclave_limit = limit,
            Agreement::SimonyAtShuffle(is_so) => self.simony_at_shuffle = is_so,
            Agreement::HideMoney(is_so) => self.hide_money = is_so,
            Agreement::HideHandSizes(is_so) => self.hide_hand_sizes = is_so,
        }
    }

    /// Returns the options for games with bots: no trade, and a limit of ballots (X, E4).
    #[must_use]
    pub fn with_bots() -> Self {
        Self {
            trade: false,
            conclave_limit: Self::CONCLAVE_OF_BOTS,
            ..Self::default()
        }
    }
}

/// Turns of a game, as printed (G1).
pub const TURNS: u8 = 3;
/// The most turns that a table can agree on (G1).
pub const MOST_TURNS: u8 = 6;
/// The most points that a table can give its Pope (V1).
pub const MOST_POINTS_OF_POPE: u16 = 100;
/// The most ducats that a table can ask for a point (V1).
pub const MOST_DUCATS_FOR_POINT: u16 = 1000;
/// Starting money in ducats (S1).
pub const START_MONEY: u32 = 100;
/// Ducats that everyone receives when turns 2 and 3 begin (T4c).
pub const BASE_INCOME: u32 = 35;
/// The strength of a base (S1).
pub const BASE_POWER: u16 = 3;
/// Cardinals that everyone begins with (S1).
pub const START_CARDINALS: u8 = 4;
/// Votes of a cardinal (E1).
pub const VOTES_OF_CARDINAL: u16 = 3;
/// Points of the Pope, as printed (V1).
pub const POINTS_OF_POPE: u16 = 10;
/// Ducats for a point, as printed (V1).
pub const DUCATS_FOR_POINT: u16 = 10;
/// The number of identical cards that allows a new hand (S4).
pub const ALIKE: usize = 3;

/// Returns the number of cards dealt to each of this many players (S3).
#[must_use]
pub const fn dealt(players: usize) -> usize {
    if players == 3 { 5 } else { 4 }
}

/// Returns the number of cards in the display for this many players (S6).
#[must_use]
pub const fn displayed(players: usize) -> usize {
    if players == 5 { 10 } else { 12 }
}

/// Returns the number of cards that a game of this many players needs, if none come back
/// (T5). Turns beyond the printed ones get what is left.
#[must_use]
pub const fn needed(players: usize) -> usize {
    players * dealt(players) + TURNS as usize * displayed(players) + (TURNS as usize - 1) * players
}
