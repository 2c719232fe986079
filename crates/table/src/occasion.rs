//! When and where a game was played, and what people want to remember of the evening. It is
//! part of the header of a save; no position depends on it.

use std::collections::BTreeSet;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::fold;
use super::seat::Seat;
use super::set::Item as _;

/// The game that another one branches off from.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// Its file, relative to the user's data directory if it is in there.
    pub file: String,
    /// The number of its entries before the branch.
    pub entry: u32,
    /// Whether it is only a try, to be kept or dropped later.
    #[serde(default, rename = "try", skip_serializing_if = "std::ops::Not::not")]
    pub is_try: bool,
}

/// The evening a game belongs to.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Occasion {
    /// When it began, to the second; `None` if unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub begun: Option<Timestamp>,
    /// When it first ended; `None` while it is being played, or if unknown. Later repairs
    /// do not change it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Timestamp>,
    /// The offset of the local clock from UTC where it began, in minutes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset: Option<i16>,
    /// A unique identity of the play, created with the game and never changed.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub identity: String,
    /// The name by which other programs know each player, from seat A on, if its spelling
    /// was corrected later; empty otherwise.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<String>,
    /// Where it was played.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub place: String,
    /// Tags for finding it.
    #[serde(skip_serializing_if = "BTreeSet::is_empty")]
    pub tags: BTreeSet<String>,
    /// A note to remember it by.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub note: String,
    /// The thinking time of each player in seconds, from seat A on; missing where no clock
    /// ran.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub thought: Vec<u32>,
    /// The number of hints each player has asked for, from seat A on. Undo does not reduce
    /// it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<u32>,
    /// The private note of each player, from seat A on. It stays with its owner: copies for
    /// others and reports leave it out, the archive of all games includes it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub private: Vec<String>,
    /// The game it branches off from; `None` if it does not branch off.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

impl Occasion {
    /// Creates an occasion that begins at this moment.
    #[must_use]
    pub fn beginning(now: Timestamp) -> Self {
        Self {
            begun: Some(to_the_second(now)),
            ..Self::default()
        }
    }

    /// Returns whether nothing is known about it.
    #[must_use]
    pub fn is_unknown(&self) -> bool {
        *self == Self::default()
    }

    /// Returns the thinking time of a player in seconds.
    #[must_use]
    pub fn thought(&self, seat: Seat) -> u32 {
        self.thought.get(seat.index()).copied().unwrap_or(0)
    }

    /// Adds seconds to the thinking time of a player.
    pub fn thinks(&mut self, seat: Seat, seconds: u32) {
        let all = self.thought.len().max(seat.index() + 1);
        self.thought.resize(all, 0);
        let thought = &mut self.thought[seat.index()];
        *thought = thought.saturating_add(seconds);
    }

    /// Returns the number of hints a player has asked for.
    #[must_use]
    pub fn hints(&self, seat: Seat) -> u32 {
        self.hints.get(seat.index()).copied().unwrap_or(0)
    }

    /// Counts a hint for a player.
    pub fn hinted(&mut self, seat: Seat) {
        let all = self.hints.len().max(seat.index() + 1);
        self.hints.resize(all, 0);
        let hints = &mut self.hints[seat.index()];
        *hints = hints.saturating_add(1);
    }

    /// Returns the private note of a player.
    #[must_use]
    pub fn private(&self, seat: Seat) -> &str {
        self.private.get(seat.index()).map_or("", String::as_str)
    }

    /// Sets the private note of a player.
    pub fn writes(&mut self, seat: Seat, text: String) {
        let all = self.private.len().max(seat.index() + 1);
        self.private.resize(all, String::new());
        self.private[seat.index()] = text;
        while self.private.last().is_some_and(String::is_empty) {
            self.private.pop();
        }
    }

    /// Returns the name by which other programs know a player whose current name is `name`.
    #[must_use]
    pub fn known_as<'a>(&'a self, seat: Seat, name: &'a str) -> &'a str {
        let known = self.known.get(seat.index()).map(String::as_str);
        known.filter(|known| !known.is_empty()).unwrap_or(name)
    }

    /// Sets the name by which other programs know a player.
    pub fn becomes_known_as(&mut self, seat: Seat, name: &str) {
        let all = self.known.len().max(seat.index() + 1);
        self.known.resize(all, String::new());
        name.clone_into(&mut self.known[seat.index()]);
        while self.known.last().is_some_and(String::is_empty) {
            self.known.pop();
        }
    }

    /// Records that a player was renamed. Another spelling means the same person; another
    /// name means a different person.
    pub fn renamed(&mut self, seat: Seat, old: &str, new: &str) {
        let known = match is_spelling(old.trim(), new.trim()) {
            true => self.known_as(seat, old.trim()).to_owned(),
            false => String::new(),
        };
        let known = if known == new.trim() {
            String::new()
        } else {
            known
        };
        self.becomes_known_as(seat, &known);
    }

    /// Takes from `before` what this occasion lacks and an evening never changes: the
    /// identity of the play, the known names, and the offset if the beginning is the same.
    #[must_use]
    pub fn still(mut self, before: &Self) -> Self {
        if self.identity.is_empty() {
            self.identity.clone_from(&before.identity);
        }
        if self.known.is_empty() {
            self.known.clone_from(&before.known);
        }
        if self.begun == before.begun {
            self.offset = self.offset.or(before.offset);
        }
        self
    }

    /// Returns a copy for others, without the players' private notes.
    #[must_use]
    pub fn for_others(&self) -> Self {
        Self {
            private: Vec::new(),
            ..self.clone()
        }
    }

