//! Entries that became invalid after the past was changed: what each may have meant, and
//! the player's decisions about them.

use super::intent::Choice;
use table::{Entry, Failing, Game, Remedies, Remedy, Seat, Session};

/// Finds what can replace a decision that is not allowed in this position, as a sequence of
/// legal decisions.
pub type Mend<R> = fn(&R, &<R as Game>::Command) -> Vec<<R as Game>::Command>;

/// How many decisions of other players are inserted at most before a decision out of turn.
const MOST_BEFORE: usize = 4;

/// Returns what can replace a decision, the most similar first. Keeping the player takes
/// precedence over changing the player.
fn nearest<R: Game>(mend: Mend<R>, before: &R, command: &R::Command) -> Vec<R::Command> {
    let by = R::decided_by(command);
    let own = mend(before, command);
    let is_theirs = own.last().is_some_and(|last| R::decided_by(last) == by);
    if is_theirs {
        return own;
    }
    let kept = by.map(|seat| after_others(before, seat, command));
    kept.filter(|kept| !kept.is_empty()).unwrap_or(own)
}

/// Returns the same decision after the others have done as little as possible, if it is
/// allowed then.
fn after_others<R: Game>(before: &R, by: Seat, command: &R::Command) -> Vec<R::Command> {
    let mut now = before.clone();
    let mut all = Vec::new();
    while all.len() < MOST_BEFORE {
        let other = now.may_decide().first().filter(|&other| other != by);
        let Some(least) = other.and_then(|other| now.passes(other)) else {
            break;
        };
        if now.play(&least).is_err() {
            break;
        }
        all.push(least);
        if now.check(command).is_ok() {
            all.push(command.clone());
            return all;
        }
    }
    Vec::new()
}

/// An invalid entry, and what it may have meant.
#[derive(Debug)]
pub struct Mishap<R: Game> {
    /// The entry, and why it is invalid.
    pub failing: Failing<R>,
    /// What can replace it; empty if there is nothing similar.
    pub mend: Vec<R::Command>,
}

/// The invalid entries, and the decisions about them.
#[derive(Debug)]
pub struct Mending<R: Game> {
    decided: Remedies<R::Command>,
    mishaps: Vec<Mishap<R>>,
    // What was examined last: where it begins, and the entries.
    looked_at: (usize, Vec<Entry<R::Command>>),
    mend: Mend<R>,
}

impl<R: Game> Mishap<R> {
    /// Returns whether another one fails for the same reason.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        R::is_same_reason(&self.failing.violation, &other.failing.violation)
    }
}

impl<R: Game> Mending<R> {
    /// Creates an empty list. `mend` finds what can replace a decision.
    pub fn new(mend: Mend<R>) -> Self {
        Self {
            mend,
            decided: Remedies::new(),
            mishaps: Vec::new(),
            looked_at: (0, Vec::new()),
        }
    }
}

impl<R: Game> Mending<R> {
    /// Returns whether an entry (from 0) is invalid.
    #[must_use]
    pub fn has(&self, entry: usize) -> bool {
        let entry_of = |it: &Mishap<R>| it.failing.entry;
        self.mishaps.binary_search_by_key(&entry, entry_of).is_ok()
    }

    /// Returns the invalid entries, in their order.
    #[must_use]
    pub fn mishaps(&self) -> &[Mishap<R>] {
        &self.mishaps
    }

    /// Returns the decisions about them.
    #[must_use]
    pub fn decided(&self) -> &Remedies<R::Command> {
        &self.decided
    }

    /// Returns the decision about an entry (from 0).
    pub fn choice(&self, entry: usize) -> Option<Choice> {
        self.decided.get(&entry).map(Choice::of)
    }

    /// Returns how many of them have no decision yet.
    pub fn open(&self) -> usize {
        let open = self.mishaps.iter();
        open.filter(|it| !self.decided.contains_key(&it.failing.entry))
            .count()
    }

    /// Examines a log that may have changed.
    pub fn look(&mut self, session: &Session<R>) {
        let first = session.legal_len();
        let rest = &session.log()[first..];
        if session.broken().is_none() {
            *self = Self::new(self.mend);
        } else if self.looked_at.0 != first || self.looked_at.1 != rest {
            *self = Self {
                looked_at: (first, rest.to_vec()),
                ..Self::new(self.mend)
            };
            self.find(session);
        }
    }

    fn find(&mut self, session: &Session<R>) {
        let mend = |failing: &Failing<R>| {
            let command = &session.log()[failing.entry].command;
            nearest(self.mend, &failing.before, command)
        };
        // Assume that everything fixable will be fixed: then the next entries may be valid.
        let failing = session.failing_if(&self.decided, |failing| {
            let mend = mend(failing);
            (!mend.is_empty()).then_some(Remedy::Mend(mend))
        });
        let mishaps = failing.into_iter().map(|failing| Mishap {
            mend: mend(&failing),
            failing,
        });
        self.mishaps = mishaps.collect();
        // Decisions about entries that are valid by now are obsolete.
        let mishaps = &self.mishaps;
        let fails = |entry: &usize| mishaps.iter().any(|it| it.failing.entry == *entry);
        self.decided.retain(|entry, _| fails(entry));
    }

    /// Decides about an entry (from 0), or withdraws the decision; `alike`: about all that fail
    /// for the same reason as well.
    pub fn decide(
        &mut self,
        session: &Session<R>,
        entry: usize,
        choice: Option<Choice>,
        alike: bool,
    ) {
        let of = self.mishaps.iter().find(|it| it.failing.entry == entry);
        let Some(of) = of else {
            return;
        };
        let mut about = vec![entry];
        if alike {
            let others = self.mishaps.iter().filter(|it| of.is_like(it));
            about = others.map(|it| it.failing.entry).collect();
        }
        // A decision about one entry changes the position of the next ones.
        for entry in about {
            let Some(it) = self.mishaps.iter().find(|it| it.failing.entry == entry) else {
                continue;
            };
            let remedy = match choice {
                None => None,
                Some(Choice::Mend) if it.mend.is_empty() => continue,
                Some(Choice::Mend) => Some(Remedy::Mend(it.mend.clone())),
                Some(Choice::Drop) => Some(Remedy::Drop),
                Some(Choice::Keep) if it.failing.problems.is_some() => continue,
                Some(Choice::Keep) => Some(Remedy::Keep),
            };
            match remedy {
                Some(remedy) => drop(self.decided.insert(entry, remedy)),
                None => drop(self.decided.remove(&entry)),
            }
            self.find(session);
        }
    }
}
