//! How Strong plays: it tries Medium's candidates in simulated games. In auctions it bids
//! like Medium.
//!
//! Each simulated game is played on once for each candidate, with Medium in all seats, each
//! from its own view, and evaluated a few player phases later. A decision other than
//! Medium's is chosen only if it is better by more than chance.

use super::medium;
use super::worth::Yard;
use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use crate::rules::state::{Bidding, Phase};
use table::Seat;

/// The maximum number of candidates.
const TRIED: usize = 4;

/// For how many rounds of the table a simulated game is played on.
const ROUNDS: usize = 1;

/// By how many standard errors a candidate has to be better than Medium's decision.
const SURE: f64 = 1.0;

/// Points that winning the game adds when it ends.
const VICTORY: f64 = 10.0;

/// A decision that was tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::mind) struct Tried {
    pub(in crate::mind) decision: Decision,
    /// The points of the lead that it gains compared with Medium's decision.
    pub(in crate::mind) gain: f64,
}

/// Returns the decision of Strong.
pub(super) fn decide(view: &Game, seat: Seat, seed: u64, imagined: u32) -> Decision {
    let tried = weigh(view, seat, seed, imagined);
    tried.first().expect("who is asked can decide").decision
}

/// Returns what Strong decides, and the alternatives it tried, the best first.
pub(in crate::mind) fn weigh(view: &Game, seat: Seat, seed: u64, imagined: u32) -> Vec<Tried> {
    let mut options = medium::options(view, seat);
    options.truncate(TRIED);
    // A limit applies to a whole auction. Simulations would find a different one at each
    // bid, and play no better.
    if let Phase::Bidding(bidding) = *view.phase() {
        return weighed_bids(view, seat, &bidding, options);
    }
    // For a face-down attack, every simulation would be a blind guess.
    let is_guess = matches!(view.phase(), Phase::Defence(_));
    let mut gains: Vec<Gain> = vec![Gain::default(); options.len()];
    if options.len() > 1 && !is_guess {
        for number in 0..u64::from(imagined) {
            let game = view.imagine(seed.wrapping_mul(0x1_0001).wrapping_add(number));
            let values = options.iter().map(|&option| value(&game, seat, option));
            let values: Option<Vec<f64>> = values.collect();
            // It may not be legal with a guessed answer.
            let Some(values) = values else {
                continue;
            };
            for (gain, value) in gains.iter_mut().zip(&values) {
                gain.add(value - values[0]);
            }
        }
    }
    let mut best = 0;
    for at in 1..gains.len() {
        if gains[at].is_sure() && gains[at].mean() > gains[best].mean() {
            best = at;
        }
    }
    let tried = options.into_iter().zip(&gains);
    let mut tried: Vec<Tried> = tried
        .map(|(decision, gain)| Tried {
            decision,
            gain: gain.mean(),
        })
        .collect();
    tried[..=best].rotate_right(1);
    // Alternatives without results stay in Medium's order.
    tried[1..].sort_by(|one, other| other.gain.total_cmp(&one.gain));
    tried
}

/// Returns what bids gain over the first of these decisions: the worth of the card minus
/// its price. Passing gains nothing.
fn weighed_bids(view: &Game, seat: Seat, bidding: &Bidding, options: Vec<Decision>) -> Vec<Tried> {
    let yard = Yard::of(view);
    let worth = yard.received(view, seat, bidding.card);
    let value = |decision| match decision {
        Decision::Bid(price) => worth - yard.ducats(price),
        _ => 0.0,
    };
    let first = options.first().map_or(0.0, |&first| value(first));
    let options = options.into_iter().map(|decision| Tried {
        decision,
        gain: value(decision) - first,
    });
    options.collect()
}

/// Returns the value of a decision for a seat in a simulated game; `None` if it is not
/// legal there.
fn value(game: &Game, seat: Seat, decision: Decision) -> Option<f64> {
    let mut game = *game;
    let command = Command::new(seat, decision);
    game.check(&command).ok()?;
    game.play_legal(&command);
    let turn = game.turn();
    let phases = ROUNDS * game.player_count();
    let end = game.displayed().saturating_sub(phases);
    let ends_with_turn = end == 0;
    while let Some(other) = game.may_decide().first() {
        let is_later = !ends_with_turn && game.displayed() < end;
        if game.turn() > turn || is_later {
            break;
        }
        let view = game.seen_from(Some(other));
        let decision = medium::decide(&view, other);
        game.play_legal(&Command::new(other, decision));
    }
    let lead = Yard::of(&game).lead(seat);
    let winners = game.ranking();
    let has_won = game.is_over() && winners.iter().any(|one| one.rank == 1 && one.seat == seat);
    Some(lead + if has_won { VICTORY } else { 0.0 })
}

/// How much better something was, over the simulated games.
#[derive(Clone, Copy, Debug, Default)]
struct Gain {
    games: f64,
    sum: f64,
    squares: f64,
}

impl Gain {
    fn add(&mut self, gain: f64) {
        self.games += 1.0;
        self.sum += gain;
        self.squares += gain * gain;
    }

    fn mean(&self) -> f64 {
        self.sum / self.games.max(1.0)
    }

    /// Returns whether it is better by more than chance.
    fn is_sure(&self) -> bool {
        let mean = self.mean();
        let variance = (self.squares / self.games.max(1.0) - mean * mean).max(0.0);
        let error = (variance / (self.games - 1.0).max(1.0)).sqrt();
        self.games >= 2.0 && mean > SURE * error
    }
}
