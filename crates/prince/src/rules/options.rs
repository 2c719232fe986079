//! What a table agrees on before it plays.
//!
//! Each is a field of one value that the rules read; those that begin with `hide` only
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
    /// After so many open ballots the most votes elect; 0: never (E4).
    pub conclave_limit: u8,
    /// Whether Simony can be claimed right after the offices were shuffled, too (C9).
    pub simony_at_shuffle: bool,
    /// Whether treasuries are not shown (G3).
    pub hide_money: bool,
    /// Whether the number of cards in hand is not shown (G4).
    pub hide_hand_sizes: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            trade: true,
            conclave_limit: 0,
            simony_at_shuffle: false,
            hide_money: false,
            hide_hand_sizes: false,
        }
    }
}

impl Options {
    /// The limit of ballots where a bot plays (E4).
    pub const CONCLAVE_OF_BOTS: u8 = 5;

    /// What is agreed on where bots play: no trade, and a limit of ballots (X, E4).
    #[must_use]
    pub fn with_bots() -> Self {
        Self {
            trade: false,
            conclave_limit: Self::CONCLAVE_OF_BOTS,
            ..Self::default()
        }
    }
}

/// Turns of a game (G1).
pub const TURNS: u8 = 3;
/// Ducats everybody begins with (S1).
pub const START_MONEY: u32 = 100;
/// Ducats everybody receives when turns 2 and 3 begin (T4c).
pub const BASE_INCOME: u32 = 35;
/// The strength of a base (S1).
pub const BASE_POWER: u16 = 3;
/// Cardinals everybody begins with (S1).
pub const START_CARDINALS: u8 = 4;
/// Votes of a cardinal (E1).
pub const VOTES_OF_CARDINAL: u16 = 3;
/// Points of the Pope (V1).
pub const POINTS_OF_POPE: u16 = 10;
/// Ducats for a point (V1).
pub const DUCATS_FOR_POINT: u32 = 10;
/// Cards alike that allow a new hand (S4).
pub const ALIKE: usize = 3;

/// Cards dealt to each of so many players (S3).
#[must_use]
pub const fn dealt(players: usize) -> usize {
    if players == 3 { 5 } else { 4 }
}

/// Cards in the display for so many players (S6).
#[must_use]
pub const fn displayed(players: usize) -> usize {
    if players == 5 { 10 } else { 12 }
}

/// Cards that a game of so many players needs, if nothing comes back (T5).
#[must_use]
pub const fn needed(players: usize) -> usize {
    players * dealt(players) + TURNS as usize * displayed(players) + (TURNS as usize - 1) * players
}
