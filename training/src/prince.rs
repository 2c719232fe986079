//! Games of *The Prince* from which a network learns.

use ::prince::mind::bot::{Base, Mind, Value, ended, facts, is_quiet, play_on};
use ::prince::{Game, Options, Setup};
use fastrand::Rng;
use table::{BySeat, Item as _, Seat};
use value::{Expected, Facts, Net};

use crate::learning::Games;
use crate::net::Sample;
use crate::positions::Positions;

/// Who plays the games.
#[derive(Clone, Copy)]
pub(crate) enum Prince {
    /// The policy, with errors and slips.
    Policy,
    /// Bots that look ahead and judge by a network.
    Search {
        /// What they judge by.
        value: &'static Value,
        /// In how many games they try a candidate.
        simulations: u32,
    },
}

/// How many of the quiet positions of a game are learned from: one in this many.
const ONE_IN: usize = 4;
/// How many decisions of the policy there are for each that is any legal one.
const SLIPS: usize = 40;

impl Games for Prince {
    fn inputs(&self) -> usize {
        let begins = deal(1, 3);
        let mut listed = Facts::default();
        facts(&begins, Seat::A, &Base::of(&begins), &mut listed);
        listed.inputs()
    }

    fn net(&self) -> Option<&Net> {
        match self {
            Self::Policy => None,
            Self::Search { value, .. } => Some(value.net()),
        }
    }

    fn play(&self, number: u64) -> Vec<Sample> {
        let mut rng = Rng::with_seed(number);
        let begins = deal(rng.u64(..), rng.usize(3..=5));
        match *self {
            Self::Policy => by_policy(&begins, &mut rng),
            Self::Search { value, simulations } => by_search(begins, value, simulations, &mut rng),
        }
    }
}

fn deal(seed: u64, players: usize) -> Game {
    let names = ["Anna", "Ben", "Clara", "David", "Eva"];
    let mut setup = Setup::digital(names[..players].iter().copied(), seed);
    setup.options = Options::with_bots();
    setup.pope = Seat::ALL[seed as usize % players];
    Game::try_from(&setup).expect("a shuffled deal is legal")
}

fn by_policy(begins: &Game, rng: &mut Rng) -> Vec<Sample> {
    let mut found = Positions::default();
    let errors = BySeat::from_fn(|_| [0.0, 0.3, 0.6][rng.usize(..3)]);
    let mut shown = Rng::with_seed(rng.u64(..));
    let ends = play_on(
        begins,
        errors,
        SLIPS,
        &mut |below| rng.usize(..below),
        |game| {
            if shown.usize(..ONE_IN) == 0 {
                add(&mut found, game);
            }
        },
    );
    found.ending(&at_end(&ends))
}

fn by_search(begins: Game, value: &'static Value, simulations: u32, rng: &mut Rng) -> Vec<Sample> {
    let mut found = Positions::default();
    let mut game = begins;
    let minds = BySeat::from_fn(|_| Mind {
        simulations,
        // So that games differ, and good moves are seen beside slips.
        errors: [0.0, 0.2, 0.4][rng.usize(..3)],
        slips: [0.0, 1.0, 3.0][rng.usize(..3)],
        ..Mind::with(value)
    });
    while let Some(seat) = game.may_decide().first() {
        if is_quiet(&game) && rng.usize(..2) == 0 {
            add(&mut found, &game);
        }
        let view = game.seen_from(Some(seat));
        let command = minds[seat].decide(&view, seat, rng.u64(..));
        if game.play(&command).is_err() {
            return Vec::new();
        }
    }
    found.ending(&at_end(&game))
}

/// Adds a position in which all cards are known.
fn add(found: &mut Positions, game: &Game) {
    let base = Base::of(game);
    found.push(game.seats(), |seat, listed| {
        facts(game, seat, &base, listed);
        base.points[seat]
    });
}

/// Returns what each seat had at the end of a game.
fn at_end(game: &Game) -> Vec<Expected> {
    let ended = ended(game);
    game.seats().map(|seat| ended[seat]).collect()
}
