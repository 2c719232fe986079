//! Games of *The Princes of Florence* from which a network learns.

use ::florence::mind::bot::{
    Aim, Base, Level, Mind, Sight, Taste, Thinking, Value, decide_as, facts, is_quiet, play_on,
};
use ::florence::mind::tournament::{deal, seed};
use ::florence::{Game, Options, tally};
use table::{BySeat, Seat};
use value::{Expected, Facts, Net};

use crate::learning::Games;
use crate::net::Sample;
use crate::positions::Positions;

/// Who plays the games.
#[derive(Clone, Copy)]
pub(crate) enum Florence {
    /// The one-ply judgement.
    Policy,
    /// Bots that look ahead and judge by a network.
    Search {
        /// What they judge by.
        value: &'static Value,
        /// How many games they begin for a decision.
        simulations: u32,
    },
}

impl Games for Florence {
    fn inputs(&self) -> usize {
        let mut rng = fastrand::Rng::with_seed(0);
        let begins = deal(2, Options::default(), &mut rng).expect("a shuffled deal is legal");
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
        match *self {
            Self::Policy => by_policy(number),
            Self::Search { value, simulations } => by_search(number, value, simulations),
        }
    }
}

/// How many of the quiet positions of a game are learned from: one in this many.
const ONE_IN: u64 = 4;

/// Returns what the table agreed on and how many play in the game with this number.
fn table(number: u64) -> (usize, Options) {
    let mut rng = fastrand::Rng::with_seed(seed(number, 7));
    let players = rng.usize(2..=5);
    let muse = rng.u8(..4) == 0;
    let cooperative = players > 2 && rng.u8(..8) == 0;
    let options = Options {
        muse,
        cooperative,
        ..Options::default()
    };
    (players, options)
}

/// Plays the game with this number by the one-ply judgement and returns some of its
/// positions with their ends.
fn by_policy(number: u64) -> Vec<Sample> {
    let (players, options) = table(number);
    let mut rng = fastrand::Rng::with_seed(number);
    let Ok(begins) = deal(players, options, &mut rng) else {
        return Vec::new();
    };
    let mut found = Positions::default();
    let tastes = BySeat::all(Taste::VARIED);
    let mut moment = 0;
    let ends = play_on(&begins, tastes, rng.u64(..), |game| {
        moment += 1;
        if seed(number, moment).is_multiple_of(ONE_IN) {
            add(&mut found, game);
        }
    });
    found.ending(&at_end(&ends))
}

/// Plays the game with this number by bots that judge by a network, and returns some of its
/// positions with their ends.
fn by_search(number: u64, value: &'static Value, simulations: u32) -> Vec<Sample> {
    let (players, options) = table(number);
    let mut rng = fastrand::Rng::with_seed(number);
    let Ok(mut game) = deal(players, options, &mut rng) else {
        return Vec::new();
    };
    let mut found = Positions::default();
    let mut mind = Mind::of(Level::Eight.into(), players);
    mind.sight = Some(Sight { value, phases: 1 });
    mind.aim = Aim::VALUE;
    mind.simulations = simulations;
    // So that games of the same deal differ, and good moves are seen beside slips.
    mind.taste = Taste::VARIED;
    let mut moment = 0;
    while let Some(command) = decide_as(&game, &mind, rng.u64(..), &Thinking::new()) {
        moment += 1;
        if is_quiet(&game) && seed(number, moment).is_multiple_of(2) {
            add(&mut found, &game);
        }
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
    let accounts = tally(game);
    let first = accounts.iter().filter(|account| account.rank == 1).count();
    let of = |seat: Seat| {
        let account = accounts.iter().find(|account| account.seat == seat);
        let wins = account.is_some_and(|account| account.rank == 1);
        Expected {
            points: account.map_or(0.0, |account| f32::from(account.total)),
            win: if wins { 1.0 / first as f32 } else { 0.0 },
        }
    };
    game.seats().map(of).collect()
}
