//! Players that are no people: what they decide, what they would advise, and
//! what a person's decisions cost.
//!
//! A bot looks at a position as its seat sees it ([`Game::seen_for`]) and guesses
//! the rest ([`Game::imagine`]), so it cannot know more than a person would. The
//! same position, seed and number of simulations give the same decision, unless it
//! is stopped, by hand or by a limit of time ([`Thinking`]).

mod advice;
mod auction;
mod candidates;
mod chances;
mod characters;
mod distance;
mod fair;
mod judge;
mod neighbours;
mod outlook;
mod placing;
mod playout;
mod policy;
mod prospects;
mod reasons;
mod review;
mod search;
mod seats;
mod terms;
mod thinking;
mod turn;
mod weights;

use crate::florence::rules::command::{Command, Decision};
use crate::florence::rules::game::{Game, Phase};
use crate::table::{BySeat, Seat};

pub use advice::{Advice, Apart, Choice, Push, advise};
pub use characters::{Promise, promises};
pub use distance::{Cause, Distance, Share};
pub use fair::Fair;
pub use judge::{Margin, compare};
pub use neighbours::expects;
pub use playout::Part;
use policy::Policy;
pub use policy::Taste;
pub use reasons::{Reason, Wants};
pub use review::{Cost, LookBack, Luck, Price, Verdict, look_back};
pub use terms::{About, Term};
pub use thinking::Thinking;
pub use weights::Weights;

pub use crate::table::Level;

/// Imagined games that a strong bot plays for a decision where nobody says
/// otherwise. What more of them would gain is measured by
/// `examples/bots_gain.rs`.
pub const SIMULATIONS: u32 = 1600;

/// Deals in which people's decisions are judged, beforehand and afterwards, where
/// nobody says otherwise: a bid takes less than a second then.
pub const DEALS: u32 = 160;

/// The decision of a bot in the seat whose decision it is; nothing if nobody is
/// to act or the seat cannot see what it would choose from.
///
/// Of the game only what this seat sees is used. `simulations` is the number of
/// imagined games a strong bot may play ([`SIMULATIONS`] by default); the other
/// levels need none.
///
/// ```
/// use studiolo::florence::mind::bot::{self, Level, Thinking};
/// use studiolo::florence::{Game, Setup};
///
/// let mut rng = fastrand::Rng::with_seed(1);
/// let mut game = Game::try_from(&Setup::digital(["Anna", "Ben"], &mut rng)).unwrap();
/// while let Some(command) = bot::decide(&game, Level::Medium, 7, 0, &Thinking::new()) {
///     game.play(&command).unwrap();
/// }
/// assert!(game.is_over());
/// ```
#[must_use]
pub fn decide(
    game: &Game,
    level: Level,
    seed: u64,
    simulations: u32,
    thinking: &Thinking,
) -> Option<Command> {
    let seat = game.to_act()?;
    if let Some((pass, _)) = game.forced_pass() {
        return Some(pass);
    }
    let seen = &game.seen_for(seat);
    let mut rng = fastrand::Rng::with_seed(seed);
    match level {
        Level::Random => at_random(seen, &mut rng),
        Level::Easy => one_ply(seen, seat, Taste::EASY, &mut rng),
        Level::Medium => one_ply(seen, seat, Taste::TUNED, &mut rng),
        Level::Strong => strong(seen, seat, seed, simulations, thinking),
    }
}

/// The decision of the one-ply judgement with this taste, as [`decide`] gives
/// it for the levels.
#[must_use]
pub fn judge(game: &Game, taste: Taste, seed: u64) -> Option<Command> {
    let seat = game.to_act()?;
    if let Some((pass, _)) = game.forced_pass() {
        return Some(pass);
    }
    one_ply(
        &game.seen_for(seat),
        seat,
        taste,
        &mut fastrand::Rng::with_seed(seed),
    )
}

fn at_random(seen: &Game, rng: &mut fastrand::Rng) -> Option<Command> {
    let legal = seen.legal();
    let count = legal.len();
    (count > 0).then(|| legal.nth(rng.usize(..count)))?
}

fn strong(
    seen: &Game,
    seat: Seat,
    seed: u64,
    simulations: u32,
    thinking: &Thinking,
) -> Option<Command> {
    let simulations = match seen.phase() {
        // Another bid comes soon where somebody goes higher.
        Phase::Characters => simulations / 2,
        Phase::Seats
        | Phase::StartingHands
        | Phase::Auction
        | Phase::Actions
        | Phase::Reveal
        | Phase::Over => simulations,
    };
    thinking.plan(simulations);
    if let Some(command) = obvious(seen, seed) {
        return Some(command);
    }
    search::search(seen, seat, seed, simulations, thinking)
}

/// A bid so far below or above what the object is worth that there is nothing
/// to think about.
fn obvious(seen: &Game, seed: u64) -> Option<Command> {
    if let (Some(decision), Some(seat)) = (seats::decide(seen), seen.to_act()) {
        return Some(Command::new(seat, decision));
    }
    let bidding = seen.bidding().filter(|_| seen.pending().is_none())?;
    let mut rng = fastrand::Rng::with_seed(seed);
    let imagined = seen.imagine(&mut rng);
    let weights = BySeat::all(Weights::TUNED);
    let valuation = auction::Valuation::of(&imagined, &weights, |_, _| 1.0);
    let seat = bidding.turn;
    let most = valuation.limit(seat, bidding.object, 0.0, &Weights::TUNED);
    let limit = valuation.highest_bid(&imagined, seat, bidding.object, &Weights::TUNED);
    let price = seen.next_bid()?;
    let decision = if 2 * price > 3 * most + 400 {
        Decision::Pass
    } else if 5 * price < 2 * limit {
        Decision::Raise(price)
    } else {
        return None;
    };
    let command = Command::new(seat, decision);
    seen.check(&command).is_ok().then_some(command)
}

fn one_ply(seen: &Game, seat: Seat, taste: Taste, rng: &mut fastrand::Rng) -> Option<Command> {
    let imagined = seen.imagine(rng);
    let command = Policy::new(BySeat::all(taste), rng.u64(..)).choose(&imagined)?;
    debug_assert_eq!(command.seat, seat);
    if seen.check(&command).is_ok() {
        return Some(command);
    }
    // It speaks of a card that is hidden even from this seat.
    at_random(seen, rng)
}
