//! What a program answers.

use serde::Deserialize;

/// An answer of a program. Other keys are ignored.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Answer {
    /// The number of the question it answers; `None` for the one that was asked last.
    #[serde(default)]
    pub id: Option<u64>,
    /// The decision.
    pub decide: Choice,
}

/// A decision as a program names it.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged)]
pub enum Choice {
    /// By its place in the list, from 0.
    Index(u64),
    /// In the notation.
    Line(String),
}

impl Answer {
    /// Reads an answer; `None` if the line is anything else.
    #[must_use]
    pub fn parse(line: &str) -> Option<Self> {
        serde_json::from_str(line).ok()
    }
}
