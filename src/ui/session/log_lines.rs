//! The lines of the log: what is shown of it, and what is new since the last turn of the
//! player to act.

use std::collections::BTreeSet;

use super::super::base::log_line::{LogLine, News, Telling};
use super::game_window::{GameWindow, Open};
use table::{Game, Seat};
use words::find::fold;

/// A line of the log. Entries are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// The heading of a part of the game.
    Heading(String),
    /// The start of the game.
    Start,
    /// Everything after this line is new since the last turn of this seat.
    News(Seat),
    /// These entries (the first, and the one after the last) in one line that can be unfolded.
    Folded(usize, usize),
    /// An entry.
    Entry(usize),
    /// An effect of an entry, by its index among them.
    Event(usize, usize),
    /// A mark where something was taken back although it had been seen.
    TakenBack,
    /// A note on an entry, or the rule it breaks.
    Note(usize),
    /// What happened at the table after an entry, by its index among those events.
    Aside(usize, usize),
    /// The tools for the entry above.
    Tools(usize),
    /// An entry that is invalid, or comes after an invalid one.
    Illegal(usize),
}

/// Filters the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Only entries of this kind, by its index among those of the game; all kinds if `None`.
    pub kind: Option<usize>,
    /// Only entries of this player; everyone's if `None`.
    pub player: Option<Seat>,
    /// Only entries whose sentence contains this.
    pub text: String,
}

impl Filter {
    /// Returns whether anything is left out.
    #[must_use]
    pub fn is_active(&self) -> bool {
        self.kind.is_some() || self.player.is_some() || !self.text.trim().is_empty()
    }

    /// Returns whether an entry (from 0) is shown.
    #[must_use]
    pub fn shows<G: GameWindow>(&self, open: &Open<G>, entry: usize, telling: Telling) -> bool {
        let Some(there) = open.shown().log().get(entry) else {
            return false;
        };
        let wanted = fold(self.text.trim());
        let kind = self.kind.and_then(|kind| G::kinds().get(kind));
        let told = open.told(entry);
        kind.is_none_or(|kind| told.is_some_and(|told| (kind.has)(told)))
            && self
                .player
                .is_none_or(|player| G::Rules::decided_by(&there.command) == Some(player))
            && (wanted.is_empty() || fold(&open.entry(entry, telling)).contains(&wanted))
    }
}

/// Which lines to make, and how to word them.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// The filter.
    pub filter: &'a Filter,
    /// How entries are told.
    pub telling: Telling,
    /// What is new.
    pub news: Option<News>,
    /// Whether tools are shown for the current entry.
    pub has_tools: bool,
    /// The current entry, from 0, if any.
    pub here: Option<usize>,
    /// The first entries of the unfolded lines.
    pub unfolded: &'a BTreeSet<usize>,
}

/// Returns whether there is a remark below an entry (from 0).
fn has_remark<G: GameWindow>(open: &Open<G>, entry: usize) -> bool {
    let there = open.shown().log().get(entry);
    there.is_some_and(|there| there.is_kept() || !there.note.is_empty())
}

/// Returns the lines of the log with their contents, and how many entries are among them.
#[must_use]
pub fn lines<G: GameWindow>(open: &Open<G>, wanted: Wanted<'_>) -> (Vec<(Line, LogLine)>, usize) {
    let Wanted {
        filter,
        telling,
        news,
        ..
    } = wanted;
    let session = open.shown();
    let legal = session.legal_len();
    let plain = |line| (line, LogLine::default());
    let mut lines = vec![plain(Line::Start)];
    let mut shown = 0;
    let mut heading = None;
    let mut told_news = false;
    let marks: Vec<usize> = session.marks().collect();
    let mut entry = 0;
    while entry < legal {
        if marks.contains(&entry) {
            lines.push(plain(Line::TakenBack));
        }
        if !filter.shows(open, entry, telling) {
            entry += 1;
            continue;
        }
        let here = G::heading(open, entry);
        if heading != here {
            lines.extend(here.clone().map(|here| plain(Line::Heading(here))));
            heading = here;
        }
        // While filtering, each entry is shown separately.
        let folded = Some(entry).filter(|_| !filter.is_active());
        let folded = folded.and_then(|entry| open.as_then(entry, || G::fold(open, entry, telling)));
        let folded = folded.filter(|fold| {
            let mut inside = fold.entries.start + 1..fold.entries.end;
            !inside.any(|entry| marks.contains(&entry))
        });
        let (entries, is_unfolded) = match &folded {
            Some(fold) => (fold.entries.clone(), wanted.unfolded.contains(&entry)),
            None => (entry..entry + 1, true),
        };
        // The folded line already says it.
        let told = folded
            .as_ref()
            .filter(|fold| fold.tells_last && !is_unfolded)
            .map(|fold| fold.entries.end - 1);
        let is_new = |news: &News| entries.clone().any(|entry| news.has(entry));
        if let Some(news) = news.filter(|news| !told_news && is_new(news)) {
            told_news = true;
            lines.push(plain(Line::News(news.seat)));
        }
        if let Some(fold) = folded {
            let line = Line::Folded(fold.entries.start, fold.entries.end);
            // The worst mark among them, or else the best.
            let marks = entries.clone().filter_map(|entry| G::mark(open, entry));
            let mark = marks.max_by_key(|(mark, _)| *mark as u8);
            let is_here = told.is_some() && told == wanted.here;
            let view = LogLine {
                mark,
                is_here,
                ..fold.line
            };
            lines.push((line, view));
        }
        shown += entries.len();
        for entry in entries.clone() {
            let is_here = wanted.here == Some(entry);
            if is_unfolded || (is_here && told != Some(entry)) {
                let line = LogLine {
                    mark: G::mark(open, entry),
                    ..open.as_then(entry, || G::line(open, entry, telling))
                };
                lines.push((Line::Entry(entry), line));
            }
            if has_remark(open, entry) {
                lines.push(plain(Line::Note(entry)));
            }
            if is_unfolded {
                let events = open.as_then(entry, || G::events(open, entry, telling));
                let events = events.into_iter().enumerate();
                lines.extend(events.map(|(at, event)| (Line::Event(entry, at), event)));
            }
            let asides = session.log().get(entry).map_or(0, |there| there.then.len());
            lines.extend((0..asides).map(|at| plain(Line::Aside(entry, at))));
            if wanted.has_tools && is_here {
                lines.push(plain(Line::Tools(entry)));
            }
        }
        entry = entries.end;
    }
    if marks.contains(&legal) {
        lines.push(plain(Line::TakenBack));
    }
    for entry in legal..session.log().len() {
        if filter.shows(open, entry, telling) {
            shown += 1;
            lines.push(plain(Line::Illegal(entry)));
        }
    }
    (lines, shown)
}
