//! Computer players.
//!
//! A bot gets the position as its seat sees it ([`Game::seen_from`]) and guesses the rest
//! ([`Game::imagine`]), so it cannot know more than a person would. The same view, level
//! and seed give the same decision on every machine: of floating-point arithmetic, only
//! operations that are exact everywhere are used.

mod chances;
mod easy;
pub(super) mod harm;
pub(super) mod medium;
pub(super) mod playout;
pub(super) mod seizing;
pub(super) mod worth;

use crate::rules::command::Command;
use crate::rules::game::Game;
use table::Seat;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Looks at what is printed on a card, defends nothing, votes for itself.
    Easy,
    /// Weighs everything by one yardstick: protection, votes, harm, what can be seized.
    Medium,
    /// Tries Medium's candidates in simulated games.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Strong];
}

/// The number of games that Strong simulates for a decision.
pub const IMAGINED: u32 = 24;

/// Returns the decision of a bot in this seat, given the position as the seat sees it.
/// `seed` is for Strong's guesses.
///
/// ```
/// use prince::mind::bot::{Level, decide};
/// use prince::{Game, Setup};
///
/// let mut setup = Setup::digital(["Anna", "Ben", "Clara"], 7);
/// setup.options = prince::Options::with_bots();
/// let mut game = Game::try_from(&setup).unwrap();
/// while let Some(seat) = game.may_decide().first() {
///     let view = game.seen_from(Some(seat));
///     game.play(&decide(&view, seat, Level::Medium, 1)).unwrap();
/// }
/// assert!(game.is_over());
/// ```
///
/// # Panics
/// Panics if the seat has nothing to decide.
#[must_use]
pub fn decide(view: &Game, seat: Seat, level: Level, seed: u64) -> Command {
    decide_within(view, seat, level, seed, IMAGINED)
}

/// Like `decide`, with this many simulated games for a decision of Strong; with 0 it plays
/// like Medium.
///
/// # Panics
/// Panics if the seat has nothing to decide.
#[must_use]
pub fn decide_within(view: &Game, seat: Seat, level: Level, seed: u64, imagined: u32) -> Command {
    assert!(view.may_decide().contains(seat));
    let decision = match level {
        Level::Easy => easy::decide(view, seat),
        Level::Medium => medium::decide(view, seat),
        Level::Strong => playout::decide(view, seat, seed, imagined),
    };
    Command::new(seat, decision)
}
