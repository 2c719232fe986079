//! The Easy bot: it takes a random die without changing its value, then plans the turn with
//! a narrow search.

use super::search::{Breadth, Planner};
use super::weights::Weights;
use crate::mind::chance::Random;
use crate::rules::command::{Command, Decision};
use crate::rules::game::Game;
use crate::rules::state::{Phase, Step};
use table::Seat;

/// How Easy plans the rest of a turn.
const EASY: Breadth = Breadth {
    beginnings: 2,
    followed: 1,
};

/// Returns the decisions of Easy until the end of the turn.
pub(super) fn plan(game: &Game, seat: Seat, weights: &Weights, seed: u64) -> Vec<Decision> {
    let mut game = *game;
    let mut decisions = Vec::new();
    if game.phase() == Phase::Turn(Step::Before) && game.frames().top().is_none() {
        let dice: Vec<_> = game.wheel().kinds().collect();
        let counts = dice.iter().map(|&die| u32::from(game.wheel().count(die)));
        let mut at = Random::new(seed).below(counts.clone().sum::<u32>().max(1));
        for (&die, count) in dice.iter().zip(counts) {
            if at < count {
                let take = Decision::TakeDie(die, die.value);
                game.play_legal(&Command::new(seat, take));
                decisions.push(take);
                break;
            }
            at -= count;
        }
    }
    let plans = Planner::new(weights, seed).plans(&game, seat, EASY);
    if let Some(plan) = plans.into_iter().next() {
        decisions.extend(plan.decisions);
    }
    decisions
}
