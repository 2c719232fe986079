//! What a table agrees on before the game.

use serde::{Deserialize, Serialize};

use super::variant::HouseRules;

/// The agreed options, explicit and stored with every game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// Two players: four freedom tiles instead of five (T4).
    pub harder: bool,
    /// Players still equal in points and money are ranked by the lowest numbered
    /// profession card on display, as in tournaments (E4).
    pub lowest_profession_breaks_ties: bool,
    /// Numbers that this table plays by instead of the printed ones.
    #[serde(skip_serializing_if = "HouseRules::is_none")]
    pub house_rules: HouseRules,
}