    /// Returns whether it is a try that branches off from another game.
    #[must_use]
    pub fn is_try(&self) -> bool {
        self.origin.as_ref().is_some_and(|origin| origin.is_try)
    }

    /// Returns whether the recorded end is before the beginning.
    #[must_use]
    pub fn is_backwards(&self) -> bool {
        let both = self.begun.zip(self.ended);
        both.is_some_and(|(begun, ended)| ended < begun)
    }

    /// Returns how long the game took, in minutes; `None` if unknown.
    #[must_use]
    pub fn minutes(&self) -> Option<u32> {
        let seconds = self.ended?.as_second() - self.begun?.as_second();
        u32::try_from(seconds / 60).ok()
    }

    /// Updates the end of the game from its state at this moment. The end is the first time
    /// it was over. A game that continues on the same evening ends anew; a game that is
    /// repaired does not.
    pub fn stands(&mut self, now: Stands, moment: Timestamp) {
        match (now, self.ended) {
            (Stands::Over, None) => self.ended = Some(to_the_second(moment)),
            (Stands::GoesOn, Some(ended)) => {
                let since = moment.as_second() - ended.as_second();
                if since <= GOES_ON {
                    self.ended = None;
                }
            }
            (Stands::Over | Stands::Repaired, _) | (Stands::GoesOn, None) => {}
        }
    }
}

/// A game may continue on the same evening for this many seconds after its end.
const GOES_ON: i64 = 3 * 60 * 60;

/// The state of a game when it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// It is over.
    Over,
    /// It is being played and not in its last round.
    GoesOn,
    /// Something in it does not hold, or it is not over but in its last round. If it was
    /// over before, it is being repaired.
    Repaired,
}

/// Returns whether two names are spellings of one: they belong to the same person, differ
/// by one or two letters, or one of them adds a name.
fn is_spelling(old: &str, new: &str) -> bool {
    let (old, new) = (fold::person(old), fold::person(new));
    if old.is_empty() || new.is_empty() {
        return false;
    }
    let is_longer = |long: &str, short: &str| {
        let rest = long.strip_prefix(short);
        rest.is_some_and(|rest| rest.starts_with(' '))
    };
    if is_longer(&old, &new) || is_longer(&new, &old) {
        return true;
    }
    let longer = old.chars().count().max(new.chars().count());
    // Names are short; comparing long ones would be slow.
    if longer > 60 {
        return old == new;
    }
    let apart = strsim::levenshtein(&old, &new);
    match old.chars().next() == new.chars().next() {
        true => apart <= 2 && 2 * apart < longer,
        false => apart <= 1 && longer >= 5,
    }
}

fn to_the_second(moment: Timestamp) -> Timestamp {
    Timestamp::from_second(moment.as_second()).unwrap_or(moment)
}

#[cfg(test)]
mod tests {
    use super::{GOES_ON, Occasion, Stands, is_spelling};
    use crate::Seat;
    use jiff::{SignedDuration, Timestamp};

    #[test]
    fn the_end_is_when_it_was_reached_first() {
        let end: Timestamp = "2026-11-21T22:22:00Z".parse().expect("a moment");
        let later = |minutes| end + SignedDuration::from_mins(minutes);
        let mut evening = Occasion::default();
        evening.stands(Stands::GoesOn, later(-20));
        evening.stands(Stands::Over, end);
        for minutes in [1, 22, 12 * 60] {
            evening.stands(Stands::Repaired, later(minutes));
            evening.stands(Stands::Over, later(minutes + 1));
            assert_eq!(evening.ended, Some(end), "{minutes} minutes later");
        }
        // A game continued on the same evening ends when it ends again.
        evening.stands(Stands::GoesOn, later(5));
        evening.stands(Stands::Repaired, later(40));
        evening.stands(Stands::Over, later(45));
        assert_eq!(evening.ended, Some(later(45)));
        // A game is not continued the next day.
        let next = later(45 + GOES_ON / 60 + 1);
        evening.stands(Stands::GoesOn, next);
        evening.stands(Stands::Over, next);
        assert_eq!(evening.ended, Some(later(45)));
    }

    #[test]
    fn a_corrected_spelling_is_the_same_person() {
        for (old, new) in [
            ("Stefan", "Stephan"),
            ("Anna", "Anne"),
            ("anna", "Anna"),
            ("Anna", "Anna Kowalska"),
            ("Kathrin", "Cathrin"),
        ] {
            assert!(
                is_spelling(old, new) && is_spelling(new, old),
                "{old} {new}"
            );
        }
        for (old, new) in [
            ("Anna", "Ben"),
            ("Dana", "Anna"),
            ("", "Anna"),
            ("Ben", "Jan"),
            ("Clara", "Chloé"),
        ] {
            assert!(!is_spelling(old, new), "{old} {new}");
        }
        let mut evening = Occasion::default();
        evening.renamed(Seat::B, "Stefan", "Stephan");
        evening.renamed(Seat::B, "Stephan", "Stephane");
        assert_eq!(evening.known_as(Seat::B, "Stephane"), "Stefan");
        assert_eq!(evening.known_as(Seat::A, "Rita"), "Rita");
        evening.renamed(Seat::B, "Stephane", "Greta");
        assert_eq!(evening.known_as(Seat::B, "Greta"), "Greta");
        assert!(evening.known.is_empty());
        evening.renamed(Seat::A, "Rita", "Rite");
        evening.renamed(Seat::A, "Rite", "Rita");
        assert!(evening.known.is_empty(), "as it was");
    }

    #[test]
    fn what_players_think_and_write_is_told_by_seat() {
        let mut evening = Occasion::default();
        evening.thinks(Seat::C, 40);
        evening.thinks(Seat::C, 2);
        evening.hinted(Seat::B);
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
