//! The Strong bot: it plans more broadly and tests its best plans in simulated rounds.
//!
//! Each plan is played to the end of the round by quick planners in all seats, with the
//! same tiles and tokens for each plan as far as possible. A plan is judged by the worth of
//! the resulting position, minus a share of its worth to the best rival.

use super::search::{Breadth, Plan, Planner};
use super::weights::Weights;
use super::worth::{king_tile, worth};
use crate::mind::chance::Random;
use crate::rules::command::Command;
use crate::rules::game::Game;
use crate::rules::state::Phase;
use table::Seat;

/// How Strong plans.
const STRONG: Breadth = Breadth {
    beginnings: 40,
    followed: 1,
};

/// How the most promising beginnings are planned again.
const DEEPER: Breadth = Breadth {
    beginnings: 10,
    followed: 8,
};

/// How all players continue in simulated rounds.
const QUICK: Breadth = Breadth {
    beginnings: 3,
    followed: 1,
};

/// How much is tried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::mind) struct Trials {
    /// The number of plans that are tested.
    pub(in crate::mind) plans: usize,
    /// The number of simulated rounds for each.
    pub(in crate::mind) imagined: u32,
}

impl Trials {
    /// The trials of Strong.
    pub(in crate::mind) const STRONG: Trials = Trials {
        plans: 5,
        imagined: 8,
    };
    /// The trials for a hint.
    pub(in crate::mind) const ADVICE: Trials = Trials {
        plans: 8,
        imagined: 12,
    };
}

/// A plan that was tried.
#[derive(Clone, Debug, PartialEq)]
pub(in crate::mind) struct Tried {
    pub(in crate::mind) plan: Plan,
    /// Its worth after simulated rounds, in VP.
    pub(in crate::mind) value: f32,
}

/// Weighs what a seat can do with the rest of its turn, the best first.
pub(in crate::mind) fn weigh(game: &Game, seat: Seat, weights: &Weights, seed: u64) -> Vec<Tried> {
    weigh_within(game, seat, weights, seed, Trials::STRONG)
}

/// Weighs as `weigh` does, with this many trials.
pub(in crate::mind) fn weigh_within(
    game: &Game,
    seat: Seat,
    weights: &Weights,
    seed: u64,
    trials: Trials,
) -> Vec<Tried> {
    let mut planner = Planner::new(weights, seed);
    let plans = planner.deepened(game, seat, STRONG, DEEPER);
    let tried = plans.into_iter().take(trials.plans).map(|plan| Tried {
        value: plan.worth,
        plan,
    });
    let mut tried: Vec<Tried> = tried.collect();
    if tried.len() > 1 && trials.imagined > 0 {
        for one in &mut tried {
            let values = (0..u64::from(trials.imagined)).map(|number| {
                let seed = seed.wrapping_mul(0x1_0001).wrapping_add(number);
                value(game, seat, &one.plan, weights, seed)
            });
            one.value = values.sum::<f32>() / trials.imagined as f32;
        }
        tried.sort_by(|one, other| other.value.total_cmp(&one.value));
    }
    tried
}

/// Returns the value of a plan to a seat at the end of a simulated round.
fn value(game: &Game, seat: Seat, plan: &Plan, weights: &Weights, seed: u64) -> f32 {
    let mut game = *game;
    let mut random = Random::new(seed);
    for &decision in &plan.decisions {
        let command = Command::new(seat, decision);
        if game.check(&command).is_err() {
            break;
        }
        game.play_legal(&command);
        random.settle_turn(&mut game);
    }
    play_round(&mut game, weights, &mut random);
    let rivals = game.seats().filter(|&other| other != seat);
    let rivals = rivals.map(|other| worth(&game, other, weights));
    worth(&game, seat, weights) - weights.rival * rivals.fold(0.0, f32::max)
}

/// Plays until the next round or the end of the game.
fn play_round(game: &mut Game, weights: &Weights, random: &mut Random) {
    let round = game.round();
    let mut planner = Planner::new(weights, 0);
    while game.round() == round && !game.is_over() {
        let Some(seat) = game.may_decide().first() else {
            if let Some(command) = game.draw(&mut |bound| random.below(bound)) {
                game.play_legal(&command);
                continue;
            }
            return;
        };
        if game.phase() == Phase::King {
            let decision = king_tile(game, seat, weights);
            game.play_legal(&Command::new(seat, decision));
            continue;
        }
        let plans = planner.plans(game, seat, QUICK);
        let Some(plan) = plans.into_iter().next() else {
            return;
        };
        for &decision in &plan.decisions {
            game.play_legal(&Command::new(seat, decision));
            random.settle_turn(game);
        }
    }
}
