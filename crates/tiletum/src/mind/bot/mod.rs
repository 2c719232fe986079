//! Computer players.
//!
//! Nothing is private in Tiletum (G4), so a bot gets the game itself and simulates what is
//! still unseen ([`Game::draw`]). The same game, level and seed give the same decision on
//! every machine, because only exactly reproducible floating-point operations are used.

mod facts;
mod level;
mod minds;
mod moves;
mod outlook;
pub(super) mod playout;
mod projects;
pub(super) mod search;
mod tiles;
mod value;
pub mod weights;
pub(super) mod worth;

use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use crate::rules::state::Phase;
use table::Seat;

pub use facts::{Base, facts, is_quiet};
pub use level::Level;
pub use minds::{Compares, Mind, Trials};
pub use search::Breadth;
pub use value::{Expected, Value};
pub use weights::Weights;

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
///         Some(seat) => decide(&game, seat, Level::Two, 1).unwrap(),
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
    plan_as(game, seat, &Mind::of(level), seed)
}

/// Plans as [`plan`] does, with a mind of its own.
#[must_use]
pub fn plan_as(game: &Game, seat: Seat, mind: &Mind, seed: u64) -> Vec<Command> {
    plan_by(game, seat, mind, &Weights::TUNED, seed)
}

/// Plans as [`plan_as`] does, with weights other than the tuned ones.
#[must_use]
pub fn plan_by(game: &Game, seat: Seat, mind: &Mind, weights: &Weights, seed: u64) -> Vec<Command> {
    if !game.may_decide().contains(seat) {
        return Vec::new();
    }
    if game.phase() == Phase::King {
        return vec![king(game, seat, mind, weights)[0].0];
    }
    let weighed = playout::weigh(game, seat, mind, weights, seed);
    match weighed.tried.first() {
        Some(tried) => until_chance(game, seat, &tried.plan.decisions),
        // No way to the end of the turn was found.
        None => game.legal().into_iter().take(1).collect(),
    }
}

/// Returns both ways to deal with the tile beside the king track (K4), the better one
/// first, with how good each is, in VP.
pub(super) fn king(game: &Game, seat: Seat, mind: &Mind, weights: &Weights) -> [(Command, f32); 2] {
    let of = |take| {
        let command = Command::new(seat, Decision::KingTile(take));
        let mut after = *game;
        after.play_legal(&command);
        let value = match mind.compares {
            Compares::Value(value, _) => value.reader().for_seat(&after, seat),
            Compares::Worth | Compares::Rounds(_) => worth::worth(&after, seat, weights),
        };
        (command, value)
    };
    let [taken, left] = [of(true), of(false)];
    match taken.1 >= left.1 {
        true => [taken, left],
        false => [left, taken],
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
/// let mut bot = Follower::new(Level::Six);
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
