//! When and where a game was played, and what people want to remember of the
//! evening. It stands in the header of a save; no position depends on it.

use std::collections::BTreeSet;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::seat::Seat;
use super::set::Item as _;

/// The game that another one branches off from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// Its file, relative to the directory of the user's data if it is in there.
    pub file: String,
    /// After how many of its entries.
    pub entry: u32,
    /// Whether it is only a try, to be kept or dropped.
    #[serde(default, rename = "try", skip_serializing_if = "std::ops::Not::not")]
    pub is_try: bool,
}

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
    /// How long each player has thought, in seconds, from seat A on; nothing where
    /// nobody looked at a clock.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub thought: Vec<u32>,
    /// What each player has written for nobody else, from seat A on. It stays with its
    /// owner: no copy for others and no report has it, the archive of all games has.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub private: Vec<String>,
    /// The game it branches off from; nothing if it began by itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
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

    /// How long a player has thought, in seconds.
    #[must_use]
    pub fn thought(&self, seat: Seat) -> u32 {
        self.thought.get(seat.index()).copied().unwrap_or(0)
    }

    /// A player has thought so many seconds more.
    pub fn thinks(&mut self, seat: Seat, seconds: u32) {
        let all = self.thought.len().max(seat.index() + 1);
        self.thought.resize(all, 0);
        let thought = &mut self.thought[seat.index()];
        *thought = thought.saturating_add(seconds);
    }

    /// What a player has written for nobody else.
    #[must_use]
    pub fn private(&self, seat: Seat) -> &str {
        self.private.get(seat.index()).map_or("", String::as_str)
    }

    /// A player writes something for nobody else.
    pub fn writes(&mut self, seat: Seat, text: String) {
        let all = self.private.len().max(seat.index() + 1);
        self.private.resize(all, String::new());
        self.private[seat.index()] = text;
        while self.private.last().is_some_and(String::is_empty) {
            self.private.pop();
        }
    }

    /// As anybody may read it: without what players have written for themselves.
    #[must_use]
    pub fn for_others(&self) -> Self {
        Self {
            private: Vec::new(),
            ..self.clone()
        }
    }

    /// Whether it is a try that branches off from another game.
    #[must_use]
    pub fn is_try(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.is_try)
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

#[cfg(test)]
mod tests {
    use super::Occasion;
    use crate::Seat;

    #[test]
    fn what_players_think_and_write_is_told_by_seat() {
        let mut evening = Occasion::default();
        evening.thinks(Seat::C, 40);
        evening.thinks(Seat::C, 2);
        evening.writes(Seat::B, "Ben wants the lake".into());
        assert_eq!(evening.thought, [0, 0, 42]);
        assert_eq!(evening.thought(Seat::E), 0);
        assert_eq!(evening.private(Seat::B), "Ben wants the lake");
        assert_eq!(evening.private(Seat::C), "");
        let told = evening.for_others();
        assert!(told.private.is_empty() && told.thought(Seat::C) == 42);
        evening.writes(Seat::B, String::new());
        assert!(evening.private.is_empty(), "an empty note leaves nothing");
    }
}
