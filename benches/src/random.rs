//! Random games: at each decision all legal ones are generated and one is chosen at random.

use fastrand::Rng;
use florence::{Game, Setup};

/// The names of the players.
pub const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "Dana", "Emil"];

/// Returns a game of The Princes of Florence for 2 to 5 players, and the generator that
/// goes on with it.
#[must_use]
pub fn florence(players: usize, seed: u64) -> (Game, Rng) {
    let mut rng = Rng::with_seed(seed);
    let setup = Setup::digital(NAMES[..players].iter().copied(), &mut rng);
    let game = Game::try_from(&setup).expect("a shuffled deal is legal");
    (game, rng)
}

/// Plays one random decision. Returns whether there was one.
pub fn play_one(game: &mut Game, rng: &mut Rng) -> bool {
    if game.is_over() {
        return false;
    }
    let legal = game.legal();
    let command = legal.nth(rng.usize(..legal.len()));
    game.play_legal(&command.expect("the number is below the count"));
    true
}

/// Plays at random to the end. Returns the number of decisions.
#[must_use]
pub fn play_out(mut game: Game, mut rng: Rng) -> u64 {
    let mut decisions = 0;
    while play_one(&mut game, &mut rng) {
        decisions += 1;
    }
    decisions
}

/// Returns a game of The Prince for 3 to 5 players, which draws from a generator of its own.
#[must_use]
pub fn prince(players: usize, seed: u64) -> (prince::Game, Rng) {
    let mut setup = prince::Setup::digital(NAMES[..players].iter().copied(), seed);
    setup.options = prince::Options::with_bots();
    let game = prince::Game::try_from(&setup).expect("a deal is legal");
    (game, Rng::with_seed(seed))
}

/// Plays The Prince at random to the end. Returns the number of decisions.
#[must_use]
pub fn play_out_prince(mut game: prince::Game, mut rng: Rng) -> u64 {
    let mut decisions = 0;
    while let Some(command) = game.random_legal(rng.u64(..)) {
        game.play_legal(&command);
        decisions += 1;
    }
    decisions
}

/// Returns a game of Tiletum for 2 to 4 players.
#[must_use]
pub fn tiletum(players: usize, seed: u64) -> (tiletum::Game, Rng) {
    let setup = tiletum::Setup::digital(NAMES[..players].iter().copied(), seed);
    let game = tiletum::Game::try_from(&setup).expect("a start is legal");
    (game, Rng::with_seed(seed))
}

/// Plays Tiletum at random to the end. Returns the number of entries, drawn ones included.
#[must_use]
pub fn play_out_tiletum(mut game: tiletum::Game, mut rng: Rng) -> u64 {
    let mut legal = Vec::new();
    let mut entries = 0;
    loop {
        let command = match game.draw(&mut |bound| rng.u32(..bound)) {
            Some(command) => command,
            None => {
                game.legal_into(&mut legal);
                let Some(&decision) = rng.choice(legal.iter()) else {
                    return entries;
                };
                let seat = game.may_decide().first();
                tiletum::Command { seat, decision }
            }
        };
        game.play_legal(&command);
        entries += 1;
    }
}
