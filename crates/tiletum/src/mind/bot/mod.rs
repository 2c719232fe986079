//! Computer players.
//!
//! Nothing is private in Tiletum (G4), so a bot gets the game itself and simulates what is
//! still unseen ([`Game::draw`]). The same game, level and seed give the same decision on
//! every machine, because only exactly reproducible floating-point operations are used.

mod easy;
mod moves;
mod outlook;
pub(super) mod playout;
mod projects;
pub(super) mod search;
mod tiles;
pub mod weights;
pub(super) mod worth;

use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use crate::rules::state::Phase;
use search::{Breadth, Planner};
use table::Seat;

pub use weights::Weights;
pub(super) use worth::king_worth;

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Takes a random die, then does something sensible with it.
    Easy,
    /// Plans each turn as a whole and considers all dice.
    Medium,
    /// Plans more broadly and tests its best plans in simulated rounds.
    Strong,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Level; 3] = [Level::Easy, Level::Medium, Level::Strong];

    /// Returns the nearest of the three bots for a level of the ladder; the better one if
    /// two are equally near.
    #[must_use]
    pub fn nearest(level: table::Level) -> Level {
        match level {
            table::Level::One | table::Level::Two => Level::Easy,
            table::Level::Three | table::Level::Four | table::Level::Five => Level::Medium,
            table::Level::Six | table::Level::Seven | table::Level::Eight => Level::Strong,
        }
    }
}

/// How Medium plans.
pub(super) const MEDIUM: Breadth = Breadth {
    beginnings: 12,
    followed: 1,
};

/// Returns the decision of a bot in this seat; `None` if the seat does not decide now.
/// `seed` determines its guesses.
///
/// ```
/// use tiletum::mind::bot::{Level, decide};
/// use tiletum::{Game, Setup};
///
/// let mut game = Game::try_from(&Setup::digital(["Anna", "Ben"], 7)).unwrap();
/// let mut random = 7_u32;
/// while game.round() == 1 {
///     let command = match game.may_decide().first() {
///         Some(seat) => decide(&game, seat, Level::Easy, 1).unwrap(),
///         None => game
///             .draw(&mut |bound| {
///                 random = random.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
///                 (random >> 16) % bound
///             })
///             .unwrap(),
///     };
///     game.play(&command).unwrap();
/// }
/// ```
#[must_use]
pub fn decide(game: &Game, seat: Seat, level: Level, seed: u64) -> Option<Command> {
    plan(game, seat, level, seed).first().copied()
}

/// Returns all decisions of a bot in this seat until the end of its turn, or until a tile
/// comes that it wants to see first. Empty if the seat does not decide now.
#[must_use]
pub fn plan(game: &Game, seat: Seat, level: Level, seed: u64) -> Vec<Command> {
    plan_by(game, seat, level, &Weights::TUNED, seed)
}

/// Plans as `plan` does, with weights other than the tuned ones.
#[must_use]
pub fn plan_by(
    game: &Game,
    seat: Seat,
    level: Level,
    weights: &Weights,
    seed: u64,
) -> Vec<Command> {
    if !game.may_decide().contains(seat) {
        return Vec::new();
    }
    let plan = match (game.phase(), level) {
        (Phase::King, _) => return vec![Command::new(seat, worth::king_tile(game, seat, weights))],
        (_, Level::Easy) => {
            return until_chance(game, seat, &easy::plan(game, seat, weights, seed));
        }
        (_, Level::Medium) => Planner::new(weights, seed)
            .plans(game, seat, MEDIUM)
            .into_iter()
            .next(),
        (_, Level::Strong) => playout::weigh(game, seat, weights, seed)
            .into_iter()
            .next()
            .map(|tried| tried.plan),
    };
    match plan {
        Some(plan) => until_chance(game, seat, &plan.decisions),
        // No way to the end of the turn was found.
        None => game.legal().into_iter().take(1).collect(),
    }
}

/// Returns the decisions of a plan up to and including the first after which chance
/// decides.
fn until_chance(game: &Game, seat: Seat, decisions: &[Decision]) -> Vec<Command> {
    let mut game = *game;
    let mut commands = Vec::new();
    for &decision in decisions {
        let command = Command::new(seat, decision);
        game.play_legal(&command);
        commands.push(command);
        if game.waits_for_chance() {
            break;
        }
    }
    commands
}

/// A bot that plans once and follows its plan as long as the game proceeds as planned. When
/// it does not, because a tile came or a player undid a decision, the bot plans anew.
///
/// ```
/// use tiletum::mind::bot::{Follower, Level};
/// use tiletum::{Game, Setup};
/// use table::Seat;
///
/// let game = Game::try_from(&Setup::digital(["Anna", "Ben"], 7)).unwrap();
/// let mut bot = Follower::new(Level::Strong);
/// // The dice are not rolled yet.
/// assert_eq!(bot.decide(&game, Seat::A, 1), None);
/// ```
#[derive(Clone, Debug)]
pub struct Follower {
    level: Level,
    /// The expected next position and the commands planned from there, the next one last.
    next: Option<(Game, Vec<Command>)>,
}

impl Follower {
    /// Creates a bot of this level without a plan.
    #[must_use]
    pub fn new(level: Level) -> Self {
        Self { level, next: None }
    }

    /// Returns the decision of the seat; `None` if it does not decide now. `seed`
    /// determines the guesses of a new plan.
    pub fn decide(&mut self, game: &Game, seat: Seat, seed: u64) -> Option<Command> {
        let planned = self.next.take();
        let planned = planned.filter(|(expected, _)| expected == game);
        let mut commands = planned.map_or(Vec::new(), |(_, commands)| commands);
        if commands.last().is_none_or(|next| next.seat != Some(seat)) {
            commands = plan(game, seat, self.level, seed);
            commands.reverse();
        }
        let command = commands.pop()?;
        let mut after = *game;
        after.play_legal(&command);
        self.next = Some((after, commands));
        Some(command)
    }
}
