//! Who sits at a table: what plays a seat, if no person does.

use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Any legal decision with the same chance: for tests.
    Random,
    /// The one-ply judgement, misjudging much and looking no further than the
    /// round.
    Easy,
    /// The tuned one-ply judgement.
    Medium,
    /// A search over imagined deals.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 4] = [Level::Random, Level::Easy, Level::Medium, Level::Strong];
}
