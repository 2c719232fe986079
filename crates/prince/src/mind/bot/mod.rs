//! Computer players.
//!
//! A bot gets the position as its seat sees it ([`Game::seen_from`]) and guesses the rest
//! ([`Game::imagine`]), so it cannot know more than a person would. The same view, level
//! and seed give the same decision on every machine: of floating-point arithmetic, only
//! operations that are exact everywhere are used.

pub(super) mod auction;
mod chances;
mod easy;
pub(super) mod errors;
mod facts;
pub(super) mod harm;
pub(super) mod minds;
pub(super) mod policy;
pub(super) mod search;
pub(super) mod seizing;
pub(super) mod trading;
mod value;
pub(super) mod worth;

use crate::rules::command::Command;
use crate::rules::game::Game;
use easy::Eyes;
use errors::Errors;
pub use facts::{Base, facts};
pub use minds::{Mind, is_learned};
use table::Seat;
pub use value::{Expected, Value, ended, is_quiet, play_on};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Looks at the points printed on a card, and misjudges them.
    One,
    /// Looks at what is printed on a card, and defends nothing.
    Two,
    /// Weighs everything by one yardstick, but misjudges cards.
    Three,
    /// Weighs everything by one yardstick: protection, votes, harm, what can be seized.
    Four,
    /// Tries a few candidates in a few simulated games, and misjudges some.
    Five,
    /// Tries all candidates in simulated games, judged by what was learned from many games.
    Six,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 6] = [
        Level::One,
        Level::Two,
        Level::Three,
        Level::Four,
        Level::Five,
        Level::Six,
    ];

    /// Returns the number of the level, 1 to 6.
    #[must_use]
    pub fn step(self) -> u8 {
        self as u8 + 1
    }

    /// Returns the level of this game for a level of the program: the last one for those
    /// beyond it.
    #[must_use]
    pub fn nearest(level: table::Level) -> Self {
        let at = usize::from(level.step()) - 1;
        Self::ALL[at.min(Self::ALL.len() - 1)]
    }

    /// Returns in how many simulated games at most it tries a candidate; 0 if it does not
    /// look ahead.
    #[must_use]
    pub fn simulations(self) -> u32 {
        self.plays().simulations()
    }

    fn plays(self) -> Plays {
        match self {
            Self::One => Plays::Printed {
                errors: 0.9,
                far: false,
            },
            Self::Two => Plays::Printed {
                errors: 0.0,
                far: true,
            },
            Self::Three => Plays::Policy { errors: 1.2 },
            Self::Four => Plays::Policy { errors: 0.0 },
            Self::Five => Plays::Ahead(Mind {
                simulations: 8,
                candidates: 4,
                phases: 0,
                errors: 0.6,
                slips: 6.0,
                ..Mind::strongest()
            }),
            Self::Six => Plays::Ahead(Mind::strongest()),
        }
    }
}

/// How a level plays. Errors are fractions of a card's worth.
enum Plays {
    Printed { errors: f64, far: bool },
    Policy { errors: f64 },
    Ahead(Mind),
}

impl Plays {
    fn simulations(&self) -> u32 {
        match self {
            Self::Printed { .. } | Self::Policy { .. } => 0,
            Self::Ahead(mind) => mind.simulations,
        }
    }
}

/// Returns the decision of a bot in this seat, given the position as the seat sees it.
/// `seed` is for the guesses of levels that look ahead.
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
///     game.play(&decide(&view, seat, Level::Four, 1)).unwrap();
/// }
/// assert!(game.is_over());
/// ```
///
/// # Panics
/// Panics if the seat has nothing to decide.
#[must_use]
pub fn decide(view: &Game, seat: Seat, level: Level, seed: u64) -> Command {
    decide_within(view, seat, level, seed, level.simulations())
}

/// Like `decide`, with this many simulated games for a candidate, if the level looks ahead;
/// with 0 it plays like Four.
///
/// # Panics
/// Panics if the seat has nothing to decide.
#[must_use]
pub fn decide_within(
    view: &Game,
    seat: Seat,
    level: Level,
    seed: u64,
    simulations: u32,
) -> Command {
    assert!(view.may_decide().contains(seat));
    let errs = |size: f64| match size > 0.0 {
        true => Errors::of(view, seat, size),
        false => Errors::NONE,
    };
    let decision = match level.plays() {
        Plays::Printed { errors, far } => {
            let errors = errs(errors);
            easy::decide(view, seat, Eyes { errors, far })
        }
        Plays::Policy { errors } => policy::decide(view, seat, errs(errors)),
        Plays::Ahead(_) if simulations == 0 => policy::decide(view, seat, Errors::NONE),
        Plays::Ahead(mind) => {
            let mind = Mind {
                simulations,
                ..mind
            };
            return mind.decide(view, seat, seed);
        }
    };
    Command::new(seat, decision)
}
