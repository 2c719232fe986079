//! Players that are no people.
//!
//! A bot is given the position as its seat sees it ([`Game::seen_from`]) and guesses the
//! rest ([`Game::imagine`]), so it cannot know more than a person would. The same view,
//! level and seed give the same decision, on every machine: nothing is used of floating
//! point but what is exact everywhere.

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
    /// Tries what Medium thinks of in games that it imagines.
    Strong,
}

impl Level {
    /// All of them, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Strong];
}

/// Games that Strong imagines for a decision.
pub const IMAGINED: u32 = 24;

/// What a bot at this seat decides, given the position as the seat sees it. `seed` is
/// what Strong guesses with.
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
/// If the seat is not asked anything.
#[must_use]
pub fn decide(view: &Game, seat: Seat, level: Level, seed: u64) -> Command {
    decide_within(view, seat, level, seed, IMAGINED)
}

/// The same with so many imagined games for a decision of Strong; with none it plays as
/// Medium does.
///
/// # Panics
/// If the seat is not asked anything.
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
