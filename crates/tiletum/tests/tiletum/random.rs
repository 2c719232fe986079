//! Random games: every legal decision is equally likely, except that all swaps for the same
//! good together count as one decision, because otherwise there would be little else.

use table::{Item as _, Seat};
use tiletum::{Command, Decision, Event, Game, Setup};

/// Returns how many games a test plays for each number of players; the environment can ask
/// for more.
pub(crate) fn games(usually: u64) -> u64 {
    let asked = std::env::var("TILETUM_GAMES").ok();
    asked
        .and_then(|games| games.parse().ok())
        .unwrap_or(usually)
}

pub(crate) fn setup(players: usize, seed: u64) -> Setup {
    let mut setup = Setup::digital(
        ["Anna", "Ben", "Clara", "Dana"]
            .iter()
            .take(players)
            .copied(),
        seed,
    );
    let first = usize::try_from(seed).expect("few games") % players;
    setup.first = Seat::ALL[first];
    setup
}

pub(crate) fn digital(players: usize, seed: u64) -> Game {
    Game::try_from(&setup(players, seed)).expect("a sound start")
}

/// Returns the next command of a random game; `None` when it is over.
pub(crate) fn next(game: &Game, rng: &mut fastrand::Rng) -> Option<Command> {
    if let Some(command) = game.draw(&mut |bound| rng.u32(..bound)) {
        return Some(command);
    }
    let legal = game.legal();
    loop {
        let command = rng.choice(&legal).copied()?;
        let alike = match command.decision {
            Decision::Exchange(_, _, Some(_)) => 20,
            Decision::Exchange(_, _, None) => 4,
            _ => 1,
        };
        if rng.u8(..alike) == 0 {
            return Some(command);
        }
    }
}

/// Plays a game to its end and shows each step: before, command, after.
pub(crate) fn walk(
    mut game: Game,
    seed: u64,
    mut each: impl FnMut(&Game, &Command, &Game, &[Event]),
) -> Game {
    let mut rng = fastrand::Rng::with_seed(seed);
    for _ in 0..20_000 {
        let Some(command) = next(&game, &mut rng) else {
            assert!(game.is_over(), "nobody can decide: {:?}", game.phase());
            return game;
        };
        let before = game;
        let events = game.play(&command).expect("a legal command");
        each(&before, &command, &game, &events);
    }
    panic!("no end of game {seed}: {:?}", game.phase());
}
