//! A bot that remembers its plan, for callers that ask for one decision at a time.

use super::{Level, plan};
use crate::rules::command::Command;
use crate::rules::game::Game;
use table::Seat;

/// A bot that plans once and then follows its plan, as long as the game goes on as it was
/// planned. Where it does not, because a tile came or somebody undid a decision, it plans
/// anew.
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
    /// The position that is expected next, and the commands that are planned from there,
    /// the next one last.
    next: Option<(Game, Vec<Command>)>,
}

impl Follower {
    /// A bot of this level without a plan.
    #[must_use]
    pub fn new(level: Level) -> Self {
        Self { level, next: None }
    }

    /// What the seat decides; nothing if it is not asked. `seed` is what a new plan is
    /// guessed with.
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
