//! What a game has to offer so that programs can play it.

use florence::mind::tournament::Bot;
use table::{Game, Seat};
use words::notation::Written;

/// A game that programs can play. Everything is asked of the position as its seat sees it.
pub trait Played: Written + Copy + Game<Start: for<'game> From<&'game Self>> {
    /// Returns the position as a seat sees it. Money that the table has agreed to hide is
    /// assumed to be as much as the seat has itself.
    #[must_use]
    fn seen_by_program(&self, seat: Seat) -> Self {
        self.seen_from(Some(seat))
    }

    /// Returns how the game ended: the points and the rank of each seat.
    fn result(&self) -> (Vec<u16>, Vec<u8>);

    /// Returns the decisions of a seat that a program can choose from by number.
    fn listed(&self, seat: Seat) -> Vec<Self::Command>;

    /// Returns whether a decision may be made although it is not listed, because the list
    /// has only some values of its kind. Whatever notes facts of a real table or sets a
    /// value by hand is no such decision.
    fn may_be_unlisted(command: &Self::Command) -> bool;

    /// Says what each decision does, in the current language.
    fn sentences(&self, start: &Self::Start, commands: &[Self::Command]) -> Vec<String>;

    /// Returns what our own bot decides, given this number of simulated games if it looks
    /// ahead; `None` if the seat has nothing to decide.
    fn decided(&self, seat: Seat, bot: table::Bot, own: Own) -> Option<Self::Command>;
}

/// What a decision of our own bot depends on besides the position.
#[derive(Clone, Copy, Debug)]
pub struct Own {
    /// The number of simulated games for a decision; `None` for as many as the level has.
    pub simulations: Option<u32>,
    /// The seed of its guesses.
    pub seed: u64,
}

/// Returns what a bot named on the command line decides.
pub(crate) fn decided<G: Played>(seen: &G, seat: Seat, bot: Bot, seed: u64) -> Option<G::Command> {
    let Some(plays) = bot.plays else {
        return fastrand::Rng::with_seed(seed).choice(seen.listed(seat));
    };
    let simulations = bot.simulations;
    seen.decided(seat, plays, Own { simulations, seed })
}
