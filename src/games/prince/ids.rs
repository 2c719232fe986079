//! The game's screens and tabs.

/// The screen on which a game is started.
pub const NEW_GAME: &str = "prince";

/// The screen of the decks.
pub const DECK: &str = "deck";

/// What is in front of the players.
pub const TABLE: usize = 1;

/// The calculator of seizures.
pub const SEIZURE: usize = 2;

/// Votes and ballots.
pub const ELECTION: usize = 3;

/// The unseen cards.
pub const UNSEEN: usize = 4;

/// Points and money over the turns.
pub const STATISTICS: usize = 5;

/// What the decisions of a finished game cost.
pub const LOOK_BACK: usize = 9;
