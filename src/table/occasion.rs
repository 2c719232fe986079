//! When and where a game was played, and what people want to remember of the
//! evening. It stands in the header of a save; no position depends on it.

use std::collections::BTreeSet;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// The evening a game belongs to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Occasion {
    /// When it began, to the second; nothing if nobody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begun: Option<Timestamp>,
    /// When it was over; nothing while it is played, or if nobody knows.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Timestamp>,
    /// Where it was played.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// Words it can be found by.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub tags: BTreeSet<String>,
    /// What there is to remember.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
}

impl Occasion {
    /// One that begins at this moment.
    #[must_use]
    pub fn beginning(now: Timestamp) -> Self {
        Self {
            begun: Some(to_the_second(now)),
            ..Self::default()
        }
    }

    /// Whether nothing is known about it.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        *self == Self::default()
    }

    /// How long the game took, in minutes; nothing if that is not known.
    #[must_use]
    pub fn minutes(&self) -> Option<u32> {
        let seconds = self.ended?.as_second() - self.begun?.as_second();
        u32::try_from(seconds / 60).ok()
    }

    /// Whether the game is over at this moment. One that was over before stays so,
    /// one that goes on has not ended.
    pub fn is_over(&mut self, over: bool, now: Timestamp) {
        match (over, self.ended) {
            (true, None) => self.ended = Some(to_the_second(now)),
            (true, Some(_)) => {}
            (false, _) => self.ended = None,
        }
    }
}

fn to_the_second(moment: Timestamp) -> Timestamp {
    Timestamp::from_second(moment.as_second()).unwrap_or(moment)
}
