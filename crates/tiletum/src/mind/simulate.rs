//! Whole games between bots: their scores by source, and whether a rule was broken.

use super::bot::{self, Level};
use super::chance::Random;
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::rule::Violation;
use crate::rules::setup::{Problem, Setup};
use table::{Item as _, Seat};

/// The greatest number of entries in a game; no game between bots comes close.
const MOST_ENTRIES: u32 = 20_000;

/// A game that was not played to its end.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{self:?}")]
pub enum Broken {
    /// The setup is not a legal start.
    Start(Vec<Problem>),
    /// A bot made a decision that the rules refuse.
    Refused(Command, Violation),
    /// A bot had to decide and did not.
    Silent(Seat),
    /// The game did not end.
    Endless,
}

/// A game that was played to its end.
#[derive(Clone, Debug)]
pub struct Played {
    /// Its final position.
    pub game: Game,
    /// The number of entries of its log.
    pub entries: u32,
}

/// Plays a game between bots of these levels, from seat A on. `seed` determines the
/// outcomes of chance and the bots' guesses.
///
/// # Errors
/// The reason why it was not played to its end.
///
/// ```
/// use tiletum::Setup;
/// use tiletum::mind::bot::Level;
/// use tiletum::mind::simulate;
///
/// let setup = Setup::digital(["Anna", "Ben"], 7);
/// let played = simulate::play(&setup, &[Level::One; 2], 7).unwrap();
/// assert!(played.game.is_over());
/// ```
pub fn play(setup: &Setup, levels: &[Level], seed: u64) -> Result<Played, Broken> {
    play_by(setup, seed, |game, seat, guesses| {
        let level = levels.get(seat.index()).copied().unwrap_or(Level::One);
        bot::plan(game, seat, level, guesses)
    })
}

/// Plays a game in which `decides` returns what each seat does next, given a seed for its
/// guesses.
///
/// # Errors
/// As [`play`].
pub fn play_by(
    setup: &Setup,
    seed: u64,
    decides: impl FnMut(&Game, Seat, u64) -> Vec<Command>,
) -> Result<Played, Broken> {
    watch(setup, seed, decides, |_| {})
}

/// Plays as [`play_by`] does, and shows every position in which a plan begins or chance
/// comes next.
///
/// # Errors
/// As [`play`].
pub fn watch(
    setup: &Setup,
    seed: u64,
    mut decides: impl FnMut(&Game, Seat, u64) -> Vec<Command>,
    mut shows: impl FnMut(&Game),
) -> Result<Played, Broken> {
    let mut game = Game::try_from(setup).map_err(Broken::Start)?;
    let mut random = Random::new(seed);
    let mut entries = 0;
    while !game.is_over() {
        shows(&game);
        let commands = match game.may_decide().first() {
            Some(seat) => {
                let guesses = seed
                    .wrapping_mul(1_000_003)
                    .wrapping_add(u64::from(entries));
                let commands = decides(&game, seat, guesses);
                if commands.is_empty() {
                    return Err(Broken::Silent(seat));
                }
                commands
            }
            None => {
                let drawn = game.draw(&mut |bound| random.below(bound));
                drawn.into_iter().collect()
            }
        };
        for command in commands {
            let played = game.play(&command);
            played.map_err(|violation| Broken::Refused(command, violation))?;
            entries += 1;
        }
        if entries > MOST_ENTRIES {
            return Err(Broken::Endless);
        }
    }
    Ok(Played { game, entries })
}
