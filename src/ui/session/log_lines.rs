//! Which lines the log has: what is shown of it, and what is new since the last
//! turn of whoever is to act.

use std::collections::BTreeSet;

use super::super::base::log_line::{LogLine, News, Telling};
use super::game_window::{GameWindow, Open};
use table::{Game, Seat};
use words::find::fold;

/// A line of the log. Entries are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A part of the game begins.
    Heading(String),
    /// Where the game began.
    Start,
    /// From here on it is new since the last turn of this seat.
    News(Seat),
    /// These entries, the first and the one after the last, in one line that unfolds.
    Folded(usize, usize),
    /// What was decided.
    Entry(usize),
    /// What came of it, by its place among the events of the entry.
    Event(usize, usize),
    /// Here something was taken back although it had been seen.
    TakenBack,
    /// What somebody noted on an entry, or what the rules say against it.
    Note(usize),
    /// What happened at the table after an entry, by its place among those.
    Aside(usize, usize),
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
        let told = open.told(entry);
        kind.is_none_or(|kind| told.is_some_and(|told| (kind.has)(told)))
            && self
                .player
                .is_none_or(|player| G::Rules::decided_by(&there.command) == Some(player))
            && (wanted.is_empty() || fold(&open.entry(entry, telling)).contains(&wanted))
    }
}

/// What is to be among the lines, and how they are told.
#[derive(Clone, Copy, Debug)]
pub struct Wanted<'a> {
    /// What is shown at all.
    pub filter: &'a Filter,
    /// How they are told.
    pub telling: Telling,
    /// What is new.
    pub news: Option<News>,
    /// Whether there is something to be done with the entry one looks at.
    pub has_tools: bool,
    /// The entry one looks at, from 0, if there is one.
    pub here: Option<usize>,
    /// The first entries of what is unfolded.
    pub unfolded: &'a BTreeSet<usize>,
}

/// Whether there is something to say below an entry (from 0).
fn has_remark<G: GameWindow>(open: &Open<G>, entry: usize) -> bool {
    let there = open.shown().log().get(entry);
    there.is_some_and(|there| there.is_kept() || !there.note.is_empty())
}

/// The lines of the log with what stands in them, and how many entries are among
/// them.
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
        // Whoever looks for something sees each entry for itself.
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
        // The folded line says it already.
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
            // What was worst in it, or best.
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
