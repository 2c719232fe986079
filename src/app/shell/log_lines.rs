//! Which lines the log has: what is shown of it, and what is new since the last
//! turn of whoever is to act.

use crate::app::View;
use crate::fl;
use crate::florence::rules::game::Phase;
use crate::florence::{Command, Decision, Event};
use crate::table::Seat;
use crate::words::florence::notation::fold;

/// A line of the log. Entries are counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Line {
    /// A round and a phase begin.
    Heading(u8, Phase),
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

/// The kinds of entries one may look for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Kind {
    #[default]
    Everything,
    Auctions,
    Tiles,
    Works,
}

impl Kind {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Everything, Self::Auctions, Self::Tiles, Self::Works];

    /// What it is called in the filter of the log.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            Self::Everything => fl!(log_kind_everything),
            Self::Auctions => fl!(log_kind_auctions),
            Self::Tiles => fl!(log_kind_tiles),
            Self::Works => fl!(log_kind_works),
        }
    }

    fn has(self, decision: Decision) -> bool {
        match self {
            Self::Everything => true,
            Self::Auctions => matches!(
                decision,
                Decision::Name(_)
                    | Decision::Raise(_)
                    | Decision::Pass
                    | Decision::Decline
                    | Decision::Win(..)
            ),
            Self::Tiles => matches!(decision, Decision::Build(..) | Decision::Place(..)),
            Self::Works => matches!(decision, Decision::Complete(_)),
        }
    }
}

/// What is shown of the log.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Filter {
    /// Entries of this kind.
    pub kind: Kind,
    /// Entries of this player; of everybody if nobody is chosen.
    pub player: Option<Seat>,
    /// Entries with this in their sentence.
    pub text: String,
}

impl Filter {
    /// Whether anything is left out.
    #[must_use]
    pub fn is_active(&self) -> bool {
        self.kind != Kind::Everything || self.player.is_some() || !self.text.trim().is_empty()
    }

    /// Whether an entry (from 0) is shown.
    #[must_use]
    pub fn shows(&self, view: &View<'_>, entry: usize) -> bool {
        let session = view.session;
        let Some(command) = session.log().get(entry).map(|entry| &entry.command) else {
            return false;
        };
        let wanted = fold(self.text.trim());
        self.kind.has(command.decision)
            && self.player.is_none_or(|player| command.seat == player)
            && (wanted.is_empty() || {
                let said = view.words.played(session.game_at(entry), command);
                fold(&said).contains(&wanted)
            })
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
    /// What is new for the player whose turn it is. In auctions, in which the
    /// turn goes round all the time, nothing is, nor for the computer.
    #[must_use]
    pub fn of(view: &View<'_>) -> Option<Self> {
        let seat = view.game.turn()?.seat;
        if view.session.start().bot(seat).is_some() {
            return None;
        }
        let session = view.session;
        let is_turn_before = |entry: usize| {
            let game = session.game_at(entry);
            game.and_then(|game| game.turn()).map(|turn| turn.seat) == Some(seat)
        };
        let round = view.game.round();
        let goes_on = |entry: usize| {
            let same = session.game_at(entry).map(|game| game.round()) == Some(round);
            same && is_turn_before(entry)
        };
        let mut turn = session.cursor();
        while turn > 0 && goes_on(turn - 1) {
            turn -= 1;
        }
        let last = (0..turn).rev().find(|&entry| is_turn_before(entry))?;
        let first = last + 1;
        (first < turn).then_some(Self { seat, first, turn })
    }

    /// Whether an entry (from 0) is new.
    #[must_use]
    pub fn has(&self, entry: usize) -> bool {
        (self.first..self.turn).contains(&entry)
    }
}

/// The lines of the log, and how many entries are among them. `tools` says
/// whether there is something to be done with the entry one looks at.
#[must_use]
pub fn lines(
    view: &View<'_>,
    filter: &Filter,
    news: Option<News>,
    tools: bool,
) -> (Vec<Line>, usize) {
    let session = view.session;
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
        if !filter.shows(view, entry) {
            continue;
        }
        let Some(before) = session.game_at(entry) else {
            break;
        };
        shown += 1;
        let here = (before.round(), before.phase());
        if heading != Some(here) {
            heading = Some(here);
            lines.push(Line::Heading(here.0, here.1));
        }
        if let Some(news) = news.filter(|news| news.has(entry) && !told_news) {
            told_news = true;
            lines.push(Line::News(news.seat));
        }
        lines.push(Line::Entry(entry));
        let command = &session.log()[entry].command;
        let events = session.events_of(entry);
        for (n, event) in events.iter().enumerate() {
            if is_news(command, events, event) && view.words.event(event).is_some() {
                lines.push(Line::Event(entry, n));
            }
        }
        if tools && entry + 1 == session.cursor() {
            lines.push(Line::Tools(entry));
        }
    }
    if marks.contains(&legal) {
        lines.push(Line::TakenBack);
    }
    for entry in legal..session.log().len() {
        if filter.shows(view, entry) {
            shown += 1;
            lines.push(Line::Illegal(entry));
        }
    }
    (lines, shown)
}

/// Whether an event says more than the entry and its other events do: who wins
/// an object for a price also pays it.
fn is_news(command: &Command, events: &[Event], event: &Event) -> bool {
    let acquires = |event: &Event| matches!(event, Event::Acquired { .. });
    match event {
        Event::Acquired { .. } => !matches!(command.decision, Decision::Win(..)),
        Event::Money { florins, .. } if *florins < 0 => !events.iter().any(acquires),
        Event::Corrected { .. } => !command.decision.is_correction(),
        _ => true,
    }
}
