//! The value of a position: what every seat can expect, from a network that has learned it
//! by games of bots.

use std::sync::OnceLock;

pub use value::Expected;
use value::{Facts, Net, Sums};

use super::facts::{Base, facts};
use crate::rules::game::Game;
use table::{BySeat, Item as _, Seat};

/// A trained network.
#[derive(Clone, Debug)]
pub struct Value {
    net: Net,
}

/// The network of the program: `docs/how-bots-learn.md` says how it came about.
static LEARNED: &[u8] = include_bytes!("../../../assets/value.net");

/// What the whole win counts for, in VP of the lead: near a tie, one point of lead changes
/// the share of the win by about 2 %.
const WIN: f32 = 50.0;

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

    /// Takes a network whose inputs are the [`facts`] and which has two outputs: the points
    /// beyond those that the judgement expects, in tens, and how likely the win is.
    #[must_use]
    pub fn of(net: Net) -> Value {
        Value { net }
    }

    /// Returns the network.
    #[must_use]
    pub fn net(&self) -> &Net {
        &self.net
    }

    /// Returns what every seat can expect in a quiet position.
    #[must_use]
    pub fn of_position(&self, game: &Game) -> BySeat<Expected> {
        self.reader().of_position(game)
    }

    /// Returns what reads one position after another.
    pub(in crate::mind) fn reader(&self) -> Reader<'_> {
        Reader {
            net: &self.net,
            listed: Facts::default(),
            sums: Vec::new(),
        }
    }
}

/// Reads positions, and carries the hidden sums of every seat from one to the next: in
/// those of the same turn most facts are the same.
#[derive(Debug)]
pub(in crate::mind) struct Reader<'a> {
    net: &'a Net,
    listed: Facts,
    sums: Vec<Sums>,
}

impl Reader<'_> {
    fn of_position(&mut self, game: &Game) -> BySeat<Expected> {
        let mut expected = BySeat::all(Expected::default());
        if game.is_over() {
            let first = game.standing().first().copied();
            for seat in game.seats() {
                expected[seat].points = f32::from(game.player(seat).vp());
                expected[seat].win = f32::from(u8::from(first == Some(seat)));
            }
            return expected;
        }
        let base = Base::of(game);
        let mut read = [Expected::default(); Seat::ALL.len()];
        let read = &mut read[..game.player_count()];
        self.sums
            .resize_with(game.player_count(), || Sums::of(self.net));
        for ((seat, sums), read) in game.seats().zip(&mut self.sums).zip(&mut *read) {
            facts(game, seat, &base, &mut self.listed);
            sums.move_to(self.net, &self.listed);
            *read = Expected::read(self.net, sums, base.points[seat]);
        }
        Expected::share(read);
        for (seat, &mut read) in game.seats().zip(read) {
            expected[seat] = read;
        }
        expected
    }

    /// Returns how good a quiet position is for a seat, in VP: half of it is the expected
    /// lead over the best rival, half the share of the win.
    pub(in crate::mind) fn for_seat(&mut self, game: &Game, seat: Seat) -> f32 {
        let all = self.of_position(game);
        let rivals = game.seats().filter(|&rival| rival != seat);
        let best = rivals.map(|rival| all[rival].points);
        let lead = all[seat].points - best.fold(f32::NEG_INFINITY, f32::max);
        0.5 * lead + 0.5 * WIN * all[seat].win
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mind::bot::facts::is_quiet;
    use crate::mind::bot::{Level, plan};
    use crate::mind::simulate::watch;
    use crate::rules::Setup;

    const NAMES: [&str; 4] = ["Anna", "Ben", "Clara", "Dana"];

    #[test]
    fn the_network_of_the_program_has_an_input_for_every_fact() {
        let net = Value::learned().net();
        assert_eq!(net.outputs(), 2);
        for players in 2..=4 {
            let mut listed = Facts::default();
            let mut positions = 0;
            let setup = Setup::digital(NAMES[..players].iter().copied(), 3);
            let decides = |game: &Game, seat, seed| plan(game, seat, Level::Two, seed);
            let played = watch(&setup, 1, decides, |game| {
                if !is_quiet(game) {
                    return;
                }
                positions += 1;
                let base = Base::of(game);
                for seat in game.seats() {
                    facts(game, seat, &base, &mut listed);
                    assert_eq!(listed.inputs(), net.inputs());
                    assert!(listed.on().is_sorted());
                }
            });
            assert!(played.is_ok() && positions > 24 * players, "{positions}");
        }
    }

    #[test]
    fn shares_of_the_win_add_up_and_who_has_won_has_it_all() {
        let setup = Setup::digital(NAMES, 5);
        let begins = Game::try_from(&setup).expect("a digital start is legal");
        let all = Value::learned().of_position(&begins);
        let sum: f32 = begins.seats().map(|seat| all[seat].win).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        for seat in begins.seats() {
            assert!((0.1..0.45).contains(&all[seat].win), "{:?}", all[seat]);
            assert!(
                (130.0..220.0).contains(&all[seat].points),
                "{:?}",
                all[seat]
            );
        }
        let decides = |game: &Game, seat, seed| plan(game, seat, Level::Three, seed);
        let played = watch(&setup, 1, decides, |_| {}).expect("bots decide legally");
        let all = Value::learned().of_position(&played.game);
        for (rank, seat) in played.game.standing().into_iter().enumerate() {
            assert_eq!(all[seat].points, f32::from(played.game.player(seat).vp()));
            assert_eq!(all[seat].win > 0.5, rank == 0);
        }
    }
}
