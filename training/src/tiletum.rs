//! Games of *Tiletum* from which a network learns.

use ::tiletum::mind::bot::{
    Base, Breadth, Compares, Level, Mind, Trials, Value, facts, is_quiet, plan_as,
};
use ::tiletum::mind::simulate::watch;
use ::tiletum::{Game, Phase, Setup};
use florence::mind::tournament::seed;
use table::{Item as _, Seat};
use value::{Expected, Facts, Net};

use crate::learning::Games;
use crate::net::Sample;
use crate::positions::Positions;

/// Who plays the games.
#[derive(Clone, Copy)]
pub(crate) enum Tiletum {
    /// Planners that judge by the positions at the end of a turn.
    Policy,
    /// Planners that judge by a network.
    Search {
        /// What they judge by.
        value: &'static Value,
        /// How many rounds they simulate for a plan at most.
        simulations: u32,
    },
}

const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

impl Games for Tiletum {
    fn inputs(&self) -> usize {
        let begins = Setup::digital(NAMES, 1);
        let begins = Game::try_from(&begins).expect("a digital start is legal");
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
        let mut rng = fastrand::Rng::with_seed(seed(number, 7));
        let players = rng.usize(2..=4);
        let mut setup = Setup::digital(NAMES[..players].iter().copied(), number);
        setup.first = Seat::ALL[rng.usize(..players)];
        let mind = self.mind();
        let mut slips = mind;
        slips.first.beginnings = 6;
        slips.again = None;
        slips.error = 25.0;
        slips.compares = Compares::Worth;
        let mut found = Positions::default();
        let mut moment = 0;
        let played = watch(
            &setup,
            number,
            |game, seat, guesses| {
                // Some slips, so that games and positions vary.
                let mind = if rng.u8(..12) == 0 { &slips } else { &mind };
                plan_as(game, seat, mind, guesses)
            },
            |game| {
                moment += 1;
                let one_in = match game.phase() {
                    Phase::Tidy => 12,
                    _ if self.net().is_some() => 2,
                    _ => 3,
                };
                if is_quiet(game) && seed(number, moment).is_multiple_of(one_in) {
                    add(&mut found, game);
                }
            },
        );
        played.map_or_else(|_| Vec::new(), |played| found.ending(&at_end(&played.game)))
    }

    fn portion(&self) -> u64 {
        if self.net().is_some() { 250 } else { 500 }
    }
}

impl Tiletum {
    fn mind(self) -> Mind {
        match self {
            Self::Policy => {
                let mut mind = Mind::of(Level::Four);
                mind.first.beginnings = 6;
                mind
            }
            Self::Search { value, simulations } => {
                let trials = Trials {
                    plans: 4,
                    imagined: simulations,
                };
                let mut mind = Mind::judging(value, trials);
                mind.first = Breadth {
                    beginnings: 8,
                    followed: 2,
                    ends: 3,
                };
                mind.again = None;
                mind
            }
        }
    }
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
    let first = game.standing().first().copied();
    let of = |seat: Seat| Expected {
        points: f32::from(game.player(seat).vp()),
        win: f32::from(u8::from(first == Some(seat))),
    };
    game.seats().map(of).collect()
}
