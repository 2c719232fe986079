//! Looks back at a game: what each decision of a seat cost compared with the best one that a
//! hint would have found at the time.

use std::num::NonZero;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};

use super::Thinking;
use super::advice::{is_choice, is_sure};
use super::bot::Mind;
use super::reasons::{Reason, reasons};
use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use table::{Seat, Session};

/// The result of a look back.
#[derive(Clone, Debug, PartialEq)]
pub struct LookBack {
    /// What each decision of the seat cost, in the order of the log. Decisions without a
    /// choice, and entries that record what happened at a table, are left out.
    pub costs: Vec<Cost>,
    /// Whether it was completed, rather than stopped on the way.
    pub is_whole: bool,
}

/// What a decision cost, as far as the simulations can tell.
#[derive(Clone, Debug, PartialEq)]
pub struct Cost {
    /// The entry of the log, counted from 0.
    pub entry: usize,
    /// The turn it was taken in (1 to 6).
    pub turn: u8,
    /// What was decided.
    pub command: Command,
    /// What a hint would have advised.
    pub best: Command,
    /// How many points the decision is behind that (0 or more): of the lead, and those that a
    /// share of the win counts.
    pub behind: f64,
    /// How much of the win it is behind (0 to 1).
    pub win_behind: f64,
    /// The standard error of the points.
    pub error: f64,
    /// Facts about the better decision.
    pub reasons: Vec<Reason>,
}

/// How bad a decision was, if the difference is larger than chance and not small.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// Clearly worse than another decision.
    Weak,
    /// Much worse than another decision.
    Lost,
}

/// The points from which a decision gets a mark.
pub const WORTH_A_MARK: f64 = 2.0;
/// The points that count as much for one decision.
const MUCH: f64 = 6.0;
/// By how many standard errors a difference is clear.
const CLEAR: f64 = 2.0;

impl Cost {
    /// Returns the lost points, of which a percent of a win is one; 0 if that may be chance.
    #[must_use]
    pub fn lost(&self) -> f64 {
        match self.behind > CLEAR * self.error && self.command != self.best {
            true => self.behind,
            false => 0.0,
        }
    }

    /// Returns the mark of the decision, if it gets one.
    #[must_use]
    pub fn mark(&self) -> Option<Mark> {
        match self.lost() {
            lost if lost >= MUCH => Some(Mark::Lost),
            lost if lost >= WORTH_A_MARK => Some(Mark::Weak),
            _ => None,
        }
    }
}

/// Looks back at the decisions of a seat in a session up to its cursor. `seed` returns the
/// seed of a hint before the entry of this number: with it, a decision has the same figures
/// as in [`advise`](super::advice::advise). `hides_money` is whether treasuries are hidden
/// from the seat (G3).
///
/// What the seat could not see is guessed as at the time. It uses all cores. If stopped, it
/// returns what it has so far.
#[must_use]
pub fn look_back(
    session: &Session<Game>,
    seat: Seat,
    hides_money: bool,
    seed: &(dyn Fn(usize) -> u64 + Sync),
    thinking: &Thinking,
) -> LookBack {
    let mind = Mind::strongest();
    let own = moments(session, seat, hides_money);
    thinking.plan(u32::try_from(own.len()).unwrap_or(u32::MAX));
    let looked: Vec<OnceLock<Option<Cost>>> = own.iter().map(|_| OnceLock::new()).collect();
    let next = AtomicUsize::new(0);
    let work = || {
        while let at = next.fetch_add(1, Ordering::Relaxed)
            && let Some(moment) = own.get(at)
            && !thinking.is_stopped()
        {
            // No other thread has this number.
            let _ = looked[at].set(moment.cost(&mind, seed(moment.entry)));
            thinking.step();
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, NonZero::get);
    std::thread::scope(|scope| {
        for _ in 0..threads.min(own.len()) {
            scope.spawn(work);
        }
    });
    let is_whole = looked.iter().all(|looked| looked.get().is_some());
    let costs = looked.into_iter().filter_map(OnceLock::into_inner);
    LookBack {
        costs: costs.flatten().collect(),
        is_whole,
    }
}

/// A decision, and the position it was taken in as the seat saw it.
struct Moment {
    entry: usize,
    command: Command,
    view: Game,
}

impl Moment {
    fn cost(&self, mind: &Mind, seed: u64) -> Option<Cost> {
        let Self {
            entry,
            command: Command { seat, decision },
            ref view,
        } = *self;
        let weighed = mind.weigh(view, seat, seed, Some(decision));
        let this = weighed.of(decision)?;
        let sure = |decision: Decision| is_sure(view, seat, decision);
        let best = weighed.tried.iter().find(|one| sure(one.decision))?;
        Some(Cost {
            entry,
            turn: view.turn(),
            command: self.command,
            best: Command::new(seat, best.decision),
            behind: (best.behind.score - this.behind.score).max(0.0),
            win_behind: (best.behind.win - this.behind.win).max(0.0),
            error: this.error,
            reasons: reasons(view, seat, best.decision, weighed.limit),
        })
    }
}

/// Returns the decisions of a seat up to the cursor of a session in which it had a choice.
fn moments(session: &Session<Game>, seat: Seat, hides_money: bool) -> Vec<Moment> {
    let entries = session.log().iter().enumerate().take(session.cursor());
    let own = entries.filter(|(_, entry)| entry.command.seat == seat);
    let decisions = own.filter_map(|(at, entry)| {
        let seen = session.game_at(at)?.seen_from(Some(seat));
        let view = match hides_money {
            true => seen.without_treasuries(seat),
            false => seen,
        };
        let is_made = !entry.command.decision.is_correction() && is_move(entry.command.decision);
        (is_made && is_choice(&view, seat)).then_some(Moment {
            entry: at,
            command: entry.command,
            view,
        })
    });
    decisions.collect()
}

/// Returns whether this is a move and no entry of what happened at a table. Offers and moves
/// of one's own cards are left out: hints do not judge them.
fn is_move(decision: Decision) -> bool {
    !matches!(
        decision,
        Decision::Offer(..)
            | Decision::Move(..)
            | Decision::Turned(_)
            | Decision::Sold(..)
            | Decision::Draw(_)
            | Decision::Steal(_)
            | Decision::Show(_)
            | Decision::Dealt(_)
            | Decision::Correct(_)
    )
}
