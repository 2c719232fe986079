//! Entries that no longer hold after the past was changed: what each may have meant, and
//! what a person has decided about them.

use super::intent::Choice;
use table::{Entry, Failing, Game, Remedies, Remedy, Seat, Session};

/// What may take the place of a decision that is not allowed in this position, one legal
/// decision after the other.
pub type Mend<R> = fn(&R, &<R as Game>::Command) -> Vec<<R as Game>::Command>;

/// So many decisions of others are put before one that is somebody else's turn.
const MOST_BEFORE: usize = 4;

/// What may take the place of a decision, the nearest first: what keeps who did it comes
/// before what makes it somebody else's.
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

/// The same decision after others have done as little as possible, if it is allowed then.
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

/// An entry that does not hold, and what it may have meant.
#[derive(Debug)]
pub struct Mishap<R: Game> {
    /// Where, and why.
    pub failing: Failing<R>,
    /// What may take its place; nothing if nothing is near.
    pub mend: Vec<R::Command>,
}

/// The entries that do not hold, and what is decided about them.
#[derive(Debug)]
pub struct Mending<R: Game> {
    decided: Remedies<R::Command>,
    mishaps: Vec<Mishap<R>>,
    // What was looked through: where it begins, and the entries.
    looked_at: (usize, Vec<Entry<R::Command>>),
    mend: Mend<R>,
}

impl<R: Game> Mishap<R> {
    /// Whether another one fails for the same reason.
    #[must_use]
    pub fn is_like(&self, other: &Self) -> bool {
        R::is_same_reason(&self.failing.violation, &other.failing.violation)
    }
}

impl<R: Game> Mending<R> {
    /// Nothing to decide about yet. `mend` finds what may take the place of a decision.
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
    /// Whether an entry (from 0) does not hold.
    #[must_use]
    pub fn has(&self, entry: usize) -> bool {
        let entry_of = |it: &Mishap<R>| it.failing.entry;
        self.mishaps.binary_search_by_key(&entry, entry_of).is_ok()
    }

    /// The entries that do not hold, in their order.
    #[must_use]
    pub fn mishaps(&self) -> &[Mishap<R>] {
        &self.mishaps
    }

    /// What is decided about them.
    #[must_use]
    pub fn decided(&self) -> &Remedies<R::Command> {
        &self.decided
    }

    /// What is decided about an entry (from 0).
    pub fn choice(&self, entry: usize) -> Option<Choice> {
        self.decided.get(&entry).map(Choice::of)
    }

    /// How many of them nothing is decided about.
    pub fn open(&self) -> usize {
        let open = self.mishaps.iter();
        open.filter(|it| !self.decided.contains_key(&it.failing.entry))
            .count()
    }

    /// Looks through a log that may be another one.
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
        // What can be mended will be, most likely: then the next ones may hold.
        let failing = session.failing_if(&self.decided, |failing| {
            let mend = mend(failing);
            (!mend.is_empty()).then_some(Remedy::Mend(mend))
        });
        let mishaps = failing.into_iter().map(|failing| Mishap {
            mend: mend(&failing),
            failing,
        });
        self.mishaps = mishaps.collect();
        // What was decided about entries that hold by now is of no use.
        let mishaps = &self.mishaps;
        let fails = |entry: &usize| mishaps.iter().any(|it| it.failing.entry == *entry);
        self.decided.retain(|entry, _| fails(entry));
    }

    /// Decides about an entry (from 0), or no longer; `alike`: about all that fail
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
        // What is decided about one changes what the next ones meet.
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
