//! What a table agrees on before the game.

use serde::{Deserialize, Serialize};

/// The agreed options, explicit and stored with every game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Two players: four freedom tiles instead of five (T4).
    pub harder: bool,
    /// Players still equal in points and money are ranked by the lowest numbered
    /// profession card on display, as in tournaments (E4).
    pub lowest_profession_breaks_ties: bool,
}
