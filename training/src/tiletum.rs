//! Games of *Tiletum* from which a network learns.

use ::tiletum::mind::bot::{
    Base, Breadth, Compares, Level, Mind, Trials, Value, facts, is_quiet, plan_as,
};
use ::tiletum::mind::simulate::watch;
use ::tiletum::{Game, Phase, Setup};
use florence::mind::tournament::seed;
use table::{Item as _, Seat};
use value::{Facts, Net};

use crate::learning::Games;
use crate::net::Sample;

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
                    found.push(game);
                }
            },
        );
        played.map_or_else(|_| Vec::new(), |played| found.ending(&played.game))
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

/// Positions of a game that has not ended yet.
#[derive(Default)]
struct Positions {
    listed: Facts,
    samples: Vec<Sample>,
}

impl Positions {
    fn push(&mut self, game: &Game) {
        let base = Base::of(game);
        let mut sample = Sample::default();
        for seat in game.seats() {
            facts(game, seat, &base, &mut self.listed);
            sample.on.extend_from_slice(self.listed.on());
            sample.ends.push(sample.on.len() as u32);
            sample.points.push(base.points[seat]);
        }
        self.samples.push(sample);
    }

    /// Returns the positions with the end of the game.
    fn ending(self, game: &Game) -> Vec<Sample> {
        let first = game.standing().first().copied();
        let mut samples = self.samples;
        for sample in &mut samples {
            for (seat, points) in game.seats().zip(&mut sample.points) {
                *points = (f32::from(game.player(seat).vp()) - *points) / 10.0;
                sample.wins.push(f32::from(u8::from(first == Some(seat))));
            }
        }
        samples
    }
}
