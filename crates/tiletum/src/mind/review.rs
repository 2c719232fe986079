//! Looks back at a game: what each turn of a seat cost compared with the best plan, as a
//! hint would have said at its beginning.

use std::num::NonZero;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use super::advice::{Choice, Judged, judged};
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::state::{Phase, Step};
use table::{Seat, Session};

/// The result of a look back.
#[derive(Clone, Debug, PartialEq)]
pub struct LookBack {
    /// What each turn of the seat cost, in the order of the log. The tile beside the king
    /// track (K4) is a decision of its own. Decisions without a choice are left out.
    pub costs: Vec<Cost>,
    /// Whether it was completed, rather than stopped on the way.
    pub is_whole: bool,
}

/// What a turn cost.
#[derive(Clone, Debug, PartialEq)]
pub struct Cost {
    /// The entry of the log with its first decision, counted from 0.
    pub entry: usize,
    /// The round (1 to 4).
    pub round: u8,
    /// The turn of the round (1 to 3).
    pub turn: u8,
    /// What was decided, to the end of the turn.
    pub played: Vec<Command>,
    /// What a hint would have advised at the beginning of the turn, with its reasons.
    pub best: Choice,
    /// How far what was played is behind that, in VP as hints show them; 0 if it is not.
    pub behind: f64,
}

/// The VP from which a turn counts as weak.
pub const WEAK: f64 = 2.0;
/// The VP from which a turn counts as lost.
const LOST: f64 = 6.0;

/// How bad a turn was, if its cost is not small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Worse than another plan.
    Weak,
    /// Much worse than another plan.
    Lost,
}

impl Cost {
    /// Returns the mark of the turn, if it gets one.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        match self.behind {
            behind if behind >= LOST => Some(Mark::Lost),
            behind if behind >= WEAK => Some(Mark::Weak),
            _ => None,
        }
    }
}

/// Shared between a look back and the code that waits for it, on two threads.
#[derive(Debug, Default)]
pub struct Progress {
    is_stopped: AtomicBool,
    done: AtomicUsize,
    planned: AtomicUsize,
}

impl Progress {
    /// Starts with nothing done.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks the look back to end now. It ends after the turns it is looking at, within a
    /// second.
    pub fn stop(&self) {
        self.is_stopped.store(true, Ordering::Relaxed);
    }

    /// Returns how much is done, from 0 to 1.
    #[must_use]
    pub fn progress(&self) -> f32 {
        let planned = self.planned.load(Ordering::Relaxed).max(1);
        self.done.load(Ordering::Relaxed) as f32 / planned as f32
    }
}

/// Looks back at the turns of a seat in a session up to its cursor. `seeds` returns the
/// seed of a hint after this many entries, so that it says the same as the hint did.
///
/// It uses all cores. If stopped, it returns what it has so far.
#[must_use]
pub fn look_back(
    session: &Session<Game>,
    seat: Seat,
    seeds: impl Fn(usize) -> u64 + Sync,
    progress: &Progress,
) -> LookBack {
    let turns = turns(session, seat);
    progress.planned.store(turns.len(), Ordering::Relaxed);
    let looked: Vec<OnceLock<Option<Cost>>> = turns.iter().map(|_| OnceLock::new()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        while !progress.is_stopped.load(Ordering::Relaxed)
            && let at = next.fetch_add(1, Ordering::Relaxed)
            && let Some(turn) = turns.get(at)
        {
            // No other thread has this number.
            let _ = looked[at].set(cost(turn, seat, seeds(turn.entry)));
            progress.done.fetch_add(1, Ordering::Relaxed);
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads.min(turns.len()) {
            scope.spawn(work);
        }
    });
    LookBack {
        is_whole: looked.iter().all(|looked| looked.get().is_some()),
        costs: looked
            .into_iter()
            .filter_map(OnceLock::into_inner)
            .flatten()
            .collect(),
    }
}

/// A whole turn of a seat.
struct Turn<'a> {
    entry: usize,
    begins: &'a Game,
    played: Vec<Command>,
    ends: &'a Game,
}

/// Returns the whole turns of a seat up to the cursor of a session. A turn in which
/// something was corrected is left out.
fn turns(session: &Session<Game>, seat: Seat) -> Vec<Turn<'_>> {
    let mut turns = Vec::new();
    let mut begun: Option<(usize, &Game, Vec<Command>)> = None;
    for (entry, logged) in session.log().iter().enumerate().take(session.cursor()) {
        let (Some(game), Some(after)) = (session.game_at(entry), session.game_at(entry + 1)) else {
            break;
        };
        let command = logged.command;
        if command.decision.is_correction() || session.refusal_of(entry).is_some() {
            begun = None;
            continue;
        }
        if !game.may_decide().contains(seat) {
            // A tile came.
            continue;
        }
        match game.phase() {
            Phase::King => begun = Some((entry, game, Vec::new())),
            Phase::Turn(Step::Before) if begun.is_none() => {
                begun = Some((entry, game, Vec::new()));
            }
            _ => {}
        }
        if let Some((_, _, played)) = &mut begun {
            played.push(command);
        }
        let is_over = match after.phase() {
            Phase::Turn(_) => after.active() != Some(seat) || after.step() != game.step(),
            _ => true,
        };
        if is_over && let Some((entry, begins, played)) = begun.take() {
            turns.push(Turn {
                entry,
                begins,
                played,
                ends: after,
            });
        }
    }
    turns
}

/// Returns what a turn cost; `None` if there was no choice.
fn cost(turn: &Turn<'_>, seat: Seat, seed: u64) -> Option<Cost> {
    let Judged { advice, behind } = judged(turn.begins, seat, seed, Some(turn.ends))?;
    Some(Cost {
        entry: turn.entry,
        round: turn.begins.round(),
        turn: turn.begins.step(),
        played: turn.played.clone(),
        best: advice.choices.into_iter().next()?,
        behind: behind.unwrap_or(0.0),
    })
}
