//! The ways to play the tutorial on a first evening, and what the window remembers of it.

use serde::{Deserialize, Serialize};

/// How the first evening is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Way {
    /// With people around a real table.
    Table,
    /// Against the computer.
    Computer,
}

/// What is kept of the tutorial between sessions.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Evening {
    /// Whether the tutorial was offered.
    pub is_offered: bool,
    /// The ids of the games for which it was offered.
    pub offered: Vec<String>,
    /// Which of the two ways is in progress.
    pub way: Option<Way>,
    /// Which of them was in progress last.
    pub last: Option<Way>,
    /// The names of the lessons that have been shown or completed.
    pub said: Vec<String>,
}

impl Evening {
    /// Returns whether there is nothing to keep.
    #[must_use]
    pub fn is_default(&self) -> bool {
        *self == Self::default()
    }
}
