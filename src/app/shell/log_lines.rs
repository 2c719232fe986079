//! Which lines the log has: what is shown of it, and what is new since the last
//! turn of whoever is to act.

use super::game_window::{GameWindow, Telling};
use super::open::Open;
use crate::table::{Game, Seat};
use crate::words::find::fold;

/// A line of the log. Entries are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A part of the game begins.
    Heading(String),
    /// Where the game began.
    Start,
    /// From here on it is new since the last turn of this seat.
    News(Seat),
    /// What was decided.
    Entry(usize),
    /// What came of it, by its place among the events of the entry.
    Event(usize, usize),
    /// Here something was taken back although it had been seen.
    TakenBack,
    /// What can be done with the entry above.
    Tools(usize),
    /// An entry that is not legal, or comes after one that is not.
    Illegal(usize),
}

/// What is shown of the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Entries of this kind, by its place among those of the game; of all kinds if
    /// none is chosen.
    pub kind: Option<usize>,
    /// Entries of this player; of everybody if nobody is chosen.
    pub player: Option<Seat>,
    /// Entries with this in their sentence.
    pub text: String,
}

impl Filter {
    /// Whether anything is left out.
    #[must_use]
    pub fn is_active(&self) -> bool {
        self.kind.is_some() || self.player.is_some() || !self.text.trim().is_empty()
    }

    /// Whether an entry (from 0) is shown.
    #[must_use]
    pub fn shows<G: GameWindow>(&self, open: &Open<G>, entry: usize, telling: Telling) -> bool {
        let Some(there) = open.shown().log().get(entry) else {
            return false;
        };
        let wanted = fold(self.text.trim());
        let kind = self.kind.and_then(|kind| G::kinds().get(kind));
        kind.is_none_or(|kind| (kind.has)(&there.command))
            && self
                .player
                .is_none_or(|player| G::Rules::decided_by(&there.command) == Some(player))
            && (wanted.is_empty() || fold(&open.entry(entry, telling)).contains(&wanted))
    }
}

/// What is new: the entries from the first to before the second, since the last
/// turn of this seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct News {
    /// Whose last turn it was.
    pub seat: Seat,
    /// The first new entry, from 0.
    pub first: usize,
    /// The first entry of the turn that goes on now.
    pub turn: usize,
}

impl News {
    /// Whether an entry (from 0) is new.
    #[must_use]
    pub fn has(&self, entry: usize) -> bool {
        (self.first..self.turn).contains(&entry)
    }
}

/// The lines of the log, and how many entries are among them. `tools` says
/// whether there is something to be done with the entry one looks at.
#[must_use]
pub fn lines<G: GameWindow>(
    open: &Open<G>,
    filter: &Filter,
    telling: Telling,
    news: Option<News>,
    tools: bool,
) -> (Vec<Line>, usize) {
    let session = open.shown();
    let legal = session.legal_len();
    let mut lines = vec![Line::Start];
    let mut shown = 0;
    let mut heading = None;
    let mut told_news = false;
    let marks: Vec<usize> = session.marks().collect();
    for entry in 0..legal {
        if marks.contains(&entry) {
            lines.push(Line::TakenBack);
        }
        if !filter.shows(open, entry, telling) {
            continue;
        }
        shown += 1;
        let here = G::heading(open, entry);
        if heading != here {
            lines.extend(here.clone().map(Line::Heading));
            heading = here;
        }
        if let Some(news) = news.filter(|news| news.has(entry) && !told_news) {
            told_news = true;
            lines.push(Line::News(news.seat));
        }
        lines.push(Line::Entry(entry));
        let events = G::events(open, entry, telling).len();
        lines.extend((0..events).map(|event| Line::Event(entry, event)));
        if tools && entry + 1 == session.cursor() {
            lines.push(Line::Tools(entry));
        }
    }
    if marks.contains(&legal) {
        lines.push(Line::TakenBack);
    }
    for entry in legal..session.log().len() {
        if filter.shows(open, entry, telling) {
            shown += 1;
            lines.push(Line::Illegal(entry));
        }
    }
    (lines, shown)
}
