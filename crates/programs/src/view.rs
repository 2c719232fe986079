//! What a program is told about a position, and what it can choose from.

use crate::answer::Choice;
use crate::failure::Failure;
use crate::played::Played;
use serde_json::{Map, Value};
use table::{Item as _, Seat};

/// The part of a start that does not change in a game; programs are told once.
const EDITION: &str = "edition";

/// The longest decision in the notation that is read, in bytes.
const LONGEST: usize = 500;

/// A position as a seat sees it. There is no other way to a message about a position, so
/// no message contains what the seat cannot see.
pub struct View<G: Played> {
    seat: Seat,
    seen: G,
    /// The same as a start, with names of the players for sentences.
    start: G::Start,
    decisions: Vec<G::Command>,
    lines: Vec<String>,
}

impl<G: Played> View<G> {
    /// Returns what a seat sees of a position, and its decisions.
    #[must_use]
    pub fn of(game: &G, seat: Seat) -> Self {
        let seen = game.seen_by_program(seat);
        let mut start = G::Start::from(&seen);
        let mut people = G::take_people(&mut start);
        for (seat, person) in Seat::ALL.iter().zip(&mut people.seats) {
            person.name = format!("{seat:?}");
        }
        G::put_people(&mut start, people);
        let decisions = match seen.may_decide().contains(seat) {
            true => seen.listed(seat),
            false => Vec::new(),
        };
        Self {
            lines: seen.written(&start, &decisions),
            seat,
            seen,
            start,
            decisions,
        }
    }

    /// Returns the view that was sent as these values; `None` if they are no position.
    #[must_use]
    pub fn received(seat: Seat, position: Value, edition: Value) -> Option<Self> {
        let Value::Object(mut fields) = position else {
            return None;
        };
        fields.insert(EDITION.to_owned(), edition);
        let start: G::Start = serde_json::from_value(Value::Object(fields)).ok()?;
        Some(Self::of(&G::start(&start).ok()?, seat))
    }

    /// Returns whose view it is.
    #[must_use]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Returns the position as the seat sees it.
    #[must_use]
    pub fn seen(&self) -> &G {
        &self.seen
    }

    /// Returns the listed decisions.
    #[must_use]
    pub fn decisions(&self) -> &[G::Command] {
        &self.decisions
    }

    /// Returns the listed decisions in the notation.
    #[must_use]
    pub fn lines(&self) -> &[String] {
        &self.lines
    }

    /// Returns what the listed decisions do, in sentences.
    #[must_use]
    pub fn sentences(&self) -> Vec<String> {
        self.seen.sentences(&self.start, &self.decisions)
    }

    /// Returns a decision in the notation.
    #[must_use]
    pub fn line(&self, command: &G::Command) -> String {
        let lines = self
            .seen
            .written(&self.start, std::slice::from_ref(command));
        lines.into_iter().next().unwrap_or_default()
    }

    /// Returns the position, in the form that saves have for starts, and the edition, which
    /// belongs to its form.
    #[must_use]
    pub fn fields(&self) -> (Map<String, Value>, Value) {
        let mut fields = match serde_json::to_value(&self.start) {
            Ok(Value::Object(fields)) => fields,
            _ => Map::new(),
        };
        let edition = fields.remove(EDITION).unwrap_or_default();
        (fields, edition)
    }

    /// Returns the decision that a program has chosen.
    ///
    /// # Errors
    /// The reason why it is none that the seat can make.
    pub fn chosen(&self, choice: &Choice) -> Result<G::Command, Failure> {
        match choice {
            Choice::Index(index) => {
                let at = usize::try_from(*index).ok();
                let found = at.and_then(|at| self.decisions.get(at));
                let count = self.decisions.len();
                found.cloned().ok_or(Failure::NoIndex {
                    index: *index,
                    count,
                })
            }
            Choice::Line(line) => {
                let found = self.read(line);
                found.ok_or_else(|| Failure::Illegal(line.clone()))
            }
        }
    }

    /// Reads a line of the notation, with or without the letter of the seat.
    fn read(&self, line: &str) -> Option<G::Command> {
        let line = line.trim();
        let with_seat = format!("{:?} {line}", self.seat);
        let mut lines = self.lines.iter();
        if let Some(at) = lines.position(|other| other == line || *other == with_seat) {
            return Some(self.decisions[at].clone());
        }
        if line.len() > LONGEST {
            return None;
        }
        let read = |line| self.seen.read(&self.start, line);
        let whole = read(line).filter(|command| self.may_be(command));
        // A word alone may be short for anything; only a value in between needs reading.
        whole.or_else(|| read(&with_seat).filter(|command| self.may_be_unlisted(command)))
    }

    fn may_be(&self, command: &G::Command) -> bool {
        self.decisions.contains(command) || self.may_be_unlisted(command)
    }

    fn may_be_unlisted(&self, command: &G::Command) -> bool {
        G::decided_by(command) == Some(self.seat)
            && self.seen.may_decide().contains(self.seat)
            && G::may_be_unlisted(command)
            && self.seen.check(command).is_ok()
    }
}
