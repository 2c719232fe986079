//! The value of a position: what every seat can expect, from a network that has learned it
//! by games of bots.

use std::sync::OnceLock;

pub use value::Expected;
use value::{Facts, Net, Sums};

use super::errors::Errors;
use super::facts::{Base, facts};
use super::policy;
use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use crate::rules::state::{Phase, Step};
use table::{BySeat, Item as _, Seat};

/// A trained network.
#[derive(Clone, Debug)]
pub struct Value {
    net: Net,
}

/// The network of the program: `docs/how-bots-learn.md` says how it came about.
static LEARNED: &[u8] = include_bytes!("../../../assets/value.net");

impl Value {
    /// Returns the value that the program's bots have learned.
    ///
    /// # Panics
    ///
    /// Never: a test reads the network.
    #[must_use]
    pub fn learned() -> &'static Value {
        static VALUE: OnceLock<Value> = OnceLock::new();
        VALUE.get_or_init(|| Value::of(Net::from_bytes(LEARNED).expect("a network")))
    }

    /// Takes a network whose inputs are the [`facts`] and which has two outputs: the
    /// points beyond those that the yardstick expects, in tens, and how likely the win is.
    #[must_use]
    pub fn of(net: Net) -> Value {
        Value { net }
    }

    /// Returns the network.
    #[must_use]
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Returns what every seat can expect in a quiet position in which all cards are known.
    /// When the game is over, that is what it has.
    #[must_use]
    pub fn of_position(&self, game: &Game) -> BySeat<Expected> {
        if game.is_over() {
            return ended(game);
        }
        let base = Base::of(game);
        let mut listed = Facts::default();
        let mut expected = BySeat::from_fn(|_| Expected::default());
        let mut read = [Expected::default(); Seat::ALL.len()];
        let read = &mut read[..game.player_count()];
        let mut sums = Sums::of(&self.net);
        for (seat, read) in game.seats().zip(&mut *read) {
            facts(game, seat, &base, &mut listed);
            sums.move_to(&self.net, &listed);
            *read = Expected::read(&self.net, &sums, base.points[seat]);
        }
        Expected::share(read);
        for (seat, &mut read) in game.seats().zip(read) {
            expected[seat] = read;
        }
        expected
    }
}

/// Returns what every seat has at the end of a game: the winners share the win.
#[must_use]
pub fn ended(game: &Game) -> BySeat<Expected> {
    let mut expected = BySeat::from_fn(|_| Expected::default());
    let ranking = game.ranking();
    let winners = ranking.iter().filter(|one| one.rank == 1).count().max(1);
    for ranked in ranking {
        expected[ranked.seat] = Expected {
            points: f32::from(ranked.points),
            win: if ranked.rank == 1 {
                1.0 / winners as f32
            } else {
                0.0
            },
        };
    }
    expected
}

/// Returns whether a position has a value of its own: a player phase begins, its card has
/// just been acquired, an election begins, or the Pope is about to use the papal power.
#[must_use]
pub fn is_quiet(game: &Game) -> bool {
    let is_free = game.trade().is_none() && game.arrival().is_none();
    is_free
        && match game.phase() {
            Phase::Step(Step::Acquire | Step::Play) | Phase::Offices => true,
            Phase::Ballot(ballot) => ballot.voted().is_empty() && !ballot.first,
            _ => false,
        }
}

/// Plays a game in which all cards are known to its end by the policy, each seat with errors
/// of at most this size (0 to 1) and with slips: one decision in `slips` is any legal one.
/// Shows every quiet position on the way.
#[must_use]
pub fn play_on(
    game: &Game,
    errors: BySeat<f64>,
    slips: usize,
    below: &mut dyn FnMut(usize) -> usize,
    mut shows: impl FnMut(&Game),
) -> Game {
    let mut game = *game;
    while let Some(seat) = game.may_decide().first() {
        if is_quiet(&game) {
            shows(&game);
        }
        let view = game.seen_from(Some(seat));
        let slips = slips > 0 && below(slips) == 0 && !matches!(game.phase(), Phase::Bidding(_));
        let decision = match slips {
            true => {
                let legal = view.legal_for(seat);
                legal[below(legal.len())]
            }
            false => policy::decide(&view, seat, Errors::of(&view, seat, errors[seat])),
        };
        let command = Command::new(seat, decision);
        // What is legal for a seat may not be possible with what it cannot see.
        match game.check(&command) {
            Ok(()) => game.play_legal(&command),
            Err(_) => {
                let decision = policy::decide(&view, seat, Errors::NONE);
                game.play_legal(&Command::new(seat, decision));
            }
        }
        debug_assert!(!matches!(decision, Decision::Correct(_)));
    }
    game
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::options::Options;
    use crate::rules::setup::Setup;

    fn begins(players: usize) -> Game {
        let names = ["Anna", "Ben", "Clara", "Dana", "Emil"];
        let mut setup = Setup::digital(names[..players].iter().copied(), 5);
        setup.options = Options::with_bots();
        Game::try_from(&setup).expect("a shuffled deal is legal")
    }

    #[test]
    fn the_network_of_the_program_has_an_input_for_every_fact() {
        let net = Value::learned().net();
        assert_eq!(net.outputs(), 2);
        for players in 3..=5 {
            let mut listed = Facts::default();
            let mut positions = 0;
            let errors = BySeat::from_fn(|_| 0.0);
            let _ = play_on(&begins(players), errors, 0, &mut |_| 0, |game| {
                let base = Base::of(game);
                for seat in game.seats() {
                    facts(game, seat, &base, &mut listed);
                    assert_eq!(listed.inputs(), net.inputs());
                    assert!(listed.on().is_sorted());
                }
                positions += 1;
            });
            assert!(positions > 30, "{positions} of {players} players");
        }
    }

    #[test]
    fn shares_of_the_win_add_up_and_the_end_is_what_it_is() {
        let mut seen = 0;
        let errors = BySeat::from_fn(|_| 0.0);
        let ends = play_on(&begins(4), errors, 0, &mut |_| 0, |game| {
            let all = Value::learned().of_position(game);
            let sum: f32 = game.seats().map(|seat| all[seat].win).sum();
            assert!((sum - 1.0).abs() < 1e-4, "{sum}");
            for seat in game.seats() {
                assert!((10.0..130.0).contains(&all[seat].points), "{:?}", all[seat]);
            }
            seen += 1;
        });
        assert!(seen > 30);
        let all = Value::learned().of_position(&ends);
        for ranked in ends.ranking() {
            assert!((all[ranked.seat].points - f32::from(ranked.points)).abs() < 1e-6);
        }
    }
}
