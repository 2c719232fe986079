//! What Strong does: it tries what Medium thinks of in games that it imagines.
//!
//! Each imagined game is played on once for each thing to try, by Medium in all seats,
//! each from its own view, and looked at a few player phases later. Another decision than
//! Medium's is taken only if it is better by more than chance.

use super::medium;
use super::worth::Yard;
use crate::prince::rules::command::{Command, Decision};
use crate::prince::rules::game::Game;
use crate::prince::rules::state::Phase;
use crate::table::Seat;

/// Things that are tried at most.
const TRIED: usize = 4;

/// Times round the table that an imagined game is played on.
const ROUNDS: usize = 1;

/// Errors of the mean by which something has to be better than what Medium would do.
const SURE: f64 = 1.0;

/// Points that winning the game adds when it ends.
const VICTORY: f64 = 10.0;

/// The decision of Strong.
pub(super) fn decide(view: &Game, seat: Seat, seed: u64, imagined: u32) -> Decision {
    let mut options = medium::options(view, seat);
    options.truncate(TRIED);
    // An attack that lies face down would be guessed blindly.
    let is_guess = matches!(view.phase(), Phase::Defence(_));
    if imagined == 0 || options.len() < 2 || is_guess {
        return options[0];
    }
    let mut gains: Vec<Gain> = vec![Gain::default(); options.len()];
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
    let mut best = (0.0, options[0]);
    for (gain, &option) in gains.iter().zip(&options).skip(1) {
        if gain.is_sure() && gain.mean() > best.0 {
            best = (gain.mean(), option);
        }
    }
    best.1
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
