//! The value of a position: what every seat can expect, from a network that has learned it
//! by games of bots.

use std::sync::OnceLock;

pub use value::Expected;
use value::{Facts, Net, Sums};

use super::facts::{Base, facts};
use super::policy::Policy;
use super::taste::Taste;
use crate::rules::game::{Game, Phase};
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
    /// points beyond those that the planner expects, in tens, and how likely the win is.
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
    #[must_use]
    pub fn of_position(&self, game: &Game) -> BySeat<Expected> {
        let base = Base::of(game);
        let mut listed = Facts::default();
        let mut expected = BySeat::all(Expected::default());
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

    /// Returns what one seat can expect: its points, its lead over the best rival, and its
    /// share of the win.
    #[must_use]
    pub(super) fn for_seat(&self, game: &Game, seat: Seat) -> (f32, f32, f32) {
        let all = self.of_position(game);
        let rivals = game.seats().filter(|&rival| rival != seat);
        let best = rivals.map(|rival| all[rival].points);
        let lead = all[seat].points - best.fold(f32::NEG_INFINITY, f32::max);
        (all[seat].points, lead, all[seat].win)
    }
}

/// How many phases after its own a bot plays on before it judges.
/// `examples/bots_sight.rs` measures what fewer and more of them would gain.
const PHASES: u8 = 4;

/// How far a bot looks ahead.
#[derive(Clone, Copy, Debug)]
pub struct Sight {
    /// What judges the position that it reaches.
    pub value: &'static Value,
    /// How many phases it plays on: 0 until the decision's own phase or turn is over, 1
    /// until the next one is, too; a round has two of them.
    pub phases: u8,
}

impl Sight {
    /// Returns how far bots and hints look ahead at the table of this game; `None` if the
    /// value is of no use there, since it has learned from games with the printed rules
    /// only: games are then simulated to the end.
    #[must_use]
    pub(super) fn at_table(game: &Game) -> Option<Sight> {
        let options = game.options();
        let is_learned = options.house_rules.is_none() && !options.older;
        is_learned.then(Sight::learned)
    }

    /// Returns how far bots and hints look ahead, with the value of the program.
    #[must_use]
    pub fn learned() -> Sight {
        Sight {
            value: Value::learned(),
            phases: PHASES,
        }
    }

    /// Returns whether a quiet position is far enough from the one after the decision.
    pub(super) fn is_reached(&self, from: &Game, now: &Game) -> bool {
        let moment = |game: &Game| match game.phase() {
            Phase::Seats | Phase::StartingHands | Phase::Auction => 2 * game.round(),
            Phase::Characters | Phase::Actions => 2 * game.round() + 1,
            Phase::Reveal | Phase::Over => u8::MAX,
        };
        let passed = moment(now).saturating_sub(moment(from));
        let turn = |game: &Game| game.turn().map(|turn| turn.seat);
        let is_new_turn = from.phase() == Phase::Actions && turn(from) != turn(now);
        passed > self.phases || (self.phases == 0 && is_new_turn)
    }
}

/// Returns whether a position has a value of its own: it is at the beginning of an auction
/// or of an action, and no decision must come first.
#[must_use]
pub fn is_quiet(game: &Game) -> bool {
    let phase = matches!(game.phase(), Phase::Auction | Phase::Actions);
    phase && game.pending().is_none() && game.bidding().is_none()
}

/// Plays a game in which all cards are known to its end by the one-ply judgement with this
/// taste, and shows every quiet position on the way. Auctions are one decision.
#[must_use]
pub fn play_on(
    game: &Game,
    tastes: BySeat<Taste>,
    seed: u64,
    mut shows: impl FnMut(&Game),
) -> Game {
    let mut game = *game;
    let mut policy = Policy::imagining(tastes, seed);
    loop {
        if is_quiet(&game) {
            shows(&game);
        }
        match policy.choose(&game) {
            Some(command) if game.play(&command).is_ok() => {}
            _ => return game,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Setup;

    fn begins(players: usize) -> Game {
        let mut rng = fastrand::Rng::with_seed(5);
        let names = ["Anna", "Ben", "Clara", "Dana", "Emil"];
        let setup = Setup::digital(names[..players].iter().copied(), &mut rng);
        Game::try_from(&setup).expect("a shuffled deal is legal")
    }

    #[test]
    fn the_network_of_the_program_has_an_input_for_every_fact() {
        let net = Value::learned().net();
        assert_eq!(net.outputs(), 2);
        for players in 2..=5 {
            let mut listed = Facts::default();
            let mut positions = 0;
            let tastes = BySeat::all(Taste::VARIED);
            let _ = play_on(&begins(players), tastes, 1, |game| {
                let base = Base::of(game);
                for seat in game.seats() {
                    facts(game, seat, &base, &mut listed);
                    assert_eq!(listed.inputs(), net.inputs());
                    assert!(listed.on().is_sorted());
                }
                positions += 1;
            });
            assert!(
                positions > 30,
                "{positions} quiet positions of {players} players"
            );
        }
    }

    #[test]
    fn shares_of_the_win_add_up_and_a_great_lead_wins() {
        let mut game = begins(4);
        while !is_quiet(&game) {
            let command = game.legal().nth(0).expect("the game goes on");
            game.play(&command).expect("legal");
        }
        let imagined = game.imagine(&mut fastrand::Rng::with_seed(1));
        let all = Value::learned().of_position(&imagined);
        let sum: f32 = game.seats().map(|seat| all[seat].win).sum();
        assert!((sum - 1.0).abs() < 1e-4, "{sum}");
        // At the beginning everyone has about the same.
        for seat in game.seats() {
            assert!((0.1..0.45).contains(&all[seat].win), "{:?}", all[seat]);
            assert!((35.0..75.0).contains(&all[seat].points), "{:?}", all[seat]);
        }
    }
}
