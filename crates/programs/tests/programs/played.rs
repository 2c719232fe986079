//! Games of each kind for the tests.

use programs::played::Played;
use programs::view::View;
use table::{Game, Item as _, Seat};

/// A game under test.
pub(crate) trait Tried: Played {
    /// Returns the start of a game on a screen.
    fn begun(players: usize, deal: u64) -> Self;

    /// Returns another position that this seat cannot tell apart from this one.
    fn twin(&self, seat: Seat, seed: u64) -> Self;
}

const NAMES: [&str; 5] = ["Anna", "Ben", "Clara", "Dana", "Emil"];

impl Tried for florence::Game {
    fn begun(players: usize, deal: u64) -> Self {
        let mut setup = florence::Setup::dealt(NAMES.into_iter().take(players), deal);
        setup.agree(florence::Options {
            muse: deal % 2 == 1,
            cooperative: deal % 3 == 2 && players > 2,
            ..florence::Options::default()
        });
        Self::try_from(&setup).expect("a legal start")
    }

    fn twin(&self, seat: Seat, seed: u64) -> Self {
        let mut rng = fastrand::Rng::with_seed(seed);
        self.seen_from(Some(seat)).imagine(&mut rng)
    }
}

impl Tried for prince::Game {
    fn begun(players: usize, deal: u64) -> Self {
        let names = NAMES.into_iter().take(players.max(3));
        let mut setup = prince::Setup::digital(names, deal);
        setup.options = prince::Options::with_bots();
        Self::try_from(&setup).expect("a legal start")
    }

    fn twin(&self, seat: Seat, seed: u64) -> Self {
        let seen = self.seen_from(Some(seat));
        let imagined = seen.imagine(seed);
        if imagined.seen_from(Some(seat)) == seen {
            return imagined;
        }
        // Who has answered is public, and is imagined anew: only the cards differ then.
        let mut setup = prince::Setup::from(&imagined);
        let now = prince::Setup::from(self);
        if let (Some(other), Some(now)) = (&mut setup.position, now.position) {
            other.phase = now.phase;
        }
        Self::try_from(&setup).unwrap_or(*self)
    }
}

impl Tried for tiletum::Game {
    fn begun(players: usize, deal: u64) -> Self {
        let names = NAMES.into_iter().take(players.min(4));
        let setup = tiletum::Setup::digital(names, deal);
        Self::try_from(&setup).expect("a legal start")
    }

    // Everyone sees everything; what is drawn later is in no position.
    fn twin(&self, _: Seat, _: u64) -> Self {
        *self
    }
}

/// Plays a game with random decisions of those that programs can make, and looks at each of
/// them before. Returns how many decisions there were.
pub(crate) fn wander<G: Tried>(
    players: usize,
    deal: u64,
    mut look: impl FnMut(&G, &View<G>),
) -> usize {
    let mut rng = fastrand::Rng::with_seed(deal);
    let mut game = G::begun(players, deal);
    let mut decisions = 0;
    while !game.is_over() && decisions < 600 {
        let command = match game.may_decide().first() {
            Some(seat) => {
                let view = View::of(&game, seat);
                look(&game, &view);
                decisions += 1;
                let choice = rng.choice(view.decisions());
                choice.expect("there is something to decide").clone()
            }
            None => {
                let drawn = game.chance(&mut |bound| rng.u32(..bound));
                drawn.expect("chance goes on")
            }
        };
        game.play(&command).expect("it is legal");
    }
    decisions
}

/// Calls a test for each game.
macro_rules! for_each_game {
    ($test:ident) => {
        #[test]
        fn princes_of_florence() {
            $test::<florence::Game>();
        }

        #[test]
        fn the_prince() {
            $test::<prince::Game>();
        }

        #[test]
        fn tiletum() {
            $test::<tiletum::Game>();
        }
    };
}
pub(crate) use for_each_game;

/// Returns the seat before this one.
pub(crate) fn other(seat: Seat) -> Seat {
    match seat {
        Seat::A => Seat::B,
        _ => Seat::ALL[seat.index() - 1],
    }
}
