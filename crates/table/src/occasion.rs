//! When and where a game was played, and what people want to remember of the
//! evening. It stands in the header of a save; no position depends on it.

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
    /// When it was over for the first time; nothing while it is played, or if nobody knows.
    /// What is repaired later does not change it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Timestamp>,
    /// How many minutes the clocks were ahead of UTC where it began.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub offset: Option<i16>,
    /// What tells the play from all others: made with the game, and kept.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub identity: String,
    /// By which name other programs know each player, from seat A on, where the spelling of
    /// it was corrected later; nothing where it was not.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub known: Vec<String>,
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
    /// How many hints each player has asked for, from seat A on; nothing where nobody did.
    /// Undo takes none of them back.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hints: Vec<u32>,
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

    /// How many hints a player has asked for.
    #[must_use]
    pub fn hints(&self, seat: Seat) -> u32 {
        self.hints.get(seat.index()).copied().unwrap_or(0)
    }

    /// A player asks for a hint.
    pub fn hinted(&mut self, seat: Seat) {
        let all = self.hints.len().max(seat.index() + 1);
        self.hints.resize(all, 0);
        let hints = &mut self.hints[seat.index()];
        *hints = hints.saturating_add(1);
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

    /// By which name other programs know a player who is called so now.
    #[must_use]
    pub fn known_as<'a>(&'a self, seat: Seat, name: &'a str) -> &'a str {
        let known = self.known.get(seat.index()).map(String::as_str);
        known.filter(|known| !known.is_empty()).unwrap_or(name)
    }

    /// Other programs know a player by this name.
    pub fn becomes_known_as(&mut self, seat: Seat, name: &str) {
        let all = self.known.len().max(seat.index() + 1);
        self.known.resize(all, String::new());
        name.clone_into(&mut self.known[seat.index()]);
        while self.known.last().is_some_and(String::is_empty) {
            self.known.pop();
        }
    }

    /// A player gets another name. With another spelling it is the same person; with
    /// another name it is somebody else.
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

    /// The evening with what it says about itself, and what was said before and stays: which
    /// play it is, and who took part.
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

    /// Whether the end that is written down lies before the beginning.
    #[must_use]
    pub fn is_backwards(&self) -> bool {
        let both = self.begun.zip(self.ended);
        both.is_some_and(|(begun, ended)| ended < begun)
    }

    /// How long the game took, in minutes; nothing if that is not known.
    #[must_use]
    pub fn minutes(&self) -> Option<u32> {
        let seconds = self.ended?.as_second() - self.begun?.as_second();
        u32::try_from(seconds / 60).ok()
    }

    /// The game stands so at this moment. The end is when it was reached first; a game that
    /// goes on the same evening ends anew, and one that is repaired does not.
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

/// For so many seconds after its end a game may go on that evening.
const GOES_ON: i64 = 3 * 60 * 60;

/// How a game stands when it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stands {
    /// It is over.
    Over,
    /// It is played, and not in its last round.
    GoesOn,
    /// Something of it does not hold, or it is not over but in its last round: if it was over
    /// before it is being repaired.
    Repaired,
}

/// Whether two names are spellings of one: of the same person, or of the same letters but for
/// one or two, or one of them with a name added.
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
    // Names are short, and so is the way to compare them.
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
        // Played on the same evening it ends when it ends again.
        evening.stands(Stands::GoesOn, later(5));
        evening.stands(Stands::Repaired, later(40));
        evening.stands(Stands::Over, later(45));
        assert_eq!(evening.ended, Some(later(45)));
        // The next day nobody plays on.
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
