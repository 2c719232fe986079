//! What a bot decides: at once if the choice is clear, otherwise by looking ahead if its
//! level does so.

use super::auction::Valuation;
use super::ladder::Mind;
use super::playout::mixed;
use super::policy::Policy;
use super::taste::Taste;
use super::thinking::Thinking;
use super::weights::Weights;
use super::{search, seats, sense};
use crate::rules::command::{Command, Decision};
use crate::rules::game::{Game, Phase};
use table::{Bot, BySeat, Item as _, Seat};

/// Returns the decision of a bot in the seat to act; `None` if no seat is to act or the
/// seat cannot see what it would choose from.
///
/// It uses only what this seat sees. The number of simulated games depends on the bot's
/// level; `most` is an upper limit for impatient callers (`u32::MAX` for none).
///
/// ```
/// use florence::mind::bot::{self, Level, Thinking};
/// use florence::{Game, Setup};
///
/// let mut rng = fastrand::Rng::with_seed(1);
/// let mut game = Game::try_from(&Setup::digital(["Anna", "Ben"], &mut rng)).unwrap();
/// while let Some(command) = bot::decide(&game, Level::Four, 7, 0, &Thinking::new()) {
///     game.play(&command).unwrap();
/// }
/// assert!(game.is_over());
/// ```
#[must_use]
pub fn decide(
    game: &Game,
    bot: impl Into<Bot>,
    seed: u64,
    most: u32,
    thinking: &Thinking,
) -> Option<Command> {
    let mut mind = Mind::of(bot.into(), game.player_count());
    mind.simulations = mind.simulations.min(most);
    decide_as(game, &mind, seed, thinking)
}

/// Returns the decision of a bot with this mind, like [`decide`] for the bots of the
/// ladder.
#[must_use]
pub fn decide_as(game: &Game, mind: &Mind, seed: u64, thinking: &Thinking) -> Option<Command> {
    let seat = game.to_act()?;
    if let Some((pass, _)) = game.forced_pass() {
        return Some(pass);
    }
    let seen = &game.seen_for(seat);
    let seed = steady(seen, seat).unwrap_or(seed);
    if mind.simulations > 0 {
        let seed = steady_in_turn(seen, seat).unwrap_or(seed);
        return look_ahead(seen, seat, &mind.at_table(seen), seed, thinking);
    }
    one_ply(seen, seat, mind.taste, &mut fastrand::Rng::with_seed(seed))
}

/// Returns, in an auction phase, a seed that stays the same until the seat has acquired
/// something: a bot that has sold points for a bid then still judges the bid worthwhile
/// when it makes it.
fn steady(seen: &Game, seat: Seat) -> Option<u64> {
    let bids = seen.phase() == Phase::Auction && seen.pending().is_none();
    let hand = seen.player(seat).hand().known().iter();
    let hand = hand.fold(0, |cards, card| cards | 1 << card.index());
    let moment = u64::from(seen.round()) << 8 | seat.index() as u64;
    bids.then(|| mixed(hand, moment))
}

/// Returns, in a turn of the action phase, a seed that stays the same until the turn ends: a
/// bot that looks ahead then does what it foresaw, and misjudges an action in one way.
fn steady_in_turn(seen: &Game, seat: Seat) -> Option<u64> {
    let acts = seen.phase() == Phase::Actions && seen.pending().is_none();
    let others = seen.others(seat).map(|other| {
        u64::from(other.prestige()) << 16
            | u64::from(other.jesters()) << 8
            | u64::from(other.works())
    });
    let others = others.fold(0, mixed);
    let moment = u64::from(seen.round()) << 8 | seat.index() as u64;
    acts.then(|| mixed(others, moment))
}

/// Returns any legal decision, each equally likely. This is not a bot, but a yardstick for
/// bots and for the rules.
#[must_use]
pub fn at_random(game: &Game, seed: u64) -> Option<Command> {
    let seat = game.to_act()?;
    let mut rng = fastrand::Rng::with_seed(seed);
    any(&game.seen_for(seat), &mut rng)
}

/// Returns the decision of the one-ply judgement with this taste, like [`decide`] for the
/// levels.
#[must_use]
pub fn judge(game: &Game, taste: Taste, seed: u64) -> Option<Command> {
    decide_as(game, &Mind::one_ply(taste), seed, &Thinking::new())
}

fn any(seen: &Game, rng: &mut fastrand::Rng) -> Option<Command> {
    let legal = seen.legal();
    let count = legal.len();
    (count > 0).then(|| legal.nth(rng.usize(..count)))?
}

fn look_ahead(
    seen: &Game,
    seat: Seat,
    mind: &Mind,
    seed: u64,
    thinking: &Thinking,
) -> Option<Command> {
    let simulations = match seen.phase() {
        // If another player bids higher, this seat soon bids again.
        Phase::Characters => mind.simulations / 2,
        Phase::Seats
        | Phase::StartingHands
        | Phase::Auction
        | Phase::Actions
        | Phase::Reveal
        | Phase::Over => mind.simulations,
    };
    thinking.plan(simulations);
    if sense::is_too_much(seen) {
        return Some(Command::new(seat, Decision::Pass));
    }
    if let Some(command) = obvious(seen, &mind.taste, seed) {
        return Some(command);
    }
    let search = |seen: &Game| search::search(seen, seat, mind, seed, simulations, thinking);
    let best = search(seen)?;
    sense::before_work(seen, &best, search).or(Some(best))
}

/// Returns a decision if the bid is so far below or above the object's worth that no search
/// is needed.
fn obvious(seen: &Game, taste: &Taste, seed: u64) -> Option<Command> {
    if let (Some(decision), Some(seat)) = (seats::decide(seen), seen.to_act()) {
        return Some(Command::new(seat, decision));
    }
    let bidding = seen.bidding().filter(|_| seen.pending().is_none())?;
    let mut rng = fastrand::Rng::with_seed(seed);
    let imagined = seen.imagine(&mut rng);
    let seat = bidding.turn;
    let mut weights = BySeat::all(Weights::TUNED);
    weights[seat] = taste.weights;
    let valuation = Valuation::of(&imagined, &weights, |_, _| 1.0);
    let most = valuation.limit(seat, bidding.object, 0.0, &weights[seat]);
    let limit = valuation.highest_bid(&imagined, seat, bidding.object, &weights[seat]);
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

/// Returns the decision of the one-ply judgement with this taste, in one imagined deal.
pub(super) fn one_ply(
    seen: &Game,
    seat: Seat,
    taste: Taste,
    rng: &mut fastrand::Rng,
) -> Option<Command> {
    let imagined = seen.imagine(rng);
    // The preferences of the others are unknown.
    let mut tastes = BySeat::all(taste.without_likes());
    tastes[seat] = taste;
    let command = Policy::new(tastes, rng.u64(..)).choose(&imagined)?;
    debug_assert_eq!(command.seat, seat);
    if seen.check(&command).is_ok() {
        return Some(command);
    }
    // The decision names a card that is hidden even from this seat.
    any(seen, rng)
}
