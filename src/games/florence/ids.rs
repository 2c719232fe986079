//! The names of the game's screens.

/// The screen of the players and options of a new game.
pub const NEW_GAME: &str = "new game";

/// The screen of house rules.
pub const HOUSE_RULES: &str = "house-rules";

/// The screen of the deals of the day.
pub const DAYS: &str = "days";

/// The screen of the puzzles.
pub const PUZZLES: &str = "puzzles";

/// The screen of tile shapes.
pub const SHAPES: &str = "tile shapes";
