//! How a first evening is played, and what the window remembers of it.

use serde::{Deserialize, Serialize};

/// How the first evening is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    /// With people around a real table.
    Table,
    /// Against the computer.
    Computer,
}

/// What is kept of it from one start to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Evening {
    /// Whether it was offered.
    pub is_offered: bool,
    /// The games for which it was, by their ids.
    pub offered: Vec<String>,
    /// Which of the two goes on.
    pub way: Option<Way>,
    /// Which of them went on last.
    pub last: Option<Way>,
    /// What has been said and done, by its names.
    pub said: Vec<String>,
}

impl Evening {
    /// Whether there is nothing to keep.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }
}
