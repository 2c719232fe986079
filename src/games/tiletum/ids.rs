//! The game's screens and tabs.

/// The screen on which a game is started.
pub const NEW_GAME: &str = "tiletum";

/// The screen of the editions.
pub const EDITION: &str = "tiletum-edition";

/// The wheel, and all possible decisions.
pub const WHEEL: usize = 0;
/// The map.
pub const MAP: usize = 1;
/// A player's board.
pub const BOARD: usize = 2;
/// What the player can pay for, and what is missing.
pub const PAY: usize = 3;
/// The king track and the end of the round.
pub const KING: usize = 4;
/// The fairs, and who takes part.
pub const FAIRS: usize = 5;
/// Points by source.
pub const POINTS: usize = 6;
/// The growth of the points, and the dice.
pub const STATISTICS: usize = 7;
/// The result of the game.
pub const RESULT: usize = 8;
/// What the decisions of a finished game cost.
pub const LOOK_BACK: usize = 9;
