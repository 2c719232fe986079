//! What Strong does: it tries what Medium thinks of in games that it imagines. In auctions
//! it bids as Medium does.
//!
//! Each imagined game is played on once for each thing to try, by Medium in all seats,
//! each from its own view, and looked at a few player phases later. Another decision than
//! Medium's is taken only if it is better by more than chance.

use super::medium;
use super::worth::Yard;
use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use crate::rules::state::{Bidding, Phase};
use table::Seat;

/// Things that are tried at most.
const TRIED: usize = 4;

/// Times round the table that an imagined game is played on.
const ROUNDS: usize = 1;

/// Errors of the mean by which something has to be better than what Medium would do.
const SURE: f64 = 1.0;

/// Points that winning the game adds when it ends.
const VICTORY: f64 = 10.0;

/// A decision that was tried.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(in crate::mind) struct Tried {
    pub(in crate::mind) decision: Decision,
    /// The points of the lead that it gains over what Medium would do.
    pub(in crate::mind) gain: f64,
}

/// The decision of Strong.
pub(super) fn decide(view: &Game, seat: Seat, seed: u64, imagined: u32) -> Decision {
    let tried = weigh(view, seat, seed, imagined);
    tried.first().expect("who is asked can decide").decision
}

/// What Strong decides, and what else it has tried, the best first.
pub(in crate::mind) fn weigh(view: &Game, seat: Seat, seed: u64, imagined: u32) -> Vec<Tried> {
    let mut options = medium::options(view, seat);
    options.truncate(TRIED);
    // A limit holds for a whole auction. Imagined games would find another one at each bid,
    // and play no better.
    if let Phase::Bidding(bidding) = *view.phase() {
        return weighed_bids(view, seat, &bidding, options);
    }
    // An attack that lies face down would be guessed blindly.
    let is_guess = matches!(view.phase(), Phase::Defence(_));
    let mut gains: Vec<Gain> = vec![Gain::default(); options.len()];
    if options.len() > 1 && !is_guess {
        for number in 0..u64::from(imagined) {
            let game = view.imagine(seed.wrapping_mul(0x1_0001).wrapping_add(number));
            let values = options.iter().map(|&option| value(&game, seat, option));
            let values: Option<Vec<f64>> = values.collect();
            // An answer that was guessed may not allow it.
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
    // Of the others, those that nothing was found out about stay in Medium's order.
    tried[1..].sort_by(|one, other| other.gain.total_cmp(&one.gain));
    tried
}

/// What bids gain over the first of these decisions: what the card is worth, less its price.
/// Passing gains nothing.
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

/// What a seat has of a decision in an imagined game; nothing if it is not legal there.
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

/// By how much something was better, over imagined games.
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

    /// Whether it is better by more than chance.
    fn is_sure(&self) -> bool {
        let mean = self.mean();
        let variance = (self.squares / self.games.max(1.0) - mean * mean).max(0.0);
        let error = (variance / (self.games - 1.0).max(1.0)).sqrt();
        self.games >= 2.0 && mean > SURE * error
    }
}
